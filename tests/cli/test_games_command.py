from __future__ import annotations

import json
import subprocess
import sys

import petteia
from cli.running import Run


def test_games_are_listed_with_their_options(run: Run) -> None:
    shown = run("games").stdout
    assert "7 Wonders Duel" in shown
    assert "draft | first_game" in shown
    assert "D2.5" in shown


def test_games_as_json_name_choices_default_and_rule(run: Run, pebbles: petteia.Game) -> None:
    listed = {game["id"]: game for game in json.loads(run("games --json").stdout)}
    assert listed["duel"]["seats"] == [2]
    assert listed["duel"]["options"][0] == {
        "name": "wonders",
        "choices": ["draft", "first_game"],
        "default": "draft",
        "rule": "D2.5",
        "about": "Draft the wonders, or start with the eight recommended for a first game.",
    }
    assert listed["pebbles"]["version"] == "1"


def test_an_unknown_game_is_an_error_that_names_the_known_ones(run: Run) -> None:
    result = run("play chess")
    assert result.exit_code == 2
    assert "There is no game 'chess'" in result.stderr
    assert "duel" in result.stderr


def test_the_package_can_be_run_as_a_module() -> None:
    command = [sys.executable, "-m", "petteia", "games", "--json"]
    listed = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
    assert "duel" in [game["id"] for game in listed]

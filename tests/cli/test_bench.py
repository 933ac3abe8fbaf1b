"""`petteia bench` gives its figures, for people and for programs."""

from __future__ import annotations

import json

import pytest
from click.testing import CliRunner

import petteia
from petteia.cli import main


def test_the_figures_for_programs_are_there() -> None:
    done = CliRunner().invoke(main, ["bench", "duel", "--quick", "--json"])
    assert done.exit_code == 0, done.output
    figures = json.loads(done.stdout)
    assert figures["compiled"] == petteia.COMPILED
    for name in ("games_per_second", "stepped_games_per_second", "decisions_per_second", "copies_per_second"):
        assert figures[name] > 0
    assert figures["search_turns_per_second"] > 0
    assert figures["decisions_per_second"] > figures["stepped_games_per_second"]
    assert figures["instructions_per_game"] is None  # --quick counts none
    assert figures["bytes_per_state"] < 1000


@pytest.mark.prove  # the README's tour prints it, too
def test_the_table_for_people_names_the_build() -> None:
    done = CliRunner().invoke(main, ["bench", "duel", "--quick"])
    assert done.exit_code == 0, done.output
    assert "7 Wonders Duel, 2 seats" in done.stdout
    assert "copies per second" in done.stdout


def test_a_number_of_seats_that_the_game_does_not_take_is_refused() -> None:
    done = CliRunner().invoke(main, ["bench", "duel", "--seats", "5"])
    assert done.exit_code == 2
    assert "duel is played by 2, not by 5" in done.output

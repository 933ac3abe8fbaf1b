"""Recorded games of other engines replay with every option, cost, state and score equal."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

import pytest
from transcripts import Replay, main, replay_file

GAMES = Path(__file__).parents[2] / "fixtures" / "duel_games.jsonl.gz"


def test_all_recorded_games_replay() -> None:
    games, decisions, mismatches = replay_file(GAMES)
    assert mismatches == []
    assert (games, decisions) == (48, 3421)


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("steps", 20, "after", "coins", 0), 99),
        (("steps", 30, "after", "vp_now", 1), 99),
        (("steps", 12, "options", "n_legal"), 99),
        (("result", "winner"), 5),
        (("result", "scores", 0, "blue"), 99),
    ],
)
def test_a_record_that_differs_is_noticed(tmp_path: Path, path: tuple[str | int, ...], value: int) -> None:
    with gzip.open(GAMES, "rt") as lines:
        game = next(game for game in map(json.loads, lines) if game["result"]["kind"] == "civilian")
    place = game
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = value
    file = tmp_path / "games.jsonl"
    file.write_text(json.dumps(game) + "\n")
    games, _, mismatches = replay_file(file)
    assert (games, len(mismatches)) == (1, 1)
    assert game["id"] in mismatches[0]


def test_the_script_counts_and_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(GAMES)]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == "48 games, 3421 decisions, 0 mismatching games"


def test_the_replay_knows_every_kind_of_decision() -> None:
    with gzip.open(GAMES, "rt") as lines:
        kinds = {step["move"]["type"] for line in lines for step in Replay(json.loads(line)).game["steps"]}
    assert kinds == {
        *("draft", "build", "discard", "wonder", "take_token", "library_token", "mausoleum", "destroy", "start_player")
    }

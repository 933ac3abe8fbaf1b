"""Games of Cyclades under the first version of the rules stay under it: stored games replay to the same end."""

from __future__ import annotations

import gzip
import json
import pickle
from pathlib import Path
from typing import Any

import pytest
from cyclades_stories import do

import petteia
from petteia.games import cyclades
from petteia.games.cyclades import GAME

FIXTURES = Path(__file__).parents[2] / "fixtures"
# a game with Sylph's fleets in a battle that they left (C10.14), and one where Polyphemus pushed rivals (C10.23)
GAMES = ("sylph", "polyphemus")


def stored(name: str) -> list[dict[str, Any]]:
    """The lines of a record that was written when the first version was played."""
    with gzip.open(FIXTURES / f"cyclades_rules_1_{name}.jsonl.gz", "rt", encoding="utf-8") as lines:
        return [json.loads(line) for line in lines]


def first_state(game: petteia.Game, header: dict[str, Any]) -> petteia.State:
    if "position" in header:
        return game.read(header["position"])
    return game.start(header["seats"], **header["options"])


def play_all(state: petteia.State, texts: list[str]) -> None:
    for text in texts:
        state.play(state.parse(text))


@pytest.mark.parametrize("name", GAMES)
def test_a_stored_game_replays_by_its_own_rules(name: str) -> None:
    header, *actions, footer = stored(name)
    game = GAME.edition(header["rules"])
    assert game.version == "1"
    state = first_state(game, header)
    for number, line in enumerate(actions):
        state.play(state.parse(line["do"]))
        if number % 7 == 0:  # as a server does that keeps the position of a long game
            state = game.read(state.position())
    assert state.digest() == footer["hash"]
    assert state.result is not None
    assert state.result.plain() == footer["result"]


@pytest.mark.parametrize("name", GAMES)
def test_a_stored_record_is_read_and_written_as_it_was(name: str) -> None:
    text = gzip.decompress((FIXTURES / f"cyclades_rules_1_{name}.jsonl.gz").read_bytes()).decode()
    record = petteia.read(text)
    assert record.game.version == "1"
    assert petteia.write_lines(record) == text


@pytest.mark.parametrize("name", GAMES)
def test_the_newest_rules_would_play_it_otherwise(name: str) -> None:
    header, *actions, _ = stored(name)
    if "position" in header:
        header["position"] = header["position"].replace("cyclades/1", "cyclades/2")
    state = first_state(GAME, header)
    with pytest.raises(petteia.IllegalAction):
        play_all(state, [line["do"] for line in actions])


def test_a_position_carries_the_version_that_it_is_played_by() -> None:
    line = GAME.edition("1").start(3).position()
    assert line.startswith("cyclades/1 ")
    assert GAME.start(3).position().startswith("cyclades/2 ")
    again = pickle.loads(pickle.dumps(GAME.read(line)))
    assert again.position() == again.copy().position() == line


def test_a_record_and_its_position_are_by_one_version() -> None:
    line = GAME.edition("1").start(3).position()
    assert petteia.Record(GAME.edition("1"), position=line).state.position() == line
    with pytest.raises(petteia.OptionError, match="under version 1 of the rules, not 2"):
        petteia.Record(GAME, position=line)


def test_the_sylphs_fleets_by_the_first_version() -> None:
    """All fleets on a space are held where one has fought."""
    state = cyclades.position(
        version=1, god="athena", recruited=1, track="sylph - -", gold=(9, 5, 5), fleets=["D3*3", "D4*2", "K2"]
    )
    do(state, "summon sylph", "sail from D3", "fleets 2", "sail to D4", "attack 0", "defence 3", "stand")
    assert do(state, "withdraw to D3").question == "turn"


def test_polyphemus_by_the_first_version() -> None:
    """Groups go in the order of the map."""
    given = {"god": "athena", "recruited": 1, "track": "polyphemus - -", "gold": (9, 5, 5)}
    state = cyclades.position(version=1, fleets=["G5", "A1*2 F1", "B2 K2"], **given)  # type: ignore[arg-type]
    do(state, "summon polyphemus", "settle on i1")
    assert state.question == "turn"
    assert state.view(0).seats[2].fleets_in_reserve == 6  # B2 has gone to B3


def test_editions_know_each_other_and_no_others() -> None:
    first = GAME.edition("1")
    assert (first.edition("2"), first.edition("1"), GAME.edition("2")) == (GAME, first, GAME)
    with pytest.raises(petteia.OptionError, match="not 3"):
        GAME.edition("3")


def test_the_first_version_lacks_newer_options() -> None:
    first = GAME.edition("1")
    assert {option.name for option in GAME.options} - {option.name for option in first.options} == {"apollo_for_two"}
    with pytest.raises(petteia.OptionError, match="apollo_for_two"):
        first.start(2, apollo_for_two="both")

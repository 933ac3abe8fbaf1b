"""Games of the Legendary Edition under the first version of the rules stay under it: a stored game replays in full."""

from __future__ import annotations

import gzip
import json
import pickle
from pathlib import Path
from typing import Any

import pytest
from legendary_stories import at, do, legal, refusal

import petteia
from petteia.games.legendary import GAME

STORED = Path(__file__).parents[2] / "fixtures" / "legendary_rules_1.jsonl.gz"
NEW_OPTIONS = {"extra_fleets", "minotaur_retreat", "giant_target", "partners_token", "last_land"}


def stored() -> list[dict[str, Any]]:
    """A game of two players, written when the first version was played; one of them robs himself (L14.40)."""
    with gzip.open(STORED, "rt", encoding="utf-8") as lines:
        return [json.loads(line) for line in lines]


def test_a_stored_game_replays_by_its_own_rules() -> None:
    header, *actions, footer = stored()
    game = GAME.edition(header["rules"])
    assert game.version == "1"
    state = game.start(header["seats"], **header["options"])
    for number, line in enumerate(actions):
        state.play(state.parse(line["do"]))
        if number % 7 == 0:  # as a server does that keeps the position of a long game
            state = game.read(state.position())
    assert state.digest() == footer["hash"]
    assert state.result is not None
    assert state.result.plain() == footer["result"]


def test_the_newest_rules_would_not_allow_it() -> None:
    header, *actions, _ = stored()
    state = GAME.start(header["seats"], **header["options"])
    refusals = []
    for line in actions:
        refusals = [state.why_not(state.parse(line["do"]))]
        if refusals != [None]:
            break
        state.play(state.parse(line["do"]))
    assert [refusal.rule for refusal in refusals if refusal is not None] == ["L14.40"]


def test_a_position_carries_the_version_that_it_is_played_by() -> None:
    line = GAME.edition("1").start(3).position()
    assert line.startswith("legendary/1 ")
    assert GAME.start(3).position().startswith("legendary/2 ")
    again = pickle.loads(pickle.dumps(GAME.read(line)))
    assert again.position() == again.copy().position() == line
    with pytest.raises(petteia.NotationError, match="begins with 'legendary/2'"):
        GAME.read(line.replace("legendary/1", "legendary/3"))


def test_by_the_first_version_the_partners_displaced_offer_is_due() -> None:
    state = at(
        version=1,
        seats=4,
        teams="yes",
        ask="which_god",
        rows="zeus ares hera athena poseidon",
        order="0 2 1 3",
        placed=1,
        offers="zeus:0:7",
        gold=[10, 10],
    )
    assert legal(state, "choose") == ["ares", "hera", "apollo"]
    assert refusal(state, "choose zeus").rule == "L4.9"


def test_by_the_first_version_one_may_rob_oneself() -> None:
    fields = {"seats": 2, "god": "ares", "philosophers": [3, 0, 1, 0], "track": "satyr - - -", "gold": [9, 9]}
    assert legal(do(at(version=1, **fields), "summon satyr")) == ["rob 2"]


def test_editions_know_each_other_and_no_others() -> None:
    first = GAME.edition("1")
    assert (first.edition("2"), first.edition("1"), GAME.edition("2")) == (GAME, first, GAME)
    with pytest.raises(petteia.OptionError, match="not 3"):
        GAME.edition("3")


def test_the_first_version_lacks_newer_options() -> None:
    first = GAME.edition("1")
    assert {option.name for option in GAME.options} - {option.name for option in first.options} == NEW_OPTIONS
    for option in ({"giant_target": "anybody"}, {"map": "prepared"}):
        with pytest.raises(petteia.OptionError, match=next(iter(option))):
            first.start(2, **option)
    with pytest.raises(petteia.NotationError, match="giant_target"):
        at(version=1, giant_target="anybody")

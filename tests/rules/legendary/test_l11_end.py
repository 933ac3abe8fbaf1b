"""The end of the game (L11)."""

from __future__ import annotations

import pytest
from legendary_stories import at, do

from petteia import SPECTATOR
from petteia.games.legendary import LegendaryState
from petteia.rulebook import rule

ALL = ["Melos1 Melos3", "Delos1 Delos3", "Ios1 Ios3"]
THREE = "Melos1.1:two_troops Melos1.2:three_gold Melos3.1:priestess"


def ended(**fields: object) -> LegendaryState:
    """The last turn of a cycle is over."""
    state = at(**{"ask": "bless_sea", "god": "apollo", "row": 2, "built": 1, "back": "1 2", "land": ALL, **fields})
    return do(state, "bless sea MelosA")


@rule("L11.1")
def test_three_metropolises_end_the_game() -> None:
    state = ended(metropolises=THREE)
    assert state.over
    assert state.result is not None
    assert (state.result.winners, state.result.reason) == ((0,), "metropolises")
    assert not ended(metropolises=THREE.rpartition(" ")[0]).over
    assert not ended(metropolises=THREE, target="4").over


@rule("L11.1", "L8.13")
def test_a_fallen_faction_ends_the_game() -> None:
    state = ended(out="2", land=["Melos1 Melos3 Ios1", "Delos1 Delos3", ""], metropolises="Delos1.1:two_troops")
    assert state.result is not None
    assert state.result.winners == (1,)
    land = ["Melos1 Melos3 Ios1", "Delos1 Delos3", ""]
    state = ended(out="2", land=land, metropolises="Delos1.1:two_troops", sheltered=[0, 0, 2])
    assert state.result is not None
    assert state.result.winners == (1,)  # who has fallen cannot win


@rule("L11.2")
@pytest.mark.parametrize(
    ("gold", "winners", "reason"), [([4, 3, 9], (0,), "gold"), ([3, 4, 9], (1,), "gold"), ([3, 3, 9], (0, 1), "shared")]
)
def test_ties(gold: list[int], winners: tuple[int, ...], reason: str) -> None:
    other = " Delos1.1:two_troops Delos1.2:three_gold Delos3.1:priestess"
    state = ended(metropolises=THREE + other, gold=gold)
    assert state.result is not None
    assert (state.result.winners, state.result.reason) == (winners, reason)
    assert state.view(SPECTATOR).factions[0].gold == gold[0]


@rule("L11.3")
def test_three_in_the_middle_of_a_cycle_are_not_enough() -> None:
    state = at(god="ares", gold=[9, 0, 0], land=ALL, metropolises=THREE, turn=0)
    do(state, "done")
    assert not state.over

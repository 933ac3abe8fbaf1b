"""Helpers for small stories of Cyclades: play actions by their texts, and look at the result."""

from __future__ import annotations

import pytest

import petteia
from petteia.games import cyclades
from petteia.games.cyclades import CycladesState
from petteia.games.cyclades.words.view import IslandView, SeatView


def start(seats: int, **options: str) -> CycladesState:
    state = petteia.game("cyclades").start(seats, **options)
    assert isinstance(state, CycladesState)
    return state


def do(state: CycladesState, *texts: str) -> CycladesState:
    """Play the actions in order; those of chance, too, are said in words."""
    for text in texts:
        state.play(state.parse(text))
    return state


def told(state: CycladesState, *texts: str) -> list[petteia.Event]:
    """Play the actions, and tell what happened."""
    state.events = []
    do(state, *texts)
    return state.events


def legal(state: CycladesState, verb: str = "") -> list[str]:
    """What can be done now, in words; with a verb, only its objects."""
    texts = [state.text(action) for action in state.legal()]
    return [text.removeprefix(verb + " ") for text in texts if text.startswith(verb)] if verb else texts


def refusal(state: CycladesState, text: str) -> petteia.Refusal:
    """Why that cannot be done now; and indeed it cannot."""
    action = state.parse(text)
    found = state.why_not(action)
    assert found is not None, f"{text} is legal"
    before = state.position()
    with pytest.raises(petteia.IllegalAction) as error:
        state.play(action)
    assert error.value.refusal == found
    assert state.position() == before
    return found


def seat(state: CycladesState, number: int) -> SeatView:
    """A player, with his gold."""
    return state.view(number).seats[number]


def gold(state: CycladesState, number: int = 0) -> int:
    return seat(state, number).gold


def island(state: CycladesState, name: str) -> IslandView:
    return next(view for view in state.view(0).islands if view.island == name)


def fleets(state: CycladesState) -> dict[str, tuple[int, int]]:
    """By sea space: whose fleets, and how many."""
    return {view.sea: (view.seat, view.fleets) for view in state.view(0).seas}


def battle(attackers: int, defenders: int, on_land: bool = True, **more: object) -> CycladesState:
    """A battle of seat 0 against seat 1 before its first roll: for island i2, or for the sea space D4."""
    if on_land:
        fight = f"land:i2:0:1:{attackers}:0:0"
        land = ["i1 i7", f"i2*{defenders} i5", "i3 i8"]
        return cyclades.position(**{"ask": "attack_roll", "god": "ares", "land": land, "battle": fight} | more)  # type: ignore[arg-type]
    fight = f"sea:D4:0:1:{attackers}:0:0"
    at_sea = ["C2 G5", f"D4*{defenders} F1", "F4 K2"]
    return cyclades.position(**{"ask": "attack_roll", "god": "poseidon", "fleets": at_sea, "battle": fight} | more)  # type: ignore[arg-type]

"""Helpers for small stories of the Legendary Edition: play actions by their texts, and look at the result.

The map, unless a story says otherwise, is the quick one for three: Melos1 (a horn) is beside Melos3; Melos2 shows a
priestess. Delos1 is beside Delos3, Ios1 beside Ios3. DelosC joins Delos2, Delos3 and Ios2; DelosA Melos2 and Delos1.
"""

from __future__ import annotations

import pytest

import petteia
from petteia.games import legendary
from petteia.games.legendary import LegendaryState
from petteia.games.legendary.words.view import FactionView, LandView, SeaView

DUTIES = {"built": 1, "recruited": 1}


def start(seats: int, **options: str) -> LegendaryState:
    state = petteia.game("legendary").start(seats, **options)
    assert isinstance(state, LegendaryState)
    return state


def at(**fields: object) -> LegendaryState:
    """A position by names, with the duties of the turn done."""
    if fields.get("ask", "turn") == "turn":
        fields = {**DUTIES, **fields}
    return legendary.position(**fields)  # type: ignore[arg-type]


def do(state: LegendaryState, *texts: str) -> LegendaryState:
    """Play the actions in order; those of chance, too, are said in words."""
    for text in texts:
        state.play(state.parse(text))
    return state


def told(state: LegendaryState, *texts: str) -> list[str]:
    """Play the actions, and tell the kinds of what happened."""
    state.events = []
    do(state, *texts)
    return [event.kind for event in state.events]


def legal(state: LegendaryState, verb: str = "") -> list[str]:
    """What can be done now, in words; with a verb, only its objects."""
    texts = [state.text(action) for action in state.legal()]
    return [text.removeprefix(verb).strip() for text in texts if text.startswith(verb)] if verb else texts


def refusal(state: LegendaryState, text: str) -> petteia.Refusal:
    """Why that cannot be done now; and indeed it cannot."""
    action = state.parse(text)
    found = state.why_not(action)
    assert found is not None, f"{text} is legal"
    before = state.position()
    with pytest.raises(petteia.IllegalAction) as raised:
        state.play(action)
    assert raised.value.refusal == found
    assert state.position() == before
    return found


def faction(state: LegendaryState, number: int = 0) -> FactionView:
    """A faction, with its gold."""
    seat = state.view(petteia.SPECTATOR).factions[number].seat
    return state.view(seat).factions[number]


def gold(state: LegendaryState, number: int = 0) -> int:
    return faction(state, number).gold


def land(state: LegendaryState, name: str) -> LandView:
    return next(view for view in state.view(petteia.SPECTATOR).lands if view.land == name)


def sea(state: LegendaryState, name: str) -> SeaView:
    return next(view for view in state.view(petteia.SPECTATOR).seas if view.sea == name)


def randomly(state: LegendaryState, seed: int, until: str = "") -> LegendaryState:
    """Play on at random, to the end or to a question."""
    rng = petteia.Rng(seed)
    while not state.over and state.question != until:
        state.play(state.draw(rng) if state.actor == petteia.CHANCE else rng.choice(state.legal()))
    return state

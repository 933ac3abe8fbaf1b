"""Helpers for small stories of Duel: play actions by their texts, and look at the result."""

from __future__ import annotations

import pytest

import petteia
from petteia.games.duel import DuelState
from petteia.games.duel.words.payment import Payment
from petteia.games.duel.words.view import CityView, SlotView


def do(state: DuelState, *texts: str) -> DuelState:
    """Play the actions in order; those of chance, too, are said in words."""
    for text in texts:
        state.play(state.parse(text))
    return state


def told(state: DuelState, *texts: str) -> list[petteia.Event]:
    """Play the actions, and tell what happened."""
    state.events = []
    do(state, *texts)
    return state.events


def legal(state: DuelState) -> list[str]:
    """What can be done now, in words."""
    return [state.text(action) for action in state.legal()]


def refusal(state: DuelState, text: str) -> petteia.Refusal:
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


def payment(state: DuelState, text: str) -> Payment:
    due = state.payment(state.parse(text))
    assert due is not None
    return due


def price(state: DuelState, text: str) -> int:
    """All coins due for "build ..." or "wonder ... with ...": it can be done with that many, but not with one less."""
    due = payment(state, text).total
    assert paid(state, text, due) == due
    if due:
        assert text not in legal(with_coins(state, due - 1))
    return due


def with_coins(state: DuelState, coins: int) -> DuelState:
    """The same position, but for the coins of the active player."""
    twin = state.copy()
    twin.mine().coins = coins
    return twin


def paid(state: DuelState, text: str, coins: int) -> int:
    """What a player who has so many coins pays to the bank, or to Economy, if he does that."""
    seat = state.actor
    happened = [event.plain() for event in told(with_coins(state, coins), text)]
    moved = [event for event in happened if event.get("why") in ("price", "purchase") and event["seat"] == seat]
    return -sum(event["coins"] for event in moved if isinstance(event["coins"], int))


def city(state: DuelState, seat: int = 0) -> CityView:
    return state.view(petteia.SPECTATOR).cities[seat]


def coins(state: DuelState) -> tuple[int, int]:
    return city(state, 0).coins, city(state, 1).coins


def built_wonders(state: DuelState, seat: int = 0) -> list[str]:
    return [wonder.wonder for wonder in city(state, seat).wonders if wonder.built]


def outcomes(state: DuelState) -> dict[str, float]:
    """What chance can do now, in words, with the probabilities."""
    return {state.text(action): probability for action, probability in state.outcomes()}


def table(state: DuelState) -> dict[int, SlotView]:
    return {slot.slot: slot for slot in state.view(petteia.SPECTATOR).table}


def available(state: DuelState) -> list[str]:
    return [slot.card for slot in table(state).values() if slot.available]


# ---- whole games


def new_game(**options: str) -> DuelState:
    state = petteia.game("duel").start(2, **options)
    assert isinstance(state, DuelState)
    return state


def let_chance(state: DuelState, rng: petteia.Rng) -> DuelState:
    """Let chance act until a player is asked."""
    while state.actor == petteia.CHANCE:
        state.play(state.draw(rng))
    return state


def quietly(state: DuelState, rng: petteia.Rng) -> str:
    """One step of a game in which all take the first wonder, discard the first card, and begin the age themselves.
    Nobody can win it by supremacy, so all three ages are played. Returns the action in words."""
    if state.actor == petteia.CHANCE:
        action = int(state.draw(rng))
    elif state.question == "turn":
        action = next(action for action in state.legal() if state.text(action).startswith("discard"))
    elif state.question == "begin":
        action = int(state.parse(f"begin {state.actor}"))
    else:
        action = state.legal()[0]
    text = state.text(action)
    state.play(action)
    return text


def dealt(age: int, seed: int = 1, **options: str) -> DuelState:
    """A quiet game in which this age has just been laid out, and a player is asked."""
    state, rng = new_game(**options), petteia.Rng(seed)
    while state.view(petteia.SPECTATOR).age < age or state.actor == petteia.CHANCE:
        quietly(state, rng)
    return state

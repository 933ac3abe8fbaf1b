"""The compiled engine and the plain sources, stepped side by side, agree in every field."""

from __future__ import annotations

from dataclasses import asdict
from types import ModuleType
from typing import Any

import pytest

import petteia
from petteia._guard import pure_copy

FIELDS = (
    *("asked", "turn", "first", "again", "pawn", "spoils", "board", "box", "drawn", "discard_low", "discard_high"),
    *("offer", "unseen_wonders", "ended", "winner", "neutral_chooses"),
)
CITY_FIELDS = (
    *("coins", "production", "any_raw", "any_goods", "prices", "undiscounted", "points", "symbols", "chains", "tokens"),
    *("colours", "cards_low", "cards_high", "hand", "hand_size", "built", "buildable", "wonder_count", "buried"),
)
LAYOUT_FIELDS = ["age", "present", "open", "hidden", "turning", "guild_backs", "pool", "back_cards", "front_cards"]


@pytest.fixture(scope="module")
def plain() -> ModuleType:
    if not petteia.COMPILED:
        pytest.skip("petteia runs uncompiled here (no C compiler, or PETTEIA=pure): there is nothing to compare")
    copy = pure_copy()
    assert not copy.COMPILED
    return copy


def fields(state: Any) -> dict[str, int]:
    """Every field of a state of Duel."""
    found = {name: getattr(state, name) for name in FIELDS}
    for seat, city in enumerate((state.city0, state.city1)):
        found |= {f"city{seat}.{name}": getattr(city, name) for name in CITY_FIELDS}
    return found | {f"layout.{name}": getattr(state.layout, name) for name in LAYOUT_FIELDS}


def duel_of(package: ModuleType) -> Any:
    """The game of Duel of that build."""
    __import__(f"{package.__name__}.games.duel")
    return package.games.duel


def test_the_lists_of_fields_are_complete(plain: ModuleType) -> None:
    state = duel_of(plain).GAME.start()
    assert set(vars(state)) == {*FIELDS, "city0", "city1", "layout", "events"}
    assert set(type(state.city0).__slots__) == set(CITY_FIELDS)
    assert set(type(state.layout).__slots__) == set(LAYOUT_FIELDS)


@pytest.mark.parametrize("seed", range(40))
def test_random_games_agree_at_every_step(plain: ModuleType, seed: int) -> None:
    options = {"wonders": ("draft", "first_game")[seed % 5 == 0], "neutral_start": ("begins", "chooses")[seed % 2]}
    native, twin = petteia.game("duel").start(2, **options), duel_of(plain).GAME.start(**options)
    native_rng, twin_rng = petteia.Rng(seed), plain.Rng(seed)
    native.events, twin.events = [], []
    while not native.over:
        legal = native.legal()
        assert twin.legal() == legal
        assert twin.actor == native.actor
        if native.actor == petteia.CHANCE:
            action = native.draw(native_rng)
            assert twin.draw(twin_rng) == action
        else:
            action = native_rng.choice(legal)
            assert twin_rng.choice(legal) == action
        assert twin.text(action) == native.text(action)
        native.play(action)
        twin.play(action)
        assert fields(twin) == fields(native)
        assert twin.estimate(0) == native.estimate(0)
    assert twin.over
    assert twin.position() == native.position()
    assert [event.plain() for event in twin.events] == [event.plain() for event in native.events]
    assert native.result is not None
    assert asdict(twin.result) == asdict(native.result)


@pytest.mark.parametrize("seed", range(30))
def test_playouts_agree(plain: ModuleType, seed: int) -> None:
    native, twin = petteia.game("duel").start(), duel_of(plain).GAME.start()
    native.playout(petteia.Rng(seed))
    twin.playout(plain.Rng(seed))
    assert fields(twin) == fields(native)


@pytest.mark.parametrize("seed", range(6))
def test_refusals_payments_and_views_agree(plain: ModuleType, seed: int) -> None:
    native, twin = petteia.game("duel").start(), duel_of(plain).GAME.start()
    rng = petteia.Rng(seed)
    while not native.over:
        for action in range(0, petteia.game("duel").actions, 1 + rng.below(7)):
            refused, twin_refused = native.why_not(action), twin.why_not(action)
            assert str(twin_refused) == str(refused)
            due, twin_due = native.payment(action), twin.payment(action)  # type: ignore[attr-defined]
            assert (due and due.plain()) == (twin_due and twin_due.plain())
        for seat in (0, 1, petteia.SPECTATOR):
            assert twin.view(seat).plain() == native.view(seat).plain()  # type: ignore[attr-defined]
        action = native.draw(rng) if native.actor == petteia.CHANCE else rng.choice(native.legal())
        native.play(action)
        twin.play(action)
    assert twin.result.plain() == native.result.plain()  # type: ignore[union-attr]

"""The compiled engine of Cyclades and its plain sources, stepped side by side, agree in every field."""

from __future__ import annotations

import importlib
from types import ModuleType
from typing import Any

import pytest

import petteia
from cyclades_stories import start
from petteia._guard import pure_copy
from petteia.games.cyclades import GAME

PARTS = ("board", "auction", "battle", "gold", "events")


@pytest.fixture(scope="module")
def plain() -> ModuleType:
    if not petteia.COMPILED:
        pytest.skip("petteia runs uncompiled here (no C compiler, or PETTEIA=pure): there is nothing to compare")
    pure_copy()
    return importlib.import_module("petteia_pure.games.cyclades")


def names(module: str, kind: str) -> list[str]:
    """The fields of a class, which only its plain source still tells."""
    return list(getattr(importlib.import_module(f"petteia_pure.games.{module}"), kind).__annotations__)


def names_of_state() -> list[str]:
    """The fields of a state: those of both editions, and its own."""
    return names("aegean.table", "Table") + names("cyclades.position", "Position")


def fields(state: Any) -> dict[str, object]:
    """Every field of a state."""
    found = {name: getattr(state, name) for name in names_of_state() if name not in PARTS}
    for part, kind in (("auction", "Auction"), ("battle", "Battle")):
        found |= {f"{part}.{name}": getattr(getattr(state, part), name) for name in names(f"aegean.{part}", kind)}
    found["counts"] = list(state.board.counts)
    found["held"] = list(state.board.held)
    found["gold"] = list(state.gold)
    return found


def test_the_fields_are_all_there(plain: ModuleType) -> None:
    state = plain.GAME.start(3)
    assert set(vars(state)) == {*names_of_state(), "events"}
    assert len(fields(state)) > 70


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", range(8))
def test_random_games_agree_at_every_step(plain: ModuleType, seats: int, seed: int) -> None:
    options = {option.name: option.choices[seed % 2] for option in GAME.options}
    native, twin = GAME.start(seats, **options), plain.GAME.start(seats, **options)
    native.events, twin.events = [], []
    rng = petteia.Rng(seed)
    while not native.over:
        assert fields(native) == fields(twin)
        legal = native.legal()
        assert legal == twin.legal()
        action = native.draw(rng) if native.actor == petteia.CHANCE else rng.choice(legal)
        native.play(action)
        twin.play(action)
        assert [event.plain() for event in native.events] == [event.plain() for event in twin.events]
        native.events, twin.events = [], []
    assert native.position() == twin.position()
    assert native.result is not None
    assert native.result.plain() == twin.result.plain()


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_playouts_and_estimates_agree(plain: ModuleType, seats: int) -> None:
    first = importlib.import_module("petteia_pure.core.rng").Rng
    for seed in range(3):
        native, twin = start(seats), plain.GAME.start(seats)
        rng = petteia.Rng(seed)
        while native.cycle < 6:
            action = native.draw(rng) if native.actor == petteia.CHANCE else rng.choice(native.legal())
            native.play(action)
            twin.play(action)
            assert native.estimate(0) == twin.estimate(0)
        native.playout(petteia.Rng(seed))
        twin.playout(first(seed))
        assert native.position() == twin.position()

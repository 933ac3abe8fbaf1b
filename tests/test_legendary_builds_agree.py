"""The compiled and the plain engine of the Legendary Edition, stepped side by side, agree in every field."""

from __future__ import annotations

from types import ModuleType
from typing import Any

import pytest

import petteia
from petteia._guard import pure_copy

PARTS = ("board", "auction", "battle")
APART = {"map", "events", "stock", *PARTS}
MODES: list[tuple[int, dict[str, str]]] = [
    (2, {"hydra_horn": "always"}),
    (3, {"apollo_scope": "own"}),
    (4, {"mobilisation_heroes": "many", "chains_on_own_island": "yes"}),
    (4, {"teams": "yes", "steal_from_partner": "no"}),
    (5, {"side": "back", "metropolis_without_site": "lost"}),
    (6, {"target": "4", "side": "back", "trust": "yes"}),
]


@pytest.fixture(scope="module")
def plain() -> ModuleType:
    if not petteia.COMPILED:
        pytest.skip("petteia runs uncompiled here (no C compiler, or PETTEIA=pure): there is nothing to compare")
    copy = pure_copy()
    assert not copy.COMPILED
    return copy


def legendary_of(package: ModuleType) -> Any:
    """The Legendary Edition of that build."""
    __import__(f"{package.__name__}.games.legendary")
    return package.games.legendary


def fields(state: Any, names: list[str], plain: Any) -> dict[str, object]:
    """Every field of a state; the names are those of a plain one, which are complete."""
    found: dict[str, object] = {name: getattr(state, name) for name in names}
    found["stock"] = list(state.stock)
    found["board"] = [list(state.board.counts), list(state.board.held)]
    for name, slots in (("auction", type(plain.auction).__slots__), ("battle", type(plain.battle).__slots__)):
        found |= {f"{name}.{slot}": getattr(getattr(state, name), slot) for slot in slots}
    found["map"] = [list(state.map.next_to), list(state.map.around), list(state.map.bordering), state.map.code]
    return found


@pytest.mark.parametrize("mode", range(len(MODES)))
@pytest.mark.parametrize("seed", range(3))
def test_random_games_agree_at_every_step(plain: ModuleType, mode: int, seed: int) -> None:
    seats, options = MODES[mode]
    native, twin = petteia.game("legendary").start(seats, **options), legendary_of(plain).GAME.start(seats, **options)
    names = sorted(set(vars(twin)) - APART)
    assert len(names) > 60
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
        native.play(action)
        twin.play(action)
        assert fields(twin, names, twin) == fields(native, names, twin)
    assert twin.position() == native.position()
    assert [event.plain() for event in twin.events] == [event.plain() for event in native.events]


@pytest.mark.parametrize("mode", range(len(MODES)))
def test_playouts_estimates_views_and_refusals_agree(plain: ModuleType, mode: int) -> None:
    seats, options = MODES[mode]
    native, twin = petteia.game("legendary").start(seats, **options), legendary_of(plain).GAME.start(seats, **options)
    ended, twin_ended = native.copy(), twin.copy()
    ended.playout(petteia.Rng(mode))
    twin_ended.playout(plain.Rng(mode))
    assert twin_ended.position() == ended.position()
    rng = petteia.Rng(mode)
    steps = 0
    while not native.over:
        if steps % 9 == 0:
            assert twin.estimate(0) == native.estimate(0)
            for action in range(0, petteia.game("legendary").actions, 1 + rng.below(60)):
                assert str(twin.why_not(action)) == str(native.why_not(action))
            for seat in (0, 1, petteia.SPECTATOR):
                assert twin.view(seat).plain() == native.view(seat).plain()  # type: ignore[attr-defined]
        action = native.draw(rng) if native.actor == petteia.CHANCE else rng.choice(native.legal())
        native.play(action)
        twin.play(action)
        steps += 1
    assert twin.result.plain() == native.result.plain()  # type: ignore[union-attr]

"""States and generators compare, hash and travel: a copy in another process is equal and continues in the same way."""

from __future__ import annotations

import pickle
from collections.abc import Iterator

import pytest

import petteia
from petteia.core.engine.state import State
from petteia.search import Settings

TABLES = [(game.id, seats) for game in petteia.all_games().values() for seats in game.seat_counts]
TWO_MAPS = ("f:e4b0c1/f2d2/i1", "f:e4b0c1/f2d2/i2")


def positions(game: str, seats: int, seed: int) -> Iterator[State]:
    """Every position of a random game, each a state of its own."""
    state = petteia.game(game).start(seats)
    rng = petteia.Rng(seed)
    while not state.over:
        yield state.copy()
        state.play(state.draw(rng) if state.actor == petteia.CHANCE else rng.choice(state.legal()))
    yield state.copy()


def test_a_generator_goes_on_where_it_was() -> None:
    rng = petteia.Rng(7)
    rng.below(10)
    twin = pickle.loads(pickle.dumps(rng))
    assert [twin.next() for _ in range(20)] == [rng.next() for _ in range(20)]


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_state_travels(game: str, seats: int) -> None:
    for number, state in enumerate(positions(game, seats, seed=3)):
        if number % 7 and not state.over:
            continue
        twin = pickle.loads(pickle.dumps(state))
        assert twin == state
        assert hash(twin) == hash(state)
        assert twin.position() == state.position()
        rngs = petteia.Rng(number), petteia.Rng(number)
        state.playout(rngs[0])
        twin.playout(rngs[1])
        assert twin == state


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_positions_are_equal_if_and_only_if_their_lines_are(game: str, seats: int) -> None:
    met: dict[State, str] = {}
    lines = set()
    for state in positions(game, seats, seed=5):
        line = state.position()
        assert met.setdefault(state, line) == line
        lines.add(line)
    assert len(met) == len(lines)


def test_positions_of_other_games_and_maps_differ() -> None:
    duel, cyclades = petteia.game("duel").start(), petteia.game("cyclades").start()
    assert duel != cyclades
    assert duel != "duel"
    legendary = petteia.game("legendary")
    assert legendary.start(3, map=TWO_MAPS[0]) != legendary.start(3, map=TWO_MAPS[1])


def test_a_listener_is_no_part_of_a_position() -> None:
    state = petteia.game("duel").start()
    twin = state.copy()
    twin.events = []
    assert twin == state


def test_settings_of_a_search_travel() -> None:
    """As they do when lessons are played in several processes."""
    settings = Settings(prior=0.5, heed=3, planner=-1)
    assert pickle.loads(pickle.dumps(settings)) == settings

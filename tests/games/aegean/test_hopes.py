"""What the active seat may still do: who takes it into account, and when."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module

import pytest
from librt.vecs import vec

import petteia
from petteia.core.engine.weights import NO_CHANCE, chance_of, to_chances
from petteia.games.aegean.mind.standing import BY_WEIGHTS, FORMER
from petteia.games.aegean.rules.table import Table

GAMES = ("cyclades", "legendary")
SEATS = 4


def turns(game: str) -> Iterator[Table]:
    """The positions of some random games in which a seat may do what it likes."""
    for seed in range(6):
        state, rng = petteia.game(game).start(SEATS), petteia.Rng(seed)
        while not state.over and state.round < 12:
            if state.question == "turn":
                assert isinstance(state, Table)
                yield state
            state.play(state.draw(rng) if state.actor < 0 else rng.choice(state.legal()))


def chances(state: Table, mind: int) -> list[float]:
    return [state.judge(mind, 0, seat) for seat in range(SEATS)]


@pytest.mark.parametrize("game", GAMES)
def test_a_turn_that_begins_is_worth_to_its_player_what_the_others_fear(game: str) -> None:
    begun = [state.copy() for state in turns(game) if state.begun]
    assert len(begun) > 20
    assert all(sum(chances(state, BY_WEIGHTS)) == pytest.approx(1.0) for state in begun)
    assert any(sum(chances(state, FORMER)) < 0.99 for state in begun)


@pytest.mark.parametrize("game", GAMES)
def test_who_has_done_something_counts_what_it_brought_and_no_hopes(game: str) -> None:
    later = [state.copy() for state in turns(game) if not state.begun]
    assert len(later) > 20
    estimate = import_module(f"petteia.games.{game}.mind.estimate")
    for state in later:
        standings = vec[float]([0.0] * SEATS)
        estimate.write_standings(state, BY_WEIGHTS, estimate.features_of(state), standings)
        assert chances(state, BY_WEIGHTS)[state.actor] == chance_of(standings, SEATS, state.actor)
    assert any(sum(chances(state, BY_WEIGHTS)) < 0.99 for state in later)


@pytest.mark.parametrize("game", GAMES)
def test_a_position_that_is_read_is_the_one_that_was_played(game: str) -> None:
    """Whether a turn has just begun is no part of it."""
    begun = [state.copy() for state in turns(game) if state.begun]
    assert all(petteia.game(game).read(state.position()) == state for state in begun)


def test_the_chance_of_one_is_that_among_all() -> None:
    standings = [0.3, NO_CHANCE, -1.7, 2.4]
    found = vec[float](standings)
    to_chances(found, SEATS)
    assert [chance_of(vec[float](standings), SEATS, seat) for seat in range(SEATS)] == list(found)

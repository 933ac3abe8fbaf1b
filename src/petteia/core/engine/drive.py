"""Loops inside compiled code, for measuring and mass simulation."""

from __future__ import annotations

from mypy_extensions import i64

from ..contract.game import Game
from .observing import empty_words
from .rng import Rng
from .state import CHANCE, State, action_buffer


def playouts(game: Game, seats: int, games: int, seed: int) -> int:
    """Play that many random games by `playout`; returns a checksum of who won."""
    rng = Rng(seed)
    start = game.start(seats)
    checksum: i64 = 0
    for _ in range(games):
        state = start.copy()
        state.playout(rng)
        checksum = (31 * checksum + i64(2.0 * state.reward(0))) & 0xFFFFFF
    return checksum


def stepped(game: Game, seats: int, games: int, seed: int) -> tuple[int, int]:
    """Play that many random games step by step, with the full list of legal actions at every decision.

    Returns how many decisions and how many actions of chance there were.
    """
    rng = Rng(seed)
    buffer = action_buffer()
    start = game.start(seats)
    decisions: i64 = 0
    drawn: i64 = 0
    for _ in range(games):
        state = start.copy()
        while True:
            actor: i64 = state.actor
            if actor >= 0:
                state.play(buffer[rng.below(state.legal_into(buffer))])
                decisions += 1
            elif actor == CHANCE:
                state.play(state.draw(rng))
                drawn += 1
            else:
                break
    return decisions, drawn


def copies(game: Game, seats: int, count: int, seed: int) -> int:
    """Copy a position from the middle of a game that many times."""
    rng = Rng(seed)
    state = game.start(seats)
    while state.actor == CHANCE:
        state.play(state.draw(rng))
    total: i64 = 0
    for _ in range(count):
        total += state.copy().actor
    return total


def observed(state: State, count: int) -> int:
    """Write what seat 0 sees of a position that many times."""
    words = empty_words(state.observation_words())
    for _ in range(count):
        state.write_observation(0, words, 0)
    return count

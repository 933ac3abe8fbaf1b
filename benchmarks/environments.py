"""Measures what researchers use: observations, batches, PettingZoo, OpenSpiel, pickling.

    python benchmarks/environments.py      every figure next to its bound, and as a ratio to the bare engine

Everything runs in one process on one core. Times vary with the machine; the ratios to the engine, stepped with full
legal lists in the same run, hardly do. The best of several rounds counts.
"""

from __future__ import annotations

import json
import pickle
import sys
from collections.abc import Callable
from time import perf_counter

import numpy as np

import petteia
from petteia.core.engine.drive import observed, stepped
from petteia.core.engine.state import State
from petteia.envs import Batch
from petteia.envs.pettingzoo import TableEnv

ROUNDS = 5
BATCH = 512
MILLION = 1_000_000
# by game: what is measured, and its lower bound per second; for pickling, an upper bound in microseconds
BOUNDS: dict[str, dict[str, float]] = {
    "duel": {
        "observations inside compiled code": 1.5 * MILLION,
        "decisions from Python with mask and observation": 250_000,
        "batch with observations": 1.5 * MILLION,
        "batch without": 2.5 * MILLION,
        "PettingZoo steps": 60_000,
        "OpenSpiel steps": 100_000,
    },
    "cyclades": {"batch with observations": 0.7 * MILLION},
    "legendary": {"batch with observations": 0.7 * MILLION},
}
MOST_MICROSECONDS = 50.0


def rate(work: Callable[[], int]) -> float:
    """How much of the work is done in a second, in the best round."""
    best = 0.0
    for _ in range(ROUNDS):
        began = perf_counter()
        done = work()
        best = max(best, done / (perf_counter() - began))
    return best


def middle(game: str, seats: int) -> State:
    """A position from the middle of a random game."""
    state, rng = petteia.game(game).start(seats), petteia.Rng(1)
    for _ in range(120):
        state.play(state.draw(rng) if state.actor == petteia.CHANCE else rng.choice(state.legal()))
    return state


def from_python(game: str, seats: int) -> int:
    """Decisions of random games, each with its mask and observation as arrays."""
    rules = petteia.game(game)
    description = rules.observation(seats)
    assert description is not None
    seen, mask = np.empty(description.size, np.int8), np.empty(rules.decisions, np.int8)
    rng, decisions = petteia.Rng(1), 0
    for _ in range(60):
        state = rules.start(seats)
        while (actor := state.actor) >= petteia.CHANCE:
            if actor == petteia.CHANCE:
                state.play(state.draw(rng))
                continue
            state.observe_into(actor, seen)
            state.mask_into(mask)
            state.play(rng.choice(state.legal()))
            decisions += 1
    return decisions


def batched(batch: Batch) -> int:
    for _ in range(60):
        batch.step(batch.random_actions)
    return 60 * len(batch)


def zoo(env: TableEnv, rng: petteia.Rng) -> int:
    """Steps of random games through the bare environment."""
    steps = 0
    for _ in range(20):
        env.reset(seed=rng.next())
        while env.agents:
            seen, _, terminated, _, _ = env.last()
            env.step(None if terminated else rng.choice(np.flatnonzero(seen["action_mask"]).tolist()))
            steps += 1
    return steps


def spiel(rng: petteia.Rng) -> int:
    """Steps of random games through OpenSpiel, chance included."""
    import pyspiel

    import petteia.envs.openspiel  # noqa: F401 - registers the games

    game, steps = pyspiel.load_game("python_petteia_duel"), 0
    for _ in range(20):
        state = game.new_initial_state()
        while not state.is_terminal():
            chance = state.is_chance_node()
            options = state.chance_outcomes() if chance else state.legal_actions()
            chosen = rng.choice(options)
            state.apply_action(chosen[0] if chance else chosen)
            steps += 1
    return steps


def travelled(state: State) -> int:
    """States pickled and restored."""
    for _ in range(500):
        pickle.loads(pickle.dumps(state))
    return 500


def figures_of(game: str) -> dict[str, float]:
    """Everything that is measured for a game."""
    rules = petteia.game(game)
    seats = rules.usual_seats
    state = middle(game, seats)
    seeing, blind = Batch(game, BATCH, 1, seats), Batch(game, BATCH, 1, seats, observe=False)
    figures = {
        "bare engine": rate(lambda: stepped(rules, seats, 400 if game == "duel" else 8, 1)[0]),
        "observations inside compiled code": rate(lambda: observed(state, 50_000)),
        "batch with observations": rate(lambda: batched(seeing)),
        "batch without": rate(lambda: batched(blind)),
        "pickled and back": rate(lambda: travelled(state)),
    }
    if game == "duel":
        rng = petteia.Rng(1)
        env = TableEnv(game)
        figures["decisions from Python with mask and observation"] = rate(lambda: from_python(game, seats))
        figures["PettingZoo steps"] = rate(lambda: zoo(env, rng))
        figures["OpenSpiel steps"] = rate(lambda: spiel(rng))
    return figures


def main() -> int:
    """Print every figure next to its bound; fails if one is broken."""
    broken, told = [], {}
    for game, bounds in BOUNDS.items():
        figures = figures_of(game)
        bare = figures["bare engine"]
        bounds = bounds | {"pickled and back": 1e6 / MOST_MICROSECONDS}
        print(f"\n{petteia.game(game).title}, {'compiled' if petteia.COMPILED else 'plain'}")
        for name, value in figures.items():
            bound = bounds.get(name)
            kept = bound is None or value >= bound
            broken += [] if kept else [f"{game}: {name}"]
            limit = "" if bound is None else f"≥ {bound:,.0f}"
            verdict = "      " if bound is None else "kept  " if kept else "BROKEN"
            print(f"  {verdict} {value:>12,.0f}  {limit:>12}  {value / bare:>6.2f} of the engine  {name}")
        told[game] = {name: round(value) for name, value in figures.items()}
    print(json.dumps(told))
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())

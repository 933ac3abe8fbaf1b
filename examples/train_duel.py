"""A player of 7 Wonders Duel that learns from nothing: it is told what a seat sees, what is legal, and who has won.

    pip install 'petteia[rl]'
    python examples/train_duel.py --save player.npz --curve curve.svg

A thousand games are played side by side, and one small network plays both seats of all of them. After some rounds,
decisions that led to more than the network had expected become more likely, and the others less (PPO, with advantages
that look ahead over several decisions). Every now and then it plays a hundred games against `greedy`, in both seats.
Nothing but numpy is needed: the engine is so fast that nearly all the time goes into the network.
"""

from __future__ import annotations

import argparse
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from petteia.envs import Batch

Floats = NDArray[np.float32]

ROUNDS = 48  # decisions of every game between two lessons
PASSES = 2  # over what was played, in each lesson
SLICE = 4096  # decisions that are looked at together
RATE = 7e-4  # how fast it learns at first; towards the end ever more slowly
CLIP = 0.2  # how much more or less likely a decision may become in one lesson
CURIOSITY = 0.01  # how much it likes to keep its choices open
FORESIGHT = 0.95  # how much later surprises count for a decision
LONGEST_STEP = 1.0  # of a gradient
HIDDEN = 192
SOME_GAMES = 100  # against an opponent, while it learns
MANY_GAMES = 1000  # and at the end
NEVER = -1e9


class Network:
    """From what a seat sees: how likely it takes each action, and what it expects of the game, from -1 to 1."""

    def __init__(self, seen: int, actions: int, rng: np.random.Generator) -> None:
        def layer(rows: int, columns: int, scale: float = 1.0) -> Floats:
            return np.asarray(rng.standard_normal((rows, columns)) * scale * np.sqrt(2 / rows), np.float32)

        self.weights: dict[str, Floats] = {
            "first": layer(seen, HIDDEN),
            "first_bias": np.zeros(HIDDEN, np.float32),
            "second": layer(HIDDEN, HIDDEN),
            "second_bias": np.zeros(HIDDEN, np.float32),
            "action": layer(HIDDEN, actions, 0.05),
            "action_bias": np.zeros(actions, np.float32),
            "result": layer(HIDDEN, 1, 0.05),
            "result_bias": np.zeros(1, np.float32),
        }
        self.means = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self.squares = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self.steps = 0

    def think(self, seen: Floats, masks: NDArray[np.int8]) -> tuple[Floats, Floats, Floats, Floats]:
        """Chances of all actions, expected results, and both hidden layers."""
        w = self.weights
        first = np.maximum(seen @ w["first"] + w["first_bias"], 0)
        second = np.maximum(first @ w["second"] + w["second_bias"], 0)
        heights = second @ w["action"] + w["action_bias"]
        heights[masks == 0] = NEVER
        heights -= heights.max(axis=1, keepdims=True)
        chances = np.exp(heights)
        chances /= chances.sum(axis=1, keepdims=True)
        return chances, np.tanh(second @ w["result"] + w["result_bias"])[:, 0], first, second

    def learn(
        self, seen: Floats, first: Floats, second: Floats, by_action: Floats, by_result: Floats, rate: float
    ) -> None:
        """Follow the gradients at both outputs back to all weights, and take a step against them (Adam)."""
        w = self.weights
        by_second = (by_action @ w["action"].T + by_result[:, None] @ w["result"].T) * (second > 0)
        by_first = (by_second @ w["second"].T) * (first > 0)
        gradients = {
            "first": seen.T @ by_first,
            "first_bias": by_first.sum(0),
            "second": first.T @ by_second,
            "second_bias": by_second.sum(0),
            "action": second.T @ by_action,
            "action_bias": by_action.sum(0),
            "result": second.T @ by_result[:, None],
            "result_bias": by_result.sum(keepdims=True),
        }
        length = np.sqrt(sum(float((gradient * gradient).sum()) for gradient in gradients.values()))
        self.steps += 1
        rate *= np.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
        for name, gradient in gradients.items():
            gradient *= min(1.0, LONGEST_STEP / (length + 1e-6))
            self.means[name] += 0.1 * (gradient - self.means[name])
            self.squares[name] += 0.001 * (gradient * gradient - self.squares[name])
            w[name] -= (rate * self.means[name] / (np.sqrt(self.squares[name]) + 1e-8)).astype(np.float32)


@dataclass
class Played:
    """What was seen and done: a row for every round, a column for every game."""

    seen: NDArray[np.int8]
    masks: NDArray[np.int8]
    actors: NDArray[np.int64]
    actions: NDArray[np.int64]
    chances: Floats  # of the actions that were taken
    expected: Floats  # by whoever took them
    results: Floats  # of the game, if it has ended: 1 if seat 0 has won, -1 if seat 1 has
    ended: NDArray[np.bool_]


class School:
    """Games to learn from, and the network that plays them."""

    def __init__(self, games: int, seed: int) -> None:
        self.rng = np.random.default_rng(seed)
        self.batch = Batch("duel", games, seeds=seed << 32)
        assert self.batch.description is not None
        self.seen = int(self.batch.description.size)
        self.actions = int(self.batch.game.decisions)
        self.network = Network(self.seen, self.actions, self.rng)
        self.games = 0  # that have ended

    def lesson(self, rate: float = RATE) -> float:
        """Play some rounds of all games, and learn from them; returns how far expectations were off."""
        played = self.play()
        gains, results = self.judge(played)
        choices = np.flatnonzero(played.masks.sum(axis=2).reshape(-1) > 1)
        gains = (gains - gains[choices].mean()) / (gains[choices].std() + 1e-6)
        seen, masks = played.seen.reshape(-1, self.seen), played.masks.reshape(-1, self.actions)
        actions, chances = played.actions.reshape(-1), played.chances.reshape(-1)
        off = []
        for _ in range(PASSES):
            self.rng.shuffle(choices)
            for start in range(0, len(choices), SLICE):
                some = choices[start : start + SLICE]
                decisions = (seen[some].astype(np.float32), masks[some], actions[some], chances[some])
                off.append(self.study(*decisions, gains[some], results[some], rate))
        return float(np.mean(off))

    def play(self) -> Played:
        """Play some rounds, each action by its chances."""
        shape, rows = (ROUNDS, len(self.batch)), np.arange(len(self.batch))
        played = Played(
            np.empty((*shape, self.seen), np.int8),
            np.empty((*shape, self.actions), np.int8),
            np.empty(shape, np.int64),
            np.empty(shape, np.int64),
            np.empty(shape, np.float32),
            np.empty(shape, np.float32),
            np.empty(shape, np.float32),
            np.empty(shape, np.bool_),
        )
        for at in range(ROUNDS):
            now = self.batch.current
            played.seen[at], played.masks[at], played.actors[at] = now.observations, now.masks, now.actors
            chances, played.expected[at], *_ = self.network.think(played.seen[at].astype(np.float32), now.masks)
            played.actions[at] = drawn(chances, self.rng)
            played.chances[at] = chances[rows, played.actions[at]]
            now = self.batch.step(played.actions[at])
            played.results[at], played.ended[at] = now.rewards[:, 0] - now.rewards[:, 1], now.ended
        self.games += int(played.ended.sum())
        return played

    def judge(self, played: Played) -> tuple[Floats, Floats]:
        """How much better than expected each decision turned out, and what should have been expected.

        One wins what the other loses, so that all is counted for seat 0 and then turned round for seat 1.
        """
        now = self.batch.current
        _, expected, *_ = self.network.think(now.observations.astype(np.float32), now.masks)
        after = expected * side(now.actors)
        surprise = np.zeros_like(after)
        gains, results = np.empty_like(played.expected), np.empty_like(played.expected)
        for at in reversed(range(ROUNDS)):
            before = played.expected[at] * side(played.actors[at])
            after = np.where(played.ended[at], played.results[at], after)
            surprise = after - before + FORESIGHT * np.where(played.ended[at], 0, surprise)
            gains[at] = surprise * side(played.actors[at])
            results[at] = (before + surprise) * side(played.actors[at])
            after = before
        return gains.reshape(-1), results.reshape(-1)

    def study(
        self,
        seen: Floats,
        masks: NDArray[np.int8],
        actions: NDArray[np.int64],
        before: Floats,
        gains: Floats,
        results: Floats,
        rate: float,
    ) -> float:
        """Learn from some decisions; returns how far expectations were off."""
        chances, expected, first, second = self.network.think(seen, masks)
        rows, count = np.arange(len(actions)), len(actions)
        ratio = chances[rows, actions] / before
        counts = np.where(gains > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
        pull = gains * ratio * counts
        by_action = chances * pull[:, None]
        by_action[rows, actions] -= pull
        logs = np.log(chances + 1e-9)
        by_action += CURIOSITY * chances * (logs - (chances * logs).sum(axis=1, keepdims=True))
        by_result = (expected - results) * (1 - expected**2)
        self.network.learn(seen, first, second, by_action / count, (by_result / count).astype(np.float32), rate)
        return float(((expected - results) ** 2).mean())


def side(actors: NDArray[np.int64]) -> Floats:
    """1 for seat 0, -1 for seat 1."""
    return np.where(actors == 0, 1, -1).astype(np.float32)


def drawn(chances: Floats, rng: np.random.Generator) -> NDArray[np.int64]:
    """An action for each row, by its chances."""
    sums = chances.cumsum(axis=1)
    return np.asarray((sums < rng.random((len(chances), 1)) * sums[:, -1:]).sum(axis=1), np.int64)


def against(network: Network, opponent: str, games: int, seed: int) -> float:
    """The share of games that the network wins against a bot, in both seats, always taking the likeliest action."""
    won = 0.0
    for seat in (0, 1):
        batch = Batch("duel", games // 2, seeds=seed, opponents={1 - seat: opponent})
        over = np.zeros(len(batch), np.bool_)  # the next game in its place does not count
        while not over.all():
            chances, *_ = network.think(batch.current.observations.astype(np.float32), batch.current.masks)
            now = batch.step(chances.argmax(axis=1))
            won += float(now.rewards[now.ended & ~over, seat].sum())  # 1 for a victory, a half each if both win
            over |= now.ended
    return won / (games // 2 * 2)


def curve(points: list[tuple[float, float]], title: str) -> str:
    """A drawing of the share of games won, by minutes."""
    most = max(minutes for minutes, _ in points)

    def place(minutes: float, share: float) -> str:
        return f"{60 + 500 * minutes / most:.1f},{260 - 220 * share:.1f}"

    rules = "".join(
        f'<path d="M60,{260 - 2.2 * percent}H560" stroke="#8884"/>'
        f'<text x="52" y="{264 - 2.2 * percent}" text-anchor="end">{percent} %</text>'
        for percent in range(0, 101, 20)
    )
    ticks = "".join(
        f'<text x="{60 + 500 * quarter / 4}" y="280" text-anchor="middle">{most * quarter / 4:.1f}</text>'
        for quarter in range(5)
    )
    line = " ".join(place(*point) for point in points)
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 310" font-family="sans-serif" font-size="12" '
        f'fill="#666"><title>{title}</title><text x="60" y="24" font-size="14">{title}</text>{rules}{ticks}'
        f'<text x="310" y="300" text-anchor="middle">minutes of processor time</text>'
        f'<polyline points="{line}" fill="none" stroke="#2a78c2" stroke-width="2"/></svg>\n'
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--lessons", type=int, default=200)
    parser.add_argument("--games", type=int, default=1024, help="played side by side")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--opponent", default="greedy")
    parser.add_argument("--every", type=int, default=10, help="lessons between two tests")
    parser.add_argument("--save", type=Path, help="write the network there (.npz)")
    parser.add_argument("--curve", type=Path, help="draw there how it went (.svg)")
    asked = parser.parse_args()
    school, begun = School(asked.games, asked.seed), time.process_time()
    points = [(0.0, against(school.network, asked.opponent, SOME_GAMES, 0))]
    for number in range(1, asked.lessons + 1):
        off = school.lesson(RATE * (1 - 0.9 * number / asked.lessons))
        if number % asked.every == 0:
            minutes = (time.process_time() - begun) / 60
            points.append((minutes, against(school.network, asked.opponent, SOME_GAMES, number)))
            print(
                f"{number:4} lessons, {school.games:7} games, {minutes:5.1f} minutes: off by {off:.3f}, "
                f"wins {points[-1][1]:.0%} against {asked.opponent}",
                flush=True,
            )
    share = against(school.network, asked.opponent, MANY_GAMES, 1 << 40)
    print(f"in {MANY_GAMES} games at the end: {share:.1%}")
    if asked.save:
        weights: dict[str, Any] = school.network.weights
        np.savez_compressed(asked.save, **weights)
    if asked.curve:
        asked.curve.write_text(curve(points, f"Share of games won against {asked.opponent}"), encoding="utf-8")


if __name__ == "__main__":
    main()

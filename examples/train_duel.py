"""A player of 7 Wonders Duel that learns from scratch: it is told only what a seat sees and, at the end, who has won.

    pip install 'petteia[rl]'
    python examples/train_duel.py --save player.npz --curve curve.svg
    petteia match duel --bots "examples/train_duel.py:Player(file='player.npz'),greedy" --games 200

A small network estimates how likely a seat is to win from what that seat sees. To choose, it tries every legal action
on a copy of the position, and takes the one after which its chances are best. It plays both seats of 256 games side by
side, and now and then takes a random action to see where it leads. When a game ends, the network learns for each
position what it should have expected there: partly its own estimate one decision later, mostly what came after that.
This is known as TD(lambda). It needs nothing but numpy.
"""

from __future__ import annotations

import argparse
import time
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

import petteia
from petteia import CHANCE, Rng, State
from petteia.bots import Bot, Situation, bot

Floats = NDArray[np.float32]
Bytes = NDArray[np.int8]

DUEL = petteia.game("duel")
DESCRIPTION = DUEL.observation(2)
assert DESCRIPTION is not None
SEEN = DESCRIPTION.size
NUMBERED = ("card", "me.wonders", "me.under", "opponent.wonders", "opponent.under")  # other fields say it by flags
COINS = 16  # about as many as a city ever has
# the factor for each number, so that none is much above 1; 0 for those that are left out
SCALES = np.zeros(SEEN, np.float32)
for name, field, at in DESCRIPTION:
    if name not in NUMBERED:
        SCALES[at : at + field.size] = 1 / min(field.high, COINS)
USED = np.flatnonzero(SCALES)
HIDDEN = (128, 32)
RATE = 1e-3  # how fast it learns at first; it slows down towards the end
PATIENCE = 0.8  # the share of a target that comes from later in the game
CURIOSITY = 0.05  # how often it tries a random action
MEMORY = 1 << 17  # positions to learn from
ENOUGH = 1 << 14  # positions to collect before it starts to learn
REPEATS = 3  # how often it learns from a position, on average
SOME_GAMES, MANY_GAMES = 200, 2000  # against an opponent: while it learns, and at the end


class Network:
    """Estimates how likely a seat is to win from what it sees."""

    def __init__(self, rng: np.random.Generator) -> None:
        sizes = (len(USED), *HIDDEN, 1)
        self.weights = [
            np.asarray(rng.standard_normal((rows, columns)) * np.sqrt(2 / rows), np.float32)
            for rows, columns in pairwise(sizes)
        ]
        self.weights += [np.zeros(columns, np.float32) for columns in sizes[1:]]
        self.means = [np.zeros_like(weight) for weight in self.weights]
        self.squares = [np.zeros_like(weight) for weight in self.weights]
        self.lessons = 0

    def layers(self, seen: Bytes) -> list[Floats]:
        """The inputs, both hidden layers, and the chances to win."""
        first, second, third, first_bias, second_bias, third_bias = self.weights
        inputs = seen[:, USED] * SCALES[USED]
        one = np.maximum(inputs @ first + first_bias, 0)
        two = np.maximum(one @ second + second_bias, 0)
        return [inputs, one, two, 1 / (1 + np.exp(-(two @ third + third_bias)))]

    def chances(self, seen: Bytes) -> Floats:
        return self.layers(seen)[-1][:, 0]

    def learn(self, seen: Bytes, targets: Floats, rate: float) -> float:
        """Take a step towards what should have been expected (Adam); returns the mean squared error before it."""
        inputs, one, two, chances = self.layers(seen)
        off = chances - targets[:, None]
        by_third = off / np.float32(len(off))
        by_second = (by_third @ self.weights[2].T) * (two > 0)
        by_first = (by_second @ self.weights[1].T) * (one > 0)
        slopes = [inputs.T @ by_first, one.T @ by_second, two.T @ by_third]
        slopes += [by_first.sum(0), by_second.sum(0), by_third.sum(0)]
        self.lessons += 1
        rate *= float(np.sqrt(1 - 0.999**self.lessons) / (1 - 0.9**self.lessons))
        for weight, mean, square, slope in zip(self.weights, self.means, self.squares, slopes, strict=True):
            mean += np.float32(0.1) * (slope - mean)
            square += np.float32(0.001) * (slope * slope - square)
            weight -= np.float32(rate) * mean / (np.sqrt(square) + np.float32(1e-8))
        return float((off * off).mean())


class Prospects(NamedTuple):
    """Where each legal action of a position leads, as the seat that is asked sees it."""

    after: list[State]
    seen: Bytes
    chances: Floats


def look_ahead(network: Network, states: list[State]) -> list[Prospects]:
    """Try every legal action in every state. All are judged at once, which is much faster than one by one."""
    tried = [[played(state, action) for action in state.legal()] for state in states]
    ends = np.cumsum([len(after) for after in tried]).tolist()
    seen = np.empty((ends[-1], SEEN), np.int8)
    rows = iter(seen)
    for state, after in zip(states, tried, strict=True):
        for reached in after:
            reached.observe_into(state.actor, next(rows))
    chances = network.chances(seen)
    found = []
    for state, after, end in zip(states, tried, ends, strict=True):
        part = slice(end - len(after), end)
        for row, reached in enumerate(after, start=part.start):
            if reached.over:
                chances[row] = reached.reward(state.actor)
        found.append(Prospects(after, seen[part], chances[part]))
    return found


def played(state: State, action: int) -> State:
    after = state.copy()
    after.play(action)
    return after


def settle(state: State, rng: Rng) -> None:
    """Let chance act until a seat is asked or the game is over."""
    while state.actor == CHANCE:
        state.play(state.draw(rng))


class Moment(NamedTuple):
    """A decision in a game in progress."""

    seat: int
    seen: Bytes  # after it
    best: float  # the seat's chance after the best action
    curious: bool  # whether the seat did something else


class School:
    """Games to learn from, the network that plays them, and what it remembers."""

    def __init__(self, games: int, seed: int) -> None:
        self.rng, self.chance = np.random.default_rng(seed), Rng(seed)
        self.network = Network(self.rng)
        self.states = [DUEL.start(2) for _ in range(games)]
        self.stories: list[list[Moment]] = [[] for _ in range(games)]
        self.seen = np.empty((MEMORY, SEEN), np.int8)
        self.targets = np.empty(MEMORY, np.float32)
        self.remembered = self.ended = 0

    def round(self, rate: float = RATE) -> float:
        """Take a decision in every game, then learn; returns how far off the expectations were."""
        for place, state in enumerate(self.states):
            settle(state, self.chance)
            if state.over:
                self.remember(self.stories[place], state)
                self.states[place], self.stories[place] = DUEL.start(2), []
                settle(self.states[place], self.chance)
        for place, prospects in enumerate(look_ahead(self.network, self.states)):
            best = taken = int(prospects.chances.argmax())
            if self.rng.random() < CURIOSITY:
                taken = int(self.rng.integers(len(prospects.after)))
            if len(prospects.after) > 1:
                seat, hope = self.states[place].actor, float(prospects.chances[best])
                self.stories[place].append(Moment(seat, prospects.seen[taken].copy(), hope, taken != best))
            self.states[place] = prospects.after[taken]
        known = min(self.remembered, MEMORY)
        if known < min(ENOUGH, 64 * len(self.states)):
            return 0.0
        some = self.rng.integers(0, known, REPEATS * len(self.states))
        return self.network.learn(self.seen[some], self.targets[some], rate)

    def remember(self, story: list[Moment], end: State) -> None:
        """Store what should have been expected at every decision of a finished game."""
        for moment, target in zip(story, targets(story, end), strict=True):
            self.seen[self.remembered % MEMORY] = moment.seen
            self.targets[self.remembered % MEMORY] = target
            self.remembered += 1
        self.ended += 1


def targets(story: list[Moment], end: State) -> list[float]:
    """What each seat should have expected after its decisions, from the last one back.

    One seat's chance is the other's risk. A curious decision says nothing about what the one before it was worth.
    """
    found = [end.reward(story[-1].seat)]
    for now, later in zip(story[-2::-1], story[:0:-1], strict=True):
        patience = 0.0 if later.curious else PATIENCE
        hope = (1 - patience) * later.best + patience * found[-1]
        found.append(hope if now.seat == later.seat else 1 - hope)
    return found[::-1]


class Player(Bot):
    """Plays with a network, new or from a file."""

    name = "learnt"

    def __init__(self, network: Network | None = None, file: str = "") -> None:
        self.network = network or Network(np.random.default_rng(0))
        if file:
            kept = np.load(file)
            self.network.weights = [kept[name] for name in kept.files]

    def choose(self, situation: Situation, rng: Rng) -> int:
        (prospects,) = look_ahead(self.network, [situation.imagine(rng)])
        return situation.legal[int(prospects.chances.argmax())]


def against(network: Network, opponent: str, games: int, seed: int) -> float:
    """The share of games that the network wins against a bot, changing seats after each; a tie is half a victory."""
    rng, bots, won = Rng(seed), [Player(network), bot(opponent, "duel")], 0.0
    for game in range(games):
        state, seat = DUEL.start(2), game % 2
        while not state.over:
            settle(state, rng)
            if not state.over:
                state.play(bots[state.actor ^ seat].choose(Situation(state), rng))
        won += state.reward(seat)
    return won / games


def curve(points: list[tuple[float, float]], title: str) -> str:
    """A plot of the share of games won, over minutes, as SVG."""
    last = points[-1][0]
    rules = "".join(
        f'<path d="M60,{260 - 2.2 * percent}H560" stroke="#8884"/>'
        f'<text x="20" y="{264 - 2.2 * percent}">{percent} %</text>'
        f'<text x="{55 + 5 * percent}" y="280">{last * percent / 100:.1f}</text>'
        for percent in range(0, 101, 20)
    )
    line = " ".join(f"{60 + 500 * minutes / last:.1f},{260 - 220 * share:.1f}" for minutes, share in points)
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 310" font-family="sans-serif" font-size="12" '
        f'fill="#666"><title>{title}</title><text x="60" y="24" font-size="14">{title}</text>{rules}'
        f'<text x="240" y="300">minutes of processor time</text>'
        f'<polyline points="{line}" fill="none" stroke="#2a78c2" stroke-width="2"/></svg>\n'
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--rounds", type=int, default=16_000, help="decisions in each of the games side by side")
    parser.add_argument("--games", type=int, default=256, help="side by side")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--opponent", default="greedy")
    parser.add_argument("--every", type=int, default=1_000, help="rounds between two tests")
    parser.add_argument("--save", type=Path, help="write the network there (.npz)")
    parser.add_argument("--curve", type=Path, help="draw there how it went (.svg)")
    asked = parser.parse_args()
    school, begun = School(asked.games, asked.seed), time.process_time()
    points = [(0.0, against(school.network, asked.opponent, SOME_GAMES, 0))]
    for number in range(1, asked.rounds + 1):
        off = school.round(RATE * (1 - 0.9 * number / asked.rounds))
        if number % asked.every == 0:
            minutes = (time.process_time() - begun) / 60
            points.append((minutes, against(school.network, asked.opponent, SOME_GAMES, number)))
            told = f"{number:6} rounds, {school.ended:6} games, {minutes:4.1f} minutes: off by {off:.3f}"
            print(f"{told}, wins {points[-1][1]:.1%} against {asked.opponent}", flush=True)
    print(f"in {MANY_GAMES} games at the end: {against(school.network, asked.opponent, MANY_GAMES, 1 << 40):.1%}")
    if asked.save:
        np.savez_compressed(asked.save, *school.network.weights)
    if asked.curve:
        asked.curve.write_text(curve(points, f"Share of games won against {asked.opponent}"), encoding="utf-8")


if __name__ == "__main__":
    main()

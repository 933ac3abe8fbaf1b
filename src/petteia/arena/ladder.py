"""Ladders: every bot against every other, and what that says of their strength."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import combinations

from ..core.rng import Rng
from .match import Outcome, Pairing, play_match_game
from .venue import HERE, Venue

ELO_PER_NATURAL = 400 / math.log(10)
RESAMPLES = 200
STEPS = 200


@dataclass(frozen=True)
class LadderPlan:
    """Which bots meet, at what, and how often each pair does."""

    game: str
    seats: int
    bots: tuple[str, ...]
    games: int
    seed: int
    options: dict[str, str]

    def pairings(self) -> list[Pairing]:
        """Each pair once; at a larger table the two sit alternately."""
        return [
            Pairing(self.game, tuple(pair[seat % 2] for seat in range(self.seats)), self.options, self.seed + number)
            for number, pair in enumerate(combinations(self.bots, 2))
        ]


@dataclass(frozen=True)
class Meeting:
    """A game of a ladder: between which two, and what share of the victory the first of them got."""

    first: str
    second: str
    index: int
    share: float


@dataclass(frozen=True)
class Rating:
    """A bot's strength in Elo, the mean of all being 0, with its 95 % interval and its share of all victories."""

    bot: str
    elo: float
    low: float
    high: float
    games: int
    share: float


def meeting(pairing: Pairing, outcome: Outcome) -> Meeting:
    """What a game says of the two bots of its pairing."""
    first, second = pairing.bots[:2]
    share = sum(reward for name, reward in zip(pairing.bots, outcome.rewards, strict=True) if name == first)
    return Meeting(first, second, outcome.index, share)


def play_meeting(pairing: Pairing, index: int) -> Meeting:
    """The game of that number between the two bots of a pairing."""
    return meeting(pairing, play_match_game(pairing, index))


def climb(plan: LadderPlan, done: Iterable[Meeting], venue: Venue = HERE) -> Iterator[Meeting]:
    """Play all games of a ladder that are not done yet."""
    played = Counter((game.first, game.second) for game in done)
    return venue.play(
        play_meeting,
        [
            (pairing, index)
            for pairing in plan.pairings()
            for index in range(played[pairing.bots[0], pairing.bots[1]], plan.games)
        ],
    )


# ---- strength


def strengths(bots: tuple[str, ...], meetings: list[Meeting]) -> dict[str, float]:
    """The Bradley-Terry model fitted to the games, with half a win each way between all so that nobody is infinite."""
    wins = {(one, other): 0.5 for one in bots for other in bots if one != other}
    for game in meetings:
        wins[game.first, game.second] += game.share
        wins[game.second, game.first] += 1.0 - game.share
    power = dict.fromkeys(bots, 1.0)
    for _ in range(STEPS):
        renewed = {}
        for one in bots:
            won = sum(wins[one, other] for other in bots if other != one)
            met = sum(
                (wins[one, other] + wins[other, one]) / (power[one] + power[other]) for other in bots if other != one
            )
            renewed[one] = won / met
        mean = math.exp(sum(math.log(value) for value in renewed.values()) / len(bots))
        power = {one: value / mean for one, value in renewed.items()}
    return {one: ELO_PER_NATURAL * math.log(value) for one, value in power.items()}


def ratings(bots: tuple[str, ...], meetings: list[Meeting], seed: int = 1) -> list[Rating]:
    """The bots from the strongest down. Intervals come from drawing the games anew, with replacement."""
    fitted = strengths(bots, meetings)
    rng = Rng(seed)
    drawn: dict[str, list[float]] = {one: [] for one in bots}
    for _ in range(RESAMPLES if meetings else 0):
        again = strengths(bots, [rng.choice(meetings) for _ in meetings])
        for one, elo in again.items():
            drawn[one].append(elo)
    rated = []
    for one in bots:
        shares = [game.share for game in meetings if game.first == one]
        shares += [1.0 - game.share for game in meetings if game.second == one]
        spread = sorted(drawn[one]) or [fitted[one]]
        low, high = spread[int(0.025 * len(spread))], spread[min(int(0.975 * len(spread)), len(spread) - 1)]
        share = sum(shares) / max(len(shares), 1)
        rated.append(Rating(one, fitted[one], low, high, len(shares), share))
    return sorted(rated, key=lambda rating: -rating.elo)

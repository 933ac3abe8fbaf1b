"""Ladders: every bot plays every other, and their strengths are estimated from the results."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import combinations

from ..bots import USUAL_LIMITS, Limits
from ..core.engine.rng import Rng
from .journal import KeptGame, Run
from .match import Outcome, Pairing, play_match_game
from .seating import Incident
from .statistics import Interval, share_of_deals
from .venue import HERE, Venue

ELO_PER_NATURAL = 400 / math.log(10)
RESAMPLES = 200
STEPS = 200
PAIR = "Pair"  # the tag that says which two bots meet


@dataclass(frozen=True)
class LadderPlan:
    """Which bots meet, at which game, and how many games each pair plays."""

    game: str
    seats: int
    bots: tuple[str, ...]
    games: int
    seed: int
    options: dict[str, str]
    limits: Limits = USUAL_LIMITS
    strict: bool = False

    def run(self) -> Run:
        """What the records of the ladder have in common. The number of games is not part of it: a ladder may be
        extended."""
        name = f"ladder {','.join(self.bots)} seats {self.seats} seed {self.seed}"
        return Run(name, self.game, self.options)

    def remember(self, kept: KeptGame) -> Meeting:
        """The game between two bots that a record describes."""
        pairing = next(pairing for pairing in self.pairings() if kept.tags[PAIR] == pair_of(pairing))
        return meeting(pairing, pairing.remember(kept))

    def pairings(self) -> list[Pairing]:
        """Each pair once; at a larger table the two sit alternately."""
        return [
            Pairing(
                self.game,
                tuple(pair[seat % 2] for seat in range(self.seats)),
                self.options,
                self.seed + number,
                self.limits,
                self.strict,
            )
            for number, pair in enumerate(combinations(self.bots, 2))
        ]


@dataclass(frozen=True)
class Meeting:
    """A game of a ladder: the two bots, and the share of the victory that the first of them got."""

    first: str
    second: str
    index: int
    share: float
    incidents: tuple[Incident, ...] = ()


@dataclass(frozen=True)
class Rating:
    """A bot's strength in Elo (the mean of all is 0), with its 95 % interval and its share of the victories."""

    bot: str
    elo: float
    low: float
    high: float
    games: int
    share: float


def meeting(pairing: Pairing, outcome: Outcome) -> Meeting:
    """The outcome of a game as a meeting of the two bots of its pairing."""
    first, second = pairing.bots[:2]
    share = sum(reward for name, reward in zip(pairing.bots, outcome.rewards, strict=True) if name == first)
    return Meeting(first, second, outcome.index, share, outcome.incidents)


def pair_of(pairing: Pairing) -> str:
    """The two bots of a pairing, as a record names them."""
    return ",".join(pairing.bots[:2])


def play_meeting(pairing: Pairing, index: int, tags: dict[str, str] | None) -> tuple[Meeting, str]:
    """Play the game of that number between the two bots of a pairing; also its record, if it is given tags."""
    outcome, record = play_match_game(pairing, index, tags)
    return meeting(pairing, outcome), record


def climb(plan: LadderPlan, done: Iterable[Meeting], venue: Venue = HERE) -> Iterator[Meeting]:
    """Play all games of a ladder that are not done yet."""
    return (game for game, _ in recorded_climb(plan, done, venue, keep=False))


def recorded_climb(
    plan: LadderPlan, done: Iterable[Meeting], venue: Venue, keep: bool
) -> Iterator[tuple[Meeting, str]]:
    """Play all games of a ladder that are not done yet, each with its record if `keep` is set."""
    played = Counter((game.first, game.second) for game in done)
    run = plan.run()
    return venue.play(
        play_meeting,
        [
            (pairing, index, run.tags(index, **{PAIR: pair_of(pairing)}) if keep else None)
            for pairing in plan.pairings()
            for index in range(played[pairing.bots[0], pairing.bots[1]], plan.games)
        ],
    )


# ---- strength


def strengths(bots: tuple[str, ...], meetings: list[Meeting]) -> dict[str, float]:
    """The Bradley-Terry model fitted to the games, plus half a win each way for every pair, so that all are finite."""
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


def by_deal(meetings: list[Meeting], seats: int) -> list[list[Meeting]]:
    """The games grouped by deal: as many games of a pair share one as there are seats."""
    deals: dict[tuple[str, str, int], list[Meeting]] = {}
    for game in meetings:
        deals.setdefault((game.first, game.second, game.index // seats), []).append(game)
    return list(deals.values())


def quantile(values: list[float], part: float) -> float:
    """The value below which that part of the sorted values is found, interpolated between the nearest two."""
    place = part * (len(values) - 1)
    below = int(place)
    above = min(below + 1, len(values) - 1)
    return values[below] + (place - below) * (values[above] - values[below])


def ratings(bots: tuple[str, ...], meetings: list[Meeting], seats: int = 2, seed: int = 1) -> list[Rating]:
    """The bots, the strongest first. Intervals come from resampling the deals with replacement."""
    fitted = strengths(bots, meetings)
    rng = Rng(seed)
    deals = by_deal(meetings, seats)
    drawn: dict[str, list[float]] = {one: [] for one in bots}
    for _ in range(RESAMPLES if meetings else 0):
        again = strengths(bots, [game for _ in deals for game in rng.choice(deals)])
        for one, elo in again.items():
            drawn[one].append(elo)
    rated = []
    for one in bots:
        shares = [game.share for game in meetings if game.first == one]
        shares += [1.0 - game.share for game in meetings if game.second == one]
        spread = sorted(drawn[one]) or [fitted[one]]
        low, high = quantile(spread, 0.025), quantile(spread, 0.975)
        share = sum(shares) / max(len(shares), 1)
        rated.append(Rating(one, fitted[one], low, high, len(shares), share))
    return sorted(rated, key=lambda rating: -rating.elo)


def pair_share(one: str, other: str, meetings: list[Meeting], seats: int) -> Interval:
    """One bot's share of the victories against another, by deals."""
    shares = []
    for deal in by_deal(meetings, seats):
        if {deal[0].first, deal[0].second} == {one, other}:
            shares.append([game.share if game.first == one else 1.0 - game.share for game in deal])
    return share_of_deals(shares)

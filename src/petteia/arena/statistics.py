"""Statistics of many games: shares with their confidence intervals, means, lengths."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass

from .simulation import Played

TWO_SIDED_95 = 1.959963984540054


@dataclass(frozen=True)
class Interval:
    """A share or mean with its 95 % confidence interval."""

    share: float
    low: float
    high: float


def wilson(successes: float, trials: float) -> Interval:
    """The share of successes with Wilson's interval."""
    if trials == 0:
        return Interval(0.0, 0.0, 1.0)
    share = successes / trials
    square = TWO_SIDED_95**2 / trials
    middle = (share + square / 2) / (1 + square)
    half = math.sqrt(share * (1 - share) * square + square**2 / 4) / (1 + square)
    return Interval(share, max(0.0, middle - half), min(1.0, middle + half))


def student(freedom: int) -> float:
    """How many estimated deviations to either side hold 95 % (Student's t): more, the fewer degrees of freedom. Exact
    for one and two degrees of freedom; from three on the usual expansion, which is right within one percent."""
    inside = 0.95
    if freedom == 1:
        return math.tan(math.pi / 2 * inside)
    if freedom == 2:
        return inside * math.sqrt(2.0 / (1.0 - inside**2))
    z = TWO_SIDED_95
    terms = (z**3 + z) / 4, (5 * z**5 + 16 * z**3 + 3 * z) / 96, (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + sum(term / float(freedom**power) for power, term in enumerate(terms, start=1))


def share_of_deals(deals: list[list[float]]) -> Interval:
    """The share of victories in games, grouped by the deal that they share.

    Games of one deal depend on each other, so deals are counted: the interval is Wilson's for the number of independent
    games that would vary as much as the means of the deals do, and for fewer where that is known from few deals (as
    Korn and Graubard do for surveys). A deal never counts for less than one game; where all games end alike, there is
    no evidence that it counts for more.
    """
    games = sum(len(deal) for deal in deals)
    share = sum(sum(deal) for deal in deals) / max(games, 1)
    means = [sum(deal) / len(deal) for deal in deals]
    if len(means) < 2 or not 0.0 < share < 1.0:
        return wilson(share * len(means), len(means))
    middle = sum(means) / len(means)
    variance = sum((mean - middle) ** 2 for mean in means) / (len(means) - 1) / len(means)
    if variance == 0.0:
        return wilson(share * games, games)
    independent = share * (1.0 - share) / variance * (TWO_SIDED_95 / student(len(means) - 1)) ** 2
    independent = max(independent, float(len(means)))
    return wilson(share * independent, independent)


def mean_of_deals(deals: Sequence[float]) -> Interval:
    """The mean of one value per deal with its interval, which is infinite for a single deal."""
    middle = sum(deals) / len(deals)
    if len(deals) == 1:
        return Interval(middle, -math.inf, math.inf)
    variance = sum((value - middle) ** 2 for value in deals) / (len(deals) - 1)
    half = student(len(deals) - 1) * math.sqrt(variance / len(deals))
    return Interval(middle, middle - half, middle + half)


@dataclass(frozen=True)
class Summary:
    """The outcome of many games. Each winner of a shared victory gets an equal part of it.

    Lengths are in decisions, except `longest_round`, which is in actions of seats and chance.
    """

    games: int
    wins: tuple[float, ...]
    win_shares: tuple[Interval, ...]
    reasons: dict[str, int]
    reason_shares: dict[str, Interval]
    mean_points: tuple[float, ...]
    mean_decisions: float
    shortest: int
    longest: int
    mean_drawn: float
    mean_rounds: float
    most_rounds: int
    longest_round: int

    def plain(self) -> dict[str, object]:
        """The summary as plain data."""
        return asdict(self)


def summarise(played: Iterable[Played], seats: int) -> Summary:
    """Count wins by seat and by reason, points and lengths."""
    games = list(played)
    wins = [sum(game.result.reward(seat) for game in games) for seat in range(seats)]
    reasons = Counter(game.result.reason for game in games)
    lengths = [game.decisions for game in games]
    count = max(len(games), 1)
    points = [
        sum(game.result.scores[seat].get("total", 0) if game.result.scores else 0 for game in games) / count
        for seat in range(seats)
    ]
    return Summary(
        games=len(games),
        wins=tuple(wins),
        win_shares=tuple(wilson(won, len(games)) for won in wins),
        reasons=dict(reasons.most_common()),
        reason_shares={reason: wilson(number, len(games)) for reason, number in reasons.most_common()},
        mean_points=tuple(points),
        mean_decisions=sum(lengths) / count,
        shortest=min(lengths, default=0),
        longest=max(lengths, default=0),
        mean_drawn=sum(game.drawn for game in games) / count,
        mean_rounds=sum(game.rounds for game in games) / count,
        most_rounds=max((game.rounds for game in games), default=0),
        longest_round=max((game.longest_round for game in games), default=0),
    )

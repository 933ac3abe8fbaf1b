"""Matches: bots change seats under the same deals, so that neither the seat nor the luck decides."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import asdict, dataclass

from ..bots import Situation, bot
from ..core.registry import game as find_game
from ..core.rng import Rng
from ..core.state import CHANCE
from .fate import Fate
from .statistics import Interval, wilson
from .venue import HERE, Venue


@dataclass(frozen=True)
class Pairing:
    """Who plays whom at what: a bot for each seat, in the order of the first game."""

    game: str
    bots: tuple[str, ...]
    options: dict[str, str]
    seed: int


@dataclass(frozen=True)
class Outcome:
    """A game of a match: which bot, by its place in the pairing, got what share of the victory."""

    index: int
    rewards: tuple[float, ...]
    reason: str
    decisions: int


@dataclass(frozen=True)
class MatchResult:
    """What a match came to, by the bots' names; a bot in several seats has all their wins."""

    games: int
    wins: dict[str, float]
    shares: dict[str, Interval]
    reasons: dict[str, int]
    mean_decisions: float

    def plain(self) -> dict[str, object]:
        """The result as plain data."""
        return asdict(self)


def play_match_game(pairing: Pairing, index: int) -> Outcome:
    """One game. The bots sit one seat further in each, and as many games as there are seats share a deal."""
    seats = len(pairing.bots)
    deal, shift = divmod(index, seats)
    places = [(seat + shift) % seats for seat in range(seats)]  # which bot of the pairing sits in each seat
    players = [bot(pairing.bots[place], pairing.game) for place in places]
    rng = Rng(pairing.seed).spawn(deal)
    fate = Fate(rng.next())
    state = find_game(pairing.game).start(seats, **pairing.options)
    decisions = 0
    while (actor := state.actor) >= CHANCE:
        if actor == CHANCE:
            state.play(fate.draw(state))
        else:
            state.play(players[actor].choose(Situation(state), rng))
            decisions += 1
    rewards = [0.0] * seats
    for seat, place in enumerate(places):
        rewards[place] = state.reward(seat)
    result = state.result
    assert result is not None
    return Outcome(index, tuple(rewards), result.reason, decisions)


def match(pairing: Pairing, games: int, venue: Venue = HERE, first: int = 0) -> Iterator[Outcome]:
    """The games of a match from a number on, in order."""
    return venue.play(play_match_game, [(pairing, index) for index in range(first, games)])


def tally(pairing: Pairing, outcomes: list[Outcome]) -> MatchResult:
    """Wins by bot, with their intervals."""
    wins: dict[str, float] = dict.fromkeys(pairing.bots, 0.0)
    for outcome in outcomes:
        for name, reward in zip(pairing.bots, outcome.rewards, strict=True):
            wins[name] += reward
    return MatchResult(
        games=len(outcomes),
        wins=wins,
        shares={name: wilson(won, len(outcomes)) for name, won in wins.items()},
        reasons=dict(Counter(outcome.reason for outcome in outcomes).most_common()),
        mean_decisions=sum(outcome.decisions for outcome in outcomes) / max(len(outcomes), 1),
    )

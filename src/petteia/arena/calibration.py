"""How reliable the chances are: predictions in games that nobody has learnt from, compared with the results."""

from __future__ import annotations

import time
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from math import log

from ..bots import Situation, bot
from ..core.contract.registry import game as find_game
from ..core.engine.rng import Rng
from ..core.engine.state import CHANCE, State
from ..review.looking import truest
from ..search import Search, Settings, analyse

LAST_ROUND = 9  # rounds from here on count together
BINS = 10
SHARPEST = 3.0
NARROWINGS = 16  # by a third each, until the best sharpness is known to two digits
LEAST = 1e-4  # lower chances count as this much, so that a single surprise does not ruin the log-loss


@dataclass(frozen=True)
class Plan:
    """Which bot plays itself, and how chances are predicted: at first sight, or after `turns` of search. Only every
    n-th decision (`every`) is asked about."""

    game: str
    seats: int
    options: dict[str, str]
    bot: str
    turns: int
    every: int
    seed: int


@dataclass(frozen=True)
class Foretold:
    """The chances predicted for all seats at one decision, and the reward each of them got in the end."""

    round: int
    chances: tuple[float, ...]
    rewards: tuple[float, ...]

    @property
    def brier(self) -> float:
        """The squared error of the chances, averaged over the seats."""
        misses = ((chance - reward) ** 2 for chance, reward in zip(self.chances, self.rewards, strict=True))
        return sum(misses) / len(self.chances)

    @property
    def log_loss(self) -> float:
        pairs = zip(self.chances, self.rewards, strict=True)
        return -sum(reward * log(max(chance, LEAST)) for chance, reward in pairs if reward)

    def sharpened(self, sharpness: float) -> Foretold:
        """The same prediction, more certain or less: 1 leaves it as it is, 0 makes all nonzero chances equal."""
        weights = [chance**sharpness if chance > 0.0 else 0.0 for chance in self.chances]  # of less, only roundings
        return Foretold(self.round, tuple(weight / sum(weights) for weight in weights), self.rewards)

    @property
    def by_chance(self) -> Foretold:
        """The prediction of somebody who knows nothing: all seats have the same chance."""
        seats = len(self.chances)
        return Foretold(self.round, (1.0 / seats,) * seats, self.rewards)


@dataclass(frozen=True)
class Score:
    """How good the predictions of a phase were, compared with equal chances for all, and the sharpness that would have
    made them best: below 1 they were too bold, above 1 too cautious."""

    phase: str
    positions: int
    brier: float
    constant_brier: float
    log_loss: float
    constant_log_loss: float
    sharpness: float


@dataclass(frozen=True)
class Bin:
    """Seats that were given about the same chance: how many, their mean chance, and what they got."""

    seats: int
    chance: float
    came_true: float


def foretell(plan: Plan, index: int) -> list[Foretold]:
    """The predictions made in one game."""
    rng = Rng(plan.seed).spawn(index)
    settings = truest(plan.game)
    state = find_game(plan.game).start(plan.seats, **plan.options)
    players = [bot(plan.bot, plan.game) for _ in range(plan.seats)]
    told: list[tuple[int, tuple[float, ...]]] = []
    asked = 0
    while (actor := state.actor) >= CHANCE:
        if actor == CHANCE:
            state.play(state.draw(rng))
            continue
        situation = Situation(state)
        if state.settled and len(situation.legal) > 1:
            asked += 1
            if asked % plan.every == index % plan.every:
                told.append((int(state.round), chances_in(state, settings, plan.turns, rng)))
        state.play(players[actor].choose(situation, rng))
    rewards = tuple(state.reward(seat) for seat in range(plan.seats))
    return [Foretold(round, chances, rewards) for round, chances in told]


def chances_in(state: State, settings: Settings, turns: int, rng: Rng) -> tuple[float, ...]:
    """The chances of all seats: the mind's first judgement, or the result of a search."""
    if turns == 0:
        seats = range(int(state.seats))
        return tuple(state.judge(settings.mind, int(state.actor), seat) for seat in seats)
    seat = int(state.actor)
    search = Search(settings, rng.next())
    search.run(state.imagine(seat, rng), seat, turns, 0.0, time.monotonic)
    return analyse(search, state).considered[0].values


def scores(told: Iterable[Foretold], together: int = 1) -> list[Score]:
    """The scores by round, or by groups of `together` rounds, and over all of them."""
    by_phase: dict[int, list[Foretold]] = {}
    everything = list(told)
    for one in everything:
        by_phase.setdefault(first_round(min(one.round, LAST_ROUND), together), []).append(one)
    found = [score(name_of(first, together), by_phase[first]) for first in sorted(by_phase)]
    return [*found, score("all", everything)]


def first_round(round: int, together: int) -> int:
    """The first round of the phase that a round belongs to."""
    return round - (round - 1) % together if round else 0


def name_of(first: int, together: int) -> str:
    if first == 0:
        return "before round 1"
    last = first + together - 1
    if last >= LAST_ROUND:
        return f"round {first} or later"
    return f"round {first}" if first == last else f"rounds {first} to {last}"


def score(phase: str, told: list[Foretold]) -> Score:
    def mean(values: Iterable[float]) -> float:
        return sum(values) / len(told)

    return Score(
        phase,
        len(told),
        mean(one.brier for one in told),
        mean(one.by_chance.brier for one in told),
        mean(one.log_loss for one in told),
        mean(one.by_chance.log_loss for one in told),
        best_sharpness(told),
    )


def best_sharpness(told: list[Foretold]) -> float:
    """How sharp the chances should have been: where the log-loss has its only minimum."""

    def loss(sharpness: float) -> float:
        return sum(one.sharpened(sharpness).log_loss for one in told)

    low, high = 0.0, SHARPEST
    for _ in range(NARROWINGS):
        third = (high - low) / 3.0
        if loss(low + third) < loss(high - third):
            high -= third
        else:
            low += third
    return (low + high) / 2.0


def bins(told: Iterable[Foretold]) -> list[Bin]:
    """All seats by the chances they were given, in ten bins; empty bins are left out."""
    given: list[list[tuple[float, float]]] = [[] for _ in range(BINS)]
    for one in told:
        for chance, reward in zip(one.chances, one.rewards, strict=True):
            given[min(BINS - 1, int(chance * BINS))].append((chance, reward))
    return [
        Bin(
            len(pairs), sum(chance for chance, _ in pairs) / len(pairs), sum(reward for _, reward in pairs) / len(pairs)
        )
        for pairs in given
        if pairs
    ]


def plain(plan: Plan, games: int, told: list[Foretold], together: int) -> dict[str, object]:
    """The whole calibration as plain data."""
    return {
        **asdict(plan),
        "games": games,
        "scores": [asdict(one) for one in scores(told, together)],
        "bins": [asdict(one) for one in bins(told)],
    }


SIDE = 320  # of the drawing's square
EDGE = 44


def drawing(title: str, found: list[Bin]) -> str:
    """A reliability plot as SVG: dots on the diagonal are chances that came true as often as they said."""

    def across(share: float) -> float:
        return EDGE + share * SIDE

    def up(share: float) -> float:
        return EDGE + (1.0 - share) * SIDE

    most = max(one.seats for one in found)
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SIDE + 2 * EDGE} {SIDE + 2 * EDGE}" font-family="serif"'
        ' font-size="13" fill="#5b5348">',
        f"<title>{title}</title>",
        f'<rect width="100%" height="100%" fill="#fbf7ee"/><text x="{EDGE}" y="{EDGE - 16}">{title}</text>',
        f'<path d="M{across(0)} {up(1)}V{up(0)}H{across(1)}" fill="none" stroke="#5b5348"/>',
        f'<path d="M{across(0)} {up(0)}L{across(1)} {up(1)}" stroke="#b9ad98" stroke-dasharray="4 4"/>',
    ]
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        label = f"{share:.0%}"
        lines.append(f'<text x="{across(share):.0f}" y="{up(0) + 18:.0f}" text-anchor="middle">{label}</text>')
        lines.append(f'<text x="{EDGE - 6}" y="{up(share) + 4:.0f}" text-anchor="end">{label}</text>')
    for one in found:
        radius = 3.0 + 7.0 * (one.seats / most) ** 0.5
        lines.append(
            f'<circle cx="{across(one.chance):.1f}" cy="{up(one.came_true):.1f}" r="{radius:.1f}" fill="#1d6a8a"'
            f' fill-opacity="0.8"><title>{one.chance:.1%} said, {one.came_true:.1%} came, {one.seats}</title></circle>'
        )
    return "\n".join([*lines, "</svg>"]) + "\n"

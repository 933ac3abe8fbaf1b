"""Weights from self-play: a bot plays itself, and its game's estimate is fitted to how the games ended."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from librt.vecs import vec

from ..bots import Situation, bot
from ..core.contract.mind import Mind
from ..core.contract.refusal import OptionError
from ..core.contract.registry import game as find_game
from ..core.engine.rng import Rng
from ..core.engine.state import CHANCE
from ..search.fitting import Fit
from .venue import HERE, Venue

POSITIONS_A_GAME = 24
PORTION = 256  # positions between two steps of the fit
ROUNDS = 8
RATE = 0.01
BY_HAND = "(by hand)"
PRIOR = 10.0  # how strongly the old weights count, relative to the number of games


@dataclass(frozen=True)
class TuningPlan:
    """Which bot plays itself, with which numbers of seats (one after the other), and how often it plays at random."""

    game: str
    bot: str
    seats: tuple[int, ...]
    games: int
    wander: float
    seed: int


@dataclass(frozen=True)
class Lesson:
    """A game that was played: the features of some of its positions, and every seat's reward."""

    features: tuple[list[float], ...]
    rewards: list[float]


def play_lesson(plan: TuningPlan, index: int) -> Lesson:
    """Play one game and keep a random sample of its quiet positions, in which nothing is half done."""
    rng = Rng(plan.seed).spawn(index)
    seats = plan.seats[index % len(plan.seats)]
    mind = mind_of(plan.game)
    state = find_game(plan.game).start(seats)
    player = bot(plan.bot, plan.game)
    kept: list[list[float]] = []
    seen = 0
    while (actor := state.actor) >= CHANCE:
        if actor == CHANCE:
            state.play(state.draw(rng))
            continue
        if state.question in mind.quiet:
            seen += 1
            if len(kept) < POSITIONS_A_GAME:
                kept.append(list(mind.features_of(state)))
            elif (place := rng.below(seen)) < POSITIONS_A_GAME:
                kept[place] = list(mind.features_of(state))
        if rng.random() < plan.wander:
            state.play(rng.choice(state.legal()))
        else:
            state.play(player.choose(Situation(state), rng))
    return Lesson(tuple(kept), [state.reward(seat) for seat in range(seats)])


def lessons(plan: TuningPlan, venue: Venue = HERE) -> Iterator[Lesson]:
    """Play all games; lessons come in the order of their numbers."""
    return venue.play(play_lesson, [(plan, index) for index in range(plan.games)])


@dataclass(frozen=True)
class Weight:
    """A line of a weights file.

    A weight that is set by hand says so and is not learnt: if winners have little of a good thing because they have
    spent it, games alone would teach that it is bad.
    """

    name: str
    value: float
    about: str

    @property
    def by_hand(self) -> bool:
        return self.about.startswith(BY_HAND)


def mind_of(game: str) -> Mind:
    """The mind whose weights can be tuned; `OptionError` if the game has none."""
    found = find_game(game).mind()
    if found is None:
        command = f"petteia train {game}"
        told = f"{game} has no weights to tune; a game with a net learns with: {command}"
        raise OptionError(told, "wrong-to-tune", game=game, command=command)
    return found


def weights_file(game: str) -> Path:
    """The file with the weights of a game."""
    return mind_of(game).weights


def read_weights(path: Path) -> list[Weight]:
    """The weights in a file, with their names and what they are about."""
    lines = [line.split(maxsplit=2) for line in path.read_text(encoding="utf-8").splitlines()]
    return [Weight(words[0], float(words[1]), words[2]) for words in lines if words and words[0] != "#"]


def write_weights(path: Path, weights: list[Weight], made_by: str) -> None:
    """Write a weights file, with the command that made it."""
    width = max(len(weight.name) for weight in weights)
    lines = [
        "# What things are worth to a seat, in natural logarithms of the odds to win.",
        f"# Made by: {made_by}",
        *(f"{weight.name:{width}}  {weight.value:+.4f}  {weight.about}" for weight in weights),
    ]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


@dataclass(frozen=True)
class Tuned:
    """The result of a fit: the weights, the number of positions, and how far off chances were before and after."""

    weights: list[Weight]
    positions: int
    before: float
    after: float


def tune(plan: TuningPlan, played: Iterator[Lesson]) -> Tuned:
    """Fit the weights of a game to the lessons."""
    known = read_weights(weights_file(plan.game))
    fit = Fit(vec[float]([weight.value for weight in known]))
    for lesson in played:
        for features in lesson.features:
            fit.add(vec[float](features), len(lesson.rewards), lesson.rewards)
    before = fit.surprise()
    rng = Rng(plan.seed)
    for left in range(ROUNDS, 0, -1):
        fit.run(1, PORTION, RATE * left / ROUNDS, PRIOR / plan.games, rng)
        for place, weight in enumerate(known):
            if weight.by_hand:
                fit.weights[place] = weight.value
    fitted = [replace(weight, value=value) for weight, value in zip(known, fit.weights, strict=True)]
    return Tuned(fitted, fit.positions, before, fit.surprise())

"""Mass simulation: many games between bots, the same wherever they are played."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, dataclass

from ..bots import Bot, Situation, bot
from ..core.game import Game
from ..core.record import Record
from ..core.registry import game as find_game
from ..core.result import Result
from ..core.rng import Rng
from ..core.state import CHANCE
from .venue import HERE, Venue

PORTION = 50  # games that are played at a time


@dataclass(frozen=True)
class Played:
    """A game that was played: its number, how it ended and how long it was; its actions in words, if kept."""

    index: int
    result: Result
    decisions: int
    drawn: int
    actions: tuple[str, ...] = ()

    def plain(self) -> dict[str, object]:
        """The game as plain data."""
        return asdict(self)


@dataclass(frozen=True)
class Plan:
    """What is to be simulated, in a form that can be sent to another process."""

    game: str
    bots: tuple[str, ...]
    options: dict[str, str]
    seed: int
    keep_actions: bool


def play_game(record: Record, bots: list[Bot], rng: Rng) -> None:
    """Let bots play a record to its end, one bot a seat."""
    while not record.state.over:
        record.play(next_action(record.state.actor, record, bots, rng))


def next_action(actor: int, record: Record, bots: list[Bot], rng: Rng) -> int:
    """What chance or the actor's bot does now."""
    if actor == CHANCE:
        return record.state.draw(rng)
    return bots[actor].choose(Situation(record.state), rng)


def play_one(plan: Plan, game: Game, bots: list[Bot], index: int) -> Played:
    """The game of that number: its seed follows from the plan's and the number alone."""
    rng = Rng(plan.seed).spawn(index)
    if plan.keep_actions:
        record = Record(game, len(bots), plan.options)
        play_game(record, bots, rng)
        drawn = sum(entry.actor == CHANCE for entry in record.entries)
        result = record.state.result
        assert result is not None
        texts = tuple(entry.text for entry in record.entries)
        return Played(index, result, len(record.entries) - drawn, drawn, texts)
    state = game.start(len(bots), **plan.options)
    decisions = drawn = 0
    while (actor := state.actor) >= CHANCE:
        if actor == CHANCE:
            state.play(state.draw(rng))
            drawn += 1
        else:
            state.play(bots[actor].choose(Situation(state), rng))
            decisions += 1
    result = state.result
    assert result is not None
    return Played(index, result, decisions, drawn)


def play_portion(plan: Plan, start: int, stop: int) -> list[Played]:
    """The games from one number to another."""
    game = find_game(plan.game)
    bots = [bot(name, plan.game) for name in plan.bots]
    return [play_one(plan, game, bots, index) for index in range(start, stop)]


def simulate(plan: Plan, games: int, venue: Venue = HERE) -> Iterator[Played]:
    """Play that many games; they come in the order of their numbers."""
    portions = [(plan, start, min(start + PORTION, games)) for start in range(0, games, PORTION)]
    for played in venue.play(play_portion, portions):
        yield from played

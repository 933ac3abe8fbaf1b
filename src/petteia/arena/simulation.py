"""Mass simulation: many games between bots, the same wherever they are played."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ..bots import USUAL_LIMITS, Bot, Situation
from ..core.contract.game import Game
from ..core.contract.registry import game as find_game
from ..core.contract.result import Result
from ..core.engine.rng import Rng
from ..core.engine.state import CHANCE
from ..core.records.notation import write_lines
from ..core.records.record import Record
from .journal import Run
from .seating import sit_down
from .venue import HERE, Venue

PORTION = 50  # games that are played at a time
STALLED_AFTER = 20_000  # actions in one round: such a game does not go on
STALLED = "stalled"
UNFINISHED = "unfinished"


@dataclass(frozen=True)
class Played:
    """A game that was played: its number, how it ended and how long it was; its record, if kept.

    Nobody wins a game that was broken off: the reason is `UNFINISHED` after the rounds of the plan, `STALLED` if a
    round found no end.
    """

    index: int
    result: Result
    decisions: int
    drawn: int
    rounds: int
    longest_round: int
    record: str = ""


@dataclass(frozen=True)
class Plan:
    """What is to be simulated, in a form that can be sent to another process; `most_rounds` if games end by then."""

    game: str
    bots: tuple[str, ...]
    options: dict[str, str]
    seed: int
    keep_records: bool
    most_rounds: int | None = None

    def run(self) -> Run:
        """What the records of the simulation have in common."""
        return Run(f"sim {','.join(self.bots)} seed {self.seed}", self.game, self.options)


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
    tags = plan.run().tags(index)
    record = Record(game, len(bots), plan.options, list(plan.bots), tags) if plan.keep_records else None
    state = record.state if record else game.start(len(bots), **plan.options)
    play = record.play if record else state.play
    decisions = drawn = at = begun = longest = 0
    broken_off = ""
    while (actor := state.actor) >= CHANCE and not broken_off:
        action = state.draw(rng) if actor == CHANCE else bots[actor].choose(Situation(state), rng)
        play(action)
        drawn += actor == CHANCE
        decisions += actor != CHANCE
        longest = max(longest, decisions + drawn - begun)
        if state.round != at:
            at, begun = state.round, decisions + drawn
        if plan.most_rounds is not None and at > plan.most_rounds:
            broken_off = UNFINISHED
        elif longest > STALLED_AFTER:
            broken_off = STALLED
    result = state.result or Result((), broken_off)
    rounds = int(state.round) - (broken_off == UNFINISHED)
    return Played(index, result, decisions, drawn, rounds, longest, write_lines(record) if record else "")


def play_portion(plan: Plan, start: int, stop: int) -> list[Played]:
    """The games from one number to another."""
    game = find_game(plan.game)
    bots = [sit_down(name, plan.game, seat, USUAL_LIMITS) for seat, name in enumerate(plan.bots)]
    return [play_one(plan, game, bots, index) for index in range(start, stop)]


def simulate(plan: Plan, games: int, venue: Venue = HERE) -> Iterator[Played]:
    """Play that many games; they come in the order of their numbers."""
    portions = [(plan, start, min(start + PORTION, games)) for start in range(0, games, PORTION)]
    for played in venue.play(play_portion, portions):
        yield from played

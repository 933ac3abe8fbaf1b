"""Mass simulation: many games between bots, with the same results wherever they are played."""

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

PORTION = 50  # games in a task
STALLED_AFTER = 20_000  # actions in one round: such a game is broken off
STALLED = "stalled"
UNFINISHED = "unfinished"


@dataclass(frozen=True)
class Played:
    """A game that was played: its number, result and length, and its record if kept.

    Nobody wins a game that was broken off: the reason is `UNFINISHED` after the plan's `most_rounds`, `STALLED` if a
    round did not end.
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
    """What to simulate, in a form that can be sent to another process. A game is broken off after `most_rounds`."""

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
    """Let bots play a record to its end, one bot per seat."""
    while not record.state.over:
        record.play(next_action(record.state.actor, record, bots, rng))


def next_action(actor: int, record: Record, bots: list[Bot], rng: Rng) -> int:
    """The next action, drawn by chance or chosen by the actor's bot."""
    if actor == CHANCE:
        return record.state.draw(rng)
    return bots[actor].choose(Situation(record.state), rng)


def play_one(plan: Plan, game: Game, bots: list[Bot], index: int) -> Played:
    """Play the game with that number. Its seed follows from the plan's seed and the number alone."""
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
    """Play the games from number `start` up to, not including, `stop`."""
    game = find_game(plan.game)
    bots = [sit_down(name, plan.game, seat, USUAL_LIMITS) for seat, name in enumerate(plan.bots)]
    return [play_one(plan, game, bots, index) for index in range(start, stop)]


def simulate(plan: Plan, games: int, venue: Venue = HERE) -> Iterator[Played]:
    """Play that many games; they are yielded in the order of their numbers."""
    portions = [(plan, start, min(start + PORTION, games)) for start in range(0, games, PORTION)]
    for played in venue.play(play_portion, portions):
        yield from played

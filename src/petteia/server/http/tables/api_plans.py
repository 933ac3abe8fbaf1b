"""HTTP: answers planned in advance, in games over days. Only their owner ever learns about them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Annotated, Any, Final

import msgspec
from litestar import Controller, get, post, put
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody
from msgspec import Meta

from ....core.contract.registry import game as find_game
from ....core.engine.rng import Rng
from ....core.engine.state import CHANCE
from ....core.engine.state import State as Position
from ....review.thoughts import ends
from ...errors import Code, Problem
from ...store.store import Connection
from ...table.course import carry_out
from ...table.messages import Number, SeatNumber
from ...table.plans import MOST_LINES, PlanLine, PlannedDeed
from ...table.table import Table
from ..web import NOT_KEPT, AllLimits, Someone
from .at_table import AT_A_TABLE, do, look

DRAWS: Final = 8  # positions that a player could be in, searched for possible actions
FARTHEST: Final = 200  # actions of others between two planned ones
LONGEST_PATH: Final = 100
PLANNING: Final = (*AT_A_TABLE, Code.NO_PLAN)


class NewPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """My plan, after `n` entries of the log. Without lines, I have none any more."""

    n: Number
    lines: Annotated[list[PlanLine], Meta(max_length=MOST_LINES)]


class PlanPath(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The actions assumed to happen first, mine and others', and the seat whose options are wanted then."""

    path: Annotated[list[PlannedDeed], Meta(max_length=LONGEST_PATH)]
    seat: SeatNumber


class PlanStep(msgspec.Struct, frozen=True):
    """An action in parts, and what it would cause."""

    action: int
    actor: int
    text: str
    verb: str
    objects: dict[str, int | str]
    events: list[dict[str, Any]]


class PlanOption(msgspec.Struct, frozen=True):
    """What a seat may do, and what it causes. `sure`: whether it is possible however chance and hidden things turn out.
    `whole`: whether nothing else has to be decided along with it."""

    step: PlanStep
    sure: bool
    whole: bool


class ToldLine(msgspec.Struct, frozen=True):
    """A line of my plan in words: the deed that it waits for, and each action of each answer."""

    when: PlanStep | None
    answers: list[list[PlanStep]]


class MyPlan(msgspec.Struct, frozen=True):
    """My plan at a table: its lines, and their words in `told`. Those after line `at` hold now (0: the first ones).
    `due`: whether an answer is about to be played; `n` is how many entries the log has."""

    n: int
    seat: int
    lines: list[PlanLine]
    told: list[ToldLine]
    at: int
    due: bool


class PlansApi(Controller):
    """Plans."""

    path = "/api/tables/{id:str}/plan"
    tags = ("tables",)
    response_headers = NOT_KEPT

    @get("/", refuses=PLANNING, opt={"cost": "plan"})
    async def plan(self, id: FromPath[str], state: State, someone: Someone) -> MyPlan:
        """My plan in this game; nobody else is told."""

        def question(table: Table) -> tuple[MyPlan, str, str]:
            seat = table.may_plan(someone.user)
            plan = table.plans.get(seat)
            if plan is not None and plan.round != table.state.round:
                plan = None
            lines, at = ([], 0) if plan is None else (plan.lines, plan.at)
            due = table.asked_person() == seat and table.planned_at() is not None
            found = MyPlan(table.course.length, seat, lines, [], at, due)
            return found, table.game.id, imagined(table, seat)

        found, game, position = await look(state.tables, id, question)
        told = await state.desk.read(
            partial(told_lines, game=game, position=position, seat=found.seat, lines=found.lines)
        )
        return msgspec.structs.replace(found, told=told)

    @put("/", status_code=204, refuses=(*PLANNING, Code.CONFLICT, Code.IMPOSSIBLE))
    async def keep(
        self, id: FromPath[str], data: JSONBody[NewPlan], state: State, someone: Someone, limits: AllLimits
    ) -> None:
        """Change my plan, or drop it."""
        limits.check("plan", someone.user)
        await do(state.tables, id, lambda table: table.keep_plan(someone.user, data.n, data.lines))

    @post("/options", status_code=200, refuses=(*PLANNING, Code.NO_SUCH_SEAT), opt={"cost": "plan"})
    async def options(
        self, id: FromPath[str], data: JSONBody[PlanPath], state: State, someone: Someone
    ) -> list[PlanOption]:
        """What a seat may do the next time it is asked, as far as I can know."""

        def question(table: Table) -> tuple[int, int, str, str]:
            own = table.may_plan(someone.user)
            return own, len(table.header.chairs), table.game.id, imagined(table, own)

        own, seats, game, position = await look(state.tables, id, question)
        if data.seat >= seats:
            raise Problem(Code.NO_SUCH_SEAT, f"This table has seats 0 to {seats - 1}")
        options: list[PlanOption] = await state.desk.read(
            partial(options_of, game=game, position=position, own=own, path=data.path, seat=data.seat)
        )
        return options


def imagined(table: Table, seat: int) -> str:
    """A position that the seat could be in."""
    return table.state.imagine(seat, Rng(table.course.length)).position()


def options_of(
    _: Connection, game: str, position: str, own: int, path: Sequence[PlannedDeed], seat: int
) -> list[PlanOption]:
    """What a seat may do after a path, in any of several positions that the player could be in."""
    completing = find_game(game).manifest.completing
    found: dict[int, PlanOption] = {}
    seen: dict[int, int] = {}
    draws = 0
    for at in positions_after(game, position, own, path, seat):
        draws += 1
        for action in at.legal():
            seen[action] = seen.get(action, 0) + 1
            if action not in found:
                then = at.copy()
                step = told(then, action, own)
                whole = seat != own or then.over or ends(then, own, completing)
                found[action] = PlanOption(step, False, whole)
    return [msgspec.structs.replace(found[action], sure=seen[action] == draws) for action in sorted(found)]


def positions_after(game: str, position: str, own: int, path: Sequence[PlannedDeed], seat: int) -> Iterator[Position]:
    """Positions after a path in which the seat is asked, with hidden things and chance drawn afresh for each."""
    rules = find_game(game)
    for number in range(DRAWS):
        rng = Rng(number)
        at = rules.read(position).imagine(own, rng)
        if all(walk(at, own, deed, rng) for deed in path) and until_asked(at, own, seat, rng):
            yield at


def walk(at: Position, own: int, deed: PlannedDeed, rng: Rng) -> bool:
    """Play on to a deed and let it happen; returns whether it could."""
    if not until_asked(at, own, deed.seat, rng) or deed.action not in at.legal():
        return False
    at.play(deed.action)
    return True


def until_asked(at: Position, own: int, seat: int, rng: Rng) -> bool:
    """Let chance and others do anything until the seat is asked; returns whether it is. Nothing is assumed about the
    player's own actions."""
    for _ in range(FARTHEST):
        if at.over:
            return False
        if at.actor == seat:
            return True
        if at.actor == own:
            return False
        at.play(at.draw(rng) if at.actor == CHANCE else rng.choice(at.legal()))
    return False


def told_lines(_: Connection, game: str, position: str, seat: int, lines: Sequence[PlanLine]) -> list[ToldLine]:
    """The lines of a plan in words, each in the position where it would be played."""
    found = []
    for line in lines:
        path = path_to(lines, line, seat)
        when = None if line.when is None else told_there(game, position, seat, path, line.when)
        before = path if line.when is None else [*path, line.when]
        answers = []
        for answer in line.answers:
            deeds = [PlannedDeed(seat, action) for action in answer]
            answers.append(
                [told_there(game, position, seat, [*before, *deeds[:at]], deed) for at, deed in enumerate(deeds)]
            )
        found.append(ToldLine(when, answers))
    return found


def path_to(lines: Sequence[PlanLine], line: PlanLine, seat: int) -> list[PlannedDeed]:
    """What has happened before a line holds, by the first answer of each line before it."""
    if line.after == 0:
        return []
    before = lines[line.after - 1]
    happened = [] if before.when is None else [before.when]
    return [*path_to(lines, before, seat), *happened, *(PlannedDeed(seat, action) for action in before.answers[0])]


def told_there(game: str, position: str, own: int, path: Sequence[PlannedDeed], deed: PlannedDeed) -> PlanStep:
    """What a deed after a path causes; only its words, if it is not possible as far as the player can know."""
    for at in positions_after(game, position, own, path, deed.seat):
        if deed.action in at.legal():
            return told(at, deed.action, own)
    here = find_game(game).read(position)
    move = here.move(deed.action)
    return PlanStep(deed.action, deed.seat, here.text(deed.action), move.verb, move.objects, [])


def told(at: Position, action: int, eyes: int) -> PlanStep:
    """An action and what it causes, as these eyes see it."""
    actor, move = int(at.actor), at.move(action)
    text, events = carry_out(at, action)
    plain: list[dict[str, Any]] = [event.seen_by(eyes).plain() for event in events]
    return PlanStep(action, actor, text, move.verb, move.objects, plain)

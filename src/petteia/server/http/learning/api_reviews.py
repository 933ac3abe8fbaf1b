"""HTTP: what a finished game teaches, and how it could have continued."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Annotated, Any, Final

import msgspec
from litestar import Controller, get
from litestar.datastructures import State
from litestar.params import FromPath, Parameter

from ....core.contract.game import Game
from ....core.contract.registry import game as find_game
from ....core.engine.rng import Rng
from ....core.engine.state import SPECTATOR
from ....core.engine.state import State as Position
from ....review import Decision, Review
from ....review.hints import MOST_LISTED, judged
from ....review.result import Prospect
from ....review.thoughts import ends
from ...errors import Code, Problem
from ...store.reviews import StoredReview, stored_review
from ...store.store import Connection
from ...table.audience import Explaining
from ...table.course import Course, carry_out
from ...table.header import Header
from ...table.messages import Ask
from ...table.table import Table
from ..tables.api_moments import eyes_on_the_past, finished, past_of
from ..tables.at_table import AT_A_TABLE, OF_A_TABLE, look
from ..web import Anyone, Someone

Actions = Annotated[
    str,
    Parameter(max_length=400, pattern=r"^\d{1,6}(,\d{1,6}){0,39}$", description="actions in their order, with commas"),
]
FurtherActions = Annotated[
    str,
    Parameter(
        max_length=400,
        pattern=r"^(\d{1,6}(,\d{1,6}){0,39})?$",
        description="actions in their order, with commas; none without it",
    ),
]
Moment = Annotated[int, Parameter(ge=0, description="how many entries had been made")]
MOST_FOLLOWING: Final = 6  # actions that are told of how a game may go on
OF_THE_PAST: Final = (*OF_A_TABLE, Code.NOT_FOUND, Code.NOT_OVER)


class ReviewAnswer(msgspec.Struct, frozen=True):
    """The review of a game, if there is one yet. While a better one is being made, `level` says which, and `done` of
    `count` decisions have been examined; ask again for more. `places` gives the number of log entries before each
    moment of the review."""

    review: Review | None
    places: list[int]
    level: str
    done: int
    count: int


class LineStep(msgspec.Struct, frozen=True):
    """An action that could have been taken, and what would have happened."""

    actor: int
    text: str
    events: list[dict[str, Any]]


class LineAnswer(msgspec.Struct, frozen=True):
    """How a game could have continued after `n` entries: what happens, and the view at the end."""

    n: int
    steps: list[LineStep]
    view: dict[str, Any]


class Hint(msgspec.Struct, frozen=True):
    """Something that a player could do: what it causes, the chance of winning after it, in millionths, and how the
    search expects the game to go on. Whatever chance does there, and whatever the player does not know, is only drawn
    for the search."""

    chance: int
    steps: list[LineStep]
    follows: list[LineStep]


class HintAnswer(msgspec.Struct, frozen=True):
    """The best that a player can do after `n` entries, at most three options."""

    n: int
    hints: list[Hint]


class Trial(msgspec.Struct, frozen=True):
    """A decision of a finished game, tried again: what the actions so far cause, what its seat then sees, and what it
    is asked, with explanations. The decision is `whole` once nothing of it is left to answer."""

    n: int
    steps: list[LineStep]
    view: dict[str, Any]
    ask: Ask | None
    whole: bool


class Worth(msgspec.Struct, frozen=True):
    """What another plan would have been worth to the seat: its chance of winning and how much less that is than the
    best that the review knows, in millionths, and the grade that the decision would have got."""

    chance: int
    cost: int
    grade: str


class OptionAnswer(msgspec.Struct, frozen=True):
    """What a seat could have done, and what it costs compared with the best, in millionths."""

    actions: list[int]
    chance: int
    cost: int
    steps: list[LineStep]


class OptionsAnswer(msgspec.Struct, frozen=True):
    """What the seat that was asked after `n` entries could have done, best first, at most twelve options."""

    n: int
    seat: int
    options: list[OptionAnswer]


class ReviewsApi(Controller):
    """Reviews of finished games."""

    path = "/api/tables"
    tags = ("reviews",)

    @get("/{id:str}/review", refuses=(Code.NOT_FOUND, Code.NOT_OVER, Code.OTHER_RULES), opt={"cost": "review"})
    async def review(self, id: Annotated[str, Parameter(max_length=40)], state: State) -> ReviewAnswer:
        """The review of a finished game. It is made when somebody first asks for it."""
        stored, progress = await state.reviews.of(id)
        return ReviewAnswer(
            None if stored is None else stored.review,
            [] if stored is None else stored.places,
            "" if progress is None else progress.level,
            0 if progress is None else progress.done,
            0 if progress is None else progress.count,
        )

    @get(
        "/{id:str}/moments/{n:int}/line",
        refuses=(*OF_A_TABLE, Code.NOT_FOUND, Code.NOT_OVER, Code.NOT_YOUR_SEAT, Code.REFUSED),
        opt={"cost": "line"},
    )
    async def line(
        self,
        id: FromPath[str],
        n: Moment,
        actions: Actions,
        state: State,
        anyone: Anyone,
        seat: Annotated[int | None, Parameter(ge=SPECTATOR, description="whose view; by default one's own")] = None,
    ) -> LineAnswer:
        """How a finished game could have continued from a moment, including chance."""

        header = await finished(state.tables, id, "What could have been is told once the game is over")
        eyes = eyes_on_the_past(header, anyone, seat)
        instead = partial(line_of, table=id, n=n, actions=as_actions(actions), eyes=eyes)
        found: LineAnswer = await state.desk.read(instead)
        return found

    @get("/{id:str}/moments/{n:int}/trial", refuses=(*OF_THE_PAST, Code.REFUSED), opt={"cost": "trial"})
    async def trial(self, id: FromPath[str], n: Moment, state: State, actions: FurtherActions = "") -> Trial:
        """A decision of a finished game as its seat saw it, after other actions, to find something better."""
        await finished(state.tables, id, "Decisions can be tried again once the game is over")
        found: Trial = await state.desk.read(partial(trial_of, table=id, n=n, actions=as_actions(actions)))
        return found

    @get("/{id:str}/moments/{n:int}/worth", refuses=(*OF_THE_PAST, Code.REFUSED), opt={"cost": "worth"})
    async def worth(self, id: FromPath[str], n: Moment, actions: Actions, state: State) -> Worth:
        """What another plan would have been worth at a decision of a reviewed game. Plans that the review has examined
        are known; any other is searched as in the review."""
        header = await finished(state.tables, id, "Decisions can be tried again once the game is over")
        stored = await state.store.read(partial(stored_review, table=id))
        plan = tuple(as_actions(actions))
        decision = None if stored is None else decision_at(stored, n)
        if stored is None or decision is None:
            raise Problem(Code.NOT_FOUND, "The review knows of no decision at that moment")
        known = next((option.chances for option in decision.options if option.actions == plan), None)
        if known is None:
            position = await state.desk.read(partial(position_of, table=id, n=n, plan=plan))
            known = await state.reviews.worth(header.game, position, plan, stored.review.turns)
        cost, grade = judged(decision, known, stored.review.noise)
        return Worth(known[decision.seat], cost, grade)

    @get("/{id:str}/moments/{n:int}/options", refuses=(*OF_THE_PAST, Code.NOT_ASKED), opt={"cost": "options"})
    async def options(self, id: FromPath[str], n: Moment, state: State) -> OptionsAnswer:
        """The options that a search finds for a seat at a moment of a finished game, with the chance of winning after
        each."""
        header = await finished(state.tables, id, "Chances are told once the game is over")
        position = await state.desk.read(partial(position_of, table=id, n=n))
        then = find_game(header.game).read(position)
        if then.over or then.actor < 0:
            raise Problem(Code.NOT_ASKED, "Nobody was asked anything at that moment")
        seat = int(then.actor)
        options = await state.reviews.hints(header.game, position, MOST_LISTED)
        best = max((option.chances[seat] for option in options), default=0)
        return OptionsAnswer(
            n,
            seat,
            [
                OptionAnswer(
                    list(one.actions),
                    one.chances[seat],
                    best - one.chances[seat],
                    taken(then.copy(), list(one.actions), seat),
                )
                for one in options
            ],
        )

    @get(
        "/{id:str}/hints",
        refuses=(*AT_A_TABLE, Code.NOT_ASKED, Code.NOT_YOUR_SEAT),
        opt={"cost": "hint"},
    )
    async def hints(self, id: FromPath[str], state: State, someone: Someone) -> HintAnswer:
        """Hints on what to do now, in an unrated game with nobody else but bots."""

        def question(table: Table) -> tuple[int, str, str]:
            seat = table.asked_person()
            if seat is None or table.header.chairs[seat].user != someone.user:
                raise Problem(Code.NOT_ASKED, "You are not asked anything now")
            if not may_be_helped(table.header):
                raise Problem(
                    Code.NOT_YOUR_SEAT, "There are hints only in unrated games against bots, and in no challenge"
                )
            rng = Rng(table.course.length)
            return table.course.length, table.game.id, table.state.imagine(seat, rng).position()

        n, game, position = await look(state.tables, id, question)
        options = await state.reviews.hints(game, position)
        return HintAnswer(n, [hint_of(find_game(game).read(position), one) for one in options])


def hint_of(position: Position, prospect: Prospect) -> Hint:
    """What a prospect says of a position to the seat that is asked there."""
    seat = int(position.actor)
    steps = taken(position, prospect.actions, seat)
    return Hint(prospect.chances[seat], steps, taken(position, prospect.line[:MOST_FOLLOWING], seat))


def line_of(connection: Connection, table: str, n: int, actions: list[int], eyes: int) -> LineAnswer:
    """What would have happened in a finished game with other actions after its first `n` entries."""
    _, position = moment_of(connection, table, n)
    steps = taken(position, actions, eyes)
    view: Any = position.view(eyes)
    return LineAnswer(n, steps, view.plain())


def moment_of(connection: Connection, table: str, n: int) -> tuple[Course, Position]:
    """The course of a finished game, and its position after the first `n` entries."""
    course = past_of(connection, table)
    if n > course.length:
        raise Problem(Code.NOT_FOUND, f"The log has only {course.length} entries")
    return course, course.moment(n)


def position_of(connection: Connection, table: str, n: int, plan: Sequence[int] = ()) -> str:
    """A position of a finished game, after checking that a plan is possible there."""
    _, position = moment_of(connection, table, n)
    taken(position.copy(), plan, SPECTATOR)
    return position.position()


def trial_of(connection: Connection, table: str, n: int, actions: list[int]) -> Trial:
    """Where other actions of a seat lead, and what the seat is asked there."""
    course, position = moment_of(connection, table, n)
    seat = int(position.actor)
    if position.over or seat < 0:
        raise Problem(Code.NOT_FOUND, "Nobody was asked anything at that moment")
    steps = taken(position, actions, seat)
    whole = bool(actions) and (position.over or ends(position, seat, course.game.manifest.completing))
    ask = None if whole else explained_question(course.game, position, n)
    view: Any = position.view(seat)
    return Trial(n, steps, view.plain(), ask, whole)


def explained_question(game: Game, position: Position, n: int) -> Ask:
    """The question of a position, with all explanations of its answers."""
    explaining = Explaining(game, position, n)
    while explaining.go_on():
        pass
    return Ask(int(position.actor), position.question, explaining.possible, explaining.impossible)


def as_actions(text: str) -> list[int]:
    return [int(action) for action in text.split(",") if action]


def decision_at(stored: StoredReview, n: int) -> Decision | None:
    """The decision of a review that began after `n` entries of the log."""
    return next((one for one in stored.review.decisions if stored.places[one.at] == n), None)


def may_be_helped(header: Header) -> bool:
    """Whether hints harm nobody: one person, bots, no rating, no challenge and no tournament."""
    if header.rated or header.attempt is not None or header.tournament:
        return False
    return [chair.kind for chair in header.chairs if chair.kind != "bot"] == ["person"]


def taken(position: Position, actions: Sequence[int], eyes: int) -> list[LineStep]:
    """Take actions one after another; returns what happens, as these eyes see it."""
    steps = []
    for action in actions:
        refusal = position.why_not(action)
        if refusal is not None:
            raise Problem(Code.REFUSED, str(refusal))
        actor = int(position.actor)
        text, events = carry_out(position, action)
        steps.append(LineStep(actor, text, [event.seen_by(eyes).plain() for event in events]))
    return steps

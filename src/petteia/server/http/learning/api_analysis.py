"""HTTP: the analysis board. Its starting position and actions go in; the view, the question and what chance may do come
out. The server stores nothing."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Annotated, Any, Final

import msgspec
from litestar import Controller, get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody
from msgspec import Meta

from ....core.contract.refusal import IllegalAction, NotationError, OptionError
from ....core.contract.registry import game as find_game
from ....core.engine.rng import Rng
from ....core.engine.state import CHANCE
from ....core.engine.state import State as Position
from ....core.records.fair import new_secret
from ....core.records.notation import write_lines
from ....core.records.record import Record
from ....review.hints import MOST_LISTED
from ...errors import Code, Problem
from ...people.tokens import TABLES
from ...store.ongoing import check_not_ongoing
from ...store.opened import CheckedRecord, checked
from ...store.reviews import places_of
from ...store.store import Connection
from ...store.studies import BoardAction, Name, Root
from ...table.course import carry_out
from ...table.messages import Ask, Outcome, TableInfo
from ..tables.api_moments import finished, past_of
from ..tables.at_table import OF_A_TABLE
from ..web import Address, AllLimits, Someone
from .api_records import keep_record
from .api_reviews import OptionAnswer, OptionsAnswer, explained_question, taken

MOST_ACTIONS: Final = 3_000  # far more than the longest game has
MOST_DRAWN: Final = 100  # consecutive actions of chance
ON_A_BOARD: Final = (Code.NO_GAME, Code.IMPOSSIBLE, Code.REFUSED, Code.NOT_OVER)

Actions = Annotated[list[BoardAction], Meta(max_length=MOST_ACTIONS)]


class Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A line on an analysis board: where it begins, and all actions, including those of chance."""

    root: Root
    actions: Actions = []


class BoardLine(Line, frozen=True, forbid_unknown_fields=True):
    """A line whose end is to be shown. The client already knows what the first `have` actions did. With `draw`, chance
    acts at once until somebody is asked."""

    have: Annotated[int, Meta(ge=0, le=MOST_ACTIONS)] = 0
    draw: bool = False


class RecordLine(Line, frozen=True, forbid_unknown_fields=True):
    """A line to be kept as a record, with a name for each player or no names."""

    players: Annotated[list[Name], Meta(max_length=16)] = []


class BoardStep(msgspec.Struct, frozen=True):
    """An action on the board, and what it caused."""

    action: int
    actor: int
    text: str
    events: list[dict[str, Any]]


class Happening(msgspec.Struct, frozen=True):
    """Something that chance may do, with its relative weight; described like the options of a question."""

    action: int
    weight: int
    text: str
    verb: str
    objects: dict[str, int | str]


class Board(msgspec.Struct, frozen=True):
    """The end of a line on the board, as seen by the player who is asked, or was last: what led to it from `have` on,
    and the question, or what chance may do, or how the game ended."""

    seats: int
    options: dict[str, str]
    rules: str
    n: int
    steps: list[BoardStep]
    view: dict[str, Any]
    position: str
    question: str
    ask: Ask | None
    chance: list[Happening]
    result: Outcome | None


class PlayedLine(msgspec.Struct, frozen=True):
    """The game of a finished table as a line. `places` gives the number of log entries before each action, and the
    number after the last."""

    root: Root
    actions: list[int]
    places: list[int]


class AnalysisApi(Controller):
    """Analysis of any position."""

    path = "/api"
    tags = ("analysis",)

    @get("/tables/{id:str}/analysis", refuses=(*OF_A_TABLE, Code.NOT_FOUND, Code.NOT_OVER), opt={"cost": "record"})
    async def played(self, id: FromPath[str], state: State) -> PlayedLine:
        """A finished game as a line, to explore how else it could have gone."""
        await finished(state.tables, id, "A game can be analysed once it is over")
        found: PlayedLine = await state.desk.read(partial(played_line, table=id))
        return found

    @post("/analysis/board", status_code=200, refuses=ON_A_BOARD, opt={"cost": "board"})
    async def board(self, data: JSONBody[BoardLine], state: State) -> Board:
        """The end of a line on the board. Positions of games in progress are refused."""
        drawn = int.from_bytes(new_secret()[:7])
        found: Board = await state.desk.read(partial(board_of, line=data, drawn=drawn))
        return found

    @post("/analysis/options", status_code=200, refuses=(*ON_A_BOARD, Code.NOT_ASKED), opt={"cost": "options"})
    async def options(self, data: JSONBody[Line], state: State) -> OptionsAnswer:
        """The options that a search finds for the player who is asked at the end of a line, with the chance of winning
        after each."""
        asked: str = await state.desk.read(partial(asked_position, line=data))
        found = await state.reviews.hints(data.root.game, asked, MOST_LISTED)
        then = find_game(data.root.game).read(asked)
        seat = int(then.actor)
        best = max((option.chances[seat] for option in found), default=0)
        return OptionsAnswer(
            len(data.actions),
            seat,
            [
                OptionAnswer(
                    list(one.actions),
                    one.chances[seat],
                    best - one.chances[seat],
                    taken(then.copy(), list(one.actions), seat),
                )
                for one in found
            ],
        )

    @post("/analysis/record", refuses=(*OF_A_TABLE, *ON_A_BOARD, Code.SCOPE, Code.BUSY), opt={"cost": "open"})
    async def keep(
        self, data: JSONBody[RecordLine], state: State, someone: Someone, limits: AllLimits, address: Address
    ) -> TableInfo:
        """Keep a line as a record: a finished, private table, which can be replayed and reviewed like any other."""
        someone.need(TABLES)
        work = partial(record_of, line=data, now=state.tables.now())
        return await keep_record(state, someone, limits, address, work)


def begun(root: Root) -> Record:
    """The game before its first action, by the root."""
    try:
        game = find_game(root.game)
    except OptionError:
        raise Problem(Code.NO_GAME, f"There is no game {root.game!r}") from None
    try:
        seats = root.seats or (0 if root.position else game.usual_seats)
        return Record(game, seats, root.options, position=root.position)
    except (OptionError, NotationError) as error:
        raise Problem(Code.IMPOSSIBLE, str(error)) from None


def allowed(connection: Connection, line: Line) -> Record:
    """The game before a line's first action, after checking that the line is legal and passes through no game in
    progress."""
    record = begun(line.root)
    check_not_ongoing(connection, line.root.game, passed(record.start(), line.actions))
    return record


def passed(state: Position, actions: Sequence[int]) -> Iterator[Position]:
    """The state before the first action, and after each of them."""
    yield state
    for number, action in enumerate(actions, 1):
        try:
            state.play(action)
        except IllegalAction as refusal:
            raise Problem(Code.REFUSED, f"action {number}: {refusal}") from None
        yield state


def board_of(connection: Connection, line: BoardLine, drawn: int) -> Board:
    """The board at the end of a line."""
    record = allowed(connection, line)
    state, eyes, steps = record.start(), 0, []
    actions, rng = list(line.actions), Rng(drawn)
    n = 0
    while n < len(actions) or (line.draw and state.actor == CHANCE and n < len(line.actions) + MOST_DRAWN):
        if n == len(actions):
            actions.append(int(state.draw(rng)))
        actor = int(state.actor)
        eyes = actor if actor >= 0 else eyes
        if n < line.have:
            state.play(actions[n])
        else:
            text, events = carry_out(state, actions[n])
            steps.append(BoardStep(actions[n], actor, text, [event.plain() for event in events]))
        n += 1
    eyes = int(state.actor) if state.actor >= 0 else eyes
    view: Any = state.view(eyes)
    result = state.result
    return Board(
        seats=record.seats,
        options=record.options,
        rules=record.game.version,
        n=n,
        steps=steps,
        view=view.plain(),
        position=state.position(),
        question=state.question,
        ask=explained_question(record.game, state, n) if state.actor >= 0 else None,
        chance=happenings(state) if state.actor == CHANCE else [],
        result=None if result is None else msgspec.convert(result.plain(), Outcome),
    )


def happenings(state: Position) -> list[Happening]:
    """Everything that chance may do now."""
    found = []
    for action, weight in state.weights():
        move = state.move(action)
        found.append(Happening(action, weight, state.text(action), move.verb, move.objects))
    return found


def asked_position(connection: Connection, line: Line) -> str:
    """The position at the end of a line, if somebody is asked there."""
    state = allowed(connection, line).start()
    for action in line.actions:
        state.play(action)
    if state.actor < 0:
        raise Problem(Code.NOT_ASKED, "Nobody is asked anything in this position")
    return state.position()


def record_of(connection: Connection, line: RecordLine, now: int) -> tuple[CheckedRecord, str]:
    """The record of a line, and its text."""
    record = allowed(connection, line)
    if line.players and len(line.players) != record.seats:
        raise Problem(Code.IMPOSSIBLE, f"{record.seats} players have {record.seats} names or none")
    record.players = line.players if any(line.players) else []
    for action in line.actions:
        record.play(action)
    return checked(record, now), write_lines(record)


def played_line(connection: Connection, table: str) -> PlayedLine:
    """The game of a finished table as a line."""
    course = past_of(connection, table)
    root = Root(course.game.id, course.seats, {} if course.position else course.options, course.position)
    return PlayedLine(root, [row.action for row in course.line], places_of(connection, table))

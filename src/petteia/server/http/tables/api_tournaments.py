"""HTTP: tournaments. Anybody with an account may announce one, and enter."""

from __future__ import annotations

import secrets
from functools import partial
from typing import Annotated, Final

import msgspec
from litestar import Controller, delete, get, post
from litestar.datastructures import State
from litestar.params import JSONBody, Parameter
from msgspec import Meta

from ....core.contract.refusal import OptionError
from ... import catalogue
from ...errors import Code, Problem
from ...ids import new_id
from ...live.tables import Tables
from ...live.tournaments import Tournaments
from ...people.accounts import Identity
from ...store import organising, ratings
from ...store import tournaments as books
from ...store.store import Store
from ...store.tournaments import Shown, Status, Tournament
from ...table.messages import Pace
from ...tournament.score import Kind, Meeting
from ...tournament.standings import TIE_BREAKS
from ...tournament.tables import FEWEST, MOST
from ..web import NOT_KEPT, AllAccounts, AllLimits, Anyone, ShortText, Someone

MOST_LISTED: Final = 60
DAY: Final = 86_400_000
FARTHEST: Final = 30 * DAY  # ahead

TournamentId = Annotated[str, Parameter(max_length=40)]
Title = Annotated[str, Meta(min_length=3, max_length=60)]


class NewTournament(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A tournament to be announced. `swiss`, `round_robin` and `arena` are for two at a table, `tables` for three to
    five: `seats` says how many, as far as the numbers work out. `starts` is in milliseconds since 1970. `rounds` is for
    `swiss` and `tables`, `minutes` is how long an `arena` draws, `pause` the seconds between two rounds. There must be
    a clock; with more than six hours for a turn, it is a tournament over days."""

    title: Title
    game: ShortText
    kind: Kind
    starts: Annotated[int, Meta(ge=0)]
    pace: Pace
    seats: Annotated[int, Meta(ge=2, le=MOST)] = 2
    rounds: Annotated[int, Meta(ge=1, le=15)] = 5
    minutes: Annotated[int, Meta(ge=15, le=180)] = 60
    pause: Annotated[int, Meta(ge=0, le=3600)] = 30
    options: Annotated[dict[ShortText, Annotated[str, Meta(max_length=2000)]], Meta(max_length=50)] = {}
    rated: bool = True


class TournamentLine(msgspec.Struct, frozen=True):
    """A tournament in a list. Times are milliseconds since 1970; `ends` is when an arena stops drawing."""

    id: str
    title: str
    organiser: str | None
    game: str
    kind: Kind
    seats: int
    rounds: int
    round: int
    minutes: int
    pace: Pace
    rated: bool
    status: Status
    starts: int
    ends: int
    players: int


class StandingLine(msgspec.Struct, frozen=True):
    """A player's place, points, games played and won, and the values of the tie-breaks; without a name, a deleted
    account."""

    place: int
    name: str | None
    points: int
    games: int
    wins: int
    ties: list[int]
    paused: bool
    you: bool


class MeetingLine(msgspec.Struct, frozen=True):
    """A game, or a bye: who plays in which seats, at which table, and the points, None until it is over."""

    round: int
    players: list[str | None]
    table: str | None
    points: list[int] | None
    played: bool


class YourPart(msgspec.Struct, frozen=True):
    """The reader's part in a tournament: `table` is where they are awaited or playing."""

    organiser: bool
    entered: bool
    paused: bool
    table: str | None


class TournamentInfo(msgspec.Struct, frozen=True):
    """A tournament: its standings, and the games of the round that is shown (in an arena, the latest). `ties` are the
    tie-breaks in order; `rests` is the earliest time for the next round, 0 while one is being played."""

    about: TournamentLine
    options: dict[str, str]
    held: bool
    may_enter: bool
    rests: int
    pause: int
    to_come: int
    ties: list[str]
    standings: list[StandingLine]
    meetings: list[MeetingLine]
    you: YourPart


class Hold(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whether nothing new may begin."""

    held: bool


class TournamentsApi(Controller):
    """Tournaments."""

    path = "/api/tournaments"
    tags = ("tournaments",)

    @get("/", opt={"cost": "list"}, response_headers=NOT_KEPT)
    async def all(self, state: State) -> list[TournamentLine]:
        """Running and upcoming tournaments, and the latest that are over."""
        store: Store = state.store
        found = await store.read(partial(books.listed, most=MOST_LISTED))
        return [line(one, organiser, players) for one, organiser, players in found]

    @post(
        "/",
        refuses=(Code.SCOPE, Code.PEOPLE_ONLY, Code.MUTED, Code.NO_GAME, Code.IMPOSSIBLE, Code.TOO_MANY_TOURNAMENTS),
        opt={"cost": "table"},
    )
    async def announce(
        self,
        data: JSONBody[NewTournament],
        state: State,
        someone: Someone,
        accounts: AllAccounts,
        limits: AllLimits,
    ) -> TournamentInfo:
        """Announce a tournament. Somebody who is muted cannot, since others read its title."""
        someone.need_account()
        accounts.check_may_write(someone.user)
        tables: Tables = state.tables
        new = checked(data, someone.user, tables.now())
        limits.check("tournament", someone.user)
        await tables.store.write(partial(organising.create, new=new))
        return await told(state, new.id, someone)

    @get("/{id:str}", refuses=[Code.NOT_FOUND], opt={"cost": "tournament"}, response_headers=NOT_KEPT)
    async def one(
        self,
        id: TournamentId,
        state: State,
        anyone: Anyone,
        round: Annotated[int | None, Parameter(ge=1, le=1000)] = None,
    ) -> TournamentInfo:
        """A tournament with its standings, and the games of the latest round or of another one."""
        return await told(state, id, anyone, round)

    @post(
        "/{id:str}/enter",
        status_code=200,
        refuses=(Code.SCOPE, Code.PEOPLE_ONLY, Code.NOT_FOUND, Code.ENTRY_CLOSED, Code.BLOCKED),
        opt={"cost": "tournament"},
    )
    async def enter(self, id: TournamentId, state: State, someone: Someone, limits: AllLimits) -> TournamentInfo:
        """Enter a tournament, or be drawn again after a pause."""
        someone.need_account()
        limits.check("enter", someone.user)
        now = state.tables.now()
        await state.store.write(partial(organising.enter, id=id, user=someone.user, now=now))
        return await told(state, id, someone)

    @post(
        "/{id:str}/pause",
        status_code=200,
        refuses=(Code.SCOPE, Code.PEOPLE_ONLY, Code.NOT_FOUND),
        opt={"cost": "tournament"},
    )
    async def pause(self, id: TournamentId, state: State, someone: Someone, limits: AllLimits) -> TournamentInfo:
        """Sit out until I enter again."""
        someone.need_account()
        limits.check("enter", someone.user)
        work = partial(organising.set_pause, id=id, user=someone.user, paused=True, now=state.tables.now())
        await state.store.write(work)
        return await told(state, id, someone)

    @post(
        "/{id:str}/leave",
        status_code=200,
        refuses=(Code.SCOPE, Code.PEOPLE_ONLY, Code.NOT_FOUND),
        opt={"cost": "tournament"},
    )
    async def leave(self, id: TournamentId, state: State, someone: Someone, limits: AllLimits) -> TournamentInfo:
        """Withdraw; once it is running, that is a pause."""
        someone.need_account()
        limits.check("enter", someone.user)
        await state.store.write(partial(organising.leave, id=id, user=someone.user, now=state.tables.now()))
        return await told(state, id, someone)

    @post(
        "/{id:str}/hold",
        status_code=200,
        refuses=(Code.SCOPE, Code.PEOPLE_ONLY, Code.NOT_FOUND, Code.NOT_HOST),
        opt={"cost": "tournament"},
    )
    async def hold(self, id: TournamentId, data: JSONBody[Hold], state: State, someone: Someone) -> TournamentInfo:
        """Let nothing new begin, or resume; for the organiser and admins."""
        someone.need_account()
        await state.store.write(partial(organising.hold, id=id, user=someone.user, admin=someone.admin, held=data.held))
        return await told(state, id, someone)

    @post(
        "/{id:str}/start",
        status_code=200,
        refuses=(Code.SCOPE, Code.PEOPLE_ONLY, Code.NOT_FOUND, Code.NOT_HOST),
        opt={"cost": "tournament"},
    )
    async def start(self, id: TournamentId, state: State, someone: Someone) -> TournamentInfo:
        """Begin before the time set; for the organiser and admins."""
        someone.need_account()
        now = state.tables.now()
        await state.store.write(partial(organising.begin_now, id=id, user=someone.user, admin=someone.admin, now=now))
        return await told(state, id, someone)

    @delete(
        "/{id:str}",
        refuses=(Code.SCOPE, Code.PEOPLE_ONLY, Code.NOT_FOUND, Code.NOT_HOST),
        opt={"cost": "tournament"},
    )
    async def call_off(self, id: TournamentId, state: State, someone: Someone) -> None:
        """Call a tournament off or, once it is running, end it: unfinished games do not count. For the organiser and
        admins."""
        someone.need_account()
        now = state.tables.now()
        await state.store.write(partial(organising.call_off, id=id, user=someone.user, admin=someone.admin, now=now))


def checked(wanted: NewTournament, owner: str, now: int) -> Tournament:
    """A tournament as requested, with everything checked that the game has rules for."""
    game = catalogue.find_game(wanted.game)
    seats = wanted.seats if wanted.kind == "tables" else 2
    if wanted.kind == "tables" and seats < FEWEST:
        raise Problem(Code.IMPOSSIBLE, f"Such a tournament has tables of {FEWEST} to {MOST}")
    try:
        options = game.check_options(wanted.options)
        game.begin(game.check_seats(seats), options)
    except OptionError as error:
        raise Problem(Code.IMPOSSIBLE, str(error)) from None
    if wanted.pace.move == wanted.pace.bank == 0:
        raise Problem(Code.IMPOSSIBLE, "A tournament needs a clock, so that it ends")
    if wanted.kind == "arena" and ratings.pace_of(wanted.pace.move, wanted.pace.bank) != "live":
        raise Problem(Code.IMPOSSIBLE, "An arena is played live")
    if not now <= wanted.starts <= now + FARTHEST:
        raise Problem(Code.IMPOSSIBLE, "A tournament begins within the next 30 days")
    title = " ".join("".join(letter if letter.isprintable() else " " for letter in wanted.title).split())
    if len(title) < 3:
        raise Problem(Code.IMPOSSIBLE, "A title has at least three letters")
    return Tournament(
        id=new_id(),
        title=title,
        owner=owner,
        game=game.id,
        options=options,
        kind=wanted.kind,
        seats=seats,
        rounds=wanted.rounds if wanted.kind in ("swiss", "tables") else 0,
        minutes=wanted.minutes if wanted.kind == "arena" else 0,
        pause=wanted.pause,
        pace=wanted.pace,
        rated=wanted.rated,
        starts=wanted.starts,
        seed=secrets.randbits(31),
        created=now,
    )


def line(one: Tournament, organiser: str | None, players: int, rounds: int | None = None) -> TournamentLine:
    return TournamentLine(
        id=one.id,
        title=one.title,
        organiser=organiser,
        game=one.game,
        kind=one.kind,
        seats=one.seats,
        rounds=one.rounds if rounds is None else rounds,
        round=one.round,
        minutes=one.minutes,
        pace=one.pace,
        rated=one.rated,
        status=one.status,
        starts=one.starts,
        ends=one.ends,
        players=players,
    )


async def told(state: State, id: str, who: Identity | None, round: int | None = None) -> TournamentInfo:
    """A tournament as somebody sees it."""
    tournaments: Tournaments = state.tournaments
    found = await tournaments.show(id)
    one = found.tournament
    user = who.user if who is not None else ""
    paused = {entrant.user: entrant.paused for entrant in found.entrants}
    return TournamentInfo(
        about=line(one, found.organiser, len(found.entrants), found.rounds),
        options=one.options,
        held=one.held,
        may_enter=one.may_enter(state.tables.now()),
        rests=one.rests,
        pause=one.pause,
        to_come=one.to_come,
        ties=list(TIE_BREAKS[one.kind]),
        standings=[
            StandingLine(
                row.place,
                found.names.get(row.user),
                row.points,
                row.games,
                row.wins,
                list(row.ties),
                paused[row.user],
                row.user == user,
            )
            for row in found.standings
        ],
        meetings=[meeting_line(found, table, meeting) for table, meeting in shown_round(found, round)],
        you=YourPart(
            organiser=user == one.owner or (who is not None and who.admin),
            entered=user in paused,
            paused=paused.get(user, False),
            table=next(
                (table for table, meeting in found.meetings if meeting.points is None and user in meeting.seats), None
            ),
        ),
    )


def shown_round(found: Shown, round: int | None) -> list[tuple[str | None, Meeting]]:
    """The meetings of a round, by default the latest; in an arena, the latest meetings, newest first."""
    if found.tournament.kind == "arena":
        return found.meetings[: -MOST_LISTED - 1 : -1]
    wanted = round or found.tournament.round
    return [(table, meeting) for table, meeting in found.meetings if meeting.round == wanted]


def meeting_line(found: Shown, table: str | None, meeting: Meeting) -> MeetingLine:
    return MeetingLine(
        round=meeting.round,
        players=[found.names.get(user) for user in meeting.seats],
        table=table,
        points=None if meeting.points is None else list(meeting.points),
        played=meeting.played,
    )

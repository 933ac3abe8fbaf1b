"""HTTP: the lobby, and tables before and after their games. Play itself uses the socket."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Final

import msgspec
from litestar import Controller, get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody
from msgspec import Meta

from ....bots import bot_names
from ....core.contract.refusal import OptionError
from ....core.records.fair import new_secret
from ... import catalogue
from ...errors import Code, Problem
from ...ids import new_id
from ...live.tables import MOST_SHOWN, Tables, rules_of
from ...people.accounts import Accounts, Identity, check_free
from ...people.names import check_name
from ...people.tokens import PLAY, READ, TABLES
from ...store import archive, companions, leavers, ratings, turns
from ...store.profiles import presented
from ...store.ratings import pace_of
from ...store.store import Connection, Store
from ...table.course import Course
from ...table.header import Chair, Header, lesson_secret
from ...table.messages import Pace, Random, SeatNumber, TableInfo, Words
from ...table.seating import Refuse
from ...table.step import Step
from ...table.table import Table
from ..web import Address, AllLimits, Anyone, ShortText, Someone
from .at_table import AT_A_TABLE, OF_A_TABLE, described, do, find, look

LOBBY_DAYS: Final = 3
MOST_LOOKED_AT: Final = 8  # of one's own tables whose games are looked at
DAY: Final = 86_400_000
MINE: Final = "me"
OPEN: Final = "open"
# refusals of a seat because of who is to sit there, or under which name
ON_A_SEAT: Final = (Code.NO_BOT, Code.NOT_YOUR_BOT, Code.BOT_OFFLINE, Code.NAME_TAKEN, Code.NAME_NOT_ALLOWED)
A_SEED: Final = (Code.LESSON, Code.TOO_LATE, Code.BAD_SEED)
AS_HOST: Final = (*AT_A_TABLE, Code.SCOPE, Code.NOT_HOST, Code.BEGUN)

SeatWord = Annotated[
    str,
    Meta(
        max_length=80,
        description="`me`, or `me:` and a name for somebody at the same screen; `open`; the name of a bot, or `@` and "
        "the name of a bot account",
    ),
]


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A new table. The host may hold several seats, or none. With `start`, its game begins at once, before any player
    can give a seed (docs/fair-chance.md), or once all invited bot accounts have agreed.

    A `lesson` is a first game that teaches: one person against bots, unrated, with the same deal for everybody.
    """

    game: Annotated[ShortText, Meta(examples=["duel"])]
    seats: Annotated[
        list[SeatWord],
        Meta(
            min_length=1,
            max_length=16,
            examples=[["me", "greedy"]],
            description="Who sits where, a word for each seat: as many as the game is played by, see `/api/games`",
        ),
    ]
    options: Annotated[dict[ShortText, Annotated[str, Meta(max_length=2000)]], Meta(max_length=50)] = {}
    public: bool = True
    rated: bool = False
    pace: Pace = Pace()
    delay: Annotated[int, Meta(ge=0, le=3600, description="seconds that spectators are behind")] = 0
    chances: Annotated[bool, Meta(description="whether spectators are told what each seat may hope for")] = False
    start: bool = False
    lesson: bool = False
    club: Annotated[str, Meta(max_length=40, description="the club whose table it is")] = ""


class SeatChange(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the host does with a seat before the game."""

    seat: SeatNumber
    who: SeatWord


class OwnSeed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A player's share of a game's randomness (docs/fair-chance.md)."""

    random: Random
    words: Words = ""


class SeatChoice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat; if omitted, the first suitable one. A seed can be given at the same time."""

    seat: SeatNumber | None = None
    seed: OwnSeed | None = None


class Going(msgspec.Struct, frozen=True):
    """How far a game has got: whose turn it is, -1 for nobody's, and its stage, such as `age` 2 or `cycle` 5."""

    turn: int
    stage: str
    number: int


class Lobby(msgspec.Struct, frozen=True):
    """Tables in a list. `going` says how far the games at the first few of my own tables have got, by table; `waiting`
    names those of all my tables that wait for my move, as far as games of minutes are among the first few."""

    tables: list[TableInfo]
    going: dict[str, Going] = {}
    waiting: list[str] = []


class LobbyApi(Controller):
    """Lobby and tables."""

    path = "/api"
    tags = ("tables",)

    # ---- the lobby

    @get("/tables", opt={"cost": "list"})
    async def lobby(self, state: State, anyone: Anyone) -> Lobby:
        """Public tables that are waiting for players or in play; those of hosts who often leave come last."""
        tables: Tables = state.tables
        store: Store = state.store
        since = tables.now() - LOBBY_DAYS * DAY

        def work(connection: Connection) -> list[Header]:
            headers = archive.lobby(connection, since, MOST_SHOWN)
            often = {host: leavers.leaving_of(connection, host).often for host in {one.host for one in headers}}
            return sorted(headers, key=lambda header: (header.status == "playing", often[header.host]))

        return Lobby([listed(tables, header, anyone) for header in await store.read(work)])

    @get("/me/tables", refuses=[Code.SCOPE], opt={"cost": "list"})
    async def my_tables(self, state: State, someone: Someone) -> Lobby:
        """The tables where I hold a seat and whose games are not over, newest first."""
        someone.need(READ)
        tables: Tables = state.tables
        store: Store = state.store

        def work(connection: Connection) -> tuple[list[Header], set[str]]:
            headers = archive.tables_of(connection, someone.user, ("waiting", "playing"), MOST_SHOWN)
            return headers, turns.waiting_for(connection, someone.user)

        headers, awaited = await store.read(work)
        looked_at = {header.id: await how_far(state, header) for header in headers[:MOST_LOOKED_AT]}
        going = {id: found for id, found in looked_at.items() if found is not None}
        awaited |= {one.id for one in headers if one.id in going and going[one.id].turn in one.seats_of(someone.user)}
        return Lobby(
            [listed(tables, header, someone) for header in headers],
            going,
            [header.id for header in headers if header.id in awaited],
        )

    @post(
        "/tables",
        refuses=(
            *(*AT_A_TABLE, *ON_A_SEAT, Code.SCOPE, Code.NO_GAME, Code.IMPOSSIBLE, Code.OPEN_SEATS, Code.BUSY),
            *(Code.NOT_FOUND, Code.MEMBERS_ONLY),
        ),
        opt={"cost": "table"},
    )
    async def create(
        self, data: JSONBody[NewTable], state: State, someone: Someone, limits: AllLimits, address: Address
    ) -> TableInfo:
        """Open a table."""
        someone.need(TABLES)
        state.load.check_tables()
        limits.check("table", someone.user)
        tables: Tables = state.tables
        store: Store = state.store
        header = await store.read(lambda connection: new_header(connection, data, someone, tables.now()))
        check_present(state.accounts, *header.chairs)
        live = await tables.create(header, address)
        if data.club:
            await store.write(lambda connection: companions.add_table(connection, data.club, header.id))
        if data.start:
            live, _ = await do(tables, header.id, lambda table: table.begin(someone.user))
        return described(live, someone)

    # ---- one table

    @get("/tables/{id:str}", refuses=OF_A_TABLE)
    async def table(self, id: FromPath[str], state: State, anyone: Anyone) -> TableInfo:
        """A table, apart from its game. One whose rules this server no longer has can still be viewed."""
        tables: Tables = state.tables
        try:
            return described(await find(tables, id), anyone)
        except Problem as refusal:
            if refusal.code != Code.OTHER_RULES:
                raise
        header = await tables.store.read(lambda connection: archive.load_header(connection, id))
        if header is None:
            raise Problem(Code.NO_TABLE, "There is no such table")
        return listed(tables, header, anyone)

    @post("/tables/{id:str}/seed", status_code=200, refuses=(*AT_A_TABLE, *A_SEED, Code.SCOPE))
    async def seed(self, id: FromPath[str], data: JSONBody[OwnSeed], state: State, someone: Someone) -> TableInfo:
        """Add your own random bytes to the shuffle; for those seated at the table, before the game."""
        someone.need(PLAY)
        live, _ = await do(state.tables, id, lambda table: table.take_seed(someone.user, data.random, data.words))
        return described(live, someone)

    @post("/tables/{id:str}/start", status_code=200, refuses=(*AS_HOST, Code.OPEN_SEATS))
    async def start(self, id: FromPath[str], state: State, someone: Someone) -> TableInfo:
        """Begin the game; for the host only."""
        someone.need(TABLES)
        live, _ = await do(state.tables, id, lambda table: table.begin(someone.user))
        return described(live, someone)

    @post(
        "/tables/{id:str}/join",
        status_code=200,
        refuses=(*AT_A_TABLE, *A_SEED, Code.SCOPE, Code.NO_SUCH_SEAT, Code.SEAT_TAKEN, Code.BLOCKED),
    )
    async def join(self, id: FromPath[str], data: JSONBody[SeatChoice], state: State, someone: Someone) -> TableInfo:
        """Sit down in a free seat, accept an invitation, or take your own seat back from the bot that is playing it."""
        someone.need(PLAY)
        store: Store = state.store
        header = (await find(state.tables, id)).header

        def known(connection: Connection) -> int | None:
            companions.check_may_sit(connection, header, someone.user)
            return rating_of(connection, someone.user, header.game, header.pace)

        rating = await store.read(known)

        def work(table: Table) -> Step:
            seat = first_free(table, someone.user) if data.seat is None else data.seat
            seed = None if data.seed is None else (data.seed.random, data.seed.words)
            return table.take_seat(someone.user, someone.name, seat, rating, seed)

        live, _ = await do(state.tables, id, work)
        return described(live, someone)

    @post(
        "/tables/{id:str}/leave",
        status_code=200,
        refuses=(*AT_A_TABLE, Code.SCOPE, Code.NO_SUCH_SEAT, Code.NOT_YOUR_SEAT),
    )
    async def leave(self, id: FromPath[str], data: JSONBody[SeatChoice], state: State, someone: Someone) -> TableInfo:
        """Stand up, or decline an invitation; once the game has begun, a bot takes over."""
        someone.need(PLAY)

        def work(table: Table) -> Step:
            own = [seat for seat in table.header.seats_of(someone.user) if not table.header.chairs[seat].bot]
            return table.leave_seat(someone.user, own[0] if data.seat is None and own else data.seat or 0)

        live, _ = await do(state.tables, id, work)
        return described(live, someone)

    @post(
        "/tables/{id:str}/seat",
        status_code=200,
        refuses=(*AS_HOST, *ON_A_SEAT, Code.LESSON, Code.NO_SUCH_SEAT, Code.SEAT_TAKEN),
    )
    async def seat(self, id: FromPath[str], data: JSONBody[SeatChange], state: State, someone: Someone) -> TableInfo:
        """Put a bot in a seat, invite a bot account, or clear the seat; for the host only, before the game."""
        someone.need(TABLES)
        store: Store = state.store
        header = (await find(state.tables, id)).header
        chair = await store.read(lambda connection: chair_of(connection, data.who, header.game, header.pace, someone))
        check_present(state.accounts, chair)
        live, _ = await do(state.tables, id, lambda table: table.fill_seat(someone.user, data.seat, chair))
        return described(live, someone)

    @post("/tables/{id:str}/rematch", status_code=200, refuses=(*AT_A_TABLE, Code.SCOPE, Code.NO_REMATCH, Code.BUSY))
    async def rematch(self, id: FromPath[str], state: State, someone: Someone, limits: AllLimits) -> TableInfo:
        """Offer another game to those who played this one, or accept the offer."""
        someone.need(PLAY)
        state.load.check_tables()
        limits.check("table", someone.user)
        live, _ = await do(state.tables, id, lambda table: table.offer_rematch(someone.user))
        return described(live, someone)


def listed(tables: Tables, header: Header, who: Identity | None) -> TableInfo:
    """A table in a list, as somebody sees it."""
    return tables.info(header, "" if who is None else who.user)


async def how_far(state: State, header: Header) -> Going | None:
    """How far the game of a table has got; None if it is not being played or cannot be opened. If another server may
    have the table in use, a clerk looks."""
    tables: Tables = state.tables
    if header.status != "playing":
        return None
    if tables.owners is not None and header.id not in tables.live:
        found: Going | None = await state.desk.read(partial(going_as_stored, table=header.id))
        return found
    try:
        return await look(tables, header.id, going)
    except Problem:
        return None


def going_as_stored(connection: Connection, table: str) -> Going | None:
    """How far the game of a table that is not in use here has got."""
    opened = archive.open_table(connection, table)
    if opened is None or opened.header.status != "playing":
        return None
    try:
        course = Course(
            rules_of(opened.header), len(opened.header.chairs), opened.header.options, opened.header.position
        )
        course.load(opened.rows, opened.snapshots)
    except Exception:  # whatever is wrong with it is reported when it is opened
        return None
    stage, number = catalogue.stage_of(course.game.id, course.state)
    return Going(int(course.state.actor), stage, number)


def going(table: Table) -> Going:
    stage, number = catalogue.stage_of(table.game.id, table.state)
    return Going(int(table.state.actor), stage, number)


def first_free(table: Table, user: str) -> int:
    """The seat to take if none is named: a user's own that a bot is playing or that they are invited to, or else the
    first free one."""
    chairs = table.header.chairs
    mine = [(seat, chairs[seat]) for seat in table.header.seats_of(user)]
    own = [seat for seat, chair in mine if chair.invited or (chair.bot and not chair.resigned)]
    free = [seat for seat, chair in enumerate(chairs) if chair.kind == "open"]
    if not own and not free:
        raise Refuse("seat_taken", "All seats are taken")
    return (own or free)[0]


# ---- making a table


def new_header(connection: Connection, wanted: NewTable, host: Identity, now: int) -> Header:
    """A table as requested, with everything checked that the game has rules for."""
    game = catalogue.find_game(wanted.game)
    try:
        options = game.check_options(wanted.options)
        game.begin(game.check_seats(len(wanted.seats)), options)
    except OptionError as error:
        raise Problem(Code.IMPOSSIBLE, str(error)) from None
    if wanted.lesson:
        check_lesson(wanted)
    if wanted.club:
        companions.check_member(connection, wanted.club, host.user)
    chairs = [chair_of(connection, word, game.id, wanted.pace, host) for word in wanted.seats]
    return Header(
        id=new_id(),
        game=game.id,
        rules=game.version,
        options=options,
        chairs=tuple(chairs),
        host=host.user,
        public=wanted.public,
        rated=wanted.rated,
        pace=wanted.pace,
        delay=wanted.delay,
        created=now,
        secret=lesson_secret(game.id) if wanted.lesson else new_secret(),
        chances=wanted.chances,
    )


def check_lesson(wanted: NewTable) -> None:
    """Refuse a lesson that is rated, or that has other people: its draws can be known beforehand, and nobody should
    lose by that."""
    people = [word.partition(":")[0] for word in wanted.seats if word not in bot_names(wanted.game)]
    if wanted.rated or people != [MINE]:
        raise Problem(Code.IMPOSSIBLE, "A lesson is for one person against bots, and it is not rated")


def chair_of(connection: Connection, word: str, game: str, pace: Pace, host: Identity) -> Chair:
    """The chair that a word for a seat describes."""
    if word.partition(":")[0] == MINE:
        called = called_at_screen(connection, word.removeprefix(MINE).removeprefix(":"), host)
        return Chair("person", host.user, host.name, rating=rating_of(connection, host.user, game, pace), called=called)
    if word == OPEN:
        return Chair("open")
    if word in bot_names(game):
        return Chair("bot", bot=word)
    found = None
    if word.startswith("@"):
        found = connection.execute(
            "SELECT id, name, owner, seated_by FROM users WHERE kind = 'bot' AND name = ?", (word.removeprefix("@"),)
        ).fetchone()
    if found is None:
        known = ", ".join([MINE, OPEN, *bot_names(game)])
        raise Problem(
            Code.NO_BOT, f"{word!r} cannot take a seat; choose from {known}, or @ and the name of a bot account"
        )
    bot, name, owner, seated_by = found
    if seated_by == "owner" and host.user not in (owner, bot):
        raise Problem(Code.NOT_YOUR_BOT, f"Only its owner can seat {name}")
    return Chair("person", bot, name, rating=rating_of(connection, bot, game, pace), invited=host.user != bot)


def check_present(accounts: Accounts, *chairs: Chair) -> None:
    """Refuse to invite a bot account whose program is not connected: nobody would answer."""
    for chair in chairs:
        if chair.invited and not accounts.presence.connected.get(chair.user):
            raise Problem(Code.BOT_OFFLINE, f"{chair.name} is not connected: nobody would answer")


def called_at_screen(connection: Connection, name: str, host: Identity) -> str:
    """The name of somebody who plays at the host's screen; refused if it is the name of an account."""
    if not name:
        return ""
    shown = check_name(name)
    check_free(connection, shown, host.user)
    return shown


def rating_of(connection: Connection, user: str, game: str, pace: Pace) -> int | None:
    """Somebody's rating at a game and pace, if there is one and its owner shows it."""
    if not presented(connection, user).shown.ratings:
        return None
    kind = pace_of(pace.move, pace.bank)
    found = [rating for rating in ratings.of(connection, user) if (rating.game, rating.pace) == (game, kind)]
    return found[0].rating if found else None

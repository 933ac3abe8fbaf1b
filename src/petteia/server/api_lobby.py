"""HTTP: games, the lobby, and tables before and after their games. Play itself goes over the socket."""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec
from litestar import Controller, Response, get, post
from litestar.datastructures import State
from msgspec import Meta

from ..bots import bot_names
from ..core.fair import new_secret
from ..core.refusal import OptionError
from ..rulebook import ORIGINAL, rules_page
from . import archive, catalogue, ratings
from .accounts import Identity
from .catalogue import GameInfo
from .errors import Code, Problem
from .header import Chair, Header, describe, lesson_secret
from .limits import Limits
from .messages import Pace, SeatNumber, TableInfo
from .ratings import pace_of
from .seating import Refuse
from .step import Step
from .store import Connection, Store
from .table import Table
from .tables import MOVED, LiveTable, NoTable, OtherRules, Tables, Work, new_id
from .tokens import PLAY, READ, TABLES
from .web import ERRORS

MOST_LISTED: Final = 100
LOBBY_DAYS: Final = 3
DAY: Final = 86_400_000
MINE: Final = "me"
OPEN: Final = "open"

ShortText = Annotated[str, Meta(max_length=200)]
SeatWord = Annotated[
    str, Meta(max_length=80, description="`me`, `open`, the name of a bot, or `@` and the name of a bot account")
]


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table that is to be. Who makes it may hold several seats, or none. With `start`, its game begins at once.

    A `lesson` is a first game that teaches: one person against bots, unrated, and dealt alike to everybody.
    """

    game: ShortText
    seats: Annotated[list[SeatWord], Meta(min_length=1, max_length=16)]
    options: Annotated[dict[ShortText, Annotated[str, Meta(max_length=2000)]], Meta(max_length=50)] = {}
    public: bool = True
    rated: bool = False
    pace: Pace = Pace()
    delay: Annotated[int, Meta(ge=0, le=3600)] = 0
    start: bool = False
    lesson: bool = False


class SeatChange(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the host does with a seat before the game."""

    seat: SeatNumber
    who: SeatWord


class SeatChoice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat; without one, the first that will do."""

    seat: SeatNumber | None = None


class Lobby(msgspec.Struct, frozen=True):
    """Public tables: those that wait for players first, then those being played."""

    tables: list[TableInfo]


def problem(refusal: Refuse) -> Problem:
    """What a table refuses, as an answer to a request."""
    return Problem(Code(refusal.error.code), refusal.error.text)


async def find(tables: Tables, id: str) -> LiveTable:
    """The table, or a refusal that says what is the matter."""
    try:
        return await tables.find(id)
    except NoTable:
        raise Problem(Code.NO_TABLE, "There is no such table") from None
    except OtherRules as reason:
        raise Problem(Code.OTHER_RULES, str(reason)) from None


async def do(tables: Tables, id: str, work: Work, again: bool = True) -> tuple[LiveTable, Step]:
    """Do something at a table; if it has just been put away, at the one that takes its place."""
    live = await find(tables, id)
    try:
        return live, await live.do(work)
    except Refuse as refusal:
        if again and refusal.error.code == MOVED[0]:
            return await do(tables, id, work, again=False)
        raise problem(refusal) from None


def described(live: LiveTable, who: Identity | None) -> TableInfo:
    """A table as somebody sees it."""
    table = live.table
    return table.info(table.header.seats_of(who.user) if who is not None else [])


class LobbyApi(Controller):
    """Games, lobby and tables."""

    path = "/api"
    responses = ERRORS
    tags = ("tables",)

    # ---- games

    @get("/games", sync_to_thread=False)
    def games(self) -> list[GameInfo]:
        """All games, with their options and bots."""
        return [catalogue.describe(game) for game in catalogue.games().values()]

    @get("/games/{id:str}/facts", sync_to_thread=False)
    def facts(self, id: str) -> dict[str, Any]:
        """What the box contains: cards, wonders, maps, prices."""
        return catalogue.facts_of(catalogue.find_game(id).id)

    @get("/games/{id:str}/map", sync_to_thread=False)
    def map(self, id: str, seats: int, code: ShortText = "") -> dict[str, Any]:
        """The map of a table as data to draw; the Legendary Edition's has a code."""
        return catalogue.map_of(id, seats, code)

    @get("/games/{id:str}/rules", media_type="text/markdown", sync_to_thread=False)
    def rules(self, id: str, language: ShortText = ORIGINAL) -> Response[str]:
        """The rules in our words, each with its number, in Markdown; `Content-Language` says in which language."""
        text, spoken = rules_page(catalogue.find_game(id), language)
        return Response(text, headers={"Content-Language": spoken})

    # ---- the lobby

    @get("/tables")
    async def lobby(self, state: State, anyone: Identity | None) -> Lobby:
        """Public tables that wait for players or are being played."""
        tables: Tables = state.tables
        store: Store = state.store
        since = tables.now() - LOBBY_DAYS * DAY
        headers = await store.read(lambda connection: archive.lobby(connection, since, MOST_LISTED))
        return Lobby([listed(tables, header, anyone) for header in headers])

    @get("/me/tables")
    async def my_tables(self, state: State, someone: Identity) -> Lobby:
        """The tables where the asker holds a seat and whose games are not over, the newest first."""
        someone.need(READ)
        tables: Tables = state.tables
        store: Store = state.store
        headers = await store.read(
            lambda connection: archive.tables_of(connection, someone.user, ("waiting", "playing"), MOST_LISTED)
        )
        return Lobby([listed(tables, header, someone) for header in headers])

    @post("/tables")
    async def create(self, data: NewTable, state: State, someone: Identity, limits: Limits) -> TableInfo:
        """Make a table."""
        someone.need(TABLES)
        limits.check("table", someone.user)
        tables: Tables = state.tables
        store: Store = state.store
        header = await store.read(lambda connection: new_header(connection, data, someone, tables.now()))
        live = await tables.create(header)
        if data.start:
            live, _ = await do(tables, header.id, lambda table: table.begin(someone.user))
        return described(live, someone)

    # ---- one table

    @get("/tables/{id:str}")
    async def table(self, id: str, state: State, anyone: Identity | None) -> TableInfo:
        """A table, apart from its game."""
        return described(await find(state.tables, id), anyone)

    @post("/tables/{id:str}/start", status_code=200)
    async def start(self, id: str, state: State, someone: Identity) -> TableInfo:
        """Begin the game; for who made the table."""
        someone.need(TABLES)
        live, _ = await do(state.tables, id, lambda table: table.begin(someone.user))
        return described(live, someone)

    @post("/tables/{id:str}/join", status_code=200)
    async def join(self, id: str, data: SeatChoice, state: State, someone: Identity) -> TableInfo:
        """Sit down on an open seat, or take one's own back from the bot that plays it."""
        someone.need(PLAY)
        store: Store = state.store
        header = (await find(state.tables, id)).table.header
        rating = await store.read(lambda connection: rating_of(connection, someone, header.game, header.pace))

        def work(table: Table) -> Step:
            seat = first_free(table, someone.user) if data.seat is None else data.seat
            return table.take_seat(someone.user, someone.name, seat, rating)

        live, _ = await do(state.tables, id, work)
        return described(live, someone)

    @post("/tables/{id:str}/leave", status_code=200)
    async def leave(self, id: str, data: SeatChoice, state: State, someone: Identity) -> TableInfo:
        """Stand up; once the game has begun, a bot plays on."""
        someone.need(PLAY)

        def work(table: Table) -> Step:
            own = [seat for seat in table.header.seats_of(someone.user) if not table.header.chairs[seat].bot]
            return table.leave_seat(someone.user, own[0] if data.seat is None and own else data.seat or 0)

        live, _ = await do(state.tables, id, work)
        return described(live, someone)

    @post("/tables/{id:str}/seat", status_code=200)
    async def seat(self, id: str, data: SeatChange, state: State, someone: Identity) -> TableInfo:
        """Put a bot on a seat, or clear it; for who made the table, before the game."""
        someone.need(TABLES)
        store: Store = state.store
        header = (await find(state.tables, id)).table.header
        chair = await store.read(lambda connection: chair_of(connection, data.who, header.game, header.pace, someone))
        live, _ = await do(state.tables, id, lambda table: table.fill_seat(someone.user, data.seat, chair))
        return described(live, someone)

    @post("/tables/{id:str}/rematch", status_code=200)
    async def rematch(self, id: str, state: State, someone: Identity) -> TableInfo:
        """Offer another game to those who played this one, or accept the offer."""
        someone.need(PLAY)
        live, _ = await do(state.tables, id, lambda table: table.offer_rematch(someone.user))
        return described(live, someone)


def listed(tables: Tables, header: Header, who: Identity | None) -> TableInfo:
    """A table in a list: as it is in use, or as it is stored."""
    live = tables.live.get(header.id)
    if live is not None:
        return described(live, who)
    return describe(header, header.seats_of(who.user) if who is not None else [])


def first_free(table: Table, user: str) -> int:
    """The seat that somebody means who names none: his own that a bot plays, or the first open one."""
    chairs = table.header.chairs
    own = [seat for seat in table.header.seats_of(user) if chairs[seat].bot and not chairs[seat].resigned]
    free = [seat for seat, chair in enumerate(chairs) if chair.kind == "open"]
    if not own and not free:
        raise Refuse("seat_taken", "All seats are taken")
    return (own or free)[0]


# ---- making a table


def new_header(connection: Connection, wanted: NewTable, host: Identity, now: int) -> Header:
    """A table as it was asked for, with everything checked that the game has an opinion on."""
    game = catalogue.find_game(wanted.game)
    try:
        game.start(len(wanted.seats), **wanted.options)
        options = game.check_options(wanted.options)
    except OptionError as error:
        raise Problem(Code.BAD_REQUEST, str(error)) from None
    if wanted.lesson:
        check_lesson(wanted)
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
    )


def check_lesson(wanted: NewTable) -> None:
    """What chance does in a lesson can be known beforehand: nobody may lose anything by it."""
    people = [word for word in wanted.seats if word not in bot_names(wanted.game)]
    if wanted.rated or people != [MINE]:
        raise Problem(Code.BAD_REQUEST, "A lesson is for one person against bots, and it is not rated")


def chair_of(connection: Connection, word: str, game: str, pace: Pace, host: Identity) -> Chair:
    """Who takes a seat, by the word for it."""
    if word == MINE:
        return Chair("person", host.user, host.name, rating=rating_of(connection, host, game, pace))
    if word == OPEN:
        return Chair("open")
    if word in bot_names(game):
        return Chair("bot", bot=word)
    found = None
    if word.startswith("@"):
        found = connection.execute(
            "SELECT id, name FROM users WHERE kind = 'bot' AND name = ?", (word.removeprefix("@"),)
        ).fetchone()
    if found is None:
        known = ", ".join([MINE, OPEN, *bot_names(game)])
        raise Problem(
            Code.NO_BOT, f"{word!r} can take no seat; there are {known}, and @ with the name of a bot account"
        )
    return Chair("person", *found)


def rating_of(connection: Connection, who: Identity, game: str, pace: Pace) -> int | None:
    """What somebody's rating is at a game and pace, if he has one."""
    kind = pace_of(pace.move, pace.bank)
    found = [rating for rating in ratings.of(connection, who.user) if (rating.game, rating.pace) == (game, kind)]
    return found[0].rating if found else None

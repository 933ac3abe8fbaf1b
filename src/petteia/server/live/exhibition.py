"""What there is to watch: the best public game between people or else, while anybody is watching, a match between bots.

The match costs little: a server has one, its bots think when nobody else's do, one action every few seconds, and it
pauses once nobody has watched for a while. The games of the house take turns.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Final

import msgspec
import structlog

from ...bots import characters
from ...core.contract.game import Game
from ...core.engine.rng import Rng
from ...core.engine.state import SPECTATOR
from ...core.records.fair import new_secret
from .. import catalogue
from ..ids import new_id
from ..owners.leases import Elsewhere
from ..store import archive
from ..store.store import Connection
from ..table.course import Course
from ..table.header import HOUSE, Chair, Header
from ..table.messages import Pace, TableInfo
from ..table.seating import Refuse
from ..table.table import Table
from .live_table import LiveTable
from .tables import NoTable, OtherRules, SetAside, Tables

WATCHED: Final = 30.0  # seconds after which somebody who has not asked again no longer counts as watching
PAUSE: Final = 20_000  # milliseconds between two games of the match
ANEW: Final = 2.0  # seconds for which everybody gets the same answer
JUDGED: Final = 5.0  # seconds between two estimates of the chances
EVERY: Final = 5.0  # seconds between two checks whether the match should continue
DAYS: Final = 3 * 86_400_000  # how old a game between people may be
MOST: Final = 100
LOG = structlog.get_logger("petteia.exhibition")

# the chances of the seats in a position, by a search with that many turns
Judge = Callable[[str, str, tuple[int, ...], int], Awaitable[Sequence[int]]]


class Show(msgspec.Struct, frozen=True):
    """The game to watch, if there is one: its table, whose turn it is (-1 for nobody's), its stage, such as `age` 2 or
    `cycle` 5 (empty if unknown), and each seat's chances in millionths, if bots are playing or people who have agreed
    to it."""

    table: TableInfo | None
    turn: int = -1
    stage: str = ""
    number: int = 0
    chances: list[int] | None = None


NOTHING: Final = Show(None)


class Exhibition:
    """Chooses what is shown, and runs the match between bots."""

    def __init__(self, tables: Tables, judge: Judge, strained: Callable[[], bool], on: bool = True) -> None:
        self.tables = tables
        self.judge = judge
        self.strained = strained
        self.on = on
        self.match = ""  # its table
        self.shown: tuple[float, Show] = (0.0, NOTHING)
        self.chances: tuple[str, int, list[int]] | None = None  # of a table, after that many entries
        self.looked = 0.0  # when they were last estimated
        self.busy = asyncio.Lock()

    async def show(self) -> Show:
        """The game to watch now."""
        async with self.busy:
            at, _ = self.shown
            if time.monotonic() - at > ANEW:
                self.shown = time.monotonic(), await self.choose()
            return self.shown[1]

    async def choose(self) -> Show:
        """The best game between people, or else the match."""
        since = self.tables.now() - DAYS
        headers = await self.tables.store.read(partial(archive.lobby, since=since, most=MOST))
        best = best_of([self.tables.info(header) for header in headers])
        live = await self.attend() if best is None else self.tables.live.get(best.id)
        if live is None:
            return Show(best)
        try:
            shown = await live.read(told)
        except Refuse:  # just put away
            return Show(best)
        if best is not None and not best.chances:
            return shown
        return msgspec.structs.replace(shown, chances=self.chances_at(live))

    # ---- the match

    async def attend(self) -> LiveTable | None:
        """The match's table, kept going because somebody is watching; if the server is too busy, the match stands
        still."""
        if not self.on:
            return None
        if self.strained():
            return self.tables.live.get(self.match)
        live = await self.current()
        live.watched_until = time.monotonic() + WATCHED
        self.tables.later(live.hear(lambda table: table.tick()))
        return live

    async def current(self) -> LiveTable:
        """The match's table; once its game has been over for a while, the next one."""
        live = await self.find(self.match or await self.tables.store.read(going_on))
        if live is None:
            return await self.begin(self.new_game(""))
        header = live.header
        if header.status == "over" and header.ended + PAUSE <= self.tables.now():
            another = self.new_game(header.game)
            await live.do(lambda table: table.lead_to(another))
            return await self.begin(another)
        self.match = live.id
        return live

    async def find(self, id: str) -> LiveTable | None:
        """That table; None if it is gone, unusable or on another server."""
        try:
            return await self.tables.find(id) if id else None
        except (NoTable, OtherRules, SetAside, Elsewhere):
            return None

    def new_game(self, before: str) -> Header:
        """The next game of the match: the one after `before` in the order of games, between its strongest
        characters."""
        games = [game for game in catalogue.games().values() if len(characters(game.id)) >= game.usual_seats]
        place = next((place for place, game in enumerate(games) if game.id == before), -1)
        return exhibited(games[(place + 1) % len(games)], self.tables.now())

    async def begin(self, header: Header) -> LiveTable:
        """Begin a game of the match."""

        def work(connection: Connection) -> None:
            connection.execute(
                "INSERT INTO users (id, kind, name, created, seen) VALUES (?, 'deleted', '', ?, ?) "
                "ON CONFLICT (id) DO NOTHING",
                (HOUSE, header.created, header.created),
            )

        await self.tables.store.write(work)
        live = await self.find(header.id) or await self.tables.create(header)
        await live.do(lambda table: table.begin(HOUSE))
        self.match = live.id
        return live

    async def run(self) -> None:
        """Keep beginning the next game of the match for as long as somebody is watching."""
        while True:
            await asyncio.sleep(EVERY)
            live = self.tables.live.get(self.match)
            if live is not None and live.outboxes and not self.strained():
                try:
                    await self.current()
                except Refuse as refusal:
                    LOG.warning("the match does not go on yet", problem=str(refusal))

    # ---- chances

    def chances_at(self, live: LiveTable) -> list[int] | None:
        """The latest estimate of the seats' chances; if it is out of date and not too recent, a new one is started."""
        course = shown_of(live.table)
        due = self.chances is None or self.chances[:2] != (live.id, course.length)
        if due and course.state.actor >= 0 and time.monotonic() - self.looked > JUDGED:
            self.looked = time.monotonic()
            position = course.state.imagine(SPECTATOR, Rng(course.length)).position()  # hidden information is not used
            self.tables.later(self.look_at_chances(live.id, live.table.game, position, course.length))
        return self.chances[2] if self.chances is not None and self.chances[0] == live.id else None

    async def look_at_chances(self, table: str, game: Game, position: str, n: int) -> None:
        """Have a search estimate the chances."""
        try:
            self.chances = table, n, list(await self.judge(game.id, position, (), game.manifest.review[0]))
        except Exception as error:
            LOG.warning("nobody could say what the chances are", table=table, exc_info=error)


def going_on(connection: Connection) -> str:
    """The table where the match was being played, or ""."""
    found = connection.execute(
        "SELECT id FROM tables WHERE host = ? AND status = 'playing' ORDER BY created DESC LIMIT 1", (HOUSE,)
    ).fetchone()
    return "" if found is None else str(found[0])


def exhibited(game: Game, now: int) -> Header:
    """A table where the strongest characters of a game play; anybody with the link can watch."""
    strongest = [one.id for one in reversed(characters(game.id))][: game.usual_seats]
    return Header(
        id=new_id(),
        game=game.id,
        rules=game.version,
        options=game.check_options({}),
        chairs=tuple(Chair("bot", bot=bot) for bot in strongest),
        host=HOUSE,
        public=False,
        rated=False,
        pace=Pace(),
        delay=0,
        created=now,
        secret=new_secret(),
    )


def best_of(tables: Sequence[TableInfo]) -> TableInfo | None:
    """The best public game between people with somebody present: by the players' average rating, then by the number of
    spectators."""

    def playing(table: TableInfo) -> list[int]:
        return [seat.rating or 0 for seat in table.seats if seat.kind == "person" and not seat.bot]

    def worth(table: TableInfo) -> tuple[float, int, str]:
        ratings = playing(table)
        return sum(ratings) / len(ratings), table.spectators, table.id

    among = [
        table
        for table in tables
        if table.status == "playing" and len(playing(table)) > 1 and any(seat.present for seat in table.seats)
    ]
    return max(among, key=worth, default=None)


def shown_of(table: Table) -> Course:
    """A game as far as spectators may see it."""
    return table.course if table.trailing is None else table.trailing


def told(table: Table) -> Show:
    """A table as it is shown to everybody."""
    course = shown_of(table)
    stage, number = catalogue.stage_of(table.game.id, course.state)
    return Show(table.info([], table.header), max(-1, int(course.state.actor)), stage, number)

"""The tables in use: opened, found, put away, handed over to other servers.

A table that cannot be read is set aside, and all others go on.
"""

from __future__ import annotations

import asyncio
import contextlib
import heapq
import itertools
import time
from collections.abc import Callable, Collection, Coroutine, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import structlog

from ...core.contract.game import Game
from ...core.contract.refusal import OptionError
from ...core.contract.registry import game as find_game
from ...core.records.fair import new_secret
from ..ids import new_id
from ..owners import leases
from ..owners.leases import Elsewhere, Lease
from ..store import archive
from ..store.runs import HouseClock, Runs
from ..store.store import FAILURES, Closed, Connection, Statement, Store
from ..table.ending import CLOSED, RULES_GONE
from ..table.header import Header, describe
from ..table.messages import ServerMessage, TableInfo
from ..table.seating import Refuse
from ..table.step import Step
from ..table.table import Table
from .live_table import IDLE_SECONDS, MOVED, LiveTable, Work
from .schedule import Schedule
from .workers import Workers

if TYPE_CHECKING:
    from ..owners.owners import Owners
    from ..owners.sharing import Looking

SECOND: Final = 1000
AHEAD: Final = 500  # milliseconds before it is due that a table may be taken
MOST_DUE: Final = 20  # tables taken at a time
SECONDS_BETWEEN: Final = 1.0  # looking for them
MOST_PLACES: Final = 10_000  # hosts whose addresses are remembered
MOST_SHOWN: Final = 100  # tables in a list, and so of whose visitors other servers are told
STRANGER: Final = ""
LEISURE: Final = 2.0  # seconds before each action of a game that is shown
LOG = structlog.get_logger("petteia.tables")


class NoTable(LookupError):
    """There is no table with that id."""


class OtherRules(RuntimeError):
    """The table is played by rules that this release does not have, so it can only be viewed."""

    def __init__(self, header: Header) -> None:
        super().__init__(
            f"This game was begun with version {header.rules} of the rules of {header.game}. "
            "This server no longer has them: the game is kept, but it cannot go on"
        )
        self.header = header


class SetAside(RuntimeError):
    """The table cannot be opened; the server's operator has been told why."""

    def __init__(self) -> None:
        super().__init__("This table cannot be opened. It is kept as it is, and whoever runs this server is told")


def rules_of(header: Header) -> Game:
    """The exact rules that a table began with."""
    try:
        return find_game(header.game).edition(header.rules)
    except OptionError:
        raise OtherRules(header) from None


def seen_from_afar(live: LiveTable) -> Looking:
    """What other servers are told of who is connected to a table."""
    seated = set(live.header.people())
    present = live.table.present()
    players = sorted(seated.intersection(present))
    return players, sum(user not in seated for user in present)


class Tables:
    """All tables of a server."""

    def __init__(
        self,
        store: Store,
        workers: Workers,
        now: Callable[[], int] | None = None,
        runs: Runs | None = None,
        owners: Owners | None = None,
    ) -> None:
        self.store = store
        self.owners = owners  # if several servers may share the database
        self.workers = workers
        self.now = now or HouseClock()
        self.runs = runs or Runs()
        self.schedule = Schedule(self.now, self.ring)
        self.quarantine: dict[str, str] = {}  # tables that cannot be opened, and why
        self.live: dict[str, LiveTable] = {}
        self.opening: dict[str, asyncio.Task[LiveTable]] = {}
        self.running: set[asyncio.Task[None]] = set()
        self.places: dict[str, str] = {}  # where the hosts of tables were last seen
        self.connections = itertools.count(1)
        self.listeners: dict[str, list[Callable[[Table], None]]] = {}  # who wants to hear about an account's tables
        self.closed = False
        self.resumed = False  # after a start, once all games are under way again
        self.leisure = LEISURE

    # ---- opening and putting away

    async def find(self, id: str) -> LiveTable:
        """The table with that id, from the store if it is not in use."""
        live = self.live.get(id)
        if live is not None:
            return live
        opening = self.opening.get(id)
        if opening is None:
            opening = self.opening[id] = asyncio.create_task(self.open(id))
            opening.add_done_callback(partial(self.end_opening, id))
        return await asyncio.shield(opening)

    def end_opening(self, id: str, opening: asyncio.Task[LiveTable]) -> None:
        """Clear up after opening a table, whether that worked or not; whoever asked for it may have left meanwhile."""
        self.opening.pop(id, None)
        if not opening.cancelled():
            opening.exception()

    async def open(self, id: str) -> LiveTable:
        if self.owners is None:
            return await self.load(id)
        if not await self.store.read(lambda connection: archive.exists(connection, id)):
            raise NoTable(id)
        lease = await self.owners.claim(id)
        try:
            return await self.load(id, lease)
        except BaseException:
            self.later(self.owners.give_up(id, lease.fence))
            raise

    async def load(self, id: str, lease: Lease | None = None) -> LiveTable:
        """A table from the store. If several servers share the store, the table is ours already."""
        try:
            opened = await self.store.read(lambda connection: archive.open_table(connection, id))
            if opened is None or self.closed:
                raise NoTable(id)
            table = self.make(opened.header)
            left = None if lease is None else lease.left
            table.load(opened.rows, opened.snapshots, opened.chat, partial(self.missed, left=left), opened.plans)
        except OtherRules as reason:
            await self.end_for_good(reason.header)
            raise
        except (NoTable, Closed, *FAILURES, OSError):  # not the table's fault
            raise
        except Exception as error:
            await self.set_aside(id, error)
            raise SetAside from error
        if self.quarantine.pop(id, None) is not None:
            await self.store.write(lambda connection: archive.take_up_again(connection, id))
        return self.use(table, opened.due, lease)

    def missed(self, since: int, left: int | None) -> int:
        """How long no server has had a table since then; `left` is when the server that had it died."""
        return self.runs.missed(since) + (0 if left is None else max(0, self.now() - max(left, since)))

    async def set_aside(self, id: str, error: Exception) -> None:
        """Note that a table cannot be opened, and tell the server's operator."""
        reason = f"{type(error).__name__}: {error}"
        LOG.error("table set aside", table=id, reason=reason, exc_info=error)
        if self.quarantine.get(id) != reason:
            self.quarantine[id] = reason
            now = self.now()
            await self.store.write(lambda connection: archive.set_aside(connection, id, reason, now))

    async def end_for_good(self, header: Header) -> None:
        """End a game whose rules this release does not have, without a winner."""
        if header.status == "over":
            return
        LOG.warning("game ended: its rules are gone", table=header.id, game=header.game, rules=header.rules)
        at = self.now()
        await self.store.write(lambda connection: archive.end(connection, header.id, RULES_GONE, at))

    async def create(self, header: Header, address: str = "") -> LiveTable:
        """A new table, with its host's address."""
        self.note_place(header.host, address)

        def work(connection: Connection) -> Lease | None:
            archive.save(connection, header.id, [header])
            if self.owners is None:
                return None
            claimed = leases.claim(connection, header.id, self.owners.me.number)
            if not isinstance(claimed, Lease):
                raise Elsewhere
            return claimed

        lease = await self.store.write(work)
        return self.use(self.make(header), None, lease)

    def note_place(self, host: str, address: str) -> None:
        """Remember where a host was last seen, and forget those not seen for longest."""
        self.places.pop(host, None)
        self.places[host] = address
        if len(self.places) > MOST_PLACES:
            del self.places[next(iter(self.places))]

    def make(self, header: Header) -> Table:
        return Table(header, rules_of(header), self.now, new_id, new_secret)

    def use(self, table: Table, due: int | None = None, lease: Lease | None = None) -> LiveTable:
        fence = None if lease is None else lease.fence
        live = self.live[table.header.id] = LiveTable(self, table, due, fence)
        live.begin(left=lease is not None and lease.left is not None)
        return live

    def forget(self, live: LiveTable) -> None:
        """Take a table out of use; it is opened again when it is due."""
        if self.live.get(live.id) is live:
            del self.live[live.id]
        if self.closed:
            return
        due = live.table.due()
        if self.owners is not None:
            assert live.fence is not None
            self.later(self.owners.release(live.id, live.fence, 0 if live.astray else due))
            return
        if due is not None:
            self.schedule.set(live.id, max(due, self.now() + SECOND))
        if due != live.due:
            self.later(self.note_due(live.id, due))

    async def note_due(self, id: str, due: int | None) -> None:
        """Store when a table that was put away next needs attention, unless it is in use again."""
        with contextlib.suppress(Closed, *FAILURES):
            if id not in self.live:
                await self.store.write(Statement(archive.SAVE_DUE, (due, id)))

    async def ring(self, id: str) -> None:
        """Let time pass at a table that is due, opening it if it is not in use."""
        with contextlib.suppress(NoTable, OtherRules, SetAside, Elsewhere, Refuse):
            live = await self.find(id)
            await live.do(lambda table: table.tick())
            if live.at_rest():
                live.put_away()

    async def resume(self) -> None:
        """After a start: resume the clocks of all tables, and the bots that somebody is waiting for."""
        self.quarantine = await self.store.read(archive.quarantine)
        if self.owners is not None:  # the first server to take it looks after each that is due
            return
        for id, at in await self.store.read(archive.due):
            try:
                self.schedule.set(id, archive.as_time(at))
            except TypeError as error:
                await self.set_aside(id, error)

    async def sweep(self) -> None:
        """Keep putting away unused tables."""
        while True:
            await asyncio.sleep(IDLE_SECONDS / 4)
            now = time.monotonic()
            for live in [live for live in self.live.values() if live.idle(now)]:
                live.put_away()

    # ---- several servers

    async def be_sure(self) -> None:
        """Wait until it is known which tables are still ours."""
        assert self.owners is not None
        try:
            await self.owners.sure()
        except Elsewhere:
            raise Refuse(*MOVED) from None

    def keep_only(self, held: dict[str, int]) -> None:
        """Put away the tables that are no longer ours."""
        for live in list(self.live.values()):
            if held.get(live.id) != live.fence:
                live.put_away()

    async def may_be_ours(self, id: str) -> bool:
        """Whether no other server has the table in use."""
        return self.owners is None or id in self.live or await self.owners.holder(id) is None

    def looking(self) -> dict[str, Looking]:
        """Who is connected to those of our public tables that a list can show: to the first ones where anybody is."""
        shown = (live for live in self.live.values() if live.header.public and live.table.onlookers)
        first = heapq.nsmallest(MOST_SHOWN, shown, key=lambda live: archive.place_in_lobby(live.header))
        return {live.id: seen_from_afar(live) for live in first}

    def info(self, header: Header, user: str = "") -> TableInfo:
        """A table in a list: as it is in use, or else as it is stored."""
        live = self.live.get(header.id)
        if live is not None:
            return live.info(user)
        sharing = None if self.owners is None else self.owners.sharing
        players, others = ([], 0) if sharing is None else sharing.present.get(header.id, ([], 0))
        present = [*players, *[STRANGER] * others]
        return describe(header, header.seats_of(user) if user else [], present)

    async def take_due(self) -> None:
        """Keep taking tables that are due and that no server has."""
        assert self.owners is not None
        while True:
            found = []
            if not self.owners.lapsed and not self.owners.leaving:
                found = await self.store.read(partial(leases.waiting, before=self.now() + AHEAD, most=MOST_DUE))
            for id in found:
                await self.ring(id)
            if len(found) < MOST_DUE:
                await asyncio.sleep(SECONDS_BETWEEN)

    async def hand_over(self) -> None:
        """Leave all tables to the other servers, and leave the group. Everybody connected here reconnects to another
        server."""
        if self.owners is None or self.closed:
            return
        self.owners.begin_to_leave()
        for live in list(self.live.values()):
            live.put_away(quietly=True)
        await self.owners.leave()

    async def close(self) -> None:
        """Put all tables away. Everything acknowledged is already stored."""
        self.closed = True
        for live in list(self.live.values()):
            live.put_away()
        for task in list(self.running):
            task.cancel()
        await asyncio.gather(*self.running, return_exceptions=True)

    # ---- moderation

    def rename(self, names: dict[str, str]) -> None:
        """Accounts have new names; "" means deleted."""
        self.everywhere(lambda table: table.knows(names), lambda table: table.rename(names))

    def give_up_plans(self, users: Collection[str]) -> None:
        """Drop everything that these accounts have planned."""
        self.everywhere(lambda table: table.plans_of(users) != [], lambda table: table.give_up_plans(users))

    def everywhere(self, concerned: Callable[[Table], bool], work: Work) -> None:
        """Do something at all tables in use that it concerns, and at those being opened, which may have read the old
        state."""

        def at(live: LiveTable) -> None:
            if concerned(live.table):
                self.later(live.hear(work))

        def opened(opening: asyncio.Task[LiveTable]) -> None:
            if not opening.cancelled() and opening.exception() is None:
                at(opening.result())

        for live in self.live.values():
            at(live)
        for opening in self.opening.values():
            opening.add_done_callback(opened)

    def tell(self, users: Sequence[str], message: ServerMessage) -> None:
        """Send a message to these accounts at every table where they are connected."""
        for live in self.live.values():
            eyes = [onlooker.id for onlooker in live.table.onlookers.values() if onlooker.user in users]
            live.deliver(Step(send=[(eyes, message)]))

    async def shut(self, id: str, again: bool = True) -> bool:
        """Close a table for everybody; one that cannot be opened is closed in the store. Returns False if it is for
        another server to do."""
        try:
            await (await self.find(id)).do(lambda table: table.shut())
        except Elsewhere:
            return False
        except (NoTable, OtherRules):  # with OtherRules, its game is over already
            return True
        except Refuse:  # just put away
            return await self.shut(id, again=False) if again else True
        except SetAside:
            LOG.warning("table closed unopened", table=id)
            await self.store.write(lambda connection: archive.end(connection, id, CLOSED, self.now()))
        return True

    def later(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something without waiting for it."""
        task = asyncio.create_task(work)
        self.running.add(task)
        task.add_done_callback(self.running.discard)

    # ---- the store

    async def save(self, table: str, step: Step, fence: int | None = None) -> None:
        """Make the consequences of a step durable; if several servers share the database, only if the table is ours."""
        await self.store.write(archive.saving(table, step.store, fence))

    # ---- listeners to an account's tables

    def listen(self, user: str, tell: Callable[[Table], None]) -> None:
        self.listeners.setdefault(user, []).append(tell)

    def unlisten(self, user: str, tell: Callable[[Table], None]) -> None:
        self.listeners[user].remove(tell)
        if not self.listeners[user]:
            del self.listeners[user]

    def tell_seated(self, table: Table, people: set[str]) -> None:
        """Tell those of these accounts who are listening that something has happened at the table."""
        for user in people.intersection(self.listeners):
            for tell in self.listeners[user]:
                tell(table)

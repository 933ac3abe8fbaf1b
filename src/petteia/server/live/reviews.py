"""Reviews of finished games, made when somebody first asks for one, and the same for everybody.

A separate process looks at one game after another: first quickly at all that are waiting, then deeply. Finished reviews
are stored, and of several servers, the one that owns the table makes its review and keeps the table until then, so
nothing is computed twice.
"""

from __future__ import annotations

import asyncio
import multiprocessing
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Final, TypeVar

import structlog

from ...review import DEEP, LEVELS, QUICK
from ...review.hints import MOST
from ...review.result import Chances, Prospect
from ..errands.tasks import NotDone
from ..owners.leases import Elsewhere
from ..reviewing import begin, count_decisions, finish, hints_in, look_at_some, worth_in
from ..store.reviews import Reviewable, StoredReview, reviewable, save_review, stored_review
from ..store.store import Store
from .clerks import Clerks

if TYPE_CHECKING:
    from ..errands.errands import Errands
    from .live_table import LiveTable
from .tables import Tables

T = TypeVar("T")

MOST_WAITING: Final = 100  # with that many waiting, others have to ask again
MOST_FAILED: Final = 1000  # tables remembered so as not to be tried again
NO_HURRY: Final = 0  # priorities in the queue of workers elsewhere
SOMEBODY_WAITS: Final = 2_500
SECONDS: Final = 60.0  # for each piece
AT_ONCE: Final = {QUICK: 8, DEEP: 2}  # decisions in a piece
LOG = structlog.get_logger("petteia.reviews")


@dataclass
class Progress:
    """How far a review has got that is waiting or being made: decisions looked at, of how many. With several servers,
    `live` is the table that is kept in use for it."""

    level: str
    done: int = 0
    count: int = 0
    live: LiveTable | None = None

    @property
    def lost(self) -> bool:
        """Whether another server may be making it by now."""
        return self.live is not None and self.live.gone


@dataclass
class Reviews:
    """All reviews: those that are stored, and those that are under way."""

    store: Store
    desk: Clerks
    now: Callable[[], int]
    tables: Tables | None = None  # if several servers share the database
    waiting: dict[str, Progress] = field(default_factory=dict)
    failed: dict[str, None] = field(default_factory=dict)
    pool: ProcessPoolExecutor | None = None
    errands: Errands | None = None  # for workers elsewhere
    wanted: asyncio.Event = field(default_factory=asyncio.Event)

    async def of(self, table: str) -> tuple[StoredReview | None, Progress | None]:
        """The review of a finished game, if there is one, and the progress of a better one; None if there will be
        none."""
        stored = await self.store.read(partial(stored_review, table=table))
        if stored is not None and stored.level == LEVELS[-1]:
            return stored, None
        level = QUICK if stored is None else DEEP
        if table not in self.waiting and table not in self.failed and len(self.waiting) < MOST_WAITING:
            try:
                live = None if self.tables is None else await self.tables.find(table)
            except Elsewhere:  # another server has just taken it, and gets the next request
                return stored, Progress(level)
            self.begin(table, level, live)
        return stored, self.waiting.get(table)

    def begin(self, table: str, level: str, live: LiveTable | None) -> None:
        """Queue a review, unless it has been queued meanwhile."""
        if table not in self.waiting:
            self.waiting[table] = Progress(level, live=live)
            if live is not None:
                live.under_review = True
            self.wanted.set()

    def end(self, table: str) -> None:
        """A review is finished or given up."""
        progress = self.waiting.pop(table, None)
        if progress is not None and progress.live is not None:
            progress.live.under_review = False

    async def run(self) -> None:
        """Keep making the reviews that are wanted, one after another."""
        while True:
            await self.wanted.wait()
            table = self.next()
            if table is None:
                self.wanted.clear()
                continue
            try:
                await self.make(table, self.waiting[table])
            except Exception as error:  # whatever is wrong with one game, the next one gets its turn
                LOG.warning("a game cannot be reviewed", table=table, problem=f"{type(error).__name__}: {error}")
                self.give_up(table)

    def next(self) -> str | None:
        """The first table that is waiting for a quick look, or else for a deep one."""
        for level in LEVELS:
            for table, progress in self.waiting.items():
                if progress.level == level:
                    return table
        return None

    async def make(self, table: str, progress: Progress) -> None:
        """Make one review, piece by piece, and store it. After a quick look, the game waits for a deep one. A review
        that another server may be making by now is left to it."""
        level = progress.level
        game: Reviewable = await self.desk.read(partial(reviewable, table=table))
        progress.count = await self.send(partial(count_decisions, game.record))
        pieces = []
        for first in range(0, progress.count, AT_ONCE[level]):
            if progress.lost:
                self.end(table)
                return
            upto = min(first + AT_ONCE[level], progress.count)
            pieces.append(await self.send(partial(look_at_some, game.record, level, first, upto)))
            progress.done = upto
        document = await self.send(partial(finish, game.record, level, pieces))
        await self.store.write(
            partial(save_review, table=table, level=level, places=game.places, document=document, at=self.now())
        )
        self.end(table)
        if level == QUICK and not progress.lost:
            self.begin(table, DEEP, progress.live)

    async def hints(self, game: str, position: str, most: int = MOST) -> list[Prospect]:
        """What a seat could do in a position that it could be in, best first."""
        return await self.send(partial(hints_in, game, position, most), SOMEBODY_WAITS)

    async def worth(self, game: str, position: str, plan: tuple[int, ...], turns: int) -> Chances:
        """The chances of the seats after a plan, by searches with that many turns."""
        return await self.send(partial(worth_in, game, position, plan, turns), SOMEBODY_WAITS)

    def give_up(self, table: str) -> None:
        """Give up a game that cannot be reviewed; it is not tried again until the server restarts."""
        self.close()
        self.end(table)
        self.failed[table] = None
        if len(self.failed) > MOST_FAILED:
            del self.failed[next(iter(self.failed))]

    async def send(self, work: partial[T], priority: int = NO_HURRY) -> T:
        """Have some work done by a worker elsewhere, if there is one, or else by the process, which starts when first
        needed."""
        if self.errands is not None and self.errands.available:
            try:
                done: T = await self.errands.ask(work.func, work.args, priority, SECONDS)
                return done
            except NotDone as error:
                LOG.warning("no worker has answered", problem=str(error))
        if self.pool is None:
            spawn = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(1, spawn, initializer=begin)
        return await asyncio.get_running_loop().run_in_executor(self.pool, work)

    def close(self) -> None:
        """End the process; unfinished work is lost."""
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.pool = None

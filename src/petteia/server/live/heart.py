"""Whether the server can do its job: it writes a line every few seconds and checks that it worked."""

from __future__ import annotations

import asyncio
import shutil
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

import structlog

from ..store.runs import Runs
from ..store.store import FAILURES, Closed, Store, Unusable
from ..store.upgrade import latest, schema_of

EVERY: Final = 5.0  # seconds
TOO_LONG: Final = 15.0
LEAST_SPACE: Final = 50_000_000  # bytes
LOG = structlog.get_logger("petteia.heart")


class Heart:
    """Records that this run of the server is alive, and what is wrong with it."""

    def __init__(
        self,
        store: Store,
        folder: Path | None,
        runs: Runs,
        now: Callable[[], int],
        passed: Callable[[], float] = time.monotonic,
        space: Callable[[Path], int] = lambda folder: shutil.disk_usage(folder).free,
    ) -> None:
        self.store = store
        self.folder = folder
        self.runs = runs
        self.now = now
        self.passed = passed
        self.space = space
        self.schema = latest()
        self.last = passed()
        self.failure = ""

    async def beat(self) -> None:
        """Write to the database, once."""
        try:
            await self.store.write(self.runs.alive(self.now()))
            found = await self.store.read(schema_of)
        except (*FAILURES, OSError, Closed, Unusable) as error:
            self.fail(f"the database takes nothing: {error}")
            return
        self.last = self.passed()
        if found != self.schema:
            self.fail(f"the schema of the database is {found}, and this server's is {self.schema}")
        else:
            self.failure = ""

    def fail(self, failure: str) -> None:
        """Note a failure, and log it unless one is noted already."""
        if not self.failure:
            LOG.error("the database cannot be used", problem=failure)
        self.failure = failure

    async def run(self) -> None:
        """Keep writing, every few seconds."""
        while True:
            await self.beat()
            await asyncio.sleep(EVERY)

    def troubles(self) -> list[str]:
        """Everything that keeps the server from doing its work."""
        found = []
        if self.failure:
            found.append(self.failure)
        elif self.passed() - self.last > TOO_LONG:
            found.append(f"the database has not answered for {self.passed() - self.last:.0f} s")
        if self.folder is not None and self.space(self.folder) < LEAST_SPACE:
            found.append(f"less than {LEAST_SPACE // 1_000_000} MB of disk space are left")
        return found

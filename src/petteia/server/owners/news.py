"""Events that all servers must hear of, in a log that each reads by number.

A notification after the commit says that there is something new; a server that misses it looks every second anyway.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, Final

import msgspec
import structlog

from ..people.presence import Change, Effects
from ..store.store import Announced, Connection, Store

CHANNEL: Final = "petteia_news"
KEPT: Final = 3_600_000  # milliseconds; a server that was away for longer has no connections from before
LOG = structlog.get_logger("petteia.news")

Hear = Callable[[Any], Awaitable[None] | None]


def append(connection: Connection, at: int, kind: str, body: Any) -> None:
    """Tell all servers something."""
    connection.execute(
        "INSERT INTO news (at, kind, body) VALUES (?, ?, ?)", (at, kind, msgspec.json.encode(body).decode())
    )
    connection.execute("DELETE FROM news WHERE at < ?", (at - KEPT,))


def last(connection: Connection) -> int:
    (number,) = connection.execute("SELECT coalesce(max(number), 0) FROM news").fetchone()
    return int(number)


def after(connection: Connection, number: int) -> list[tuple[int, str, str]]:
    return connection.execute(
        "SELECT number, kind, body FROM news WHERE number > ? ORDER BY number", (number,)
    ).fetchall()


class News:
    """The news as one server tells and hears it. It hears its own, too."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self.store = store
        self.now = now
        self.seen = 0
        self.ears: dict[str, Hear] = {}

    async def begin(self) -> None:
        """Start after the latest news."""
        self.seen = await self.store.read(last)

    def telling(self, change: Change[Any]) -> Change[Any]:
        """The same change, which also tells all servers of its effects, in the same transaction."""

        def told(connection: Connection) -> tuple[Any, Effects]:
            done, effects = change(connection)
            for kind, body in msgspec.structs.asdict(effects).items():
                if body:
                    append(connection, self.now(), kind, body)
            return done, effects

        return Announced(told, CHANNEL)

    async def look(self) -> None:
        """Hear everything new, once."""
        for number, kind, body in await self.store.read(partial(after, number=self.seen)):
            self.seen = max(self.seen, number)
            hear = self.ears.get(kind)
            try:
                heard = None if hear is None else hear(msgspec.json.decode(body))
                if heard is not None:
                    await heard
            except Exception as error:
                LOG.error("news could not be heard", kind=kind, exc_info=error)

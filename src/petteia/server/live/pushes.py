"""Notifies browsers of people whose move is awaited in games over days: once for each turn, with several turns in one
notice."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Final

import msgspec
import structlog

from ...locale import title, words
from ..outward import Astray, Unreachable
from ..people.guests import said_name
from ..people.push import Push
from ..store import pushes
from ..store.pushes import Notice
from ..store.store import Store
from .notices import Rounds

AT_ONCE: Final = 16  # so that a slow service delays few others
MOST_LINES: Final = 4  # games named in a notice; its title counts all of them
GONE: Final = (404, 410)
LOG = structlog.get_logger("petteia.pushes")


class ShownNotice(msgspec.Struct, frozen=True):
    """What the service worker is told: what to show, what to open, how many games wait, and the id by which it
    recognises what it has already shown."""

    id: str
    title: str
    body: str
    language: str
    place: str
    count: int


class Pushes(Rounds):
    """Sends notices to browsers. Everything is in the store, so a crash loses nothing."""

    def __init__(
        self, store: Store, push: Push, now: Callable[[], int], leads: Callable[[], bool] = lambda: True
    ) -> None:
        super().__init__(now, leads)
        self.store = store
        self.push = push
        self.free = asyncio.Semaphore(AT_ONCE)

    @property
    def is_there(self) -> bool:
        return self.push.is_there

    async def send_all(self) -> None:
        """Notify every browser that is due."""
        found = await self.store.read(partial(pushes.due, now=self.now()))
        await asyncio.gather(*(self.send(browser) for browser in found))

    async def send(self, browser: str) -> None:
        """Notify a browser of the games that are waiting right now. One that is gone is forgotten; other failures are
        retried later."""
        async with self.free:
            if not self.leads():  # another server sends the rest
                return
            notice = await self.store.write(partial(pushes.begin, browser=browser))
            if notice is None:
                return
            try:
                status = await self.push.hand_over(notice.to, written(notice), notice.seconds)
            except (Astray, Unreachable) as error:
                LOG.warning("push not sent", error=str(error))
                status = GONE[0] if isinstance(error, Astray) else 0
            if 200 <= status < 300:
                await self.store.write(partial(pushes.told, notice=notice, now=self.now()))
            elif status in GONE:
                await self.store.write(partial(pushes.gone, notice=notice))
            else:
                LOG.warning("push not taken", status=status)
                await self.store.write(partial(pushes.failed, notice=notice, now=self.now()))


def written(notice: Notice) -> bytes:
    """The text of the notice: which games are waiting, and who else plays in them. It opens the game if there is only
    one."""
    speak = words(notice.language, "mail")
    lines = [
        ", ".join([title(notice.language, one.game), *(said_name(speak, name) for name in one.others)])
        for one in notice.waiting[:MOST_LINES]
    ]
    count = len(notice.waiting)
    heading = speak.format("mail-turn-subject", count=count)
    place = f"t/{notice.waiting[0].table}" if count == 1 else ""
    return msgspec.json.encode(ShownNotice(notice.id, heading, "\n".join(lines), notice.language, place, count))

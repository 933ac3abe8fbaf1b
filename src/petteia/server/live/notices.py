"""Mails people whose move is awaited in games over days: once for each turn, with several turns in one mail."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable
from email.message import EmailMessage
from functools import partial
from typing import Final

import aiosmtplib
import structlog

from ...locale import title, words
from ..people.guests import said_name
from ..people.mail import Post, is_final
from ..store import turns
from ..store.store import Store
from ..store.turns import Digest

LOOK_SECONDS: Final = 60.0
LOG = structlog.get_logger("petteia.notices")


class Rounds(ABC):
    """Something that regularly sends whatever is due."""

    def __init__(self, now: Callable[[], int], leads: Callable[[], bool]) -> None:
        self.now = now
        self.leads = leads  # only one of several servers sends

    @property
    @abstractmethod
    def is_there(self) -> bool:
        """Whether anything can be sent at all."""

    @abstractmethod
    async def send_all(self) -> None:
        """Send everything that is due."""

    async def run(self) -> None:
        """Keep sending whatever is due."""
        while True:
            if self.is_there and self.leads():
                await self.send_all()
            await asyncio.sleep(LOOK_SECONDS)


class Notices(Rounds):
    """Sends mail about the games that are waiting. Everything is in the store, so a crash loses nothing."""

    def __init__(
        self, store: Store, post: Post, now: Callable[[], int], leads: Callable[[], bool] = lambda: True
    ) -> None:
        super().__init__(now, leads)
        self.store = store
        self.post = post

    @property
    def is_there(self) -> bool:
        return self.post.is_there

    async def send_all(self) -> None:
        """Send every mail that is due."""
        for user in await self.store.read(partial(turns.due, now=self.now())):
            if not self.leads():  # another server sends the rest
                return
            await self.send(user)

    async def send(self, user: str) -> None:
        """Write to somebody about the games that are waiting right now; give a mail up if the mail server will never
        accept it."""
        digest = await self.store.write(partial(turns.begin, user=user))
        if digest is None:
            return
        try:
            await self.post.hand_over(self.written(digest))
        except (aiosmtplib.SMTPException, OSError) as error:
            LOG.warning("notice not sent", error=type(error).__name__, final=is_final(error))
            if not is_final(error):
                await self.store.write(partial(turns.failed, digest=digest, now=self.now()))
                return
        await self.store.write(partial(turns.told, digest=digest, now=self.now()))

    def written(self, digest: Digest) -> EmailMessage:
        """The text of the mail: which games are waiting, and who else plays in them."""
        speak = words(digest.language, "mail")
        lines = [
            ", ".join([title(digest.language, one.game), *(said_name(speak, name) for name in one.others)])
            + f"\n{self.post.link(f't/{one.table}')}"
            for one in digest.waiting
        ]
        return self.post.message(
            digest.mail,
            "turn",
            digest.language,
            digest.id,
            name=digest.name,
            count=len(lines),
            games="\n\n".join(lines),
            link=self.post.link("account"),
        )

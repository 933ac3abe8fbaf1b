"""Tells tables' webhooks whose turn it is, in the JSON that Discord and many others accept."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Final

import msgspec
import structlog

from ...locale import title, words
from ..outward import Astray, Outward, Unreachable
from ..people.guests import said_name
from ..settings import Settings
from ..store import webhooks
from ..store.store import Store
from ..store.webhooks import Call
from .notices import Rounds
from .pushes import AT_ONCE

REFUSED: Final = (401, 403, 404, 410)  # the webhook no longer accepts calls
LOG = structlog.get_logger("petteia.webhooks")


class Webhooks(Rounds):
    """Calls the webhooks that are due. A receiver that gets a call twice, after a crash, can tell by its
    Idempotency-Key."""

    def __init__(
        self,
        store: Store,
        outward: Outward,
        settings: Settings,
        now: Callable[[], int],
        leads: Callable[[], bool] = lambda: True,
    ) -> None:
        super().__init__(now, leads)
        self.store = store
        self.outward = outward
        self.url = settings.url
        self.free = asyncio.Semaphore(AT_ONCE)

    @property
    def is_there(self) -> bool:
        return self.outward.is_there

    async def send_all(self) -> None:
        """Call every webhook that is due."""
        found = await self.store.read(partial(webhooks.due, now=self.now()))
        await asyncio.gather(*(self.send(table) for table in found))

    async def send(self, table: str) -> None:
        """Say whose turn it is at a table. A webhook that is gone is forgotten; other failures are retried."""
        async with self.free:
            if not self.leads():  # another server sends the rest
                return
            call = await self.store.write(partial(webhooks.begin, table=table))
            if call is None:
                return
            headers = {"Content-Type": "application/json", "Idempotency-Key": f'"{call.id}"'}
            try:
                status = await self.outward.post(call.address, headers, self.written(call))
            except (Astray, Unreachable) as error:
                LOG.warning("webhook not called", error=type(error).__name__)
                status = REFUSED[0] if isinstance(error, Astray) else 0
            if 200 <= status < 300:
                await self.store.write(partial(webhooks.told, call=call, now=self.now()))
            elif status in REFUSED:
                await self.store.write(partial(webhooks.forget, table=table))
            else:
                await self.store.write(partial(webhooks.failed, call=call, now=self.now()))

    def written(self, call: Call) -> bytes:
        """The call as JSON. A name that looks like a mention alerts nobody."""
        speak = words(call.language, "mail")
        said = speak.format("webhook-turn", name=said_name(speak, call.name), game=title(call.language, call.game))
        link = f"{self.url.rstrip('/')}/t/{call.table}" if self.url else ""
        content = f"{said}\n{link}".rstrip()
        return msgspec.json.encode({"content": content, "allowed_mentions": {"parse": []}})

"""HTTP: webhooks, which are told the turns of a table."""

from __future__ import annotations

from functools import partial
from typing import Annotated

import msgspec
from litestar import Controller, delete, get, put
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody
from msgspec import Meta

from ....locale import words
from ...errors import Code, Problem
from ...outward import LONGEST, Astray, Outward, Unreachable
from ...people.accounts import Identity
from ...store import webhooks
from ...store.archive import load_header
from ...store.store import Store
from ..web import NOT_KEPT, AllLimits, Someone
from .api_accounts import PERSON_ONLY
from .api_recovery import LanguageText

HOST_ONLY = (*PERSON_ONLY, Code.NO_TABLE, Code.NOT_HOST)


class Webhook(msgspec.Struct, frozen=True):
    """The site that is told the turns of this table, empty if there is none. `possible`: whether this server calls
    webhooks."""

    site: str
    possible: bool


class NewWebhook(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An address that accepts the JSON of Discord's webhooks, and the language to write in."""

    address: Annotated[str, Meta(max_length=LONGEST)]
    language: LanguageText = "en"


class WebhooksApi(Controller):
    """The webhook of a table, set by its host; nobody else learns of it."""

    path = "/api/tables/{id:str}/webhook"
    tags = ("tables",)
    response_headers = NOT_KEPT

    @get("/", refuses=HOST_ONLY)
    async def webhook(self, id: FromPath[str], state: State, someone: Someone) -> Webhook:
        """The site that is told the turns of my table. The address itself is a secret, and is not shown."""
        await check_host(state.store, id, someone)
        outward: Outward = state.outward
        store: Store = state.store
        address = await store.read(partial(webhooks.address_of, table=id))
        return Webhook(outward.target(address).host if address and outward.is_there else "", outward.is_there)

    @put("/", status_code=204, refuses=(*HOST_ONLY, Code.BAD_ADDRESS, Code.NOT_FOUND))
    async def set_webhook(
        self, id: FromPath[str], data: JSONBody[NewWebhook], state: State, someone: Someone, limits: AllLimits
    ) -> None:
        """Set the address that is told the turns of my table."""
        await check_host(state.store, id, someone)
        limits.check("webhook", someone.user)
        outward: Outward = state.outward
        if not outward.is_there:
            raise Problem(Code.NOT_FOUND, "This server does not call webhooks")
        try:
            await outward.check(data.address)
        except (Astray, Unreachable) as reason:
            raise Problem(Code.BAD_ADDRESS, str(reason)) from None
        language = words(data.language).language
        store: Store = state.store
        await store.write(partial(webhooks.save, table=id, address=data.address, language=language))

    @delete("/", status_code=204, refuses=HOST_ONLY)
    async def remove_webhook(self, id: FromPath[str], state: State, someone: Someone) -> None:
        """Remove the webhook of my table."""
        await check_host(state.store, id, someone)
        store: Store = state.store
        await store.write(partial(webhooks.forget, table=id))


async def check_host(store: Store, id: str, someone: Identity) -> None:
    """Refuse anybody but the host."""
    someone.need_account()
    header = await store.read(partial(load_header, id=id))
    if header is None:
        raise Problem(Code.NO_TABLE, "There is no such table")
    if header.host != someone.user:
        raise Problem(Code.NOT_HOST, "Only the host can do that")

"""HTTP: reports to the admins."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Controller, post
from litestar.params import JSONBody
from msgspec import Meta

from ..errors import Code
from ..people import moderation
from ..people.moderation import LONGEST_NOTE
from ..people.tokens import ACCOUNT
from .web import Address, AllAccounts, AllLimits, Someone

IdText = Annotated[str, Meta(max_length=40)]
NoteText = Annotated[str, Meta(max_length=LONGEST_NOTE)]


class NewReport(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A report about a table; with `user`, about somebody there; with `line`, about the chat line of that number."""

    table: IdText
    user: IdText | None = None
    line: Annotated[int, Meta(ge=0, le=10_000_000)] | None = None
    note: NoteText = ""


class ReportsApi(Controller):
    """Reports, which admins look at."""

    path = "/api"
    tags = ("reports",)

    @post("/reports", status_code=204, refuses=(Code.SCOPE, Code.NO_TABLE, Code.NOT_FOUND))
    async def report(
        self,
        data: JSONBody[NewReport],
        someone: Someone,
        accounts: AllAccounts,
        limits: AllLimits,
        address: Address,
    ) -> None:
        """Report a table, a player or a chat message to the admins. A repeated report counts once."""
        someone.need(ACCOUNT)
        limits.check("report", someone.user)
        limits.check("report", address)
        note, now = " ".join(data.note.split()), accounts.now()
        await accounts.store.write(
            lambda connection: moderation.add_report(
                connection, someone.user, data.table, data.user, data.line, note, now
            )
        )

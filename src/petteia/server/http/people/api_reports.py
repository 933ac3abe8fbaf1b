"""HTTP: reports to the admins."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Controller, post
from litestar.params import FromPath, JSONBody
from msgspec import Meta

from ...errors import Code
from ...limits import Limits
from ...people import moderation, titles
from ...people.accounts import Identity
from ...people.moderation import LONGEST_NOTE
from ...people.titles import Titled
from ...people.tokens import ACCOUNT
from ..web import Address, AllAccounts, AllLimits, Someone

IdText = Annotated[str, Meta(max_length=40)]
NoteText = Annotated[str, Meta(max_length=LONGEST_NOTE)]


class NewReport(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A report about a table; with `user`, about somebody there; with `line`, about the chat line with that number."""

    table: IdText
    user: IdText | None = None
    line: Annotated[int, Meta(ge=0, le=10_000_000)] | None = None
    note: NoteText = ""


class ReportNote(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is wrong."""

    note: NoteText = ""


class ReportsApi(Controller):
    """Reports to the admins."""

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
        check_limits(limits, someone, address)
        note, now = " ".join(data.note.split()), accounts.now()
        await accounts.store.write(
            lambda connection: moderation.add_report(
                connection, someone.user, data.table, data.user, data.line, note, now
            )
        )

    @post("/reports/{what:str}/{id:str}", status_code=204, refuses=(Code.SCOPE, Code.NOT_FOUND))
    async def report_title(
        self,
        what: FromPath[Titled],
        id: FromPath[str],
        data: JSONBody[ReportNote],
        someone: Someone,
        accounts: AllAccounts,
        limits: AllLimits,
        address: Address,
    ) -> None:
        """Report the title of a club or a tournament. A repeated report counts once."""
        check_limits(limits, someone, address)
        note, now = " ".join(data.note.split()), accounts.now()
        await accounts.store.write(lambda connection: titles.report(connection, someone.user, what, id, note, now))


def check_limits(limits: Limits, someone: Identity, address: str) -> None:
    someone.need(ACCOUNT)
    limits.check("report", someone.user)
    limits.check("report", address)

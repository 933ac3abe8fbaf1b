"""HTTP for admins, who are appointed on the console: `petteia admin grant`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated

import msgspec
from litestar import Controller, delete, get, post
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from msgspec import Meta

from ...errors import Code
from ...live.tables import Tables
from ...people import moderation, titles
from ...people.accounts import Accounts, Identity
from ...people.moderation import Account, Deed, Report, Sanctioned
from ...people.sanctions import Sanction
from ...people.titles import Titled
from ...store.store import Connection
from ..people.api_accounts import NEW_NAME, NameText
from ..people.api_reports import IdText, NoteText
from ..web import NOT_KEPT, AllAccounts, Someone

# refusals of these routes
ADMIN = (Code.SCOPE, Code.ADMINS_ONLY)
RENAMED = (*NEW_NAME, Code.NOT_FOUND, Code.PEOPLE_ONLY, Code.PROTECTED)

LAST = 2**53
MOST_AT_ONCE = 100
LONGEST_HOURS = 10 * 366 * 24

Before = Annotated[int, QueryParameter(ge=0, le=LAST, description="only those with a smaller number; to page on")]
Most = Annotated[int, QueryParameter(ge=1, le=MOST_AT_ONCE)]


class NewSanction(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A mute or ban, for some hours, or permanent without `hours`."""

    user: IdText
    kind: Sanction
    hours: Annotated[int, Meta(ge=1, le=LONGEST_HOURS)] | None = None
    reason: NoteText = ""


class NewName(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The new name of an account."""

    name: NameText


class Reason(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Why."""

    reason: NoteText = ""


class SetAside(msgspec.Struct, frozen=True):
    """A table that could not be loaded, and why."""

    table: str
    reason: str


class AdminApi(Controller):
    """Reports, mutes and bans, names, tables, and the log of everything that admins do."""

    path = "/api/admin"
    tags = ("admin",)
    response_headers = NOT_KEPT

    # ---- reading

    @get("/reports", refuses=ADMIN)
    async def reports(
        self,
        someone: Someone,
        accounts: AllAccounts,
        everything: FromQuery[bool] = False,
        before: Before = LAST,
        most: Most = 50,
    ) -> list[Report]:
        """Open reports, or `everything`, newest first."""
        someone.need_admin()
        return await accounts.store.read(lambda connection: moderation.reports(connection, everything, before, most))

    @get("/accounts", refuses=(*ADMIN, Code.NOT_FOUND))
    async def account(
        self, someone: Someone, accounts: AllAccounts, who: Annotated[str, QueryParameter(max_length=80)]
    ) -> Account:
        """An account, by its name or its id."""
        someone.need_admin()
        now = accounts.now()
        return await accounts.store.read(
            lambda connection: moderation.account(connection, moderation.find_account(connection, who), now)
        )

    @get("/sanctions", refuses=ADMIN)
    async def sanctions(self, someone: Someone, accounts: AllAccounts) -> list[Sanctioned]:
        """Everybody who is muted or banned."""
        someone.need_admin()
        now = accounts.now()
        return await accounts.store.read(lambda connection: moderation.sanctioned(connection, now))

    @get("/quarantine", refuses=ADMIN)
    async def quarantine(self, someone: Someone, state: State) -> list[SetAside]:
        """Tables that could not be loaded, and why."""
        someone.need_admin()
        tables: Tables = state.tables
        return [SetAside(table, reason) for table, reason in sorted(tables.quarantine.items())]

    @get("/deeds", refuses=ADMIN)
    async def deeds(
        self, someone: Someone, accounts: AllAccounts, before: Before = LAST, most: Most = 50
    ) -> list[Deed]:
        """Everything that admins have done, newest first."""
        someone.need_admin()
        return await accounts.store.read(lambda connection: moderation.deeds(connection, before, most))

    # ---- acting

    @post("/reports/{number:int}/settle", status_code=204, refuses=(*ADMIN, Code.NOT_FOUND))
    async def settle(self, number: FromPath[int], data: JSONBody[Reason], someone: Someone, state: State) -> None:
        """Mark a report as settled."""
        now = state.accounts.now()
        await do(state, someone, lambda c: moderation.settle(c, someone.user, number, data.reason, now))

    @post("/sanctions", status_code=204, refuses=(*ADMIN, Code.NOT_FOUND, Code.PROTECTED))
    async def impose(self, data: JSONBody[NewSanction], someone: Someone, state: State) -> None:
        """Mute or ban an account. A banned account is signed out everywhere."""
        now = state.accounts.now()

        def work(connection: Connection) -> int:
            user = moderation.find_account(connection, data.user)
            return moderation.impose(connection, someone.user, user, data.kind, data.hours, data.reason, now)

        await do(state, someone, work)

    @delete("/sanctions/{user:str}/{kind:str}", refuses=(*ADMIN, Code.NOT_FOUND, Code.BAD_REQUEST))
    async def lift(self, user: FromPath[str], kind: FromPath[Sanction], someone: Someone, state: State) -> None:
        """End a mute or ban."""
        now = state.accounts.now()

        def work(connection: Connection) -> int:
            found = moderation.find_account(connection, user)
            return moderation.lift(connection, someone.user, found, kind, now)

        await do(state, someone, work)

    @post("/accounts/{user:str}/name", status_code=204, refuses=(*ADMIN, *RENAMED))
    async def rename(self, user: FromPath[str], data: JSONBody[NewName], someone: Someone, state: State) -> None:
        """Change the name of an account."""
        now = state.accounts.now()

        def work(connection: Connection) -> int:
            found = moderation.find_account(connection, user)
            return moderation.rename(connection, someone.user, found, data.name, now)

        await do(state, someone, work)

    @post("/tables/{id:str}/close", status_code=204, refuses=(*ADMIN, Code.NO_TABLE, Code.CONFLICT))
    async def close(self, id: FromPath[str], data: JSONBody[Reason], someone: Someone, state: State) -> None:
        """Close a table for everybody. Nobody wins, and the game is not rated."""
        now = state.accounts.now()
        await do(state, someone, lambda c: moderation.close_table(c, someone.user, id, data.reason, now))

    @post("/titles/{what:str}/{id:str}/hide", status_code=204, refuses=(*ADMIN, Code.NOT_FOUND, Code.BAD_REQUEST))
    async def hide(self, what: FromPath[Titled], id: FromPath[str], someone: Someone, state: State) -> None:
        """Hide the title of a club or a tournament; the log keeps it."""
        now = state.accounts.now()
        await do(state, someone, lambda c: titles.hide(c, someone.user, what, id, now))


async def do(state: State, admin: Identity, work: Callable[[Connection], int]) -> None:
    """Do something as an admin, and apply it to live people and tables at once."""
    admin.need_admin()
    accounts: Accounts = state.accounts
    await accounts.store.write(work)
    await state.oversight.look()

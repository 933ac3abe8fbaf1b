"""HTTP: the people a player knows: those they follow, block and invite, and their clubs."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Final

import msgspec
from litestar import Controller, delete, get, post, put
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody, Parameter
from msgspec import Meta

from ...errors import Code, Problem
from ...live.tables import Tables
from ...people.accounts import Accounts, Identity
from ...store import archive, companions
from ...store.companions import Club, Companions, Tie
from ...store.store import Connection, Store
from ...table.header import Header
from ..tables.api_lobby import Lobby, listed
from ..web import NOT_KEPT, AllAccounts, AllLimits, Someone
from .api_accounts import PERSON_ONLY
from .api_users import UserName, check_line, find_user

LONGEST_NAME: Final = 40
LONGEST_ABOUT: Final = 400
OF_A_CLUB: Final = (*PERSON_ONLY, Code.NOT_FOUND, Code.MEMBERS_ONLY)
ClubId = Annotated[str, Parameter(max_length=40)]


class NewTie(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whether I follow or block somebody."""

    kind: Tie


class Invited(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whom I invite."""

    name: Annotated[str, Meta(max_length=80)]


class NewClub(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A club's name, and what it is about."""

    name: Annotated[str, Meta(min_length=2, max_length=LONGEST_NAME)]
    about: Annotated[str, Meta(max_length=LONGEST_ABOUT)] = ""


class ChangedClub(NewClub, frozen=True, forbid_unknown_fields=True):
    """The new name and text of a club; with `new_link`, the old link to join stops working."""

    new_link: bool = False


class ClubCode(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The part of the link to join after the #."""

    code: Annotated[str, Meta(max_length=40)]


class FoundedClub(msgspec.Struct, frozen=True):
    """The id of a new club."""

    id: str


def other_of(connection: Connection, name: str) -> str:
    """The id of the person with that name; bots cannot be companions."""
    user, _, kind, _ = find_user(connection, name)
    if kind != "person":
        raise Problem(Code.NOT_FOUND, "Nobody has this name")
    return user


def club_words(accounts: Accounts, someone: Identity, data: NewClub) -> tuple[str, str]:
    """A club's name and text as they are stored; somebody who is muted can write neither."""
    accounts.check_may_write(someone.user)
    name = check_line(data.name)
    if len(name) < 2:
        raise Problem(Code.IMPOSSIBLE, "A club needs a name")
    return name, check_line(data.about)


class CompanionsApi(Controller):
    """Friends and clubs."""

    path = "/api"
    tags = ("users",)
    response_headers = NOT_KEPT

    # ---- following, blocking, inviting

    @get("/me/people", refuses=PERSON_ONLY, opt={"cost": "list"})
    async def people(self, someone: Someone, accounts: AllAccounts) -> Companions:
        """The people I follow or block, those who invite me, and my clubs."""
        someone.need_account()
        return await accounts.store.read(partial(companions.companions_of, user=someone.user))

    @put("/people/{name:str}", status_code=204, refuses=(*PERSON_ONLY, Code.NOT_FOUND, Code.BLOCKED, Code.IMPOSSIBLE))
    async def tie(
        self, name: UserName, data: JSONBody[NewTie], someone: Someone, accounts: AllAccounts, limits: AllLimits
    ) -> None:
        """Follow or block somebody. Those I block can neither follow nor invite me, nor sit down at my tables."""
        someone.need_account()
        limits.check("tie", someone.user)
        now = accounts.now()
        await accounts.store.write(lambda c: companions.tie(c, someone.user, other_of(c, name), data.kind, now))

    @delete("/people/{name:str}", refuses=(*PERSON_ONLY, Code.NOT_FOUND))
    async def untie(self, name: UserName, someone: Someone, accounts: AllAccounts) -> None:
        """Stop following or blocking somebody."""
        someone.need_account()
        await accounts.store.write(lambda c: companions.untie(c, someone.user, other_of(c, name)))

    @post(
        "/tables/{id:str}/invite",
        status_code=204,
        refuses=(*PERSON_ONLY, Code.NOT_FOUND, Code.NOT_YOUR_SEAT, Code.BLOCKED, Code.IMPOSSIBLE),
    )
    async def invite(
        self, id: FromPath[str], data: JSONBody[Invited], someone: Someone, accounts: AllAccounts, limits: AllLimits
    ) -> None:
        """Invite somebody who follows me, or a member of one of my clubs, to a table where I sit."""
        someone.need_account()
        limits.check("tie", someone.user)
        now = accounts.now()
        await accounts.store.write(lambda c: companions.invite(c, id, someone.user, other_of(c, data.name), now))

    @delete("/tables/{id:str}/invite", refuses=PERSON_ONLY)
    async def decline(self, id: FromPath[str], someone: Someone, accounts: AllAccounts) -> None:
        """Decline an invitation."""
        someone.need_account()
        await accounts.store.write(partial(companions.decline, table=id, user=someone.user))

    # ---- clubs

    @post("/clubs", refuses=(*PERSON_ONLY, Code.IMPOSSIBLE, Code.MUTED))
    async def found(
        self, data: JSONBody[NewClub], someone: Someone, accounts: AllAccounts, limits: AllLimits
    ) -> FoundedClub:
        """Found a club."""
        someone.need_account()
        limits.check("club", someone.user)
        name, about = club_words(accounts, someone, data)
        now = accounts.now()
        return FoundedClub(
            await accounts.store.write(lambda c: companions.found_club(c, someone.user, name, about, now))
        )

    @get("/clubs/{id:str}", refuses=(*PERSON_ONLY, Code.NOT_FOUND), opt={"cost": "list"})
    async def club(self, id: ClubId, someone: Someone, accounts: AllAccounts) -> Club:
        """As much of a club as I may see."""
        return await accounts.store.read(partial(companions.show_club, id=id, user=someone.user))

    @put("/clubs/{id:str}", status_code=204, refuses=(*OF_A_CLUB, Code.IMPOSSIBLE, Code.MUTED))
    async def change(
        self, id: ClubId, data: JSONBody[ChangedClub], someone: Someone, accounts: AllAccounts, limits: AllLimits
    ) -> None:
        """Change a club; for its founder and admins."""
        someone.need_account()
        limits.check("club", someone.user)
        name, about = club_words(accounts, someone, data)

        def work(connection: Connection) -> None:
            companions.check_founder(connection, id, someone.user, someone.admin)
            companions.change_club(connection, id, name, about, data.new_link)

        await accounts.store.write(work)

    @delete("/clubs/{id:str}", refuses=OF_A_CLUB)
    async def close(self, id: ClubId, someone: Someone, accounts: AllAccounts) -> None:
        """Close a club; for its founder and admins. Its games go on."""
        someone.need_account()

        def work(connection: Connection) -> None:
            companions.check_founder(connection, id, someone.user, someone.admin)
            companions.close_club(connection, id)

        await accounts.store.write(work)

    @post(
        "/clubs/{id:str}/join",
        status_code=204,
        refuses=(*PERSON_ONLY, Code.NOT_FOUND, Code.WRONG_CODE, Code.BLOCKED, Code.IMPOSSIBLE),
    )
    async def join(
        self, id: ClubId, data: JSONBody[ClubCode], someone: Someone, accounts: AllAccounts, limits: AllLimits
    ) -> None:
        """Join a club by its link."""
        someone.need_account()
        limits.check("club", someone.user)
        now = accounts.now()
        await accounts.store.write(lambda c: companions.join_club(c, id, someone.user, data.code, now))

    @post("/clubs/{id:str}/leave", status_code=204, refuses=OF_A_CLUB)
    async def leave(self, id: ClubId, someone: Someone, accounts: AllAccounts) -> None:
        """Leave a club."""
        someone.need_account()

        def work(connection: Connection) -> None:
            companions.check_member(connection, id, someone.user)
            companions.leave_club(connection, id, someone.user)

        await accounts.store.write(work)

    @delete("/clubs/{id:str}/members/{name:str}", refuses=OF_A_CLUB)
    async def remove(self, id: ClubId, name: UserName, someone: Someone, accounts: AllAccounts) -> None:
        """Remove a member; for the club's founder and admins."""
        someone.need_account()

        def work(connection: Connection) -> None:
            companions.check_founder(connection, id, someone.user, someone.admin)
            companions.leave_club(connection, id, other_of(connection, name))

        await accounts.store.write(work)

    @post("/clubs/{id:str}/members/{name:str}/lead", status_code=204, refuses=(*OF_A_CLUB, Code.IMPOSSIBLE))
    async def hand_over(self, id: ClubId, name: UserName, someone: Someone, accounts: AllAccounts) -> None:
        """Hand the club over to another member; for its founder and admins."""
        someone.need_account()

        def work(connection: Connection) -> None:
            companions.check_founder(connection, id, someone.user, someone.admin)
            companions.hand_over(connection, id, other_of(connection, name))

        await accounts.store.write(work)

    @get("/clubs/{id:str}/tables", refuses=OF_A_CLUB, opt={"cost": "list"})
    async def tables(self, id: ClubId, state: State, someone: Someone) -> Lobby:
        """The tables of a club whose games are not over; for members."""
        someone.need_account()
        tables: Tables = state.tables
        store: Store = state.store

        def work(connection: Connection) -> list[Header]:
            companions.check_member(connection, id, someone.user)
            found = [archive.load_header(connection, table) for table in companions.tables_of_club(connection, id)]
            return [header for header in found if header is not None]

        return Lobby([listed(tables, header, someone) for header in await store.read(work)])

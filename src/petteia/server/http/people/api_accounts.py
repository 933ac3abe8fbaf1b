"""HTTP: guests, accounts, sessions, bots and tokens."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, Response, delete, get, patch, post
from litestar.datastructures import State
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, JSONBody
from msgspec import Meta

from ...errors import Code
from ...people import personal
from ...people.accounts import Bot, Identity, SeatedBy, SignedIn
from ...people.names import name_key
from ...people.sessions import COOKIE, DEVICE
from ...people.tokens import ACCOUNT, READ, Scope, Token
from ..openapi import NOBODY, SESSION
from ..web import NOT_KEPT, Address, AllAccounts, AllLimits, Anyone, Someone, session_cookie, signed_in_cookies

# refusals of these routes
ACCOUNT_ONLY = (Code.SCOPE,)
PERSON_ONLY = (*ACCOUNT_ONLY, Code.PEOPLE_ONLY)
OWN_PASSWORD = (Code.WRONG_PASSWORD, Code.BUSY)
NEW_PASSWORD = (Code.PASSWORD_TOO_SHORT, Code.PASSWORD_TOO_LONG, Code.PASSWORD_COMMON, Code.BUSY)
NEW_NAME = (Code.NAME_TAKEN, Code.NAME_NOT_ALLOWED)

NameText = Annotated[str, Meta(max_length=80)]
PasswordText = Annotated[str, Meta(max_length=400)]
LabelText = Annotated[str, Meta(max_length=200)]


class Me(msgspec.Struct, frozen=True):
    """The caller."""

    user: str
    name: str
    guest: bool
    bot: bool
    admin: bool
    scopes: list[str]


class Credentials(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A name and its password."""

    name: NameText
    password: PasswordText


class NewPassword(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The current password, and the new one."""

    old: PasswordText
    new: PasswordText


class Confirmation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The password again; guests have none, and leave it empty."""

    password: PasswordText = ""


class GuestName(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The name that a guest wants."""

    name: NameText


class NewBot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A new bot account."""

    name: NameText


class Seating(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who may seat a bot."""

    seated_by: SeatedBy


class NewToken(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A new token, for one of my bots or for myself."""

    label: LabelText
    scopes: Annotated[list[Scope], Meta(min_length=1, max_length=10)]
    bot: NameText | None = None


def me(who: Identity) -> Me:
    return Me(who.user, who.name, who.guest, who.bot, who.admin, sorted(who.scopes))


def welcome(state: State, signed: SignedIn, status: int = 200) -> Response[Me]:
    """The response to somebody who has just signed in."""
    return Response(me(signed.who), status_code=status, cookies=signed_in_cookies(state.settings, signed))


class AccountsApi(Controller):
    """People's accounts, sessions, bots and tokens."""

    path = "/api"
    tags = ("accounts",)
    response_headers = NOT_KEPT

    @post("/guest", refuses=[Code.BUSY], responses={200: ResponseSpec(Me, description="Known already")})
    async def come_as_guest(
        self, state: State, anyone: Anyone, accounts: AllAccounts, limits: AllLimits, address: Address
    ) -> Response[Me]:
        """Start playing as a guest, at once. Callers who are already known stay who they are."""
        if anyone is not None:
            return Response(me(anyone), status_code=200)
        state.load.check_guests()
        limits.check("guest", address)
        who, word = await accounts.make_guest()
        return Response(me(who), cookies=[session_cookie(state.settings, word, guest=True)])

    @post("/guest/name", status_code=200, refuses=(*ACCOUNT_ONLY, *NEW_NAME, Code.ALREADY_NAMED))
    async def name_guest(
        self, data: JSONBody[GuestName], someone: Someone, accounts: AllAccounts, limits: AllLimits
    ) -> Me:
        """Choose a name as a guest. The name is not reserved: that takes an account."""
        someone.need(ACCOUNT)
        limits.check("guest_name", someone.user)
        return me(await accounts.call_guest(someone, data.name))

    @get("/me")
    async def who_am_i(
        self, request: Request[Any, Any, Any], state: State, someone: Someone, accounts: AllAccounts
    ) -> Response[Me]:
        """Who I am. The cookie of a session is renewed here once a day."""
        word = request.cookies.get(COOKIE)
        fresh = await accounts.renew(someone, word) if word and ACCOUNT in someone.scopes else None
        cookies = [session_cookie(state.settings, fresh, someone.guest)] if fresh else []
        return Response(me(someone), cookies=cookies)

    # ---- accounts

    @post("/account", refuses=(*ACCOUNT_ONLY, *NEW_NAME, *NEW_PASSWORD, Code.ALREADY_NAMED))
    async def register(
        self,
        state: State,
        data: JSONBody[Credentials],
        anyone: Anyone,
        accounts: AllAccounts,
        limits: AllLimits,
        address: Address,
    ) -> Response[Me]:
        """Register with a name and a password. A guest keeps all games played so far."""
        limits.check("register", address)
        if anyone is not None:
            anyone.need(ACCOUNT)
        return welcome(state, await accounts.register(anyone, data.name, data.password), status=201)

    @post(
        "/account/password", status_code=200, security=[SESSION], refuses=(*PERSON_ONLY, *OWN_PASSWORD, *NEW_PASSWORD)
    )
    async def change_password(
        self, state: State, data: JSONBody[NewPassword], someone: Someone, accounts: AllAccounts, limits: AllLimits
    ) -> Response[Me]:
        """Change the password. Every other session ends, and so do all tokens, including those of my bots."""
        limits.check("password", someone.user)
        return welcome(state, await accounts.change_password(someone, data.old, data.new))

    @get(
        "/account/export",
        responses={200: ResponseSpec(dict[str, Any], description="Everything")},
        security=[SESSION],
        refuses=ACCOUNT_ONLY,
        opt={"cost": "export"},
    )
    async def export(self, state: State, someone: Someone, limits: AllLimits) -> Response[bytes]:
        """Everything that is stored about me."""
        someone.need(ACCOUNT)
        limits.check("export", someone.user)
        return Response(
            await state.desk.read(partial(personal.written_export, user=someone.user)), media_type="application/json"
        )

    @post("/account/delete", status_code=204, security=[SESSION], refuses=(*ACCOUNT_ONLY, *OWN_PASSWORD))
    async def delete_account(
        self, state: State, data: JSONBody[Confirmation], someone: Someone, accounts: AllAccounts, limits: AllLimits
    ) -> Response[None]:
        """Delete my account and my bots. Games stay, with a deleted player; what I said does not."""
        someone.need(ACCOUNT)
        limits.check("password", someone.user)
        await accounts.delete(someone, data.password)
        return signed_out(state)

    # ---- sessions

    @post("/session", status_code=200, refuses=(*OWN_PASSWORD, Code.BANNED))
    async def sign_in(
        self,
        request: Request[Any, Any, Any],
        state: State,
        data: JSONBody[Credentials],
        accounts: AllAccounts,
        limits: AllLimits,
        address: Address,
    ) -> Response[Me]:
        """Sign in. The answer does not tell whether the name or the password was wrong. Other people's guesses do not
        count against a browser that has signed in with this name before, nor against other addresses."""
        if await accounts.knows_device(data.name, request.cookies.get(DEVICE, "")):
            limits.check("sign_in_known", name_key(data.name))
        else:
            limits.check("sign_in", address)
            limits.check("sign_in_as", f"{name_key(data.name)} {address}")
        return welcome(state, await accounts.sign_in(data.name, data.password, request.cookies.get(COOKIE)))

    @delete("/session", security=[NOBODY, SESSION])
    async def sign_out(self, request: Request[Any, Any, Any], state: State, accounts: AllAccounts) -> Response[None]:
        """Sign out of this session."""
        word = request.cookies.get(COOKIE)
        if word:
            await accounts.sign_out(word)
        return signed_out(state)

    @delete("/sessions", security=[SESSION], refuses=ACCOUNT_ONLY)
    async def sign_out_everywhere(self, state: State, someone: Someone, accounts: AllAccounts) -> Response[None]:
        """Sign out everywhere."""
        someone.need(ACCOUNT)
        await accounts.sign_out_everywhere(someone)
        return signed_out(state)

    # ---- bots and tokens

    @get("/account/bots", refuses=[Code.SCOPE])
    async def bots(self, someone: Someone, accounts: AllAccounts) -> list[Bot]:
        """My bots, and who may seat each of them."""
        someone.need(READ)
        return await accounts.bots(someone)

    @post("/account/bots", security=[SESSION], refuses=(*PERSON_ONLY, *NEW_NAME, Code.TOO_MANY_BOTS))
    async def make_bot(
        self, data: JSONBody[NewBot], someone: Someone, accounts: AllAccounts, limits: AllLimits
    ) -> NewBot:
        """Create a bot account, marked as such, for which I am responsible."""
        limits.check("token", someone.user)
        return NewBot(await accounts.make_bot(someone, data.name))

    @patch("/account/bots/{name:str}", status_code=204, security=[SESSION], refuses=(*PERSON_ONLY, Code.NOT_FOUND))
    async def let_seat(
        self, name: FromPath[str], data: JSONBody[Seating], someone: Someone, accounts: AllAccounts
    ) -> None:
        """Say who may seat a bot of mine: only its owner (the default), or anybody."""
        await accounts.let_seat(someone, name, data.seated_by)

    @delete("/account/bots/{name:str}", security=[SESSION], refuses=(*PERSON_ONLY, Code.NOT_FOUND))
    async def delete_bot(self, name: FromPath[str], someone: Someone, accounts: AllAccounts) -> None:
        """Delete a bot of mine. Its games stay, with a deleted player."""
        await accounts.delete_bot(someone, name)

    @get("/account/tokens", security=[SESSION], refuses=ACCOUNT_ONLY)
    async def tokens(self, someone: Someone, accounts: AllAccounts) -> list[Token]:
        """My tokens and those of my bots, without their secrets."""
        someone.need(ACCOUNT)
        return await accounts.tokens(someone)

    @post(
        "/account/tokens",
        security=[SESSION],
        refuses=(*PERSON_ONLY, Code.BOTS_ONLY, Code.NOT_FOUND, Code.TOO_MANY_TOKENS, Code.IMPOSSIBLE),
    )
    async def make_token(
        self, data: JSONBody[NewToken], someone: Someone, accounts: AllAccounts, limits: AllLimits
    ) -> Token:
        """Create a token. Its secret is in this answer, and never shown again."""
        limits.check("token", someone.user)
        return await accounts.make_token(someone, data.label, data.scopes, data.bot)

    @delete("/account/tokens/{token:str}", security=[SESSION], refuses=(*ACCOUNT_ONLY, Code.NOT_FOUND))
    async def revoke_token(self, token: FromPath[str], someone: Someone, accounts: AllAccounts) -> None:
        """Revoke a token."""
        someone.need(ACCOUNT)
        await accounts.revoke_token(someone, token)


def signed_out(state: State) -> Response[None]:
    """A response that removes the cookie."""
    answer: Response[None] = Response(None, status_code=204)
    answer.delete_cookie(COOKIE, path=state.settings.path or "/")
    return answer

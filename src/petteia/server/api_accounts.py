"""HTTP: coming as a guest, accounts, sessions, bots and tokens."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, Response, delete, get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody
from msgspec import Meta

from . import personal
from .accounts import Identity
from .names import likeness
from .sessions import COOKIE
from .tokens import ACCOUNT, READ, Token
from .web import ERRORS, NOT_KEPT, Address, AllAccounts, AllLimits, Anyone, Someone, session_cookie

NameText = Annotated[str, Meta(max_length=80)]
PasswordText = Annotated[str, Meta(max_length=400)]
LabelText = Annotated[str, Meta(max_length=200)]
ScopeText = Annotated[str, Meta(max_length=20)]


class Me(msgspec.Struct, frozen=True):
    """Who the page's visitor is."""

    user: str
    name: str
    guest: bool
    bot: bool
    scopes: list[str]


class Credentials(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A name and its password."""

    name: NameText
    password: PasswordText


class NewPassword(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The password so far, and the next."""

    old: PasswordText
    new: PasswordText


class Confirmation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The password once more; guests have none, and leave it empty."""

    password: PasswordText = ""


class NewBot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A bot account that is to be."""

    name: NameText


class NewToken(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A token that is to be: for a bot of one's own, or for oneself."""

    label: LabelText
    scopes: Annotated[list[ScopeText], Meta(max_length=10)]
    bot: NameText | None = None


def me(who: Identity) -> Me:
    return Me(who.user, who.name, who.guest, who.bot, sorted(who.scopes))


class AccountsApi(Controller):
    """Who somebody is, and what belongs to him."""

    path = "/api"
    tags = ("accounts",)
    response_headers = NOT_KEPT

    @post("/guest", responses=ERRORS)
    async def come_as_guest(
        self, state: State, anyone: Anyone, accounts: AllAccounts, limits: AllLimits, address: Address
    ) -> Response[Me]:
        """Come as a guest, at once. Whoever is known already stays who he is."""
        if anyone is not None:
            return Response(me(anyone), status_code=200)
        limits.check("guest", address)
        who, word = await accounts.make_guest()
        return Response(me(who), cookies=[session_cookie(state.settings, word, guest=True)])

    @get("/me", responses=ERRORS)
    async def who_am_i(
        self, request: Request[Any, Any, Any], state: State, someone: Someone, accounts: AllAccounts
    ) -> Response[Me]:
        """Who I am. The cookie of a session is renewed here once a day."""
        word = request.cookies.get(COOKIE)
        fresh = await accounts.renew(someone, word) if word and ACCOUNT in someone.scopes else None
        cookies = [session_cookie(state.settings, fresh, someone.guest)] if fresh else []
        return Response(me(someone), cookies=cookies)

    # ---- accounts

    @post("/account", responses=ERRORS)
    async def register(
        self,
        state: State,
        data: JSONBody[Credentials],
        anyone: Anyone,
        accounts: AllAccounts,
        limits: AllLimits,
        address: Address,
    ) -> Response[Me]:
        """Take a name and a password. A guest keeps all games played so far."""
        limits.check("register", address)
        if anyone is not None:
            anyone.need(ACCOUNT)
        who, word = await accounts.register(anyone, data.name, data.password)
        return Response(me(who), cookies=[session_cookie(state.settings, word, guest=False)])

    @post("/account/password", responses=ERRORS)
    async def change_password(
        self, state: State, data: JSONBody[NewPassword], someone: Someone, accounts: AllAccounts, limits: AllLimits
    ) -> Response[Me]:
        """Change the password; every other session ends."""
        limits.check("password", someone.user)
        word = await accounts.change_password(someone, data.old, data.new)
        return Response(me(someone), status_code=200, cookies=[session_cookie(state.settings, word, guest=False)])

    @get("/account/export", responses=ERRORS)
    async def export(self, someone: Someone, accounts: AllAccounts, limits: AllLimits) -> dict[str, Any]:
        """Everything that is stored about me."""
        someone.need(ACCOUNT)
        limits.check("export", someone.user)
        return await accounts.store.read(lambda connection: personal.export(connection, someone.user))

    @post("/account/delete", responses=ERRORS, status_code=204)
    async def delete_account(
        self, state: State, data: JSONBody[Confirmation], someone: Someone, accounts: AllAccounts, limits: AllLimits
    ) -> Response[None]:
        """Delete my account and my bots. Games stay, with a deleted player; what I said does not."""
        someone.need(ACCOUNT)
        limits.check("password", someone.user)
        await accounts.delete(someone, data.password)
        return signed_out(state)

    # ---- sessions

    @post("/session", responses=ERRORS)
    async def sign_in(
        self,
        request: Request[Any, Any, Any],
        state: State,
        data: JSONBody[Credentials],
        accounts: AllAccounts,
        limits: AllLimits,
        address: Address,
    ) -> Response[Me]:
        """Sign in. Which of name and password was wrong is not told."""
        limits.check("sign_in", address)
        limits.check("sign_in_as", likeness(data.name))
        who, word = await accounts.sign_in(data.name, data.password, request.cookies.get(COOKIE))
        return Response(me(who), status_code=200, cookies=[session_cookie(state.settings, word, guest=False)])

    @delete("/session", responses=ERRORS)
    async def sign_out(self, request: Request[Any, Any, Any], state: State, accounts: AllAccounts) -> Response[None]:
        """Sign out here."""
        word = request.cookies.get(COOKIE)
        if word:
            await accounts.sign_out(word)
        return signed_out(state)

    @delete("/sessions", responses=ERRORS)
    async def sign_out_everywhere(self, state: State, someone: Someone, accounts: AllAccounts) -> Response[None]:
        """Sign out everywhere."""
        someone.need(ACCOUNT)
        await accounts.sign_out_everywhere(someone)
        return signed_out(state)

    # ---- bots and tokens

    @get("/account/bots", responses=ERRORS)
    async def bots(self, someone: Someone, accounts: AllAccounts) -> list[str]:
        """The names of my bots."""
        someone.need(READ)
        return await accounts.bots(someone)

    @post("/account/bots", responses=ERRORS)
    async def make_bot(
        self, data: JSONBody[NewBot], someone: Someone, accounts: AllAccounts, limits: AllLimits
    ) -> NewBot:
        """Make a bot account, marked as such, that I answer for."""
        limits.check("token", someone.user)
        return NewBot(await accounts.make_bot(someone, data.name))

    @delete("/account/bots/{name:str}", responses=ERRORS)
    async def delete_bot(self, name: FromPath[str], someone: Someone, accounts: AllAccounts) -> None:
        """Delete a bot of mine. Its games stay, with a deleted player."""
        await accounts.delete_bot(someone, name)

    @get("/account/tokens", responses=ERRORS)
    async def tokens(self, someone: Someone, accounts: AllAccounts) -> list[Token]:
        """My tokens and those of my bots, without their secrets."""
        someone.need(ACCOUNT)
        return await accounts.tokens(someone)

    @post("/account/tokens", responses=ERRORS)
    async def make_token(
        self, data: JSONBody[NewToken], someone: Someone, accounts: AllAccounts, limits: AllLimits
    ) -> Token:
        """Make a token. Its secret is in this answer, and never shown again."""
        limits.check("token", someone.user)
        return await accounts.make_token(someone, data.label, data.scopes, data.bot)

    @delete("/account/tokens/{token:str}", responses=ERRORS)
    async def revoke_token(self, token: FromPath[str], someone: Someone, accounts: AllAccounts) -> None:
        """End a token, from now on."""
        someone.need(ACCOUNT)
        await accounts.revoke_token(someone, token)


def signed_out(state: State) -> Response[None]:
    """An answer that takes the cookie away."""
    answer: Response[None] = Response(None, status_code=204)
    answer.delete_cookie(COOKIE, path=state.settings.path or "/")
    return answer

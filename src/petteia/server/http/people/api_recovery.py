"""HTTP: password resets, and the mail addresses for them."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from litestar import Controller, Response, delete, get, post
from litestar.datastructures import State
from litestar.params import JSONBody
from msgspec import Meta

from ...errors import Code
from ...people.recovery import Recovery
from ..openapi import NOBODY
from ..web import NOT_KEPT, Address, AllLimits, Someone
from .api_accounts import NEW_PASSWORD, OWN_PASSWORD, PERSON_ONLY, Me, PasswordText, welcome

MailText = Annotated[str, Meta(max_length=400)]
CodeText = Annotated[str, Meta(max_length=100)]
LanguageText = Annotated[str, Meta(max_length=20, description="of the mail: en, cs, pl, hu or ru")]


class Forgotten(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whose password is forgotten: a name, or a mail address."""

    who: MailText
    language: LanguageText = "en"


class Help(msgspec.Struct, frozen=True):
    """Where the code comes from: mail to the account's address, or an admin of this server."""

    by: Literal["mail", "admin"]


class Reset(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A code, and the new password."""

    code: CodeText
    password: PasswordText


class Mail(msgspec.Struct, frozen=True):
    """My mail address, one still to be confirmed, and whether this server sends mail at all."""

    mail: str | None
    waiting: str | None
    possible: bool


class NewMail(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A mail address, and the password of the account."""

    mail: MailText
    password: PasswordText
    language: LanguageText = "en"


class Confirmed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The code from the mail."""

    code: CodeText


class RecoveryApi(Controller):
    """Password reset and mail addresses."""

    path = "/api"
    tags = ("accounts",)
    response_headers = NOT_KEPT

    @post("/password/forgotten", status_code=202, security=[NOBODY])
    async def forgot(self, data: JSONBody[Forgotten], state: State, limits: AllLimits, address: Address) -> Help:
        """Ask for a code. It is mailed if the server sends mail and the account has an address; the answer does not
        reveal whether the account exists."""
        limits.check("forgot", address)
        recovery: Recovery = state.recovery
        recovery.forgot(data.who, data.language)
        return Help("mail" if recovery.post.is_there else "admin")

    @post("/password/reset", status_code=200, security=[NOBODY], refuses=(*NEW_PASSWORD, Code.WRONG_CODE, Code.BANNED))
    async def reset(self, data: JSONBody[Reset], state: State, limits: AllLimits, address: Address) -> Response[Me]:
        """Set a new password with a code, which works once. All sessions and tokens end; a new session begins."""
        limits.check("code", address)
        return welcome(state, await state.recovery.reset(data.code, data.password))

    @get("/account/mail", refuses=PERSON_ONLY)
    async def mail(self, state: State, someone: Someone) -> Mail:
        """My mail address."""
        someone.need_account()
        recovery: Recovery = state.recovery
        mail, waiting = await recovery.mail_of(someone)
        return Mail(mail, waiting, recovery.post.is_there)

    @post("/account/mail", status_code=202, refuses=(*PERSON_ONLY, *OWN_PASSWORD, Code.NO_MAIL, Code.BAD_MAIL))
    async def offer_mail(self, data: JSONBody[NewMail], state: State, someone: Someone, limits: AllLimits) -> None:
        """Set my mail address. It takes effect once it is confirmed with the code that is mailed to it."""
        limits.check("password", someone.user)
        limits.check("mail", someone.user)
        await state.recovery.offer_mail(someone, data.mail, data.password, data.language)

    @post("/mail/confirm", status_code=204, security=[NOBODY], refuses=[Code.WRONG_CODE])
    async def confirm_mail(self, data: JSONBody[Confirmed], state: State, limits: AllLimits, address: Address) -> None:
        """Confirm a mail address with the code from the mail, in any browser."""
        limits.check("code", address)
        await state.recovery.confirm_mail(data.code)

    @delete("/account/mail", refuses=PERSON_ONLY)
    async def forget_mail(self, state: State, someone: Someone) -> None:
        """Forget my mail address."""
        await state.recovery.forget_mail(someone)

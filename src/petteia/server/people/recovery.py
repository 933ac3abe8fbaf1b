"""Password resets, by a code that is mailed or that an admin hands out. They never reveal whether a name or an address
is known here."""

from __future__ import annotations

from typing import Final

from ..errors import Code, Problem
from ..limits import Limits
from ..store.store import Connection
from . import codes, sanctions, sessions
from .accounts import Accounts, Identity, SignedIn, device_word, of_session, set_password
from .codes import HOUR, HOURS, Purpose
from .mail import Post, check_mail
from .names import name_key
from .presence import Effects

MOST_MAILS: Final = 5  # accounts with the same mail address
AT: Final = "@"


class Recovery:
    """Codes for forgotten passwords and for mail addresses."""

    def __init__(self, accounts: Accounts, post: Post, limits: Limits) -> None:
        self.accounts = accounts
        self.store = accounts.store
        self.post = post
        self.limits = limits

    # ---- forgotten passwords

    def forgot(self, who: str, language: str) -> None:
        """Start a reset for the account with that name or mail address."""
        if self.post.is_there:
            self.post.later(self.send_resets(who, language))

    async def send_resets(self, who: str, language: str) -> None:
        """Mail a code to all matching accounts that have a mail address."""
        column, value = ("mail", who.strip()) if AT in who else ("name_key", name_key(who))
        if column == "mail":
            name, _, domain = value.rpartition(AT)
            value = f"{name}{AT}{domain.lower()}"
        found = await self.store.read(
            lambda connection: connection.execute(
                f"SELECT id, name, mail FROM users WHERE {column} = ? AND kind = 'person' AND mail IS NOT NULL LIMIT ?",
                (value, MOST_MAILS),
            ).fetchall()
        )
        for user, name, mail in found:
            if not self.limits.wait("mail", user):
                code = await self.new_code(user, "reset", mail)
                await self.post.send(mail, "reset", language, name, "reset", code)

    async def new_code(self, user: str, purpose: Purpose, mail: str) -> str:
        now = self.accounts.now()
        expires = now + HOURS[purpose] * HOUR
        return await self.store.write(lambda connection: codes.make(connection, user, purpose, mail, expires, now))

    async def reset(self, code: str, password: str) -> SignedIn:
        """Set a new password for the owner of a code. All sessions and tokens end, and a new session begins."""
        now, days = self.accounts.now(), self.accounts.settings.session_days

        def owner(connection: Connection) -> str:
            user = codes.look(connection, code, "reset", now).user
            return str(connection.execute("SELECT name FROM users WHERE id = ?", (user,)).fetchone()[0])

        stored = await self.accounts.passwords.hash(password, await self.store.read(owner))

        def work(connection: Connection) -> tuple[SignedIn, Effects]:
            user = codes.use(connection, code, "reset", now).user
            sanctions.check_ban(connection, user, now)
            bots = set_password(connection, user, stored)
            word = sessions.begin(connection, user, days, now)
            name, role = connection.execute("SELECT name, role FROM users WHERE id = ?", (user,)).fetchone()
            signed = SignedIn(of_session(user, name, "person", role), word, device_word(user, stored))
            return signed, Effects([user, *bots])

        return await self.accounts.change(work)

    # ---- mail addresses

    async def mail_of(self, who: Identity) -> tuple[str | None, str | None]:
        """The mail address of an account, and one still to be confirmed."""

        def work(connection: Connection) -> tuple[str | None, str | None]:
            (mail,) = connection.execute("SELECT mail FROM users WHERE id = ?", (who.user,)).fetchone()
            waiting = connection.execute(
                "SELECT mail FROM codes WHERE user_id = ? AND purpose = 'mail' AND expires > ?",
                (who.user, self.accounts.now()),
            ).fetchone()
            return mail, waiting and waiting[0]

        return await self.store.read(work)

    async def offer_mail(self, who: Identity, text: str, password: str, language: str) -> None:
        """Mail a code to an address that somebody claims; the address takes effect once the code is entered."""
        who.need_account()
        if not self.post.is_there:
            raise Problem(Code.NO_MAIL, "This server does not send mail")
        mail = check_mail(text)
        await self.accounts.check_password(who, password)
        code = await self.new_code(who.user, "mail", mail)
        self.post.later(self.post.send(mail, "confirm", language, who.name, "mail", code))

    async def confirm_mail(self, code: str) -> None:
        """Confirm a mail address by the code that was sent there."""
        now = self.accounts.now()

        def work(connection: Connection) -> None:
            proof = codes.use(connection, code, "mail", now)
            connection.execute("UPDATE users SET mail = ? WHERE id = ?", (proof.mail, proof.user))

        await self.store.write(work)

    async def forget_mail(self, who: Identity) -> None:
        """Forget the mail address of an account, confirmed or not."""
        who.need_account()

        def work(connection: Connection) -> None:
            connection.execute("UPDATE users SET mail = NULL WHERE id = ?", (who.user,))
            connection.execute("DELETE FROM codes WHERE user_id = ? AND mail <> ''", (who.user,))

        await self.store.write(work)

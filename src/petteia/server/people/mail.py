"""Mail to people, through the configured mail server. Without one, none is sent."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable, Coroutine
from email.message import EmailMessage
from email.utils import format_datetime, localtime, make_msgid
from typing import Any, Final

import aiosmtplib
import structlog

from ...locale import words
from ..errors import Code, Problem
from ..settings import Settings

LONGEST: Final = 254
ADDRESS: Final = re.compile(
    r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.)+[A-Za-z][A-Za-z0-9-]{0,62}"
)
SECONDS_TO_SEND: Final = 30.0
WAITS: Final = (20.0, 300.0)  # seconds before another try
LOG = structlog.get_logger("petteia.mail")


def check_mail(text: str) -> str:
    """A mail address as it is stored; an invalid one is refused."""
    mail = text.strip()
    if len(mail) > LONGEST or not ADDRESS.fullmatch(mail):
        raise Problem(Code.BAD_MAIL, "This is not a valid mail address")
    name, _, domain = mail.rpartition("@")
    return f"{name}@{domain.lower()}"


class Post:
    """Sends mail. No response waits for it: its duration would reveal whether there was mail to send."""

    def __init__(self, settings: Settings, sleep: Callable[[float], Awaitable[None]] = asyncio.sleep) -> None:
        self.settings = settings
        self.sleep = sleep
        self.tasks: set[asyncio.Task[None]] = set()

    @property
    def is_there(self) -> bool:
        """Whether mail can be sent at all."""
        return bool(self.settings.mail_host)

    def later(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something without waiting for it."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def close(self) -> None:
        """Give up on mail that has not been sent."""
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    @property
    def domain(self) -> str:
        """The domain of our mail address."""
        return self.settings.mail_from.rpartition("@")[2].strip(" >")

    def link(self, place: str) -> str:
        """The full address of a place on the page."""
        return f"{self.settings.url.rstrip('/')}/{place}"

    def message(self, to: str, kind: str, language: str, id: str = "", **args: object) -> EmailMessage:
        """Mail in the reader's language. With an id, it counts as the same mail whenever it is sent."""
        speak = words(language, "mail")
        message = EmailMessage()
        message["From"] = self.settings.mail_from
        message["To"] = to
        message["Subject"] = speak.format(f"mail-{kind}-subject", **args)
        message["Date"] = format_datetime(localtime())
        message["Message-ID"] = f"<{id}@{self.domain}>" if id else make_msgid(domain=self.domain)
        message["Auto-Submitted"] = "auto-generated"
        message.set_content(speak.format(f"mail-{kind}-text", **args))
        return message

    async def send(self, to: str, kind: str, language: str, name: str, place: str, code: str) -> None:
        """Send mail with a code. A failure is retried twice, then logged."""
        message = self.message(to, kind, language, name=name, link=self.link(f"{place}#{code}"), code=code)
        for wait in (*WAITS, None):
            try:
                await self.hand_over(message)
                return
            except (aiosmtplib.SMTPException, OSError) as error:
                if wait is None or is_final(error):
                    LOG.error("mail not sent", kind=kind, error=type(error).__name__)
                    return
                await self.sleep(wait)

    async def hand_over(self, message: EmailMessage) -> None:
        """Give a message to the mail server."""
        server = self.server()
        try:
            await server.connect()
            await server.send_message(message)
            await server.quit()
        finally:
            server.close()

    async def greet(self) -> None:
        """Connect to the mail server, log in and leave, as if to send a message."""
        server = self.server()
        try:
            await server.connect()
            await server.quit()
        finally:
            server.close()

    def server(self) -> aiosmtplib.SMTP:
        """The mail server, not connected yet."""
        settings = self.settings
        return aiosmtplib.SMTP(
            hostname=settings.mail_host,
            port=settings.mail_port,
            username=settings.mail_user or None,
            password=settings.mail_password or None,
            use_tls=settings.mail_tls == "tls",
            start_tls=settings.mail_tls == "starttls",
            timeout=SECONDS_TO_SEND,
        )


def is_final(error: Exception) -> bool:
    """Whether the mail server would refuse again: codes from 500 are permanent."""
    told = error.recipients if isinstance(error, aiosmtplib.SMTPRecipientsRefused) else [error]
    return all(isinstance(one, aiosmtplib.SMTPResponseException) and one.code >= 500 for one in told)

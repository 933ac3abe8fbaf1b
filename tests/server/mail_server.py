"""A real mail server inside the test: it keeps what it gets, and can be told to refuse."""

from __future__ import annotations

import email
import email.policy
import queue
import re
import socket
import ssl
from collections.abc import Callable
from email.message import EmailMessage
from pathlib import Path
from typing import Any

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import AuthResult, Envelope, LoginPassword, Session

HOST = "localhost"
SECONDS = 20.0
TAKEN = "250 OK"
LOGIN = {"PETTEIA_MAIL_USER": "petteia", "PETTEIA_MAIL_PASSWORD": "open sesame"}


class MailServer:
    """An SMTP server in a thread of its own. `answers` are what it says to the next messages, before it takes any.

    With a certificate it speaks TLS: from the first byte, or once asked to (starttls), and then it wants the login.
    """

    def __init__(self, certificate: Path | None = None, tls: str = "none") -> None:
        self.tls = tls
        context = None
        if certificate is not None:
            context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
            context.load_cert_chain(certificate)
        self.received: queue.Queue[EmailMessage] = queue.Queue()
        self.recipients: list[str] = []
        self.answers: list[str] = []
        self.interrupt: Callable[[str], object] = lambda when: None  # before a message is acknowledged, and after
        wanted = tls == "starttls"
        self.controller = Controller(
            self,
            hostname=HOST,
            port=free_port(),
            ssl_context=context if tls == "tls" else None,
            tls_context=context if wanted else None,
            require_starttls=wanted,
            auth_required=wanted,
            authenticator=self.authenticate if wanted else None,
        )

    def __enter__(self) -> MailServer:
        self.controller.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.controller.stop()

    @property
    def settings(self) -> dict[str, str]:
        """What the environment of a server says that writes through this one."""
        return {
            "PETTEIA_URL": "http://127.0.0.1:8642",
            "PETTEIA_MAIL_HOST": HOST,
            "PETTEIA_MAIL_PORT": str(self.controller.port),
            "PETTEIA_MAIL_TLS": self.tls,
            "PETTEIA_MAIL_FROM": "Petteia <games@example.org>",
        }

    def authenticate(
        self, server: object, session: Session, envelope: Envelope, mechanism: str, data: Any
    ) -> AuthResult:
        return AuthResult(success=data == LoginPassword(*(word.encode() for word in LOGIN.values())), handled=False)

    async def handle_DATA(self, server: object, session: Session, envelope: Envelope) -> str:
        answer = self.answers.pop(0) if self.answers else TAKEN
        if answer == TAKEN:
            content = envelope.content
            assert isinstance(content, bytes)
            self.recipients += envelope.rcpt_tos
            self.received.put(email.message_from_bytes(content, EmailMessage, policy=email.policy.default))
        self.interrupt("before the mail")
        return answer

    async def handle_QUIT(self, server: object, session: Session, envelope: Envelope) -> str:
        self.interrupt("after the mail")
        return "221 Bye"

    def next(self) -> EmailMessage:
        """The next message, when it is there."""
        return self.received.get(timeout=SECONDS)


def link_in(message: EmailMessage) -> str:
    """The address that a message asks to be opened."""
    found = re.search(r"https?://\S+", message.get_content())
    assert found, message.get_content()
    return found[0]


def code_in(message: EmailMessage) -> str:
    """The code in the link of a message."""
    return link_in(message).partition("#")[2]


def free_port() -> int:
    with socket.socket() as made:
        made.bind(("127.0.0.1", 0))
        return int(made.getsockname()[1])

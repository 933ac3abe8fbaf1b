"""Passwords: argon2id, in a thread of its own so that no table waits for it."""

from __future__ import annotations

import asyncio
import secrets
import unicodedata
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from .errors import Code, Problem
from .settings import Settings

T = TypeVar("T")

SHORTEST: Final = 8
LONGEST: Final = 200
MOST_WAITING: Final = 32


class Passwords:
    """Hashes and checks passwords, one at a time, and says that it is busy rather than let a crowd queue up."""

    def __init__(self, settings: Settings) -> None:
        self.hasher = PasswordHasher(settings.password_time, settings.password_memory, settings.password_lanes)
        self.thread = ThreadPoolExecutor(1, "petteia-password")
        self.waiting = 0
        self.nobodys = ""

    def close(self) -> None:
        """Let the thread go."""
        self.thread.shutdown()

    async def hash(self, password: str) -> str:
        """What is stored of a new password."""
        return await self.apart(self.hasher.hash, check_length(password))

    async def matches(self, password: str, stored: str | None) -> bool:
        """Whether it is the password. Where none is stored, as much work is done, and it is not."""
        if not self.nobodys:
            self.nobodys = await self.apart(self.hasher.hash, secrets.token_urlsafe())
        right = await self.apart(self.verify, stored or self.nobodys, prepared(password[:LONGEST]))
        return right and stored is not None and len(password) <= LONGEST

    def outdated(self, stored: str) -> bool:
        """Whether the password should be hashed anew, since the settings have changed."""
        return self.hasher.check_needs_rehash(stored)

    async def apart(self, work: Callable[..., T], *arguments: str) -> T:
        """Do it off the event loop."""
        if self.waiting >= MOST_WAITING:
            raise Problem(Code.BUSY, "Too many people sign in at this moment; try again in a few seconds")
        self.waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self.thread, work, *arguments)
        finally:
            self.waiting -= 1

    def verify(self, stored: str, password: str) -> bool:
        try:
            return self.hasher.verify(stored, password)
        except (VerificationError, InvalidHashError):
            return False


def check_length(password: str) -> str:
    """A password that is long enough, and not so long that it costs too much."""
    if len(password) < SHORTEST:
        raise Problem(Code.PASSWORD_TOO_SHORT, f"A password has at least {SHORTEST} characters", least=SHORTEST)
    if len(password) > LONGEST:
        raise Problem(Code.PASSWORD_TOO_LONG, f"A password has at most {LONGEST} characters", most=LONGEST)
    return prepared(password)


def prepared(password: str) -> str:
    """The same password however a keyboard composes its accents."""
    return unicodedata.normalize("NFC", password)

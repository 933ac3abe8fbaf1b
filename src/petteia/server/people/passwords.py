"""Passwords: argon2id, in its own thread so that no table waits for it."""

from __future__ import annotations

import asyncio
import secrets
import unicodedata
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from ..errors import Code, Problem
from ..settings import Settings

T = TypeVar("T")

SHORTEST: Final = 8
LONGEST: Final = 200
MOST_WAITING: Final = 32
COME_BACK: Final = 5  # seconds
# a password that a program finds within this many guesses is a common one
FEWEST_GUESSES: Final = 1_000_000
LOOKED_AT: Final = 32  # characters; more cannot make a password worse
# common words that zxcvbn, which knows English, does not know
COMMON: Final = (
    *("petteia", "duel", "cyclades", "legendary", "heslo", "hesloheslo", "tajneheslo", "hasło", "haslo", "mojehaslo"),
    *(
        "jelszó",
        "jelszo",
        "titkos",
        "пароль",
        "любовь",
        "привет",
        "наташа",
        "россия",
        "ahoj",
        "miluju",
        "kocham",
        "szeretlek",
    ),
)
# the keys of a Russian keyboard by their Latin letters: йцукен is qwerty
KEYS: Final = str.maketrans("йцукенгшщзхъфывапролджэячсмитьбю", "qwertyuiop[]asdfghjkl;'zxcvbnm,.")


class Passwords:
    """Hashes and checks passwords, one at a time; reports that it is busy rather than let a queue build up."""

    def __init__(self, settings: Settings) -> None:
        self.hasher = PasswordHasher(settings.password_time, settings.password_memory, settings.password_lanes)
        self.thread = ThreadPoolExecutor(1, "petteia-password")
        self.waiting = 0
        self.nobodys = ""

    def close(self) -> None:
        """End the thread."""
        self.thread.shutdown()

    async def hash(self, password: str, *about: str) -> str:
        """The hash to store for a new password. A common password is refused, and so is one made of what is known
        `about` its owner."""
        return await self.apart(self.check_and_hash, check_length(password), *about)

    def check_and_hash(self, password: str, *about: str) -> str:
        if is_common(password, *about):
            raise Problem(Code.PASSWORD_COMMON, "This password is easy to guess; choose a longer or less common one")
        return self.hasher.hash(password)

    async def hash_again(self, password: str) -> str:
        """The hash to store for a correct password, by the current settings."""
        return await self.apart(self.hasher.hash, prepared(password))

    async def matches(self, password: str, stored: str | None) -> bool:
        """Whether the password is right. If none is stored, the same work is done, and the answer is no."""
        if not self.nobodys:
            self.nobodys = await self.apart(self.hasher.hash, secrets.token_urlsafe())
        right = await self.apart(self.verify, stored or self.nobodys, prepared(password[:LONGEST]))
        return right and stored is not None and len(password) <= LONGEST

    def outdated(self, stored: str) -> bool:
        """Whether the password should be rehashed because the settings have changed."""
        return self.hasher.check_needs_rehash(stored)

    async def apart(self, work: Callable[..., T], *arguments: str) -> T:
        """Do some work off the event loop."""
        if self.waiting >= MOST_WAITING:
            raise Problem(Code.BUSY, "Too many people are signing in; try again in a few seconds", wait=COME_BACK)
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
    """A password, refused if it is too short, or so long that it costs too much."""
    if len(password) < SHORTEST:
        raise Problem(Code.PASSWORD_TOO_SHORT, f"Use at least {SHORTEST} characters", least=SHORTEST)
    if len(password) > LONGEST:
        raise Problem(Code.PASSWORD_TOO_LONG, f"Use at most {LONGEST} characters", most=LONGEST)
    return prepared(password)


def is_common(password: str, *about: str) -> bool:
    """Whether a program that knows common passwords, words and keyboard patterns would guess it quickly."""
    from zxcvbn import zxcvbn  # its lists take 14 MB, not needed until somebody sets a password

    start = password[:LOOKED_AT]
    known = [*COMMON, *about]
    typed = {start, start if start.isascii() else start.lower().translate(KEYS)}
    return any(zxcvbn(form, user_inputs=known)["guesses"] < FEWEST_GUESSES for form in typed)


def prepared(password: str) -> str:
    """The same password however a keyboard composes its accents."""
    return unicodedata.normalize("NFC", password)

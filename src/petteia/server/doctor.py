"""Whether a server can run well here. Each check says what it found; docs/operate.md says when to use it.

Nothing is changed, and the server may be running.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import shutil
import sqlite3
import stat
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from importlib.util import find_spec
from pathlib import Path
from typing import Final, Literal

import aiosmtplib
from filelock import FileLock, Timeout

from .. import COMPILED
from .crowd import MOST_FILES, fitting
from .http.page import STATIC
from .live.heart import LEAST_SPACE
from .people.mail import Post
from .settings import PREFIX, SettingError, Settings, read_settings
from .store.database import LOCK, File
from .store.place import Place, place_of
from .store.runs import last_seen
from .store.store import Unusable
from .store.upgrade import TooOld, check_current

State = Literal["good", "notice", "bad"]
Args = Mapping[str, int | float | str]

MEGABYTE: Final = 1_000_000
LITTLE_SPACE: Final = 1_000 * MEGABYTE
SLOW_DISK: Final = 0.05  # seconds from a write to the moment when it is safe
LEAST_FILES: Final = 4_096
SET_BACK: Final = 60_000  # milliseconds that the clock may be behind the last sign of life
FIRST_YEAR: Final = 1_767_225_600_000  # the beginning of 2026: no earlier clock is right
WATCHED: Final = 0.2  # seconds
UNEVEN: Final = 0.05  # seconds by which two clocks may drift apart meanwhile
NOT_SETTINGS: Final = frozenset(("BUILD", "COMPLETE", "LANGUAGE", "TOKEN"))  # read by others, or by the shell
LOOPBACK: Final = ("127.0.0.1", "::1", "localhost")
# what `pip install petteia[…]` adds, and a module that shows whether it is installed
EXTRAS: Final = {"postgres": "psycopg", "train": "numpy", "rl": "pettingzoo", "openspiel": "pyspiel", "ray": "ray"}


@dataclass(frozen=True)
class Finding:
    """What a check has found: about what, how bad it is, and the message with what to do."""

    about: str
    state: State
    message: str
    args: Args = field(default_factory=dict)


@dataclass(frozen=True)
class Clocks:
    """The wall clock and a monotonic clock, in seconds, and how to let time pass."""

    wall: Callable[[], float] = time.time
    passed: Callable[[], float] = time.monotonic
    sleep: Callable[[float], None] = time.sleep


def examine(
    environment: Mapping[str, str], data: str | None, mail: bool, clocks: Clocks | None = None
) -> Iterator[Finding]:
    """All findings about a server with that environment and data folder; with `mail`, the mail server is called."""
    try:
        settings = read_settings(environment, data=data)
    except SettingError as error:
        yield Finding("settings", "bad", "doctor-settings-wrong", {"problem": str(error)})
        return
    yield from look_at_settings(settings, environment)
    yield from look_at_disk(settings.folder)
    try:
        place = place_of(settings)
    except Unusable as error:
        yield Finding("database", "bad", "doctor-database-unusable", {"problem": str(error)})
    else:
        yield from look_at_database(place)
        yield from look_at_queue(place)
        yield from look_at_clock(place, clocks or Clocks())
    yield from look_at_files()
    yield from look_at_program()
    yield from look_at_mail(settings, mail)


def look_at_settings(settings: Settings, environment: Mapping[str, str]) -> Iterator[Finding]:
    """Whether the settings fit together; values that make no sense have already been refused."""
    known = {PREFIX + name.upper() for name in Settings.__struct_fields__} | {PREFIX + name for name in NOT_SETTINGS}
    given = [name for name in environment if name.startswith(PREFIX)]
    yield Finding("settings", "good", "doctor-settings", {"count": len(known.intersection(given))})
    for name in sorted(set(given) - known):
        yield Finding("settings", "notice", "doctor-settings-unknown", {"found": name})
    if settings.host not in LOOPBACK and not settings.secure:
        yield Finding("settings", "notice", "doctor-settings-open", {"found": settings.host})
    if settings.secure and not settings.trusted_proxies:
        yield Finding("settings", "notice", "doctor-settings-proxy")
    if not settings.limits:
        yield Finding("settings", "notice", "doctor-settings-limits")


def look_at_disk(folder: Path) -> Iterator[Finding]:
    """Free space, permission to write, and how long a write takes to be safe."""
    if not folder.exists():
        yield Finding("disk", "notice", "doctor-disk-new", {"found": str(folder)})
        return
    try:
        seconds = time_to_be_safe(folder)
        free = shutil.disk_usage(folder).free
    except OSError as error:
        problem = error.strerror or str(error)
        yield Finding("disk", "bad", "doctor-disk-closed", {"found": str(folder), "problem": problem})
        return
    measured: Args = {"found": str(folder), "free": free // MEGABYTE, "milliseconds": round(seconds * 1000, 1)}
    if free < LEAST_SPACE:
        yield Finding("disk", "bad", "doctor-disk-full", measured)
    elif free < LITTLE_SPACE:
        yield Finding("disk", "notice", "doctor-disk-little", measured)
    elif seconds > SLOW_DISK:
        yield Finding("disk", "notice", "doctor-disk-slow", measured)
    else:
        yield Finding("disk", "good", "doctor-disk", measured)


def time_to_be_safe(folder: Path) -> float:
    """Seconds until a write survives a power failure; the median of five."""
    took = []
    with tempfile.TemporaryFile(dir=folder) as file:
        for _ in range(5):
            begun = time.perf_counter()
            file.write(b"x" * 4096)
            file.flush()
            os.fsync(file.fileno())
            took.append(time.perf_counter() - begun)
    return sorted(took)[2]


def look_at_database(place: Place) -> Iterator[Finding]:
    """Whether the database can be opened, is of this version and undamaged, and whether a server is using it."""
    found = {"found": str(place)}
    try:
        with place.usable():
            if not place.exists():
                yield Finding("database", "notice", "doctor-database-new", found)
                return
            check_current(place)
            problem = damage(place.path) if isinstance(place, File) else ""  # PostgreSQL looks after its own files
    except TooOld:
        yield Finding("database", "notice", "doctor-database-old", found)
    except Unusable as error:
        yield Finding("database", "bad", "doctor-database-unusable", {"problem": str(error)})
        return
    else:
        if problem:
            yield Finding("database", "bad", "doctor-database-damaged", found | {"problem": problem})
            return
        yield Finding("database", "good", "doctor-database", found)
    if isinstance(place, File):
        yield from look_at_file(place)


def look_at_queue(place: Place) -> Iterator[Finding]:
    """Whether the queue of the workers fits the procrastinate that is installed here, if there is a queue."""
    if isinstance(place, File) or find_spec("procrastinate") is None:
        return
    from .errands.queue_tables import last_made, latest

    with contextlib.suppress(Unusable), place.usable(), contextlib.closing(place.reader()) as reader:
        last = reader.look(last_made)
        if last > latest():
            command = "pip install --upgrade 'petteia[server,postgres]'"
            yield Finding("database", "bad", "doctor-queue-new", {"found": last, "command": command})
        elif last and last < latest():
            yield Finding("database", "notice", "doctor-queue-old", {"found": last})
        elif last:
            yield Finding("database", "good", "doctor-queue")


def look_at_file(place: File) -> Iterator[Finding]:
    """Who else may read the database's file, and whether a server is using it."""
    if os.name == "posix" and place.path.stat().st_mode & (stat.S_IRWXG | stat.S_IRWXO):
        yield Finding("database", "notice", "doctor-database-readable", {"command": f"chmod 600 {place}"})
    used = "doctor-database-used" if is_used(place.folder) else "doctor-database-unused"
    yield Finding("database", "good", used)


def damage(path: Path) -> str:
    """The first damage that SQLite finds in the file; "" if there is none."""
    with contextlib.closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as connection:
        (found,) = connection.execute("PRAGMA quick_check(1)").fetchone()
        broken = connection.execute("PRAGMA foreign_key_check").fetchone() if found == "ok" else None
    if broken is not None:
        return f"a row of {broken[0]} belongs to a row of {broken[2]} that is not there"
    return "" if found == "ok" else str(found)


def is_used(folder: Path) -> bool:
    """Whether a server holds the lock of the folder."""
    try:
        with FileLock(folder / LOCK, timeout=0):
            return False
    except Timeout:
        return True


def look_at_clock(place: Place, clocks: Clocks) -> Iterator[Finding]:
    """Whether the wall clock is right, as far as can be seen from here, and runs evenly."""
    wall, passed = clocks.wall(), clocks.passed()
    clocks.sleep(WATCHED)
    jump = abs((clocks.wall() - wall) - (clocks.passed() - passed))
    now = round(wall * 1000)
    behind = last_sign(place) - now
    if now < FIRST_YEAR:
        yield Finding("clock", "bad", "doctor-clock-wrong", {"found": time.strftime("%F %T", time.gmtime(wall))})
    elif behind > SET_BACK:
        yield Finding("clock", "bad", "doctor-clock-back", {"minutes": behind // 60_000})
    elif jump > UNEVEN:
        yield Finding("clock", "notice", "doctor-clock-jumps", {"milliseconds": round(jump * 1000)})
    else:
        yield Finding("clock", "good", "doctor-clock", {"found": time.strftime("%F %T", time.gmtime(wall))})


def last_sign(place: Place) -> int:
    """When a server was last alive on the database, in milliseconds; 0 if that cannot be read."""
    try:
        with place.usable():
            if not place.exists():
                return 0
            with contextlib.closing(place.reader()) as reader:
                return reader.look(last_seen)
    except Unusable:
        return 0


def look_at_files() -> Iterator[Finding]:
    """How many people can be connected: each needs an open file."""
    if os.name != "posix":
        return
    import resource

    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    state: State = "notice" if most < LEAST_FILES else "good"
    message = "doctor-files-few" if most < LEAST_FILES else "doctor-files"
    yield Finding("files", state, message, {"count": fitting(most), "files": most})


def look_at_program() -> Iterator[Finding]:
    """What is installed: the page, the engine, the extras."""
    if (STATIC / "index.html").exists():
        yield Finding("page", "good", "doctor-page")
    else:
        yield Finding("page", "bad", "doctor-page-missing", {"command": "make build"})
    if COMPILED:
        yield Finding("engine", "good", "doctor-engine")
    else:
        yield Finding("engine", "notice", "doctor-engine-plain")
    there = [extra for extra, module in EXTRAS.items() if find_spec(module) is not None]
    yield Finding("extras", "good", "doctor-extras", {"found": ", ".join(there) or "–"})


def look_at_mail(settings: Settings, call: bool) -> Iterator[Finding]:
    """Whether mail can be sent; the mail server is called only if `call` is set."""
    server = {"found": f"{settings.mail_host}:{settings.mail_port}"}
    if not settings.mail_host:
        yield Finding("mail", "notice", "doctor-mail-none", {"command": "petteia admin reset"})
    elif not call:
        yield Finding("mail", "good", "doctor-mail-untried", {**server, "command": "petteia doctor --mail"})
    else:
        try:
            asyncio.run(Post(settings).greet())
        except (aiosmtplib.SMTPException, OSError) as error:
            yield Finding("mail", "bad", "doctor-mail-fails", {**server, "problem": f"{type(error).__name__}: {error}"})
        else:
            yield Finding("mail", "good", "doctor-mail", server)

"""What can happen to a server while people play: each trouble begins, lasts a moment, and ends."""

from __future__ import annotations

import asyncio
import os
import random
import resource
import signal
import subprocess
import sys
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from types import TracebackType

from network.bad_wire import BadWire
from servers.process import Server

CLOCK = Path(__file__).parent / "jumping_clock"
DISK_SIZE = "96m"
SMALLEST_FILE = 4096  # bytes to which files are limited
LONGEST = 2.5  # seconds that a trouble lasts at most
HOUR = 3600
HOLD_LOCK = """
import sqlite3, sys, time
connection = sqlite3.connect(sys.argv[1], timeout=30, isolation_level=None)
connection.execute("BEGIN IMMEDIATE")
time.sleep(float(sys.argv[2]))
connection.execute("ROLLBACK")
"""


class Disk:
    """A small disk of its own for a folder, if this machine lets us mount one; otherwise just the folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.ballast = folder / "ballast"
        mount = ["mount", "-t", "tmpfs", "-o", f"size={DISK_SIZE}", "tmpfs", str(folder)]
        try:
            self.mounted = subprocess.run(mount, capture_output=True, check=False).returncode == 0
        except FileNotFoundError:
            self.mounted = False

    def fill(self) -> None:
        """Take every free byte."""
        with self.ballast.open("wb", buffering=0) as file, suppress(OSError):
            for size in (2**20, 2**12, 1):
                with suppress(OSError):
                    while True:
                        file.write(bytes(size))

    def make_room(self) -> None:
        self.ballast.unlink(missing_ok=True)

    def __enter__(self) -> Disk:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None) -> None:
        if self.mounted:
            subprocess.run(["umount", "--lazy", str(self.folder)], check=False)


class House:
    """A server behind a bad wire, restarted whenever it has ended."""

    def __init__(self, disk: Disk, wire: BadWire, seed: int) -> None:
        self.disk = disk
        self.data = disk.folder
        self.wire = wire
        self.rng = random.Random(seed)
        self.clock = self.data / "clock"
        self.clock.write_text("0")
        self.server: Server | None = None

    @property
    def address(self) -> str:
        assert self.server is not None
        return self.server.address

    @property
    def pid(self) -> int:
        assert self.server is not None
        return self.server.process.pid

    async def start(self) -> None:
        """Start the server, with a wall clock that we can set."""
        path = os.pathsep.join(filter(None, [str(CLOCK), os.environ.get("PYTHONPATH", "")]))
        self.server = await asyncio.to_thread(
            lambda: Server(self.data, PYTHONPATH=path, PETTEIA_CLOCK_FILE=str(self.clock), PETTEIA_WORKERS="1")
        )
        self.wire.upstream = self.server.address

    async def end(self, by: signal.Signals) -> None:
        if self.server is not None:
            self.server.process.send_signal(by)
            await asyncio.to_thread(self.server.process.wait)
            self.server.end()

    async def a_moment(self) -> None:
        await asyncio.sleep(self.rng.uniform(0.2, LONGEST))


Trouble = Callable[[House], Awaitable[None]]


async def killed(house: House) -> None:
    """kill -9, in the middle of whatever the server is doing."""
    await house.end(signal.SIGKILL)
    await house.start()


async def restarted(house: House) -> None:
    """An orderly end, and a new start."""
    await house.end(signal.SIGTERM)
    await house.start()


async def frozen(house: House) -> None:
    """The server gets no processor time."""
    os.kill(house.pid, signal.SIGSTOP)
    try:
        await house.a_moment()
    finally:
        os.kill(house.pid, signal.SIGCONT)


async def all_cut(house: House) -> None:
    """Every connection breaks at once."""
    house.wire.cut_all()


async def locked(house: House) -> None:
    """Another process writes to the database and takes its time."""
    database, seconds = str(house.data / "petteia.sqlite3"), str(house.rng.uniform(0.2, LONGEST))
    holding = await asyncio.create_subprocess_exec(sys.executable, "-c", HOLD_LOCK, database, seconds)
    await holding.wait()


async def full(house: House) -> None:
    """The disk is full to the last byte."""
    await asyncio.to_thread(house.disk.fill)
    try:
        await house.a_moment()
    finally:
        house.disk.make_room()


async def failing(house: House) -> None:
    """Writing to any file fails, because files may not grow."""
    soft, hard = resource.prlimit(house.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(house.pid, resource.RLIMIT_FSIZE, (SMALLEST_FILE, hard))
    try:
        await house.a_moment()
    finally:
        resource.prlimit(house.pid, resource.RLIMIT_FSIZE, (soft, hard))


async def clock_set(house: House) -> None:
    """Somebody sets the wall clock, up to a day forward or back."""
    house.clock.write_text(f"{house.rng.randint(-24 * HOUR, 24 * HOUR):<32}")


TROUBLES: dict[str, Trouble] = {
    trouble.__name__: trouble for trouble in (killed, restarted, frozen, all_cut, locked, full, failing, clock_set)
}

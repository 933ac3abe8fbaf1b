"""How many sockets and streams may be open: from one address, by one account, and in total.

Each needs an open file, and a process may have only a limited number; some are kept for the database, for bots, and for
requests.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final

import structlog

from .errors import Code, Problem
from .metrics import count_refusal

MOST_FILES: Final = 65_536
KEPT: Final = 700  # files for everything else, mostly for waiting requests (door.py)
COME_BACK: Final = 30  # seconds
LOG = structlog.get_logger("petteia.crowd")


@dataclass(frozen=True)
class Room:
    """How many connections there may be."""

    address: int = 200  # many people may share one
    account: int = 50
    house: int = 10_000


class Crowd:
    """Everybody who is connected for longer than a request. If limits are off, only the house can be full."""

    def __init__(self, on: bool = True, room: Room | None = None) -> None:
        self.on = on
        self.room = room or Room(house=fitting(files()))
        self.open: Counter[tuple[str, str]] = Counter()
        self.elsewhere: Counter[tuple[str, str]] = Counter()  # at other servers

    @contextmanager
    def with_one_more(self, address: str = "", account: str = "") -> Iterator[None]:
        """Counts a connection from an address, of an account or of a stranger, for as long as it is open. One that
        another server counts for address and account, too, only takes room in this house."""
        those = [(kind, who) for kind, who in (("address", address), ("account", account)) if who] + [("house", "")]
        self.open.update(those)
        try:
            yield
        finally:
            self.open.subtract(those)
            for one in those:
                if not self.open[one]:
                    del self.open[one]

    def count(self, kind: str, who: str) -> int:
        """How many connections an address or an account has on all servers together."""
        return self.open[kind, who] + self.elsewhere[kind, who]

    def full(self, address: str = "", account: str = "") -> str:
        """What has no room for one more: the house, the account or the address; "" if there is room."""
        if self.open["house", ""] >= self.room.house:
            found = "house"
        elif self.on and account and self.count("account", account) >= self.room.account:
            found = "account"
        elif self.on and address and self.count("address", address) >= self.room.address:
            found = "address"
        else:
            return ""
        count_refusal(f"open_{found}")
        LOG.warning("too many are connected", full=found, address=address, open=self.open["house", ""])
        return found

    def check(self, address: str = "", account: str = "") -> None:
        """Refuse a connection for which there is no room."""
        full = self.full(address, account)
        if full == "house":
            raise Problem(Code.BUSY, "Too many are connected; try again soon", wait=COME_BACK)
        if full:
            raise Problem(Code.TOO_MANY, "Too many connections are open; close some", wait=COME_BACK, kind="open")


def fitting(available: int) -> int:
    """How many connections fit into that many files, besides everything else."""
    return min(Room.house, max(available - KEPT, available // 4))


def files() -> int:
    """How many files this process may have open at a time."""
    if sys.platform == "win32":
        return MOST_FILES
    import resource

    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return MOST_FILES if soft == resource.RLIM_INFINITY else soft


def raise_files() -> None:
    """Ask the operating system for as many files as a busy server needs, as far as it lets us."""
    if sys.platform == "win32":
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(MOST_FILES, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))

"""How often somebody may do something: buckets of tokens that fill up again with time.

A bucket belongs to a kind of request and to whoever asks: an address, an account, or one socket.
"""

from __future__ import annotations

import ipaddress
import math
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from litestar.connection import ASGIConnection

from .errors import Code, Problem
from .settings import Settings

MINUTE: Final = 60.0
HOUR: Final = 3600.0
MOST_BUCKETS: Final = 50_000


@dataclass(frozen=True)
class Limit:
    """So many at once, and so many in a span of seconds for good."""

    at_once: float
    often: float
    seconds: float

    @property
    def rate(self) -> float:
        """Tokens a second."""
        return self.often / self.seconds


# kind of request         at once, then so often in …
LIMITS: Final = {
    "request": Limit(200, 1200, MINUTE),  # any request, an address
    "guest": Limit(20, 60, HOUR),  # an address
    "register": Limit(5, 20, HOUR),  # an address
    "sign_in": Limit(20, 60, HOUR),  # an address
    "sign_in_as": Limit(30, 100, HOUR),  # a name, from wherever
    "password": Limit(5, 20, HOUR),  # an account: changes of password, deletion
    "token": Limit(10, 30, HOUR),  # an account
    "export": Limit(3, 10, HOUR),  # an account
    "table": Limit(20, 120, HOUR),  # an account: tables made
    "map": Limit(60, 600, MINUTE),  # an address: maps looked at while they are laid
    "socket": Limit(60, 240, MINUTE),  # an address: connections
    "message": Limit(60, 600, MINUTE),  # a socket: any message
    "act": Limit(40, 300, MINUTE),  # a socket
    "explain": Limit(20, 120, MINUTE),  # a socket
    "chat": Limit(8, 40, MINUTE),  # an account
    "hello": Limit(10, 60, MINUTE),  # a socket
}


class Bucket:
    """The tokens of one asker."""

    __slots__ = ("at", "tokens")

    def __init__(self, limit: Limit, now: float) -> None:
        self.tokens = limit.at_once
        self.at = now

    def take(self, limit: Limit, now: float) -> float:
        """Take a token: returns 0, or the seconds after which there will be one."""
        self.tokens = min(limit.at_once, self.tokens + max(0.0, now - self.at) * limit.rate)
        self.at = now
        if self.tokens >= 1.0:
            self.tokens -= 1.0
            return 0.0
        return (1.0 - self.tokens) / limit.rate


class Limits:
    """All buckets of a server. Memory is bounded: beyond `MOST_BUCKETS`, whoever asked longest ago is forgotten."""

    def __init__(self, on: bool = True, now: Callable[[], float] = time.monotonic, most: int = MOST_BUCKETS) -> None:
        self.on = on
        self.now = now
        self.most = most
        self.buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()

    def wait(self, kind: str, who: str) -> float:
        """Count a request of that kind: returns 0 if it may pass, else the seconds to wait."""
        if not self.on:
            return 0.0
        limit, now = LIMITS[kind], self.now()
        bucket = self.buckets.get((kind, who))
        if bucket is None:
            bucket = self.buckets[kind, who] = Bucket(limit, now)
            if len(self.buckets) > self.most:
                self.buckets.popitem(last=False)
        else:
            self.buckets.move_to_end((kind, who))
        return bucket.take(limit, now)

    def check(self, kind: str, who: str) -> None:
        """Count a request of that kind, and refuse it if there were too many."""
        seconds = self.wait(kind, who)
        if seconds:
            raise Problem(
                Code.TOO_MANY, "Too many requests of this kind; wait a little", wait=math.ceil(seconds), kind=kind
            )

    def forget(self, who: str) -> None:
        """A socket has closed: its buckets go."""
        for kind in LIMITS:
            self.buckets.pop((kind, who), None)


def address(connection: ASGIConnection[Any, Any, Any, Any], settings: Settings) -> str:
    """Where a connection comes from: the nearest address that is not a proxy of ours; of IPv6, the network."""
    near = connection.client.host if connection.client else ""
    trusted = settings.trusted_proxies
    forwarded = connection.headers.get("x-forwarded-for", "").split(",")
    while near in trusted and forwarded:
        near = forwarded.pop().strip()
    try:
        found = ipaddress.ip_address(near)
    except ValueError:
        return "unknown"
    if isinstance(found, ipaddress.IPv6Address):
        return str(found.ipv4_mapped or ipaddress.IPv6Network((found, 64), strict=False))
    return str(found)

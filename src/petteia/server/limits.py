"""How often somebody may do something, and how much of the server's time they may use: buckets that refill.

A bucket belongs to a kind of request and to whoever asks: an address, an account, or one socket. Requests of which only
the cost matters have no bucket for their kind: see costs.py.
"""

from __future__ import annotations

import heapq
import ipaddress
import math
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from litestar.connection import ASGIConnection

from .costs import BUDGETS, COSTS
from .errors import Code, Problem
from .metrics import count_refusal
from .settings import Settings

MINUTE: Final = 60.0
HOUR: Final = 3600.0
MOST_BUCKETS: Final = 50_000


@dataclass(frozen=True)
class Limit:
    """A number available at once, and a number regained in a span of seconds."""

    at_once: float
    often: float
    seconds: float

    @property
    def rate(self) -> float:
        """Tokens per second."""
        return self.often / self.seconds


# kind of request         at once, then how often in …
LIMITS: Final = {
    "request": Limit(200, 1200, MINUTE),  # any request, an address
    "guest": Limit(20, 60, HOUR),  # an address
    "guest_name": Limit(10, 30, HOUR),  # a guest
    "register": Limit(5, 20, HOUR),  # an address
    "sign_in": Limit(20, 60, HOUR),  # an address
    "sign_in_as": Limit(10, 20, HOUR),  # a name, from one address
    "sign_in_known": Limit(20, 60, HOUR),  # a name, from browsers that have signed in with it before
    "forgot": Limit(5, 20, HOUR),  # an address: forgotten passwords
    "mail": Limit(3, 6, HOUR),  # an account: mails to it
    "code": Limit(10, 30, HOUR),  # an address: codes tried
    "report": Limit(5, 20, HOUR),  # an account, and an address
    "password": Limit(5, 20, HOUR),  # an account: changes of password, deletion
    "token": Limit(10, 30, HOUR),  # an account
    "export": Limit(3, 10, HOUR),  # an account
    "table": Limit(20, 120, HOUR),  # an account: tables made
    "open": Limit(20, 60, HOUR),  # an account, and an address: records opened
    "study": Limit(30, 240, HOUR),  # an account: studies kept or changed
    "profile": Limit(20, 60, HOUR),  # an account: profiles changed
    "tie": Limit(30, 120, HOUR),  # an account: people followed, blocked, invited
    "club": Limit(10, 30, HOUR),  # an account: clubs founded, changed, joined
    "plan": Limit(60, 600, HOUR),  # an account: plans kept or changed
    "push": Limit(10, 60, HOUR),  # an account: browsers subscribed
    "webhook": Limit(10, 30, HOUR),  # an account: webhooks set
    "tournament": Limit(3, 10, 24 * HOUR),  # an account: tournaments announced
    "enter": Limit(30, 120, HOUR),  # an account: tournaments entered, paused or left
    "socket": Limit(60, 240, MINUTE),  # an address: connections
    "message": Limit(60, 600, MINUTE),  # a socket: any message
    "chat": Limit(8, 40, MINUTE),  # an account
}


SPENT: Final = {whose: Limit(budget.at_once, budget.a_second, 1.0) for whose, budget in BUDGETS.items()}
OF_A_SOCKET: Final = frozenset(("message", "budget of socket"))  # which only one server has
MOST_TOLD: Final = 1_000  # buckets of which other servers are told at a time


def limit_of(kind: str) -> Limit | None:
    """The limit of a kind of request, or of a budget; None if this release does not know it."""
    return LIMITS[kind] if kind in LIMITS else SPENT.get(kind.removeprefix("budget of "))


class Owing(NamedTuple):
    """A bucket that is not full: how many tokens have been taken here since others are told of it, and how many it is
    missing, wherever they were taken."""

    kind: str
    who: str
    taken: float
    missing: float


class Bucket:
    """The tokens of one client."""

    __slots__ = ("at", "tokens")

    def __init__(self, limit: Limit, now: float) -> None:
        self.tokens = limit.at_once
        self.at = now

    def take(self, limit: Limit, now: float) -> float:
        """Take a token; returns 0, or the seconds until there is one."""
        self.fill(limit, now)
        if self.tokens >= 1.0:
            self.tokens -= 1.0
            return 0.0
        return (1.0 - self.tokens) / limit.rate

    def fill(self, limit: Limit, now: float) -> None:
        """Add what has accrued since the last time."""
        self.tokens = min(limit.at_once, self.tokens + max(0.0, now - self.at) * limit.rate)
        self.at = now

    def missing(self, limit: Limit, now: float) -> float:
        """Tokens until it is full."""
        self.fill(limit, now)
        return limit.at_once - self.tokens

    def debt(self, limit: Limit, now: float) -> float:
        """Seconds until nothing is owed."""
        self.fill(limit, now)
        return max(0.0, -self.tokens) / limit.rate


class Limits:
    """All buckets of a server. Memory is bounded: beyond `MOST_BUCKETS`, the least recently used are forgotten."""

    def __init__(self, on: bool = True, now: Callable[[], float] = time.monotonic, most: int = MOST_BUCKETS) -> None:
        self.on = on
        self.now = now
        self.most = most
        self.buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()
        self.taken: dict[tuple[str, str], float] | None = None  # to be told to other servers

    def wait(self, kind: str, who: str) -> float:
        """Count a request of that kind; returns 0 if it may pass, otherwise the seconds to wait."""
        if not self.on:
            return 0.0
        limit, now = LIMITS[kind], self.now()
        seconds = self.bucket(kind, who, limit, now).take(limit, now)
        if seconds:
            count_refusal(kind)
        elif self.taken is not None:
            self.note(kind, who, 1.0)
        return seconds

    def bucket(self, kind: str, who: str, limit: Limit, now: float) -> Bucket:
        """Somebody's bucket, new and full if it has not been used for a long time."""
        bucket = self.buckets.get((kind, who))
        if bucket is None:
            bucket = self.buckets[kind, who] = Bucket(limit, now)
            if len(self.buckets) > self.most:
                self.buckets.popitem(last=False)
        else:
            self.buckets.move_to_end((kind, who))
        return bucket

    def check(self, kind: str, who: str) -> None:
        """Count a request of that kind, and refuse it if there have been too many."""
        seconds = self.wait(kind, who)
        if seconds:
            raise Problem(
                Code.TOO_MANY, "Too many requests of this kind; wait a moment", wait=math.ceil(seconds), kind=kind
            )

    def spend(self, what: str, **whose: str) -> float:
        """Charge the cost of something to the budgets of those named, of socket, account and address; returns the
        seconds until none of them owes anything."""
        if not self.on:
            return 0.0
        now = self.now()
        wait = 0.0
        for budget, who in whose.items():
            if who:
                bucket = self.bucket(f"budget of {budget}", who, SPENT[budget], now)
                bucket.fill(SPENT[budget], now)
                bucket.tokens -= COSTS[what]
                if self.taken is not None:
                    self.note(f"budget of {budget}", who, COSTS[what])
                wait = max(wait, bucket.debt(SPENT[budget], now))
        if wait:
            count_refusal("budget")
        return wait

    def afford(self, what: str, **whose: str) -> None:
        """Charge the cost of a request, or refuse it if the client already owes something."""
        if not self.on:
            return
        now = self.now()
        owing = [
            self.bucket(f"budget of {budget}", who, SPENT[budget], now).debt(SPENT[budget], now)
            for budget, who in whose.items()
            if who
        ]
        if any(owing):
            count_refusal("budget")
            raise Problem(
                Code.TOO_MANY,
                "You have asked for too much at once; wait a moment",
                wait=math.ceil(max(owing)),
                kind=what,
            )
        self.spend(what, **whose)

    # ---- several servers

    def share(self) -> None:
        """Start recording what is taken, to be told to other servers."""
        self.taken = {}

    def note(self, kind: str, who: str, tokens: float) -> None:
        assert self.taken is not None
        if kind not in OF_A_SOCKET:
            self.taken[kind, who] = self.taken.get((kind, who), 0.0) + tokens

    def owing(self) -> list[Owing]:
        """The buckets that are not full, or the emptiest of them if there are too many to be told. All others begin to
        count anew, so that nothing is told twice."""
        found, now = [], self.now()
        for (kind, who), taken in (self.taken or {}).items():
            limit, bucket = limit_of(kind), self.buckets.get((kind, who))
            missing = 0.0 if limit is None or bucket is None else bucket.missing(limit, now)
            if limit is not None and missing > 0.0:
                found.append((missing / limit.at_once, Owing(kind, who, taken, missing)))
        told = [owing for _, owing in heapq.nlargest(MOST_TOLD, found)]
        if self.taken is not None:
            self.taken = {(owing.kind, owing.who): owing.taken for owing in told}
        return told

    def take_elsewhere(self, kind: str, who: str, tokens: float) -> None:
        """Take tokens that somebody has taken on another server, down to twice what the bucket holds."""
        limit = limit_of(kind)
        if self.on and limit is not None and tokens > 0:
            now = self.now()
            bucket = self.bucket(kind, who, limit, now)
            bucket.fill(limit, now)
            bucket.tokens = max(bucket.tokens - tokens, -limit.at_once)

    def let_miss(self, kind: str, who: str, missing: float) -> None:
        """Take as many tokens as are needed for so many to be missing."""
        limit = limit_of(kind)
        if self.on and limit is not None:
            now = self.now()
            bucket = self.bucket(kind, who, limit, now)
            self.take_elsewhere(kind, who, missing - bucket.missing(limit, now))

    def forget(self, who: str) -> None:
        """A socket has closed: drop its buckets."""
        for kind in (*LIMITS, "budget of socket"):
            self.buckets.pop((kind, who), None)


def address(connection: ASGIConnection[Any, Any, Any, Any], settings: Settings) -> str:
    """The address to which a connection is counted."""
    return network(origin(connection, settings))


def origin(connection: ASGIConnection[Any, Any, Any, Any], settings: Settings) -> str:
    """The nearest address that is not a trusted proxy."""
    near = connection.client.host if connection.client else ""
    trusted = settings.trusted_proxies
    # each proxy appends the address that it hears from, to the same line or in a new one
    forwarded = ",".join(connection.headers.getall("x-forwarded-for", [])).split(",")
    while near in trusted and forwarded:
        near = forwarded.pop().strip()
    return near


def network(host: str) -> str:
    """The address that is counted; for IPv6, the network, since everybody has a whole one."""
    try:
        found = ipaddress.ip_address(host)
    except ValueError:
        return "unknown"
    if isinstance(found, ipaddress.IPv6Address):
        return str(found.ipv4_mapped or ipaddress.IPv6Network((found, 64), strict=False))
    return str(found)

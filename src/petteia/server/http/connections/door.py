"""HTTP as uvicorn serves it, with little patience: an unfinished request can hold its connection for only a few
seconds, and nobody can hold many.

An honest request arrives within milliseconds. So when too many connections from one address are waiting for their
requests, the one that has waited longest is closed, and others from the same address still get through.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Any, ClassVar, Final, Literal

import h11
import structlog
from uvicorn.protocols.http.h11_impl import H11Protocol

from ...limits import network
from ...metrics import count_refusal
from ...settings import Settings

TOO_SLOW: Final = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
LOG = structlog.get_logger("petteia.door")

Part = Literal["headers", "body"]  # what a connection is waiting for


@dataclass(frozen=True)
class Patience:
    """How long to wait for the parts of a request and for the answer to be read, and for how many requests at a
    time."""

    headers: float = 10.0  # seconds from the connection, or from the last answer, to the last header
    body: float = 20.0  # seconds from there to the end of the body
    reading: float = 30.0  # seconds within which a client must begin to read an answer
    most_of_one: int = 100  # connections from one address that are waiting for their requests
    most: int = 500  # from all addresses


class Waiting:
    """The connections that are waiting for their requests, longest first."""

    def __init__(self, patience: Patience) -> None:
        self.patience = patience
        self.everybody: dict[Door, None] = {}
        self.by_address: dict[str, dict[Door, None]] = {}

    def enter(self, door: Door) -> None:
        """Add a waiting connection; close the oldest if there are too many."""
        those = self.by_address.setdefault(door.address, {})
        those[door] = self.everybody[door] = None
        if door.address and len(those) > self.patience.most_of_one:
            self.close_oldest(those)
        elif len(self.everybody) > self.patience.most:
            self.close_oldest(self.everybody)

    def close_oldest(self, doors: dict[Door, None]) -> None:
        oldest = next(iter(doors))
        count_refusal("connections")
        LOG.warning("too many connections wait", address=oldest.address or "proxy", waiting=len(doors))
        oldest.cut()

    def leave(self, door: Door) -> None:
        self.everybody.pop(door, None)
        those = self.by_address.get(door.address, {})
        those.pop(door, None)
        if not those:
            self.by_address.pop(door.address, None)


class Door(H11Protocol):
    """One client's connection, until it becomes a WebSocket."""

    patience: ClassVar[Patience]
    waiting: ClassVar[Waiting]
    proxies: ClassVar[frozenset[str]]

    address = ""  # the client's; empty for a trusted proxy, which stands for everybody
    part: Part | None = None
    alarm: asyncio.TimerHandle | None = None
    reading_alarm: asyncio.TimerHandle | None = None

    # ---- called by uvicorn and its transport

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        host = self.client[0] if self.client else ""
        self.address = "" if host in self.proxies else network(host)
        self.look()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self.look()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self.look()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.wait_for(None)
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self.wait_for(None)
        self.resume_writing()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.reading_alarm = self.loop.call_later(self.patience.reading, self.give_up)

    def resume_writing(self) -> None:
        if self.reading_alarm is not None:
            self.reading_alarm.cancel()
            self.reading_alarm = None
        super().resume_writing()

    # ---- time limits

    def look(self) -> None:
        """Find out what the connection is waiting for now."""
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            self.wait_for(None)
        elif self.conn.their_state is h11.SEND_BODY:
            self.wait_for("body")
        elif self.cycle is None or self.cycle.response_complete:
            self.wait_for("headers")
        else:
            self.wait_for(None)

    def wait_for(self, part: Part | None) -> None:
        """Start or stop waiting for a part of a request."""
        if part == self.part:
            return
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None
        before, self.part = self.part, part
        if part is None:
            self.waiting.leave(self)
            return
        seconds = self.patience.headers if part == "headers" else self.patience.body
        self.alarm = self.loop.call_later(seconds, self.too_slow, seconds)
        if before is None:
            self.waiting.enter(self)

    def too_slow(self, seconds: float) -> None:
        """Cut the connection: the part of the request has not arrived in time."""
        if self.begun:
            count_refusal("slow_request")
            LOG.warning("slow request", address=self.address or "proxy", part=self.part, seconds=seconds)
        self.cut()

    @property
    def begun(self) -> bool:
        """Whether part of a request has arrived, so that this is more than an idle connection."""
        return self.part == "body" or bool(self.conn.trailing_data[0])

    def cut(self) -> None:
        """Close a connection whose request does not arrive."""
        answered = self.cycle is not None and self.cycle.response_started and not self.cycle.response_complete
        if self.begun and not answered:
            self.transport.write(TOO_SLOW)
        self.wait_for(None)
        self.transport.close()

    def give_up(self) -> None:
        """Close a connection whose client does not read its answer."""
        count_refusal("slow_reader")
        LOG.warning("slow reader", address=self.address or "proxy", seconds=self.patience.reading)
        self.transport.abort()


def door_of(settings: Settings, patience: Patience | None = None) -> type[Door]:
    """The protocol class for a server's connections, which share one list of those waiting."""
    kept = patience or Patience()
    own: dict[str, Any] = {"patience": kept, "waiting": Waiting(kept), "proxies": settings.trusted_proxies}
    return type("Door", (Door,), own)

"""Requests to addresses that people supply: to the open internet, and never into the operator's network.

A name is resolved once, all its addresses must be public, and the connection is made to exactly those; so it does not
matter if the name resolves to something else a moment later. No redirects are followed, and little is read, within a
time limit.
"""

from __future__ import annotations

import asyncio
import ipaddress
import re
import socket
import ssl
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Final
from urllib.parse import urlsplit

import h11

from .settings import Settings

LONGEST: Final = 1_000  # characters of an address
SECONDS: Final = 10.0  # for the whole request
MOST_READ: Final = 16_384  # bytes of an answer
MOST_TRIED: Final = 3  # addresses of a name
PORTS: Final = {"https": 443, "http": 80}
WRITTEN: Final = re.compile(r"[!-~]+")
NAME: Final = re.compile(r"[A-Za-z0-9.-]+|[0-9a-fA-F:.]+")
GLOBAL: Final = ipaddress.ip_network("2000::/3")
TRANSLATED: Final = ipaddress.ip_network("64:ff9b::/96")  # IPv4 addresses in networks that have only IPv6
# parts of 2000::/3 with special meanings: embedded protocols, examples, tunnels
PECULIAR: Final = tuple(ipaddress.ip_network(net) for net in ("2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20"))


class Astray(ValueError):
    """The address must not be called; the text says why."""


class Unreachable(OSError):
    """Nobody answered there, or not in HTTP."""


@dataclass(frozen=True)
class Target:
    """An address, split into its parts."""

    scheme: str
    host: str
    port: int
    path: str

    @property
    def origin(self) -> str:
        """Scheme, host and port, as a browser writes them."""
        usual = self.port == PORTS[self.scheme]
        return f"{self.scheme}://{self.authority}" if usual else f"{self.scheme}://{self.authority}:{self.port}"

    @property
    def authority(self) -> str:
        return f"[{self.host}]" if ":" in self.host else self.host


async def looked_up(host: str, port: int) -> list[str]:
    """The numeric addresses of a name, by the system's resolver."""
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return [str(place[4][0]) for place in found]


def is_open(place: str) -> bool:
    """Whether a numeric address belongs to the open internet: not to this machine, its network, or a reserved range."""
    found = ipaddress.ip_address(place.partition("%")[0])
    if isinstance(found, ipaddress.IPv4Address):
        return found.is_global and not found.is_multicast
    if found.ipv4_mapped is not None:
        return is_open(str(found.ipv4_mapped))
    if found in TRANSLATED:
        return is_open(str(ipaddress.IPv4Address(int(found) & 0xFFFF_FFFF)))
    return found in GLOBAL and found.is_global and not any(found in net for net in PECULIAR)


class Outward:
    """Calls addresses outside. With the setting `inside`, for tests, it also calls this network, and without TLS."""

    def __init__(
        self,
        settings: Settings,
        look_up: Callable[[str, int], Awaitable[list[str]]] = looked_up,
        context: ssl.SSLContext | None = None,
    ) -> None:
        self.is_there = settings.outward != "no"
        self.inside = settings.outward == "inside"
        self.look_up = look_up
        self.context = context or ssl.create_default_context()

    def target(self, address: str) -> Target:
        """An address, split into its parts; refused if it could not be called."""
        if len(address) > LONGEST or not WRITTEN.fullmatch(address):
            raise Astray(f"The address must have at most {LONGEST} plain characters")
        try:
            parts = urlsplit(address)
            port = parts.port or PORTS.get(parts.scheme, 0)
        except ValueError:
            raise Astray("This is not a valid address") from None
        if parts.scheme not in PORTS or (parts.scheme != "https" and not self.inside):
            raise Astray("The address must begin with https://")
        if not parts.hostname or not NAME.fullmatch(parts.hostname) or "@" in parts.netloc:
            raise Astray("The address must name a host, and no user")
        if port != PORTS["https"] and not self.inside:
            raise Astray("The address must have the usual port of https")
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        return Target(parts.scheme, parts.hostname, port, path)

    async def places(self, target: Target) -> list[str]:
        """The numeric addresses to connect to, IPv4 first; refused if any of them is inside the network."""
        try:
            found = await self.look_up(target.host, target.port)
        except (OSError, UnicodeError):
            raise Unreachable(f"{target.host} cannot be found") from None
        if not self.inside and not all(map(is_open, found)):
            raise Astray("The address is inside this server's network")
        return sorted(set(found), key=lambda place: (":" in place, place))[:MOST_TRIED]

    async def check(self, address: str) -> None:
        """Refuse an address that would never be called."""
        target = self.target(address)
        try:
            async with asyncio.timeout(SECONDS):
                await self.places(target)
        except TimeoutError:
            raise Unreachable(f"{target.host} cannot be found") from None

    async def post(self, address: str, headers: Mapping[str, str], body: bytes) -> int:
        """Post something; returns the status of the answer."""
        target = self.target(address)
        try:
            async with asyncio.timeout(SECONDS):
                reader, writer = await self.connect(target, await self.places(target))
                try:
                    return await exchange(reader, writer, target, headers, body)
                finally:
                    writer.transport.abort()
        except (OSError, h11.RemoteProtocolError) as error:  # a timeout is an OSError, too
            raise Unreachable(f"{target.host}: {type(error).__name__}") from error

    async def connect(self, target: Target, places: list[str]) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A connection to the first of these addresses that accepts one; the certificate must name the host."""
        secure = {"ssl": self.context, "server_hostname": target.host} if target.scheme == "https" else {}
        for place in places:
            try:
                return await asyncio.open_connection(place, target.port, **secure)  # type: ignore[arg-type]
            except OSError as error:
                failure = error
        raise failure if places else Unreachable(f"{target.host} leads nowhere")


async def exchange(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter, target: Target, headers: Mapping[str, str], body: bytes
) -> int:
    """Send a request; returns the status of the answer, and reads nothing else of it."""
    line = h11.Connection(h11.CLIENT, max_incomplete_event_size=MOST_READ)
    host = target.origin.partition("//")[2]
    own = {"Host": host, "User-Agent": "petteia", "Connection": "close", "Content-Length": str(len(body))}
    request = h11.Request(method="POST", target=target.path, headers=[*own.items(), *headers.items()])
    for event in (request, h11.Data(data=body), h11.EndOfMessage()):
        writer.write(line.send(event) or b"")
    await writer.drain()
    left = MOST_READ
    while left > 0:
        answer = line.next_event()
        if isinstance(answer, h11.Response):
            return answer.status_code
        if isinstance(answer, h11.ConnectionClosed):
            break
        if answer is h11.NEED_DATA:
            heard = await reader.read(left)
            left -= len(heard)
            line.receive_data(heard)
    raise Unreachable("no answer")

"""The places where the servers of `several.py` run: behind cables on this machine, or each in a network namespace."""

from __future__ import annotations

import asyncio
import os
import signal
from abc import ABC, abstractmethod
from contextlib import AbstractAsyncContextManager, suppress
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from servers.process import Server
from troubles import CLOCK

from network.bad_wire import Streams
from network.cable import Cable
from network.namespaces import NETWORKS, TO_OTHERS, TO_POSTGRES, Room

POSTGRES_SOCKET = ".s.PGSQL.5432"
POSTGRES_HOST = f"{NETWORKS[TO_POSTGRES]}.1"


class Station(ABC):
    """The place where one of the servers runs: its folder, its wall clock, and its connections."""

    within: tuple[str, ...] = ()  # the command that starts a server there

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.clock = folder / "clock"
        self.server: Server | None = None
        self.ready = False

    @abstractmethod
    def apart_from_postgres(self) -> AbstractAsyncContextManager[None]:
        """Nothing gets through between PostgreSQL and the server, and neither is told."""

    @abstractmethod
    def apart_from_others(self) -> AbstractAsyncContextManager[None]:
        """The other servers cannot reach this one."""

    @abstractmethod
    async def connect(self) -> None:
        """Lay its connections."""

    @abstractmethod
    def environment(self, database: str) -> dict[str, str]:
        """The environment that tells the server about its network."""

    async def prepare(self) -> None:
        """Connect the station, and set its clock."""
        self.folder.mkdir()
        self.clock.write_text("0")
        await self.connect()
        self.ready = True

    def start(self, database: str) -> None:
        path = os.pathsep.join(filter(None, [str(CLOCK), os.environ.get("PYTHONPATH", "")]))
        self.server = Server(
            self.folder,
            *self.within,
            PETTEIA_WORKERS="1",
            PETTEIA_CLOCK_FILE=str(self.clock),
            PYTHONPATH=path,
            **self.environment(database),
        )

    async def close(self) -> None:
        """End the server."""
        if self.server is not None:
            with suppress(ProcessLookupError):
                os.kill(self.server.process.pid, signal.SIGCONT)
            self.server.end()

    @property
    def runs(self) -> bool:
        return self.server is not None and self.server.process.poll() is None


class Cabled(Station):
    """A place on this machine; one cable leads to PostgreSQL, another comes from the other servers."""

    def __init__(self, folder: Path, postgres: Path) -> None:
        super().__init__(folder)
        self.postgres = postgres
        self.to_postgres = Cable(self.dial_postgres)
        self.from_others = Cable(self.dial_server)
        self.reach = ""
        self.doors: list[asyncio.Server] = []

    async def dial_postgres(self) -> Streams:
        return await asyncio.open_unix_connection(self.postgres / POSTGRES_SOCKET)

    async def dial_server(self) -> Streams:
        if self.server is None:
            raise ConnectionRefusedError
        address = urlsplit(self.server.address)
        return await asyncio.open_connection(address.hostname, address.port)

    def apart_from_postgres(self) -> AbstractAsyncContextManager[None]:
        return self.to_postgres.cut()

    def apart_from_others(self) -> AbstractAsyncContextManager[None]:
        return self.from_others.cut()

    async def connect(self) -> None:
        there = await asyncio.start_unix_server(self.to_postgres.carry, self.folder / POSTGRES_SOCKET)
        here = await asyncio.start_server(self.from_others.carry, "127.0.0.1", 0)
        self.doors = [there, here]
        host, port = here.sockets[0].getsockname()
        self.reach = f"{host}:{port}"

    def environment(self, database: str) -> dict[str, str]:
        return {
            "PETTEIA_DATABASE": database.replace(str(self.postgres), str(self.folder)),
            "PETTEIA_REACH": self.reach,
        }

    async def close(self) -> None:
        """End the server and its connections."""
        await super().close()
        for door in self.doors:
            door.close()
        for cable in (self.to_postgres, self.from_others):
            await cable.rest()


class Housed(Station):
    """A room of its own; what is cut are its links."""

    def __init__(self, folder: Path, number: int) -> None:
        super().__init__(folder)
        self.room = Room(number)
        self.within = self.room.within

    def apart_from_postgres(self) -> AbstractAsyncContextManager[None]:
        return self.room.unplugged(TO_POSTGRES)

    def apart_from_others(self) -> AbstractAsyncContextManager[None]:
        return self.room.unplugged(TO_OTHERS)

    async def connect(self) -> None:
        """A room is connected from the beginning."""

    def environment(self, database: str) -> dict[str, str]:
        return {
            "PETTEIA_DATABASE": database.partition("?")[0].replace("@/", f"@{POSTGRES_HOST}/"),
            "PETTEIA_HOST": self.room.address(TO_OTHERS),
        }


def cluster_for_rooms() -> Any:
    """A PostgreSQL that is reached over its network."""
    from server.cluster import Cluster

    class Reached(Cluster):
        settings = (*Cluster.settings, f"listen_addresses={POSTGRES_HOST}")
        rules = f"{Cluster.rules}host all all {NETWORKS[TO_POSTGRES]}.0/24 trust\n"

    return Reached()

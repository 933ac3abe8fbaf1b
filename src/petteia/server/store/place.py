"""Where a server keeps its data: a SQLite file or a PostgreSQL database, by one setting."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path
from typing import TYPE_CHECKING, Protocol, TypeVar

from sqlalchemy import Connection as Steps

from ..settings import Settings
from .database import File
from .store import Connection, Reader, Unusable
from .works import GroupedStore

if TYPE_CHECKING:
    from .postgres.service import Service

T = TypeVar("T")


class Place(Protocol):
    """Where the data is. It can be sent to another process, and as text it shows no password."""

    @property
    def folder(self) -> Path | None:
        """The folder whose disk must not be full, if it is ours."""

    def exists(self) -> bool:
        """Whether anything was ever stored there."""

    def store(self, readers: int = 2) -> GroupedStore:
        """The server's own access."""

    def reader(self) -> Reader:
        """A separate reader."""

    def do(self, work: Callable[[Connection], T]) -> T:
        """Do a work in its own transaction; a server may be running."""

    def backup(self, file: Path) -> None:
        """Copy everything to a file as it is now, while others read and write."""

    def steps(self, writing: bool) -> AbstractContextManager[Steps]:
        """A transaction that alembic can use: all or nothing."""

    def house(self) -> AbstractContextManager[None]:
        """While a server runs: makes sure that it may serve here, and that the data is up to date and can be written
        to."""

    def usable(self) -> AbstractContextManager[None]:
        """Turns whatever goes wrong with the database into an `Unusable` that says it in a sentence."""


def place_of(settings: Settings) -> Place:
    """Where the data is, by these settings."""
    if not settings.database:
        return File(settings.folder / "petteia.sqlite3")
    return place_at(settings.database)


def place_at(address: str) -> Service:
    """The PostgreSQL database at an address."""
    try:
        from .postgres.service import Service
    except ModuleNotFoundError as error:
        raise Unusable(
            f"PostgreSQL needs the package {error.name}, which is not installed. "
            "Run: pip install 'petteia[server,postgres]'"
        ) from None
    return Service(address)

"""Where a server keeps its data: a file of SQLite, or a database of PostgreSQL, by one setting."""

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
    """Where the data is. It can be sent to another process, and as a text it names no password."""

    @property
    def folder(self) -> Path | None:
        """The folder whose disk must not be full, if it is ours."""

    def exists(self) -> bool:
        """Whether anything was ever stored there."""

    def store(self, readers: int = 2) -> GroupedStore:
        """The server's own access."""

    def reader(self) -> Reader:
        """Somebody who reads beside it."""

    def do(self, work: Callable[[Connection], T]) -> T:
        """Do a work in a transaction of its own, beside a server that may be running."""

    def backup(self, file: Path) -> None:
        """Copy everything to a file as it is now, while others read and write."""

    def steps(self, writing: bool) -> AbstractContextManager[Steps]:
        """A transaction that alembic can use: all of it happens, or nothing."""

    def house(self) -> AbstractContextManager[None]:
        """For the time of a server: it is the only one here, and the data is up to date and can be written to."""

    def usable(self) -> AbstractContextManager[None]:
        """Whatever goes wrong with the database, as an `Unusable` that says it in a sentence."""


def place_of(settings: Settings) -> Place:
    """Where these settings say that the data is."""
    if not settings.database:
        return File(settings.folder / "petteia.sqlite3")
    return place_at(settings.database)


def place_at(address: str) -> Service:
    """The database of PostgreSQL at an address."""
    try:
        from .postgres.service import Service
    except ModuleNotFoundError as error:
        raise Unusable(
            f"PostgreSQL needs the package {error.name}, which is not installed. "
            "Run: pip install 'petteia[server,postgres]'"
        ) from None
    return Service(address)

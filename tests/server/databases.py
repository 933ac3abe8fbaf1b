"""The databases of the tests' servers: each server has one of its own, found again by its data folder."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:  # every test of the project begins by reading this file, and few need a server
    from petteia.server.store.place import Place
    from server.cluster import Cluster

SQLITE, POSTGRES = "sqlite", "postgresql"
chosen = SQLITE  # for whole runs: pytest --database postgresql
made: dict[Path, str] = {}


@cache
def cluster() -> Cluster:
    """The one PostgreSQL of these tests, started when it is first needed."""
    from server.cluster import Cluster

    return Cluster()


def choose(kind: str) -> str:
    """The servers that begin from now on run on this one; returns what was chosen before."""
    global chosen
    before, chosen = chosen, kind
    return before


def environment(folder: Path) -> dict[str, str]:
    """The environment of a server with that data folder."""
    found = {"PETTEIA_DATA": str(folder)}
    if chosen == POSTGRES:
        if folder not in made:
            made[folder] = cluster().lend()
        found["PETTEIA_DATABASE"] = made[folder]
    return found


def place_in(folder: Path) -> Place:
    """Where such a server keeps its data."""
    from petteia.server.settings import read_settings
    from petteia.server.store.place import place_of

    return place_of(read_settings(environment(folder)))


def forget(folders: list[Path]) -> None:
    """Let other servers use the databases of those that are gone."""
    for folder in folders:
        cluster().take_back(made.pop(folder))

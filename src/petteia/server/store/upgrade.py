"""Upgrades a database to the current schema, or says that it belongs to a later version of Petteia."""

from __future__ import annotations

from contextlib import AbstractContextManager
from pathlib import Path
from typing import Protocol

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from . import store
from .store import Unusable

MIGRATIONS = Path(__file__).parent / "migrations"


class WrongVersion(Unusable):
    """This version of Petteia cannot use the database."""


class TooNew(WrongVersion):
    """A later version has written the database."""


class TooOld(WrongVersion):
    """An earlier version has written the database, and it has not been upgraded."""


class Migrating(Protocol):
    """A database that alembic can upgrade step by step."""

    def exists(self) -> bool:
        """Whether anything was ever stored there."""

    def steps(self, writing: bool) -> AbstractContextManager[Connection]:
        """A transaction: all or nothing."""


def configuration() -> Config:
    """Where alembic finds the steps."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return config


def upgrade(place: Migrating, to: str = "head") -> None:
    """Run the steps that the database lacks, all or none of them; an empty or missing database gets the whole
    schema."""
    config = configuration()
    with place.steps(writing=True) as connection:
        check_known(place, config, connection)
        config.attributes["connection"] = connection
        command.upgrade(config, to)


def check_current(place: Migrating) -> None:
    """Refuse a database that does not exist, or is not as this version writes it; changes nothing."""
    if not place.exists():
        raise FileNotFoundError(f"{place}: there is no database yet")
    with place.steps(writing=False) as connection:
        present = check_known(place, configuration(), connection)
    if present != {latest()}:
        raise TooOld(
            f"{place} was written by an earlier version of Petteia; start the server once to bring it up to date"
        )


def latest() -> str:
    """The last step that this version knows."""
    (head,) = ScriptDirectory.from_config(configuration()).get_heads()
    return head


def schema_of(connection: store.Connection) -> str:
    """The last step applied to an open database."""
    (found,) = connection.execute("SELECT version_num FROM alembic_version").fetchone() or ("unknown",)
    return str(found)


def check_known(place: Migrating, config: Config, connection: Connection) -> set[str]:
    """The last step applied to the database; one from a later version is refused."""
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    present = set(MigrationContext.configure(connection).get_current_heads())
    if not present <= known:
        raise TooNew(
            f"{place} was written by a later version of Petteia (its schema is {', '.join(sorted(present))}, this "
            f"version knows {', '.join(sorted(known))}). Install that version, or restore a backup of this one."
        )
    return present

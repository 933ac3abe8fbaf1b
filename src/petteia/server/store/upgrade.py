"""Brings a database file to the current schema, or says that it belongs to a later version of Petteia."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, create_engine, event
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.pool import NullPool

from . import store

MIGRATIONS = Path(__file__).parent / "migrations"


class Unusable(RuntimeError):
    """A database that cannot be used; says why in a sentence."""


class WrongVersion(Unusable):
    """A database file that this version of Petteia cannot use."""


class TooNew(WrongVersion):
    """A later version has written it."""


class TooOld(WrongVersion):
    """An earlier version has written it, and it has not been brought up to date."""


@contextmanager
def usable(path: Path) -> Iterator[None]:
    """Whatever goes wrong with the file, in a sentence."""
    try:
        yield
    except FileNotFoundError as error:
        raise Unusable(str(error)) from None
    except (OSError, sqlite3.Error, SQLAlchemyError) as error:
        raise Unusable(
            f"the database {path} cannot be used: {error.__cause__ or error}. Is the file intact, and may this user "
            "write to it? docs/server.md explains how to restore a backup"
        ) from None


def configuration() -> Config:
    """Where alembic finds the steps."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return config


def upgrade(path: Path, to: str = "head") -> None:
    """Run the steps that the file lacks, all or none of them; an empty or missing file gets the whole schema."""
    config = configuration()
    with transaction(path, "BEGIN IMMEDIATE") as connection:
        check_known(path, config, connection)
        config.attributes["connection"] = connection
        command.upgrade(config, to)


def check_current(path: Path) -> None:
    """Refuse a file that is not there, or not as this version writes it; changes nothing."""
    if not path.exists():
        raise FileNotFoundError(f"{path}: there is no database yet")
    with transaction(path, "BEGIN") as connection:
        present = check_known(path, configuration(), connection)
    if present != {latest()}:
        raise TooOld(
            f"{path} was written by an earlier version of Petteia; start the server once to bring it up to date"
        )


def latest() -> str:
    """The last step that this version knows."""
    (head,) = ScriptDirectory.from_config(configuration()).get_heads()
    return head


def schema_of(connection: store.Connection) -> str:
    """The last step applied to an open database."""
    (found,) = connection.execute("SELECT version_num FROM alembic_version").fetchone() or ("unknown",)
    return str(found)


def check_known(path: Path, config: Config, connection: Connection) -> set[str]:
    """The last step applied to the file; one from a later version is refused."""
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    present = set(MigrationContext.configure(connection).get_current_heads())
    if not present <= known:
        raise TooNew(
            f"{path} was written by a later version of Petteia (its schema is {', '.join(sorted(present))}, this "
            f"version knows {', '.join(sorted(known))}). Install that version, or restore a backup of this one."
        )
    return present


@contextmanager
def transaction(path: Path, begin: str) -> Iterator[Connection]:
    """A connection that alembic can use; what is done with it happens as a whole or not at all.

    Python's driver begins no transaction before it changes a schema, so it is said here how one begins.
    """
    engine = create_engine("sqlite://", poolclass=NullPool, creator=lambda: sqlite3.connect(path, isolation_level=None))
    event.listen(engine, "begin", lambda connection: connection.exec_driver_sql(begin))
    with engine.begin() as connection:
        yield connection

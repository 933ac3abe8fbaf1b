"""Brings a database file to the present schema, or says that it belongs to a later version of Petteia."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, create_engine, event
from sqlalchemy.pool import NullPool

MIGRATIONS = Path(__file__).parent / "migrations"


class TooNew(RuntimeError):
    """A database file that a later version of Petteia has written."""


def configuration() -> Config:
    """Where alembic finds the steps."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return config


def upgrade(path: Path, to: str = "head") -> None:
    """Run the steps that the file lacks, all or none of them; an empty or missing file gets the whole schema."""
    config = configuration()
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    engine = create_engine("sqlite://", poolclass=NullPool, creator=lambda: sqlite3.connect(path, isolation_level=None))
    event.listen(engine, "begin", begin)
    with engine.begin() as connection:
        present = MigrationContext.configure(connection).get_current_heads()
        if not set(present) <= known:
            raise TooNew(
                f"{path} was written by a later version of Petteia (its schema is {', '.join(present)}, this version "
                f"knows {', '.join(sorted(known))}). Install that version, or restore a backup of this one."
            )
        config.attributes["connection"] = connection
        command.upgrade(config, to)


def begin(connection: Connection) -> None:
    """Python's driver begins no transaction before it changes a schema; so say it, and keep others out meanwhile."""
    connection.exec_driver_sql("BEGIN IMMEDIATE")

"""The tables of the queue, which are procrastinate's: created, brought up to date, or refused.

procrastinate comes with migrations, but does not note which of them have been made. We note the last one as a comment
on its table of jobs.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import procrastinate
import psycopg
from procrastinate.schema import migrations_path

from ..store.store import Connection, Unusable

JOBS: Final = "procrastinate_jobs"
MARK: Final = "petteia: "
LOCK: Final = 0x7065747401  # held by the worker that changes the tables
UNMARKED: Final = "03.04.00_50_post_add_retry_failed_job_procedure"  # what our first workers created
FOUND: Final = f"SELECT to_regclass('{JOBS}') IS NOT NULL, obj_description(to_regclass('{JOBS}'), 'pg_class')"


def latest() -> str:
    """The last migration of the procrastinate that is installed here."""
    return migrations()[-1].stem


def migrations() -> list[Path]:
    """All its migrations, in order."""
    return sorted(migrations_path.glob("*.sql"))


def made(row: Any) -> str:
    """The last migration that was made, by what was found; "" if there are no tables yet."""
    there, comment = row
    if not there:
        return ""
    return comment.removeprefix(MARK) if comment is not None and comment.startswith(MARK) else UNMARKED


def last_made(connection: Connection) -> str:
    """The last migration that was made in a database; "" if it has no queue."""
    return made(connection.execute(FOUND).fetchone())


async def prepare(database: str) -> None:
    """Create the tables of the queue, or bring them up to date; refuse them if a later release has made them."""
    async with await psycopg.AsyncConnection.connect(database, autocommit=True) as link:
        await link.execute("SELECT pg_advisory_lock(%s)", (LOCK,))
        last = made(await (await link.execute(FOUND)).fetchone())
        if last > latest():
            raise Unusable(
                f"The queue in this database was made by a later version of procrastinate (it is at {last}, "
                f"and version {procrastinate.__version__} here ends at {latest()}). "
                "Run: pip install --upgrade 'petteia[server,postgres]'"
            )
        if not last:
            await make(link, procrastinate.schema.SchemaManager.get_schema(), latest())
        for migration in migrations():
            if last and migration.stem > last:
                await make(link, migration.read_text(), migration.stem)


async def make(link: psycopg.AsyncConnection[Any], sql: str, name: str) -> None:
    """Run the statements of a migration and note its name: both or neither."""
    async with link.transaction():
        await link.execute(sql.encode())
        await link.execute(mark(name))


def mark(name: str) -> bytes:
    """The statement that notes the last migration."""
    return f"COMMENT ON TABLE {JOBS} IS '{MARK}{name}'".encode()

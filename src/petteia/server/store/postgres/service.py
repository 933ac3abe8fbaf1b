"""A PostgreSQL database: where it is, who may serve it, and what is wrong with it."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import TypeVar

import psycopg
from psycopg.conninfo import conninfo_to_dict, make_conninfo
from sqlalchemy import Connection as Steps
from sqlalchemy import create_engine, event
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.pool import NullPool

from ..store import Connection, Failed, Unusable
from ..upgrade import latest, schema_of, upgrade
from .database import Postgres, PostgresReader, hold, mark_of
from .dialect import step
from .link import Link

T = TypeVar("T")


@dataclass(frozen=True)
class Service:
    """A database at an address like postgresql://petteia:password@host/petteia."""

    address: str = field(repr=False)

    def __str__(self) -> str:
        return self.shown

    @cached_property
    def shown(self) -> str:
        """The address without its password."""
        try:
            parts = conninfo_to_dict(self.address)
        except psycopg.Error:
            return "PETTEIA_DATABASE"
        user = f"{parts['user']}@" if "user" in parts else ""
        port = f":{parts['port']}" if "port" in parts else ""
        return f"postgresql://{user}{parts.get('host', '')}{port}/{parts.get('dbname', '')}"

    @property
    def folder(self) -> Path | None:
        """None: PostgreSQL looks after its own disk."""
        return None

    def exists(self) -> bool:
        """Whether there is a schema yet."""
        with closing(self.connect("look")) as link:
            return bool(link.execute("SELECT to_regclass('alembic_version') IS NOT NULL").fetchone()[0])

    def connect(self, purpose: str) -> Link:
        """A connection whose purpose shows in PostgreSQL's lists."""
        return Link(self.address, f"petteia {purpose}")

    def store(self, readers: int = 2) -> Postgres:
        """The server's own access."""
        return Postgres(self, readers)

    def reader(self) -> PostgresReader:
        """A separate reader."""
        return PostgresReader(self)

    def do(self, work: Callable[[Connection], T]) -> T:
        """Do a work in its own transaction."""
        with closing(self.connect("work")) as link:
            link.begin()
            try:
                result = work(link)
            except BaseException:
                link.undo()
                raise
            link.commit()
            return result

    def backup(self, file: Path) -> None:
        """Copy everything to a file as it is now, with PostgreSQL's `pg_dump`; `pg_restore` restores it."""
        parts = conninfo_to_dict(self.address)
        secret = parts.pop("password", None)
        known = os.environ | ({} if secret is None else {"PGPASSWORD": str(secret)})
        draft = file.with_name(file.name + ".part")
        where = make_conninfo("", **parts)
        dump = ("pg_dump", "--format=custom", "--no-owner", f"--file={draft}", f"--dbname={where}")
        for command in (dump, ("pg_restore", "--list", str(draft))):
            try:
                done = subprocess.run(command, env=known, capture_output=True, text=True, check=False)
            except FileNotFoundError:
                raise Unusable(
                    f"{command[0]} is not installed. It is one of PostgreSQL's own programs, in the package "
                    "postgresql-client, and a copy of the database is made with it"
                ) from None
            if done.returncode:
                draft.unlink(missing_ok=True)
                raise Unusable(f"the database {self} cannot be copied: {' '.join(done.stderr.split())}")
        draft.chmod(0o600)
        os.replace(draft, file)

    @contextmanager
    def steps(self, writing: bool) -> Iterator[Steps]:
        """A transaction for alembic, whose steps are written in the SQL of the house."""
        engine = create_engine(
            "postgresql+psycopg://",
            poolclass=NullPool,
            creator=lambda: psycopg.connect(self.address, application_name="petteia steps"),
        )

        def put(_: object, __: object, sql: str, parameters: T, *___: object) -> tuple[str, T]:
            return step(sql), parameters

        event.listen(engine, "before_cursor_execute", put, retval=True)
        with engine.begin() as connection:
            yield connection

    @contextmanager
    def house(self) -> Iterator[None]:
        """Brings the database up to date, which needs it exclusively. Once it is up to date, several servers can share
        it."""
        with self.usable(), closing(self.connect("start")) as link:
            current = self.is_current(link)
            hold(link, str(self), shared=current)
            ((encoding,),) = link.execute("SHOW server_encoding").fetchall()
            if encoding != "UTF8":
                raise Unusable(f"the database {self} is encoded in {encoding}; create one with ENCODING 'UTF8'")
            if mark_of(link) is not None:
                raise Unusable(f"data is still to be copied into {self}: run `petteia migrate` again to finish that")
            if not current:
                upgrade(self)
            link.begin()
            link.execute("DELETE FROM runs WHERE number < 0")
            link.undo()
        yield

    def is_current(self, link: Link) -> bool:
        """Whether the schema is this version's."""
        if link.execute("SELECT to_regclass('alembic_version')").fetchone() == (None,):
            return False
        return schema_of(link) == latest()

    @contextmanager
    def usable(self) -> Iterator[None]:
        """Turns whatever goes wrong into a sentence."""
        try:
            yield
        except (FileNotFoundError, Failed, OSError, psycopg.Error, SQLAlchemyError) as error:
            if isinstance(error, FileNotFoundError):
                raise Unusable(str(error)) from None
            reason = " ".join(str(getattr(error, "orig", None) or error).split())
            raise Unusable(
                f"the database {self} cannot be used: {reason}. Is PostgreSQL running there, and does PETTEIA_DATABASE "
                "name the right user, password and database?"
            ) from None

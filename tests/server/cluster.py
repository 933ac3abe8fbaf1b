"""PostgreSQL for tests: Debian's, in a temporary folder, reached by a socket there; it ends with the tests."""

from __future__ import annotations

import atexit
import os
import shutil
import signal
import subprocess
import tempfile
import time
from functools import cached_property
from pathlib import Path
from typing import Any

from petteia.server.store.place import place_at
from petteia.server.store.postgres.link import Link
from petteia.server.store.schema import METADATA
from petteia.server.store.store import Failed
from petteia.server.store.upgrade import upgrade

PROGRAMS = Path("/usr/lib/postgresql")
OWNER = "postgres"  # PostgreSQL does not run as root
USER = "petteia"
PASSWORD = "correct horse"
TEMPLATE = "petteia_template"
SECONDS = 60.0
# what is tested here is killed processes, not power cuts
SETTINGS = (
    *("fsync=off", "full_page_writes=off", "listen_addresses=", "shared_buffers=32MB", "max_connections=60"),
    *("autovacuum=off", "wal_level=minimal", "max_wal_senders=0", "checkpoint_timeout=1h"),
)
# everybody leaves, every row is deleted, and numbers begin anew
EMPTY = "; ".join(
    [
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
        "WHERE datname = current_database() AND pid <> pg_backend_pid()",
        *(f"DELETE FROM {table.name}" for table in reversed(METADATA.sorted_tables)),
        "SELECT setval(oid::regclass, 1, false) FROM pg_class WHERE relkind = 'S'",
    ]
)


def as_owner() -> dict[str, Any]:
    """The user that runs PostgreSQL: ourselves, unless we are root."""
    return {"user": OWNER, "group": OWNER, "extra_groups": []} if os.getuid() == 0 else {}


def program(name: str) -> Path:
    """One of PostgreSQL's programs, from the newest installed version."""
    found = sorted(PROGRAMS.glob(f"*/bin/{name}"), key=lambda path: int(path.parts[-3]))
    assert found, "PostgreSQL is needed: tools/system-packages postgresql"
    return found[-1]


class Cluster:
    """A PostgreSQL with as many databases as tests want."""

    settings: tuple[str, ...] = SETTINGS
    rules = "local guarded all scram-sha-256\n"  # one database asks for the password

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="petteia-postgres-"))
        if os.getuid() == 0:
            shutil.chown(self.folder, OWNER, OWNER)
        self.count = 0
        self.spare: list[str] = []
        (secret := self.folder / "password").write_text(PASSWORD)
        secret.chmod(0o644)
        subprocess.run(
            [
                *(program("initdb"), "--no-sync", "--locale=C", "--encoding=UTF8", f"--username={USER}"),
                *(f"--pgdata={self.data}", "--auth=trust", f"--pwfile={secret}"),
            ],
            check=True,
            stdout=subprocess.DEVNULL,
            cwd=self.folder,
            **as_owner(),
        )
        (rules := self.data / "pg_hba.conf").write_text(self.rules + rules.read_text())
        self.start()
        atexit.register(self.remove)

    @property
    def data(self) -> Path:
        return self.folder / "data"

    def start(self) -> None:
        """Start it, and wait until it answers; after a kill it needs a moment."""
        until = time.monotonic() + SECONDS
        with (self.folder / "log").open("ab") as log:
            while True:
                settings = [part for setting in self.settings for part in ("-c", setting)]
                self.process = subprocess.Popen(
                    [program("postgres"), "-D", self.data, "-k", self.folder, *settings],
                    stdout=log,
                    stderr=log,
                    cwd=self.folder,
                    **as_owner(),
                )
                while self.process.poll() is None:
                    if self.answers():
                        return
                    time.sleep(0.05)
                assert time.monotonic() < until, (self.folder / "log").read_text()[-3000:]
                time.sleep(0.1)

    def answers(self) -> bool:
        try:
            self.execute("SELECT 1")
        except Failed:
            return False
        return True

    def stop(self, how: signal.Signals = signal.SIGQUIT) -> None:
        """End it: at once by default."""
        self.process.send_signal(how)
        self.process.wait()

    def remove(self) -> None:
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    def address(self, name: str) -> str:
        """How to reach a database."""
        return f"postgresql://{USER}@/{name}?host={self.folder}"

    def execute(self, sql: str, database: str = "postgres") -> list[Any]:
        """Run a statement that needs no transaction."""
        link = Link(self.address(database), "petteia tests")
        try:
            return link.execute(sql).fetchall()
        finally:
            link.close()

    @cached_property
    def template(self) -> str:
        """A database with all tables and nothing in them."""
        self.execute(f"CREATE DATABASE {TEMPLATE}")
        upgrade(place_at(self.address(TEMPLATE)))
        return TEMPLATE

    def create(self, template: str = "template1") -> str:
        """The address of a new database."""
        self.count += 1
        name = f"d{self.count}"
        self.execute(f"CREATE DATABASE {name} TEMPLATE {template}")
        return self.address(name)

    def drop(self, address: str) -> None:
        """Delete a database, even if somebody is connected to it."""
        name = address.partition("@/")[2].partition("?")[0]
        self.execute(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)")

    def lend(self) -> str:
        """The address of a database with all tables and nothing in them. To empty one is faster than to create one."""
        return self.spare.pop() if self.spare else self.create(self.template)

    def take_back(self, address: str) -> None:
        """Empty a database, whoever is connected to it; its tables must be as they were."""
        link = Link(address, "petteia tests")
        try:
            link.raw.execute(EMPTY)
        finally:
            link.close()
        self.spare.append(address)

"""PostgreSQL keeps what was written since a copy: restored to a moment, as docs/operate.md describes it."""

from __future__ import annotations

import shutil
import subprocess
import time
from collections.abc import Iterator

import pytest

from petteia.server.store.audit import audit
from petteia.server.store.place import Place, place_at
from petteia.server.store.upgrade import upgrade
from server.cluster import OWNER, SETTINGS, USER, Cluster, as_owner, program
from server.store.test_audit import play_games

SECONDS = 60.0


class Archiving(Cluster):
    """A PostgreSQL that keeps every file of its log."""

    settings = (
        *(setting for setting in SETTINGS if not setting.startswith(("wal_level", "max_wal_senders"))),
        *("wal_level=replica", "max_wal_senders=4", "archive_mode=on"),
        "archive_command=cp %p ../archive/%f.part && mv ../archive/%f.part ../archive/%f",
    )

    def start(self) -> None:
        (archive := self.folder / "archive").mkdir(exist_ok=True)
        if as_owner():
            shutil.chown(archive, OWNER, OWNER)
        super().start()

    def copy(self) -> None:
        """A copy of everything while it runs, as `pg_basebackup` makes it."""
        where = f"--host={self.folder} --username={USER} --pgdata={self.folder / 'copy'}".split()
        how = ("--wal-method=none", "--no-sync", "--checkpoint=fast")
        subprocess.run([program("pg_basebackup"), *where, *how], check=True, cwd=self.folder, **as_owner())

    def restore(self, until: str) -> None:
        """Begin anew from the copy, and go on by the log up to a moment."""
        self.stop()
        shutil.rmtree(self.data)
        (self.folder / "copy").rename(self.data)
        with (self.data / "postgresql.auto.conf").open("a") as written:
            written.write("restore_command = 'cp ../archive/%f %p'\nrecovery_target_action = 'promote'\n")
            written.write(f"recovery_target_time = '{until}'\n")
        (self.data / "recovery.signal").touch()
        self.start()


@pytest.fixture
def archiving() -> Iterator[Archiving]:
    made = Archiving()
    yield made
    made.stop()


def problems(place: Place) -> list[str]:
    return [verdict.problem for verdict in audit(place) if verdict.problem]


def count(place: Place) -> int:
    (found,) = place.do(lambda connection: connection.execute("SELECT count(*) FROM entries").fetchone())
    return int(found)


def test_all_is_as_it_was_at_a_moment_between_a_copy_and_a_disaster(archiving: Archiving) -> None:
    place = place_at(archiving.create())
    upgrade(place)
    archiving.copy()
    place.do(play_games)  # after the copy: only the log has it
    played = count(place)
    assert played > 100
    ((before_the_disaster,),) = archiving.execute("SELECT clock_timestamp()::text")
    place.do(lambda connection: connection.execute("DELETE FROM entries").rowcount)
    assert count(place) == 0
    ((last,),) = archiving.execute("SELECT pg_walfile_name(pg_switch_wal())")
    until = time.monotonic() + SECONDS
    while not (archiving.folder / "archive" / last).exists():
        assert time.monotonic() < until
        time.sleep(0.05)
    archiving.restore(before_the_disaster)
    while archiving.execute("SELECT pg_is_in_recovery()") == [(True,)]:
        assert time.monotonic() < until
        time.sleep(0.05)
    assert count(place) == played
    assert problems(place) == []

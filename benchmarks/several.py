"""Several servers on one PostgreSQL, which are killed, frozen, restarted and cut off while people play.

Each has its own clock, and its own cables (`cable.py`) over which it reaches PostgreSQL and the others reach it; or it
runs in a network namespace of its own, whose links are taken down (`namespaces.py`). A worker thinks for the bots at
some of the tables, and is killed as well.

    python benchmarks/several.py [--actions 20000] [--servers 3] [--seed 1] [--tables 12] [--namespaces]

Each client connects to any server, and to another when that one is gone. Afterwards, what the clients decided and heard
is compared with the logs (`evidence.py`), and PostgreSQL's own history of all leases and entries is checked: the server
that wrote an entry must have had the table. The last line is JSON.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from chaos import Report, Run, faults
from evidence import Logged, examine
from network import namespaces
from network.bad_wire import BadWire
from network.stations import Cabled, Housed, Station, cluster_for_rooms
from troubles import HOUR, Disk, House

from petteia.server.store.audit import audit
from petteia.server.store.place import place_at
from petteia.server.store.store import Connection, Failed

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

PAST_THE_LEASE = (7.0, 9.0)  # seconds
A_MOMENT = (0.5, 3.0)
BOT = "greedy"  # at every table of Cyclades
# PostgreSQL notes which server takes and leaves which table, and which one writes which entry, in the order of commits;
# and the answers of workers
HISTORY = """
CREATE TABLE history (number BIGSERIAL, kind TEXT, table_id TEXT, what BIGINT, who TEXT);
CREATE FUNCTION note() RETURNS trigger AS $$ BEGIN
    IF TG_OP = 'DELETE' THEN
        INSERT INTO history (kind, table_id, what, who)
            VALUES ('left', OLD.table_id, OLD.fence, current_setting('application_name'));
    ELSIF TG_TABLE_NAME = 'leases' THEN
        INSERT INTO history (kind, table_id, what, who)
            VALUES ('taken', NEW.table_id, NEW.fence, current_setting('application_name'));
    ELSIF TG_TABLE_NAME = 'answers' THEN
        INSERT INTO history (kind, table_id, what, who)
            VALUES ('thought', '', NEW.done, current_setting('application_name'));
    ELSE
        INSERT INTO history (kind, table_id, what, who)
            VALUES ('entry', NEW.table_id, NEW.number, current_setting('application_name'));
    END IF;
    RETURN NULL;
END $$ LANGUAGE plpgsql;
CREATE TRIGGER note_leases AFTER INSERT OR DELETE ON leases FOR EACH ROW EXECUTE FUNCTION note();
CREATE TRIGGER note_entries AFTER INSERT ON entries FOR EACH ROW EXECUTE FUNCTION note();
CREATE TRIGGER note_answers AFTER INSERT ON answers FOR EACH ROW EXECUTE FUNCTION note();
"""
# what servers say while PostgreSQL is away or ends their connections, and about those that left while they were cut off
EXPECTED = (
    *("store.Failed", "OperationalError", "AdminShutdown", "error ignored terminating"),
    "the database cannot be used",
    "returned without completing handshake",
)


@dataclass
class SeveralReport(Report):
    """The outcome, with what PostgreSQL says about leases."""

    namespaces: bool = False
    leases: int = 0
    thoughts: int = 0  # of workers
    stale: list[str] = field(default_factory=list)

    @property
    def clean(self) -> bool:
        return super().clean and not self.stale


class Houses(House):
    """Several servers on one database, each restarted whenever it has ended."""

    def __init__(self, disk: Disk, wire: BadWire, seed: int, cluster: Any, count: int, rooms: bool) -> None:
        super().__init__(disk, wire, seed)
        self.cluster = cluster
        self.database: str = cluster.lend()
        self.name = self.database.partition("@/")[2].partition("?")[0]
        folders = [self.data / str(number) for number in range(count)]
        self.stations: list[Station] = [
            Housed(folder, number) if rooms else Cabled(folder, cluster.folder) for number, folder in enumerate(folders)
        ]
        self.starting: set[asyncio.Future[None]] = set()
        self.worker: subprocess.Popen[bytes] | None = None
        self.keeping: asyncio.Task[None] | None = None

    @property
    def address(self) -> str:
        """The address of any running server."""
        running = [one.server.address for one in self.stations if one.runs and one.server is not None]
        return random.choice(running) if running else "http://127.0.0.1:9"

    async def start(self) -> None:
        """Start all servers that are not running."""
        for station in self.stations:
            if not station.ready:
                await station.prepare()
            if not station.runs:
                await self.begin(station)
        if self.keeping is None:
            self.keeping = asyncio.create_task(self.keep_worker())
            while not await asyncio.to_thread(self.is_working):
                await asyncio.sleep(0.2)

    async def keep_worker(self) -> None:
        """Restart the worker whenever it has ended, as systemd does."""
        while True:
            if self.worker is None or self.worker.poll() is not None:
                self.start_worker()
            await asyncio.sleep(1.0)

    def start_worker(self) -> None:
        """Start the worker; its output goes to `worker.log`."""
        command = [sys.executable, "-m", "petteia", "worker", "--jobs", "1"]
        told = os.environ | {"PETTEIA_DATABASE": self.database, "PETTEIA_LOG": "json"}
        with (self.data / "worker.log").open("ab") as log:
            self.worker = subprocess.Popen(command, env=told, stdout=log, stderr=log)

    def is_working(self) -> bool:
        """Whether a worker is running."""
        try:
            return bool(self.cluster.execute("SELECT 1 FROM procrastinate_workers", self.name))
        except Failed:  # there are no tables yet
            return False

    def end_worker(self) -> None:
        if self.worker is not None:
            self.worker.kill()
            self.worker.wait()

    async def begin(self, station: Station) -> None:
        starting = asyncio.get_running_loop().run_in_executor(None, station.start, self.database)
        self.starting.add(starting)  # even if nothing waits for it any more
        starting.add_done_callback(self.starting.discard)
        await asyncio.shield(starting)

    async def end(self, by: signal.Signals) -> None:
        """End all servers."""
        for station in self.stations:
            await self.end_one(station, by)

    async def end_one(self, station: Station, by: signal.Signals) -> None:
        server = station.server
        assert server is not None
        with suppress(ProcessLookupError):
            server.process.send_signal(by)
        await asyncio.to_thread(server.process.wait)
        server.end()

    def any_one(self) -> Station:
        return self.rng.choice(self.stations)


async def killed(house: Houses) -> None:
    """kill -9 of one server, in the middle of whatever it is doing."""
    station = house.any_one()
    await house.end_one(station, signal.SIGKILL)
    await house.begin(station)


async def restarted(house: Houses) -> None:
    """An orderly end of one server, and a new start."""
    station = house.any_one()
    await house.end_one(station, signal.SIGTERM)
    await house.begin(station)


async def frozen_for(house: Houses, seconds: tuple[float, float]) -> None:
    server = house.any_one().server
    assert server is not None
    pid = server.process.pid
    os.kill(pid, signal.SIGSTOP)
    try:
        await asyncio.sleep(house.rng.uniform(*seconds))
    finally:
        os.kill(pid, signal.SIGCONT)


async def frozen(house: Houses) -> None:
    """One server gets no processor time, for longer than its lease."""
    await frozen_for(house, PAST_THE_LEASE)


async def hesitant(house: Houses) -> None:
    """One server gets no processor time for a moment."""
    await frozen_for(house, A_MOMENT)


async def worker_killed(house: Houses) -> None:
    """kill -9 of the worker, whatever it is thinking about."""
    await asyncio.to_thread(house.end_worker)


async def notices_lost(house: Houses) -> None:
    """No server hears notices: the connections on which they come are cut."""
    await asyncio.to_thread(
        house.cluster.execute,
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'petteia alive'",
    )


async def notices_doubled(house: Houses) -> None:
    """There are notices without news."""
    for _ in range(20):
        await asyncio.to_thread(house.cluster.execute, "NOTIFY petteia_news", house.name)


async def writers_cut(house: Houses) -> None:
    """The connections on which servers write break, whatever they are writing."""
    await asyncio.to_thread(
        house.cluster.execute,
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name LIKE 'petteia write%'",
    )


async def postgres_killed(house: Houses) -> None:
    """kill -9 of PostgreSQL, which comes back after a moment."""
    await asyncio.to_thread(house.cluster.stop, signal.SIGKILL)
    await asyncio.sleep(house.rng.uniform(*A_MOMENT))
    await asyncio.to_thread(house.cluster.start)


async def apart_from_postgres(house: Houses) -> None:
    """One server cannot reach PostgreSQL for longer than its lease, and is not told."""
    async with house.any_one().apart_from_postgres():
        await asyncio.sleep(house.rng.uniform(*PAST_THE_LEASE))


async def apart_from_others(house: Houses) -> None:
    """One server cannot be reached by the others, which must do without its tables."""
    async with house.any_one().apart_from_others():
        await asyncio.sleep(house.rng.uniform(*A_MOMENT))


async def clock_set(house: Houses) -> None:
    """Somebody sets the clock of one server, up to a day forward or back."""
    house.any_one().clock.write_text(f"{house.rng.randint(-24 * HOUR, 24 * HOUR):<32}")


Trouble = Callable[[Houses], Awaitable[None]]
TROUBLES: dict[str, Trouble] = {
    trouble.__name__: trouble
    for trouble in (
        *(killed, restarted, frozen, hesitant, notices_lost, notices_doubled, writers_cut, postgres_killed),
        *(apart_from_postgres, apart_from_others, clock_set, worker_killed),
    )
}


class SeveralRun(Run):
    """One run with several servers."""

    house: Houses

    def __init__(self, house: Houses, actions: int, seed: int) -> None:
        super().__init__(house, actions, seed, clocks=True)
        self.report: SeveralReport = SeveralReport()

    def door(self) -> str:
        return self.house.address

    def bots_at(self, game: str) -> list[str]:
        return [BOT] if game == "cyclades" else []

    async def trouble(self, name: str) -> None:
        await TROUBLES[name](self.house)

    async def mend(self) -> None:
        if self.house.cluster.process.poll() is not None:
            await asyncio.to_thread(self.house.cluster.start)
        await asyncio.gather(*self.house.starting)
        await self.house.start()

    def judge(self) -> None:
        """Compare the evidence with what is stored, and check the history of leases."""
        place, report = place_at(self.house.database), self.report
        logs, seats = place.do(read_logs)
        report.findings = examine(self.evidence, logs, [(table, seat) for table, seat, _ in seats])
        report.acknowledged = len(self.evidence)
        report.seats_lost = [f"{table}: seat {seat}" for table, seat, kind in seats if kind == "person"]
        report.leases, report.thoughts, report.stale = look_through(place.do(read_history))
        for station in self.house.stations:
            log = (station.folder / "server.log").read_text(errors="replace")
            report.faults += [fault for fault in faults(log) if not any(word in fault for word in EXPECTED)]
        wrong = [verdict for verdict in audit(place) if verdict.problem]
        report.audit = "; ".join(f"{verdict.table}: {verdict.problem}" for verdict in wrong[:3])
        report.troubles = dict(self.troubles)


def read_logs(connection: Connection) -> tuple[dict[str, list[Logged]], list[tuple[str, int, str]]]:
    """The stored log of every table, and the seats where a bot plays, with whose they are: a bot's, or a person's whom
    it has replaced."""
    logs: dict[str, list[Logged]] = {}
    for table, *entry in connection.execute(
        "SELECT table_id, number, kind, actor, action FROM entries ORDER BY table_id, number"
    ).fetchall():
        logs.setdefault(table, []).append((entry[0], entry[1], entry[2], entry[3]))
    return logs, connection.execute("SELECT table_id, seat, kind FROM seats WHERE bot <> ''").fetchall()


Noted = tuple[str, str, int, str]  # what PostgreSQL noted: the kind, the table, the fence or number, and who did it


def read_history(connection: Connection) -> list[Noted]:
    """What PostgreSQL has noted, in order."""
    return connection.execute("SELECT kind, table_id, what, who FROM history ORDER BY number").fetchall()


def look_through(history: Iterable[Noted]) -> tuple[int, int, list[str]]:
    """The number of leases, the number of workers' answers, and everything done without a lease: a table taken that
    another server had, an entry by a server that did not have the table."""
    holders: dict[str, tuple[int, str]] = {}
    wrong, leases, thoughts = [], 0, 0
    for kind, table, what, who in history:
        held = holders.get(table)
        if kind == "thought":
            thoughts += 1
        elif kind == "taken":
            leases += 1
            if held is not None:
                wrong.append(f"{table}: {who} took it by {what} while {held[1]} had it by {held[0]}")
            holders[table] = (what, who)
        elif kind == "left":
            if held is None or held[0] != what:
                wrong.append(f"{table}: lease {what} ended, and there was none")
            holders.pop(table, None)
        elif held is None or held[1] != who:
            wrong.append(f"{table}: entry {what} was written by {who}, and {held} had the table")
    return leases, thoughts, wrong


async def several(
    folder: Path,
    actions: int,
    seed: int,
    tables: int,
    servers: int,
    only: Iterable[str] = TROUBLES,
    rooms: bool = False,
) -> SeveralReport:
    """Do a whole run in a folder."""
    from server.databases import cluster

    postgres = cluster_for_rooms() if rooms else cluster()
    with Disk(folder) as disk:
        house = Houses(disk, BadWire(seed), seed, postgres, servers, rooms)
        run_script(house.database, HISTORY)
        run = SeveralRun(house, actions, seed)
        run.report.namespaces = rooms
        try:
            await run.go(tables, list(only))
            return run.report
        finally:
            if house.keeping is not None:
                house.keeping.cancel()
            house.end_worker()
            for station in house.stations:
                await station.close()
            postgres.drop(house.database)


def run_script(database: str, script: str) -> None:
    """Run several statements at once."""
    import psycopg

    with psycopg.connect(database, autocommit=True) as connection:
        connection.execute(script)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--actions", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--tables", type=int, default=12)
    parser.add_argument("--servers", type=int, default=3)
    parser.add_argument("--only", default=",".join(TROUBLES), help=f"some of {','.join(TROUBLES)}")
    parser.add_argument(
        "--namespaces",
        action="store_true",
        help="each server in a network namespace of its own, where that is possible",
    )
    wanted = parser.parse_args()
    rooms = wanted.namespaces and namespaces.possible()
    if rooms:
        namespaces.enter()
    begun, only = time.monotonic(), wanted.only.split(",")
    with tempfile.TemporaryDirectory() as folder:
        report = asyncio.run(
            several(Path(folder), wanted.actions, wanted.seed, wanted.tables, wanted.servers, only, rooms)
        )
    for fault in report.faults:
        print(fault, file=sys.stderr)
    print(json.dumps(report.plain() | {"took": round(time.monotonic() - begun)}))
    raise SystemExit(0 if report.clean else 1)


if __name__ == "__main__":
    main()

"""A program that plays games of days and tells of every turn by all channels: `python -m server.trials.teller FOLDER
TURNS ADDRESS`, with the settings of a server in its environment. It lives in a process that can be killed, whose number
it says; then the next one, which has read all the modules already, goes on where that was."""

from __future__ import annotations

import asyncio
import os
import secrets
import signal
import sys
import traceback
from pathlib import Path

import petteia
from petteia.server.live.live_table import LiveTable
from petteia.server.live.notices import Notices, Rounds
from petteia.server.live.pushes import Pushes
from petteia.server.live.tables import Tables
from petteia.server.live.webhooks import Webhooks
from petteia.server.live.workers import Workers
from petteia.server.outward import Outward
from petteia.server.people.accounts import milliseconds
from petteia.server.people.mail import Post
from petteia.server.people.push import Push
from petteia.server.settings import read_settings
from petteia.server.store import webhooks
from petteia.server.store.place import place_of
from petteia.server.store.store import Connection
from petteia.server.store.turns import PAUSE
from petteia.server.store.works import GroupedStore
from petteia.server.table import messages as m
from petteia.server.table.header import Chair, Header
from server.house import Clock
from server.live.test_tables import first_action

DAYS = m.Pace(move=3 * 86_400)
NOTES = "notes.txt"


class Teller:
    """What it has done is in its notes, a line for each turn that it begins to tell and for each that it has told."""

    def __init__(self, store: GroupedStore, notes: Path, hook: str) -> None:
        self.store = store
        self.notes = notes
        self.hook = hook
        settings = read_settings()
        self.clock = Clock()
        self.clock.at += PAUSE * len(self.noted())
        self.tables = Tables(store, Workers(0, 5.0), self.clock)
        outward = Outward(settings)
        self.senders: list[Rounds] = [
            Notices(store, Post(settings), self.clock),
            Pushes(store, Push(settings, store, outward, milliseconds), self.clock),
            Webhooks(store, outward, settings, self.clock),
        ]

    def noted(self) -> list[list[str]]:
        return [line.split() for line in self.notes.read_text().splitlines()] if self.notes.exists() else []

    def note(self, *words: str) -> None:
        with self.notes.open("a") as notes:
            notes.write(" ".join(words) + "\n")

    async def play(self, count: int) -> None:
        """Play on until so many turns are told."""
        live = await self.table()
        while len({line[1] for line in self.noted() if line[0] == "told"}) < count:
            turn = f"{live.id}:{live.table.course.length}"
            self.note("turn", turn)
            self.clock.at += PAUSE
            for sender in self.senders:
                await sender.send_all()
            self.note("told", turn, *await self.store.read(lambda c, id=live.id: told(c, id)))  # type: ignore[misc]
            awaited = live.table.awaited()
            while live.table.awaited() == awaited:
                await live.do(first_action)
            if not live.table.playing:
                live = await self.table()

    async def table(self) -> LiveTable:
        """The game that is going on, or a new one, which calls the webhook."""
        found = await self.store.read(
            lambda c: c.execute(
                "SELECT id FROM tables JOIN webhooks ON webhooks.table_id = id JOIN turns ON turns.table_id = id "
                "WHERE status = 'playing'"
            ).fetchone()
        )
        if found is not None:
            return await self.tables.find(found[0])
        rules = petteia.game("duel")
        chairs = (Chair("person", "ann", "Ann"), Chair("person", "bob", "Bob"))
        id = secrets.token_hex(6)
        settled = (id, "duel", rules.version, rules.check_options({}), chairs, "ann", True, True)
        live = await self.tables.create(Header(*settled, DAYS, 0, self.clock(), secrets.token_bytes(32)))
        await self.store.write(lambda c: webhooks.save(c, id, self.hook, "en"))
        await live.do(lambda table: table.begin("ann"))
        return live


def told(connection: Connection, table: str) -> list[str]:
    """By which mail, push and call the present turn of a table was told; it must have been."""
    found = []
    for channel in ("turns", "pushes", "webhooks"):
        rows = connection.execute(f"SELECT digest, told FROM {channel} WHERE table_id = ?", (table,)).fetchall()
        assert len(rows) == 1, f"{channel}: {rows}"
        assert rows[0][1] is not None, f"not told: {channel}"
        found.append(str(rows[0][0]))
    return found


async def main(folder: Path, count: int, hook: str) -> None:
    store = place_of(read_settings()).store()
    store.open()
    teller = Teller(store, folder / NOTES, hook)
    await teller.play(count)
    await teller.tables.close()
    store.close()


def live(folder: Path, count: int, hook: str) -> int:
    """One life, until it ends or is killed; returns how it ended."""
    life = os.fork()
    if life:
        print(life, flush=True)
        return os.waitstatus_to_exitcode(os.waitpid(life, 0)[1])
    status = 1
    try:
        asyncio.run(main(folder, count, hook))
        status = 0
    except Exception:
        traceback.print_exc()
    finally:
        os._exit(status)


if __name__ == "__main__":
    told_all = (Path(sys.argv[1]), int(sys.argv[2]), sys.argv[3])
    while (ended := live(*told_all)) == -signal.SIGKILL:
        pass
    sys.exit(ended)

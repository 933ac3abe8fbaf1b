"""Every turn is announced once by each channel, however often the announcing process is killed.

What reaches a mail server, push service or webhook and is not acknowledged comes again: nobody can know there whether
it arrived. But it comes under the same name (Message-ID, topic and id, Idempotency-Key), by which the far side takes
both for one; and a turn never has two names.
"""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import threading
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import IO

import pytest

from petteia.server.people.accounts import milliseconds
from petteia.server.people.sessions import begin, secret_hash
from petteia.server.store import pushes, turns
from petteia.server.store.pushes import Subscription
from petteia.server.store.store import Connection
from petteia.server.store.turns import Wishes
from server import databases
from server.live.test_tables import add_users
from server.mail_server import MailServer
from server.push_service import PushService
from server.trials.teller import NOTES

TESTS = Path(__file__).parents[2]


@dataclass
class Reaper:
    """Kills the program at the moments that chance says, most of them around the acknowledgement of a notice."""

    chance: Random
    often: float
    life: int | None = None  # the process that is to be killed
    kills: Counter[str] = field(default_factory=Counter)
    lock: threading.Lock = field(default_factory=threading.Lock)

    def come(self, moment: str) -> None:
        with self.lock:
            if self.chance.random() < self.often and self.life is not None:
                os.kill(self.life, signal.SIGKILL)
                self.life = None
                self.kills[moment] += 1

    def watch(self, lives: IO[str]) -> None:
        for life in lives:
            with self.lock:
                self.life = int(life)


def settle(folder: Path, service: PushService) -> None:
    """Ann and Bob are there, want mail, and have a browser each."""

    def work(connection: Connection) -> None:
        add_users(connection)
        connection.execute("UPDATE users SET kind = 'person', mail = id || '@example.org'")
        for user in ("ann", "bob"):
            turns.save_wishes(connection, user, Wishes(True))
            session = secret_hash(begin(connection, user, 30, 0))
            pushes.subscribe(connection, user, session, Subscription(**service.browser(user).keys), 0)

    async def store_it() -> None:
        store = databases.place_in(folder).store()
        store.open()
        await store.write(work)
        store.close()

    asyncio.run(store_it())


def tell(folder: Path, count: int, reaper: Reaper) -> tuple[MailServer, PushService]:
    """Have so many turns told, through all kills; returns who was told."""
    with MailServer() as mail, PushService(milliseconds) as service:
        settle(folder, service)
        service.interrupt = mail.interrupt = reaper.come
        more = {"PETTEIA_OUTWARD": "inside", "PYTHONPATH": str(TESTS)}
        environment = os.environ | databases.environment(folder) | mail.settings | more
        command = [sys.executable, "-m", "server.trials.teller", str(folder), str(count), f"{service.address}/hook"]
        with (folder / "teller.log").open("wb") as log:
            teller = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=log, text=True)
        with teller:
            assert teller.stdout is not None
            reaper.watch(teller.stdout)
        assert teller.returncode == 0, (folder / "teller.log").read_text()
        return mail, service


def prove(folder: Path, count: int, reaper: Reaper) -> Counter[str]:
    """Compare what was to be told with what came; returns how often a notice came again, by channel."""
    mail, service = tell(folder, count, reaper)
    noted = [line.split() for line in (folder / NOTES).read_text().splitlines()]
    wanted = {turn: ids for kind, turn, *ids in noted if kind == "told"}
    assert len(wanted) == count
    assert {turn for kind, turn, *_ in noted if kind == "turn"} == set(wanted)
    letters = [mail.next()["Message-ID"].strip("<>").partition("@")[0] for _ in range(mail.received.qsize())]
    delivered = service.all()
    shown = [one.content["id"] for one in delivered if one.path != "/hook"]
    called = [one.headers["idempotency-key"].strip('"') for one in delivered if one.path == "/hook"]
    again: Counter[str] = Counter()
    for number, (channel, came) in enumerate({"mail": letters, "push": shown, "hook": called}.items()):
        names = [ids[number] for ids in wanted.values()]
        assert len(set(names)) == count, f"{channel}: two turns in one notice, or one in two"
        assert set(came) == set(names), f"{channel}: lost or unknown"
        again[channel] = len(came) - count
    assert again.total() <= reaper.kills.total()
    return again


@pytest.mark.usefixtures("on_both")
def test_each_turn_is_told_once_through_kills(tmp_path: Path) -> None:
    reaper = Reaper(Random(3), 0.06)
    again = prove(tmp_path, 24, reaper)
    assert reaper.kills.total() >= 3
    assert again.total() >= 1


@pytest.mark.prove
@pytest.mark.timeout(7200)
@pytest.mark.usefixtures("on_both")
def test_two_thousand_turns_are_told_once(tmp_path: Path) -> None:
    reaper = Reaper(Random(4), 0.03)
    again = prove(tmp_path, 2_000, reaper)
    assert reaper.kills.total() >= 300
    print(f"2,000 turns, killed {reaper.kills.total()} times ({dict(reaper.kills)}); sent again: {dict(again)}")

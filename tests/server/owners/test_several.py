"""Two servers on one database: both accept any client, each knows what the other does, and one takes over when the
other is gone."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager
from functools import partial
from pathlib import Path

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from petteia.server.owners.leases import LEASE
from petteia.server.owners.sharing import FEWEST
from server import databases
from server.living import SHORT_LINES, Guest, LivingServer, Program, Seated

SECONDS_TO_TAKE_OVER = 10.0
METRICS = "a token for metrics"
A_MOMENT = 1.5  # seconds in which all servers know what one does


class Pair:
    """Two servers with one database; either is started again if it has ended."""

    def __init__(self, folder: Path) -> None:
        self.address = databases.cluster().lend()
        self.folder = folder
        self.running: dict[str, LivingServer] = {}

    def __getitem__(self, name: str) -> LivingServer:
        server = self.running.get(name)
        if server is None or server.process.poll() is not None:
            if server is not None:
                server.end()
            (data := self.folder / name).mkdir(exist_ok=True)
            server = self.running[name] = LivingServer(
                data, PETTEIA_DATABASE=self.address, PETTEIA_METRICS_TOKEN=METRICS
            )
        return server

    def end(self) -> None:
        for server in self.running.values():
            server.end()
        databases.cluster().take_back(self.address)


@pytest.fixture(scope="module")
def pair(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    pair = Pair(tmp_path_factory.mktemp("pair"))
    yield pair
    pair.end()
    for name in pair.running:
        assert "Traceback" not in (pair.folder / name / "server.log").read_text()


def at(guest: Guest, server: LivingServer) -> Guest:
    """The same person, who comes to another server."""
    other = Guest.__new__(Guest)
    other.server, other.me = server, guest.me
    other.http = httpx.Client(
        base_url=server.address,
        headers={"Origin": server.address},
        cookies=guest.http.cookies,
        timeout=60,
        limits=SHORT_LINES,
    )
    return other


def take_turns(one: Seated, other: Seated, times: int) -> None:
    """Both take first actions in turn, and each hears of what the other does."""
    for _ in range(times):
        asked = one if one.ask is not None else other
        n = asked.n
        assert asked.act()["t"] == "ok"
        for seated in (one, other):
            while seated.n == n:
                seated.hear()
    assert one.log == other.log


def table_of(ann: Guest, bob: Guest) -> str:
    """A game between both, at the server where Ann is."""
    table = str(ann.table(["me", "open"], start=False)["id"])
    assert bob.post(f"/api/tables/{table}/join", seat=1)["your_seats"] == [1]
    ann.post(f"/api/tables/{table}/start")
    return table


@contextmanager
def players(pair: Pair) -> Iterator[tuple[Guest, Guest, Guest]]:
    """Ann at one server, Ann at the other, and Bob there."""
    here, there = pair["here"], pair["there"]
    with closing(here.guest()) as ann, closing(at(ann, there)) as ann_there, closing(there.guest()) as bob:
        yield ann, ann_there, bob


def come_back(guest: Guest, table: str, seconds: float = SECONDS_TO_TAKE_OVER + 5) -> Seated:
    """Sit down again, as often as it takes."""
    until = time.monotonic() + seconds
    while True:
        try:
            return guest.sit(table)
        except (OSError, ConnectionClosed, TimeoutError):
            assert time.monotonic() < until
            time.sleep(0.2)


def eventually(what: Callable[[], bool], seconds: float = 10.0) -> None:
    until = time.monotonic() + seconds
    while not what():
        assert time.monotonic() < until
        time.sleep(0.05)


def hear_the_end(seated: Seated) -> list[str]:
    """Listen until the server hangs up; nothing is acknowledged any more. Returns what kinds of messages came."""
    heard: list[str] = []
    with pytest.raises(ConnectionClosed):
        hear_on(seated, heard)
    assert "ok" not in heard
    return heard


def hear_on(seated: Seated, heard: list[str]) -> None:
    """Listen forever."""
    while True:
        heard.append(seated.hear()["t"])


def test_two_play_at_two_servers(pair: Pair) -> None:
    with closing(pair["here"].guest()) as ann, closing(pair["there"].guest()) as bob:
        table = table_of(ann, bob)
        with closing(ann.sit(table)) as one, closing(bob.sit(table)) as other:
            take_turns(one, other, 12)
            other.say(t="chat", text="well played", ticket="x")
            assert one.until("chat")["text"] == "well played"
        assert bob.get(f"/api/tables/{table}/moments/3")["n"] == 3
        refused = bob.http.post(f"/api/tables/{table}/start")
        assert (refused.status_code, refused.json()["code"]) == (409, "begun"), "refusals come through as they are"


def test_the_lobby_shows_who_is_at_tables_of_other_servers(pair: Pair) -> None:
    with closing(pair["here"].guest()) as ann, closing(pair["there"].guest()) as bob:
        table = ann.table(["me", "open"], start=False)["id"]

        def present() -> list[bool]:
            lobby = bob.get("/api/tables")["tables"]
            return [seat["present"] for one in lobby if one["id"] == table for seat in one["seats"]]

        assert present() == [False, False]
        with closing(ann.sit(table)):
            eventually(lambda: present() == [True, False])
        eventually(lambda: present() == [False, False])


def test_signing_out_ends_connections_at_every_server(pair: Pair) -> None:
    with closing(pair["here"].guest()) as ann, closing(at(ann, pair["there"])) as ann_there:
        table = ann_there.table(["me", "open"], start=False)["id"]
        with closing(ann_there.sit(table)) as seated:
            ann.post("/api/account", name="Ann Signs Out", password="correct horse battery")
            eventually(lambda: heard_name(seated) == "Ann Signs Out")
            assert ann.http.delete("/api/session").is_success
            hear_the_end(seated)


def heard_name(seated: Seated) -> str:
    seated.hear()
    return str(seated.info["seats"][0]["name"])


def test_a_bot_hears_of_tables_at_every_server(pair: Pair) -> None:
    with closing(pair["here"].guest()) as ann, closing(pair["there"].guest()) as bob:
        ann.post("/api/account", name="Ann Two Servers", password="correct horse battery")
        ann.post("/api/account/bots", name="Janus")
        ann.http.patch("/api/account/bots/Janus", json={"seated_by": "anybody"})
        token = ann.post("/api/account/tokens", label="x", scopes=["read", "play"], bot="Janus")["secret"]
        ann_there = at(ann, pair["there"])
        with Program(pair["here"], token) as janus, closing(ann_there):
            ann_there.table_with_program(["me", "@Janus"])
            challenged = janus.until("challenged")
            janus.answer(challenged)
            assert janus.until("started")["table"] == challenged["table"]
            with closing(ann_there.sit(challenged["table"])) as seated:
                while seated.ask is None:
                    asked = janus.until("asked")
                    janus.act(asked)
                    while seated.n <= asked["n"]:
                        seated.hear()
                assert seated.act()["t"] == "ok"
        assert bob.get("/ready")["status"] == "ok"


def metric(server: LivingServer, name: str) -> float:
    """What the server's metrics say."""
    answer = httpx.get(f"{server.address}/metrics", headers={"Authorization": f"Bearer {METRICS}"})
    (line,) = [line for line in answer.text.splitlines() if line.startswith(f"{name} ")]
    return float(line.split()[1])


def connections(pair: Pair) -> list[float]:
    return [metric(pair[name], "petteia_connections") for name in ("here", "there")]


def test_a_forwarded_socket_takes_room_at_both_servers(pair: Pair) -> None:
    with closing(pair["here"].guest()) as ann, closing(pair["there"].guest()) as bob:
        table = ann.table(["me", "open"], start=False)["id"]
        eventually(lambda: connections(pair) == [0.0, 0.0])
        with closing(bob.sit(table)):
            eventually(lambda: connections(pair) == [1.0, 1.0])
        eventually(lambda: connections(pair) == [0.0, 0.0])


def counted(pair: Pair, account: str) -> list[int]:
    """How many connections of an account each server tells the others."""
    name = pair.address.partition("@/")[2].partition("?")[0]
    told = databases.cluster().execute("SELECT told FROM runs WHERE until > 0 ORDER BY number", name)
    rows = [row for (words,) in told for row in msgspec.json.decode(words).get("open", [])]
    return [count for kind, who, count in rows if (kind, who) == ("account", account)]


def test_a_bot_counts_once_however_many_servers_report_to_it(pair: Pair) -> None:
    with closing(pair["here"].guest()) as ann, closing(at(ann, pair["there"])) as ann_there:
        with ExitStack() as streams:
            for guest in (ann, ann_there):
                for _ in range(FEWEST):
                    assert streams.enter_context(guest.http.stream("GET", "/api/stream")).status_code == 200
            eventually(lambda: connections(pair) == [2.0 * FEWEST] * 2)
            eventually(lambda: counted(pair, ann.me["user"]) == [FEWEST, FEWEST])
        eventually(lambda: connections(pair) == [0.0, 0.0])


def test_a_server_that_is_killed_leaves_its_tables_to_the_other(pair: Pair) -> None:
    with players(pair) as (ann, ann_there, bob):
        table = table_of(ann, bob)
        with closing(ann.sit(table)) as one, closing(bob.sit(table)) as other:
            take_turns(one, other, 6)
            log = other.log
            pair["here"].process.kill()
            killed = time.monotonic()
            hear_the_end(other)
        with closing(come_back(bob, table)) as other, closing(come_back(ann_there, table)) as one:
            assert time.monotonic() - killed < SECONDS_TO_TAKE_OVER
            assert other.log == log == one.log
            take_turns(one, other, 6)


def test_a_restart_hands_tables_over_at_once(pair: Pair) -> None:
    with players(pair) as (ann, ann_there, bob):
        time.sleep(A_MOMENT)
        table = table_of(ann, bob)
        with closing(ann.sit(table)) as one, closing(bob.sit(table)) as other:
            take_turns(one, other, 4)
            pair["here"].process.send_signal(signal.SIGTERM)
            for seated in (one, other):
                assert "error" not in hear_the_end(seated), "nobody is told of it"
        pair.running["here"].process.wait(60)
        name = pair.address.partition("@/")[2].partition("?")[0]
        left = "SELECT count(*), count(fence) FROM runs LEFT JOIN leases ON number = run WHERE until = 0"
        assert databases.cluster().execute(left, name) == [(1, 0)], "it has left, and nobody waits for its lease"
        with closing(come_back(bob, table)) as other, closing(come_back(ann_there, table)) as one:
            take_turns(one, other, 4)
        assert "error" not in (pair.folder / "here" / "server.log").read_text()


def test_all_servers_are_updated_while_a_game_goes_on(pair: Pair) -> None:
    """One after the other is restarted: nobody waits until a lease ends, and nothing is lost."""
    with closing(pair["here"].guest()) as ann, closing(pair["there"].guest()) as bob:
        table = table_of(ann, bob)
        with closing(ann.sit(table)) as one, closing(bob.sit(table)) as other:
            take_turns(one, other, 4)
            log = one.log
        for stopped, left in (("here", "there"), ("there", "here")):
            assert all(pair[name].process.poll() is None for name in (stopped, left))
            time.sleep(A_MOMENT)  # both know of each other
            with closing(at(ann, pair[stopped])) as ann_before, closing(ann_before.sit(table)) as sitting:
                assert sitting.log == log
                pair[stopped].process.send_signal(signal.SIGTERM)
                begun = time.monotonic()
                hear_the_end(sitting)
            with (
                closing(at(ann, pair[left])) as ann_after,
                closing(at(bob, pair[left])) as bob_after,
                closing(come_back(ann_after, table)) as one,
                closing(come_back(bob_after, table)) as other,
            ):
                assert time.monotonic() - begun < LEASE / 1000
                assert one.log == log
                take_turns(one, other, 2)
                log = one.log
            pair.running[stopped].process.wait(60)  # and is started again by whoever wants it next


def test_what_is_passed_on_has_one_id_in_the_logs_of_both(pair: Pair) -> None:
    with closing(pair["here"].guest()) as ann, closing(pair["there"].guest()) as bob:
        table = table_of(ann, bob)
        with closing(ann.sit(table)):
            answer = bob.http.get(f"/api/tables/{table}")
        assert answer.is_success
        id = answer.headers["x-request-id"]
        for name in ("here", "there"):
            eventually(partial(has_logged, pair[name], id))


def has_logged(server: LivingServer, id: str) -> bool:
    return f'"{id}"' in server.log.read_text()


def test_who_was_frozen_for_too_long_has_lost_his_tables(pair: Pair) -> None:
    with players(pair) as (ann, ann_there, bob):
        time.sleep(A_MOMENT)
        table = table_of(ann, bob)
        with closing(ann.sit(table)) as one, closing(bob.sit(table)) as other:
            take_turns(one, other, 4)
            frozen = pair["here"].process.pid
            os.kill(frozen, signal.SIGSTOP)
            try:
                hear_the_end(other)
                with closing(come_back(bob, table)) as other, closing(come_back(ann_there, table)) as late:
                    take_turns(late, other, 4)
                    log = other.log
            finally:
                os.kill(frozen, signal.SIGCONT)
            if one.ask is not None:  # what he decides now has been decided already
                one.say(t="act", n=one.n, action=one.ask["actions"][-1]["action"])
            hear_the_end(one)
        with closing(come_back(ann, table)) as one:
            assert one.log == log

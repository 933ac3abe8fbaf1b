"""Real sockets on bad wires: frames are lost, doubled, delayed and reordered, and now and then the wire is cut."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from visitors.reference_client import ReferenceClient

import petteia
from server.living import Guest, LivingServer, Seated

ENTRIES = 40  # of the log, until there has been enough mischief
MOST_ROUNDS = 5000
PATIENCE = 0.002  # seconds to wait for a frame that may not come
SECONDS = 30.0


class BadWire:
    """Somebody at a table, with mischief between his client and the server in both directions."""

    def __init__(self, guest: Guest, table: str, seed: int) -> None:
        self.guest = guest
        self.table = table
        self.rng = petteia.Rng(seed)
        self.client = ReferenceClient()
        self.held: list[str] = []  # frames of the server that are late
        self.plug_in()

    def plug_in(self) -> None:
        self.seat = Seated(self.guest, self.table, hello=False)
        self.held.clear()
        self.client.hello()

    def cut(self) -> None:
        self.seat.close()
        self.plug_in()

    def happens(self, percent: int) -> bool:
        return self.rng.below(100) < percent

    def say(self) -> None:
        """What the client says arrives or not, once or twice, in this order or another."""
        said, self.client.outgoing = self.client.outgoing, []
        if self.happens(20):
            said.reverse()
        for frame in said:
            for _ in range(0 if self.happens(15) else 2 if self.happens(15) else 1):
                self.seat.say_anything(frame)

    def hear(self) -> None:
        """What came from the server reaches the client sooner or later, or never, or twice."""
        while (frame := self.frame(PATIENCE)) is not None:
            self.held += [frame] * (0 if self.happens(15) else 2 if self.happens(15) else 1)
        for _ in range(1 + len(self.held) // 2):
            if self.held:
                self.client.hear(self.held.pop(0 if self.happens(60) else self.rng.below(len(self.held))))

    def frame(self, seconds: float) -> str | None:
        try:
            return str(self.seat.socket.recv(timeout=seconds))
        except TimeoutError:
            return None

    def heal(self) -> None:
        """A new wire on which nothing happens: the client says what it has, and hears what it lacks."""
        self.client.outgoing.clear()
        self.cut()
        kind = ""
        while kind != "state" or self.client.outgoing:
            said, self.client.outgoing = self.client.outgoing, []
            for frame in said:
                self.seat.say_anything(frame)
            heard = self.frame(SECONDS)
            assert heard is not None, "the server is silent"
            self.client.hear(heard)
            kind = json.loads(heard)["t"]


def digest(view: Any, log: Any) -> str:
    return hashlib.sha256(json.dumps([view, log], sort_keys=True).encode()).hexdigest()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LivingServer]:
    folder: Path = tmp_path_factory.mktemp("wires")
    with LivingServer(folder) as server:
        yield server
        assert server.process.poll() is None, "the server died"
    assert "Traceback" not in server.log.read_text()


@pytest.mark.parametrize(("game", "seats"), [("duel", 2), ("cyclades", 3)])
def test_everybody_converges_to_what_the_server_has(server: LivingServer, game: str, seats: int) -> None:
    guests = [server.guest() for _ in range(seats + 1)]  # the last only watches
    table = guests[0].table(["me"] + ["open"] * (seats - 1), game, start=False)["id"]
    for guest in guests[1:seats]:
        guest.post(f"/api/tables/{table}/join")
    guests[0].post(f"/api/tables/{table}/start")
    wires = [BadWire(guest, table, seed) for seed, guest in enumerate(guests)]
    for turn in range(MOST_ROUNDS):
        wire = wires[turn % len(wires)]
        if wire.client.n >= ENTRIES:
            break
        wire.client.act(wire.rng.below(100))
        if wire.happens(30):
            wire.client.remind()
        wire.say()
        wire.hear()
        if wire.happens(2):
            wire.cut()
    for wire in wires:
        wire.heal()
    assert wires[0].client.n >= ENTRIES
    for wire in wires:
        with closing(wire.guest.sit(table)) as fresh:
            assert digest(wire.client.view, wire.client.log) == digest(fresh.view, fresh.log)
        wire.seat.close()
        wire.guest.close()

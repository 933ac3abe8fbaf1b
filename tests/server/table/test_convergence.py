"""Frames are lost, doubled, delayed and reordered: in the end everybody sees what the server sees."""

from __future__ import annotations

import json

import pytest
from visitors.reference_client import ReferenceClient

import petteia
from petteia.server.table import messages as m
from petteia.server.table.course import Row
from server.table.stories import Sitting, plain


class BadNetwork:
    """Between clients and a table: loses, doubles and reorders frames in both directions."""

    def __init__(self, sitting: Sitting, users: list[str], seed: int) -> None:
        self.sitting = sitting
        self.rng = petteia.Rng(seed)
        self.clients = [ReferenceClient() for _ in users]
        self.up: list[tuple[int, str]] = []
        self.down: list[tuple[int, str]] = []
        self.fetched = [0] * len(users)
        for connection, user in enumerate(users):
            sitting.take(sitting.table.enter(connection, user, user.title()))

    def happens(self, percent: int) -> bool:
        return self.rng.below(100) < percent

    def carry(self, way: list[tuple[int, str]], connection: int, frame: str) -> None:
        """Put a frame on its way: perhaps not at all, perhaps twice."""
        if not self.happens(15):
            way.append((connection, frame))
        if self.happens(10):
            way.append((connection, frame))

    def collect(self) -> None:
        for connection, client in enumerate(self.clients):
            for frame in client.outgoing:
                self.carry(self.up, connection, frame)
            client.outgoing.clear()
            sent = self.sitting.sent.get(connection, [])
            for written in sent[self.fetched[connection] :]:
                self.carry(self.down, connection, written.decode())
            self.fetched[connection] = len(sent)

    def deliver(self) -> None:
        """One frame arrives, seldom the oldest."""
        way = self.up if self.up and (self.happens(50) or not self.down) else self.down
        if way:
            connection, frame = way.pop(0 if self.happens(60) else self.rng.below(len(way)))
            self.hand_over(way is self.up, connection, frame)

    def hand_over(self, up: bool, connection: int, frame: str) -> None:
        if up:
            self.sitting.take(self.sitting.table.receive(connection, m.read_message(frame)))
        else:
            self.clients[connection].hear(frame)

    def heal(self) -> None:
        """From now on everything arrives in order."""
        for client in self.clients:
            client.remind()
        busy = True
        while busy:
            busy = False
            for connection, client in enumerate(self.clients):
                said, client.outgoing = client.outgoing, []
                for frame in said:
                    self.hand_over(True, connection, frame)
                heard = self.sitting.sent[connection][self.fetched[connection] :]
                for written in heard:
                    client.hear(written.decode())
                self.fetched[connection] += len(heard)
                busy = busy or bool(said or heard)


@pytest.mark.parametrize(("game", "users"), [("duel", "ann bob"), ("cyclades", "ann bob cid")])
@pytest.mark.parametrize("seed", range(4))
def test_everybody_converges(game: str, users: str, seed: int) -> None:
    sitting = Sitting(users, game, seed=seed)
    names = [*users.split(), "eve"]  # Eve only watches
    network = BadNetwork(sitting, names, seed)
    for turn in range(800):
        network.collect()
        for _ in range(2 + (len(network.up) + len(network.down)) // 4):
            network.deliver()
        client = network.clients[network.rng.below(len(network.clients))]
        client.act(network.rng.below(100))
        if turn % 5 == 0:
            client.remind()
        if network.happens(1):
            client.send(t="undo", n=client.n)
    assert sitting.table.course.length > 60
    network.heal()
    rows = {row.n: row for row in sitting.stored if isinstance(row, Row)}
    for connection, client in enumerate(network.clients):
        eyes = connection if connection < len(names) - 1 else petteia.SPECTATOR
        assert client.view == plain(sitting.table.state.view(eyes))
        assert client.log == plain(sitting.table.course.log(eyes, 0))
        for n, action in client.acknowledged:
            assert (rows[n].actor, rows[n].action) == (connection, action)
    won = [n for client in network.clients for n in {n for n, _ in client.acknowledged}]
    assert len(won) == len(set(won)) > 20  # each turn was won by one


@pytest.mark.parametrize("seed", range(6))
def test_a_seat_dropped_at_any_question_leaves_a_game_that_ends(seed: int) -> None:
    """Bob goes away for good after so many actions; Ann plays on, and a bot in his place."""
    for gone_after in range(seed, 75, 6):
        sitting = Sitting("ann bob", seed=gone_after, pace=m.Pace(move=20, bank=10))
        sitting.join("ann", 0)
        sitting.join("bob", 1)
        actions = 0
        while sitting.table.playing:
            if actions == gone_after:
                sitting.take(sitting.table.leave(1))
            if sitting.asked() == 0 or actions < gone_after:
                sitting.act(sitting.asked())
                actions += 1
            else:
                sitting.wait(31)
                sitting.bots_play()
                sitting.wait(1)
        assert sitting.table.header.result is not None


def test_frames_are_json_objects() -> None:
    sitting = Sitting()
    sitting.join("ann", 0)
    assert all("t" in json.loads(frame) for frame in sitting.sent[0])

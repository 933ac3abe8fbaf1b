"""A real server and real sockets: from a new table to the end of its game."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from server.living import LivingServer


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LivingServer]:
    with LivingServer(tmp_path_factory.mktemp("server")) as server:
        yield server


def test_a_guest_plays_a_game_of_duel_against_a_bot(server: LivingServer) -> None:
    ann = server.guest()
    table = ann.table(["me", "novice"])
    assert table["status"] == "playing"
    seat = ann.sit(table["id"])
    seat.play_on()
    assert seat.info["result"]["winners"] in ([0], [1], [0, 1])
    assert [entry["n"] for entry in seat.log] == list(range(seat.n))
    assert ann.get(f"/api/tables/{table['id']}")["status"] == "over"
    assert len(seat.info["fairness"]["secret"]) == 64
    seat.close()


def test_it_stops_cleanly(tmp_path: Path) -> None:
    with LivingServer(tmp_path) as server:
        ann = server.guest()
        seat = ann.sit(ann.table(["me", "novice"])["id"])
        assert "every table is safe" in server.stop()
        assert server.process.returncode == 0
        seat.close()
    assert "Traceback" not in server.logged()

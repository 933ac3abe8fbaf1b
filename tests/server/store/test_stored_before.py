"""Data stored by version 0.1.0 can be opened by this one: finished games replay, and games in progress go on.

The database in `fixtures` was written by a server of 0.1.0. In each game, somebody called Ariadne played and chatted
with bots at two tables; then she handed one of them over to a bot, which played it to the end.
"""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

import petteia
from petteia.core.records.verification import verify
from petteia.server.store.audit import audit
from petteia.server.store.database import File
from petteia.server.store.upgrade import TooOld, check_current, upgrade
from server.living import Guest, LivingServer

pytestmark = pytest.mark.sqlite  # 0.1.0 had no other
STORED = Path(__file__).parents[2] / "fixtures" / "petteia_0.1.0.sqlite3.gz"
RUNNING = {"duel": "hbBB4HVI5VS8", "cyclades": "0whIvhknz8j1", "legendary": "jcmI4PAQpdL0"}
OVER = {"duel": "uI9WqRgBM5gi", "cyclades": "5ZOxZXe0WTcN", "legendary": "-HqSmVHWXLH8"}
ENTRIES = {"duel": (80, 148), "cyclades": (88, 238), "legendary": (78, 264)}  # of the one that runs, and the one over


def laid_out(folder: Path) -> Path:
    """The database of 0.1.0 in that folder."""
    path = folder / "petteia.sqlite3"
    path.write_bytes(gzip.decompress(STORED.read_bytes()))
    return path


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LivingServer]:
    folder = tmp_path_factory.mktemp("server")
    laid_out(folder)
    with LivingServer(folder) as server:
        yield server
        assert server.process.poll() is None, "the server died"
    assert "Traceback" not in server.log.read_text()
    assert [verdict.problem for verdict in audit(File(folder / "petteia.sqlite3"))] == [""] * 6


@pytest.fixture
def ariadne(server: LivingServer) -> Iterator[Guest]:
    with closing(server.guest()) as guest:
        guest.post("/api/session", name="Ariadne", password="correct horse")
        yield guest


def test_a_database_of_the_version_before_is_brought_up_to_date(tmp_path: Path) -> None:
    place = File(laid_out(tmp_path))
    with pytest.raises(TooOld):
        check_current(place)
    upgrade(place)
    check_current(place)
    assert {verdict.table: verdict.problem for verdict in audit(place)} == dict.fromkeys(
        (*RUNNING.values(), *OVER.values()), ""
    )


@pytest.mark.parametrize("game", RUNNING)
def test_a_running_game_opens_and_goes_on(ariadne: Guest, game: str) -> None:
    with closing(ariadne.sit(RUNNING[game])) as seat:
        before = ENTRIES[game][0]
        assert (seat.info["game"], seat.info["status"], seat.n) == (game, "playing", before)
        assert [entry["n"] for entry in seat.log] == list(range(before))
        assert [seat.until("chat")["text"] for _ in range(2)] == ["Good luck!", "My 🏛️ stands."]
        for _ in range(5):
            while seat.ask is None:
                seat.hear()
            n = seat.n
            assert seat.act()["t"] == "ok"
            while seat.n == n:
                seat.hear()
        assert seat.n >= before + 5


@pytest.mark.parametrize("game", OVER)
def test_a_finished_game_opens_replays_and_is_fair(ariadne: Guest, game: str) -> None:
    with closing(ariadne.sit(OVER[game])) as seat:
        assert (seat.info["status"], seat.n) == ("over", ENTRIES[game][1])
        record = petteia.read(ariadne.http.get(f"/api/tables/{OVER[game]}/record").text)
        assert record.state.result is not None
        assert list(record.state.result.winners) == seat.info["result"]["winners"]
        assert verify(record) == sum(entry["actor"] == petteia.CHANCE for entry in seat.log)
        for moment in (1, seat.n // 2, seat.n):
            assert ariadne.get(f"/api/tables/{OVER[game]}/moments/{moment}")["view"]

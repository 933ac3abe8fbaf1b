"""Anything slow is done by a clerk, not by the process of all games."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

from petteia.server.catalogue import MOST_MAPS, Atlas
from server.house import House
from server.living import LivingServer


class Desk:
    """A clerk who notes what was asked of him."""

    def __init__(self) -> None:
        self.asked: list[str] = []

    async def read(self, work: Any) -> Any:
        done: Callable[..., Any] = work.func
        self.asked.append(done.__name__)
        return work(None)


def test_a_map_is_checked_by_a_clerk(house: House) -> None:
    desk = house.app.state.desk = Desk()
    assert house.visitor().post("/api/games/legendary/maps", {"seats": 3, "code": "quick"}).json()["plan"]
    assert desk.asked == ["checked"]


def test_an_atlas_keeps_what_was_asked_for_last() -> None:
    atlas = Atlas()
    for seats in range(MOST_MAPS):
        atlas.keep("sea", seats, "", {"seats": seats})
    assert atlas.find("sea", 0, "") == {"seats": 0}
    atlas.keep("sea", MOST_MAPS, "", {})
    assert atlas.find("sea", 1, "") is None
    assert atlas.find("sea", 0, "") == {"seats": 0}


def test_maps_chance_and_lines_come_from_a_clerk_and_so_do_refusals(tmp_path: Path) -> None:
    with LivingServer(tmp_path) as server, closing(server.guest()) as ann:
        table = ann.table(["me", "me"], options={"wonders": "first_game"})["id"]
        assert ann.http.get(f"/api/tables/{table}/chance").json()["code"] == "not_over"
        with closing(ann.sit(table)) as seat:
            seat.say(t="resign")
            while seat.info["status"] != "over":
                seat.hear()
        code = ann.post("/api/games/legendary/maps", seats=3, code="quick")["code"]
        drawn, kept = (ann.get(f"/api/games/legendary/map?seats=3&code={code}") for _ in range(2))
        assert drawn["lands"]
        assert drawn == kept
        assert ann.http.get("/api/games/duel/map?seats=2").json()["code"] == "not_found"
        chance = ann.get(f"/api/tables/{table}/chance")
        line = ann.get(f"/api/tables/{table}/moments/0/line?actions={chance[0]['action']}")
        assert len(line["steps"]) == 1
        assert ann.http.get(f"/api/tables/{table}/moments/9999/line?actions=1").json()["code"] == "not_found"

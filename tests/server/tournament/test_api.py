"""Tournaments over HTTP: announced by people with accounts, within limits, and told to everybody."""

from __future__ import annotations

from typing import Any

import pytest

from petteia.server.limits import LIMITS
from server.house import DAY, House, Visitor

CLOCK = {"move": 10, "bank": 300}


def somebody(house: House, name: str) -> Visitor:
    visitor = house.visitor()
    visitor.register(name)
    return visitor


def wanted(house: House, **more: Any) -> dict[str, Any]:
    new = {"title": "Cup  of\tDelos", "game": "duel", "kind": "swiss", "starts": house.clock() + DAY, "pace": CLOCK}
    return new | more


def announced(visitor: Visitor, house: House, **more: Any) -> Any:
    answer = visitor.post("/api/tournaments", wanted(house, **more))
    assert answer.status_code == 201, answer.text
    return answer.json()


def look(house: House) -> None:
    house.client.blocking_portal.call(house.tournaments.look)


def test_announce_enter_and_see(house: House) -> None:
    ann, bob = somebody(house, "Ann"), somebody(house, "Bob")
    made = announced(ann, house)
    id = made["about"]["id"]
    assert made["about"]["title"] == "Cup of Delos"
    assert made["you"] == {"organiser": True, "entered": False, "paused": False, "table": None}
    for visitor in (ann, bob):
        assert visitor.post(f"/api/tournaments/{id}/enter").json()["you"]["entered"]
    listed = house.visitor().get("/api/tournaments")
    assert listed.status_code == 200, listed.text
    assert [line["players"] for line in listed.json()] == [2]
    assert bob.post(f"/api/tournaments/{id}/start").json()["code"] == "not_host"
    assert ann.post(f"/api/tournaments/{id}/start").status_code == 200
    look(house)
    told = bob.get(f"/api/tournaments/{id}").json()
    assert told["about"]["status"] == "running"
    assert (told["about"]["round"], told["about"]["rounds"]) == (1, 1)
    [meeting] = told["meetings"]
    assert set(meeting["players"]) == {"Ann", "Bob"}
    assert told["you"]["table"] == meeting["table"]
    assert house.visitor().get(f"/api/tournaments/{id}").json()["you"]["table"] is None
    assert ann.get(f"/api/tournaments/{id}?round=2").json()["meetings"] == []
    assert bob.post(f"/api/tournaments/{id}/pause").json()["you"]["paused"]
    assert bob.delete(f"/api/tournaments/{id}").json()["code"] == "not_host"
    assert ann.delete(f"/api/tournaments/{id}").status_code == 204
    assert ann.get(f"/api/tournaments/{id}").json()["about"]["status"] == "over"


@pytest.mark.parametrize(
    ("more", "code"),
    [
        ({"pace": {"move": 0, "bank": 0}}, "impossible"),
        ({"kind": "arena", "pace": {"move": 3 * 86_400, "bank": 0}}, "impossible"),
        ({"kind": "tables", "seats": 4}, "impossible"),  # two play Duel
        ({"game": "cyclades", "kind": "tables", "seats": 2}, "impossible"),
        ({"starts": 1}, "impossible"),
        ({"title": "\u200b\u200b\u200b\u200b"}, "impossible"),
        ({"game": "chess"}, "no_game"),
        ({"rounds": 99}, "bad_request"),
        ({"options": {"no": "such"}}, "impossible"),
    ],
)
def test_what_cannot_be_held_is_refused(house: House, more: dict[str, Any], code: str) -> None:
    assert somebody(house, "Ann").post("/api/tournaments", wanted(house, **more)).json()["code"] == code


def test_guests_neither_announce_nor_enter(house: House) -> None:
    id = announced(somebody(house, "Ann"), house)["about"]["id"]
    guest = house.visitor()
    guest.post("/api/guest")
    assert guest.post("/api/tournaments", wanted(house)).json()["code"] == "people_only"
    assert guest.post(f"/api/tournaments/{id}/enter").json()["code"] == "people_only"
    assert house.visitor().post(f"/api/tournaments/{id}/enter").json()["code"] == "sign_in"


def test_limits(house: House) -> None:
    ann = somebody(house, "Ann")
    for number in range(round(LIMITS["tournament"].at_once)):
        announced(ann, house, title=f"Cup {number}")
    assert ann.post("/api/tournaments", wanted(house)).json()["code"] == "too_many"
    house.clock.at += DAY
    assert ann.post("/api/tournaments", wanted(house)).json()["code"] == "too_many_tournaments"


def test_a_deleted_organiser_and_player(house: House) -> None:
    ann, bob = somebody(house, "Ann"), somebody(house, "Bob")
    id = announced(ann, house)["about"]["id"]
    for visitor in (ann, bob):
        visitor.post(f"/api/tournaments/{id}/enter")
    exported = ann.get("/api/account/export").json()
    assert [one["title"] for one in exported["tournaments"]] == ["Cup of Delos"]
    assert [one["tournament_id"] for one in exported["entered"]] == [id]
    assert ann.post("/api/account/delete", {"password": "correct horse"}).status_code == 204
    told = bob.get(f"/api/tournaments/{id}").json()
    assert (told["about"]["title"], told["about"]["organiser"], told["about"]["status"]) == ("", None, "off")
    assert {row["name"] for row in told["standings"]} == {None, "Bob"}


def test_whom_the_organiser_blocks_does_not_enter(house: House) -> None:
    ann, bob = somebody(house, "Ann"), somebody(house, "Bob")
    id = announced(ann, house)["about"]["id"]
    assert ann.ask("PUT", "/api/people/Bob", {"kind": "block"}).status_code == 204
    answer = bob.post(f"/api/tournaments/{id}/enter")
    assert (answer.status_code, answer.json()["code"]) == (403, "blocked")


def test_who_is_muted_gives_no_tournament_a_title(house: House) -> None:
    ann = somebody(house, "Ann")
    [(user,)] = house.rows("SELECT id FROM users WHERE name = 'Ann'")
    house.accounts.muted[user] = house.clock() + DAY
    answer = ann.post("/api/tournaments", wanted(house))
    assert (answer.status_code, answer.json()["code"]) == (403, "muted")

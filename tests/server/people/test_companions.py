"""Following, blocking and inviting, and clubs with their members, tables and ratings."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from petteia.server.store import companions
from server.house import House, Visitor, open_house


class People:
    """A house with Anna, Berta and Carl."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.ids: dict[str, str] = {}
        self.visitors: dict[str, Visitor] = {}
        for name in ("Anna", "Berta", "Carl"):
            visitor = house.visitor()
            self.ids[name] = visitor.register(name)
            self.visitors[name] = visitor

    def tie(self, who: str, other: str, kind: str) -> int:
        return self.visitors[who].ask("PUT", f"/api/people/{other}", {"kind": kind}).status_code

    def around(self, who: str) -> Any:
        return self.visitors[who].get("/api/me/people").json()

    def names(self, who: str, tied: str) -> list[str]:
        return [one["name"] for one in self.around(who)[tied]]

    def table(self, who: str, **more: Any) -> Any:
        wanted = {"game": "duel", "seats": ["me", "open"]} | more
        return self.visitors[who].post("/api/tables", wanted)

    def invite(self, who: str, table: str, other: str) -> int:
        return self.visitors[who].post(f"/api/tables/{table}/invite", {"name": other}).status_code

    def club(self, who: str, name: str = "Owls") -> str:
        return str(self.visitors[who].post("/api/clubs", {"name": name, "about": "We like owls."}).json()["id"])

    def see(self, who: str, club: str) -> Any:
        return self.visitors[who].get(f"/api/clubs/{club}").json()

    def join(self, who: str, club: str, code: str) -> int:
        return self.visitors[who].post(f"/api/clubs/{club}/join", {"code": code}).status_code


@pytest.fixture
def people(tmp_path: Path) -> Iterator[People]:
    with open_house(tmp_path) as house:
        yield People(house)


def test_following_and_no_more(people: People) -> None:
    assert people.tie("Anna", "berta", "follow") == people.tie("Anna", "Carl", "follow") == 204
    assert people.names("Anna", "following") == ["Berta", "Carl"]
    assert people.visitors["Anna"].get("/api/users/Berta").json()["tie"] == "follow"
    assert people.visitors["Berta"].get("/api/users/Anna").json()["tie"] is None
    people.visitors["Anna"].delete("/api/people/Berta")
    assert people.names("Anna", "following") == ["Carl"]
    assert people.tie("Anna", "Anna", "follow") == 422
    assert people.tie("Anna", "Nobody", "follow") == 404


def test_who_is_blocked_neither_follows_nor_invites_nor_sits_down(people: People) -> None:
    people.tie("Berta", "Anna", "follow")
    people.tie("Anna", "Berta", "follow")
    table = people.table("Berta").json()["id"]
    assert people.invite("Berta", table, "Anna") == 204
    assert [one["by"] for one in people.around("Anna")["invitations"]] == ["Berta"]
    assert people.tie("Anna", "Berta", "block") == 204
    assert (people.names("Anna", "following"), people.names("Anna", "blocked")) == ([], ["Berta"])
    assert people.names("Berta", "following") == []
    assert people.around("Anna")["invitations"] == []
    assert people.tie("Berta", "Anna", "follow") == 403
    assert people.invite("Berta", table, "Anna") == 403
    own = people.table("Anna").json()["id"]
    answer = people.visitors["Berta"].post(f"/api/tables/{own}/join", {})
    assert (answer.status_code, answer.json()["code"]) == (403, "blocked")
    with people.visitors["Berta"].sit(own) as socket:
        socket.send_json({"t": "take_seat", "seat": 1})
        said = socket.receive_json()
        while said["t"] != "error":
            said = socket.receive_json()
        assert said["code"] == "blocked"
    assert people.visitors["Carl"].post(f"/api/tables/{own}/join", {}).status_code == 200


def test_who_has_a_seat_takes_it_back_although_the_host_has_blocked_them(people: People) -> None:
    own = people.table("Anna").json()["id"]
    assert people.visitors["Berta"].post(f"/api/tables/{own}/join", {}).status_code == 200
    assert people.visitors["Anna"].post(f"/api/tables/{own}/start", {}).status_code == 200
    assert people.visitors["Berta"].post(f"/api/tables/{own}/leave", {}).json()["seats"][1]["bot"]
    assert people.tie("Anna", "Berta", "block") == 204
    back = people.visitors["Berta"].post(f"/api/tables/{own}/join", {})
    assert (back.status_code, back.json()["seats"][1]["bot"]) == (200, "")


def test_only_followers_and_members_can_be_invited(people: People) -> None:
    table = people.table("Anna").json()["id"]
    assert people.invite("Anna", table, "Berta") == 403, "a stranger is not bothered"
    people.tie("Berta", "Anna", "follow")
    assert people.invite("Anna", table, "Berta") == people.invite("Anna", table, "Berta") == 204
    assert people.around("Berta")["invitations"] == [{"table": table, "game": "duel", "by": "Anna"}]
    assert people.invite("Carl", table, "Berta") == 403, "he does not sit there"
    people.visitors["Berta"].delete(f"/api/tables/{table}/invite")
    assert people.around("Berta")["invitations"] == []


def test_a_club_is_joined_by_its_link(people: People) -> None:
    club = people.club("Anna")
    seen = people.see("Berta", club)
    assert (seen["name"], seen["about"], seen["founder"], seen["count"]) == ("Owls", "We like owls.", "Anna", 1)
    assert (seen["member"], seen["code"], seen["members"]) == (False, "", [])
    code = people.see("Anna", club)["code"]
    assert people.join("Berta", club, "guessed") == 403
    assert people.join("Berta", club, code) == people.join("Berta", club, code) == 204
    assert [one["name"] for one in people.see("Berta", club)["members"]] == ["Anna", "Berta"]
    assert [one["name"] for one in people.around("Berta")["clubs"]] == ["Owls"]
    changed = {"name": "Night owls", "about": "", "new_link": True}
    assert people.visitors["Berta"].ask("PUT", f"/api/clubs/{club}", changed).status_code == 403
    assert people.visitors["Anna"].ask("PUT", f"/api/clubs/{club}", changed).status_code == 204
    assert people.join("Carl", club, code) == 403, "the old link lets nobody in"
    assert people.see("Carl", club)["name"] == "Night owls"


def test_a_club_has_its_own_tables_and_ratings(people: People) -> None:
    club = people.club("Anna")
    people.join("Berta", club, people.see("Anna", club)["code"])
    table = people.table("Anna", public=False, club=club).json()["id"]
    listed = people.visitors["Berta"].get(f"/api/clubs/{club}/tables").json()["tables"]
    assert [one["id"] for one in listed] == [table]
    assert people.visitors["Carl"].get(f"/api/clubs/{club}/tables").status_code == 403
    assert people.table("Carl", club=club).status_code == 403
    people.house.played("x", [("person", people.ids["Anna"]), ("person", people.ids["Berta"])], 1)
    standings = people.see("Anna", club)["standings"]
    assert [(one["name"], one["game"], one["games"]) for one in standings] == [
        ("Berta", "duel", 1),
        ("Anna", "duel", 1),
    ]


def test_a_rematch_stays_in_the_club(people: People) -> None:
    club = people.club("Anna")
    people.join("Berta", club, people.see("Anna", club)["code"])
    table = people.table("Anna", club=club).json()["id"]
    people.visitors["Berta"].post(f"/api/tables/{table}/join", {})
    people.visitors["Anna"].post(f"/api/tables/{table}/start", {})
    with people.visitors["Anna"].sit(table) as socket:
        socket.send_json({"t": "resign"})
        while socket.receive_json().get("info", {}).get("status") != "over":
            pass
    for name in ("Anna", "Berta"):
        rematch = people.visitors[name].post(f"/api/tables/{table}/rematch", {}).json()["rematch"]
    listed = people.visitors["Berta"].get(f"/api/clubs/{club}/tables").json()["tables"]
    assert [one["id"] for one in listed] == [rematch]


def test_a_club_outlives_its_founder_and_ends_with_its_last_member(people: People) -> None:
    club = people.club("Anna")
    code = people.see("Anna", club)["code"]
    for name in ("Berta", "Carl"):
        people.house.clock.at += 1
        people.join(name, club, code)
    people.visitors["Anna"].post("/api/account/delete", {"password": "correct horse"})
    assert people.see("Berta", club)["founder"] == "Berta"
    assert people.visitors["Carl"].delete(f"/api/clubs/{club}/members/Berta").status_code == 403
    assert people.visitors["Berta"].delete(f"/api/clubs/{club}/members/Carl").status_code == 204
    assert people.visitors["Carl"].post(f"/api/clubs/{club}/leave").status_code == 403
    assert people.visitors["Berta"].post(f"/api/clubs/{club}/leave").status_code == 204
    assert people.visitors["Berta"].get(f"/api/clubs/{club}").status_code == 404


def test_a_club_is_handed_over_to_a_member(people: People) -> None:
    club = people.club("Anna")
    code = people.see("Anna", club)["code"]
    people.join("Berta", club, code)

    def hand_over(who: str, to: str) -> int:
        return people.visitors[who].post(f"/api/clubs/{club}/members/{to}/lead").status_code

    assert hand_over("Berta", "Berta") == 403
    assert hand_over("Anna", "Carl") == 404, "he is no member"
    assert hand_over("Anna", "Berta") == 204
    assert (people.see("Berta", club)["yours"], people.see("Anna", club)["yours"]) == (True, False)
    assert [one["name"] for one in people.see("Anna", club)["members"]] == ["Anna", "Berta"]
    people.join("Carl", club, code)
    for number in range(companions.MOST_OWNED):
        people.club("Carl", f"Owls {number}")
    assert hand_over("Berta", "Carl") == 422, "he has enough clubs"


def test_limits_and_moderation_hold(people: People) -> None:
    people.house.accounts.muted[people.ids["Carl"]] = people.house.clock.at + 1000
    assert people.visitors["Carl"].post("/api/clubs", {"name": "Loud"}).status_code == 403
    assert people.visitors["Anna"].post("/api/clubs", {"name": "\u202eslwO"}).status_code == 422
    assert people.visitors["Anna"].post("/api/clubs", {"name": " x "}).status_code == 422
    for _ in range(companions.MOST_OWNED):
        last = people.club("Anna")
    assert people.visitors["Anna"].post("/api/clubs", {"name": "One too many"}).status_code == 422
    people.house.rows("UPDATE users SET role = 'admin' WHERE name = 'Berta' RETURNING 1")
    assert people.visitors["Berta"].delete(f"/api/clubs/{last}").status_code == 204
    guest = people.house.visitor()
    guest.post("/api/guest")
    assert guest.get("/api/me/people").status_code == 403
    for number in range(40):
        people.tie("Anna", "Berta", "follow" if number % 2 else "block")
    assert people.tie("Anna", "Berta", "follow") == 429
    exported = people.visitors["Anna"].get("/api/account/export").json()["people"]
    assert len(exported["clubs"]) == companions.MOST_OWNED - 1


def test_the_words_of_a_club_can_be_reported_and_hidden(people: People) -> None:
    """And those of a tournament: the report keeps what was read, and the log what was taken away."""
    anna, berta, carl = people.visitors.values()
    people.house.rows("UPDATE users SET role = 'admin' WHERE name = 'Carl' RETURNING 1")
    club = people.club("Anna", "Rude owls")
    wanted = {"title": "Rude cup", "game": "duel", "kind": "swiss", "pace": {"move": 60}}
    cup = anna.post("/api/tournaments", wanted | {"starts": people.house.clock.at}).json()["about"]["id"]
    places = {"club": f"/api/reports/club/{club}", "tournament": f"/api/reports/tournament/{cup}"}
    for place in (*places.values(), places["club"]):  # twice is once
        assert berta.post(place, {"note": "rude"}).status_code == 204
    assert anna.post(places["club"], {}).status_code == 400, "nobody reports himself"
    assert berta.post("/api/reports/club/none", {}).status_code == 404
    people.visitors["Anna"].ask("PUT", f"/api/clubs/{club}", {"name": "Nice owls"})
    reports = carl.get("/api/admin/reports").json()
    assert [(one["club"], one["tournament"], one["text"], one["name"], one["game"]) for one in reports] == [
        (None, cup, "Rude cup", "Anna", "duel"),
        (club, None, "Rude owls\nWe like owls.", "Anna", ""),
    ]
    assert berta.post(f"/api/admin/titles/club/{club}/hide").status_code == 403
    for what, id in (("club", club), ("tournament", cup)):
        assert carl.post(f"/api/admin/titles/{what}/{id}/hide").status_code == 204
    assert (people.see("Berta", club)["name"], people.see("Berta", club)["about"]) == ("", "")
    assert berta.get(f"/api/tournaments/{cup}").json()["about"]["title"] == ""
    deeds = carl.get("/api/admin/deeds").json()
    assert [(one["kind"], one["name"], one["note"]) for one in deeds] == [
        ("hide", "Anna", f"tournament {cup}: Rude cup"),
        ("hide", "Anna", f"club {club}: Nice owls"),
    ]
    for report in reports:
        assert carl.post(f"/api/admin/reports/{report['number']}/settle", {}).status_code == 204
    assert anna.delete(f"/api/clubs/{club}").status_code == 204, "a report keeps no club open"
    anna.post("/api/account/delete", {"password": "correct horse"})
    assert people.house.rows("SELECT words FROM reports") == [(None,), (None,)]
    assert [one["note"] for one in carl.get("/api/admin/deeds").json() if one["kind"] == "hide"] == ["", ""]

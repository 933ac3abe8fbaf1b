"""The stream of a bot account: invitations, what is played, what is asked, how games end."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import closing
from typing import Any

import pytest
from msgspec.structs import replace

from petteia.server.http.tables import api_bots
from petteia.server.http.tables.api_bots import Feed
from petteia.server.table.messages import Pace
from server.living import Guest, LivingServer, Program
from server.table.stories import Sitting


@pytest.fixture
def ann(server: LivingServer) -> Iterator[Guest]:
    with closing(server.guest()) as ann:
        yield ann


def program_of(ann: Guest, owner: str, bot: str) -> Program:
    ann.post("/api/account", name=owner, password="correct horse battery")
    ann.post("/api/account/bots", name=bot)
    token = ann.post("/api/account/tokens", label="x", scopes=["read", "play"], bot=bot)["secret"]
    return Program(ann.server, str(token))


# ---- invitations


def test_a_bot_whose_program_is_not_connected_is_not_seated(server: LivingServer, ann: Guest) -> None:
    program = program_of(ann, "Ann Offline", "Morpheus")
    answer = ann.http.post("/api/tables", json={"game": "duel", "seats": ["me", "@Morpheus"]})
    assert (answer.status_code, answer.json()["code"]) == (409, "bot_offline")
    table = ann.table(["me", "open"], start=False)["id"]
    answer = ann.http.post(f"/api/tables/{table}/seat", json={"seat": 1, "who": "@Morpheus"})
    assert (answer.status_code, answer.json()["code"]) == (409, "bot_offline")
    with program as morpheus:
        ann.post(f"/api/tables/{table}/seat", seat=1, who="@Morpheus")
        assert morpheus.line()["t"] == "challenged"


def test_a_game_begins_when_the_bot_has_agreed(server: LivingServer, ann: Guest) -> None:
    with program_of(ann, "Ann Invites", "Echo One") as echo:
        made = ann.table(["me", "@Echo One"], pace={"move": 600, "bank": 60})
        assert (made["status"], [seat["invited"] for seat in made["seats"]]) == ("waiting", [False, True])
        challenged = echo.line()
        assert (challenged["t"], challenged["table"], challenged["seat"]) == ("challenged", made["id"], 1)
        assert (challenged["info"]["game"], challenged["info"]["pace"]["move"]) == ("duel", 600)
        accepted = echo.answer(challenged)
        assert (accepted["status"], accepted["your_seats"]) == ("playing", [1])
        started = echo.line()
        assert started["t"] == "started"
        assert [(clock["seat"], clock["bank"]) for clock in started["clocks"]] == [(0, 60.0), (1, 60.0)]
        again = echo.http.post(f"/api/tables/{made['id']}/join", json={"seat": 1})
        assert again.json()["code"] == "seat_taken"


def test_who_declines_leaves_the_seat_free(server: LivingServer, ann: Guest) -> None:
    with program_of(ann, "Ann Waits", "Niobe") as niobe:
        table = ann.table(["me", "@Niobe"])["id"]
        declined = niobe.answer(niobe.line(), "leave")
        assert (declined["status"], declined["seats"][1]["kind"]) == ("waiting", "open")
        answer = ann.http.post(f"/api/tables/{table}/start")
        assert answer.json()["code"] == "open_seats"
        assert ann.post(f"/api/tables/{table}/seat", seat=1, who="easy")["status"] == "waiting", "it begins when asked"
        assert ann.post(f"/api/tables/{table}/start")["status"] == "playing"


def test_an_invitation_can_be_withdrawn_and_waits_for_those_who_return(server: LivingServer, ann: Guest) -> None:
    with program_of(ann, "Ann Changes", "Proteus") as proteus:
        one, other = (ann.table(["me", "@Proteus"])["id"] for _ in range(2))
        assert {proteus.line()["table"] for _ in range(2)} == {one, other}
        ann.post(f"/api/tables/{one}/seat", seat=1, who="easy")
        closed = proteus.line()
        assert (closed["t"], closed["table"], closed["code"]) == ("closed", one, "withdrawn")
        late = proteus.http.post(f"/api/tables/{one}/join", json={"seat": 1})
        assert late.json()["code"] == "seat_taken"
        with Program(server, proteus.headers["Authorization"].removeprefix("Bearer ")) as again:
            challenged = again.line()
            assert (challenged["t"], challenged["table"]) == ("challenged", other)
            assert again.answer(challenged)["status"] == "playing"


# ---- a game


def test_the_stream_tells_all_that_is_played_and_how_it_ends(server: LivingServer, ann: Guest) -> None:
    with program_of(ann, "Ann Plays", "Talos Two") as talos:
        table = ann.table(["me", "@Talos Two"], options={"first_player": "1"})["id"]
        talos.answer(talos.line())
        told: list[Any] = [talos.line()]
        with closing(ann.sit(table)) as seat:
            while len(told) < 8:
                told.append(talos.line())
                if told[-1]["t"] == "asked":
                    talos.act(told[-1])
                while seat.n < told[-1]["n"]:
                    seat.hear()
                if seat.ask is not None:
                    seat.act()
            seat.say(t="resign")
            while told[-1]["t"] != "over":
                told.append(talos.line())
            while seat.info["status"] != "over":
                seat.hear()
            log = seat.log
        assert told[0]["t"] == "started"
        entries = [entry for line in told if line["t"] == "played" for entry in line["entries"]]
        assert entries == log[told[0]["n"] :]
        assert {"played", "asked", "over"} <= {line["t"] for line in told}
        assert told[-1]["result"]["winners"] == [1]
        assert told[-1]["result"]["reason"] == "resignation"


# ---- what is told, line by line


def status(sitting: Sitting) -> str:
    return sitting.table.header.status


def lines_of(feed: Feed) -> list[Any]:
    return [json.loads(line) for line in feed.waited()]


def test_a_bot_whose_time_is_up_is_told_who_plays_for_it() -> None:
    sitting = Sitting(pace=Pace(10, 0), options={"first_player": "0"})
    feed = Feed("ann")
    feed.tell(sitting.table)
    assert [line["t"] for line in lines_of(feed)] == ["started", "asked"]
    feed.tell(sitting.table)
    assert lines_of(feed) == [], "nothing has happened"
    sitting.wait(11)
    feed.tell(sitting.table)
    (clock,) = lines_of(feed)
    assert (clock["t"], clock["replaced"]) == ("clock", [0])
    sitting.take(sitting.table.take_seat("ann", "Ann", 0))
    feed.tell(sitting.table)
    clock, asked = lines_of(feed)
    assert (clock["t"], clock["replaced"], asked["t"]) == ("clock", [], "asked")
    assert asked["clocks"][0] == {"seat": 0, "move": 10.0, "bank": 20.0, "running": True}


def test_those_without_a_seat_are_told_nothing_of_the_game() -> None:
    sitting = Sitting()
    feed = Feed("eve")
    feed.tell(sitting.table)
    sitting.act(sitting.join(("ann", "bob")[sitting.asked()], 1))
    feed.tell(sitting.table)
    assert lines_of(feed) == []


def test_a_reader_that_is_too_far_behind_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = Sitting(options={"first_player": "0"})
    feed = Feed("ann")
    monkeypatch.setattr(api_bots, "MOST_WAITING", 20_000)
    ann, bob = sitting.join("ann", 1), sitting.join("bob", 2)
    while not feed.over:
        feed.tell(sitting.table)
        sitting.act((ann, bob)[sitting.asked()])
        assert feed.size < 60_000
    assert feed.waiting
    before = feed.size
    feed.tell(sitting.table)
    assert feed.size == before, "what is not read is not kept"


def test_an_invited_bot_is_asked_once_for_each_seat() -> None:
    sitting = Sitting("ann bob", start=False)
    header = sitting.table.header
    sitting.table.header = header.with_chair(1, replace(header.chairs[1], invited=True))
    feed = Feed("bob")
    feed.tell(sitting.table)
    feed.tell(sitting.table)
    (challenged,) = lines_of(feed)
    assert (challenged["t"], challenged["seat"]) == ("challenged", 1)
    sitting.take(sitting.table.begin("ann"))
    assert (status(sitting), sitting.table.header.eager) == ("waiting", True)
    sitting.take(sitting.table.take_seat("bob", "Bob", 1))
    assert status(sitting) == "playing"
    feed.tell(sitting.table)
    assert lines_of(feed)[0]["t"] == "started"

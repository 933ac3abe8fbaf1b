"""Games that continue from a moment of a finished game, or of an opened record."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from typing import Any

import msgspec
import pytest
from click.testing import CliRunner

import petteia
from petteia.cli import main
from petteia.core.engine.state import CHANCE, State
from petteia.core.records.record import Record
from server import databases
from server.http.learning.test_opened import played
from server.living import Guest, LivingServer


@pytest.fixture(scope="module")
def ann(server: LivingServer) -> Iterator[Guest]:
    with closing(server.guest()) as ann:
        yield ann


@pytest.fixture(scope="module")
def record() -> Record:
    return played(Record(petteia.game("duel"), players=["Ann", "Bob"]))


@pytest.fixture(scope="module")
def table(ann: Guest, record: Record) -> str:
    return str(ann.post("/api/records", text=petteia.write_lines(record))["id"])


def own_decision(record: Record, after: int) -> int:
    """The first moment from that one on at which the first seat had to choose."""
    return next(
        n for n in range(after, len(record.entries)) if record.at(n).actor == 0 and len(record.at(n).legal()) > 1
    )


def seen(state: State, seat: int) -> Any:
    """What a seat sees, as it is sent."""
    view: Any = state.view(seat)
    return msgspec.json.decode(msgspec.json.encode(view.plain()))


def refused(guest: Guest, table: str, n: int, **body: Any) -> str:
    answer = guest.http.post(f"/api/tables/{table}/moments/{n}/play", json={"seat": 0, "bot": "easy"} | body)
    assert answer.is_client_error
    return str(answer.json()["code"])


def test_somebody_plays_on_from_a_moment_to_the_end(
    server: LivingServer, ann: Guest, table: str, record: Record
) -> None:
    n = own_decision(record, 40)
    info = ann.post(f"/api/tables/{table}/moments/{n}/play", seat=0, bot="easy")
    assert (info["status"], info["rated"], info["public"], info["opened"]) == ("playing", False, False, False)
    assert (info["source"], info["your_seats"]) == (table, [0])
    assert [seat["bot"] for seat in info["seats"]] == ["", "easy"]
    then = seen(record.at(n), 0)
    with closing(ann.sit(info["id"])) as seat:
        while seat.ask is None:
            seat.hear()
        assert seat.n == 0
        assert ann.get(f"/api/tables/{info['id']}/moments/0")["view"] == then
        seat.play_on()
    told = petteia.read(ann.http.get(f"/api/tables/{info['id']}/record").text)
    assert told.start_position
    assert told.state.over
    assert ann.get(f"/api/tables/{info['id']}/moments/0?seat=0")["view"] == then
    assert ann.http.get(f"/api/tables/{info['id']}/review").is_success
    assert len(ann.get(f"/api/tables/{info['id']}/chance")) == told.drawn
    done = CliRunner(env=databases.environment(server.data)).invoke(main, ["audit"])
    assert done.exit_code == 0, done.output


@pytest.mark.parametrize(("game", "seats"), [("cyclades", 4), ("legendary", 3)])
def test_any_seat_of_any_game_goes_on_and_is_kept(ann: Guest, game: str, seats: int) -> None:
    record = played(Record(petteia.game(game), seats))
    table = str(ann.post("/api/records", text=petteia.write_lines(record))["id"])
    for n in (0, 25, len(record.entries) // 2):
        info = ann.post(f"/api/tables/{table}/moments/{n}/play", seat=seats - 1, bot="random")
        assert info["your_seats"] == [seats - 1]
        view = ann.get(f"/api/tables/{info['id']}/moments/0")["view"]
        assert view == seen(record.at(n), seats - 1)


def test_other_actions_may_come_first(ann: Guest, table: str, record: Record) -> None:
    n = own_decision(record, 60)
    then = record.at(n)
    action = next(one for one in then.legal() if one != record.entries[n].action)
    info = ann.post(f"/api/tables/{table}/moments/{n}/play", seat=1, bot="greedy", actions=[action])
    then.play(action)
    assert ann.get(f"/api/tables/{info['id']}/moments/0")["view"] == seen(then, 1)


def test_chance_goes_on_otherwise(ann: Guest, table: str, record: Record) -> None:
    n = own_decision(record, 40)
    found = set()
    for _ in range(3):
        info = ann.post(f"/api/tables/{table}/moments/{n}/play", seat=0, bot="random")
        with closing(ann.sit(info["id"])) as seat:
            seat.play_on()
        told = petteia.read(ann.http.get(f"/api/tables/{info['id']}/record").text)
        found.add(tuple(entry.text for entry in told.entries if entry.actor == CHANCE))
    assert len(found) > 1


def test_another_game_with_the_same_people_begins_at_the_start(ann: Guest, table: str, record: Record) -> None:
    info = ann.post(f"/api/tables/{table}/moments/{own_decision(record, 60)}/play", seat=0, bot="random")
    with closing(ann.sit(info["id"])) as seat:
        seat.play_on()
    again = ann.post(f"/api/tables/{info['id']}/rematch")
    fresh = ann.get(f"/api/tables/{again['rematch'] or again['id']}")
    assert fresh["source"] == ""


def test_what_is_not_possible_is_refused(ann: Guest, table: str, record: Record) -> None:
    n = own_decision(record, 40)
    assert refused(ann, table, n, seat=2) == "no_such_seat"
    assert refused(ann, table, n, bot="nobody") == "no_bot"
    assert refused(ann, table, n, actions=[999_999]) == "refused"
    assert refused(ann, table, len(record.entries)) == "impossible"
    assert refused(ann, table, 9999) == "not_found"
    assert refused(ann, "nowhere", 0) == "no_table"
    running = ann.table(["me", "me"])["id"]
    assert refused(ann, running, 0) == "not_over"

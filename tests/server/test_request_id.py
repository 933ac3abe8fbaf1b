"""A player complains and names an id; the operator finds in the log what happened, and where."""

from __future__ import annotations

import io
import json
from pathlib import Path
from typing import Any

import pytest
import structlog

from petteia.server import logs, request_id
from petteia.server.owners.leases import Elsewhere
from petteia.server.settings import read_settings
from server.house import House, open_house, store_table

PROXY = "testclient"  # where the requests of these tests come from


class Log(io.StringIO):
    """What the server has logged."""

    def __init__(self) -> None:
        super().__init__()
        logs.configure(read_settings({"PETTEIA_LOG": "json"}), self)

    def of(self, request: str) -> list[Any]:
        """The events with that id."""
        events = [json.loads(line) for line in self.getvalue().splitlines()]
        return [event for event in events if event.get("request") == request]


def test_an_answer_and_its_line_in_the_log_have_the_same_id(house: House) -> None:
    log = Log()
    answers = [house.visitor().get(path) for path in ("/api/me", "/api/me", "/api/tables/nowhere/record")]
    ids = [answer.headers[request_id.HEADER] for answer in answers]
    assert len(set(ids)) == 3
    assert [len(log.of(id)) for id in ids] == [1, 1, 1]
    assert log.of(ids[0])[0]["route"] == "/api/me"
    assert log.of(ids[2])[0]["status"] == 404


@pytest.mark.parametrize(
    ("proxies", "sent", "kept"),
    [
        (PROXY, "0123456789abcdef", True),
        ("", "0123456789abcdef", False),  # anybody could send it
        (PROXY, "short", False),
        (PROXY, "with spaces and = signs", False),
        (PROXY, "x" * 65, False),
    ],
)
def test_an_id_is_taken_over_from_a_proxy_of_ours_if_it_is_one(
    tmp_path: Path, proxies: str, sent: str, kept: bool
) -> None:
    with open_house(tmp_path, PETTEIA_PROXIES=proxies) as house:
        answer = house.visitor().get("/api/me", X_Request_Id=sent)
    assert (answer.headers[request_id.HEADER] == sent) is kept


def test_who_meets_a_failure_of_ours_is_told_under_which_id_to_complain(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> None:
        raise RuntimeError("a fault of ours")

    log = Log()
    monkeypatch.setattr(house.limits, "check", broken)
    answer = house.visitor().get("/api/me")
    assert answer.status_code == 500
    id = answer.json()["request"]
    assert id == answer.headers[request_id.HEADER]
    failed, request = log.of(id)
    assert failed["event"] == "request failed"
    assert "a fault of ours" in failed["exception"]
    assert request["status"] == 500


def test_whoever_asks_a_server_that_has_lost_its_tables_is_to_ask_again(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def elsewhere(*_: object) -> None:
        raise Elsewhere

    visitor = house.visitor()
    visitor.register("Anna")
    monkeypatch.setattr(house.tables, "create", elsewhere)
    answer = visitor.post("/api/tables", {"game": "duel", "seats": ["me", "open"]})
    assert (answer.status_code, answer.json()["code"]) == (503, "moved")


def test_a_message_that_is_refused_is_in_the_log_with_its_table_and_number(house: House) -> None:
    visitor = house.visitor()
    user = visitor.register("Anna")
    house.do(lambda connection: store_table(connection, "linkoftable", [("person", user), ("bot", "novice")]))
    log = Log()
    with visitor.sit("linkoftable") as seat:
        seat.send_json({"t": "hello", "protocol": 2})
        seat.send_json({"t": "undo", "n": 7})
        seat.send_json({"t": "nonsense"})
        refusals: list[Any] = []
        while len(refusals) < 2:
            answer = seat.receive_json()
            refusals += [answer] if answer["t"] in ("error", "conflict", "refused") else []
    undo, nonsense = refusals
    assert nonsense["code"] == "bad_message"
    connection, _, number = nonsense["request"].partition(".")
    assert number == "3", "it was the third message of its socket"
    (event,) = log.of(nonsense["request"])
    assert (event["event"], event["why"]) == ("message refused", "bad_message")
    (event,) = log.of(f"{connection}.2")
    assert (event["message"], event["n"], event["table"]) == ("undo", 7, logs.mark("linkoftable"))
    assert event["why"] == undo.get("code", undo["t"])
    assert "linkoftable" not in log.getvalue()


def test_what_nobody_asked_for_has_no_id() -> None:
    log = Log()
    structlog.get_logger("petteia.app").info("ready")
    assert "request" not in json.loads(log.getvalue())

"""Plans over HTTP: what can be planned, who can see it, and what is stored."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, closing
from typing import Any

import pytest

from server.living import Guest, LivingServer, Seated

DAYS = {"move": 86_400, "bank": 0}


class Slow:
    """A game of days between Ann and Bob, in which Bob takes the first of four wonders: the next is Ann's (D2.1)."""

    def __init__(self, server: LivingServer, stack: ExitStack) -> None:
        self.ann, self.bob = (stack.enter_context(closing(server.guest())) for _ in range(2))
        table = self.ann.post("/api/tables", game="duel", seats=["me", "open"], pace=DAYS)["id"]
        self.bob.post(f"/api/tables/{table}/join")
        self.ann.post(f"/api/tables/{table}/start")
        self.table, self.path = table, f"/api/tables/{table}/plan"
        self.seated: list[Seated] = [stack.enter_context(closing(one.sit(table))) for one in (self.ann, self.bob)]
        while self.seated[1].ask is None or len(self.seated[1].ask["actions"]) < 4:
            asked = next(one for one in self.seated if one.ask is not None)
            n = asked.n
            assert asked.act()["t"] == "ok"
            self.heard(n + 1)

    def heard(self, n: int) -> None:
        """Both have learned of that many entries."""
        for one in self.seated:
            while one.n < n:
                one.hear()

    def options(self, guest: Guest, seat: int, *path: tuple[int, int]) -> Any:
        deeds = [{"seat": actor, "action": action} for actor, action in path]
        return guest.http.post(f"{self.path}/options", json={"path": deeds, "seat": seat}).json()


@pytest.fixture
def slow(server: LivingServer) -> Iterator[Slow]:
    with ExitStack() as stack:
        yield Slow(server, stack)


def test_what_the_other_may_do_and_what_one_may_answer(slow: Slow) -> None:
    asked = [choice["action"] for choice in slow.seated[1].ask["actions"]]
    his = slow.options(slow.ann, 1)
    assert [one["step"]["action"] for one in his] == asked
    assert all(one["sure"] and one["step"]["actor"] == 1 for one in his)
    mine = slow.options(slow.ann, 0, (1, asked[0]))
    assert asked[0] not in [one["step"]["action"] for one in mine]
    assert {one["step"]["actor"] for one in mine} == {0}
    assert slow.options(slow.ann, 0, (1, 0), (1, 0)) == []


def test_a_plan_is_kept_told_and_given_up(slow: Slow) -> None:
    n, action = slow.seated[1].n, slow.seated[1].ask["actions"][0]["action"]
    answer = slow.options(slow.ann, 0, (1, action))[0]["step"]
    lines = [{"answers": [[answer["action"]]], "when": {"seat": 1, "action": action}, "after": 0, "again": False}]
    empty = slow.ann.get(slow.path)
    assert (empty["n"], empty["lines"], empty["due"]) == (n, [], False)
    assert slow.ann.http.put(slow.path, json={"n": n, "lines": lines}).status_code == 204
    plan = slow.ann.get(slow.path)
    assert plan["lines"] == lines
    assert plan["told"][0]["when"]["action"] == action
    assert plan["told"][0]["answers"] == [[answer]]
    exported = slow.ann.get("/api/account/export")
    assert [row["table_id"] for row in exported["plans"]] == [slow.table]
    assert slow.bob.get(slow.path)["lines"] == []
    assert slow.bob.get("/api/account/export")["plans"] == []
    assert slow.ann.http.put(slow.path, json={"n": n, "lines": []}).status_code == 204
    assert slow.ann.get(slow.path)["lines"] == []


def test_an_answer_is_on_its_way_once_the_deed_has_happened(slow: Slow) -> None:
    lines = [{"answers": [[choice["action"]] for choice in slow.seated[1].ask["actions"]]}]
    slow.ann.http.put(slow.path, json={"n": slow.seated[1].n, "lines": lines})
    assert not slow.ann.get(slow.path)["due"]
    assert slow.seated[1].act()["t"] == "ok"
    assert slow.ann.get(slow.path)["due"]
    assert not slow.bob.get(slow.path)["due"]


def test_who_may_not_plan(slow: Slow, server: LivingServer) -> None:
    wrong = [
        (slow.ann, {"n": slow.seated[1].n + 1, "lines": []}, 409, "conflict"),
        (slow.ann, {"n": slow.seated[1].n, "lines": [{"answers": [[999_999]]}]}, 422, "impossible"),
        (slow.ann, {"n": slow.seated[1].n, "lines": [{"answers": []}]}, 400, "bad_request"),
    ]
    with closing(server.guest()) as cat:
        for who, plan, status, code in [*wrong, (cat, {"n": 0, "lines": []}, 409, "no_plan")]:
            answer = who.http.put(slow.path, json=plan)
            assert (answer.status_code, answer.json()["code"]) == (status, code)
        assert cat.http.post(f"{slow.path}/options", json={"path": [], "seat": 0}).json()["code"] == "no_plan"
    assert slow.ann.http.post(f"{slow.path}/options", json={"path": [], "seat": 9}).json()["code"] == "no_such_seat"

"""A real server reviews finished games: for anybody who asks, the same for everybody, and never a game in progress."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

import petteia
from petteia.review import DEEP, QUICK, Review
from petteia.server.http.learning.api_reviews import MOST_FOLLOWING
from server.living import Guest, LivingServer

LONGEST = 120.0  # seconds that a review may take on a busy machine
PAUSE = 0.2


@pytest.fixture(scope="module")
def ann(server: LivingServer) -> Iterator[Guest]:
    with closing(server.guest()) as ann:
        yield ann


@pytest.fixture(scope="module")
def table(ann: Guest) -> str:
    """A game that one guest has played for both seats to its end, once with an action taken back."""
    table = str(ann.table(["me", "me"], options={"wonders": "first_game"})["id"])
    with closing(ann.sit(table)) as seat:
        while seat.n < 45:
            seat.act()
            seat.until("played")
        taken = next(entry["n"] for entry in reversed(seat.log) if entry["kind"] == "action" and entry["actor"] >= 0)
        assert taken <= seat.n
        seat.say(t="undo", n=seat.n)
        if seat.until("played", "error")["t"] == "played":
            assert seat.log[-1]["kind"] == "undo"
        seat.play_on()
    return table


def reviewed(guest: Guest, table: str, level: str) -> Any:
    """The review once it is at that level."""
    last = time.monotonic() + LONGEST
    while time.monotonic() < last:
        answer = guest.get(f"/api/tables/{table}/review")
        if answer["review"] is not None and answer["review"]["level"] in {level, DEEP}:
            return answer
        assert answer["level"] in (QUICK, DEEP)
        assert answer["done"] <= answer["count"]
        time.sleep(PAUSE)
    raise AssertionError(f"no review within {LONGEST} s")


def test_a_finished_game_is_reviewed_as_its_record_is(server: LivingServer, ann: Guest, table: str) -> None:
    answer = reviewed(ann, table, QUICK)
    record = petteia.read(ann.http.get(f"/api/tables/{table}/record").text)
    review = msgspec.convert(answer["review"], Review)
    assert review == petteia.review(record, review.level)
    with closing(server.guest()) as bob:
        assert reviewed(bob, table, QUICK)["review"]["players"] is not None


def test_moments_have_their_place_in_the_log(ann: Guest, table: str) -> None:
    answer = reviewed(ann, table, QUICK)
    places, review = answer["places"], answer["review"]
    assert len(places) == len(review["moments"])
    assert places == sorted(set(places))
    record = petteia.read(ann.http.get(f"/api/tables/{table}/record").text)
    for moment in (0, 20, 44, 60, len(places) - 1):
        told = ann.get(f"/api/tables/{table}/moments/{places[moment]}?seat=-3")["view"]
        assert told["question"] == record.at(moment).question


def test_a_line_that_was_not_played_is_shown(ann: Guest, table: str) -> None:
    answer = reviewed(ann, table, QUICK)
    decision = next(one for one in answer["review"]["decisions"] if one["line"])
    n = answer["places"][decision["at"]]
    actions = ",".join(map(str, decision["line"]))
    told = ann.get(f"/api/tables/{table}/moments/{n}/line?actions={actions}&seat=0")
    assert len(told["steps"]) == len(decision["line"])
    best = decision["options"][0]
    assert [step["text"] for step in told["steps"]][: len(best["texts"])] == best["texts"]
    assert told["steps"][0]["actor"] == decision["seat"]
    assert told["view"]["seat"] == 0
    assert told["steps"][0]["events"]


def test_a_line_that_breaks_the_rules_is_refused(ann: Guest, table: str) -> None:
    assert ann.http.get(f"/api/tables/{table}/moments/0/line?actions=0").status_code == 422
    assert ann.http.get(f"/api/tables/{table}/moments/9999/line?actions=0").status_code == 404
    assert ann.http.get(f"/api/tables/{table}/moments/0/line?actions=x").status_code == 400


def test_nothing_is_told_of_a_game_that_goes_on(server: LivingServer, ann: Guest) -> None:
    running = ann.table(["me", "me"])["id"]
    with closing(server.guest()) as bob:
        for guest in (ann, bob):
            for path in ("review", "moments/5/line?actions=1"):
                answer = guest.http.get(f"/api/tables/{running}/{path}")
                assert answer.status_code == 409
                assert answer.json()["code"] == "not_over"
    assert ann.http.get("/api/tables/nowhere/review").status_code == 404


def test_hints_are_for_those_who_play_against_bots(server: LivingServer, ann: Guest) -> None:
    table = ann.table(["me", "easy"])["id"]
    with closing(ann.sit(table)) as seat:
        while seat.ask is None:
            seat.hear()
        answer = ann.get(f"/api/tables/{table}/hints")
        legal = [one["text"] for one in seat.ask["actions"]]
    assert answer["n"] == seat.n
    assert 1 <= len(answer["hints"]) <= 3
    chances = [hint["chance"] for hint in answer["hints"]]
    assert chances == sorted(chances, reverse=True)
    assert all(hint["steps"][0]["text"] in legal for hint in answer["hints"])
    assert all(1 <= len(hint["follows"]) <= MOST_FOLLOWING for hint in answer["hints"])
    with closing(server.guest()) as bob:
        assert bob.http.get(f"/api/tables/{table}/hints").json()["code"] == "not_asked"


def test_there_are_no_hints_where_people_play(ann: Guest) -> None:
    table = ann.table(["me", "me"])["id"]
    answer = ann.http.get(f"/api/tables/{table}/hints")
    assert answer.status_code == 403
    assert answer.json()["code"] == "not_your_seat"


def test_a_review_is_kept_and_deepened(tmp_path: Path) -> None:
    with LivingServer(tmp_path) as server, closing(server.guest()) as ann:
        table = ann.table(["me", "me"], options={"wonders": "first_game"})["id"]
        with closing(ann.sit(table)) as seat:
            for _ in range(4):
                seat.act()
                seat.until("played")
            seat.say(t="resign")
            while seat.info["status"] != "over":
                seat.hear()
        deep = reviewed(ann, table, DEEP)
        last = time.monotonic() + LONGEST
        while deep["review"]["level"] != DEEP and time.monotonic() < last:
            time.sleep(PAUSE)
            deep = ann.get(f"/api/tables/{table}/review")
        assert deep["review"]["level"] == DEEP
        assert deep["level"] == ""
        assert ann.get(f"/api/tables/{table}/review") == deep


def asked_anew(guest: Guest, table: str, decision: Any, places: list[int], actions: list[int]) -> Any:
    wanted = f"?actions={','.join(map(str, actions))}" if actions else ""
    return guest.get(f"/api/tables/{table}/moments/{places[decision['at']]}/trial{wanted}")


def test_a_decision_is_tried_anew_as_its_seat_saw_it(ann: Guest, table: str) -> None:
    answer = reviewed(ann, table, QUICK)
    places = answer["places"]
    decision = next(one for one in answer["review"]["decisions"] if len(one["options"]) > 1)
    trial = asked_anew(ann, table, decision, places, [])
    assert trial["view"]["seat"] == trial["ask"]["seat"] == decision["seat"]
    assert not trial["whole"]
    legal = {one["action"]: one for one in trial["ask"]["actions"]}
    assert {option["actions"][0] for option in decision["options"]} <= set(legal)
    assert trial["ask"]["impossible"], "what is not possible is explained"
    played = decision["played"]["actions"]
    done = asked_anew(ann, table, decision, places, played)
    assert (done["whole"], done["ask"]) == (True, None)
    assert [step["text"] for step in done["steps"]] == decision["played"]["texts"]


def test_another_plan_is_judged_as_the_review_judges(ann: Guest, table: str) -> None:
    answer = reviewed(ann, table, DEEP)
    review, places = answer["review"], answer["places"]
    decision = max(review["decisions"], key=lambda one: one["cost"])
    assert decision["cost"] > 0
    address = f"/api/tables/{table}/moments/{places[decision['at']]}/worth?actions="
    seat = decision["seat"]
    best, played = decision["options"][0], decision["played"]
    told = ann.get(address + ",".join(map(str, best["actions"])))
    assert told == {"chance": best["chances"][seat], "cost": 0, "grade": "best"}
    told = ann.get(address + ",".join(map(str, played["actions"])))
    assert told == {"chance": played["chances"][seat], "cost": decision["cost"], "grade": decision["grade"]}


def test_a_plan_that_the_review_does_not_know_is_searched(ann: Guest, table: str) -> None:
    answer = reviewed(ann, table, DEEP)
    review, places = answer["review"], answer["places"]
    for decision in review["decisions"]:
        known = [option["actions"] for option in decision["options"]]
        trial = asked_anew(ann, table, decision, places, [])
        for choice in trial["ask"]["actions"]:
            if [choice["action"]] not in known and asked_anew(ann, table, decision, places, [choice["action"]])[
                "whole"
            ]:
                address = f"/api/tables/{table}/moments/{places[decision['at']]}/worth?actions={choice['action']}"
                told = ann.get(address)
                assert 0 <= told["chance"] <= 1_000_000
                assert told == ann.get(address)
                return
    raise AssertionError("every plan is known")


def test_all_options_come_with_their_chances(ann: Guest, table: str) -> None:
    answer = reviewed(ann, table, QUICK)
    decision = next(one for one in answer["review"]["decisions"] if len(one["options"]) > 1)
    n = answer["places"][decision["at"]]
    told = ann.get(f"/api/tables/{table}/moments/{n}/options")
    legal = {one["action"] for one in asked_anew(ann, table, decision, answer["places"], [])["ask"]["actions"]}
    assert told["seat"] == decision["seat"]
    assert 1 < len(told["options"]) <= 12
    assert {option["actions"][0] for option in told["options"]} <= legal
    best = told["options"][0]["chance"]
    assert [option["cost"] for option in told["options"]] == [best - option["chance"] for option in told["options"]]
    assert all(option["cost"] >= 0 for option in told["options"])


def test_what_cannot_be_tried_is_refused(ann: Guest, table: str) -> None:
    answer = reviewed(ann, table, QUICK)
    places = answer["places"]
    end, start = places[-1], f"/api/tables/{table}/moments"
    assert ann.http.get(f"{start}/9999/trial").status_code == 404
    assert ann.http.get(f"{start}/{end}/trial").json()["code"] == "not_found"
    assert ann.http.get(f"{start}/{end}/options").json()["code"] == "not_asked"
    assert ann.http.get(f"{start}/{end}/worth?actions=1").json()["code"] == "not_found"
    decision = next(one for one in answer["review"]["decisions"] if len(one["options"]) > 1)
    n = places[decision["at"]]
    assert ann.http.get(f"{start}/{n}/worth?actions=999999").json()["code"] == "refused"
    assert ann.http.get(f"{start}/{n}/trial?actions=999999").json()["code"] == "refused"
    running = ann.table(["me", "me"])["id"]
    for path in ("trial", "options", "worth?actions=1"):
        assert ann.http.get(f"/api/tables/{running}/moments/5/{path}").json()["code"] == "not_over"

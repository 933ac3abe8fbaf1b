"""A real server poses problems: it judges attempts, and says what would have been best."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, date, datetime
from types import SimpleNamespace
from typing import Any

import pytest
from litestar.datastructures import State

import petteia
from petteia.problems import Problem, daily, problems
from petteia.problems.problem import actions_of
from petteia.problems.proving import all_plans
from petteia.server.http.learning.api_problems import today
from server.living import Guest, LivingServer

GAME = petteia.game("duel")
PROBLEM = next(  # one that does not tell what every answer is worth
    problem
    for problem in problems(GAME)
    if len(all_plans(GAME.read(problem.position), ())) > len(problem.solutions) + len(problem.others)
)
POSITION = GAME.read(PROBLEM.position)
PLACE = f"/api/problems/duel/{PROBLEM.id}"


@pytest.fixture(scope="module")
def ann(server: LivingServer) -> Iterator[Guest]:
    with closing(server.guest()) as ann:
        yield ann


def query(plan: tuple[int, ...]) -> str:
    return "actions=" + ",".join(map(str, plan))


def plan_of(problem: Problem, solves: bool = True) -> tuple[int, ...]:
    return actions_of(POSITION, (problem.solutions if solves else problem.others)[0].texts)


def refused(guest: Guest, path: str) -> Any:
    answer = guest.http.get(path)
    assert answer.is_client_error
    return answer.json()["code"]


def test_the_list_has_every_problem_and_gives_nothing_away(ann: Guest) -> None:
    told = ann.get("/api/problems/duel")
    assert [one["id"] for one in told["problems"]] == [problem.id for problem in problems(GAME)]
    assert set(told["problems"][0]) == {"id", "game", "theme", "rating", "gap", "seat", "seats", "exact"}
    of_today = daily(GAME, date.fromisoformat(told["day"]))
    assert of_today is not None
    assert told["daily"] == of_today.id


def test_the_problem_of_the_day_is_that_of_its_game(ann: Guest) -> None:
    told = ann.get("/api/problems/daily")
    problem = daily(petteia.game(told["problem"]["game"]), date.fromisoformat(told["day"]))
    assert problem is not None
    assert told["problem"]["id"] == problem.id


def test_a_day_begins_at_midnight_by_the_server_s_clock() -> None:
    def state(*moment: int) -> State:
        now = int(datetime(*moment, tzinfo=UTC).timestamp() * 1000)  # type: ignore[misc,arg-type]
        return State({"reviews": SimpleNamespace(now=lambda: now)})

    assert today(state(2027, 2, 28, 23, 59, 59)) == date(2027, 2, 28)
    assert today(state(2027, 3, 1, 0, 0, 0)) == date(2027, 3, 1)


def test_the_seat_is_asked_and_its_solution_costs_nothing(ann: Guest) -> None:
    asked = ann.get(f"{PLACE}/trial")
    assert not asked["whole"]
    assert {one["action"] for one in asked["ask"]["actions"]} == set(POSITION.legal())
    assert asked["view"]["seat"] == PROBLEM.seat
    plan = plan_of(PROBLEM)
    tried = ann.get(f"{PLACE}/trial?{query(plan)}")
    assert tried["whole"]
    assert [step["text"] for step in tried["steps"]] == list(PROBLEM.solutions[0].texts)
    worth = ann.get(f"{PLACE}/worth?{query(plan)}")
    assert worth == {"chance": PROBLEM.solutions[0].chance, "cost": 0, "grade": "best"}


def test_what_is_no_solution_costs_at_least_the_gap(ann: Guest) -> None:
    known = ann.get(f"{PLACE}/worth?{query(plan_of(PROBLEM, solves=False))}")
    assert known["cost"] >= PROBLEM.gap
    told = [actions_of(POSITION, one.texts) for one in (*PROBLEM.solutions, *PROBLEM.others)]
    searched = next(plan for plan in all_plans(POSITION, ()) if plan not in told)
    worth = ann.get(f"{PLACE}/worth?{query(searched)}")
    assert worth["cost"] >= PROBLEM.gap
    assert worth["chance"] + worth["cost"] == PROBLEM.solutions[0].chance


def test_the_solution_comes_with_what_is_none_and_how_it_goes_on(ann: Guest) -> None:
    told = ann.get(f"{PLACE}/solution")
    assert [one["chance"] for one in told["solutions"]] == [one.chance for one in PROBLEM.solutions]
    assert len(told["others"]) == len(PROBLEM.others)
    assert told["solutions"][0]["steps"][0]["events"]
    line = ann.get(f"{PLACE}/line?{query(tuple(told['line']))}")
    assert [step["text"] for step in line["steps"]] == list(PROBLEM.line)


def test_what_is_no_problem_or_no_answer_is_refused(ann: Guest) -> None:
    assert refused(ann, "/api/problems/chess") == "no_game"
    assert refused(ann, "/api/problems/duel/nothing/trial") == "not_found"
    impossible = next(action for action in range(GAME.decisions) if action not in POSITION.legal())
    assert refused(ann, f"{PLACE}/trial?actions={impossible}") == "refused"
    assert refused(ann, f"{PLACE}/worth?{query((*plan_of(PROBLEM), 0))}") == "refused"
    assert refused(ann, f"{PLACE}/worth?actions=x") == "bad_request"


# ---- who has solved what


def test_what_somebody_has_solved_is_in_the_profile(server: LivingServer) -> None:
    with closing(server.guest()) as carol:
        carol.post("/api/account", name="Carol", password="Carol of Delphi, 776")

        def solved() -> Any:
            return carol.get("/api/users/Carol/details")["problems"]

        assert solved() == []
        wrong = carol.http.put(f"{PLACE}/solved?{query(plan_of(PROBLEM, solves=False))}")
        assert wrong.json()["code"] == "impossible"
        assert solved() == []
        for _ in range(2):  # again is not more
            assert carol.http.put(f"{PLACE}/solved?{query(plan_of(PROBLEM))}").status_code == 204
        assert solved() == [{"game": "duel", "solved": 1, "problems": len(problems(GAME))}]
        exported = carol.get("/api/account/export")["problems"]
        assert [(one["game"], one["problem"]) for one in exported] == [("duel", PROBLEM.id)]
        hidden = {"portrait": "", "line": "", "shown": {"results": False}}
        assert carol.http.put("/api/account/profile", json=hidden).is_success
        with closing(server.guest()) as stranger:
            assert stranger.get("/api/users/Carol/details")["problems"] is None
        assert carol.http.post("/api/account/delete", json={"password": "Carol of Delphi, 776"}).is_success

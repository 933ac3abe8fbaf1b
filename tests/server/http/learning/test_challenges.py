"""Challenges on the server: taken up at a table of their own, judged at its end, and stored for their player."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

import petteia
from petteia.core.engine.state import CHANCE, State
from petteia.server.errors import Problem
from petteia.server.http.learning.api_reviews import may_be_helped
from petteia.server.people.personal import delete, export
from petteia.server.store import archive
from petteia.server.store.attempts import Solved, solved_of
from petteia.server.store.ongoing import check_not_ongoing
from petteia.server.store.store import Connection
from petteia.server.table import messages as m
from petteia.server.table.challenges import challenge_of, new_attempt
from petteia.server.table.header import Header
from petteia.server.table.seating import Refuse, again
from petteia.server.table.step import Step
from petteia.server.table.table import Table
from server.house import House, Visitor

DUEL = petteia.game("duel")
GAMES = json.loads((Path(__file__).parents[3] / "fixtures/challenges.json").read_text(encoding="utf-8"))["duel"]


class Script:
    """Chance that does what it did in a game of before."""

    def __init__(self, actions: list[int]) -> None:
        self.actions = actions
        self.at = 0

    def draw(self, state: State, number: int) -> int:
        action = self.actions[self.at]
        self.at += 1
        return action


def header_of(id: str, seed: int = 0) -> Header:
    challenge = challenge_of(DUEL, id)
    assert challenge is not None
    return new_attempt(DUEL, challenge, "t1", "ann", "Ann", 0, lambda: bytes([seed] * 32))


def begun(id: str = "first_win", chance: list[int] | None = None, seed: int = 0) -> Table:
    """A table at which Ann takes up a challenge; chance does what is given, or what follows from the seed."""
    script = None if chance is None else lambda _: Script(chance)
    table = Table(header_of(id, seed), DUEL, lambda: 0, lambda: "t2", lambda: bytes(32), chance=script)
    table.begin("ann")
    return table


def replayed(id: str, which: str) -> m.Attempt:
    """What becomes of a challenge by a game that meets it or misses it, of the first seat."""
    found = GAMES["challenges"][id][which]
    assert found["seat"] == 0
    actors, state = [], DUEL.start(2)
    actions = GAMES["games"][found["game"]]["actions"]
    for action in actions:
        actors.append(int(state.actor))
        state.play(action)
    table = begun(id, [action for action, actor in zip(actions, actors, strict=True) if actor == CHANCE])
    for action, actor in zip(actions, actors, strict=True):
        if actor != CHANCE:
            table.play(Step(), action)
    assert table.header.attempt is not None
    return table.header.attempt


@pytest.mark.parametrize("id", ["arms", "science", "march", "unlettered"])
def test_the_table_judges_at_the_end(id: str) -> None:
    met, missed = replayed(id, "met"), replayed(id, "missed")
    assert met.met is not None
    assert all(met.met)
    assert missed.met is not None
    assert not all(missed.met)


def entered(table: Table) -> int:
    table.enter(1, "ann", "Ann")
    return 1


def test_who_resigns_has_met_nothing() -> None:
    table = begun()
    table.receive(entered(table), m.Resign())
    assert table.header.attempt == m.Attempt("first_win", [False])


def test_a_table_that_is_closed_has_met_nothing() -> None:
    table = begun("wonders")
    table.shut()
    assert table.header.attempt == m.Attempt("wonders", [False, False])


def test_nobody_plays_for_whoever_takes_it_up() -> None:
    table = begun()
    with pytest.raises(Refuse, match="nobody plays for you"):
        table.leave_seat("ann", 0)


def test_only_what_nobody_has_answered_is_taken_back() -> None:
    """Of the first wonders one player takes one, then the other two: nothing is revealed in between."""
    table = next(table for seed in range(20) if (table := begun(seed=seed)).state.actor == 0)
    connection, before = entered(table), table.course.length
    table.play(Step(), table.state.legal()[0])
    table.receive(connection, m.Undo(table.course.length))
    assert [row.kind for row in table.course.rows[before:]] == ["action", "undo"]
    table.play(Step(), table.state.legal()[0])
    table.play(Step(), table.state.legal()[0])
    assert [row.actor for row in table.course.line[-2:]] == [0, 1]
    refused = table.receive(connection, m.Undo(table.course.length))
    assert [message.code for _, message in refused.send if isinstance(message, m.Error)] == ["nothing_to_undo"]


def test_there_are_no_hints() -> None:
    header = header_of("first_win")
    assert not may_be_helped(header)
    assert may_be_helped(replace(header, attempt=None))


def test_another_game_with_the_same_bots_is_no_attempt() -> None:
    table = begun()
    table.shut("abandoned")
    assert again(table.header, "t2", bytes(32), 0).attempt is None


def test_the_same_deal_for_everybody() -> None:
    one, other = header_of("eureka"), header_of("eureka")
    assert one.secret == other.secret != header_of("archimedes").secret


# ---- over HTTP


def somebody(house: House, name: str = "Ann") -> Visitor:
    visitor = house.visitor()
    visitor.register(name)
    return visitor


def take_up(visitor: Visitor, id: str = "first_win", game: str = "duel") -> Any:
    answer = visitor.post(f"/api/challenges/{game}/{id}")
    assert answer.status_code == 201, answer.text
    return answer.json()


def progress(visitor: Visitor, id: str = "first_win", game: str = "duel") -> tuple[bool, int, str]:
    answer = visitor.get("/api/challenges")
    assert answer.status_code == 200, answer.text
    [found] = [one for one in answer.json() if (one["game"], one["id"]) == (game, id)]
    return found["solved"], found["tries"], found["table"]


def solve(house: House, table: str) -> None:
    """A table meets its goals, as if it had been played to the end."""

    def work(connection: Connection) -> None:
        header = archive.load_header(connection, table)
        assert header is not None
        assert header.attempt is not None
        met = m.Attempt(header.attempt.challenge, [True])
        archive.save_header(connection, replace(header, status="over", attempt=met))

    house.do(work)


def test_the_list_tells_what_is_to_be_reached(house: House) -> None:
    told = house.visitor().get("/api/challenges").json()
    assert [one["id"] for one in told if one["game"] == "duel"] == [one.id for one in DUEL.manifest.challenges]
    [march] = [one for one in told if one["id"] == "march"]
    assert march == {
        "id": "march",
        "game": "duel",
        "seat": 0,
        "others": ["timon"],
        "options": {},
        "same_deal": False,
        "goals": [{"key": "goal-win-military-age", "args": {"until": 2}}],
        "solved": False,
        "tries": 0,
        "table": "",
    }


def test_taken_up_and_solved(house: House) -> None:
    ann = somebody(house)
    made = take_up(ann)
    assert (made["status"], made["public"], made["rated"], made["your_seats"]) == ("playing", False, False, [0])
    assert [seat["bot"] for seat in made["seats"]] == ["", "daphne"]
    assert made["attempt"] == {"challenge": "first_win", "met": None}
    assert progress(ann) == (False, 1, made["id"])
    solve(house, made["id"])
    assert progress(ann) == (True, 1, "")
    second = take_up(ann)["id"]
    assert progress(ann) == (True, 2, second)
    assert progress(somebody(house, "Bob")) == (False, 0, "")


def test_a_guest_takes_it_along_into_an_account(house: House) -> None:
    guest = house.visitor()
    guest.post("/api/guest")
    solve(house, take_up(guest)["id"])
    assert progress(guest) == (True, 1, "")
    guest.register("Ann")
    assert progress(guest) == (True, 1, "")


def test_a_profile_tells_how_many_are_solved(house: House) -> None:
    ann = somebody(house)
    solve(house, take_up(ann)["id"])
    solve(house, take_up(ann, "arms")["id"])
    take_up(ann, "first_win", "cyclades")
    found = house.do(lambda connection: solved_of(connection, user_of(connection, "Ann")))
    assert found == [Solved("duel", 2, len(DUEL.manifest.challenges))]


def user_of(connection: Connection, name: str) -> str:
    return str(connection.execute("SELECT id FROM users WHERE name = ?", (name,)).fetchone()[0])


def test_attempts_are_exported_and_forgotten(house: House) -> None:
    ann = somebody(house)
    solve(house, take_up(ann)["id"])
    user = house.do(lambda connection: user_of(connection, "Ann"))
    [attempt] = house.do(lambda connection: export(connection, user))["attempts"]
    assert (attempt["challenge"], attempt["met"]) == ("first_win", 1)
    house.do(lambda connection: delete(connection, user))
    assert house.rows("SELECT * FROM attempts") == []


def test_refusals(house: House) -> None:
    ann = somebody(house)
    assert house.visitor().post("/api/challenges/duel/first_win").json()["code"] == "sign_in"
    assert ann.post("/api/challenges/duel/none").json()["code"] == "not_found"
    assert ann.post("/api/challenges/none/first_win").json()["code"] == "no_game"


def test_nobody_analyses_a_challenge_while_it_is_played(house: House) -> None:
    ann = somebody(house)
    table = take_up(ann)["id"]
    live = house.client.blocking_portal.call(house.tables.find, table)
    while not any(row.actor >= 0 for row in live.table.course.line):
        house.client.blocking_portal.call(live.do, lambda table: table.play(Step(), table.state.legal()[0]))
    position = live.table.state.copy()
    with pytest.raises(Problem, match="a game in progress"):
        house.do(lambda connection: check_not_ongoing(connection, "duel", [position]))

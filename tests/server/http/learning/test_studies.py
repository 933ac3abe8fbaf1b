"""Studies: a tree of moves with comments is kept, read by everybody who has its link, and changed by its owner only."""

from __future__ import annotations

from typing import Any

import pytest

import petteia
from petteia.core.records.record import Record
from petteia.server.limits import LIMITS
from petteia.server.store import studies
from petteia.server.store.studies import LONGEST_COMMENT, MOST_MOVES
from server.house import House, Visitor
from server.http.learning.test_analysis import somebody
from server.http.learning.test_opened import played

COMMENT = "Čas na přílet: <b>harpyje</b> & „drak“"


def a_tree() -> dict[str, Any]:
    """The beginning of a game of Duel, and from its last decision another way."""
    record = played(Record(petteia.game("duel")), most=30)
    while record.state.actor < 0:
        record.play(record.state.legal()[0])
    moves = [{"after": n, "action": entry.action} for n, entry in enumerate(record.entries)]
    first, second = record.state.legal()[:2]
    return {
        "root": {"game": "duel", "seats": 2, "options": {}, "position": ""},
        "players": ["Ann", "Bob"],
        "comment": "A game of ours",
        "moves": [
            *moves,
            {"after": len(moves), "action": first, "comment": COMMENT},
            {"after": len(moves), "action": second},
        ],
    }


def kept(visitor: Visitor, tree: Any, title: str = "Openings") -> Any:
    answer = visitor.post("/api/studies", {"title": title, "tree": tree})
    assert answer.status_code == 201, answer.text
    return answer.json()


def test_a_tree_is_kept_and_read_by_whoever_has_the_link(house: House) -> None:
    ann, tree = somebody(house), a_tree()
    id = kept(ann, tree)["id"]
    told = house.visitor().get(f"/api/studies/{id}").json()
    assert (told["title"], told["yours"], told["version"]) == ("Openings", False, 1)
    moves = [{"comment": ""} | move for move in told["tree"]["moves"]]
    assert moves == [{"comment": ""} | move for move in tree["moves"]]
    assert told["tree"]["root"] == tree["root"]
    assert (told["tree"]["players"], told["tree"]["comment"]) == (tree["players"], tree["comment"])
    assert [step["action"] for step in told["steps"]] == [move["action"] for move in tree["moves"]]
    assert all(step["text"] for step in told["steps"])
    assert ann.get(f"/api/studies/{id}").json()["yours"]


def test_only_its_owner_changes_it_and_others_copy_it(house: House) -> None:
    ann, bob, tree = somebody(house), somebody(house), a_tree()
    id = kept(ann, tree)["id"]
    changed = {"title": "Mine", "tree": tree | {"comment": "by Bob"}, "version": 1}
    assert bob.ask("PUT", f"/api/studies/{id}", changed).json()["code"] == "not_your_study"
    assert bob.delete(f"/api/studies/{id}").json()["code"] == "not_your_study"
    assert house.visitor().ask("PUT", f"/api/studies/{id}", changed).json()["code"] == "sign_in"
    assert ann.get(f"/api/studies/{id}").json()["tree"]["comment"] == "A game of ours"
    copied = bob.get(f"/api/studies/{id}").json()
    copy = kept(bob, copied["tree"], copied["title"])["id"]
    assert copy != id
    assert [line["id"] for line in bob.get("/api/me/studies").json()] == [copy]
    assert [line["id"] for line in ann.get("/api/me/studies").json()] == [id]


def test_what_was_changed_elsewhere_is_not_overwritten(house: House) -> None:
    ann, tree = somebody(house), a_tree()
    id = kept(ann, tree)["id"]
    change = {"title": "Later", "tree": tree | {"comment": "later"}, "version": 1}
    assert ann.ask("PUT", f"/api/studies/{id}", change).json() == {"id": id, "version": 2}
    assert ann.ask("PUT", f"/api/studies/{id}", change).json()["code"] == "conflict"
    assert ann.ask("PUT", f"/api/studies/{id}", change | {"version": 2}).json()["version"] == 3
    assert ann.delete(f"/api/studies/{id}").status_code == 204
    assert ann.get(f"/api/studies/{id}").json()["code"] == "not_found"


def test_a_tree_that_cannot_be_is_refused(house: House) -> None:
    ann, tree = somebody(house), a_tree()

    def code(**wrong: Any) -> str:
        answer = ann.post("/api/studies", {"title": "Wrong", "tree": tree | wrong})
        assert answer.is_client_error
        return str(answer.json()["code"])

    assert code(moves=[{"after": 0, "action": 0}]) == "refused"
    assert code(moves=[{"after": 1, "action": tree["moves"][0]["action"]}]) == "impossible"
    assert code(players=["Ann"]) == "impossible"
    assert code(root={"game": "chess"}) == "no_game"
    assert code(comment="x" * (LONGEST_COMMENT + 1)) == "bad_request"
    assert code(moves=[{"after": 0, "action": 0}] * (MOST_MOVES + 1)) == "bad_request"
    first = tree["moves"][0] | {"comment": "x" * LONGEST_COMMENT}
    assert code(moves=[first] * 400) == "too_large"
    assert ann.get("/api/me/studies").json() == []


def test_there_are_so_many_and_so_often(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, tree = somebody(house), a_tree()
    monkeypatch.setattr(studies, "MOST_STUDIES", 2)
    kept(ann, tree)
    kept(ann, tree)
    assert ann.post("/api/studies", {"title": "Third", "tree": tree}).json()["code"] == "too_many_studies"
    bob = somebody(house)
    codes = [bob.post("/api/studies", {"title": "Many", "tree": tree}).status_code for _ in range(40)]
    assert codes.count(429) >= 40 - LIMITS["study"].at_once


def test_an_account_takes_its_studies_along(house: House) -> None:
    ann = house.visitor()
    ann.register("Ann")
    id = kept(ann, a_tree())["id"]
    [exported] = ann.get("/api/account/export").json()["studies"]
    assert exported["id"] == id
    assert "A game of ours" in exported["document"]
    assert ann.post("/api/account/delete", {"password": "correct horse"}).is_success
    assert house.visitor().get(f"/api/studies/{id}").json()["code"] == "not_found"

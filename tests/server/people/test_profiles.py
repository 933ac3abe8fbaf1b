"""Profiles: statistics of games, how people present themselves, and what others may see."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

import petteia
from petteia.review import Review
from petteia.review.result import Player as Account
from petteia.server.store import profiles
from petteia.server.store.reviews import save_review
from server.house import House, Visitor, finish, open_house, play_out, store_table

ALL = {"games": True, "ratings": True, "results": True, "skill": True, "favourites": True}
NOTHING = dict.fromkeys(ALL, False)


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    with open_house(tmp_path) as house:
        yield house


@pytest.fixture
def anna(house: House) -> Visitor:
    visitor = house.visitor()
    visitor.register("Anna")
    return visitor


def id_of(house: House, name: str) -> str:
    return str(house.rows("SELECT id FROM users WHERE name = ?", name)[0][0])


def shown(visitor: Visitor, **more: Any) -> int:
    """Present oneself; returns the status."""
    wanted = {"portrait": "", "line": "", "shown": ALL} | more
    return visitor.ask("PUT", "/api/account/profile", wanted).status_code


def details(visitor: Visitor, name: str = "Anna") -> Any:
    return visitor.get(f"/api/users/{name}/details").json()


def play_three(house: House) -> None:
    """Anna wins twice of three games: of two and three seats, against Berta and bots."""
    me, berta = id_of(house, "Anna"), house.person("Berta")

    def work(connection: Any) -> None:
        store_table(connection, "a", [("person", me), ("person", berta)])
        finish(connection, "a", 0, reason="science", at=10)
        store_table(connection, "b", [("person", berta), ("person", me)])
        finish(connection, "b", 0, reason="points", at=20)
        store_table(connection, "c", [("person", me), ("bot", "easy"), ("bot", "easy")], game="cyclades")
        finish(connection, "c", 0, reason="metropolises", at=30)

    house.do(work)


def test_results_by_seats_ending_and_opponent(house: House, anna: Visitor) -> None:
    play_three(house)
    cyclades, duel = details(anna)["tallies"]
    assert duel["total"] == {"played": 2, "won": 1}
    assert duel["seats"] == {"2": {"played": 2, "won": 1}}
    assert duel["reasons"] == {"science": {"played": 1, "won": 1}, "points": {"played": 1, "won": 0}}
    assert (duel["people"], duel["bots"]) == ({"Berta": {"played": 2, "won": 1}}, {})
    assert (cyclades["seats"], cyclades["bots"]) == ({"3": {"played": 1, "won": 1}}, {"easy": {"played": 1, "won": 1}})


def test_a_rating_over_time_ends_with_the_rating(house: House, anna: Visitor) -> None:
    play_three(house)
    [course] = details(anna)["courses"]
    assert (course["game"], course["at"]) == ("duel", [10, 20])
    assert course["ratings"][-1] == anna.get("/api/users/Anna").json()["ratings"][0]["rating"]


def test_skill_and_luck_come_from_stored_reviews(house: House, anna: Visitor) -> None:
    play_three(house)

    def work(connection: Any) -> None:
        for table, seat, luck in (("a", 0, 300), ("b", 1, -100)):
            players = tuple(
                Account(place, 0, 0, luck if place == seat else -luck, 50, 0, 0, 900, {}) for place in (0, 1)
            )
            empty: tuple[Any, ...] = ()
            review = Review("duel", "1", "quick", 1, 0, {}, empty, empty, empty, empty, players, empty, empty)
            save_review(connection, table, "quick", [0], msgspec.json.encode(review), 0)

    house.do(work)
    [reviewed] = details(anna)["reviewed"]
    assert (reviewed["game"], reviewed["games"]) == ("duel", 2)
    assert (reviewed["luck"], reviewed["skill"], reviewed["accuracy"]) == (100, 50, 900)


@pytest.mark.parametrize(("game", "kind", "verb"), [("duel", "wonder", "wonder"), ("cyclades", "god", "choose")])
def test_favourites_are_what_was_chosen_most_often(
    house: House, anna: Visitor, game: str, kind: str, verb: str
) -> None:
    me, berta = id_of(house, "Anna"), house.person("Berta")

    def work(connection: Any) -> list[Any]:
        store_table(connection, "a", [("person", me), ("person", berta)], game=game)
        play_out(connection, "a", 3, game=game)
        found: list[Any] = connection.execute("SELECT action FROM entries WHERE actor = 0").fetchall()
        return found

    start = petteia.game(game).start(2)
    moves = [start.move(action) for (action,) in house.do(work)]
    counted = Counter(str(move.objects[kind]) for move in moves if move.verb == verb)
    found = details(anna)["favourites"]
    assert found
    assert {one["kind"] for one in found} == {kind}
    assert {one["name"]: one["count"] for one in found}.items() <= counted.items()
    assert found[0]["count"] == max(counted.values())


def test_a_hidden_rating_is_at_no_table(house: House, anna: Visitor) -> None:
    play_three(house)

    def at_table() -> list[int | None]:
        wanted = {"game": "duel", "seats": ["me", "open"], "pace": {"move": 60}}
        table = anna.post("/api/tables", wanted).json()["id"]
        return [seat["rating"] for seat in house.visitor().get(f"/api/tables/{table}").json()["seats"]]

    assert at_table() == [anna.get("/api/users/Anna").json()["ratings"][0]["rating"], None]
    assert shown(anna, shown=ALL | {"ratings": False}) == 204
    assert at_table() == [None, None]


def test_what_is_not_shown_is_seen_by_nobody_else(house: House, anna: Visitor) -> None:
    play_three(house)
    other = house.visitor()
    assert details(other)["reviewed"] is None, "skill is private unless its owner says otherwise"
    assert shown(anna, shown=NOTHING) == 204
    assert set(details(other).values()) == {None}
    assert None not in details(anna).values()
    profile = other.get("/api/users/Anna").json()
    assert (profile["ratings"], profile["statistics"], profile["yours"]) == ([], [], False)
    assert other.get("/api/users/Anna/history").json() == []
    assert len(anna.get("/api/users/Anna/history").json()) == 3
    assert [rank["name"] for rank in other.get("/api/ratings/duel").json()] == ["Berta"]


def test_a_portrait_and_a_line(house: House, anna: Visitor) -> None:
    face = min(profiles.portraits())
    assert shown(anna, portrait=face, line="  I like\towls ") == 204
    profile = house.visitor().get("/api/users/Anna").json()
    assert (profile["portrait"], profile["line"]) == (face, "I like owls")
    assert anna.get("/api/account/profile").json()["shown"] == ALL
    assert shown(anna, portrait="medusa") == 422
    assert shown(anna, line="up\u202edown") == 422
    assert shown(anna, line="x" * 121) == 400
    house.accounts.muted[id_of(house, "Anna")] = house.clock.at + 1000
    assert house.visitor().get("/api/users/Anna").json()["line"] == ""
    assert shown(anna, portrait=face, line="louder") == 403
    assert shown(anna, portrait="", line="I like owls") == 204


def test_everything_is_exported_and_forgotten(house: House, anna: Visitor) -> None:
    play_three(house)
    shown(anna, line="I like owls")
    exported = anna.get("/api/account/export").json()
    assert exported["profile"][0]["line"] == "I like owls"
    assert exported["details"]["tallies"][1]["total"] == {"played": 2, "won": 1}
    anna.post("/api/account/delete", {"password": "correct horse"})
    assert house.rows("SELECT * FROM profiles") == []


def test_guests_and_strangers_present_nothing(house: House) -> None:
    visitor = house.visitor()
    assert shown(visitor) == 401
    visitor.post("/api/guest")
    assert shown(visitor) == 403
    assert visitor.get("/api/users/Nobody/details").status_code == 404

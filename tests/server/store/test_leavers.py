"""Leaving games: others lose no rating by it, and people who often leave are warned and listed last."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from petteia.server.store import ratings
from petteia.server.store.leavers import FEW, LAST_GAMES
from server.house import House, Visitor, finish, open_house, store_table


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    with open_house(tmp_path) as house:
        yield house


class Pair:
    """Anna, and Berta, who leaves games or does not."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.visitors = {name: house.visitor() for name in ("Anna", "Berta")}
        self.ids = {name: visitor.register(name) for name, visitor in self.visitors.items()}
        self.games = 0

    def play(self, winner: str, left: str = "", resigned: bool = False) -> None:
        """A rated game, perhaps one that somebody has left to a bot."""
        self.games += 1
        table, names = f"t{self.games}", list(self.ids)

        def work(connection: Any) -> None:
            store_table(connection, table, [("person", user) for user in self.ids.values()])
            if left:
                connection.execute(
                    "UPDATE seats SET bot = 'easy', resigned = ? WHERE table_id = ? AND seat = ?",
                    (int(resigned), table, names.index(left)),
                )
            finish(connection, table, names.index(winner))

        self.house.do(work)

    def rating(self, name: str) -> int:
        return int(self.house.visitor().get(f"/api/users/{name}").json()["ratings"][0]["rating"])

    def leaving(self, name: str) -> Any:
        return self.visitors[name].get("/api/me/leaving").json()


@pytest.fixture
def pair(house: House) -> Pair:
    return Pair(house)


def test_nobody_falls_by_a_game_that_another_has_left(pair: Pair) -> None:
    """The bot that played on for Berta wins: Anna keeps her rating, and Berta does not gain by it."""
    pair.play("Anna")
    before = pair.rating("Anna"), pair.rating("Berta")
    pair.play("Berta", left="Berta")
    assert pair.rating("Anna") == before[0]
    assert pair.rating("Berta") == before[1]
    pair.play("Anna", left="Berta")
    assert pair.rating("Anna") > before[0], "but who wins rises"
    risen = pair.rating("Anna")
    pair.play("Berta", left="Berta", resigned=True)
    assert pair.rating("Anna") < risen, "who resigns is not absent"
    known = [pair.rating(name) for name in pair.ids]
    assert pair.house.do(ratings.recompute) == pair.games
    assert [pair.rating(name) for name in pair.ids] == known


def test_who_loses_to_somebody_present_falls(pair: Pair) -> None:
    pair.play("Anna")
    before = pair.rating("Anna")
    pair.play("Berta")
    assert pair.rating("Anna") < before
    again = pair.rating("Anna")
    pair.play("Berta", left="Anna")
    assert pair.rating("Anna") < again, "her own absence is no excuse"


def test_who_leaves_often_is_told_and_forgiven(pair: Pair) -> None:
    for _ in range(FEW - 1):
        pair.play("Anna", left="Berta")
    assert pair.leaving("Berta") == {"games": FEW - 1, "left": FEW - 1, "often": False}
    pair.play("Anna", left="Berta")
    assert pair.leaving("Berta")["often"]
    assert pair.leaving("Anna") == {"games": FEW, "left": 0, "often": False}
    pair.play("Anna", left="Berta", resigned=True)
    assert pair.leaving("Berta")["left"] == FEW, "who resigns has not run away"
    for _ in range(LAST_GAMES):
        pair.play("Anna")
    assert pair.leaving("Berta") == {"games": LAST_GAMES, "left": 0, "often": False}


def test_tables_of_those_who_leave_are_found_last(pair: Pair) -> None:
    def open_table(visitor: Visitor) -> str:
        return str(visitor.post("/api/tables", {"game": "duel", "seats": ["me", "open"]}).json()["id"])

    for _ in range(FEW):
        pair.play("Anna", left="Berta")
    first = open_table(pair.visitors["Anna"])
    pair.house.clock.at += 1
    newest = open_table(pair.visitors["Berta"])
    listed = [one["id"] for one in pair.house.visitor().get("/api/tables").json()["tables"]]
    assert listed == [first, newest]

"""Finished games in sum: ratings among people, histories, statistics, leaderboards and records."""

from __future__ import annotations

from functools import partial

import pytest

import petteia
from petteia.server.store import ratings
from petteia.server.store.ratings import pace_of
from petteia.server.store.store import Connection
from server.house import House, enter, finish, play_out, store_table


@pytest.fixture
def people(house: House) -> dict[str, str]:
    """Four accounts by name."""
    return {name: house.person(name) for name in ("Anna", "Berta", "Clara", "Dora")}


def standing(house: House, game: str = "duel", pace: str = "live") -> dict[str, int]:
    found = house.visitor().get(f"/api/ratings/{game}?pace={pace}").json()
    assert [rank["rank"] for rank in found] == list(range(1, len(found) + 1))
    return {rank["name"]: rank["rating"] for rank in found}


# ---- ratings


def test_a_victory_among_people_moves_both(house: House, people: dict[str, str]) -> None:
    house.played("t1", [("person", people["Anna"]), ("person", people["Berta"])], 1)
    found = standing(house)
    assert list(found) == ["Berta", "Anna"]
    assert found["Berta"] > 1500 > found["Anna"]
    [mine] = house.visitor().get("/api/users/Berta").json()["ratings"]
    assert (mine["game"], mine["pace"], mine["games"], mine["provisional"]) == ("duel", "live", 1, True)
    assert mine["deviation"] < 333


@pytest.mark.parametrize("why", ["not rated", "a bot", "a bot account", "a guest", "one person at both seats"])
def test_other_games_are_not_rated(house: House, people: dict[str, str], why: str) -> None:
    anna = ("person", people["Anna"])
    house.do(
        lambda c: c.execute("INSERT INTO users (id, kind, name, created, seen) VALUES ('bot', 'bot', 'Robot', 0, 0)")
    )
    other = {
        "not rated": ("person", people["Berta"]),
        "a bot": ("bot", "hard"),
        "a bot account": ("person", "bot"),
        "a guest": ("person", house.visitor().post("/api/guest").json()["user"]),
        "one person at both seats": anna,
    }[why]
    house.played("t1", [anna, other], 0, rated=why != "not rated")
    assert standing(house) == {}
    assert house.rows("SELECT rated FROM results") == [(0,)]


def test_bots_of_different_owners_have_ratings_and_a_list_of_their_own(house: House, people: dict[str, str]) -> None:
    def bot(connection: Connection, id: str, owner: str) -> None:
        connection.execute(
            "INSERT INTO users (id, kind, name, owner, created, seen) VALUES (?, 'bot', ?, ?, 0, 0)",
            (id, id.title(), people[owner]),
        )

    for id, owner in (("talos", "Anna"), ("echo", "Berta"), ("argus", "Berta")):
        house.do(partial(bot, id=id, owner=owner))
    talos, echo, argus = ("person", "talos"), ("person", "echo"), ("person", "argus")
    house.played("t1", [talos, echo], 1)
    house.played("t2", [echo, argus], 0)  # of one owner
    house.played("t3", [talos, ("person", people["Anna"])], 0)
    assert house.rows("SELECT rated FROM results ORDER BY number") == [(1,), (0,), (0,)]
    found = house.visitor().get("/api/ratings/duel?kind=bot").json()
    assert [(rank["name"], rank["games"]) for rank in found] == [("Echo", 1), ("Talos", 1)]
    assert found[0]["rating"] > 1500 > found[1]["rating"]
    assert standing(house) == {}, "the list of people"
    before = house.rows("SELECT * FROM ratings ORDER BY user_id")
    assert house.do(ratings.recompute) == 1
    assert house.rows("SELECT * FROM ratings ORDER BY user_id") == before


def test_each_game_and_pace_has_ratings_of_its_own(house: House, people: dict[str, str]) -> None:
    seats = [("person", people["Anna"]), ("person", people["Berta"])]
    house.played("t1", seats, 0)
    house.played("t2", seats, 1, move=86_400)
    house.played("t3", seats, 1, game="cyclades")
    assert list(standing(house)) == ["Anna", "Berta"]
    assert list(standing(house, pace="correspondence")) == ["Berta", "Anna"]
    assert list(standing(house, "cyclades")) == ["Berta", "Anna"]
    assert standing(house, pace="unlimited") == {}


def test_paces_by_their_clocks() -> None:
    assert [pace_of(60, 600), pace_of(0, 7200), pace_of(86_400, 0), pace_of(0, 0)] == [
        "live",
        "live",
        "correspondence",
        "unlimited",
    ]


def test_with_several_players_the_winners_stand_above_the_others(house: House, people: dict[str, str]) -> None:
    house.played("t1", [("person", user) for user in people.values()], 1, 3, game="cyclades")
    found = standing(house, "cyclades")
    assert found["Berta"] == found["Dora"] > 1500 > found["Anna"] == found["Clara"]


def test_whoever_resigned_has_not_won_even_if_the_bot_that_played_on_has(house: House, people: dict[str, str]) -> None:
    def work(connection: Connection) -> None:
        store_table(connection, "t1", [("person", user) for user in people.values()], game="cyclades", rated=True)
        connection.execute("UPDATE seats SET resigned = 1 WHERE seat = 1")
        finish(connection, "t1", 1)

    house.do(work)
    found = standing(house, "cyclades")
    assert found["Berta"] <= found["Anna"] == found["Clara"] == found["Dora"]
    played = house.visitor().get("/api/users/Berta/history").json()
    assert [player["won"] for player in played[0]["players"]] == [False] * 4


def test_ratings_follow_from_the_results_alone(house: House, people: dict[str, str]) -> None:
    names = list(people.values())
    for number in range(12):
        one, other = names[number % 4], names[(number + 1 + number % 3) % 4]
        house.played(f"t{number}", [("person", one), ("person", other)], number % 2, move=60 if number % 5 else 90_000)

    def everything(connection: Connection) -> list[object]:
        return [
            connection.execute(f"SELECT * FROM {table} ORDER BY 1, 2, 3").fetchall()
            for table in ("ratings", "rating_changes")
        ]

    before = house.do(everything)
    house.do(lambda c: c.execute("UPDATE ratings SET mu = 99, games = 7"))
    assert house.do(ratings.recompute) == 12
    assert house.do(everything) == before


# ---- histories and statistics


def test_a_history_tells_the_last_games_first_and_goes_on_page_by_page(house: House, people: dict[str, str]) -> None:
    for number in range(5):
        house.played(f"t{number}", [("person", people["Anna"]), ("person", people["Berta"])], 0)
    house.played("other", [("person", people["Clara"]), ("bot", "easy")], 0)
    visitor = house.visitor()
    first = visitor.get("/api/users/anna/history?most=3").json()
    assert [game["table"] for game in first] == ["t4", "t3", "t2"]
    second = visitor.get(f"/api/users/anna/history?most=3&before={first[-1]['number']}").json()
    assert [game["table"] for game in second] == ["t1", "t0"]
    assert second[-1]["rating"] == 1500 + second[-1]["change"]
    assert second[-1]["change"] > 0
    assert second[-1]["players"] == [
        {"seat": 0, "name": "Anna", "level": "", "won": True},
        {"seat": 1, "name": "Berta", "level": "", "won": False},
    ]


def test_games_at_private_tables_are_shown_to_their_players_only(house: House) -> None:
    visitor = house.visitor()
    anna = visitor.register("Anna")
    house.played("private", [("person", anna), ("bot", "easy")], 0, public=False)
    assert visitor.get("/api/users/Anna/history").json() == []
    assert [game["table"] for game in visitor.get("/api/me/history").json()] == ["private"]


def test_statistics_count_games_by_opponent(house: House, people: dict[str, str]) -> None:
    anna = ("person", people["Anna"])
    house.played("t1", [anna, ("bot", "hard")], 0)
    house.played("t2", [("bot", "hard"), anna], 0)
    house.played("t3", [anna, ("bot", "easy")], 0)
    house.played("t4", [anna, ("person", people["Berta"])], 1)
    house.played("t5", [anna, anna], 0)  # at one screen, against nobody
    house.played("t6", [anna, ("bot", "hard"), ("person", people["Berta"])], 0, game="cyclades")
    assert house.visitor().get("/api/users/Anna").json()["statistics"] == [
        {
            "game": "cyclades",
            "total": {"played": 1, "won": 1},
            "against": {"hard": {"played": 1, "won": 1}, "people": {"played": 1, "won": 1}},
        },
        {
            "game": "duel",
            "total": {"played": 4, "won": 2},
            "against": {
                "easy": {"played": 1, "won": 1},
                "hard": {"played": 2, "won": 1},
                "people": {"played": 1, "won": 0},
            },
        },
    ]


# ---- records


def test_the_record_of_an_ended_game_is_a_file_that_verifies(house: House, people: dict[str, str]) -> None:
    house.do(lambda c: store_table(c, "t1", [("person", people["Anna"]), ("bot", "easy")]))
    visitor = house.visitor()
    house.do(lambda c: play_out(c, "t1", seed=3))
    for form in ("json", "text"):
        answer = visitor.get(f"/api/tables/t1/record?format={form}")
        assert answer.status_code == 200
        record = petteia.read(answer.text)
        assert record.state.over
        assert record.players == ["Anna", "easy"]
    assert visitor.get("/api/tables/t1/record?format=pdf").status_code == 400


def test_a_record_leaves_out_what_was_taken_back(house: House, people: dict[str, str]) -> None:
    house.do(lambda c: store_table(c, "t1", [("person", people["Anna"]), ("person", people["Berta"])]))
    house.do(lambda c: play_out(c, "t1", seed=3, most=6))
    state = petteia.game("duel").start(2)
    for (action,) in house.rows("SELECT action FROM entries ORDER BY number"):
        state.play(action)
    actor, regretted, kept = int(state.actor), *state.legal()[:2]
    house.do(lambda c: enter(c, "t1", 6, "action", actor, regretted))
    house.do(lambda c: enter(c, "t1", 7, "undo", actor, 1))
    house.do(lambda c: enter(c, "t1", 8, "action", actor, kept))
    house.do(lambda c: finish(c, "t1", 1 - actor, reason="resignation"))
    record = petteia.read(house.visitor().get("/api/tables/t1/record").text)
    assert [entry.action for entry in record.entries][6:] == [kept]


def test_there_is_no_record_while_the_game_goes_on(house: House, people: dict[str, str]) -> None:
    house.do(lambda c: store_table(c, "t1", [("person", people["Anna"]), ("bot", "easy")]))
    visitor = house.visitor()
    assert visitor.get("/api/tables/t1/record").json()["code"] == "not_over"
    assert visitor.get("/api/tables/t9/record").json()["code"] == "not_found"


def test_a_game_of_other_rules_says_so(house: House, people: dict[str, str]) -> None:
    house.do(lambda c: store_table(c, "t1", [("person", people["Anna"]), ("bot", "easy")], rules="0.0"))
    house.do(lambda c: finish(c, "t1", 0))
    refused = house.visitor().get("/api/tables/t1/record")
    assert (refused.status_code, refused.json()["code"], refused.json()["rules"]) == (409, "other_rules", "0.0")

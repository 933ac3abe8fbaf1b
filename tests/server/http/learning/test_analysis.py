"""The analysis board: any position can be explored and a physical game typed in, but no game in progress."""

from __future__ import annotations

from functools import partial
from typing import Any

import msgspec
import pytest
from click.testing import CliRunner
from msgspec.structs import replace

import petteia
from petteia.cli import main
from petteia.core.engine.state import CHANCE, State
from petteia.core.records.record import Record
from petteia.games import duel
from petteia.server.http.learning.api_analysis import MOST_ACTIONS
from petteia.server.http.learning.api_reviews import may_be_helped
from petteia.server.store import archive, organising
from petteia.server.store.store import Connection
from petteia.server.store.tournaments import Tournament
from petteia.server.table.messages import Pace
from server import databases
from server.house import House, Visitor, finish, play_out, store_table
from server.http.learning.test_opened import played

DUEL = {"game": "duel"}


def board(visitor: Visitor, root: Any, actions: list[int], **how: Any) -> Any:
    answer = visitor.post("/api/analysis/board", {"root": root, "actions": actions, **how})
    assert answer.is_success, answer.text
    return answer.json()


def refused(visitor: Visitor, path: str, **body: Any) -> str:
    answer = visitor.post(f"/api/analysis/{path}", body)
    assert answer.is_client_error
    return str(answer.json()["code"])


def somebody(house: House) -> Visitor:
    """A guest."""
    visitor = house.visitor()
    assert visitor.post("/api/guest").is_success
    return visitor


def seen(state: State, seat: int) -> Any:
    view: Any = state.view(seat)
    return msgspec.json.decode(msgspec.json.encode(view.plain()))


@pytest.mark.parametrize(("game", "seats"), [("duel", 2), ("cyclades", 4), ("legendary", 3)])
def test_a_line_is_shown_from_any_point_on(visitor: Visitor, game: str, seats: int) -> None:
    record = played(Record(petteia.game(game), seats), most=60)
    actions = [entry.action for entry in record.entries]
    shown = board(visitor, {"game": game, "seats": seats}, actions, have=50)
    assert [step["text"] for step in shown["steps"]] == [entry.text for entry in record.entries[50:]]
    assert (shown["n"], shown["seats"], shown["position"]) == (60, seats, record.state.position())
    assert shown["view"] == seen(record.state, shown["view"]["seat"])
    if record.state.actor == CHANCE:
        assert [(one["action"], one["weight"]) for one in shown["chance"]] == record.state.weights()
    else:
        assert shown["view"]["seat"] == shown["ask"]["seat"] == record.state.actor
        assert [one["action"] for one in shown["ask"]["actions"]] == record.state.legal()
        assert shown["chance"] == []


def test_chance_is_chosen_by_hand_or_drawn(visitor: Visitor) -> None:
    first = board(visitor, DUEL, [])
    assert [(one["verb"], one["objects"]) for one in first["chance"]] == [
        ("first", {"seat": 0}),
        ("first", {"seat": 1}),
    ]
    by_hand = board(visitor, DUEL, [first["chance"][1]["action"]])
    assert (by_hand["question"], len(by_hand["chance"]), by_hand["ask"]) == ("deal_token", 10, None)
    drawn = board(visitor, DUEL, [first["chance"][1]["action"]], have=1, draw=True)
    assert (drawn["question"], drawn["chance"], drawn["ask"]["seat"]) == ("draft", [], 1)
    assert [step["actor"] for step in drawn["steps"]] == [CHANCE] * (drawn["n"] - 1)


def test_a_position_line_is_a_root_and_the_end_is_told(visitor: Visitor) -> None:
    position = duel.position(age=2, coins=(9, 4)).position()
    assert board(visitor, {"game": "duel", "position": position}, [])["view"]["age"] == 2
    record = played(Record(petteia.game("duel"), position=position))
    over = board(visitor, {"game": "duel", "position": position}, [entry.action for entry in record.entries])
    assert record.state.result is not None
    assert (over["ask"], over["chance"], over["result"]) == (None, [], record.state.result.plain())


def test_what_is_not_possible_is_refused(visitor: Visitor) -> None:
    assert refused(visitor, "board", root={"game": "chess"}) == "no_game"
    assert refused(visitor, "board", root={"game": "duel", "seats": 5}) == "impossible"
    assert refused(visitor, "board", root={"game": "duel", "options": {"wonders": "none"}}) == "impossible"
    assert refused(visitor, "board", root={"game": "duel", "position": "duel/nonsense"}) == "impossible"
    assert refused(visitor, "board", root=DUEL, actions=[0]) == "refused"
    assert refused(visitor, "board", root=DUEL, actions=[0] * (MOST_ACTIONS + 1)) == "bad_request"
    assert refused(visitor, "options", root=DUEL) == "not_asked"
    assert refused(visitor, "record", root=DUEL) == "sign_in"


def test_a_finished_game_is_the_main_line(house: House) -> None:
    ann = somebody(house)
    record = played(Record(petteia.game("duel"), players=["Ann", "Bob"]))
    table = ann.post("/api/records", {"text": petteia.write_lines(record)}).json()["id"]
    line = ann.get(f"/api/tables/{table}/analysis").json()
    assert line["actions"] == [entry.action for entry in record.entries]
    assert line["places"] == list(range(len(record.entries) + 1))
    assert board(ann, line["root"], line["actions"][:40])["position"] == record.at(40).position()


def test_a_physical_game_is_typed_in_and_kept_as_a_record(house: House) -> None:
    ann = somebody(house)
    root = {"game": "duel", "options": {"wonders": "first_game"}}
    record = played(Record(petteia.game("duel"), options={"wonders": "first_game"}), most=40)
    typed: list[int] = []
    for entry in record.entries:  # as the page does it: one answer after the other, chance included
        shown = board(ann, root, typed, have=len(typed))
        offered = shown["ask"]["actions"] if shown["ask"] else shown["chance"]
        typed.append(next(one["action"] for one in offered if one["text"] == entry.text))
    wanted = {"root": root, "actions": typed, "players": ["Ann", "Bob"]}
    info = ann.post("/api/analysis/record", wanted).json()
    assert (info["status"], info["opened"], info["public"]) == ("over", True, False)
    assert [seat["name"] for seat in info["seats"]] == ["Ann", "Bob"]
    assert info["result"]["reason"] == "unfinished"
    told = petteia.read(ann.get(f"/api/tables/{info['id']}/record").text)
    assert [entry.text for entry in told.entries] == [entry.text for entry in record.entries]
    done = CliRunner(env=databases.environment(house.settings.folder)).invoke(main, ["audit"])
    assert done.exit_code == 0, done.output


# ---- games that go on


def going_on(house: House, decisions: int, seats: list[tuple[str, str]], rated: bool = False) -> list[int]:
    """The actions so far at a table where a game goes on."""

    def work(connection: Connection) -> None:
        store_table(connection, "T", seats, rated=rated)
        play_out(connection, "T", seed=3, most=decisions)

    house.do(work)
    return [action for (action,) in house.rows("SELECT action FROM entries WHERE table_id = 'T' ORDER BY number")]


def test_where_a_game_of_people_stands_nobody_looks_by_any_way(house: House) -> None:
    ann, bob = house.person("Ann"), house.person("Bob")
    actions = going_on(house, 40, [("person", ann), ("person", bob)])
    eve = somebody(house)  # a second account, with everything that is on the screen of the first
    position = after(actions).position()
    for root, line in ((DUEL, actions), ({"game": "duel", "position": position}, [])):
        for path in ("board", "options", "record"):
            assert refused(eve, path, root=root, actions=line) == "not_over"
    later = [*actions, next(iter(after(actions).legal()))]
    assert refused(eve, "board", root=DUEL, actions=later, have=40) == "not_over"
    tree = {"root": DUEL, "moves": [{"after": n, "action": one} for n, one in enumerate(later)]}
    assert eve.post("/api/studies", {"title": "Theirs", "tree": tree}).json()["code"] == "not_over"
    assert eve.get("/api/tables/T/analysis").json()["code"] == "not_over"
    record = Record(petteia.game("duel"))
    for action in actions:
        record.play(action)
    assert eve.post("/api/records", {"text": petteia.write_lines(record)}).json()["code"] == "not_over"
    # what they have passed is nobody's secret, nor is what they could have done instead
    assert board(eve, DUEL, actions[:30])["n"] == 30
    house.do(lambda connection: finish(connection, "T", 0))
    assert board(eve, DUEL, later)["n"] == 41


def test_the_guard_follows_the_game(house: House) -> None:
    ann, bob = house.person("Ann"), house.person("Bob")
    actions = going_on(house, 40, [("person", ann), ("person", bob)])
    eve = somebody(house)
    assert refused(eve, "board", root=DUEL, actions=actions) == "not_over"
    following = int(after(actions).legal()[0])
    house.do(
        lambda connection: connection.execute(
            "INSERT INTO entries VALUES ('T', 40, 'action', ?, ?, 0, 0, 0)", (int(after(actions).actor), following)
        )
    )
    assert board(eve, DUEL, actions)["n"] == 40
    assert refused(eve, "board", root=DUEL, actions=[*actions, following]) == "not_over"


@pytest.mark.parametrize("rated", [False, True])
def test_whoever_may_ask_for_hints_may_analyse(house: House, rated: bool) -> None:
    actions = going_on(house, 40, [("person", house.person("Ann")), ("bot", "easy")], rated)
    answer = house.visitor().post("/api/analysis/board", {"root": DUEL, "actions": actions})
    assert answer.is_success is not rated


def test_who_is_alone_at_a_table_of_a_tournament_may_do_neither(house: House) -> None:
    ann = house.person("Ann")
    actions = going_on(house, 40, [("person", ann), ("bot", "easy")], rated=False)
    house.do(partial(organising.create, new=tournament_of(ann)))
    house.rows("UPDATE tables SET tournament = 'cup' WHERE id = 'T' RETURNING 1")
    assert refused(house.visitor(), "board", root=DUEL, actions=actions) == "not_over"
    header = house.do(lambda connection: archive.load_header(connection, "T"))
    assert not may_be_helped(header)
    assert may_be_helped(replace(header, tournament=""))


def tournament_of(user: str) -> Tournament:
    """The tournament "cup", which that user announces."""
    return Tournament("cup", "Cup", user, "duel", {}, "tables", 2, 3, 60, 30, Pace(10, 300), False, 0, 7, 0)


def test_a_game_in_which_nothing_was_decided_could_be_any(house: House) -> None:
    actions = going_on(house, 5, [("person", house.person("Ann")), ("person", house.person("Bob"))])
    assert board(house.visitor(), DUEL, actions)["question"] == after(actions).question


def after(actions: list[int]) -> State:
    state = petteia.game("duel").start()
    for action in actions:
        state.play(action)
    return state

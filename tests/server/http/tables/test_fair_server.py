"""Fair chance over the wire: seeds by socket and by HTTP, what records prove, lessons, spectators who are behind."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterator
from contextlib import closing

import httpx
import pytest

import petteia
from petteia.core.records.fair import SCHEME, UNORDERED
from petteia.core.records.verification import order_shown, verify
from petteia.server.store.place import Place
from petteia.server.store.store import Connection
from petteia.server.store.upgrade import upgrade
from petteia.server.table.header import lesson_secret
from server.house import House, finish, play_out, store_table
from server.living import Guest, LivingServer, Program, Seated

NONE = hashlib.sha256(b"").hexdigest()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LivingServer]:
    with LivingServer(tmp_path_factory.mktemp("fair")) as started:
        yield started


@pytest.fixture
def ann(server: LivingServer) -> Iterator[Guest]:
    with closing(server.guest()) as guest:
        yield guest


@pytest.fixture
def bob(server: LivingServer) -> Iterator[Guest]:
    with closing(server.guest()) as guest:
        yield guest


def bound(house: str, seed: str) -> str:
    return hashlib.sha256(f"petteia:seed:{house}:{seed}".encode()).hexdigest()


def record_of(guest: Guest, table: str) -> petteia.Record:
    return petteia.read(guest.http.get(f"/api/tables/{table}/record").text)


def give_up(seat: Seated) -> None:
    """End the game at once."""
    seat.say(t="resign")
    while seat.info["status"] != "over":
        seat.hear()


def bot_of(ann: Guest, name: str, server: LivingServer) -> Program:
    """A program that plays."""
    ann.post("/api/account", name=f"Owner of {name}", password="correct horse battery")
    ann.post("/api/account/bots", name=name)
    token = ann.post("/api/account/tokens", label="x", scopes=["read", "play"], bot=name)["secret"]
    return Program(server, token)


# ---- seeds


def test_people_and_programs_add_to_chance_after_they_have_seen_the_house_s_hash(
    server: LivingServer, ann: Guest
) -> None:
    with bot_of(ann, "Talos", server) as talos:
        table = ann.table(["me", "@Talos"], start=False)
        id, house = table["id"], table["fairness"]["house"]
        assert table["fairness"] == {"scheme": 2, "house": house, "players": [NONE, NONE], "secret": "", "seeds": []}
        mine, its = secrets.token_hex(32), secrets.token_hex(32)
        talos.answer(talos.line())
        given = talos.http.post(f"/api/tables/{id}/seed", json={"random": its}).raise_for_status().json()
        assert given["fairness"]["players"] == [NONE, bound(house, its)]
        with closing(ann.sit(id)) as seat:
            seat.say(t="seed", random=mine, words="Wörter")
            while seat.info["fairness"]["players"][0] == NONE:
                seat.hear()
            ann.post(f"/api/tables/{id}/start")
            late = talos.http.post(f"/api/tables/{id}/seed", json={"random": mine})
            assert (late.status_code, late.json()["code"]) == (409, "too_late")
            while seat.info["status"] == "waiting":
                seat.hear()
            give_up(seat)
            pledged = [bound(house, f"{mine}Wörter"), bound(house, its)]
            assert seat.info["fairness"]["house"] == house
            assert seat.info["fairness"]["players"] == pledged
            assert seat.info["fairness"]["seeds"] == [f"{mine}Wörter", its]
    record = record_of(ann, id)
    assert verify(record) == record.drawn > 5
    assert record.pledge is not None
    assert (record.pledge.house, list(record.pledge.players)) == (house, pledged)
    assert record.tags["Ended"] == "resignation"
    assert order_shown(record) == "ordered"


@pytest.mark.parametrize(
    ("seed", "code"),
    [
        ({"random": "x"}, "bad_request"),
        ({"random": "A" * 64}, "bad_request"),
        ({"random": "0" * 64, "words": "x" * 129}, "bad_request"),
        ({"random": "0" * 64, "words": "ä" * 65}, "bad_seed"),
        ({"words": "x"}, "bad_request"),
    ],
)
def test_a_seed_that_cannot_be_is_refused(ann: Guest, seed: dict[str, str], code: str) -> None:
    id = ann.table(["me", "novice"], start=False)["id"]
    answer = ann.http.post(f"/api/tables/{id}/seed", json=seed)
    assert answer.json()["code"] == code
    assert answer.status_code in (400, 422)


def test_whoever_sits_down_can_add_to_chance_in_the_same_breath(ann: Guest, bob: Guest) -> None:
    table = ann.table(["me", "open"], start=False)
    seed = {"random": "12" * 32, "words": "x"}
    joined = bob.post(f"/api/tables/{table['id']}/join", seed=seed)
    assert joined["fairness"]["players"] == [NONE, bound(table["fairness"]["house"], "12" * 32 + "x")]
    another = ann.table(["me", "open"], start=False)["id"]
    refused = bob.http.post(f"/api/tables/{another}/join", json={"seed": {"random": "12" * 32, "words": "ä" * 65}})
    assert refused.json()["code"] == "bad_seed"
    assert bob.get(f"/api/tables/{another}")["seats"][1]["kind"] == "open"  # all of it or nothing


def test_a_game_that_begins_at_once_says_that_nobody_added_anything(ann: Guest) -> None:
    table = ann.table(["me", "novice"])
    assert table["fairness"]["players"] == [NONE, NONE]
    with closing(ann.sit(table["id"])) as seat:
        give_up(seat)
    record = record_of(ann, table["id"])
    assert verify(record) == record.drawn
    assert order_shown(record) == "alone"


# ---- lessons


def test_a_stranger_cannot_join_a_lesson_by_its_link(ann: Guest, bob: Guest) -> None:
    id = ann.table(["me", "novice"], lesson=True, start=False)["id"]
    for path, body in (
        (f"/api/tables/{id}/seat", {"seat": 1, "who": "open"}),
        (f"/api/tables/{id}/seat", {"seat": 1, "who": "expert"}),
        (f"/api/tables/{id}/seed", {"random": "0" * 64}),
    ):
        answer = ann.http.post(path, json=body)
        assert (answer.status_code, answer.json()["code"]) == (409, "lesson")
    ann.post(f"/api/tables/{id}/leave")
    answer = bob.http.post(f"/api/tables/{id}/join", json={})
    assert (answer.status_code, answer.json()["code"]) == (409, "lesson")
    with closing(bob.sit(id)) as seat:
        seat.say(t="take_seat", seat=0)
        assert seat.until("error")["code"] == "lesson"
    assert ann.post(f"/api/tables/{id}/join")["your_seats"] == [0]


def test_the_record_of_a_lesson_pledges_nothing(house: House) -> None:
    anna = house.person("Anna")
    seeds = petteia.Seeds(lesson_secret("duel"), ("", ""))
    house.do(lambda c: store_table(c, "t1", [("person", anna), ("bot", "novice")], seeds=seeds))
    house.do(lambda c: play_out(c, "t1", seed=3, chance=seeds))
    record = petteia.read(house.visitor().get("/api/tables/t1/record").text)
    assert record.tags["Lesson"] == "yes"
    with pytest.raises(petteia.NothingToVerify, match="nothing was pledged"):
        verify(record)


# ---- spectators who are behind


def test_no_answer_tells_those_who_are_behind_how_long_the_log_is(server: LivingServer, ann: Guest, bob: Guest) -> None:
    with bot_of(bob, "Argus", server) as argus, httpx.Client(base_url=server.address) as stranger:
        id = ann.table(["me", "me"], delay=3600)["id"]
        with closing(ann.sit(id)) as seat:
            seat.act()
            length = seat.n
        assert length > 5
        for who in (bob.http, argus.http, stranger):
            told = who.get(f"/api/tables/{id}/moments/{length}")
            assert told.status_code == 404
            assert str(length) not in told.text
            assert "The log has only 0 entries" in told.text
            assert f'"n":{length}' not in who.get(f"/api/tables/{id}").text
        acts = [{"n": n, "action": 1} for n in (0, length - 1, length, 99)]
        answers = [argus.http.post(f"/api/tables/{id}/act", json=act) for act in acts]
        assert {answer.text for answer in answers} == {answers[0].text}
        assert answers[0].json()["code"] == "not_asked"
        assert "n" not in answers[0].json()
        # those who play see all of it, however many seats are theirs
        assert ann.get(f"/api/tables/{id}/moments/{length}")["n"] == length
        with closing(bob.sit(id)) as looking:
            assert looking.n == 0
            for n in (0, length - 1, length, length + 1):
                looking.say(t="act", n=n, action=1)
                assert looking.until("error", "conflict", "refused")["code"] == "not_asked"


# ---- from before


def test_running_games_keep_their_scheme_and_waiting_ones_take_the_new_one(empty_place: Place) -> None:
    upgrade(empty_place, "0001")
    empty_place.do(store_old_tables)
    upgrade(empty_place)
    sql = "SELECT id, scheme, seed FROM tables JOIN seats ON table_id = id"
    found = empty_place.do(lambda connection: connection.execute(sql).fetchall())
    assert sorted(found) == [("over", UNORDERED, "x"), ("playing", UNORDERED, "x"), ("waiting", SCHEME, "")]


def store_old_tables(connection: Connection) -> None:
    connection.execute("INSERT INTO users (id, kind, name, created, seen) VALUES ('ann', 'guest', 'Ann', 0, 0)")
    for status in ("waiting", "playing", "over"):
        connection.execute(
            "INSERT INTO tables (id, game, rules, options, host, status, public, rated, move, bank, delay, secret, "
            "created) VALUES (?, 'duel', '1', '{}', 'ann', ?, 1, 0, 0, 0, 0, ?, 0)",
            (status, status, b"0"),
        )
        connection.execute(
            "INSERT INTO seats (table_id, seat, kind, user_id, bot, resigned, seed) "
            "VALUES (?, 0, 'person', 'ann', '', 0, 'x')",
            (status,),
        )


def test_an_old_game_is_revealed_by_its_own_scheme(house: House) -> None:
    anna = house.person("Anna")
    seeds = petteia.Seeds(bytes(range(32)), ("thalassa", ""), UNORDERED)
    house.do(lambda c: store_table(c, "t1", [("person", anna), ("bot", "novice")], seeds=seeds))
    house.do(lambda c: play_out(c, "t1", seed=3, most=20, chance=seeds))
    house.do(lambda c: finish(c, "t1", reason="abandoned"))
    for form in ("json", "text"):
        record = petteia.read(house.visitor().get(f"/api/tables/t1/record?format={form}").text)
        assert record.pledge == seeds.pledge()
        assert verify(record) == record.drawn > 5
        assert record.tags["Ended"] == "abandoned"

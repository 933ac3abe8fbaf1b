"""A real server and real sockets: from a new table to the end of its game, whatever happens in between."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

import petteia
from petteia.core.records.verification import verify
from petteia.server.http.tables.api_lobby import MOST_LOOKED_AT
from server import databases
from server.living import Guest, LivingServer, Program, Seated, children

EXAMPLE = Path(__file__).parents[3] / "examples" / "stream_bot.py"


@pytest.fixture(scope="module")
def server(each: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[LivingServer]:
    with LivingServer(tmp_path_factory.mktemp("server")) as server:
        yield server
        assert server.process.poll() is None, "the server died"
    assert "Traceback" not in server.log.read_text()


@pytest.fixture
def ann(server: LivingServer) -> Iterator[Guest]:
    with closing(server.guest()) as ann:
        yield ann


@pytest.fixture
def bob(server: LivingServer) -> Iterator[Guest]:
    with closing(server.guest()) as bob:
        yield bob


def entries(server: LivingServer, table: str) -> list[tuple[int, int, int]]:
    """Number, actor and action of everything in a table's log."""
    sql = "SELECT number, actor, action FROM entries WHERE table_id = ? ORDER BY number"
    return databases.place_in(server.data).do(lambda connection: connection.execute(sql, (table,)).fetchall())


def test_a_guest_plays_a_game_of_duel_against_a_bot(server: LivingServer, ann: Guest) -> None:
    table = ann.table(["me", "novice"])
    assert table["status"] == "playing"
    with closing(ann.sit(table["id"])) as seat:
        seat.play_on()
        assert [entry["n"] for entry in seat.log] == list(range(seat.n))
        assert len(seat.info["fairness"]["secret"]) == 64
    assert ann.get(f"/api/tables/{table['id']}")["result"] == seat.info["result"]
    record = petteia.read(ann.http.get(f"/api/tables/{table['id']}/record").text)
    assert record.state.result is not None
    assert list(record.state.result.winners) == seat.info["result"]["winners"]
    assert verify(record) == sum(entry["actor"] == petteia.CHANCE for entry in seat.log)


def test_friends_find_each_other_in_the_lobby(ann: Guest, bob: Guest) -> None:
    made = ann.post("/api/tables", game="cyclades", seats=["me", "open", "open"], pace={"move": 60, "bank": 600})
    listed = [table for table in bob.get("/api/tables")["tables"] if table["id"] == made["id"]]
    assert [seat["kind"] for seat in listed[0]["seats"]] == ["person", "open", "open"]
    with closing(ann.sit(made["id"])) as host:
        bob.post(f"/api/tables/{made['id']}/join")
        while host.info["seats"][1]["kind"] != "person":
            host.hear()
        assert bob.http.post(f"/api/tables/{made['id']}/start").json()["code"] == "not_host"
        assert ann.http.post(f"/api/tables/{made['id']}/start").json()["code"] == "open_seats"
        ann.post(f"/api/tables/{made['id']}/seat", seat=2, who="novice")
        assert ann.post(f"/api/tables/{made['id']}/start")["status"] == "playing"
        assert host.until("state", "played")["clocks"][0]["bank"] == 600
    assert made["id"] in [table["id"] for table in bob.get("/api/me/tables")["tables"]]


def test_everybody_hears_of_all_their_games_of_days_that_wait(ann: Guest) -> None:
    """Also of those that are not among the first few in the list."""
    made = [ann.table(["me", "me"], pace={"move": 259_200, "bank": 0})["id"] for _ in range(MOST_LOOKED_AT + 2)]
    mine = ann.get("/api/me/tables")
    assert (mine["waiting"], len(mine["going"])) == (made[::-1], MOST_LOOKED_AT)


def test_of_many_who_want_the_same_turn_one_wins(server: LivingServer, ann: Guest) -> None:
    table = ann.table(["me", "me"])["id"]
    screens = [ann.sit(table) for _ in range(12)]
    try:
        n, actions = screens[0].n, [action["action"] for action in screens[0].ask["actions"]]
        for place, screen in enumerate(screens):
            screen.say(t="act", n=n, action=actions[place % len(actions)])
        answers = [screen.until("ok", "conflict") for screen in screens]
        won = {answer["action"] for answer in answers if answer["t"] == "ok"}
        assert len(won) == 1
        assert sum(answer["t"] == "ok" for answer in answers) == len(screens) // len(actions)
        assert [action for number, _, action in entries(server, table) if number == n] == list(won)
        lost = screens[[answer["t"] for answer in answers].index("conflict")]
        assert lost.until("state")["n"] > n
    finally:
        for screen in screens:
            screen.close()


def test_an_action_sent_again_after_a_broken_connection_counts_once(server: LivingServer, ann: Guest) -> None:
    table = ann.table(["me", "me"])["id"]
    with closing(ann.sit(table)) as seat:
        n, action = seat.n, seat.ask["actions"][1]["action"]
        seat.say(t="act", n=n, action=action)
    with closing(ann.sit(table)) as seat:
        seat.say(t="act", n=n, action=action)
        assert seat.until("ok", "conflict", "refused") == {"t": "ok", "n": n, "action": action}
    assert [row for row in entries(server, table) if row[0] == n] == [(n, 0, action)] or entries(server, table)[n][
        2
    ] == action
    assert len({number for number, _, _ in entries(server, table)}) == len(entries(server, table))


def test_who_comes_back_gets_what_is_missing(ann: Guest) -> None:
    table = ann.table(["me", "me"])["id"]
    with closing(ann.sit(table)) as seat:
        for _ in range(6):
            n = seat.n
            seat.act()
            while seat.n == n:
                seat.hear()
        log = seat.log
    with closing(ann.sit(table)) as again:
        assert again.log == log
        again.say(t="hello", protocol=2, have=log[-3]["n"])
        assert again.until("state")["log"] == log[-2:]


def test_a_stranger_watches_and_does_nothing_else(server: LivingServer, ann: Guest, bob: Guest) -> None:
    table = ann.table(["me", "me"])["id"]
    bob.http.cookies.clear()
    with closing(bob.sit(table)) as stranger:
        assert stranger.ask is None
        assert stranger.view["seat"] == petteia.SPECTATOR
        stranger.say(t="act", n=stranger.n, action=0)
        assert stranger.until("error", "ok")["code"] == "sign_in"


def test_a_game_goes_on_after_its_bots_process_is_killed_in_the_middle_of_a_thought(
    server: LivingServer, ann: Guest
) -> None:
    table = ann.table(["expert", "expert", "expert"], game="cyclades")["id"]
    watching = ann.sit(table)
    before, deadline = len(entries(server, table)), time.monotonic() + 60
    thinking: set[int] = set()
    while not thinking and time.monotonic() < deadline:
        thinking = {pid for pid in children(server.process.pid) if niceness(pid) == 10}
        time.sleep(0.05)
    assert thinking
    for pid in thinking:
        os.kill(pid, signal.SIGKILL)
    while len(entries(server, table)) < before + 2 and time.monotonic() < deadline:
        time.sleep(0.05)
    assert len(entries(server, table)) >= before + 2
    assert ann.get("/health")["bots_failed"] >= 1
    watching.close()
    time.sleep(1)
    paused = len(entries(server, table))
    time.sleep(0.5)
    assert len(entries(server, table)) <= paused + 1, "bots among themselves pause when nobody watches"


def niceness(pid: int) -> int:
    try:
        return int(Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[16])
    except FileNotFoundError:
        return 0


def test_the_example_bot_plays_a_game_by_http(server: LivingServer, ann: Guest) -> None:
    ann.post("/api/account", name="Ann Example", password="correct horse battery")
    ann.post("/api/account/bots", name="Talos")
    token = ann.post("/api/account/tokens", label="example", scopes=["read", "play"], bot="Talos")["secret"]
    bot = subprocess.Popen([sys.executable, str(EXAMPLE), server.address, token], stderr=subprocess.PIPE)
    try:
        table = ann.table_with_program(["me", "@Talos"])["id"]
        with closing(ann.sit(table)) as seat:
            seat.play_on()
            assert {entry["actor"] for entry in seat.log} == {-1, 0, 1}
    finally:
        bot.kill()
        bot.communicate()


def test_who_signs_out_is_no_longer_at_the_table(server: LivingServer, ann: Guest, bob: Guest) -> None:
    """A socket ends with the session that opened it, and what is still said over it counts for nothing."""
    table = ann.post("/api/tables", game="duel", seats=["me", "open"])["id"]
    bob.post(f"/api/tables/{table}/join")
    ann.post(f"/api/tables/{table}/start")
    with closing(ann.sit(table)) as seat, closing(bob.sit(table)) as other:
        cookie = ann.cookie()
        assert ann.http.delete("/api/session").status_code == 204
        with pytest.raises(ConnectionClosed) as closed:
            seat.until("nothing more")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1001
        ann.http.headers["Cookie"] = cookie
        assert ann.http.get("/api/me").status_code == 401
        with closing(ann.sit(table)) as stranger:
            assert stranger.info["your_seats"] == []
            assert stranger.view["seat"] == petteia.SPECTATOR
        other.say(t="ping")
        assert other.until("pong"), "nobody else is sent away"


@pytest.mark.parametrize("how", ["password", "everywhere", "delete"])
def test_whatever_ends_all_sessions_ends_all_sockets(server: LivingServer, ann: Guest, how: str) -> None:
    ann.post("/api/account", name=f"Ann {how}", password="correct horse battery")
    table = ann.table(["me", "me"])["id"]
    with closing(ann.sit(table)) as seat:
        if how == "password":
            ann.post("/api/account/password", old="correct horse battery", new="another horse battery")
        elif how == "everywhere":
            assert ann.http.delete("/api/sessions").status_code == 204
        else:
            assert ann.http.post("/api/account/delete", json={"password": "correct horse battery"}).status_code == 204
        with pytest.raises(ConnectionClosed):
            seat.until("nothing more")


def test_a_revoked_token_ends_its_stream(server: LivingServer, ann: Guest) -> None:
    ann.post("/api/account", name="Ann Streams", password="correct horse battery")
    ann.post("/api/account/bots", name="Echo")
    token = ann.post("/api/account/tokens", label="stream", scopes=["read"], bot="Echo")
    bearer = {"Authorization": f"Bearer {token['secret']}"}
    with Program(server, token["secret"]) as echo:
        ann.table(["me", "@Echo"])
        assert ann.http.delete(f"/api/account/tokens/{token['id']}").status_code == 204
        assert all(not line or json.loads(line)["t"] == "challenged" for line in echo.lines)
    assert httpx.get(f"{server.address}/api/stream", headers=bearer).status_code == 401


@pytest.mark.parametrize("name", ["self", "seats", "nothing"])
def test_an_option_that_the_game_does_not_have_is_refused(ann: Guest, name: str) -> None:
    answer = ann.http.post("/api/tables", json={"game": "duel", "seats": ["me", "me"], "options": {name: "2"}})
    assert (answer.status_code, answer.json()["code"]) == (422, "impossible")


def test_a_text_that_is_none_ends_the_connection_and_is_no_fault(server: LivingServer, ann: Guest) -> None:
    with closing(ann.sit(ann.table(["me", "me"])["id"])) as seat:
        none = b'{"t":"ping\xff"}'
        masked = bytes((0x81, 0x80 | len(none), 0, 0, 0, 0)) + none
        seat.socket.socket.sendall(masked * 3)  # at once, so that some come after the end
        with pytest.raises(ConnectionClosed) as closed:
            seat.until("nothing more")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1007
    assert "UnicodeDecodeError" not in server.log.read_text()


def test_nonsense_on_a_socket_is_answered_and_harms_nobody(server: LivingServer, ann: Guest) -> None:
    table = ann.table(["me", "me"])["id"]
    rng = petteia.Rng(5)
    memory = resident_kb(server.process.pid)
    for _ in range(12):
        with closing(ann.sit(table)) as seat:
            assert torment(seat, rng) in (None, 1008, 1009)
    with closing(ann.sit(table)) as seat:
        assert seat.view is not None
    assert resident_kb(server.process.pid) < memory + 50_000


def torment(seat: Seated, rng: petteia.Rng) -> int | None:
    """Send what nobody should; returns the code with which the server closed the socket, if it did."""
    kinds = ["hello", "act", "look", "undo", "undo_answer", "resign", "chat", "take_seat", "seed", "x"]
    values: list[object] = [None, -1, 0, 1, 2**40, 1e300, "", "x" * 600, [], [1] * 600, {}, True, "\ud800"]
    names = ("n", "action", "seat", "text", "ticket", "have", "explain")
    try:
        for _ in range(60):
            kind = rng.choice(kinds) if rng.below(5) else rng.choice(values)
            seat.say_anything(json.dumps({"t": kind} | {name: rng.choice(values) for name in names[: rng.below(5)]}))
        seat.say_anything(bytes(rng.below(256) for _ in range(200)))
        seat.say_anything("x" * (10_000 + rng.below(2) * 10_000))
        seat.say(t="ping")
        seat.until("pong")
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd is not None else 0
    return None


def resident_kb(pid: int) -> int:
    line = next(line for line in Path(f"/proc/{pid}/status").read_text().splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1])


def test_a_game_whose_rules_are_gone_is_over_and_can_be_looked_at(server: LivingServer, ann: Guest, bob: Guest) -> None:
    table = ann.post("/api/tables", game="duel", seats=["me", "open"])["id"]
    kept = "game, options, host, status, public, rated, move, bank, delay, secret, created, scheme"
    copy = f"INSERT INTO tables (id, rules, {kept}) SELECT 'other', '0', {kept} FROM tables WHERE id = ?"
    databases.place_in(server.data).do(lambda connection: connection.execute(copy, (table,)))
    with pytest.raises(ConnectionClosed) as closed:
        bob.sit("other")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4409
    assert "version 0 of the rules of duel" in closed.value.rcvd.reason
    found = bob.get("/api/tables/other")
    assert (found["status"], found["result"]["reason"], found["result"]["winners"]) == ("over", "rules_gone", [])
    answer = bob.http.post("/api/tables/other/join", json={})
    assert (answer.status_code, answer.json()["code"]) == (409, "other_rules")


def test_a_table_that_cannot_go_on_silences_no_bot_and_hides_no_other(tmp_path: Path) -> None:
    with LivingServer(tmp_path) as server, closing(server.guest()) as ann:
        ann.post("/api/account", name="Ann Owns", password="correct horse battery")
        ann.post("/api/account/bots", name="Echo Two")
        token = ann.post("/api/account/tokens", label="stream", scopes=["read", "play"], bot="Echo Two")
        begins = {"first_player": "0"}
        with Program(server, token["secret"]) as echo:
            gone, broken, fine = (ann.table(["@Echo Two", "me"], options=begins)["id"] for _ in range(3))
            for _ in range(3):
                echo.answer(echo.until("challenged"))
        assert "every table is safe" in server.stop()
    place = databases.place_in(server.data)
    place.do(lambda connection: connection.execute("UPDATE tables SET rules = '0' WHERE id = ?", (gone,)))
    place.do(lambda connection: connection.execute("UPDATE tables SET options = ? WHERE id = ?", ("?", broken)))
    with LivingServer(tmp_path) as again:
        with Program(again, token["secret"]) as echo:
            found = {line["table"]: line for line in (echo.line() for _ in range(4))}  # the last one about each
        assert (found[gone]["t"], found[gone]["code"]) == ("closed", "other_rules")
        assert (found[broken]["t"], found[broken]["code"]) == ("closed", "set_aside")
        assert found[fine]["t"] == "asked"
        for path in ("/health", "/ready"):
            health = httpx.get(f"{again.address}{path}")
            assert (health.status_code, health.json()["set_aside"]) == (200, 1)
            (reason,) = health.json()["reasons"]
            assert reason.startswith("DecodeError: ")
            assert broken not in health.text
        assert fine in [table["id"] for table in httpx.get(f"{again.address}/api/tables").json()["tables"]]


def test_addresses_that_do_not_exist(server: LivingServer, ann: Guest) -> None:
    assert ann.http.get("/api/tables/nowhere").json()["code"] == "no_table"
    assert ann.http.get("/api/games/chess/facts").json()["code"] == "no_game"
    with pytest.raises(ConnectionClosed):
        ann.sit("nowhere")
    bodies: list[object] = [
        {"game": "duel", "seats": ["me"]},
        {"game": "duel", "seats": ["me", "@nobody"]},
        {"game": "x"},
        [],
    ]
    for body in bodies:
        assert ann.http.post("/api/tables", json=body).status_code in (400, 404, 422)


def test_games_facts_and_rules(ann: Guest) -> None:
    games = {game["id"]: game for game in ann.get("/api/games")}
    assert games["cyclades"]["seats"] == [2, 3, 4, 5]
    assert "expert" in games["duel"]["levels"]
    assert len(ann.get("/api/games/duel/facts")["cards"]) == 73
    rules = ann.http.get("/api/games/duel/rules?language=xx")
    assert "**D5.7**" in rules.text
    assert rules.headers["content-language"] == "en"
    assert ann.get("/ready")["status"] == "ok"


def test_a_first_game_that_teaches_is_dealt_alike_to_everybody(ann: Guest, bob: Guest) -> None:
    """All learners get the same table; because its chance is known, it is for one person and never rated."""
    tables = [who.table(["me", "novice"], lesson=True) for who in (ann, bob)]
    assert [table["lesson"] for table in tables] == [True, True]
    assert tables[0]["fairness"]["house"] == tables[1]["fairness"]["house"]
    with closing(ann.sit(tables[0]["id"])) as mine, closing(bob.sit(tables[1]["id"])) as his:
        for seat in (mine, his):
            while len(seat.log) < 40:
                if seat.ask is not None:
                    seat.act()
                seat.hear()
        assert [entry["text"] for entry in mine.log[:40]] == [entry["text"] for entry in his.log[:40]]
    other = ann.table(["me", "novice"])
    assert not other["lesson"]
    assert other["fairness"]["house"] != tables[0]["fairness"]["house"]
    unfair: list[dict[str, object]] = [
        {"seats": ["me", "open"]},
        {"seats": ["me", "me"]},
        {"seats": ["me", "novice"], "rated": True},
    ]
    for body in unfair:
        refused = ann.http.post("/api/tables", json={"game": "duel", "lesson": True, **body})
        assert refused.json()["code"] == "impossible"


def test_it_stops_cleanly_and_goes_on_where_it_was(tmp_path: Path) -> None:
    with LivingServer(tmp_path) as server, closing(server.guest()) as ann:
        table = ann.table(["me", "novice"])["id"]
        with closing(ann.sit(table)) as seat:
            assert "every table is safe" in server.stop()
            assert server.process.returncode == 0
            n, view = seat.n, seat.view
    assert "Traceback" not in server.log.read_text()
    with LivingServer(tmp_path) as again:
        ann.server, ann.http.base_url = again, again.address
        with closing(ann.sit(table)) as seat:
            assert seat.n >= n
            assert view["table"] == seat.view["table"] or seat.n > n
            seat.play_on()


def test_limits_hold(tmp_path: Path) -> None:
    with (
        LivingServer(tmp_path, PETTEIA_LIMITS="true") as server,
        closing(server.guest()) as ann,
        closing(ann.sit(ann.table(["me", "me"])["id"])) as seat,
    ):
        for number in range(12):
            seat.say(t="chat", text=f"spam {number}", ticket=str(number))
        heard = [seat.until("chat", "error") for _ in range(12)]
        assert {message["code"] for message in heard if message["t"] == "error"} == {"too_many"}
        assert 8 <= sum(message["t"] == "chat" for message in heard) <= 10

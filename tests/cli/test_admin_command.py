"""`petteia admin` on the folder of a server that is not running, and of one that is."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from cli.running import Run
from petteia.cli.commands import admin
from petteia.server.people import moderation
from petteia.server.people.accounts import give_name
from petteia.server.store import archive
from petteia.server.store.store import Connection
from petteia.server.store.upgrade import upgrade
from server import databases
from server.house import store_table
from server.living import Guest, LivingServer

PEOPLE = {"ann": "Anna", "bob": "Boris"}


def add_people(connection: Connection) -> None:
    for user, name in PEOPLE.items():
        connection.execute("INSERT INTO users (id, kind, name, created, seen) VALUES (?, 'person', '', 0, 0)", (user,))
        give_name(connection, user, name)
    connection.execute("INSERT INTO users (id, kind, name, created, seen) VALUES ('g1', 'guest', 'Guest 1', 0, 0)")
    store_table(connection, "t1", [("person", "ann"), ("person", "bob")])
    connection.execute("INSERT INTO chat VALUES ('t1', 0, 'bob', 1, 'you fool', 5, '')")
    moderation.add_report(connection, "ann", "t1", None, 0, "insult", 7)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with two people, a guest, and a table that somebody has reported."""
    data = tmp_path / "data"
    data.mkdir()
    for name, value in databases.environment(data).items():
        monkeypatch.setenv(name, value)
    place = databases.place_in(data)
    upgrade(place)
    place.do(add_people)
    return data


def rows(folder: Path, sql: str) -> list[Any]:
    return databases.place_in(folder).do(lambda connection: connection.execute(sql).fetchall())


@pytest.mark.parametrize(
    ("command", "said", "check", "expected"),
    [
        ("grant anna", "anna is now an admin.", "SELECT role FROM users WHERE id = 'ann'", [("admin",)]),
        ("mute Boris --hours 2", "Boris cannot write in chats for 2 hours.", "SELECT kind FROM sanctions", [("mute",)]),
        (
            "ban g1 --reason spam",
            "g1 is banned permanently.",
            "SELECT user_id, reason FROM sanctions",
            [("g1", "spam")],
        ),
        (
            "rename Boris Bohumil",
            "Boris is now called Bohumil.",
            "SELECT name FROM users WHERE id = 'bob'",
            [("Bohumil",)],
        ),
        (
            "rename g1 Gustav",
            "g1 is now called Gustav.",
            "SELECT name FROM users WHERE id = 'g1'",
            [("Gustav",)],
        ),
        ("settle 1 --note warned", "Report 1 is settled.", "SELECT settled IS NULL FROM reports", [(0,)]),
    ],
)
def test_what_it_does_is_done_and_logged(
    run: Run, folder: Path, command: str, said: str, check: str, expected: list[Any]
) -> None:
    result = run(f"admin --data {folder} {command}")
    assert (result.exit_code, result.output.strip()) == (0, said)
    assert rows(folder, check) == expected
    [(kind, by)] = rows(folder, "SELECT kind, admin FROM deeds")
    assert (kind, by) == (command.split()[0], None)


def test_it_speaks_the_language_of_the_reader(run: Run, folder: Path) -> None:
    banned = run(f"admin --data {folder} --language cs ban Boris --hours 3")
    assert banned.output == "Boris má zablokovaný účet na 3\N{NO-BREAK SPACE}hodiny.\n"
    assert "kwarantannie" in run(f"admin --data {folder} --language pl quarantine").output
    assert "почему" in run(f"admin --data {folder} --language ru sanctions").output


def test_what_is_taken_back_is_gone(run: Run, folder: Path) -> None:
    for command in ("grant Anna", "revoke Anna", "mute Boris", "unmute Boris", "ban Boris", "unban Boris"):
        assert run(f"admin --data {folder} {command}").exit_code == 0
    assert rows(folder, "SELECT role FROM users WHERE id = 'ann'") == [("",)]
    assert rows(folder, "SELECT 1 FROM sanctions") == []


def test_everything_it_reports_is_for_programs_as_well(run: Run, folder: Path) -> None:
    run(f"admin --data {folder} ban Boris --hours 1 --reason rude")
    databases.place_in(folder).do(lambda c: archive.set_aside(c, "t1", "entry 7 is missing", 0))

    def told(command: str) -> Any:
        return json.loads(run(f"admin --data {folder} {command} --json").output)

    [report] = told("reports")
    assert (report["name"], report["text"], report["note"]) == ("Boris", "you fool", "insult")
    [sanction] = told("sanctions")
    assert (sanction["name"], sanction["kind"], sanction["reason"]) == ("Boris", "ban", "rude")
    assert told("quarantine") == [{"table": "t1", "reason": "entry 7 is missing"}]
    assert [deed["kind"] for deed in told("log")] == ["ban"]
    assert told("show boris")["banned"] > 0
    assert len(told("reset Anna")["code"]) > 20


def test_what_it_reports_reads_well(run: Run, folder: Path) -> None:
    for command, nothing in (
        ("sanctions", "Nobody is muted or banned."),
        ("quarantine", "No table is in quarantine."),
        ("log", "There are no entries yet."),
    ):
        assert run(f"admin --data {folder} {command}").output.strip() == nothing
    run(f"admin --data {folder} mute Boris")
    listed = run(f"admin --data {folder} reports", columns=160).output
    assert "you fool" in listed
    assert "insult" in listed
    assert "permanently" in run(f"admin --data {folder} sanctions").output
    assert "permanently" in run(f"admin --data {folder} show Boris").output
    log = run(f"admin --data {folder} log").output
    assert "console" in log
    assert "Boris" in log
    run(f"admin --data {folder} settle 1")
    assert run(f"admin --data {folder} reports").output.strip() == "There are no open reports."
    assert "settled" in run(f"admin --data {folder} reports --all", columns=160).output


@pytest.mark.parametrize(
    ("command", "said"),
    [
        ("grant Nobody", "Nobody has this name"),
        ("grant g1", "Only a person"),
        ("rename Boris Anna", "This name, or one that looks like it, is taken"),
        ("rename Boris admin", "This name cannot be used"),
        ("reset g1", "Only a registered account"),
        ("close nowhere", "no such table"),
        ("settle 9", "no such report"),
        ("mute Boris --hours 0", "Invalid value"),
    ],
)
def test_what_cannot_be_done_is_refused_with_a_sentence(run: Run, folder: Path, command: str, said: str) -> None:
    result = run(f"admin --data {folder} {command}")
    assert result.exit_code != 0
    assert said in result.output
    assert "Traceback" not in result.output
    assert rows(folder, "SELECT 1 FROM deeds") == []


@pytest.mark.sqlite
def test_without_a_database_it_says_so(run: Run, tmp_path: Path) -> None:
    result = run(f"admin --data {tmp_path / 'nowhere'} log")
    assert result.exit_code == 1
    assert "there is no database yet" in result.output


@pytest.mark.sqlite
def test_a_damaged_database_is_named_in_a_sentence(run: Run, folder: Path) -> None:
    path = folder / "petteia.sqlite3"
    path.write_text("these are not the tables you are looking for\n" * 50)
    result = run(f"admin --data {folder} log")
    assert result.exit_code == 1
    assert result.output.startswith(f"Error: the database {path} cannot be used: file is not a database.")
    assert result.output.count("\n") == 1


def test_a_table_is_closed_by_the_next_server_if_none_runs(
    run: Run, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(admin, "SECONDS_TO_CLOSE", 0.0)
    result = run(f"admin --data {folder} close t1 --reason insults")
    assert result.output.strip() == "The server does not seem to be running. It will close table t1 when it starts."
    assert rows(folder, "SELECT kind, carried, note FROM deeds") == [("close", None, "insults")]


# ---- while the server runs


@pytest.fixture
def server(tmp_path: Path) -> Iterator[LivingServer]:
    with LivingServer(tmp_path) as server:
        yield server
    assert "Traceback" not in server.log.read_text()


def test_a_running_server_follows(run: Run, server: LivingServer, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in databases.environment(server.data).items():
        monkeypatch.setenv(name, value)

    def order(command: str) -> str:
        result = run(f"admin --data {server.data} {command}")
        assert result.exit_code == 0, result.output
        return result.output.strip()

    with closing(server.guest()) as ann, closing(server.guest()) as bob:
        ann.post("/api/account", name="Ann", password="correct horse battery")
        table = ann.post("/api/tables", game="duel", seats=["me", "open"])["id"]
        bob.post(f"/api/tables/{table}/join")
        ann.post(f"/api/tables/{table}/start")
        with closing(ann.sit(table)) as seat, closing(bob.sit(table)) as other:
            order("rename Ann Ariadne")
            while seat.info["seats"][0]["name"] != "Ariadne":
                seat.hear()
            assert order(f"close -- {table}") == f"Table {table} is closed."
            while other.info["status"] != "over":
                other.hear()
            assert other.info["result"]["reason"] == "closed"
            order(f"ban -- {bob.me['user']}")
            assert other.until("error")["code"] == "banned"
        assert signed_out(bob)
        order("grant Ariadne")
        assert ann.get("/api/me")["admin"] is True
        code = json.loads(order("reset Ariadne --json"))["code"]
        assert bob.post("/api/password/reset", code=code, password="battery staple")["name"] == "Ariadne"
        assert signed_out(ann)


def signed_out(guest: Guest) -> bool:
    return guest.http.get("/api/me").status_code == 401

"""`petteia migrate` copies a server's file to PostgreSQL; an interrupted copy is resumed, and nothing differs."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from petteia.cli import main
from petteia.cli.commands.migrate import report
from petteia.locale import languages, words
from petteia.server.store.audit import audit
from petteia.server.store.database import File
from petteia.server.store.place import place_at
from petteia.server.store.postgres import copying
from petteia.server.store.postgres.copying import Migration
from petteia.server.store.postgres.link import Link
from petteia.server.store.postgres.service import Service
from petteia.server.store.store import Unusable
from petteia.server.store.upgrade import upgrade
from server import databases
from server.living import LivingServer, Seated
from server.store.stories import add
from server.store.test_audit import play_games
from server.store.test_stored_before import OVER, RUNNING, laid_out

Run = Callable[..., Result]


@pytest.fixture
def target() -> Iterator[Service]:
    """An empty database."""
    address = databases.cluster().create()
    yield place_at(address)
    databases.cluster().drop(address)


@pytest.fixture
def source(tmp_path: Path) -> File:
    """The file of a server where three games have begun, somebody has a bot, and a table has a rematch."""
    place = File(tmp_path / "petteia.sqlite3")
    upgrade(place)
    place.do(play_games)
    place.do(lambda c: c.execute("UPDATE tables SET rematch = 'waiting' WHERE id = 'first'"))
    place.do(lambda c: c.execute("UPDATE tables SET secret = ? WHERE id = 'waiting'", (b"\0\xff",)))
    bot = "INSERT INTO users (id, kind, name, owner, created, seen) VALUES ('a bot', 'bot', ?, 'anna', 1, 2)"
    place.do(lambda c: c.execute(bot, ("B\0t",)))
    return place


@pytest.fixture
def run(tmp_path: Path, target: Service) -> Run:
    def invoke(*arguments: str) -> Result:
        command = ["migrate", "--to", target.address, "--data", str(tmp_path), *arguments]
        return CliRunner(env={"COLUMNS": "200", "NO_COLOR": "1"}).invoke(main, command)

    return invoke


def test_everything_arrives_and_every_game_is_checked(source: File, target: Service, run: Run, tmp_path: Path) -> None:
    before = source.path.read_bytes()
    told = run()
    assert told.exit_code == 0, told.output
    assert "games replayed and checked: 3" in told.output
    assert [verdict.problem for verdict in audit(target)] == ["", "", ""]
    found = "SELECT id, name, owner FROM users ORDER BY id"
    assert target.do(lambda c: c.execute(found).fetchall()) == [
        ("a bot", "B\ufffdt", "anna"),  # the one character that PostgreSQL's texts cannot hold
        ("anna", "anna", None),
        ("berta", "berta", None),
    ]
    rematch = "SELECT first.id, next.secret FROM tables AS first JOIN tables AS next ON next.id = first.rematch"
    assert target.do(lambda c: c.execute(rematch).fetchall()) == [("first", b"\0\xff")]
    assert source.path.read_bytes() == before
    assert not list(tmp_path.glob("*.migrating*"))


@pytest.mark.parametrize("language", languages())
def test_it_is_told_in_the_reader_s_language(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    own = words(language)
    found = {"from": "a", "to": "b", "resumed": True, "rows": {"users": 3, "tables": 4}, "games": 2, "wrong": 1}
    report(found, [], own)
    said = " ".join(capsys.readouterr().out.split())
    for message, args in (
        ("migration-resumed", {}),
        ("migrated", {"file": "a", "place": "b", "rows": 7, "games": 2}),
        ("migration-wrong", {"count": 1}),
        ("migration-next", {}),
    ):
        assert " ".join(own.format(f"command-{message}", **args).split()) in said


def test_new_rows_are_numbered_after_the_last(source: File, target: Service, run: Run) -> None:
    assert run().exit_code == 0
    insert = "INSERT INTO runs (began, alive) VALUES (0, 0) RETURNING number"
    assert target.do(lambda c: c.execute(insert).fetchone()) == (1,)
    (last,) = target.do(lambda c: c.execute("SELECT max(number) FROM results").fetchone())
    assert last > 1
    assert target.do(lambda c: c.execute("SELECT nextval('results_number_seq')").fetchone()) == (last + 1,)


def test_a_copy_that_is_broken_off_goes_on(
    source: File, target: Service, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(copying, "PAGE", 40)
    copied: list[str] = []
    plain = Link.copy

    def copy(link: Link, table: str, *rest: object) -> None:
        if len(copied) == 5:
            raise KeyboardInterrupt
        copied.append(table)
        plain(link, table, *rest)  # type: ignore[arg-type]

    monkeypatch.setattr(Link, "copy", copy)
    broken = run()
    assert broken.exit_code == 1
    assert "run the command again" in broken.output
    assert copied.count("entries") > 1, "in the middle of a table"
    with pytest.raises(Unusable, match="run `petteia migrate` again"), target.house():
        pass
    monkeypatch.setattr(Link, "copy", plain)
    source.do(lambda c: add(c, "too late"))  # the copy shows the moment at which it was begun
    document = json.loads(run("--json").output)
    assert (document["resumed"], document["games"], document["wrong"]) == (True, 3, 0)
    assert document["rows"]["users"] == 3
    assert [verdict.problem for verdict in audit(target)] == ["", "", ""]
    with target.house():
        pass


# kill -9 in the middle of a table
KILLED = """
import os, signal, sys
from petteia.cli import main
from petteia.server.store.postgres import copying
from petteia.server.store.postgres.link import Link
plain, copied, copying.PAGE = Link.copy, [], 10
def copy(link, table, *rest):
    plain(link, table, *rest)
    copied.append(table)
    if copied.count("entries") == 2:
        os.kill(os.getpid(), signal.SIGKILL)
Link.copy = copy
main(sys.argv[1:])
"""


@pytest.mark.usefixtures("on_sqlite")
def test_a_copy_that_is_killed_goes_on_while_the_server_runs(target: Service, run: Run, tmp_path: Path) -> None:
    with LivingServer(tmp_path) as server, closing(server.guest()) as ann:
        table = ann.table(["me", "me"])["id"]
        with closing(ann.sit(table)) as seat:
            take_turns(seat, 12)
            played = seat.n
            command = [sys.executable, "-c", KILLED, "migrate", "--to", target.address, "--data", str(tmp_path)]
            killed = subprocess.run(command, check=False, capture_output=True, timeout=120)
            assert killed.returncode == -signal.SIGKILL, killed.stderr.decode()
            take_turns(seat, 3)  # not in the copy, which shows one moment
            document = json.loads(run("--json").output)
    assert (document["resumed"], document["games"], document["wrong"]) == (True, 1, 0)
    assert document["rows"]["entries"] == played
    assert [verdict.problem for verdict in audit(target)] == [""]


def take_turns(seat: Seated, count: int) -> None:
    """Act for both seats."""
    for _ in range(count):
        n = seat.n
        assert seat.act()["t"] == "ok"
        while seat.n == n:
            seat.hear()


def test_nothing_is_copied_over_what_others_have_stored(source: File, target: Service, run: Run) -> None:
    upgrade(target)
    target.do(lambda c: add(c, "somebody"))
    refused = run()
    assert (refused.exit_code, "is not empty" in refused.output) == (1, True)
    assert run("--json").exit_code == 1


def test_the_rest_of_another_copy_is_not_added(source: File, target: Service, run: Run) -> None:
    with closing(Migration(source.path, target)) as other:
        other.begin()
        next(other.copy())
    other.snapshot.unlink()
    refused = run()
    assert refused.exit_code == 1
    assert "holds a part of another copy" in refused.output


@pytest.mark.parametrize(
    ("sql", "said"),
    [
        ("UPDATE entries SET spent = 1 WHERE number = 7 AND table_id = 'first'", "entries was not copied correctly"),
        ("DELETE FROM snapshots", "snapshots was not copied correctly"),
        ("INSERT INTO quarantine VALUES ('first', '', 0)", "quarantine has more rows than it should"),
    ],
)
def test_a_row_that_has_not_arrived_as_it_was_is_found(source: File, target: Service, sql: str, said: str) -> None:
    with closing(Migration(source.path, target)) as migration:
        migration.begin()
        list(migration.copy())
        migration.link.execute(sql)
        with pytest.raises(Unusable, match=said):
            list(migration.compare())


def test_a_game_that_was_wrong_before_is_named(source: File, run: Run) -> None:
    source.do(lambda c: c.execute("UPDATE results SET digest = 'beef' WHERE table_id = 'second'"))
    told = run()
    assert told.exit_code == 0
    assert "✗ second: expected hash" in told.output
    assert "already wrong in the file: 1" in told.output


def test_where_there_is_no_file_nothing_is_done(run: Run, tmp_path: Path) -> None:
    refused = run()
    assert refused.exit_code == 1
    assert "there is no database yet" in refused.output
    assert list(tmp_path.iterdir()) == []


def test_a_server_goes_on_in_postgresql_where_it_was_in_a_file(tmp_path: Path, target: Service, run: Run) -> None:
    """The file is one of version 0.1.0, and stays so."""
    laid_out(tmp_path)
    document = json.loads(run("--json").output)
    assert (document["games"], document["wrong"], document["not_judged"]) == (len(RUNNING) + len(OVER), 0, 0)
    (tmp_path / "elsewhere").mkdir()
    server = LivingServer(tmp_path / "elsewhere", PETTEIA_DATABASE=target.address)
    with server, closing(server.guest()) as ariadne:
        ariadne.post("/api/session", name="Ariadne", password="correct horse")
        with closing(ariadne.sit(RUNNING["duel"])) as seat:
            while seat.ask is None:
                seat.hear()
            assert seat.act()["t"] == "ok"
        assert "every table is safe" in server.stop()
    assert {verdict.problem for verdict in audit(target)} == {""}

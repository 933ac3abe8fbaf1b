"""A backup is only worth what can be restored from it: a rehearsal as docs/operate.md describes it."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from click.testing import CliRunner

from petteia.cli import main
from petteia.core.records.fair import new_secret
from petteia.server.ids import new_id
from petteia.server.live.tables import rules_of
from petteia.server.store.archive import open_table
from petteia.server.table.table import Table
from server.living import LivingServer, Seated


def digests(database: Path) -> dict[str, tuple[int, str]]:
    """The number of entries of every game in a database, and the hash of the position they lead to."""
    found = {}
    with closing(sqlite3.connect(database)) as connection:
        for (id,) in connection.execute("SELECT id FROM tables").fetchall():
            opened = open_table(connection, id)
            assert opened is not None
            table = Table(opened.header, rules_of(opened.header), lambda: 0, new_id, new_secret)
            table.load(opened.rows, opened.snapshots, opened.chat, lambda _: 0)
            found[id] = (table.course.length, table.state.digest())
    return found


def run(*arguments: str) -> None:
    result = CliRunner().invoke(main, arguments)
    assert result.exit_code == 0, result.output


def take_turns(seat: Seated, count: int) -> None:
    """Act for both seats."""
    for _ in range(count):
        n = seat.n
        assert seat.act()["t"] == "ok"
        while seat.n == n:
            seat.hear()


def test_from_a_backup_another_server_goes_on_with_every_game(tmp_path: Path) -> None:
    first, second = tmp_path / "first", tmp_path / "second"
    for folder in (first, second):
        folder.mkdir()
    with LivingServer(first) as server, closing(server.guest()) as ann:
        tables = [ann.table(["me", "me"])["id"] for _ in range(2)]
        with closing(ann.sit(tables[0])) as game, closing(ann.sit(tables[1])) as other:
            take_turns(game, 5)
            take_turns(other, 3)
            run("backup", str(tmp_path / "copy.sqlite3"), "--data", str(first))  # while the games go on
            stored = digests(tmp_path / "copy.sqlite3")
            take_turns(game, 1)
        me, cookie = ann.me, ann.cookie()
        server.process.kill()
    assert stored.keys() == set(tables)
    assert digests(first / "petteia.sqlite3")[tables[1]] == stored[tables[1]]
    assert digests(first / "petteia.sqlite3")[tables[0]] != stored[tables[0]], "what came later is not in the copy"

    (tmp_path / "copy.sqlite3").rename(second / "petteia.sqlite3")
    run("doctor", "--data", str(second))
    with LivingServer(second) as server, closing(server.guest()) as ann:
        ann.http.cookies.clear()
        ann.http.headers["Cookie"] = cookie
        assert ann.get("/api/me")["user"] == me["user"], "everybody is still signed in"
        for name, _, value in (part.partition("=") for part in cookie.split("; ")):
            ann.http.cookies.set(name, value)
        for table in tables:
            with closing(ann.sit(table)) as seat:
                assert seat.n == stored[table][0]
        assert digests(second / "petteia.sqlite3") == stored
        with closing(ann.sit(tables[0])) as game:
            take_turns(game, 2)  # and it goes on
    run("audit", "--data", str(second))

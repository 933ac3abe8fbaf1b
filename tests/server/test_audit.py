"""Every stored game is replayed; whatever was changed in the database afterwards is found."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import petteia
from petteia.cli import main
from petteia.server.audit import audit
from petteia.server.database import connect
from petteia.server.upgrade import upgrade
from server.house import HOUSE, enter, finish, play_out, store_table


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """The database of a server where two games were played, one goes on and one has yet to begin."""
    path = tmp_path / "petteia.sqlite3"
    upgrade(path)
    connection = connect(path)
    connection.execute("BEGIN")
    for user in ("anna", "berta"):
        connection.execute(
            "INSERT INTO users (id, kind, name, created, seen) VALUES (?, 'person', ?, 0, 0)", (user, user)
        )
    for at, table in enumerate(("first", "second", "running", "waiting")):
        store_table(connection, table, [("person", "anna"), ("person", "berta")], at=at)
    play_out(connection, "first", seed=1)
    play_out(connection, "second", seed=2)
    play_out(connection, "running", seed=3, most=30)
    connection.execute("UPDATE tables SET status = 'waiting' WHERE id = 'waiting'")
    connection.execute("COMMIT")
    connection.close()
    return path


def change(path: Path, sql: str) -> None:
    connection = sqlite3.connect(path, isolation_level=None)
    assert connection.execute(sql).rowcount > 0
    connection.close()


def problems(path: Path) -> dict[str, str]:
    return {verdict.table: verdict.problem for verdict in audit(path) if verdict.problem}


def test_games_as_they_were_played_are_right(path: Path) -> None:
    verdicts = list(audit(path))
    assert [verdict.table for verdict in verdicts] == ["first", "second", "running"]
    assert [verdict.problem for verdict in verdicts] == ["", "", ""]
    assert all(verdict.judged and verdict.entries > 20 for verdict in verdicts)
    assert {verdict.rules for verdict in verdicts} == {petteia.game("duel").version}


FIRST_DRAWN = "SELECT action FROM entries AS first WHERE first.table_id = entries.table_id AND first.number = 0"


@pytest.mark.parametrize(
    ("sql", "found"),
    [
        ("UPDATE results SET winners = '[0,1]'", "expected result"),
        ("UPDATE results SET reason = 'whim'", "expected result"),
        ("UPDATE results SET digest = 'beef'", "expected hash"),
        ("UPDATE results SET entry_count = 3", "expected number of entries"),
        ("DELETE FROM results", "there is no result"),
        ("DELETE FROM entries WHERE number = 5", "entry 5 is missing"),
        ("DELETE FROM entries WHERE number > 40", "goes on by the rules"),
        ("UPDATE entries SET action = 100000 WHERE number = 9", "there is no action 100000"),
        (f"UPDATE entries SET action = ({FIRST_DRAWN}) WHERE number = 1", "entry 1 is not legal"),  # the same twice
        ("UPDATE entries SET action = 1 << 62 WHERE number = 9", "there is no action"),
        ("UPDATE entries SET actor = 1 - actor WHERE actor >= 0", "expected an action by"),
        ("UPDATE entries SET shows = 1 - shows WHERE number = 3", "shows something new"),
        ("UPDATE snapshots SET position = 'duel/elsewhere'", "shows another position"),
        ("UPDATE entries SET kind = 'undo', action = 1 WHERE number = 20", ""),
        ("UPDATE tables SET status = 'playing'", "over, but not marked so"),
        ("UPDATE tables SET options = 'nonsense'", "JSON is malformed"),
        ('UPDATE tables SET options = \'{"wonders": "none"}\'', "wonders"),
        ("UPDATE results SET scores = ''", "truncated"),
        ("DELETE FROM seats WHERE seat = 1", "played by 2, not by 1"),
    ],
)
def test_whatever_was_changed_is_found(path: Path, sql: str, found: str) -> None:
    change(path, sql)
    wrong = problems(path)
    assert "first" in wrong
    assert found in wrong["first"]


def test_a_game_that_was_given_up_is_judged_too(path: Path) -> None:
    connection = connect(path)
    enter(connection, "running", 30, "resign", 1, 0)
    state = petteia.game("duel").start(2)
    for (action,) in connection.execute("SELECT action FROM entries WHERE table_id = 'running' AND number < 30"):
        state.play(action)
    finish(connection, "running", 0, reason="resignation")
    connection.execute("UPDATE results SET digest = ?, entry_count = 31 WHERE table_id = 'running'", (state.digest(),))
    assert problems(path) == {}
    connection.execute("UPDATE results SET winners = '[1]' WHERE table_id = 'running'")
    assert "expected result" in problems(path)["running"]
    connection.close()


def test_games_of_other_rules_are_named_and_not_judged(path: Path) -> None:
    change(path, "UPDATE tables SET rules = '0.1' WHERE id = 'first'")
    change(path, "UPDATE tables SET game = 'checkers' WHERE id = 'second'")
    verdicts = {verdict.table: verdict for verdict in audit(path)}
    assert (verdicts["first"].judged, verdicts["first"].rules) == (False, "0.1")
    assert verdicts["second"].judged is False
    assert verdicts["running"].judged is True


class Dice:
    """Chance that follows from the seeds of a table, though not in the way that ours does."""

    def __init__(self, house: bytes, players: tuple[str, ...]) -> None:
        self.seed = len(house) + len(players)

    def draw(self, state: petteia.State, number: int) -> int:
        return int(state.draw(petteia.Rng(self.seed * 1000 + number)))


def test_chance_is_derived_again_from_the_seeds(path: Path) -> None:
    connection = connect(path)
    store_table(connection, "fair", [("person", "anna"), ("person", "berta")])
    play_out(connection, "fair", seed=4, chance=Dice(HOUSE, ("", "")))
    connection.close()
    verdicts = {verdict.table: verdict.problem for verdict in audit(path, Dice)}
    assert verdicts["fair"] == ""
    assert "from the seeds follows" in verdicts["first"]
    change(path, "UPDATE tables SET secret = x'00' WHERE id = 'fair'")
    assert "from the seeds follows" in {verdict.table: verdict.problem for verdict in audit(path, Dice)}["fair"]


# ---- the commands


@pytest.fixture
def run(path: Path) -> Callable[..., Result]:
    def invoke(*arguments: str) -> Result:
        return CliRunner(env={"COLUMNS": "100", "NO_COLOR": "1"}).invoke(main, [*arguments, "--data", str(path.parent)])

    return invoke


def test_petteia_audit_tells_what_it_found(path: Path, run: Callable[..., Result]) -> None:
    fine = run("audit")
    assert fine.exit_code == 0
    assert "3 games" in fine.output
    change(path, "UPDATE results SET digest = 'beef' WHERE table_id = 'second'")
    change(path, "UPDATE tables SET rules = '0.1' WHERE id = 'first'")
    wrong = run("audit")
    assert wrong.exit_code == 1
    assert "✗ second: expected hash" in wrong.output
    document = json.loads(run("audit", "--json").output)
    assert (document["games"], document["wrong"], document["not_judged"]) == (3, 1, 1)
    assert {verdict["table"]: verdict["rules"] for verdict in document["verdicts"]}["first"] == "0.1"


def test_petteia_audit_without_a_server_says_so(tmp_path: Path) -> None:
    refused = CliRunner().invoke(main, ["audit", "--data", str(tmp_path / "nowhere")])
    assert refused.exit_code == 1
    assert "there is no database yet" in refused.output
    assert not (tmp_path / "nowhere").exists()


def test_petteia_backup_makes_a_copy_that_can_be_audited(
    path: Path, run: Callable[..., Result], tmp_path: Path
) -> None:
    restored = tmp_path / "restored"
    restored.mkdir()
    made = run("backup", str(restored / "petteia.sqlite3"))
    assert made.exit_code == 0, made.output
    assert "the copy is checked" in made.output
    assert len(list(audit(restored / "petteia.sqlite3"))) == 3


def test_petteia_backup_says_why_it_cannot(tmp_path: Path, run: Callable[..., Result]) -> None:
    refused = run("backup", str(tmp_path / "no folder" / "copy"))
    assert refused.exit_code == 1
    assert "Error" in refused.output

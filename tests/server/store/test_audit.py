"""Every stored game is replayed; any later change in the database is found."""

from __future__ import annotations

import gzip
import json
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import petteia
from petteia.cli import main
from petteia.core.records.fair import SCHEME, UNORDERED, Seeds
from petteia.server.store.archive import end
from petteia.server.store.audit import audit
from petteia.server.store.database import File
from petteia.server.store.place import Place
from petteia.server.store.store import Connection
from petteia.server.store.upgrade import upgrade
from petteia.server.table.ending import RULES_GONE
from server import databases
from server.house import HOUSE, enter, finish, play_out, store_table
from server.store.stories import connect

FIXTURES = Path(__file__).parents[2] / "fixtures"


@pytest.fixture
def stored(tmp_path: Path) -> Place:
    """The database of a server where two games were played, one goes on and one has yet to begin."""
    place = databases.place_in(tmp_path)
    upgrade(place)
    place.do(play_games)
    return place


def play_games(connection: Connection) -> None:
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


def change(stored: Place, sql: str, *parameters: object) -> None:
    assert stored.do(lambda connection: connection.execute(sql, parameters).rowcount) > 0


def problems(stored: Place) -> dict[str, str]:
    return {verdict.table: verdict.problem for verdict in audit(stored) if verdict.problem}


@pytest.mark.usefixtures("on_both")
def test_games_as_they_were_played_are_right(stored: Place) -> None:
    verdicts = list(audit(stored))
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
        ("DELETE FROM rating_changes; DELETE FROM players; DELETE FROM results", "there is no result"),
        ("DELETE FROM entries WHERE number = 5", "entry 5 is missing"),
        ("DELETE FROM entries WHERE number > 40", "the rules do not end it"),
        ("UPDATE entries SET action = 100000 WHERE number = 9", "there is no action 100000"),
        (f"UPDATE entries SET action = ({FIRST_DRAWN}) WHERE number = 1", "entry 1 is not legal"),  # the same twice
        ("UPDATE entries SET action = 4611686018427387904 WHERE number = 9", "there is no action"),
        ("UPDATE entries SET actor = 1 - actor WHERE actor >= 0", "expected an action by"),
        ("UPDATE entries SET shows = 1 - shows WHERE number = 3", "reveals something new"),
        ("UPDATE snapshots SET position = 'duel/elsewhere'", "shows another position"),
        ("UPDATE entries SET kind = 'undo', action = 1 WHERE number = 20", ""),
        ("UPDATE tables SET status = 'playing'", "over, but not marked as over"),
        ("UPDATE tables SET options = 'nonsense'", "JSON is malformed"),
        ('UPDATE tables SET options = \'{"wonders": "none"}\'', "wonders"),
        ("UPDATE results SET scores = ''", "truncated"),
        ("DELETE FROM seats WHERE seat = 1", "played by 2, not by 1"),
    ],
)
def test_whatever_was_changed_is_found(stored: Place, sql: str, found: str) -> None:
    for statement in sql.split("; "):
        change(stored, statement)
    wrong = problems(stored)
    assert "first" in wrong
    assert found in wrong["first"]


def test_a_game_that_was_given_up_is_judged_too(stored: Place) -> None:
    connection = connect(stored)
    enter(connection, "running", 30, "resign", 1, 0)
    state = petteia.game("duel").start(2)
    for (action,) in connection.execute(
        "SELECT action FROM entries WHERE table_id = 'running' AND number < 30"
    ).fetchall():
        state.play(action)
    finish(connection, "running", 0, reason="resignation")
    connection.execute("UPDATE results SET digest = ?, entry_count = 31 WHERE table_id = 'running'", (state.digest(),))
    assert problems(stored) == {}
    connection.execute("UPDATE results SET winners = '[1]' WHERE table_id = 'running'")
    assert "expected result" in problems(stored)["running"]
    connection.close()


def test_a_game_to_which_nobody_came_is_judged_too(stored: Place) -> None:
    connection = connect(stored)
    finish(connection, "waiting", 0, reason="no_show")
    unplayed = petteia.game("duel").start(2).digest()
    connection.execute("UPDATE tables SET status = 'over' WHERE id = 'waiting'")
    connection.execute(
        "UPDATE results SET winners = '[]', digest = ?, entry_count = 0 WHERE table_id = 'waiting'", (unplayed,)
    )
    assert problems(stored) == {}
    connection.execute("UPDATE results SET winners = '[1]' WHERE table_id = 'waiting'")
    assert "expected result" in problems(stored)["waiting"]
    connection.close()


def test_games_of_other_rules_are_named_and_not_judged(stored: Place) -> None:
    change(stored, "UPDATE tables SET rules = '0.1' WHERE id = 'first'")
    change(stored, "UPDATE tables SET game = 'checkers' WHERE id = 'second'")
    verdicts = {verdict.table: verdict for verdict in audit(stored)}
    assert (verdicts["first"].judged, verdicts["first"].rules) == (False, "0.1")
    assert verdicts["second"].judged is False
    assert verdicts["running"].judged is True


def test_a_game_of_earlier_rules_is_judged_by_them(stored: Place) -> None:
    """A game of three that was stored when Cyclades was played by the first version of its rules."""
    with gzip.open(FIXTURES / "cyclades_rules_1_polyphemus.jsonl.gz", "rt", encoding="utf-8") as lines:
        header, *actions, _, _ = map(json.loads, lines)  # without the action that ends it
    state = petteia.game("cyclades").edition(header["rules"]).start(header["seats"], **header["options"])
    connection = connect(stored)
    store_table(connection, "old", [("person", "anna"), ("person", "berta"), ("bot", "easy")], "cyclades", rules="1")
    connection.execute("UPDATE tables SET options = ? WHERE id = 'old'", (json.dumps(header["options"]),))
    for number, line in enumerate(actions):
        actor, action = int(state.actor), int(state.parse(line["do"]))
        enter(connection, "old", number, "action", actor, action, actor == petteia.CHANCE or state.reveals(action))
        state.play(action)
        if number % 50 == 0:
            connection.execute("INSERT INTO snapshots VALUES ('old', ?, ?)", (number + 1, state.position()))
    connection.close()
    verdict = {verdict.table: verdict for verdict in audit(stored)}["old"]
    assert (verdict.judged, verdict.rules, verdict.problem) == (True, "1", "")


class Dice:
    """Chance that follows from the seeds of a table, though not in the way that ours does."""

    def __init__(self, house: bytes, players: tuple[str, ...], scheme: int) -> None:
        self.seed = len(house) + len(players) + scheme

    def draw(self, state: petteia.State, number: int) -> int:
        return int(state.draw(petteia.Rng(self.seed * 1000 + number)))


def test_chance_is_derived_again_from_the_seeds(stored: Place) -> None:
    connection = connect(stored)
    store_table(connection, "fair", [("person", "anna"), ("person", "berta")])
    play_out(connection, "fair", seed=4, chance=Dice(HOUSE, ("", ""), SCHEME))
    connection.close()
    verdicts = {verdict.table: verdict.problem for verdict in audit(stored, Dice)}
    assert verdicts["fair"] == ""
    assert "the seeds give" in verdicts["first"]
    change(stored, "UPDATE tables SET secret = ? WHERE id = 'fair'", b"0")
    assert "the seeds give" in {verdict.table: verdict.problem for verdict in audit(stored, Dice)}["fair"]


@pytest.mark.parametrize(
    "seeds",
    [Seeds(HOUSE, (f"{7:064x}thalassa", "")), Seeds(HOUSE, ("thalassa", ""), UNORDERED)],
    ids=lambda seeds: f"scheme {seeds.scheme}",
)
def test_chance_of_either_scheme_is_derived_again(stored: Place, seeds: Seeds) -> None:
    connection = connect(stored)
    store_table(connection, "fair", [("person", "anna"), ("person", "berta")], seeds=seeds)
    play_out(connection, "fair", seed=4, chance=seeds)
    connection.close()

    def verdicts() -> dict[str, str]:
        return {verdict.table: verdict.problem for verdict in audit(stored, Seeds) if verdict.problem}

    assert verdicts() == {}
    change(stored, f"UPDATE tables SET scheme = {UNORDERED + SCHEME - seeds.scheme} WHERE id = 'fair'")
    assert set(verdicts()) == {"fair"}
    change(stored, "UPDATE tables SET scheme = 3 WHERE id = 'fair'")
    assert "scheme 3" in verdicts()["fair"]


def test_an_action_that_brings_to_light_what_one_had_seen_is_right(stored: Place) -> None:
    """What the Great Library showed to one comes to light with his choice: nobody takes that back (D13.4)."""
    connection = connect(stored)
    log = connection.execute("SELECT action, shows FROM entries WHERE table_id = 'second' ORDER BY number").fetchall()
    connection.close()
    state = petteia.game("duel").start(2)
    brought = []
    for action, shows in log:
        if shows and state.actor != petteia.CHANCE and not state.reveals(action):
            brought.append(state.text(action))
        state.play(action)
    assert [text.split()[0] for text in brought] == ["keep"]
    assert problems(stored) == {}


def test_an_abandoned_game_is_right_as_far_as_it_went(stored: Place) -> None:
    connection = connect(stored)
    state = petteia.game("duel").start(2)
    for (action,) in connection.execute(
        "SELECT action FROM entries WHERE table_id = 'running' ORDER BY number"
    ).fetchall():
        state.play(action)
    finish(connection, "running", reason="abandoned")
    connection.execute("UPDATE results SET digest = ?, entry_count = 30 WHERE table_id = 'running'", (state.digest(),))
    assert problems(stored) == {}
    connection.execute("UPDATE results SET winners = '[1]' WHERE table_id = 'running'")
    assert "expected result" in problems(stored)["running"]
    connection.close()


def test_a_game_whose_rules_have_come_back_is_right(stored: Place) -> None:
    """It ended when they were gone, and nobody knew where it stood."""
    connection = connect(stored)
    end(connection, "running", RULES_GONE, 0)
    assert problems(stored) == {}
    connection.execute("UPDATE results SET winners = '[1]' WHERE table_id = 'running'")
    assert "expected result" in problems(stored)["running"]
    connection.close()


# ---- the commands


@pytest.fixture
def run(stored: Place, tmp_path: Path) -> Callable[..., Result]:
    def invoke(*arguments: str) -> Result:
        return CliRunner(env=databases.environment(tmp_path) | {"COLUMNS": "100", "NO_COLOR": "1"}).invoke(
            main, [*arguments, "--data", str(tmp_path)]
        )

    return invoke


@pytest.mark.usefixtures("on_both")
def test_petteia_audit_tells_what_it_found(stored: Place, run: Callable[..., Result]) -> None:
    fine = run("audit")
    assert fine.exit_code == 0
    assert "3 games" in fine.output
    change(stored, "UPDATE results SET digest = 'beef' WHERE table_id = 'second'")
    change(stored, "UPDATE tables SET rules = '0.1' WHERE id = 'first'")
    wrong = run("audit")
    assert wrong.exit_code == 1
    assert "✗ second: expected hash" in wrong.output
    document = json.loads(run("audit", "--json").output)
    assert (document["games"], document["wrong"], document["not_judged"]) == (3, 1, 1)
    assert {verdict["table"]: verdict["rules"] for verdict in document["verdicts"]}["first"] == "0.1"


@pytest.mark.sqlite
def test_petteia_audit_without_a_server_says_so(tmp_path: Path) -> None:
    refused = CliRunner().invoke(main, ["audit", "--data", str(tmp_path / "nowhere")])
    assert refused.exit_code == 1
    assert "there is no database yet" in refused.output
    assert not (tmp_path / "nowhere").exists()


@pytest.mark.sqlite
def test_petteia_audit_of_a_damaged_file_says_so_in_a_sentence(tmp_path: Path, run: Callable[..., Result]) -> None:
    path = tmp_path / "petteia.sqlite3"
    with path.open("r+b") as file:
        file.seek(4096)
        file.write(b"?" * 40_960)
    refused = run("audit")
    assert refused.exit_code == 1
    assert refused.output.startswith(f"Error: the database {path} cannot be used: ")
    assert refused.output.count("\n") == 1
    path.write_text("these are not the tables you are looking for\n" * 50)
    refused = run("audit")
    assert (refused.exit_code, refused.output.count("\n")) == (1, 1)
    assert "file is not a database" in refused.output


@pytest.mark.sqlite
def test_petteia_backup_makes_a_copy_that_can_be_audited(
    stored: Place, run: Callable[..., Result], tmp_path: Path
) -> None:
    restored = tmp_path / "restored"
    restored.mkdir()
    made = run("backup", str(restored / "petteia.sqlite3"))
    assert made.exit_code == 0, made.output
    assert "checked the copy" in made.output
    assert len(list(audit(File(restored / "petteia.sqlite3")))) == 3


def test_petteia_backup_says_why_it_cannot(tmp_path: Path, run: Callable[..., Result]) -> None:
    refused = run("backup", str(tmp_path / "no folder" / "copy"))
    assert refused.exit_code == 1
    assert "Error" in refused.output

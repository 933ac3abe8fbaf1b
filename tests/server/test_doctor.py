"""An operator asks what is wrong with a server, and is told what to do."""

from __future__ import annotations

import json
import os
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result
from filelock import FileLock

from petteia.cli import main
from petteia.locale import languages, words
from petteia.server import doctor
from petteia.server.doctor import Clocks, Finding, examine
from petteia.server.store.database import LOCK, File
from petteia.server.store.place import place_at
from petteia.server.store.upgrade import upgrade
from server import databases
from server.mail_server import MailServer

NOW = 1_800_000_000.0  # seconds
STILL = Clocks(lambda: NOW, lambda: 0.0, lambda _: None)


def findings(
    folder: Path, environment: dict[str, str] | None = None, mail: bool = False, clocks: Clocks = STILL
) -> dict[str, Finding]:
    """What is found in a folder, by the message that says it."""
    return {finding.message: finding for finding in examine(environment or {}, str(folder), mail, clocks)}


def bad(found: dict[str, Finding]) -> list[str]:
    return [message for message, finding in found.items() if finding.state == "bad"]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The folder of a server that has been started before."""
    upgrade(File(tmp_path / "petteia.sqlite3"))
    (tmp_path / "petteia.sqlite3").chmod(0o600)
    return tmp_path


def test_a_sound_server_has_nothing_to_fix(folder: Path) -> None:
    found = findings(folder)
    assert bad(found) == []
    good = {"doctor-settings", "doctor-database", "doctor-database-unused", "doctor-clock", "doctor-extras"}
    assert good <= {message for message, finding in found.items() if finding.state == "good"}


def test_before_the_first_start_nothing_is_there_and_nothing_is_made(tmp_path: Path) -> None:
    found = findings(tmp_path / "new")
    assert bad(found) == []
    assert {"doctor-disk-new", "doctor-database-new"} <= found.keys()
    assert not (tmp_path / "new").exists()


def test_a_wrong_setting_is_named_and_ends_the_examination(folder: Path) -> None:
    found = findings(folder, {"PETTEIA_PORT": "many"})
    assert list(found) == bad(found) == ["doctor-settings-wrong"]
    assert "PETTEIA_PORT" in str(found["doctor-settings-wrong"].args["problem"])


@pytest.mark.parametrize(
    ("environment", "message"),
    [
        ({"PETTEIA_PROT": "8080"}, "doctor-settings-unknown"),
        ({"PETTEIA_HOST": "0.0.0.0"}, "doctor-settings-open"),
        ({"PETTEIA_URL": "https://example.org"}, "doctor-settings-proxy"),
        ({"PETTEIA_LIMITS": "false"}, "doctor-settings-limits"),
    ],
)
def test_settings_that_do_not_fit_together_are_worth_a_look(
    folder: Path, environment: dict[str, str], message: str
) -> None:
    assert findings(folder, environment)[message].state == "notice"
    assert message not in findings(folder, {"PETTEIA_LANGUAGE": "cs", "PETTEIA_PORT": "8080"})


def test_a_damaged_database_and_one_of_another_version_are_told_apart(folder: Path) -> None:
    path = folder / "petteia.sqlite3"
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '99999'")
        connection.commit()
    assert bad(findings(folder)) == ["doctor-database-unusable"]
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '0009'")
        connection.commit()
    assert findings(folder)["doctor-database-old"].state == "notice"
    with path.open("r+b") as file:
        file.seek(4096)
        file.write(os.urandom(200_000))
    assert bad(findings(folder)) in (["doctor-database-unusable"], ["doctor-database-damaged"])


def test_a_database_of_postgresql_is_looked_at_like_a_file(tmp_path: Path) -> None:
    """One that is sound, one that a server is still to be started on, and one that is not there."""
    cluster = databases.cluster()
    sound, new = cluster.lend(), cluster.create()
    found = findings(tmp_path, {"PETTEIA_DATABASE": sound})
    assert bad(found) == []
    assert found["doctor-database"].state == "good"
    assert "doctor-database-new" in findings(tmp_path, {"PETTEIA_DATABASE": new})
    place_at(sound).do(lambda c: c.execute("INSERT INTO runs (began, alive) VALUES (0, ?)", (round(NOW + 600) * 1000,)))
    assert bad(findings(tmp_path, {"PETTEIA_DATABASE": sound})) == ["doctor-clock-back"]
    cluster.take_back(sound)
    cluster.drop(new)
    gone = findings(tmp_path, {"PETTEIA_DATABASE": new.replace("petteia@", "petteia:secret@")})
    assert bad(gone) == ["doctor-database-unusable"]
    assert "secret" not in str(gone["doctor-database-unusable"].args)


def test_a_row_that_belongs_nowhere_is_damage(folder: Path) -> None:
    with closing(sqlite3.connect(folder / "petteia.sqlite3")) as connection:
        connection.execute("INSERT INTO snapshots VALUES ('no such table', 1, '')")
        connection.commit()
    found = findings(folder)
    assert bad(found) == ["doctor-database-damaged"]
    assert found["doctor-database-damaged"].args["problem"] == (
        "a row of snapshots belongs to a row of tables that is not there"
    )


def test_a_running_server_and_a_database_that_others_may_read_are_seen(folder: Path) -> None:
    (folder / "petteia.sqlite3").chmod(0o644)
    with FileLock(folder / LOCK):
        found = findings(folder)
    assert "doctor-database-used" in found
    assert found["doctor-database-readable"].args["command"] == f"chmod 600 {folder / 'petteia.sqlite3'}"


def test_a_disk_that_is_full_slow_or_closed_is_told(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor, "time_to_be_safe", lambda _: 0.2)
    assert findings(folder)["doctor-disk-slow"].args["milliseconds"] == 200
    monkeypatch.setattr(doctor, "LITTLE_SPACE", 1 << 62)
    assert findings(folder)["doctor-disk-little"].state == "notice"
    monkeypatch.setattr(doctor, "LEAST_SPACE", 1 << 62)
    assert bad(findings(folder)) == ["doctor-disk-full"]

    def closed(_: Path) -> float:
        raise OSError(30, "Read-only file system")

    monkeypatch.setattr(doctor, "time_to_be_safe", closed)
    assert findings(folder)["doctor-disk-closed"].args["problem"] == "Read-only file system"


def test_a_clock_that_was_set_back_or_jumps_is_told(folder: Path) -> None:
    with closing(sqlite3.connect(folder / "petteia.sqlite3")) as connection:
        connection.execute("INSERT INTO runs (began, alive) VALUES (0, ?)", (NOW * 1000,))
        connection.commit()
    assert "doctor-clock" in findings(folder)
    earlier = Clocks(lambda: NOW - 3600, lambda: 0.0, lambda _: None)
    assert findings(folder, clocks=earlier)["doctor-clock-back"].args["minutes"] == 60
    assert bad(findings(folder, clocks=Clocks(lambda: 0.0, lambda: 0.0, lambda _: None))) == ["doctor-clock-wrong"]
    times = iter((NOW, NOW + 5.0))
    jumping = Clocks(lambda: next(times), iter((0.0, 0.2)).__next__, lambda _: None)
    assert findings(folder, clocks=jumping)["doctor-clock-jumps"].args["milliseconds"] == 4800


def test_a_page_that_is_not_built_and_an_engine_that_is_not_compiled_are_told(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(doctor, "STATIC", folder)
    monkeypatch.setattr(doctor, "COMPILED", False)
    found = findings(folder)
    assert bad(found) == ["doctor-page-missing"]
    assert found["doctor-engine-plain"].state == "notice"


def test_the_mail_server_is_called_only_if_that_is_wanted(folder: Path) -> None:
    with MailServer() as server:
        assert "doctor-mail-untried" in findings(folder, server.settings)
        assert "doctor-mail" in findings(folder, server.settings, mail=True)
    assert bad(findings(folder, server.settings, mail=True)) == ["doctor-mail-fails"]


def run(*arguments: str, **environment: str) -> Result:
    return CliRunner(env={"COLUMNS": "80", "TERM": "dumb", "NO_COLOR": "1", **environment}).invoke(
        main, ["doctor", *arguments]
    )


@pytest.mark.parametrize("language", languages())
def test_the_command_says_it_in_every_language_and_fails_if_something_must_be_fixed(
    folder: Path, language: str
) -> None:
    result = run("--data", str(folder), "--language", language)
    assert result.exit_code == 0, result.output
    own = words(language, "doctor")
    assert own.format("doctor-database-unused") in result.output
    (folder / "petteia.sqlite3").write_text("no database at all\n" * 1000)
    result = run("--data", str(folder), "--language", language)
    assert result.exit_code == 1
    assert str(folder / "petteia.sqlite3") in result.output
    assert own.format("doctor-sum", bad=1, notices=1) in result.output


def test_programs_read_the_findings_as_json(folder: Path) -> None:
    result = run("--data", str(folder), "--json", PETTEIA_PROT="1")
    told: list[Any] = json.loads(result.output)
    (found,) = [one for one in told if one["message"] == "doctor-settings-unknown"]
    assert (found["about"], found["state"], found["args"]) == ("settings", "notice", {"found": "PETTEIA_PROT"})
    assert found["text"].startswith("There is no setting PETTEIA_PROT.")

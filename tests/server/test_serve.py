"""How a server starts, or says in a sentence why it cannot."""

from __future__ import annotations

import errno
import os
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

import pytest
from click.testing import CliRunner
from filelock import FileLock

from petteia.cli import main
from petteia.server.serve import CannotServe, house
from petteia.server.settings import Settings, read_settings
from petteia.server.store import database
from petteia.server.store.database import File
from petteia.server.store.upgrade import upgrade
from server import databases
from server.living import LivingServer, children

PAUSE = 0.05  # seconds: whoever asks without a pause takes the time that the answer needs


def try_to_serve(folder: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "petteia", "serve", "--port", "0", "--no-browser", "--data", str(folder)]
    environment = os.environ | databases.environment(folder)
    return subprocess.run(command, capture_output=True, text=True, timeout=120, check=False, env=environment)


@pytest.mark.sqlite
def test_why_it_cannot_is_said_in_the_reader_s_language(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    folder = tmp_path / "file" / "data"
    result = CliRunner().invoke(main, ["serve", "--data", str(folder)], env={"PETTEIA_LANGUAGE": "cs"})
    assert result.exit_code == 1
    assert result.output.startswith(f"Error: {folder}: nelze zapisovat: ")
    assert result.output.endswith("Zvolte jinou složku pomocí --data\n")


@pytest.mark.sqlite
def test_two_servers_do_not_share_a_file(tmp_path: Path) -> None:
    with LivingServer(tmp_path) as server, closing(server.guest()) as ann:
        second = try_to_serve(tmp_path)
        assert second.returncode == 1
        assert second.stderr.startswith(f"Error: another server is already using {tmp_path}. Stop it first")
        assert second.stderr.count("\n") == 1
        assert ann.get("/ready")["status"] == "ok"
        server.process.kill()
        server.process.wait()
    with LivingServer(tmp_path) as again, closing(again.guest()) as ann:  # a server that is killed leaves no lock
        assert ann.get("/ready")["status"] == "ok"


def test_a_server_that_is_killed_leaves_no_process_behind(tmp_path: Path) -> None:
    """The processes that draw maps and think for bots end with it, although nobody can tell them to."""
    with LivingServer(tmp_path) as server, closing(server.guest()) as ann:
        ann.get("/api/games/cyclades/map?seats=5")
        with closing(ann.sit(ann.table(["novice", "novice"])["id"])) as watching:
            watching.hear()
        helpers = children(server.process.pid)
        assert len(helpers) >= 2
        server.process.kill()
        server.process.wait()
    deadline = time.monotonic() + 30
    while any(is_running(pid) for pid in helpers) and time.monotonic() < deadline:
        time.sleep(0.02)
    assert [pid for pid in helpers if is_running(pid)] == []


def is_running(pid: int) -> bool:
    """Whether there is such a process, and it has not ended yet."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


@pytest.mark.sqlite
@pytest.mark.parametrize("broken", ["no database", "cut off", "later"])
def test_a_database_that_cannot_be_used_is_named_in_a_sentence(tmp_path: Path, broken: str) -> None:
    path = tmp_path / "petteia.sqlite3"
    if broken == "no database":
        path.write_text("these are not the tables you are looking for\n" * 50)
    else:
        upgrade(File(path))
        if broken == "later":
            with closing(sqlite3.connect(path)) as connection:
                connection.execute("UPDATE alembic_version SET version_num = '99999'")
                connection.commit()
        else:
            with path.open("r+b") as file:
                file.seek(4096)
                file.write(os.urandom(8192))
    answer = try_to_serve(tmp_path)
    assert answer.returncode == 1
    assert "Traceback" not in answer.stderr
    assert answer.stderr.count("\n") == 1
    assert str(path) in answer.stderr


@pytest.mark.sqlite
def test_a_folder_that_cannot_be_made_is_named_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    answer = try_to_serve(tmp_path / "file" / "data")
    assert answer.returncode == 1
    assert answer.stderr.count("\n") == 1
    assert f"{tmp_path / 'file' / 'data'} cannot be written to: Not a directory" in answer.stderr


@pytest.mark.sqlite
@pytest.mark.parametrize("number", [errno.EROFS, errno.ENOENT, errno.EACCES, errno.ENOSPC])
@pytest.mark.parametrize("what", ["folder", "lock"])
def test_a_disk_that_takes_nothing_is_named_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int, what: str
) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise OSError(number, os.strerror(number), str(tmp_path))

    if what == "folder":
        monkeypatch.setattr(Path, "mkdir", refuse)
    else:
        monkeypatch.setattr(FileLock, "acquire", refuse)
    with (
        pytest.raises(CannotServe, match=f"cannot be written to: {os.strerror(number)}"),
        house(settings_for(tmp_path)),
    ):
        pass


@pytest.mark.sqlite
def test_a_database_that_is_read_only_is_named_in_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    upgrade(File(tmp_path / "petteia.sqlite3"))

    def read_only(path: Path) -> sqlite3.Connection:
        return sqlite3.connect(f"file:{path}?mode=ro", uri=True, isolation_level=None)

    monkeypatch.setattr(database, "connect", read_only)
    with (
        pytest.raises(CannotServe, match="cannot be used: attempt to write a readonly database"),
        house(settings_for(tmp_path)),
    ):
        pass


def test_a_fault_while_serving_is_not_the_folders(tmp_path: Path) -> None:
    with pytest.raises(OSError, match="something else"), house(settings_for(tmp_path)):
        raise OSError("something else")


def settings_for(folder: Path) -> Settings:
    return read_settings({}, data=str(folder))


@pytest.mark.sqlite
def test_ready_tells_of_a_database_that_nobody_can_write_to(tmp_path: Path) -> None:
    with LivingServer(tmp_path) as server, closing(server.guest()) as ann:
        with closing(sqlite3.connect(server.data / "petteia.sqlite3")) as other:
            other.execute("CREATE TRIGGER full BEFORE UPDATE ON runs BEGIN SELECT RAISE(FAIL, 'disk I/O error'); END")
            other.commit()
            found = None
            while found is None or found.status_code == 200:
                time.sleep(PAUSE)
                found = ann.http.get("/ready")
            assert found.status_code == 503
            assert found.json()["troubles"] == ["the database takes nothing: disk I/O error"]
            assert ann.get("/health")["status"] == "ok"
            other.execute("DROP TRIGGER full")
            other.commit()
        while ann.http.get("/ready").status_code != 200:
            time.sleep(PAUSE)

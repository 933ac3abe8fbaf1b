"""Settings come from the environment and from flags, are checked, and are all documented; logs keep secrets."""

from __future__ import annotations

import errno
import io
import json
import logging
from pathlib import Path

import pytest
import structlog

from petteia.server import limits, logs
from petteia.server.settings import SettingError, Settings, read_settings
from petteia.server.store.database import File
from petteia.server.store.place import place_of
from server.house import open_house

DOCUMENT = Path(__file__).parents[2] / "docs" / "server.md"


def test_flags_come_before_the_environment() -> None:
    found = read_settings({"PETTEIA_PORT": "1234", "PETTEIA_HOST": "0.0.0.0"}, port=99, host=None)
    assert (found.port, found.host) == (99, "0.0.0.0")


def test_the_data_folder_can_be_moved(tmp_path: Path) -> None:
    assert place_of(read_settings({"PETTEIA_DATA": str(tmp_path)})) == File(tmp_path / "petteia.sqlite3")
    assert str(place_of(read_settings({}))).endswith("petteia.sqlite3")


def test_one_setting_chooses_postgresql_and_nobody_shows_its_password() -> None:
    place = place_of(read_settings({"PETTEIA_DATABASE": "postgresql://anna:secret@db.example.org:5433/games"}))
    assert str(place) == "postgresql://anna@db.example.org:5433/games"
    assert "secret" not in repr(place)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("PORT", "http"),
        ("PORT", "-1"),
        ("URL", "example.org"),
        ("URL", "https://example.org/?x=1"),
        ("LOG", "xml"),
        ("DATABASE", "mysql://localhost/games"),
        ("READERS", "0"),
        ("LIMITS", "maybe"),
        ("MAIL_TLS", "ssl"),
        ("MAIL_PORT", "0"),
    ],
)
def test_a_setting_that_cannot_be_meant_is_named(name: str, value: str) -> None:
    with pytest.raises(SettingError, match=f"PETTEIA_{name}"):
        read_settings({f"PETTEIA_{name}": value})


def test_mail_needs_a_sender_and_the_public_address() -> None:
    mail = {"PETTEIA_MAIL_HOST": "mail.example.org", "PETTEIA_URL": "https://example.org"}
    with pytest.raises(SettingError, match="PETTEIA_MAIL_FROM"):
        read_settings(mail)
    mail["PETTEIA_MAIL_FROM"] = "games@example.org"
    assert read_settings(mail).mail_host == "mail.example.org"
    del mail["PETTEIA_URL"]
    with pytest.raises(SettingError, match="PETTEIA_URL"):
        read_settings(mail)


@pytest.mark.parametrize("wrong", ["http://10.0.0.5:8642", "10.0.0.5", "10.0.0.5:http"])
def test_where_others_reach_a_server_is_a_host_and_a_port(wrong: str) -> None:
    assert read_settings({"PETTEIA_REACH": "10.0.0.5:8642"}).reach == "10.0.0.5:8642"
    with pytest.raises(SettingError, match="PETTEIA_REACH"):
        read_settings({"PETTEIA_REACH": wrong})


def test_the_public_address_tells_origin_path_and_scheme() -> None:
    found = read_settings({"PETTEIA_URL": "https://Example.org/games/"})
    assert (found.origin, found.path, found.secure) == ("https://example.org", "/games", True)
    assert (read_settings({}).origin, read_settings({}).path, read_settings({}).secure) == ("", "", False)


def test_every_setting_and_limit_is_documented_as_it_is() -> None:
    text = DOCUMENT.read_text(encoding="utf-8")
    for name in Settings.__struct_fields__:
        default = getattr(Settings(), name)
        shown = str(default).lower() if isinstance(default, bool) else str(default)
        assert f"| `PETTEIA_{name.upper()}` | {f'`{shown}`' if shown else 'none'} |" in text, name
    for kind, limit in limits.LIMITS.items():
        span = {limits.MINUTE: "a minute", limits.HOUR: "an hour", 24 * limits.HOUR: "a day"}[limit.seconds]
        assert f"| `{kind}` | {limit.at_once:g} | {limit.often:g} {span} |" in text, kind


# ---- logs


def test_a_request_is_one_line_without_secrets(tmp_path: Path) -> None:
    written = io.StringIO()
    with open_house(tmp_path) as house:
        logs.configure(read_settings({"PETTEIA_LOG": "json"}), written)
        visitor = house.visitor()
        visitor.register("Anna", "the password itself")
        secret = visitor.post("/api/account/tokens", {"label": "x", "scopes": ["read"]}).json()["secret"]
        visitor.get("/api/me", Authorization=f"Bearer {secret}")
        visitor.get("/api/tables/linkoftable/record")
    events = [json.loads(line) for line in written.getvalue().splitlines()]
    assert [(event["method"], event["route"], event["status"]) for event in events] == [
        ("POST", "/api/account", 201),
        ("POST", "/api/account/tokens", 201),
        ("GET", "/api/me", 200),
        ("GET", "/api/tables/{table}/record", 404),
    ]
    for secret_word in ("the password itself", secret, visitor.cookie, "linkoftable"):
        assert secret_word not in written.getvalue()


@pytest.mark.parametrize("form", ["json", "text"])
def test_what_is_called_a_secret_or_looks_like_one_is_blanked_out(form: str) -> None:
    written = io.StringIO()
    logs.configure(read_settings({"PETTEIA_LOG": form}), written)
    structlog.get_logger().info(
        "odd", password="hunter2", old_token="abc", note="got petteia_AbC-123_x here", user="anna"
    )
    line = written.getvalue()
    assert "anna" in line
    for secret in ("hunter2", "abc", "AbC"):
        assert secret not in line


def test_a_fault_is_logged_with_its_trace_but_not_with_values() -> None:
    written = io.StringIO()
    logs.configure(read_settings({"PETTEIA_LOG": "text"}), written)
    hidden = "value of a variable"
    try:
        raise RuntimeError(f"broken {len(hidden)}")
    except RuntimeError as error:
        structlog.get_logger().error("failed", exc_info=error)
    assert "RuntimeError: broken 19" in written.getvalue()
    assert written.getvalue().count(hidden) <= 1  # the line of source, at most


def test_what_a_library_logs_is_an_event_like_ours() -> None:
    written = io.StringIO()
    logs.configure(read_settings({"PETTEIA_LOG": "json"}), written)
    logging.getLogger("uvicorn.error").warning("Invalid %s request received.", "HTTP")
    event = json.loads(written.getvalue())
    assert (event["event"], event["level"]) == ("Invalid HTTP request received.", "warning")


def test_what_a_library_was_given_is_not_in_the_log() -> None:
    """The queue of workers repeats what is asked of them, and so the link to a table; other words take one line."""
    written = io.StringIO()
    logs.configure(read_settings({"PETTEIA_LOG": "json"}), written)
    asked = "Job petteia.errand[7](arguments='Xk3vT0mQ9a1B') ended with status: Error"
    logging.getLogger("procrastinate.worker").error(asked, extra={"action": "job_error"})
    logging.getLogger("psycopg.pool").warning("error connecting in 'pool-1':\n\tis it running?")
    lines = [json.loads(line) for line in written.getvalue().splitlines()]
    assert [line["event"] for line in lines] == ["job_error", "error connecting in 'pool-1': is it running?"]
    assert "Xk3vT0mQ9a1B" not in written.getvalue()


class FullDisk(io.StringIO):
    """A file that not a byte can be written to."""

    def __init__(self) -> None:
        super().__init__()
        self.tried: list[str] = []

    def write(self, text: str) -> int:
        self.tried.append(text)
        raise OSError(errno.ENOSPC, "No space left on device")

    def flush(self) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")


def test_a_log_that_cannot_be_written_stops_nothing() -> None:
    disk = FullDisk()
    logs.configure(read_settings({"PETTEIA_LOG": "json"}), disk)
    structlog.get_logger().error("failed")
    structlog.get_logger().error("failed again")
    assert [event in "".join(disk.tried) for event in ('"failed"', '"failed again"')] == [True, True]

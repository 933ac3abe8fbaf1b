"""Logs: one event per line, as text or JSON, on standard error. They contain no secrets and no links to tables.

Everything done for a request has its id (request_id.py), and everything about a table has the table's mark.
"""

from __future__ import annotations

import contextlib
import hashlib
import io
import logging
import re
import sys
from collections.abc import MutableMapping
from typing import Any, Final, TextIO, cast

import structlog

from .metrics import ERRORS
from .settings import Settings

SECRETS: Final = ("password", "secret", "token", "word", "cookie", "authorization", "seed")
TOKEN: Final = re.compile(r"petteia_[\w-]+")
HIDDEN: Final = "***"
LIBRARIES: Final = ("asyncio", "procrastinate", "psycopg", "uvicorn")
TROUBLES: Final = ("warning", "error", "critical")
MARK: Final = 10  # digits


class Forgiving(io.TextIOBase):
    """A file that events are written to; if that fails, as on a full disk, only the events are lost."""

    def __init__(self, file: TextIO) -> None:
        self.file = file

    def write(self, text: str) -> int:
        with contextlib.suppress(OSError):
            return self.file.write(text)
        return len(text)

    def flush(self) -> None:
        with contextlib.suppress(OSError):
            self.file.flush()


class Libraries(logging.Handler):
    """Turns what libraries log into events like ours. Some name what they do as `action`, while their messages repeat
    what they were given, which may be a link to a table."""

    def emit(self, record: logging.LogRecord) -> None:
        event = structlog.get_logger().bind(library=record.name)
        said = getattr(record, "action", None) or " ".join(record.getMessage().split())
        event.log(record.levelno, said, exc_info=record.exc_info)


def configure(settings: Settings, to: TextIO | None = None) -> None:
    """Set how events are written, once at the start."""
    written: Any = structlog.processors.JSONRenderer() if settings.log == "json" else plain_console()
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            count_troubles,
            structlog.processors.TimeStamper("iso", utc=True),
            structlog.processors.format_exc_info,
            hide_secrets,
            written,
        ],
        wrapper_class=structlog.make_filtering_bound_logger("info"),
        logger_factory=structlog.PrintLoggerFactory(cast("TextIO", Forgiving(to or sys.stderr))),
        cache_logger_on_first_use=False,
    )
    for library in LIBRARIES:
        logging.getLogger(library).handlers = [Libraries()]


def plain_console() -> structlog.dev.ConsoleRenderer:
    """Text without colours, and tracebacks without the values of variables, which could be secrets."""
    return structlog.dev.ConsoleRenderer(colors=False, exception_formatter=structlog.dev.plain_traceback)


def mark(table: str) -> str:
    """The name of a table in the log: always the same, but useless for opening the table."""
    return hashlib.sha256(table.encode()).hexdigest()[:MARK]


def count_troubles(_: object, __: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """Count warnings and errors by their text; a library's by its name, since it may say anything."""
    if event["level"] in TROUBLES:
        ERRORS.labels(event["level"], event["library"] if "library" in event else event["event"]).inc()
    return event


def hide_secrets(_: object, __: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """Blank out values named as secrets, and anything that looks like one of our tokens."""
    for key, value in event.items():
        if any(secret in key for secret in SECRETS):
            event[key] = HIDDEN
        elif key == "table":
            event[key] = mark(str(value))
        elif isinstance(value, str):
            event[key] = TOKEN.sub(HIDDEN, value)
    return event

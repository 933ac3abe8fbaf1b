"""Logs: one event a line, as text or as JSON, to the standard error. They hold no secrets, and no links to tables."""

from __future__ import annotations

import re
import sys
from collections.abc import MutableMapping
from typing import Any, Final, TextIO

import structlog

from .settings import Settings

SECRETS: Final = ("password", "secret", "token", "word", "cookie", "authorization", "seed")
TOKEN: Final = re.compile(r"petteia_[\w-]+")
HIDDEN: Final = "***"


def configure(settings: Settings, to: TextIO | None = None) -> None:
    """Decide once, at the start, how events are written."""
    written: Any = structlog.processors.JSONRenderer() if settings.log == "json" else plain_console()
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper("iso", utc=True),
            structlog.processors.format_exc_info,
            hide_secrets,
            written,
        ],
        wrapper_class=structlog.make_filtering_bound_logger("info"),
        logger_factory=structlog.PrintLoggerFactory(to or sys.stderr),
        cache_logger_on_first_use=False,
    )


def plain_console() -> structlog.dev.ConsoleRenderer:
    """Text without colours, and traces without the values of variables, which could be secrets."""
    return structlog.dev.ConsoleRenderer(colors=False, exception_formatter=structlog.dev.plain_traceback)


def hide_secrets(_: object, __: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """Blank out what is called a secret, and what looks like one of our tokens."""
    for key, value in event.items():
        if any(secret in key for secret in SECRETS):
            event[key] = HIDDEN
        elif isinstance(value, str):
            event[key] = TOKEN.sub(HIDDEN, value)
    return event

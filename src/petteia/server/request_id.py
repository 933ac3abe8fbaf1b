"""Every request, and every message over a socket, has an id. The log has it, and so has an error that somebody gets:
by it an operator finds what a player complains of."""

from __future__ import annotations

import re
import secrets
from typing import Any, Final

import structlog
from litestar.connection import ASGIConnection

from .settings import Settings

HEADER: Final = "X-Request-Id"
OF_A_PROXY: Final = re.compile(r"[\w-]{8,64}", re.ASCII)


def begin(connection: ASGIConnection[Any, Any, Any, Any], settings: Settings) -> str:
    """The id of a new request, known from now on to all that is done for it: the one that a proxy or another server of
    ours has given it, or else a new one."""
    near = connection.client.host if connection.client else ""
    trusted = near in settings.trusted_proxies or connection.scope.get("petteia_server", False)
    given = connection.headers.get(HEADER, "") if trusted else ""
    id = given if OF_A_PROXY.fullmatch(given) else secrets.token_hex(8)
    structlog.contextvars.clear_contextvars()
    bind(id)
    return id


def bind(id: str) -> None:
    """What is done from now on is done for that request."""
    structlog.contextvars.bind_contextvars(request=id)


def current() -> str:
    """The id of the request for which something is done; "" if nobody asked for it."""
    return str(structlog.contextvars.get_contextvars().get("request", ""))

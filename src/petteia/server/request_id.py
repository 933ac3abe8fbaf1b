"""Every request, and every message over a socket, has an id. It is in the log and in every error that somebody gets, so
an operator can find what a player complains about."""

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
    """The id of a new request, bound to everything done for it from now on: the one given by a trusted proxy or another
    of our servers, or else a new one."""
    near = connection.client.host if connection.client else ""
    trusted = near in settings.trusted_proxies or connection.scope.get("petteia_server", False)
    given = connection.headers.get(HEADER, "") if trusted else ""
    id = given if OF_A_PROXY.fullmatch(given) else secrets.token_hex(8)
    structlog.contextvars.clear_contextvars()
    bind(id)
    return id


def bind(id: str) -> None:
    """Bind everything done from now on to that request."""
    structlog.contextvars.bind_contextvars(request=id)


def current() -> str:
    """The id of the current request; "" if there is none."""
    return str(structlog.contextvars.get_contextvars().get("request", ""))

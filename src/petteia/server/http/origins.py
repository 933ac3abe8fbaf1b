"""Whether a request comes from our own page. Another site can make a browser send our cookie; it cannot forge this.

Browsers say in `Origin` and `Sec-Fetch-Site` where a request comes from. Requests that change something, and every
WebSocket, are refused if that is elsewhere, or if they bring a cookie and say nothing.
"""

from __future__ import annotations

import ipaddress
from typing import Any, Final
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler

from ..errors import Code, Problem
from ..people.sessions import COOKIE
from ..settings import Settings

SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")


def check_origin(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """A guard of the whole application, sockets included: refuses what comes from another site."""
    if not comes_from_us(connection, connection.app.state.settings):
        raise Problem(Code.FOREIGN_ORIGIN, "This request comes from another site, or does not say where it comes from")


def comes_from_us(connection: ASGIConnection[Any, Any, Any, Any], settings: Settings) -> bool:
    """Whether the connection may act for the owner of its cookie."""
    if connection.scope.get("method") in SAFE_METHODS:
        return True
    if "authorization" in connection.headers:
        return True  # a token is not sent unasked, and then the cookie does not count
    origin = connection.headers.get("origin")
    if origin is not None:
        return is_ours(origin, connection.headers.get("host", ""), settings)
    site = connection.headers.get("sec-fetch-site")
    if site is not None:
        return site == "same-origin"
    return COOKIE not in connection.cookies


def is_ours(origin: str, host: str, settings: Settings) -> bool:
    """Whether an origin is the public address; where none is set, the very host that was asked.

    That host must then be an address or this machine: a name could have been pointed here by somebody else's page.
    """
    if settings.origin:
        return origin.lower() == settings.origin
    try:
        parts = urlsplit(origin)
        asked = parts.netloc.lower() == host.lower() and parts.scheme in ("http", "https")
        return asked and (parts.hostname in ("localhost", settings.host) or is_address(parts.hostname or ""))
    except ValueError:
        return False


def is_address(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True

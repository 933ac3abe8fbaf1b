"""Whether a request comes from our own page. Another site can make a browser send our cookie, but cannot forge this.

Browsers say in `Origin` and `Sec-Fetch-Site` where a request comes from. Requests that change something, and every
WebSocket, are refused if they come from elsewhere, or if they have a cookie and do not say.
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
    """A guard for the whole application, including sockets: refuses requests from another site."""
    if not comes_from_us(connection, connection.app.state.settings):
        raise Problem(Code.FOREIGN_ORIGIN, "This request comes from another site, or does not say where it comes from")


def comes_from_us(connection: ASGIConnection[Any, Any, Any, Any], settings: Settings) -> bool:
    """Whether the connection may act for the owner of its cookie."""
    if connection.scope.get("method") in SAFE_METHODS:
        return True
    if "authorization" in connection.headers:
        return True  # browsers do not send a token by themselves, and with it the cookie is ignored
    origin = connection.headers.get("origin")
    if origin is not None:
        return is_ours(origin, connection.headers.get("host", ""), settings)
    site = connection.headers.get("sec-fetch-site")
    if site is not None:
        return site == "same-origin"
    return COOKIE not in connection.cookies


def is_ours(origin: str, host: str, settings: Settings) -> bool:
    """Whether an origin is the public address or, if none is set, the very host that was asked.

    That host must then be an IP address or this machine: somebody else's page could have pointed a name here.
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

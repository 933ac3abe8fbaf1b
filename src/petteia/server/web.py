"""What all routes of the server share: who asks, how often, from where, and how a refusal looks."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from http import HTTPStatus
from typing import Any, Final

import msgspec
import structlog
from litestar import Litestar, Request, Response
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, ResponseHeader, State
from litestar.di import NamedDependency, Provide
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException, ValidationException
from litestar.handlers import BaseRouteHandler
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp, ControllerRouterHandler, Message, Receive, Scope, Send

from .. import __version__
from .accounts import Accounts, Identity, identify
from .errors import Code, Problem
from .limits import Limits, address
from .origins import check_origin
from .sessions import COOKIE, DAY
from .settings import Settings
from .store import Store

LARGEST_BODY: Final = 65_536
HEADERS: Final = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
# for answers that are only for whoever asked
NOT_KEPT: Final = [ResponseHeader(name="Cache-Control", value="no-store")]
CODES: Final = {400: Code.BAD_REQUEST, 404: Code.NOT_FOUND, 405: Code.METHOD_NOT_ALLOWED, 413: Code.TOO_LARGE}

# what a handler may ask for by the name of its parameter: see `make_app`
Anyone = NamedDependency[Identity | None]
Someone = NamedDependency[Identity]
AllAccounts = NamedDependency[Accounts]
AllLimits = NamedDependency[Limits]
Address = NamedDependency[str]

Lifespan = Callable[[Litestar], AbstractAsyncContextManager[None]]


class ErrorBody(msgspec.Struct, frozen=True):
    """How every refusal looks; some codes bring further fields."""

    code: Code
    text: str


# for the description of the API: any route may refuse in these ways
ERRORS: Final = {
    status: ResponseSpec(ErrorBody, generate_examples=False, description=HTTPStatus(status).phrase)
    for status in (400, 401, 403, 404, 409, 422, 429)
}


def make_app(
    settings: Settings,
    store: Store,
    routes: Sequence[ControllerRouterHandler],
    lifespan: Sequence[Lifespan] = (),
    accounts: Accounts | None = None,
    limits: Limits | None = None,
) -> Litestar:
    """The application with these routes on an open store. Clocks can be injected with accounts and limits."""
    state = State(
        {
            "settings": settings,
            "store": store,
            "accounts": accounts or Accounts(store, settings),
            "limits": limits or Limits(settings.limits),
        }
    )
    return Litestar(
        routes,
        path=settings.path or None,
        state=state,
        lifespan=[close_accounts, *lifespan],
        guards=[check_rate, check_origin],
        dependencies={
            "anyone": Provide(identify_anyone),
            "someone": Provide(identify_someone),
            "accounts": Provide(give_accounts, sync_to_thread=False),
            "limits": Provide(give_limits, sync_to_thread=False),
            "address": Provide(give_address, sync_to_thread=False),
        },
        exception_handlers={HTTPException: refuse, RecursionError: refuse_depth, Exception: fail},
        middleware=[log_requests],
        response_headers=[ResponseHeader(name=name, value=value) for name, value in HEADERS.items()],
        request_max_body_size=LARGEST_BODY,
        openapi_config=OpenAPIConfig(
            "Petteia", __version__, path="/api/schema", render_plugins=[JsonRenderPlugin()], use_handler_docstrings=True
        ),
        logging_config=None,
    )


@asynccontextmanager
async def close_accounts(app: Litestar) -> AsyncIterator[None]:
    """The thread of the passwords ends with the application."""
    yield
    app.state.accounts.passwords.close()


# ---- who asks


async def identify_anyone(request: Request[Any, Any, Any]) -> Identity | None:
    """Who asks, if somebody is known."""
    return await identify(request)


async def identify_someone(request: Request[Any, Any, Any]) -> Identity:
    """Who asks; a stranger is refused."""
    found = await identify(request)
    if found is None:
        raise Problem(Code.SIGN_IN, "Sign in first, or come as a guest")
    return found


def give_accounts(state: State) -> Accounts:
    accounts: Accounts = state.accounts
    return accounts


def give_limits(state: State) -> Limits:
    limits: Limits = state.limits
    return limits


def give_address(request: Request[Any, Any, Any], state: State) -> str:
    return address(request, state.settings)


def session_cookie(settings: Settings, word: str, guest: bool) -> Cookie:
    """The cookie of a session: no script can read it, no other site's form brings it along."""
    days = settings.guest_days if guest else settings.session_days
    return Cookie(
        key=COOKIE,
        value=word,
        max_age=days * DAY // 1000,
        path=settings.path or "/",
        httponly=True,
        secure=settings.secure,
        samesite="lax",
    )


# ---- what is refused


def check_rate(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """A guard of the whole application: nobody asks too often."""
    state = connection.app.state
    state.limits.check("request", address(connection, state.settings))


def refuse(request: Request[Any, Any, Any], error: HTTPException) -> Response[dict[str, int | str]]:
    """A refusal of ours, or of the framework's, in the one form that all have."""
    problem = error if isinstance(error, Problem) else in_our_words(error)
    wait = problem.details.get("wait")
    headers = {} if wait is None else {"Retry-After": str(wait)}
    return Response(problem.plain(), status_code=problem.status_code, headers=HEADERS | headers)


def in_our_words(error: HTTPException) -> Problem:
    """What the framework refuses, with a code of ours."""
    code = CODES.get(error.status_code, Code.INTERNAL if error.status_code >= 500 else Code.BAD_REQUEST)
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        faults = [f"{fault.get('key', 'body')}: {fault.get('message', '')}" for fault in error.extra]
        return Problem(code, "; ".join(faults) or error.detail)
    return Problem(code, HTTPStatus(error.status_code).phrase if code != Code.BAD_REQUEST else error.detail)


def refuse_depth(request: Request[Any, Any, Any], _: RecursionError) -> Response[dict[str, int | str]]:
    """A body of lists within lists without end; reading it breaks off."""
    return refuse(request, Problem(Code.BAD_REQUEST, "The body is nested too deeply"))


def fail(request: Request[Any, Any, Any], error: Exception) -> Response[dict[str, int | str]]:
    """A fault of ours: the log has the trace, the answer does not."""
    structlog.get_logger().error("failed", route=request.scope.get("path_template", ""), exc_info=error)
    problem = Problem(Code.INTERNAL, "The server has made a mistake; it is in the log")
    return Response(problem.plain(), status_code=problem.status_code, headers=HEADERS)


def log_requests(app: ASGIApp) -> ASGIApp:
    """One event a request: the route without its arguments (a table's link is a secret), status and time."""

    async def logged(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:  # a socket has no status, and every message would pass here
            await app(scope, receive, send)
            return
        begun = time.perf_counter()

        async def noted(message: Message) -> None:
            if message["type"] == "http.response.start":
                took = round((time.perf_counter() - begun) * 1000, 1)
                route = scope.get("path_template", "")
                structlog.get_logger().info(
                    "request", method=scope.get("method"), route=route, status=message["status"], ms=took
                )
            await send(message)

        await app(scope, receive, noted)

    return logged

"""What all routes of the server share: who asks, how often, from where, and what a refusal looks like."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from http import HTTPStatus
from typing import Annotated, Any, Final

import msgspec
import structlog
from litestar import Litestar, Request, Response
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, ResponseHeader, State
from litestar.di import NamedDependency, Provide
from litestar.enums import HttpMethod, ScopeType
from litestar.exceptions import HTTPException, MethodNotAllowedException, NotFoundException, ValidationException
from litestar.handlers import BaseRouteHandler
from litestar.routes import HTTPRoute
from litestar.types import ASGIApp, ControllerRouterHandler, Message, Receive, Scope, Send
from msgspec import Meta

from .. import request_id
from ..costs import REQUEST
from ..crowd import Crowd
from ..errors import Code, Problem
from ..limits import Limits, address
from ..live.live_table import MOVED
from ..live.load import Load
from ..metrics import REQUEST_SECONDS, REQUESTS
from ..outward import Outward
from ..owners.leases import Elsewhere
from ..people.accounts import Accounts, Identity, SignedIn, identify
from ..people.mail import Post
from ..people.push import Push
from ..people.recovery import Recovery
from ..people.sessions import COOKIE, DAY, DEVICE, DEVICE_DAYS
from ..settings import Settings
from ..store.store import Store
from .connections.forwarding import forward, know_servers
from .openapi import DescribedRoutes, StructsAsWritten, described_api
from .origins import check_origin

LARGEST_BODY: Final = 65_536
HEADERS: Final = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
# for answers meant only for the caller
NOT_KEPT: Final = [ResponseHeader(name="Cache-Control", value="no-store")]
CODES: Final = {400: Code.BAD_REQUEST, 404: Code.NOT_FOUND, 405: Code.METHOD_NOT_ALLOWED, 413: Code.TOO_LARGE}

# what a handler may request by the name of a parameter: see `make_app`
Anyone = NamedDependency[Identity | None]
Someone = NamedDependency[Identity]
AllAccounts = NamedDependency[Accounts]
AllLimits = NamedDependency[Limits]
Address = NamedDependency[str]
ShortText = Annotated[str, Meta(max_length=200)]

# answers for an unknown address, if a browser asked
ShowUnknown = Callable[[Request[Any, Any, Any]], Response[bytes] | None]
Lifespan = Callable[[Litestar], AbstractAsyncContextManager[None]]


class StrictRequest(Request[Any, Any, Any]):
    """A request whose body is read strictly: the framework would take 0 for false, and "1" for 1."""

    async def json(self) -> Any:
        wanted = self.route_handler.parsed_data_field
        try:
            return msgspec.convert(
                whole_numbers(msgspec.json.decode(await self.body())), Any if wanted is None else wanted.annotation
            )
        except (msgspec.DecodeError, UnicodeError) as error:
            raise Problem(Code.BAD_REQUEST, f"body: {error}") from None


def whole_numbers(value: Any) -> Any:
    """JSON that has been read, with 2 in place of 2.0: in JSON, both are the same integer."""
    if isinstance(value, dict):
        return {name: whole_numbers(inner) for name, inner in value.items()}
    if isinstance(value, list):
        return [whole_numbers(inner) for inner in value]
    return int(value) if isinstance(value, float) and value.is_integer() else value


def make_app(
    settings: Settings,
    store: Store,
    routes: Sequence[ControllerRouterHandler],
    lifespan: Sequence[Lifespan] = (),
    accounts: Accounts | None = None,
    limits: Limits | None = None,
    unknown: ShowUnknown | None = None,
) -> Litestar:
    """The application with these routes on an open store. Clocks can be injected with accounts and limits."""
    known = accounts or Accounts(store, settings)
    counted = limits or Limits(settings.limits)
    outward = Outward(settings)
    state = State(
        {
            "settings": settings,
            "store": store,
            "accounts": known,
            "limits": counted,
            "crowd": Crowd(settings.limits),
            "recovery": Recovery(known, Post(settings), counted),
            "outward": outward,
            "push": Push(settings, store, outward, known.now),
            "load": Load(settings.limits),
            "desk": store,  # for records and exports
            "unknown": unknown,
        }
    )
    return Litestar(
        routes,
        path=settings.path or None,
        state=state,
        lifespan=[close_accounts, *lifespan],
        guards=[check_rate, check_method, check_origin],
        dependencies={
            "anyone": Provide(identify_anyone),
            "someone": Provide(identify_someone),
            "accounts": Provide(give_accounts, sync_to_thread=False),
            "limits": Provide(give_limits, sync_to_thread=False),
            "address": Provide(give_address, sync_to_thread=False),
        },
        exception_handlers={
            HTTPException: refuse,
            RecursionError: refuse_depth,
            UnicodeDecodeError: refuse_encoding,
            Elsewhere: refuse_moved,
            Exception: fail,
        },
        middleware=[know_servers, log_requests, forward] if settings.database else [log_requests],
        request_class=StrictRequest,
        response_headers=[ResponseHeader(name=name, value=value) for name, value in HEADERS.items()],
        request_max_body_size=LARGEST_BODY,
        plugins=[DescribedRoutes(), StructsAsWritten()],
        openapi_config=described_api(),
        logging_config=None,
    )


@asynccontextmanager
async def close_accounts(app: Litestar) -> AsyncIterator[None]:
    """When the application ends, stops sending mail and ends the password thread."""
    yield
    await app.state.recovery.post.close()
    app.state.accounts.passwords.close()


# ---- callers


async def identify_anyone(request: Request[Any, Any, Any]) -> Identity | None:
    """The caller, if known."""
    found = await identify(request)
    if found is not None:
        request.app.state.limits.afford(request.route_handler.opt.get("cost", REQUEST), account=found.user)
    return found


async def identify_someone(request: Request[Any, Any, Any]) -> Identity:
    """The caller; a stranger is refused."""
    found = await identify_anyone(request)
    if found is None:
        raise Problem(Code.SIGN_IN, "Sign in first, or play as a guest")
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
    """The cookie of a session."""
    return own_cookie(settings, COOKIE, word, settings.guest_days if guest else settings.session_days)


def signed_in_cookies(settings: Settings, signed: SignedIn) -> list[Cookie]:
    """The cookies of a person's new session, and of the device, by which the browser is known when it signs in
    again."""
    device = own_cookie(settings, DEVICE, signed.device, DEVICE_DAYS)
    return [session_cookie(settings, signed.word, guest=False), device]


def own_cookie(settings: Settings, name: str, word: str, days: int) -> Cookie:
    """One of our cookies: no script can read it, and no other site's form sends it."""
    return Cookie(
        key=name,
        value=word,
        max_age=days * DAY // 1000,
        path=settings.path or "/",
        httponly=True,
        secure=settings.secure,
        samesite="lax",
    )


# ---- refusals


def check_rate(connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
    """A guard for the whole application: refuses callers who ask too often, or for too much."""
    state = connection.app.state
    place = address(connection, state.settings)
    state.limits.check("request", place)
    if connection.scope["type"] == ScopeType.HTTP:  # a socket pays separately
        state.limits.afford(handler.opt.get("cost", REQUEST), address=place)


def check_method(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """A guard for the whole application: refuses OPTIONS, which the framework would answer with only some methods of a
    path."""
    if connection.scope.get("method") == HttpMethod.OPTIONS:
        here = [route for route in connection.app.routes if route.path_format == connection.scope["path_template"]]
        methods = {method for route in here if isinstance(route, HTTPRoute) for method in route.methods}
        raise MethodNotAllowedException(headers={"allow": ", ".join(methods)})


def refuse(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """A refusal, ours or the framework's, in the form that all have."""
    if isinstance(error, NotFoundException) and request.app.state.unknown is not None:
        shown: Response[bytes] | None = request.app.state.unknown(request)
        if shown is not None:
            return shown
    problem = error if isinstance(error, Problem) else in_our_words(error)
    headers = dict(HEADERS)
    if "wait" in problem.details:
        headers["Retry-After"] = str(problem.details["wait"])
    if problem.code == Code.METHOD_NOT_ALLOWED:
        methods = (error.headers or {}).get("allow", "").split(", ")
        headers["Allow"] = ", ".join(sorted({*methods} & {*HttpMethod} - {HttpMethod.OPTIONS}))
    return Response(problem.plain(), status_code=problem.status_code, headers=headers)


def in_our_words(error: HTTPException) -> Problem:
    """A refusal by the framework, with one of our codes."""
    code = CODES.get(error.status_code, Code.INTERNAL if error.status_code >= 500 else Code.BAD_REQUEST)
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        faults = [f"{fault.get('key', 'body')}: {fault.get('message', '')}" for fault in error.extra]
        return Problem(code, "; ".join(faults) or error.detail)
    return Problem(code, HTTPStatus(error.status_code).phrase if code != Code.BAD_REQUEST else error.detail)


def refuse_depth(request: Request[Any, Any, Any], _: RecursionError) -> Response[dict[str, int | str]]:
    """Refuse a body that is nested too deeply to be read."""
    return refuse(request, Problem(Code.BAD_REQUEST, "The body is nested too deeply"))


def refuse_encoding(request: Request[Any, Any, Any], _: UnicodeDecodeError) -> Response[dict[str, int | str]]:
    """Refuse a body whose field names are not UTF-8 and cannot be read."""
    return refuse(request, Problem(Code.BAD_REQUEST, "The body is not UTF-8"))


def refuse_moved(request: Request[Any, Any, Any], _: Elsewhere) -> Response[dict[str, int | str]]:
    """Refuse a request because another server has the table by now, or because we were away so long that we have lost
    ours; asking again works."""
    return refuse(request, Problem(Code(MOVED[0]), MOVED[1]))


def fail(request: Request[Any, Any, Any], error: Exception) -> Response[dict[str, int | str]]:
    """Answer after an error of ours: the log has the traceback, the answer does not."""
    structlog.get_logger().error("request failed", route=request.scope.get("path_template", ""), exc_info=error)
    problem = Problem(
        Code.INTERNAL, "Something went wrong on the server; it has been logged", request=request_id.current()
    )
    return Response(problem.plain(), status_code=problem.status_code, headers=HEADERS)


def log_requests(app: ASGIApp) -> ASGIApp:
    """Log one event for each request: its id, the route without its arguments (a table's link is a secret), status and
    time. The answer has the id, too."""

    async def logged(scope: Scope, receive: Receive, send: Send) -> None:
        id = request_id.begin(ASGIConnection(scope), scope["litestar_app"].state.settings)
        if scope["type"] != ScopeType.HTTP:  # a socket has no status, and all its messages would pass through here
            await app(scope, receive, send)
            return
        begun = time.perf_counter()

        async def noted(message: Message) -> None:
            if message["type"] == "http.response.start":
                took = time.perf_counter() - begun
                status = message["status"]
                REQUEST_SECONDS.observe(took)
                REQUESTS.labels(status).inc()
                message["headers"] = [*message.get("headers", []), (request_id.HEADER.lower().encode(), id.encode())]
                route = scope.get("path_template", "")
                structlog.get_logger().info(
                    "request", method=scope.get("method"), route=route, status=status, ms=round(took * 1000, 1)
                )
            await send(message)

        await app(scope, receive, noted)

    return logged

"""Any server takes any request; one about a table is forwarded to the server that has it.

A server recognises another by its own secret, which is in the database they share. It trusts the other about where the
request comes from, and does not forward it again: if it does not have the table either, it says so, and the other looks
again.
"""

from __future__ import annotations

import asyncio
import contextlib
import hmac
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send, WebSocketCloseEvent
from websockets.exceptions import InvalidState

from ... import request_id
from ...crowd import Crowd
from ...errors import Code, Problem
from ...limits import origin
from ...metrics import FORWARDED
from ...owners.leases import Member
from ...owners.peers import Headers, Peers, Unreachable
from .far_side import FarSide, reach
from .wire import wire_of

if TYPE_CHECKING:
    from ...owners.owners import Owners

SECRET: Final = b"x-petteia-server"
FROM: Final = b"x-petteia-from"
REQUEST: Final = request_id.HEADER.lower().encode()
OURS: Final = frozenset((SECRET, FROM, REQUEST, b"x-forwarded-for"))
OF_A_LINE: Final = frozenset(
    (b"connection", b"keep-alive", b"proxy-connection", b"te", b"trailer", b"transfer-encoding", b"content-length")
)
MISDIRECTED: Final = 421
PATIENCE: Final = 10.0  # seconds to wait for a table whose server died to get another
PAUSE: Final = 0.2
MOST_BYTES: Final = 70_000  # of a body; the actual limit is a little lower, and enforced where the body is read
COME_BACK: Final[WebSocketCloseEvent] = {"type": "websocket.close", "code": 1013, "reason": "come back"}
TABLES: Final = "/api/tables/"
SOCKETS: Final = "/ws/table/"


class Forwarding:
    """Requests and sockets that one server passes on to others."""

    def __init__(self, owners: Owners) -> None:
        self.owners = owners
        self.peers = Peers()
        self.joined: dict[int, set[FarSide]] = {}  # by the run of the other server
        owners.gone.append(self.part)

    def part(self, member: Member) -> None:
        """Cut the sockets joined to a server that is gone: their clients reconnect, and find the next."""
        for far in list(self.joined.get(member.number, ())):
            far.part()

    @contextlib.contextmanager
    def with_one_more(self, member: Member, far: FarSide) -> Iterator[None]:
        those = self.joined.setdefault(member.number, set())
        those.add(far)
        try:
            yield
        finally:
            those.discard(far)
            if not those:
                self.joined.pop(member.number, None)

    def close(self) -> None:
        """Stop passing requests on."""
        self.peers.close()

    # ---- requests

    async def pass_on(self, scope: Scope, receive: Receive, send: Send, table: str, first: Member) -> bool:
        """Pass a request on to the server that has the table; returns True if none has it now, so that the request is
        ours."""
        body = await body_of(receive)
        member: Member | None = first
        until = asyncio.get_running_loop().time() + PATIENCE
        while member is not None:
            headers = [*kept(scope, OF_A_LINE), (b"content-length", b"%d" % len(body)), *self.said(scope, member)]
            try:
                method = str(scope.get("method", "GET")).encode()
                answer = await self.peers.ask(member.address, method, target(scope), headers, body)
            except Unreachable as error:
                if error.heard and scope.get("method") != "GET":
                    raise gone() from None
            else:
                if answer.status != MISDIRECTED:
                    FORWARDED.labels("request").inc()
                    ours = OF_A_LINE | {REQUEST}  # the id of the request, which we add ourselves
                    kept_headers = [(name, value) for name, value in answer.headers if name.lower() not in ours]
                    await send({"type": "http.response.start", "status": answer.status, "headers": kept_headers})
                    async for part in answer.body():
                        await send({"type": "http.response.body", "body": part, "more_body": True})
                    await send({"type": "http.response.body", "body": b"", "more_body": False})
                    return False
                async for _ in answer.body():
                    pass
            member = await self.again(table, until)
        scope["petteia_body"] = body  # type: ignore[typeddict-unknown-key]
        return True

    async def again(self, table: str, until: float) -> Member | None:
        """The server that has the table after a pause; gives up after a while, and if we are about to leave."""
        if self.owners.leaving or asyncio.get_running_loop().time() > until:
            raise gone()
        await asyncio.sleep(PAUSE)
        return await self.owners.holder(table)

    # ---- sockets

    async def join(self, scope: Scope, send: Send, table: str, first: Member) -> bool:
        """Join a socket to the server that has the table; returns True if none has it now, so that the socket is
        ours."""
        wire = wire_of(scope)
        assert wire is not None, "only our own server is used with several others"
        crowd: Crowd = scope["litestar_app"].state.crowd
        if self.owners.leaving or crowd.full():  # if we are leaving, a new client might miss that we hang up
            await send(COME_BACK)
            return False
        member: Member | None = first
        until = asyncio.get_running_loop().time() + PATIENCE
        while member is not None:
            try:
                far, status = await reach(member.address, target(scope), [*kept(scope), *self.said(scope, member)])
            except Unreachable:
                status = MISDIRECTED
            if status != MISDIRECTED:
                FORWARDED.labels("socket").inc()
                with self.with_one_more(member, far), crowd.with_one_more():  # the other counts address and account
                    await far.join(wire)
                return False
            try:
                member = await self.again(table, until)
            except Problem:
                await send(COME_BACK)
                return False
        return True

    def said(self, scope: Scope, member: Member) -> Headers:
        """The headers that one server adds for another."""
        connection: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(scope)
        settings = scope["litestar_app"].state.settings
        return [
            (SECRET, member.secret.encode()),
            (FROM, origin(connection, settings).encode()),
            (REQUEST, request_id.current().encode()),
        ]


def gone() -> Problem:
    return Problem(Code.BUSY, "The server that has this table does not answer; try again soon", wait=2)


def target(scope: Scope) -> bytes:
    query = scope["query_string"]
    return scope["raw_path"] + (b"?" + query if query else b"")


def kept(scope: Scope, without: frozenset[bytes] = frozenset()) -> Headers:
    """The headers of a request that are passed on unchanged."""
    return [(name, value) for name, value in scope["headers"] if name.lower() not in OURS | without]


async def body_of(receive: Receive) -> bytes:
    """The body of a request, or as much of it as is needed to refuse it as too large."""
    body = b""
    while len(body) <= MOST_BYTES:
        message: Any = await receive()
        body += message.get("body", b"")
        if not message.get("more_body", False):
            break
    return body


# ---- middleware


def table_of(scope: Scope) -> str | None:
    """The table that a request is about, if any."""
    template = str(scope.get("path_template", ""))
    parameters: Any = scope.get("path_params", {})
    if TABLES in template:
        found = parameters.get("id")
    else:
        found = parameters.get("table") if SOCKETS in template else None
    return None if found is None else str(found)


def know_servers(app: ASGIApp) -> ASGIApp:
    """For a request passed on by another server, take its origin from what that server says."""

    async def known(scope: Scope, receive: Receive, send: Send) -> None:
        owners: Owners | None = scope["litestar_app"].state.get("owners")
        if owners is not None:
            said = dict(scope["headers"])
            secret = said.get(SECRET)
            if secret is not None and hmac.compare_digest(secret, owners.me.secret.encode()):
                scope["client"] = (said.get(FROM, b"").decode("latin-1"), 0)
                scope["petteia_server"] = True  # type: ignore[typeddict-unknown-key]
        await app(scope, receive, send)

    return known


def forward(app: ASGIApp) -> ASGIApp:
    """Pass a request about a table on to the server that has it."""

    async def forwarded(scope: Scope, receive: Receive, send: Send) -> None:
        state = scope["litestar_app"].state
        forwarding: Forwarding | None = state.get("forwarding")
        table = None if forwarding is None else table_of(scope)
        if forwarding is None or table is None or table in state.tables.live:
            await app(scope, receive, send)
            return
        member = await forwarding.owners.holder(table)
        if member is None:
            await app(scope, receive, send)
        elif scope.get("petteia_server"):
            await misdirect(scope, send)
        elif scope["type"] == ScopeType.HTTP:
            if await forwarding.pass_on(scope, receive, send, table, member):
                await app(scope, said_again(scope), send)
        elif await forwarding.join(scope, send, table, member):
            await app(scope, receive, send)

    return forwarded


def said_again(scope: Scope) -> Receive:
    """The body of a request that has already been read."""
    body: bytes = scope["petteia_body"]  # type: ignore[typeddict-item]

    async def receive() -> Any:
        return {"type": "http.request", "body": body, "more_body": False}

    return receive


async def misdirect(scope: Scope, send: Send) -> None:
    """Tell another server that the table is not here. If it has hung up meanwhile, sending raises one of these
    errors."""
    kind = "http" if scope["type"] == ScopeType.HTTP else "websocket.http"
    with contextlib.suppress(InvalidState, RuntimeError):
        await send({"type": f"{kind}.response.start", "status": MISDIRECTED, "headers": [(b"content-length", b"0")]})  # type: ignore[misc, arg-type]
        await send({"type": f"{kind}.response.body", "body": b"", "more_body": False})  # type: ignore[misc, arg-type]

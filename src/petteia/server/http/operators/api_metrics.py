"""HTTP: metrics for Prometheus. Only callers with the token get an answer; if no token is set, nobody does."""

from __future__ import annotations

import asyncio
import secrets
from typing import Any, Final

from litestar import Request, Response, get
from litestar.datastructures import State
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from .... import COMPILED, __version__
from ... import metrics
from ...errors import Code, Problem
from ...live.tables import Tables
from ...settings import Settings

BEARER: Final = "Bearer "


@get("/metrics", include_in_schema=False)
async def show_metrics(request: Request[Any, Any, Any], state: State) -> Response[bytes]:
    """All current metrics. Without the token, there is nothing here."""
    if not is_allowed(request.headers.get("authorization", ""), state.settings):
        raise Problem(Code.NOT_FOUND, "There is nothing here")
    look_up(state)
    written = await asyncio.to_thread(generate_latest, metrics.REGISTRY)
    return Response(written, headers={"Content-Type": CONTENT_TYPE_LATEST, "Cache-Control": "no-store"})


def is_allowed(authorization: str, settings: Settings) -> bool:
    """Whether that is the token; False if no token is set."""
    given = authorization.removeprefix(BEARER) if authorization.startswith(BEARER) else ""
    return bool(settings.metrics_token) and secrets.compare_digest(given.encode(), settings.metrics_token.encode())


def look_up(state: State) -> None:
    """Set every gauge to its current value."""
    tables: Tables = state.tables
    metrics.TABLES.set(len(tables.live))
    metrics.QUARANTINE.set(len(tables.quarantine))
    metrics.CONNECTIONS.set(state.crowd.open["house", ""])
    metrics.BOTS_WAITING.set(len(tables.workers.waiting))
    metrics.BOTS_THINKING.set(len(tables.workers.running))
    metrics.REVIEWS_WAITING.set(len(state.reviews.waiting))
    errands = tables.workers.errands
    metrics.WORKERS.set(errands.workers if errands is not None else 0)
    metrics.ERRANDS.set(len(errands.waiting) if errands is not None else 0)
    owners = state.get("owners")
    metrics.SERVERS.set(1 + (len(owners.others) if owners is not None else 0))
    metrics.LAG.set(state.load.late)
    metrics.READY.set(tables.resumed and not state.heart.troubles())
    metrics.DISK.set(state.heart.space(state.settings.folder))
    metrics.INFO.labels(__version__, str(COMPILED).lower()).set(1)

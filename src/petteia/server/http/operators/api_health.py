"""HTTP: is the server alive, and is it ready?"""

from __future__ import annotations

import msgspec
from litestar import Response, get
from litestar.datastructures import State
from litestar.openapi import ResponseSpec

from .... import COMPILED, __version__
from ...live.tables import Tables


class Health(msgspec.Struct, frozen=True):
    """A sign of life."""

    status: str
    version: str
    compiled: bool
    tables: int
    set_aside: int  # tables that cannot be opened
    reasons: list[str]  # why, each reason once; without the tables' ids, which are links
    bots_failed: int
    bots_waiting: int
    late: float  # seconds by which the event loop is late
    troubles: list[str] = []  # what prevents the server from working


@get("/health")
async def health(state: State) -> Health:
    """Whether the process runs and answers."""
    return health_of(state)


@get("/ready", responses={503: ResponseSpec(Health, description="Not yet, or something is wrong")})
async def ready(state: State) -> Response[Health]:
    """Whether games have been resumed and everything is stored; if not, what is wrong, with status 503. Tables that
    were set aside do not count as trouble, and are listed separately."""
    found = health_of(state)
    troubles = state.heart.troubles()
    owners = state.get("owners")
    if owners is not None and owners.leaving:
        return Response(msgspec.structs.replace(found, status="leaving", troubles=troubles), status_code=503)
    if not state.tables.resumed:
        return Response(msgspec.structs.replace(found, status="starting", troubles=troubles), status_code=503)
    if troubles:
        return Response(msgspec.structs.replace(found, status="troubled", troubles=troubles), status_code=503)
    return Response(found)


def health_of(state: State) -> Health:
    tables: Tables = state.tables
    workers = tables.workers
    return Health(
        status="ok",
        version=__version__,
        compiled=COMPILED,
        tables=len(tables.live),
        set_aside=len(tables.quarantine),
        reasons=sorted({reason.replace(id, "…") for id, reason in tables.quarantine.items()}),
        bots_failed=workers.failures,
        bots_waiting=len(workers.waiting),
        late=round(state.load.late, 4),
    )

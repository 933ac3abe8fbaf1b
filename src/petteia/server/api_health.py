"""HTTP: is the server alive, and is it ready?"""

from __future__ import annotations

import msgspec
from litestar import Response, get
from litestar.datastructures import State

from .. import COMPILED, __version__
from .store import Store
from .tables import Tables


class Health(msgspec.Struct, frozen=True):
    """A sign of life."""

    status: str
    version: str
    compiled: bool
    tables: int
    bots_failed: int


@get("/health")
async def health(state: State) -> Health:
    """The process runs and answers."""
    tables: Tables = state.tables
    return Health("ok", __version__, COMPILED, len(tables.live), tables.workers.failures)


@get("/ready")
async def ready(state: State) -> Response[Health]:
    """The store answers, and all games go on."""
    store: Store = state.store
    await store.read(lambda connection: connection.execute("SELECT 1").fetchone())
    found = await health.fn(state)
    if not state.tables.resumed:
        return Response(msgspec.structs.replace(found, status="starting"), status_code=503)
    return Response(found)

"""The whole application: store, tables, workers and routes put together."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

import structlog
from litestar import Litestar

from .api_accounts import AccountsApi
from .api_bots import BotsApi
from .api_health import health, ready
from .api_lobby import LobbyApi
from .api_maps import MapsApi
from .api_moments import MomentsApi
from .api_records import RecordsApi
from .api_users import UsersApi
from .database import Database
from .page import page_routes
from .settings import Settings
from .socket import table_socket
from .tables import Tables
from .web import make_app
from .workers import Workers

SECONDS_TO_THINK: Final = 30.0
SWEEP_SECONDS: Final = 3600.0
LOG = structlog.get_logger("petteia.app")


def petteia_app(settings: Settings) -> Litestar:
    """The application with its database, which is opened when it starts and closed when it ends."""
    database = Database(settings.database, settings.readers)
    apis = [AccountsApi, UsersApi, RecordsApi, LobbyApi, MapsApi, MomentsApi, BotsApi]
    routes = [*apis, table_socket, health, ready, *page_routes(settings)]
    return make_app(settings, database, routes, lifespan=[run_tables])


@asynccontextmanager
async def run_tables(app: Litestar) -> AsyncIterator[None]:
    """From the first request to the last: the database is open, and games go on."""
    settings: Settings = app.state.settings
    database: Database = app.state.store
    database.open()
    workers = Workers(settings.workers, SECONDS_TO_THINK)
    tables = app.state.tables = Tables(database, workers)
    chores = [
        asyncio.create_task(tables.sweep(), name="sweep tables"),
        asyncio.create_task(resume(tables), name="resume games"),
        asyncio.create_task(sweep_accounts(app), name="sweep accounts"),
    ]
    try:
        yield
    finally:
        for chore in chores:
            chore.cancel()
        await asyncio.gather(*chores, return_exceptions=True)
        await tables.close()
        workers.close()
        database.close()


async def resume(tables: Tables) -> None:
    """Go on with all games; until then the server is not ready."""
    await tables.resume()
    tables.resumed = True
    LOG.info("ready", tables=len(tables.live))


async def sweep_accounts(app: Litestar) -> None:
    """Forget ended sessions, now and then."""
    while True:
        with contextlib.suppress(OSError):
            await app.state.accounts.sweep()
        await asyncio.sleep(SWEEP_SECONDS)

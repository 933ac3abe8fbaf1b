"""The whole application: store, tables, workers and routes put together."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import Final

import structlog
from litestar import Litestar

from ..core.contract.registry import game as find_game
from ..problems.problem import problems
from . import catalogue
from .catalogue import Atlas
from .http import previews
from .http.api_accounts import AccountsApi
from .http.api_admin import AdminApi
from .http.api_analysis import AnalysisApi
from .http.api_bots import BotsApi
from .http.api_health import health, ready
from .http.api_lobby import LobbyApi
from .http.api_maps import MapsApi
from .http.api_metrics import show_metrics
from .http.api_moments import MomentsApi
from .http.api_notices import NoticesApi
from .http.api_play_on import PlayOnApi
from .http.api_problems import ProblemsApi
from .http.api_records import RecordsApi
from .http.api_recovery import RecoveryApi
from .http.api_reports import ReportsApi
from .http.api_reviews import ReviewsApi
from .http.api_studies import StudiesApi
from .http.api_tournaments import TournamentsApi
from .http.api_users import UsersApi
from .http.page import page_routes, show_unknown
from .http.socket import table_socket
from .http.web import make_app
from .live.clerks import Clerks
from .live.expiry import close_abandoned
from .live.heart import Heart
from .live.notices import Notices
from .live.oversight import Oversight
from .live.reviews import Reviews
from .live.tables import Tables
from .live.tournaments import Tournaments
from .live.workers import Workers
from .metrics import count_commit
from .settings import Settings
from .store.place import place_of
from .store.runs import HouseClock, begin_run, last_seen
from .store.works import GroupedStore

SECONDS_TO_THINK: Final = 30.0
SWEEP_SECONDS: Final = 3600.0
SECONDS_TO_RECOVER: Final = 10.0  # from a chore's failure to its next attempt
LOG = structlog.get_logger("petteia.app")


def petteia_app(settings: Settings) -> Litestar:
    """The application with its database, which is opened when it starts and closed when it ends."""
    database = place_of(settings).store(settings.readers)
    database.committed = count_commit
    people = [AccountsApi, RecoveryApi, NoticesApi, UsersApi, ReportsApi, AdminApi]
    learning = [RecordsApi, ReviewsApi, PlayOnApi, ProblemsApi, AnalysisApi, StudiesApi]
    apis = [*people, *learning, LobbyApi, MapsApi, MomentsApi, BotsApi, TournamentsApi]
    routes = [*apis, table_socket, health, ready, show_metrics, *page_routes(settings)]
    return make_app(settings, database, routes, lifespan=[run_tables], unknown=show_unknown(settings))


@asynccontextmanager
async def run_tables(app: Litestar) -> AsyncIterator[None]:
    """From the first request to the last: the database is open, and games are in progress."""
    settings: Settings = app.state.settings
    place = place_of(settings)
    database: GroupedStore = app.state.store
    database.open()
    clock = HouseClock()
    clock.not_before(await database.read(last_seen))
    runs = await database.write(lambda connection: begin_run(connection, clock()))
    heart = app.state.heart = Heart(database, place.folder, runs, clock)
    clerks = app.state.desk = Clerks(place)
    app.state.atlas = Atlas()
    workers = Workers(settings.workers, SECONDS_TO_THINK)
    tables = app.state.tables = Tables(database, workers, clock, runs)
    app.state.accounts.renamed = tables.rename
    oversight = app.state.oversight = Oversight(app.state.accounts, tables)
    tournaments = app.state.tournaments = Tournaments(tables, clerks)
    reviews = app.state.reviews = Reviews(database, clerks, clock)
    chores = [
        asyncio.create_task(asyncio.to_thread(look_everything_up, app), name="look everything up"),
        *(
            asyncio.create_task(keep_at(chore, name), name=name)
            for name, chore in (
                ("heart", heart.run),
                ("load", app.state.load.watch),
                ("sweep tables", tables.sweep),
                ("games", partial(go_on, tables)),
                ("sweep accounts", partial(sweep_accounts, app)),
                ("close abandoned tables", partial(sweep_abandoned, tables, settings)),
                ("follow admins", oversight.follow),
                ("reviews", reviews.run),
                ("tournaments", tournaments.run),
                ("notices", Notices(database, app.state.recovery.post, clock).run),
            )
        ),
    ]
    try:
        yield
    finally:
        for chore in chores:
            chore.cancel()
        await asyncio.gather(*chores, return_exceptions=True)
        await tables.close()
        workers.close()
        reviews.close()
        clerks.close()
        await heart.beat()
        database.close()


def look_everything_up(app: Litestar) -> None:
    """Find what is found once and kept: whoever asks for it first would stop every table for a while."""
    catalogue.listed()
    previews.read_everything()
    for id in catalogue.games():
        catalogue.facts_of(id)
        problems(find_game(id))
    app.plugins.get("OpenAPIPlugin").provide_openapi_schema()


async def keep_at(chore: Callable[[], Awaitable[None]], name: str, pause: float = SECONDS_TO_RECOVER) -> None:
    """Do something that never ends. Should it fail all the same, that is logged, and it begins anew."""
    while True:
        try:
            await chore()
        except Exception as error:
            LOG.error("a chore failed and begins anew", chore=name, exc_info=error)
        await asyncio.sleep(pause)


async def go_on(tables: Tables) -> None:
    """Resume all games, each when it is due; until they are known, the server is not ready."""
    await tables.resume()
    tables.resumed = True
    LOG.info("ready", tables=len(tables.schedule.times), set_aside=len(tables.quarantine))
    await tables.schedule.run()


async def sweep_abandoned(tables: Tables, settings: Settings) -> None:
    """Close abandoned tables now and then."""
    while True:
        await close_abandoned(tables, settings)
        await asyncio.sleep(SWEEP_SECONDS)


async def sweep_accounts(app: Litestar) -> None:
    """Forget expired sessions now and then."""
    while True:
        await app.state.accounts.sweep()
        await asyncio.sleep(SWEEP_SECONDS)

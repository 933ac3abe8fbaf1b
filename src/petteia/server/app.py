"""The whole application: store, tables, workers and routes put together."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from importlib.util import find_spec
from typing import Final

import structlog
from litestar import Litestar

from ..core.contract.registry import game as find_game
from ..problems.problem import problems
from . import catalogue
from .catalogue import Atlas
from .http import previews
from .http.learning.api_analysis import AnalysisApi
from .http.learning.api_challenges import ChallengesApi
from .http.learning.api_play_on import PlayOnApi
from .http.learning.api_problems import ProblemsApi
from .http.learning.api_records import RecordsApi
from .http.learning.api_reviews import ReviewsApi
from .http.learning.api_studies import StudiesApi
from .http.operators.api_admin import AdminApi
from .http.operators.api_health import health, ready
from .http.operators.api_metrics import show_metrics
from .http.page import page_routes, show_unknown
from .http.people.api_accounts import AccountsApi
from .http.people.api_companions import CompanionsApi
from .http.people.api_notices import NoticesApi
from .http.people.api_recovery import RecoveryApi
from .http.people.api_reports import ReportsApi
from .http.people.api_users import UsersApi
from .http.people.api_webhooks import WebhooksApi
from .http.tables.api_bots import BotsApi
from .http.tables.api_games import GamesApi
from .http.tables.api_lobby import LobbyApi
from .http.tables.api_maps import MapsApi
from .http.tables.api_moments import MomentsApi
from .http.tables.api_plans import PlansApi
from .http.tables.api_show import ShowApi
from .http.tables.api_tournaments import TournamentsApi
from .http.tables.socket import table_socket
from .http.web import make_app
from .live.clerks import Clerks
from .live.exhibition import Exhibition
from .live.expiry import close_abandoned
from .live.heart import Heart
from .live.notices import Notices
from .live.oversight import Oversight
from .live.pushes import Pushes
from .live.reviews import Reviews
from .live.tables import Tables
from .live.tournaments import Tournaments
from .live.webhooks import Webhooks
from .live.workers import Workers
from .metrics import count_commit
from .people.accounts import Accounts
from .settings import Settings
from .store.place import place_of
from .store.runs import HouseClock, begin_run, last_seen
from .store.works import GroupedStore

SECONDS_TO_THINK: Final = 30.0
SWEEP_SECONDS: Final = 3600.0
SECONDS_TO_RECOVER: Final = 10.0  # from a chore's failure to its next attempt
LOG = structlog.get_logger("petteia.app")

Chore = Callable[[], Awaitable[None]]


def petteia_app(settings: Settings, address: str = "") -> Litestar:
    """The application with its database, which is opened when the application starts and closed when it ends. Other
    servers on that database reach it at the address."""
    database = place_of(settings).store(settings.readers)
    database.committed = count_commit
    people = [AccountsApi, RecoveryApi, NoticesApi, WebhooksApi, UsersApi, CompanionsApi, ReportsApi, AdminApi]
    learning = [RecordsApi, ReviewsApi, PlayOnApi, ProblemsApi, ChallengesApi, AnalysisApi, StudiesApi]
    at_tables = [GamesApi, LobbyApi, ShowApi, PlansApi, MapsApi, MomentsApi, BotsApi, TournamentsApi]
    routes = [*people, *learning, *at_tables, table_socket, health, ready, show_metrics, *page_routes(settings)]
    return make_app(
        settings, database, routes, lifespan=[partial(run_tables, address=address)], unknown=show_unknown(settings)
    )


@asynccontextmanager
async def run_tables(app: Litestar, address: str) -> AsyncIterator[None]:
    """Keeps the database open and games in progress from the first request to the last."""
    settings: Settings = app.state.settings
    place = place_of(settings)
    database: GroupedStore = app.state.store
    database.open()
    clock = HouseClock() if not settings.database else await shared_clock(database)
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
    exhibition = app.state.exhibition = Exhibition(
        tables, reviews.worth, lambda: app.state.load.strained, settings.exhibition
    )
    beside = [] if not settings.database else await join_others(app, runs.number, address)
    beside += have_errands_run(app)
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
                ("exhibition", exhibition.run),
                ("notices", Notices(database, app.state.recovery.post, clock, partial(leads, tables)).run),
                ("pushes", Pushes(database, app.state.push, clock, partial(leads, tables)).run),
                ("webhooks", Webhooks(database, app.state.outward, settings, clock, partial(leads, tables)).run),
                *beside,
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
        await leave_others(app)
        if workers.errands is not None:
            await workers.errands.close()
        workers.close()
        reviews.close()
        clerks.close()
        await heart.beat()
        database.close()


# ---- several servers on one database


async def shared_clock(database: GroupedStore) -> HouseClock:
    """A clock that starts from PostgreSQL's, so that all servers agree."""
    from .owners.leases import time_there

    there = await database.read(time_there)
    return HouseClock(lambda: there * 1_000_000)


async def join_others(app: Litestar, run: int, address: str) -> list[tuple[str, Chore]]:
    """Join the servers on this database; returns the chores that this needs."""
    from .http.connections.forwarding import Forwarding
    from .owners.news import News
    from .owners.owners import Owners
    from .owners.sharing import Sharing

    tables: Tables = app.state.tables
    accounts: Accounts = app.state.accounts
    news = News(tables.store, tables.now)
    sharing = Sharing(app.state.limits, app.state.crowd, tables.workers.usage, tables.looking)
    owners = Owners(tables.store, app.state.settings.database, run, address, news, sharing)
    tables.owners = app.state.owners = owners
    app.state.reviews.tables = tables
    owners.lost = tables.keep_only
    app.state.forwarding = Forwarding(owners)
    oversight: Oversight = app.state.oversight
    news.ears = {
        "ended": accounts.presence.end_here,
        "renamed": tables.rename,
        "muted": lambda _: oversight.learn_mutes(),
    }
    accounts.telling = news.telling
    accounts.renamed = lambda names: None  # this server hears the news, too
    await owners.begin()
    return [("alive", owners.run), ("tables that are due", tables.take_due)]


def have_errands_run(app: Litestar) -> list[tuple[str, Chore]]:
    """Let workers elsewhere think for this server, whenever there are any; returns the chores that this needs."""
    database = app.state.settings.database
    if not database or find_spec("procrastinate") is None:
        return []
    from .errands.errands import Errands

    errands = Errands(database)
    app.state.tables.workers.errands = app.state.reviews.errands = errands
    return [("errands", errands.run)]


async def hand_over(app: Litestar) -> None:
    """Hand everything over to the other servers, if there are any; from then on, requests go to them."""
    tables: Tables | None = app.state.get("tables")
    if tables is not None:
        await tables.hand_over()


async def leave_others(app: Litestar) -> None:
    """Leave the other servers on this database."""
    tables: Tables = app.state.tables
    if tables.owners is not None:
        app.state.forwarding.close()
        await tables.owners.leave()
        await tables.owners.hang_up()


def leads(tables: Tables) -> bool:
    """Whether this server does what only one may do."""
    return tables.owners is None or tables.owners.leads()


def look_everything_up(app: Litestar) -> None:
    """Look up everything that is looked up once and kept; otherwise the first request for it would stop every table for
    a while."""
    catalogue.listed()
    previews.read_everything()
    for id in catalogue.games():
        catalogue.facts_of(id)
        problems(find_game(id))
    app.plugins.get("OpenAPIPlugin").provide_openapi_schema()


async def keep_at(chore: Chore, name: str, pause: float = SECONDS_TO_RECOVER) -> None:
    """Do something that never ends; if it fails all the same, log that and start again."""
    while True:
        try:
            await chore()
        except Exception as error:
            LOG.error("a chore failed and begins anew", chore=name, exc_info=error)
        await asyncio.sleep(pause)


async def go_on(tables: Tables) -> None:
    """Resume all games, each when it is due; until all are known, the server is not ready."""
    await tables.resume()
    tables.resumed = True
    LOG.info("ready", tables=len(tables.schedule.times), set_aside=len(tables.quarantine))
    await tables.schedule.run()


async def sweep_abandoned(tables: Tables, settings: Settings) -> None:
    """Keep closing abandoned tables."""
    while True:
        if leads(tables):
            await close_abandoned(tables, settings)
        await asyncio.sleep(SWEEP_SECONDS)


async def sweep_accounts(app: Litestar) -> None:
    """Keep forgetting expired sessions."""
    while True:
        await app.state.accounts.sweep()
        await asyncio.sleep(SWEEP_SECONDS)

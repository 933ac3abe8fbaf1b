"""A server without its sockets, for tests: a real database, stopped clocks, visitors, and games played."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from itertools import chain, repeat
from pathlib import Path
from typing import Any, TypeVar

import httpx
from litestar import Litestar
from litestar.testing import TestClient, WebSocketTestSession
from litestar.types import ControllerRouterHandler

import petteia
from petteia.core.records.fair import Seeds
from petteia.server.http.learning.api_analysis import AnalysisApi
from petteia.server.http.learning.api_challenges import ChallengesApi
from petteia.server.http.learning.api_records import RecordsApi
from petteia.server.http.learning.api_studies import StudiesApi
from petteia.server.http.operators.api_admin import AdminApi
from petteia.server.http.people.api_accounts import AccountsApi
from petteia.server.http.people.api_companions import CompanionsApi
from petteia.server.http.people.api_notices import NoticesApi
from petteia.server.http.people.api_recovery import RecoveryApi
from petteia.server.http.people.api_reports import ReportsApi
from petteia.server.http.people.api_users import UsersApi
from petteia.server.http.people.api_webhooks import WebhooksApi
from petteia.server.http.tables.api_games import GamesApi
from petteia.server.http.tables.api_lobby import LobbyApi
from petteia.server.http.tables.api_maps import MapsApi
from petteia.server.http.tables.api_tournaments import TournamentsApi
from petteia.server.http.tables.socket import table_socket
from petteia.server.http.web import make_app
from petteia.server.limits import Limits
from petteia.server.live.oversight import Oversight
from petteia.server.live.tables import Tables
from petteia.server.live.tournaments import Tournaments
from petteia.server.live.workers import Workers
from petteia.server.people.accounts import Accounts
from petteia.server.people.sessions import COOKIE, DEVICE
from petteia.server.settings import read_settings
from petteia.server.store.audit import Chance
from petteia.server.store.history import record_result
from petteia.server.store.place import place_of
from petteia.server.store.schema import METADATA
from petteia.server.store.store import Connection
from petteia.server.table.course import Course
from petteia.server.table.ending import Ending
from server import databases
from server.described import check_refusal

T = TypeVar("T")

ADDRESS = "http://127.0.0.1:8642"
HOUSE = b"s" * 32  # the house's seed at every table
NO_SEEDS = Seeds(HOUSE, ("", ""))
CHEAP = {"PETTEIA_PASSWORD_TIME": "1", "PETTEIA_PASSWORD_MEMORY": "8"}
SECOND = 1000
DAY = 86_400 * SECOND


class Clock:
    """Milliseconds that pass only when a test says so."""

    def __init__(self) -> None:
        self.at = 1_800_000_000_000

    def __call__(self) -> int:
        return self.at

    def seconds(self) -> float:
        return self.at / SECOND


class Visitor:
    """A browser: it keeps cookies, and sends its page's origin."""

    def __init__(self, client: TestClient[Litestar], headers: dict[str, str] | None = None) -> None:
        self.client = client
        self.headers = {"Origin": ADDRESS} if headers is None else headers
        self.cookie = ""
        self.device = ""

    def ask(self, method: str, path: str, body: Any = None, **headers: str) -> httpx.Response:
        sent = self.headers | {name.replace("_", "-"): value for name, value in headers.items()}
        if "Cookie" not in sent:
            sent |= self.cookies()
        answer = self.client.request(method, path, headers=sent, json=body)
        check_refusal(self.client.app.openapi_schema.to_schema() if answer.is_error else None, answer)
        self.client.cookies.clear()
        if COOKIE in answer.cookies or f'{COOKIE}=""' in answer.headers.get("set-cookie", ""):
            self.cookie = (answer.cookies.get(COOKIE) or "").strip('"')
        self.device = answer.cookies.get(DEVICE) or self.device
        return answer

    def cookies(self) -> dict[str, str]:
        kept = {name: word for name, word in ((COOKIE, self.cookie), (DEVICE, self.device)) if word}
        return {"Cookie": "; ".join(f"{name}={word}" for name, word in kept.items())} if kept else {}

    def get(self, path: str, **headers: str) -> httpx.Response:
        return self.ask("GET", path, **headers)

    def post(self, path: str, body: Any = None, **headers: str) -> httpx.Response:
        return self.ask("POST", path, body, **headers)

    def delete(self, path: str) -> httpx.Response:
        return self.ask("DELETE", path)

    def register(self, name: str, password: str = "correct horse") -> str:
        """An account of that name; returns its id."""
        answer = self.post("/api/account", {"name": name, "password": password})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["user"])

    def sit(self, table: str) -> WebSocketTestSession:
        """A socket at a table."""
        address = ADDRESS.replace("http", "ws") + f"/ws/table/{table}"
        return self.client.websocket_connect(address, headers=self.headers | self.cookies())


class House:
    """The server, with tables whose bots are never asked."""

    def __init__(self, folder: Path, **environment: str) -> None:
        self.settings = read_settings(CHEAP | databases.environment(folder) | environment)
        self.place = place_of(self.settings)
        self.clock = Clock()
        self.database = self.place.store()
        self.database.open()
        self.accounts = Accounts(self.database, self.settings, self.clock)
        self.limits = Limits(self.settings.limits, self.clock.seconds)
        people = [AccountsApi, RecoveryApi, NoticesApi, WebhooksApi, UsersApi, CompanionsApi, ReportsApi, AdminApi]
        learning = [RecordsApi, AnalysisApi, StudiesApi, ChallengesApi]
        at_tables = [GamesApi, LobbyApi, MapsApi, TournamentsApi]
        routes: list[ControllerRouterHandler] = [*people, *learning, *at_tables, table_socket]
        self.app = make_app(
            self.settings,
            self.database,
            routes,
            lifespan=[self.run_tables],
            accounts=self.accounts,
            limits=self.limits,
        )
        self.client = TestClient(self.app, base_url=ADDRESS, raise_server_exceptions=False)

    @asynccontextmanager
    async def run_tables(self, app: Litestar) -> AsyncIterator[None]:
        """Tables as the server has them; the log of deeds is followed when a test says so."""
        workers = Workers(1, 5.0)
        self.tables = app.state.tables = Tables(self.database, workers, self.clock)
        self.tournaments = app.state.tournaments = Tournaments(self.tables, self.database)
        self.accounts.renamed = self.tables.rename
        self.oversight = app.state.oversight = Oversight(self.accounts, self.tables)
        await self.oversight.begin()
        try:
            yield
        finally:
            await self.tables.close()
            workers.close()

    def visitor(self, headers: dict[str, str] | None = None) -> Visitor:
        return Visitor(self.client, headers)

    def person(self, name: str) -> str:
        """The id of a new account of that name."""
        return self.visitor().register(name)

    def do(self, work: Any) -> Any:
        """Do a work in the writing thread, as a table would."""
        return self.client.blocking_portal.call(self.database.write, work)

    def played(self, table: str, seats: Sequence[tuple[str, str]], *winners: int, **more: Any) -> None:
        """A game at a table that ended so."""

        def work(connection: Connection) -> None:
            store_table(connection, table, seats, **more)
            finish(connection, table, *winners)

        self.do(work)

    def rows(self, sql: str, *parameters: Any) -> list[Any]:
        found: list[Any] = self.do(lambda connection: connection.execute(sql, parameters).fetchall())
        return found

    def everything(self) -> str:
        """Everything that is stored, as text."""
        return "\n".join(str(row) for table in METADATA.tables for row in self.rows(f"SELECT * FROM {table}"))


@contextmanager
def open_house(folder: Path, **environment: str) -> Iterator[House]:
    """A server for the time of a test."""
    house = House(folder, **environment)
    try:
        with house.client:
            yield house
    finally:
        house.database.close()


# ---- games that were played


def store_table(
    connection: Connection,
    table: str,
    seats: Sequence[tuple[str, str]],
    game: str = "duel",
    rated: bool = True,
    public: bool = True,
    move: int = 60,
    options: dict[str, str] | None = None,
    rules: str | None = None,
    at: int = 0,
    seeds: Seeds = NO_SEEDS,
) -> None:
    """A table where a game begins; a seat is ("person", user) or ("bot", level)."""
    host = next(who for kind, who in seats if kind == "person")
    known = petteia.game(game)
    connection.execute(
        "INSERT INTO tables (id, game, rules, options, host, status, public, rated, move, bank, delay, secret, "
        "created, scheme) VALUES (?, ?, ?, ?, ?, 'playing', ?, ?, ?, 0, 0, ?, ?, ?)",
        (
            table,
            game,
            rules or known.version,
            json.dumps(known.check_options(options or {})),
            host,
            int(public),
            int(rated),
            move,
            seeds.house,
            at,
            seeds.scheme,
        ),
    )
    connection.executemany(
        "INSERT INTO seats (table_id, seat, kind, user_id, bot, resigned, seed) VALUES (?, ?, ?, ?, ?, 0, ?)",
        [
            (table, seat, kind, who if kind == "person" else None, who if kind == "bot" else "", seed)
            for seat, ((kind, who), seed) in enumerate(zip(seats, chain(seeds.players, repeat("")), strict=False))
        ],
    )


def finish(connection: Connection, table: str, *winners: int, reason: str = "points", at: int = 0) -> None:
    """End the game of a table without playing it."""
    connection.execute("UPDATE tables SET status = 'over', ended = ? WHERE id = ?", (at, table))
    record_result(connection, Ending(table, winners, reason, [], "", 0, at))


def play_out(
    connection: Connection, table: str, seed: int, most: int = 10_000, chance: Chance = NO_SEEDS, game: str = "duel"
) -> None:
    """Play a game of two at random at a table, to its end or for so many entries, and store everything as the server
    does."""
    rules = petteia.game(game)
    course = Course(rules, 2, rules.check_options({}))
    rng = petteia.Rng(seed)
    while not course.state.over and course.length < most:
        if course.state.actor == petteia.CHANCE:
            action = chance.draw(course.state, course.drawn + 1)
        else:
            action = rng.choice(course.state.legal())
        row = course.play(action, 0, 0).row
        enter(connection, table, row.n, row.kind, row.actor, row.action, row.shows)
        if course.length % 20 == 0:
            connection.execute(
                "INSERT INTO snapshots VALUES (?, ?, ?)", (table, course.length, course.state.position())
            )
    result = course.state.result
    if result is not None:
        connection.execute("UPDATE tables SET status = 'over' WHERE id = ?", (table,))
        digest, length = course.state.digest(), course.length
        record_result(connection, Ending(table, result.winners, result.reason, result.scores, digest, length, 0))


def enter(
    connection: Connection, table: str, number: int, kind: str, actor: int, action: int, shows: bool = False
) -> None:
    """An entry of a table's log."""
    connection.execute(
        "INSERT INTO entries (table_id, number, kind, actor, action, shows, at, spent) VALUES (?, ?, ?, ?, ?, ?, 0, 0)",
        (table, number, kind, actor, action, int(shows)),
    )

"""A server without its sockets, for tests: a real database, clocks that stand still, visitors, games played."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import httpx
from litestar import Litestar
from litestar.testing import TestClient

import petteia
from petteia.core.fair import Seeds
from petteia.server.accounts import Accounts
from petteia.server.api_accounts import AccountsApi
from petteia.server.api_maps import MapsApi
from petteia.server.api_records import RecordsApi
from petteia.server.api_users import UsersApi
from petteia.server.audit import Chance
from petteia.server.database import Database
from petteia.server.history import Ending, record_result
from petteia.server.limits import Limits
from petteia.server.sessions import COOKIE
from petteia.server.settings import read_settings
from petteia.server.store import Connection
from petteia.server.web import make_app

T = TypeVar("T")

ADDRESS = "http://127.0.0.1:8642"
HOUSE = b"s" * 32  # the house's seed at every table
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
    """A browser: it keeps its cookie, and says where its page comes from."""

    def __init__(self, client: TestClient[Litestar], headers: dict[str, str] | None = None) -> None:
        self.client = client
        self.headers = {"Origin": ADDRESS} if headers is None else headers
        self.cookie = ""

    def ask(self, method: str, path: str, body: Any = None, **headers: str) -> httpx.Response:
        sent = self.headers | {name.replace("_", "-"): value for name, value in headers.items()}
        if self.cookie and "Cookie" not in sent:
            sent["Cookie"] = f"{COOKIE}={self.cookie}"
        answer = self.client.request(method, path, headers=sent, json=body)
        self.client.cookies.clear()
        if COOKIE in answer.cookies or f'{COOKIE}=""' in answer.headers.get("set-cookie", ""):
            self.cookie = (answer.cookies.get(COOKIE) or "").strip('"')
        return answer

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


class House:
    """The server."""

    def __init__(self, folder: Path, **environment: str) -> None:
        self.settings = read_settings(CHEAP | {"PETTEIA_DATA": str(folder)} | environment)
        self.clock = Clock()
        self.database = Database(self.settings.database)
        self.database.open()
        self.accounts = Accounts(self.database, self.settings, self.clock)
        self.limits = Limits(self.settings.limits, self.clock.seconds)
        routes = [AccountsApi, UsersApi, RecordsApi, MapsApi]
        self.app = make_app(self.settings, self.database, routes, accounts=self.accounts, limits=self.limits)
        self.client = TestClient(self.app, base_url=ADDRESS, raise_server_exceptions=False)

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
) -> None:
    """A table where a game begins; a seat is ("person", user) or ("bot", level)."""
    host = next(who for kind, who in seats if kind == "person")
    known = petteia.game(game)
    connection.execute(
        "INSERT INTO tables (id, game, rules, options, host, status, public, rated, move, bank, delay, secret, "
        "created) VALUES (?, ?, ?, ?, ?, 'playing', ?, ?, ?, 0, 0, ?, ?)",
        (
            table,
            game,
            rules or known.version,
            json.dumps(known.check_options(options or {})),
            host,
            int(public),
            int(rated),
            move,
            HOUSE,
            at,
        ),
    )
    connection.executemany(
        "INSERT INTO seats (table_id, seat, kind, user_id, bot, resigned, seed) VALUES (?, ?, ?, ?, ?, 0, '')",
        [
            (table, seat, kind, who if kind == "person" else None, who if kind == "bot" else "")
            for seat, (kind, who) in enumerate(seats)
        ],
    )


def finish(connection: Connection, table: str, *winners: int, reason: str = "points", at: int = 0) -> None:
    """The game of a table ends, without our having seen how."""
    connection.execute("UPDATE tables SET status = 'over', ended = ? WHERE id = ?", (at, table))
    record_result(connection, Ending(table, winners, reason, [], "", 0, at))


def play_out(connection: Connection, table: str, seed: int, most: int = 10_000, chance: Chance | None = None) -> None:
    """Play a Duel at random at a table, to its end or for so many entries, and store everything as the server does."""
    state = petteia.game("duel").start(2)
    rng, fate = petteia.Rng(seed), chance or Seeds(HOUSE, ("", ""))
    number = drawn = 0
    while not state.over and number < most:
        actor = int(state.actor)
        drawn += actor == petteia.CHANCE
        if actor == petteia.CHANCE:
            action = fate.draw(state, drawn)
        else:
            action = rng.choice(state.legal())
        enter(connection, table, number, "action", actor, action, actor == petteia.CHANCE or state.reveals(action))
        state.play(action)
        number += 1
        if number % 20 == 0:
            connection.execute("INSERT INTO snapshots VALUES (?, ?, ?)", (table, number, state.position()))
    result = state.result
    if result is not None:
        connection.execute("UPDATE tables SET status = 'over' WHERE id = ?", (table,))
        ending = Ending(table, result.winners, result.reason, result.scores, state.digest(), number, 0)
        record_result(connection, ending)


def enter(
    connection: Connection, table: str, number: int, kind: str, actor: int, action: int, shows: bool = False
) -> None:
    """An entry of a table's log."""
    connection.execute(
        "INSERT INTO entries (table_id, number, kind, actor, action, shows, at, spent) VALUES (?, ?, ?, ?, ?, ?, 0, 0)",
        (table, number, kind, actor, action, int(shows)),
    )

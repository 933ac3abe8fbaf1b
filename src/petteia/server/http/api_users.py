"""HTTP: public information about players: profiles, histories, ratings."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from litestar import Controller, get
from litestar.params import FromQuery, PathParameter, QueryParameter

from ..errors import Code, Problem
from ..people.names import name_key
from ..people.tokens import READ
from ..store import history, ratings
from ..store.history import Played, Statistics
from ..store.ratings import Rank, Rating
from ..store.store import Connection
from .web import AllAccounts, Someone

LAST = 2**53
MOST_AT_ONCE = 100

UserName = Annotated[str, PathParameter(max_length=80)]
Before = Annotated[int, QueryParameter(ge=0, le=LAST, description="only games with a smaller number; to page on")]
Most = Annotated[int, QueryParameter(ge=1, le=MOST_AT_ONCE)]
Skip = Annotated[int, QueryParameter(ge=0, le=1_000_000)]


class Profile(msgspec.Struct, frozen=True):
    """What is public about an account."""

    name: str
    bot: bool
    since: int
    ratings: list[Rating]
    statistics: list[Statistics]


def find_user(connection: Connection, name: str) -> tuple[str, str, str, int]:
    """Id, name, kind and date of registration of the account with that name; guests have none."""
    found: tuple[str, str, str, int] | None = connection.execute(
        "SELECT id, name, kind, created FROM users WHERE name_key = ?", (name_key(name),)
    ).fetchone()
    if found is None:
        raise Problem(Code.NOT_FOUND, "Nobody has this name")
    return found


def profile_of(connection: Connection, name: str) -> Profile:
    user, shown, kind, created = find_user(connection, name)
    found, counted = ratings.of(connection, user), history.statistics_of(connection, user)
    return Profile(shown, kind == "bot", created, found, counted)


def public_games(connection: Connection, name: str, before: int, most: int) -> list[Played]:
    user, _, _, _ = find_user(connection, name)
    return history.games_of(connection, user, before, most, public_only=True)


class UsersApi(Controller):
    """Players, their games and their ratings."""

    path = "/api"
    tags = ("users",)

    @get("/users/{name:str}", refuses=[Code.NOT_FOUND], opt={"cost": "list"})
    async def profile(self, name: UserName, accounts: AllAccounts) -> Profile:
        """An account by its name: ratings and statistics."""
        return await accounts.store.read(lambda connection: profile_of(connection, name))

    @get("/users/{name:str}/history", refuses=[Code.NOT_FOUND], opt={"cost": "list"})
    async def games(
        self, name: UserName, accounts: AllAccounts, before: Before = LAST, most: Most = 20
    ) -> list[Played]:
        """An account's games at public tables, newest first."""
        return await accounts.store.read(lambda connection: public_games(connection, name, before, most))

    @get("/me/history", refuses=[Code.SCOPE], opt={"cost": "list"})
    async def my_games(
        self, someone: Someone, accounts: AllAccounts, before: Before = LAST, most: Most = 20
    ) -> list[Played]:
        """All my games, newest first."""
        someone.need(READ)
        return await accounts.store.read(
            lambda connection: history.games_of(connection, someone.user, before, most, public_only=False)
        )

    @get("/me/statistics", refuses=[Code.SCOPE], opt={"cost": "list"})
    async def my_statistics(self, someone: Someone, accounts: AllAccounts) -> list[Statistics]:
        """What I have played and won, game by game."""
        someone.need(READ)
        return await accounts.store.read(lambda connection: history.statistics_of(connection, someone.user))

    @get("/ratings/{game:str}", opt={"cost": "list"})
    async def leaderboard(
        self,
        game: Annotated[str, PathParameter(max_length=40)],
        accounts: AllAccounts,
        pace: FromQuery[Literal["live", "correspondence", "unlimited"]] = "live",
        kind: FromQuery[Literal["person", "bot"]] = "person",
        skip: Skip = 0,
        most: Most = 50,
    ) -> list[Rank]:
        """The leaderboard of a game, for one pace: of people, or of bot accounts, which have ratings of their own."""
        return await accounts.store.read(
            lambda connection: ratings.leaderboard(connection, game, pace, skip, most, kind)
        )

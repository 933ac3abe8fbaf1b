"""HTTP: public information about players: profiles, histories, ratings."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from functools import partial
from typing import Annotated, Final, Literal

import msgspec
from litestar import Controller, get, put
from litestar.datastructures import State
from litestar.params import FromQuery, JSONBody, PathParameter, QueryParameter
from msgspec import Meta

from ...errors import Code, Problem
from ...people.names import name_key
from ...people.tokens import READ
from ...store import companions, history, profiles, ratings
from ...store.companions import Tie
from ...store.history import Played, Statistics
from ...store.leavers import Leaving, leaving_of
from ...store.profiles import Details, Presented, Shown
from ...store.ratings import Rank, Rating
from ...store.store import Connection
from ..web import NOT_KEPT, AllAccounts, AllLimits, Anyone, Someone
from .api_accounts import PERSON_ONLY

LAST: Final = 2**53
MOST_AT_ONCE: Final = 100
LONGEST_LINE: Final = 120

UserName = Annotated[str, PathParameter(max_length=80)]
Before = Annotated[int, QueryParameter(ge=0, le=LAST, description="only games with a smaller number; to page on")]
Most = Annotated[int, QueryParameter(ge=1, le=MOST_AT_ONCE)]
Skip = Annotated[int, QueryParameter(ge=0, le=1_000_000)]


class Profile(msgspec.Struct, frozen=True):
    """What is public about an account; whatever its owner does not show is empty. `yours`: whether it is the reader's
    own."""

    name: str
    bot: bool
    since: int
    portrait: str
    line: str
    shown: Shown
    yours: bool
    tie: Tie | None  # whether the reader follows or blocks the account
    ratings: list[Rating]
    statistics: list[Statistics]


class OwnProfile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How I present myself, and what everybody may see."""

    portrait: Annotated[str, Meta(max_length=40, description="the id of a character, see `/api/games`, or nothing")]
    line: Annotated[str, Meta(max_length=LONGEST_LINE)]
    shown: Shown


def find_user(connection: Connection, name: str) -> tuple[str, str, str, int]:
    """Id, name, kind and date of registration of the account with that name; guests are not found."""
    found: tuple[str, str, str, int] | None = connection.execute(
        "SELECT id, name, kind, created FROM users WHERE name_key = ?", (name_key(name),)
    ).fetchone()
    if found is None:
        raise Problem(Code.NOT_FOUND, "Nobody has this name")
    return found


def profile_of(connection: Connection, name: str, reader: str, muted: Callable[[str], bool]) -> Profile:
    user, shown, kind, created = find_user(connection, name)
    how, own = profiles.presented(connection, user), user == reader
    return Profile(
        shown,
        kind == "bot",
        created,
        how.portrait,
        "" if muted(user) and not own else how.line,
        how.shown,
        own,
        companions.tie_to(connection, reader, user),
        ratings.of(connection, user) if own or how.shown.ratings else [],
        history.statistics_of(connection, user) if own or how.shown.results else [],
    )


def public_games(connection: Connection, name: str, reader: str, before: int, most: int) -> list[Played]:
    user, _, _, _ = find_user(connection, name)
    if user != reader and not profiles.presented(connection, user).shown.games:
        return []
    return history.games_of(connection, user, before, most, public_only=True)


def details(connection: Connection, name: str, reader: str) -> Details:
    user, _, _, _ = find_user(connection, name)
    return profiles.details_of(connection, user, own=user == reader)


def check_line(text: str) -> str:
    """What somebody says about themselves, as it is stored: one line of visible characters."""
    line = " ".join(text.split())
    if any(unicodedata.category(letter).startswith("C") for letter in line):
        raise Problem(Code.IMPOSSIBLE, "The line contains characters that cannot be shown")
    return line


class UsersApi(Controller):
    """Players, their games and their ratings."""

    path = "/api"
    tags = ("users",)

    @get("/users/{name:str}", refuses=[Code.NOT_FOUND], opt={"cost": "list"})
    async def profile(self, name: UserName, accounts: AllAccounts, anyone: Anyone) -> Profile:
        """An account by its name: its profile, ratings and statistics."""
        reader = "" if anyone is None else anyone.user
        return await accounts.store.read(lambda connection: profile_of(connection, name, reader, accounts.is_muted))

    @get("/users/{name:str}/details", refuses=[Code.NOT_FOUND], opt={"cost": "profile"})
    async def details(self, name: UserName, state: State, anyone: Anyone) -> Details:
        """An account's statistics: ratings over time, results, skill and luck, favourites."""
        reader = "" if anyone is None else anyone.user
        found: Details = await state.desk.read(partial(details, name=name, reader=reader))
        return found

    @get("/account/profile", refuses=PERSON_ONLY, response_headers=NOT_KEPT)
    async def own(self, someone: Someone, accounts: AllAccounts) -> OwnProfile:
        """My profile."""
        someone.need_account()
        how = await accounts.store.read(partial(profiles.presented, user=someone.user))
        return OwnProfile(how.portrait, how.line, how.shown)

    @put("/account/profile", status_code=204, refuses=(*PERSON_ONLY, Code.IMPOSSIBLE, Code.MUTED))
    async def present(
        self, data: JSONBody[OwnProfile], someone: Someone, accounts: AllAccounts, limits: AllLimits
    ) -> None:
        """Change my profile. Somebody who is muted cannot change the line."""
        someone.need_account()
        limits.check("profile", someone.user)
        if data.portrait and data.portrait not in profiles.portraits():
            raise Problem(Code.IMPOSSIBLE, f"There is no portrait {data.portrait!r}")
        line = check_line(data.line)
        before = await accounts.store.read(partial(profiles.presented, user=someone.user))
        if line != before.line:
            accounts.check_may_write(someone.user)
        how = Presented(data.portrait, line, data.shown)
        await accounts.store.write(partial(profiles.present, user=someone.user, how=how))

    @get("/users/{name:str}/history", refuses=[Code.NOT_FOUND], opt={"cost": "list"})
    async def games(
        self, name: UserName, accounts: AllAccounts, anyone: Anyone, before: Before = LAST, most: Most = 20
    ) -> list[Played]:
        """An account's games at public tables, newest first; none if they are not shown."""
        reader = "" if anyone is None else anyone.user
        return await accounts.store.read(lambda connection: public_games(connection, name, reader, before, most))

    @get("/me/history", refuses=[Code.SCOPE], opt={"cost": "list"})
    async def my_games(
        self, someone: Someone, accounts: AllAccounts, before: Before = LAST, most: Most = 20
    ) -> list[Played]:
        """All my games, newest first."""
        someone.need(READ)
        return await accounts.store.read(
            lambda connection: history.games_of(connection, someone.user, before, most, public_only=False)
        )

    @get("/me/leaving", refuses=[Code.SCOPE])
    async def leaving(self, someone: Someone, accounts: AllAccounts) -> Leaving:
        """How many of my last games with other people I have left to a bot, and whether that is often."""
        someone.need(READ)
        return await accounts.store.read(partial(leaving_of, user=someone.user))

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
        """The leaderboard of a game, for one pace: of people, or of bot accounts, which are rated separately."""
        return await accounts.store.read(
            lambda connection: ratings.leaderboard(connection, game, pace, skip, most, kind)
        )

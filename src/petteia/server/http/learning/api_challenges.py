"""HTTP: challenges, which are set games for one person against bots, and the caller's progress."""

from __future__ import annotations

from functools import cache, partial
from typing import Annotated, Final

import msgspec
from litestar import Controller, get, post
from litestar.datastructures import State
from litestar.params import FromPath, Parameter

from ....core.contract.challenge import Challenge
from ....core.contract.game import Game
from ....core.records.fair import new_secret
from ... import catalogue
from ...errors import Code, Problem
from ...ids import new_id
from ...live.tables import Tables
from ...people.tokens import TABLES
from ...store.attempts import Progress, progress_of
from ...store.store import Store
from ...table.challenges import challenge_of, new_attempt
from ...table.messages import TableInfo
from ..tables.at_table import AT_A_TABLE, described, do
from ..web import Address, AllLimits, Anyone, Someone

UNTRIED: Final = Progress(False, 0, "")
ChallengeId = Annotated[str, Parameter(max_length=40)]


class GoalInfo(msgspec.Struct, frozen=True):
    """A goal, as a message with its numbers: `goal-win-military-age` with `until` 2."""

    key: str
    args: dict[str, int]


class ChallengeInfo(msgspec.Struct, frozen=True):
    """A challenge, and my progress with it. The player has `seat`, and the bots `others` the other seats; all goals
    have to be met. With `same_deal`, everybody is dealt the same game. `table` is where I am playing it, or ""."""

    id: str
    game: str
    seat: int
    others: list[str]
    options: dict[str, str]
    same_deal: bool
    goals: list[GoalInfo]
    solved: bool
    tries: int
    table: str


class ChallengesApi(Controller):
    """Set games with goals."""

    path = "/api/challenges"
    tags = ("challenges",)

    @get(opt={"cost": "list"})
    async def challenges(self, state: State, anyone: Anyone) -> list[ChallengeInfo]:
        """The challenges of all games, from easy to hard, with my progress."""
        store: Store = state.store
        known = {} if anyone is None else await store.read(partial(progress_of, user=anyone.user))
        return [
            told(game, challenge, known.get((game.id, challenge.id), UNTRIED))
            for game in catalogue.games().values()
            for challenge in game.manifest.challenges
        ]

    @post(
        "/{game:str}/{id:str}",
        refuses=(*AT_A_TABLE, Code.SCOPE, Code.NO_GAME, Code.NOT_FOUND, Code.BUSY),
        opt={"cost": "table"},
    )
    async def take_up(
        self,
        game: FromPath[str],
        id: ChallengeId,
        state: State,
        someone: Someone,
        limits: AllLimits,
        address: Address,
    ) -> TableInfo:
        """Take up a challenge: a private, unrated table with its bots, where the game begins at once. There are no
        hints, nobody plays for you, and an action can be undone only until somebody has answered it."""
        someone.need(TABLES)
        state.load.check_tables()
        rules = catalogue.find_game(game)
        challenge = challenge_of(rules, id)
        if challenge is None:
            raise Problem(Code.NOT_FOUND, "There is no such challenge")
        limits.check("table", someone.user)
        tables: Tables = state.tables
        header = new_attempt(rules, challenge, new_id(), someone.user, someone.name, tables.now(), new_secret)
        await tables.create(header, address)
        live, _ = await do(tables, header.id, lambda table: table.begin(someone.user))
        return described(live, someone)


def told(game: Game, challenge: Challenge, progress: Progress) -> ChallengeInfo:
    """A challenge with somebody's progress."""
    return ChallengeInfo(
        challenge.id,
        game.id,
        challenge.seat,
        list(challenge.others),
        dict(challenge.options),
        challenge.deal != "",
        [GoalInfo(*goal.words(stages_of(game))) for goal in challenge.goals],
        progress.solved,
        progress.tries,
        progress.table,
    )


@cache
def stages_of(game: Game) -> str:
    """The name of a game's stages."""
    return game.stage(game.start(game.usual_seats))[0]

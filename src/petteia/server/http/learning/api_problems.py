"""HTTP: problems, and attempts to solve them."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, date, datetime
from functools import partial
from typing import Annotated, Any, Final

import msgspec
from litestar import Controller, get, put
from litestar.datastructures import State
from litestar.params import FromPath, Parameter

from ....core.contract.game import Game
from ....core.contract.registry import game as find_game
from ....core.engine.state import State as Position
from ....problems import problem as known
from ....review.grades import BEST, grade_of
from ....review.thoughts import ends
from ... import catalogue
from ...errors import Code, Problem
from ...people.tokens import PLAY
from ...store.solutions import save_solved
from ...store.store import Connection
from ..web import Someone
from .api_reviews import (
    Actions,
    FurtherActions,
    LineAnswer,
    LineStep,
    Trial,
    Worth,
    as_actions,
    explained_question,
    taken,
)

OF_A_PROBLEM: Final = (Code.NOT_FOUND, Code.NO_GAME)
ProblemId = Annotated[str, Parameter(max_length=20)]


class ProblemInfo(msgspec.Struct, frozen=True):
    """A problem in a list: its theme, and how hard it is. `seat` of `seats` is asked; the best answer is better than
    anything else by `gap`, in millionths of the chance of winning."""

    id: str
    game: str
    theme: str
    rating: int
    gap: int
    seat: int
    seats: int
    exact: bool


class ProblemList(msgspec.Struct, frozen=True):
    """The problems of a game, and today's, which is the same for everybody."""

    day: str
    daily: str
    problems: list[ProblemInfo]


class DailyProblem(msgspec.Struct, frozen=True):
    """The problem of the day; the games take turns."""

    day: str
    problem: ProblemInfo | None


class PlanAnswer(msgspec.Struct, frozen=True):
    """A plan, with what it causes and the chance of winning after it, in millionths."""

    actions: list[int]
    chance: int
    steps: list[LineStep]


class SolutionAnswer(msgspec.Struct, frozen=True):
    """The solutions of a problem, best first; other plans, most promising first; and how the game may continue after
    the best."""

    solutions: list[PlanAnswer]
    others: list[PlanAnswer]
    line: list[int]


class ProblemsApi(Controller):
    """Positions with one clearly best decision."""

    path = "/api/problems"
    tags = ("problems",)

    @get("/daily")
    async def daily(self, state: State) -> DailyProblem:
        """The problem of the day."""
        day = today(state)
        games = [game for game in catalogue.games().values() if known.problems(game)]
        game = games[day.toordinal() % len(games)] if games else None
        problem = None if game is None else known.daily(game, day)
        return DailyProblem(day.isoformat(), None if problem is None else told(problem))

    @get("/{game:str}", refuses=(Code.NO_GAME,), opt={"cost": "list"})
    async def problems(self, game: FromPath[str], state: State) -> ProblemList:
        """All problems of a game."""
        day, rules = today(state), catalogue.find_game(game)
        daily = known.daily(rules, day)
        return ProblemList(
            day.isoformat(), "" if daily is None else daily.id, [told(problem) for problem in known.problems(rules)]
        )

    @get("/{game:str}/{id:str}/trial", refuses=(*OF_A_PROBLEM, Code.REFUSED), opt={"cost": "trial"})
    async def trial(self, game: FromPath[str], id: ProblemId, state: State, actions: FurtherActions = "") -> Trial:
        """The position as its seat sees it, after some actions, and what it is asked."""
        problem = wanted(game, id)
        found: Trial = await state.desk.read(partial(trial_of, problem=problem, actions=as_actions(actions)))
        return found

    @get("/{game:str}/{id:str}/worth", refuses=(*OF_A_PROBLEM, Code.REFUSED), opt={"cost": "worth"})
    async def worth(self, game: FromPath[str], id: ProblemId, actions: Actions, state: State) -> Worth:
        """What a plan is worth. A solution costs nothing, anything else the difference to the best. If the problem does
        not include the plan, a search estimates it."""
        problem, plan = wanted(game, id), tuple(as_actions(actions))
        texts = await state.desk.read(partial(texts_of_plan, problem=problem, plan=plan))
        chance = known.known_chance(problem, texts)
        if known.solves(problem, texts):
            assert chance is not None
            return Worth(chance, 0, BEST)
        if chance is None:
            turns = find_game(problem.game).manifest.review[-1]
            chance = (await state.reviews.worth(problem.game, problem.position, plan, turns))[problem.seat]
        cost = max(problem.solutions[0].chance - chance, problem.gap)
        return Worth(problem.solutions[0].chance - cost, cost, grade_of(cost))

    @put(
        "/{game:str}/{id:str}/solved",
        refuses=(*OF_A_PROBLEM, Code.REFUSED, Code.IMPOSSIBLE, Code.SCOPE),
        status_code=204,
        opt={"cost": "trial"},
    )
    async def solved(
        self, game: FromPath[str], id: ProblemId, actions: Actions, state: State, someone: Someone
    ) -> None:
        """Record in my profile that I solved a problem with this plan; refused unless it does."""
        someone.need(PLAY)
        problem, plan = wanted(game, id), tuple(as_actions(actions))
        if not known.solves(problem, await state.desk.read(partial(texts_of_plan, problem=problem, plan=plan))):
            raise Problem(Code.IMPOSSIBLE, "This does not solve it")
        now = state.reviews.now()
        await state.store.write(partial(save_solved, user=someone.user, game=game, problem=id, now=now))

    @get("/{game:str}/{id:str}/line", refuses=(*OF_A_PROBLEM, Code.REFUSED), opt={"cost": "line"})
    async def line(self, game: FromPath[str], id: ProblemId, actions: Actions, state: State) -> LineAnswer:
        """How the game may continue after some actions, including chance."""
        problem = wanted(game, id)
        found: LineAnswer = await state.desk.read(partial(line_of, problem=problem, actions=as_actions(actions)))
        return found

    @get("/{game:str}/{id:str}/solution", refuses=OF_A_PROBLEM, opt={"cost": "trial"})
    async def solution(self, game: FromPath[str], id: ProblemId, state: State) -> SolutionAnswer:
        """The solution of a problem."""
        found: SolutionAnswer = await state.desk.read(partial(solution_of, problem=wanted(game, id)))
        return found


def today(state: State) -> date:
    """Today by the server's clock, in UTC."""
    return datetime.fromtimestamp(state.reviews.now() / 1000, UTC).date()


def wanted(game: str, id: str) -> known.Problem:
    """The problem with that id."""
    problem = next((one for one in known.problems(catalogue.find_game(game)) if one.id == id), None)
    if problem is None:
        raise Problem(Code.NOT_FOUND, "There is no such problem")
    return problem


def told(problem: known.Problem) -> ProblemInfo:
    """What may be revealed about a problem before it is solved."""
    return ProblemInfo(
        problem.id,
        problem.game,
        problem.theme,
        problem.rating,
        problem.gap,
        problem.seat,
        problem.seats,
        problem.exact,
    )


# ---- done by a clerk


def opened(problem: known.Problem) -> tuple[Game, Position]:
    """The rules of a problem, and its position."""
    game = find_game(problem.game)
    return game, game.read(problem.position)


def trial_of(_: Connection, problem: known.Problem, actions: Sequence[int]) -> Trial:
    """Where some actions of the seat lead, and what the seat is asked there."""
    game, position = opened(problem)
    steps = taken_by(position, actions, problem.seat, game)
    whole = bool(actions) and (position.over or ends(position, problem.seat, game.manifest.completing))
    view: Any = position.view(problem.seat)
    return Trial(0, steps, view.plain(), None if whole else explained_question(game, position, 0), whole)


def texts_of_plan(_: Connection, problem: known.Problem, plan: Sequence[int]) -> tuple[str, ...]:
    """A whole plan in words."""
    game, position = opened(problem)
    steps = taken_by(position, plan, problem.seat, game)
    if not ends(position, problem.seat, game.manifest.completing):
        raise Problem(Code.REFUSED, "The decision is not finished")
    return tuple(step.text for step in steps)


def taken_by(position: Position, actions: Sequence[int], seat: int, game: Game) -> list[LineStep]:
    """Take actions of the seat while its decision lasts; returns what happens, as the seat sees it."""
    steps: list[LineStep] = []
    for action in actions:
        if steps and ends(position, seat, game.manifest.completing):
            raise Problem(Code.REFUSED, "The decision ends before that")
        steps += taken(position, [action], seat)
    return steps


def line_of(_: Connection, problem: known.Problem, actions: Sequence[int]) -> LineAnswer:
    """Where some actions lead, and what happens on the way."""
    position = opened(problem)[1]
    steps = taken(position, actions, problem.seat)
    view: Any = position.view(problem.seat)
    return LineAnswer(0, steps, view.plain())


def solution_of(_: Connection, problem: known.Problem) -> SolutionAnswer:
    """Everything that is known about a problem."""
    position = opened(problem)[1]

    def answered(candidate: known.Candidate) -> PlanAnswer:
        plan = known.actions_of(position, candidate.texts)
        return PlanAnswer(list(plan), candidate.chance, taken(position.copy(), plan, problem.seat))

    return SolutionAnswer(
        [answered(one) for one in problem.solutions],
        [answered(one) for one in problem.others],
        list(known.actions_of(position, problem.line)),
    )

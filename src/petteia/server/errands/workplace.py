"""Has workers look for problems: every decision of a game is a separate errand, after all others."""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from collections.abc import AsyncGenerator, AsyncIterator, Callable, Iterator, Sequence
from itertools import islice
from typing import Any, Final

from ...arena.venue import VenueError, engine
from ...problems.finding import problems_of_game
from ...problems.problem import Problem
from ..finding import decisions_in_game, problem_posed
from .errands import Errands
from .tasks import NotDone

AFTER_ALL_ELSE: Final = -1_000  # in the queue
SECONDS: Final = 24 * 3600.0  # that an errand may wait
AHEAD: Final = 4  # games


class Workplace:
    """The workers of a database, as a venue for games in which problems are looked for."""

    def __init__(self, database: str) -> None:
        self.database = database

    def play(self, game: Callable[..., Any], tasks: Sequence[tuple[Any, ...]]) -> Iterator[Any]:
        """The problems of each game, in order."""
        assert game is problems_of_game
        with asyncio.Runner() as runner:
            found = self.problems(tasks)
            try:
                with contextlib.suppress(StopAsyncIteration):
                    while True:
                        yield runner.run(following(found))
            finally:
                runner.run(found.aclose())

    async def problems(self, tasks: Sequence[tuple[str, int, int]]) -> AsyncGenerator[list[Problem], None]:
        errands = Errands(self.database, patient=True)
        listening = asyncio.create_task(errands.run())
        waiting: deque[asyncio.Task[list[Problem]]] = deque()
        left = iter(tasks)
        try:
            await errands.count_workers()
            while True:
                ahead = islice(left, AHEAD - len(waiting))
                waiting.extend(asyncio.create_task(problems_there(errands, *task)) for task in ahead)
                if not waiting:
                    return
                yield await waiting.popleft()
        except NotDone as error:
            raise VenueError(f"no worker has answered: {error}", "venue-no-worker", problem=str(error)) from None
        finally:
            for task in (listening, *waiting):
                task.cancel()
            await asyncio.gather(listening, *waiting, return_exceptions=True)
            await errands.close()


async def following(found: AsyncIterator[list[Problem]]) -> list[Problem]:
    return await anext(found)


async def problems_there(errands: Errands, game: str, seed: int, number: int) -> list[Problem]:
    """The problems of a game, each decision examined by whichever worker is free."""

    async def ask(task: Callable[..., Any], *arguments: Any) -> Any:
        return await errands.ask(task, [engine(), game, *arguments], AFTER_ALL_ELSE, SECONDS)

    positions = await ask(decisions_in_game, seed, number)
    asked = [asyncio.create_task(ask(problem_posed, position, seed, number)) for position in positions]
    try:
        found = await asyncio.gather(*asked)
    finally:
        for one in asked:
            one.cancel()
    return [problem for problem in found if problem is not None]

"""Whether a finished game meets the goals of a challenge."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import assert_never

from ..contract.challenge import Avoid, Forgo, Goal, Hold, Lead, Win
from ..contract.game import Game
from ..contract.result import Result
from ..engine.state import State


def judged(game: Game, state: State, actions: Iterable[int], seat: int, goals: Sequence[Goal]) -> list[bool]:
    """For each goal, whether a seat has met it in a game that begins in this state and takes this course; none is met
    unless the game was played to its end."""
    watches = [Watch(game, seat, goal) for goal in goals]
    told = any(isinstance(goal, Avoid) for goal in goals)
    for watch in watches:
        watch.look(state)
    for action in actions:
        state.events = [] if told else None
        state.play(action)
        for watch in watches:
            watch.look(state)
    state.events = None
    result = state.result
    return [result is not None and watch.met(result) for watch in watches]


class Watch:
    """One goal of a seat, watched as the game is played."""

    def __init__(self, game: Game, seat: int, goal: Goal) -> None:
        self.game = game
        self.seat = seat
        self.goal = goal
        self.stage = 0
        self.reached = False  # what is to be held has been held, or what is to be forgone or avoided has happened

    def look(self, state: State) -> None:
        """Note what the new position, and the events before it, mean for the goal."""
        goal = self.goal
        _, self.stage = self.game.stage(state)
        match goal:
            case Hold():
                in_time = not goal.until or self.stage <= goal.until
                self.reached = self.reached or (in_time and self.held(state, goal.what) >= goal.number)
            case Forgo():
                self.reached = self.reached or self.held(state, goal.what) > goal.most
            case Avoid():
                self.reached = self.reached or self.did(state, goal)
            case Win() | Lead():
                pass
            case _:
                assert_never(goal)

    def held(self, state: State, what: str) -> int:
        return self.game.holdings(state, self.seat)[what]

    def did(self, state: State, goal: Avoid) -> bool:
        """Whether the seat has just done what it is to avoid."""
        return any(
            event.kind == goal.event
            and self.game.doer(state, event) == self.seat
            and (not goal.value or goal.value in event.plain().values())
            for event in state.events or ()
        )

    def met(self, result: Result) -> bool:
        """Whether the goal was met, now that the result is known."""
        goal = self.goal
        match goal:
            case Win():
                in_time = not goal.until or self.stage <= goal.until
                return result.winners == (self.seat,) and goal.by in ("", result.reason) and in_time
            case Lead():
                totals = [score["total"] for score in result.scores]
                own = totals.pop(self.seat)
                return own - max(totals) >= goal.margin
            case Hold():
                return self.reached
            case Forgo() | Avoid():
                return not self.reached
            case _:
                assert_never(goal)

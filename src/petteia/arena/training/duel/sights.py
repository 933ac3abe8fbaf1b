"""What is learnt from lessons of Duel: positions as a mind sees them, with how they ended, in flat arrays."""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ....core.engine.state import CHANCE
from ....games.duel.mind.linear import chance as linear_chance
from ....games.duel.mind.policy import POINTS, WAYS_TO_WIN, output_of, second_output_of
from ....games.duel.mind.sight import room_to_see, write_sight
from ....games.duel.rules.tables import ALL_SLOTS
from ..lessons import Lesson, Thought

MIDDLE = 0.5
WAYS = {"military": 0, "science": 1}  # all other reasons are points
FORGET = 0.12  # at each decision on the way back, how much of the result is replaced by what the search there saw
FEW_VISITS = 25  # the value of an action with fewer visits is not learnt from
SLIP = 0.03  # after an action this much worse than the best, the result says nothing about the positions before it
THOUGHT_OF = -2  # the outcome of a position that was only considered
UNCOVERED = ("reveal", "draw_token")


@dataclass(frozen=True)
class Sights:
    """Positions as the active seat sees them; `starts` and `policy_starts` have one entry more than there are
    positions.

    `hopes` is what to expect; `outcomes` says how the game ended. It is -1 where that says nothing: the game was
    drawn, or a player later chose an action it knew to be worse. `THOUGHT_OF`: it was only considered.
    """

    features: NDArray[np.int16]
    starts: NDArray[np.int64]
    hopes: NDArray[np.float32]
    results: NDArray[np.float32]
    outcomes: NDArray[np.int8]
    ages: NDArray[np.int8]
    games: NDArray[np.int32]
    linear: NDArray[np.float32]  # what the estimate of 0.1 says
    policy_starts: NDArray[np.int64]
    policy_first: NDArray[np.int16]
    policy_second: NDArray[np.int16]
    policy_share: NDArray[np.float32]

    def __len__(self) -> int:
        return len(self.hopes)


class Collector:
    """Gathers the positions of lessons."""

    def __init__(self) -> None:
        self.room = room_to_see()
        self.features = array("h")
        self.starts = array("q")
        self.hopes = array("f")
        self.results = array("f")
        self.outcomes = array("b")
        self.ages = array("b")
        self.games = array("i")
        self.linear = array("f")
        self.policy_starts = array("q")
        self.policy_first = array("h")
        self.policy_second = array("h")
        self.policy_share = array("f")
        self.lessons = 0

    def add(self, lesson: Lesson) -> None:
        """Add all decisions of a lesson that were searched, the positions of chance that a search may judge, and what
        was thought of other actions."""
        state: Any = lesson.start()
        thoughts = {thought.at: thought for thought in lesson.thoughts}
        returns = lesson_returns(lesson)
        slipped = last_slip(lesson)
        later = iter(sorted(returns))
        ahead = next(later, None)
        before = CHANCE
        for at, action in enumerate(lesson.actions):
            while ahead is not None and ahead < at:
                ahead = next(later, None)
            if at in thoughts:
                self.add_position(state, lesson, returns[at], thoughts[at], at > slipped)
                self.add_other_ways(state, thoughts[at])
            elif ahead is not None and is_seen_by_a_search(state, before):
                self.add_position(state, lesson, returns[ahead], None, at > slipped)
            before = state.actor
            state.play(action)
        self.lessons += 1

    def add_position(self, state: Any, lesson: Lesson, hope: float, thought: Thought | None, telling: bool) -> None:
        """Add a position of the game itself; `hope` is seat 0's. `telling`: the result says something about it."""
        first = state.turn == 0
        self.see(state)
        self.hopes.append(hope if first else 1.0 - hope)
        reward = lesson.rewards[state.turn]
        self.results.append(reward)
        way = WAYS.get(lesson.reason, POINTS)
        told = telling and reward != MIDDLE
        self.outcomes.append(-1 if not told else way if reward > MIDDLE else WAYS_TO_WIN + way)
        if thought is not None:
            total = sum(visits for _, visits, _ in thought.tried)
            for action, visits, _ in thought.tried:
                self.policy_first.append(output_of(state, action))
                self.policy_second.append(second_output_of(state, action))
                self.policy_share.append(visits / total)

    def add_other_ways(self, state: Any, thought: Thought) -> None:
        """Add what a search thought of the actions that it tried often enough, as positions of their own."""
        if not thought.plain:
            return
        for action, visits, value in thought.tried:
            if value is None or visits < FEW_VISITS:
                continue
            after = state.copy()
            after.play(action)
            if after.over:
                continue
            mine = after.turn == state.turn
            self.see(after)
            self.hopes.append(value if mine else 1.0 - value)
            self.results.append(MIDDLE)
            self.outcomes.append(THOUGHT_OF)

    def see(self, state: Any) -> None:
        count = write_sight(state, self.room)
        self.starts.append(len(self.features))
        self.features.extend(self.room[:count])
        self.policy_starts.append(len(self.policy_first))
        self.ages.append(state.layout.age + 1)
        self.games.append(self.lessons)
        self.linear.append(linear_chance(state, state.turn))

    def done(self) -> Sights:
        self.starts.append(len(self.features))
        self.policy_starts.append(len(self.policy_first))
        return Sights(
            np.frombuffer(self.features, np.int16),
            np.frombuffer(self.starts, np.int64),
            np.frombuffer(self.hopes, np.float32),
            np.frombuffer(self.results, np.float32),
            np.frombuffer(self.outcomes, np.int8),
            np.frombuffer(self.ages, np.int8),
            np.frombuffer(self.games, np.int32),
            np.frombuffer(self.linear, np.float32),
            np.frombuffer(self.policy_starts, np.int64),
            np.frombuffer(self.policy_first, np.int16),
            np.frombuffer(self.policy_second, np.int16),
            np.frombuffer(self.policy_share, np.float32),
        )


def is_seen_by_a_search(state: Any, before: int) -> bool:
    """Whether a search may judge this position of chance: it follows a decision, or comes while the cards uncovered by
    one are being revealed. The deal of a new age is not looked at, nor anything dealt before the first decision."""
    if state.actor != CHANCE:
        return False
    return before != CHANCE or (state.question in UNCOVERED and 0 < state.layout.present < ALL_SLOTS)


def lesson_returns(lesson: Lesson) -> dict[int, float]:
    """By decision: what seat 0 may expect, from the result back through what each later search saw. The values of
    players with a taste or with random playouts are not chances, and are ignored. What followed a slip says nothing
    about what came before it: there, only the search is believed."""
    back = lesson.rewards[0]
    found = {}
    for thought in reversed(lesson.thoughts):
        if thought.plain:
            value = thought.values[0]
            back = value if is_slip(lesson, thought) else FORGET * value + (1.0 - FORGET) * back
        found[thought.at] = back
    return found


def is_slip(lesson: Lesson, thought: Thought) -> bool:
    """Whether a player whose values are chances played an action clearly worse than the best, or one it had not
    tried."""
    if not thought.plain:
        return False
    played = lesson.actions[thought.at]
    values = {action: value for action, _, value in thought.tried}
    value = values.get(played, 0.0)
    return value is not None and value < thought.value - SLIP


def last_slip(lesson: Lesson) -> int:
    """The decision with the last slip of the lesson; -1 if there was none."""
    return max((thought.at for thought in lesson.thoughts if is_slip(lesson, thought)), default=-1)


def collect(lessons: Iterable[Lesson]) -> Sights:
    """The positions of many lessons."""
    collector = Collector()
    for lesson in lessons:
        collector.add(lesson)
    return collector.done()

"""What is learnt from lessons of both Cyclades: how each seat stood compared with the others, and how it ended."""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64
from numpy.typing import NDArray

from ....core.engine.state import CHANCE
from ....core.engine.weights import NO_CHANCE
from ....games.aegean.mind.standing import SEATS, Eyes
from ..learner import Floats, Places
from ..lessons import Lesson

FORGET = 0.03  # at each decision on the way back, how much of the result is replaced by what the search there saw
KEPT = 7  # one in this many positions within a round is learnt from: they are alike, and a search stops between rounds


class Edition(Protocol):
    """How an edition judges its positions: its features, their weights, and which seats share a victory."""

    @property
    def width(self) -> int: ...

    @property
    def sight(self) -> int: ...

    @property
    def quiet(self) -> tuple[str, ...]: ...

    def features(self, state: Any) -> vec[float]:
        """The features of all teams."""

    def weigh(self, state: Any, features: vec[float], out: vec[float]) -> None:
        """Write the standings of the teams."""

    def look(self, state: Any, out: vec[float]) -> None:
        """Write what only a net sees about the teams."""

    def teams(self, state: Any) -> int:
        """The number of teams; every seat is one, unless seats have partners."""

    def team(self, state: Any, seat: int) -> int:
        """The team of a seat."""


@dataclass(frozen=True)
class Standings:
    """Positions, each with a row for every team still in the game; `row_starts` has one entry more than there are
    positions, `starts` one more than there are rows."""

    row_starts: NDArray[np.int64]
    features: NDArray[np.int16] | Floats  # the numbers of those that a net sees, or how large each one is
    starts: NDArray[np.int64]
    standings: Floats  # by row: what the weights say
    hopes: Floats  # by row: what to expect
    results: Floats  # by row
    seats: NDArray[np.int8]  # by position
    rounds: NDArray[np.int8]
    games: NDArray[np.int32]

    def __len__(self) -> int:
        return len(self.seats)


class Collector:
    """Gathers the positions of lessons, and what a net sees of each seat in them."""

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        self.eyes = Eyes(edition.width, edition.sight)
        self.room = vec[float]([0.0] * SEATS)
        self.row_starts = array("q")
        self.features: array[Any] = array("h")
        self.starts = array("q")
        self.standings = array("f")
        self.hopes = array("f")
        self.results = array("f")
        self.seats = array("b")
        self.rounds = array("b")
        self.games = array("i")
        self.lessons = 0
        self.within = 0  # positions within rounds that were seen

    def add(self, lesson: Lesson) -> None:
        """Add the positions where a round has just begun, and some of those in which nothing is half done."""
        state: Any = lesson.start()
        returns = lesson_returns(lesson)
        later = iter(sorted(returns))
        ahead = next(later, None)
        before = state.round
        for at, action in enumerate(lesson.actions):
            while ahead is not None and ahead < at:
                ahead = next(later, None)
            if self.is_kept(state, before):
                self.add_position(state, lesson, lesson.rewards if ahead is None else returns[ahead])
            before = state.round
            state.play(action)
        self.lessons += 1

    def is_kept(self, state: Any, before: int) -> bool:
        """Whether a position is learnt from; `before` is the round of the previous one."""
        if state.question not in self.edition.quiet:
            return bool(state.round > before > 0 and state.actor == CHANCE)
        self.within += 1
        return self.within % KEPT == 1

    def add_position(self, state: Any, lesson: Lesson, hopes: tuple[float, ...]) -> None:
        edition = self.edition
        teams = edition.teams(state)
        features = edition.features(state)
        edition.weigh(state, features, self.room)
        self.look(state)
        members: list[list[int]] = [[] for _ in range(teams)]
        for seat in range(len(lesson.players)):
            members[edition.team(state, seat)].append(seat)
        self.row_starts.append(len(self.starts))
        for team in range(teams):
            if self.room[i64(team)] <= NO_CHANCE:
                continue
            self.starts.append(len(self.features))
            self.see(state, features, teams, team)
            self.standings.append(self.room[i64(team)])
            self.hopes.append(sum(hopes[seat] for seat in members[team]))
            self.results.append(sum(lesson.rewards[seat] for seat in members[team]))
        self.seats.append(teams)
        self.rounds.append(min(127, state.round))
        self.games.append(self.lessons)

    def look(self, state: Any) -> None:
        """Look at a position, before its teams are looked at one by one."""
        self.edition.look(state, self.eyes.sights_of)

    def see(self, state: Any, features: vec[float], teams: int, team: int) -> None:
        """Note what is seen of a team."""
        self.eyes.see(state, features, self.room, teams, team)
        self.features.extend(self.eyes.active[: self.eyes.count])

    def done(self) -> Standings:
        self.row_starts.append(len(self.starts))
        self.starts.append(len(self.features))
        return Standings(
            np.frombuffer(self.row_starts, np.int64),
            np.frombuffer(self.features, self.features.typecode),
            np.frombuffer(self.starts, np.int64),
            np.frombuffer(self.standings, np.float32),
            np.frombuffer(self.hopes, np.float32),
            np.frombuffer(self.results, np.float32),
            np.frombuffer(self.seats, np.int8),
            np.frombuffer(self.rounds, np.int8),
            np.frombuffer(self.games, np.int32),
        )


class WeightsCollector(Collector):
    """Gathers the positions of lessons, and how large each feature is that has a weight."""

    def __init__(self, edition: Edition) -> None:
        super().__init__(edition)
        self.features = array("f")

    def look(self, state: Any) -> None:
        """Weights need no sights."""

    def see(self, state: Any, features: vec[float], teams: int, team: int) -> None:
        width = self.edition.width
        self.features.extend(features[width * team : width * (team + 1)])


def lesson_returns(lesson: Lesson) -> dict[int, tuple[float, ...]]:
    """By decision: what each seat may expect, from the result back through what each later search saw."""
    back = lesson.rewards
    found = {}
    for thought in reversed(lesson.thoughts):
        if thought.plain:
            back = tuple(
                FORGET * value + (1.0 - FORGET) * rest for value, rest in zip(thought.values, back, strict=True)
            )
        found[thought.at] = back
    return found


def shares(sights: Standings, chosen: Places, standings: Floats) -> Floats:
    """The chances that follow from standings, position by position."""
    counts = sights.row_starts[chosen + 1] - sights.row_starts[chosen]
    edges = np.cumsum(counts) - counts
    weights = np.exp(standings - np.repeat(np.maximum.reduceat(standings, edges), counts))
    return np.asarray(weights / np.repeat(np.add.reduceat(weights, edges), counts), np.float32)


def collect(collector: Collector, lessons: Iterable[Lesson]) -> Standings:
    """The positions of many lessons."""
    for lesson in lessons:
        collector.add(lesson)
    return collector.done()

"""Challenges for one: set games against a game's characters, with goals that a finished game meets or does not.

Each game lists its own, from easy to hard, and its manifest has them. What a goal asks is told by a message of
`challenge.ftl`, `goal-…`, which follows from the goal itself.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Win:
    """To win alone: in a certain way, and in a certain stage of the game, an age or a cycle, at the latest."""

    by: str = ""
    until: int = 0

    def words(self, stage: str) -> tuple[str, dict[str, int]]:
        """The message that tells the goal, and its numbers; `stage` is what the game's stages are called."""
        return named("win", self.by, stage if self.until else ""), numbers(until=self.until)


@dataclass(frozen=True)
class Lead:
    """Finish a number of points ahead of everybody else."""

    margin: int

    def words(self, stage: str) -> tuple[str, dict[str, int]]:
        return named("lead"), numbers(margin=self.margin)


@dataclass(frozen=True)
class Hold:
    """To have so many of something at some moment, in a certain stage at the latest; what, `Game.holdings` says."""

    what: str
    number: int
    until: int = 0

    def words(self, stage: str) -> tuple[str, dict[str, int]]:
        return named("hold", self.what, stage if self.until else ""), numbers(number=self.number, until=self.until)


@dataclass(frozen=True)
class Forgo:
    """Never have more than a number of something."""

    what: str
    most: int = 0

    def words(self, stage: str) -> tuple[str, dict[str, int]]:
        return named("forgo", self.what), numbers(most=self.most)


@dataclass(frozen=True)
class Avoid:
    """Never to do something: to cause an event of that kind, with such a value in one of its fields if there is one."""

    event: str
    value: str = ""

    def words(self, stage: str) -> tuple[str, dict[str, int]]:
        return named("avoid", self.event, self.value), {}


Goal = Win | Lead | Hold | Forgo | Avoid


def named(*parts: str) -> str:
    return "-".join(("goal", *(part for part in parts if part)))


def numbers(**known: int) -> dict[str, int]:
    """What a message is told: the numbers that matter."""
    return {name: number for name, number in known.items() if number}


@dataclass(frozen=True)
class Challenge:
    """A set game: who plays against the one who takes it up, how, and what is to be reached. All goals are to be met.

    Its `id` is kept with everybody who has tried it: it never changes. With a `deal`, chance deals everybody the same
    game; without, another each time. The one who takes it up has the first of the seats, or the one given.
    """

    id: str
    others: tuple[str, ...]
    goals: tuple[Goal, ...]
    options: Mapping[str, str] = field(default_factory=dict)
    deal: str = ""
    seat: int = 0

"""Solo challenges: set games against a game's characters, with goals that a finished game meets or does not.

Each game lists its own in its manifest, from easy to hard. A goal is told by a message `goal-…`, chosen by the
goal itself: in the words of its game, or in `challenge.ftl` if any game could set it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Win:
    """Win alone: in a certain way, and by a certain stage of the game (an age or a cycle) at the latest."""

    by: str = ""
    until: int = 0

    def words(self, stage: str) -> tuple[str, dict[str, int]]:
        """The message that tells the goal, and its numbers; `stage` is the game's word for its stages."""
        return named("win", self.by, stage if self.until else ""), numbers(until=self.until)


@dataclass(frozen=True)
class Lead:
    """Finish a given number of points ahead of everybody else."""

    margin: int

    def words(self, stage: str) -> tuple[str, dict[str, int]]:
        return named("lead"), numbers(margin=self.margin)


@dataclass(frozen=True)
class Hold:
    """Have a given number of something at some moment, by a certain stage at the latest; `Game.holdings` names what."""

    what: str
    number: int
    until: int = 0

    def words(self, stage: str) -> tuple[str, dict[str, int]]:
        return named("hold", self.what, stage if self.until else ""), numbers(number=self.number, until=self.until)


@dataclass(frozen=True)
class Forgo:
    """Never have more than a given number of something."""

    what: str
    most: int = 0

    def words(self, stage: str) -> tuple[str, dict[str, int]]:
        return named("forgo", self.what), numbers(most=self.most)


@dataclass(frozen=True)
class Avoid:
    """Never cause an event of this kind; with a `value`, never one that has it in some field."""

    event: str
    value: str = ""

    def words(self, stage: str) -> tuple[str, dict[str, int]]:
        return named("avoid", self.event, self.value), {}


Goal = Win | Lead | Hold | Forgo | Avoid


def named(*parts: str) -> str:
    return "-".join(("goal", *(part for part in parts if part)))


def numbers(**known: int) -> dict[str, int]:
    """The arguments of the message: the numbers that are not 0."""
    return {name: number for name, number in known.items() if number}


@dataclass(frozen=True)
class Challenge:
    """A set game: whom the challenger plays, how, and which goals to reach. All goals must be met.

    Its `id` is stored with everyone who has tried it, so it never changes. With a `deal`, chance deals everyone the
    same game; without, a new one each time. The challenger plays `seat`.
    """

    id: str
    others: tuple[str, ...]
    goals: tuple[Goal, ...]
    options: Mapping[str, str] = field(default_factory=dict)
    deal: str = ""
    seat: int = 0

"""What training needs from a game: who plays its lessons, what a net sees of them, and how well it predicts others."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from pkgutil import resolve_name
from typing import Any, Protocol

from ...core.contract.registry import game as find_game
from .learner import Bools, Learner, Pace
from .lessons import Lesson, Pairing, Player


class Course(Protocol):
    """How the mind of a game is trained.

    `game` is the game's id, `shipped` the file of its own net, `sees` a hash of what a net sees. `seats` is the number
    of seats in a trial: one new player, the rest old ones.
    """

    @property
    def game(self) -> str: ...

    @property
    def shipped(self) -> Path: ...

    @property
    def sees(self) -> str: ...

    @property
    def seats(self) -> int: ...

    @property
    def of_weights(self) -> Course | None:
        """The course that teaches the weights of the game instead of a net, if it judges by any."""

    def read(self, net: Path) -> int:
        """Add the minds of a net to those of the game; returns the number of the first one."""

    def player(self, net: Path, turns: int) -> Player:
        """A player that judges by a net."""

    def player_without_net(self, turns: int) -> Player:
        """A player that judges as the game did before it had a net."""

    def population(
        self, best: Path | None, former: Path | None, turns: int, exploiters: tuple[Path, ...] = ()
    ) -> tuple[Pairing, ...]:
        """Who meets whom, and how often. Without a net, only players that need none take part."""

    def hunt(self, exploiter: Path | None, best: Path | None, turns: int) -> tuple[Pairing, ...]:
        """Pairings of an exploiter with the best player only. Nothing is learnt from the best player's chances: they
        may be wrong."""

    def collect(self, lessons: Iterable[Lesson]) -> Any:
        """The positions of many lessons, as the course's learner needs them."""

    def learner(self, pace: Pace) -> Learner:
        """A net, or weights, that have learnt nothing yet."""

    def losses(self, sights: Any, learner: Learner, held_out: Bools) -> dict[str, list[float]]:
        """By phase: the log-loss on held-out positions of what was learnt, and of what the game judged by before."""


def course_of(game: str, weights: bool = False) -> Course | None:
    """The course of a game, or that of its weights; None if there is nothing of the kind to train."""
    named = find_game(game).manifest.course
    course: Course | None = resolve_name(named) if named else None
    return course.of_weights if course is not None and weights else course

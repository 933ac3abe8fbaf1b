"""What every power defines for itself, and which creature has which power."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from .....core.contract.possible import Faults
from .....core.contract.refusal import Refusal
from ....aegean.rules.table import NO_CREATURE
from ...facts import CREATURES, WITH_FIGURE, WITHOUT_FIGURE
from ..cycle.track import renew_deck
from ..position import Position
from ..questions import QUESTIONS


class Power:
    """The power of a creature: what it may choose, how it begins, what an answer does, and why not.

    `creatures` are those that have it; `asks` are the questions it asks, the first one when it begins.
    """

    def __init__(self, creatures: list[int], asks: list[int]) -> None:
        self.creatures = creatures
        self.asks = asks

    def usable(self, position: Position) -> bool:
        """Whether there is anything to choose from; if not, the power has no effect (C10.4)."""
        return True

    def begin(self, position: Position) -> None:
        """Begin the power of the creature just summoned, `position.power`."""
        if self.usable(position):
            position.asked = self.asks[0]

    def choices(self, position: Position, verb: i64) -> i64:
        """The objects that a verb can have as an answer to this power's question, as a set."""
        raise NotImplementedError

    def answer(self, position: Position, question: i64, verb: i64, index: i64) -> None:
        """Do what the answer says."""
        raise NotImplementedError

    def go_on(self, position: Position) -> None:
        """Go on with a power that is still in use when nothing is asked; by default, end it."""
        end_power(position)

    def why_not(self, position: Position, verb: i64, index: i64) -> Refusal | None:
        """Why this does not answer the power's question."""
        raise NotImplementedError

    def check(self, position: Position, faults: Faults) -> None:
        """Note what a position in which this power asks its question lacks."""


class FigurePower(Power):
    """The power of a creature whose figure stays on an island."""

    def __init__(self, figure: int, asks: list[int]) -> None:
        super().__init__([len(WITHOUT_FIGURE) + figure], asks)
        self.figure = figure

    def enter(self, position: Position, island: i64) -> None:
        """Do what the figure does where it is placed."""

    def works(self, position: Position) -> bool:
        """Whether the figure is still doing that."""
        return False


NONE: Final = Power([], [])
BY_CREATURE: Final[list[Power]] = [NONE for _ in CREATURES]
BY_QUESTION: Final[list[Power]] = [NONE for _ in QUESTIONS]
BY_FIGURE: Final[list[FigurePower]] = [FigurePower(figure, []) for figure in range(len(WITH_FIGURE))]


def register(power: Power) -> None:
    """Give this power to its creatures and its questions."""
    for creature in power.creatures:
        BY_CREATURE[creature] = power
    for question in power.asks:
        BY_QUESTION[question] = power


def register_figure(power: FigurePower) -> None:
    """Register what a figure does where it is placed; it is placed like any other."""
    BY_FIGURE[power.figure] = power
    for question in power.asks:
        BY_QUESTION[question] = power


def end_power(position: Position) -> None:
    """End the power. After the Chimera, the discard pile is shuffled into the deck (C10.11)."""
    position.power = NO_CREATURE
    position.steps = 0
    position.fought = 0
    if position.borrowed:
        position.borrowed = 0
        renew_deck(position)

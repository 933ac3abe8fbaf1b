"""What every power defines for itself, and who has which power."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from .....core.contract.possible import Faults
from .....core.contract.refusal import Refusal
from ....aegean.rules.table import NO_CREATURE
from ...facts import CHIMERA, CREATURES, WITH_FIGURE, WITHOUT_FIGURE
from ..cycle.track import discard_creature
from ..position import Position
from ..questions import QUESTIONS


class Power:
    """The power of a creature, a hero or a god: what it may choose, how it begins, what an answer does, and why not.

    `creatures` are those that have it, `asks` the questions it asks, the first one when it begins. It is `free` if it
    can be had without a creature, and `founds` if what it brings can earn a metropolis.
    """

    def __init__(self, creatures: list[int], asks: list[int], *, free: bool = False, founds: bool = False) -> None:
        self.creatures = creatures
        self.asks = asks
        self.free = free
        self.founds = founds

    def usable(self, position: Position, creature: i64) -> bool:
        """Whether the effect of a creature with this power can be used now (L7.2, L10.0)."""
        return True

    def begin(self, position: Position) -> None:
        """Begin the power of the creature just played, `position.power`."""
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

    def why_not(self, position: Position, verb: i64, index: i64) -> Refusal:
        """Why this does not answer the power's question."""
        raise NotImplementedError

    def check(self, position: Position, faults: Faults) -> None:
        """Note what a position in which this power asks its question lacks."""


class FigurePower(Power):
    """The power of a creature whose figure stays on the map. Its row says where it may be."""

    def __init__(self, figure: int, asks: list[int]) -> None:
        super().__init__([len(WITHOUT_FIGURE) + figure], asks)
        self.figure = figure

    def enter(self, position: Position, area: i64) -> None:
        """Do what the figure does where it is placed."""

    def settle(self, position: Position) -> None:
        """Do what the figure does after it was placed or kept, whether or not it takes a step."""

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
    """End the power; now the Chimera, if in play, is discarded, and the pile is shuffled into the deck (L10.2)."""
    position.power = NO_CREATURE
    if position.borrowed:
        position.borrowed = 0
        discard_creature(position, CHIMERA)

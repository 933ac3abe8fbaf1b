"""What every power says for itself, and who has which power."""

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
    """The power of a creature, a hero or a god: whom it may choose, how it begins, what an answer does, and why not.

    `creatures` are those that have it, `asks` the questions that it asks, the first one when it begins. It is `free` if
    somebody can have it without a creature, and `founds` if what it brings can earn a metropolis.
    """

    def __init__(self, creatures: list[int], asks: list[int], *, free: bool = False, founds: bool = False) -> None:
        self.creatures = creatures
        self.asks = asks
        self.free = free
        self.founds = founds

    def usable(self, position: Position, creature: i64) -> bool:
        """Whether the effect of a creature that has it can be used now (L7.2, L10.0)."""
        return True

    def begin(self, position: Position) -> None:
        """The card is played; `position.power` is the creature."""
        position.asked = self.asks[0]

    def choices(self, position: Position, verb: i64) -> i64:
        """The objects that a verb can have in answer to its question, as a set."""
        raise NotImplementedError

    def answer(self, position: Position, question: i64, verb: i64, index: i64) -> None:
        """Do what the answer says."""
        raise NotImplementedError

    def go_on(self, position: Position) -> None:
        """Nothing is asked, and the power is still in use: what comes next, if not its end?"""
        end_power(position)

    def why_not(self, position: Position, verb: i64, index: i64) -> Refusal:
        """Why that is no answer to its question."""
        raise NotImplementedError

    def check(self, position: Position, faults: Faults) -> None:
        """Note what a position lacks in which its question is asked."""


class FigurePower(Power):
    """The power of a creature whose figure stays on the map. Where it may stand is said by its row."""

    def __init__(self, figure: int, asks: list[int]) -> None:
        super().__init__([len(WITHOUT_FIGURE) + figure], asks)
        self.figure = figure

    def enter(self, position: Position, area: i64) -> None:
        """What it does where it comes."""

    def settle(self, position: Position) -> None:
        """What it does after it was placed or kept, whether it took a step or not."""

    def works(self, position: Position) -> bool:
        """Whether it is still doing that."""
        return False


NONE: Final = Power([], [])
BY_CREATURE: Final[list[Power]] = [NONE for _ in CREATURES]
BY_QUESTION: Final[list[Power]] = [NONE for _ in QUESTIONS]
BY_FIGURE: Final[list[FigurePower]] = [FigurePower(figure, []) for figure in range(len(WITH_FIGURE))]


def register(power: Power) -> None:
    """Somebody has this power, and answers its questions."""
    for creature in power.creatures:
        BY_CREATURE[creature] = power
    for question in power.asks:
        BY_QUESTION[question] = power


def register_figure(power: FigurePower) -> None:
    """A figure does something where it comes; it is placed like any other."""
    BY_FIGURE[power.figure] = power
    for question in power.asks:
        BY_QUESTION[question] = power


def end_power(position: Position) -> None:
    """The power is used up; now the Chimera is discarded, and the pile shuffled into the deck (L10.2)."""
    position.power = NO_CREATURE
    if position.borrowed:
        position.borrowed = 0
        discard_creature(position, CHIMERA)

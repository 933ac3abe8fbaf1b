"""Hector: two priestesses become a philosopher, as often as the player likes (L10.21)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from .....core.contract.refusal import Reason, Refusal
from .....core.engine.bits import bit
from ...facts import HECTOR, SUPPLY_OF_PHILOSOPHERS
from ..position import Position
from ..questions import EXCHANGE
from ..refusals import SUPPLY_EMPTY
from .power import Power, register
from .sacrifice import SACRIFICES, Sacrifice, condition, no_sacrifice

CONDITION: Final = condition(HECTOR, "L10.21", "Hector wants 2 priestesses, you have {priestesses}")

TOO_FEW_PRIESTESSES: Final = Reason(
    "too_few_priestesses", "L10.21", "For {philosophers} of them you need {due} priestesses; you have {priestesses}"
)
TOO_FEW_PHILOSOPHERS: Final = Reason(
    "too_few_philosophers", "L1.10", "Only {philosophers} of the {supply} philosophers are left"
)


class Hector(Sacrifice):
    def holds(self, position: Position, victim: i64) -> bool:
        return position.priestesses_of(position.turn) >= 2 and position.philosophers_left() > 0

    def take_effect(self, position: Position) -> None:
        position.asked = EXCHANGE

    def why_not(self, position: Position, victim: int) -> Refusal:
        priestesses = int(position.priestesses_of(position.turn))
        if priestesses >= 2:
            return SUPPLY_EMPTY(what="philosopher")
        return no_sacrifice(position, HECTOR, CONDITION)


class Exchange(Power):
    """How many philosophers he brings."""

    def choices(self, position: Position, verb: i64) -> i64:
        """One philosopher for two priestesses, as long as the stack lasts."""
        pairs: i64 = position.priestesses_of(position.turn) >> 1
        left: i64 = position.philosophers_left()
        return bit(pairs if pairs < left else left) - 1

    def answer(self, position: Position, question: i64, verb: i64, index: i64) -> None:
        position.gain_priestesses(position.turn, -2 * (index + 1))
        position.gain_philosophers(position.turn, index + 1)

    def why_not(self, position: Position, verb: i64, index: i64) -> Refusal:
        wanted = int(index) + 1
        priestesses, left = int(position.priestesses_of(position.turn)), int(position.philosophers_left())
        if 2 * wanted > priestesses:
            return TOO_FEW_PRIESTESSES(philosophers=wanted, due=2 * wanted, priestesses=priestesses)
        return TOO_FEW_PHILOSOPHERS(philosophers=left, supply=SUPPLY_OF_PHILOSOPHERS)


SACRIFICES[HECTOR] = Hector()
register(Exchange([], [EXCHANGE], free=True))

"""The Chimera uses the power of a discarded creature at no extra price (C10.11)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from .....core.contract.refusal import Reason, Refusal
from .....core.engine.bits import bit
from ...facts import CHIMERA
from ...words.telling import CREATURE_COPIED
from .. import actions as act
from ..position import Position
from ..questions import COPY_WHAT
from ..tables import CREATURE_NAMES
from .power import BY_CREATURE, Power, register

ITSELF: Final = Reason("itself", "C10.11", "The Chimera cannot play itself")
NOT_DISCARDED: Final = Reason("not_discarded", "C10.11", "{creature} is not in the discard pile")


class Chimera(Power):
    def usable(self, position: Position) -> bool:
        return self.choices(position, act.COPY) != 0

    def begin(self, position: Position) -> None:
        position.borrowed = 1
        super().begin(position)

    def choices(self, position: Position, verb: i64) -> i64:
        return position.discard & ~bit(CHIMERA)

    def answer(self, position: Position, question: i64, verb: i64, index: i64) -> None:
        position.tell(CREATURE_COPIED, position.turn, index, 0, 0)
        position.power = index
        BY_CREATURE[index].begin(position)

    def why_not(self, position: Position, verb: i64, index: i64) -> Refusal | None:
        name = CREATURE_NAMES[index]
        if index == CHIMERA:
            return ITSELF()
        return NOT_DISCARDED(creature=name)


register(Chimera([CHIMERA], [COPY_WHAT]))

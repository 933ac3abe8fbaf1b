"""The Chimera plays a discarded card for free, and takes the pile with her into the deck (L10.2)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from .....core.contract.refusal import Reason, Refusal
from .....core.engine.bits import bit
from ...facts import CHIMERA
from ..position import Position
from ..questions import COPY_WHAT
from ..tables import CREATURE_NAMES
from ..turn.creatures import play_for_nothing
from .power import Power, register

NOT_DISCARDED: Final = Reason("not_discarded", "L10.2", "{creature} is not in the discard pile")


class Chimera(Power):
    def usable(self, position: Position, creature: i64) -> bool:
        return position.discard != 0

    def choices(self, position: Position, verb: i64) -> i64:
        return position.discard

    def answer(self, position: Position, question: i64, verb: i64, index: i64) -> None:
        position.discard &= ~bit(index)
        play_for_nothing(position, index)

    def why_not(self, position: Position, verb: i64, index: i64) -> Refusal:
        name = CREATURE_NAMES[index]
        return NOT_DISCARDED(creature=name)


register(Chimera([CHIMERA], [COPY_WHAT]))

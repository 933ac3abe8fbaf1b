"""The Sylph moves fleets a total of ten steps (C10.14)."""

from __future__ import annotations

from mypy_extensions import i64

from .....core.contract.refusal import Refusal
from ...facts import SYLPH, SYLPH_STEPS
from .. import actions as act
from ..position import Position
from ..questions import BREEZE
from ..refusals import why_not_harbour
from ..turn.fleets import harbours, sail_from
from .power import Power, end_power, register


class Sylph(Power):
    def usable(self, position: Position) -> bool:
        return harbours(position) != 0

    def begin(self, position: Position) -> None:
        position.steps = SYLPH_STEPS
        super().begin(position)

    def choices(self, position: Position, verb: i64) -> i64:
        return i64(1) if verb == act.ENOUGH else harbours(position)

    def answer(self, position: Position, question: i64, verb: i64, index: i64) -> None:
        if verb == act.ENOUGH:
            end_power(position)
        else:
            sail_from(position, index)

    def go_on(self, position: Position) -> None:
        if position.steps and harbours(position):
            position.asked = BREEZE
        else:
            end_power(position)

    def why_not(self, position: Position, verb: i64, index: i64) -> Refusal | None:
        return why_not_harbour(position, int(index))


register(Sylph([SYLPH], [BREEZE]))

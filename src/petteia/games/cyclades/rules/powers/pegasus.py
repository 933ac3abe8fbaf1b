"""Pegasus carries troops to any island (C10.9)."""

from __future__ import annotations

from mypy_extensions import i64

from .....core.contract.refusal import Refusal
from ...facts import PEGASUS
from ..position import Position
from ..questions import FLY_FROM
from ..refusals import why_not_garrison
from ..turn.troops import garrisons, march_from
from .power import Power, register


class Pegasus(Power):
    def usable(self, position: Position) -> bool:
        return garrisons(position) != 0

    def choices(self, position: Position, verb: i64) -> i64:
        return garrisons(position)

    def answer(self, position: Position, question: i64, verb: i64, index: i64) -> None:
        march_from(position, index)

    def why_not(self, position: Position, verb: i64, index: i64) -> Refusal | None:
        return why_not_garrison(position, int(index))


register(Pegasus([PEGASUS], [FLY_FROM]))

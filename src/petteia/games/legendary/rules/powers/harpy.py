"""The Harpy destroys a troop or a mercenary anywhere (L10.6)."""

from __future__ import annotations

from mypy_extensions import i64

from .....core.contract.refusal import Refusal
from ...facts import HARPY
from .. import actions as act
from ..position import Position
from ..questions import SNATCH_WHERE
from ..refusals import NONE_THERE
from ..turn.figures import kill_mercenary, kill_troop, with_mercenaries, with_troops
from .power import Power, register


class Harpy(Power):
    def usable(self, position: Position, creature: i64) -> bool:
        lands: i64 = position.board.owned()
        return (with_troops(position, lands) or with_mercenaries(position, lands)) != 0

    def choices(self, position: Position, verb: i64) -> i64:
        lands: i64 = position.board.owned()
        return with_troops(position, lands) if verb == act.KILL_TROOP else with_mercenaries(position, lands)

    def answer(self, position: Position, question: i64, verb: i64, index: i64) -> None:
        if verb == act.KILL_TROOP:
            kill_troop(position, index)
        else:
            kill_mercenary(position, index)

    def why_not(self, position: Position, verb: i64, index: i64) -> Refusal:
        what = "troop" if verb == act.KILL_TROOP else "mercenary"
        return NONE_THERE("L10.6", place=position.map.island_names[index], what=what)


register(Harpy([HARPY], [SNATCH_WHERE]))

"""The Kraken destroys all fleets on its space, and swims on for gold (C10.17)."""

from __future__ import annotations

from mypy_extensions import i64

from .....core.contract.flaws import EMPTY, EXACTLY, LEAST_WITH
from .....core.contract.possible import Faults
from .....core.contract.refusal import Refusal
from ....aegean.rules.fleets import destroy_fleets
from ...facts import KRAKEN, KRAKEN_STEP_PRICE
from ...words.telling import FOR_KRAKEN, KRAKEN_MOVED
from .. import actions as act
from ..position import Position
from ..questions import KRAKEN_WALK, KRAKEN_WHERE, NAMES
from ..refusals import already_there, not_adjacent
from ..tables import ALL_SEAS
from .power import Power, end_power, register


class Kraken(Power):
    def usable(self, position: Position) -> bool:
        """By option, a Kraken already on the map is not placed again, but swims on from there."""
        return not (position.kraken_swims_on and position.kraken >= 0)

    def choices(self, position: Position, verb: i64) -> i64:
        if verb == act.EMERGE:
            return ALL_SEAS[position.map]
        return position.board.chart.next_to[position.kraken] if verb == act.SWIM else i64(1)

    def answer(self, position: Position, question: i64, verb: i64, index: i64) -> None:
        if verb == act.EMERGE:
            put_kraken(position, index)
        elif verb == act.SWIM:
            position.pay(position.turn, KRAKEN_STEP_PRICE, FOR_KRAKEN)
            put_kraken(position, index)
        else:
            end_power(position)

    def go_on(self, position: Position) -> None:
        if position.gold[position.turn] >= KRAKEN_STEP_PRICE:
            position.asked = KRAKEN_WALK
        else:
            end_power(position)

    def why_not(self, position: Position, verb: i64, index: i64) -> Refusal | None:
        if index == position.kraken:
            return already_there(position, int(index), "C10.17")
        return not_adjacent(position, int(index), int(position.kraken), "C10.17")

    def check(self, position: Position, faults: Faults) -> None:
        if position.asked == KRAKEN_WHERE:
            where, walks = NAMES[KRAKEN_WHERE], NAMES[KRAKEN_WALK]
            faults.expect(self.usable(position), "ask", EXACTLY, found=where, expected=walks, rule="C10.17")
        else:
            given = f"ask={NAMES[KRAKEN_WALK]}"
            faults.expect(position.kraken >= 0, "kraken", EMPTY, given=given, rule="C10.17")
            gold, least = int(position.gold[position.turn]), KRAKEN_STEP_PRICE
            faults.expect(gold >= least, "gold", LEAST_WITH, found=gold, given=given, least=least, rule="C10.17")


def put_kraken(position: Position, sea: i64) -> None:
    """Put the Kraken on a sea space, where it destroys every fleet, even the player's (C10.17)."""
    position.kraken = sea
    position.tell(KRAKEN_MOVED, sea, 0, 0, 0)
    destroy_fleets(position, sea)


register(Kraken([KRAKEN], [KRAKEN_WHERE, KRAKEN_WALK]))

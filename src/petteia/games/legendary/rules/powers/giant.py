"""The Giant lures the mercenaries of a land away; they settle in yours (L10.8)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from .....core.contract.refusal import Reason, Refusal
from .....core.engine.bits import bit, lowest, size
from ...facts import GIANT
from ...words.telling import MERCENARIES_TURNED, MERCENARY_RECRUITED
from .. import actions as act
from ..position import Position
from ..questions import LURE_WHERE, SETTLE_WHERE
from ..refusals import NONE_THERE, medusa_there, not_your_land
from ..turn.figures import with_mercenaries
from ..turn.troops import without_medusa
from .power import Power, end_power, register

OWN_MERCENARIES: Final = Reason("own_mercenaries", "L10.8", "The mercenaries in {place} are yours")
PARTNERS_MERCENARIES: Final = Reason("partners_mercenaries", "L14.26", "The mercenaries in {place} are your partner's")


class Giant(Power):
    def usable(self, position: Position, creature: i64) -> bool:
        return lands_to_lure_from(position) != 0

    def choices(self, position: Position, verb: i64) -> i64:
        return lands_to_lure_from(position) if verb == act.LURE else lands_to_settle(position)

    def answer(self, position: Position, question: i64, verb: i64, index: i64) -> None:
        if verb == act.LURE:
            lure(position, index)
        else:
            settle(position, index)

    def go_on(self, position: Position) -> None:
        """Ask where his mercenaries settle, one by one in the faction's lands."""
        if position.settling == 0:
            end_power(position)
            return
        lands: i64 = lands_to_settle(position)
        if size(lands) == 1:
            settle(position, lowest(lands))
        else:
            position.asked = SETTLE_WHERE

    def why_not(self, position: Position, verb: i64, index: i64) -> Refusal:
        name = position.map.island_names[index]
        if verb == act.SETTLE:
            return not_your_land(position, int(index), "L10.8") or medusa_there(position, name)
        if position.mercenaries_on(index) == 0:
            return NONE_THERE("L10.8", place=name, what="mercenary")
        if without_medusa(position, bit(index)) == 0:
            return medusa_there(position, name)
        if position.board.owner(index) == position.turn:
            return OWN_MERCENARIES(place=name)
        return PARTNERS_MERCENARIES(place=name)


def lands_to_settle(position: Position) -> i64:
    return without_medusa(position, position.lands_of(position.turn))


def lands_to_lure_from(position: Position) -> i64:
    """The opponents' lands with mercenaries, or by option anybody's, if there is a land of your own to settle in;
    Medusa's land neither gives nor takes any (L10.8, L10.16, L15.3)."""
    if lands_to_settle(position) == 0:
        return 0
    spared: i64 = 0
    if position.giant_takes_from_all == 0:
        spared = position.lands_of(position.turn) | position.partner_lands(position.turn)
    return with_mercenaries(position, without_medusa(position, position.board.owned() & ~spared))


def lure(position: Position, land: i64) -> None:
    number: i64 = position.mercenaries_on(land)
    position.add_mercenaries(land, -number)
    position.settling = number
    position.tell(MERCENARIES_TURNED, position.turn, land, number, 0)


def settle(position: Position, land: i64) -> None:
    position.settling -= 1
    position.add_mercenaries(land, 1)
    position.tell(MERCENARY_RECRUITED, position.turn, land, 0, 0)


register(Giant([GIANT], [LURE_WHERE, SETTLE_WHERE]))

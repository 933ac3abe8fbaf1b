"""The Sylph swaps all fleets of two seas, without battle (L10.12)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from .....core.contract.flaws import NO_UNITS
from .....core.contract.possible import Faults
from .....core.contract.refusal import Reason, Refusal
from .....core.engine.bits import bit, size
from ....aegean.rules.table import NO_PLACE
from ...facts import SYLPH
from ...words.telling import FLEETS_SWAPPED
from ..position import Position
from ..questions import SWAP_FIRST, SWAP_SECOND
from .power import Power, register

SAME_SEA: Final = Reason("same_sea", "L10.12", "{place} is the first of the two seas; choose another")
NOTHING_TO_SWAP: Final = Reason("nothing_to_swap", "L10.12", "There are no fleets for the Sylph in {place}")


class Sylph(Power):
    def usable(self, position: Position, creature: i64) -> bool:
        return size(position.board.occupied()) > 1

    def choices(self, position: Position, verb: i64) -> i64:
        seas: i64 = position.board.occupied()
        return seas & ~bit(position.chosen) if position.chosen >= 0 else seas

    def answer(self, position: Position, question: i64, verb: i64, index: i64) -> None:
        if question == SWAP_FIRST:
            position.chosen = index
            position.asked = SWAP_SECOND
        else:
            swap_with(position, index)

    def why_not(self, position: Position, verb: i64, index: i64) -> Refusal:
        name = position.map.sea_names[index]
        if index == position.chosen:
            return SAME_SEA(place=name)
        return NOTHING_TO_SWAP(place=name)

    def check(self, position: Position, faults: Faults) -> None:
        if position.asked == SWAP_SECOND:
            manned = position.board.occupied() & bit(position.chosen) != 0
            faults.expect(manned, "target_of", NO_UNITS, place=position.map.sea_names[position.chosen])


def swap_with(position: Position, sea: i64) -> None:
    board = position.board
    other: i64 = position.chosen
    position.chosen = NO_PLACE
    one_owner: i64 = board.admiral(sea)
    one_number: i64 = board.fleets_at(sea)
    other_owner: i64 = board.admiral(other)
    other_number: i64 = board.fleets_at(other)
    board.remove_fleets(one_owner, sea, one_number)
    board.remove_fleets(other_owner, other, other_number)
    board.add_fleets(one_owner, other, one_number)
    board.add_fleets(other_owner, sea, other_number)
    position.tell(FLEETS_SWAPPED, other, sea, 0, 0)


register(Sylph([SYLPH], [SWAP_FIRST, SWAP_SECOND]))

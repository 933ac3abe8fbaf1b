"""The Harpy snatches an enemy troop (C10.15), but not where Chiron stands (C10.22)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from .....core.contract.refusal import Reason, Refusal
from .....core.engine.bits import bit
from ...facts import CHIRON, HARPY
from ...words.telling import TROOPS_LOST
from ..position import Position
from ..questions import SNATCH_WHERE
from ..refusals import CHIRON_THERE, no_troops
from ..turn.figures import leave_if_alone
from .power import Power, register

OWN_TROOPS: Final = Reason("own_troops", "C10.15", "The troops on {place} are your own")


class Harpy(Power):
    def usable(self, position: Position) -> bool:
        return troops_to_snatch(position) != 0

    def choices(self, position: Position, verb: i64) -> i64:
        return troops_to_snatch(position)

    def answer(self, position: Position, question: i64, verb: i64, index: i64) -> None:
        snatch(position, index)

    def why_not(self, position: Position, verb: i64, index: i64) -> Refusal | None:
        return why_not_snatched(position, int(index))


def troops_to_snatch(position: Position) -> i64:
    """The islands with enemy troops (C10.15)."""
    found: i64 = 0
    for seat in range(position.players):
        if seat != position.turn:
            found |= position.board.guarded(seat)
    safe: i64 = position.figure_island(CHIRON)
    return found & ~bit(safe) if safe >= 0 else found


def snatch(position: Position, island: i64) -> None:
    """Return an enemy troop to its reserve; an emptied island stays owned (C10.15)."""
    owner: i64 = position.board.owner(island)
    position.board.remove_troops(owner, island, 1)
    position.tell(TROOPS_LOST, owner, island, 1, 0)
    leave_if_alone(position, island)


def why_not_snatched(position: Position, island: int) -> Refusal:
    """Why the Harpy cannot take a troop from an island (C10.15)."""
    name = position.board.chart.island_names[island]
    empty = no_troops(position, island, "C10.15")
    if empty is not None:
        return empty
    if position.board.owner(island) == position.turn:
        return OWN_TROOPS(place=name)
    return CHIRON_THERE(place=name)


register(Harpy([HARPY], [SNATCH_WHERE]))

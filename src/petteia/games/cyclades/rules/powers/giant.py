"""The Giant destroys a building (C10.10), but not where Chiron stands (C10.22)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from .....core.contract.refusal import Reason, Refusal
from ...facts import CHIRON, GIANT, SLOTS
from ...words.events import slot_names
from ..position import Position
from ..questions import CRUSH_WHAT
from ..refusals import CHIRON_THERE, no_building
from .power import Power, register

METROPOLIS_STANDS: Final = Reason("metropolis_stands", "C10.10", "The Giant cannot destroy the metropolis on {place}")
OWN_BUILDING: Final = Reason("own_building", "C10.10", "The building on {place} is your own")


class Giant(Power):
    def usable(self, position: Position) -> bool:
        return buildings_to_crush(position) != 0

    def choices(self, position: Position, verb: i64) -> i64:
        return buildings_to_crush(position)

    def answer(self, position: Position, question: i64, verb: i64, index: i64) -> None:
        position.remove_building(index)

    def why_not(self, position: Position, verb: i64, index: i64) -> Refusal | None:
        return why_not_crushed(position, int(index))


def buildings_to_crush(position: Position) -> i64:
    """All buildings except metropolises; by option, none of one's own (C10.10)."""
    found: i64 = position.all_built()
    if position.giant_spares_own:
        found &= ~position.slots_of(position.board.islands_of(position.turn))
    safe: i64 = position.figure_island(CHIRON)
    return found & ~position.island_slots(safe) if safe >= 0 else found


def why_not_crushed(position: Position, slot: int) -> Refusal:
    """Why the Giant cannot destroy what is in a slot (C10.10)."""
    islands = position.board.chart.island_names
    island = slot // SLOTS
    if position.covered() >> slot & 1:
        return METROPOLIS_STANDS(place=islands[island])
    empty = no_building(position, slot, "C10.10")
    if empty is not None:
        return empty
    if position.figure_island(CHIRON) == island:
        return CHIRON_THERE(place=islands[island])
    name = slot_names(position.board.chart)[slot]
    return OWN_BUILDING(place=name)


register(Giant([GIANT], [CRUSH_WHAT]))

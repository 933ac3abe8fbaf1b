"""The Cyclops replaces one of your buildings by one of another type from the supply (C10.12)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from .....core.contract.flaws import NOT_OWN
from .....core.contract.possible import Faults
from .....core.contract.refusal import Reason, Refusal
from .....core.engine.bits import bit
from ....aegean.rules.table import NO_PLACE
from ...facts import BUILDING_TYPES, BUILDINGS, CYCLOPS
from ...words.events import slot_names
from .. import actions as act
from ..position import Position
from ..questions import REBUILD_AS, REBUILD_WHAT
from ..refusals import SUPPLY_EMPTY, no_own_building
from .power import Power, register

NO_OTHER_TYPE: Final = Reason("no_other_type", "C10.12", "No type other than {building} is left in the supply")
SAME_TYPE: Final = Reason("same_type", "C10.12", "It is already a {building}")


class Cyclops(Power):
    def usable(self, position: Position) -> bool:
        return buildings_to_turn(position) != 0

    def choices(self, position: Position, verb: i64) -> i64:
        if verb == act.REBUILD:
            return buildings_to_turn(position)
        return types_in_supply(position) & ~bit(position.type_at(position.chosen))

    def answer(self, position: Position, question: i64, verb: i64, index: i64) -> None:
        if verb == act.REBUILD:
            position.chosen = index
            position.asked = REBUILD_AS
        else:
            turn_into(position, index)

    def why_not(self, position: Position, verb: i64, index: i64) -> Refusal | None:
        if verb == act.REBUILD:
            return why_not_turned(position, int(index))
        return why_not_type(position, int(index))

    def check(self, position: Position, faults: Faults) -> None:
        if position.asked == REBUILD_AS:
            own: i64 = position.slots_of(position.board.islands_of(position.turn))
            fits = position.all_built() & own & bit(position.chosen) != 0
            site = slot_names(position.board.chart)[position.chosen]
            faults.expect(fits, "target", NOT_OWN, name=site, rule="C10.12")


def types_in_supply(position: Position) -> i64:
    found: i64 = 0
    for building in range(i64(BUILDING_TYPES)):
        if position.in_supply(building):
            found |= bit(building)
    return found


def buildings_to_turn(position: Position) -> i64:
    """The player's buildings that can be replaced by another type from the supply (C10.12)."""
    own: i64 = position.slots_of(position.board.islands_of(position.turn))
    supply: i64 = types_in_supply(position)
    found: i64 = 0
    for building in range(i64(BUILDING_TYPES)):
        if supply & ~bit(building):
            found |= position.built(building) & own
    return found


def turn_into(position: Position, building: i64) -> None:
    """Replace the chosen building by one of another type, in its slot (C10.12)."""
    slot: i64 = position.chosen
    position.chosen = NO_PLACE
    position.remove_building(slot)
    position.raise_building(position.turn, building, slot)


def why_not_turned(position: Position, slot: int) -> Refusal:
    """Why the Cyclops cannot replace the building in a slot (C10.12)."""
    lacking = no_own_building(position, slot, "C10.12")
    if lacking is not None:
        return lacking
    there = BUILDINGS[position.type_at(slot)]
    return NO_OTHER_TYPE(building=there)


def why_not_type(position: Position, building: int) -> Refusal:
    """Why the Cyclops cannot turn the building into one of this type (C10.12)."""
    name = BUILDINGS[building]
    if building == position.type_at(position.chosen):
        return SAME_TYPE(building=name)
    return SUPPLY_EMPTY(what=name)


register(Cyclops([CYCLOPS], [REBUILD_WHAT, REBUILD_AS]))

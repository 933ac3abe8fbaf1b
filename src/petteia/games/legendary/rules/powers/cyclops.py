"""The Cyclops replaces one of your buildings by one of another type from the supply (L10.7)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from .....core.contract.flaws import NOT_IN
from .....core.contract.possible import Faults
from .....core.contract.refusal import Reason, Refusal
from .....core.engine.bits import bit
from ....aegean.rules.table import NO_PLACE
from ...facts import BUILDING_TYPES, BUILDINGS, CYCLOPS
from .. import actions as act
from ..position import Position
from ..questions import REBUILD_AS, REBUILD_WHAT
from ..refusals import NO_BASIC_BUILDING, NO_BUILDING_THERE, SUPPLY_EMPTY, not_land_of
from ..turn.metropolises import in_supply, raise_building, remove_building, type_at
from .power import Power, register

SAME_TYPE: Final = Reason("same_type", "L10.7", "It is already a {building}")
NO_OTHER_TYPE: Final = Reason("no_other_type", "L1.10", "No other type is left in the supply for {place}")


class Cyclops(Power):
    def usable(self, position: Position, creature: i64) -> bool:
        return buildings_to_turn(position) != 0

    def choices(self, position: Position, verb: i64) -> i64:
        if verb == act.REBUILD:
            return buildings_to_turn(position)
        return types_in_supply(position) & ~bit(type_at(position, position.chosen))

    def answer(self, position: Position, question: i64, verb: i64, index: i64) -> None:
        if verb == act.REBUILD:
            position.chosen = index
            position.asked = REBUILD_AS
        else:
            site: i64 = position.chosen
            position.chosen = NO_PLACE
            remove_building(position, site)
            raise_building(position, position.turn, index, site)

    def why_not(self, position: Position, verb: i64, index: i64) -> Refusal:
        if verb == act.REBUILD:
            return why_not_rebuilt(position, int(index))
        name = BUILDINGS[index]
        if not types_in_supply(position) & bit(index):
            return SUPPLY_EMPTY(what=name)
        return SAME_TYPE(building=name)

    def check(self, position: Position, faults: Faults) -> None:
        if position.asked == REBUILD_AS:
            own = position.own_sites(position.turn) & position.basic() & bit(position.chosen) != 0
            site = position.map.site_names()[position.chosen]
            faults.expect(own, "target_of", NOT_IN, name=site, place="buildings", faction=int(position.turn))


def types_in_supply(position: Position) -> i64:
    found: i64 = 0
    for building in range(i64(BUILDING_TYPES)):
        if in_supply(position, building) > 0:
            found |= bit(building)
    return found


def buildings_to_turn(position: Position) -> i64:
    """The faction's basic buildings that can be replaced by another type from the supply."""
    own: i64 = position.own_sites(position.turn)
    supply: i64 = types_in_supply(position)
    found: i64 = 0
    for building in range(i64(BUILDING_TYPES)):
        if supply & ~bit(building):
            found |= position.sites_with(building) & own
    return found


def why_not_rebuilt(position: Position, site: int) -> Refusal:
    name = position.map.site_names()[site]
    if not position.own_sites(position.turn) & bit(site):
        return not_land_of(position, int(position.turn), int(position.map.land_of[site]), "L10.7")
    if position.metropolises() & bit(site):
        return NO_BASIC_BUILDING(place=name)
    if not position.basic() & bit(site):
        return NO_BUILDING_THERE("L10.7", place=name)
    return NO_OTHER_TYPE(place=name)


register(Cyclops([CYCLOPS], [REBUILD_WHAT, REBUILD_AS], founds=True))

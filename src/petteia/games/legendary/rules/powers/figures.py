"""Creatures whose figures stay on the map are all placed in the same way (L10.0, L10.13 to L10.18)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from .....core.contract.flaws import ALSO_IN
from .....core.contract.possible import Faults
from .....core.contract.refusal import Reason, Refusal
from .....core.engine.bits import bit
from .. import actions as act
from ..map.archipelago import AT_SEA
from ..position import Position
from ..questions import FIGURE_WHERE
from ..refusals import ALREADY_THERE, NOT_ADJACENT, not_land_of
from ..tables import CREATURE_NAMES, FIGURES, FIRST_FIGURE, STANDS_AT_HOME, STANDS_AT_SEA, STANDS_ON_LAND
from ..turn.figures import lands_for, place_figure, seas_for
from .power import BY_FIGURE, Power, register

NEEDS_SEA: Final = Reason("needs_sea", "", "{place} is land; {creature} lives at sea")
NEEDS_LAND: Final = Reason("needs_land", "", "{place} is sea; {creature} lives on land")
FIGURE_THERE: Final = Reason(
    "figure_there", "", "{creature} is in {place}, and there are never two creatures in one area"
)


class Placing(Power):
    """A figure is placed on the map, does what it does there, and stays."""

    def usable(self, position: Position, creature: i64) -> bool:
        figure: i64 = creature - FIRST_FIGURE
        return (lands_for(position, figure, position.turn) or seas_for(position, figure)) != 0

    def choices(self, position: Position, verb: i64) -> i64:
        figure: i64 = position.power - FIRST_FIGURE
        return lands_for(position, figure, position.turn) if verb == act.PLACE_ON_LAND else seas_for(position, figure)

    def answer(self, position: Position, question: i64, verb: i64, index: i64) -> None:
        figure: i64 = position.power - FIRST_FIGURE
        place_figure(position, figure, position.turn, index if verb == act.PLACE_ON_LAND else AT_SEA + index)
        BY_FIGURE[figure].settle(position)

    def go_on(self, position: Position) -> None:
        figure = BY_FIGURE[position.power - FIRST_FIGURE]
        if figure.works(position):
            figure.go_on(position)
        else:
            super().go_on(position)

    def why_not(self, position: Position, verb: i64, index: i64) -> Refusal:
        return where_not(
            position, position.power - FIRST_FIGURE, index if verb == act.PLACE_ON_LAND else AT_SEA + index, "L10.0"
        )

    def check(self, position: Position, faults: Faults) -> None:
        stands = position.figure_area(position.power - FIRST_FIGURE) >= 0
        faults.expect(not stands, "power", ALSO_IN, name=CREATURE_NAMES[position.power], place="figures")


def where_not(position: Position, figure: i64, area: i64, rule: str) -> Refusal:
    """Why a creature cannot be in an area, or cannot get there from where it is (L5.2, L10.13 to L10.18)."""
    name, creature = position.map.area_name(area), CREATURE_NAMES[FIRST_FIGURE + figure]
    own_rule = f"L10.{13 + figure}"
    if area < AT_SEA and not STANDS_ON_LAND[figure]:
        return NEEDS_SEA(own_rule, creature=creature, place=name)
    if area >= AT_SEA and not STANDS_AT_SEA[figure]:
        return NEEDS_LAND(own_rule, creature=creature, place=name)
    there = [one for one in range(FIGURES) if position.figure_area(one) == area]
    if there and there != [figure]:
        other = CREATURE_NAMES[FIRST_FIGURE + there[0]]
        return FIGURE_THERE(rule, creature=other, place=name)
    if STANDS_AT_HOME[figure] and not position.lands_of(position.turn) & bit(area):
        return not_land_of(position, int(position.turn), int(area), own_rule)
    if there:
        return ALREADY_THERE("L5.2", place=name)
    return NOT_ADJACENT("L5.2", place=name, origin=position.map.area_name(position.figure_area(figure)))


register(Placing([int(FIRST_FIGURE) + figure for figure in range(FIGURES)], [FIGURE_WHERE]))

"""Creatures whose figures stay on the map: where they may be, and how they come and leave (L5, L10.13 to L10.18)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from .....core.contract.flaws import LACKING
from .....core.contract.possible import Faults
from .....core.engine.bits import bit, lowest
from ....aegean.rules.fleets import lose_fleets
from ....aegean.words.telling import FIGURE_LEFT, FIGURE_PLACED
from ...words.telling import MERCENARIES_LOST, TROOP_LOST
from ..cycle.track import discard_creature
from ..position import Position
from ..powers.power import BY_FIGURE
from ..questions import NAMES
from ..tables import CREATURE_NAMES, FIGURES, FIRST_FIGURE, STANDS_AT_HOME, STANDS_AT_SEA, STANDS_ON_LAND

PACKED: Final = 1023

# ---- places


def lands_for(position: Position, figure: i64, faction: i64) -> i64:
    """The lands where a figure may be, if any; some only in their holder's. No two creatures share an area."""
    if i64(STANDS_ON_LAND[figure]) == 0:
        return 0
    lands: i64 = position.lands_of(faction) if i64(STANDS_AT_HOME[figure]) else position.all_lands()
    return lands & ~position.areas_with_figures(True)


def seas_for(position: Position, figure: i64) -> i64:
    """The seas where a figure may be, if any."""
    return position.all_seas() & ~position.areas_with_figures(False) if i64(STANDS_AT_SEA[figure]) else i64(0)


# ---- coming and leaving


def place_figure(position: Position, figure: i64, faction: i64, area: i64) -> None:
    """Place or move a figure to an area, where it does what it does on entering."""
    position.figures = (position.figures & ~(bit(10 * figure) * PACKED)) | ((area + 1) | faction << 7) << (10 * figure)
    position.tell(FIGURE_PLACED, FIRST_FIGURE + figure, area, 0, 0)
    BY_FIGURE[figure].enter(position, area)


def go_on_entering(position: Position) -> None:
    """Go on with what a figure does that was placed or kept."""
    for figure in BY_FIGURE:
        if figure.works(position):
            figure.go_on(position)
            return


def check_holder(position: Position, figure: i64, faults: Faults) -> None:
    """Note it if the active faction does not have that figure on the map."""
    name = CREATURE_NAMES[FIRST_FIGURE + figure]
    stands = position.figure_area(figure) >= 0 and position.figure_holder(figure) == position.turn
    given = f"ask={NAMES[position.asked]}"
    faults.expect(stands, "figures", LACKING, names=name, given=given, faction=int(position.turn))


def remove_figure(position: Position, figure: i64) -> None:
    """Take a figure off the map; its card goes to the discard pile."""
    position.figures &= ~(bit(10 * figure) * PACKED)
    position.due &= ~bit(figure)
    position.tell(FIGURE_LEFT, FIRST_FIGURE + figure, 0, 0, 0)
    discard_creature(position, FIRST_FIGURE + figure)


def dismiss_figures(position: Position, faction: i64) -> None:
    """Take all figures of a faction off the map."""
    for figure in range(FIGURES):
        if position.figure_area(figure) >= 0 and position.figure_holder(figure) == faction:
            remove_figure(position, figure)


# ---- units


def with_troops(position: Position, lands: i64) -> i64:
    """Those of the lands that contain basic troops."""
    found: i64 = 0
    while lands:
        land: i64 = lowest(lands)
        lands &= lands - 1
        if position.board.troops_on(land):
            found |= bit(land)
    return found


def with_mercenaries(position: Position, lands: i64) -> i64:
    found: i64 = 0
    while lands:
        land: i64 = lowest(lands)
        lands &= lands - 1
        if position.mercenaries_on(land):
            found |= bit(land)
    return found


def kill_troop(position: Position, land: i64) -> None:
    """Return a basic troop to its reserve; the land stays controlled (L1.5)."""
    faction: i64 = position.board.owner(land)
    position.board.remove_troops(faction, land, 1)
    position.tell(TROOP_LOST, faction, land, 0, 0)


def kill_mercenary(position: Position, land: i64) -> None:
    position.add_mercenaries(land, -1)
    position.tell(MERCENARIES_LOST, position.board.owner(land), land, 1, 0)


def sink(position: Position, sea: i64) -> None:
    lose_fleets(position, sea, 1)

"""Creatures whose figures stay on the map: placing, moving and what they do where they come (L5, L10.13 to L10.18)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ...core.bits import bit, lowest, size
from ..aegean.fleets import destroy_fleets, drive_fleets, lose_fleets, refuges_beside
from ..aegean.table import NO_PLACE
from ..aegean.telling import FIGURE_LEFT, FIGURE_PLACED
from .archipelago import AT_SEA
from .position import Position
from .questions import HUNT, PUSH_FROM, PUSH_WHERE
from .tables import FIGURES, FIRST_FIGURE, HYDRA, KRAKEN, MINOTAUR, POLYPHEMUS
from .telling import MERCENARIES_LOST, TROOP_LOST
from .track import discard_creature

PACKED: Final = 1023

# ---- where to


def lands_for(position: Position, figure: i64, faction: i64) -> i64:
    """The lands where a figure may stand: any but the Kraken, the Minotaur only in a land of his holder; and never two
    creatures in one area."""
    if figure == KRAKEN:
        return 0
    lands: i64 = position.lands_of(faction) if figure == MINOTAUR else position.all_lands()
    return lands & ~position.areas_with_figures(True)


def seas_for(position: Position, figure: i64) -> i64:
    """The seas where a figure may stand: for the Kraken and the Hydra."""
    if figure != KRAKEN and figure != HYDRA:
        return 0
    return position.all_seas() & ~position.areas_with_figures(False)


# ---- coming and leaving


def place_figure(position: Position, figure: i64, faction: i64, area: i64) -> None:
    """A figure comes to an area, or moves there, and does what it does on entering."""
    position.figures = (position.figures & ~(bit(10 * figure) * PACKED)) | ((area + 1) | faction << 7) << (10 * figure)
    position.tell(FIGURE_PLACED, FIRST_FIGURE + figure, area, 0, 0)
    if figure == KRAKEN:
        destroy_fleets(position, area - AT_SEA)
    elif figure == POLYPHEMUS:
        position.pushing = position.board.occupied() & position.map.around[area]


def remove_figure(position: Position, figure: i64) -> None:
    """A figure leaves the map, and its card goes to the discard pile."""
    position.figures &= ~(bit(10 * figure) * PACKED)
    position.due &= ~bit(figure)
    position.tell(FIGURE_LEFT, FIRST_FIGURE + figure, 0, 0, 0)
    discard_creature(position, FIRST_FIGURE + figure)


def dismiss_figures(position: Position, faction: i64) -> None:
    """All figures of a faction leave."""
    figure: i64 = 0
    while figure < FIGURES:
        if position.figure_area(figure) >= 0 and position.figure_holder(figure) == faction:
            remove_figure(position, figure)
        figure += 1


# ---- Polyphemus (L10.18): fleet by fleet, in the order and to the seas that his holder likes


def push_goals(position: Position, sea: i64) -> i64:
    """Where a fleet can be driven: to an open sea beside it that is empty or of its own colour."""
    return refuges_beside(position, sea, position.board.admiral(sea))


def go_on_pushing(position: Position) -> None:
    """The next fleet: from which sea, then where to; one with no place to go is destroyed."""
    position.pushing &= position.board.occupied()
    if position.pushing == 0:
        return
    if position.chosen < 0:
        if size(position.pushing) > 1:
            position.asked = PUSH_FROM
            return
        position.chosen = lowest(position.pushing)
    goals: i64 = push_goals(position, position.chosen)
    if goals == 0:
        sink(position, position.chosen)
        position.chosen = NO_PLACE
    elif size(goals) == 1:
        push_to(position, lowest(goals))
    else:
        position.asked = PUSH_WHERE


def push_from(position: Position, sea: i64) -> None:
    position.chosen = sea


def push_to(position: Position, goal: i64) -> None:
    sea: i64 = position.chosen
    position.chosen = NO_PLACE
    drive_fleets(position, sea, goal, 1)


# ---- the Hydra (L10.13)


def prey_lands(position: Position) -> i64:
    """The lands at the Hydra, her own included."""
    area: i64 = position.figure_area(HYDRA)
    return position.map.lands_beside(area) | (bit(area) if area < AT_SEA else 0)


def prey_fleets(position: Position) -> i64:
    """The seas with fleets at the Hydra."""
    area: i64 = position.figure_area(HYDRA)
    seas: i64 = position.map.seas_beside(area) | (bit(area - AT_SEA) if area >= AT_SEA else 0)
    return seas & position.board.occupied()


def with_troops(position: Position, lands: i64) -> i64:
    """Those of the lands that hold basic troops."""
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


def go_on_hunting(position: Position) -> None:
    """She destroys a troop or a fleet beside her, if there is one, and then her area gains a cornucopia."""
    lands: i64 = prey_lands(position)
    if with_troops(position, lands) | with_mercenaries(position, lands) or prey_fleets(position):
        position.asked = HUNT
        return
    position.hunting = 0
    if position.horn_always:
        position.add_horn(position.figure_area(HYDRA))


def feed(position: Position) -> None:
    """The Hydra has killed: a cornucopia is added to her area."""
    if position.hunting:
        position.hunting = 0
        position.add_horn(position.figure_area(HYDRA))


# ---- losing units one by one


def kill_troop(position: Position, land: i64) -> None:
    """A basic troop goes back to its reserve; the land stays controlled (L1.5)."""
    faction: i64 = position.board.owner(land)
    position.board.remove_troops(faction, land, 1)
    position.tell(TROOP_LOST, faction, land, 0, 0)


def kill_mercenary(position: Position, land: i64) -> None:
    position.add_mercenaries(land, -1)
    position.tell(MERCENARIES_LOST, position.board.owner(land), land, 1, 0)


def sink(position: Position, sea: i64) -> None:
    lose_fleets(position, sea, 1)

"""Upkeep: figures are kept for a priestess each and may move, or they leave (L5)."""

from __future__ import annotations

from mypy_extensions import i64

from .....core.engine.bits import bit
from ....aegean.rules.table import NO_PLACE
from ...words.telling import FIGURE_KEPT
from ..map.archipelago import AT_SEA
from ..position import Position
from ..powers.power import BY_FIGURE
from ..questions import FIGURE_WALK, UPKEEP
from ..tables import FIGURES, FIRST_FIGURE
from ..turn.figures import lands_for, place_figure, remove_figure, seas_for
from .pantheon import faction_in_row, rows_open


def begin_upkeep(position: Position) -> None:
    """Mark all figures on the map, which come from an earlier cycle, as due (L5.1, L5.5)."""
    position.due = 0
    for figure in range(FIGURES):
        if position.figure_area(figure) >= 0:
            position.due |= bit(figure)


def figures_due(position: Position, faction: i64) -> i64:
    """The figures of a faction whose upkeep is not settled yet."""
    found: i64 = 0
    for figure in range(FIGURES):
        if position.due & bit(figure) and position.figure_holder(figure) == faction:
            found |= bit(figure)
    return found


def ask_for_upkeep(position: Position) -> bool:
    """Have the next faction, in the order of the gods, settle its figures (L5.4); without a priestess they leave."""
    row: i64 = 0
    while position.due and row <= rows_open(position):
        faction: i64 = faction_in_row(position, row)
        due: i64 = figures_due(position, faction)
        if due:
            position.turn = faction
            if position.priestesses_of(faction):
                position.asked = UPKEEP
            else:
                let_go(position, due)
            return True
        row += 1
    return False


def let_go(position: Position, figures: i64) -> None:
    for figure in range(FIGURES):
        if figures & bit(figure):
            remove_figure(position, figure)


def cards_due(position: Position) -> i64:
    """The creatures that the faction in upkeep may keep or let go."""
    return figures_due(position, position.turn) << FIRST_FIGURE


def keep(position: Position, creature: i64) -> None:
    """Keep a figure: a priestess goes back to the stack, and the figure may take a step (L5.1, L5.2)."""
    figure: i64 = creature - FIRST_FIGURE
    position.due &= ~bit(figure)
    position.gain_priestesses(position.turn, -1)
    position.tell(FIGURE_KEPT, position.turn, creature, 0, 0)
    position.chosen = figure
    if lands_to_walk(position) or seas_to_walk(position):
        position.asked = FIGURE_WALK
    else:
        stay(position)


def release(position: Position, creature: i64) -> None:
    remove_figure(position, creature - FIRST_FIGURE)


def lands_to_walk(position: Position) -> i64:
    """The adjacent lands where a kept figure may go (L5.2)."""
    figure: i64 = position.chosen
    return position.map.lands_beside(position.figure_area(figure)) & lands_for(position, figure, position.turn)


def seas_to_walk(position: Position) -> i64:
    figure: i64 = position.chosen
    return position.map.seas_beside(position.figure_area(figure)) & seas_for(position, figure)


def walk_to(position: Position, area: i64) -> None:
    """Move a kept figure; it does again what it does on entering (L5.3)."""
    figure: i64 = position.chosen
    stay(position)
    place_figure(position, figure, position.turn, area)


def swim_to(position: Position, sea: i64) -> None:
    walk_to(position, AT_SEA + sea)


def stay(position: Position) -> None:
    """Have a kept figure do what it does with or without a step (L10.13)."""
    figure: i64 = position.chosen
    position.chosen = NO_PLACE
    BY_FIGURE[figure].settle(position)

"""The bonuses of metropolises, for their builders and for players who lose them (L9.2, L9.7)."""

from __future__ import annotations

from mypy_extensions import i64

from .....core.engine.bits import bit, size
from ....aegean.words.telling import FLEET_RECRUITED, TROOP_RECRUITED
from ...facts import BONUS_GOLD, BONUS_UNITS, BONUSES, CORNUCOPIA, PRIESTESS, THREE_GOLD, TWO_TROOPS, UNITS
from ...words.telling import BONUS_GAINED, FOR_BONUS
from ..position import Position
from ..questions import BONUS_FLEET, BONUS_HORN, BONUS_TROOP
from ..realm import METROPOLIS, NO_FACTION

# ---- bonuses


def owe(position: Position, faction: i64, bonus: i64) -> None:
    """Note that a faction is to get a bonus (L9.1, L9.7)."""
    position.owed_to = faction
    position.owed += bit(2 * bonus)


def next_bonus(position: Position) -> i64:
    bonus: i64 = 0
    while (position.owed >> (2 * bonus)) & 3 == 0:
        bonus += 1
    return bonus


def go_on_with_bonus(position: Position) -> None:
    """Give the next bonus, as far as supply and places allow (L9.2)."""
    faction: i64 = position.owed_to
    bonus: i64 = next_bonus(position)
    if position.units_owed == 0:
        position.tell(BONUS_GAINED, faction, bonus, 0, 0)
    if bonus == PRIESTESS:
        position.draw_priestess(faction)
        settle_bonus(position)
    elif bonus == THREE_GOLD:
        position.earn(faction, BONUS_GOLD, FOR_BONUS)
        settle_bonus(position)
    elif bonus == CORNUCOPIA:
        if position.lands_of(faction) | position.board.seas_of(faction):
            position.asked = BONUS_HORN
        else:
            settle_bonus(position)
    else:
        if position.units_owed == 0:
            position.units_owed = BONUS_UNITS
        if bonus_places(position):
            position.asked = BONUS_TROOP if bonus == TWO_TROOPS else BONUS_FLEET
        else:
            settle_bonus(position)


def bonus_places(position: Position) -> i64:
    """The places for a bonus's units: the faction's lands, or seas it controls; none if the reserve is empty (L9.2)."""
    faction: i64 = position.owed_to
    board = position.board
    if next_bonus(position) == TWO_TROOPS:
        return position.lands_of(faction) if board.troops_of(faction) < UNITS else i64(0)
    return board.seas_of(faction) if board.fleets_of(faction) < UNITS else i64(0)


def settle_bonus(position: Position) -> None:
    """Finish a bonus; a faction that has got all of its bonuses is owed nothing."""
    position.owed -= bit(2 * next_bonus(position))
    position.units_owed = 0
    if position.owed == 0:
        position.owed_to = NO_FACTION


def place_bonus_troop(position: Position, land: i64) -> None:
    position.board.add_troops(position.owed_to, land, 1)
    position.tell(TROOP_RECRUITED, position.owed_to, land, 0, 0)
    one_unit_less(position)


def place_bonus_fleet(position: Position, sea: i64) -> None:
    position.board.add_fleets(position.owed_to, sea, 1)
    position.tell(FLEET_RECRUITED, position.owed_to, sea, 0, 0)
    one_unit_less(position)


def one_unit_less(position: Position) -> None:
    position.units_owed -= 1
    if position.units_owed == 0:
        settle_bonus(position)


def place_bonus_horn(position: Position, area: i64) -> None:
    position.add_horn(area)
    settle_bonus(position)


def owe_for_land(position: Position, faction: i64, land: i64) -> None:
    """Owe a faction that loses a land the bonus of each metropolis on it (L9.7)."""
    sites: i64 = position.map.sites[land]
    for bonus in range(i64(len(BONUSES))):
        lost: i64 = size(position.sites_with(METROPOLIS + bonus) & sites)
        while lost > 0:
            owe(position, faction, bonus)
            lost -= 1

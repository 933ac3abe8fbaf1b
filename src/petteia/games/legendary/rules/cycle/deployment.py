"""Deployment: two rounds in which factions claim their first lands (L2.7 to L2.10)."""

from __future__ import annotations

from mypy_extensions import i64

from .....core.engine.bits import bit, lowest
from ....aegean.rules.table import NO_PLACE
from ....aegean.words.telling import FLEET_RECRUITED, TROOP_RECRUITED
from ...facts import LANDS_IN_FIRST_ROUND, TROOPS_TO_DEPLOY
from ...words.telling import LAND_CLAIMED
from ..map.tiles import TILE_SET
from ..position import Position
from ..questions import CLAIM, MOOR, STATION


def in_first_round(position: Position) -> bool:
    return position.deploying < position.factions


def deploying_faction(position: Position) -> i64:
    """The faction that deploys now: in the order of the markers, then in reverse (L2.7, L2.8)."""
    place: i64 = position.deploying
    if not in_first_round(position):
        place = 2 * position.factions - 1 - place
    return position.auction.marker(place)


def begin_deploying(position: Position) -> None:
    """Begin the deployment of the next faction."""
    position.claimed = 0
    position.stationed = 0
    position.turn = deploying_faction(position)


def go_on_deploying(position: Position) -> None:
    """Ask for a land and its fleet, twice in the first round and once in the second, where three troops follow."""
    if position.chosen >= 0:
        if moorings(position, position.chosen):
            position.asked = MOOR
        else:
            position.chosen = NO_PLACE
        return
    wanted: i64 = LANDS_IN_FIRST_ROUND if in_first_round(position) else 1
    if position.claimed < wanted:
        position.asked = CLAIM
    elif not in_first_round(position) and position.stationed < TROOPS_TO_DEPLOY:
        position.asked = STATION
    else:
        position.deploying += 1
        if position.deploying < 2 * position.factions:
            begin_deploying(position)


def moorings(position: Position, land: i64) -> i64:
    """The empty seas next to a land (L2.7)."""
    return position.map.around[land] & ~position.board.occupied()


def islands_with(position: Position, lands: i64) -> i64:
    """All lands of the islands that contain one of these."""
    found: i64 = 0
    while lands:
        found |= position.map.island_of[lowest(lands)]
        lands &= lands - 1
    return found


def lands_to_claim(position: Position) -> i64:
    """Free lands next to an empty sea; in the first round not on the island of one's first land nor on one of the
    partner's (L2.7, L2.9). If there are none, the rules are relaxed one after another (L2.10)."""
    free: i64 = position.all_lands() & ~position.board.owned()
    open: i64 = 0
    left: i64 = free
    while left:
        land: i64 = lowest(left)
        left &= left - 1
        if moorings(position, land):
            open |= bit(land)
    if not in_first_round(position):
        return open if open else free
    apart: i64 = open & ~islands_with(position, position.lands_of(position.turn))
    alone: i64 = apart & ~islands_with(position, position.partner_lands(position.turn))
    if alone:
        return alone
    if apart:
        return apart
    return open if open else free


def claim(position: Position, land: i64) -> None:
    """Claim a land, with a priestess if it shows one; its fleet is then to be placed (L1.11, L2.7)."""
    position.change_controller(land, position.turn)
    position.tell(LAND_CLAIMED, position.turn, land, 0, 0)
    if position.map.priestesses & bit(land):
        position.draw_priestess(position.turn)
    position.claimed += 1
    position.chosen = land


def moor(position: Position, sea: i64) -> None:
    position.board.add_fleets(position.turn, sea, 1)
    position.tell(FLEET_RECRUITED, position.turn, sea, 0, 0)
    position.chosen = NO_PLACE


def station(position: Position, land: i64) -> None:
    """Put one of the three troops in one of the faction's lands (L2.8)."""
    position.board.add_troops(position.turn, land, 1)
    position.tell(TROOP_RECRUITED, position.turn, land, 0, 0)
    position.stationed += 1


def is_deployed(position: Position) -> bool:
    """Whether both rounds are over; so from the start, if the quick set-up has given everyone his lands (L2.11)."""
    return position.deploying == 2 * position.factions


# ---- the quick set-up


def take_starts(position: Position) -> None:
    """Give every faction the lands of the quick set-up, with a troop in each and a fleet next to each (L2.11)."""
    map = position.map
    for faction, start in enumerate(TILE_SET.starts[position.players]):
        position.turn = faction
        for land, sea in start:
            claim(position, map.island_names.index(land))
            moor(position, map.sea_names.index(sea))
            station(position, map.island_names.index(land))
    position.turn = 0
    position.claimed = 0
    position.stationed = 0
    position.deploying = 2 * position.factions

"""What a faction could attack in one move (L8.1 to L8.12, L8.20, L10.9, L10.28)."""

from __future__ import annotations

from ....core.engine.bits import bit, members
from ...aegean.rules.track import space_with
from ...aegean.words.reach import reach_view, seas_within, some, without
from ...aegean.words.view import ReachView
from ..facts import JASON, MEDUSA, PEGASUS, PERSEUS
from ..rules.position import Position
from ..rules.tables import HERO_NAMES
from ..rules.turn.troops import accessible, manned, may_enter, without_medusa

SAILING = 1  # seas in one move (L8.1)


def reach(position: Position, faction: int) -> tuple[ReachView, ...]:
    """By each means, the lands that are neither own nor the partner's and the seas of others; a creature only if it is
    on the track."""
    board, map = position.board, position.map
    if not map.islands or not position.plays(faction):
        return ()
    own_seas = board.seas_of(faction)
    enemies = board.occupied() & ~(own_seas | position.partner_seas(faction))
    garrisons = manned(position, faction)
    marched = 0
    for land in members(garrisons):
        marched |= accessible(position, faction, land, False)
    found = [
        reach_view("ares", map, foreign(position, faction, marched), 0),
        reach_view("poseidon", map, 0, seas_within(map, own_seas, SAILING, position.closed_seas(), enemies)),
    ]
    flown = foreign(position, faction, without_medusa(position, position.all_lands())) if garrisons else 0
    if space_with(position.track, PEGASUS) >= 0:
        found.append(reach_view("pegasus", map, flown, 0))
    for hero in members(position.heroes_of(faction)):
        found.append(reach_view(HERO_NAMES[hero], map, led(position, faction, hero, flown), 0))
    return some(found)


def led(position: Position, faction: int, hero: int, flown: int) -> int:
    """The lands to which a hero can lead units (L8.20); Perseus' sacrifice lets them fly, unless he came in this cycle
    (L8.22, L10.28)."""
    if hero == PERSEUS and not position.fresh & bit(hero):
        return flown
    land = position.hero_land(hero)
    if land == position.figure_area(MEDUSA):
        return 0
    return foreign(position, faction, accessible(position, faction, land, hero == JASON))


def foreign(position: Position, faction: int, lands: int) -> int:
    """Those of the lands that the faction may enter and does not hold."""
    lands &= ~(position.lands_of(faction) | position.partner_lands(faction))
    for land in members(lands):
        if not may_enter(position, faction, land):
            lands = without(lands, land)
    return lands

"""What a seat could attack in one move (C9.10 to C9.21, C10.9, C10.14)."""

from __future__ import annotations

from ....core.engine.bits import members
from ...aegean.words.reach import joined, reach_view, seas_within, some, without
from ...aegean.words.view import ReachView
from ..facts import CHIRON, FLEET_STEPS, MEDUSA, PEGASUS, SYLPH, SYLPH_STEPS
from ..rules.cycle.track import space_of
from ..rules.position import Position
from ..rules.tables import ALL_ISLANDS
from ..rules.turn.troops import may_attack


def reach(position: Position, seat: int) -> tuple[ReachView, ...]:
    """By each means, the islands that are not the seat's own and the sea spaces of others; a creature only if it is on
    the track."""
    if not position.plays(seat):
        return ()
    board, chart = position.board, position.board.chart
    own_seas = board.seas_of(seat)
    enemies, closed = board.occupied() & ~own_seas, position.closed_seas()
    garrisons = without(board.guarded(seat), position.figure_island(MEDUSA))
    marched = foreign(position, seat, joined(chart, own_seas, garrisons))
    found = [
        reach_view("ares", chart, marched, 0),
        reach_view("poseidon", chart, 0, seas_within(chart, own_seas, FLEET_STEPS, closed, enemies)),
    ]
    if space_of(position, PEGASUS) >= 0 and garrisons:
        found.append(reach_view("pegasus", chart, foreign(position, seat, flights(position, seat)), 0))
    if space_of(position, SYLPH) >= 0:
        found.append(reach_view("sylph", chart, 0, seas_within(chart, own_seas, SYLPH_STEPS, closed, enemies)))
    return some(found)


def flights(position: Position, seat: int) -> int:
    """The islands that Pegasus can fly to: all but one that Chiron guards for somebody else (C10.9, C10.22)."""
    guarded = position.figure_island(CHIRON)
    if guarded >= 0 and position.board.owner(guarded) == seat:
        guarded = -1
    return without(ALL_ISLANDS[position.map], guarded)


def foreign(position: Position, seat: int, islands: int) -> int:
    """Those of the islands that the seat may enter and does not own."""
    for island in members(islands):
        if position.board.owner(island) == seat or not may_attack(position, seat, island):
            islands = without(islands, island)
    return islands

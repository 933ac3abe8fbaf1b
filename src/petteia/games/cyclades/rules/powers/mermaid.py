"""The Mermaid sends a lone fleet home, and one of yours takes its place (C10.8)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from .....core.contract.flaws import CLOSED
from .....core.contract.possible import Faults
from .....core.contract.refusal import Reason, Refusal
from .....core.engine.bits import bit, lowest
from ....aegean.rules.fleets import lose_fleets
from ....aegean.rules.table import NO_PLACE
from ...facts import MERMAID, UNITS
from .. import actions as act
from ..position import Position
from ..questions import LURE_WHERE, REPLACE_FROM
from ..refusals import no_own_fleets
from .power import Power, register

OWN_FLEETS: Final = Reason("own_fleets", "C10.8", "The fleets at {place} are your own")
NOT_ALONE: Final = Reason(
    "not_alone", "C10.8", "There are {number} fleets at {place}; the Mermaid only takes a lone one"
)
NO_ENEMY_FLEET: Final = Reason("no_enemy_fleet", "C10.8", "There is no enemy fleet at {place}")


class Mermaid(Power):
    def usable(self, position: Position) -> bool:
        return lonely_fleets(position) != 0

    def choices(self, position: Position, verb: i64) -> i64:
        return lonely_fleets(position) if verb == act.LURE else position.board.seas_of(position.turn)

    def answer(self, position: Position, question: i64, verb: i64, index: i64) -> None:
        if verb == act.LURE:
            lure(position, index)
        else:
            replace_from(position, index)

    def why_not(self, position: Position, verb: i64, index: i64) -> Refusal | None:
        if verb == act.LURE:
            return why_not_lured(position, int(index))
        return no_own_fleets(position, int(index), "C10.8")

    def check(self, position: Position, faults: Faults) -> None:
        if position.asked == REPLACE_FROM:
            free: i64 = ~(position.board.occupied() | position.closed_seas())
            sea = position.board.chart.sea_names[position.chosen]
            faults.expect(free & bit(position.chosen) != 0, "target", CLOSED, place=sea, rule="C10.8")


def lonely_fleets(position: Position) -> i64:
    """The sea spaces with exactly one fleet, an opponent's (C10.8)."""
    board = position.board
    found: i64 = 0
    left: i64 = board.occupied() & ~board.seas_of(position.turn)
    while left:
        sea: i64 = lowest(left)
        left &= left - 1
        if board.fleets_at(sea) == 1:
            found |= bit(sea)
    return found


def lure(position: Position, sea: i64) -> None:
    """Send the fleet home; one of yours takes its place: from the reserve, or from elsewhere if that is empty."""
    board = position.board
    lose_fleets(position, sea, 1)
    if board.fleets_of(position.turn) < UNITS:
        board.add_fleets(position.turn, sea, 1)
    else:
        position.chosen = sea
        position.asked = REPLACE_FROM


def replace_from(position: Position, sea: i64) -> None:
    board = position.board
    board.remove_fleets(position.turn, sea, 1)
    board.add_fleets(position.turn, position.chosen, 1)
    position.chosen = NO_PLACE


def why_not_lured(position: Position, sea: int) -> Refusal:
    board = position.board
    name, number = board.chart.sea_names[sea], int(board.fleets_at(sea))
    if board.admiral(sea) == position.turn:
        return OWN_FLEETS(place=name)
    if number > 1:
        return NOT_ALONE(place=name, number=number)
    return NO_ENEMY_FLEET(place=name)


register(Mermaid([MERMAID], [LURE_WHERE, REPLACE_FROM]))

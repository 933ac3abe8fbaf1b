"""Satyr, Dryad and Griffon take something from another player (C10.6, C10.7, C10.16)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from .....core.contract.refusal import Reason, Refusal
from .....core.engine.bits import bit
from ...facts import DRYAD, GRIFFON, SATYR
from ...words.telling import GRIFFON_TOOK
from ..position import Position
from ..questions import ROB_WHOM
from ..refusals import no_such_seat
from ..turn.creatures import gain_priests
from .power import Power, register

IS_OUT: Final = Reason("is_out", "", "Seat {seat} is out of the game")
YOURSELF: Final = Reason("yourself", "", "You cannot rob yourself")
NOTHING_TO_ROB: Final = Reason("nothing_to_rob", "", "Seat {seat} has no {what}")


class Robbery(Power):
    """A philosopher, a priest, or half of the gold."""

    def usable(self, position: Position) -> bool:
        return seats_to_rob(position) != 0

    def choices(self, position: Position, verb: i64) -> i64:
        return seats_to_rob(position)

    def answer(self, position: Position, question: i64, verb: i64, index: i64) -> None:
        rob(position, index)

    def why_not(self, position: Position, verb: i64, index: i64) -> Refusal | None:
        return why_not_victim(position, int(index))


def seats_to_rob(position: Position) -> i64:
    """The opponents who have what the creature takes (C10.6, C10.7); the Griffon can rob any (C10.16)."""
    found: i64 = 0
    for seat in range(position.players):
        if seat != position.turn and position.plays(seat):
            if position.power == SATYR:
                if position.philosophers_of(seat):
                    found |= bit(seat)
            elif position.power == GRIFFON or position.priests_of(seat):
                found |= bit(seat)
    return found


def rob(position: Position, seat: i64) -> None:
    """Take a philosopher, a priest, or half of the gold, rounded down (C10.6, C10.7, C10.16)."""
    thief: i64 = position.turn
    if position.power == SATYR:
        position.gain_philosophers(seat, -1)
        position.gain_philosophers(thief, 1)
    elif position.power == DRYAD:
        gain_priests(position, seat, -1)
        gain_priests(position, thief, 1)
    else:
        half: i64 = position.gold[seat] // 2
        position.gold[seat] -= half
        position.gold[thief] += half
        position.tell(GRIFFON_TOOK, thief, seat, half, 0)


def robbery_rule(position: Position) -> str:
    """The rule of the creature that is robbing."""
    return "C10.6" if position.power == SATYR else "C10.7" if position.power == DRYAD else "C10.16"


def why_not_victim(position: Position, seat: int) -> Refusal:
    rule = robbery_rule(position)
    if seat >= position.players:
        return no_such_seat(position, rule)
    if not position.plays(seat):
        return IS_OUT(rule, seat=seat)
    if seat == position.turn:
        return YOURSELF(rule)
    what = "philosopher" if position.power == SATYR else "priest"
    return NOTHING_TO_ROB(rule, seat=seat, what=what)


register(Robbery([SATYR, DRYAD, GRIFFON], [ROB_WHOM]))

"""The Sphinx buys units and cards, any number of them (C10.13)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from .....core.contract.refusal import Reason, Refusal
from ....aegean.rules.fleets import lose_fleets
from ...facts import SPHINX, SPHINX_PAYS
from ...words.telling import FOR_SPHINX, TROOPS_LOST
from .. import actions as act
from ..position import Position
from ..questions import SELL_WHAT
from ..turn.creatures import gain_priests
from ..turn.figures import leave_if_alone
from .power import Power, end_power, register

NONE_THERE: Final = Reason("none_there", "C10.13", "You have no {what} on {place}")
NONE_TO_SELL: Final = Reason("none_to_sell", "C10.13", "You have no {what}")


class Sphinx(Power):
    def usable(self, position: Position) -> bool:
        return has_anything_to_sell(position)

    def choices(self, position: Position, verb: i64) -> i64:
        seat: i64 = position.turn
        if verb == act.SELL_FLEET:
            return position.board.seas_of(seat)
        if verb == act.SELL_TROOP:
            return position.board.guarded(seat)
        if verb == act.SELL_PRIEST:
            return 1 if position.priests_of(seat) else 0
        if verb == act.SELL_PHILOSOPHER:
            return 1 if position.philosophers_of(seat) else 0
        return 1

    def answer(self, position: Position, question: i64, verb: i64, index: i64) -> None:
        if verb == act.SELL_FLEET:
            sell_fleet(position, index)
        elif verb == act.SELL_TROOP:
            sell_troop(position, index)
        elif verb == act.SELL_PRIEST:
            sell_priest(position)
        elif verb == act.SELL_PHILOSOPHER:
            sell_philosopher(position)
        else:
            end_power(position)

    def go_on(self, position: Position) -> None:
        if has_anything_to_sell(position):
            position.asked = SELL_WHAT
        else:
            end_power(position)

    def why_not(self, position: Position, verb: i64, index: i64) -> Refusal | None:
        if verb == act.SELL_FLEET or verb == act.SELL_TROOP:
            return no_unit_to_sell(position, verb, index)
        return no_card_to_sell(verb)


def has_anything_to_sell(position: Position) -> bool:
    seat: i64 = position.turn
    return bool(
        position.board.fleets_of(seat)
        or position.board.troops_of(seat)
        or position.priests_of(seat)
        or position.philosophers_of(seat)
    )


def sell_fleet(position: Position, sea: i64) -> None:
    lose_fleets(position, sea, 1)
    position.earn(position.turn, SPHINX_PAYS, FOR_SPHINX)


def sell_troop(position: Position, island: i64) -> None:
    """Sell a troop; an emptied island stays owned (C10.13)."""
    position.board.remove_troops(position.turn, island, 1)
    position.tell(TROOPS_LOST, position.turn, island, 1, 0)
    leave_if_alone(position, island)
    position.earn(position.turn, SPHINX_PAYS, FOR_SPHINX)


def sell_priest(position: Position) -> None:
    gain_priests(position, position.turn, -1)
    position.earn(position.turn, SPHINX_PAYS, FOR_SPHINX)


def sell_philosopher(position: Position) -> None:
    position.gain_philosophers(position.turn, -1)
    position.earn(position.turn, SPHINX_PAYS, FOR_SPHINX)


def no_unit_to_sell(position: Position, verb: i64, index: i64) -> Refusal:
    """Why the Sphinx can buy nothing there (C10.13)."""
    what, chart = act.VERBS[verb].words.split()[1], position.board.chart
    name = chart.sea_names[index] if verb == act.SELL_FLEET else chart.island_names[index]
    return NONE_THERE(what=what, place=name)


def no_card_to_sell(verb: i64) -> Refusal:
    what = act.VERBS[verb].words.split()[1]
    return NONE_TO_SELL(what=what)


register(Sphinx([SPHINX], [SELL_WHAT]))

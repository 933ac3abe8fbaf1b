"""Zeus shows the top card of the deck, which may then be played (L7.2)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from .....core.contract.flaws import EMPTY, FILLED
from .....core.contract.possible import Faults
from .....core.engine.bits import bit, lowest, size
from ...facts import LOOK_PRICE
from ...words.telling import CREATURE_SEEN, FOR_LOOK
from .. import actions as act
from ..cycle.track import may_draw, take_top, top_cards
from ..position import Position
from ..questions import GLIMPSE, NAMES, ZEUS_CARD
from ..turn.creatures import is_usable, play_for_nothing
from .power import Power, register


class Look(Power):
    """The top card, for the eyes of one faction only."""

    def begin(self, position: Position) -> None:
        position.looked = 1
        may_draw(position)
        possible: i64 = top_cards(position)
        if size(possible) == 1:
            glimpse(position, lowest(possible))
        else:
            position.asked = GLIMPSE

    def choices(self, position: Position, verb: i64) -> i64:
        if verb == act.PUT_BACK:
            return 1
        return bit(position.seen) if may_play_seen(position) else i64(0)

    def answer(self, position: Position, question: i64, verb: i64, index: i64) -> None:
        if question == GLIMPSE:
            glimpse(position, index)
        elif verb == act.PLAY:
            play_seen(position)

    def check(self, position: Position, faults: Faults) -> None:
        if position.asked == GLIMPSE:
            faults.expect(position.seen < 0, "seen", FILLED, given=f"ask={NAMES[GLIMPSE]}")
        else:
            by_turn = position.seen >= 0 and position.seen_by == position.turn
            faults.expect(by_turn, "seen", EMPTY, given=f"ask={NAMES[position.asked]}", faction=int(position.turn))


def glimpse(position: Position, creature: i64) -> None:
    position.seen = creature
    position.seen_by = position.turn
    position.tell(CREATURE_SEEN, position.turn, creature, bit(position.seat_of(position.turn)), 0)
    position.asked = ZEUS_CARD


def may_play_seen(position: Position) -> bool:
    """Whether it can be played: for one gold, without discounts, and if its effect can be used."""
    return position.gold_of(position.turn) >= LOOK_PRICE and is_usable(position, position.seen)


def play_seen(position: Position) -> None:
    creature: i64 = position.seen
    position.pay(position.turn, LOOK_PRICE, FOR_LOOK)
    take_top(position, creature)
    play_for_nothing(position, creature)


LOOK: Final = Look([], [GLIMPSE, ZEUS_CARD], free=True)
register(LOOK)

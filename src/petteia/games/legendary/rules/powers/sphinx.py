"""The Sphinx draws three cards that only her player sees, and plays one of them (L10.11)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from .....core.contract.flaws import IN_ALL
from .....core.contract.possible import Faults
from .....core.contract.refusal import Reason, Refusal
from .....core.engine.bits import bit, lowest, size
from ...facts import CHIMERA, SPHINX, SPHINX_CARDS
from ...words.telling import CARD_DRAWN
from ..cycle.track import discard_creature, may_draw, take_top, top_cards
from ..position import Position
from ..questions import SPHINX_DRAW, SPHINX_WHICH
from ..tables import CREATURE_NAMES
from ..turn.creatures import play_for_nothing
from .power import Power, end_power, register

NOT_DRAWN: Final = Reason("not_drawn", "L10.11", "The Sphinx has not drawn {creature}")


class Sphinx(Power):
    def usable(self, position: Position, creature: i64) -> bool:
        return (position.deck | position.discard) != 0

    def begin(self, position: Position) -> None:
        position.drawing = SPHINX_CARDS

    def choices(self, position: Position, verb: i64) -> i64:
        return position.drawn

    def answer(self, position: Position, question: i64, verb: i64, index: i64) -> None:
        if question == SPHINX_DRAW:
            draw_card(position, index)
        else:
            play_drawn(position, index)

    def go_on(self, position: Position) -> None:
        if position.drawing == 0 or not may_draw(position):
            position.drawing = 0
            if position.drawn:
                position.asked = SPHINX_WHICH
            else:
                end_power(position)
            return
        possible: i64 = top_cards(position)
        if size(possible) == 1:
            draw_card(position, lowest(possible))
        else:
            position.asked = SPHINX_DRAW

    def why_not(self, position: Position, verb: i64, index: i64) -> Refusal:
        name = CREATURE_NAMES[index]
        return NOT_DRAWN(creature=name)

    def check(self, position: Position, faults: Faults) -> None:
        cards = int(size(position.drawn) + position.drawing)
        faults.expect(cards <= SPHINX_CARDS, "drawing", IN_ALL, at="drawn", found=cards, most=SPHINX_CARDS)


def draw_card(position: Position, creature: i64) -> None:
    position.drawing -= 1
    take_top(position, creature)
    position.drawn |= bit(creature)
    position.tell(CARD_DRAWN, position.turn, creature, bit(position.seat_of(position.turn)), 0)


def play_drawn(position: Position, creature: i64) -> None:
    """Play one of the drawn cards; the others are discarded together. If the Chimera is among them, she takes them with
    her into the deck (L10.2)."""
    left: i64 = position.drawn & ~bit(creature)
    position.drawn = 0
    others: i64 = left & ~bit(CHIMERA)
    while others:
        discard_creature(position, lowest(others))
        others &= others - 1
    if left & bit(CHIMERA):
        discard_creature(position, CHIMERA)
    play_for_nothing(position, creature)


register(Sphinx([SPHINX], [SPHINX_DRAW, SPHINX_WHICH]))

"""Where a card is that is not where somebody looks for it."""

from __future__ import annotations

from typing import Final, NamedTuple

from ....core.contract.refusal import Named, Reason, Refusal
from ....core.engine.bits import members
from ..facts import CARDS, WONDERS
from ..rules.position import Position
from ..rules.tables import card_list

NOT_ON_TABLE_BUT_BURIED: Final = Reason("not_on_table_but_buried", "D0.2", "{card} is under {wonder}, not on the table")
NOT_ON_TABLE_BUT_BUILT: Final = Reason("not_on_table_but_built", "D0.2", "{card} is in {whose}, not on the table")
NOT_ON_TABLE_BUT_DISCARDED: Final = Reason(
    "not_on_table_but_discarded", "D0.2", "{card} is in the discard pile, not on the table"
)
NOT_ON_TABLE: Final = Reason("not_on_table", "D0.2", "{card} is not face up on the table")


class Place(NamedTuple):
    """A city, "own" or "theirs", and the wonder that a card is under, if any."""

    whose: str
    wonder: str = ""

    @property
    def city(self) -> str:
        return "your city" if self.whose == "own" else "the opponent's city"


def place_in_cities(position: Position, card: int) -> Place | None:
    """Where a card is that was built or used for a wonder, from the view of the active player."""
    for seat in (0, 1):
        city, whose = position.city(seat), "own" if seat == position.turn else "theirs"
        if city.holds(card):
            return Place(whose)
        for place in members(city.built):
            if (city.buried >> 7 * place & 127) - 1 == card:
                return Place(whose, WONDERS[city.wonder_at(place)].id)
    return None


def not_on_table(position: Position, card: int) -> Refusal:
    """Why a card that is not face up on the table cannot be taken (D0.2)."""
    name = CARDS[card].id
    place = place_in_cities(position, card)
    if place is not None and place.wonder:
        return NOT_ON_TABLE_BUT_BURIED(card=name, wonder=place.wonder)
    if place is not None:
        return NOT_ON_TABLE_BUT_BUILT(card=name, whose=Named(place.whose, place.city))
    if card in card_list(position.discard_low, position.discard_high):
        return NOT_ON_TABLE_BUT_DISCARDED(card=name)
    return NOT_ON_TABLE(card=name)

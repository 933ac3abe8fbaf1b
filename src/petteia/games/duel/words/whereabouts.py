"""Where a card is that is not where somebody looks for it."""

from __future__ import annotations

from typing import NamedTuple

from ....core.contract.refusal import Refusal
from ....core.engine.bits import members
from ..facts import CARDS, WONDERS
from ..rules.position import Position
from ..rules.tables import card_list


class Place(NamedTuple):
    """A city, "own" or "theirs", and the wonder that a card lies under there, if it does."""

    whose: str
    wonder: str = ""

    @property
    def city(self) -> str:
        return "your city" if self.whose == "own" else "the opponent's city"


def place_in_cities(position: Position, card: int) -> Place | None:
    """Where a card is that was built or used for a wonder, as the player on turn sees it."""
    for seat in (0, 1):
        city, whose = position.city(seat), "own" if seat == position.turn else "theirs"
        if city.holds(card):
            return Place(whose)
        for place in members(city.built):
            if (city.buried >> 7 * place & 127) - 1 == card:
                return Place(whose, WONDERS[city.wonder_at(place)].id)
    return None


def not_on_table(position: Position, card: int) -> Refusal:
    """Why a card cannot be taken that does not lie face up on the table (D0.2)."""
    name = CARDS[card].id
    place = place_in_cities(position, card)
    if place is not None and place.wonder:
        text = f"{name} lies under {place.wonder}, not on the table"
        return Refusal("D0.2", "not_on_table_but_buried", text, {"card": name, "wonder": place.wonder})
    if place is not None:
        text = f"{name} is in {place.city}, not on the table"
        return Refusal("D0.2", "not_on_table_but_built", text, {"card": name, "whose": place.whose})
    if card in card_list(position.discard_low, position.discard_high):
        text = f"{name} is in the discard pile, not on the table"
        return Refusal("D0.2", "not_on_table_but_discarded", text, {"card": name})
    return Refusal("D0.2", "not_on_table", f"{name} does not lie face up on the table", {"card": name})

"""Building cards and wonders, and what that brings (D5 to D7)."""

from __future__ import annotations

from mypy_extensions import i64

from ....core.engine.bits import bit
from ..facts import CHAIN_BONUS, DISCARD_COINS, GREEN, MOST_WONDERS, PURPLE, RED, YELLOW
from ..words.events import (
    CARD_BUILT,
    CARD_DESTROYED,
    CARD_DISCARDED,
    CARD_EFFECT,
    CHAIN_INCOME,
    CHAINED,
    PAID,
    PRICE,
    PURCHASE,
    RESTORED,
    SALE,
    TRADE_INCOME,
    WONDER_BUILT,
    WONDER_EFFECT,
    WONDER_RETURNED,
)
from .costs import by_chain
from .military import march
from .position import Position
from .questions import DESTROY_BROWN, DESTROY_GREY, DRAW_TOKEN, OVER, RESTORE
from .science import gain_symbol
from .tables import (
    BROWN_LOW,
    CARD_COINS,
    CARD_COINS_DUE,
    CARD_COLOUR,
    CARD_PER,
    CARD_SHIELDS,
    CARD_SYMBOL,
    ECONOMY,
    STRATEGY,
    THEOLOGY,
    UNCOUNTED,
    URBANISM,
    WONDER_AGAIN,
    WONDER_ASKS,
    WONDER_COINS,
    WONDER_DESTROYS,
    WONDER_LIBRARY,
    WONDER_OPPONENT_LOSES,
    WONDER_SHIELDS,
)


def pay(position: Position, printed: i64, purchase: i64) -> None:
    """Pay coins to the bank; those for resources go to an opponent with Economy, before any effect (D5.6, D9.3)."""
    position.mine().coins -= printed + purchase
    position.tell_coins(position.turn, -printed, PRICE)
    position.tell_coins(position.turn, -purchase, PURCHASE)
    other = position.theirs()
    if purchase and other.has(ECONOMY):
        other.coins += purchase
        position.tell_coins(1 - position.turn, purchase, TRADE_INCOME)


def build_card(position: Position, card: i64, price: i64) -> None:
    """Pay for a card and add it to the city. A card built by chain is free and earns Urbanism's coins (D5.8, D9.7),
    before the card's effects, since these can end the game (D4.2, D10.3)."""
    city = position.mine()
    if by_chain(city, card):
        if city.has(URBANISM):
            city.coins += CHAIN_BONUS
            position.tell_coins(position.turn, CHAIN_BONUS, CHAIN_INCOME)
        add_card(position, card, CHAINED)
    else:
        printed: i64 = CARD_COINS_DUE[card]
        pay(position, printed, price - printed)
        add_card(position, card, PAID)


def restore_card(position: Position, card: i64) -> None:
    """Build a card from the discard pile for free with the Mausoleum; this is not a chain (D7.10, D7.11)."""
    position.remove_from_discard(card)
    add_card(position, card, RESTORED)


def add_card(position: Position, card: i64, how: i64) -> None:
    """Put a card into the city of the active player, and give everything it brings at once."""
    city = position.mine()
    city.add_card(card, position.theirs())
    position.tell(CARD_BUILT, position.turn, card, how)
    colour: i64 = CARD_COLOUR[card]
    if colour == RED:
        shields: i64 = CARD_SHIELDS[card]
        march(position, shields + 1 if city.has(STRATEGY) else shields)  # D8.6
    elif colour == GREEN:
        gain_symbol(position, CARD_SYMBOL[card])
    elif colour == YELLOW or colour == PURPLE:
        earn(position, card)


def earn(position: Position, card: i64) -> None:
    """Pay the coins that a card brings: a fixed number, or some for each thing it counts, in its owner's city (D12.6)
    or, for a guild, in the city that has more (D12.5)."""
    coins: i64 = CARD_COINS[card]
    if coins == 0:
        return
    city = position.mine()
    counted: i64 = CARD_PER[card]
    if CARD_COLOUR[card] == PURPLE:
        coins *= max(city.count(counted), position.theirs().count(counted))
    elif counted != UNCOUNTED:
        coins *= city.count(counted)
    city.coins += coins
    position.tell_coins(position.turn, coins, CARD_EFFECT)


def sell_card(position: Position, card: i64) -> None:
    """Discard a card for two coins, plus one for each yellow card in the city (D6.1)."""
    city = position.mine()
    position.tell(CARD_DISCARDED, position.turn, card, 0)
    position.add_to_discard(card)
    coins: i64 = DISCARD_COINS + city.number_of(YELLOW)
    city.coins += coins
    position.tell_coins(position.turn, coins, SALE)


def destroy_card(position: Position, card: i64) -> None:
    """Move a brown or grey card of the opponent's to the discard pile; everything it gave is lost (D7.5, D7.6)."""
    position.theirs().lose_card(card, position.mine())
    position.add_to_discard(card)
    position.tell(CARD_DESTROYED, 1 - position.turn, card, 0)


def build_wonder(position: Position, place: i64, card: i64, price: i64) -> None:
    """Pay for a wonder and put the card under it (D7.1, D7.2); then come its effects, and the question it asks."""
    city = position.mine()
    wonder: i64 = city.wonder_at(place)
    pay(position, 0, price)
    city.add_wonder(place, card)
    position.tell(WONDER_BUILT, position.turn, wonder, card)
    if city.wonder_count + position.theirs().wonder_count == MOST_WONDERS:
        return_last_wonder(position)
    if WONDER_AGAIN[wonder] or city.has(THEOLOGY):  # Theology gained through this wonder comes too late (D7.12)
        position.again = 1
    coins: i64 = WONDER_COINS[wonder]
    city.coins += coins
    position.tell_coins(position.turn, coins, WONDER_EFFECT)
    loss: i64 = WONDER_OPPONENT_LOSES[wonder]
    if loss:
        position.tell_coins(1 - position.turn, -position.theirs().lose_coins(loss), WONDER_EFFECT)
    if WONDER_SHIELDS[wonder]:
        march(position, WONDER_SHIELDS[wonder])
    if WONDER_ASKS[wonder] and position.asked != OVER:
        ask_for(position, wonder)


def return_last_wonder(position: Position) -> None:
    """Once both players have built seven wonders in all, return the unbuilt one to the box (D7.3)."""
    for seat in range(i64(2)):
        city = position.city(seat)
        for place in range(i64(4)):
            if city.buildable & bit(place):
                position.tell(WONDER_RETURNED, seat, city.wonder_at(place), 0)
        city.buildable = 0


def ask_for(position: Position, wonder: i64) -> None:
    """Ask the question that a wonder asks, if there is anything to choose from (D7.5, D7.9, D7.10)."""
    if WONDER_LIBRARY[wonder]:
        position.asked = DRAW_TOKEN
    elif WONDER_DESTROYS[wonder]:
        if position.theirs().cards_low & WONDER_DESTROYS[wonder]:
            position.asked = DESTROY_BROWN if WONDER_DESTROYS[wonder] == BROWN_LOW else DESTROY_GREY
    elif position.discard_low or position.discard_high:
        position.asked = RESTORE

"""What the actions of Cyclades cost."""

from __future__ import annotations

from ...aegean.words.payment import Payment
from ..facts import BUILDING_PRICE, EXCHANGE_PRICE, GODS, KRAKEN_STEP_PRICE, LEAST_PAYMENT, MOVE_PRICE, SYLPH
from ..rules import actions as act
from ..rules.cycle.offerings import payment_due, reduced
from ..rules.cycle.track import space_of
from ..rules.position import Position
from ..rules.questions import HOW_MUCH, KRAKEN_WALK, TURN
from ..rules.tables import CREATURE_NAMES, MOST_RECRUITS, SPACE_PRICE
from ..rules.turn.favours import recruit_price
from ..rules.turn.temples import summon_price


def payment(position: Position, action: int) -> Payment | None:
    """What an action that answers the question costs; None if it never costs anything."""
    if not 0 <= action < act.DECISIONS:
        return None
    verb = act.VERB_OF[action]
    index = action - act.FIRST_ACTION[verb]
    if position.asked == HOW_MUCH and verb == act.OFFER:
        return offering_payment(position, index + 1)
    if position.asked == KRAKEN_WALK and verb == act.SWIM:
        return Payment("swim", KRAKEN_STEP_PRICE)
    return turn_payment(position, verb, index) if position.asked == TURN else None


def offering_payment(position: Position, offer: int) -> Payment:
    """What the offer will cost once all markers are placed, on top of the seat's other offerings (C7.10, C12.4)."""
    auction = position.auction
    seat, god = auction.bidder, auction.chosen
    others = payment_due(position, seat, god)
    priests = position.priests_of(seat)
    if position.priests_each:
        due = reduced(offer, priests, LEAST_PAYMENT)
    else:
        count = auction.offerings_of(seat, god) + 1
        due = reduced(auction.offered_by(seat, god) + offer, priests, count * LEAST_PAYMENT) - others
    return Payment(GODS[god].id, offer, offer - due, "priests", later=True)


def turn_payment(position: Position, verb: int, index: int) -> Payment | None:
    """The price of an action of a turn, whether it is legal or not."""
    if verb in (act.RECRUIT_FLEET, act.RECRUIT_TROOP, act.RECRUIT_PRIEST, act.RECRUIT_PHILOSOPHER):
        if position.recruited >= MOST_RECRUITS[position.god]:
            return None
        return Payment(GODS[position.god].recruits, int(recruit_price(position)))
    if verb == act.BUILD:
        return Payment(GODS[position.god].builds, BUILDING_PRICE) if GODS[position.god].builds else None
    if verb == act.SUMMON:
        return summon_payment(position, index)
    prices = {act.EXCHANGE: EXCHANGE_PRICE, act.SAIL_FROM: MOVE_PRICE, act.MARCH_FROM: MOVE_PRICE}
    if verb in prices and position.power != SYLPH:
        return Payment(act.VERBS[verb].words.split()[0], prices[verb])
    return None


def summon_payment(position: Position, creature: int) -> Payment | None:
    """The price of its space, minus temples and metropolises that have not been used in this cycle (C10.2)."""
    space = space_of(position, creature)
    if space < 0:
        return None
    price = SPACE_PRICE[space]
    saved = price - summon_price(position, space)
    return Payment(CREATURE_NAMES[creature], price, int(saved), "temples")

"""What the actions of the Legendary Edition cost."""

from __future__ import annotations

from ...aegean.rules.track import space_with
from ...aegean.words.payment import Payment
from ..facts import CROESUS, CROESUS_PAYS, GODS, HERO_PRICE, LOOK_PRICE, MOVE_PRICE, REROLL_PRICE
from ..rules import actions as act
from ..rules.cycle.offerings import reduced
from ..rules.position import BY_HERO, Position
from ..rules.questions import HOW_MUCH, REROLL, TURN, ZEUS_CARD
from ..rules.tables import BID, CREATURE_NAMES, MOST_RECRUITS, SPACE_PRICE
from ..rules.turn.favours import recruit_price
from ..rules.turn.prices import discounts, summon_price
from ..rules.turn.troops import step_price

RECRUITING = (
    act.RECRUIT_FLEET,
    act.RECRUIT_TROOP,
    act.RECRUIT_MERCENARY,
    act.RECRUIT_PRIESTESS,
    act.RECRUIT_PHILOSOPHER,
)


def payment(position: Position, action: int) -> Payment | None:
    """What an action that answers the question costs; None if it never costs anything."""
    if not 0 <= action < act.DECISIONS:
        return None
    verb = act.VERB_OF[action]
    index = int(action - act.FIRST_ACTION[verb])
    if position.asked == HOW_MUCH and verb == act.OFFER:
        return offering_payment(position, BID[index])
    if position.asked == ZEUS_CARD and verb == act.PLAY:
        return Payment(CREATURE_NAMES[index], LOOK_PRICE)
    if position.asked == REROLL and verb == act.ROLL_AGAIN:
        return Payment("roll", REROLL_PRICE)
    if position.passing and verb in (act.SAIL_TO, act.MARCH_TO):
        return Payment("move", int(step_price(position, position.way)))
    return turn_payment(position, verb, index) if position.asked == TURN else None


def offering_payment(position: Position, offer: int) -> Payment:
    """What the offer will cost once all markers are placed (L4.7)."""
    due = int(reduced(offer, position.priestesses_of(position.auction.bidder)))
    return Payment(GODS[position.auction.chosen].id, offer, offer - due, "priestesses", later=True)


def turn_payment(position: Position, verb: int, index: int) -> Payment | None:
    """The price of an action of a turn, whether it is legal or not."""
    if verb in RECRUITING:
        if position.recruited >= MOST_RECRUITS[position.god]:
            return None
        return Payment(GODS[position.god].recruits, int(recruit_price(position)))
    if verb == act.SUMMON:
        return summon_payment(position, index)
    if verb == act.RECRUIT_HERO:
        return Payment("hero", HERO_PRICE)
    if verb == act.MOBILISE:
        return Payment("mobilisation", int(step_price(position, BY_HERO)))
    if verb in (act.SAIL_FROM, act.MARCH_FROM):
        return Payment(act.VERBS[verb].words.split()[0], MOVE_PRICE)
    return Payment("sacrifice", CROESUS_PAYS) if verb == act.SACRIFICE and index == CROESUS else None


def summon_payment(position: Position, creature: int) -> Payment | None:
    """The price of its space, minus temples and metropolises that have not been used in this cycle (L7.9)."""
    space = space_with(position.track, creature)
    if space < 0:
        return None
    price = SPACE_PRICE[space]
    due = int(summon_price(position, space, discounts(position, position.turn)))
    return Payment(CREATURE_NAMES[creature], price, price - due, "temples")

"""Why an action is not legal: the rule that forbids it and the numbers."""

from __future__ import annotations

from typing import Final

from ....core.contract.refusal import Named, Reason, Refusal
from ...aegean.rules.questions import OF_CHANCE
from ...aegean.rules.track import cards_on
from ...aegean.words.payment import Payment
from ..facts import APOLLO, BID_LADDER, BUILDINGS, HERA, LOOK_PRICE
from ..rules import actions as act
from ..rules import questions as ask
from ..rules.asking import asked_faction
from ..rules.choices import choices
from ..rules.cycle.offerings import most_payable, next_space, partner_due
from ..rules.position import Position
from ..rules.refusals import SUPPLY_EMPTY, creature_not_on_track, hero_not_on_track
from ..rules.tables import BID, CREATURE_NAMES, GOD_NAMES, MOST_RECRUITS
from ..rules.turn.favours import duties_done
from ..rules.turn.metropolises import in_supply
from .objections import why_not_answer
from .occasions import OCCASION_OF
from .payment import RECRUITING, payment
from .reasons import name_of, why_not_hero, why_not_place

NO_SUCH_ACTION: Final = Reason("no_such_action", "", "There is no action {action}")
GAME_OVER: Final = Reason("game_over", "L11.1", "The game is over")
NOT_CHANCE: Final = Reason("not_chance", "", "This is not up to chance", "question")
OTHER_QUESTION: Final = Reason("other_question", "", "{needed}. Now you are asked to {question}")
WAIT_FOR_CHANCE: Final = Reason("wait_for_chance", "", "Wait for the draw", "question")
IMPOSSIBLE_OUTCOME: Final = Reason("impossible_outcome", "", "That cannot be drawn or rolled now", "question")
GOD_CLOSED: Final = Reason("god_closed", "L2.2", "{god} is face down this cycle")
APOLLO_TAKEN: Final = Reason("apollo_taken", "L4.5", "Apollo has one space, and faction {faction} has taken it", "god")
JUST_OUTBID: Final = Reason("just_outbid", "L4.3", "You have just been outbid at {god}: choose another god")
OFFER_TOO_HIGH: Final = Reason("offer_too_high", "L4.6", "Nobody can offer more than {most}")
OFFER_TOO_LOW: Final = Reason("offer_too_low", "L4.3", "The offering at {god} is {standing}: offer more")
OFFER_UNPAYABLE: Final = Reason(
    "offer_unpayable",
    "",
    "{offer} for {god} is more than you can pay: you have {gold} gold and {priestesses} priestesses{others}",
    "most",
)
OTHER_GOD: Final = Reason("other_god", "", "You need the favour of {god} for that")
RECRUIT_LIMIT: Final = Reason("recruit_limit", "", "You can recruit at most {most} per turn")
FREE_RECRUIT: Final = Named("recruit", "Take the free unit or card first")
BUILDING: Final = Named("building", "You must build first")
DUTY_FIRST: Final = Reason("duty_first", "L6.2", "{duty}")
LOOKED: Final = Reason("looked", "L7.2", "Zeus has already shown you the top card this turn")
NO_CARD_LEFT: Final = Reason("no_card_left", "L14.5", "There are no creatures left in the deck or the discard pile")
NO_WAY_ON: Final = Reason(
    "no_way_on",
    "L12.6",
    "The way from {place} leads through your partner's areas, and {gold} gold is not enough for it",
)
HAS_BUILT: Final = Reason("has_built", "L6.4", "You have already built this turn")
MUST_BUILD: Final = Reason("must_build", "L6.4", "You have an empty site, so you must build")
PLAN_FIRST: Final = Reason("plan_first", "L7.6", "Choose what Hera builds first")
HAS_BUILDING: Final = Reason(
    "has_building", "L7.6", "Hera only builds a type that you do not have, and you have this one: {building}"
)
ONE_HERO: Final = Reason("one_hero", "L7.6", "You can recruit only one hero per turn")
NOT_SEEN: Final = Reason("not_seen", "L7.2", "{creature} is not the card that Zeus has shown you")
NO_EFFECT: Final = Reason("no_effect", "L7.2", "{creature} would have no effect now, so the card goes back")
SHORT_OF_GOLD: Final = Reason(
    "short_of_gold", "L6.2", "{short} gold short: {what} costs {price}, you have {gold}", "due", "saved"
)

# what only one god offers
GOD_OF: Final = {
    act.RECRUIT_FLEET: ("poseidon", "L7.3"),
    act.RECRUIT_TROOP: ("ares", "L7.5"),
    act.RECRUIT_MERCENARY: ("hera", "L7.6"),
    act.RECRUIT_PRIESTESS: ("zeus", "L7.2"),
    act.RECRUIT_PHILOSOPHER: ("athena", "L7.1"),
    act.RECRUIT_HERO: ("hera", "L7.6"),
    act.PLAN: ("hera", "L7.6"),
    act.LOOK: ("zeus", "L7.2"),
    act.SAIL_FROM: ("poseidon", "L7.3"),
    act.MARCH_FROM: ("ares", "L7.5"),
}


def why_not(position: Position, action: int) -> Refusal | None:
    """Why an action is not legal; None if it is."""
    asked = position.asked
    if not 0 <= action < act.TABLE_SIZE:
        return NO_SUCH_ACTION(action=int(action))
    verb = act.VERB_OF[action]
    index = int(action - act.FIRST_ACTION[verb])
    if asked == ask.OVER:
        return GAME_OVER()
    answers = act.answers(asked, verb)
    if answers and choices(position, verb) >> index & 1 == 1:
        return None
    if ask.ASKED_OF[asked] == OF_CHANCE:
        return why_not_chance(position, action)
    if action >= act.DECISIONS:
        return NOT_CHANCE(ask.QUESTIONS[asked].rule, question=ask.NAMES[asked])
    if not answers:
        row = ask.QUESTIONS[asked]
        needed, when = OCCASION_OF[act.VERBS[verb].name]
        return OTHER_QUESTION(row.rule, needed=Named(needed, when), question=Named(row.name, row.to))
    if asked == ask.WHICH_GOD:
        return why_not_god(position, index)
    if asked == ask.HOW_MUCH:
        return why_not_offer(position, BID_LADDER[index])
    if asked == ask.TURN:
        return why_not_turn(position, verb, index)
    if asked == ask.ZEUS_CARD:
        return why_not_seen(position, index)
    return why_not_answer(position, verb, index)


def why_not_chance(position: Position, action: int) -> Refusal:
    question, rule = ask.NAMES[position.asked], ask.QUESTIONS[position.asked].rule
    if action < act.DECISIONS:
        return WAIT_FOR_CHANCE(rule, question=question)
    return IMPOSSIBLE_OUTCOME(rule, question=question)


# ---- offerings


def why_not_god(position: Position, god: int) -> Refusal:
    auction = position.auction
    name = GOD_NAMES[god]
    if not auction.open >> god & 1:
        return GOD_CLOSED(god=name)
    if god == APOLLO:
        holder = int(auction.holder(god))
        return APOLLO_TAKEN(god=name, faction=holder)
    if god == auction.lost:
        return JUST_OUTBID(god=name)
    if auction.offer(god) >= BID[-1]:
        return OFFER_TOO_HIGH(most=Named(BID[-1], f"{BID[-1]} for {name}"))
    return too_little_gold(position, god, int(next_space(auction.offer(god))))


def why_not_offer(position: Position, offer: int) -> Refusal:
    god = position.auction.chosen
    standing = int(position.auction.offer(god))
    if offer <= standing:
        return OFFER_TOO_LOW(god=GOD_NAMES[god], standing=standing)
    return too_little_gold(position, god, offer)


def too_little_gold(position: Position, god: int, offer: int) -> Refusal:
    """The refusal if an offer is more than the faction can pay on top of its partner's offer."""
    faction = position.auction.bidder
    gold, priestesses = int(position.gold_of(faction)), int(position.priestesses_of(faction))
    others = int(partner_due(position, faction, god))
    return OFFER_UNPAYABLE(
        "L4.9" if others else "L4.8",
        god=GOD_NAMES[god],
        offer=offer,
        gold=gold,
        priestesses=priestesses,
        most=int(most_payable(position, faction, god)),
        others=Named(others, f", and your partner's offer takes {others}" if others else ""),
    )


# ---- turns


def why_not_turn(position: Position, verb: int, index: int) -> Refusal:
    if verb in GOD_OF:
        god, rule = GOD_OF[verb]
        if GOD_NAMES[position.god] != god:
            return OTHER_GOD(rule, god=god)
    if verb in (act.BUILD, act.PLAN, act.FORGO):
        return why_not_building(position, verb, index)
    if verb == act.SACRIFICE:
        return why_not_hero(position, index)
    if verb in RECRUITING and position.recruited >= MOST_RECRUITS[position.god]:
        most = MOST_RECRUITS[position.god]
        return RECRUIT_LIMIT(GOD_OF[verb][1], most=most)
    if not duties_done(position) and not (verb in RECRUITING and position.recruited == 0):
        return DUTY_FIRST(duty=FREE_RECRUIT if position.built else BUILDING)
    if verb == act.LOOK:
        if position.looked:
            return LOOKED()
        return NO_CARD_LEFT()
    found = why_not_card(position, verb, index) or why_not_place(position, verb, index)
    if found is not None:
        return found
    due = payment(position, act.FIRST_ACTION[verb] + index)
    assert due is not None
    if due.total <= position.gold_of(position.turn):
        return no_way_on(position, verb, index)
    return short_of_gold(position, due)


def no_way_on(position: Position, verb: int, index: int) -> Refusal:
    """The refusal if a step could be paid, but leads only into areas of the partner, where nobody may stay (L12.6)."""
    gold = int(position.gold_of(position.turn))
    name = name_of(position, verb, index)
    if verb == act.MOBILISE:
        name = position.map.island_names[position.hero_land(index)]
    return NO_WAY_ON(place=name, gold=gold)


def why_not_building(position: Position, verb: int, index: int) -> Refusal:
    if position.built:
        return HAS_BUILT()
    if verb == act.FORGO:
        return MUST_BUILD()
    if verb == act.BUILD and position.god == HERA:
        return PLAN_FIRST()
    if verb == act.BUILD:
        found = why_not_place(position, act.BUILD, index)
        assert found is not None
        return found
    name = BUILDINGS[index]
    if in_supply(position, index) == 0:
        return SUPPLY_EMPTY(what=name)
    return HAS_BUILDING(building=name)


def why_not_card(position: Position, verb: int, index: int) -> Refusal | None:
    """Why that creature or hero cannot be had, whatever it costs."""
    if verb == act.SUMMON and not cards_on(position.track) >> index & 1:
        return creature_not_on_track(position, index, "L10.0")
    if verb == act.RECRUIT_HERO:
        if position.engaged:
            return ONE_HERO()
        if not cards_on(position.hero_track) >> index & 1:
            return hero_not_on_track(position, index, "L7.6")
    return None


def why_not_seen(position: Position, creature: int) -> Refusal:
    if creature != position.seen:
        name = CREATURE_NAMES[creature]
        return NOT_SEEN(creature=name)
    gold = int(position.gold_of(position.turn))
    if gold < LOOK_PRICE:
        return short_of_gold(position, Payment(CREATURE_NAMES[creature], LOOK_PRICE))
    name = CREATURE_NAMES[creature]
    return NO_EFFECT(creature=name)


def short_of_gold(position: Position, due: Payment) -> Refusal:
    """How much gold is missing, and for what."""
    gold = int(position.gold_of(asked_faction(position)))
    short = due.total - gold
    return SHORT_OF_GOLD(
        what=due.what, due=due.total, gold=gold, short=short, price=Named(due.price, due.sentence()), saved=due.saved
    )

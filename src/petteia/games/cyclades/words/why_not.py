"""Why an action is not legal: the rule that forbids it and the numbers."""

from __future__ import annotations

from typing import Final

from ....core.contract.refusal import Named, Reason, Refusal
from ....core.engine.bits import members
from ...aegean.rules.questions import OF_CHANCE
from ...aegean.words.payment import Payment
from ..facts import APOLLO, GODS, MOST_OFFERED
from ..rules import actions as act
from ..rules import questions as ask
from ..rules.choices import choices
from ..rules.cycle.offerings import least_offer, most_payable
from ..rules.cycle.pantheon import gods_shown
from ..rules.cycle.track import creatures_shown
from ..rules.position import Position
from ..rules.powers.robbers import robbery_rule
from ..rules.refusals import no_such_seat
from ..rules.tables import MOST_RECRUITS
from .objections import why_not_answer
from .occasions import OCCASION_OF
from .payment import payment
from .reasons import why_not_place
from .text import CREATURE_NAMES, GOD_NAMES

NO_SUCH_ACTION: Final = Reason("no_such_action", "", "There is no action {action}")
GAME_OVER: Final = Reason("game_over", "C15.1", "The game is over")
NOT_CHANCE: Final = Reason("not_chance", "", "This is not up to chance: a player is asked to {question}")
OTHER_QUESTION: Final = Reason("other_question", "", "{needed}. Now you are asked to {question}")
WAIT_FOR_CHANCE: Final = Reason("wait_for_chance", "", "Wait for the draw: chance decides {question}")
IMPOSSIBLE_OUTCOME: Final = Reason(
    "impossible_outcome", "", "That cannot be drawn or rolled now: chance decides {question}"
)
MARKER_LAID: Final = Reason("marker_laid", "C1.6", "All markers of seat {seat} are already in the turn order")
SHOWN_ALREADY: Final = Reason("shown_already", "C1.5", "{creature} is already on the track")
CARD_DISCARDED: Final = Reason("card_discarded", "C4.6", "{creature} is in the discard pile")
CARD_KEPT: Final = Reason("card_kept", "C4.6", "{creature} is on an island, and a player is keeping the card")
APOLLO_LAST: Final = Reason("apollo_last", "C5.1", "Apollo is never drawn: he always comes last")
GOD_SHOWN: Final = Reason("god_shown", "C5.1", "{god} already has a row")
HIDDEN_FIRST: Final = Reason("hidden_first", "C5.3", "{god} has to wait: gods that were face down come first")
APOLLO_ONCE: Final = Reason(
    "apollo_once", "C12.6", "Your other marker is with Apollo: this one must go to another god if you can pay for one"
)
GOD_CLOSED: Final = Reason("god_closed", "C5.1", "{god} takes no offerings this cycle")
JUST_OUTBID: Final = Reason("just_outbid", "C7.3", "You have just been outbid at {god}: choose another god")
OFFER_TOO_LOW: Final = Reason("offer_too_low", "C7.2", "The offering at {god} is {standing}: offer more")
OFFER_TOO_HIGH: Final = Reason("offer_too_high", "C7.6", "Nobody can offer more than {most}")
OFFER_UNPAYABLE: Final = Reason(
    "offer_unpayable",
    "",
    "{offer} for {god} is more than you can pay: you have {gold} gold and {priests} priests{others}",
    "most",
)
OFFER_ABOVE_GOLD: Final = Reason(
    "offer_above_gold", "C7.7", "{offer} for {god} is more than the {gold} gold that you have{others}"
)
FREE_RECRUIT: Final = Reason("free_recruit", "C9.5", "Take the free {recruit} first")
OTHER_GOD: Final = Reason("other_god", "", "You need the favour of {god} for that")
TRACK_EMPTY: Final = Reason("track_empty", "", "{what} is not on the track: it is empty")
NOT_ON_TRACK: Final = Reason("not_on_track", "", "{what} is not on the track; on it: {there}")
RECRUIT_LIMIT: Final = Reason("recruit_limit", "", "You can recruit at most {most} per turn")
SHORT_OF_GOLD: Final = Reason(
    "short_of_gold", "C8.2", "{short} gold short: {what} costs {price}, you have {gold}", "saved", "due"
)

# what only one god offers
GOD_OF: Final = {
    act.RECRUIT_FLEET: ("poseidon", "C9.1"),
    act.RECRUIT_TROOP: ("ares", "C9.2"),
    act.RECRUIT_PRIEST: ("zeus", "C9.4"),
    act.RECRUIT_PHILOSOPHER: ("athena", "C9.4"),
    act.EXCHANGE: ("zeus", "C9.9"),
    act.SAIL_FROM: ("poseidon", "C9.10"),
    act.MARCH_FROM: ("ares", "C9.15"),
}
RECRUITING: Final = (act.RECRUIT_FLEET, act.RECRUIT_TROOP, act.RECRUIT_PRIEST, act.RECRUIT_PHILOSOPHER)


def why_not(position: Position, action: int) -> Refusal | None:
    """Why an action is not legal; None if it is."""
    asked = position.asked
    if not 0 <= action < act.TABLE_SIZE:
        return NO_SUCH_ACTION(action=int(action))
    verb = act.VERB_OF[action]
    index = action - act.FIRST_ACTION[verb]
    if asked == ask.OVER:
        return GAME_OVER()
    if act.answers(asked, verb) and is_choice(position, verb, index):
        return None
    if ask.ASKED_OF[asked] == OF_CHANCE:
        return why_not_chance(position, action)
    if action >= act.DECISIONS or not act.answers(asked, verb):
        return not_asked_now(position, action)
    if asked == ask.WHICH_GOD:
        return why_not_god(position, index)
    if asked == ask.HOW_MUCH:
        return why_not_offer(position, index + 1)
    if asked == ask.TURN:
        return why_not_turn(position, verb, index)
    return why_not_answer(position, verb, index)


def is_choice(position: Position, verb: int, index: int) -> bool:
    """Whether this is a possible answer to the question."""
    if verb == act.OFFER:
        auction = position.auction
        least, most = least_offer(position, auction.chosen), most_payable(position, auction.bidder, auction.chosen)
        return bool(least <= index + 1 <= most)
    return choices(position, verb) >> index & 1 == 1


def not_asked_now(position: Position, action: int) -> Refusal:
    """The refusal if a seat is asked something else."""
    row = ask.QUESTIONS[position.asked]
    question = Named(row.name, row.to)
    rule = robbery_rule(position) if position.asked == ask.ROB_WHOM else row.rule
    if action >= act.DECISIONS:
        return NOT_CHANCE(rule, question=question)
    needed, when = OCCASION_OF[act.VERBS[act.VERB_OF[action]].name]
    return OTHER_QUESTION(rule, needed=Named(needed, when), question=question)


# ---- chance


def why_not_chance(position: Position, action: int) -> Refusal:
    """The refusal if chance is asked: this cannot be drawn, or is for a player to decide."""
    row = ask.QUESTIONS[position.asked]
    rule, question = row.rule, Named(row.name, row.to)
    verb = act.VERB_OF[action]
    index = action - act.FIRST_ACTION[verb]
    if action < act.DECISIONS:
        return WAIT_FOR_CHANCE(rule, question=question)
    if not act.answers(position.asked, verb):
        return IMPOSSIBLE_OUTCOME(rule, question=question)
    if verb == act.MARKER:
        return why_not_marker(position, index)
    return why_not_shown(position, index) if verb == act.SHOW else why_not_revealed(position, index)


def why_not_marker(position: Position, seat: int) -> Refusal:
    if seat >= position.players:
        return no_such_seat(position, "C1.6")
    return MARKER_LAID(seat=seat)


def why_not_shown(position: Position, creature: int) -> Refusal:
    """Why a creature cannot come to the track: only a card of the deck can."""
    name = CREATURE_NAMES[creature]
    if creatures_shown(position) >> creature & 1:
        return SHOWN_ALREADY(creature=name)
    if position.discard >> creature & 1:
        return CARD_DISCARDED(creature=name)
    return CARD_KEPT(creature=name)


def why_not_revealed(position: Position, god: int) -> Refusal:
    name = GOD_NAMES[god]
    if god == APOLLO:
        return APOLLO_LAST()
    if gods_shown(position) >> god & 1:
        return GOD_SHOWN(god=name)
    return HIDDEN_FIRST(god=name)


# ---- offerings


def why_not_god(position: Position, god: int) -> Refusal:
    auction = position.auction
    name = GOD_NAMES[god]
    if god == APOLLO:
        return APOLLO_ONCE()
    if not auction.open >> god & 1:
        return GOD_CLOSED(god=name)
    if god == auction.lost:
        return JUST_OUTBID(god=name)
    return too_little_gold(position, god, least_offer(position, god))


def why_not_offer(position: Position, offer: int) -> Refusal:
    auction = position.auction
    god = auction.chosen
    standing = auction.offer(god)
    if offer <= standing:
        return OFFER_TOO_LOW(god=GOD_NAMES[god], standing=int(standing))
    return too_little_gold(position, god, offer)


def too_little_gold(position: Position, god: int, offer: int) -> Refusal:
    """The refusal if an offer is more than the seat can pay on top of its other offerings."""
    seat = position.auction.bidder
    most = most_payable(position, seat, god)
    gold, priests = int(position.gold[seat]), int(position.priests_of(seat))
    if most >= MOST_OFFERED:
        return OFFER_TOO_HIGH(most=MOST_OFFERED)
    if position.offer_within_gold:
        return above_gold(position, god, offer)
    others = int(position.auction.offered_by(seat, god))
    rule = "C12.3" if others else "C7.7"
    return OFFER_UNPAYABLE(
        rule,
        god=GOD_NAMES[god],
        offer=int(offer),
        gold=gold,
        priests=priests,
        most=int(most),
        others=Named(others, f", and your other offering is {others}" if others else ""),
    )


def above_gold(position: Position, god: int, offer: int) -> Refusal:
    """The refusal if an offer exceeds the gold held, which an option forbids, whatever priests save (C7.7)."""
    seat, name = position.auction.bidder, GOD_NAMES[god]
    gold, others = int(position.gold[seat]), int(position.auction.offered_by(seat, god))
    return OFFER_ABOVE_GOLD(
        god=name,
        offer=int(offer),
        gold=gold,
        others=Named(others, f", of which {others} are offered already" if others else ""),
    )


# ---- turns


def why_not_turn(position: Position, verb: int, index: int) -> Refusal:
    if verb == act.DONE:
        what = GODS[position.god].recruits
        return FREE_RECRUIT(recruit=what)
    if verb in GOD_OF:
        god, rule = GOD_OF[verb]
        if GOD_NAMES[position.god] != god:
            return OTHER_GOD(rule, god=god)
    if verb in (act.SUMMON, act.EXCHANGE) and not creatures_shown(position) >> index & 1:
        name = CREATURE_NAMES[index]
        rule = "C10.1" if verb == act.SUMMON else "C9.9"
        there = [CREATURE_NAMES[other] for other in members(creatures_shown(position))]
        if not there:
            return TRACK_EMPTY(rule, what=name)
        return NOT_ON_TRACK(rule, what=name, there=Named(" ".join(there), ", ".join(there)))
    if verb in RECRUITING and position.recruited >= MOST_RECRUITS[position.god]:
        most = MOST_RECRUITS[position.god]
        return RECRUIT_LIMIT(GOD_OF[verb][1], most=most)
    place = why_not_place(position, verb, index)
    if place is not None:
        return place
    due = payment(position, act.FIRST_ACTION[verb] + index)
    assert due is not None
    return short_of_gold(position, due)


def short_of_gold(position: Position, due: Payment) -> Refusal:
    """How much gold is missing, and for what."""
    gold = int(position.gold[position.turn])
    short = due.total - gold
    return SHORT_OF_GOLD(
        what=due.what, price=Named(due.price, due.sentence()), saved=due.saved, due=due.total, gold=gold, short=short
    )

"""Why an action is not legal: the rule that forbids it and the numbers."""

from __future__ import annotations

from typing import Final

from ....core.contract.refusal import Refusal
from ....core.engine.bits import members
from ...aegean.rules.questions import OF_CHANCE
from ...aegean.words.payment import Payment
from ..facts import APOLLO, GODS, MOST_OFFERED
from ..rules import actions as act
from ..rules import questions as ask
from ..rules.choices import choices
from ..rules.offerings import least_offer, most_payable
from ..rules.pantheon import gods_shown
from ..rules.position import Position
from ..rules.powers.robbers import robbery_rule
from ..rules.refusals import no_such_seat
from ..rules.tables import MOST_RECRUITS
from ..rules.track import creatures_shown
from .objections import why_not_answer
from .occasions import OCCASION_OF
from .payment import payment
from .reasons import why_not_place
from .text import CREATURE_NAMES, GOD_NAMES

# what only one god gives
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
    """The refusal of an action that is not legal; None for a legal one."""
    asked = position.asked
    if not 0 <= action < act.TABLE_SIZE:
        return Refusal("", "no_such_action", f"There is no action {action}", {"action": int(action)})
    verb = act.VERB_OF[action]
    index = action - act.FIRST_ACTION[verb]
    if asked == ask.OVER:
        return Refusal("C15.1", "game_over", "The game is over")
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
    """Whether that is a possible answer to the question."""
    if verb == act.OFFER:
        auction = position.auction
        least, most = least_offer(position, auction.chosen), most_payable(position, auction.bidder, auction.chosen)
        return bool(least <= index + 1 <= most)
    return choices(position, verb) >> index & 1 == 1


def not_asked_now(position: Position, action: int) -> Refusal:
    """A seat is asked, and something else."""
    row = ask.QUESTIONS[position.asked]
    rule = robbery_rule(position) if position.asked == ask.ROB_WHOM else row.rule
    if action >= act.DECISIONS:
        text = f"Chance has nothing to decide now: a player is asked to {row.to}"
        return Refusal(rule, "not_chance", text, {"question": row.name})
    needed, when = OCCASION_OF[act.VERBS[act.VERB_OF[action]].name]
    text = f"{when}. Now you are asked to {row.to}"
    return Refusal(rule, "other_question", text, {"needed": needed, "question": row.name})


# ---- chance


def why_not_chance(position: Position, action: int) -> Refusal:
    """Chance is asked, and this cannot come or is for a player to decide."""
    question = ask.NAMES[position.asked]
    row = ask.QUESTIONS[position.asked]
    rule, what = row.rule, row.to
    verb = act.VERB_OF[action]
    index = action - act.FIRST_ACTION[verb]
    if action < act.DECISIONS:
        return Refusal(rule, "wait_for_chance", f"First chance decides {what}", {"question": question})
    if not act.answers(position.asked, verb):
        return Refusal(rule, "impossible_outcome", f"Now chance decides {what}", {"question": question})
    if verb == act.MARKER:
        return why_not_marker(position, index)
    return why_not_shown(position, index) if verb == act.SHOW else why_not_revealed(position, index)


def why_not_marker(position: Position, seat: int) -> Refusal:
    if seat >= position.players:
        return no_such_seat(position, "C1.6")
    return Refusal("C1.6", "marker_laid", f"All markers of seat {seat} are on the turn order", {"seat": seat})


def why_not_shown(position: Position, creature: int) -> Refusal:
    """Only a card of the deck comes to the track."""
    name = CREATURE_NAMES[creature]
    if creatures_shown(position) >> creature & 1:
        return Refusal("C1.5", "shown_already", f"{name} is already on the track", {"creature": name})
    if position.discard >> creature & 1:
        return Refusal("C4.6", "card_discarded", f"{name} is in the discard pile", {"creature": name})
    return Refusal("C4.6", "card_kept", f"{name} is on an island, and its card with a player", {"creature": name})


def why_not_revealed(position: Position, god: int) -> Refusal:
    name = GOD_NAMES[god]
    if god == APOLLO:
        return Refusal("C5.1", "apollo_last", "Apollo is not drawn: he is always last")
    if gods_shown(position) >> god & 1:
        return Refusal("C5.1", "god_shown", f"{name} already has a row", {"god": name})
    return Refusal("C5.3", "hidden_first", f"Gods that lay face down come before {name}", {"god": name})


# ---- offerings


def why_not_god(position: Position, god: int) -> Refusal:
    auction = position.auction
    name = GOD_NAMES[god]
    if god == APOLLO:
        text = "Your other marker is with Apollo: this one goes to another god while one would take it"
        return Refusal("C12.6", "apollo_once", text)
    if not auction.open >> god & 1:
        return Refusal("C5.1", "god_closed", f"{name} takes no offerings in this cycle", {"god": name})
    if god == auction.lost:
        return Refusal("C7.3", "just_outbid", f"You have just been outbid at {name}: choose another god", {"god": name})
    return too_little_gold(position, god, least_offer(position, god))


def why_not_offer(position: Position, offer: int) -> Refusal:
    auction = position.auction
    god = auction.chosen
    standing = auction.offer(god)
    if offer <= standing:
        text = f"The standing offer to {GOD_NAMES[god]} is {standing}: offer more"
        return Refusal("C7.2", "offer_too_low", text, {"god": GOD_NAMES[god], "standing": int(standing)})
    return too_little_gold(position, god, offer)


def too_little_gold(position: Position, god: int, offer: int) -> Refusal:
    """The offer is more than the seat can pay, together with its other offerings."""
    seat = position.auction.bidder
    most = most_payable(position, seat, god)
    gold, priests = int(position.gold[seat]), int(position.priests_of(seat))
    if most >= MOST_OFFERED:
        return Refusal("C7.6", "offer_too_high", f"The highest offer is {MOST_OFFERED}", {"most": MOST_OFFERED})
    if position.offer_within_gold:
        return above_gold(position, god, offer)
    text = f"{offer} for {GOD_NAMES[god]} is more than you can pay: you have {gold} gold and {priests} priests"
    others = int(position.auction.offered_by(seat, god))
    if others:
        text += f", and your other offering is {others}"
    rule = "C12.3" if others else "C7.7"
    args: dict[str, int | str] = {"god": GOD_NAMES[god], "offer": int(offer), "gold": gold, "priests": priests}
    return Refusal(rule, "offer_unpayable", text, args | {"most": int(most), "others": others})


def above_gold(position: Position, god: int, offer: int) -> Refusal:
    """By option offers may not exceed the gold held, whatever priests save (C7.7)."""
    seat, name = position.auction.bidder, GOD_NAMES[god]
    gold, others = int(position.gold[seat]), int(position.auction.offered_by(seat, god))
    text = f"{offer} for {name} is more than the {gold} gold that you have"
    if others:
        text += f", of which {others} are offered already"
    args: dict[str, int | str] = {"god": name, "offer": int(offer), "gold": gold, "others": others}
    return Refusal("C7.7", "offer_above_gold", text, args)


# ---- turns


def why_not_turn(position: Position, verb: int, index: int) -> Refusal:
    if verb == act.DONE:
        what = GODS[position.god].recruits
        return Refusal("C9.5", "free_recruit", f"First take the free {what}", {"recruit": what})
    if verb in GOD_OF:
        god, rule = GOD_OF[verb]
        if GOD_NAMES[position.god] != god:
            return Refusal(rule, "other_god", f"For that you need the favour of {god}", {"god": god})
    if verb in (act.SUMMON, act.EXCHANGE) and not creatures_shown(position) >> index & 1:
        name = CREATURE_NAMES[index]
        rule = "C10.1" if verb == act.SUMMON else "C9.9"
        there = [CREATURE_NAMES[other] for other in members(creatures_shown(position))]
        if not there:
            return Refusal(rule, "track_empty", f"{name} is not on the track: it is empty", {"what": name})
        text = f"{name} is not on the track; there: {', '.join(there)}"
        return Refusal(rule, "not_on_track", text, {"what": name, "there": " ".join(there)})
    if verb in RECRUITING and position.recruited >= MOST_RECRUITS[position.god]:
        most = MOST_RECRUITS[position.god]
        text = f"At most {most} can be recruited in a turn"
        return Refusal(GOD_OF[verb][1], "recruit_limit", text, {"most": most})
    place = why_not_place(position, verb, index)
    if place is not None:
        return place
    due = payment(position, act.FIRST_ACTION[verb] + index)
    assert due is not None
    return short_of_gold(position, due)


def short_of_gold(position: Position, due: Payment) -> Refusal:
    """How much gold is short, and for what."""
    gold = int(position.gold[position.turn])
    short = due.total - gold
    text = f"{short} gold short: {due.what} costs {due.sentence()}, you have {gold}"
    args: dict[str, int | str] = {"what": due.what, "price": due.price, "saved": due.saved, "due": due.total}
    return Refusal("C8.2", "short_of_gold", text, args | {"gold": gold, "short": short})

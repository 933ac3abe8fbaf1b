"""Why an action is not legal: the rule that forbids it and the numbers."""

from __future__ import annotations

from typing import Final

from ...core.refusal import Refusal
from ..aegean.payment import Payment
from . import actions as act
from . import questions as ask
from .choices import choices
from .facts import APOLLO, GODS, MOST_OFFERED
from .offerings import least_offer, most_payable
from .payment import payment
from .position import Position
from .reasons import why_not_place, why_not_target
from .tables import MOST_RECRUITS
from .text import CREATURE_NAMES, GOD_NAMES
from .track import creatures_shown

# what a player is asked, and the rule that asks it
ASKED: Final = {
    ask.WHICH_GOD: ("C7.1", "choose a god for your marker"),
    ask.HOW_MUCH: ("C7.2", "say how much you offer"),
    ask.TURN: ("C8.2", "take an action of your god, summon a creature, or end your turn"),
    ask.HOW_MANY_FLEETS: ("C9.10", "say how many fleets sail on"),
    ask.SAIL_WHERE: ("C9.10", "say where the fleets sail"),
    ask.HOW_MANY_TROOPS: ("C9.15", "say how many troops go"),
    ask.MARCH_WHERE: ("C9.15", "say where the troops go"),
    ask.RETREAT: ("C13.3", "stand or retreat"),
    ask.LOSE_WHAT: ("C10.20", "lose a troop or the Minotaur"),
    ask.GIVE_UP_WHAT: ("C11.1", "give up a building for the metropolis"),
    ask.FOUND_WHERE: ("C11.4", "choose the site of the metropolis"),
    ask.MARKER_WHERE: ("C14.2", "lay the prosperity marker on an island"),
    ask.WHICH_TEMPLE: ("C10.2", "choose the island whose temple lowers the price"),
    ask.ROB_WHOM: ("C10.6", "choose whom the creature robs"),
    ask.LURE_WHERE: ("C10.8", "choose the fleet that the Mermaid sends home"),
    ask.REPLACE_FROM: ("C10.8", "choose the fleet that takes its place"),
    ask.FLY_FROM: ("C10.9", "choose the island from which Pegasus carries troops"),
    ask.CRUSH_WHAT: ("C10.10", "choose the building that the Giant destroys"),
    ask.COPY_WHAT: ("C10.11", "choose the creature that the Chimera copies"),
    ask.REBUILD_WHAT: ("C10.12", "choose the building that the Cyclops turns"),
    ask.REBUILD_AS: ("C10.12", "choose what it becomes"),
    ask.SELL_WHAT: ("C10.13", "sell to the Sphinx, or say that it is enough"),
    ask.BREEZE: ("C10.14", "choose fleets for the Sylph, or say that it is enough"),
    ask.SNATCH_WHERE: ("C10.15", "choose the island where the Harpy snatches a troop"),
    ask.KRAKEN_WHERE: ("C10.17", "put the Kraken on a sea space"),
    ask.KRAKEN_WALK: ("C10.17", "move the Kraken on, or say that it is enough"),
    ask.FIGURE_WHERE: ("C10.18", "put the figure on an island"),
    ask.PUSH_WHERE: ("C10.23", "say where Polyphemus pushes the fleets"),
}
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
    if asked in act.VERBS[verb].answers and is_choice(position, verb, index):
        return None
    if asked >= ask.FIRST_OF_CHANCE:
        return why_not_chance(position, action)
    if action >= act.DECISIONS:
        return Refusal("C8.2", "not_chance", "That is for chance to decide, and chance is not asked now")
    if asked not in act.VERBS[verb].answers:
        rule, what = ASKED[asked]
        return Refusal(rule, "other_question", f"Now you are asked to {what}", {"question": ask.NAMES[asked]})
    if asked == ask.WHICH_GOD:
        return why_not_god(position, index)
    if asked == ask.HOW_MUCH:
        return why_not_offer(position, index + 1)
    if asked == ask.TURN:
        return why_not_turn(position, verb, index)
    return why_not_target(position, verb, index, ASKED[asked][0])


def is_choice(position: Position, verb: int, index: int) -> bool:
    """Whether that is a possible answer to the question."""
    if verb == act.OFFER:
        auction = position.auction
        least, most = least_offer(position, auction.chosen), most_payable(position, auction.bidder, auction.chosen)
        return bool(least <= index + 1 <= most)
    return choices(position, verb) >> index & 1 == 1


def why_not_chance(position: Position, action: int) -> Refusal:
    question = ask.NAMES[position.asked]
    if action < act.DECISIONS:
        return Refusal("C8.2", "wait_for_chance", "First chance decides what comes", {"question": question})
    return Refusal("C4.5", "impossible_outcome", "That cannot come now", {"question": question})


# ---- offerings


def why_not_god(position: Position, god: int) -> Refusal:
    auction = position.auction
    name = GOD_NAMES[god]
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
        return Refusal("C7.6", "offer_too_high", f"Offers end at {MOST_OFFERED}", {"most": MOST_OFFERED})
    text = f"{offer} for {GOD_NAMES[god]} is more than you can pay: you have {gold} gold and {priests} priests"
    others = int(position.auction.offered_by(seat, god))
    if others:
        text += f", and your other offering is {others}"
    rule = "C12.3" if others else "C7.7"
    args: dict[str, int | str] = {"god": GOD_NAMES[god], "offer": int(offer), "gold": gold, "priests": priests}
    return Refusal(rule, "offer_unpayable", text, args | {"most": int(most), "others": others})


# ---- turns


def why_not_turn(position: Position, verb: int, index: int) -> Refusal:
    if verb == act.DONE:
        what = GODS[position.god].recruits
        return Refusal("C9.5", "free_recruit", f"First take the free {what}", {"recruit": what})
    if position.god == APOLLO:
        return Refusal("C14.3", "apollo_only", "Apollo lets you do nothing else")
    if verb in GOD_OF:
        god, rule = GOD_OF[verb]
        if GOD_NAMES[position.god] != god:
            return Refusal(rule, "other_god", f"For that you need the favour of {god}", {"god": god})
    if verb in (act.SUMMON, act.EXCHANGE) and not creatures_shown(position) >> index & 1:
        name = CREATURE_NAMES[index]
        return Refusal("C10.1", "not_on_track", f"{name} is not on the track", {"creature": name})
    if verb in RECRUITING and position.recruited >= MOST_RECRUITS[position.god]:
        most = MOST_RECRUITS[position.god]
        text = f"In one turn at most {most} can be recruited"
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
    args: dict[str, int | str] = {"what": due.what, "due": due.total, "gold": gold, "short": short}
    return Refusal("C8.2", "short_of_gold", text, args)

"""Why an action is not legal: the rule that forbids it and the numbers."""

from __future__ import annotations

from typing import Final

from ....core.contract.refusal import Refusal
from ...aegean.rules.questions import OF_CHANCE
from ...aegean.rules.track import cards_on
from ...aegean.words.payment import Payment
from ..facts import APOLLO, BID_LADDER, BUILDINGS, HERA, LOOK_PRICE
from ..rules import actions as act
from ..rules import questions as ask
from ..rules.asking import asked_faction
from ..rules.choices import choices
from ..rules.favours import duties_done
from ..rules.metropolises import in_supply
from ..rules.offerings import most_payable, next_space, partner_due
from ..rules.position import Position
from ..rules.refusals import creature_not_on_track, hero_not_on_track, none_in_supply
from ..rules.tables import BID, CREATURE_NAMES, GOD_NAMES, MOST_RECRUITS
from .objections import why_not_answer
from .occasions import OCCASION_OF
from .payment import RECRUITING, payment
from .reasons import name_of, why_not_hero, why_not_place

# what only one god gives
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
    """The refusal of an action that is not legal; None for a legal one."""
    asked = position.asked
    if not 0 <= action < act.TABLE_SIZE:
        return Refusal("", "no_such_action", f"There is no action {action}", {"action": int(action)})
    verb = act.VERB_OF[action]
    index = int(action - act.FIRST_ACTION[verb])
    if asked == ask.OVER:
        return Refusal("L11.1", "game_over", "The game is over")
    answers = act.answers(asked, verb)
    if answers and choices(position, verb) >> index & 1 == 1:
        return None
    if ask.ASKED_OF[asked] == OF_CHANCE:
        return why_not_chance(position, action)
    if action >= act.DECISIONS:
        text = "That is for chance to decide, and chance is not asked now"
        return Refusal(ask.QUESTIONS[asked].rule, "not_chance", text, {"question": ask.NAMES[asked]})
    if not answers:
        row = ask.QUESTIONS[asked]
        needed, when = OCCASION_OF[act.VERBS[verb].name]
        text = f"{when}. Now you are asked to {row.to}"
        return Refusal(row.rule, "other_question", text, {"needed": needed, "question": row.name})
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
        return Refusal(rule, "wait_for_chance", "Wait for the draw", {"question": question})
    return Refusal(rule, "impossible_outcome", "That cannot be drawn now", {"question": question})


# ---- offerings


def why_not_god(position: Position, god: int) -> Refusal:
    auction = position.auction
    name = GOD_NAMES[god]
    if not auction.open >> god & 1:
        return Refusal("L2.2", "god_closed", f"{name} lies face down in this cycle", {"god": name})
    if god == APOLLO:
        holder = int(auction.holder(god))
        text = f"Apollo has one place, and faction {holder} has taken it"
        return Refusal("L4.5", "apollo_taken", text, {"god": name, "faction": holder})
    if god == auction.lost:
        return Refusal("L4.3", "just_outbid", f"You have just been outbid at {name}: choose another god", {"god": name})
    if auction.offer(god) >= BID[-1]:
        return Refusal("L4.6", "offer_too_high", f"{BID[-1]} for {name} cannot be outbid", {"most": BID[-1]})
    return too_little_gold(position, god, int(next_space(auction.offer(god))))


def why_not_offer(position: Position, offer: int) -> Refusal:
    god = position.auction.chosen
    standing = int(position.auction.offer(god))
    if offer <= standing:
        text = f"The standing offer to {GOD_NAMES[god]} is {standing}: offer more"
        return Refusal("L4.3", "offer_too_low", text, {"god": GOD_NAMES[god], "standing": standing})
    return too_little_gold(position, god, offer)


def too_little_gold(position: Position, god: int, offer: int) -> Refusal:
    """The offer is more than the faction can pay, beside what its partner has offered."""
    faction = position.auction.bidder
    gold, priestesses = int(position.gold_of(faction)), int(position.priestesses_of(faction))
    others = int(partner_due(position, faction, god))
    text = f"{offer} for {GOD_NAMES[god]} is more than you can pay: you have {gold} gold and {priestesses} priestesses"
    if others:
        text += f", and your partner's offer takes {others}"
    args: dict[str, int | str] = {"god": GOD_NAMES[god], "offer": offer, "gold": gold, "priestesses": priestesses}
    args |= {"most": int(most_payable(position, faction, god)), "others": others}
    return Refusal("L4.9" if others else "L4.8", "offer_unpayable", text, args)


# ---- turns


def why_not_turn(position: Position, verb: int, index: int) -> Refusal:
    if verb in GOD_OF:
        god, rule = GOD_OF[verb]
        if GOD_NAMES[position.god] != god:
            return Refusal(rule, "other_god", f"For that you need the favour of {god}", {"god": god})
    if verb in (act.BUILD, act.PLAN, act.FORGO):
        return why_not_building(position, verb, index)
    if verb == act.SACRIFICE:
        return why_not_hero(position, index)
    if verb in RECRUITING and position.recruited >= MOST_RECRUITS[position.god]:
        most = MOST_RECRUITS[position.god]
        return Refusal(GOD_OF[verb][1], "recruit_limit", f"At most {most} can be recruited in a turn", {"most": most})
    if not duties_done(position) and not (verb in RECRUITING and position.recruited == 0):
        duty, text = (
            ("recruit", "First comes the free unit or card") if position.built else ("building", "First you build")
        )
        return Refusal("L6.2", "duty_first", text, {"duty": duty})
    if verb == act.LOOK:
        if position.looked:
            return Refusal("L7.2", "looked", "Zeus has already shown you the top card in this turn")
        return Refusal("L14.5", "no_card_left", "No creature is left in the deck or the discard pile")
    found = why_not_card(position, verb, index) or why_not_place(position, verb, index)
    if found is not None:
        return found
    due = payment(position, act.FIRST_ACTION[verb] + index)
    assert due is not None
    if due.total <= position.gold_of(position.turn):
        return no_way_on(position, verb, index)
    return short_of_gold(position, due)


def no_way_on(position: Position, verb: int, index: int) -> Refusal:
    """The step could be paid, but leads only into areas of the partner, where nobody may stay (L12.6)."""
    gold = int(position.gold_of(position.turn))
    name = name_of(position, verb, index)
    if verb == act.MOBILISE:
        name = position.map.island_names[position.hero_land(index)]
    text = f"From {name} the way leads through your partner's areas, and {gold} gold does not pay for it"
    return Refusal("L12.6", "no_way_on", text, {"place": name, "gold": gold})


def why_not_building(position: Position, verb: int, index: int) -> Refusal:
    if position.built:
        return Refusal("L6.4", "has_built", "You have already built this turn")
    if verb == act.FORGO:
        return Refusal("L6.4", "must_build", "You have an empty site, so you must build")
    if verb == act.BUILD and position.god == HERA:
        return Refusal("L7.6", "plan_first", "First choose what Hera builds")
    if verb == act.BUILD:
        found = why_not_place(position, act.BUILD, index)
        assert found is not None
        return found
    name = BUILDINGS[index]
    if in_supply(position, index) == 0:
        return none_in_supply(name)
    return Refusal(
        "L7.6", "has_building", f"Hera builds what you do not have, and you have it: {name}", {"building": name}
    )


def why_not_card(position: Position, verb: int, index: int) -> Refusal | None:
    """Why that creature or hero cannot be had, whatever it costs."""
    if verb == act.SUMMON and not cards_on(position.track) >> index & 1:
        return creature_not_on_track(position, index, "L10.0")
    if verb == act.RECRUIT_HERO:
        if position.engaged:
            return Refusal("L7.6", "one_hero", "Only one hero can be recruited in a turn")
        if not cards_on(position.hero_track) >> index & 1:
            return hero_not_on_track(position, index, "L7.6")
    return None


def why_not_seen(position: Position, creature: int) -> Refusal:
    if creature != position.seen:
        name = CREATURE_NAMES[creature]
        return Refusal("L7.2", "not_seen", f"{name} is not the card that Zeus has shown you", {"creature": name})
    gold = int(position.gold_of(position.turn))
    if gold < LOOK_PRICE:
        return short_of_gold(position, Payment(CREATURE_NAMES[creature], LOOK_PRICE))
    name = CREATURE_NAMES[creature]
    return Refusal("L7.2", "no_effect", f"{name} would have no effect now, so it goes back", {"creature": name})


def short_of_gold(position: Position, due: Payment) -> Refusal:
    """How much gold is short, and for what."""
    gold = int(position.gold_of(asked_faction(position)))
    short = due.total - gold
    text = f"{short} gold short: {due.what} costs {due.sentence()}, you have {gold}"
    args: dict[str, int | str] = {"what": due.what, "due": due.total, "gold": gold, "short": short}
    args |= {"price": due.price, "saved": due.saved}
    return Refusal("L6.2", "short_of_gold", text, args)

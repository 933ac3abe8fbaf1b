"""Why an action is not legal: the rule that forbids it and the numbers."""

from __future__ import annotations

from typing import Final

from ...core.refusal import Refusal
from ..aegean.payment import Payment
from ..aegean.track import cards_on
from . import actions as act
from . import questions as ask
from .asking import asked_faction
from .choices import choices
from .facts import APOLLO, BID_LADDER, HERA, LOOK_PRICE
from .favours import duties_done, may_build
from .offerings import most_payable, next_space, partner_due
from .payment import RECRUITING, payment
from .position import Position
from .reasons import why_not_hero, why_not_place, why_not_target
from .tables import BID, CREATURE_NAMES, GOD_NAMES, HERO_NAMES, MOST_RECRUITS

# what a faction is asked, and the rule that asks it
ASKED: Final = {
    ask.WHICH_GOD: ("L4.1", "choose a god for your marker"),
    ask.HOW_MUCH: ("L4.2", "choose the space of your offer"),
    ask.CLAIM: ("L2.7", "claim a land"),
    ask.MOOR: ("L2.7", "moor a fleet beside it"),
    ask.STATION: ("L2.8", "station a troop in one of your lands"),
    ask.UPKEEP: ("L5.1", "keep or release your creatures"),
    ask.FIGURE_WALK: ("L5.2", "move the creature, or let it stay"),
    ask.TURN: ("L6.2", "take an action of your god, or end your turn"),
    ask.BUILD_WHERE: ("L7.6", "choose the site of the building"),
    ask.HERO_WHERE: ("L7.6", "choose the land of the hero"),
    ask.ZEUS_CARD: ("L7.2", "play the creature that Zeus has shown you, or put it back"),
    ask.HOW_MANY_FLEETS: ("L8.1", "say how many fleets sail"),
    ask.SAIL_WHERE: ("L8.1", "say where the fleets sail"),
    ask.HOW_MANY_TROOPS: ("L8.7", "say how many troops go"),
    ask.HOW_MANY_MERCENARIES: ("L8.7", "say how many mercenaries go"),
    ask.WHICH_HEROES: ("L8.7", "say which heroes go"),
    ask.MARCH_WHERE: ("L8.8", "say where the units go"),
    ask.SLAY_WHAT: ("L8.14", "choose the troop that Hector kills"),
    ask.REROLL: ("L8.15", "keep the roll, or pay Croesus for another"),
    ask.LOSE_WHAT: ("L8.16", "choose the unit that you lose"),
    ask.ESCAPE: ("L8.17", "let the troop perish, or retreat beside Perseus"),
    ask.RETREAT: ("L8.18", "stand or retreat"),
    ask.SPEND_WHAT: ("L9.5", "choose the type of buildings that you give up"),
    ask.GIVE_UP_WHAT: ("L9.3", "give up a building for the metropolis"),
    ask.FOUND_WHERE: ("L9.1", "choose the place of the metropolis"),
    ask.BONUS_TROOP: ("L9.2", "station a troop of the bonus"),
    ask.BONUS_HORN: ("L9.2", "place the cornucopia of the bonus"),
    ask.BONUS_FLEET: ("L9.2", "launch a fleet of the bonus"),
    ask.BLESS_LAND: ("L7.7", "place Apollo's cornucopia on a land"),
    ask.BLESS_SEA: ("L7.7", "place Apollo's cornucopia on a sea"),
    ask.ROB_WHOM: ("L10.3", "choose whom the creature robs"),
    ask.SNATCH_WHERE: ("L10.6", "choose the troop that the Harpy destroys"),
    ask.REBUILD_WHAT: ("L10.7", "choose the building that the Cyclops turns"),
    ask.REBUILD_AS: ("L10.7", "choose what it becomes"),
    ask.LURE_WHERE: ("L10.8", "choose the land whose mercenaries follow the Giant"),
    ask.SETTLE_WHERE: ("L10.8", "choose a land for one of these mercenaries"),
    ask.FLY_FROM: ("L10.9", "choose the land from which units fly"),
    ask.SPHINX_WHICH: ("L10.11", "play one of the cards that the Sphinx has drawn"),
    ask.COPY_WHAT: ("L10.2", "choose the discarded card that the Chimera plays"),
    ask.SWAP_FIRST: ("L10.12", "choose the first sea for the Sylph"),
    ask.SWAP_SECOND: ("L10.12", "choose the second sea for the Sylph"),
    ask.CHARON_OWN: ("L10.1", "choose your hero for Charon"),
    ask.CHARON_FOR: ("L10.1", "choose the hero that Charon brings"),
    ask.FIGURE_WHERE: ("L10.0", "choose the area of the figure"),
    ask.HUNT: ("L10.13", "choose the Hydra's victim"),
    ask.PUSH_FROM: ("L10.18", "choose the fleet that Polyphemus drives away"),
    ask.PUSH_WHERE: ("L10.18", "say where Polyphemus drives the fleet"),
    ask.EXCHANGE: ("L10.21", "say how many philosophers Hector brings"),
    ask.IMITATE: ("L10.26", "choose the sacrifice that Pandora makes"),
}
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
    if asked >= ask.FIRST_OF_CHANCE:
        return why_not_chance(position, action)
    if action >= act.DECISIONS:
        return Refusal("L6.2", "not_chance", "That is for chance to decide, and chance is not asked now")
    if not answers:
        rule, what = ASKED[asked]
        return Refusal(rule, "other_question", f"Now you are asked to {what}", {"question": ask.NAMES[asked]})
    if asked == ask.WHICH_GOD:
        return why_not_god(position, index)
    if asked == ask.HOW_MUCH:
        return why_not_offer(position, BID_LADDER[index])
    if asked == ask.TURN:
        return why_not_turn(position, verb, index)
    if asked == ask.ZEUS_CARD:
        return why_not_seen(position, index)
    return why_not_target(position, verb, index, ASKED[asked][0])


def why_not_chance(position: Position, action: int) -> Refusal:
    question = ask.NAMES[position.asked]
    if action < act.DECISIONS:
        return Refusal("L6.2", "wait_for_chance", "First chance decides what comes", {"question": question})
    return Refusal("L2.3", "impossible_outcome", "That cannot come now", {"question": question})


# ---- offerings


def why_not_god(position: Position, god: int) -> Refusal:
    auction = position.auction
    name = GOD_NAMES[god]
    if not auction.open >> god & 1:
        return Refusal("L2.2", "god_closed", f"{name} lies face down in this cycle", {"god": name})
    if god == APOLLO:
        return Refusal("L4.5", "apollo_taken", "Apollo has one place, and it is taken", {"god": name})
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
    others = int(partner_due(position, faction))
    text = f"{offer} for {GOD_NAMES[god]} is more than you can pay: you have {gold} gold and {priestesses} priestesses"
    if others:
        text += f", and your partner's offer takes {others}"
    args: dict[str, int | str] = {"god": GOD_NAMES[god], "offer": offer, "gold": gold, "priestesses": priestesses}
    args |= {"most": int(most_payable(position, faction)), "others": others}
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
        return Refusal(GOD_OF[verb][1], "recruit_limit", f"In one turn at most {most} can be recruited", {"most": most})
    if not duties_done(position) and not (verb in RECRUITING and position.recruited == 0):
        duty, what = ("recruit", "the free recruit") if position.built else ("building", "the building")
        return Refusal("L6.2", "duty_first", f"First comes {what}", {"duty": duty})
    if verb == act.LOOK:
        return Refusal("L7.2", "looked", "Zeus shows the top card only once in a cycle, and only if there is one")
    found = why_not_card(position, verb, index) or why_not_place(position, verb, index)
    if found is not None:
        return found
    due = payment(position, act.FIRST_ACTION[verb] + index)
    assert due is not None
    return short_of_gold(position, due)


def why_not_building(position: Position, verb: int, index: int) -> Refusal:
    if position.built:
        return Refusal("L6.4", "has_built", "The building of this turn is behind you")
    if verb == act.FORGO:
        return Refusal("L6.4", "must_build", "You have an empty site: the building is a duty")
    if verb == act.BUILD and position.god == HERA:
        return Refusal("L7.6", "plan_first", "First say what Hera builds")
    if verb == act.BUILD or not may_build(position):
        found = why_not_place(position, act.BUILD, index)
        return found or Refusal("L6.4", "no_building", "Nothing can be built now")
    return Refusal("L7.6", "has_building", "Hera builds only a type that you do not have, and that is in supply")


def why_not_card(position: Position, verb: int, index: int) -> Refusal | None:
    """Why that creature or hero cannot be had, whatever it costs."""
    if verb == act.SUMMON and not cards_on(position.track) >> index & 1:
        name = CREATURE_NAMES[index]
        return Refusal("L10.0", "not_on_track", f"{name} is not on the track", {"creature": name})
    if verb == act.RECRUIT_HERO:
        name = HERO_NAMES[index]
        if position.engaged:
            return Refusal("L7.6", "one_hero", "Only one hero can be recruited in a turn")
        if not cards_on(position.hero_track) >> index & 1:
            return Refusal("L7.6", "not_on_track", f"{name} is not on the track", {"hero": name})
    return None


def why_not_seen(position: Position, creature: int) -> Refusal:
    if creature != position.seen:
        return Refusal("L7.2", "not_seen", "That is not the card that you have seen")
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
    return Refusal("L6.2", "short_of_gold", text, args)

"""What a player of the Legendary Edition is asked, and the possible answers: numbered, grouped, with prices and
odds."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from ....core.contract.refusal import Refusal
from ....core.engine.bits import members
from ....games.aegean.rules.table import NO_PLACE
from ....games.legendary.facts import APOLLO, BUILDINGS, GODS, HEROES
from ....games.legendary.rules import actions as act
from ....games.legendary.rules.cycle.offerings import is_trusted, most_payable, next_space, partner_due
from ....games.legendary.rules.position import BY_SEA
from ....games.legendary.rules.state import LegendaryState
from ....games.legendary.rules.tables import CREATURE_NAMES, FIRST_FIGURE
from ....games.legendary.rules.turn.favours import building_of, duties_done
from ....games.legendary.rules.turn.metropolises import next_type
from ..aegean.bricks import EMPTY_SITE, token
from ..aegean.options import Answers, heading, in_order, not_now
from ..aegean.words import gold, heading_words, verb_words
from ..voice import Voice
from .places import PRIESTESS, place_of, spoken
from .remarks import has_no_target, land_remark, loot, sea_remark, site_remark

LAST: Final = (act.DONE, act.ENOUGH, act.STAY, act.PUT_BACK, act.FORGO)  # actions that end something are offered last
AMOUNTS: Final = (act.OFFER, act.FLEETS, act.TROOPS, act.MERCENARIES, act.EXCHANGE)  # the number to type is the amount

# these have many similar options, listed under a heading, most of them on a few lines
GROUPED: Final = (
    *(act.CLAIM, act.MOOR, act.STATION, act.BUILD, act.RECRUIT_FLEET, act.RECRUIT_TROOP, act.RECRUIT_MERCENARY),
    *(act.RECRUIT_HERO, act.SUMMON, act.SAIL_FROM, act.MARCH_FROM, act.MOBILISE, act.SACRIFICE, act.POST, act.FOUND),
    *(act.LAUNCH, act.BLESS_LAND, act.BLESS_SEA, act.SETTLE, act.SWAP, act.PLACE_ON_LAND, act.PLACE_AT_SEA),
)
IN_LINES: Final = (act.RECRUIT_HERO, act.SUMMON, act.MOBILISE, act.SACRIFICE)  # each needs a line of its own
# what a god offers, which may not be possible now
OFFERED: Final = {
    act.RECRUIT_FLEET: "poseidon",
    act.SAIL_FROM: "poseidon",
    act.RECRUIT_TROOP: "ares",
    act.MARCH_FROM: "ares",
    act.RECRUIT_MERCENARY: "hera",
    act.RECRUIT_HERO: "hera",
    act.RECRUIT_PRIESTESS: "zeus",
    act.LOOK: "zeus",
    act.RECRUIT_PHILOSOPHER: "athena",
}
MOVES: Final = (
    *("how_many_fleets", "sail_where", "how_many_troops", "how_many_mercenaries", "which_heroes", "march_where"),
)


# ---- the question


def question(state: LegendaryState, voice: Voice) -> str:
    """What the actor is asked, and what to bear in mind."""
    if state.question == "which_god" and state.auction.lost >= 0:
        return voice("aegean-displaced-you")
    return " · ".join([voice(f"question-{state.question}"), *about(state, voice)])


def about(state: LegendaryState, voice: Voice) -> list[str]:
    """The god and the gold of a turn, and a duty that is left; which units move, and from where; the hero or creature
    whose power it is; the building."""
    asked = state.question
    if asked == "turn":
        duty = [] if duties_done(state) else [voice("refusal-duty_first", duty="building")]
        return [
            voice.name("god", GODS[state.god].id),
            voice("terminal-gold", gold=int(state.gold_of(state.turn))),
            *duty,
        ]
    if asked == "how_much":
        return [voice.name("god", GODS[state.auction.chosen].id)]
    if asked in MOVES and state.from_area != NO_PLACE:
        names = state.map.sea_names if state.way == BY_SEA else state.map.island_names
        return [voice.place(names[state.from_area]), *group(state, voice)]
    if asked in ("moor", "swap_second", "push_where"):
        names = state.map.island_names if asked == "moor" else state.map.sea_names
        return [voice.place(names[state.chosen])] if 0 <= state.chosen < len(names) else []
    if asked in ("hero_where", "charon_for") and 0 <= state.chosen < len(HEROES):
        return [voice.name("hero", HEROES[state.chosen])]
    if asked == "figure_walk":
        return [voice.name("creature", CREATURE_NAMES[FIRST_FIGURE + state.chosen])]
    if asked == "build_where":
        return [voice.name("building", BUILDINGS[state.plan])]
    if asked == "give_up_what" and state.toll:
        return [voice.name("building", BUILDINGS[next_type(state)])]
    return [voice.name("creature", CREATURE_NAMES[state.power])] if state.power >= 0 else []


def group(state: LegendaryState, voice: Voice) -> list[str]:
    """The moving units: "2 troops", "1 mercenary", "Ajax"."""
    moving = int(state.moving)
    own = voice("action-fleets", number=moving) if state.way == BY_SEA else voice("action-troops", count=moving)
    return [
        *([own] if moving else []),
        *([voice("action-mercenaries", count=int(state.hired))] if state.hired else []),
        *(voice.name("hero", hero) for number, hero in enumerate(HEROES) if state.band >> number & 1),
    ]


# ---- numbers


def numbered(state: LegendaryState) -> dict[int, int]:
    """The number to type for each action: the amount if an amount is asked for, otherwise from 1 in the order
    shown."""
    legal = state.legal()
    if legal and all(act.VERB_OF[action] in AMOUNTS for action in legal):
        return {int(amount): action for action in legal for amount in state.move(action).objects.values()}
    return in_order(legal, act.VERB_OF, LAST)


# ---- the answers


def heading_of(state: LegendaryState, action: int, voice: Voice) -> Text:
    """The heading of a group of options, with the price of each."""
    verb = act.VERB_OF[action]
    due = state.payment(action)
    words = heading_words(act.VERBS[verb], voice)
    if verb == act.BUILD:
        words = f"{words}: {voice.name('building', BUILDINGS[building_of(state)])}"
    price = gold(due.total, voice) if due and verb != act.SUMMON else ""
    return heading(words, price, free=due is not None and due.total == 0)


def place_remark(state: LegendaryState, action: int, voice: Voice) -> str:
    """What the player should know about a place before choosing it."""
    verb, place = act.VERB_OF[action], place_of(action)
    if verb == act.OFFER:
        return offer_remark(state, action, voice)
    if verb == act.CLAIM:
        income = int(state.horns_in(place))
        signs = (f" +{income}" if income else "") + (f" {PRIESTESS}" if state.map.priestesses >> place & 1 else "")
        return f" ({EMPTY_SITE * len(members(state.map.sites[place]))}{signs})"
    if verb == act.BUILD or verb == act.FOUND:
        there = site_remark(state, place, voice)
        return f" ({there})" if there else ""
    return whose_sign(state, verb, place)


def offer_remark(state: LegendaryState, action: int, voice: Voice) -> str:
    """What the offer would cost if priestesses make it cheaper; on trust, a warning if it is more than the gold at hand
    (L4.8)."""
    due = state.payment(action)
    assert due is not None
    bidder = state.auction.bidder
    if due.total > state.gold_of(bidder) - partner_due(state, bidder, state.auction.chosen):
        return f" ({voice('terminal-beyond-purse')})"
    return f" ({voice('aegean-would-pay', gold=due.total)})" if due.saved else ""


def whose_sign(state: LegendaryState, verb: int, place: int) -> str:
    """The owner of an area, with the number of units: " ●2"."""
    board = state.board
    if act.VERBS[verb].about == "sea":
        return f" {token(int(board.admiral(place)), int(board.fleets_at(place)))}" if board.fleets_at(place) else ""
    if act.VERBS[verb].about != "land":
        return ""
    owner = int(board.owner(place))
    return f" {token(owner, int(state.units_on(place)))}" if owner >= 0 else ""


def remark(state: LegendaryState, action: int, voice: Voice) -> str | Text:
    """What an option costs, brings or risks."""
    verb, place = act.VERB_OF[action], place_of(action)
    about = act.VERBS[verb].about
    if verb == act.CHOOSE:
        return god_remark(state, place, voice)
    if about == "creature":
        return creature_remark(state, action, voice)
    if about == "hero":
        return hero_remark(state, verb, place, voice)
    if verb in (act.RECRUIT_PRIESTESS, act.RECRUIT_PHILOSOPHER):
        due = state.payment(action)
        unit = "priestess" if verb == act.RECRUIT_PRIESTESS else "philosopher"
        return f"{gold(due.total if due else 0, voice)}; {voice.effects('unit', unit)}"
    if about == "sea":
        return sea_remark(state, verb, place, voice)
    if about == "land":
        return land_remark(state, verb, place, voice)
    if about == "site":
        return site_remark(state, place, voice)
    if verb == act.ROLL_AGAIN:
        due = state.payment(action)
        return gold(due.total, voice) if due else ""
    return loot(state, place, voice) if verb == act.ROB else ""


def creature_remark(state: LegendaryState, action: int, voice: Voice) -> str | Text:
    """What a creature costs and does, and a warning if it would have no effect now; empty for one on the map."""
    if act.VERB_OF[action] in (act.KEEP, act.RELEASE):
        return ""
    due = state.payment(action)
    price = Text(f"{gold(due.total, voice)}; " if due else "", style="coin")
    saved = f"{voice('payment-saved-temples', gold=due.saved)}; " if due and due.saved else ""
    void = (f" ({voice('terminal-no-effect')})" if has_no_target(state, action) else "", "refusal")
    return Text.assemble(price, saved, voice.effects("creature", CREATURE_NAMES[place_of(action)]), void)


def hero_remark(state: LegendaryState, verb: int, hero: int, voice: Voice) -> str:
    """What a hero does; for one on the map, also where."""
    told = voice.effects("hero", HEROES[hero])
    if verb in (act.MOBILISE, act.TAKE):
        return f"{voice.place(state.map.island_names[state.hero_land(hero)])}. {told}"
    return told


def god_remark(state: LegendaryState, god: int, voice: Voice) -> str:
    """The current offer, the possible offers, and what the god does."""
    told = voice.effects("god", GODS[god].id)
    if god == APOLLO:
        return told
    holder, standing = int(state.auction.holder(god)), int(state.auction.offer(god))
    bidder = state.auction.bidder
    least, most = int(next_space(standing)), int(most_payable(state, bidder, god))
    offers = [voice("aegean-god-offer", seat=voice.names(holder), offer=standing)] if holder >= 0 else []
    if is_trusted(state, bidder):
        offers.append(f"{voice('terminal-least-offer', least=least)} ({voice('option-trust-yes')})")
    else:
        offers.append(voice("terminal-offer-range", least=least, most=most))
    return f"{'; '.join(offers)}. {told}"


# ---- what cannot be done


def missing(state: LegendaryState, possible: set[int], voice: Voice) -> list[Text]:
    """What else the god offers, and why it is not possible now."""
    reasons = []
    for verb, god in OFFERED.items():
        refusal = why_nowhere(state, verb) if verb not in possible and GODS[state.god].id == god else None
        if refusal is not None:
            reasons.append(f"{verb_words(act.VERBS[verb], voice)}: {voice.refusal(refusal)}")
    return not_now(reasons, voice)


def why_nowhere(state: LegendaryState, verb: int) -> Refusal | None:
    """Why the verb is possible nowhere: short of gold if that is a reason anywhere, otherwise a reason that is the same
    for all places."""
    refusals = [state.why_not(act.FIRST_ACTION[verb] + place) for place in range(act.OBJECTS[act.VERBS[verb].about])]
    found = {refusal.key: refusal for refusal in refusals if refusal is not None}
    telling = (
        *("short_of_gold", "duty_first", "recruit_limit", "no_reserve", "supply_empty", "looked", "no_card_left"),
        *("one_hero", "no_way", "no_way_on"),
    )
    return next((found[key] for key in telling if key in found), None)


ANSWERS: Final = Answers(
    act.VERBS, act.VERB_OF, AMOUNTS, GROUPED, IN_LINES, heading_of, spoken, remark, place_remark, missing
)

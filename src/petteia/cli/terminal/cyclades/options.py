"""What a player of Cyclades is asked, and the possible answers: numbered, grouped, with prices and odds."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from ....core.contract.refusal import Refusal
from ....core.engine.bits import bit
from ....core.engine.state import SPECTATOR
from ....games.aegean.rules.battle import odds
from ....games.cyclades.facts import APOLLO, BUILDINGS, GODS, SLOTS, SPHINX_PAYS
from ....games.cyclades.rules import actions as act
from ....games.cyclades.rules.cycle.offerings import least_offer, most_payable
from ....games.cyclades.rules.powers.polyphemus import pushed_group
from ....games.cyclades.rules.powers.power import BY_CREATURE
from ....games.cyclades.rules.state import CycladesState
from ....games.cyclades.rules.tables import CREATURE_NAMES
from ....games.cyclades.rules.turn.battles import land_bonus, sea_bonus
from ....games.cyclades.rules.turn.temples import discounts
from ..aegean.bricks import token
from ..aegean.options import Answers, heading, in_order, not_now
from ..aegean.words import chance_to_win, gold, heading_words, units, verb_words
from ..voice import Voice
from . import places
from .places import place_of, spoken

LAST: Final = (act.DONE, act.ENOUGH, act.ANCHOR)  # actions that end something are offered last
AMOUNTS: Final = (act.OFFER, act.FLEETS, act.TROOPS)  # for these, the number to type is the amount itself

# these have many similar options, listed under a heading on a few lines
GROUPED: Final = (
    *(act.RECRUIT_FLEET, act.RECRUIT_TROOP, act.BUILD, act.EXCHANGE, act.SAIL_FROM, act.MARCH_FROM),
    *(act.SELL_FLEET, act.SELL_TROOP, act.EMERGE, act.SWIM),
)
# what a god offers, which may not be possible now
RECRUITED: Final = {
    act.RECRUIT_FLEET: "fleet",
    act.RECRUIT_TROOP: "troop",
    act.RECRUIT_PRIEST: "priest",
    act.RECRUIT_PHILOSOPHER: "philosopher",
}
MOVED: Final = {act.SAIL_FROM: "sail", act.MARCH_FROM: "march"}
OFFERED: Final = (*RECRUITED, act.BUILD, *MOVED)


# ---- the question


def question(state: CycladesState, voice: Voice) -> str:
    """What the actor is asked, and what to bear in mind."""
    if state.question == "which_god" and state.auction.lost >= 0:
        return voice("aegean-displaced-you")
    asked = voice(f"question-{state.question}")
    return " · ".join([asked, *about(state, voice)])


def about(state: CycladesState, voice: Voice) -> list[str]:
    """The god and the gold of a turn; which units move, and from where; the creature whose power it is."""
    chart, asked = state.board.chart, state.question
    if asked == "turn":
        return [voice.name("god", GODS[state.god].id), voice("terminal-gold", gold=int(state.gold[state.turn]))]
    if asked == "how_much":
        return [voice.name("god", GODS[state.auction.chosen].id)]
    if asked in ("how_many_fleets", "sail_where"):
        going = [voice("action-fleets", number=int(state.group))] if asked == "sail_where" else []
        steps = voice("terminal-steps-left", number=int(state.steps))
        return [chart.sea_names[state.group_at], *going, steps]
    if asked in ("how_many_troops", "march_where") and state.march_from >= 0:
        going = [voice("action-troops", number=int(state.marching))] if asked == "march_where" else []
        return [chart.island_names[state.march_from], *going]
    if asked == "give_up_what":
        return [voice.name("building", due_building(state))]
    if asked == "push_where":
        return [chart.sea_names[pushed_group(state)]]
    return [voice.name("creature", CREATURE_NAMES[state.power])] if state.power >= 0 else []


def due_building(state: CycladesState) -> str:
    """The type of building that is given up next for a metropolis."""
    return next(kind for number, kind in enumerate(BUILDINGS) if state.founding >> number & 1)


# ---- numbers


def numbered(state: CycladesState) -> dict[int, int]:
    """The number to type for each action: the amount if an amount is asked for, otherwise from 1 in the order
    shown."""
    legal = state.legal()
    if legal and all(act.VERB_OF[action] in AMOUNTS for action in legal):
        return {place_of(action) + 1: action for action in legal}
    return in_order(legal, act.VERB_OF, LAST)


# ---- the answers


def heading_of(state: CycladesState, action: int, voice: Voice) -> Text:
    """The heading of a group of options, with the price of each."""
    verb = act.VERB_OF[action]
    words = heading_words(act.VERBS[verb], voice)
    if verb == act.BUILD:
        words = f"{words}: {voice.name('building', GODS[state.god].builds)}"
    if state.question == "sell_what":
        return heading(words, f"+{gold(SPHINX_PAYS, voice)}", free=True)
    due = state.payment(action)
    return heading(words, gold(due.total, voice) if due else "", free=due is not None and due.total == 0)


def place_remark(state: CycladesState, action: int, voice: Voice) -> str:
    """What the player should know about a place before choosing it."""
    verb, place, board = act.VERB_OF[action], place_of(action), state.board
    if verb == act.OFFER:
        due = state.payment(action)
        return f" ({voice('aegean-would-pay', gold=due.total)})" if due and due.saved else ""
    if act.VERBS[verb].about == "sea":
        return f" {token(int(board.admiral(place)), int(board.fleets_at(place)))}" if board.fleets_at(place) else ""
    if act.VERBS[verb].about == "island":
        return f" {token(int(board.owner(place)), int(board.troops_on(place)))}"
    if verb == act.BUILD and not places.on_metropolis_site(state, place):
        return f" ({voice('terminal-off-site')})"
    return ""


def remark(state: CycladesState, action: int, voice: Voice) -> str | Text:
    """What an option costs, brings or risks."""
    verb, place = act.VERB_OF[action], place_of(action)
    about = act.VERBS[verb].about
    if verb == act.CHOOSE:
        return god_remark(state, place, voice)
    if about == "creature":
        return creature_remark(state, action, voice)
    if verb in (act.RECRUIT_PRIEST, act.RECRUIT_PHILOSOPHER):
        due = state.payment(action)
        return f"{gold(due.total if due else 0, voice)}; {voice.effects('unit', RECRUITED[verb])}"
    if verb in (act.SELL_PRIEST, act.SELL_PHILOSOPHER):
        return f"+{gold(SPHINX_PAYS, voice)}"
    if about == "sea":
        return sea_remark(state, verb, place, voice)
    if about == "slot":
        owner = int(state.board.owner(place // SLOTS))
        standing = places.building_at(state, place)
        if not standing:
            return ""
        return f"{voice.name('building', standing)}, {voice.names(owner) if owner >= 0 else voice('aegean-nobody')}"
    if verb == act.ROB:
        return loot(state, place, voice)
    return island_remark(state, verb, place, voice) if about == "island" else ""


def creature_remark(state: CycladesState, action: int, voice: Voice) -> Text:
    """What a creature costs and does, and a warning if it would have no effect now."""
    due = state.payment(action)
    price = Text(f"{gold(due.total, voice)}; " if due else "", style="coin")
    saved = f"{voice('payment-saved-temples', gold=due.saved)}; " if due and due.saved else ""
    void = act.VERB_OF[action] == act.SUMMON and has_no_target(state, action)
    warning = (f" ({voice('terminal-no-effect')})" if void else "", "refusal")
    return Text.assemble(price, saved, voice.effects("creature", CREATURE_NAMES[place_of(action)]), warning)


def has_no_target(state: CycladesState, action: int) -> bool:
    """Whether the creature would have no effect (C10.4): its power should ask something, but nothing is asked."""
    after = state.copy()
    after.play(action)
    while after.question == "which_temple":
        after.play(after.legal()[0])
    return bool(BY_CREATURE[place_of(action)].asks) and after.question == "turn"


def god_remark(state: CycladesState, god: int, voice: Voice) -> str:
    """The current offer, the possible offers, and what the god does."""
    told = voice.effects("god", GODS[god].id)
    if god == APOLLO:
        return told
    holder = int(state.auction.holder(god))
    least, most = least_offer(state, god), most_payable(state, state.auction.bidder, god)
    offers = (
        [voice("aegean-god-offer", seat=voice.names(holder), offer=int(state.auction.offer(god)))]
        if holder >= 0
        else []
    )
    offers.append(voice("terminal-offer-range", least=int(least), most=int(most)))
    return f"{'; '.join(offers)}. {told}"


def loot(state: CycladesState, seat: int, voice: Voice) -> str:
    """What a creature could take from a seat, as far as it is public."""
    creature = CREATURE_NAMES[state.power]
    if creature == "satyr":
        return f"{voice('terminal-philosophers')}: {state.philosophers_of(seat)}"
    return f"{voice('cyclades-priests')}: {state.priests_of(seat)}" if creature == "dryad" else ""


def sea_remark(state: CycladesState, verb: int, sea: int, voice: Voice) -> str:
    """Who is there, and how a battle would go."""
    board = state.board
    admiral, fleets = int(board.admiral(sea)), int(board.fleets_at(sea))
    if fleets == 0:
        return ""
    there = units(admiral, fleets, voice)
    if verb != act.SAIL_TO or admiral == state.actor:
        return there
    chance = odds(int(state.group), fleets, int(sea_bonus(state, sea, admiral)))[0]
    return f"{there}: {chance_to_win(chance, voice)}"


def island_remark(state: CycladesState, verb: int, island: int, voice: Voice) -> str:
    """The owner of an island; for troops that march there, the odds of a battle; for a metropolis, what it
    destroys."""
    owner, troops = int(state.board.owner(island)), int(state.board.troops_on(island))
    there = units(owner, troops, voice)
    if verb == act.FOUND:
        lost = voice.listed(voice.name("building", kind) for kind in places.buildings_on_site(state, island))
        return f"{there}; {voice('terminal-destroys', buildings=lost)}" if lost else there
    if verb == act.USE_TEMPLE:
        return voice("terminal-discounts-left", number=int(discounts(state, bit(island))))
    if verb == act.BLESS:
        prosperity = state.view(SPECTATOR).islands[island].prosperity
        return f"{there}; {voice('cyclades-prosperity', number=prosperity)}"
    if verb != act.MARCH_TO:
        return there
    if owner == state.actor:
        return there
    if troops == 0:
        return f"{there}: {voice('terminal-no-fight')}"
    bonus = int(land_bonus(state, island))
    chance = odds(int(state.marching), troops, bonus)[0]
    return f"{there}{f' +{bonus}' if bonus else ''}: {chance_to_win(chance, voice)}"


# ---- what cannot be done


def missing(state: CycladesState, possible: set[int], voice: Voice) -> list[Text]:
    """What else the god offers, and why it is not possible now."""
    reasons = []
    for verb in OFFERED:
        refusal = None if verb in possible or other_god(state, verb) else why_nowhere(state, verb)
        if refusal is not None:
            reasons.append(f"{verb_words(act.VERBS[verb], voice)}: {voice.refusal(refusal)}")
    return not_now(reasons, voice)


def other_god(state: CycladesState, verb: int) -> bool:
    """Whether the verb belongs to another god."""
    god = GODS[state.god]
    return RECRUITED.get(verb, god.recruits) != god.recruits or MOVED.get(verb, god.special) != god.special


def why_nowhere(state: CycladesState, verb: int) -> Refusal | None:
    """Why the verb is possible nowhere: short of gold if that is a reason anywhere, otherwise the first reason that is
    not about a single place."""
    refusals = [state.why_not(act.FIRST_ACTION[verb] + place) for place in range(act.VERB_SIZE[verb])]
    found = {refusal.key: refusal for refusal in reversed(refusals) if refusal is not None}
    telling = (
        "short_of_gold",
        "recruit_limit",
        "no_reserve",
        "supply_empty",
        "no_chain_from",
        "no_chain",
        "slot_taken",
    )
    return next((found[key] for key in telling if key in found), None)


ANSWERS: Final = Answers(
    act.VERBS, act.VERB_OF, AMOUNTS, GROUPED, (), heading_of, spoken, remark, place_remark, missing
)

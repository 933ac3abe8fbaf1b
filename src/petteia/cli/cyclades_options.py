"""What a player of Cyclades is asked, and what he can answer: numbered, grouped, with prices and odds."""

from __future__ import annotations

from itertools import groupby
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from ..core.bits import bit, lowest
from ..core.state import SPECTATOR
from ..games.aegean.battle import odds
from ..games.cyclades import actions as act
from ..games.cyclades.battles import land_bonus, sea_bonus
from ..games.cyclades.facts import APOLLO, BUILDINGS, CREATURES, GODS, SPHINX_PAYS
from ..games.cyclades.offerings import least_offer, most_payable
from ..games.cyclades.state import CycladesState
from ..games.cyclades.tables import CREATURE_NAMES
from ..games.cyclades.temples import discounts
from . import cyclades_words as words
from .aegean_bricks import token
from .aegean_options import NO_HEADING, flowing, heading, in_order, not_now, rows
from .aegean_words import counted, gold, refusal_sentence, title
from .cyclades_words import CREATURE_WORDS, GOD_WORDS, place_of, spoken, verb_and_object
from .names import Names

LAST: Final = (act.DONE, act.ENOUGH, act.ANCHOR)  # what ends something is offered last
AMOUNTS: Final = (act.OFFER, act.FLEETS, act.TROOPS)  # here the number to type is the amount itself

QUESTIONS: Final = {
    "which_god": "Whose favour do you want in this cycle? Choose a god; whoever offers more takes him from another.",
    "how_many_fleets": "How many fleets sail from {sea}, with {steps} left? The others stay there.",
    "sail_where": "{fleets} in {sea}, {steps} left: where to? Where enemy fleets are, there is a battle.",
    "how_many_troops": "How many troops leave {island}? It stays yours even if nobody is left there.",
    "march_where": "{troops} from {island}: where to? Where enemy troops stand, there is a battle.",
    "retreat": "The battle goes on: do your units stand and fight another round, or do they leave?",
    "lose_what": "The defence has lost the round: does a troop go, or the Minotaur?",
    "give_up_what": "One building of each type becomes a metropolis: which {building} do you give up?",
    "found_where": "You have earned a metropolis: on which island do you found it?",
    "marker_where": "Apollo gives a mark of prosperity: which island shall bring 1 gold more in every cycle?",
    "which_temple": "Which temple lowers the price? It is used up for this cycle; others can help with the next.",
    "lure_where": "The Mermaid sends an enemy fleet home that is alone, and yours takes its place: which?",
    "replace_from": "You have no fleet in reserve: from which sea comes the one that takes its place?",
    "fly_from": "Pegasus carries troops to any island: from which island of yours do they go?",
    "crush_what": "The Giant destroys a building, which?",
    "copy_what": "The Chimera does what a discarded creature can: which one?",
    "rebuild_what": "The Cyclops turns one of your buildings into another type: which one?",
    "rebuild_as": "What does the building become?",
    "sell_what": "The Sphinx pays 2 gold for each of your units, priests and philosophers: what do you sell?",
    "breeze": "The Sylph carries your fleets, {steps} in all: which fleets go next?",
    "snatch_where": "The Harpy removes one enemy troop: from which island?",
    "kraken_where": "Where does the Kraken rise? It sinks every fleet there, yours too, and closes the sea.",
    "kraken_walk": "Does the Kraken swim on? Each step costs 1 gold and sinks every fleet that it meets.",
    "figure_where": "On which island does {creature} stay, until your next turn?",
    "push_where": "Polyphemus drives fleets from his coast: where do those in {sea} go?",
}
ROBBERIES: Final = {"satyr": "a philosopher", "dryad": "a priest", "griffon": "half of the gold"}
HEADINGS: Final = {
    act.OFFER: "Offer to {god}",
    act.FLEETS: "Fleets that sail",
    act.TROOPS: "Troops that go",
    act.RECRUIT_FLEET: "Recruit a fleet ({price}) in",
    act.RECRUIT_TROOP: "Recruit a troop ({price}) on",
    act.BUILD: "Build a {building} ({price}) on",
    act.SUMMON: "Summon a creature",
    act.EXCHANGE: "Discard a creature and turn up another ({price})",
    act.SAIL_FROM: "Move fleets ({price}) from",
    act.MARCH_FROM: "March troops over your fleets ({price}) from",
    act.SELL_FLEET: "Sell a fleet ({price}) in",
    act.SELL_TROOP: "Sell a troop ({price}) on",
    act.EMERGE: "The Kraken rises in",
    act.SWIM: "The Kraken swims ({price}) to",
}
IN_SHORT: Final = {
    act.RECRUIT_FLEET: "recruit",
    act.RECRUIT_TROOP: "recruit",
    act.RECRUIT_PRIEST: "another priest",
    act.RECRUIT_PHILOSOPHER: "another philosopher",
    act.BUILD: "build",
    act.SAIL_FROM: "move fleets",
    act.MARCH_FROM: "march",
}


# ---- the question


def question(state: CycladesState) -> str:
    """What the actor is asked, as one sentence."""
    chart, asked = state.board.chart, state.question
    if asked == "which_god" and state.auction.lost >= 0:
        return f"You were outbid at {title(GODS[state.auction.lost].id)}: to which other god does your marker go?"
    if asked == "how_much":
        god = title(GODS[state.auction.chosen].id)
        return (
            f"How much do you offer {god}? You pay when all have chosen; who is outbid pays nothing and chooses again."
        )
    if asked == "turn":
        god, left = title(GODS[state.god].id), state.gold[state.turn]
        return f"{god} is with you and you have {left} gold: do what you can pay, in any order, then end your turn."
    if asked == "rob_whom":
        creature = CREATURE_NAMES[state.power]
        return f"{title(creature)} steals {ROBBERIES[creature]} for you: from whom?"
    sea = lowest(state.pushing) if asked == "push_where" else state.group_at
    return QUESTIONS[asked].format(
        sea=chart.sea_names[sea] if 0 <= sea < chart.seas else "",
        island=chart.island_names[state.march_from] if state.march_from >= 0 else "",
        fleets=counted(int(state.group), "fleet"),
        troops=counted(int(state.marching), "troop"),
        steps=counted(int(state.steps), "step"),
        building=due_building(state),
        creature=title(CREATURE_NAMES[state.power]) if state.power >= 0 else "",
    )


def due_building(state: CycladesState) -> str:
    """The type that goes next for a metropolis."""
    return next((kind for number, kind in enumerate(BUILDINGS) if state.founding >> number & 1), "building")


# ---- numbers


def numbered(state: CycladesState) -> dict[int, int]:
    """The number to type for each action: the amount where an amount is asked for, else from 1 in the order shown."""
    legal = state.legal()
    if legal and all(act.VERB_OF[action] in AMOUNTS for action in legal):
        return {place_of(action) + 1: action for action in legal}
    return in_order(legal, act.VERB_OF, LAST)


# ---- the answers


def draw_options(state: CycladesState, names: Names, numbers: dict[int, int]) -> RenderableType:
    """Group after group: what is alike on few lines, what needs a word on a line of its own."""
    parts: list[RenderableType] = []
    for verb, group in groupby(numbers.items(), lambda option: group_of(option[1])):
        options = list(group)
        if verb in HEADINGS:
            parts.append(heading_of(state, options[0][1]))
        alike = verb in HEADINGS and verb != act.SUMMON
        if alike:
            parts.append(flowing([option(state, number, action) for number, action in options]))
        else:
            told = [(number, spoken(state, one, names), remark(state, one, names)) for number, one in options]
            parts.append(rows(told))
    if state.question == "turn":
        parts += missing(state, {act.VERB_OF[action] for action in numbers.values()})
    return Group(*parts)


def group_of(action: int) -> int:
    """The verb of actions that stand under a heading; the others are listed together."""
    verb = act.VERB_OF[action]
    return verb if verb in HEADINGS else NO_HEADING


def heading_of(state: CycladesState, action: int) -> Text:
    """What a group of options is, and what each of them costs."""
    due = state.payment(action)
    price = f"+{SPHINX_PAYS} gold" if state.question == "sell_what" else gold(due.total if due else 0)
    god = title(GODS[max(state.auction.chosen, 0)].id)
    words = HEADINGS[act.VERB_OF[action]].format(building=GODS[state.god].builds, god=god, price="{price}")
    return heading(words, price, free=due is not None and due.total == 0)


def option(state: CycladesState, number: int, action: int) -> Text:
    """The number to type, the place, and a remark."""
    verb, name = verb_and_object(state, action)
    what = "" if verb in AMOUNTS else f" {title(name)}" if act.VERBS[verb].about == "creature" else f" {name}"
    return Text.assemble((f"{number:2}", "you"), what, (place_remark(state, action), "muted"))


def place_remark(state: CycladesState, action: int) -> str:
    """What one should know of a place before going there."""
    verb, what = verb_and_object(state, action)
    board, place = state.board, place_of(action)
    if verb == act.OFFER:
        due = state.payment(action)
        return f" (you pay {due.total})" if due and due.saved else ""
    if verb in (act.RECRUIT_FLEET, act.SAIL_FROM, act.SELL_FLEET):
        return f" ({board.fleets_at(place)} there)" if board.fleets_at(place) else ""
    if verb in (act.RECRUIT_TROOP, act.MARCH_FROM, act.SELL_TROOP):
        return f" ({board.troops_on(place)} there)"
    if verb == act.BUILD and not words.on_metropolis_site(state, what):
        return " (off the metropolis site)"
    if verb in (act.EMERGE, act.SWIM) and board.fleets_at(place):
        return f" {token(int(board.admiral(place)), int(board.fleets_at(place)))}"
    return ""


def remark(state: CycladesState, action: int, names: Names) -> str | Text:
    """What an option costs, brings or risks."""
    verb, what = verb_and_object(state, action)
    place = place_of(action)
    if verb == act.CHOOSE:
        return god_remark(state, place, names)
    if verb in (act.SUMMON, act.EXCHANGE, act.COPY):
        due = state.payment(action)
        price = Text(f"{due.total} gold" if due else "", style="coin")
        saved = f" ({due.saved} saved by temples)" if due and due.saved else ""
        void = " (no target now)" if verb == act.SUMMON and has_no_target(state, action) else ""
        return Text.assemble(price, saved, ", " if due else "", CREATURE_WORDS[what], (void, "refusal"))
    if verb in (act.RECRUIT_PRIEST, act.RECRUIT_PHILOSOPHER):
        due = state.payment(action)
        use = "each saves 1 gold at every offering" if verb == act.RECRUIT_PRIEST else "four make a metropolis"
        return f"{gold(due.total if due else 0)}; {use}"
    if act.VERBS[verb].about == "sea":
        return sea_remark(state, verb, place, names)
    if act.VERBS[verb].about == "slot":
        owner = int(state.board.owner(words.island_number(state, words.island_of(what))))
        return f"{words.building_at(state, what)}, {whose(state, owner, names)}"
    if verb == act.ROB:
        return loot(state, place)
    if act.VERBS[verb].about == "island":
        return island_remark(state, verb, place, names)
    endings = {
        act.DONE: "end your turn",
        act.ENOUGH: "no more of it",
        act.ANCHOR: "end the move here",
        act.STAND: "fight on",
        act.SELL_PRIEST: "+2 gold",
        act.SELL_PHILOSOPHER: "+2 gold",
    }
    return endings.get(verb, "")


def has_no_target(state: CycladesState, action: int) -> bool:
    """Whether the creature would come for nothing (C10.4): its power asks something, and nothing is asked."""
    after = state.copy()
    after.play(action)
    while after.question == "which_temple":
        after.play(after.legal()[0])
    return bool(CREATURES[place_of(action)].asks) and after.question == "turn"


def god_remark(state: CycladesState, god: int, names: Names) -> str:
    """The offer that stands, and what the god is good for."""
    if god == APOLLO:
        return GOD_WORDS["apollo"]
    holder = int(state.auction.holder(god))
    least, most = least_offer(state, god), most_payable(state, state.auction.bidder, god)
    stands = (
        f"{names(holder)} offers {state.auction.offer(god)}: {least} or more" if holder >= 0 else f"{least} or more"
    )
    return f"{stands} (you can offer {most}); {GOD_WORDS[GODS[god].id]}"


def whose(state: CycladesState, owner: int, names: Names) -> str:
    """Whose something is, in the eyes of the one who is asked."""
    if owner < 0:
        return "neutral"
    return "yours" if owner == state.actor else names.possessive(owner)


def loot(state: CycladesState, seat: int) -> str:
    """What a creature could take from a seat, as far as everybody sees it."""
    creature = CREATURE_NAMES[state.power]
    if creature == "satyr":
        return f"has {counted(int(state.philosophers_of(seat)), 'philosopher')}"
    return f"has {counted(int(state.priests_of(seat)), 'priest')}" if creature == "dryad" else ""


def sea_remark(state: CycladesState, verb: int, sea: int, names: Names) -> str:
    """Who is there, and how a battle would go."""
    board = state.board
    admiral, fleets = int(board.admiral(sea)), int(board.fleets_at(sea))
    if fleets == 0:
        return ""
    there = f"{whose(state, admiral, names)}, {counted(fleets, 'fleet')}"
    if verb != act.SAIL_TO or admiral == state.actor:
        return there
    chance = odds(int(state.group), fleets, int(sea_bonus(state, sea, admiral)))[0]
    return f"{there}: battle, you win {chance:.0%} of the time"


def island_remark(state: CycladesState, verb: int, island: int, names: Names) -> str:
    """Whose it is; where troops go, how a battle would go; where a metropolis comes, what it destroys."""
    owner, troops = int(state.board.owner(island)), int(state.board.troops_on(island))
    there = f"{whose(state, owner, names)}, {counted(troops, 'troop')}" if owner >= 0 else "neutral"
    if verb == act.FOUND:
        lost = words.buildings_on_site(state, island)
        return f"{there}; destroys {' and '.join(lost)}" if lost else there
    if verb == act.USE_TEMPLE:
        left = int(discounts(state, bit(island)))
        return f"{left} not used yet in this cycle, the metropolis counted" if left > 1 else "the last one there"
    if verb == act.BLESS:
        return f"{there}; brings {state.view(SPECTATOR).islands[island].prosperity} now"
    if verb != act.MARCH_TO:
        return there
    if owner == state.actor:
        return f"{there}: they join"
    if troops == 0:
        return f"{there}: taken without a fight"
    bonus = int(land_bonus(state, island))
    chance = odds(int(state.marching), troops, bonus)[0]
    return f"{there}{f' +{bonus}' if bonus else ''}: battle, you win {chance:.0%} of the time"


# ---- what cannot be done


def missing(state: CycladesState, possible: set[int]) -> list[Text]:
    """What the god could also do, and why it is not possible now."""
    reasons = []
    for verb, what in IN_SHORT.items():
        if verb not in possible and not other_god(state, verb):
            reasons.append(f"{what} ({why_nowhere(state, verb)})")
    return not_now(reasons)


def other_god(state: CycladesState, verb: int) -> bool:
    """Whether the verb is another god's."""
    if verb == act.BUILD:
        return False
    kinds = {act.SAIL_FROM: "sail", act.MARCH_FROM: "march"}
    if verb in kinds:
        return GODS[state.god].special != kinds[verb]
    return act.VERBS[verb].words.split()[1] != GODS[state.god].recruits


def why_nowhere(state: CycladesState, verb: int) -> str:
    """The reason why no place will do: gold if that is lacking anywhere, else what the first place says."""
    refusals = [state.why_not(act.FIRST_ACTION[verb] + place) for place in range(act.VERB_SIZE[verb])]
    found = {refusal.key: refusal for refusal in reversed(refusals) if refusal is not None}
    if "short_of_gold" in found:
        return f"{found['short_of_gold'].args['short']} gold short"
    if "recruit_limit" in found:
        return "no more in this turn"
    if "no_reserve" in found:
        return "all are on the board"
    if "no_chain" in found:
        return "no chain of your fleets joins your troops to another island"
    return "no free slot" if verb == act.BUILD else "none possible"


def explain(state: CycladesState, action: int, names: Names) -> RenderableType:
    """The refusal if there is one; what the action costs, and what it does."""
    refusal = state.why_not(action)
    if refusal is not None:
        return Text(refusal_sentence(refusal, names, words.THINGS, words.PLACE), style="refusal")
    due = state.payment(action)
    parts = [
        Text.assemble((spoken(state, action, names), "bold"), ": ", remark(state, action, names) or "possible now")
    ]
    if due is not None:
        when = ", when all have chosen" if due.later else ""
        price = f"{due.sentence()} = {due.total} gold" if due.saved else gold(due.total)
        parts.append(Text(f"{price}{when}", style="coin"))
    return Group(*parts)

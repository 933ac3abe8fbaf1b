"""What a player of the Legendary Edition can answer: numbered, grouped, with prices and odds."""

from __future__ import annotations

from itertools import groupby
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from ..core.bits import members
from ..games.legendary import actions as act
from ..games.legendary.facts import APOLLO, BUILDINGS, GODS, HEROES
from ..games.legendary.favours import building_of
from ..games.legendary.offerings import is_trusted, most_payable, next_space, partner_due
from ..games.legendary.state import LegendaryState
from .aegean_bricks import token
from .aegean_options import NO_HEADING, flowing, heading, in_order, not_now, rows
from .aegean_words import counted, gold, refusal_sentence, title
from .legendary_remarks import has_no_target, land_remark, loot, sea_remark, site_remark
from .legendary_words import (
    CREATURE_WORDS,
    GOD_WORDS,
    HERO_WORDS,
    PLACE,
    PRIESTESS,
    THINGS,
    place_of,
    spoken,
    verb_and_object,
)
from .names import Names

LAST: Final = (act.DONE, act.ENOUGH, act.STAY, act.PUT_BACK, act.FORGO)  # what ends something is offered last
AMOUNTS: Final = (act.OFFER, act.FLEETS, act.TROOPS, act.MERCENARIES, act.EXCHANGE)  # the number to type is the amount

HEADINGS: Final = {
    act.OFFER: "Offer to {god}",
    act.FLEETS: "Fleets that sail",
    act.TROOPS: "Troops that go",
    act.MERCENARIES: "Mercenaries that go",
    act.EXCHANGE: "Philosophers for two priestesses each",
    act.CLAIM: "Claim",
    act.MOOR: "Moor at",
    act.STATION: "Station a troop at",
    act.PLAN: "Hera builds what you lack",
    act.BUILD: "Build a {building} on",
    act.RECRUIT_FLEET: "Recruit a fleet ({price}) in",
    act.RECRUIT_TROOP: "Recruit a troop ({price}) in",
    act.RECRUIT_MERCENARY: "Recruit a mercenary ({price}) in",
    act.RECRUIT_HERO: "Recruit a hero ({price})",
    act.SUMMON: "Summon a creature",
    act.SAIL_FROM: "Move fleets ({price}) from",
    act.MARCH_FROM: "March ({price}) from",
    act.MOBILISE: "Mobilise a hero, alone or with troops ({price})",
    act.SACRIFICE: "Sacrifice a hero",
    act.POST: "Post the hero at",
    act.FOUND: "Found the metropolis at",
    act.LAUNCH: "Launch a fleet at",
    act.BLESS_LAND: "Bless a land",
    act.BLESS_SEA: "Bless a sea",
    act.SETTLE: "Settle a mercenary at",
    act.SWAP: "Exchange fleets of",
    act.PLACE_ON_LAND: "Place on the land",
    act.PLACE_AT_SEA: "Place at sea in",
}
IN_LINES: Final = (act.RECRUIT_HERO, act.SUMMON, act.MOBILISE, act.SACRIFICE)  # of these each needs its line
IN_SHORT: Final = {
    act.RECRUIT_FLEET: ("poseidon", "recruit"),
    act.SAIL_FROM: ("poseidon", "move fleets"),
    act.RECRUIT_TROOP: ("ares", "recruit"),
    act.MARCH_FROM: ("ares", "march"),
    act.RECRUIT_MERCENARY: ("hera", "recruit"),
    act.RECRUIT_HERO: ("hera", "a hero"),
    act.RECRUIT_PRIESTESS: ("zeus", "another priestess"),
    act.LOOK: ("zeus", "look at the deck"),
    act.RECRUIT_PHILOSOPHER: ("athena", "another philosopher"),
}
ENDINGS: Final = {
    act.DONE: "end your turn",
    act.STAY: "it stays where it is",
    act.ENOUGH: "nobody else goes",
    act.STAND: "fight on",
    act.FORGO: "you have no empty site",
    act.PUT_BACK: "the card stays on top of the deck",
    act.PERISH: "the troop is destroyed",
    act.ROLL_AGAIN: "1 gold",
    act.LOOK: "free, once in a cycle: the top card of the deck, for your eyes",
    act.LOSE_MINOTAUR: "he counts 2",
}


# ---- numbers


def numbered(state: LegendaryState) -> dict[int, int]:
    """The number to type for each action: the amount where an amount is asked for, else from 1 in the order shown."""
    legal = state.legal()
    if legal and all(act.VERB_OF[action] in AMOUNTS for action in legal):
        return {int(verb_and_object(state, action)[1]): action for action in legal}
    return in_order(legal, act.VERB_OF, LAST)


# ---- the answers


def draw_options(state: LegendaryState, names: Names, numbers: dict[int, int]) -> RenderableType:
    """Group after group: what is alike on few lines, what needs a word on a line of its own."""
    parts: list[RenderableType] = []
    for verb, group in groupby(numbers.items(), lambda option: group_of(option[1])):
        options = list(group)
        if verb in HEADINGS:
            parts.append(heading_of(state, options[0][1]))
        if verb in HEADINGS and verb not in IN_LINES:
            parts.append(flowing([option(state, number, action) for number, action in options]))
        else:
            parts.append(
                rows([(number, spoken(state, one, names), remark(state, one, names)) for number, one in options])
            )
    if state.question == "turn":
        parts += missing(state, {act.VERB_OF[action] for action in numbers.values()})
    return Group(*parts)


def group_of(action: int) -> int:
    """The verb of actions that stand under a heading; the others are listed together."""
    verb = act.VERB_OF[action]
    return verb if verb in HEADINGS else NO_HEADING


def heading_of(state: LegendaryState, action: int) -> Text:
    """What a group of options is, and what each of them costs."""
    verb = act.VERB_OF[action]
    due = state.payment(action)
    building = BUILDINGS[building_of(state)] if verb == act.BUILD else ""
    god = title(GODS[max(state.auction.chosen, 0)].id)
    words = HEADINGS[verb].format(building=building, god=god, price="{price}").replace("a academy", "an academy")
    return heading(words, gold(due.total if due else 0), free=due is not None and due.total == 0)


def option(state: LegendaryState, number: int, action: int) -> Text:
    """The number to type, the place, and a remark."""
    what = "" if act.VERB_OF[action] in AMOUNTS else f" {verb_and_object(state, action)[1]}"
    return Text.assemble((f"{number:2}", "you"), what, (place_remark(state, action), "muted"))


def place_remark(state: LegendaryState, action: int) -> str:
    """What one should know of a place before going there."""
    verb, place = act.VERB_OF[action], place_of(action)
    if verb == act.OFFER:
        return offer_remark(state, action)
    if verb == act.CLAIM:
        income = int(state.horns_in(place))
        signs = (f" +{income}" if income else "") + (f" {PRIESTESS}" if state.map.priestesses >> place & 1 else "")
        return f" ({counted(len(members(state.map.sites[place])), 'site')}{signs})"
    if verb == act.BUILD or verb == act.FOUND:
        there = site_remark(state, place)
        return f" ({there})" if there else ""
    if verb in (act.BLESS_LAND, act.BLESS_SEA, act.PLACE_ON_LAND, act.PLACE_AT_SEA, act.SWAP):
        return whose_sign(state, verb, place)
    if act.VERBS[verb].about == "sea":
        return f" ({state.board.fleets_at(place)} there)" if state.board.fleets_at(place) else ""
    return f" ({state.units_on(place)} there)" if act.VERBS[verb].about == "land" else ""


def offer_remark(state: LegendaryState, action: int) -> str:
    """What priestesses save; and on trust, what one could not pay (L4.8)."""
    due = state.payment(action)
    assert due is not None
    bidder = state.auction.bidder
    if due.total > state.gold_of(bidder) - partner_due(state, bidder):
        return " (more than you have)"
    return f" (you pay {due.total})" if due.saved else ""


def whose_sign(state: LegendaryState, verb: int, place: int) -> str:
    """Whose an area is, with his units: " ●2"."""
    board = state.board
    if act.VERBS[verb].about == "sea":
        return f" {token(int(board.admiral(place)), int(board.fleets_at(place)))}" if board.fleets_at(place) else ""
    owner = int(board.owner(place))
    return f" {token(owner, int(state.units_on(place)))}" if owner >= 0 else ""


def remark(state: LegendaryState, action: int, names: Names) -> str | Text:
    """What an option costs, brings or risks."""
    verb, what = verb_and_object(state, action)
    about, place = act.VERBS[verb].about, place_of(action)
    if verb == act.CHOOSE:
        return god_remark(state, place, names)
    if about == "creature":
        return creature_remark(state, action, what)
    if about == "hero":
        return hero_remark(state, verb, what)
    if verb in (act.RECRUIT_PRIESTESS, act.RECRUIT_PHILOSOPHER):
        due = state.payment(action)
        use = "each saves 1 gold at every offering" if verb == act.RECRUIT_PRIESTESS else "four make a metropolis"
        return f"{gold(due.total if due else 0)}; {use}"
    if about == "sea":
        return sea_remark(state, verb, place, names)
    if about == "land":
        return land_remark(state, verb, place, names)
    if about == "site":
        return site_remark(state, place)
    return loot(state, place) if verb == act.ROB else ENDINGS.get(verb, "")


def creature_remark(state: LegendaryState, action: int, creature: str) -> Text:
    verb = act.VERB_OF[action]
    if verb in (act.KEEP, act.RELEASE):
        return Text("for a priestess; it may take a step" if verb == act.KEEP else "it leaves the map")
    due = state.payment(action)
    price = Text(gold(due.total) if due else "", style="coin")
    saved = f" ({due.saved} saved by temples)" if due and due.saved else ""
    void = " (no effect now)" if has_no_target(state, action) else ""
    return Text.assemble(price, saved, ", " if due else "", CREATURE_WORDS[creature], (void, "refusal"))


def hero_remark(state: LegendaryState, verb: int, hero: str) -> str:
    fight, given_up = HERO_WORDS[hero]
    if verb in (act.SACRIFICE, act.IMITATE):
        return given_up
    if verb == act.SHELTER:
        return "on the card nobody can take it; the figure leaves the game"
    if verb in (act.MOBILISE, act.TAKE):
        return f"in {state.map.island_names[state.hero_land(HEROES.index(hero))]}; {fight}"
    return fight if verb == act.LOSE_HERO else f"{fight}; sacrifice: {given_up}"


def god_remark(state: LegendaryState, god: int, names: Names) -> str:
    """The offer that stands, and what the god is good for."""
    if god == APOLLO:
        return GOD_WORDS["apollo"]
    holder, standing = int(state.auction.holder(god)), int(state.auction.offer(god))
    bidder = state.auction.bidder
    least, most = int(next_space(standing)), int(most_payable(state, bidder))
    stands = f"{names(holder)} offers {standing}: {least} or more" if holder >= 0 else f"{least} or more"
    limit = "on trust" if is_trusted(state, bidder) else f"you can pay {most}"
    return f"{stands} ({limit}); {GOD_WORDS[GODS[god].id]}"


# ---- what cannot be done


def missing(state: LegendaryState, possible: set[int]) -> list[Text]:
    """What the god could also do, and why it is not possible now."""
    return not_now(
        [
            f"{what} ({why_nowhere(state, verb)})"
            for verb, (god, what) in IN_SHORT.items()
            if verb not in possible and GODS[state.god].id == god
        ]
    )


def why_nowhere(state: LegendaryState, verb: int) -> str:
    """The reason why no place will do: gold if that is lacking anywhere, else what is the same for all of them."""
    refusals = [state.why_not(act.FIRST_ACTION[verb] + place) for place in range(act.OBJECTS[act.VERBS[verb].about])]
    found = {refusal.key: refusal for refusal in refusals if refusal is not None}
    if "short_of_gold" in found:
        return f"{found['short_of_gold'].args['short']} gold short"
    for key, reason in (
        ("duty_first", "first the duties"),
        ("recruit_limit", "no more in this turn"),
        ("no_reserve", "none is left"),
        ("supply_empty", "none is left"),
        ("looked", "once in a cycle"),
        ("one_hero", "one in a turn"),
        ("no_way", "your units reach no other land"),
    ):
        if key in found:
            return reason
    return "none possible"


def explain(state: LegendaryState, action: int, names: Names) -> RenderableType:
    """The refusal if there is one; what the action costs, and what it does."""
    refusal = state.why_not(action)
    if refusal is not None:
        return Text(refusal_sentence(refusal, names, THINGS, PLACE), style="refusal")
    due = state.payment(action)
    told = remark(state, action, names) or "possible now"
    parts = [Text.assemble((spoken(state, action, names), "bold"), ": ", told)]
    if due is not None:
        when = ", when all have chosen" if due.later else ""
        price = f"{due.sentence()} = {due.total} gold" if due.saved else gold(due.total)
        parts.append(Text(f"{price}{when}", style="coin"))
    return Group(*parts)

"""What a player of the Legendary Edition is asked, as one sentence."""

from __future__ import annotations

from typing import Final

from ..games.aegean.table import NO_PLACE
from ..games.legendary.facts import BUILDINGS, CREATURES, GODS, HEROES
from ..games.legendary.favours import duties_done
from ..games.legendary.metropolises import next_type
from ..games.legendary.position import BY_SEA
from ..games.legendary.state import LegendaryState
from ..games.legendary.tables import CREATURE_NAMES, FIRST_FIGURE
from .aegean_words import counted, title

QUESTIONS: Final = {
    "which_god": "Whose favour do you want in this cycle? Choose a god; whoever offers more takes him from another.",
    "how_much": "How much do you offer {god}? You pay when all have chosen; who is outbid pays nothing.",
    "claim": "Which land do you claim? In the first round your two lands lie on different islands.",
    "moor": "In which sea beside {land} does its fleet lie?",
    "station": "Where does one of your first three troops stand?",
    "upkeep": "A creature stays for a priestess, or leaves: which do you keep?",
    "figure_walk": "Does {figure} take a step?",
    "build_where": "Hera builds a {plan}: on which site?",
    "hero_where": "In which land of yours does {hero} stand?",
    "zeus_card": "Zeus shows you {seen}, and nobody else: do you play it for 1 gold, or put it back?",
    "how_many_fleets": "How many fleets sail from {origin}? The others stay there.",
    "sail_where": "{fleets} from {origin}: where to? Where enemy fleets are, there is a battle.",
    "how_many_troops": "How many troops leave {origin}? It stays yours even if nobody is left there.",
    "how_many_mercenaries": "How many mercenaries go with them?",
    "which_heroes": "Which heroes go with them?",
    "march_where": "{units} from {origin}: where to? Where enemy units stand, there is a battle.",
    "slay_what": "Hector kills an attacker before the battle: which?",
    "reroll": "Do you keep the roll, or does Croesus pay 1 gold for another?",
    "lose_what": "You lose a unit: which?",
    "escape": "Beside Perseus the troop may retreat instead: where to?",
    "retreat": "The battle goes on: do your units stand and fight another round, or do they leave?",
    "spend_what": "Which type of buildings do you give up for the metropolis?",
    "give_up_what": "Buildings become a metropolis: which {building} do you give up?",
    "found_where": "You have earned a metropolis: where does it stand?",
    "bonus_troop": "A troop of the bonus: in which land?",
    "bonus_horn": "The bonus is a cornucopia: which area of yours shall bring 1 gold more?",
    "bonus_fleet": "A fleet of the bonus: in which sea of yours?",
    "bless_land": "Apollo gives a cornucopia to a land, anybody's: which shall bring 1 gold more in every cycle?",
    "bless_sea": "Apollo gives a cornucopia to a sea, too: which?",
    "rob_whom": "{creature} steals {loot} for you: from whom?",
    "snatch_where": "The Harpy destroys one troop: which?",
    "rebuild_what": "The Cyclops turns one of your buildings into another type: which one?",
    "rebuild_as": "What does the building become?",
    "lure_where": "All mercenaries of one enemy land follow the Giant: which land?",
    "settle_where": "Where does one of these mercenaries go?",
    "fly_from": "Units fly to any land: from which land of yours do they go?",
    "sphinx_which": "The Sphinx has drawn these, only you see them: which do you play? The others are discarded.",
    "copy_what": "The Chimera plays a discarded creature: which one?",
    "swap_first": "The Sylph exchanges all fleets of two seas: which is the first?",
    "swap_second": "The fleets of {sea}: with those of which other sea?",
    "charon_own": "Charon takes one of your heroes to the track: which?",
    "charon_for": "And which hero does he bring for {hero}?",
    "figure_where": "Where does {creature} come?",
    "hunt": "The Hydra destroys a troop or a fleet beside her: which?",
    "push_from": "Polyphemus drives the fleets from his coast, one by one: from which sea comes the next?",
    "push_where": "Where does the fleet in {sea} go?",
    "exchange": "How many philosophers does Hector bring, for two priestesses each?",
    "imitate": "Whose sacrifice does Pandora make?",
}
LOOT: Final = {"satyr": "a philosopher", "dryad": "a priestess", "griffin": "half of the gold"}


def question(state: LegendaryState) -> str:
    """What the actor is asked."""
    asked = state.question
    if asked == "which_god" and state.auction.lost >= 0:
        return f"You were outbid at {title(GODS[state.auction.lost].id)}: to which other god does your marker go?"
    if asked == "turn":
        return turn(state)
    creature = CREATURE_NAMES[state.power] if state.power >= 0 else ""
    return QUESTIONS[asked].format(
        god=title(GODS[max(state.auction.chosen, 0)].id),
        land=chosen_name(state.map.island_names, state.chosen),
        sea=chosen_name(state.map.sea_names, state.chosen),
        hero=title(chosen_name(HEROES, state.chosen)),
        figure=title(chosen_name(CREATURE_NAMES[FIRST_FIGURE:], state.chosen)),
        plan=chosen_name(BUILDINGS, state.plan),
        seen=title(chosen_name(CREATURE_NAMES, state.seen)),
        origin=origin(state),
        fleets=counted(int(state.moving), "fleet"),
        units=group(state),
        building=BUILDINGS[next_type(state)] if state.toll else "",
        creature=title(creature),
        loot=LOOT.get(creature, ""),
    )


def turn(state: LegendaryState) -> str:
    """With whom one is, and whether the duties are done."""
    god, left = title(GODS[state.god].id), int(state.gold_of(state.turn))
    if not duties_done(state):
        return f"{god} is with you: first come the building and the free recruit, in either order."
    return f"{god} is with you and you have {left} gold: do what you can pay, in any order, then end your turn."


def chosen_name(names: tuple[str, ...], number: int) -> str:
    return names[number] if 0 <= number < len(names) else ""


def origin(state: LegendaryState) -> str:
    """Where the units on the move come from."""
    if state.from_area == NO_PLACE:
        return ""
    return (state.map.sea_names if state.way == BY_SEA else state.map.island_names)[state.from_area]


def group(state: LegendaryState) -> str:
    """Who is on the move: "2 troops, 1 mercenary, Ajax"."""
    heroes = [title(hero) for number, hero in enumerate(HEROES) if state.band >> number & 1]
    parts = [
        counted(int(state.moving), "troop") if state.moving else "",
        counted(int(state.hired), "mercenary") if state.hired else "",
        *heroes,
    ]
    return ", ".join(part for part in parts if part)


assert set(LOOT) <= {creature.id for creature in CREATURES}

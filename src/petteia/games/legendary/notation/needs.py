"""What each question needs of a position: who is asked, and that there is what he is asked about."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ....core.contract.possible import Faults
from ....core.engine.bits import size
from ...aegean.rules.battle import (
    ATTACKER_MAY_RETREAT,
    ATTACKER_ROLLS,
    DEFENDER_LOSES,
    DEFENDER_MAY_RETREAT,
    DEFENDER_ROLLS,
)
from ..facts import ARES, CORNUCOPIA, HECTOR, MEDUSA, POSEIDON, TWO_FLEETS, TWO_TROOPS
from ..rules import questions as ask
from ..rules.battles import CROESUS_MAY_REROLL, LOSSES, croesus_rolls_for, mercenaries_to_slay
from ..rules.bonuses import next_bonus
from ..rules.choices import gold_to_pass
from ..rules.favours import types_to_plan
from ..rules.fleets import sail_goals
from ..rules.losses import loses_now, may_escape, mercenaries_to_lose, troops_to_lose
from ..rules.metropolises import has_room, set_sites, toll_of, types_to_spend
from ..rules.position import BY_AIR, BY_HERO, BY_LAND, BY_SEA
from ..rules.questions import NAMES
from ..rules.sides import attackers, defenders, has_hero
from ..rules.state import LegendaryState
from ..rules.tables import CREATURE_NAMES, FIGURES, FIRST_FIGURE, GOD_NAMES, HERO_NAMES
from ..rules.troops import group_size, heroes_to_take, march_goals, partner_holds
from ..rules.upkeep import figures_due
from .unfinished import FIGHTING, FOUNDING, GAINING, MARCHING, SAILING

# stages of a round of battle, by question
STAGES: Final = {
    ask.ATTACK_ROLL: (ATTACKER_ROLLS,),
    ask.DEFENCE_ROLL: (DEFENDER_ROLLS,),
    ask.SLAY_WHAT: (ATTACKER_ROLLS,),
    ask.REROLL: (CROESUS_MAY_REROLL,),
    ask.LOSE_WHAT: (LOSSES,),
    ask.ESCAPE: (LOSSES,),
    ask.RETREAT: (DEFENDER_MAY_RETREAT, ATTACKER_MAY_RETREAT),
}


def check_mooring(state: LegendaryState, faults: Faults) -> None:
    own = state.lands_of(state.turn) >> state.chosen & 1 == 1
    faults.expect(own, "target_of", state.map.island_names[state.chosen], "the land just claimed")


def check_upkeep(state: LegendaryState, faults: Faults) -> None:
    faction = int(state.turn)
    faults.expect(figures_due(state, faction) != 0, "due", f"nothing of faction {faction}", "the creatures to be kept")
    faults.expect(state.priestesses_of(faction) > 0, "priestesses", f"0 of faction {faction}", "one to keep a creature")


def check_walk(state: LegendaryState, faults: Faults) -> None:
    figure = int(state.chosen)
    name = CREATURE_NAMES[FIRST_FIGURE + figure]
    stands = figure < FIGURES and state.figure_area(figure) >= 0 and state.figure_holder(figure) == state.turn
    faults.expect(stands, "target_of", name, "a creature of the faction on turn, on the map")
    faults.expect(not state.due >> figure & 1, "due", f"{name}, who is kept already", "it without her")


def check_sailing(state: LegendaryState, faults: Faults) -> None:
    """Fleets that are about to sail, or pass through the partner's sea (L8.1, L12.6)."""
    if not faults.expect(state.way == BY_SEA, "way", "not by sea", "sea"):
        return
    sea, name = state.from_area, state.map.sea_names[state.from_area]
    if state.passing:
        faults.expect(state.partner_seas(state.turn) >> sea & 1 == 1, "from", name, "a sea of the partner")
        faults.expect(state.moving > 0, "moving", "0", "the fleets that pass through")
    else:
        there = int(state.board.fleets_at(sea)) if state.board.seas_of(state.turn) >> sea & 1 else 0
        if faults.expect(there > 0, "from", name, "a sea with own fleets"):
            most = f"{there}" if state.asked == ask.HOW_MANY_FLEETS else f"a number from 1 to {there}"
            fits = state.moving == there if state.asked == ask.HOW_MANY_FLEETS else 0 < state.moving <= there
            faults.expect(fits, "moving", f"{state.moving}", most)
    if not faults.found:
        goals = sail_goals(state, sea, gold_to_pass(state))
        faults.expect(goals != 0, "from", f"no sea to sail to from {name}", "one with a way out")


def check_march(state: LegendaryState, faults: Faults) -> None:
    """Units that are about to go, or pass through the partner's land (L8.7, L8.20, L12.6)."""
    asked, land, faction = state.asked, state.from_area, state.turn
    if not faults.expect(state.way in (BY_LAND, BY_HERO, BY_AIR), "way", "by sea", "land, hero or air"):
        return
    check_way(state, faults)
    name = state.map.island_names[land]
    if state.passing:
        held = partner_holds(state, faction) >> land & 1 == 1
        faults.expect(held and state.way != BY_AIR, "from", name, "a land of the partner that is passed through")
        faults.expect(state.band & ~state.heroes_of(faction) == 0, "band", "heroes of others", "own heroes")
    else:
        if not faults.expect(state.lands_of(faction) >> land & 1 == 1, "from", name, "an own land"):
            return
        faults.expect(state.figure_area(MEDUSA) != land, "from", f"Medusa holds the units in {name}", "another land")
        troops, hired = int(state.board.troops_on(land)), int(state.mercenaries_on(land))
        faults.expect(state.moving <= troops, "moving", f"{state.moving}", f"{troops} at most")
        faults.expect(state.hired <= hired, "hired", f"{state.hired}", f"{hired} at most")
        faults.expect(state.band & ~state.heroes_at(land) == 0, "band", "heroes elsewhere", f"heroes in {name}")
    faults.expect(state.way != BY_HERO or state.band != 0, "band", "nobody, in a mobilisation", "the hero who leads")
    named = {"moving": (ask.HOW_MANY_TROOPS,), "hired": (ask.HOW_MANY_TROOPS, ask.HOW_MANY_MERCENARIES)}
    for field, unsaid in named.items():
        value = getattr(state, field)
        faults.expect(asked not in unsaid or value == 0, field, f"{value}, before it is said", "0")
    if asked == ask.HOW_MANY_TROOPS:
        faults.expect(state.board.troops_on(land) > 0, "from", f"no troops in {name}", "a land with troops")
    elif asked == ask.HOW_MANY_MERCENARIES:
        faults.expect(state.mercenaries_on(land) > 0, "from", f"no mercenaries in {name}", "a land with some")
    elif asked == ask.WHICH_HEROES:
        faults.expect(heroes_to_take(state) != 0, "from", f"no more heroes in {name}", "a land with some")
    else:
        faults.expect(group_size(state) > 0, "moving", "nobody goes", "troops, mercenaries or heroes")
    if not faults.found:
        goals = march_goals(state, land, state.way, state.band, gold_to_pass(state))
        faults.expect(goals != 0, "from", f"no land to go to from {name}", "one with somewhere to go")


def check_way(state: LegendaryState, faults: Faults) -> None:
    """With Ares units march, with other gods heroes lead them, and with creatures they fly."""
    if state.way == BY_LAND:
        faults.expect(state.god == ARES, "way", f"land, with {GOD_NAMES[state.god]}", "ares for a land move")
    elif state.way == BY_HERO:
        faults.expect(state.god != ARES, "way", "hero, with ares", "land")
        faults.expect(state.mobilised > 0, "mobilised", "0, in a mobilisation", "1 or more")
    elif state.way == BY_SEA or state.way == 0:
        faults.add("way", "not by land", "land, hero or air")


def check_fight(state: LegendaryState, faults: Faults) -> None:
    """The two sides of a battle, and the stage of its round (L8.3, L8.10)."""
    battle, map, name = state.battle, state.map, NAMES[state.asked]
    faults.expect(
        battle.attacker == state.turn, "battle", f"faction {battle.attacker} attacks", f"{state.turn}, on turn"
    )
    on_land = battle.on_land == 1
    place = map.island_names[battle.place] if on_land else map.sea_names[battle.place]
    holder = int(state.board.owner(battle.place) if on_land else state.board.admiral(battle.place))
    faults.expect(battle.defender == holder, "battle", f"faction {battle.defender} defends {place}", f"{holder}")
    friends = (int(battle.attacker), int(state.partner_of(battle.attacker)))
    faults.expect(battle.defender not in friends, "battle", "partners fight", "an attack on another team")
    stages = STAGES[state.asked]
    right = " or ".join(str(stage) for stage in stages)
    faults.expect(battle.stage in stages, "battle", f"stage {battle.stage}, while {name} is asked", right)
    if on_land:
        check_land_battle(state, place, faults)
    else:
        faults.expect(state.god == POSEIDON, "god", f"{GOD_NAMES[state.god]}, in a battle at sea", "poseidon")
        for field in ("way", "hired", "band", "turned", "losing", "escaping"):
            faults.expect(getattr(state, field) == 0, field, "units on land, in a battle at sea", "none")
        faults.expect(state.from_area < 0, "from", "an area, in a battle at sea", "none")
        faults.expect(state.closed_seas() >> battle.place & 1 == 0, "battle", f"{place} is closed", "an open sea")
    rolled = state.asked in (ask.DEFENCE_ROLL, ask.REROLL) or (state.asked == ask.ATTACK_ROLL and state.defence)
    faults.expect(bool(rolled) or battle.die == 0, "battle", f"a die of {battle.die} before it is rolled", "0")
    faults.expect(state.asked != ask.REROLL or state.defence > 0, "defence", "0, while both dice lie", "1 to 4")
    if not faults.found:
        settled = state.losing == DEFENDER_LOSES  # of a tie, the attacker has lost what may have been his last
        for side, units in (("attacker", attackers(state) + settled), ("defender", defenders(state))):
            faults.expect(units > 0, "battle", f"the {side} has no units left", "a battle that is not decided")
    if not faults.found and state.asked in ROUNDS:
        ROUNDS[state.asked](state, faults)


def check_land_battle(state: LegendaryState, place: str, faults: Faults) -> None:
    battle, land = state.battle, state.from_area
    check_way(state, faults)
    homes = state.lands_of(battle.attacker) | state.partner_lands(battle.attacker)  # passed through (L12.6)
    faults.expect(land >= 0 and homes >> land & 1 == 1, "from", "not from there", "a land of the attacker's team")
    faults.expect(state.figure_area(MEDUSA) != battle.place, "battle", f"in {place}, Medusa's land", "another land")
    faults.expect(
        state.turned > 0, "turned", "0, and what comes before the battle is over", "1 and what Pandora turned"
    )
    own = state.heroes_of(battle.attacker)
    faults.expect(state.band & ~own == 0, "band", "heroes of others", "heroes of the attacker")


def check_slaying(state: LegendaryState, faults: Faults) -> None:
    faults.expect(
        state.battle.on_land == 1 and has_hero(state, False, HECTOR), "heroes", "no Hector defends", "him there"
    )
    both = state.battle.attackers > 0 and mercenaries_to_slay(state) > 0
    faults.expect(both, "battle", "Hector has no choice", "attacking troops and mercenaries")


def check_reroll(state: LegendaryState, faults: Faults) -> None:
    faults.expect(croesus_rolls_for(state) >= 0, "heroes", "no Croesus with gold fights", "him and a gold")


def check_loss(state: LegendaryState, faults: Faults) -> None:
    faults.expect(state.battle.on_land == 1, "battle", "at sea fleets are lost without a choice", "a battle on land")


def check_escape(state: LegendaryState, faults: Faults) -> None:
    check_loss(state, faults)
    if faults.found:
        return
    faults.expect(may_escape(state), "heroes", "no Perseus with a way out", "him beside the troop")
    units = troops_to_lose(state) if state.escaping == 1 else mercenaries_to_lose(state)
    side = "attacker" if loses_now(state) == 1 else "defender"
    faults.expect(units > 0, "escaping", f"{state.escaping}, and the {side} has none of them", "a unit that is there")


ROUNDS: Final[dict[int, Callable[[LegendaryState, Faults], None]]] = {
    ask.SLAY_WHAT: check_slaying,
    ask.REROLL: check_reroll,
    ask.LOSE_WHAT: check_loss,
    ask.ESCAPE: check_escape,
}


def check_founding(state: LegendaryState, faults: Faults) -> None:
    """A metropolis on its way: what is given up for it, and that there is a token and room (L9.1, L10.22, L10.25)."""
    founder, asked = int(state.founder), state.asked
    faults.expect(state.plays(founder), "founder", f"{founder} is out", "a faction in the game")
    faults.expect(state.tokens != 0, "tokens", "none is left", "one for the metropolis")
    right = (2, 3) if asked == ask.BONUS else (1,)
    named = " or ".join(str(number) for number in right)
    faults.expect(state.placing in right, "placing", f"{state.placing}, while {NAMES[asked]} is asked", named)
    faults.expect(state.each in (0, 2, 3), "each", f"{state.each}", "2 for Helen, 3 for Odysseus, 0 else")
    if faults.found:
        return
    if asked == ask.BONUS:
        check_token(state, faults)
        return
    by_turn = asked == ask.FOUND_WHERE or founder == state.turn
    faults.expect(by_turn, "founder", f"{founder}", f"{state.turn}, on turn, who gives buildings up")
    faults.expect(has_room(state, founder), "founder", f"{founder} has no room", "one with a site or a shelter")
    tolls = [int(toll_of(state, building)) for building in range(4)]
    if asked == ask.SPEND_WHAT:
        named_before = [toll for toll in tolls if toll]
        picks = {2: 2, 3: 1}.get(int(state.each), 0) - len(named_before)
        faults.expect(state.picks == picks > 0, "picks", f"{state.picks}", f"{max(picks, 1)}")
        fits = all(toll == state.each for toll in named_before)
        faults.expect(fits, "toll", f"{tolls}", f"{state.each} of each type that is named")
        faults.expect(size(types_to_spend(state)) >= state.picks, "buildings", "too few to give up", "more of a type")
    most = int(state.each) if state.each else 1
    for building, toll in enumerate(tolls):
        sites = state.own_sites(founder) if state.each else set_sites(state, founder)
        there = int(size(state.sites_with(building) & sites))
        faults.expect(toll <= min(most, there), "toll", f"{toll} where {there} stand", f"{min(most, there)} at most")


def check_token(state: LegendaryState, faults: Faults) -> None:
    """The place of the token that is turned up: an empty site, or a hero's card (L9.1, L10.27)."""
    founder = int(state.founder)
    if state.placing == 3:
        name = HERO_NAMES[state.chosen]
        faults.expect(name in ("penthesilea", "pandora"), "target_of", name, "penthesilea or pandora")
    else:
        free = state.free_sites(founder) >> state.chosen & 1 == 1
        name = state.map.site_names()[state.chosen]
        faults.expect(free, "target_of", name, f"an empty site of faction {founder}")


def check_gaining(state: LegendaryState, faults: Faults) -> None:
    """A bonus of units or a cornucopia that is being placed (L9.2)."""
    bonus = {ask.BONUS_TROOP: TWO_TROOPS, ask.BONUS_HORN: CORNUCOPIA, ask.BONUS_FLEET: TWO_FLEETS}[state.asked]
    faults.expect(state.plays(state.owed_to), "owed_to", f"{state.owed_to} is out", "a faction in the game")
    faults.expect(next_bonus(state) == bonus, "owed", f"another comes before {NAMES[state.asked]}", "that bonus first")


def check_plan(state: LegendaryState, faults: Faults) -> None:
    faults.expect(state.built == 0, "built", "1, while a site is chosen", "0")
    planned = types_to_plan(state) >> state.plan & 1 == 1
    faults.expect(planned, "plan", "a type that the faction has, or that has run out", "one that it lacks")


def check_blessing(state: LegendaryState, faults: Faults) -> None:
    field = "built" if state.asked == ask.BLESS_LAND else "recruited"
    faults.expect(getattr(state, field) == 0, field, "1, and that cornucopia is placed", "0")


DETAILS: Final[dict[int, Callable[[LegendaryState, Faults], None]]] = {
    ask.MOOR: check_mooring,
    ask.UPKEEP: check_upkeep,
    ask.FIGURE_WALK: check_walk,
    **dict.fromkeys(SAILING, check_sailing),
    **dict.fromkeys(MARCHING, check_march),
    **dict.fromkeys(FIGHTING, check_fight),
    **dict.fromkeys(FOUNDING, check_founding),
    **dict.fromkeys(GAINING, check_gaining),
    ask.BUILD_WHERE: check_plan,
    ask.BLESS_LAND: check_blessing,
    ask.BLESS_SEA: check_blessing,
}

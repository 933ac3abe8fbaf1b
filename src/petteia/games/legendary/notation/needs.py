"""What each question needs of a position: whom it is asked, and that the things it is about are there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ....core.contract.flaws import (
    ALSO_IN,
    CLOSED,
    EMPTY,
    EXACTLY,
    EXACTLY_WITH,
    FILLED,
    LACKING,
    LEAST_WITH,
    MOST,
    NO_CHOICE,
    NO_UNITS,
    NO_WAY,
    NONE_WITH,
    NOT_IN,
    NOT_OWN,
    NOTHING,
    NUMBER_WITH,
    ONLY_WITH,
    OUT,
    either,
)
from ....core.contract.possible import Faults
from ....core.engine.bits import members, size
from ...aegean.notation.fields import LAND_AND_SEA
from ...aegean.notation.names import write_names
from ...aegean.rules.battle import (
    ATTACKER_MAY_RETREAT,
    ATTACKER_ROLLS,
    DEFENDER_LOSES,
    DEFENDER_MAY_RETREAT,
    DEFENDER_ROLLS,
    DIE_VALUES,
)
from ..facts import (
    ARES,
    BONUSES,
    BUILDINGS,
    CORNUCOPIA,
    CROESUS,
    HECTOR,
    MEDUSA,
    PANDORA,
    PENTHESILEA,
    PERSEUS,
    POSEIDON,
    TWO_FLEETS,
    TWO_TROOPS,
)
from ..rules import questions as ask
from ..rules.choices import gold_to_pass
from ..rules.cycle.upkeep import figures_due
from ..rules.position import BY_AIR, BY_HERO, BY_LAND, BY_SEA
from ..rules.questions import NAMES
from ..rules.state import LegendaryState
from ..rules.tables import CREATURE_NAMES, FIGURES, FIRST_FIGURE, GOD_NAMES, HERO_NAMES
from ..rules.turn.battles import CROESUS_MAY_REROLL, LOSSES, croesus_rolls_for, mercenaries_to_slay
from ..rules.turn.bonuses import next_bonus
from ..rules.turn.favours import types_to_plan
from ..rules.turn.fleets import sail_goals
from ..rules.turn.losses import loses_now, may_escape, mercenaries_to_lose, troops_to_lose
from ..rules.turn.metropolises import has_room, set_sites, toll_of, types_to_spend
from ..rules.turn.sides import attackers, defenders, has_hero
from ..rules.turn.troops import group_size, heroes_to_take, march_goals, partner_holds
from .positions import WAYS
from .unfinished import FIGHTING, FOUNDING, GAINING, MARCHING, SAILING, asking

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


ON_FOOT: Final = (BY_LAND, BY_HERO, BY_AIR)


def check_mooring(state: LegendaryState, faults: Faults) -> None:
    own, name = state.lands_of(state.turn) >> state.chosen & 1 == 1, state.map.island_names[state.chosen]
    faults.expect(own, "target_of", NOT_OWN, name=name, faction=int(state.turn), rule="L2.7")


def check_upkeep(state: LegendaryState, faults: Faults) -> None:
    faction, given = int(state.turn), asking(state)
    faults.expect(figures_due(state, faction) != 0, "due", EMPTY, given=given, faction=faction, rule="L5.1")
    able = state.priestesses_of(faction) > 0
    faults.expect(able, "priestesses", LEAST_WITH, found=0, given=given, least=1, faction=faction, rule="L5.1")


def check_walk(state: LegendaryState, faults: Faults) -> None:
    figure = int(state.chosen)
    name = CREATURE_NAMES[FIRST_FIGURE + figure]
    stands = figure < FIGURES and state.figure_area(figure) >= 0 and state.figure_holder(figure) == state.turn
    faults.expect(stands, "target_of", NOT_IN, name=name, place="figures", faction=int(state.turn), rule="L5.2")
    faults.expect(not state.due >> figure & 1, "due", ALSO_IN, name=name, place="target_of", rule="L5.2")


def check_sailing(state: LegendaryState, faults: Faults) -> None:
    """Fleets that are about to sail, or are passing through the partner's sea (L8.1, L12.6)."""
    way = WAYS[state.way] or NOTHING
    if not faults.expect(
        state.way == BY_SEA, "way", EXACTLY_WITH, found=way, given=asking(state), expected=WAYS[BY_SEA]
    ):
        return
    sea, name, faction = state.from_area, state.map.sea_names[state.from_area], int(state.turn)
    if state.passing:
        partners = state.partner_seas(faction)
        if not partners >> sea & 1:
            right = either(state.map.sea_names[one] for one in members(partners)) or NOTHING
            faults.add("from", EXACTLY_WITH, found=name, given="passing=1", expected=right, rule="L12.6")
        faults.expect(state.moving > 0, "moving", LEAST_WITH, found=0, given="passing=1", least=1)
    else:
        there = int(state.board.fleets_at(sea)) if state.board.seas_of(faction) >> sea & 1 else 0
        if faults.expect(there > 0, "from", NO_UNITS, place=name, faction=faction):
            least = there if state.asked == ask.HOW_MANY_FLEETS else 1
            faults.number("moving", state.moving, least, there, at=name)
    if not faults.found:
        goals = sail_goals(state, sea, gold_to_pass(state))
        faults.expect(goals != 0, "from", NO_WAY, place=name)


def check_march(state: LegendaryState, faults: Faults) -> None:
    """Units that are about to move, or are passing through the partner's land (L8.7, L8.20, L12.6)."""
    asked, land, faction, given = state.asked, state.from_area, int(state.turn), asking(state)
    way, right = WAYS[state.way] or NOTHING, either(WAYS[one] for one in ON_FOOT)
    if not faults.expect(state.way in ON_FOOT, "way", EXACTLY_WITH, found=way, given=given, expected=right):
        return
    check_way(state, faults)
    name = state.map.island_names[land]
    if state.passing:
        held = partner_holds(state, faction)
        if not held >> land & 1 or state.way == BY_AIR:
            right = either(state.map.island_names[one] for one in members(held)) or NOTHING
            faults.add("from", EXACTLY_WITH, found=name, given="passing=1", expected=right, rule="L12.6")
        check_band(state, faction, faults)
    else:
        if not faults.expect(state.lands_of(faction) >> land & 1 == 1, "from", NOT_OWN, name=name, faction=faction):
            return
        held_there = f"{CREATURE_NAMES[FIRST_FIGURE + MEDUSA]}:{name}"
        free = state.figure_area(MEDUSA) != land
        faults.expect(free, "from", NONE_WITH, found=name, given=held_there, rule="L10.16")
        troops, hired = int(state.board.troops_on(land)), int(state.mercenaries_on(land))
        faults.expect(state.moving <= troops, "moving", MOST, at=name, found=state.moving, most=troops)
        faults.expect(state.hired <= hired, "hired", MOST, at=name, found=state.hired, most=hired)
        elsewhere = write_names(HERO_NAMES, state.band & ~state.heroes_at(land))
        faults.expect(not elsewhere, "band", NOT_IN, name=elsewhere, place=name)
    led = state.way != BY_HERO or state.band != 0
    faults.expect(led, "band", EMPTY, given=f"way={WAYS[BY_HERO]}", rule="L8.20")
    named = {"moving": (ask.HOW_MANY_TROOPS,), "hired": (ask.HOW_MANY_TROOPS, ask.HOW_MANY_MERCENARIES)}
    for field, unsaid in named.items():
        value = int(getattr(state, field))
        faults.expect(asked not in unsaid or value == 0, field, EXACTLY_WITH, found=value, given=given, expected=0)
    there = {
        ask.HOW_MANY_TROOPS: ("land", state.board.troops_on(land) > 0),
        ask.HOW_MANY_MERCENARIES: ("mercenaries", state.mercenaries_on(land) > 0),
        ask.WHICH_HEROES: ("heroes", heroes_to_take(state) != 0),
    }
    if asked in there:
        place, some = there[asked]
        faults.expect(some, "from", NO_CHOICE, at=name, asked=NAMES[asked], place=place)
    else:
        going = either(("moving", "hired", "band"))
        faults.expect(group_size(state) > 0, "moving", LACKING, names=going, given=given)
    if not faults.found:
        goals = march_goals(state, land, state.way, state.band, gold_to_pass(state))
        faults.expect(goals != 0, "from", NO_WAY, place=name)


def check_band(state: LegendaryState, faction: int, faults: Faults) -> None:
    """Heroes who join a move are the faction's own."""
    others = write_names(HERO_NAMES, state.band & ~state.heroes_of(faction))
    faults.expect(not others, "band", NOT_OWN, name=others, faction=faction)


def check_way(state: LegendaryState, faults: Faults) -> None:
    """Units march with Ares, are led by heroes with other gods, and fly with creatures."""
    way, given = WAYS[state.way] or NOTHING, f"god={GOD_NAMES[state.god]}"
    if state.way == BY_LAND:
        faults.expect(state.god == ARES, "way", ONLY_WITH, found=way, given=f"god={GOD_NAMES[ARES]}", rule="L7.5")
    elif state.way == BY_HERO:
        faults.expect(state.god != ARES, "way", EXACTLY_WITH, found=way, given=given, expected=WAYS[BY_LAND])
        faults.expect(state.mobilised > 0, "mobilised", LEAST_WITH, found=0, given=f"way={way}", least=1)
    elif state.way == BY_SEA or state.way == 0:
        right = either(WAYS[one] for one in ON_FOOT)
        faults.add("way", EXACTLY_WITH, found=way, given=asking(state), expected=right)


def check_fight(state: LegendaryState, faults: Faults) -> None:
    """The two sides of a battle, and the stage of its round (L8.3, L8.10)."""
    battle, map, turn, given = state.battle, state.map, int(state.turn), asking(state)
    attacker, defender = int(battle.attacker), int(battle.defender)
    faults.expect(attacker == turn, "battle", EXACTLY_WITH, at="3", found=attacker, given=f"turn={turn}", expected=turn)
    on_land = battle.on_land == 1
    place = map.island_names[battle.place] if on_land else map.sea_names[battle.place]
    holder = int(state.board.owner(battle.place) if on_land else state.board.admiral(battle.place))
    right = holder if holder >= 0 else NOTHING
    faults.expect(defender == holder, "battle", EXACTLY_WITH, at="4", found=defender, given=place, expected=right)
    friends = (attacker, int(state.partner_of(attacker)))
    others = either(one for one in range(state.factions) if one not in friends)
    faults.expect(defender not in friends, "battle", EXACTLY, at="4", found=defender, expected=others, rule="L12.5")
    stages, stage = STAGES[state.asked], int(battle.stage)
    faults.expect(stage in stages, "battle", EXACTLY_WITH, at="7", found=stage, given=given, expected=either(stages))
    if on_land:
        check_land_battle(state, place, faults)
    else:
        at_sea, god, right = f"battle={LAND_AND_SEA[0]}", GOD_NAMES[state.god], GOD_NAMES[POSEIDON]
        faults.expect(state.god == POSEIDON, "god", EXACTLY_WITH, found=god, given=at_sea, expected=right)
        for field in ("way", "hired", "band", "turned", "losing", "escaping"):
            faults.expect(getattr(state, field) == 0, field, FILLED, given=at_sea)
        faults.expect(state.from_area < 0, "from", FILLED, given=at_sea)
        faults.expect(state.closed_seas() >> battle.place & 1 == 0, "battle", CLOSED, place=place)
    rolled = state.asked in (ask.DEFENCE_ROLL, ask.REROLL) or (state.asked == ask.ATTACK_ROLL and state.defence)
    fits, die = bool(rolled) or battle.die == 0, int(battle.die)
    faults.expect(fits, "battle", EXACTLY_WITH, at="6", found=die, given=given, expected=0)
    if state.asked == ask.REROLL:
        defence, most = int(state.defence), DIE_VALUES
        faults.expect(defence > 0, "defence", NUMBER_WITH, found=defence, given=given, least=1, most=most)
    if not faults.found:
        settled = state.losing == DEFENDER_LOSES  # in a tie, the attacker has lost what may have been his last unit
        for side, units in ((attacker, attackers(state) + settled), (defender, defenders(state))):
            faults.expect(units > 0, "battle", NO_UNITS, place=place, faction=side)
    if not faults.found and state.asked in ROUNDS:
        ROUNDS[state.asked](state, faults)


def check_land_battle(state: LegendaryState, place: str, faults: Faults) -> None:
    battle, land = state.battle, state.from_area
    check_way(state, faults)
    homes = state.lands_of(battle.attacker) | state.partner_lands(battle.attacker)  # passed through (L12.6)
    origin = state.map.island_names[land] if land >= 0 else NOTHING
    at_home = land >= 0 and homes >> land & 1 == 1
    faults.expect(at_home, "from", NOT_OWN, name=origin, faction=int(battle.attacker))
    held = f"{CREATURE_NAMES[FIRST_FIGURE + MEDUSA]}:{place}"
    free = state.figure_area(MEDUSA) != battle.place
    faults.expect(free, "battle", NONE_WITH, found=place, given=held, rule="L10.16")
    given = asking(state)
    faults.expect(state.turned > 0, "turned", LEAST_WITH, found=0, given=given, least=1, rule="L8.14")
    check_band(state, int(battle.attacker), faults)


def check_slaying(state: LegendaryState, faults: Faults) -> None:
    hector, given = HERO_NAMES[HECTOR], asking(state)
    there = state.battle.on_land == 1 and has_hero(state, False, HECTOR)
    faults.expect(there, "heroes", LACKING, names=hector, given=given, rule="L10.21")
    both = state.battle.attackers > 0 and mercenaries_to_slay(state) > 0
    faults.expect(both, "battle", NO_CHOICE, asked=NAMES[state.asked], place="hired", rule="L8.14")


def check_reroll(state: LegendaryState, faults: Faults) -> None:
    paid = f"{HERO_NAMES[CROESUS]}, gold"
    rolls = croesus_rolls_for(state) >= 0
    faults.expect(rolls, "heroes", LACKING, names=paid, given=asking(state), rule="L10.24")


def check_loss(state: LegendaryState, faults: Faults) -> None:
    sea, land = LAND_AND_SEA
    on_land = state.battle.on_land == 1
    faults.expect(on_land, "battle", EXACTLY_WITH, at="1", found=sea, given=asking(state), expected=land, rule="L8.4")


def check_escape(state: LegendaryState, faults: Faults) -> None:
    check_loss(state, faults)
    if faults.found:
        return
    perseus, battle = HERO_NAMES[PERSEUS], state.battle
    faults.expect(may_escape(state), "heroes", LACKING, names=perseus, given=asking(state), rule="L8.17")
    units = troops_to_lose(state) if state.escaping == 1 else mercenaries_to_lose(state)
    side = int(battle.attacker if loses_now(state) == 1 else battle.defender)
    place = state.map.island_names[battle.place]
    faults.expect(units > 0, "escaping", NO_UNITS, at=f"{state.escaping}", place=place, faction=side)


ROUNDS: Final[dict[int, Callable[[LegendaryState, Faults], None]]] = {
    ask.SLAY_WHAT: check_slaying,
    ask.REROLL: check_reroll,
    ask.LOSE_WHAT: check_loss,
    ask.ESCAPE: check_escape,
}


def check_founding(state: LegendaryState, faults: Faults) -> None:
    """A metropolis under way: what is given up for it, and that there is a token and room (L9.1, L10.22, L10.25)."""
    founder, asked, given = int(state.founder), state.asked, asking(state)
    faults.expect(state.plays(founder), "founder", OUT, faction=founder)
    faults.expect(state.tokens != 0, "tokens", LEAST_WITH, found=0, given=given, least=1, rule="L9.1")
    fitting, placing = (2, 3) if asked == ask.BONUS else (1,), int(state.placing)
    faults.expect(placing in fitting, "placing", EXACTLY_WITH, found=placing, given=given, expected=either(fitting))
    each, known = int(state.each), (0, 2, 3)  # L10.22, L10.25
    faults.expect(each in known, "each", EXACTLY, found=each, expected=either(known))
    if faults.found:
        return
    if asked == ask.BONUS:
        check_token(state, faults)
        return
    by_turn = asked == ask.FOUND_WHERE or founder == state.turn
    faults.expect(by_turn, "founder", EXACTLY_WITH, found=founder, given=given, expected=state.turn)
    room = has_room(state, founder)
    faults.expect(room, "founder", NO_CHOICE, asked=NAMES[asked], place="land", faction=founder, rule="L9.1")
    tolls = [int(toll_of(state, building)) for building in range(4)]
    if asked == ask.SPEND_WHAT:
        named_before = [toll for toll in tolls if toll]
        picks = {2: 2, 3: 1}.get(int(state.each), 0) - len(named_before)
        right, made = max(picks, 1), f"each={each}"
        faults.expect(state.picks == picks > 0, "picks", EXACTLY_WITH, found=state.picks, given=made, expected=right)
        paid = "/".join(str(toll) for toll in tolls)
        fits = all(toll == each for toll in named_before)
        faults.expect(fits, "toll", EXACTLY_WITH, found=paid, given=made, expected=either((0, each)))
        enough = size(types_to_spend(state)) >= state.picks
        faults.expect(enough, "buildings", NO_CHOICE, asked=NAMES[asked], place="buildings", faction=founder)
    most = each or 1
    for building, toll in enumerate(tolls):
        sites = state.own_sites(founder) if state.each else set_sites(state, founder)
        there = min(most, int(size(state.sites_with(building) & sites)))
        faults.expect(toll <= there, "toll", MOST, at=BUILDINGS[building], found=toll, most=there)


def check_token(state: LegendaryState, faults: Faults) -> None:
    """The place of the token that is being turned up: an empty site, or a hero's card (L9.1, L10.27)."""
    founder = int(state.founder)
    if state.placing == 3:
        name, sheltering = HERO_NAMES[state.chosen], [HERO_NAMES[hero] for hero in (PENTHESILEA, PANDORA)]
        fits = name in sheltering
        faults.expect(fits, "target_of", EXACTLY, found=name, expected=either(sheltering), rule="L10.27")
    else:
        names, free = state.map.site_names(), state.free_sites(founder)
        if not free >> state.chosen & 1:
            right = either(names[site] for site in members(free)) or NOTHING
            faults.add("target_of", EXACTLY, found=names[state.chosen], expected=right, faction=founder, rule="L9.1")


def check_gaining(state: LegendaryState, faults: Faults) -> None:
    """A bonus that is being placed: units or a cornucopia (L9.2)."""
    bonus = {ask.BONUS_TROOP: TWO_TROOPS, ask.BONUS_HORN: CORNUCOPIA, ask.BONUS_FLEET: TWO_FLEETS}[state.asked]
    faults.expect(state.plays(state.owed_to), "owed_to", OUT, faction=int(state.owed_to))
    first = int(next_bonus(state))
    found = BONUSES[first] if first >= 0 else NOTHING
    faults.expect(
        first == bonus, "owed", EXACTLY_WITH, found=found, given=asking(state), expected=BONUSES[bonus], rule="L9.2"
    )


def check_plan(state: LegendaryState, faults: Faults) -> None:
    faults.expect(state.built == 0, "built", EXACTLY_WITH, found=1, given=asking(state), expected=0)
    to_plan = types_to_plan(state)
    if not to_plan >> state.plan & 1:
        right = either(BUILDINGS[building] for building in members(to_plan)) or NOTHING
        faults.add("plan", EXACTLY, found=BUILDINGS[state.plan], expected=right, faction=int(state.turn), rule="L14.12")


def check_blessing(state: LegendaryState, faults: Faults) -> None:
    field = "built" if state.asked == ask.BLESS_LAND else "recruited"
    value = int(getattr(state, field))
    faults.expect(value == 0, field, EXACTLY_WITH, found=value, given=asking(state), expected=0)


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

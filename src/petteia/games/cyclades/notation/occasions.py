"""Whether the question of a position that somebody set up can come up: its subject is under way, and nothing else."""

from __future__ import annotations

from typing import Final

from ....core.contract.flaws import (
    EMPTY,
    EXACTLY_WITH,
    FILLED,
    LACKING,
    LEAST_WITH,
    MOST,
    MOST_WITH,
    NO_CHOICE,
    NO_UNITS,
    NO_WAY,
    NONE_WITH,
    NOT_IN,
    NOTHING,
    ONLY_WITH,
    either,
)
from ....core.contract.possible import Faults
from ...aegean.rules.battle import ATTACKER_MAY_RETREAT, ATTACKER_ROLLS, DEFENDER_MAY_RETREAT, DEFENDER_ROLLS
from ...aegean.rules.questions import IN_SET_UP
from ..facts import (
    APOLLO,
    ARES,
    BUILDINGS,
    CHIMERA,
    FLEET_STEPS,
    MEDUSA,
    MINOTAUR,
    PEGASUS,
    POLYPHEMUS,
    POSEIDON,
    SUPPLY_OF_MARKERS,
    SYLPH,
    SYLPH_STEPS,
    ZEUS,
)
from ..rules import questions as ask
from ..rules.position import FIRST_VERSION
from ..rules.powers.power import BY_QUESTION
from ..rules.questions import IN_ACTIONS, IN_CREATURES, IN_GODS, IN_OFFERINGS, NAMES, PHASES
from ..rules.state import CycladesState
from ..rules.tables import FIRST_FIGURE
from ..rules.turn.battles import DEFENDER_CHOOSES_LOSS, defenders, minotaur_may_fall
from ..rules.turn.fleets import at_hand, fought_seas, sail_goals
from ..rules.turn.metropolises import ALL_TYPES
from ..rules.turn.temples import temples_to_choose
from ..rules.turn.troops import march_goals
from ..words.text import CREATURE_NAMES, GOD_NAMES

# the phase in which a question comes up; all others in the action phase
PHASES_OF: Final = {
    ask.TURN_ORDER: (IN_SET_UP,),
    ask.CREATURE: (IN_CREATURES, IN_ACTIONS),
    ask.GOD: (IN_GODS,),
    ask.WHICH_GOD: (IN_OFFERINGS,),
    ask.HOW_MUCH: (IN_OFFERINGS,),
}
OFFERING: Final = (ask.WHICH_GOD, ask.HOW_MUCH)
SAILING: Final = (ask.HOW_MANY_FLEETS, ask.SAIL_WHERE)
MARCHING: Final = (ask.HOW_MANY_TROOPS, ask.MARCH_WHERE)
FOUNDING: Final = (ask.GIVE_UP_WHAT, ask.FOUND_WHERE)
PUSHING: Final = (ask.PUSH_FROM, ask.PUSH_WHERE)
# the stages of a battle in which a question comes up
STAGES_OF: Final = {
    ask.ATTACK_ROLL: (ATTACKER_ROLLS,),
    ask.DEFENCE_ROLL: (DEFENDER_ROLLS,),
    ask.RETREAT: (DEFENDER_MAY_RETREAT, ATTACKER_MAY_RETREAT),
    ask.LOSE_WHAT: (DEFENDER_CHOOSES_LOSS,),
}
# the god or creature who leads units, at sea and on land
LEADERS: Final = {
    False: either((f"god={GOD_NAMES[POSEIDON]}", f"power={CREATURE_NAMES[SYLPH]}")),
    True: either((f"god={GOD_NAMES[ARES]}", f"power={CREATURE_NAMES[PEGASUS]}")),
}
# questions that can come up while a power is in use, though they are not the power's own
DURING_POWERS: Final = (*SAILING, *MARCHING, *FOUNDING, *STAGES_OF, ask.WHICH_TEMPLE, ask.OVER)


def check_occasion(state: CycladesState, faults: Faults) -> None:
    """The question comes up in its phase, its subject is there, and nothing else is half done."""
    phases = PHASES_OF.get(state.asked, (IN_ACTIONS,))
    phase, right = PHASES[state.phase], either(PHASES[one] for one in phases)
    faults.expect(state.phase in phases, "phase", EXACTLY_WITH, found=phase, given=asking(state), expected=right)
    check_under_way(state, faults)
    if faults.found:
        return
    check_power(state, faults)
    check_sailing(state, faults)
    check_marching(state, faults)
    check_battle(state, faults)
    BY_QUESTION[state.asked].check(state, faults)
    check_settling(state, faults)
    check_turn_question(state, faults)


def asking(state: CycladesState) -> str:
    """The question as a position line writes it."""
    return f"ask={NAMES[state.asked]}"


def check_under_way(state: CycladesState, faults: Faults) -> None:
    """A field that belongs to a question is given if and only if that question is asked."""
    asked, auction = state.asked, state.auction
    needed = {
        "bidder": (asked in OFFERING, auction.bidder >= 0),
        "chosen": (asked == ask.HOW_MUCH, auction.chosen >= 0),
        "sailing": (asked in SAILING, state.group_at >= 0),
        "marching": (asked in MARCHING, state.march_from >= 0),
        "saving": (asked == ask.WHICH_TEMPLE, state.saving != 0),
        "pushing": (asked in PUSHING, state.pushing != 0),
        "founding": (asked in FOUNDING, state.founding != 0),
        "battle": (asked in STAGES_OF, state.battle.place >= 0),
    }
    if asked != ask.PUSH_WHERE:
        needed["target"] = (asked in (ask.REBUILD_AS, ask.REPLACE_FROM), state.chosen >= 0)
    for field, (due, there) in needed.items():
        if due and not there:
            faults.add(field, EMPTY, given=asking(state))
        elif there and not due:
            faults.add(field, FILLED, given=asking(state))
    if asked not in OFFERING:
        faults.expect(auction.lost < 0, "lost", FILLED, given=asking(state))


def powers_of(asked: int) -> tuple[str, ...]:
    """The creatures whose power asks a question."""
    return tuple(CREATURE_NAMES[creature] for creature in BY_QUESTION[asked].creatures)


def check_power(state: CycladesState, faults: Faults) -> None:
    """The creature whose power is in use has been summoned: its card is in the discard pile (C10.1)."""
    asked, power, given = state.asked, state.power, asking(state)
    powers = powers_of(asked)
    if power < 0:
        if powers:
            faults.add("power", EXACTLY_WITH, found=NOTHING, given=given, expected=either(powers))
        faults.expect(asked != ask.WHICH_TEMPLE, "power", EMPTY, given=given)
        faults.expect(state.borrowed == 0, "borrowed", EXACTLY_WITH, found=1, given="power=", expected=0)
        return
    name = CREATURE_NAMES[power]
    if powers:
        faults.expect(name in powers, "power", EXACTLY_WITH, found=name, given=given, expected=either(powers))
    else:
        faults.expect(asked in DURING_POWERS, "power", NONE_WITH, found=name, given=given)
    placed = asked in PUSHING and state.figure_island(POLYPHEMUS) >= 0
    summoned = placed or state.discard >> power & 1 == 1
    faults.expect(summoned, "power", NOT_IN, name=name, place="discard", rule="C10.1")
    if state.borrowed:
        there, chimera = state.discard >> CHIMERA & 1 == 1, CREATURE_NAMES[CHIMERA]
        faults.expect(there, "borrowed", NOT_IN, name=chimera, place="discard", rule="C10.11")
    elif asked == ask.COPY_WHAT:
        faults.add("borrowed", EXACTLY_WITH, found=0, given=given, expected=1, rule="C10.11")


def led_by(state: CycladesState, god: int) -> bool:
    """Whether that god leads units now, with no creature at work."""
    return state.power < 0 and state.god == god


def check_sailing(state: CycladesState, faults: Faults) -> None:
    """Fleets on the move exist, and have steps left and somewhere to go (C9.10, C10.14)."""
    sylph = state.power == SYLPH
    under_way = state.group_at >= 0
    least = 1 if under_way or state.asked == ask.BREEZE else 0
    most = SYLPH_STEPS if sylph else FLEET_STEPS if under_way else 0
    faults.number("steps", state.steps, least, most)
    faults.expect(under_way or state.moved == 0, "moved", EXACTLY_WITH, found=1, given="sailing=", expected=0)
    seas, names = fought_seas(state), state.board.chart.sea_names
    given, fought = f"power={CREATURE_NAMES[SYLPH]}", ",".join(names[sea] for sea in seas)
    faults.expect(sylph or not seas, "fought", ONLY_WITH, found=fought, given=given, rule="C10.14")
    for sea in sorted(set(seas)):
        number = seas.count(sea)
        there = int(state.board.fleets_at(sea)) if state.board.admiral(sea) == state.turn else 0
        most = there if state.version != FIRST_VERSION else min(there, 1)
        faults.expect(number <= most, "fought", MOST, at=names[sea], found=number, most=most)
    if not under_way or faults.found:
        return
    name = names[state.group_at]
    faults.expect(sylph or led_by(state, POSEIDON), "sailing", ONLY_WITH, found=name, given=LEADERS[False])
    own = state.board.admiral(state.group_at) == state.turn
    if faults.expect(own, "sailing", NO_UNITS, place=name, seat=state.turn):
        faults.number("sailing", state.group, 1, at_hand(state), at=name)
    faults.expect(sail_goals(state, state.group_at) != 0, "sailing", NO_WAY, place=name, rule="C9.13")


def check_marching(state: CycladesState, faults: Faults) -> None:
    """Troops on the move exist, and have somewhere to go (C9.15, C10.9)."""
    island, board = state.march_from, state.board
    if island < 0:
        return
    flying, name = state.power == PEGASUS, board.chart.island_names[island]
    faults.expect(flying or led_by(state, ARES), "marching", ONLY_WITH, found=name, given=LEADERS[True])
    troops = int(board.troops_on(island)) if board.owner(island) == state.turn else 0
    if faults.expect(troops > 0, "marching", NO_UNITS, place=name, seat=state.turn):
        faults.number("marching", state.marching, 1, troops, at=name)
        held = f"{CREATURE_NAMES[FIRST_FIGURE + MEDUSA]}:{name}"
        free = state.figure_island(MEDUSA) != island
        faults.expect(free, "marching", NONE_WITH, found=name, given=held, rule="C10.21")
        faults.expect(march_goals(state, island) != 0, "marching", NO_WAY, place=name, rule="C9.15")


def check_battle(state: CycladesState, faults: Faults) -> None:
    """The seat on turn attacks another's units, at sea or on land (C13)."""
    battle, board = state.battle, state.board
    if battle.place < 0:
        return
    there = board.owner(battle.place) if battle.on_land else board.admiral(battle.place)
    names = board.chart.island_names if battle.on_land else board.chart.sea_names
    place, given = names[battle.place], asking(state)
    held = there == battle.defender and there >= 0 and defenders(state) > 0
    faults.expect(held, "battle", NO_UNITS, place=place, seat=int(battle.defender))
    sides, turn = f"{battle.attacker}:{battle.defender}", int(state.turn)
    right = either(f"{turn}:{seat}" for seat in range(state.players) if seat != turn)
    fits = battle.attacker == turn != battle.defender
    faults.expect(fits, "battle", EXACTLY_WITH, found=sides, given=f"turn={turn}", expected=right)
    least = 0 if state.asked == ask.LOSE_WHAT else 1  # a tie may have cost the last attacker
    attackers = int(battle.attackers)
    faults.expect(attackers >= least, "battle", LEAST_WITH, at="5", found=attackers, given=given, least=least)
    stages, stage = STAGES_OF[state.asked], int(battle.stage)
    faults.expect(stage in stages, "battle", EXACTLY_WITH, at="7", found=stage, given=given, expected=either(stages))
    rolled, die = state.asked == ask.DEFENCE_ROLL or battle.die == 0, int(battle.die)
    faults.expect(rolled, "battle", EXACTLY_WITH, at="6", found=die, given=given, expected=0)
    fits = state.asked != ask.LOSE_WHAT or minotaur_may_fall(state)
    falling = f"{CREATURE_NAMES[FIRST_FIGURE + MINOTAUR]}:{place}, minotaur=casualty"
    faults.expect(fits, "figures", LACKING, names=falling, given=given, rule="C10.20")
    power, god = (PEGASUS, ARES) if battle.on_land else (SYLPH, POSEIDON)
    led = state.power == power or led_by(state, god)
    faults.expect(led, "battle", ONLY_WITH, found=place, given=LEADERS[bool(battle.on_land)])


def check_settling(state: CycladesState, faults: Faults) -> None:
    """What the question about a temple or a metropolis is about is there."""
    asked, board = state.asked, state.board
    own = state.slots_of(board.islands_of(state.turn))
    if asked == ask.WHICH_TEMPLE:
        faults.expect(
            temples_to_choose(state), "saving", NO_CHOICE, asked=NAMES[asked], place="buildings", rule="C10.2"
        )
    elif asked in FOUNDING:
        types = state.founding & ALL_TYPES
        giving = f"ask={NAMES[ask.GIVE_UP_WHAT]}"
        named = [name for type, name in enumerate(BUILDINGS) if types >> type & 1]
        if asked == ask.GIVE_UP_WHAT:
            faults.expect(types != 0, "founding", LACKING, names=either(BUILDINGS), given=giving)
        else:
            faults.expect(types == 0, "founding", ONLY_WITH, found=",".join(named), given=giving)
        lacking = ",".join(name for name in named if not state.built(BUILDINGS.index(name)) & own)
        given = f"founding={','.join(named)}"
        faults.expect(not lacking, "buildings", LACKING, names=lacking, given=given, seat=state.turn, rule="C11.1")


def check_turn_question(state: CycladesState, faults: Faults) -> None:
    """Apollo only asks where to lay his marker (C14.2); only Zeus has creatures drawn during a turn (C9.9)."""
    asked = state.asked
    if state.phase != IN_ACTIONS or asked == ask.OVER:
        return
    god, given = GOD_NAMES[state.god], asking(state)
    if state.god == APOLLO:
        blessing, with_him = NAMES[ask.MARKER_WHERE], f"god={god}"
        faults.expect(
            asked == ask.MARKER_WHERE,
            "ask",
            EXACTLY_WITH,
            found=NAMES[asked],
            given=with_him,
            expected=blessing,
            rule="C14.3",
        )
        row, first = int(state.row), int(state.rows_open)
        faults.expect(row == first, "row", EXACTLY_WITH, found=row, given=with_him, expected=first, rule="C14.2")
        most = SUPPLY_OF_MARKERS - 1
        faults.expect(
            state.markers > 0, "blessed", MOST_WITH, found=SUPPLY_OF_MARKERS, given=given, most=most, rule="C14.2"
        )
    elif asked == ask.MARKER_WHERE:
        faults.add("god", EXACTLY_WITH, found=god, given=given, expected=GOD_NAMES[APOLLO], rule="C14.2")
    if asked == ask.CREATURE:
        zeus = GOD_NAMES[ZEUS]
        faults.expect(state.god == ZEUS, "god", EXACTLY_WITH, found=god, given=given, expected=zeus, rule="C9.9")

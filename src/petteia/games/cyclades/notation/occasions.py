"""Whether the question of a position that somebody set up comes up there: what it is about is under way, no more."""

from __future__ import annotations

from typing import Final

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
    PEGASUS,
    POLYPHEMUS,
    POSEIDON,
    SYLPH,
    SYLPH_STEPS,
    ZEUS,
)
from ..rules import questions as ask
from ..rules.battles import DEFENDER_CHOOSES_LOSS, defenders, minotaur_may_fall
from ..rules.fleets import at_hand, fought_seas, sail_goals
from ..rules.metropolises import ALL_TYPES
from ..rules.position import FIRST_VERSION
from ..rules.powers.power import BY_QUESTION
from ..rules.questions import IN_ACTIONS, IN_CREATURES, IN_GODS, IN_OFFERINGS, NAMES, PHASES
from ..rules.state import CycladesState
from ..rules.temples import temples_to_choose
from ..rules.troops import march_goals
from ..words.text import CREATURE_NAMES

# where a question comes up; all others in the action phase
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
# questions that can come up while a power is in use, though they are not its own
DURING_POWERS: Final = (*SAILING, *MARCHING, *FOUNDING, *STAGES_OF, ask.WHICH_TEMPLE, ask.OVER)


def check_occasion(state: CycladesState, faults: Faults) -> None:
    """The question comes up in its phase, what it is about is there, and nothing else is half done."""
    asked, name = state.asked, NAMES[state.asked]
    phases = PHASES_OF.get(asked, (IN_ACTIONS,))
    right = " or ".join(PHASES[phase] for phase in phases)
    faults.expect(state.phase in phases, "phase", f"{PHASES[state.phase]} with ask={name}", right)
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


def check_under_way(state: CycladesState, faults: Faults) -> None:
    """A field that belongs to a question is there if and only if that is asked."""
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
        if due != there:
            wrong = f"something with ask={NAMES[asked]}" if there else f"nothing with ask={NAMES[asked]}"
            faults.add(field, wrong, "what the question is about" if due else "nothing")
    if asked not in OFFERING:
        faults.expect(auction.lost < 0, "lost", "somebody was displaced", "nothing outside the offerings")


def powers_of(asked: int) -> tuple[str, ...]:
    """The creatures whose power asks a question."""
    return tuple(CREATURE_NAMES[creature] for creature in BY_QUESTION[asked].creatures)


def check_power(state: CycladesState, faults: Faults) -> None:
    """The creature whose power is used has been summoned: its card is in the discard pile (C10.1)."""
    asked, power = state.asked, state.power
    if power < 0:
        right = " or ".join(powers_of(asked))
        needs = right != "" or asked == ask.WHICH_TEMPLE
        faults.expect(not needs, "power", f"none with ask={NAMES[asked]}", right or "the creature that is summoned")
        faults.expect(state.borrowed == 0, "borrowed", "1 without a power", "0")
        return
    name = CREATURE_NAMES[power]
    powers = powers_of(asked)
    if powers:
        faults.expect(name in powers, "power", f"{name} with ask={NAMES[asked]}", " or ".join(powers))
    else:
        faults.expect(asked in DURING_POWERS, "power", f"{name} with ask={NAMES[asked]}", "none")
    placed = asked in PUSHING and state.figure_island(POLYPHEMUS) >= 0
    faults.expect(placed or state.discard >> power & 1 == 1, "discard", f"{name} is not there", "its card (C10.1)")
    if state.borrowed:
        faults.expect(state.discard >> CHIMERA & 1 == 1, "discard", "chimera is not there", "its card (C10.11)")
    copying = asked == ask.COPY_WHAT
    faults.expect(not copying or state.borrowed == 1, "borrowed", "0 with ask=copy_what", "1 (C10.11)")


def led_by(state: CycladesState, god: int) -> bool:
    """Whether that god leads units now: no creature is at work."""
    return state.power < 0 and state.god == god


def check_sailing(state: CycladesState, faults: Faults) -> None:
    """Fleets on the move are there, with steps and a way on (C9.10, C10.14)."""
    sylph = state.power == SYLPH
    under_way = state.group_at >= 0
    least = 1 if under_way or state.asked == ask.BREEZE else 0
    most = SYLPH_STEPS if sylph else FLEET_STEPS if under_way else 0
    right = f"{least} to {most}" if least < most else str(most)
    faults.expect(least <= state.steps <= most, "steps", str(state.steps), right)
    faults.expect(under_way or state.moved == 0, "moved", "1 without fleets on the move", "0")
    seas = fought_seas(state)
    faults.expect(sylph or not seas, "fought", "something without power=sylph", "nothing (C10.14)")
    names = state.board.chart.sea_names
    for sea in sorted(set(seas)):
        there = state.board.fleets_at(sea) if state.board.admiral(sea) == state.turn else 0
        wrong = f"{seas.count(sea)} fleets on {names[sea]}"
        once = state.version != FIRST_VERSION or seas.count(sea) == 1
        faults.expect(seas.count(sea) <= there and once, "fought", wrong, f"{there} at most" if once else "the space")
    if not under_way or faults.found:
        return
    faults.expect(sylph or led_by(state, POSEIDON), "sailing", "neither Poseidon nor the Sylph", "one of them")
    name = names[state.group_at]
    if faults.expect(state.board.admiral(state.group_at) == state.turn, "sailing", f"no own fleets on {name}", "some"):
        most = int(at_hand(state))
        faults.expect(1 <= state.group <= most, "sailing", f"{state.group} from {name}", f"1 to {most}")
    faults.expect(sail_goals(state, state.group_at) != 0, "sailing", f"no way on from {name}", "one (C9.13)")


def check_marching(state: CycladesState, faults: Faults) -> None:
    """Troops on the move are there, and have somewhere to go (C9.15, C10.9)."""
    island, board = state.march_from, state.board
    if island < 0:
        return
    flying = state.power == PEGASUS
    faults.expect(flying or led_by(state, ARES), "marching", "neither Ares nor Pegasus", "one of them")
    name = board.chart.island_names[island]
    troops = int(board.troops_on(island)) if board.owner(island) == state.turn else 0
    if faults.expect(troops > 0, "marching", f"no own troops on {name}", "some"):
        faults.expect(1 <= state.marching <= troops, "marching", f"{state.marching} from {name}", f"1 to {troops}")
        faults.expect(state.figure_island(MEDUSA) != island, "marching", f"Medusa on {name}", "another island (C10.21)")
        faults.expect(march_goals(state, island) != 0, "marching", f"nowhere to go from {name}", "a goal (C9.15)")


def check_battle(state: CycladesState, faults: Faults) -> None:
    """The seat on turn attacks units of another, by sea or by land (C13)."""
    battle, board = state.battle, state.board
    if battle.place < 0:
        return
    there = board.owner(battle.place) if battle.on_land else board.admiral(battle.place)
    held = there == battle.defender and there >= 0 and defenders(state) > 0
    faults.expect(held, "battle", f"no units of seat {battle.defender} there", "the defender's units on the board")
    fits = battle.attacker == state.turn != battle.defender
    faults.expect(fits, "battle", f"seat {battle.attacker} attacks", f"{state.turn}, on turn, against another")
    least = 0 if state.asked == ask.LOSE_WHAT else 1  # a tie may have cost the last attacker
    faults.expect(battle.attackers >= least, "battle", f"{battle.attackers} attackers", f"{least} at least")
    stages = STAGES_OF[state.asked]
    right = " or ".join(str(stage) for stage in stages)
    faults.expect(battle.stage in stages, "battle", f"stage {battle.stage} with ask={NAMES[state.asked]}", right)
    rolled = state.asked == ask.DEFENCE_ROLL or battle.die == 0
    faults.expect(rolled, "battle", f"a die of {battle.die} before it is rolled", "0")
    fits = state.asked != ask.LOSE_WHAT or minotaur_may_fall(state)
    faults.expect(fits, "battle", "no Minotaur is there that could fall", "one, with minotaur=casualty (C10.20)")
    power, god = (PEGASUS, ARES) if battle.on_land else (SYLPH, POSEIDON)
    led = state.power == power or led_by(state, god)
    faults.expect(led, "battle", "nobody leads the attack", "Ares or Pegasus on land, Poseidon or the Sylph at sea")


def check_settling(state: CycladesState, faults: Faults) -> None:
    """What the question of a temple or a metropolis is about is there."""
    asked, board = state.asked, state.board
    own = state.slots_of(board.islands_of(state.turn))
    if asked == ask.WHICH_TEMPLE:
        faults.expect(temples_to_choose(state), "saving", str(state.saving), "fewer than temples on several islands")
    elif asked in FOUNDING:
        types = state.founding & ALL_TYPES
        due = asked == ask.GIVE_UP_WHAT
        faults.expect((types != 0) == due, "founding", "types of buildings", "some left with ask=give_up_what only")
        lacking = [name for type, name in enumerate(BUILDINGS) if types >> type & 1 and not state.built(type) & own]
        faults.expect(not lacking, "founding", f"no own {' and no own '.join(lacking)}", "types to give up (C11.1)")


def check_turn_question(state: CycladesState, faults: Faults) -> None:
    """Apollo only asks where his marker is laid (C14.2); Zeus alone has creatures drawn in a turn (C9.9)."""
    asked = state.asked
    if state.phase != IN_ACTIONS or asked == ask.OVER:
        return
    if state.god == APOLLO:
        faults.expect(asked == ask.MARKER_WHERE, "ask", f"{NAMES[asked]} with Apollo", "marker_where (C14.3)")
        faults.expect(state.row == state.rows_open, "row", str(state.row), f"{state.rows_open}, the first guest's")
        faults.expect(state.markers > 0, "blessed", "no marker is left", "one for Apollo's guest (C14.2)")
    else:
        faults.expect(asked != ask.MARKER_WHERE, "god", "not Apollo", "apollo with ask=marker_where")
    if asked == ask.CREATURE:
        faults.expect(state.god == ZEUS, "god", "not Zeus", "zeus: he has creatures exchanged (C9.9)")

"""What may be unfinished in a position while a question is asked: for each question, what must or must not be there."""

from __future__ import annotations

from typing import Final

from ....core.contract.flaws import ALSO_IN, EMPTY, EXACTLY_WITH, FILLED, NOTHING, either
from ....core.contract.possible import Faults
from ..facts import CHIMERA
from ..rules import questions as ask
from ..rules.position import BY_AIR
from ..rules.powers.power import BY_CREATURE, BY_QUESTION
from ..rules.questions import IN_ACTIONS, IN_UPKEEP, NAMES, PHASES
from ..rules.realm import NO_FACTION
from ..rules.state import LegendaryState
from ..rules.tables import CREATURE_NAMES, FIRST_FIGURE

SAILING: Final = (ask.HOW_MANY_FLEETS, ask.SAIL_WHERE)
MARCHING: Final = (ask.HOW_MANY_TROOPS, ask.HOW_MANY_MERCENARIES, ask.WHICH_HEROES, ask.MARCH_WHERE)
FIGHTING: Final = (
    *(ask.SLAY_WHAT, ask.REROLL, ask.LOSE_WHAT, ask.ESCAPE, ask.RETREAT, ask.ATTACK_ROLL, ask.DEFENCE_ROLL),
)
FOUNDING: Final = (ask.SPEND_WHAT, ask.GIVE_UP_WHAT, ask.FOUND_WHERE, ask.BONUS)
GAINING: Final = (ask.BONUS_TROOP, ask.BONUS_HORN, ask.BONUS_FLEET)
PUSHING: Final = (ask.PUSH_FROM, ask.PUSH_WHERE)

# what may be unfinished, by its name in a position line: its field, its value at rest, and when it may differ
UNFINISHED: Final[dict[str, tuple[str, int, tuple[int, ...]]]] = {
    "due": ("due", 0, (ask.UPKEEP, ask.FIGURE_WALK, ask.HUNT, *PUSHING)),
    "plan": ("plan", -1, (ask.BUILD_WHERE,)),
    "drawing": ("drawing", 0, (ask.SPHINX_DRAW,)),
    "drawn": ("drawn", 0, (ask.SPHINX_DRAW, ask.SPHINX_WHICH)),
    "way": ("way", 0, (*SAILING, *MARCHING, *FIGHTING)),
    "from": ("from_area", -1, (*SAILING, *MARCHING, *FIGHTING)),
    "moving": ("moving", 0, (*SAILING, *MARCHING)),
    "hired": ("hired", 0, (*MARCHING, *FIGHTING)),
    "band": ("band", 0, (*MARCHING, *FIGHTING)),
    "passing": ("passing", 0, (ask.SAIL_WHERE, ask.MARCH_WHERE)),
    "defence": ("defence", 0, (ask.ATTACK_ROLL, ask.DEFENCE_ROLL, ask.REROLL)),
    "turned": ("turned", 0, FIGHTING),
    "losing": ("losing", 0, (ask.LOSE_WHAT, ask.ESCAPE)),
    "escaping": ("escaping", 0, (ask.ESCAPE,)),
    "hunting": ("hunting", 0, (ask.HUNT,)),
    "settling": ("settling", 0, (ask.SETTLE_WHERE,)),
    "pushing": ("pushing", 0, PUSHING),
    "founder": ("founder", NO_FACTION, FOUNDING),
    "toll": ("toll", 0, (ask.SPEND_WHAT, ask.GIVE_UP_WHAT)),
    "picks": ("picks", 0, (ask.SPEND_WHAT,)),
    "each": ("each", 0, FOUNDING),
    "placing": ("placing", 0, FOUNDING),
    "owed_to": ("owed_to", NO_FACTION, GAINING),
    "owed": ("owed", 0, GAINING),
    "units_owed": ("units_owed", 0, (ask.BONUS_TROOP, ask.BONUS_FLEET)),
    "target_of": (
        "chosen",
        -1,
        (
            *(ask.MOOR, ask.FIGURE_WALK, ask.HERO_WHERE, ask.REBUILD_AS, ask.SWAP_SECOND, ask.CHARON_FOR),
            *(ask.PUSH_WHERE, ask.BONUS),
        ),
    ),
}
# those that must be there while the question is asked
BUSY: Final = {
    "plan": (ask.BUILD_WHERE,),
    "drawing": (ask.SPHINX_DRAW,),
    "drawn": (ask.SPHINX_WHICH,),
    "way": (*SAILING, *MARCHING),
    "from": (*SAILING, *MARCHING),
    "losing": (ask.LOSE_WHAT, ask.ESCAPE),
    "escaping": (ask.ESCAPE,),
    "hunting": (ask.HUNT,),
    "settling": (ask.SETTLE_WHERE,),
    "pushing": PUSHING,
    "founder": FOUNDING,
    "toll": (ask.GIVE_UP_WHAT,),
    "picks": (ask.SPEND_WHAT,),
    "placing": FOUNDING,
    "owed_to": GAINING,
    "owed": GAINING,
    "units_owed": (ask.BONUS_TROOP, ask.BONUS_FLEET),
    "target_of": UNFINISHED["target_of"][2],
}


def asking(state: LegendaryState) -> str:
    """The question as a position line writes it."""
    return f"ask={NAMES[state.asked]}"


def hero_in_hand(state: LegendaryState) -> int:
    """The hero who is being recruited or has just left to shelter a metropolis, and is nowhere; -1 if there is none."""
    sheltering = state.asked == ask.BONUS and state.placing == 3
    return int(state.chosen) if state.asked == ask.HERO_WHERE or sheltering else -1


def check_unfinished(state: LegendaryState, faults: Faults) -> None:
    """Nothing is left of another question, and what this one is about is there."""
    given = asking(state)
    for field, (attribute, rest, questions) in UNFINISHED.items():
        value = getattr(state, attribute)
        if state.asked not in questions:
            if value != rest:
                faults.add(field, FILLED, given=given)
        elif value == rest and state.asked in BUSY.get(field, ()):
            faults.add(field, EMPTY, given=given)
    settled = state.phase == IN_UPKEEP or state.due == 0
    faults.expect(settled, "due", FILLED, given=f"phase={PHASES[state.phase]}", rule="L5.1")
    fights, fighting = state.battle.place >= 0, state.asked in FIGHTING
    faults.expect(fights or not fighting, "battle", EMPTY, given=given)
    faults.expect(fighting or not fights, "battle", FILLED, given=given)


def powers_of(asked: int) -> tuple[str, ...]:
    """The creatures whose power asks that question of the action phase, and "" if it can be asked without any."""
    if asked in (*FOUNDING, *GAINING):  # a metropolis, perhaps earned with the help of a creature
        founding = {creature for power in BY_CREATURE if power.founds for creature in power.creatures}
        return ("", *(CREATURE_NAMES[creature] for creature in sorted(founding)))
    power = BY_QUESTION[asked]
    names = tuple(CREATURE_NAMES[creature] for creature in power.creatures)
    return (*names, "") if power.free or not names else names


def check_power(state: LegendaryState, faults: Faults) -> None:
    """The creature that is being played asks this question, and its card is nowhere else."""
    power = int(state.power)
    played = CREATURE_NAMES[power] if power >= 0 else ""
    fitting = powers_of(state.asked) if state.phase == IN_ACTIONS else ("",)
    if state.asked in (*MARCHING, *FIGHTING):
        fitting = ("pegasus", "") if state.way == BY_AIR else ("",)
    found, right = played or NOTHING, either(one or NOTHING for one in fitting)
    faults.expect(played in fitting, "power", EXACTLY_WITH, found=found, given=asking(state), expected=right)
    own = state.borrowed == 0 or power >= 0
    faults.expect(own, "borrowed", EXACTLY_WITH, found=1, given="power=", expected=0)
    copies = power != CHIMERA or state.borrowed == 1
    faults.expect(copies, "borrowed", EXACTLY_WITH, found=0, given=f"power={played}", expected=1, rule="L10.2")
    if 0 <= power < FIRST_FIGURE and power != CHIMERA:
        away = (state.deck | state.discard | state.drawn) >> power & 1 == 1  # the Sphinx may draw herself
        faults.expect(away, "power", ALSO_IN, name=played, place="track", rule="L10.0")

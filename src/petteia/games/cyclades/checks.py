"""Whether a position that somebody set up can be: pieces that exist, places that fit, a question with an answer."""

from __future__ import annotations

from typing import Final

from ...core.bits import bit, members
from ..aegean.auction import NO_GOD
from ..aegean.battle import (
    ATTACKER_MAY_RETREAT,
    ATTACKER_ROLLS,
    DEFENDER_MAY_RETREAT,
    DEFENDER_ROLLS,
    DIE_VALUES,
)
from ..aegean.notation import expect
from ..aegean.questions import SET_UP
from . import questions as ask
from .battles import DEFENDER_CHOOSES_LOSS, minotaur_may_fall
from .facts import (
    APOLLO,
    BUILDINGS,
    MOST_OFFERED,
    SUPPLY_OF_MARKERS,
    SUPPLY_OF_METROPOLISES,
    SUPPLY_OF_PHILOSOPHERS,
    SUPPLY_OF_PRIESTS,
    SYLPH_STEPS,
    UNITS,
)
from .offerings import payment_due
from .questions import ACTIONS, CREATURES_COME, GODS_COME, NAMES, OFFERINGS, OVER, PHASES
from .state import CycladesState
from .tables import ISLANDS_A_MAP, MAP_SLOTS, MOST_RECRUITS, SITE_SLOTS, SPACE_PRICE, SPACES
from .temples import temples_to_choose
from .text import CREATURE_NAMES, GOD_NAMES
from .track import creature_at

MOST_CYCLES: Final = 100_000
# where a question comes up; all others in the action phase
PHASES_OF: Final = {
    ask.TURN_ORDER: (SET_UP,),
    ask.CREATURE: (CREATURES_COME, ACTIONS),
    ask.GOD: (GODS_COME,),
    ask.WHICH_GOD: (OFFERINGS,),
    ask.HOW_MUCH: (OFFERINGS,),
}
# the creatures that ask a question
POWERS_OF: Final = {
    ask.ROB_WHOM: ("satyr", "dryad", "griffon"),
    ask.LURE_WHERE: ("mermaid",),
    ask.REPLACE_FROM: ("mermaid",),
    ask.FLY_FROM: ("pegasus",),
    ask.CRUSH_WHAT: ("giant",),
    ask.COPY_WHAT: ("chimera",),
    ask.REBUILD_WHAT: ("cyclops",),
    ask.REBUILD_AS: ("cyclops",),
    ask.SELL_WHAT: ("sphinx",),
    ask.BREEZE: ("sylph",),
    ask.SNATCH_WHERE: ("harpy",),
    ask.KRAKEN_WHERE: ("kraken",),
    ask.KRAKEN_WALK: ("kraken",),
    ask.FIGURE_WHERE: ("minotaur", "chiron", "medusa", "polyphemus"),
    ask.PUSH_WHERE: ("polyphemus",),
}


def check(state: CycladesState) -> None:
    """Refuse a position that cannot be."""
    check_units(state)
    check_buildings(state)
    check_supplies(state)
    check_numbers(state)
    check_offerings(state)
    check_question(state)
    check_battle(state)
    check_turn(state)
    if state.asked != OVER:
        expect(bool(state.legal()), f"ask={NAMES[state.asked]}: nothing could be answered to that")


def check_units(state: CycladesState) -> None:
    board, battle = state.board, state.battle
    for seat in range(state.players):
        fighting = battle.attackers if battle.place >= 0 and battle.attacker == seat else 0
        fleets = board.fleets_of(seat) + (0 if battle.on_land else fighting)
        troops = board.troops_of(seat) + (fighting if battle.on_land else 0)
        expect(fleets <= UNITS, f"fleets: seat {seat} has {fleets}, but only {UNITS} exist")
        expect(troops <= UNITS, f"land: seat {seat} has {troops} troops, but only {UNITS} exist")
        expect(
            bool(board.islands_of(seat)) == state.plays(seat),
            f"land: seat {seat} is in the game if and only if it has an island",
        )
    expect(
        state.kraken < 0 or board.fleets_at(state.kraken) == 0, "kraken: no fleets are on the Kraken's space (C10.17)"
    )


def check_buildings(state: CycladesState) -> None:
    under = sum(SITE_SLOTS[ISLANDS_A_MAP * state.map + island] for island in members(state.metropolises))
    built = state.all_built()
    expect(built & ~MAP_SLOTS[state.map] == 0, "buildings: the island has no such slot")
    expect(built & under == 0, "buildings: the slot is under a metropolis")
    expect(state.metropolises & ~state.board.owned() == 0, "metropolises: they stand on islands with an owner")


def check_supplies(state: CycladesState) -> None:
    for building, name in enumerate(BUILDINGS):
        expect(state.in_supply(building) >= 0, f"buildings: there are too many of {name}")
    expect(len(members(state.metropolises)) <= SUPPLY_OF_METROPOLISES, "metropolises: there are too many")
    expect(0 <= state.markers <= SUPPLY_OF_MARKERS, f"blessed: only {SUPPLY_OF_MARKERS} markers exist")
    seats = range(state.players)
    expect(sum(state.priests_of(seat) for seat in seats) <= SUPPLY_OF_PRIESTS, "priests: there are too many")
    philosophers = sum(state.philosophers_of(seat) for seat in seats)
    expect(philosophers <= SUPPLY_OF_PHILOSOPHERS, "philosophers: there are too many")
    expect(all(state.gold[seat] >= 0 for seat in seats), "gold: nobody has less than nothing")


def check_numbers(state: CycladesState) -> None:
    auction = state.auction
    ranges = {
        "cycle": (state.cycle, 0, MOST_CYCLES),
        "open": (state.rows_open, 0, len(GOD_NAMES) - 1),
        "laid": (auction.laid, 0, auction.markers),
        "row": (state.row, 0, len(GOD_NAMES) + auction.markers),
        "recruited": (state.recruited, 0, MOST_RECRUITS[state.god]),
        "borrowed": (state.borrowed, 0, 1),
        "steps": (state.steps, 0, SYLPH_STEPS),
        "moved": (state.moved, 0, 1),
        "saving": (state.saving, 0, SPACE_PRICE[0]),
    }
    for key, (number, least, most) in ranges.items():
        expect(least <= number <= most, f"{key}={number}: expected a number from {least} to {most}")
    for space in range(SPACES):
        expect(
            space < state.cycle or creature_at(state, space) < 0, "track: in the first cycles it is not full yet (C4.3)"
        )


def check_question(state: CycladesState) -> None:
    """The question comes up in its phase, and what it is about is there."""
    asked = state.asked
    name = NAMES[asked]
    phases = PHASES_OF.get(asked, (ACTIONS,))
    expect(state.phase in phases, f"ask={name}: not in the phase {PHASES[state.phase]}")
    if asked in POWERS_OF:
        powers = POWERS_OF[asked]
        expect(state.power >= 0 and CREATURE_NAMES[state.power] in powers, f"ask={name}: needs power={powers[0]}")
    auction = state.auction
    offering = asked in (ask.WHICH_GOD, ask.HOW_MUCH)
    needed = {
        "bidder": (offering, auction.bidder >= 0),
        "chosen": (asked == ask.HOW_MUCH, auction.chosen >= 0),
        "sailing": (asked in (ask.HOW_MANY_FLEETS, ask.SAIL_WHERE), state.group_at >= 0),
        "marching": (asked in (ask.HOW_MANY_TROOPS, ask.MARCH_WHERE), state.march_from >= 0),
        "target": (asked in (ask.REBUILD_AS, ask.REPLACE_FROM), state.chosen >= 0),
        "saving": (asked == ask.WHICH_TEMPLE, state.saving != 0),
        "pushing": (asked == ask.PUSH_WHERE, state.pushing != 0),
        "founding": (asked in (ask.GIVE_UP_WHAT, ask.FOUND_WHERE), state.founding != 0),
        "battle": (asked in (ask.RETREAT, ask.LOSE_WHAT, ask.ATTACK_ROLL, ask.DEFENCE_ROLL), state.battle.place >= 0),
        "winners": (asked == ask.OVER, state.winners != 0),
        "ended": (asked == ask.OVER, state.ended != 0),
    }
    for key, (due, there) in needed.items():
        expect(due == there, f"{key}: expected if and only if that is asked; ask={name}")
    expect(state.rows_shown <= state.rows_open, "rows: more than are open")
    expect(not offering or state.rows_shown == state.rows_open, "rows: all that are open lie before the offerings")
    if asked == ask.WHICH_TEMPLE:
        expect(state.power >= 0, "ask=which_temple: needs the power of the creature that is summoned")
        expect(temples_to_choose(state), "saving: there is nothing to choose")
    if asked == ask.REBUILD_AS:
        own = state.slots_of(state.board.islands_of(state.turn))
        expect(state.all_built() & own & bit(state.chosen) != 0, "target: no own building is there")


def check_offerings(state: CycladesState) -> None:
    """Nobody offers more than he can pay (C7.7), and every marker is there once."""
    auction = state.auction
    for seat in range(state.players):
        due = payment_due(state, seat, NO_GOD) if state.phase == OFFERINGS else 0
        expect(due <= state.gold[seat], f"offers: seat {seat} cannot pay {due}")
    for god in range(APOLLO):
        offered = auction.offer(god)
        expect((auction.holder(god) >= 0) == (offered > 0), f"offers: {GOD_NAMES[god]} has a marker or an offer only")
        expect(auction.holder(god) < 0 or auction.open >> god & 1 == 1, f"offers: {GOD_NAMES[god]} is not open")
        expect(offered <= MOST_OFFERED, f"offers: at most {MOST_OFFERED}")


def check_battle(state: CycladesState) -> None:
    battle, board = state.battle, state.board
    if battle.place < 0:
        return
    there = board.owner(battle.place) if battle.on_land else board.admiral(battle.place)
    units = board.troops_on(battle.place) if battle.on_land else board.fleets_at(battle.place)
    expect(there == battle.defender and units > 0, "battle: the defender has no units there")
    expect(battle.attacker == state.turn != battle.defender, "battle: the seat on turn attacks another")
    least = 0 if state.asked == ask.LOSE_WHAT else 1  # a tie may have cost the last attacker
    expect(least <= battle.attackers <= UNITS, f"battle: expected {least} to {UNITS} attackers")
    expect(0 <= battle.die < DIE_VALUES, f"battle: a die shows at most {DIE_VALUES - 1}")
    stages = {
        ask.ATTACK_ROLL: (ATTACKER_ROLLS,),
        ask.DEFENCE_ROLL: (DEFENDER_ROLLS,),
        ask.RETREAT: (DEFENDER_MAY_RETREAT, ATTACKER_MAY_RETREAT),
        ask.LOSE_WHAT: (DEFENDER_CHOOSES_LOSS,),
    }
    expect(battle.stage in stages[state.asked], "battle: the stage does not fit the question")
    expect(state.asked != ask.LOSE_WHAT or minotaur_may_fall(state), "battle: no Minotaur is there that could fall")


def check_turn(state: CycladesState) -> None:
    expect(state.plays(state.turn) or state.asked == OVER, f"turn: seat {state.turn} is out of the game")
    if state.group_at >= 0:
        expect(
            state.board.admiral(state.group_at) == state.turn
            and 1 <= state.group <= state.board.fleets_at(state.group_at),
            "sailing: the fleets on the move are not there",
        )
    if state.march_from >= 0:
        expect(
            state.board.owner(state.march_from) == state.turn
            and 1 <= state.marching <= state.board.troops_on(state.march_from),
            "marching: the troops on the move are not there",
        )

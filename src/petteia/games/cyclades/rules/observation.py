"""What a seat may know of a position, as numbers (C16): the description, and the code that writes it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ....core.contract.observation import MOST, Field, Observation, flags, number, numbers
from ....core.engine.bits import lowest, size
from ....core.engine.observing import eight, small
from ....core.engine.observing import flags as write_flags
from ...aegean.rules.battle import DEFENDER_ROLLS
from ...aegean.rules.observation import (
    PLACES,
    as_number,
    battle_row,
    battle_word,
    board_rows,
    clear,
    course_rows,
    creature_rows,
    gold_row,
    put,
    seats_in_order,
    seats_row,
    words_for,
    write_auction,
    write_board,
    write_course,
    write_creatures,
    write_rows,
)
from ...aegean.rules.pantheon import gods_in_rows
from ..facts import BUILDINGS, GODS, SEAT_COUNTS, SLOTS, UNITS, WITH_FIGURE
from .position import Position
from .powers.polyphemus import pushed_group
from .questions import IN_OFFERINGS, NAMES, OVER, PHASES, PUSH_WHERE, REASONS
from .tables import (
    ALL_GREAT_GODS,
    CHARTS,
    CREATURE_NAMES,
    FIGURES,
    ISLANDS_A_MAP,
    MAP_OF,
    PRINTED,
    SPACES,
)
from .turn.battles import defenders
from .turn.fleets import fought_at, fought_seas

GOD_NAMES: Final = tuple(god.id for god in GODS)
QUESTION_WORDS: Final[i64] = words_for(len(NAMES))
CREATURE_COUNT: Final[i64] = len(CREATURE_NAMES)
GREAT_GODS: Final[i64] = len(GODS) - 1


def describe(seats: int) -> Observation:
    """The fields at a table with that many seats."""
    chart = CHARTS[MAP_OF[seats]]
    seas, islands = chart.sea_names, chart.island_names
    slots = [f"{island}.{place + 1}" for island in islands for place in range(SLOTS)]
    figures = tuple(figure.id for figure in WITH_FIGURE)
    building_rows: list[tuple[Field]] = [
        (flags(f"built.{building}", slots, f"slots with a {building}"),) for building in BUILDINGS
    ]
    return Observation(
        *course_rows(seats, NAMES, PHASES, GOD_NAMES, REASONS),
        (numbers("apollo", PLACES, seats, "whose markers are with Apollo, in the order of their arrival"),),
        (
            number("placed", MOST, "how many markers of the turn order have been placed"),
            number("markers", MOST, "prosperity markers in the supply"),
            number("kraken", MOST, "the Kraken's sea space and 1"),
            number("steps_left", MOST, "steps left to sail"),
            number("temples_to_name", MOST, "temples still to be named that lower the price of a creature"),
            number("group.place", MOST, "where units on the move are and 1: an island if they march, else a sea space"),
            number("group.units", MOST, "how many they are"),
            flags("group.moved", ("",), "whether they have made a step"),
        ),
        (
            flags("face_down", GOD_NAMES[:-1], "gods that take no offerings in this cycle (C16.2)"),
            flags("coming_first", GOD_NAMES[:-1], "those of them with whom the next rows begin (C5.3, C5.4)"),
            flags("giving_up", BUILDINGS, "types of buildings still to be given up for a metropolis"),
            flags("filling", [str(space) for space in range(SPACES)], "spaces of the track for which cards are drawn"),
            flags("borrowed", ("",), "whether the Chimera lends the power in use"),
            flags("marching", ("",), "whether units on the move march"),
        ),
        *creature_rows(CREATURE_NAMES, SPACES),
        gold_row(seats, "gold; -1 where I may not know it (C6.2)"),
        seats_row("priests", seats, MOST, "priests"),
        seats_row("philosophers", seats, MOST, "philosophers"),
        *board_rows(seats, seas, islands),
        (numbers("prosperity", islands, MOST, "marks of prosperity on each island"),),
        (numbers("discounts", islands, SLOTS, "temples and metropolis that can still lower a price (C10.2)"),),
        (flags("metropolis", islands, "islands with a metropolis"),),
        *building_rows,
        (
            numbers("figure.island", figures, len(islands), "where each figure stands and 1"),
            numbers("figure.seat", figures, seats, "whose it is"),
        ),
        (flags("figure.new", figures, "figures that came in this cycle (C12.7)"),),
        (flags("pushing", seas, "sea spaces whose fleets Polyphemus is still to push"),),
        (numbers("fought", seas, UNITS, "fleets that the Sylph may not move on (C10.14)"),),
        battle_row(seats),
    )


OBSERVATIONS: Final = {seats: describe(seats) for seats in SEAT_COUNTS}
WORDS_SEEN: Final = vec[i64]([OBSERVATIONS[seats].words if seats in OBSERVATIONS else 0 for seats in range(6)])


def observe(position: Position, looking: i64, out: vec[i64], at: i64) -> i64:
    """Write what a seat sees, a spectator as if from seat 0; returns the place after it."""
    seats: i64 = position.players
    seat: i64 = looking if looking > 0 else 0
    chart = position.board.chart
    at = write_course(position, position.actor, seat, seats, QUESTION_WORDS, out, at)
    at = write_auction(position, seat, seats, size(position.deck), out, at)
    at = write_rows(position, position.rows, position.rows_shown, seat, seats, out, at)
    at = write_moment(position, seat, out, at)
    at = write_creatures(position, SPACES, CREATURE_COUNT, out, at)
    at = write_seats(position, looking, seat, out, at)
    at = write_board(position.board, seat, seats, chart.seas, chart.islands, out, at)
    at = write_islands(position, out, at)
    at = write_figures(position, seat, out, at)
    at = write_seas(position, out, at)
    die: i64 = position.battle.die + 1 if position.battle.stage == DEFENDER_ROLLS else 0
    fighting: i64 = defenders(position) if position.battle.place >= 0 else 0
    out[at] = battle_word(position, seat, seats, position.battle.attackers, fighting, die, 0)
    return at + 1


def write_moment(position: Position, seat: i64, out: vec[i64], at: i64) -> i64:
    """Write Apollo's markers, units on the move, and what is half done."""
    auction = position.auction
    marching: i64 = 0
    place: i64 = position.group_at
    units: i64 = position.group
    moved: i64 = position.moved
    if position.march_from >= 0:
        marching = 1
        place = position.march_from
        units = position.marching
        moved = 0
    elif position.asked == PUSH_WHERE:
        place = pushed_group(position)
        units = position.board.fleets_at(place)
        moved = 0
    elif place < 0:
        units = 0
        moved = 0
    placed: i64 = auction.laid - (1 if auction.bidder >= 0 else 0)
    out[at] = seats_in_order(auction.arrivals, auction.arrived, seat, position.players)
    out[at + 1] = eight(
        placed, position.markers, position.kraken + 1, position.steps, position.saving, place + 1, units, moved
    )
    shown: i64 = gods_in_rows(position, position.rows_shown)
    coming: i64 = position.hidden_gods & ~shown
    resting: i64 = ALL_GREAT_GODS & ~shown if position.phase >= IN_OFFERINGS else coming
    said: i64 = resting | coming << GREAT_GODS
    shift: i64 = 2 * GREAT_GODS
    said |= (position.founding & 15) << shift
    shift += 4
    said |= position.filling << shift
    shift += SPACES
    said |= position.borrowed << shift | marching << (shift + 1)
    return write_flags(out, at + 2, said, 3)


def write_seats(position: Position, looking: i64, seat: i64, out: vec[i64], at: i64) -> i64:
    """Write what each seat has off the board; gold is behind screens (C6.2, C16.1)."""
    open: bool = position.gold_is_open == 1 or position.asked == OVER
    gold: i64 = 0
    priests: i64 = 0
    philosophers: i64 = 0
    shift: i64 = 0
    other: i64 = seat
    for _ in range(position.players):
        known: i64 = small(position.gold[other]) if open or other == looking else 255
        gold |= known << shift
        if position.plays(other):
            priests |= position.priests_of(other) << shift
            philosophers |= position.philosophers_of(other) << shift
        shift += 8
        other = other + 1 if other + 1 < position.players else 0
    out[at] = gold
    out[at + 1] = priests
    out[at + 2] = philosophers
    return at + 3


def write_islands(position: Position, out: vec[i64], at: i64) -> i64:
    """Write prosperity, discounts, metropolises, and buildings."""
    board = position.board
    islands: i64 = board.chart.islands
    words: i64 = words_for(islands)
    prosperity: i64 = at
    discounts: i64 = at + words
    at = clear(out, at, 2 * words)
    for island in range(islands):
        put(out, prosperity, island, PRINTED[ISLANDS_A_MAP * position.map + island] + board.laid_on(island))
    temples: i64 = position.temples & ~position.used_temples
    while temples:
        put(out, discounts, lowest(temples) // SLOTS, 1)
        temples &= temples - 1
    metropolises: i64 = position.metropolises & ~position.used_metropolises
    while metropolises:
        put(out, discounts, lowest(metropolises), 1)
        metropolises &= metropolises - 1
    at = write_flags(out, at, position.metropolises, words)
    words = words_for(SLOTS * islands)
    at = write_flags(out, at, position.ports, words)
    at = write_flags(out, at, position.fortresses, words)
    at = write_flags(out, at, position.temples, words)
    return write_flags(out, at, position.universities, words)


def write_figures(position: Position, seat: i64, out: vec[i64], at: i64) -> i64:
    word: i64 = 0
    for figure in range(FIGURES):
        island: i64 = position.figure_island(figure)
        if island >= 0:
            owner: i64 = as_number(position.figure_owner(figure), seat, position.players)
            word |= (island + 1) << (8 * figure) | owner << (8 * (FIGURES + figure))
    out[at] = word
    return write_flags(out, at + 1, position.fresh, 1)


def write_seas(position: Position, out: vec[i64], at: i64) -> i64:
    """Write the fleets to be pushed, and the fleets that have fought."""
    words: i64 = words_for(position.board.chart.seas)
    at = write_flags(out, at, position.pushing, words)
    fought: i64 = at
    at = clear(out, at, words)
    if position.fought:
        for sea in set(fought_seas(position)):
            put(out, fought, sea, fought_at(position, sea))
    return at

"""The course of the game: set-up, phases of a cycle, turns, and the end (C1.6, C3, C8, C15)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from .....core.engine.bits import bit, lowest, size
from ....aegean.rules.course import collect_income, lay_marker, return_marker, with_most
from ....aegean.rules.pantheon import god_in_row
from ....aegean.rules.questions import BY_GOLD, BY_METROPOLISES, NOTHING, SHARED
from ....aegean.rules.table import NO_CREATURE
from ....aegean.words.telling import CYCLE_BEGUN, TURN_BEGUN
from ...facts import APOLLO, MARKERS_FOR_TWO
from ..position import Position
from ..powers.power import BY_CREATURE
from ..questions import (
    BY_LAST_CITY,
    IN_ACTIONS,
    IN_CREATURES,
    IN_GODS,
    IN_OFFERINGS,
    MARKER_WHERE,
    TURN,
    TURN_ORDER,
    WHICH_GOD,
)
from ..turn.battles import go_on_fighting
from ..turn.favours import bless, receive_gold
from ..turn.figures import dismiss_figures
from ..turn.fleets import go_on_sailing
from ..turn.metropolises import go_on_founding, metropolis_due
from .offerings import pay_offerings
from .pantheon import begin_rows, close_rows, open_gods, reveal_gods
from .track import fill_track, refresh_track


def go_on(position: Position) -> None:
    """Find the next question: unfinished business comes first, then the next step of the phase."""
    while position.asked == NOTHING:
        if position.battle.place >= 0:
            go_on_fighting(position)
        elif position.phase == IN_ACTIONS:
            go_on_acting(position)
        elif position.phase == IN_OFFERINGS:
            go_on_offering(position)
        elif position.phase == IN_CREATURES:
            if position.filling:
                fill_track(position)
            else:
                position.phase = IN_GODS
                begin_rows(position)
        elif position.phase == IN_GODS:
            if position.rows_shown < position.rows_open:
                reveal_gods(position)
            else:
                close_rows(position)
                collect_income(position, position.players)
                position.phase = IN_OFFERINGS
                position.auction.begin(open_gods(position))
        else:
            lay_next_marker(position)


# ---- set-up


def markers_of(position: Position) -> i64:
    """How many offering markers each player has (C1.2, C12.1)."""
    return MARKERS_FOR_TWO if position.players == 2 else 1


def markers_left(position: Position, seat: i64) -> i64:
    """How many markers of a seat are not yet on the turn order."""
    left: i64 = markers_of(position)
    for place in range(position.auction.markers):
        if position.auction.marker(place) == seat:
            left -= 1
    return left


def seats_to_lay(position: Position) -> i64:
    """The seats that still have a marker to put on the turn order (C1.6)."""
    found: i64 = 0
    for seat in range(position.players):
        if markers_left(position, seat) > 0:
            found |= bit(seat)
    return found


def lay_next_marker(position: Position) -> None:
    """Put a marker on the turn order by chance; if only one seat has markers left, no draw is needed."""
    seats: i64 = seats_to_lay(position)
    if seats == 0:
        begin_cycle(position)
    elif size(seats) == 1:
        lay_marker(position, lowest(seats))
    else:
        position.asked = TURN_ORDER


# ---- phases


def begin_cycle(position: Position) -> None:
    """Begin a cycle with the creatures; which temples have been used and which figures are new is forgotten."""
    position.cycle += 1
    position.phase = IN_CREATURES
    position.used_temples = 0
    position.used_metropolises = 0
    position.fresh = 0
    position.tell(CYCLE_BEGUN, position.cycle, 0, 0, 0)
    refresh_track(position)


def go_on_offering(position: Position) -> None:
    """Have the next marker placed; after the last one, all pay and the actions begin."""
    if position.auction.bidder >= 0:
        position.asked = WHICH_GOD
    else:
        pay_offerings(position)
        position.phase = IN_ACTIONS
        position.row = -1
        next_turn(position)


def go_on_acting(position: Position) -> None:
    """Go on within a turn: a metropolis is founded at once, then moves and powers go on, then the turn itself."""
    if position.remaining() == 1:
        position.end(BY_LAST_CITY, seats_in(position))
    elif metropolis_due(position):
        go_on_founding(position)
    elif position.filling:
        fill_track(position)
    elif position.group_at >= 0:
        go_on_sailing(position)
    elif position.power != NO_CREATURE:
        BY_CREATURE[position.power].go_on(position)
    else:
        position.asked = TURN


# ---- turns


def next_turn(position: Position) -> None:
    """Begin the next turn: chosen gods from the first row down, then Apollo's guests as they arrived (C8.1)."""
    auction = position.auction
    position.row += 1
    while position.row < position.rows_open:
        god: i64 = god_in_row(position, position.row)
        if auction.holder(god) >= 0:
            begin_turn(position, auction.holder(god), god)
            return
        position.row += 1
    guest: i64 = position.row - position.rows_open
    if guest < auction.arrived:
        begin_turn(position, auction.arrival(guest), APOLLO)
    else:
        end_cycle(position)


def begin_turn(position: Position, seat: i64, god: i64) -> None:
    """Begin a turn: the player's figures leave (C8.5). With Apollo he only takes gold; the first guest lays a marker
    too (C14)."""
    position.turn = seat
    position.god = god
    position.recruited = 0
    position.begun = 1.0
    position.tell(TURN_BEGUN, seat, god, 0, 0)
    dismiss_figures(position, seat)
    if god != APOLLO:
        return
    receive_gold(position)
    if position.row == position.rows_open and position.markers:
        position.asked = MARKER_WHERE
    else:
        end_turn(position)


def lay_prosperity(position: Position, island: i64) -> None:
    """Bless an island as Apollo's first guest, which ends the turn (C14.2, C14.3)."""
    bless(position, island)
    end_turn(position)


def end_turn(position: Position) -> None:
    """Return the marker to the last free place of the turn order (C8.4), and begin the next turn."""
    return_marker(position)
    next_turn(position)


# ---- the end


def seats_in(position: Position) -> i64:
    """The set of seats still in the game."""
    return (bit(position.players) - 1) & ~position.out


def end_cycle(position: Position) -> None:
    """End the cycle when all markers are back: does anybody have enough metropolises to win? (C15.1)"""
    clear_turn(position)
    winners: i64 = 0
    for seat in range(position.players):
        if position.plays(seat) and position.metropolises_of(seat) >= position.target():
            winners |= bit(seat)
    if winners:
        decide(position, winners)
    else:
        position.auction.renew_order()
        position.rows = 0
        position.rows_shown = 0
        position.rows_open = 0
        begin_cycle(position)


def clear_turn(position: Position) -> None:
    """Reset the turn: nothing is left to tell one turn from another, so that equal positions are equal."""
    position.turn = 0
    position.god = 0
    position.row = 0
    position.recruited = 0


def decide(position: Position, seats: i64) -> None:
    """Decide among winners: most gold, by option most metropolises first; if still tied, they share (C15.2)."""
    if size(seats) == 1:
        position.end(BY_METROPOLISES, seats)
        return
    if position.most_metropolises_first:
        seats = with_most(seats, metropolises(position))
        if size(seats) == 1:
            position.end(BY_METROPOLISES, seats)
            return
    seats = with_most(seats, position.gold)
    position.end(BY_GOLD if size(seats) == 1 else SHARED, seats)


def metropolises(position: Position) -> vec[i64]:
    """How many metropolises each seat has."""
    return vec[i64]([position.metropolises_of(seat) for seat in range(position.players)])

"""What a seat sees of a table of either edition, as numbers: the description they share, and the code that writes it.

Seats, or factions, are ordered from the observer's point of view: `me` first, then in turn order. A seat as a number is
its place in that order plus 1, a thing or an area is its number plus 1; 0 is none.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ....core.contract.observation import MOST, Field, flags, names_of_seats, number, numbers
from ....core.engine.bits import bit
from ....core.engine.observing import eight, small
from ....core.engine.observing import flags as write_flags
from ....core.engine.observing import numbers as write_numbers
from ....core.engine.state import CHANCE
from .battle import UNITS
from .board import LAND, Board
from .table import Table

HIDDEN_GOLD: Final = -1
PLACES: Final = tuple(str(place) for place in range(8))


def words_for(count: i64) -> i64:
    """How many words that many numbers take."""
    return (count + 7) >> 3


def clear(out: vec[i64], at: i64, words: i64) -> i64:
    """Set that many words to 0; returns the place after them."""
    end: i64 = at + words
    while at < end:
        out[at] = 0
        at += 1
    return at


def put(out: vec[i64], at: i64, index: i64, value: i64) -> None:
    """Add a value to the number at `index`, counted from word `at` on."""
    out[at + (index >> 3)] += value << ((index & 7) << 3)


def seen_from(seat: i64, looking: i64, seats: i64) -> i64:
    """How many places a seat comes after the observer in turn order."""
    distance: i64 = seat - looking
    return distance if distance >= 0 else distance + seats


def as_number(seat: i64, looking: i64, seats: i64) -> i64:
    """A seat as a number; 0 for none."""
    return seen_from(seat, looking, seats) + 1 if seat >= 0 else 0


def turned_set(set: i64, looking: i64, seats: i64) -> i64:
    """A set of seats from the observer's point of view."""
    return (set >> looking) | ((set << (seats - looking)) & (bit(seats) - 1))


# ---- the description


def course_rows(
    seats: int, questions: Sequence[str], phases: Sequence[str], gods: Sequence[str], endings: Sequence[str]
) -> list[tuple[Field, ...]]:
    """The rows for who is asked what, and for the auction."""
    people = names_of_seats(seats)
    return [
        (flags("question", questions, "what is asked"),),
        (
            flags("actor", [*people, "chance"], "who is asked; nobody when the game is over"),
            flags("turn", people, "whose turn it is, or was"),
            flags("seat", [str(seat) for seat in range(seats)], "the number of my seat: some actions name a seat"),
            flags("in_game", people, "who is still in the game"),
            flags("winners", people, "who has won"),
        ),
        (
            number("cycle", MOST, "the cycle"),
            number("phase", len(phases) - 1, "the phase: " + ", ".join(phases)),
            number("god", len(gods) - 1, "whose favour the active seat has: " + ", ".join(gods)),
            number("bid_for", len(gods), "the god and 1 that an offer is being named for"),
            number("displaced_from", len(gods), "the god and 1 from whom the marker in hand was just displaced"),
            number("recruited", MOST, "how many this turn has recruited"),
            number("ending", len(endings) - 1, "how the game ended: " + ", ".join(endings)),
            number("deck", MOST, "creatures in the deck"),
        ),
        (numbers("order", PLACES, seats, "the seat of each marker in turn order"),),
        (numbers("back", PLACES, seats, "the markers back on the turn order, from the last place on"),),
        (numbers("row_god", PLACES, len(gods), "the god of each row and 1"),),
        (numbers("row_seat", PLACES, seats, "whose marker is in each row"),),
        (numbers("row_offer", PLACES, MOST, "the offer in each row"),),
    ]


def seats_row(name: str, seats: int, high: int, about: str) -> tuple[Field]:
    """A row with a number for each seat."""
    return (numbers(name, names_of_seats(seats), high, about),)


def gold_row(seats: int, about: str) -> tuple[Field]:
    """The row for the gold of each seat, as far as it is known."""
    return (numbers("gold", names_of_seats(seats), MOST, about, low=HIDDEN_GOLD, private=True),)


def board_rows(seats: int, seas: Sequence[str], lands: Sequence[str]) -> list[tuple[Field, ...]]:
    """The rows for who is where; areas are named by number if the map differs from game to game."""
    people = names_of_seats(seats)
    return [
        *[(flags(f"{who}.seas", seas, "sea areas with fleets"),) for who in people],
        *[(flags(f"{who}.lands", lands, "islands, or lands, owned"),) for who in people],
        (numbers("fleets", seas, 2 * UNITS, "fleets in each sea area"),),
        (numbers("troops", lands, 2 * UNITS, "troops in each island or land"),),
    ]


def creature_rows(creatures: Sequence[str], spaces: int) -> list[tuple[Field, ...]]:
    track = tuple(str(space) for space in range(spaces))
    return [
        (
            numbers("track", track, len(creatures), "the creature on each space of the track and 1"),
            number("power", len(creatures), "the creature and 1 whose power is in use"),
            number("target", MOST, "what was chosen for the question, and 1"),
        ),
        (flags("discard", creatures, "creatures in the discard pile"),),
    ]


def battle_row(seats: int) -> tuple[Field, ...]:
    return (
        number("battle.place", MOST, "the area of a battle and 1"),
        flags("battle.on_land", ("",), "whether it is on land"),
        number("battle.attacker", seats, "who attacks"),
        number("battle.defender", seats, "who defends"),
        number("battle.attackers", MOST, "units of the attacker"),
        number("battle.defenders", MOST, "units of the defender"),
        number("battle.attack_die", 4, "what the attacker has rolled and 1, while it is on the table"),
        number("battle.defence_die", 4, "what the defender has rolled and 1, while it is on the table"),
    )


# ---- writing


def write_course(table: Table, asked: i64, looking: i64, seats: i64, words: i64, out: vec[i64], at: i64) -> i64:
    """Write who is asked, and what, in that number of words. Seats are factions if a player has several."""
    at = write_flags(out, at, bit(table.asked), words)
    said: i64 = 0
    if asked >= 0:
        said = bit(seen_from(asked, looking, seats))
    elif asked == CHANCE:
        said = bit(seats)
    shift: i64 = seats + 1
    said |= bit(seen_from(table.turn, looking, seats)) << shift
    shift += seats
    said |= bit(looking) << shift
    shift += seats
    everybody: i64 = bit(seats) - 1
    said |= turned_set(everybody & ~table.out, looking, seats) << shift
    shift += seats
    said |= turned_set(table.winners, looking, seats) << shift
    return write_flags(out, at, said, words_for(5 * seats + 1))


def write_auction(table: Table, looking: i64, seats: i64, deck: i64, out: vec[i64], at: i64) -> i64:
    """Write the numbers of the cycle and the turn, the markers in order, and the returned ones."""
    auction = table.auction
    out[at] = eight(
        small(table.cycle),
        table.phase,
        table.god,
        auction.chosen + 1,
        auction.lost + 1,
        small(table.recruited),
        table.ended,
        deck,
    )
    out[at + 1] = seats_in_order(auction.order, auction.markers, looking, seats)
    out[at + 2] = seats_in_order(auction.returning, auction.returned, looking, seats)
    return at + 3


def seats_in_order(packed: i64, count: i64, looking: i64, seats: i64) -> i64:
    """A packed list of seats, three bits each, as numbers."""
    word: i64 = 0
    for place in range(count):
        word |= (seen_from(packed & 7, looking, seats) + 1) << (8 * place)
        packed >>= 3
    return word


def write_rows(table: Table, gods: i64, rows: i64, looking: i64, seats: i64, out: vec[i64], at: i64) -> i64:
    """Write which god is in each row, three bits each, and what is offered to him."""
    auction = table.auction
    shown: i64 = 0
    holders: i64 = 0
    offers: i64 = 0
    for row in range(rows):
        god: i64 = gods & 7
        gods >>= 3
        shown |= (god + 1) << (8 * row)
        holder: i64 = auction.holder(god)
        if holder >= 0:
            holders |= (seen_from(holder, looking, seats) + 1) << (8 * row)
            offers |= small(auction.offer(god)) << (8 * row)
    out[at] = shown
    out[at + 1] = holders
    out[at + 2] = offers
    return at + 3


def write_board(board: Board, looking: i64, seats: i64, seas: i64, lands: i64, out: vec[i64], at: i64) -> i64:
    """Write who holds each area, and how many units are there."""
    words_of_seas: i64 = words_for(seas)
    words_of_lands: i64 = words_for(lands)
    seat: i64 = looking
    for _ in range(seats):
        at = write_flags(out, at, board.seas_of(seat), words_of_seas)
        seat = seat + 1 if seat + 1 < seats else 0
    for _ in range(seats):
        at = write_flags(out, at, board.islands_of(seat), words_of_lands)
        seat = seat + 1 if seat + 1 < seats else 0
    at = write_numbers(out, at, board.counts, 0, seas)
    return write_numbers(out, at, board.counts, LAND, lands)


def write_creatures(table: Table, spaces: i64, creatures: i64, out: vec[i64], at: i64) -> i64:
    """Write the track, the power in use, and the discard pile."""
    word: i64 = 0
    track: i64 = table.track
    for space in range(spaces):
        word |= (track & 31) << (8 * space)
        track >>= 5
    out[at] = word | (table.power + 1) << (8 * spaces) | (table.chosen + 1) << (8 * spaces + 8)
    return write_flags(out, at + 1, table.discard, words_for(creatures))


def battle_word(
    table: Table, looking: i64, seats: i64, attackers: i64, defenders: i64, attack: i64, defence: i64
) -> i64:
    """The current battle, with each die on the table plus 1; 0 in peace."""
    battle = table.battle
    if battle.place < 0:
        return 0
    return eight(
        battle.place + 1,
        battle.on_land,
        seen_from(battle.attacker, looking, seats) + 1,
        seen_from(battle.defender, looking, seats) + 1,
        attackers,
        defenders,
        attack,
        defence,
    )

"""What a seat may know of a position, as numbers (L13): the description, and the code that writes it.

The areas of a map have different numbers in every game: lands, seas and sites are named by number, and the map is given
by its tiles. With two players, each of whom plays two factions, `me` and `next2` belong to one player.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ....core.contract.observation import MOST, Field, Observation, flags, number, numbers
from ....core.engine.bits import bit, size
from ....core.engine.observing import eight, small
from ....core.engine.observing import flags as write_flags
from ....core.engine.observing import numbers as write_numbers
from ...aegean.rules.battle import DEFENDER_ROLLS
from ...aegean.rules.observation import (
    as_number,
    battle_row,
    battle_word,
    board_rows,
    clear,
    course_rows,
    creature_rows,
    gold_row,
    put,
    seats_row,
    turned_set,
    words_for,
    write_auction,
    write_board,
    write_course,
    write_creatures,
    write_rows,
)
from ..facts import APOLLO, BONUSES, BUILDINGS, HERO_SPACES, HEROES, SEAT_COUNTS, WITH_FIGURE
from .asking import asked_faction
from .map.archipelago import AT_SEA, TILE_WORDS, shape_places
from .map.tiles import TILES
from .position import BY_SEA, Position
from .questions import NAMES, OVER, PHASES, REASONS
from .realm import BUILT, HIRED, HORNS, METROPOLIS
from .tables import CREATURE_NAMES, FIGURES, GOD_NAMES, HERO_COUNT, SPACES
from .turn.battles import CROESUS_MAY_REROLL
from .turn.metropolises import tokens_of, toll_of
from .turn.prices import discounts
from .turn.sides import attackers, defenders

FACTIONS_OF_TWO: Final = 4
# the most that a tile has
SITES: Final = 5
LANDS: Final = 3
SEAS: Final = 4
KINDS_BUILT: Final[i64] = METROPOLIS + len(BONUSES)
QUESTION_WORDS: Final[i64] = words_for(len(NAMES))
CREATURE_COUNT: Final[i64] = len(CREATURE_NAMES)
CREATURE_WORDS: Final[i64] = words_for(len(CREATURE_NAMES))
BONUS_COUNT: Final[i64] = len(BONUSES)


def numbered(count: int) -> tuple[str, ...]:
    return tuple(str(index) for index in range(count))


def describe(seats: int) -> Observation:
    """The fields at a table with that many seats."""
    factions = FACTIONS_OF_TWO if seats == 2 else seats
    tiles = len(shape_places(seats))
    lands, seas, sites = numbered(LANDS * tiles), numbered(SEAS * tiles), numbered(SITES * tiles)
    figures = tuple(figure.id for figure in WITH_FIGURE)
    places = numbered(TILES)
    built_rows: list[tuple[Field]] = [
        *[(flags(f"built.{building}", sites, f"sites with a {building}"),) for building in BUILDINGS],
        *[(flags(f"metropolis.{bonus}", sites, f"sites with a metropolis, bonus {bonus}"),) for bonus in BONUSES],
    ]
    return Observation(
        *course_rows(factions, NAMES, PHASES, GOD_NAMES, REASONS),
        (
            number("teams", factions, "how many teams; as many as factions if everybody plays alone"),
            number("plan", len(BUILDINGS), "the type of building and 1 that Hera's player has chosen"),
            number("mobilised", MOST, "how often this turn has mobilised heroes"),
            number("group.place", MOST, "the area and 1 that units on the move come from, a sea if they sail"),
            number("group.units", MOST, "troops or fleets on the move"),
            number("group.mercenaries", MOST, "mercenaries on the move"),
        ),
        (
            flags("built", ("",), "whether the active faction has built, or cannot"),
            flags("looked", ("",), "whether it has looked with Zeus"),
            flags("hero_recruited", ("",), "whether it has recruited a hero"),
            flags("sailing", ("",), "whether units on the move sail"),
            flags("group.heroes", HEROES, "heroes on the move"),
            flags("hero_deck", HEROES, "heroes still to come"),
            flags("fresh", HEROES, "heroes who cannot be sacrificed in this cycle (L8.22)"),
        ),
        (
            flags("battle.heroes", HEROES, "heroes who attack"),
            flags("due", figures, "figures whose upkeep is due (L5.1)"),
        ),
        *creature_rows(CREATURE_NAMES, SPACES),
        (flags("cards", CREATURE_NAMES, "what the Sphinx drew me, or Zeus showed me (L13.1)", private=True),),
        (numbers("heroes", numbered(HERO_SPACES), len(HEROES), "the hero on each space of the track and 1"),),
        (numbers("hero.land", HEROES, MOST, "the land and 1 where each hero stands"),),
        (numbers("figure.area", figures, MOST, "the area and 1 where each figure stands; seas begin at 33"),),
        (numbers("figure.seat", figures, factions, "who holds its card"),),
        (numbers("tokens", BONUSES, MOST, "metropolis tokens left, by bonus"),),
        gold_row(factions, "gold of the team; -1 where I may not know it (L13.3)"),
        seats_row("priestesses", factions, MOST, "priestesses"),
        seats_row("philosophers", factions, MOST, "philosophers"),
        seats_row("sheltered", factions, MOST, "metropolises on heroes' cards (L10.27)"),
        seats_row("discounts", factions, MOST, "temples and metropolises that can still lower a price (L7.9)"),
        (number("map.side", 2, "1 for the front of the tiles, 2 for the back, 0 before the map is laid"),),
        (numbers("map.tile", places, TILES, "the tiles and 1, in the order in which their areas are numbered"),),
        (numbers("map.turn", places, 5, "how each is turned, in sixths"),),
        (numbers("map.column", places, TILES, "the column of each"),),
        (numbers("map.row", places, TILES, "the row of each"),),
        *board_rows(factions, seas, lands),
        (numbers("mercenaries", lands, MOST, "mercenaries in each land"),),
        (numbers("land_horns", lands, MOST, "cornucopias of each land"),),
        (numbers("sea_horns", seas, MOST, "cornucopias of each sea"),),
        (flags("priestess", lands, "lands that show a priestess"),),
        *built_rows,
        (flags("used", sites, "sites whose discount is spent in this cycle (L7.9)"),),
        battle_row(factions),
        (
            number("pending.founder", factions, "who is founding a metropolis (L9.3)"),
            number("pending.picks", MOST, "types of buildings for it still to be named"),
            number("pending.each", MOST, "buildings that each of them gives up"),
            number("pending.bonuses_to", factions, "whose bonuses are being placed (L9.2)"),
            number("pending.units", MOST, "units of a bonus without a place yet"),
            number("pending.mercenaries", MOST, "new mercenaries without a land (L10.8)"),
            number("pending.kill", 1, "whether a unit is still to be killed (L10.13)"),
        ),
        (numbers("pending.toll", BUILDINGS, 3, "buildings that a metropolis still costs"),),
        (numbers("pending.bonuses", BONUSES, 3, "bonuses still to come"),),
        (flags("pending.driven_from", seas, "seas from which fleets are still driven away (L10.18)"),),
        seats_row("caught", factions, 1, "who has offered more than he had in this cycle (L4.8)"),
    )  # fmt: skip


OBSERVATIONS: Final = {seats: describe(seats) for seats in SEAT_COUNTS}
WORDS_SEEN: Final = vec[i64]([OBSERVATIONS[seats].words if seats in OBSERVATIONS else 0 for seats in range(7)])
TILES_OF: Final = vec[i64]([len(shape_places(seats)) if seats in OBSERVATIONS else 0 for seats in range(7)])


def observe(position: Position, looking: i64, out: vec[i64], at: i64) -> i64:
    """Write what a seat sees, a spectator as if from seat 0; returns the place after it."""
    factions: i64 = position.factions
    seat: i64 = looking if looking > 0 else 0
    tiles: i64 = TILES_OF[position.players]
    actor: i64 = position.actor
    if actor >= 0:
        actor = asked_faction(position)
    at = write_course(position, actor, seat, factions, QUESTION_WORDS, out, at)
    at = write_auction(position, seat, factions, size(position.deck), out, at)
    shown: i64 = position.rows_shown
    gods: i64 = position.rows | APOLLO << (3 * shown)
    at = write_rows(position, gods, shown + 1 if shown else 0, seat, factions, out, at)
    at = write_moment(position, out, at)
    at = write_creatures(position, SPACES, CREATURE_COUNT, out, at)
    at = write_flags(out, at, cards_known(position, looking), CREATURE_WORDS)
    at = write_heroes(position, out, at)
    at = write_figures(position, seat, out, at)
    at = write_factions(position, looking, seat, out, at)
    at = write_tiles(position, out, at)
    at = write_board(position.board, seat, factions, SEAS * tiles, LANDS * tiles, out, at)
    at = write_lands(position, tiles, out, at)
    out[at] = battle(position, seat)
    return write_pending(position, seat, words_for(SEAS * tiles), out, at + 1)


def write_pending(position: Position, seat: i64, sea_words: i64, out: vec[i64], at: i64) -> i64:
    """Write what is still to be done of things that have begun, and who has offered more than he had."""
    factions: i64 = position.factions
    out[at] = eight(
        as_number(position.founder, seat, factions),
        position.picks,
        position.each,
        as_number(position.owed_to, seat, factions),
        position.units_owed,
        position.settling,
        position.hunting,
        0,
    )
    tolls: i64 = 0
    for building in range(i64(len(BUILDINGS))):
        tolls |= toll_of(position, building) << (8 * building)
    bonuses: i64 = 0
    for bonus in range(BONUS_COUNT):
        bonuses |= (position.owed >> (2 * bonus) & 3) << (8 * bonus)
    out[at + 1] = tolls
    out[at + 2] = bonuses
    at = write_flags(out, at + 3, position.pushing, sea_words)
    return write_flags(out, at, turned_set(position.caught, seat, factions), 1)


def write_moment(position: Position, out: vec[i64], at: i64) -> i64:
    """Write the current turn, units on the move, and heroes in sets."""
    moving: bool = position.way != 0
    place: i64 = position.from_area + 1 if moving else 0
    units: i64 = position.moving if moving else 0
    hired: i64 = position.hired if moving else 0
    out[at] = eight(position.teams, position.plan + 1, small(position.mobilised), place, units, hired, 0, 0)
    said: i64 = position.built | position.looked << 1 | position.engaged << 2
    if position.way == BY_SEA:
        said |= 8
    if moving:
        said |= position.band << 4
    said |= position.hero_deck << (4 + HERO_COUNT) | position.fresh << (4 + 2 * HERO_COUNT)
    at = write_flags(out, at + 1, said, 4)
    fighting: i64 = position.band if position.battle.place >= 0 and position.battle.on_land else 0
    return write_flags(out, at, fighting | position.due << HERO_COUNT, 2)


def cards_known(position: Position, looking: i64) -> i64:
    """The creatures that only this seat has seen."""
    if position.drawn and position.seat_of(position.turn) == looking:
        return position.drawn
    if position.seen >= 0 and position.seat_of(position.seen_by) == looking:
        return bit(position.seen)
    return 0


def write_heroes(position: Position, out: vec[i64], at: i64) -> i64:
    """Write the track of heroes, and where each hero is; those who attack or pass through are nowhere."""
    track: i64 = position.hero_track
    word: i64 = 0
    for space in range(i64(HERO_SPACES)):
        word |= (track & 31) << (8 * space)
        track >>= 5
    out[at] = word
    away: i64 = position.band if position.off_board() else 0
    at = clear(out, at + 1, 2)
    if position.hero_holders:
        for hero in range(HERO_COUNT):
            if position.hero_holder(hero) >= 0 and away & bit(hero) == 0:
                put(out, at - 2, hero, position.hero_land(hero) + 1)
    return at


def write_figures(position: Position, seat: i64, out: vec[i64], at: i64) -> i64:
    """Write figures and who holds their cards, then the remaining tokens."""
    areas: i64 = 0
    holders: i64 = 0
    if position.figures:
        for figure in range(FIGURES):
            area: i64 = position.figure_area(figure)
            if area >= 0:
                areas |= (area + 1) << (8 * figure)
                holders |= as_number(position.figure_holder(figure), seat, position.factions) << (8 * figure)
    tokens: i64 = 0
    for bonus in range(BONUS_COUNT):
        tokens |= tokens_of(position, bonus) << (8 * bonus)
    out[at] = areas
    out[at + 1] = holders
    out[at + 2] = tokens
    return at + 3


def write_factions(position: Position, looking: i64, seat: i64, out: vec[i64], at: i64) -> i64:
    """Write what each faction has off the board; gold is behind screens, but partners share theirs (L13.3)."""
    open: bool = position.gold_is_open == 1 or position.asked == OVER
    gold: i64 = 0
    priestesses: i64 = 0
    philosophers: i64 = 0
    sheltered: i64 = 0
    saving: i64 = 0
    shift: i64 = 0
    team: i64 = position.team_of(looking) if looking >= 0 else -1
    faction: i64 = seat
    for _ in range(position.factions):
        known: bool = open or position.team_of(faction) == team
        gold |= (small(position.gold_of(faction)) if known else 255) << shift
        priestesses |= position.priestesses_of(faction) << shift
        philosophers |= position.philosophers_of(faction) << shift
        sheltered |= position.sheltered_by(faction) << shift
        saving |= discounts(position, faction) << shift
        shift += 8
        faction = faction + 1 if faction + 1 < position.factions else 0
    out[at] = gold
    out[at + 1] = priestesses
    out[at + 2] = philosophers
    out[at + 3] = sheltered
    out[at + 4] = saving
    return at + 5


def write_tiles(position: Position, out: vec[i64], at: i64) -> i64:
    """Write the map, as it was described when it was laid."""
    words = position.map.tile_words
    for word in range(i64(TILE_WORDS)):
        out[at + word] = words[word]
    return at + TILE_WORDS


def write_lands(position: Position, tiles: i64, out: vec[i64], at: i64) -> i64:
    """Write mercenaries, cornucopias, and buildings."""
    stock = position.stock
    at = write_numbers(out, at, stock, HIRED, LANDS * tiles)
    at = write_numbers(out, at, stock, HORNS, LANDS * tiles)
    at = write_numbers(out, at, stock, HORNS + AT_SEA, SEAS * tiles)
    at = write_flags(out, at, position.map.priestesses, words_for(LANDS * tiles))
    words: i64 = words_for(SITES * tiles)
    for kind in range(KINDS_BUILT):
        at = write_flags(out, at, stock[BUILT + kind], words)
    return write_flags(out, at, position.used, words)


def battle(position: Position, seat: i64) -> i64:
    fight = position.battle
    if fight.place < 0:
        return 0
    shown: bool = fight.stage == DEFENDER_ROLLS or fight.stage == CROESUS_MAY_REROLL
    die: i64 = fight.die + 1 if shown else 0
    return battle_word(
        position, seat, position.factions, attackers(position), defenders(position), die, position.defence
    )

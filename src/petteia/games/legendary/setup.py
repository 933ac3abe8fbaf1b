"""Setting positions up by names, for tests and puzzles."""

from __future__ import annotations

from collections.abc import Sequence

from ...core.bits import bit, members, set_of
from ...core.refusal import NotationError
from ..aegean.notation import expect_once, read_battle, read_bidder, read_offers, read_track, read_units
from ..aegean.questions import SET_UP
from ..aegean.track import cards_on
from ..aegean.words import Names, find, find_set, packed, split_count, whole, words
from .archipelago import AT_SEA, TURNS
from .checks import check
from .course import tiles_of_map
from .facts import APOLLO, BONUSES, BUILDINGS, HERO_SPACES, SEAT_COUNTS
from .favours import drop_impossible_duties
from .laying import archipelago
from .metropolises import raise_building
from .options import set_option, set_up_table
from .pantheon import open_gods, rows_open
from .position import BY_SEA
from .positions import FACTIONS, FRESH, NUMBERS, OPTIONS, USED, WAYS, target_names
from .questions import ACTIONS, DEPLOYMENT, NAMES, OFFERINGS, PHASES, REASONS, START, TURN, UPKEEP_PHASE
from .realm import BUILT, HIRED, HORNS, METROPOLIS, NO_FACTION, PURSE
from .state import LegendaryState
from .tables import ALL_CREATURES, ALL_HEROES, CREATURE_NAMES, FIRST_FIGURE, GOD_NAMES, HERO_NAMES, SPACES
from .text import FACTION_NAMES
from .text import NAMES as OBJECT_NAMES
from .tiles import SIDES, TILE_SET

PHASE_OF = {
    "which_god": OFFERINGS,
    "how_much": OFFERINGS,
    "claim": DEPLOYMENT,
    "moor": DEPLOYMENT,
    "station": DEPLOYMENT,
    "upkeep": UPKEEP_PHASE,
    "figure_walk": UPKEEP_PHASE,
    "tile": SET_UP,
    "god": SET_UP,
    "creature": START,
    "hero": START,
    "turn_order": SET_UP,
}


def position(
    *,
    seats: int = 3,
    teams: str = "no",
    ask: str = "turn",
    phase: str = "",
    side: str = "front",
    map: str | None = None,
    tiles: Names = "",
    out: Names = "",
    caught: Names = "",
    rows: Names | None = None,
    order: Names | None = None,
    placed: int | None = None,
    bidder: str = "",
    lost: str = "",
    chosen: str = "",
    offers: Names | None = None,
    back: Names = "",
    fleets: Sequence[str] = (),
    land: Sequence[str] | None = None,
    mercenaries: Names = "",
    horns: Names = "",
    gold: Sequence[int] | None = None,
    priestesses: Sequence[int] = (),
    philosophers: Sequence[int] = (),
    buildings: Names = "",
    metropolises: Names = "",
    sheltered: Sequence[int] = (),
    shelters_used: Sequence[int] = (),
    tokens: Sequence[int] | None = None,
    track: Names = "- - - -",
    discard: Names = "",
    drawn: Names = "",
    seen: str = "",
    figures: Names = "",
    due: Names = "",
    heroes: Names = "",
    hero_track: Names = "- -",
    hero_deck: Names | None = None,
    turn: int = 0,
    god: str = "poseidon",
    plan: str = "",
    power: str = "",
    way: str = "",
    origin: str = "",
    band: Names = "",
    pushing: Names = "",
    target_of: str = "",
    toll: Sequence[int] = (),
    owed: Sequence[int] = (),
    battle: str = "",
    ended: str = "",
    winners: Names = "",
    **others: str | int,
) -> LegendaryState:
    """A position set up by names; what is not said is empty.

    `fleets` and `land` have one text a faction, as "IosA DelosB*2" or "Ios1 Delos2*0": one unit where no number is
    given; without `land`, each faction has the first land of a tile. Buildings are "Ios3.1:port", metropolises
    "Ios3.1:two_troops", used ones end with "!"; heroes are "ajax:Ios3:0", figures "kraken:IosA:1". In the action phase,
    unless more is said, every faction stands with a god for the lowest offer, the one on turn with `god`. All other
    fields are numbers as they are in a position line, and the options of the table.
    """
    if seats not in SEAT_COUNTS:
        raise NotationError(f"seats={seats}: expected one of {', '.join(str(count) for count in SEAT_COUNTS)}")
    if ask not in NAMES:
        raise NotationError(f"ask={ask}: expected one of {', '.join(NAMES)}")
    state = LegendaryState(seats, None)
    set_up_table(state, teams)
    state.asked = NAMES.index(ask)
    set_up_numbers(state, {"cycle": 3, **others})
    state.side = find(side, SIDES, "side")
    state.phase = find(phase, PHASES, "phase") if phase else PHASE_OF.get(ask, ACTIONS)
    set_up_map(state, map, tiles)
    state.turn = turn
    state.god = find(god, GOD_NAMES, "god")
    state.out = find_set(out, faction_names(state), "out")
    state.caught = find_set(caught, faction_names(state), "caught")
    set_up_board(state, fleets, land, mercenaries, horns)
    set_up_sites(state, buildings, metropolises, sheltered, shelters_used, tokens)
    set_up_purses(state, gold, priestesses, philosophers)
    set_up_gods(state, rows)
    set_up_auction(state, order, placed, offers, back)
    read_bidder(state.auction, ask, (bidder, lost, chosen), GOD_NAMES, faction_names(state))
    state.power = find(power, CREATURE_NAMES, "power") if power else -1
    set_up_creatures(state, track, discard, drawn, seen, figures, due)
    set_up_heroes(state, heroes, hero_track, hero_deck)
    state.plan = find(plan, BUILDINGS, "plan") if plan else -1
    state.way = find(way, WAYS, "way") if way else 0
    if origin:
        names = state.map.sea_names if state.way == BY_SEA else state.map.island_names
        state.from_area = find(origin, names, "from")
    state.band = find_set(band, HERO_NAMES, "band")
    state.pushing = find_set(pushing, state.map.sea_names, "pushing")
    state.toll = packed_pairs(toll)
    state.owed = packed_pairs(owed)
    state.chosen = find(target_of, chosen_names(state), "target") if target_of else -1
    read_battle(state, battle)
    state.ended = find(ended, REASONS, "ended") if ended else 0
    state.winners = find_set(winners, FACTION_NAMES[:seats], "winners")
    if state.asked == TURN:
        drop_impossible_duties(state)
    check(state)
    return state


def chosen_names(state: LegendaryState) -> tuple[str, ...]:
    state.chosen = -1
    return target_names(state)


def faction_names(state: LegendaryState) -> tuple[str, ...]:
    return FACTION_NAMES[: state.factions]


def packed_pairs(numbers: Sequence[int]) -> int:
    """Numbers of two bits each."""
    return sum(number << 2 * place for place, number in enumerate(numbers))


def set_up_numbers(state: LegendaryState, others: dict[str, str | int]) -> None:
    options = [key for key, _, _ in OPTIONS]
    for key, value in others.items():
        if key in options:
            set_option(state, key, str(value))
        elif key in NUMBERS:
            setattr(state, key, whole(str(value), key))
        elif key in FACTIONS:
            faction = str(value)
            setattr(state, key, find(faction, faction_names(state), key) if faction else NO_FACTION)
        else:
            raise NotationError(f"{key!r} is no field of a position")


def set_up_map(state: LegendaryState, map: str | None, tiles: Names) -> None:
    """The map as given by its code, or the one for a quick start; none while chance lays it."""
    laid = [find(word, OBJECT_NAMES["tile"], "tiles") for word in words(tiles)]
    if map is None and NAMES[state.asked] != "tile":
        map = TILE_SET.quick[state.players]
    if map:
        state.lay_map(archipelago(map, tiles_of_map(state)))
    else:
        state.laying = sum(tile << TURNS * place for place, tile in enumerate(laid))
        state.laid = len(laid)


def set_up_board(
    state: LegendaryState, fleets: Sequence[str], land: Sequence[str] | None, mercenaries: Names, horns: Names
) -> None:
    board, map = state.board, state.map
    if land is None:
        held = state.phase > DEPLOYMENT
        land = [map.island_names[3 * faction] if held else "" for faction in range(state.factions)]
    for faction, sea, number in read_units(fleets, map.sea_names, "fleets"):
        board.add_fleets(faction, sea, number)
    for faction, place, number in read_units(land, map.island_names, "land"):
        state.change_controller(place, faction)
        board.add_troops(faction, place, number)
    for word in words(mercenaries):
        name, number = split_count(word, "mercenaries")
        state.stock[HIRED + find(name, map.island_names, "mercenaries")] = number
    for word in words(horns):
        name, number = split_count(word, "horns")
        state.stock[HORNS + find_area(state, name, "horns")] += number


def find_area(state: LegendaryState, name: str, what: str) -> int:
    """The area of that name, a land or a sea."""
    lands = state.map.island_names
    area = find(name, lands + state.map.sea_names, what)
    return area if area < len(lands) else AT_SEA + area - len(lands)


def set_up_sites(
    state: LegendaryState,
    buildings: Names,
    metropolises: Names,
    sheltered: Sequence[int],
    shelters_used: Sequence[int],
    tokens: Sequence[int] | None,
) -> None:
    names = state.map.site_names()
    kinds = BUILDINGS + BONUSES
    for what, texts in (("buildings", words(buildings)), ("metropolises", words(metropolises))):
        for word in texts:
            name, _, kind = word.partition(":")
            site = find(name, names, what)
            if (state.basic() | state.metropolises()) >> site & 1:
                raise NotationError(f"{what}: {name} stands twice")
            number = find(kind.rstrip(USED), kinds[:METROPOLIS] if what == "buildings" else BONUSES, what)
            if what == "buildings":
                raise_building(state, 0, number, site)
            else:
                state.stock[BUILT + METROPOLIS + number] |= bit(site)
                state.tokens -= bit(2 * number) if tokens is None else 0
            if kind.endswith(USED):
                state.used |= bit(site)
    state.sheltered = packed_pairs(sheltered)
    state.used_shelters = packed_pairs(shelters_used)
    if tokens is not None:
        state.tokens = packed_pairs(tokens)


def set_up_purses(
    state: LegendaryState, gold: Sequence[int] | None, priestesses: Sequence[int], philosophers: Sequence[int]
) -> None:
    if gold is not None and len(gold) != state.teams:
        raise NotationError(f"gold: expected {state.teams} numbers, one for each team")
    for team in range(state.teams):
        if gold is not None:
            state.stock[PURSE + team] = gold[team]
    for faction, number in enumerate(priestesses):
        state.priestesses |= number << 5 * faction
    for faction, number in enumerate(philosophers):
        state.philosophers |= number << 5 * faction


def set_up_gods(state: LegendaryState, rows: Names | None) -> None:
    """The rows as given; else the god of the turn and then the others."""
    if rows is None:
        first = [state.god] if state.god != APOLLO else []
        in_rows = [*first, *(god for god in range(APOLLO) if god != state.god)] if state.phase != SET_UP else []
    else:
        in_rows = [find(word, GOD_NAMES[:APOLLO], "rows") for word in words(rows)]
    if len(set(in_rows)) < len(in_rows):
        raise NotationError("rows: a god stands twice")
    state.rows = packed(in_rows)
    state.rows_shown = len(in_rows)


def set_up_auction(
    state: LegendaryState, order: Names | None, placed: int | None, offers: Names | None, back: Names
) -> None:
    auction = state.auction
    known = faction_names(state)
    by_default = list(range(state.factions)) if state.phase != SET_UP else []
    markers = by_default if order is None else [find(word, known, "order") for word in words(order)]
    auction.order, auction.markers = packed(markers), len(markers)
    settled = state.phase > OFFERINGS
    auction.laid = placed if placed is not None else len(markers) if settled else 0
    auction.open = open_gods(state) if state.phase >= OFFERINGS else 0
    if offers is None:
        offers = default_offers(state) if settled else ""
    read_offers(auction, offers, GOD_NAMES, known)
    returned = [find(word, known, "back") for word in words(back)]
    auction.returning, auction.returned = packed(returned), len(returned)


def default_offers(state: LegendaryState) -> list[str]:
    """Every faction with a god of its own: the one on turn with the god of the turn."""
    in_rows = [state.rows >> 3 * row & 7 for row in range(rows_open(state))]
    gods = [state.god, *(god for god in [*in_rows, APOLLO] if god != state.god)]
    factions = [state.turn, *(faction for faction in range(state.factions) if faction != state.turn)]
    return [
        f"{GOD_NAMES[god]}:{faction}:{0 if god == APOLLO else 1}" for god, faction in zip(gods, factions, strict=False)
    ]


def set_up_creatures(
    state: LegendaryState, track: Names, discard: Names, drawn: Names, seen: str, figures: Names, due: Names
) -> None:
    """The track, the discard pile and the figures; all other cards are in the deck."""
    state.track, state.filling = read_track(track, SPACES, CREATURE_NAMES, "track")
    state.discard = find_set(discard, CREATURE_NAMES, "discard")
    state.drawn = find_set(drawn, CREATURE_NAMES, "drawn")
    for word in words(figures):
        name, area, holder = ([*word.split(":"), "", ""])[:3]
        figure = find(name, CREATURE_NAMES[FIRST_FIGURE:], "figures")
        faction = find(holder or "0", faction_names(state), "figures")
        state.figures |= (find_area(state, area, "figures") + 1 | faction << 7) << 10 * figure
    state.due = find_set(due, CREATURE_NAMES, "due") >> FIRST_FIGURE
    standing = [FIRST_FIGURE + figure for figure in range(len(CREATURE_NAMES) - FIRST_FIGURE)]
    elsewhere = [
        *members(cards_on(state.track)),
        *members(state.discard),
        *members(state.drawn),
        *(card for card in standing if state.figure_area(card - FIRST_FIGURE) >= 0),
        *([CREATURE_NAMES.index("chimera")] if state.borrowed else []),
        *([state.power] if state.power >= FIRST_FIGURE and state.figure_area(state.power - FIRST_FIGURE) < 0 else []),
    ]
    expect_once(elsewhere, CREATURE_NAMES)
    state.deck = ALL_CREATURES & ~set_of(elsewhere)
    if seen:
        name, _, faction_name = seen.partition(":")
        state.seen = find(name, CREATURE_NAMES, "seen")
        state.seen_by = find(faction_name or "0", faction_names(state), "seen")


def set_up_heroes(state: LegendaryState, heroes: Names, hero_track: Names, hero_deck: Names | None) -> None:
    """Heroes on the map and on the track; the deck holds the others, unless it is given."""
    state.hero_track, state.presenting = read_track(hero_track, HERO_SPACES, HERO_NAMES, "hero_track")
    standing = 0
    for word in words(heroes):
        name, land, holder = ([*word.split(":"), "", ""])[:3]
        hero = find(name, HERO_NAMES, "heroes")
        state.put_hero(
            hero,
            find(holder.rstrip(FRESH) or "0", faction_names(state), "heroes"),
            find(land, state.map.island_names, "heroes"),
        )
        standing |= bit(hero)
        if holder.endswith(FRESH):
            state.fresh |= bit(hero)
    elsewhere = standing | cards_on(state.hero_track)
    if hero_deck is None:
        state.hero_deck = ALL_HEROES & ~elsewhere
    else:
        state.hero_deck = find_set(hero_deck, HERO_NAMES, "hero_deck")
    if state.hero_deck & elsewhere:
        raise NotationError("hero_deck: a hero is in two places")

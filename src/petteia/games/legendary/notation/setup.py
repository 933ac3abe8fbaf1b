"""Setting positions up by names, for tests and puzzles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ....core.contract.flaws import (
    AS_IN,
    EMPTY,
    EXACTLY_WITH,
    FILLED,
    IN_ALL,
    LEAST,
    MOST,
    NO_FIELD,
    ON_LAND,
    PARTS,
    TWICE,
)
from ....core.contract.possible import Faults, find, several, shortened, wrong
from ....core.engine.bits import bit, members, set_of
from ...aegean.notation.fields import read_battle, read_bidder, read_offers, read_track, read_units
from ...aegean.notation.names import Names, packed, split_count, within, words
from ...aegean.rules.pantheon import god_in_row
from ...aegean.rules.questions import IN_SET_UP
from ..facts import (
    APOLLO,
    BONUSES,
    BUILDINGS,
    CHIMERA,
    HERO_SPACES,
    PANDORA,
    PENTHESILEA,
    POSEIDON,
    SEAT_COUNTS,
    SPHINX_CARDS,
    SUPPLY_OF_MERCENARIES,
    SUPPLY_OF_PHILOSOPHERS,
    SUPPLY_OF_PRIESTESSES,
    TOKENS_A_BONUS,
    TROOPS_TO_DEPLOY,
    UNITS,
)
from ..rules.archipelago import AT_SEA, SIDE_SIGNS, TURNS
from ..rules.course import tiles_of_map
from ..rules.favours import drop_impossible_duties
from ..rules.metropolises import raise_building
from ..rules.pantheon import open_gods, rows_open
from ..rules.position import BY_SEA, FIRST_VERSION, NEWEST_VERSION
from ..rules.questions import (
    IN_ACTIONS,
    IN_DEPLOYMENT,
    IN_OFFERINGS,
    IN_START,
    IN_UPKEEP,
    NAMES,
    OVER,
    PHASES,
    REASONS,
    TILE,
    TURN,
)
from ..rules.realm import BUILT, HIRED, HORNS, METROPOLIS, NO_FACTION, PURSE
from ..rules.state import LegendaryState
from ..rules.tables import (
    ALL_CREATURES,
    ALL_HEROES,
    CREATURE_NAMES,
    FIGURES,
    FIRST_FIGURE,
    GOD_NAMES,
    HERO_NAMES,
    SPACES,
)
from ..rules.tiles import SIDES, TILE_SET, TILES
from ..words.text import FACTION_NAMES, TURNED_TILES
from .checks import check
from .laying import archipelago
from .options import set_options, set_up_table
from .positions import FACTIONS, FRESH, NUMBERS, USED, WAYS, options_of, target_names
from .unfinished import hero_in_hand

PHASE_OF: Final = {
    "which_god": IN_OFFERINGS,
    "how_much": IN_OFFERINGS,
    "claim": IN_DEPLOYMENT,
    "moor": IN_DEPLOYMENT,
    "station": IN_DEPLOYMENT,
    "upkeep": IN_UPKEEP,
    "figure_walk": IN_UPKEEP,
    "tile": IN_SET_UP,
    "god": IN_SET_UP,
    "creature": IN_START,
    "hero": IN_START,
    "turn_order": IN_SET_UP,
}

Numbers = Sequence[int] | Sequence[str]

PAIR: Final = 3  # the highest number of two bits
UNBOUNDED: Final = 999_999  # of what the rules do not limit: cycles, gold, cornucopias
# numbers that a position line writes as they are, with the highest that the rules know
HIGHEST: Final = {
    **dict.fromkeys(("built", "looked", "engaged", "borrowed", "passing", "hunting"), 1),
    **dict.fromkeys(("losing", "each", "placing"), PAIR),
    **dict.fromkeys(("hired", "settling"), SUPPLY_OF_MERCENARIES),
    "cycle": UNBOUNDED,
    "laid": TILES,
    "deploying": 2 * len(FACTION_NAMES),
    "claimed": 2,
    "stationed": TROOPS_TO_DEPLOY,
    "row": APOLLO,
    "recruited": 4,
    "mobilised": UNBOUNDED,
    "drawing": SPHINX_CARDS,
    "moving": UNITS,
    "defence": 4,
    "turned": SUPPLY_OF_MERCENARIES + 1,
    "escaping": 2,
    "picks": 2,
    "units_owed": 2,
}


def position(
    *,
    version: int = NEWEST_VERSION,
    seats: int | str = 3,
    teams: str = "no",
    ask: str = "turn",
    phase: str = "",
    side: str = "",
    map: str | None = None,
    tiles: Names = "",
    out: Names = "",
    caught: Names = "",
    rows: Names | None = None,
    order: Names | None = None,
    placed: int | str | None = None,
    bidder: str = "",
    lost: str = "",
    chosen: str = "",
    offers: Names | None = None,
    back: Names | None = None,
    fleets: Sequence[str] = (),
    land: Sequence[str] | None = None,
    mercenaries: Names = "",
    horns: Names = "",
    gold: Numbers | None = None,
    priestesses: Numbers = (),
    philosophers: Numbers = (),
    buildings: Names = "",
    metropolises: Names = "",
    sheltered: Numbers = (),
    shelters_used: Numbers = (),
    tokens: Numbers | None = None,
    track: Names = "- - - -",
    discard: Names = "",
    drawn: Names = "",
    seen: str = "",
    figures: Names = "",
    due: Names = "",
    heroes: Names = "",
    hero_track: Names = "- -",
    hero_deck: Names | None = None,
    turn: int | str = 0,
    god: str = "",
    plan: str = "",
    power: str = "",
    way: str = "",
    origin: str = "",
    band: Names = "",
    pushing: Names = "",
    target_of: str = "",
    toll: Numbers = (),
    owed: Numbers = (),
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
    faults = Faults()
    version = faults.number("version", version, FIRST_VERSION, NEWEST_VERSION)
    seats = faults.number("seats", seats, SEAT_COUNTS[0], SEAT_COUNTS[-1])
    asked = faults.name("ask", ask, NAMES)
    faults.name("teams", teams, ("no", "yes"))
    faults.refuse()
    state = LegendaryState(seats, None)
    state.version = version
    set_up_table(state, teams)
    state.asked = asked
    state.phase = faults.name("phase", phase, PHASES) if phase else PHASE_OF.get(ask, IN_ACTIONS)
    set_up_numbers(state, {"turn": turn, **others}, faults)
    if not set_up_map(state, side, map, tiles, faults):
        faults.refuse()  # without a map nothing on it has a name
    state.out = set_up_set(faults, "out", out, faction_names(state))
    state.caught = set_up_set(faults, "caught", caught, faction_names(state))
    set_up_board(state, fleets, land, mercenaries, horns, faults)
    set_up_sites(state, buildings, metropolises, sheltered, shelters_used, tokens, faults)
    set_up_purses(state, gold, priestesses, philosophers, faults)
    set_up_gods(state, god, rows, faults)
    set_up_auction(state, order, placed, offers, faults)
    with faults.noting():
        read_bidder(state.auction, ask, (bidder, lost, chosen), GOD_NAMES, faction_names(state))
    set_up_turn(state, "row" in others, back, faults)
    state.power = faults.name("power", power, CREATURE_NAMES) if power else -1
    set_up_creatures(state, track, discard, drawn, seen, figures, due, faults)
    set_up_heroes(state, heroes, hero_track, hero_deck, band, faults)
    state.plan = faults.name("plan", plan, BUILDINGS) if plan else -1
    state.way = faults.name("way", way, WAYS) if way else 0
    if origin:
        state.from_area = faults.name(
            "from", origin, state.map.sea_names if state.way == BY_SEA else state.map.island_names
        )
    state.pushing = set_up_set(faults, "pushing", pushing, state.map.sea_names)
    state.toll = packed_pairs(faults, "toll", toll, len(BUILDINGS))
    state.owed = packed_pairs(faults, "owed", owed, len(BONUSES))
    if target_of:
        state.chosen = faults.name("target_of", target_of, target_names(state))
        if hero_deck is None and hero_in_hand(state) >= 0:
            state.hero_deck &= ~bit(state.chosen)
    with faults.noting():
        read_battle(state, battle)
    state.ended = faults.name("ended", ended, REASONS) if ended else 0
    state.winners = set_up_set(faults, "winners", winners, FACTION_NAMES[:seats])
    faults.refuse()
    if state.asked == TURN and state.map.islands:
        drop_impossible_duties(state)
    check(state, faults)
    faults.refuse()
    return state


def faction_names(state: LegendaryState) -> tuple[str, ...]:
    return FACTION_NAMES[: state.factions]


# ---- numbers and sets


def set_up_set(faults: Faults, field: str, texts: Names, names: tuple[str, ...]) -> int:
    return set_of(faults.names(field, words(texts), names))


def numbers_of(faults: Faults, field: str, values: Numbers, count: int, most: int) -> list[int]:
    """So many numbers up to the highest; none at all are as many zeros."""
    if not several(values):
        faults.add(field, AS_IN, found=shortened(str(values)), example="/".join(["0"] * count))
        return [0] * count
    if not values:
        return [0] * count
    if len(values) != count:
        faults.add(field, PARTS, count=len(values), expected=count)
    return [faults.number(field, value, 0, most) for value in [*values, *[0] * count][:count]]


def packed_pairs(faults: Faults, field: str, values: Numbers, count: int) -> int:
    """Numbers of two bits each."""
    return sum(number << 2 * place for place, number in enumerate(numbers_of(faults, field, values, count, PAIR)))


def set_up_numbers(state: LegendaryState, others: dict[str, str | int], faults: Faults) -> None:
    options = {key: values for key, values, _ in options_of(state.version)}
    state.cycle = 3 if state.phase > IN_DEPLOYMENT else 0
    chosen: dict[str, str] = {}
    for key, value in others.items():
        if key in options:
            chosen[key] = options[key][faults.name(key, str(value), options[key])]
        elif key in NUMBERS:
            most = state.factions - 1 if key == "turn" else HIGHEST[key]
            setattr(state, key, faults.number(key, value, 0, most))
        elif key in FACTIONS:
            setattr(state, key, faults.name(key, str(value), faction_names(state)) if str(value) else NO_FACTION)
        else:
            faults.add("", NO_FIELD, found=repr(key), names=", ".join([*NUMBERS, *FACTIONS, *options]))
    set_options(state, chosen)


# ---- the map and what is on it


def set_up_map(state: LegendaryState, side: str, map: str | None, tiles: Names, faults: Faults) -> bool:
    """The map as given by its code, or the one for a quick start; none while chance lays it. Its side is in the code,
    so it need not be given. Returns whether all of it is right."""
    map = quick_start(state) if map is None else str(map)
    laid: list[int] = []
    before = len(faults.found)
    with faults.noting():
        laid = [find(word, TURNED_TILES, "tiles") for word in words(tiles)]
        if map:
            state.lay_map(archipelago(map, tiles_of_map(state)))
            state.side = SIDE_SIGNS.index(state.map.code[0])
    if side:
        given = faults.name("side", side, SIDES)
        as_map, laid_out = SIDES[state.side], f"map={state.map.code}"
        fits = not state.map.islands or given == state.side
        faults.expect(fits, "side", EXACTLY_WITH, found=side, given=laid_out, expected=as_map)
        state.side = given
    if state.asked == TILE:
        faults.expect(not map, "map", FILLED, given=f"ask={NAMES[TILE]}")
        few = faults.expect(len(laid) <= TILES, "tiles", MOST, found=len(laid), most=TILES)
        state.laying = sum(tile << TURNS * place for place, tile in enumerate(laid)) if few else 0
    else:
        faults.expect(bool(map), "map", EMPTY, given=f"ask={NAMES[state.asked]}")
    state.laid = len(laid)
    return len(faults.found) == before


def quick_start(state: LegendaryState) -> str:
    """The code of the map that needs not be given."""
    return "" if state.asked == TILE else TILE_SET.quick[state.players]


def by_faction(state: LegendaryState, faults: Faults, field: str, texts: Sequence[str]) -> list[str]:
    """A text for each faction; none at all are as many empty ones."""
    return faults.by_seat(field, texts, state.factions, "") if texts else [""] * state.factions


def set_up_board(
    state: LegendaryState,
    fleets: Sequence[str],
    land: Sequence[str] | None,
    mercenaries: Names,
    horns: Names,
    faults: Faults,
) -> None:
    board, map = state.board, state.map
    if land is None:
        held = state.phase > IN_DEPLOYMENT
        land = [map.island_names[3 * faction] if held else "" for faction in range(state.factions)]
    with faults.noting():
        for faction, sea, number in read_units(by_faction(state, faults, "fleets", fleets), map.sea_names, "fleets"):
            if faults.expect(number > 0, "fleets", LEAST, at=map.sea_names[sea], found=0, least=1):
                board.add_fleets(faction, sea, number)
    with faults.noting():
        for faction, place, number in read_units(by_faction(state, faults, "land", land), map.island_names, "land"):
            state.change_controller(place, faction)
            board.add_troops(faction, place, number)
    with faults.noting():
        for area, number in read_counts(state, mercenaries, "mercenaries", SUPPLY_OF_MERCENARIES):
            if faults.expect(area < AT_SEA, "mercenaries", ON_LAND, name="mercenaries", place=map.area_name(area)):
                state.stock[HIRED + area] = number
        for area, number in read_counts(state, horns, "horns", UNBOUNDED):
            state.stock[HORNS + area] += number


def read_counts(state: LegendaryState, texts: Names, field: str, most: int) -> list[tuple[int, int]]:
    """Areas, each once, with a number: "Ios1*2 IosA"."""
    found: list[tuple[int, int]] = []
    for word in words(texts):
        name, number = split_count(word, field)
        area = find_area(state, name, field)
        if area in [known for known, _ in found]:
            raise wrong(field, TWICE, name=name)
        found.append((area, within(str(number), field, 1, most)))
    return found


def find_area(state: LegendaryState, name: str, what: str) -> int:
    """The area of that name, a land or a sea."""
    lands = state.map.island_names
    area = find(name, lands + state.map.sea_names, what)
    return area if area < len(lands) else AT_SEA + area - len(lands)


def set_up_sites(
    state: LegendaryState,
    buildings: Names,
    metropolises: Names,
    sheltered: Numbers,
    shelters_used: Numbers,
    tokens: Numbers | None,
    faults: Faults,
) -> None:
    """What is built; unless the tokens that are left are given, those of the metropolises are gone."""
    names = state.map.site_names()
    left = [TOKENS_A_BONUS] * len(BONUSES)
    built = 0
    for field, texts, kinds in (("buildings", buildings, BUILDINGS), ("metropolises", metropolises, BONUSES)):
        with faults.noting():
            for word in words(texts):
                name, _, kind = word.partition(":")
                site, number = find(name, names, field), find(kind.rstrip(USED), kinds, field)
                if not faults.expect(not built >> site & 1, field, TWICE, name=names[site]):
                    continue
                built |= int(bit(site))
                if field == "buildings":
                    raise_building(state, 0, number, site)
                else:
                    state.stock[BUILT + METROPOLIS + number] |= bit(site)
                    left[number] -= 1
                if kind.endswith(USED):
                    state.used |= bit(site)
    state.sheltered = packed_pairs(faults, "sheltered", sheltered, state.factions)
    state.used_shelters = packed_pairs(faults, "shelters_used", shelters_used, state.factions)
    if tokens is None:
        for bonus, number in zip(BONUSES, left, strict=True):
            there, most = TOKENS_A_BONUS - number, TOKENS_A_BONUS
            faults.expect(there <= most, "metropolises", IN_ALL, at=bonus, found=there, most=most, rule="L9.2")
        in_care = sum(number for number in numbers_of(Faults(), "", sheltered, state.factions, PAIR))
        tokens = [max(0, number) for number in left]
        while in_care and sum(tokens):  # those on heroes' cards are of the first bonuses that there are
            tokens[next(place for place, number in enumerate(tokens) if number)] -= 1
            in_care -= 1
    state.tokens = packed_pairs(faults, "tokens", tokens, len(BONUSES))


def set_up_purses(
    state: LegendaryState, gold: Numbers | None, priestesses: Numbers, philosophers: Numbers, faults: Faults
) -> None:
    for team, number in enumerate(numbers_of(faults, "gold", gold or (), state.teams, UNBOUNDED)):
        state.stock[PURSE + team] = number
    most = SUPPLY_OF_PRIESTESSES
    for faction, number in enumerate(numbers_of(faults, "priestesses", priestesses, state.factions, most)):
        state.priestesses |= number << 5 * faction
    most = SUPPLY_OF_PHILOSOPHERS
    for faction, number in enumerate(numbers_of(faults, "philosophers", philosophers, state.factions, most)):
        state.philosophers |= number << 5 * faction


# ---- gods and offers


def set_up_gods(state: LegendaryState, god: str, rows: Names | None, faults: Faults) -> None:
    """The god of the turn, and the rows as given; else that god, or Poseidon, and then the others."""
    wanted = faults.name("god", god, GOD_NAMES) if god else POSEIDON
    state.god = wanted if state.phase == IN_ACTIONS and state.asked != OVER else 0
    if rows is None:
        first = [wanted] if wanted != APOLLO else []
        in_rows = [*first, *(other for other in range(APOLLO) if other != wanted)] if state.phase != IN_SET_UP else []
    else:
        in_rows = faults.names("rows", words(rows), GOD_NAMES[:APOLLO])
    state.rows = packed(in_rows)
    state.rows_shown = len(in_rows)


def set_up_auction(
    state: LegendaryState, order: Names | None, placed: int | str | None, offers: Names | None, faults: Faults
) -> None:
    auction = state.auction
    known = faction_names(state)
    by_default = list(range(state.factions)) if state.phase != IN_SET_UP else []
    markers = by_default if order is None else faults.names("order", words(order), known)
    auction.order, auction.markers = packed(markers), len(markers)
    settled = state.phase > IN_OFFERINGS
    laid = placed if placed is not None else len(markers) if settled else 0
    auction.laid = faults.number("placed", laid, 0, state.factions)
    auction.open = open_gods(state) if state.phase >= IN_OFFERINGS else 0
    if offers is None:
        offers = default_offers(state) if settled else ""
    with faults.noting():
        read_offers(auction, offers, GOD_NAMES, known)


def default_offers(state: LegendaryState) -> list[str]:
    """Every faction with a god of its own: the one on turn with the god of the turn."""
    in_rows = [god_in_row(state, row) for row in range(rows_open(state))]
    acting = state.god if state.phase == IN_ACTIONS and state.asked != OVER else in_rows[0]
    gods = [acting, *(god for god in [*in_rows, APOLLO] if god != acting)]
    factions = [state.turn, *(faction for faction in range(state.factions) if faction != state.turn)]
    return [
        f"{GOD_NAMES[god]}:{faction}:{0 if god == APOLLO else 1}" for god, faction in zip(gods, factions, strict=False)
    ]


def set_up_turn(state: LegendaryState, row_is_said: bool, back: Names | None, faults: Faults) -> None:
    """The row of the god, and the markers of those who have acted, unless they are given."""
    acting = state.phase == IN_ACTIONS and state.asked != OVER
    gods = [*(god_in_row(state, row) for row in range(min(state.rows_shown, rows_open(state)))), APOLLO]
    if acting and not row_is_said and state.god in gods:
        state.row = gods.index(state.god)
    if back is not None:
        returned = faults.names("back", words(back), faction_names(state))
    elif state.asked == OVER:
        returned = list(range(state.factions))
    else:
        holders = [int(state.auction.holder(god)) for god in gods[: state.row if acting else 0]]
        returned = [faction for faction in reversed(holders) if faction >= 0]
    state.auction.returning, state.auction.returned = packed(returned), len(returned)


# ---- cards


def cards_in(track: int, spaces: int) -> list[int]:
    """The cards of a track; one may be there twice."""
    return [number - 1 for space in range(spaces) if (number := track >> 5 * space & 31)]


def set_up_creatures(
    state: LegendaryState,
    track: Names,
    discard: Names,
    drawn: Names,
    seen: str,
    figures: Names,
    due: Names,
    faults: Faults,
) -> None:
    """The track, the discard pile and the figures; all other cards are in the deck."""
    with faults.noting():
        state.track, state.filling = read_track(track, SPACES, CREATURE_NAMES, "track")
    places = [(CREATURE_NAMES[card], "track") for card in cards_in(state.track, SPACES)]
    state.discard = set_up_set(faults, "discard", discard, CREATURE_NAMES)
    state.drawn = set_up_set(faults, "drawn", drawn, CREATURE_NAMES)
    places += [(CREATURE_NAMES[card], "discard") for card in members(state.discard)]
    places += [(CREATURE_NAMES[card], "drawn") for card in members(state.drawn)]
    standing: list[int] = []
    for word in words(figures):
        name, area, holder = ([*word.split(":"), "", ""])[:3]
        with faults.noting():
            figure = find(name, CREATURE_NAMES[FIRST_FIGURE:], "figures")
            faction = find(holder or "0", faction_names(state), "figures")
            place = find_area(state, area, "figures")
            if figure not in standing:
                state.figures |= (place + 1 | faction << 7) << 10 * figure
            standing.append(figure)
    places += [(CREATURE_NAMES[FIRST_FIGURE + figure], "figures") for figure in standing]
    if state.borrowed:
        places.append((CREATURE_NAMES[CHIMERA], "power"))
    if state.power >= FIRST_FIGURE and state.figure_area(state.power - FIRST_FIGURE) < 0:
        places.append((CREATURE_NAMES[state.power], "power"))
    faults.once(places)
    figure_names = CREATURE_NAMES[FIRST_FIGURE : FIRST_FIGURE + FIGURES]
    state.due = set_up_set(faults, "due", due, figure_names)
    state.deck = ALL_CREATURES & ~set_of([CREATURE_NAMES.index(name) for name, _ in places])
    if seen:
        name, _, faction_name = str(seen).partition(":")
        state.seen = faults.name("seen", name, CREATURE_NAMES)
        state.seen_by = faults.name("seen", faction_name or "0", faction_names(state))


def set_up_heroes(
    state: LegendaryState, heroes: Names, hero_track: Names, hero_deck: Names | None, band: Names, faults: Faults
) -> None:
    """Heroes on the map, on the track and on the move; the deck holds the others, unless it is given."""
    with faults.noting():
        state.hero_track, state.presenting = read_track(hero_track, HERO_SPACES, HERO_NAMES, "hero_track")
    places = [(HERO_NAMES[hero], "hero_track") for hero in cards_in(state.hero_track, HERO_SPACES)]
    for word in words(heroes):
        name, land, holder = ([*word.split(":"), "", ""])[:3]
        with faults.noting():
            hero = find(name, HERO_NAMES, "heroes")
            faction = find(holder.rstrip(FRESH) or "0", faction_names(state), "heroes")
            state.put_hero(hero, faction, find(land, state.map.island_names, "heroes"))
            places.append((HERO_NAMES[hero], "heroes"))
            if holder.endswith(FRESH):
                state.fresh |= bit(hero)
    if hero_deck is None:
        sheltering = [PENTHESILEA, PANDORA][: sum(state.sheltered >> 2 * one & PAIR for one in range(state.factions))]
        elsewhere = [HERO_NAMES.index(name) for name, _ in places] + sheltering
        state.hero_deck = ALL_HEROES & ~set_of(elsewhere)
    else:
        state.hero_deck = set_up_set(faults, "hero_deck", hero_deck, HERO_NAMES)
        places += [(HERO_NAMES[hero], "hero_deck") for hero in members(state.hero_deck)]
    faults.once(places)
    state.band = set_up_set(faults, "band", band, HERO_NAMES)

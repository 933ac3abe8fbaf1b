"""Setting positions up by names, for tests and puzzles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ....core.contract.flaws import EXACTLY, IN_ALL, LEAST, MOST, NO_FIELD, ONLY_WITH, TWICE, either
from ....core.contract.possible import Faults
from ....core.engine.bits import bit, members, set_of
from ...aegean.notation.fields import read_battle, read_bidder, read_offers, read_track, read_units
from ...aegean.notation.names import Names, packed, words, write_names
from ...aegean.rules.pantheon import god_in_row
from ..facts import (
    APOLLO,
    BUILDINGS,
    MARKERS_FOR_TWO,
    SEAT_COUNTS,
    SUPPLY_OF_MARKERS,
    SUPPLY_OF_PHILOSOPHERS,
    SUPPLY_OF_PRIESTS,
    SYLPH_STEPS,
    TEMPLE,
    UNITS,
)
from ..rules.cycle.pantheon import open_gods, rows_open_for
from ..rules.cycle.track import creature_at
from ..rules.position import FIRST_VERSION, NEWEST_VERSION
from ..rules.questions import IN_ACTIONS, IN_OFFERINGS, NAMES, PHASES, REASONS, REBUILD_AS
from ..rules.state import CycladesState
from ..rules.tables import ALL_CREATURES, FIGURES, FIRST_FIGURE, SPACE_PRICE, SPACES
from ..rules.turn.metropolises import ALL_TYPES, SITE_TO_CHOOSE
from ..words.events import slot_names
from ..words.text import CREATURE_NAMES, GOD_NAMES
from .checks import acted, check
from .positions import FRESH, SITE, USED, options_of

Number = int | str  # or its digits

MOST_CYCLES: Final = 100_000
MOST_GOLD: Final = 1_000_000  # of a player: far more than any game brings
GREAT_GODS: Final = GOD_NAMES[:APOLLO]


def position(
    *,
    seats: Number = 3,
    ask: str = "turn",
    cycle: Number = 3,
    phase: str = "",
    out: Names = "",
    rows: Names | None = None,
    open: Number | None = None,
    hidden: Names = "",
    order: Names | None = None,
    laid: Number | None = None,
    bidder: str = "",
    lost: str = "",
    chosen: str = "",
    offers: Names | None = None,
    apollo: Names | None = None,
    back: Names | None = None,
    fleets: Sequence[str] | None = None,
    land: Sequence[str] | None = None,
    blessed: Names = "",
    buildings: Names = "",
    metropolises: Names = "",
    gold: Sequence[Number] | None = None,
    priests: Sequence[Number] | None = None,
    philosophers: Sequence[Number] | None = None,
    track: Names = "- - -",
    discard: Names = "",
    figures: Names = "",
    kraken: str = "",
    turn: Number = 0,
    god: str = GOD_NAMES[0],
    row: Number | None = None,
    recruited: Number = 0,
    power: str = "",
    borrowed: Number = 0,
    sailing: str = "",
    steps: Number = 0,
    moved: Number = 0,
    fought: Names = "",
    marching: str = "",
    pushing: Names = "",
    founding: Names = "",
    target: str = "",
    saving: Number = 0,
    battle: str = "",
    ended: str = "",
    winners: Names = "",
    version: int = NEWEST_VERSION,
    **options: str,
) -> CycladesState:
    """A position set up by names; whatever is not given is empty, or as at the start.

    `fleets` and `land` have one text for each seat, such as "C2 G5*2" or "i1 i7*0": one unit if no number is given.
    Buildings are "i3.1:port", used temples "i3.1:temple!". In the action phase, unless more is given, the active seat
    has its god for an offer of 1 and all others are with Apollo.
    """
    faults = Faults()
    count = faults.number("seats", seats, SEAT_COUNTS[0], SEAT_COUNTS[-1])
    asked = faults.name("ask", ask, NAMES)
    faults.number("version", version, FIRST_VERSION, NEWEST_VERSION)
    faults.refuse()  # everything else depends on these
    state = CycladesState(count, None)
    state.version = version
    state.asked = asked
    known, seas = seat_names(state), state.board.chart.sea_names
    set_up_options(state, faults, options)
    state.phase = faults.name("phase", phase, PHASES) if phase else phase_of(NAMES[asked])
    state.cycle = faults.number("cycle", cycle, int(state.phase > 0), MOST_CYCLES if state.phase else 0)
    state.out = set_of(faults.names("out", words(out), known))
    set_up_board(state, faults, fleets, land)
    set_up_islands(state, faults, blessed, buildings, metropolises)
    set_up_purses(state, faults, gold, priests, philosophers)
    state.turn = faults.number("turn", turn, 0, count - 1)
    state.god = faults.name("god", god, GOD_NAMES)
    set_up_gods(state, faults, rows, open, hidden)
    set_up_auction(state, faults, order, laid, offers, apollo, bidder)
    with faults.noting():
        read_bidder(state.auction, NAMES[asked], (bidder, lost, chosen), GREAT_GODS, known)
    set_up_creatures(state, faults, track, discard, figures, kraken)
    set_up_turn(state, faults, row, back)
    state.recruited = faults.number("recruited", recruited, 0, len(GOD_NAMES) - 1)
    state.power = faults.name("power", power, CREATURE_NAMES) if power else -1
    state.borrowed = faults.number("borrowed", borrowed, 0, 1)
    set_up_moves(state, faults, sailing, marching, fought)
    state.steps = faults.number("steps", steps, 0, SYLPH_STEPS)
    state.moved = faults.number("moved", moved, 0, 1)
    state.pushing = set_of(faults.names("pushing", words(pushing), seas))
    set_up_founding(state, faults, words(founding))
    if target:
        places = slot_names(state.board.chart) if asked == REBUILD_AS else seas
        state.chosen = faults.name("target", target, places)
    state.saving = faults.number("saving", saving, 0, SPACE_PRICE[0])
    with faults.noting():
        read_battle(state, battle)
    state.ended = faults.name("ended", ended, REASONS) if ended else 0
    state.winners = set_of(faults.names("winners", words(winners), known))
    faults.refuse()
    check(state)
    return state


def seat_names(state: CycladesState) -> tuple[str, ...]:
    return tuple(str(seat) for seat in range(state.players))


def set_up_options(state: CycladesState, faults: Faults, options: dict[str, str]) -> None:
    known = {key: (values, field) for key, values, field in options_of(state.version)}
    for key, value in options.items():
        if faults.expect(key in known, "", NO_FIELD, found=repr(key), names=", ".join(known)):
            values, field = known[key]
            setattr(state, field, faults.name(key, value, values))


def phase_of(ask: str) -> int:
    """The phase in which a question comes up."""
    by_question = {"which_god": "offerings", "how_much": "offerings", "turn_order": "set_up", "god": "gods"}
    return PHASES.index(by_question.get(ask, "creatures" if ask == "creature" else "actions"))


# ---- the board


def set_up_board(
    state: CycladesState, faults: Faults, fleets: Sequence[str] | None, land: Sequence[str] | None
) -> None:
    """Units and owners as given, or as at the start (C1.4)."""
    board, chart, seats = state.board, state.board.chart, state.players
    start = CycladesState(seats, None)
    if fleets is None or land is None:
        start.deploy()
    at_sea = [write_names(chart.sea_names, start.board.seas_of(seat)) for seat in range(seats)]
    on_land = [write_names(chart.island_names, start.board.islands_of(seat)) for seat in range(seats)]
    fleets = faults.by_seat("fleets", at_sea if fleets is None else fleets, seats, "")
    land = faults.by_seat("land", on_land if land is None else land, seats, "")
    with faults.noting():
        for seat, sea, number in read_units(fleets, chart.sea_names, "fleets"):
            if faults.expect(number > 0, "fleets", LEAST, at=chart.sea_names[sea], found=0, least=1):
                board.add_fleets(seat, sea, number)
    with faults.noting():
        for seat, island, number in read_units(land, chart.island_names, "land"):
            board.change_owner(island, seat)
            board.add_troops(seat, island, number)


def set_up_islands(state: CycladesState, faults: Faults, blessed: Names, buildings: Names, metropolises: Names) -> None:
    chart = state.board.chart
    counts = [split_at(faults, "blessed", word, SUPPLY_OF_MARKERS) for word in words(blessed)]
    places = faults.names("blessed", [name for name, _ in counts], chart.island_names)
    for island, (_, number) in zip(places, counts, strict=False):
        for _ in range(min(number, state.markers)):
            state.board.lay_marker(island)
            state.markers -= 1
    total = sum(number for _, number in counts)
    faults.expect(total <= SUPPLY_OF_MARKERS, "blessed", IN_ALL, found=total, most=SUPPLY_OF_MARKERS, rule="C1.7")
    built = [word.partition(":") for word in words(buildings)]
    slots = faults.names("buildings", [name for name, _, _ in built], slot_names(chart))
    for slot, (name, _, building) in zip(slots, built, strict=False):
        used = building.endswith(USED)
        type = faults.name("buildings", building.removesuffix(USED), BUILDINGS)
        fits = not used or type == TEMPLE
        faults.expect(fits, "buildings", ONLY_WITH, at=name, found=USED, given=BUILDINGS[TEMPLE], rule="C10.2")
        state.set_built(type, state.built(type) | bit(slot))
        state.used_temples |= bit(slot) if used else 0
    founded = words(metropolises)
    islands = faults.names("metropolises", [word.removesuffix(USED) for word in founded], chart.island_names)
    for island, word in zip(islands, founded, strict=False):
        state.metropolises |= bit(island)
        state.used_metropolises |= bit(island) if word.endswith(USED) else 0


def split_at(faults: Faults, field: str, word: str, most: int) -> tuple[str, int]:
    """A place and how many units are there, at least one: "C2*3"."""
    name, star, number = str(word).partition("*")
    return name, faults.number(field, number, 1, most) if star else 1


def set_up_purses(
    state: CycladesState,
    faults: Faults,
    gold: Sequence[Number] | None,
    priests: Sequence[Number] | None,
    philosophers: Sequence[Number] | None,
) -> None:
    def read(field: str, values: Sequence[Number] | None, most: int) -> list[int]:
        parts = faults.by_seat(field, values, state.players, 0) if values is not None else []
        return [faults.number(field, part, 0, most) for part in parts]

    in_purses = [int(state.gold[seat]) if state.plays(seat) else 0 for seat in range(state.players)]
    for seat, number in enumerate(read("gold", in_purses if gold is None else gold, MOST_GOLD)):
        state.gold[seat] = number
    state.priests = sum(number << 5 * seat for seat, number in enumerate(read("priests", priests, SUPPLY_OF_PRIESTS)))
    found = read("philosophers", philosophers, SUPPLY_OF_PHILOSOPHERS)
    state.philosophers = sum(number << 5 * seat for seat, number in enumerate(found))


# ---- gods, markers and turns


def set_up_gods(state: CycladesState, faults: Faults, rows: Names | None, open: Number | None, hidden: Names) -> None:
    """The rows as given; otherwise the god of the turn, then as many others as the players call for (C5)."""
    in_rows = state.phase >= IN_OFFERINGS
    most = len(GREAT_GODS)
    by_default = rows_open_for(state) if in_rows else 0
    state.rows_open = by_default if open is None else faults.number("open", open, 0, most)
    if rows is None:
        others = [god for god in GREAT_GODS if god != GOD_NAMES[state.god]]
        first = [GOD_NAMES[state.god]] if state.god != APOLLO else []
        rows = [*first, *others][: state.rows_open] if in_rows else []
    gods = faults.names("rows", words(rows), GREAT_GODS)
    state.rows, state.rows_shown = packed(gods), len(gods)
    state.hidden_gods = set_of(faults.names("hidden", words(hidden), GREAT_GODS))


def set_up_auction(
    state: CycladesState,
    faults: Faults,
    order: Names | None,
    laid: Number | None,
    offers: Names | None,
    apollo: Names | None,
    bidder: str,
) -> None:
    """The markers as given. Unless more is given, seats that have placed one come first in the turn order."""
    auction, acting = state.auction, state.phase == IN_ACTIONS
    everybody = [seat for seat in range(state.players) if state.plays(seat)]
    if state.players == 2:
        everybody *= MARKERS_FOR_TWO
    auction.open = open_gods(state) if state.phase >= IN_OFFERINGS else 0
    by_default = acting and offers is None and apollo is None
    if by_default and state.god != APOLLO:
        offers = [f"{GOD_NAMES[state.god]}:{state.turn}:1"]
    with faults.noting():
        read_offers(auction, offers or "", GREAT_GODS, seat_names(state))
    guests = read_seats(state, faults, "apollo", apollo or "")
    if by_default and state.plays(state.turn):
        guests = [*([state.turn] if state.god == APOLLO else []), *without(everybody, [state.turn])]
    auction.arrivals, auction.arrived = packed(guests), len(guests)
    placed = [*(int(auction.holder(god)) for god in range(APOLLO) if auction.holder(god) >= 0), *guests]
    if order is None and state.phase:
        markers = everybody
        if state.phase == IN_OFFERINGS:
            markers = [*placed, *without(everybody, placed)]
    else:
        markers = read_seats(state, faults, "order", order or "")
    auction.order, auction.markers = packed(markers), len(markers)
    in_hand = len(placed) + bool(bidder) if state.phase == IN_OFFERINGS else 0
    so_far = len(markers) if acting else in_hand
    auction.laid = so_far if laid is None else faults.number("laid", laid, 0, len(markers))


def without(seats: list[int], gone: list[int]) -> list[int]:
    """The seats that remain when each of those in `gone` is removed once."""
    left = list(seats)
    for seat in gone:
        if seat in left:
            left.remove(seat)
    return left


def read_seats(state: CycladesState, faults: Faults, field: str, seats: Names) -> list[int]:
    """Seats in order, some perhaps twice; no more than there are markers."""
    known = seat_names(state)
    found = [faults.name(field, seat, known) for seat in words(seats)]
    most = max(state.players, 2 * MARKERS_FOR_TWO)
    faults.expect(len(found) <= most, field, MOST, found=len(found), most=most)
    return found[:most]


def set_up_turn(state: CycladesState, faults: Faults, row: Number | None, back: Names | None) -> None:
    """The row as given, or that of the god; the returned markers as given, or those of all who acted before."""
    acting, auction = state.phase == IN_ACTIONS, state.auction
    gods = [god_in_row(state, one) for one in range(state.rows_shown)]
    by_default = 0
    if acting:
        by_default = gods.index(state.god) if state.god in gods else int(state.rows_open)
    last = state.rows_open + auction.markers
    state.row = by_default if row is None else faults.number("row", row, 0, int(last))
    returned = acted(state) if back is None and acting else read_seats(state, faults, "back", back or "")
    auction.returning, auction.returned = packed(returned), len(returned)


# ---- creatures, and what is under way


def set_up_creatures(
    state: CycladesState, faults: Faults, track: Names, discard: Names, figures: Names, kraken: str
) -> None:
    """The track, the discard pile and the figures; all other cards are in the deck."""
    chart = state.board.chart
    with faults.noting():
        state.track, state.filling = read_track(track, SPACES, CREATURE_NAMES, "track")
    state.discard = set_of(faults.names("discard", words(discard), CREATURE_NAMES))
    for word in words(figures):
        name, island, owner = ([*word.split(":"), "", ""])[:3]
        figure = faults.name("figures", name, CREATURE_NAMES) - FIRST_FIGURE
        place = faults.name("figures", island, chart.island_names)
        seat = faults.name("figures", owner.removesuffix(FRESH) or "0", seat_names(state))
        stays = 0 <= figure < FIGURES
        staying = either(CREATURE_NAMES[FIRST_FIGURE : FIRST_FIGURE + FIGURES])
        faults.expect(stays, "figures", EXACTLY, found=name, expected=staying, rule="C10.18")
        if stays and faults.expect(state.figure_island(figure) < 0, "figures", TWICE, name=name):
            state.figures |= (place | seat + 1 << 4) << 8 * figure
            state.fresh |= bit(figure) if owner.endswith(FRESH) else 0
    state.kraken = faults.name("kraken", kraken, chart.sea_names) if kraken else -1
    standing = [FIRST_FIGURE + figure for figure in range(FIGURES) if state.figure_island(figure) >= 0]
    shown = [card for space in range(SPACES) if (card := creature_at(state, space)) >= 0]
    where = {"track": shown, "discard": members(state.discard), "figures": standing}
    faults.once([(CREATURE_NAMES[card], field) for field, cards in where.items() for card in cards])
    state.deck = ALL_CREATURES & ~set_of([*shown, *standing, *where["discard"]])


def set_up_moves(state: CycladesState, faults: Faults, sailing: str, marching: str, fought: Names) -> None:
    chart = state.board.chart
    if sailing:
        name, state.group = split_at(faults, "sailing", sailing, UNITS)
        state.group_at = faults.name("sailing", name, chart.sea_names)
    if marching:
        name, state.marching = split_at(faults, "marching", marching, UNITS)
        state.march_from = faults.name("marching", name, chart.island_names)
    counts = [split_at(faults, "fought", word, UNITS) for word in words(fought)]
    places = faults.names("fought", [name for name, _ in counts], chart.sea_names)
    each = [sea for sea, (_, number) in zip(places, counts, strict=False) for _ in range(number)]
    faults.expect(len(each) <= UNITS, "fought", IN_ALL, found=len(each), most=UNITS)
    for sea in each[:UNITS]:
        state.fought = state.fought << 6 | sea + 1


def set_up_founding(state: CycladesState, faults: Faults, parts: list[str]) -> None:
    if parts:
        types = set_of(faults.names("founding", [part for part in parts if part != SITE], BUILDINGS))
        state.founding = (types & ALL_TYPES) | SITE_TO_CHOOSE

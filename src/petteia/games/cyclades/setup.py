"""Setting positions up by names, for tests and puzzles."""

from __future__ import annotations

from collections.abc import Sequence

from ...core.bits import bit, members, set_of
from ...core.refusal import NotationError
from ..aegean.notation import expect_once, read_battle, read_bidder, read_offers, read_track, read_units
from ..aegean.words import Names, find, find_set, packed, split_count, words
from .checks import check
from .events import slot_names
from .facts import APOLLO, BUILDINGS, MARKERS_FOR_TWO, SEAT_COUNTS
from .metropolises import ALL_TYPES, SITE_TO_CHOOSE
from .pantheon import open_gods, rows_open_for
from .positions import FRESH, OPTIONS, SITE, USED
from .questions import ACTIONS, NAMES, OFFERINGS, PHASES, REASONS, REBUILD_AS
from .state import CycladesState
from .tables import ALL_CREATURES, FIGURES, FIRST_FIGURE, SPACES
from .text import CREATURE_NAMES, GOD_NAMES
from .track import creature_at


def position(
    *,
    seats: int = 3,
    ask: str = "turn",
    cycle: int = 3,
    phase: str = "",
    out: Names = "",
    rows: Names | None = None,
    open: int | None = None,
    hidden: Names = "",
    order: Names | None = None,
    laid: int | None = None,
    bidder: str = "",
    lost: str = "",
    chosen: str = "",
    offers: Names | None = None,
    apollo: Names | None = None,
    back: Names = "",
    fleets: Sequence[str] | None = None,
    land: Sequence[str] | None = None,
    blessed: Names = "",
    buildings: Names = "",
    metropolises: Names = "",
    gold: Sequence[int] | None = None,
    priests: Sequence[int] | None = None,
    philosophers: Sequence[int] | None = None,
    track: Names = "- - -",
    discard: Names = "",
    figures: Names = "",
    kraken: str = "",
    turn: int = 0,
    god: str = "poseidon",
    row: int = 0,
    recruited: int = 0,
    power: str = "",
    borrowed: int = 0,
    sailing: str = "",
    steps: int = 0,
    moved: int = 0,
    fought: Names = "",
    marching: str = "",
    pushing: Names = "",
    founding: Names = "",
    target: str = "",
    saving: int = 0,
    battle: str = "",
    ended: str = "",
    winners: Names = "",
    **options: str,
) -> CycladesState:
    """A position set up by names; what is not said is empty, or as at the start.

    `fleets` and `land` have one text a seat, as "C2 G5*2" or "i1 i7*0": one unit where no number is given. Buildings
    are "i3.1:port", used temples "i3.1:temple!". In the action phase, unless more is said, the seat on turn has its
    god for an offer of 1 and all others are with Apollo.
    """
    if seats not in SEAT_COUNTS:
        raise NotationError(f"seats={seats}: expected one of {', '.join(str(count) for count in SEAT_COUNTS)}")
    if ask not in NAMES:
        raise NotationError(f"ask={ask}: expected one of {', '.join(NAMES)}")
    state = CycladesState(seats, None)
    set_up_options(state, options)
    state.cycle = cycle
    state.out = find_set(out, seat_names(state), "out")
    set_up_board(state, fleets, land)
    set_up_islands(state, blessed, buildings, metropolises)
    set_up_purses(state, gold, priests, philosophers)
    state.phase = phase_of(ask, phase)
    state.turn = find(str(turn), seat_names(state), "turn")
    state.god = find(god, GOD_NAMES, "god")
    set_up_gods(state, rows, open, hidden)
    set_up_auction(state, order, laid, offers, apollo, back)
    read_bidder(state.auction, ask, (bidder, lost, chosen), GOD_NAMES, seat_names(state))
    set_up_creatures(state, track, discard, figures, kraken)
    state.row = row
    state.recruited = recruited
    state.power = find(power, CREATURE_NAMES, "power") if power else -1
    state.borrowed = borrowed
    set_up_moves(state, sailing, marching)
    seas = state.board.chart.sea_names
    state.steps = steps
    state.moved = moved
    state.fought = find_set(fought, seas, "fought")
    state.pushing = find_set(pushing, seas, "pushing")
    set_up_founding(state, words(founding))
    state.asked = NAMES.index(ask)
    if target:
        places = slot_names(state.board.chart) if state.asked == REBUILD_AS else seas
        state.chosen = find(target, places, "target")
    state.saving = saving
    read_battle(state, battle)
    state.ended = find(ended, REASONS, "ended") if ended else 0
    state.winners = find_set(winners, seat_names(state), "winners")
    check(state)
    return state


def seat_names(state: CycladesState) -> tuple[str, ...]:
    return tuple(str(seat) for seat in range(state.players))


def set_up_options(state: CycladesState, options: dict[str, str]) -> None:
    known = {key: (values, field) for key, values, field in OPTIONS}
    for key, value in options.items():
        if key not in known:
            raise NotationError(f"{key!r} is no field of a position")
        values, field = known[key]
        setattr(state, field, find(value, values, key))


def phase_of(ask: str, phase: str) -> int:
    """The phase as given, or the one in which the question comes up."""
    if phase:
        return find(phase, PHASES, "phase")
    by_question = {"which_god": "offerings", "how_much": "offerings", "turn_order": "set_up", "god": "gods"}
    return PHASES.index(by_question.get(ask, "creatures" if ask == "creature" else "actions"))


def set_up_board(state: CycladesState, fleets: Sequence[str] | None, land: Sequence[str] | None) -> None:
    """Units and owners as given, or as at the start (C1.4)."""
    board, chart = state.board, state.board.chart
    if fleets is None or land is None:
        start = CycladesState(state.players, None)
        start.deploy()
        for seat in range(state.players):
            if fleets is None:
                for sea in range(chart.seas):
                    if start.board.seas_of(seat) >> sea & 1:
                        board.add_fleets(seat, sea, 1)
            if land is None:
                for island in range(chart.islands):
                    if start.board.islands_of(seat) >> island & 1:
                        board.change_owner(island, seat)
                        board.add_troops(seat, island, 1)
    for seat, sea, number in read_units(fleets or (), chart.sea_names, "fleets"):
        board.add_fleets(seat, sea, number)
    for seat, island, number in read_units(land or (), chart.island_names, "land"):
        board.change_owner(island, seat)
        board.add_troops(seat, island, number)


def set_up_islands(state: CycladesState, blessed: Names, buildings: Names, metropolises: Names) -> None:
    chart = state.board.chart
    for word in words(blessed):
        name, number = split_count(word, "blessed")
        for _ in range(number):
            state.board.lay_marker(find(name, chart.island_names, "blessed"))
            state.markers -= 1
    for word in words(buildings):
        name, _, building = word.partition(":")
        slot = find(name, slot_names(chart), "buildings")
        if state.all_built() >> slot & 1:
            raise NotationError(f"buildings: {name} stands twice")
        state.raise_building(0, find(building.rstrip(USED), BUILDINGS, "buildings"), slot)
        if building.endswith(USED):
            state.used_temples |= bit(slot)
    for word in words(metropolises):
        island = find(word.rstrip(USED), chart.island_names, "metropolises")
        state.metropolises |= bit(island)
        if word.endswith(USED):
            state.used_metropolises |= bit(island)


def set_up_purses(
    state: CycladesState,
    gold: Sequence[int] | None,
    priests: Sequence[int] | None,
    philosophers: Sequence[int] | None,
) -> None:
    for what, values in (("gold", gold), ("priests", priests), ("philosophers", philosophers)):
        if values is not None and len(values) != state.players:
            raise NotationError(f"{what}: expected {state.players} numbers, one for each seat")
    for seat in range(state.players):
        if gold is not None:
            state.gold[seat] = gold[seat]
        if priests is not None:
            state.priests += priests[seat] << 5 * seat
        if philosophers is not None:
            state.philosophers += philosophers[seat] << 5 * seat


def set_up_gods(state: CycladesState, rows: Names | None, open: int | None, hidden: Names) -> None:
    """The rows as given; else the god of the turn and then the others, as many as the players want (C5)."""
    in_rows = state.phase >= OFFERINGS
    state.rows_open = open if open is not None else rows_open_for(state) if in_rows else 0
    if rows is None:
        others = [god for god in range(APOLLO) if god != state.god]
        first = [state.god] if state.god != APOLLO else []
        names = [GOD_NAMES[god] for god in [*first, *others]][: state.rows_open] if in_rows else []
    else:
        names = words(rows)
    if len(set(names)) < len(names):
        raise NotationError("rows: a god stands twice")
    for row, name in enumerate(names):
        state.rows |= find(name, GOD_NAMES[:APOLLO], "rows") << 3 * row
    state.rows_shown = len(names)
    state.hidden_gods = find_set(hidden, GOD_NAMES[:APOLLO], "hidden")


def set_up_auction(
    state: CycladesState,
    order: Names | None,
    laid: int | None,
    offers: Names | None,
    apollo: Names | None,
    back: Names,
) -> None:
    auction = state.auction
    known = seat_names(state)
    everybody = [seat for seat in range(state.players) if state.plays(seat)]
    if state.players == 2:
        everybody *= MARKERS_FOR_TWO
    markers = everybody if order is None and state.phase else [find(w, known, "order") for w in words(order or "")]
    auction.order, auction.markers = packed(markers), len(markers)
    acting = state.phase == ACTIONS
    auction.laid = laid if laid is not None else len(markers) if acting else 0
    auction.open = open_gods(state) if state.phase >= OFFERINGS else 0
    by_default = acting and offers is None and apollo is None
    if by_default and state.god != APOLLO:
        offers = [f"{GOD_NAMES[state.god]}:{state.turn}:1"]
    read_offers(auction, offers or "", GOD_NAMES[:APOLLO], known)
    guests = [find(word, known, "apollo") for word in words(apollo or "")]
    if by_default:
        guests = [*([state.turn] if state.god == APOLLO else []), *everybody]
        guests.remove(state.turn)
    auction.arrivals, auction.arrived = packed(guests), len(guests)
    returned = [find(word, known, "back") for word in words(back)]
    auction.returning, auction.returned = packed(returned), len(returned)


def set_up_creatures(state: CycladesState, track: Names, discard: Names, figures: Names, kraken: str) -> None:
    """The track, the discard pile and the figures; all other cards are in the deck."""
    chart = state.board.chart
    state.track, state.filling = read_track(track, SPACES, CREATURE_NAMES, "track")
    state.discard = find_set(discard, CREATURE_NAMES, "discard")
    for word in words(figures):
        name, island, owner = ([*word.split(":"), "", ""])[:3]
        figure = find(name, CREATURE_NAMES, "figures") - FIRST_FIGURE
        if not 0 <= figure < FIGURES:
            raise NotationError(f"figures: {name} does not stay on an island")
        seat = find(owner.rstrip(FRESH) or "0", seat_names(state), "figures")
        state.figures |= (find(island, chart.island_names, "figures") | seat + 1 << 4) << 8 * figure
        if owner.endswith(FRESH):
            state.fresh |= bit(figure)
    state.kraken = find(kraken, chart.sea_names, "kraken") if kraken else -1
    standing = [FIRST_FIGURE + figure for figure in range(FIGURES) if state.figure_island(figure) >= 0]
    shown = [card for space in range(SPACES) if (card := creature_at(state, space)) >= 0]
    elsewhere = [*shown, *standing, *members(state.discard)]
    expect_once(elsewhere, CREATURE_NAMES)
    state.deck = ALL_CREATURES & ~set_of(elsewhere)


def set_up_moves(state: CycladesState, sailing: str, marching: str) -> None:
    chart = state.board.chart
    if sailing:
        name, state.group = split_count(sailing, "sailing")
        state.group_at = find(name, chart.sea_names, "sailing")
    if marching:
        name, state.marching = split_count(marching, "marching")
        state.march_from = find(name, chart.island_names, "marching")


def set_up_founding(state: CycladesState, parts: list[str]) -> None:
    if parts:
        types = find_set([part for part in parts if part != SITE], BUILDINGS, "founding")
        state.founding = (types & ALL_TYPES) | SITE_TO_CHOOSE

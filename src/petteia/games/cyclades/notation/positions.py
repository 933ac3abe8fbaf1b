"""Positions as one line of text."""

from __future__ import annotations

from typing import Final

from ....core.engine.bits import members
from ...aegean.notation.fields import bidding_fields, unit_fields, write_battle, write_rows, write_track
from ...aegean.notation.names import counted, listed, packed_seats, write_names
from ..facts import BUILDINGS
from ..rules.position import FIRST_VERSION, Position
from ..rules.questions import NAMES, PHASES, REASONS, REBUILD_AS
from ..rules.tables import FIGURES, FIRST_FIGURE, SPACES
from ..rules.turn.fleets import fought_seas
from ..words.events import slot_names
from ..words.text import CREATURE_NAMES, GOD_NAMES

USED: Final = "!"
FRESH: Final = "!"
SITE: Final = "site"

# the options of a table: key, values, the field of the position
OPTIONS: Final = (
    ("tie_break", ("gold", "metropolises"), "most_metropolises_first"),
    ("two_player_priests", ("total", "each"), "priests_each"),
    ("apollo_scope", ("any", "own"), "bless_own_only"),
    ("open_gold", ("no", "yes"), "gold_is_open"),
    ("offer_cap", ("payable", "gold"), "offer_within_gold"),
    ("giant_scope", ("any", "enemy"), "giant_spares_own"),
    ("sylph_groups", ("any", "one"), "breeze_for_one_group"),
    ("kraken_again", ("anywhere", "swims_on"), "kraken_swims_on"),
    ("minotaur", ("bonus", "casualty"), "minotaur_falls"),
    ("medusa_holds", ("everybody", "garrison"), "attackers_flee_medusa"),
    ("apollo_for_two", ("both", "last_resort"), "apollo_once"),
)
# options that the first version of the rules did not have
NEW_OPTIONS: Final = ("apollo_for_two",)


def options_of(version: int) -> tuple[tuple[str, tuple[str, ...], str], ...]:
    """The options of a version of the rules."""
    return tuple(row for row in OPTIONS if version != FIRST_VERSION or row[0] not in NEW_OPTIONS)


def option_fields(position: Position) -> dict[str, str]:
    """The options of the table. A new one is written only if it is not the default, so lines stay as they were."""
    chosen = {key: values[getattr(position, field)] for key, values, field in OPTIONS}
    defaults = {key: values[0] for key, values, _ in OPTIONS if key in NEW_OPTIONS}
    return {key: value for key, value in chosen.items() if value != defaults.get(key)}


def write_position(position: Position) -> str:
    """The position on one line: `cyclades/2`, with the version of the rules, then `key=value`, lists with commas, seats
    with slashes."""
    fields = {
        "seats": str(position.players),
        "ask": NAMES[position.asked],
        **option_fields(position),
        "cycle": str(position.cycle),
        "phase": PHASES[position.phase],
        **auction_fields(position),
        **board_fields(position),
        **creature_fields(position),
        **turn_fields(position),
        "battle": write_battle(position),
        "ended": REASONS[position.ended],
        "winners": listed(members(position.winners)),
    }
    return f"cyclades/{position.version} " + " ".join(f"{key}={value}" for key, value in fields.items())


def auction_fields(position: Position) -> dict[str, str]:
    auction = position.auction
    return {
        "out": listed(members(position.out)),
        "rows": write_rows(position, GOD_NAMES),
        "open": str(position.rows_open),
        "hidden": write_names(GOD_NAMES, position.hidden_gods),
        "order": packed_seats(auction.order, auction.markers),
        "laid": str(auction.laid),
        **bidding_fields(auction, GOD_NAMES),
        "apollo": packed_seats(auction.arrivals, auction.arrived),
        "back": packed_seats(auction.returning, auction.returned),
    }


def board_fields(position: Position) -> dict[str, str]:
    board = position.board
    islands = board.chart.island_names
    seats = range(position.players)
    slots = slot_names(board.chart)
    buildings = [
        f"{slots[slot]}:{BUILDINGS[position.type_at(slot)]}" + (USED if position.used_temples >> slot & 1 else "")
        for slot in members(position.all_built())
    ]
    metropolises = [
        islands[island] + (USED if position.used_metropolises >> island & 1 else "")
        for island in members(position.metropolises)
    ]
    return {
        **unit_fields(position, position.players),
        "blessed": listed(
            [counted(islands[island], board.laid_on(island)) for island in range(len(islands)) if board.laid_on(island)]
        ),
        "buildings": listed(buildings),
        "metropolises": listed(metropolises),
        "gold": "/".join(str(position.gold[seat]) for seat in seats),
        "priests": "/".join(str(position.priests_of(seat)) for seat in seats),
        "philosophers": "/".join(str(position.philosophers_of(seat)) for seat in seats),
    }


def creature_fields(position: Position) -> dict[str, str]:
    islands = position.board.chart.island_names
    figures = [
        f"{CREATURE_NAMES[FIRST_FIGURE + figure]}:{islands[position.figure_island(figure)]}:"
        f"{position.figure_owner(figure)}" + (FRESH if position.fresh >> figure & 1 else "")
        for figure in range(FIGURES)
        if position.figure_island(figure) >= 0
    ]
    return {
        "track": write_track(position.track, SPACES, position.filling, CREATURE_NAMES),
        "discard": write_names(CREATURE_NAMES, position.discard),
        "figures": listed(figures),
        "kraken": position.board.chart.sea_names[position.kraken] if position.kraken >= 0 else "",
    }


def turn_fields(position: Position) -> dict[str, str]:
    chart = position.board.chart
    types = [BUILDINGS[building] for building in range(len(BUILDINGS)) if position.founding >> building & 1]
    places = slot_names(chart) if position.asked == REBUILD_AS else chart.sea_names
    seas = fought_seas(position)
    return {
        "turn": str(position.turn),
        "god": GOD_NAMES[position.god],
        "row": str(position.row),
        "recruited": str(position.recruited),
        "power": CREATURE_NAMES[position.power] if position.power >= 0 else "",
        "borrowed": str(position.borrowed),
        "sailing": f"{chart.sea_names[position.group_at]}*{position.group}" if position.group_at >= 0 else "",
        "steps": str(position.steps),
        "moved": str(position.moved),
        "fought": listed([counted(name, seas.count(sea)) for sea, name in enumerate(chart.sea_names) if sea in seas]),
        "marching": f"{chart.island_names[position.march_from]}*{position.marching}"
        if position.march_from >= 0
        else "",
        "pushing": write_names(chart.sea_names, position.pushing),
        "founding": listed([*types, SITE]) if position.founding else "",
        "target": places[position.chosen] if position.chosen >= 0 else "",
        "saving": str(position.saving),
    }

"""The gods of a position: their rows, the offers to them, and whose turn it is."""

from __future__ import annotations

from ....core.contract.possible import Faults
from ...aegean.notation.fields import read_offers
from ...aegean.notation.names import Names, packed, words
from ...aegean.rules.pantheon import god_in_row
from ...aegean.rules.questions import IN_SET_UP
from ..facts import APOLLO, POSEIDON
from ..rules.cycle.pantheon import open_gods, rows_open
from ..rules.questions import IN_ACTIONS, IN_OFFERINGS, OVER
from ..rules.state import LegendaryState
from ..rules.tables import GOD_NAMES
from .numbers import faction_names


def set_up_gods(state: LegendaryState, god: str, rows: Names | None, faults: Faults) -> None:
    """The god of the turn, and the rows as given; otherwise that god, or Poseidon, first and then the others."""
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
    """Offers for every faction, each to a different god; the active faction is with the god of the turn."""
    in_rows = [god_in_row(state, row) for row in range(rows_open(state))]
    acting = state.god if state.phase == IN_ACTIONS and state.asked != OVER else in_rows[0]
    gods = [acting, *(god for god in [*in_rows, APOLLO] if god != acting)]
    factions = [state.turn, *(faction for faction in range(state.factions) if faction != state.turn)]
    return [
        f"{GOD_NAMES[god]}:{faction}:{0 if god == APOLLO else 1}" for god, faction in zip(gods, factions, strict=False)
    ]


def set_up_turn(state: LegendaryState, row_is_said: bool, back: Names | None, faults: Faults) -> None:
    """The row of the god, and the markers of those who have acted, unless given."""
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

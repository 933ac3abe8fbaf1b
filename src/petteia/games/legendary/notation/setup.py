"""Setting positions up by names, for tests and puzzles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ....core.contract.flaws import NO_FIELD
from ....core.contract.possible import Faults
from ....core.engine.bits import bit
from ...aegean.notation.fields import read_battle, read_bidder
from ...aegean.notation.names import Names
from ...aegean.rules.questions import IN_SET_UP
from ..facts import BONUSES, BUILDINGS, SEAT_COUNTS, SPHINX_CARDS, SUPPLY_OF_MERCENARIES, TROOPS_TO_DEPLOY, UNITS
from ..rules.map.tiles import TILES
from ..rules.position import BY_SEA, FIRST_VERSION, NEWEST_VERSION
from ..rules.questions import IN_ACTIONS, IN_DEPLOYMENT, IN_OFFERINGS, IN_START, IN_UPKEEP, NAMES, PHASES, REASONS, TURN
from ..rules.realm import NO_FACTION
from ..rules.state import LegendaryState
from ..rules.tables import CREATURE_NAMES, GOD_NAMES
from ..rules.turn.favours import drop_impossible_duties
from ..words.text import FACTION_NAMES
from .checks import check
from .numbers import PAIR, UNBOUNDED, Numbers, faction_names, packed_pairs, set_up_set
from .options import set_options, set_up_table
from .positions import FACTIONS, NUMBERS, WAYS, options_of, target_names
from .setup_board import set_up_board, set_up_map, set_up_purses, set_up_sites
from .setup_cards import set_up_creatures, set_up_heroes
from .setup_gods import set_up_auction, set_up_gods, set_up_turn
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

# numbers that a position line writes as they are, with the highest that the rules allow
HIGHEST: Final = {
    **dict.fromkeys(("built", "looked", "engaged", "borrowed", "passing", "hunting"), 1),
    **dict.fromkeys(("losing", "each", "placing"), PAIR),
    **dict.fromkeys(("hired", "settling"), SUPPLY_OF_MERCENARIES),
    "cycle": UNBOUNDED,
    "laid": TILES,
    "deploying": 2 * len(FACTION_NAMES),
    "claimed": 2,
    "stationed": TROOPS_TO_DEPLOY,
    "row": len(GOD_NAMES) - 1,
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
    """A position set up by names; whatever is not given is empty.

    `fleets` and `land` have one text for each faction, such as "IosA DelosB*2" or "Ios1 Delos2*0": one unit if no
    number is given; without `land`, each faction has the first land of a tile. Buildings are "Ios3.1:port",
    metropolises "Ios3.1:two_troops", used ones end with "!"; heroes are "ajax:Ios3:0", figures "kraken:IosA:1". In the
    action phase, unless more is given, every faction is with a god for the lowest offer, the active one with `god`.
    All other fields are numbers as in a position line, and the options of the table.
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
        faults.refuse()  # without a map, nothing on it has a name
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

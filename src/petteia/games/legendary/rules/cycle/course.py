"""The course of the game: set-up, phases of a cycle, turns, and the end (L2, L3, L6, L11)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from .....core.engine.bits import bit, lowest, size
from ....aegean.rules.course import collect_income, lay_marker, return_marker, with_most
from ....aegean.rules.pantheon import god_in_row
from ....aegean.rules.questions import BY_GOLD, BY_METROPOLISES, NOTHING, SHARED
from ....aegean.rules.table import NO_CREATURE, NO_PLACE
from ....aegean.words.telling import CYCLE_BEGUN, TURN_BEGUN
from ...facts import APOLLO, TILES_A_FACTION
from ...words.telling import TILE_LAID
from ..map.archipelago import TURNS, Archipelago, Place, shape_places
from ..map.tiles import TILES
from ..position import BY_SEA, Position
from ..powers.power import BY_CREATURE, end_power
from ..questions import (
    BLESS_LAND,
    BLESS_SEA,
    IN_ACTIONS,
    IN_DEPLOYMENT,
    IN_OFFERINGS,
    IN_START,
    IN_UPKEEP,
    MARCH_WHERE,
    SAIL_WHERE,
    TILE,
    TURN,
    TURN_ORDER,
    WHICH_GOD,
)
from ..realm import NO_FACTION
from ..tables import ALL_TILES, GREAT_GODS, TURNS_OF_TILE
from ..turn.battles import go_on_fighting
from ..turn.bonuses import go_on_with_bonus
from ..turn.favours import drop_impossible_duties, lands_to_bless, receive_gold, seas_to_bless
from ..turn.figures import go_on_entering
from ..turn.metropolises import go_on_founding, metropolis_due
from .deployment import begin_deploying, go_on_deploying, is_deployed
from .offerings import find_out, pay_offerings
from .pantheon import ask_for_god, faction_in_row, open_gods, rows_open, turn_rows
from .track import fill_heroes, fill_track, open_tracks, refresh_heroes, refresh_track
from .upkeep import ask_for_upkeep, begin_upkeep


def go_on(position: Position) -> None:
    """Find the next question: unfinished business comes first, then the next step of the phase."""
    while position.asked == NOTHING:
        if position.battle.place >= 0:
            go_on_fighting(position)
        elif position.owed_to >= 0:
            go_on_with_bonus(position)
        elif position.phase == IN_ACTIONS:
            go_on_acting(position)
        elif position.phase == IN_OFFERINGS:
            go_on_offering(position)
        elif position.phase == IN_START:
            go_on_starting(position)
        elif position.phase == IN_UPKEEP:
            go_on_keeping(position)
        elif position.phase == IN_DEPLOYMENT:
            if is_deployed(position):
                begin_cycle(position)
            else:
                go_on_deploying(position)
        else:
            go_on_setting_up(position)


# ---- set-up


def tiles_of_map(position: Position) -> i64:
    """Two tiles for each faction, but no more than there are (L2.4)."""
    wanted: i64 = TILES_A_FACTION * position.factions
    return wanted if wanted < TILES else i64(TILES)


def go_on_setting_up(position: Position) -> None:
    """Set up the map, the gods, creatures and heroes, and the turn order (L2)."""
    if position.map.islands == 0:
        if position.laid < tiles_of_map(position):
            position.asked = TILE
        else:
            position.lay_map(laid_map(position))
    elif position.rows_shown < GREAT_GODS:
        ask_for_god(position)
        if position.rows_shown == GREAT_GODS:
            open_tracks(position)
    elif position.filling:
        fill_track(position)
    elif position.presenting:
        fill_heroes(position)
    elif position.auction.markers < position.factions:
        lay_next_marker(position)
    else:
        position.phase = IN_DEPLOYMENT
        if not is_deployed(position):
            begin_deploying(position)


def tiles_to_lay(position: Position) -> i64:
    """The tiles that are not laid yet, each in every rotation."""
    left: i64 = ALL_TILES
    for place in range(position.laid):
        left &= ~(TURNS_OF_TILE * bit(TURNS * (tile_at(position, place) // TURNS)))
    return left


def tile_at(position: Position, place: i64) -> i64:
    """The tile that was laid as number `place`: six times the tile, plus its rotation."""
    return (position.laying >> (6 * place)) & 63


def lay_tile(position: Position, tile: i64) -> None:
    position.tell(TILE_LAID, tile // TURNS, position.laid, tile % TURNS, 0)
    position.laying |= tile << (6 * position.laid)
    position.laid += 1


def laid_map(position: Position) -> Archipelago:
    """The map made of the tiles that chance has laid."""
    places: list[Place] = []
    for number, (column, row) in enumerate(shape_places(position.shape())):
        tile: i64 = tile_at(position, number)
        places.append(Place(column, row, tile // TURNS, tile % TURNS))
    return Archipelago(position.side, places)


def factions_to_lay(position: Position) -> i64:
    """The factions whose marker is not in the turn order yet (L2.6)."""
    left: i64 = bit(position.factions) - 1
    for place in range(position.auction.markers):
        left &= ~bit(position.auction.marker(place))
    return left


def lay_next_marker(position: Position) -> None:
    left: i64 = factions_to_lay(position)
    if size(left) == 1:
        lay_marker(position, lowest(left))
    else:
        position.asked = TURN_ORDER


# ---- phases


def begin_cycle(position: Position) -> None:
    """Begin a cycle: which temples have been used, which heroes are new and who was found out is forgotten. The first
    cycle skips the start phase (L3.1)."""
    position.cycle += 1
    position.phase = IN_START
    position.used = 0
    position.used_shelters = 0
    position.fresh = 0
    position.caught = 0
    clear_turn(position)
    position.tell(CYCLE_BEGUN, position.cycle, 0, 0, 0)
    if position.cycle > 1:
        turn_rows(position)
        refresh_heroes(position)
        refresh_track(position)


def go_on_starting(position: Position) -> None:
    """Refill heroes, then creatures; then come income and the offerings (L3.2 to L3.6)."""
    if position.presenting:
        fill_heroes(position)
    elif position.filling:
        fill_track(position)
    else:
        collect_income(position, position.factions)
        position.phase = IN_OFFERINGS
        position.auction.begin(open_gods(position))


def go_on_offering(position: Position) -> None:
    """Have the next marker placed; after the last, all pay and upkeep begins (L4.7, L5.4). If somebody cannot pay, all
    make their offers again (L4.8)."""
    if position.auction.bidder >= 0:
        position.asked = WHICH_GOD
    elif find_out(position):
        position.auction.begin(open_gods(position))
    else:
        pay_offerings(position)
        position.phase = IN_UPKEEP
        begin_upkeep(position)


def go_on_keeping(position: Position) -> None:
    """Go on with what a figure does where it is placed, then with the next figure, then with the first turn."""
    if position.pushing or position.hunting:
        go_on_entering(position)
    elif not ask_for_upkeep(position):
        position.phase = IN_ACTIONS
        position.row = -1
        next_turn(position)


def go_on_acting(position: Position) -> None:
    """Go on within a turn: build a metropolis at once; then finish moves and creatures; then go on with the turn."""
    if metropolis_due(position):
        go_on_founding(position)
    elif position.passing:
        position.asked = SAIL_WHERE if position.way == BY_SEA else MARCH_WHERE
    elif position.power != NO_CREATURE:
        BY_CREATURE[position.power].go_on(position)
    elif position.borrowed:
        end_power(position)
    elif position.god == APOLLO:
        go_on_blessing(position)
    else:
        drop_impossible_duties(position)
        position.asked = TURN


# ---- turns


def next_turn(position: Position) -> None:
    """Begin the turn of the next god, from the first row down, Apollo last (L6.1). A faction that fell has no turn."""
    clear_turn_of(position)
    position.row += 1
    while position.row <= rows_open(position):
        faction: i64 = faction_in_row(position, position.row)
        if position.plays(faction):
            begin_turn(position, faction)
            return
        position.auction.give_back(faction)
        position.row += 1
    end_cycle(position)


def begin_turn(position: Position, faction: i64) -> None:
    position.turn = faction
    position.begun = 1.0
    position.god = god_in_row(position, position.row) if position.row < rows_open(position) else i64(APOLLO)
    position.tell(TURN_BEGUN, faction, position.god, 0, 0)
    if position.god == APOLLO:
        receive_gold(position)


def go_on_blessing(position: Position) -> None:
    """Ask for Apollo's cornucopia on a land, then for the one on a sea; then the turn is over (L7.7)."""
    if position.built == 0 and lands_to_bless(position):
        position.asked = BLESS_LAND
    elif position.recruited == 0 and seas_to_bless(position):
        position.asked = BLESS_SEA
    else:
        end_turn(position)


def end_turn(position: Position) -> None:
    """Return the marker to the last free place of the turn order (L6.3), and begin the next turn."""
    return_marker(position)
    next_turn(position)


def clear_turn_of(position: Position) -> None:
    """Reset the turn, so that nothing of it is left for the next."""
    position.built = 0
    position.recruited = 0
    position.mobilised = 0
    position.looked = 0
    position.engaged = 0
    position.plan = NO_PLACE


def clear_turn(position: Position) -> None:
    """Reset the turn: nothing is left to tell one turn from another, so that equal positions are equal."""
    clear_turn_of(position)
    position.turn = 0
    position.god = 0
    position.row = 0


# ---- the end


def end_cycle(position: Position) -> None:
    """End the cycle when all markers are back: is the game over? (L11.1)"""
    clear_turn(position)
    position.asked = NOTHING
    over: bool = position.out != 0
    for faction in range(position.teams):
        if position.metropolises_of_team(faction) >= position.goal:
            over = True
    if over:
        decide(position)
    else:
        position.auction.renew_order()
        begin_cycle(position)


def decide(position: Position) -> None:
    """Decide who wins: the most metropolises, then the most gold; if still tied, they share (L11.2)."""
    teams: i64 = 0
    for team in range(position.teams):
        partner: i64 = position.partner_of(team)
        if position.plays(team) or (partner != NO_FACTION and position.plays(partner)):
            teams |= bit(team)
    leaders: i64 = with_most(teams, vec[i64]([position.metropolises_of_team(team) for team in range(position.teams)]))
    if size(leaders) == 1:
        position.end(BY_METROPOLISES, seats_of(position, leaders))
        return
    richest: i64 = with_most(leaders, vec[i64]([position.gold_of(team) for team in range(position.teams)]))
    position.end(BY_GOLD if size(richest) == 1 else SHARED, seats_of(position, richest))


def seats_of(position: Position, teams: i64) -> i64:
    """The set of seats that play for these teams."""
    found: i64 = 0
    for faction in range(position.factions):
        if teams & bit(position.team_of(faction)):
            found |= bit(position.seat_of(faction))
    return found

"""Whether a position that somebody set up is possible: pieces that exist, each in one place, and markers in order.

Whether its question can come up there is checked in `occasions`.
"""

from __future__ import annotations

from ....core.contract.flaws import (
    ALSO_IN,
    EXACTLY,
    EXACTLY_WITH,
    FILLED,
    IN_ALL,
    LACKING,
    LEFT_BEHIND,
    MOST,
    MOST_WITH,
    NO_LAND,
    NO_UNITS,
    NONE_WITH,
    NOT_IN,
    NOT_WON,
    NOTHING,
    ONLY_WITH,
    OUT,
    UNOWNED,
    WON,
    either,
)
from ....core.contract.possible import Faults
from ....core.engine.bits import members, size
from ...aegean.notation.fields import TO_BE_FILLED
from ...aegean.notation.names import listed, packed_seats, write_names
from ...aegean.rules.auction import NO_GOD, times
from ...aegean.rules.pantheon import god_in_row
from ...aegean.rules.questions import IN_SET_UP
from ..facts import (
    APOLLO,
    BUILDINGS,
    MINOTAUR,
    MOST_OFFERED,
    PHILOSOPHERS_NEEDED,
    POLYPHEMUS,
    SUPPLY_OF_BUILDINGS,
    SUPPLY_OF_METROPOLISES,
    SUPPLY_OF_PHILOSOPHERS,
    SUPPLY_OF_PRIESTS,
    UNITS,
)
from ..rules.cycle.course import decide, markers_of, seats_in
from ..rules.cycle.offerings import payment_due
from ..rules.cycle.pantheon import gods_shown, hidden_before, rows_open_for
from ..rules.cycle.track import creature_at
from ..rules.questions import BY_LAST_CITY, CREATURE, IN_ACTIONS, IN_GODS, IN_OFFERINGS, NAMES, OVER, PHASES, REASONS
from ..rules.state import CycladesState
from ..rules.tables import FIGURES, FIRST_FIGURE, MAP_SLOTS, MOST_RECRUITS, SPACES
from ..rules.turn.metropolises import has_all_types
from ..words.events import slot_names
from ..words.text import CREATURE_NAMES, GOD_NAMES
from .occasions import check_occasion
from .positions import FRESH, USED


def check(state: CycladesState) -> None:
    """Refuse an impossible position, with everything that is wrong with it."""
    faults = Faults()
    check_seats(state, faults)
    check_seas(state, faults)
    check_figures(state, faults)
    check_buildings(state, faults)
    check_supplies(state, faults)
    check_track(state, faults)
    check_gods(state, faults)
    check_order(state, faults)
    check_offerings(state, faults)
    check_turn(state, faults)
    faults.refuse()  # from here on, the rules are asked
    check_sets(state, faults)
    check_end(state, faults)
    check_occasion(state, faults)
    faults.refuse()
    faults.answerable(state)
    faults.refuse()


# ---- the board


def check_seats(state: CycladesState, faults: Faults) -> None:
    """Everybody has the units that exist, and is in the game as long as he has an island."""
    board, battle = state.board, state.battle
    for seat in range(state.players):
        fighting = battle.attackers if battle.place >= 0 and battle.attacker == seat else 0
        fleets = board.fleets_of(seat) + (0 if battle.on_land else fighting)
        troops = board.troops_of(seat) + (fighting if battle.on_land else 0)
        faults.expect(fleets <= UNITS, "fleets", MOST, found=fleets, most=UNITS, seat=seat, rule="C1.2")
        faults.expect(troops <= UNITS, "land", MOST, found=troops, most=UNITS, seat=seat, rule="C1.2")
        if state.plays(seat):
            faults.expect(board.islands_of(seat) != 0, "land", NO_LAND, seat=seat, rule="C9.23")
        else:
            has = board.islands_of(seat) or board.fleets_of(seat) or state.gold[seat]
            faults.expect(has == 0, "out", LEFT_BEHIND, seat=seat, rule="C9.23")


def check_seas(state: CycladesState, faults: Faults) -> None:
    """No fleet is where none may be (C10.17, C10.23)."""
    board, names = state.board, state.board.chart.sea_names
    if state.kraken >= 0 and board.fleets_at(state.kraken):
        faults.add("fleets", NONE_WITH, found=names[state.kraken], given=f"kraken={names[state.kraken]}", rule="C10.17")
    island = state.figure_island(POLYPHEMUS)
    if island >= 0:
        beside = board.occupied() & board.chart.around[island] & ~state.pushing
        given = f"{CREATURE_NAMES[FIRST_FIGURE + POLYPHEMUS]}:{board.chart.island_names[island]}"
        faults.expect(beside == 0, "fleets", NONE_WITH, found=write_names(names, beside), given=given, rule="C10.23")


def check_figures(state: CycladesState, faults: Faults) -> None:
    """An island has one figure at most, of a seat still in the game; older ones leave when its turn begins."""
    names = state.board.chart.island_names
    standing = [figure for figure in range(FIGURES) if state.figure_island(figure) >= 0]
    islands = [state.figure_island(figure) for figure in standing]
    for figure, island in zip(standing, islands, strict=True):
        name, owner = CREATURE_NAMES[FIRST_FIGURE + figure], state.figure_owner(figure)
        fresh = state.fresh >> figure & 1
        there = islands.count(island)
        faults.expect(there == 1, "figures", MOST, at=names[island], found=there, most=1, rule="C10.19")
        faults.expect(state.plays(owner), "figures", OUT, at=name, seat=owner, rule="C9.23")
        old = f"{name}:{names[island]}:{owner}"
        if state.phase != IN_ACTIONS:
            acting = f"phase={PHASES[IN_ACTIONS]}"
            faults.expect(fresh == 0, "figures", ONLY_WITH, found=old + FRESH, given=acting, rule="C12.7")
        elif owner == state.turn and state.asked != OVER:
            given, right = f"turn={owner}", either((old + FRESH, NOTHING))
            faults.expect(fresh == 1, "figures", EXACTLY_WITH, found=old, given=given, expected=right, rule="C8.5")
    lair = state.figure_island(MINOTAUR)
    if lair >= 0 and state.board.troops_on(lair) == 0:
        minotaur = CREATURE_NAMES[FIRST_FIGURE + MINOTAUR]
        faults.add("figures", NO_UNITS, at=minotaur, place=names[lair], rule="C10.20")


def check_buildings(state: CycladesState, faults: Faults) -> None:
    """Buildings are in slots of islands that somebody owns, and not under metropolises (C2.6, C9.6)."""
    chart, owned, built = state.board.chart, state.board.owned(), state.all_built()
    places = slot_names(chart)
    there = MAP_SLOTS[state.map]
    nowhere, given = write_names(places, built & ~there), f"seats={state.players}"
    faults.expect(not nowhere, "buildings", NONE_WITH, found=nowhere, given=given, rule="C2.6")
    under = write_names(places, built & state.covered())
    founded = write_names(chart.island_names, state.metropolises)
    faults.expect(not under, "buildings", NONE_WITH, found=under, given=f"metropolises={founded}", rule="C9.7")
    neutral = write_names(places, built & there & ~state.slots_of(owned))
    faults.expect(not neutral, "buildings", UNOWNED, name=neutral, rule="C2.3")
    neutral = write_names(chart.island_names, state.metropolises & ~owned)
    faults.expect(not neutral, "metropolises", UNOWNED, name=neutral, rule="C2.3")
    if state.phase != IN_ACTIONS:
        used = state.used_temples | state.used_metropolises
        acting = f"phase={PHASES[IN_ACTIONS]}"
        faults.expect(used == 0, "buildings", ONLY_WITH, found=USED, given=acting, rule="C10.2")


def check_supplies(state: CycladesState, faults: Faults) -> None:
    """There are no more pieces than in the box (C1.7)."""
    seats = range(state.players)
    for type, name in enumerate(BUILDINGS):
        number, most = size(state.built(type)), SUPPLY_OF_BUILDINGS
        faults.expect(number <= most, "buildings", IN_ALL, at=name, found=number, most=most, rule="C1.7")
    numbers = {
        "metropolises": (size(state.metropolises), SUPPLY_OF_METROPOLISES),
        "priests": (sum(state.priests_of(seat) for seat in seats), SUPPLY_OF_PRIESTS),
        "philosophers": (sum(state.philosophers_of(seat) for seat in seats), SUPPLY_OF_PHILOSOPHERS),
    }
    for field, (number, most) in numbers.items():
        faults.expect(number <= most, field, IN_ALL, found=number, most=most, rule="C1.7")
    for seat in seats:
        number, most = state.philosophers_of(seat), PHILOSOPHERS_NEEDED - 1
        faults.expect(number <= most, "philosophers", MOST, found=number, most=most, seat=seat, rule="C11.3")


def check_sets(state: CycladesState, faults: Faults) -> None:
    """Nobody keeps all four types of buildings, except while giving them up (C11.1)."""
    for seat in range(state.players):
        giving = state.asked == OVER or (state.founding and seat == state.turn)
        if not giving and has_all_types(state, seat):
            types = ",".join(BUILDINGS)
            faults.add("buildings", MOST, found=types, most=len(BUILDINGS) - 1, seat=seat, rule="C11.1")


# ---- creatures and gods


def check_track(state: CycladesState, faults: Faults) -> None:
    """A space is filled, waiting to be filled or empty; in the first cycles there are fewer cards (C4.3)."""
    for space in range(SPACES):
        if creature_at(state, space) >= 0 or state.filling >> space & 1:
            early = f"cycle={state.cycle}"
            faults.expect(space < state.cycle, "track", FILLED, at=f"{space + 1}", given=early, rule="C4.3")
    asked, drawing = state.asked == CREATURE, f"ask={NAMES[CREATURE]}"
    if asked and not state.filling:
        faults.add("track", LACKING, names=TO_BE_FILLED, given=drawing)
    if not asked and state.filling:
        faults.add("track", ONLY_WITH, found=TO_BE_FILLED, given=drawing)
    if asked and state.phase == IN_ACTIONS:
        number = size(state.filling)
        faults.expect(number == 1, "track", EXACTLY, at=TO_BE_FILLED, found=number, expected=1, rule="C9.9")


def check_gods(state: CycladesState, faults: Faults) -> None:
    """As many rows are open, and gods face down, as the number of players calls for; the latter come first (C5)."""
    shown, opened, hidden = state.rows_shown, state.rows_open, state.hidden_gods
    phase = f"phase={PHASES[state.phase]}"
    if state.phase < IN_GODS:
        faults.expect(opened == shown == 0, "rows", NONE_WITH, found=max(shown, opened), given=phase)
        return
    least = most = rows_open_for(state)
    if state.phase == IN_ACTIONS and state.out:
        most = max(least, state.players - 1)  # a seat that fell in this cycle was still in when it began (C9.23)
    seats, right = f"seats={state.players}", either(range(least, most + 1))
    faults.expect(least <= opened <= most, "open", EXACTLY_WITH, found=opened, given=seats, expected=right)
    if state.phase == IN_GODS:
        faults.expect(shown < opened, "rows", MOST_WITH, found=shown, given=phase, most=opened - 1)
        in_order = hidden & ~gods_shown(state) == 0 or gods_shown(state) & ~hidden == 0
        others = write_names(GOD_NAMES, gods_shown(state) & ~hidden)
        first = write_names(GOD_NAMES, hidden & ~gods_shown(state))
        faults.expect(in_order, "rows", EXACTLY, found=others, expected=first, rule="C5.3")
    else:
        faults.expect(shown == opened, "rows", EXACTLY_WITH, found=shown, given=f"open={opened}", expected=opened)
        open_too = write_names(GOD_NAMES, hidden & gods_shown(state))
        faults.expect(not open_too, "hidden", ALSO_IN, name=open_too, place="rows")
    number, fitting = size(hidden), (0, hidden_before(opened))
    faults.expect(
        number in fitting, "hidden", EXACTLY_WITH, found=number, given=f"open={opened}", expected=either(fitting)
    )


# ---- the auction


def check_order(state: CycladesState, faults: Faults) -> None:
    """Every player still in the game has his markers in the turn order (C1.6, C12.1)."""
    auction, most = state.auction, markers_of(state)
    for seat in range(state.players):
        number = times(auction.order, auction.markers, seat)
        before = state.phase == IN_SET_UP or (not state.plays(seat) and state.phase == IN_ACTIONS)
        least = 0 if before or not state.plays(seat) else most
        allowed = most if before else least
        if least == allowed:
            faults.expect(number == allowed, "order", EXACTLY, found=number, expected=allowed, seat=seat, rule="C1.6")
        else:
            faults.expect(number <= allowed, "order", MOST, found=number, most=allowed, seat=seat, rule="C1.6")
    laid, phase = int(auction.laid), f"phase={PHASES[state.phase]}"
    if state.phase < IN_OFFERINGS:
        faults.expect(laid == 0, "laid", EXACTLY_WITH, found=laid, given=phase, expected=0)
    elif state.phase == IN_ACTIONS:
        every = int(auction.markers)
        faults.expect(laid == every, "laid", EXACTLY_WITH, found=laid, given=phase, expected=every)
    else:
        faults.number("laid", laid, 1, int(auction.markers))


def check_offerings(state: CycladesState, faults: Faults) -> None:
    """Each marker that has been placed is with a god, and offers can be paid for (C7)."""
    auction = state.auction
    for god in range(APOLLO):
        holder, offer, name = auction.holder(god), auction.offer(god), GOD_NAMES[god]
        if holder >= 0:
            faults.expect(auction.open >> god & 1 == 1, "offers", NOT_IN, name=name, place="rows", rule="C7.1")
            faults.number("offers", offer, 1, MOST_OFFERED, at=name, rule="C7.2")
    for seat in range(state.players):
        placed = auction.offerings_of(seat, NO_GOD) + times(auction.arrivals, auction.arrived, seat)
        laid = times(auction.order, auction.laid, seat) if state.plays(seat) and state.phase >= IN_OFFERINGS else 0
        laid -= auction.bidder == seat
        faults.expect(placed == laid, "offers", EXACTLY, at="apollo", found=placed, expected=laid, seat=seat)
        if state.phase == IN_OFFERINGS:
            due, gold = payment_due(state, seat, NO_GOD), state.gold[seat]
            if state.offer_within_gold:
                due = auction.offered_by(seat, NO_GOD)
            given = f"gold={gold}"
            faults.expect(due <= gold, "offers", MOST_WITH, found=due, given=given, most=gold, seat=seat, rule="C7.7")
    if state.phase == IN_OFFERINGS and 1 <= auction.laid <= auction.markers:
        check_bidder(state, faults)


def check_bidder(state: CycladesState, faults: Faults) -> None:
    """The marker to place is the next in order, or was just displaced (C7.1, C7.3)."""
    auction = state.auction
    if auction.lost < 0:
        bidder, following = int(auction.bidder), int(auction.marker(auction.laid - 1))
        given = f"laid={auction.laid}"
        faults.expect(
            bidder == following, "bidder", EXACTLY_WITH, found=bidder, given=given, expected=following, rule="C7.1"
        )
    else:
        name = GOD_NAMES[auction.lost]
        faults.expect(auction.holder(auction.lost) >= 0, "lost", NOT_IN, name=name, place="offers", rule="C7.3")
        faults.expect(auction.chosen != auction.lost, "chosen", ALSO_IN, name=name, place="lost", rule="C7.3")
    if auction.chosen >= 0:
        fits = auction.open >> auction.chosen & 1 == 1 and auction.chosen != APOLLO
        faults.expect(fits, "chosen", NOT_IN, name=GOD_NAMES[auction.chosen], place="rows", rule="C7.1")


# ---- the turn


def acted(state: CycladesState) -> list[int]:
    """The seats whose turns of this cycle are over, the last one first: the order of their returned markers (C8.4)."""
    auction = state.auction
    gods = [god_in_row(state, row) for row in range(min(state.row, state.rows_open))]
    seats = [int(auction.holder(god)) for god in gods if auction.holder(god) >= 0]
    return [*seats, *(int(auction.arrival(guest)) for guest in range(state.row - state.rows_open))][::-1]


def check_turn(state: CycladesState, faults: Faults) -> None:
    """The seat on turn has the god of its row, and the seats before it have their markers back (C8.1, C8.4)."""
    auction = state.auction
    back = packed_seats(auction.returning, auction.returned)
    god_name = GOD_NAMES[state.god]
    if state.phase != IN_ACTIONS:
        phase = f"phase={PHASES[state.phase]}"
        faults.expect(state.god == 0, "god", EXACTLY_WITH, found=god_name, given=phase, expected=GOD_NAMES[0])
        for field, value in {"turn": state.turn, "row": state.row, "recruited": state.recruited}.items():
            faults.expect(value == 0, field, EXACTLY_WITH, found=value, given=phase, expected=0)
        faults.expect(not back, "back", NONE_WITH, found=back, given=phase)
    most, recruited, given = MOST_RECRUITS[state.god], int(state.recruited), f"god={god_name}"
    faults.expect(recruited <= most, "recruited", MOST_WITH, found=recruited, given=given, most=most)
    if state.phase != IN_ACTIONS or state.asked == OVER:
        return
    faults.expect(state.plays(state.turn), "turn", OUT, seat=state.turn)
    guest = state.row - state.rows_open
    god = god_in_row(state, state.row) if guest < 0 else APOLLO
    holder = auction.holder(god) if guest < 0 else auction.arrival(guest) if guest < auction.arrived else -1
    row = f"row={state.row}"
    faults.expect(
        state.god == god, "god", EXACTLY_WITH, found=god_name, given=row, expected=GOD_NAMES[god], rule="C8.1"
    )
    due = int(holder) if holder >= 0 else NOTHING
    faults.expect(state.turn == holder, "turn", EXACTLY_WITH, found=state.turn, given=row, expected=due, rule="C8.1")
    order = listed(acted(state))
    found, right = back or NOTHING, order or NOTHING
    faults.expect(back == order, "back", EXACTLY_WITH, found=found, given=row, expected=right, rule="C8.4")


# ---- the end


def check_end(state: CycladesState, faults: Faults) -> None:
    """The game is over if and only if the rules say so, with their reason and their winners (C9.23, C15)."""
    target = state.target()
    seats = [seat for seat in members(seats_in(state)) if state.metropolises_of(seat) >= target]
    if state.asked != OVER:
        asked, over = NAMES[state.asked], f"ask={NAMES[OVER]}"
        faults.expect(state.remaining() > 1, "ask", WON, asked=asked, rule="C9.23")
        for seat in seats if state.phase != IN_ACTIONS else ():
            faults.add("ask", WON, asked=asked, seat=seat, rule="C15.1")
        winners = listed(members(state.winners))
        faults.expect(state.ended == 0, "ended", ONLY_WITH, found=REASONS[state.ended], given=over)
        faults.expect(not winners, "winners", ONLY_WITH, found=winners, given=over)
        return
    twin = state.copy()
    if state.remaining() == 1:
        twin.ended, twin.winners = BY_LAST_CITY, seats_in(state)
    elif seats:
        decide(twin, sum(1 << seat for seat in seats))
    else:
        faults.add("ask", NOT_WON, rule="C15.1")
        return
    reason, winners = REASONS[twin.ended], listed(members(twin.winners))
    ended, won = REASONS[state.ended], listed(members(state.winners))
    faults.expect(ended == reason, "ended", EXACTLY, found=ended or NOTHING, expected=reason, rule="C15.2")
    faults.expect(won == winners, "winners", EXACTLY, found=won or NOTHING, expected=winners, rule="C15.2")

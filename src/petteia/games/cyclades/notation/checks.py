"""Whether a position that somebody set up can be: pieces that exist, each in one place, and markers in their order.

Whether the question that is asked comes up there is in `occasions`.
"""

from __future__ import annotations

from ....core.contract.possible import Faults
from ....core.engine.bits import members, size
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
from ..rules.course import decide, markers_of, seats_in
from ..rules.metropolises import has_all_types
from ..rules.offerings import payment_due
from ..rules.pantheon import gods_shown, hidden_before, rows_open_for
from ..rules.questions import BY_LAST_CITY, CREATURE, IN_ACTIONS, IN_GODS, IN_OFFERINGS, OVER, PHASES, REASONS
from ..rules.state import CycladesState
from ..rules.tables import FIGURES, FIRST_FIGURE, MAP_SLOTS, MOST_RECRUITS, SPACES
from ..rules.track import creature_at
from ..words.events import slot_names
from ..words.text import CREATURE_NAMES, GOD_NAMES
from .occasions import check_occasion


def check(state: CycladesState) -> None:
    """Refuse a position that cannot be, with all that is wrong with it."""
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
    faults.refuse()  # what follows asks the rules
    check_sets(state, faults)
    check_end(state, faults)
    check_occasion(state, faults)
    faults.refuse()
    faults.answerable(state)
    faults.refuse()


# ---- the board


def check_seats(state: CycladesState, faults: Faults) -> None:
    """Everybody has the units that there are, and is in the game while he has an island."""
    board, battle = state.board, state.battle
    for seat in range(state.players):
        fighting = battle.attackers if battle.place >= 0 and battle.attacker == seat else 0
        fleets = board.fleets_of(seat) + (0 if battle.on_land else fighting)
        troops = board.troops_of(seat) + (fighting if battle.on_land else 0)
        faults.expect(fleets <= UNITS, "fleets", f"seat {seat} has {fleets}", f"{UNITS} at most (C1.2)")
        faults.expect(troops <= UNITS, "land", f"seat {seat} has {troops} troops", f"{UNITS} at most (C1.2)")
        if state.plays(seat):
            right = f"one at least, or out={seat} (C9.23)"
            faults.expect(board.islands_of(seat) != 0, "land", f"seat {seat} has no island", right)
        else:
            has = board.islands_of(seat) or board.fleets_of(seat) or state.gold[seat]
            faults.expect(has == 0, "out", f"seat {seat} has pieces or gold", "nothing of his in the game (C9.23)")


def check_seas(state: CycladesState, faults: Faults) -> None:
    """No fleet is where none may come (C10.17, C10.23)."""
    board, names = state.board, state.board.chart.sea_names
    if state.kraken >= 0 and board.fleets_at(state.kraken):
        faults.add("kraken", f"fleets are on {names[state.kraken]}", "a space without fleets (C10.17)")
    island = state.figure_island(POLYPHEMUS)
    if island >= 0:
        beside = board.occupied() & board.chart.around[island] & ~state.pushing
        faults.expect(beside == 0, "fleets", f"{write_names(names, beside)} beside Polyphemus", "none there (C10.23)")


def check_figures(state: CycladesState, faults: Faults) -> None:
    """One figure on an island, of somebody in the game; those of an earlier cycle leave as his turn begins."""
    names = state.board.chart.island_names
    standing = [figure for figure in range(FIGURES) if state.figure_island(figure) >= 0]
    islands = [state.figure_island(figure) for figure in standing]
    for figure, island in zip(standing, islands, strict=True):
        name, owner = CREATURE_NAMES[FIRST_FIGURE + figure], state.figure_owner(figure)
        fresh = state.fresh >> figure & 1
        alone = islands.count(island) == 1
        faults.expect(alone, "figures", f"two are on {names[island]}", "one on an island (C10.19)")
        faults.expect(state.plays(owner), "figures", f"{name} is of seat {owner}, who is out", "none of his (C9.23)")
        if state.phase != IN_ACTIONS:
            faults.expect(fresh == 0, "figures", f"{name} has a mark of this cycle", "none before the actions (C12.7)")
        elif owner == state.turn and state.asked != OVER:
            right = f"none, or {name}:{names[island]}:{owner}! if it came in this cycle (C8.5)"
            faults.expect(fresh == 1, "figures", f"{name} is of the seat on turn", right)
    lair = state.figure_island(MINOTAUR)
    if lair >= 0 and state.board.troops_on(lair) == 0:
        faults.add("figures", f"no troops are with the Minotaur on {names[lair]}", "a troop there (C10.20)")


def check_buildings(state: CycladesState, faults: Faults) -> None:
    """Buildings are in slots of islands that somebody owns, and not under metropolises (C2.6, C9.6)."""
    chart, owned, built = state.board.chart, state.board.owned(), state.all_built()
    places = slot_names(chart)
    there = MAP_SLOTS[state.map]
    faults.expect(built & ~there == 0, "buildings", f"no slot {write_names(places, built & ~there)}", "a slot (C2.6)")
    under = built & state.covered()
    faults.expect(under == 0, "buildings", f"{write_names(places, under)} under a metropolis", "none there (C9.7)")
    neutral = built & there & ~state.slots_of(owned)
    right = "an island with an owner (C2.3)"
    faults.expect(neutral == 0, "buildings", f"{write_names(places, neutral)} is on a neutral island", right)
    neutral = state.metropolises & ~owned
    faults.expect(neutral == 0, "metropolises", f"{write_names(chart.island_names, neutral)} is neutral", right)
    if state.phase != IN_ACTIONS:
        used = state.used_temples | state.used_metropolises
        faults.expect(used == 0, "buildings", "a mark ! before the actions", "no temple used yet (C10.2)")


def check_supplies(state: CycladesState, faults: Faults) -> None:
    """No more than the box holds (C1.7)."""
    seats = range(state.players)
    numbers = {
        **{f"buildings: {name}": (size(state.built(type)), SUPPLY_OF_BUILDINGS) for type, name in enumerate(BUILDINGS)},
        "metropolises": (size(state.metropolises), SUPPLY_OF_METROPOLISES),
        "priests": (sum(state.priests_of(seat) for seat in seats), SUPPLY_OF_PRIESTS),
        "philosophers": (sum(state.philosophers_of(seat) for seat in seats), SUPPLY_OF_PHILOSOPHERS),
    }
    for field, (number, most) in numbers.items():
        faults.expect(number <= most, field, f"{number} in all", f"{most} at most (C1.7)")
    for seat in seats:
        number, most = state.philosophers_of(seat), PHILOSOPHERS_NEEDED - 1
        right = f"{most} at most: four become a metropolis (C11.3)"
        faults.expect(number <= most, "philosophers", f"seat {seat} has {number}", right)


def check_sets(state: CycladesState, faults: Faults) -> None:
    """Nobody keeps all four types of buildings, but who is giving them up (C11.1)."""
    for seat in range(state.players):
        giving = state.asked == OVER or (state.founding and seat == state.turn)
        if not giving and has_all_types(state, seat):
            right = "three at most: four become a metropolis (C11.1)"
            faults.add("buildings", f"seat {seat} has all four types", right)


# ---- creatures and gods


def check_track(state: CycladesState, faults: Faults) -> None:
    """A space is filled, to be filled or empty; in the first cycles there are fewer (C4.3)."""
    for space in range(SPACES):
        if creature_at(state, space) >= 0 or state.filling >> space & 1:
            right = "spaces further right empty in the first cycles (C4.3)"
            faults.expect(space < state.cycle, "track", f"space {space + 1} in cycle {state.cycle}", right)
    asked = state.asked == CREATURE
    if asked and not state.filling:
        faults.add("track", "no space is to be filled", "+ on one: a creature is drawn")
    if not asked and state.filling:
        faults.add("track", "a space is to be filled", "+ only with ask=creature")
    if asked and state.phase == IN_ACTIONS:
        faults.expect(size(state.filling) == 1, "track", "several spaces are to be filled", "one (C9.9)")


def check_gods(state: CycladesState, faults: Faults) -> None:
    """As many rows are open as the number of players wants, and those shown before lie face down (C5)."""
    shown, opened, hidden = state.rows_shown, state.rows_open, state.hidden_gods
    phase = PHASES[state.phase]
    if state.phase < IN_GODS:
        none = opened == shown == 0
        faults.expect(none, "rows", f"{shown} of {opened} in phase={phase}", "none before the gods come")
        return
    least = most = rows_open_for(state)
    if state.phase == IN_ACTIONS and state.out:
        most = max(least, state.players - 1)  # who fell in this cycle was still in when it began (C9.23)
    right = f"{least}" if least == most else f"{least} to {most}"
    faults.expect(least <= opened <= most, "open", str(opened), f"{right}, by the number of players (C5)")
    if state.phase == IN_GODS:
        faults.expect(shown < opened, "rows", f"{shown} gods of {opened}", "a row that is still empty")
        in_order = hidden & ~gods_shown(state) == 0 or gods_shown(state) & ~hidden == 0
        faults.expect(in_order, "rows", "another god than a hidden one", "those that lay face down first (C5.3)")
    else:
        faults.expect(shown == opened, "rows", f"{shown} gods", f"{opened}, one a row that is open (C5)")
        open_too = write_names(GOD_NAMES, hidden & gods_shown(state))
        faults.expect(not open_too, "hidden", f"{open_too} in a row too", "gods without offerings")
    fits = size(hidden) in (0, hidden_before(opened))
    faults.expect(fits, "hidden", f"{size(hidden)} gods", f"{hidden_before(opened)} or none (C5)")


# ---- the auction


def check_order(state: CycladesState, faults: Faults) -> None:
    """Every player still in the game has his markers on the turn order (C1.6, C12.1)."""
    auction, most = state.auction, markers_of(state)
    for seat in range(state.players):
        number = times(auction.order, auction.markers, seat)
        before = state.phase == IN_SET_UP or (not state.plays(seat) and state.phase == IN_ACTIONS)
        least = 0 if before or not state.plays(seat) else most
        allowed = most if before else least
        fits = least <= number <= allowed
        right = str(allowed) if least == allowed else f"{allowed} at most"
        faults.expect(fits, "order", f"{number} markers of seat {seat}", f"{right} (C1.6)")
    if state.phase < IN_OFFERINGS:
        faults.expect(auction.laid == 0, "laid", str(auction.laid), "0 before the offerings")
    elif state.phase == IN_ACTIONS:
        faults.expect(auction.laid == auction.markers, "laid", str(auction.laid), f"{auction.markers}: all are placed")
    else:
        faults.expect(1 <= auction.laid <= auction.markers, "laid", str(auction.laid), f"1 to {auction.markers}")


def check_offerings(state: CycladesState, faults: Faults) -> None:
    """Each marker that has been placed is with a god, and what is offered can be paid (C7)."""
    auction = state.auction
    for god in range(APOLLO):
        holder, offer, name = auction.holder(god), auction.offer(god), GOD_NAMES[god]
        if holder >= 0:
            faults.expect(auction.open >> god & 1 == 1, "offers", f"{name} is not open", "gods in the rows (C7.1)")
            faults.expect(1 <= offer <= MOST_OFFERED, "offers", f"{offer} to {name}", f"1 to {MOST_OFFERED} (C7.2)")
    for seat in range(state.players):
        placed = auction.offerings_of(seat, NO_GOD) + times(auction.arrivals, auction.arrived, seat)
        laid = times(auction.order, auction.laid, seat) if state.plays(seat) and state.phase >= IN_OFFERINGS else 0
        laid -= auction.bidder == seat
        faults.expect(placed == laid, "offers", f"{placed} markers of seat {seat} with the gods", f"{laid} of them")
        if state.phase == IN_OFFERINGS:
            due, gold = payment_due(state, seat, NO_GOD), state.gold[seat]
            if state.offer_within_gold:
                due = auction.offered_by(seat, NO_GOD)
            faults.expect(due <= gold, "offers", f"seat {seat} cannot pay {due}", f"{gold} gold at most (C7.7)")
    if state.phase == IN_OFFERINGS and 1 <= auction.laid <= auction.markers:
        check_bidder(state, faults)


def check_bidder(state: CycladesState, faults: Faults) -> None:
    """The marker in hand is the next in order, or was just displaced (C7.1, C7.3)."""
    auction = state.auction
    if auction.lost < 0:
        following = int(auction.marker(auction.laid - 1))
        right = f"{following}, whose marker is the next (C7.1)"
        faults.expect(auction.bidder == following, "bidder", str(auction.bidder), right)
    else:
        name = GOD_NAMES[auction.lost]
        faults.expect(auction.holder(auction.lost) >= 0, "lost", f"nobody holds {name}", "one who outbid (C7.3)")
        faults.expect(auction.chosen != auction.lost, "chosen", f"{name} was just lost", "another god (C7.3)")
    if auction.chosen >= 0:
        fits = auction.open >> auction.chosen & 1 == 1 and auction.chosen != APOLLO
        faults.expect(fits, "chosen", GOD_NAMES[auction.chosen], "a god in the rows (C7.1)")


# ---- the turn


def acted(state: CycladesState) -> list[int]:
    """The seats whose turns of this cycle are over, the last one first: so their markers are back (C8.4)."""
    auction = state.auction
    gods = [god_in_row(state, row) for row in range(min(state.row, state.rows_open))]
    seats = [int(auction.holder(god)) for god in gods if auction.holder(god) >= 0]
    return [*seats, *(int(auction.arrival(guest)) for guest in range(state.row - state.rows_open))][::-1]


def check_turn(state: CycladesState, faults: Faults) -> None:
    """The seat on turn has the god of its row, and those before it have their markers back (C8.1, C8.4)."""
    auction = state.auction
    back = packed_seats(auction.returning, auction.returned)
    if state.phase != IN_ACTIONS:
        idle = {"turn": state.turn, "god": state.god, "row": state.row, "recruited": state.recruited}
        for field, value in idle.items():
            right = GOD_NAMES[0] if field == "god" else "0"
            faults.expect(value == 0, field, "somebody is on turn", f"{right} before the actions")
        faults.expect(not back, "back", back, "none before the actions")
    most = MOST_RECRUITS[state.god]
    faults.expect(state.recruited <= most, "recruited", str(state.recruited), f"{most} at most (C9.1 to C9.4)")
    if state.phase != IN_ACTIONS or state.asked == OVER:
        return
    faults.expect(state.plays(state.turn), "turn", f"seat {state.turn} is out", "somebody in the game")
    guest = state.row - state.rows_open
    god = god_in_row(state, state.row) if guest < 0 else APOLLO
    holder = auction.holder(god) if guest < 0 else auction.arrival(guest) if guest < auction.arrived else -1
    faults.expect(state.god == god, "god", GOD_NAMES[state.god], f"{GOD_NAMES[god]}, who is in row={state.row} (C8.1)")
    faults.expect(state.turn == holder, "turn", f"{state.turn}", f"who holds {GOD_NAMES[god]}: {holder} (C8.1)")
    order = listed(acted(state))
    faults.expect(back == order, "back", back or "none", f"{order or 'none'}, who acted before (C8.4)")


# ---- the end


def check_end(state: CycladesState, faults: Faults) -> None:
    """Over if and only if it is, by the reason and with the winners that the rules say (C9.23, C15)."""
    target = state.target()
    seats = [seat for seat in members(seats_in(state)) if state.metropolises_of(seat) >= target]
    if state.asked != OVER:
        faults.expect(state.remaining() > 1, "out", "one player is left", "ask=over (C9.23)")
        if state.phase != IN_ACTIONS:
            right = f"fewer than {target}: else the game were over (C15.1)"
            faults.expect(not seats, "metropolises", f"seat {listed(seats)} has {target}", right)
        faults.expect(state.ended == 0, "ended", REASONS[state.ended], "nothing unless ask=over")
        faults.expect(state.winners == 0, "winners", listed(members(state.winners)), "nobody unless ask=over")
        return
    twin = state.copy()
    if state.remaining() == 1:
        twin.ended, twin.winners = BY_LAST_CITY, seats_in(state)
    elif seats:
        decide(twin, sum(1 << seat for seat in seats))
    else:
        faults.add("ask", f"over, but nobody has {target} metropolises", "a question that is still open (C15.1)")
        return
    reason, winners = REASONS[twin.ended], listed(members(twin.winners))
    found = REASONS[state.ended], listed(members(state.winners))
    faults.expect(found[0] == reason, "ended", found[0] or "nothing", f"{reason} (C15.2)")
    faults.expect(found[1] == winners, "winners", found[1] or "nobody", f"{winners} (C15.2)")

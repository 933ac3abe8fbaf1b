"""Whether what is under way in a position fits its question: the phase, the offers, and the turn."""

from __future__ import annotations

from typing import Final

from ....core.contract.flaws import (
    EMPTY,
    EXACTLY,
    EXACTLY_WITH,
    FILLED,
    LACKING,
    LEAST_WITH,
    MOST,
    MOST_WITH,
    NONE_WITH,
    NOT_IN,
    NOT_WON,
    NOTHING,
    ONLY_WITH,
    OUT,
    TWICE,
    WON,
    either,
)
from ....core.contract.possible import Faults
from ....core.engine.bits import members
from ...aegean.notation.fields import TO_BE_FILLED
from ...aegean.notation.names import listed
from ...aegean.rules.pantheon import god_in_row
from ...aegean.rules.questions import IN_SET_UP, NOT_ENDED
from ..facts import (
    APOLLO,
    ARES,
    BID_LADDER,
    BUILDINGS,
    HERA,
    LANDS_IN_FIRST_ROUND,
    PHILOSOPHERS_NEEDED,
    POSEIDON,
    TROOPS_TO_DEPLOY,
    ZEUS,
)
from ..rules import questions as ask
from ..rules.cycle.course import decide, tile_at, tiles_of_map
from ..rules.cycle.deployment import deploying_faction, in_first_round, is_deployed
from ..rules.cycle.pantheon import rows_open
from ..rules.map.archipelago import TURNS
from ..rules.map.tiles import TILE_NAMES
from ..rules.powers.power import BY_QUESTION
from ..rules.questions import IN_ACTIONS, IN_DEPLOYMENT, IN_OFFERINGS, IN_START, IN_UPKEEP, NAMES, PHASES, REASONS
from ..rules.state import LegendaryState
from ..rules.tables import GOD_NAMES, GREAT_GODS, MOST_RECRUITS
from ..rules.turn.metropolises import has_room, has_set
from .needs import DETAILS
from .unfinished import FOUNDING, GAINING, PUSHING, asking, check_power, check_unfinished

# the questions of each phase except the actions, which have all the others
OF_PHASE: Final = {
    IN_SET_UP: (ask.TILE, ask.GOD, ask.CREATURE, ask.HERO, ask.TURN_ORDER),
    IN_DEPLOYMENT: (ask.CLAIM, ask.MOOR, ask.STATION),
    IN_START: (ask.CREATURE, ask.HERO),
    IN_OFFERINGS: (ask.WHICH_GOD, ask.HOW_MUCH),
    IN_UPKEEP: (ask.UPKEEP, ask.FIGURE_WALK, ask.HUNT, *PUSHING),
}
ONLY_ELSEWHERE: Final = {question for questions in OF_PHASE.values() for question in questions} - {ask.HUNT, *PUSHING}

# the gods who allow what a question of the action phase is about; other questions go with any god except Apollo
GODS: Final[dict[int, tuple[int, ...]]] = {
    ask.BUILD_WHERE: (HERA,),
    ask.HERO_WHERE: (HERA,),
    ask.ZEUS_CARD: (ZEUS,),
    ask.GLIMPSE: (ZEUS,),
    ask.HOW_MANY_FLEETS: (POSEIDON,),
    ask.SAIL_WHERE: (POSEIDON,),
    ask.BLESS_LAND: (APOLLO,),
    ask.BLESS_SEA: (APOLLO,),
    **{question: tuple(range(APOLLO + 1)) for question in (*FOUNDING, *GAINING)},
}

ON_TRUST: Final = "trust=yes"
IN_TURN: Final = ("built", "recruited", "mobilised", "looked", "engaged")


def check_moment(state: LegendaryState, faults: Faults) -> None:
    """Note whatever does not fit the question."""
    asked, phase = state.asked, state.phase
    if asked not in OF_PHASE.get(phase, ()) and (phase != IN_ACTIONS or asked in ONLY_ELSEWHERE):
        fitting = [PHASES[one] for one in range(len(PHASES)) if asked in OF_PHASE.get(one, ())]
        right = either(fitting or [PHASES[IN_ACTIONS]])
        faults.add("phase", EXACTLY_WITH, found=PHASES[phase], given=asking(state), expected=right)
        return
    check_unfinished(state, faults)
    if faults.found:
        return
    check_course(state, faults)
    check_rows(state, faults)
    check_tracks(state, faults)
    if faults.found:
        return
    check_offers(state, faults)
    check_power(state, faults)
    if faults.found:
        return
    if asked == ask.OVER:
        check_end(state, faults)
    elif phase == IN_ACTIONS:
        check_turn(state, faults)
        check_due_metropolis(state, faults)
    if faults.found:
        return
    if asked in DETAILS:
        DETAILS[asked](state, faults)
    else:
        BY_QUESTION[asked].check(state, faults)


def phase_of(state: LegendaryState) -> str:
    """The phase as a position line writes it."""
    return f"phase={PHASES[state.phase]}"


# ---- the course of the game


def check_course(state: LegendaryState, faults: Faults) -> None:
    """How far the game has come: tiles, deployment, the number of the cycle, and what a phase leaves behind."""
    asked, phase, cycle = state.asked, state.phase, int(state.cycle)
    check_tiles(state, faults)
    given = phase_of(state)
    if phase > IN_DEPLOYMENT:
        faults.expect(cycle > 0, "cycle", LEAST_WITH, found=cycle, given=given, least=1)
    else:
        faults.expect(cycle == 0, "cycle", EXACTLY_WITH, found=cycle, given=given, expected=0)
    if phase != IN_ACTIONS or asked == ask.OVER:
        for field in (*IN_TURN, "row"):
            value = int(getattr(state, field))
            faults.expect(value == 0, field, EXACTLY_WITH, found=value, given=asking(state), expected=0)
    if phase not in (IN_DEPLOYMENT, IN_UPKEEP, IN_ACTIONS) or asked == ask.OVER:
        faults.expect(state.turn == 0, "turn", EXACTLY_WITH, found=state.turn, given=asking(state), expected=0)
    check_standing(state, faults)
    if phase == IN_DEPLOYMENT and not faults.found:
        check_deployment(state, faults)
    elif phase == IN_SET_UP:
        untouched = state.deploying == 0 and not state.board.owned() and not state.board.occupied()
        right = either((0, 2 * state.factions))
        faults.expect(
            untouched or is_deployed(state),
            "deploying",
            EXACTLY_WITH,
            found=state.deploying,
            given=given,
            expected=right,
            rule="L2.11",
        )


def check_tiles(state: LegendaryState, faults: Faults) -> None:
    """Tiles are listed only while chance is laying them (L2.4)."""
    if state.asked != ask.TILE:
        faults.expect(state.laid == 0, "tiles", FILLED, given=asking(state))
        return
    most = int(tiles_of_map(state))
    laid = [int(tile_at(state, place)) // TURNS for place in range(min(state.laid, most))]
    faults.expect(
        state.laid < most, "tiles", MOST_WITH, found=state.laid, given=asking(state), most=most - 1, rule="L2.4"
    )
    twice = sorted({TILE_NAMES[tile] for tile in laid if laid.count(tile) > 1})
    faults.expect(not twice, "tiles", TWICE, name=",".join(twice), rule="L2.4")


def check_standing(state: LegendaryState, faults: Faults) -> None:
    """Which factions fell or were found out; and a game that would be over does not go on (L4.8, L8.13, L11.1)."""
    asked, phase = state.asked, state.phase
    fallen, caught = listed(members(state.out)), members(state.caught)
    acting = f"phase={PHASES[IN_ACTIONS]}"
    faults.expect(not fallen or phase == IN_ACTIONS, "out", ONLY_WITH, found=fallen, given=acting, rule="L8.13")
    found_out = listed(caught)
    trusted = state.offers_on_trust == 1 and phase >= IN_OFFERINGS
    faults.expect(not caught or trusted, "caught", ONLY_WITH, found=found_out, given=ON_TRUST, rule="L4.8")
    partners = {int(state.partner_of(faction)) for faction in caught}
    both = listed(sorted(partners | set(caught)))
    alone = state.teams == state.factions
    faults.expect(alone or both == found_out, "caught", EXACTLY, found=found_out, expected=both, rule="L4.8")
    ended = state.ended != NOT_ENDED or state.winners != 0
    if asked == ask.OVER:
        faults.expect(ended, "ended", EMPTY, given=asking(state))
    else:
        faults.expect(not ended, "winners", FILLED, given=asking(state))
    if IN_START <= phase < IN_ACTIONS:
        most = max(int(state.metropolises_of_team(team)) for team in range(state.teams))
        faults.expect(most < state.goal, "ask", WON, asked=NAMES[asked], rule="L11.1")


def check_deployment(state: LegendaryState, faults: Faults) -> None:
    """Whose turn it is to deploy, and how far that turn has come (L2.7, L2.8)."""
    last = 2 * state.factions - 1
    faults.number("deploying", state.deploying, 0, last)
    if faults.found:
        return
    if state.auction.markers < state.factions:
        return  # the order is at fault
    deploys = int(deploying_faction(state))
    deploying, given = int(state.deploying), asking(state)
    turn = f"deploying={deploying}"
    faults.expect(
        state.turn == deploys, "turn", EXACTLY_WITH, found=state.turn, given=turn, expected=deploys, rule="L2.7"
    )
    lands = LANDS_IN_FIRST_ROUND if in_first_round(state) else 1
    least, most = {ask.CLAIM: (0, lands - 1), ask.MOOR: (1, lands), ask.STATION: (1, 1)}[state.asked]
    faults.number("claimed", state.claimed, least, most)
    if state.asked == ask.STATION:
        second = state.factions
        later = not in_first_round(state)
        faults.expect(later, "deploying", LEAST_WITH, found=deploying, given=given, least=second, rule="L2.8")
        faults.number("stationed", state.stationed, 0, TROOPS_TO_DEPLOY - 1)
    else:
        faults.expect(state.stationed == 0, "stationed", EXACTLY_WITH, found=state.stationed, given=given, expected=0)


def check_rows(state: LegendaryState, faults: Faults) -> None:
    """Five gods are in rows and all markers in the turn order, once both have been set up."""
    shown, markers, every = int(state.rows_shown), int(state.auction.markers), state.factions
    given = asking(state)
    if state.asked == ask.TILE:
        faults.expect(shown == 0, "rows", NONE_WITH, found=shown, given=given)
    elif state.asked == ask.GOD:
        faults.expect(shown < GREAT_GODS, "rows", MOST_WITH, found=shown, given=given, most=GREAT_GODS - 1)
    else:
        faults.expect(shown == GREAT_GODS, "rows", EXACTLY_WITH, found=shown, given=given, expected=GREAT_GODS)
    if state.asked == ask.TURN_ORDER:
        faults.expect(markers < every, "order", MOST_WITH, found=markers, given=given, most=every - 1)
    elif state.phase == IN_SET_UP:
        faults.expect(markers == 0, "order", NONE_WITH, found=markers, given=given)
    else:
        faults.expect(markers == every, "order", EXACTLY_WITH, found=markers, given=given, expected=every)


def check_tracks(state: LegendaryState, faults: Faults) -> None:
    """Spaces are to be filled only while chance fills them."""
    asked = state.asked
    early = asked in (ask.TILE, ask.GOD)
    given = asking(state)
    faults.expect(not early or state.track == 0, "track", FILLED, given=given)
    faults.expect(not early or state.hero_track == 0, "hero_track", FILLED, given=given)
    filling, presenting = state.filling != 0, state.presenting != 0
    if asked == ask.CREATURE:
        faults.expect(filling, "track", LACKING, names=TO_BE_FILLED, given=given)
        later = state.phase == IN_SET_UP or not presenting
        faults.expect(later, "hero_track", NONE_WITH, found=TO_BE_FILLED, given=given, rule="L3.2")
    elif asked == ask.HERO:
        faults.expect(presenting, "hero_track", LACKING, names=TO_BE_FILLED, given=given)
        later = state.phase == IN_START or not filling
        faults.expect(later, "track", NONE_WITH, found=TO_BE_FILLED, given=given, rule="L2.3")
    else:
        faults.expect(not filling, "track", NONE_WITH, found=TO_BE_FILLED, given=given)
        faults.expect(not presenting, "hero_track", NONE_WITH, found=TO_BE_FILLED, given=given)


# ---- offers


def check_offers(state: LegendaryState, faults: Faults) -> None:
    """Which faction's offer is with which god: nobody's before the offerings, each one's with one god after them."""
    auction, phase = state.auction, state.phase
    held = {god: int(auction.holder(god)) for god in range(APOLLO + 1) if auction.holder(god) >= 0}
    for god in held:
        offer, name = int(auction.offer(god)), GOD_NAMES[god]
        takes = either((*(GOD_NAMES[one] for one in range(APOLLO + 1) if auction.open >> one & 1),)) or NOTHING
        open_now = auction.open >> god & 1 == 1
        faults.expect(open_now, "offers", EXACTLY, found=name, expected=takes, rule="L4.1")
        spaces = (0,) if god == APOLLO else BID_LADDER
        faults.expect(offer in spaces, "offers", EXACTLY, at=name, found=offer, expected=either(spaces), rule="L4.2")
    factions = list(held.values())
    for faction in sorted({one for one in factions if factions.count(one) > 1}):
        faults.add("offers", MOST, found=factions.count(faction), most=1, faction=faction, rule="L4.7")
    if phase == IN_OFFERINGS:
        check_bidding(state, set(held.values()), faults)
        return
    for field, value in (("bidder", auction.bidder), ("lost", auction.lost), ("chosen", auction.chosen)):
        faults.expect(value < 0, field, FILLED, given=phase_of(state))
    placed, given = state.factions if phase > IN_OFFERINGS else 0, phase_of(state)
    faults.expect(auction.laid == placed, "placed", EXACTLY_WITH, found=auction.laid, given=given, expected=placed)
    faults.expect(len(held) == placed, "offers", EXACTLY_WITH, found=len(held), given=given, expected=placed)
    if phase != IN_ACTIONS:
        faults.expect(auction.returned == 0, "back", NONE_WITH, found=auction.returned, given=given)


def check_bidding(state: LegendaryState, standing: set[int], faults: Faults) -> None:
    """The markers of those who have had their turn are with gods, except the one being placed (L4.1, L4.3)."""
    auction = state.auction
    faults.expect(auction.returned == 0, "back", NONE_WITH, found=auction.returned, given=phase_of(state))
    if auction.laid < 1:
        faults.number("placed", auction.laid, 1, state.factions)
        return
    had_turn = [int(auction.marker(place)) for place in range(auction.laid)]
    bidder, given = int(auction.bidder), f"placed={auction.laid}"
    if bidder not in had_turn:
        found, right = bidder if bidder >= 0 else NOTHING, either(had_turn)
        faults.add("bidder", EXACTLY_WITH, found=found, given=given, expected=right, rule="L4.1")
        return
    stand, right = listed(sorted(standing)), listed(sorted(set(had_turn) - {bidder}))
    found, expected = stand or NOTHING, right or NOTHING
    faults.expect(stand == right, "offers", EXACTLY_WITH, found=found, given=given, expected=expected, rule="L4.1")
    if auction.lost >= 0:
        by_another = auction.holder(auction.lost) >= 0 and auction.lost != APOLLO
        faults.expect(by_another, "lost", NOT_IN, name=GOD_NAMES[auction.lost], place="offers", rule="L4.3")
    else:
        last = had_turn[-1]
        faults.expect(bidder == last, "bidder", EXACTLY_WITH, found=bidder, given=given, expected=last, rule="L4.1")
    if state.asked == ask.HOW_MUCH:
        open_now = [one for one in range(APOLLO) if auction.open >> one & 1 and one != auction.lost]
        chosen = GOD_NAMES[auction.chosen] if auction.chosen >= 0 else NOTHING
        right = either(GOD_NAMES[one] for one in open_now) or NOTHING
        faults.expect(auction.chosen in open_now, "chosen", EXACTLY, found=chosen, expected=right, rule="L4.3")
    else:
        faults.expect(auction.chosen < 0, "chosen", FILLED, given=asking(state))


# ---- turns


def check_turn(state: LegendaryState, faults: Faults) -> None:
    """Whose turn it is, with which god, and who has acted (L6.1, L6.3)."""
    last = int(rows_open(state))
    if state.row > last:
        faults.number("row", state.row, 0, last)
        return
    gods = [*(int(god_in_row(state, row)) for row in range(last)), APOLLO]
    god, found, row = gods[state.row], GOD_NAMES[state.god], f"row={state.row}"
    faults.expect(state.god == god, "god", EXACTLY_WITH, found=found, given=row, expected=GOD_NAMES[god], rule="L6.1")
    holder = int(state.auction.holder(god))
    due = holder if holder >= 0 else NOTHING
    faults.expect(state.turn == holder, "turn", EXACTLY_WITH, found=state.turn, given=row, expected=due, rule="L6.1")
    faults.expect(state.plays(state.turn), "turn", OUT, faction=int(state.turn))
    acted = listed(sorted({int(state.auction.holder(one)) for one in gods[: state.row]}))
    back = listed(sorted(int(state.auction.returning >> 3 * place & 7) for place in range(state.auction.returned)))
    returned, right = back or NOTHING, acted or NOTHING
    faults.expect(back == acted, "back", EXACTLY_WITH, found=returned, given=row, expected=right, rule="L6.3")
    allowed = GODS.get(state.asked, tuple(range(APOLLO)))
    right = either(GOD_NAMES[one] for one in allowed)
    faults.expect(state.god in allowed, "god", EXACTLY_WITH, found=found, given=asking(state), expected=right)
    most, given = max(1, MOST_RECRUITS[state.god]), f"god={found}"
    faults.expect(state.recruited <= most, "recruited", MOST_WITH, found=state.recruited, given=given, most=most)
    looking, hiring = f"god={GOD_NAMES[ZEUS]}", f"god={GOD_NAMES[HERA]}"
    faults.expect(state.looked == 0 or state.god == ZEUS, "looked", ONLY_WITH, found=1, given=looking)
    faults.expect(state.engaged == 0 or state.god == HERA, "engaged", ONLY_WITH, found=1, given=hiring)
    moves = state.mobilised == 0 or state.god not in (ARES, APOLLO)
    faults.expect(moves, "mobilised", EXACTLY_WITH, found=state.mobilised, given=given, expected=0, rule="L7.8")


def check_due_metropolis(state: LegendaryState, faults: Faults) -> None:
    """A faction that has earned a metropolis and has room for it builds it before anything else (L9.3, L9.4)."""
    if state.founder >= 0 or state.owed_to >= 0:
        return
    if has_set(state, state.turn) and has_room(state, state.turn):
        types, most = ",".join(BUILDINGS), len(BUILDINGS) - 1
        faults.add("buildings", MOST, found=types, most=most, faction=int(state.turn), rule="L9.3")
    for faction in range(state.factions):
        number, most = int(state.philosophers_of(faction)), PHILOSOPHERS_NEEDED - 1
        if number > most and (has_room(state, faction) or state.metropolis_is_lost == 1):
            faults.add("philosophers", MOST, found=number, most=most, faction=faction, rule="L9.4")


def check_end(state: LegendaryState, faults: Faults) -> None:
    """The game is over, judging by what is on the table (L11.1, L11.2)."""
    most = max(int(state.metropolises_of_team(team)) for team in range(state.teams))
    if not faults.expect(most >= state.goal or state.out != 0, "ask", NOT_WON, rule="L11.1"):
        return
    twin = state.copy()
    decide(twin)
    ended, reason = REASONS[state.ended] or NOTHING, REASONS[twin.ended]
    faults.expect(ended == reason, "ended", EXACTLY, found=ended, expected=reason, rule="L11.2")
    won, winners = listed(members(state.winners)) or NOTHING, listed(members(twin.winners))
    faults.expect(won == winners, "winners", EXACTLY, found=won, expected=winners, rule="L11.2")

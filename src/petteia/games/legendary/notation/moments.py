"""Whether what is going on in a position fits the question that is asked: the phase, the offers, and the turn."""

from __future__ import annotations

from typing import Final

from ....core.contract.possible import Faults
from ....core.engine.bits import members
from ...aegean.rules.pantheon import god_in_row
from ...aegean.rules.questions import IN_SET_UP, NOT_ENDED
from ..facts import APOLLO, ARES, BID_LADDER, HERA, LANDS_IN_FIRST_ROUND, PHILOSOPHERS_NEEDED, POSEIDON, ZEUS
from ..rules import questions as ask
from ..rules.archipelago import TURNS
from ..rules.course import decide, tile_at, tiles_of_map
from ..rules.deployment import deploying_faction, in_first_round, is_deployed
from ..rules.metropolises import has_room, has_set
from ..rules.pantheon import rows_open
from ..rules.powers.power import BY_QUESTION
from ..rules.questions import IN_ACTIONS, IN_DEPLOYMENT, IN_OFFERINGS, IN_START, IN_UPKEEP, NAMES, PHASES, REASONS
from ..rules.state import LegendaryState
from ..rules.tables import GOD_NAMES, GREAT_GODS, MOST_RECRUITS
from .needs import DETAILS
from .unfinished import FOUNDING, GAINING, PUSHING, check_power, check_unfinished

# the questions of each phase but the actions, which have all the others
OF_PHASE: Final = {
    IN_SET_UP: (ask.TILE, ask.GOD, ask.CREATURE, ask.HERO, ask.TURN_ORDER),
    IN_DEPLOYMENT: (ask.CLAIM, ask.MOOR, ask.STATION),
    IN_START: (ask.CREATURE, ask.HERO),
    IN_OFFERINGS: (ask.WHICH_GOD, ask.HOW_MUCH),
    IN_UPKEEP: (ask.UPKEEP, ask.FIGURE_WALK, ask.HUNT, *PUSHING),
}
ONLY_ELSEWHERE: Final = {question for questions in OF_PHASE.values() for question in questions} - {ask.HUNT, *PUSHING}

# the gods who allow what a question of the action phase is about; elsewhere it may be any but Apollo
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

IN_TURN: Final = ("built", "recruited", "mobilised", "looked", "engaged")


def check_moment(state: LegendaryState, faults: Faults) -> None:
    """Note what does not fit the question."""
    asked, phase = state.asked, state.phase
    name = NAMES[asked]
    if asked not in OF_PHASE.get(phase, ()) and (phase != IN_ACTIONS or asked in ONLY_ELSEWHERE):
        fitting = [PHASES[one] for one in range(len(PHASES)) if asked in OF_PHASE.get(one, ())]
        right = " or ".join(fitting or [PHASES[IN_ACTIONS]])
        faults.add("phase", f"{PHASES[phase]}, and {name} is asked", right)
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


# ---- the course of the game


def check_course(state: LegendaryState, faults: Faults) -> None:
    """How far the game has come: tiles, deployment, the number of the cycle, and what a phase leaves behind."""
    asked, phase = state.asked, state.phase
    check_tiles(state, faults)
    started = phase > IN_DEPLOYMENT
    right = "1 or more" if started else "0 before the first"
    faults.expect((state.cycle > 0) == started, "cycle", f"{state.cycle}, in the phase {PHASES[phase]}", right)
    if phase != IN_ACTIONS or asked == ask.OVER:
        for field in (*IN_TURN, "row"):
            value = getattr(state, field)
            faults.expect(value == 0, field, f"{value}, while nobody acts", "0")
    if phase not in (IN_DEPLOYMENT, IN_UPKEEP, IN_ACTIONS) or asked == ask.OVER:
        faults.expect(state.turn == 0, "turn", f"{state.turn}, while nobody acts", "0")
    check_standing(state, faults)
    if phase == IN_DEPLOYMENT and not faults.found:
        check_deployment(state, faults)
    elif phase == IN_SET_UP:
        untouched = state.deploying == 0 and not state.board.owned() and not state.board.occupied()
        faults.expect(
            untouched or is_deployed(state),
            "deploying",
            f"{state.deploying}, in the phase {PHASES[phase]}",
            f"0 on an empty map, or {2 * state.factions} with the starts of the quick set-up",
        )


def check_tiles(state: LegendaryState, faults: Faults) -> None:
    """Tiles lie one by one only while chance draws them (L2.4)."""
    if state.asked != ask.TILE:
        faults.expect(state.laid == 0, "tiles", f"{state.laid}, and the map is complete", "none")
        return
    most = int(tiles_of_map(state))
    laid = [tile_at(state, place) // TURNS for place in range(min(state.laid, most))]
    faults.expect(state.laid < most, "tiles", f"{state.laid} of them", f"fewer than {most}")
    faults.expect(len(set(laid)) == len(laid), "tiles", "one lies twice", "each once")


def check_standing(state: LegendaryState, faults: Faults) -> None:
    """Who has fallen, who was found out, and that a game which would be over does not go on (L4.8, L8.13, L11.1)."""
    asked, phase = state.asked, state.phase
    fallen, caught = members(state.out), members(state.caught)
    right = "nobody: the game ends with the cycle in which somebody falls"
    faults.expect(not fallen or phase == IN_ACTIONS, "out", f"{fallen} in the phase {PHASES[phase]}", right)
    trusted = state.offers_on_trust == 1 and phase >= IN_OFFERINGS
    faults.expect(not caught or trusted, "caught", f"{caught}", "nobody, unless offers are made on trust")
    partners = {int(state.partner_of(faction)) for faction in caught}
    alone = state.teams == state.factions
    faults.expect(alone or partners == set(caught), "caught", "one of two partners", "both or none")
    ended = state.ended != NOT_ENDED or state.winners != 0
    if asked == ask.OVER:
        faults.expect(ended, "ended", "the game is over", "a reason and winners")
    else:
        faults.expect(not ended, "winners", "the game goes on", "none")
    if IN_START <= phase < IN_ACTIONS:
        for team in range(state.teams):
            number = state.metropolises_of_team(team)
            wrong = f"{number} of team {team} in the phase {PHASES[phase]}"
            right = f"fewer than {state.goal}: with them the game would have ended"
            faults.expect(number < state.goal, "metropolises", wrong, right)


def check_deployment(state: LegendaryState, faults: Faults) -> None:
    """Whose turn it is to deploy, and what of it (L2.7, L2.8)."""
    last = 2 * state.factions - 1
    if not faults.expect(state.deploying <= last, "deploying", f"{state.deploying}", f"a number from 0 to {last}"):
        return
    if state.auction.markers < state.factions:
        return  # the order is found wanting
    deploys = int(deploying_faction(state))
    faults.expect(state.turn == deploys, "turn", f"{state.turn}", f"{deploys}, whose turn of deployment it is")
    lands = LANDS_IN_FIRST_ROUND if in_first_round(state) else 1
    least, most = {ask.CLAIM: (0, lands - 1), ask.MOOR: (1, lands), ask.STATION: (1, 1)}[state.asked]
    faults.expect(
        least <= state.claimed <= most,
        "claimed",
        f"{state.claimed}",
        f"{least}" if least == most else f"{least} or {most}",
    )
    if state.asked == ask.STATION:
        faults.expect(not in_first_round(state), "deploying", "troops come in the second round", "that round")
        faults.expect(state.stationed < 3, "stationed", f"{state.stationed}", "fewer than 3")
    else:
        faults.expect(state.stationed == 0, "stationed", f"{state.stationed}", "0: troops come after the lands")


def check_rows(state: LegendaryState, faults: Faults) -> None:
    """Five gods in rows and all markers on the turn order, when both have been laid."""
    shown, markers = int(state.rows_shown), int(state.auction.markers)
    if state.asked == ask.TILE:
        faults.expect(shown == 0, "rows", f"{shown} gods", "none before the map")
    elif state.asked == ask.GOD:
        faults.expect(shown < GREAT_GODS, "rows", f"{shown} gods", f"fewer than {GREAT_GODS} while one is drawn")
    else:
        faults.expect(shown == GREAT_GODS, "rows", f"{shown} gods", f"{GREAT_GODS}")
    if state.asked == ask.TURN_ORDER:
        wanted = f"fewer than {state.factions} while one is drawn"
        faults.expect(markers < state.factions, "order", f"{markers} factions", wanted)
    elif state.phase == IN_SET_UP:
        faults.expect(markers == 0, "order", f"{markers} factions", "none before gods, creatures and heroes")
    else:
        faults.expect(markers == state.factions, "order", f"{markers} factions", f"each of {state.factions} once")


def check_tracks(state: LegendaryState, faults: Faults) -> None:
    """Spaces are to be filled while chance fills them, and at no other time."""
    asked = state.asked
    early = asked in (ask.TILE, ask.GOD)
    faults.expect(not early or state.track == 0, "track", "cards lie there", "none before the gods")
    faults.expect(not early or state.hero_track == 0, "hero_track", "cards lie there", "none before the gods")
    filling, presenting = state.filling != 0, state.presenting != 0
    if asked == ask.CREATURE:
        faults.expect(filling, "track", "no space to fill", "a + for each")
        faults.expect(state.phase == IN_SET_UP or not presenting, "hero_track", "heroes come first", "no +")
    elif asked == ask.HERO:
        faults.expect(presenting, "hero_track", "no space to fill", "a + for each")
        faults.expect(state.phase == IN_START or not filling, "track", "creatures come first", "no +")
    else:
        faults.expect(not filling, "track", f"a space to fill, while {NAMES[asked]} is asked", "no +")
        faults.expect(not presenting, "hero_track", f"a space to fill, while {NAMES[asked]} is asked", "no +")


# ---- offers


def check_offers(state: LegendaryState, faults: Faults) -> None:
    """Who stands with which god: nobody before the offerings, every faction with one god after them."""
    auction, phase = state.auction, state.phase
    held = {god: int(auction.holder(god)) for god in range(APOLLO + 1) if auction.holder(god) >= 0}
    for god in held:
        offer, name = int(auction.offer(god)), GOD_NAMES[god]
        faults.expect(auction.open >> god & 1 == 1, "offers", f"{name} takes none now", "gods that lie open, or Apollo")
        spaces = (0,) if god == APOLLO else BID_LADDER
        right = " or ".join(str(space) for space in spaces)
        faults.expect(offer in spaces, "offers", f"{offer} for {name}", f"a space of the ladder: {right}")
    twice = {faction for faction in held.values() if list(held.values()).count(faction) > 1}
    faults.expect(not twice, "offers", f"faction {min(twice, default=0)} stands with two gods", "one god for each")
    if phase == IN_OFFERINGS:
        check_bidding(state, set(held.values()), faults)
        return
    for field, value in (("bidder", auction.bidder), ("lost", auction.lost), ("chosen", auction.chosen)):
        faults.expect(value < 0, field, "somebody bids", "nobody in this phase")
    placed = state.factions if phase > IN_OFFERINGS else 0
    faults.expect(auction.laid == placed, "placed", f"{auction.laid}", f"{placed} in this phase")
    faults.expect(len(held) == placed, "offers", f"{len(held)} factions stand with a god", f"{placed}")
    if phase != IN_ACTIONS:
        faults.expect(auction.returned == 0, "back", f"{auction.returned} markers", "none before the actions")


def check_bidding(state: LegendaryState, standing: set[int], faults: Faults) -> None:
    """The markers of those who had their turn lie with gods, but for the one in hand (L4.1, L4.3)."""
    auction = state.auction
    faults.expect(auction.returned == 0, "back", f"{auction.returned} markers", "none before the actions")
    if not faults.expect(auction.laid >= 1, "placed", f"{auction.laid}", f"1 to {state.factions}"):
        return
    had_turn = [int(auction.marker(place)) for place in range(auction.laid)]
    bidder = int(auction.bidder)
    if not faults.expect(bidder in had_turn, "bidder", f"{bidder}", f"one of those who had their turn: {had_turn}"):
        return
    expected = set(had_turn) - {bidder}
    names = ", ".join(str(faction) for faction in sorted(expected)) or "nobody"
    faults.expect(standing == expected, "offers", f"of {sorted(standing)}", f"of {names}")
    if auction.lost >= 0:
        by_another = auction.holder(auction.lost) >= 0 and auction.lost != APOLLO
        faults.expect(by_another, "lost", GOD_NAMES[auction.lost], "a god with another's offer")
    else:
        faults.expect(bidder == had_turn[-1], "bidder", f"{bidder}", f"{had_turn[-1]}, or the god that it lost")
    if state.asked == ask.HOW_MUCH:
        fits = auction.chosen >= 0 and auction.open >> auction.chosen & 1 == 1
        right = "an open god, neither Apollo nor the one just lost"
        chosen = GOD_NAMES[auction.chosen] if auction.chosen >= 0 else "none"
        faults.expect(fits and auction.chosen not in (APOLLO, auction.lost), "chosen", chosen, right)
    else:
        faults.expect(auction.chosen < 0, "chosen", "a god", "none before one is chosen")


# ---- turns


def check_turn(state: LegendaryState, faults: Faults) -> None:
    """Whose turn it is, with which god, and who has acted (L6.1, L6.3)."""
    last = int(rows_open(state))
    if not faults.expect(state.row <= last, "row", f"{state.row}", f"a number from 0 to {last}"):
        return
    gods = [*(int(god_in_row(state, row)) for row in range(last)), APOLLO]
    god, name = gods[state.row], NAMES[state.asked]
    faults.expect(
        state.god == god, "god", GOD_NAMES[state.god], f"{GOD_NAMES[god]}, who is in row {state.row} of the open ones"
    )
    holder = int(state.auction.holder(god))
    faults.expect(state.turn == holder, "turn", f"{state.turn}", f"{holder}, who stands with {GOD_NAMES[god]}")
    faults.expect(state.plays(state.turn), "turn", f"{state.turn} is out", "a faction in the game")
    acted = {int(state.auction.holder(one)) for one in gods[: state.row]}
    back = {int(state.auction.returning >> 3 * place & 7) for place in range(state.auction.returned)}
    names = ", ".join(str(faction) for faction in sorted(acted)) or "nobody"
    faults.expect(back == acted, "back", f"{sorted(back)}", f"those whose turn is over: {names}")
    allowed = GODS.get(state.asked, tuple(range(APOLLO)))
    right = " or ".join(GOD_NAMES[one] for one in allowed)
    faults.expect(state.god in allowed, "god", f"{GOD_NAMES[state.god]}, while {name} is asked", right)
    most = max(1, MOST_RECRUITS[state.god])
    faults.expect(state.recruited <= most, "recruited", f"{state.recruited}", f"{most} at most with this god")
    faults.expect(state.looked == 0 or state.god == ZEUS, "looked", "1", "0: only Zeus looks")
    faults.expect(state.engaged == 0 or state.god == HERA, "engaged", "1", "0: only Hera recruits heroes")
    still = state.god in (ARES, APOLLO)
    faults.expect(state.mobilised == 0 or not still, "mobilised", f"{state.mobilised}", "0 with this god")


def check_due_metropolis(state: LegendaryState, faults: Faults) -> None:
    """Whoever has earned a metropolis and has room for it builds it before anything else (L9.3, L9.4)."""
    if state.founder >= 0 or state.owed_to >= 0:
        return
    if has_set(state, state.turn) and has_room(state, state.turn):
        faults.add(
            "buildings", f"faction {state.turn} has all four", "them given up for a metropolis, which comes first"
        )
    for faction in range(state.factions):
        many = state.philosophers_of(faction) >= PHILOSOPHERS_NEEDED
        if many and (has_room(state, faction) or state.metropolis_is_lost == 1):
            faults.add(
                "philosophers",
                f"faction {faction} has {state.philosophers_of(faction)}",
                "fewer than four: with them comes a metropolis first",
            )


def check_end(state: LegendaryState, faults: Faults) -> None:
    """The game is over, by what there is on the table (L11.1, L11.2)."""
    most = max(int(state.metropolises_of_team(team)) for team in range(state.teams))
    if not faults.expect(
        most >= state.goal or state.out != 0,
        "ask",
        f"over, and nobody has {state.goal} metropolises or has fallen",
        "a question of a game that goes on",
    ):
        return
    twin = state.copy()
    decide(twin)
    faults.expect(state.ended == twin.ended, "ended", REASONS[state.ended] or "nothing", REASONS[twin.ended])
    winners = ", ".join(str(seat) for seat in members(twin.winners))
    faults.expect(state.winners == twin.winners, "winners", f"{members(state.winners)}", winners)

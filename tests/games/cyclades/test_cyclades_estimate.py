"""Looking one action ahead with the estimate leads to sensible play."""

from __future__ import annotations

from cyclades_stories import do, start

import petteia
from petteia.bots import Situation, bot
from petteia.games import cyclades
from petteia.games.cyclades import CycladesState


def best(state: CycladesState) -> str:
    """The action after which the actor's estimate is highest."""
    values = []
    for action in state.legal():
        twin = state.copy()
        twin.play(action)
        values.append((twin.estimate(state.actor), -action))
    return state.text(-max(values)[1])


def play_on(state: CycladesState) -> CycladesState:
    """Best actions until the seat has ended its turn or chance is asked."""
    seat = state.actor
    while state.actor == seat:
        do(state, best(state))
    return state


def test_it_completes_the_four_types() -> None:
    state = cyclades.position(
        god="athena", recruited=1, gold=(3, 5, 5), buildings="i7.1:port i7.2:fortress i7.3:temple", metropolises="i1"
    )
    assert best(state) == "build i7.4"


def test_it_takes_an_island_that_stands_empty() -> None:
    state = cyclades.position(god="ares", gold=(4, 5, 5), land=["i1*2 i7", "i2*3 i5", "i3*0 i8"])
    play_on(state)
    assert state.board.owner(2) == 0


def test_it_attacks_who_is_about_to_win_and_lets_strong_walls_be() -> None:
    def neighbour(garrison: int, metropolises: str) -> CycladesState:
        return cyclades.position(
            god="ares",
            recruited=1,
            gold=(1, 5, 5),
            fleets=["B2", "F1", "K2"],
            land=["i1*3 i7", f"i2*{garrison} i5", "i3 i8"],
            metropolises=metropolises,
        )

    assert best(neighbour(1, "i2 i5")) == "march from i1"
    assert best(neighbour(2, "i2 i5")) == "march from i1"
    walls = play_on(neighbour(5, ""))
    assert walls.battle.place < 0
    assert walls.board.troops_on(1) == 5


def test_it_bids_for_the_god_it_needs_and_not_for_any_price() -> None:
    state = cyclades.position(
        ask="which_god", rows="ares athena", philosophers=(3, 0, 0), metropolises="i1", gold=(9, 9, 9)
    )
    assert best(state) == "choose athena"  # the fourth philosopher wins
    dear = "ares:1:8 zeus:2:8"
    poor = cyclades.position(ask="which_god", rows="ares zeus", gold=(9, 9, 9), order="1 2 0", laid=2, offers=dear)
    assert best(poor) == "choose apollo"


def test_it_outbids_who_would_win_this_cycle() -> None:
    """Seat 1 has a metropolis and three philosophers and stands with Athena; the last bidder takes her away."""
    state = cyclades.position(
        ask="which_god",
        rows="athena zeus",  # with Ares an attack on the metropolis would do as well
        order="1 2 0",
        laid=2,
        offers="athena:1:3 zeus:2:2",
        metropolises="i2",
        philosophers=(0, 3, 0),
        gold=(7, 3, 2),
    )
    assert best(state) == "choose athena"


def test_games_of_greedy_bots_end_in_good_time_and_no_seat_is_favoured_much() -> None:
    cycles, wins = [], [0.0] * 4
    for seed in range(40):
        state, rng, player = start(4), petteia.Rng(seed), bot("greedy", "cyclades")
        while not state.over:
            chance = state.actor == petteia.CHANCE
            state.play(state.draw(rng) if chance else player.choose(Situation(state), rng))
        cycles.append(int(state.cycle))
        wins = [won + state.reward(seat) for seat, won in enumerate(wins)]
    assert sum(6 <= cycle <= 20 for cycle in cycles) >= 36
    assert max(wins) <= 20


def test_it_founds_with_the_least_loss() -> None:
    state = cyclades.position(
        god="athena",
        philosophers=(3, 0, 0),
        gold=(0, 5, 5),
        land=["i1 i7", "i2 i5", "i3 i8"],
        buildings="i1.1:port i7.1:port i7.2:temple",
    )
    do(state, "recruit philosopher")
    assert best(state) == "found on i1"


def test_all_seats_are_judged_alike_at_the_start() -> None:
    for seats in (2, 3, 4, 5):
        state = start(seats)
        values = [state.estimate(seat) for seat in range(seats)]
        assert max(values) - min(values) < 0.2

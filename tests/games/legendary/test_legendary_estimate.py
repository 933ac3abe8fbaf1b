"""Looking one action ahead with the estimate of the Legendary Edition leads to sensible play."""

from __future__ import annotations

from legendary_stories import at, do, land

import petteia
from petteia.bots import Situation, bot
from petteia.games.legendary import LegendaryState


def best(state: LegendaryState) -> str:
    """What `greedy` does."""
    return state.text(bot("greedy", "legendary").choose(Situation(state), petteia.Rng(1)))


def play_on(state: LegendaryState) -> LegendaryState:
    """Best actions until another seat or chance is asked."""
    seat = state.actor
    while state.actor == seat:
        do(state, best(state))
    return state


def test_it_walks_into_a_land_that_stands_empty() -> None:
    state = at(god="ares", land=["Melos1*2", "Melos3*0 Ios1", "Delos1"], gold=(3, 5, 5))
    assert land(play_on(state), "Melos3").faction == 0


def test_it_bids_for_the_god_who_completes_the_set() -> None:
    """Three types stand, the fourth is Athena's; nobody has placed a marker yet."""
    state = at(
        ask="which_god",
        rows="athena ares zeus poseidon hera",
        land=["Melos1 Melos2 Melos3", "Ios1", "Delos1"],
        buildings="Melos1.1:port Melos2.1:fortress Melos3.1:temple",
        gold=(9, 5, 5),
        order="0 1 2",
        placed=0,
        offers="",
    )
    assert best(state) == "choose athena"


def test_a_seat_knows_all_unless_another_has_seen_a_card() -> None:
    """Zeus shows the top creature to one seat alone (L13.1)."""
    open_game = at(god="zeus")
    assert all(open_game.knows_all(seat) for seat in range(3))
    secret = at(god="zeus", seen="kraken:1")
    assert [secret.knows_all(seat) for seat in range(3)] == [False, True, False]


def test_games_of_greedy_bots_end_in_good_time() -> None:
    cycles = []
    for seed in range(16):
        state, rng, player = petteia.game("legendary").start(4), petteia.Rng(seed), bot("greedy", "legendary")
        while not state.over:
            chance = state.actor == petteia.CHANCE
            state.play(state.draw(rng) if chance else player.choose(Situation(state), rng))
        assert isinstance(state, LegendaryState)
        cycles.append(int(state.cycle))
    assert sum(5 <= cycle <= 20 for cycle in cycles) >= 14

"""Levels that think ahead take a victory at the end of the cycle, and stop another player's if they can."""

from __future__ import annotations

import pytest

import petteia
from petteia.bots import Situation, bot
from petteia.games import cyclades
from petteia.games.cyclades import CycladesState

SEEDS = (1, 2, 3)


def play_turn(state: CycladesState, level: str, seed: int) -> list[str]:
    """What a level does until another is asked or the game is over; dice fall as they do."""
    rng, player, done = petteia.Rng(seed), bot(level, "cyclades"), []
    seat = state.actor
    while state.actor in (seat, petteia.CHANCE) and state.cycle == 3:
        if state.actor == petteia.CHANCE:
            state.play(state.draw(rng))
            continue
        action = player.choose(Situation(state), rng)
        done.append(state.text(action))
        state.play(action)
    return done


@pytest.mark.parametrize("seed", SEEDS)
def test_a_victory_at_the_end_of_the_cycle_is_taken(seed: int) -> None:
    """Seat 0 is the last to act, Apollo has no markers left, and a second metropolis wins."""
    state = cyclades.position(
        god="athena",
        recruited=1,
        gold=(3, 5, 5),
        buildings="i7.1:port i7.2:fortress i7.3:temple",
        metropolises="i1",
        blessed="i1*16",
    )
    play_turn(state, "hard", seed)
    assert state.over
    assert [state.reward(seat) for seat in range(3)] == [1.0, 0.0, 0.0]


@pytest.mark.parametrize("seed", SEEDS)
def test_who_would_win_at_the_end_of_the_cycle_is_attacked(seed: int) -> None:
    """Seat 1 has what wins, and Ares' guest is the last who could take it from him."""
    state = cyclades.position(
        god="ares",
        recruited=1,
        gold=(1, 5, 5),
        fleets=["B2", "F1", "K2"],
        land=["i1*3 i7", "i2*2 i5", "i3 i8"],
        metropolises="i2 i5",
    )
    done = play_turn(state, "hard", seed)
    assert done[0] == "march from i1"


@pytest.mark.parametrize("seed", SEEDS)
def test_who_would_win_by_a_god_is_outbid(seed: int) -> None:
    """Seat 1 needs Athena for her last metropolis and has nothing left to offer; seat 0 has more."""
    state = cyclades.position(
        ask="which_god",
        rows="athena zeus",
        order="1 2 0",
        laid=2,
        offers="athena:1:3 zeus:2:2",
        metropolises="i2",
        philosophers=(0, 3, 0),
        gold=(7, 3, 2),
    )
    assert play_turn(state, "hard", seed)[0] == "choose athena"

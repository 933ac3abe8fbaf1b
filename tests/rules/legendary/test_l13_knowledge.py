"""What a seat may know (L13), over random games."""

from __future__ import annotations

import pytest

import petteia
from legendary_stories import at, do, start
from petteia.rulebook import rule


@rule("L13.1", "L13.2", "L13.3")
@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_what_a_seat_may_not_know_changes_nothing_that_it_sees(seats: int) -> None:
    state, rng = start(seats, teams="yes"), petteia.Rng(seats)
    looked = 0
    while not state.over:
        if state.drawn or state.seen >= 0:
            looked += 1
            for seat in [*range(seats), petteia.SPECTATOR]:
                assert state.imagine(seat, rng).view(seat) == state.view(seat)
        state.play(state.draw(rng) if state.actor == petteia.CHANCE else rng.choice(state.legal()))
    assert looked >= 0


@rule("L13.1")
def test_what_zeus_has_shown_comes_up_next() -> None:
    state = do(at(god="zeus", gold=[9, 0, 0], track="sphinx - - -"), "look", "glimpse kraken", "put back")
    others = {state.imagine(1, petteia.Rng(seed)).view(0).cards for seed in range(30)}
    assert len(others) > 8
    do(state, "summon sphinx")
    assert state.view(0).cards == ("kraken",)
    assert len(state.legal()) == 16


@rule("L13.2")
def test_the_bonus_of_a_metropolis_is_public() -> None:
    state = at(metropolises="Melos1.1:two_troops")
    assert state.view(petteia.SPECTATOR).lands[0].sites[0] == "metropolis:two_troops"

"""C5: the gods."""

from __future__ import annotations

import pytest
from cyclades_stories import do, legal, refusal, start

from petteia.games import cyclades
from petteia.games.cyclades import CycladesState
from petteia.rulebook import rule


def begun(seats: int, *gods: str) -> CycladesState:
    """The first cycle, with these gods turned up as far as chance is asked."""
    state = start(seats)
    while state.question == "turn_order":
        state.play(state.legal()[0])
    return do(state, "show fates", *(f"reveal {god}" for god in gods))


def next_cycle(state: CycladesState) -> CycladesState:
    """All markers go to Apollo, and the next cycle shows creatures."""
    while state.question == "which_god":
        do(state, "choose apollo")
    do(state, "bless i3")
    while state.question == "creature":
        state.play(state.legal()[0])
    return state


def rows(state: CycladesState) -> list[str]:
    return [row.god for row in state.view(0).rows]


@rule("C5.1")
def test_apollo_is_always_open_and_acts_last() -> None:
    state = begun(3, "zeus", "ares")
    assert legal(state, "choose") == ["ares", "zeus", "apollo"]
    assert refusal(state, "choose poseidon").rule == "C5.1"
    do(state, "choose apollo", "choose ares", "offer 1", "choose zeus", "offer 1")
    assert (state.view(0).god, state.actor) == ("zeus", 2)


@rule("C5.2")
def test_five_players_shuffle_all_four_every_cycle() -> None:
    state = begun(5, "zeus", "ares", "athena")  # the fourth comes of itself
    assert rows(state) == ["zeus", "ares", "athena", "poseidon"]
    assert len(legal(next_cycle(state), "reveal")) == 4


@rule("C5.3")
def test_with_four_players_the_hidden_god_comes_first_next_time() -> None:
    state = begun(4, "zeus", "ares", "athena")
    assert rows(state) == ["zeus", "ares", "athena"]
    assert state.view(0).face_down == ("poseidon",)
    assert refusal(state, "choose poseidon").rule == "C5.1"
    next_cycle(state)
    assert rows(state) == ["poseidon"]
    assert legal(state, "reveal") == ["ares", "zeus", "athena"]
    do(state, "reveal athena", "reveal zeus")
    assert rows(state) == ["poseidon", "athena", "zeus"]
    assert rows(next_cycle(state)) == ["ares"]


@rule("C5.4")
def test_with_three_players_pairs_alternate() -> None:
    state = begun(3, "zeus", "ares")
    assert rows(state) == ["zeus", "ares"]
    next_cycle(state)
    assert legal(state, "reveal") == ["poseidon", "athena"]
    do(state, "reveal athena")
    assert rows(state) == ["athena", "poseidon"]
    assert (state.view(0).face_down, state.view(0).coming_first) == (("ares", "zeus"), ())  # all four come next
    assert legal(state, "choose") == ["poseidon", "athena", "apollo"]
    assert len(legal(next_cycle(state), "reveal")) == 4


@rule("C5.5", "C16.1")
def test_nobody_knows_the_order_of_the_hidden_pair() -> None:
    state = begun(3, "zeus", "ares")
    assert set(state.view(0).face_down) == {"poseidon", "athena"}
    next_cycle(state)
    assert [chance for _, chance in state.outcomes()] == [pytest.approx(0.5)] * 2


@rule("C5.6")
def test_two_players_have_three_open_gods() -> None:
    state = begun(2, "zeus", "ares", "athena")
    assert rows(state) == ["zeus", "ares", "athena"]
    assert rows(next_cycle(state)) == ["poseidon"]


@rule("C5.3", "C9.23")
def test_when_somebody_is_out_one_god_fewer_is_open() -> None:
    state = cyclades.position(
        seats=5,
        out="4",
        land=["i1", "i2", "i3", "i5", ""],
        fleets=["C6", "B3", "F5", "D8", ""],
        rows="athena ares zeus poseidon",
        open=4,
        god="athena",
        recruited=1,
        blessed="i1*16",
        track="fates satyr -",
    )
    do(state, "done", "show harpy", "reveal ares", "reveal zeus", "reveal athena")
    assert rows(state) == ["ares", "zeus", "athena"]
    assert state.view(0).face_down == ("poseidon",)

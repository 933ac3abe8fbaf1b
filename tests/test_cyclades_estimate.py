"""Whoever looks one action ahead with the estimate plays sensibly."""

from __future__ import annotations

from cyclades_stories import do, start
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
    assert best(neighbour(5, "")) == "done"


def test_it_bids_for_the_god_it_needs_and_not_for_any_price() -> None:
    state = cyclades.position(ask="which_god", rows="ares athena", philosophers=(3, 0, 0), gold=(9, 9, 9))
    assert best(state) == "choose athena"
    poor = cyclades.position(ask="which_god", rows="ares zeus", gold=(9, 9, 9), offers="ares:1:8 zeus:2:8", laid=2)
    assert best(poor) == "choose apollo"


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

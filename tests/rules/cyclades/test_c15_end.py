"""C15: the end."""

from __future__ import annotations

import pytest
from cyclades_stories import battle, do, island

from petteia.games import cyclades
from petteia.games.cyclades import CycladesState
from petteia.rulebook import rule


def last_turn(metropolises: str, purse: tuple[int, int, int], **more: object) -> CycladesState:
    """Seat 0 ends the cycle; nothing is left for Apollo's guests but gold."""
    given: dict[str, object] = {
        "god": "athena",
        "recruited": 1,
        "land": ["i1 i7 i4", "i2 i5 i6", "i3 i8"],
        "metropolises": metropolises,
        "gold": purse,
        "blessed": "i3*16",
        "track": "fates satyr -",
    }
    return do(cyclades.position(**given | more), "done")  # type: ignore[arg-type]


@rule("C15.1")
def test_two_metropolises_at_the_end_of_the_cycle_win() -> None:
    state = last_turn("i1 i7", (0, 9, 9))
    assert state.over
    assert state.result is not None
    assert (state.result.winners, state.result.reason) == ((0,), "metropolises")
    assert state.result.scores[0] == {"metropolises": 2, "gold": 0}


@rule("C15.1")
def test_one_is_not_enough() -> None:
    state = last_turn("i1 i2 i3", (0, 9, 9))
    assert not state.over
    assert state.result is None


@rule("C15.1")
def test_what_is_lost_again_within_the_cycle_does_not_count() -> None:
    state = battle(
        3,
        1,
        metropolises="i2 i5",
        blessed="i3*16",
        offers="ares:0:1",
        apollo="1 2",
        track="fates satyr -",
    )
    do(state, "attack 3", "defence 0")
    assert island(state, "i2").owner == 0
    do(state, "done")
    assert not state.over


@rule("C15.2")
def test_of_several_the_most_gold_wins() -> None:
    state = last_turn("i1 i7 i2 i5", (6, 4, 0))
    assert state.result is not None
    assert (state.result.winners, state.result.reason) == ((0,), "gold")


@rule("C15.2")
@pytest.mark.parametrize(("option", "winner", "reason"), [("gold", 1, "gold"), ("metropolises", 0, "metropolises")])
def test_by_option_the_most_metropolises_count_first(option: str, winner: int, reason: str) -> None:
    state = last_turn("i1 i7 i4 i2 i5", (3, 9, 0), tie_break=option)
    assert state.result is not None
    assert (state.result.winners, state.result.reason) == ((winner,), reason)


@rule("C15.2")
@pytest.mark.parametrize("option", ["gold", "metropolises"])
def test_still_tied_they_share(option: str) -> None:
    state = last_turn("i1 i7 i2 i5", (6, 5, 0), tie_break=option)  # Apollo gives one more
    assert state.result is not None
    assert (state.result.winners, state.result.reason) == ((0, 1), "shared")
    assert (state.reward(0), state.reward(1), state.reward(2)) == (0.5, 0.5, 0.0)

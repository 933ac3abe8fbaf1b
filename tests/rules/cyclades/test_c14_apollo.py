"""C14: Apollo."""

from __future__ import annotations

import pytest
from cyclades_stories import do, gold, island, legal, refusal

from petteia.games import cyclades
from petteia.games.cyclades import CycladesState
from petteia.rulebook import rule


def guests(land: list[str], **more: object) -> CycladesState:
    """Seat 0 is done with Athena; seats 1 and 2 come to Apollo."""
    given: dict[str, object] = {"god": "athena", "recruited": 1, "land": land, "gold": (5, 5, 5)}
    return do(cyclades.position(**given | more), "done")  # type: ignore[arg-type]


@rule("C14.1")
def test_one_gold_or_four_with_a_single_island() -> None:
    state = guests(["i1 i7", "i2", "i3 i8"])
    assert gold(state, 1) == 9
    do(state, "bless i1")
    assert gold(state, 2) == 6


@rule("C14.2")
def test_the_first_guest_lays_a_marker_on_any_island() -> None:
    state = guests(["i1 i7", "i2 i5", "i3 i8"])
    assert (state.actor, state.question) == (1, "marker_where")
    assert legal(state, "bless") == [f"i{number}" for number in range(1, 9)]
    do(state, "bless i4")  # a neutral one
    assert island(state, "i4").prosperity == 3
    assert state.cycle == 4  # the second guest had nothing to choose


@rule("C14.2")
def test_marks_add_up() -> None:
    state = guests(["i1 i7", "i2 i5", "i3 i8"], blessed="i2*5")
    do(state, "bless i2")
    assert island(state, "i2").prosperity == 7


@rule("C14.2")
def test_by_option_only_own_islands_are_blessed() -> None:
    state = guests(["i1 i7", "i2 i5", "i3 i8"], apollo_scope="own")
    assert legal(state, "bless") == ["i2", "i5"]
    assert refusal(state, "bless i1").rule == "C14.2"


@rule("C14.3")
@pytest.mark.parametrize("text", ["summon fates", "build i2.1", "recruit troop i2", "done"])
def test_apollo_gives_nothing_else(text: str) -> None:
    state = guests(["i1 i7", "i2 i5", "i3 i8"], track="fates - -")
    assert refusal(state, text).key == "other_question"
    assert legal(state) == [f"bless i{number}" for number in range(1, 9)]

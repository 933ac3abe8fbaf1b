"""In how many ways a game can continue from a position: counts that change with any rule, like perft in chess."""

from __future__ import annotations

import pytest

import petteia
from petteia.games import duel


def ways(state: petteia.State, depth: int) -> int:
    """Sequences of that many actions, chance's included."""
    if depth == 0 or state.over:
        return 1
    if depth == 1:
        return len(state.legal())
    count = 0
    for action in state.legal():
        after = state.copy()
        after.play(action)
        count += ways(after, depth - 1)
    return count


POSITIONS = {
    "the first action of all": ({"ask": "first", "age": 0, "draft": 1}, [2, 20, 180, 1440]),
    "a draft with four on offer": (
        {"ask": "draft", "age": 0, "draft": 1, "offer": "sphinx pyramids piraeus colossus", "board": "law economy"},
        [4, 12, 24, 24, 192],
    ),
    "the last two cards of Age I": (
        {"age": 1, "table": "baths stable", "coins": (0, 0), "cards": ("quarry", "")},
        [3, 3, 3 * 23, 3 * 23 * 22],
    ),
    "a card that covers two face-down cards": (
        {"age": 1, "table": {16: "baths", 10: "?", 11: "?"}, "coins": (0, 0)},
        [1, 22, 22 * 21, 2 * 22 * 21 + 2 * 7 * 21],  # seven of the cards are free
    ),
    "the Mausoleum with a choice of five cards": (
        {
            "age": 2,
            "table": "walls forum",
            "coins": (20, 20),
            "wonders": ("mausoleum", "sphinx"),
            "discard": "scriptorium altar guard_tower tavern press",
            "cards": ("library", ""),
            "board": "law theology",
        },
        [6, 4 * 3 + 2 * 5, 4 * 3 * 20 + 2 * (4 * 3 + 2), 5052],
    ),
    "the Great Library draws": (
        {"age": 2, "table": "walls forum", "coins": (20, 0), "wonders": ("great_library", ""), "board": "law economy"},
        [6, 4 + 2 * 8, 4 * 20 + 2 * 8 * 7, 4 * 20 * 19 + 2 * 8 * 7 * 6],
    ),
}


@pytest.mark.parametrize("name", POSITIONS)
def test_the_ways_from_a_position_are_counted(name: str) -> None:
    fields, expected = POSITIONS[name]
    state = duel.position(**fields)  # type: ignore[arg-type]
    assert [ways(state, depth) for depth in range(1, len(expected) + 1)] == expected

"""Games of Cyclades that must stay as they are, and counts of what can happen from named positions.

A change of rules changes these numbers on purpose: `python tests/games/cyclades/test_cyclades_golden.py` prints them.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable

import pytest
from cyclades_stories import start

import petteia
from petteia.games import cyclades
from petteia.games.cyclades import GAME, CycladesState

# version of the rules and seats: actions, cycles, and a hash over every position of the random game of that seed
GAMES: dict[tuple[str, int], tuple[int, int, str]] = {
    ("1", 2): (1046, 44, "4c21fe965a3634d4"),
    ("1", 3): (378, 23, "0776f8c86f36d7dc"),
    ("1", 4): (587, 23, "71738ff16d1c395d"),
    ("1", 5): (841, 24, "5b6deb0176bc31e1"),
    ("2", 2): (735, 31, "ae525f780081dc74"),
    ("2", 3): (378, 23, "e03626a717f8c887"),
    ("2", 4): (587, 23, "841a8d6e1d2fad3e"),
    ("2", 5): (1393, 38, "f06eb6822b852dd6"),
}

POSITIONS: dict[str, Callable[[], CycladesState]] = {
    "set_up": lambda: start(3),
    "auction": lambda: cyclades.position(ask="which_god", rows="ares zeus", gold=(4, 4, 4), priests=(1, 0, 0)),
    "auction_of_two": lambda: cyclades.position(seats=2, ask="which_god", rows="ares zeus athena", gold=(4, 4)),
    "poseidon": lambda: cyclades.position(god="poseidon", gold=(3, 5, 5), fleets=["C2*2 G5", "D4 F1", "F4 K2"]),
    "ares": lambda: cyclades.position(god="ares", gold=(4, 5, 5), land=["i1*2 i7", "i2 i5", "i3*0 i8"]),
    "zeus": lambda: cyclades.position(god="zeus", gold=(5, 5, 5), track="kraken griffon minotaur"),
    "sylph": lambda: cyclades.position(god="athena", track="sylph - -", gold=(4, 5, 5), recruited=1),
    "polyphemus": lambda: cyclades.position(god="athena", track="polyphemus - -", gold=(4, 5, 5), recruited=1),
}
# name: how many sequences of one, two, three actions there are
COUNTS: dict[str, tuple[int, int, int]] = {
    "set_up": (3, 6, 102),
    "auction": (3, 13, 37),
    "auction_of_two": (4, 16, 61),
    "poseidon": (18, 266, 3707),
    "ares": (10, 76, 503),
    "zeus": (12, 150, 1450),
    "sylph": (8, 37, 203),
    "polyphemus": (8, 42, 206),
}


def replay(version: str, seats: int) -> tuple[int, int, str]:
    state = GAME.edition(version).start(seats)
    rng = petteia.Rng(2009)
    seen = hashlib.sha256()
    actions = 0
    while not state.over:
        seen.update(state.position().encode())
        state.play(state.draw(rng) if state.actor == petteia.CHANCE else rng.choice(state.legal()))
        actions += 1
    seen.update(state.position().encode())
    return actions, state.round, seen.hexdigest()[:16]


def sequences(state: CycladesState, depth: int) -> int:
    actions = state.legal()
    if depth == 1:
        return len(actions)
    total = 0
    for action in actions:
        twin = state.copy()
        twin.play(action)
        total += sequences(twin, depth - 1)
    return total


@pytest.mark.parametrize(("version", "seats"), list(GAMES))
def test_a_game_is_as_it_was(version: str, seats: int) -> None:
    assert replay(version, seats) == GAMES[version, seats]


@pytest.mark.parametrize("name", list(POSITIONS))
def test_so_much_can_happen(name: str) -> None:
    assert tuple(sequences(POSITIONS[name](), depth) for depth in (1, 2, 3)) == COUNTS[name]


if __name__ == "__main__":
    for version, seats in GAMES:
        print(f"    {(version, seats)}: {replay(version, seats)},".replace("'", '"'))
    for name, position in POSITIONS.items():
        print(f'    "{name}": {tuple(sequences(position(), depth) for depth in (1, 2, 3))},')

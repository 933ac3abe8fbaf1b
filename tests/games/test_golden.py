"""The stored playthroughs come out the same, and every game has one."""

from __future__ import annotations

import pytest

import petteia
from golden import PLAYTHROUGHS, playthrough, stored


@pytest.mark.parametrize("entry", PLAYTHROUGHS, ids=[entry[0] for entry in PLAYTHROUGHS])
def test_a_playthrough_is_as_stored(entry: tuple[str, str, int, dict[str, str], int]) -> None:
    file, name, seats, options, seed = entry
    expected_lines = stored(file)
    ours = "\n".join(playthrough(name, seats, options, seed)).splitlines()
    for number, (line, expected) in enumerate(zip(ours, expected_lines, strict=False), 1):
        assert line == expected, f"{file}.txt, line {number}"
    assert len(ours) == len(expected_lines)


def test_every_game_of_the_package_has_a_playthrough() -> None:
    ours = {name for name, game in petteia.all_games().items() if type(game).__module__.startswith("petteia.")}
    assert ours == {name for _, name, _, _, _ in PLAYTHROUGHS}

"""The stored playthroughs come out the same, and every game has one."""

from __future__ import annotations

import pytest

import petteia
from golden import FOLDER, PLAYTHROUGHS, playthrough


@pytest.mark.parametrize("entry", PLAYTHROUGHS, ids=[entry[0] for entry in PLAYTHROUGHS])
def test_a_playthrough_is_as_stored(entry: tuple[str, str, int, dict[str, str], int]) -> None:
    file, name, seats, options, seed = entry
    stored = (FOLDER / f"{file}.txt").read_text(encoding="utf-8").splitlines()
    ours = "\n".join(playthrough(name, seats, options, seed)).splitlines()
    for number, (line, expected) in enumerate(zip(ours, stored, strict=False), 1):
        assert line == expected, f"{file}.txt, line {number}"
    assert len(ours) == len(stored)


def test_every_game_of_the_package_has_a_playthrough() -> None:
    ours = {name for name, game in petteia.all_games().items() if type(game).__module__.startswith("petteia.")}
    assert ours == {name for _, name, _, _, _ in PLAYTHROUGHS}

"""Positions as pictures: everything is on the canvas, changes with the game, and reveals nothing that is hidden."""

from __future__ import annotations

import re

import pytest

import petteia
from petteia import CHANCE, Rng
from petteia.core.contract.sketch import HEIGHT, WIDTH, number
from petteia.core.engine.state import SPECTATOR

TABLES = [("duel", 2), *(("cyclades", seats) for seats in (2, 5)), *(("legendary", seats) for seats in (2, 4, 6))]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_game_is_drawn_and_nothing_hidden(name: str, seats: int) -> None:
    game, rng = petteia.game(name), Rng(seats)
    state = game.start(seats=seats)
    seen = set()
    for _ in range(400):
        if state.over:
            break
        state.play(state.draw(rng) if state.actor == CHANCE else rng.choice(state.legal()))
        drawn = game.sketch(state)
        assert game.sketch(state.imagine(SPECTATOR, Rng(1))) == drawn
        for colour, corners in drawn:
            assert re.fullmatch(r"#[0-9a-f]{6}", colour)
            assert all(0 <= x <= WIDTH and 0 <= y <= HEIGHT for x, y in corners)
        seen.add(drawn)
    assert len(seen) > 20


def test_a_coin_more_is_another_number() -> None:
    assert len({number("#ffffff", value, (600, 300), 50) for value in range(120)}) == 120

"""The prospects of a move of Duel, known before it is made."""

from __future__ import annotations

import pytest

from petteia.games import duel
from petteia.games.duel import GAME, DuelState
from petteia.games.duel.words.prospects import Prospect


def prospect(state: DuelState, text: str) -> Prospect:
    return GAME.prospect(state, state.parse(text))


@pytest.mark.parametrize("seat", [0, 1])
def test_building_and_discarding_change_points_and_coins(seat: int) -> None:
    state = duel.position(age=2, table="tribunal forum", turn=seat, coins=(12, 12))
    cost = next(slot.prices[seat] for slot in state.view(seat).table if slot.card == "tribunal")
    built = prospect(state, "build tribunal")
    assert (built.coins, built.points) == (12 - cost, 5 + (12 - cost) // 3)
    assert prospect(state, "discard tribunal").coins == 14
    assert state.view(seat).cities[seat].coins == 12, "nothing has happened yet"


def test_shields_walk_and_take_the_opponent_s_coins() -> None:
    """Two shields from 1 to 3: the token of 2 coins goes (D8.3)."""
    state = duel.position(age=2, table="walls forum", pawn=1, coins=(20, 5))
    after = prospect(state, "build walls")
    assert (after.lead, after.opponent) == (3, 3)
    assert after.points == after.coins // 3 + 5, "five points for a lead of three (D12.2)"


def test_for_the_second_seat_the_pawn_is_the_other_way_round() -> None:
    state = duel.position(age=2, table="walls forum", pawn=1, turn=1, coins=(20, 20))
    assert prospect(state, "build walls").lead == 1
    assert prospect(state, "discard walls").lead == -1


def test_a_victory_is_announced() -> None:
    state = duel.position(age=2, table="walls forum", pawn=7, coins=(20, 20))
    assert prospect(state, "build walls").outcome == "won"
    assert prospect(state, "build forum").outcome == ""


def test_a_new_symbol_counts() -> None:
    state = duel.position(age=2, table="laboratory forum", coins=(20, 20))
    assert prospect(state, "build laboratory").symbols == 1
    assert prospect(state, "discard laboratory").symbols == 0

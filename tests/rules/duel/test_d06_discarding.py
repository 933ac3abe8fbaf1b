"""D6: discarding a card."""

from __future__ import annotations

import pytest
from duel_stories import city, coins, do

import petteia
from petteia.games import duel
from petteia.rulebook import rule


@rule("D6.1")
@pytest.mark.parametrize(
    ("cards", "gain"),
    [("", 2), ("tavern", 3), ("tavern wood_reserve forum", 5), ("baths garrison quarry press scriptorium", 2)],
)
def test_a_discard_brings_two_coins_and_one_for_each_yellow_card(cards: str, gain: int) -> None:
    state = do(duel.position(age=2, table="walls aqueduct", cards=(cards, "brewery")), "discard walls")
    assert coins(state) == (7 + gain, 7)
    assert "walls" not in city(state).cards
    assert state.view(0).discard == ("walls",)


@rule("D6.1")
def test_the_discarded_card_does_not_count_itself() -> None:
    state = do(duel.position(age=1, table="tavern altar"), "discard tavern")
    assert coins(state) == (9, 7)  # neither the coins of the Tavern nor one for its colour


@rule("D6.1")
def test_a_discarded_card_has_no_effect() -> None:
    state = do(duel.position(age=1, table="guard_tower altar", board="law"), "discard guard_tower")
    assert state.view(0).pawn == 0


@rule("D6.2")
@pytest.mark.parametrize("seat", [0, 1, petteia.SPECTATOR])
def test_the_discard_pile_is_open_to_all(seat: int) -> None:
    state = do(duel.position(age=1, table="tavern altar baths"), "discard tavern", "discard baths")
    assert set(state.view(seat).discard) == {"tavern", "baths"}


@rule("D6.2")
def test_the_order_of_the_discard_pile_does_not_matter() -> None:
    def discarded(*cards: str) -> str:
        state = duel.position(age=1, table="tavern altar baths stable")
        return do(state, *(f"discard {card}" for card in cards)).position()

    assert discarded("tavern", "altar", "baths") == discarded("baths", "altar", "tavern")

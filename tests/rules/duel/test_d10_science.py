"""D10: science."""

from __future__ import annotations

from collections import Counter

import pytest
from duel_stories import city, coins, do, told

from petteia.games import duel
from petteia.games.duel import DuelState
from petteia.games.duel.facts import CARDS, GREEN, SYMBOLS, TOKENS
from petteia.rulebook import rule

FIVE = "workshop apothecary scriptorium pharmacist university"  # pendulum, wheel, quill, mortar, gyroscope


def winner(state: DuelState) -> tuple[tuple[int, ...], str]:
    assert state.result is not None
    return state.result.winners, state.result.reason


@rule("D10.1")
def test_six_symbols_are_on_two_green_cards_each_and_law_is_the_seventh() -> None:
    on_cards = Counter(card.symbol for card in CARDS if card.symbol)
    assert on_cards == dict.fromkeys(["wheel", "mortar", "quill", "pendulum", "gyroscope", "sundial"], 2)
    assert all((card.symbol != "") == (card.colour == GREEN) for card in CARDS)
    assert [token.id for token in TOKENS if token.symbol] == ["law"]
    assert len(SYMBOLS) == 7


@rule("D10.1")
@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("apothecary", "school"),
        ("pharmacist", "dispensary"),
        ("scriptorium", "library"),
        ("workshop", "laboratory"),
    ],
)
def test_the_pairs_of_the_first_two_ages(first: str, second: str) -> None:
    state = duel.position(age=2, table=f"{second} walls", cards=(first, ""), board="theology", coins=(30, 7))
    do(state, f"build {second}")
    assert state.question == "take_token"


@rule("D10.1")
@pytest.mark.parametrize(("first", "second"), [("university", "observatory"), ("academy", "study")])
def test_the_pairs_of_the_third_age(first: str, second: str) -> None:
    state = duel.position(age=3, table=f"{second} palace", cards=(first, ""), board="theology", coins=(30, 7))
    do(state, f"build {second}")
    assert state.question == "take_token"


@rule("D10.2")
@pytest.mark.parametrize("seat", [0, 1])
def test_six_different_symbols_win(seat: int) -> None:
    cards = ("", FIVE) if seat else (FIVE, "")
    state = duel.position(age=3, table="study palace", turn=seat, cards=cards, coins=(20, 20))
    do(state, "build study")
    assert winner(state) == ((seat,), "science")


@rule("D10.2")
def test_six_symbols_that_are_not_all_different_do_not_win() -> None:
    state = duel.position(age=3, table="observatory palace", cards=(FIVE + " library", ""), coins=(20, 7))
    do(state, "build observatory")
    assert not state.over
    assert len(city(state).symbols) == 5


@rule("D10.2")
def test_five_symbols_do_not_win() -> None:
    state = duel.position(age=3, table="university palace", cards=(FIVE.removesuffix("university"), ""), coins=(20, 7))
    do(state, "build university")
    assert not state.over


@rule("D10.2")
def test_law_from_the_board_can_be_the_sixth() -> None:
    state = duel.position(age=3, table="observatory palace", cards=(FIVE, ""), board="law theology", coins=(20, 7))
    do(state, "build observatory", "take law")
    assert winner(state) == ((0,), "science")


@rule("D10.2")
def test_law_from_the_great_library_can_be_the_sixth() -> None:
    state = duel.position(age=3, table="palace senate", cards=(FIVE, ""), wonders=("great_library", ""), coins=(20, 7))
    do(state, "wonder great_library with palace", "draw law", "draw economy", "draw masonry", "keep law")
    assert winner(state) == ((0,), "science")


@rule("D10.2")
def test_a_card_can_be_the_sixth_beside_law() -> None:
    state = duel.position(
        age=3,
        table="university palace",
        cards=(FIVE.removesuffix("university"), ""),
        tokens=("law", ""),
        coins=(20, 7),
    )
    do(state, "build university")
    assert winner(state) == ((0,), "science")


@rule("D10.3")
def test_nothing_follows_the_sixth_symbol() -> None:
    # the University is free with the School, for which Urbanism would pay
    cards = "school workshop scriptorium pharmacist academy"
    state = duel.position(age=3, table="university palace", cards=(cards, ""), tokens=("urbanism", ""))
    happened = told(state, "build university")
    assert happened[-1].kind == "game_ended"
    assert winner(state) == ((0,), "science")


@rule("D10.3")
def test_the_sixth_symbol_wins_although_the_opponent_has_more_points() -> None:
    state = duel.position(
        age=3, table="study", cards=(FIVE, "palace town_hall gardens pantheon"), coins=(20, 90), pawn=-8
    )
    do(state, "build study")
    assert winner(state) == ((0,), "science")
    assert coins(state) == (20 - 8, 90)

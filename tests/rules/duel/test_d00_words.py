"""D0: words."""

from __future__ import annotations

from typing import Any

import pytest
from duel_stories import available, built_wonders, city, do, refusal

from petteia.games import duel
from petteia.games.duel.facts import BLUE, BROWN, CARDS, COLOURS, GREY, RED, Card
from petteia.rulebook import rule

FIVE_SYMBOLS = "workshop apothecary scriptorium pharmacist university"


def card(name: str) -> Card:
    return next(card for card in CARDS if card.id == name)


@rule("D0.1")
def test_a_city_is_all_that_a_player_has_built_and_the_tokens_he_has_won() -> None:
    state = duel.position(
        age=2,
        table="library walls aqueduct",
        cards=("scriptorium", ""),
        wonders=("sphinx", ""),
        coins=(40, 7),
        board="law",
    )
    do(state, "build library", "take law", "discard walls", "wonder sphinx with aqueduct")
    assert city(state).cards == ("scriptorium", "library")
    assert city(state).tokens == ("law",)
    assert built_wonders(state) == ["sphinx"]
    assert city(state, 1).cards == ()


@rule("D0.2")
def test_a_card_is_available_while_no_card_on_the_table_overlaps_it() -> None:
    state = duel.position(age=1, table={9: "?", 14: "baths", 15: "altar", 19: "press"})
    assert available(state) == ["baths", "altar", "press"]
    assert refusal(state, "build slot_9").rule == "D0.2"
    do(state, "discard baths")
    assert available(state) == ["altar", "press"]  # the altar still lies on the other half
    do(state, "discard altar", "reveal theater")
    assert available(state) == ["theater", "press"]


@rule("D0.3")
@pytest.mark.parametrize(("pawn", "leads"), [(0, (0, 0)), (4, (4, 0)), (-4, (0, 4)), (1, (1, 0)), (-8, (0, 8))])
def test_a_lead_is_how_far_the_pawn_stands_in_the_opponents_half(pawn: int, leads: tuple[int, int]) -> None:
    state = duel.position(pawn=pawn)
    assert (state.lead(0), state.lead(1)) == leads


@rule("D0.4")
def test_brown_cards_make_raw_materials_and_grey_cards_goods() -> None:
    assert {made for card in CARDS if card.colour == BROWN for made in card.produces.split()} == {
        "wood",
        "clay",
        "stone",
    }
    assert {made for card in CARDS if card.colour == GREY for made in card.produces.split()} == {"glass", "papyrus"}
    assert not [card.id for card in CARDS if card.produces and card.colour not in (BROWN, GREY)]


@rule("D0.5")
def test_tribunal_is_the_blue_card_of_age_two_and_courthouse_the_red_one_of_age_three() -> None:
    tribunal, courthouse = card("tribunal"), card("courthouse")
    assert (tribunal.age, tribunal.colour, tribunal.points) == (2, BLUE, 5)
    assert (courthouse.age, courthouse.colour, courthouse.cost, courthouse.shields) == (3, RED, "8", 3)


@rule("D0.6")
@pytest.mark.parametrize(
    ("about", "last", "reason"),
    [
        ({"table": "courthouse palace", "pawn": 6}, "build courthouse", "military"),
        ({"table": "study palace", "cards": (FIVE_SYMBOLS, "")}, "build study", "science"),
        ({"table": "palace"}, "build palace", "points"),
    ],
)
def test_there_are_three_ways_to_win(about: dict[str, Any], last: str, reason: str) -> None:
    state = do(duel.position(age=3, coins=(20, 7), **about), last)
    assert state.result is not None
    assert (state.result.winners, state.result.reason) == ((0,), reason)


@rule("D0.7")
def test_the_seven_kinds_of_buildings_and_what_they_give() -> None:
    kinds: dict[str, list[Card]] = {}
    for row in CARDS:
        kinds.setdefault(COLOURS[row.colour], []).append(row)
    assert list(kinds) == ["brown", "grey", "blue", "green", "yellow", "red", "purple"]
    assert all(row.produces for colour in ("brown", "grey") for row in kinds[colour])
    assert all(row.points and not row.per for row in kinds["blue"])
    assert [row.id for row in CARDS if row.symbol] == [row.id for row in kinds["green"]]
    assert sum(row.points > 0 for row in kinds["green"]) == 10  # of twelve
    assert all(row.coins or row.any_raw or row.any_goods or row.cheap for row in kinds["yellow"])
    assert [row.id for row in kinds["yellow"] if row.points] == [row.id for row in kinds["yellow"] if row.age == 3]
    assert [row.id for row in CARDS if row.shields] == [row.id for row in kinds["red"]]
    assert all(row.points and row.per for row in kinds["purple"])

"""D14: the worked examples of the rulebook."""

from __future__ import annotations

import pytest
from duel_stories import city, coins, do, legal, payment, price, refusal

from petteia.games import duel
from petteia.games.duel.facts import CARDS, WONDERS
from petteia.rulebook import rule


@rule("D14.1")
@pytest.mark.parametrize(
    ("name", "cost"),
    [
        ("lumber_yard", ""),
        ("stone_pit", "1"),
        ("scriptorium", "2"),
        ("baths", "stone"),
        ("garrison", "clay"),
        ("apothecary", "glass"),
        ("arena", "wood clay stone"),
        ("colossus", "clay clay clay glass"),
    ],
)
def test_what_things_cost(name: str, cost: str) -> None:
    assert {row.id: row.cost for row in (*CARDS, *WONDERS)}[name] == cost


@rule("D14.1")
def test_who_makes_stone_clay_and_papyrus_builds_baths_or_garrison_but_no_apothecary() -> None:
    state = duel.position(
        age=1,
        table="baths garrison apothecary",
        cards=("quarry clay_pool clay_pit press", ""),
        coins=(0, 7),
    )
    assert city(state).production == {"wood": 0, "clay": 2, "stone": 1, "glass": 0, "papyrus": 1}
    assert [text for text in legal(state) if text.startswith("build")] == ["build baths", "build garrison"]
    assert refusal(state, "build apothecary").key == "short_of_coins"


@rule("D14.1")
def test_the_colossus_is_paid_and_moves_the_pawn_two_spaces() -> None:
    state = duel.position(
        age=2, table="walls forum", wonders=("colossus", ""), cards=("clay_pool brickyard", ""), coins=(2, 7)
    )
    do(state, "wonder colossus with walls")
    assert coins(state) == (0, 7)
    assert state.view(0).pawn == 2


@rule("D14.2")
def test_horse_breeders_cost_a_clay_and_a_wood_or_nothing_with_the_stable() -> None:
    assert price(duel.position(age=2, table="horse_breeders walls"), "build horse_breeders") == 4
    state = duel.position(age=2, table="horse_breeders walls", cards=("lumber_yard clay_pool", ""))
    assert (price(state, "build horse_breeders"), payment(state, "build horse_breeders").chain) == (0, "")
    state = duel.position(age=2, table="horse_breeders walls", cards=("stable", ""))
    assert (price(state, "build horse_breeders"), payment(state, "build horse_breeders").chain) == (0, "stable")


@rule("D14.2")
def test_baths_lead_to_the_aqueduct_and_the_palisade_to_the_fortifications() -> None:
    state = duel.position(age=2, table="aqueduct walls", cards=("baths", ""), coins=(0, 7))
    assert "build aqueduct" in legal(state)
    state = duel.position(age=3, table="fortifications palace", cards=("palisade", ""), coins=(0, 7))
    assert "build fortifications" in legal(state)


@rule("D14.3")
def test_against_two_stone_a_stone_costs_four_and_against_none_two() -> None:
    state = duel.position(age=2, table="aqueduct walls", cards=("", "shelf_quarry"), coins=(20, 20))
    assert city(state, 0).prices["stone"] == 4
    assert city(state, 1).prices["stone"] == 2
    do(state, "discard walls")
    assert price(state, "build aqueduct") == 2  # only the third stone is bought


@rule("D14.4")
def test_fortifications_for_five_coins() -> None:
    state = duel.position(age=3, table="fortifications palace", cards=("shelf_quarry", "clay_pool"), coins=(5, 7))
    units = [unit.resource for unit in payment(state, "build fortifications").units]
    assert sorted(units) == ["clay", "papyrus", "stone", "stone"]
    assert price(state, "build fortifications") == 3 + 2
    do(state, "build fortifications")
    assert coins(state) == (0, 7)


@rule("D14.5")
def test_the_aqueduct_for_twelve_coins() -> None:
    state = duel.position(age=2, table="aqueduct walls", cards=("", "shelf_quarry"), coins=(12, 7))
    assert price(state, "build aqueduct") == 12
    do(state, "build aqueduct")
    assert coins(state) == (0, 7)


@rule("D14.6")
def test_the_caravansery_for_seven_coins() -> None:
    state = duel.position(age=2, table="caravansery walls", cards=("", "glassworks"), coins=(7, 7))
    assert price(state, "build caravansery") == 2 + 3 + 2
    do(state, "build caravansery")
    assert coins(state) == (0, 7)


@rule("D14.7")
def test_a_discard_for_four_coins() -> None:
    state = duel.position(age=2, table="aqueduct walls", cards=("tavern clay_reserve", ""), coins=(0, 7))
    do(state, "discard aqueduct")
    assert coins(state) == (4, 7)


@rule("D14.8")
@pytest.mark.parametrize(
    ("tokens", "start", "end", "loss"), [("", 1, 3, 2), ("strategy", 1, 4, 2), ("", 0, 2, 0), ("strategy", 0, 3, 2)]
)
def test_the_archery_range(tokens: str, start: int, end: int, loss: int) -> None:
    state = duel.position(age=2, table="archery_range walls", pawn=start, tokens=(tokens, ""), coins=(6, 7))
    do(state, "build archery_range")
    assert state.view(0).pawn == end
    assert coins(state) == (0, 7 - loss)


@rule("D14.9")
def test_the_colossus_as_seventh_wonder_costs_the_pyramids() -> None:
    fast = "appian_way*baths circus_maximus*press great_library*stable mausoleum*tavern"
    slow = "sphinx*theater piraeus*altar colossus pyramids"
    state = duel.position(age=3, table="palace senate study", turn=1, wonders=(fast, slow), coins=(20, 20))
    do(state, "wonder colossus with palace")
    assert [wonder.wonder for wonder in city(state, 1).wonders if wonder.lost] == ["pyramids"]
    do(state, "discard senate")
    assert refusal(state, "wonder pyramids with study").rule == "D7.3"
    assert city(state, 1).score["wonders"] == 6 + 2 + 3

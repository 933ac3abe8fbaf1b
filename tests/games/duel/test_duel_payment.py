"""What a construction costs, unit by unit, and that it is never more than necessary."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, product

import pytest
from duel_stories import payment
from hypothesis import given, settings
from hypothesis import strategies as st

from petteia.games import duel
from petteia.games.duel import DuelState
from petteia.games.duel.facts import BLUE, BROWN, CARDS, GREY, RESOURCES, WONDERS
from petteia.games.duel.rules.costs import card_price, wonder_price
from petteia.games.duel.words.payment import Unit, card_payment, wonder_payment
from petteia.rulebook import rule

RAW, GOODS = ("wood", "clay", "stone"), ("glass", "papyrus")


# ---- explained unit by unit


@rule("D5.3")
def test_what_the_city_produces_names_its_card() -> None:
    state = duel.position(age=2, table="aqueduct walls", cards=("quarry shelf_quarry", ""))
    assert payment(state, "build aqueduct").units == (
        Unit("stone", "produced", "quarry"),
        Unit("stone", "produced", "shelf_quarry"),
        Unit("stone", "produced", "shelf_quarry"),
    )
    assert payment(state, "build walls").units == (
        Unit("stone", "produced", "quarry"),
        Unit("stone", "produced", "shelf_quarry"),
    )


@rule("D5.4")
def test_what_is_chosen_names_its_card_or_wonder() -> None:
    state = duel.position(
        age=2,
        table="archery_range walls",
        cards=("caravansery", "quarry"),
        wonders=("great_lighthouse*baths piraeus*altar", ""),
    )
    due = payment(state, "build archery_range")
    assert due.units == (
        Unit("stone", "choice", "caravansery"),
        Unit("wood", "choice", "great_lighthouse"),
        Unit("papyrus", "choice", "piraeus"),
    )
    assert (due.total, due.sentence()) == (0, "free")


@rule("D9.2")
def test_what_a_token_saves_names_the_token() -> None:
    state = duel.position(
        age=2,
        table="aqueduct walls",
        wonders=("pyramids", ""),
        cards=("", "quarry"),
        tokens=("masonry architecture", ""),
        coins=(20, 7),
    )
    assert payment(state, "build aqueduct").units == (
        Unit("stone", "reduction", "masonry"),
        Unit("stone", "reduction", "masonry"),
        Unit("stone", "bought", "", 3, 1),
    )
    assert payment(state, "wonder pyramids with walls").units == (
        Unit("stone", "reduction", "architecture"),
        Unit("stone", "reduction", "architecture"),
        Unit("stone", "bought", "", 3, 1),
        Unit("papyrus", "bought", "", 2, 0),
    )


@rule("D5.5")
def test_what_is_bought_names_the_price_and_its_reason() -> None:
    state = duel.position(age=2, table="tribunal walls", cards=("wood_reserve", "sawmill glassworks"))
    due = payment(state, "build tribunal")
    assert due.units == (
        Unit("wood", "bought", "wood_reserve", 1, 2),
        Unit("wood", "bought", "wood_reserve", 1, 2),
        Unit("glass", "bought", "", 3, 1),
    )
    assert (due.coins, due.purchase, due.total) == (0, 5, 5)
    assert due.sentence() == "2 wood at 1 each + 1 glass at 3"


@rule("D5.1")
def test_printed_coins_are_told_apart_from_the_purchase() -> None:
    due = payment(duel.position(age=2, table="caravansery walls", cards=("", "glassworks")), "build caravansery")
    assert (due.coins, due.purchase, due.total) == (2, 5, 7)
    assert due.sentence() == "2 coins + 1 glass at 3 + 1 papyrus at 2"


@rule("D5.8")
def test_a_chain_names_the_card_that_opens_it() -> None:
    due = payment(duel.position(age=2, table="barracks walls", cards=("garrison", "")), "build barracks")
    assert (due.chain, due.coins, due.units, due.total) == ("garrison", 0, (), 0)
    assert due.sentence() == "free with garrison"


def test_all_kinds_of_units_at_once() -> None:
    # a wood, a clay, a stone and two glass
    state = duel.position(
        age=3,
        table="palace senate",
        cards=("lumber_yard caravansery stone_reserve", "brickyard"),
        tokens=("masonry", ""),
    )
    due = payment(state, "build palace")
    assert due.units == (
        Unit("wood", "produced", "lumber_yard"),
        Unit("clay", "choice", "caravansery"),
        Unit("glass", "reduction", "masonry"),
        Unit("glass", "reduction", "masonry"),
        Unit("stone", "bought", "stone_reserve", 1, 0),
    )
    assert due.plain()["total"] == 1


def test_only_constructions_have_a_payment() -> None:
    state = duel.position(age=1, table={9: "?", 14: "baths", 15: "altar"}, wonders=("sphinx", ""))
    assert state.payment(state.parse("discard baths")) is None
    assert state.payment(state.parse("build slot_9")) is None  # face down
    assert state.payment(state.parse("build slot_0")) is None  # nothing there
    assert state.payment(state.parse("wonder sphinx with baths") + 1) is None  # no second wonder
    assert state.payment(state.parse("draft sphinx")) is None
    asked = duel.position(ask="take_token", age=2, board="law", table="walls forum")
    assert asked.payment(asked.parse("build walls")) is None


# ---- the cheapest of all assignments


def resources(cost: str) -> list[str]:
    return [word for word in cost.split() if not word.isdigit()]


def owned(state: DuelState, seat: int) -> set[str]:
    view = state.view(seat).cities[seat]
    return {*view.cards, *(wonder.wonder for wonder in view.wonders if wonder.built)}


def made(cards: set[str]) -> Counter[str]:
    """What brown and grey cards produce (D5.3)."""
    return Counter(unit for card in CARDS if card.id in cards for unit in card.produces.split())


def unit_prices(mine: set[str], theirs: set[str]) -> dict[str, int]:
    """What a unit costs, by the cards of both cities (D5.5)."""
    sold = made(theirs)
    cheap = {word for card in CARDS if card.id in mine for word in card.cheap.split()}
    return {resource: 1 if resource in cheap else 2 + sold[resource] for resource in RESOURCES}


def supplies(mine: set[str]) -> list[Counter[str]]:
    """Everything a city can produce for a construction: its production, and every choice of its sources (D5.4)."""
    raw, goods = mine & {"caravansery", "great_lighthouse"}, mine & {"forum", "piraeus"}
    return [made(mine) + Counter(chosen) for chosen in product(*[RAW] * len(raw), *[GOODS] * len(goods))]


def cheapest(state: DuelState, cost: str, reduction: int) -> int:
    """The least that seat 0 can pay, found by trying out every choice and every reduction."""
    mine, theirs = owned(state, 0), owned(state, 1)
    prices = unit_prices(mine, theirs)
    units = resources(cost)
    needs = {tuple(sorted(kept)) for kept in combinations(units, max(0, len(units) - reduction))}
    return min(
        sum(prices[resource] * count for resource, count in (Counter(need) - supply).items())
        for supply in supplies(mine)
        for need in needs
    )


MAKERS = [card.id for card in CARDS if card.colour in (BROWN, GREY)]
HELPERS = ["caravansery", "forum", "wood_reserve", "clay_reserve", "stone_reserve", "customs_house"]


@st.composite
def cities(draw: st.DrawFn) -> DuelState:
    """Two cities with some production, some of the helpers and some of the tokens."""
    owner = {card: draw(st.sampled_from([0, 1, 2])) for card in MAKERS + HELPERS}
    both = tuple(" ".join(card for card, seat in owner.items() if seat == wanted) for wanted in (0, 1))
    tokens = " ".join(token for token in ("masonry", "architecture") if draw(st.booleans()))
    wonders = [
        f"{wonder}*{under}"
        for wonder, under in (("great_lighthouse", "baths"), ("piraeus", "altar"))
        if draw(st.booleans())
    ]
    return duel.position(age=3, cards=both, tokens=(tokens, ""), wonders=(" ".join(wonders), ""))


@rule("D5.7", "D9.2")
@settings(max_examples=60, deadline=None, derandomize=True)
@given(cities())
def test_a_card_is_never_dearer_than_the_cheapest_assignment(state: DuelState) -> None:
    masonry = "masonry" in state.view(0).cities[0].tokens
    for number, card in enumerate(CARDS):
        coins = int(card.cost.split()[0]) if card.cost[:1].isdigit() else 0
        least = coins + cheapest(state, card.cost, 2 if masonry and card.colour == BLUE else 0)
        assert card_price(state.city0, number) == least
        due = card_payment(state.city0, state.city1, number)
        assert due.total == least
        assert sorted(unit.resource for unit in due.units) == sorted(resources(card.cost))


@rule("D5.7", "D7.1", "D9.2")
@settings(max_examples=60, deadline=None, derandomize=True)
@given(cities())
def test_a_wonder_is_never_dearer_than_the_cheapest_assignment(state: DuelState) -> None:
    architecture = "architecture" in state.view(0).cities[0].tokens
    for number, wonder in enumerate(WONDERS):
        least = cheapest(state, wonder.cost, 2 if architecture else 0)
        assert wonder_price(state.city0, number) == least
        due = wonder_payment(state.city0, state.city1, number)
        assert due.total == least
        assert sorted(unit.resource for unit in due.units) == sorted(resources(wonder.cost))


@rule("D5.5")
@settings(max_examples=60, deadline=None, derandomize=True)
@given(cities())
def test_the_unit_prices_follow_from_both_cities(state: DuelState) -> None:
    for seat in (0, 1):
        assert state.view(0).cities[seat].prices == unit_prices(owned(state, seat), owned(state, 1 - seat))


@pytest.mark.parametrize("seat", [0, 1])
def test_a_payment_is_that_of_the_player_on_turn(seat: int) -> None:
    state = duel.position(age=2, table="walls forum", turn=seat, cards=("shelf_quarry", ""))
    assert payment(state, "build walls").total == (8 if seat else 0)

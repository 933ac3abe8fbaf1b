"""D5: building a card."""

from __future__ import annotations

import pytest
from duel_stories import city, coins, do, legal, payment, price, refusal, told

from petteia.games import duel
from petteia.games.duel.facts import BLUE, BROWN, CARDS, GREEN, GREY, RED, WONDERS, YELLOW
from petteia.rulebook import rule

# the chains of the card list: each card makes the one named after it free
CHAINS = {
    "stable": "horse_breeders",
    "garrison": "barracks",
    "palisade": "fortifications",
    "archery_range": "siege_workshop",
    "parade_ground": "circus",
    "scriptorium": "library",
    "pharmacist": "dispensary",
    "school": "university",
    "laboratory": "observatory",
    "theater": "statue",
    "statue": "gardens",
    "altar": "temple",
    "temple": "pantheon",
    "baths": "aqueduct",
    "rostrum": "senate",
    "tavern": "lighthouse",
    "brewery": "arena",
}


@rule("D5.1")
def test_a_card_costs_its_coins_and_its_resources() -> None:
    state = duel.position(age=2, table="caravansery brewery barracks walls", coins=(20, 7))
    assert price(state, "build caravansery") == 2 + 2 + 2
    assert price(state, "build brewery") == 0
    assert price(state, "build barracks") == 3
    assert price(state, "build walls") == 2 + 2
    do(state, "build caravansery")
    assert coins(state) == (14, 7)


@rule("D5.1")
def test_the_coins_printed_on_the_cards() -> None:
    printed = {card.id: int(card.cost.split()[0]) for card in CARDS if card.cost[:1].isdigit()}
    assert printed == {
        **dict.fromkeys(["logging_camp", "clay_pit", "stone_pit", "glassworks", "press"], 1),
        **dict.fromkeys(["scriptorium", "pharmacist", "palisade"], 2),
        **dict.fromkeys(["sawmill", "brickyard", "shelf_quarry", "caravansery"], 2),
        **dict.fromkeys(["stone_reserve", "clay_reserve", "wood_reserve", "forum", "barracks"], 3),
        "customs_house": 4,
        "courthouse": 8,
    }
    assert {card.id for card in CARDS if not card.cost} == {
        *("lumber_yard", "clay_pool", "quarry", "theater", "altar", "tavern", "guard_tower"),
        *("glass_blower", "drying_room", "brewery"),
    }


@rule("D5.1")
def test_how_many_cards_of_each_colour_the_ages_have() -> None:
    counts = {
        age: [sum(card.age == age and card.colour == colour for card in CARDS) for colour in range(7)]
        for age in (1, 2, 3)
    }
    #                brown grey blue green yellow red guilds
    assert counts == {1: [6, 2, 3, 4, 4, 4, 0], 2: [3, 2, 5, 4, 4, 5, 0], 3: [0, 0, 6, 4, 5, 5, 7]}
    assert (BROWN, GREY, BLUE, GREEN, YELLOW, RED) == (0, 1, 2, 3, 4, 5)


@rule("D5.2")
def test_production_is_not_used_up() -> None:
    state = duel.position(age=2, table="walls aqueduct statue", cards=("shelf_quarry", ""))
    assert price(state, "build walls") == 0
    do(state, "build walls", "discard statue")
    assert price(state, "build aqueduct") == 2  # two of the three stone are there again


@rule("D5.3")
def test_own_brown_and_grey_cards_produce() -> None:
    state = duel.position(
        age=3, table="palace study", cards=("sawmill clay_pool quarry glassworks glass_blower press", "")
    )
    assert price(state, "build palace") == 0
    assert price(state, "build study") == 0
    assert city(state).production == {"wood": 2, "clay": 1, "stone": 1, "glass": 2, "papyrus": 1}


@rule("D5.3")
def test_the_opponents_cards_do_not_produce_for_me() -> None:
    state = duel.position(age=1, table="baths altar", cards=("", "quarry"))
    assert price(state, "build baths") == 3


@rule("D5.4")
@pytest.mark.parametrize(
    ("cards", "wonders", "due"),
    [
        ("", "", 6),
        ("caravansery", "", 4),
        ("", "great_lighthouse*baths", 4),
        ("caravansery", "great_lighthouse*baths", 2),
        ("forum", "", 4),
        ("", "piraeus*baths", 4),
        ("caravansery forum", "great_lighthouse*baths", 0),
        ("forum", "piraeus*baths", 4),  # only one of the goods is needed
    ],
)
def test_sources_of_choice_give_a_unit_each(cards: str, wonders: str, due: int) -> None:
    state = duel.position(age=2, table="archery_range walls", cards=(cards, ""), wonders=(wonders, ""))
    assert price(state, "build archery_range") == due  # a wood, a stone and a papyrus


@rule("D5.4")
def test_a_choice_is_made_anew_on_an_extra_turn() -> None:
    state = duel.position(
        age=2, table="walls rostrum", cards=("caravansery", ""), wonders=("sphinx", ""), coins=(20, 7)
    )
    assert price(state, "wonder sphinx with walls") == 6  # clay or stone by choice; two glass
    do(state, "wonder sphinx with walls")
    assert price(state, "build rostrum") == 2  # wood or stone by choice


@rule("D5.5")
def test_a_unit_costs_two_and_one_for_each_symbol_of_the_opponent() -> None:
    state = duel.position(age=2, cards=("clay_pool", "sawmill lumber_yard quarry glassworks"))
    assert city(state).prices == {"wood": 5, "clay": 2, "stone": 3, "glass": 3, "papyrus": 2}
    assert city(state, 1).prices == {"wood": 2, "clay": 3, "stone": 2, "glass": 2, "papyrus": 2}


@rule("D5.5")
def test_the_opponents_yellow_cards_and_wonders_make_nothing_dearer() -> None:
    state = duel.position(age=2, cards=("", "caravansery forum"), wonders=("", "great_lighthouse*baths piraeus*altar"))
    assert set(city(state).prices.values()) == {2}


@rule("D5.5")
@pytest.mark.parametrize(
    ("reserve", "cheap"),
    [
        ("wood_reserve", {"wood"}),
        ("clay_reserve", {"clay"}),
        ("stone_reserve", {"stone"}),
        ("customs_house", {"glass", "papyrus"}),
    ],
)
def test_with_a_reserve_a_unit_costs_one_whatever_the_opponent_makes(reserve: str, cheap: set[str]) -> None:
    state = duel.position(
        age=2, cards=(reserve, "sawmill brickyard shelf_quarry glassworks glass_blower press drying_room")
    )
    assert city(state).prices == {
        resource: 1 if resource in cheap else 4 for resource in ("wood", "clay", "stone", "glass", "papyrus")
    }


@rule("D5.5")
def test_a_card_that_the_opponent_builds_makes_its_resource_dearer_at_once() -> None:
    state = duel.position(age=2, table="shelf_quarry sawmill walls", turn=1, cards=("stone_reserve", ""))
    do(state, "build sawmill")
    assert city(state).prices["wood"] == 4
    do(state, "discard walls", "build shelf_quarry")
    assert city(state).prices["stone"] == 1


@rule("D5.5")
def test_any_number_of_units_can_be_bought() -> None:
    state = duel.position(age=3, table="arsenal palace", coins=(10, 7))
    assert price(state, "build arsenal") == 10
    do(state, "build arsenal")
    assert city(state).cards == ("arsenal",)
    assert city(state).coins == 0


@rule("D5.6")
def test_the_price_does_not_rise_while_buying_and_goes_to_the_bank() -> None:
    state = duel.position(age=2, table="aqueduct walls", cards=("", "quarry"), coins=(12, 7))
    do(state, "build aqueduct")
    assert coins(state) == (12 - 3 * 3, 7)


@rule("D5.7")
def test_a_choice_goes_where_it_saves_most() -> None:
    state = duel.position(age=2, table="horse_breeders walls", cards=("caravansery", "brickyard"))
    assert price(state, "build horse_breeders") == 2  # the clay would have cost 4
    state = duel.position(age=2, table="horse_breeders walls", cards=("caravansery", "sawmill"))
    assert price(state, "build horse_breeders") == 2  # now the wood would have


@rule("D5.7")
def test_choices_leave_to_the_reductions_what_they_cannot_provide_themselves() -> None:
    # a wood, a clay, a stone and two glass: the choice takes the clay at 4, Masonry the two glass at 3
    state = duel.position(
        age=3, table="palace senate", cards=("caravansery", "brickyard glassworks"), tokens=("masonry", "")
    )
    assert price(state, "build palace") == 2 + 2


@rule("D5.8")
def test_a_chain_makes_a_card_free_of_its_coins_too() -> None:
    state = duel.position(age=2, table="barracks walls", cards=("garrison", ""), coins=(0, 7))
    assert payment(state, "build barracks").chain == "garrison"
    happened = [event.plain() for event in told(state, "build barracks")]
    assert {"kind": "card_built", "seat": 0, "card": "barracks", "how": "chain"} in happened
    assert not [event for event in happened if event["kind"] == "coins_moved"]
    assert coins(state) == (0, 7)
    assert city(state).cards == ("garrison", "barracks")


@rule("D5.8")
def test_a_chain_pays_nothing_to_economy() -> None:
    state = duel.position(age=3, table="fortifications palace", cards=("palisade", ""), tokens=("", "economy"))
    do(state, "build fortifications")
    assert coins(state) == (7, 7)


@rule("D5.8")
@pytest.mark.parametrize(("earlier", "later"), CHAINS.items())
def test_every_chain_of_the_card_list(earlier: str, later: str) -> None:
    age = next(card.age for card in CARDS if card.id == later)
    other = next(card.id for card in CARDS if card.age == age and card.id not in (earlier, later))
    state = duel.position(age=age, table=f"{later} {other}", cards=(earlier, ""), coins=(0, 0))
    assert payment(state, f"build {later}").chain == earlier
    assert f"build {later}" in legal(state)


@rule("D5.8")
def test_there_are_no_other_chains() -> None:
    shown = {card.shows: card.id for card in CARDS if card.shows}
    assert {shown[card.free_with]: card.id for card in CARDS if card.free_with} == CHAINS
    assert len([card for card in CARDS if card.shows]) == len(CHAINS)


@rule("D5.9")
@pytest.mark.parametrize(
    "where",
    [
        {"cards": ("", "baths")},
        {"discard": "baths"},
        {"wonders": ("sphinx*baths", "")},
        {"wonders": ("", "sphinx*baths")},
    ],
)
def test_a_chain_needs_the_card_in_the_own_city(where: dict[str, object]) -> None:
    state = duel.position(age=2, table="aqueduct walls", **where)  # type: ignore[arg-type]
    assert price(state, "build aqueduct") == 6


@rule("D5.10")
def test_what_is_built_does_not_help_with_its_own_price() -> None:
    state = duel.position(age=2, table="walls rostrum statue", wonders=("great_lighthouse", ""), coins=(20, 7))
    assert price(state, "wonder great_lighthouse with walls") == 8  # all four, a wood and a stone among them
    do(state, "wonder great_lighthouse with walls", "discard statue")
    assert price(state, "build rostrum") == 2


@rule("D5.10")
def test_a_reserve_helps_from_the_next_construction_on() -> None:
    state = duel.position(age=1, table="stone_reserve baths altar")
    assert price(state, "build baths") == 2
    assert price(state, "build stone_reserve") == 3
    do(state, "build stone_reserve", "discard altar")
    assert price(state, "build baths") == 1


@rule("D5.11")
def test_the_coins_must_be_there_before_the_effects() -> None:
    garden = "wonder hanging_gardens with walls"
    poor = duel.position(age=2, table="walls forum", wonders=("hanging_gardens", ""), coins=(7, 7))
    assert garden not in legal(poor)
    assert refusal(poor, garden).rule == "D5.11"
    rich = duel.position(age=2, table="walls forum", wonders=("hanging_gardens", ""), coins=(8, 7))
    do(rich, garden)
    assert coins(rich) == (6, 7)


@rule("D5.11")
def test_the_last_coin_may_be_spent_and_not_one_more() -> None:
    assert "build walls" in legal(duel.position(age=2, table="walls forum", coins=(4, 7)))
    assert "build walls" not in legal(duel.position(age=2, table="walls forum", coins=(3, 7)))


@rule("D5.12")
def test_there_is_one_way_to_build_a_card_and_a_chain_is_always_used() -> None:
    state = duel.position(age=2, table="aqueduct walls", cards=("baths shelf_quarry", ""), coins=(30, 7))
    assert [text for text in legal(state) if text.startswith("build aqueduct")] == ["build aqueduct"]
    do(state, "build aqueduct")
    assert coins(state) == (30, 7)


@rule("D5.1", "D7.1")
def test_every_cost_is_made_of_known_resources() -> None:
    known = {"wood", "clay", "stone", "glass", "papyrus"}
    costs = [card.cost for card in CARDS] + [wonder.cost for wonder in WONDERS]
    assert {word for cost in costs for word in cost.split() if not word.isdigit()} == known


@rule("D5.13")
@pytest.mark.parametrize(("card", "number"), [("tavern", 4), ("brewery", 6)])
def test_the_tavern_and_the_brewery_bring_coins_once(card: str, number: int) -> None:
    age = {"tavern": 1, "brewery": 2}[card]
    state = duel.position(age=age, table=card + (" altar theater" if age == 1 else " walls forum"))
    happened = [event.plain() for event in told(state, f"build {card}")]
    assert {"kind": "coins_moved", "seat": 0, "coins": number, "why": "card"} in happened
    assert coins(state) == (7 + number, 7)
    later = do(
        state, "discard altar" if age == 1 else "discard walls", "discard theater" if age == 1 else "discard forum"
    )
    assert coins(later)[0] == 7 + number + 3  # for the discarded card, and nothing more from the building

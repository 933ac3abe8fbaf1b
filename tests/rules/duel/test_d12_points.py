"""D12: the end and the points."""

from __future__ import annotations

import pytest
from duel_stories import city, coins, do, price

import petteia
from petteia.games import duel
from petteia.games.duel import DuelState
from petteia.games.duel.facts import BLUE, CARDS, GREEN, PURPLE, TOKENS, WONDERS, YELLOW
from petteia.rulebook import rule

# two pairs of cards of each colour, to be counted
COUNTED = {
    "merchants_guild": ("tavern", "brewery forum"),
    "scientists_guild": ("library", "workshop apothecary"),
    "magistrates_guild": ("altar", "baths theater"),
    "tacticians_guild": ("stable", "guard_tower walls"),
}


def finish(**about: object) -> petteia.Result:
    """Seat 0 discards the last card of the game, for two coins and one for each yellow card."""
    state = duel.position(age=3, table="senate", **about)  # type: ignore[arg-type]
    do(state, "discard senate")
    assert state.result is not None
    return state.result


def after_building(card: str, **about: object) -> tuple[DuelState, int]:
    """The state after seat 0 has built the card, and what it brought him."""
    state = duel.position(age=3, table=f"{card} senate", coins=(40, 9), **about)  # type: ignore[arg-type]
    due = price(state, f"build {card}")
    do(state, f"build {card}")
    return state, coins(state)[0] - (40 - due)


@rule("D12.1")
def test_the_game_ends_after_the_third_age_or_by_supremacy() -> None:
    assert finish(coins=(9, 0)).reason == "points"
    by_force = do(duel.position(age=1, table="guard_tower altar", pawn=8), "build guard_tower")
    assert by_force.over
    by_science = duel.position(
        age=3, table="study palace", cards=("workshop apothecary scriptorium pharmacist university", ""), coins=(20, 7)
    )
    assert do(by_science, "build study").over
    assert not do(duel.position(age=2, table="walls"), "discard walls").over


@rule("D12.1")
def test_after_the_end_nobody_is_asked() -> None:
    state = do(duel.position(age=1, table="guard_tower altar", pawn=8), "build guard_tower")
    assert (state.actor, state.legal()) == (petteia.NOBODY, [])


@rule("D12.2")
def test_points_come_from_all_that_gives_points() -> None:
    result = finish(
        turn=1,
        cards=("baths palace academy port merchants_guild guard_tower", "tavern forum workshop"),
        wonders=("sphinx*altar pyramids", "appian_way*theater"),
        tokens=("agriculture", "law"),
        coins=(10, 8),
        pawn=4,
    )
    assert result.scores == (
        {
            "blue": 3 + 7,
            "green": 3,
            "yellow": 3,
            "guilds": 2,  # for the opponent's two yellow cards
            "wonders": 6,  # and none for the Pyramids, which are not built
            "tokens": 4,
            "coins": 3,
            "military": 5,
            "total": 36,
        },
        {
            "blue": 0,
            "green": 1,
            "yellow": 0,
            "guilds": 0,
            "wonders": 3,
            "tokens": 0,
            "coins": 4,  # 8 and 4 for the last card
            "military": 0,
            "total": 8,
        },
    )
    assert (result.winners, result.reason) == ((0,), "points")


@rule("D12.2")
@pytest.mark.parametrize(("owned", "points"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (29, 9)])
def test_three_coins_are_a_point(owned: int, points: int) -> None:
    assert city(duel.position(coins=(owned, 7))).score["coins"] == points


@rule("D12.2")
def test_the_points_of_the_box() -> None:
    points = {colour: sum(card.points for card in CARDS if card.colour == colour) for colour in range(PURPLE)}
    assert points == {0: 0, 1: 0, BLUE: 67, GREEN: 18, YELLOW: 15, 5: 0}
    assert sum(wonder.points for wonder in WONDERS) == 42
    assert {token.id: token.points for token in TOKENS if token.points} == {"agriculture": 4, "philosophy": 7}


@rule("D12.2")
@pytest.mark.parametrize("card", [card.id for card in CARDS if card.colour in (BLUE, GREEN, YELLOW) and card.points])
def test_a_card_gives_its_points_to_its_owner(card: str) -> None:
    row = next(row for row in CARDS if row.id == card)
    score = city(duel.position(cards=(card, ""))).score
    assert score[{BLUE: "blue", GREEN: "green", YELLOW: "yellow"}[row.colour]] == row.points
    assert score["total"] == row.points + 7 // 3


@rule("D12.3")
@pytest.mark.parametrize("seat", [0, 1])
def test_more_points_win(seat: int) -> None:
    cards = ("theater", "palace") if seat else ("palace", "theater")
    result = finish(cards=cards)
    assert (result.winners, result.reason) == ((seat,), "points")
    assert result.reward(seat) == 1.0


@rule("D12.3")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_tie_goes_to_the_blue_cards(seat: int) -> None:
    sides = (("", "palace"), ("philosophy", "")) if seat else (("palace", ""), ("", "philosophy"))
    result = finish(cards=sides[0], tokens=sides[1], coins=(0, 0))
    assert [score["total"] for score in result.scores] == [7, 7]
    assert (result.winners, result.reason) == ((seat,), "blue_points")


@rule("D12.3")
def test_at_a_tie_of_blue_cards_the_victory_is_shared() -> None:
    result = finish(cards=("palace", "town_hall"), coins=(0, 0))
    assert (result.winners, result.reason) == ((0, 1), "shared")
    assert result.reward(0) == result.reward(1) == 0.5


@rule("D12.3")
def test_points_of_a_guild_for_blue_cards_are_no_points_on_blue_cards() -> None:
    result = finish(cards=("palace magistrates_guild", "town_hall"), coins=(0, 3))
    assert [score["total"] for score in result.scores] == [8, 8]
    assert result.reason == "shared"


@rule("D12.4")
@pytest.mark.parametrize("guild", COUNTED)
def test_a_guild_counts_the_city_that_has_more(guild: str) -> None:
    fewer, more = COUNTED[guild]
    assert city(duel.position(age=3, cards=(f"{guild} {fewer}", more))).score["guilds"] == 2
    assert city(duel.position(age=3, cards=(f"{guild} {more}", fewer))).score["guilds"] == 2
    assert city(duel.position(age=3, cards=(f"{guild} {fewer}", more.split()[0]))).score["guilds"] == 1
    assert city(duel.position(age=3, cards=(guild, ""))).score["guilds"] == 0


@rule("D12.4")
@pytest.mark.parametrize(
    ("mine", "theirs", "points"),
    [
        ("quarry sawmill", "press glassworks drying_room", 3),  # never brown of one and grey of the other
        ("quarry press", "sawmill", 2),
        ("quarry", "sawmill press", 2),
        ("", "", 0),
    ],
)
def test_shipowners_count_brown_and_grey_of_one_city(mine: str, theirs: str, points: int) -> None:
    assert city(duel.position(age=3, cards=(f"shipowners_guild {mine}", theirs))).score["guilds"] == points


@rule("D12.4")
@pytest.mark.parametrize(
    ("mine", "theirs", "points"),
    [
        ("sphinx*altar", "", 2),
        ("", "sphinx*altar pyramids*baths colossus", 4),  # the Colossus is not built
        ("sphinx*altar", "pyramids*baths", 2),
    ],
)
def test_builders_give_two_points_for_each_built_wonder(mine: str, theirs: str, points: int) -> None:
    state = duel.position(age=3, cards=("builders_guild", ""), wonders=(mine, theirs))
    assert city(state).score["guilds"] == points


@rule("D12.4")
@pytest.mark.parametrize(("treasuries", "points"), [((7, 20), 6), ((20, 7), 6), ((2, 2), 0), ((9, 11), 3)])
def test_moneylenders_count_the_richer_city(treasuries: tuple[int, int], points: int) -> None:
    state = duel.position(age=3, cards=("moneylenders_guild", ""), coins=treasuries)
    assert city(state).score["guilds"] == points


@rule("D12.5")
@pytest.mark.parametrize("guild", COUNTED)
def test_a_guild_brings_coins_for_the_city_that_has_more(guild: str) -> None:
    fewer, more = COUNTED[guild]
    assert after_building(guild, cards=(fewer, more))[1] == 2
    assert after_building(guild, cards=(more, fewer))[1] == 2
    assert after_building(guild)[1] == 0


@rule("D12.5")
def test_shipowners_bring_coins_for_brown_and_grey() -> None:
    assert after_building("shipowners_guild", cards=("quarry", "sawmill press glassworks"))[1] == 3


@rule("D12.5")
@pytest.mark.parametrize("guild", ["builders_guild", "moneylenders_guild"])
def test_builders_and_moneylenders_bring_no_coins(guild: str) -> None:
    assert after_building(guild, wonders=("sphinx*altar", ""))[1] == 0


@rule("D12.5")
def test_at_the_end_another_city_may_count_than_at_building() -> None:
    rows = {5: "merchants_guild", 6: "port", 7: "armory", 8: "arena", 11: "senate", 12: "palace", 13: "study"}
    state = duel.position(age=3, table={**rows, 14: "academy"}, cards=("", "tavern brewery"), coins=(90, 7))
    before = coins(state)[0] - price(state, "build merchants_guild")
    do(state, "build merchants_guild")
    assert coins(state)[0] == before + 2  # for the opponent's yellow cards
    do(state, "discard senate", "build port", "discard palace", "build armory", "discard study")
    assert city(state).score["guilds"] == 2
    do(state, "build arena", "discard academy")
    assert state.result is not None
    assert state.result.scores[0]["guilds"] == 3  # for one's own


@rule("D12.6")
@pytest.mark.parametrize(
    ("card", "mine", "gain"),
    [
        ("lighthouse", "forum brewery", 3),  # itself included
        ("lighthouse", "", 1),
        ("armory", "stable walls barracks", 3),
        ("port", "quarry sawmill", 4),
        ("chamber_of_commerce", "press glassworks", 6),
        ("arena", "forum", 0),
    ],
)
def test_a_card_brings_coins_for_what_the_own_city_has(card: str, mine: str, gain: int) -> None:
    others = "clay_pool glass_blower guard_tower caravansery"  # the opponent's do not count
    assert after_building(card, cards=(mine, others), wonders=("", "pyramids*baths"))[1] == gain


@rule("D12.6")
def test_the_arena_brings_two_coins_for_each_own_built_wonder() -> None:
    hands = ("sphinx*baths piraeus*altar pyramids", "colossus*theater")
    assert after_building("arena", wonders=hands)[1] == 4


@rule("D12.6")
def test_the_coins_come_once() -> None:
    state, _ = after_building("port", cards=("quarry", ""))
    before = coins(state)[0]
    do(state, "discard senate")
    assert coins(state)[0] == before


@rule("D12.7")
def test_the_final_treasury_counts_and_is_not_spent() -> None:
    state = duel.position(age=3, table="senate", cards=("moneylenders_guild", ""), coins=(7, 2))
    do(state, "discard senate")
    assert state.result is not None
    assert (state.result.scores[0]["coins"], state.result.scores[0]["guilds"]) == (3, 3)
    assert coins(state) == (9, 2)


@rule("D12.8")
def test_the_bank_never_runs_out() -> None:
    state = duel.position(age=2, table="walls forum", wonders=("temple_of_artemis", ""), coins=(90, 90))
    do(state, "wonder temple_of_artemis with walls")
    assert coins(state) == (90 - 8 + 12, 90)


@rule("D12.4")
@pytest.mark.parametrize("owner", [0, 1])
@pytest.mark.parametrize("richer", [0, 1])
def test_a_guild_counts_the_city_that_has_more_whoever_owns_it(owner: int, richer: int) -> None:
    cards = ["altar", "altar"]
    cards[richer], cards[1 - richer] = "theater baths aqueduct", "altar"
    cards[owner] += " magistrates_guild"
    score = city(duel.position(age=3, cards=cards), owner).score
    assert score["guilds"] == 3

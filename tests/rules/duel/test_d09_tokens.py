"""D9: progress tokens."""

from __future__ import annotations

import pytest
from duel_stories import city, coins, do, legal, new_game, payment, price, told

import petteia
from petteia.games import duel
from petteia.games.duel import DuelState
from petteia.rulebook import rule


def pair(board: str, **more: object) -> DuelState:
    """A player who completes a pair of quills, and is asked for a token."""
    about: dict[str, object] = {"age": 2, "table": "library walls forum aqueduct", "cards": ("scriptorium", "")} | more
    return do(duel.position(board=board, **about), "build library")  # type: ignore[arg-type]


@rule("D9.0")
def test_a_pair_takes_a_token_of_choice_from_the_board() -> None:
    state = pair("law philosophy theology")
    assert (state.question, state.actor) == ("take_token", 0)
    assert legal(state) == ["take law", "take philosophy", "take theology"]  # not taking one is no choice
    do(state, "take theology")
    assert city(state).tokens == ("theology",)
    assert state.view(0).board == ("law", "philosophy")  # nothing comes after
    assert (state.question, state.actor) == ("turn", 1)


@rule("D9.0")
def test_at_a_table_that_is_played_so_the_token_may_be_declined() -> None:
    state = pair("law philosophy theology", decline="yes")
    assert legal(state) == ["take law", "take philosophy", "take theology", "decline"]
    assert [event.plain() for event in told(state, "decline")] == [{"kind": "token_declined", "seat": 0}]
    assert city(state).tokens == ()
    assert state.view(0).board == ("law", "philosophy", "theology")
    assert (state.question, state.actor) == ("turn", 1)


@rule("D9.0", "D4.2")
def test_after_declining_cards_are_turned_up_and_an_extra_turn_comes_as_after_taking() -> None:
    state = duel.position(
        age=2,
        table={15: "?", 18: "walls", 19: "forum"},
        cards=("library", ""),
        discard="scriptorium",
        wonders=("mausoleum", ""),
        tokens=("theology", ""),
        board="law",
        coins=(20, 7),
        decline="yes",
    )
    do(state, "wonder mausoleum with walls", "restore scriptorium")
    assert state.question == "take_token"
    do(state, "decline", "reveal brewery")
    assert (state.question, state.actor) == ("turn", 0)


@rule("D9.0")
def test_declining_is_agreed_before_the_game() -> None:
    assert "decline=yes" in new_game(decline_token="yes").position()
    assert "decline" not in new_game().position()
    assert "decline" not in legal(pair("law"))
    for state in (
        pair("law"),
        duel.position(decline="yes"),
        duel.position(ask="restore", discard="baths", decline="yes"),
    ):
        before = state.position()
        with pytest.raises(petteia.IllegalAction):
            do(state, "decline")
        assert state.position() == before


@rule("D9.0", "D9.6")
def test_a_token_can_be_unwelcome() -> None:
    """One player is three spaces from the capital, and the Arsenal is under the Palace. Without Theology the other
    builds his wonder with the Senate, and leaves the Palace to him; with Theology he has to take it himself."""

    def after(answer: str) -> DuelState:
        state = duel.position(
            age=3,
            table={0: "study", 1: "obelisk", 5: "senate", 7: "arsenal", 10: "palace"},
            cards=("academy", ""),
            wonders=("pyramids", ""),
            board="theology",
            decline="yes",
            pawn=-6,
            coins=(40, 20),
        )
        return do(state, "build study", answer, "discard obelisk", "wonder pyramids with senate")

    without = after("decline")
    assert (without.actor, [text for text in legal(without) if "discard" in text]) == (1, ["discard palace"])
    burdened = after("take theology")
    assert (burdened.actor, [text for text in legal(burdened) if "discard" in text]) == (0, ["discard palace"])
    do(burdened, "discard palace", "build arsenal")
    assert burdened.result is not None
    assert (burdened.result.winners, burdened.result.reason) == ((1,), "military")


@rule("D9.0")
def test_with_no_token_left_a_pair_gives_nothing() -> None:
    state = pair("")
    assert (state.question, state.actor) == ("turn", 1)
    assert city(state).tokens == ()


@rule("D9.0")
def test_two_different_symbols_are_no_pair() -> None:
    state = duel.position(
        age=2, table="dispensary walls", cards=("scriptorium", "pharmacist"), board="law", coins=(20, 7)
    )
    do(state, "build dispensary")
    assert (state.question, state.actor) == ("turn", 1)


@rule("D9.0")
def test_a_token_stays_to_the_end() -> None:
    state = duel.position(age=3, table="palace senate", tokens=("philosophy", "agriculture"))
    do(state, "discard palace", "discard senate")
    assert state.result is not None
    assert [score["tokens"] for score in state.result.scores] == [7, 4]


@rule("D9.1")
def test_agriculture_brings_six_coins_and_four_points() -> None:
    state = do(pair("agriculture"), "take agriculture")
    assert coins(state) == (7 + 6, 7)
    assert city(state).score["tokens"] == 4


@rule("D9.1")
def test_philosophy_is_worth_seven_points() -> None:
    state = do(pair("philosophy"), "take philosophy")
    assert coins(state) == (7, 7)
    assert city(state).score["tokens"] == 7


@rule("D9.1")
@pytest.mark.parametrize(
    ("tokens", "points"), [("mathematics", 3), ("mathematics law", 6), ("mathematics law economy philosophy", 12 + 7)]
)
def test_mathematics_counts_all_own_tokens(tokens: str, points: int) -> None:
    state = duel.position(tokens=(tokens, "theology masonry"))
    assert city(state).score["tokens"] == points


@rule("D9.2")
def test_architecture_saves_the_two_dearest_resources_of_a_wonder() -> None:
    # three stone at 4 and a papyrus at 3
    state = duel.position(
        age=2,
        table="walls forum",
        wonders=("pyramids", ""),
        cards=("", "shelf_quarry press"),
        tokens=("architecture", ""),
        coins=(20, 7),
    )
    assert price(state, "wonder pyramids with walls") == 4 + 3
    assert price(state, "build walls") == 8  # a card is not a wonder


@rule("D9.2")
def test_masonry_saves_the_two_dearest_resources_of_a_blue_card() -> None:
    # two wood at 2 and a glass at 4
    state = duel.position(
        age=2, table="tribunal laboratory", cards=("", "glassworks glass_blower"), tokens=("masonry", "")
    )
    assert price(state, "build tribunal") == 2
    assert price(state, "build laboratory") == 2 + 4 + 4  # green


@rule("D9.2")
def test_masonry_saves_only_what_is_missing_and_never_below_nothing() -> None:
    state = duel.position(age=1, table="baths altar", cards=("", "quarry"), tokens=("masonry", ""), coins=(0, 7))
    assert price(state, "build baths") == 0
    do(state, "build baths")
    assert coins(state) == (0, 7)
    # own production first, then the reduction: one of three stone is produced, the others are saved
    state = duel.position(age=2, table="aqueduct walls", cards=("quarry", ""), tokens=("masonry", ""))
    assert price(state, "build aqueduct") == 0


@rule("D9.2")
def test_architecture_and_masonry_do_not_mix() -> None:
    state = duel.position(
        age=2, table="aqueduct walls", wonders=("pyramids", ""), tokens=("masonry", "architecture"), coins=(20, 7)
    )
    assert price(state, "build aqueduct") == 2
    assert price(state, "wonder pyramids with walls") == 8


@rule("D9.3")
def test_economy_receives_what_the_opponent_pays_for_resources_only() -> None:
    state = duel.position(age=2, table="caravansery walls barracks", tokens=("", "economy"), coins=(20, 7))
    do(state, "build caravansery")
    assert coins(state) == (20 - 6, 7 + 4)  # not the two printed coins
    do(state, "discard walls", "build barracks")
    assert coins(state) == (14 - 3, 7 + 4 + 2)  # the discard brought two, the Barracks nothing


@rule("D9.3")
def test_economy_receives_what_is_paid_after_discounts() -> None:
    state = duel.position(
        age=2, table="tribunal walls", cards=("wood_reserve", "sawmill"), tokens=("", "economy"), coins=(20, 7)
    )
    do(state, "build tribunal")  # two wood at 1, a glass at 2
    assert coins(state) == (16, 11)


@rule("D9.3")
def test_economy_receives_what_is_paid_after_reductions() -> None:
    state = duel.position(age=2, table="aqueduct walls", tokens=("masonry", "economy"), coins=(20, 7))
    do(state, "build aqueduct")
    assert coins(state) == (18, 9)


@rule("D9.3")
def test_economy_receives_for_wonders_before_their_effects() -> None:
    state = duel.position(age=2, table="walls forum", wonders=("appian_way", ""), tokens=("", "economy"), coins=(20, 0))
    do(state, "wonder appian_way with walls")
    assert coins(state) == (20 - 10 + 3, 10 - 3)  # had the loss come first, he would have lost nothing


@rule("D9.3")
def test_economy_receives_before_a_military_token_takes() -> None:
    state = duel.position(age=2, table="walls forum", pawn=2, tokens=("", "economy"), coins=(20, 0))
    do(state, "build walls")
    assert coins(state) == (16, 4 - 2)


@rule("D9.3")
def test_economy_takes_nothing_from_its_owner() -> None:
    state = duel.position(age=2, table="walls forum", tokens=("economy", ""), coins=(20, 7))
    do(state, "build walls")
    assert coins(state) == (16, 7)


@rule("D9.4")
def test_law_is_a_symbol_of_its_own_and_no_pair() -> None:
    state = pair("law philosophy")
    do(state, "take law")
    assert city(state).symbols == ("quill", "law")
    assert (state.question, state.actor) == ("turn", 1)  # no further token for it


@rule("D9.4")
def test_law_does_not_stand_in_for_another_symbol() -> None:
    state = duel.position(age=2, table="library walls", tokens=("law", ""), board="philosophy", coins=(20, 7))
    do(state, "build library")
    assert (state.question, state.actor) == ("turn", 1)


@rule("D9.5")
def test_masonry_makes_no_difference_to_a_chain() -> None:
    state = duel.position(
        age=2, table="aqueduct walls", cards=("baths", ""), tokens=("masonry urbanism", ""), coins=(5, 7)
    )
    assert payment(state, "build aqueduct").chain == "baths"
    do(state, "build aqueduct")
    assert coins(state) == (9, 7)


@rule("D9.6")
def test_theology_gives_every_later_wonder_an_extra_turn() -> None:
    state = duel.position(
        age=2, table="walls forum statue", wonders=("pyramids colossus", ""), tokens=("theology", ""), coins=(40, 7)
    )
    do(state, "wonder pyramids with walls")
    assert state.actor == 0
    do(state, "wonder colossus with forum")
    assert state.actor == 0


@rule("D9.6")
def test_theology_does_nothing_for_the_opponents_wonders_nor_for_cards() -> None:
    state = duel.position(
        age=2, table="walls forum statue", wonders=("pyramids", ""), tokens=("", "theology"), coins=(40, 40)
    )
    do(state, "wonder pyramids with walls")
    assert state.actor == 1
    do(state, "build forum")
    assert state.actor == 0


@rule("D9.7")
def test_urbanism_brings_six_coins_and_four_for_each_chain() -> None:
    state = do(pair("urbanism", cards=("scriptorium baths", "")), "take urbanism")
    assert coins(state) == (7 + 6, 7)  # the chain to the Library came before it
    do(state, "discard walls", "build aqueduct")
    assert coins(state)[0] == 13 + 4


@rule("D9.7")
@pytest.mark.parametrize(
    ("cards", "card"), [("", "brewery"), ("shelf_quarry", "walls"), ("baths quarry shelf_quarry", "walls")]
)
def test_urbanism_pays_nothing_for_cards_that_are_free_otherwise(cards: str, card: str) -> None:
    state = duel.position(age=2, table=f"{card} forum", cards=(cards, ""), tokens=("urbanism", ""))
    assert price(state, f"build {card}") == 0
    happened = [event.plain() for event in told(state, f"build {card}")]
    assert not [event for event in happened if event.get("why") == "urbanism"]
    assert coins(state)[0] == 7 + (6 if card == "brewery" else 0)


@rule("D9.7")
def test_urbanism_pays_when_production_would_have_been_enough_too() -> None:
    state = duel.position(
        age=2, table="aqueduct walls", cards=("baths quarry shelf_quarry", ""), tokens=("urbanism", "")
    )
    do(state, "build aqueduct")
    assert coins(state) == (11, 7)


@rule("D9.8", "D8.6")
def test_strategy_works_from_the_next_red_card_on() -> None:
    state = do(pair("strategy"), "take strategy")
    assert state.view(0).pawn == 0
    do(state, "discard forum", "build walls")
    assert state.view(0).pawn == 3

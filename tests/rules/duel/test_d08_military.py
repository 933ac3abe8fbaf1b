"""D8: military."""

from __future__ import annotations

import pytest
from duel_stories import city, coins, do, told

from petteia.games import duel
from petteia.games.duel.facts import CARDS, RED, WONDERS
from petteia.rulebook import rule


@rule("D8.1")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(("card", "shields"), [("barracks", 1), ("walls", 2), ("parade_ground", 2)])
def test_each_shield_moves_the_pawn_a_space_towards_the_opponent(seat: int, card: str, shields: int) -> None:
    state = duel.position(age=2, table=f"{card} forum", turn=seat, coins=(20, 20))
    do(state, f"build {card}")
    assert state.view(0).pawn == (-shields if seat else shields)


@rule("D8.1")
def test_the_pawn_goes_back_and_forth() -> None:
    state = duel.position(age=2, table="walls barracks forum", pawn=-1, coins=(20, 20))
    do(state, "build walls")
    assert state.view(0).pawn == 1
    do(state, "build barracks")
    assert state.view(0).pawn == 0


@rule("D8.1")
def test_the_shields_of_the_red_cards_and_of_the_wonders() -> None:
    red = {age: sum(card.shields for card in CARDS if card.age == age) for age in (1, 2, 3)}
    assert red == {1: 4, 2: 8, 3: 12}
    assert all((card.shields > 0) == (card.colour == RED) for card in CARDS)
    assert {wonder.id: wonder.shields for wonder in WONDERS if wonder.shields} == {
        "circus_maximus": 1,
        "colossus": 2,
        "statue_of_zeus": 1,
    }


@rule("D8.2")
@pytest.mark.parametrize(
    ("lead", "points"), [(0, 0), (1, 2), (2, 2), (3, 5), (4, 5), (5, 5), (6, 10), (7, 10), (8, 10)]
)
def test_the_zones_by_lead(lead: int, points: int) -> None:
    assert city(duel.position(pawn=lead), 0).score["military"] == points
    assert city(duel.position(pawn=-lead), 1).score["military"] == points


@rule("D8.2", "D8.3")
@pytest.mark.parametrize("lead", range(8))
def test_only_the_borders_at_three_and_six_cost_coins(lead: int) -> None:
    gone = ",".join(token for token, border in (("0:2", 3), ("0:5", 6)) if lead >= border)
    state = duel.position(age=2, table="barracks forum", pawn=lead, spoils=gone, coins=(7, 20))
    do(state, "build barracks")
    assert coins(state)[1] == 20 - {3: 2, 6: 5}.get(lead + 1, 0)


@rule("D8.3")
@pytest.mark.parametrize(("pawn", "theirs", "left"), [(2, 7, 5), (2, 1, 0), (2, 0, 0), (5, 7, 2), (5, 4, 0)])
def test_the_opponent_loses_coins_or_all_he_has(pawn: int, theirs: int, left: int) -> None:
    state = duel.position(age=2, table="barracks forum", pawn=pawn, spoils="0:2" if pawn > 2 else "", coins=(7, theirs))
    do(state, "build barracks")
    assert coins(state) == (4, left)


@rule("D8.3")
def test_a_military_token_works_once() -> None:
    state = duel.position(age=2, table="walls barracks horse_breeders forum", pawn=2, coins=(20, 20))
    do(state, "build barracks")
    assert (state.view(0).pawn, coins(state)) == (3, (17, 18))
    assert state.view(1).spoils_gone == ("0:2",)
    do(state, "build walls")
    assert (state.view(0).pawn, coins(state)) == (1, (17, 14))
    state = duel.position(age=2, table="walls forum", pawn=1, spoils="0:2", coins=(20, 20))
    do(state, "build walls")
    assert (state.view(0).pawn, coins(state)) == (3, (16, 20))


@rule("D8.3")
def test_each_player_has_military_tokens_of_his_own() -> None:
    state = duel.position(age=2, table="barracks forum", turn=1, pawn=-2, spoils="0:2 0:5", coins=(20, 20))
    do(state, "build barracks")
    assert coins(state) == (18, 17)
    assert state.view(0).spoils_gone == ("0:2", "0:5", "1:2")


@rule("D8.4")
@pytest.mark.parametrize(("theirs", "losses"), [(20, [-2, -5]), (6, [-2, -4]), (2, [-2])])
def test_a_move_over_both_borders_has_both_effects(theirs: int, losses: list[int]) -> None:
    state = duel.position(age=3, table="courthouse palace", pawn=2, coins=(8, theirs), tokens=("strategy", ""))
    happened = [event.plain() for event in told(state, "build courthouse")]
    assert [event["coins"] for event in happened if event.get("why") == "spoils"] == losses
    assert state.view(0).pawn == 6
    assert coins(state) == (0, theirs + sum(losses))
    assert state.view(0).spoils_gone == ("0:2", "0:5")


@rule("D8.5")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_pawn_in_the_capital_wins_at_once(seat: int) -> None:
    forward = -1 if seat else 1
    state = duel.position(
        age=3, table="courthouse palace", turn=seat, pawn=8 * forward, coins=(20, 20), cards=("theater", "altar")
    )
    do(state, "build courthouse")
    assert state.view(0).pawn == 9 * forward  # two of the three shields are of no use
    assert state.result is not None
    assert (state.result.winners, state.result.reason) == ((seat,), "military")


@rule("D8.5")
def test_a_lead_of_eight_does_not_win() -> None:
    state = duel.position(age=2, table="barracks forum", pawn=7, spoils="0:2 0:5")
    do(state, "build barracks")
    assert not state.over


@rule("D8.5")
@pytest.mark.parametrize(("wonder", "card"), [("statue_of_zeus", "quarry"), ("circus_maximus", "press")])
def test_no_card_is_destroyed_when_the_shield_of_the_wonder_wins(wonder: str, card: str) -> None:
    state = duel.position(
        age=2, table="walls forum", pawn=8, wonders=(wonder, ""), cards=("", card), coins=(20, 7), spoils="0:2 0:5"
    )
    do(state, f"wonder {wonder} with walls")
    assert state.over
    assert city(state, 1).cards == (card,)
    assert state.result is not None
    assert state.result.winners == (0,)


@rule("D8.5", "D4.2")
def test_nothing_more_happens_in_the_turn_that_wins() -> None:
    state = duel.position(
        age=2, table="barracks forum", pawn=8, cards=("garrison", ""), tokens=("urbanism", ""), spoils="0:2 0:5"
    )
    assert told(state, "build barracks")[-1].kind == "game_ended"


@rule("D8.6")
def test_strategy_adds_a_shield_to_red_cards_only() -> None:
    state = duel.position(age=2, table="walls forum statue", tokens=("strategy", ""), coins=(20, 7))
    do(state, "build walls")
    assert state.view(0).pawn == 3
    state = duel.position(age=2, table="walls forum", tokens=("strategy", ""), coins=(20, 7), wonders=("colossus", ""))
    do(state, "wonder colossus with walls")
    assert state.view(0).pawn == 2


@rule("D8.6")
def test_strategy_does_nothing_for_earlier_cards_nor_for_the_opponent() -> None:
    state = duel.position(
        age=2, table="library walls forum", pawn=2, cards=("scriptorium palisade", ""), board="strategy", coins=(20, 20)
    )
    do(state, "build library", "take strategy")
    assert state.view(0).pawn == 2
    do(state, "build walls")
    assert state.view(0).pawn == 0


@rule("D8.7")
def test_what_a_military_token_takes_goes_to_the_bank() -> None:
    state = duel.position(age=2, table="barracks forum", pawn=5, spoils="0:2", coins=(3, 20), tokens=("economy", ""))
    do(state, "build barracks")
    assert coins(state) == (0, 15)


@rule("D8.7")
def test_what_the_appian_way_takes_goes_to_the_bank() -> None:
    state = duel.position(age=2, table="walls forum", wonders=("appian_way", ""), coins=(10, 20))
    do(state, "wonder appian_way with walls")
    assert coins(state) == (3, 17)  # the three coins come from the bank, and go there
    broke = duel.position(age=2, table="walls forum", wonders=("appian_way", ""), coins=(10, 0))
    do(broke, "wonder appian_way with walls")
    assert coins(broke) == (3, 0)


@rule("D8.5", "D4.3")
def test_a_victory_leaves_no_extra_turn() -> None:
    state = duel.position(
        age=2, table="walls forum", pawn=8, wonders=("colossus", ""), tokens=("theology", ""), coins=(20, 7)
    )
    do(state, "wonder colossus with walls")
    assert state.over
    assert not state.view(0).extra_turn

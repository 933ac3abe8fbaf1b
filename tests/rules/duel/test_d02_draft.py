"""D2: the draft of wonders."""

from __future__ import annotations

import pytest
from duel_stories import do, legal, let_chance, new_game, outcomes, quietly, refusal

import petteia
from petteia.games.duel import DuelState
from petteia.rulebook import rule

FIRST_FOUR = ("show sphinx", "show colossus", "show pyramids", "show mausoleum")
TOKENS = ("deal law", "deal economy", "deal masonry", "deal strategy", "deal theology")


def drafting(first: int = 0) -> DuelState:
    """A game whose first four wonders are on offer."""
    return do(new_game(), f"first {first}", *TOKENS, *FIRST_FOUR)


def hands(state: DuelState) -> list[list[str]]:
    return [[wonder.wonder for wonder in city.wonders] for city in state.view(petteia.SPECTATOR).cities]


@rule("D2.1")
def test_four_of_twelve_wonders_are_shown_at_random() -> None:
    state = do(new_game(), "first 0", *TOKENS)
    for shown in range(4):
        chances = outcomes(state)
        assert len(chances) == 12 - shown
        assert set(chances.values()) == {1 / (12 - shown)}
        do(state, FIRST_FOUR[shown])
    assert state.question == "draft"
    assert sorted(legal(state)) == ["draft colossus", "draft mausoleum", "draft pyramids", "draft sphinx"]


@rule("D2.1")
def test_the_first_player_takes_one_the_second_two_the_first_the_last() -> None:
    state = do(drafting(), "draft sphinx", "draft colossus", "draft pyramids", "draft mausoleum")
    assert hands(state) == [["sphinx", "mausoleum"], ["colossus", "pyramids"]]


@rule("D2.1")
def test_what_is_not_on_offer_cannot_be_drafted() -> None:
    state = do(drafting(), "draft sphinx")
    assert refusal(state, "draft sphinx").rule == "D2.1"
    assert refusal(state, "draft piraeus").rule == "D2.1"


@rule("D2.2")
@pytest.mark.parametrize("first", [0, 1])
def test_the_second_four_are_drafted_with_the_second_player_leading(first: int) -> None:
    state, rng = new_game(), petteia.Rng(4)
    do(state, f"first {first}")
    pickers = []
    while state.question != "turn":
        if state.question == "draft":
            pickers.append(state.actor)
        quietly(state, rng)
    assert [picker ^ first for picker in pickers] == [0, 1, 1, 0, 1, 0, 0, 1]


@rule("D2.2")
def test_the_second_four_are_other_wonders_than_the_first() -> None:
    state = do(drafting(), "draft sphinx", "draft colossus", "draft pyramids", "draft mausoleum")
    assert state.question == "show_wonder"
    chances = outcomes(state)
    assert len(chances) == 8
    assert not set(chances) & set(FIRST_FOUR)


@rule("D2.3")
def test_the_forced_picks_are_made_as_actions() -> None:
    state, rng = drafting(), petteia.Rng(5)
    do(state, "draft sphinx", "draft colossus", "draft pyramids")
    assert (state.question, state.actor, legal(state)) == ("draft", 0, ["draft mausoleum"])
    do(state, "draft mausoleum")
    let_chance(state, rng)
    for _ in range(3):
        quietly(state, rng)
    assert (state.question, state.actor, len(legal(state))) == ("draft", 1, 1)


@rule("D2.4")
@pytest.mark.parametrize("seat", [0, 1, petteia.SPECTATOR])
def test_both_have_four_wonders_that_all_can_see_and_four_stay_unseen(seat: int) -> None:
    state, rng = new_game(), petteia.Rng(6)
    shown = 0
    while state.question != "turn":
        shown += quietly(state, rng).startswith("show")
    assert shown == 8
    view = state.view(seat)
    known = [wonder for city in view.cities for wonder in city.wonders]
    assert [len(city.wonders) for city in view.cities] == [4, 4]
    assert len({wonder.wonder for wonder in known}) == 8
    assert not [wonder for wonder in known if wonder.built or wonder.lost]
    assert view.offer == ()


@rule("D2.5")
@pytest.mark.parametrize("first", [0, 1])
def test_a_first_game_has_its_wonders_without_a_draft(first: int) -> None:
    state, rng = new_game(wonders="first_game"), petteia.Rng(7)
    do(state, f"first {first}")
    while state.question != "turn":
        assert state.question in ("deal_token", "reveal")
        quietly(state, rng)
    assert hands(state)[first] == ["pyramids", "great_lighthouse", "temple_of_artemis", "statue_of_zeus"]
    assert hands(state)[1 - first] == ["circus_maximus", "piraeus", "appian_way", "colossus"]
    assert state.actor == first
    assert refusal(state, "wonder " + hands(state)[first][0] + " with slot_14").key == "short_of_coins"

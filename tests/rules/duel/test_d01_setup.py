"""D1: set-up."""

from __future__ import annotations

import pytest
from duel_stories import coins, dealt, do, let_chance, new_game, outcomes, quietly, told

import petteia
from petteia.games import duel
from petteia.games.duel.facts import BROWN, CARDS, GREY, PURPLE, TOKENS, WONDERS
from petteia.rulebook import rule


def seen_by_age(seed: int) -> dict[int, list[str]]:
    """The cards that turn up in each age of a whole game."""
    state, rng = new_game(), petteia.Rng(seed)
    seen: dict[int, list[str]] = {1: [], 2: [], 3: []}
    while not state.over:
        age = state.view(petteia.SPECTATOR).age
        verb, _, what = quietly(state, rng).partition(" ")
        if verb == "reveal":
            seen[age].append(what)
    return seen


@rule("D1.1")
def test_the_pawn_starts_in_the_middle_with_four_military_tokens_on_the_board() -> None:
    view = new_game().view(petteia.SPECTATOR)
    assert view.pawn == 0
    assert view.spoils_gone == ()


@rule("D1.1")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_track_has_nine_spaces_to_either_capital(seat: int) -> None:
    forward = -1 if seat else 1
    state = duel.position(age=3, table="arsenal courthouse circus", turn=seat, pawn=5 * forward, coins=(99, 99))
    do(state, "build arsenal")
    assert state.pawn == 8 * forward
    assert not state.over
    do(state, "discard circus", "build courthouse")
    assert state.pawn == 9 * forward
    assert state.over


@rule("D1.1")
@pytest.mark.parametrize("seat", [0, 1])
def test_each_half_holds_a_token_of_two_coins_and_one_of_five(seat: int) -> None:
    forward = -1 if seat else 1
    state = duel.position(age=3, table="arsenal courthouse circus", turn=seat, pawn=2 * forward, coins=(90, 90))
    happened = told(state, "build arsenal", "discard circus", "build courthouse")
    losses = [event.plain() for event in happened if event.plain().get("why") == "spoils"]
    assert [(loss["seat"], loss["coins"]) for loss in losses] == [(1 - seat, -2), (1 - seat, -5)]


@rule("D1.2")
def test_five_of_ten_progress_tokens_are_dealt_at_random() -> None:
    assert len(TOKENS) == 10
    state = do(new_game(), "first 0")
    for dealt_before in range(5):
        assert state.question == "deal_token"
        chances = outcomes(state)
        assert len(chances) == 10 - dealt_before
        assert all(chance == pytest.approx(1 / len(chances)) for chance in chances.values())
        do(state, next(iter(chances)))
    view = state.view(petteia.SPECTATOR)
    assert len(view.board) == 5
    assert state.question == "show_wonder"


@rule("D1.3")
def test_both_players_begin_with_seven_coins() -> None:
    assert coins(dealt(age=1)) == (7, 7)


@rule("D1.4")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_three_cards_of_each_age_do_not_take_part(seed: int) -> None:
    for age, seen in seen_by_age(seed).items():
        deck = [card.id for card in CARDS if card.age == age and card.colour != PURPLE]
        playing = [card for card in seen if card in deck]
        assert len(deck) - len(playing) == 3
        assert len(set(seen)) == len(seen) == 20


@rule("D1.4")
def test_which_cards_are_out_is_not_known_before_the_last_is_turned_up() -> None:
    state, rng = dealt(age=2), petteia.Rng(5)
    chances: dict[str, float] = {}
    while state.view(petteia.SPECTATOR).age == 2:
        if state.question == "reveal":
            chances = outcomes(state)
        quietly(state, rng)
    assert len(chances) == 4  # the last of the twenty, and the three that were out


@rule("D1.5")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_three_of_seven_guilds_join_the_third_age(seed: int) -> None:
    guilds = {card.id for card in CARDS if card.colour == PURPLE}
    assert len(guilds) == 7
    seen = seen_by_age(seed)
    assert len(guilds & set(seen[3])) == 3
    assert not guilds & {*seen[1], *seen[2]}


@rule("D1.5")
def test_guilds_are_only_in_the_third_age_which_has_no_brown_and_no_grey_cards() -> None:
    assert {card.age for card in CARDS if card.colour == PURPLE} == {3}
    assert {card.age for card in CARDS if card.colour in (BROWN, GREY)} == {1, 2}


@rule("D1.5")
def test_each_slot_of_the_third_age_is_as_likely_to_hold_a_guild() -> None:
    state, rng = new_game(), petteia.Rng(1)
    while state.question != "guild_back":
        quietly(state, rng)
    for placed in range(3):
        chances = outcomes(state)
        assert len(chances) == 20 - placed
        assert set(chances.values()) == {1 / (20 - placed)}
        quietly(state, rng)
    assert state.question == "reveal"


@rule("D1.6")
@pytest.mark.parametrize("wonders", ["draft", "first_game"])
@pytest.mark.parametrize("seat", [0, 1])
def test_players_may_name_the_first_player_themselves(seat: int, wonders: str) -> None:
    state, rng = new_game(first_player=str(seat), wonders=wonders), petteia.Rng(3)
    assert (state.question, state.view(petteia.SPECTATOR).first) == ("deal_token", seat)
    by_chance = do(new_game(wonders=wonders), f"first {seat}")
    assert state.position() == by_chance.position()
    while state.question != "turn":
        quietly(state, rng)
    assert state.actor == seat


@rule("D1.6")
@pytest.mark.parametrize("seat", [0, 1])
def test_chance_names_the_first_player_who_drafts_first_and_begins(seat: int) -> None:
    state, rng = new_game(), petteia.Rng(3)
    assert outcomes(state) == {"first 0": 0.5, "first 1": 0.5}
    do(state, f"first {seat}")
    let_chance(state, rng)
    assert (state.question, state.actor) == ("draft", seat)
    while state.question != "turn":
        quietly(state, rng)
    assert state.actor == seat


@rule("D1.4", "D1.5", "D2.1")
def test_the_box_holds_its_cards_and_wonders() -> None:
    ages = [[card for card in CARDS if card.age == age and card.colour != PURPLE] for age in (1, 2, 3)]
    assert [len(age) for age in ages] == [23, 23, 20]
    assert len(WONDERS) == 12
    assert len(CARDS) == len({card.id for card in CARDS}) == 73

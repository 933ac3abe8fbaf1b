"""D4: the turn."""

from __future__ import annotations

from typing import Any

import pytest
from duel_stories import coins, do, legal, refusal, table, told

import petteia
from petteia.games import duel
from petteia.rulebook import rule


@rule("D4.1")
def test_turns_alternate() -> None:
    state = duel.position(age=1, table="baths altar theater tavern")
    players = []
    while state.question == "turn":
        players.append(state.actor)
        do(state, legal(state)[-1])
    assert players == [0, 1, 0, 1]


@rule("D4.1")
def test_an_available_card_can_be_built_discarded_or_used_for_a_wonder() -> None:
    state = duel.position(age=1, table="baths altar", wonders=("sphinx pyramids", "colossus"), coins=(20, 20))
    assert sorted(legal(state)) == [
        "build altar",
        "build baths",
        "discard altar",
        "discard baths",
        "wonder pyramids with altar",
        "wonder pyramids with baths",
        "wonder sphinx with altar",
        "wonder sphinx with baths",
    ]


@rule("D4.1")
def test_nobody_can_pass_and_the_poorest_can_still_discard() -> None:
    state = duel.position(age=2, table="aqueduct walls", wonders=("sphinx", ""), coins=(0, 7))
    assert legal(state) == ["discard aqueduct", "discard walls"]


@rule("D4.1")
def test_one_turn_takes_exactly_one_card() -> None:
    state = duel.position(age=1, table="baths altar theater tavern", wonders=("pyramids", ""), coins=(20, 7))
    for left, action in ((3, "build baths"), (2, "discard altar"), (1, "wonder pyramids with theater")):
        do(state, action)
        assert len(table(state)) == left


@rule("D4.2")
def test_a_turn_pays_places_takes_effect_and_then_turns_up() -> None:
    state = duel.position(
        age=2, table={15: "?", 18: "archery_range", 19: "forum"}, pawn=1, coins=(20, 7), tokens=("", "economy")
    )
    happened = [event.kind for event in told(state, "build archery_range", "reveal walls")]
    assert happened == [
        "card_taken",
        "coins_moved",  # six coins are paid for resources
        "coins_moved",  # and received by Economy
        "card_built",
        "pawn_moved",
        "coins_moved",  # the military token
        "card_revealed",
    ]
    assert coins(state) == (14, 11)


@rule("D4.2")
def test_choices_follow_from_each_other_before_the_turn_ends() -> None:
    state = duel.position(
        age=2,
        table="walls forum",
        wonders=("mausoleum", ""),
        coins=(20, 7),
        cards=("scriptorium", ""),
        discard="library",
        board="law urbanism",
    )
    do(state, "wonder mausoleum with walls")
    assert (state.question, state.actor) == ("restore", 0)
    do(state, "restore library")
    assert (state.question, state.actor) == ("take_token", 0)
    do(state, "take law")
    assert (state.question, state.actor) == ("turn", 1)


@rule("D4.2")
def test_a_choice_that_is_due_cannot_be_put_off() -> None:
    state = duel.position(age=2, table="library forum", cards=("scriptorium", ""), board="law")
    do(state, "build library")
    assert legal(state) == ["take law"]
    assert refusal(state, "discard forum").key == "other_question"


@rule("D4.3")
def test_an_extra_turn_comes_when_the_new_cards_are_turned_up() -> None:
    state = duel.position(age=1, table={9: "?", 14: "altar", 19: "tavern"}, wonders=("sphinx", ""), coins=(20, 7))
    do(state, "wonder sphinx with altar")
    assert state.question == "reveal"
    do(state, "reveal baths")
    assert (state.question, state.actor) == ("turn", 0)
    assert "build baths" in legal(state)
    do(state, "build baths")
    assert state.actor == 1


@rule("D4.4")
def test_wonders_with_an_extra_turn_can_follow_each_other() -> None:
    state = duel.position(age=1, table="altar baths tavern theater", wonders=("sphinx piraeus", ""), coins=(40, 7))
    do(state, "wonder sphinx with altar")
    assert state.actor == 0
    do(state, "wonder piraeus with baths")
    assert state.actor == 0
    do(state, "discard tavern")
    assert state.actor == 1


@rule("D4.5")
def test_an_extra_turn_is_lost_when_no_card_is_left() -> None:
    # seat 0 is ahead, so in the next age seat 1 is asked who begins, and nothing of the extra turn remains
    state = duel.position(age=1, table="altar", pawn=1, wonders=("sphinx", ""), coins=(20, 7))
    do(state, "wonder sphinx with altar")
    assert state.view(0).age == 2
    assert not state.view(0).extra_turn
    while state.question == "reveal":
        do(state, legal(state)[0])
    do(state, "begin 0", "discard slot_18")
    do(state, legal(state)[0])  # what lay beneath is turned up
    assert state.actor == 1


@rule("D4.5")
def test_an_extra_turn_with_the_last_card_of_all_is_lost_too() -> None:
    state = duel.position(age=3, table="palace", wonders=("sphinx", ""), coins=(20, 7))
    do(state, "wonder sphinx with palace")
    assert state.over


@rule("D4.6")
def test_theology_adds_no_second_extra_turn() -> None:
    state = duel.position(
        age=1, table="altar baths tavern", wonders=("sphinx", ""), coins=(20, 7), tokens=("theology", "")
    )
    do(state, "wonder sphinx with altar")
    assert state.actor == 0
    do(state, "discard baths")
    assert state.actor == 1


@rule("D4.1")
@pytest.mark.parametrize("action", [-1, 120, 131, 10_000])
def test_only_a_turn_is_played_where_a_turn_is_asked(action: int) -> None:
    state = duel.position(age=2, table="walls forum", coins=(20, 7))
    before = state.position()
    with pytest.raises(petteia.IllegalAction):
        state.play(action)
    assert state.position() == before


@rule("D4.1")
@pytest.mark.parametrize("text", ["build forum", "wonder pyramids with walls"])
def test_what_cannot_be_paid_is_not_played(text: str) -> None:
    known: Any = {"age": 2, "table": "walls forum", "wonders": ("pyramids", "")}
    action = duel.position(coins=(20, 7), **known).parse(text)
    state = duel.position(coins=(0, 7), **known)
    before = state.position()
    with pytest.raises(petteia.IllegalAction):
        state.play(action)
    assert state.position() == before

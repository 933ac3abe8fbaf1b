"""D11: from one age to the next."""

from __future__ import annotations

import pytest
from duel_stories import do, legal, let_chance, table

import petteia
from petteia.games import duel
from petteia.games.duel import DuelState
from petteia.rulebook import rule


def next_age(state: DuelState, last: str = "discard altar") -> DuelState:
    """Take the last card of an age, and let the next one be dealt."""
    return let_chance(do(state, last), petteia.Rng(11))


@rule("D11.1")
@pytest.mark.parametrize("age", [1, 2])
def test_the_age_is_dealt_before_it_is_said_who_begins(age: int) -> None:
    last = {1: "altar", 2: "walls"}[age]
    state = do(duel.position(age=age, table=last, pawn=2), f"discard {last}")
    assert state.actor == petteia.CHANCE
    let_chance(state, petteia.Rng(12))
    assert state.question == "begin"
    assert state.view(0).age == age + 1
    assert sum(slot.card != "" for slot in table(state).values()) == 12


@rule("D11.2")
@pytest.mark.parametrize("last", [0, 1])
@pytest.mark.parametrize(("pawn", "weaker"), [(1, 1), (8, 1), (-1, 0), (-5, 0)])
@pytest.mark.parametrize("begins", [0, 1])
def test_the_weaker_player_says_who_begins(pawn: int, weaker: int, last: int, begins: int) -> None:
    state = next_age(duel.position(age=1, table="altar", turn=last, pawn=pawn))
    assert (state.question, state.actor) == ("begin", weaker)
    assert legal(state) == ["begin 0", "begin 1"]
    do(state, f"begin {begins}")
    assert (state.question, state.actor) == ("turn", begins)


@rule("D11.3")
@pytest.mark.parametrize("last", [0, 1])
def test_with_the_pawn_in_the_middle_the_last_player_begins(last: int) -> None:
    state = next_age(duel.position(age=1, table="altar", turn=last))
    assert (state.question, state.actor) == ("turn", last)


@rule("D11.3")
@pytest.mark.parametrize("last", [0, 1])
@pytest.mark.parametrize("begins", [0, 1])
def test_by_the_option_the_last_player_chooses(last: int, begins: int) -> None:
    state = next_age(duel.position(age=1, table="altar", turn=last, neutral="chooses"))
    assert (state.question, state.actor) == ("begin", last)
    do(state, f"begin {begins}")
    assert state.actor == begins


@rule("D11.3")
@pytest.mark.parametrize(("option", "question"), [({}, "turn"), ({"neutral_start": "chooses"}, "begin")])
def test_the_option_is_chosen_when_the_game_is_started(option: dict[str, str], question: str) -> None:
    state = petteia.game("duel").start(2, **option)
    rng = petteia.Rng(13)
    taken = 0
    while taken < 20:
        if state.question == "turn":
            discard = next(action for action in state.legal() if state.text(action).startswith("discard"))
            state.play(discard)
            taken += 1
        else:
            state.play(state.draw(rng) if state.actor == petteia.CHANCE else state.legal()[0])
    while state.actor == petteia.CHANCE:
        state.play(state.draw(rng))
    assert state.question == question


@rule("D11.3")
def test_nobody_chooses_who_begins_the_first_age() -> None:
    state = petteia.game("duel").start(neutral_start="chooses")
    rng = petteia.Rng(14)
    while state.question != "turn":
        assert state.question != "begin"
        state.play(state.draw(rng) if state.actor == petteia.CHANCE else state.legal()[0])
    assert isinstance(state, DuelState)
    assert state.actor == state.view(0).first


@rule("D11.4")
@pytest.mark.parametrize("last", [0, 1])
def test_who_lost_an_extra_turn_was_still_the_last_player(last: int) -> None:
    hands = ("", "sphinx") if last else ("sphinx", "")
    state = next_age(
        duel.position(age=1, table="altar", turn=last, wonders=hands, coins=(20, 20)), "wonder sphinx with altar"
    )
    assert (state.question, state.actor) == ("turn", last)


@rule("D11.4")
def test_who_took_the_last_card_on_an_extra_turn_was_the_last_player() -> None:
    state = duel.position(age=1, table="altar baths", wonders=("sphinx", ""), coins=(20, 7))
    state = next_age(do(state, "wonder sphinx with baths"))
    assert (state.question, state.actor) == ("turn", 0)

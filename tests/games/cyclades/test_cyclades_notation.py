"""Cyclades in words: actions, positions, prices, and errors that help."""

from __future__ import annotations

import pytest
from cyclades_stories import do, legal, refusal, start

import petteia
from petteia.games import cyclades
from petteia.games.aegean.words.payment import Payment
from petteia.games.cyclades import GAME
from petteia.games.cyclades.rules.actions import FIRST_ACTION, OBJECTS, VERBS


def test_every_action_has_a_text_of_its_own_that_names_it() -> None:
    for seats in (2, 3, 4, 5):
        state = start(seats)
        texts = [state.text(action) for action in range(GAME.actions)]
        assert len(set(texts)) == GAME.actions
        assert [state.parse(text) for text in texts] == list(range(GAME.actions))


def test_decisions_come_before_chance_and_each_verb_has_its_range() -> None:
    assert [verb.words for verb in VERBS[-5:]] == ["marker", "show", "reveal", "attack", "defence"]
    assert FIRST_ACTION[len(VERBS) - 5] == GAME.decisions
    assert sum(OBJECTS[verb.about] for verb in VERBS) == GAME.actions


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("dance", "begins with none of"),
        ("summon krakne", "did you mean kraken"),
        ("sail to Z9", "is not known"),
        ("offer", "is not known|begins with none"),
        ("offer 161", "is not known"),
        ("", "begins with none of"),
    ],
)
def test_a_text_that_names_no_action_is_answered_with_help(text: str, message: str) -> None:
    with pytest.raises(petteia.NotationError, match=message):
        start(3).parse(text)


@pytest.mark.parametrize("action", [-1, GAME.actions])
def test_a_number_outside_the_table_is_no_action(action: int) -> None:
    with pytest.raises(petteia.NotationError):
        start(3).text(action)
    refused = start(3).why_not(action)
    assert refused is not None
    assert refused.key == "no_such_action"


def test_options_are_checked_and_kept() -> None:
    with pytest.raises(petteia.OptionError, match="apollo_scope cannot be 'all'"):
        GAME.start(3, apollo_scope="all")
    assert "apollo_scope=own" in GAME.start(3, apollo_scope="own").position()
    assert [option.default for option in GAME.options] == [
        *("gold", "total", "any", "no", "payable"),
        *("any", "any", "anywhere", "bonus", "everybody", "both"),
    ]


def test_prices_are_explained() -> None:
    state = cyclades.position(god="zeus", track="fates - giant", buildings="i7.1:temple", gold=(9, 5, 5), recruited=1)
    assert state.payment(state.parse("summon fates")) == Payment("fates", 4, 1, "temples")
    assert state.payment(state.parse("recruit priest")) == Payment("priest", 4)
    assert state.payment(state.parse("build i7.2")) == Payment("temple", 2)
    assert state.payment(state.parse("exchange giant")) == Payment("exchange", 1)
    assert state.payment(state.parse("summon kraken")) is None
    assert state.payment(state.parse("done")) is None
    due = state.payment(state.parse("summon fates"))
    assert due is not None
    assert due.sentence() == "4 gold - 1 by temples"
    assert due.plain()["total"] == 3


def test_a_refusal_reads_as_a_sentence_with_its_rule() -> None:
    state = cyclades.position(god="ares", gold=(1, 5, 5))
    assert str(refusal(state, "build i7.1")) == "1 gold short: fortress costs 2 gold, you have 1 (C8.2)"
    assert str(refusal(state, "sail from C2")) == "You need the favour of poseidon for that (C9.10)"
    assert str(refusal(state, "offer 3")).startswith(
        "You make an offer once you have chosen its god. Now you are asked to take an action of your god"
    )


def test_a_game_is_the_list_of_its_actions() -> None:
    state = start(4)
    rng = petteia.Rng(11)
    texts = []
    while not state.over:
        action = state.draw(rng) if state.actor == petteia.CHANCE else rng.choice(state.legal())
        texts.append(state.text(action))
        state.play(action)
    assert do(start(4), *texts).position() == state.position()
    assert legal(state) == []
    assert refusal(state, "done").key == "game_over"

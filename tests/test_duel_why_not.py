"""Why an action of Duel is not legal: the rule that forbids it, and the numbers."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import petteia
from duel_stories import do, new_game, refusal
from petteia.games import duel
from petteia.games.duel import DuelState
from petteia.rulebook import rule, rules

WONDERS_BUILT = (
    "sphinx*theater piraeus*altar colossus*clay_pool pyramids",
    "appian_way*baths circus_maximus*press great_library*stable mausoleum*tavern",
)


def refused(state: DuelState, action: int) -> petteia.Refusal:
    """The refusal of an action, which must leave the state as it was."""
    before = state.position()
    found = state.why_not(action)
    assert found is not None
    with pytest.raises(petteia.IllegalAction) as caught:
        state.play(action)
    assert caught.value.refusal == found
    assert state.position() == before
    return found


def refused_text(state: DuelState, text: str) -> petteia.Refusal:
    return refused(state, state.parse(text))


def test_a_legal_action_is_not_refused() -> None:
    state = duel.position(age=2, table="walls forum", coins=(20, 7))
    assert [state.why_not(action) for action in state.legal()] == [None] * len(state.legal())


@pytest.mark.parametrize("action", [-1, 100_000])
def test_no_such_action(action: int) -> None:
    found = refused(duel.position(), action)
    assert (found.rule, found.key, found.args) == ("", "no_such_action", {"action": action})


@rule("D12.1")
def test_game_over() -> None:
    state = do(duel.position(age=3, table="palace"), "discard palace")
    found = refused(state, 0)
    assert (found.rule, found.key) == ("D12.1", "game_over")


@rule("D4.1")
def test_not_chance() -> None:
    found = refused_text(duel.position(age=2), "reveal walls")
    assert (found.rule, found.key) == ("D4.1", "not_chance")


@pytest.mark.parametrize(
    ("state", "action", "rule_id", "question"),
    [
        (duel.position(ask="draft", age=0, offer="sphinx pyramids", draft=1), "begin 0", "D2.1", "draft"),
        (duel.position(age=2), "draft sphinx", "D4.1", "turn"),
        (duel.position(ask="take_token", age=2, board="law"), "keep law", "D9.0", "take_token"),
        (duel.position(ask="keep_token", age=2, drawn="law economy masonry"), "take law", "D7.9", "keep_token"),
        (duel.position(ask="restore", age=2, discard="baths"), "destroy baths", "D7.10", "restore"),
        (duel.position(ask="destroy_brown", cards=("", "quarry")), "restore quarry", "D7.5", "destroy_brown"),
        (duel.position(ask="destroy_grey", cards=("", "press")), "take law", "D7.5", "destroy_grey"),
        (duel.position(ask="begin", age=2, pawn=1, turn=1), "restore baths", "D11.2", "begin"),
    ],
)
def test_other_question(state: DuelState, action: str, rule_id: str, question: str) -> None:
    found = refused_text(state, action)
    assert (found.rule, found.key, found.args) == (rule_id, "other_question", {"question": question})
    assert found.text.startswith("Now you are asked to ")


@rule("D3.3")
def test_wait_for_chance() -> None:
    state = do(duel.position(age=1, table={9: "?", 14: "baths", 19: "altar"}), "discard baths")
    found = refused_text(state, "discard altar")
    assert (found.rule, found.key, found.args) == ("D3.3", "wait_for_chance", {"question": "reveal"})


@rule("D13.6")
@pytest.mark.parametrize("action", ["reveal altar", "reveal walls", "deal law"])
def test_impossible_outcome(action: str) -> None:
    state = do(duel.position(age=1, table={9: "?", 14: "baths", 19: "altar"}), "discard baths")
    found = refused_text(state, action)
    assert (found.rule, found.key, found.args) == ("D13.6", "impossible_outcome", {"question": "reveal"})


@rule("D0.2")
def test_card_gone() -> None:
    state = duel.position(age=2, table="walls forum")
    found = refused_text(state, "build slot_19")
    assert (found.rule, found.key, found.args) == ("D0.2", "card_gone", {"slot": 19})


@rule("D0.2")
def test_card_covered() -> None:
    state = duel.position(age=1, table={5: "altar", 9: "?", 10: "?", 14: "baths", 15: "press", 16: "tavern"})
    found = refused_text(state, "discard slot_9")
    assert (found.rule, found.key, found.args) == ("D0.2", "card_covered", {"slot": 9, "by": "baths press"})
    assert found.text == "That card is covered by baths and press"
    found = refused_text(state, "build altar")
    assert found.args == {"slot": 5, "by": "slot_9 slot_10"}
    do(state, "discard baths")
    assert refusal(state, "discard slot_9").args == {"slot": 9, "by": "press"}


@rule("D7.1")
def test_no_such_wonder() -> None:
    state = duel.position(age=1, table="baths altar", wonders=("sphinx", ""))
    found = refused(state, state.parse("wonder sphinx with baths") + 1)
    assert (found.rule, found.key, found.args) == ("D7.1", "no_such_wonder", {"place": 1})


@rule("D7.1")
def test_wonder_built() -> None:
    state = duel.position(age=2, table="walls forum", wonders=("sphinx*baths", ""), coins=(40, 7))
    found = refused_text(state, "wonder sphinx with walls")
    assert (found.rule, found.key, found.args) == ("D7.1", "wonder_built", {"wonder": "sphinx"})


@rule("D7.3")
def test_wonder_limit() -> None:
    state = duel.position(age=2, table="walls forum", wonders=WONDERS_BUILT, coins=(40, 7))
    found = refused_text(state, "wonder pyramids with walls")
    assert (found.rule, found.key, found.args) == ("D7.3", "wonder_limit", {"wonder": "pyramids", "most": 7})


@rule("D5.11")
def test_short_of_coins_for_a_card() -> None:
    state = duel.position(age=2, table="aqueduct walls", cards=("", "shelf_quarry"), coins=(10, 7))
    found = refused_text(state, "build aqueduct")
    assert (found.rule, found.key) == ("D5.11", "short_of_coins")
    assert found.args == {"what": "aqueduct", "due": 12, "coins": 10, "short": 2, "chain": "baths"}
    assert str(found) == (
        "2 coins short: aqueduct costs 3 stone at 4 each, you have 10; "
        "it would be free with baths, which your city lacks (D5.11)"
    )


@rule("D5.11")
def test_short_of_one_coin_for_a_card_without_a_chain() -> None:
    state = duel.position(age=2, table="caravansery walls", cards=("", "glassworks"), coins=(6, 7))
    found = refused_text(state, "build caravansery")
    assert found.args == {"what": "caravansery", "due": 7, "coins": 6, "short": 1}
    assert found.text == "1 coin short: caravansery costs 2 coins + 1 glass at 3 + 1 papyrus at 2, you have 6"


@rule("D5.11")
def test_short_of_coins_for_a_wonder() -> None:
    # the Aqueduct has a chain, the wonder that it would be used for has not
    state = duel.position(age=2, table="aqueduct walls", wonders=("pyramids", ""), coins=(7, 7))
    found = refused_text(state, "wonder pyramids with aqueduct")
    assert found.args == {"what": "pyramids", "due": 8, "coins": 7, "short": 1}


@rule("D2.1")
def test_not_on_offer() -> None:
    state = duel.position(ask="draft", age=0, offer="sphinx pyramids", draft=1)
    found = refused_text(state, "draft colossus")
    assert (found.rule, found.key, found.args) == ("D2.1", "not_on_offer", {"wonder": "colossus"})


@rule("D9.0")
def test_token_not_on_the_board() -> None:
    found = refused_text(duel.position(ask="take_token", age=2, board="law"), "take economy")
    assert (found.rule, found.key, found.args) == ("D9.0", "token_not_there", {"token": "economy"})
    assert found.text == "economy is not on the board"


@rule("D7.9")
def test_token_not_drawn() -> None:
    found = refused_text(duel.position(ask="keep_token", age=2, drawn="law economy masonry"), "keep theology")
    assert (found.rule, found.key, found.args) == ("D7.9", "token_not_there", {"token": "theology"})
    assert found.text == "theology is not among the tokens drawn"


@rule("D7.10")
def test_not_discarded() -> None:
    found = refused_text(duel.position(ask="restore", age=2, discard="baths"), "restore altar")
    assert (found.rule, found.key, found.args) == ("D7.10", "not_discarded", {"card": "altar"})


@rule("D7.5")
def test_not_in_the_opponents_city() -> None:
    found = refused_text(duel.position(ask="destroy_brown", cards=("sawmill", "quarry")), "destroy sawmill")
    assert (found.rule, found.key, found.args) == ("D7.5", "not_in_city", {"card": "sawmill"})


@rule("D7.5")
@pytest.mark.parametrize(
    ("ask", "card", "colour", "wanted"),
    [("destroy_brown", "press", "grey", "brown"), ("destroy_grey", "quarry", "brown", "grey")],
)
def test_wrong_colour(ask: str, card: str, colour: str, wanted: str) -> None:
    found = refused_text(duel.position(ask=ask, cards=("", "press quarry")), f"destroy {card}")
    assert (found.rule, found.key, found.args) == ("D7.5", "wrong_colour", {"card": card, "colour": wanted})
    assert found.text == f"{card} is {colour}, not {wanted}"


def test_every_kind_of_refusal_is_tested_here_and_cites_a_rule_of_the_page() -> None:
    source = (Path(duel.__file__).parent / "why_not.py").read_text(encoding="utf-8")
    here = Path(__file__).read_text(encoding="utf-8")
    keys = set(re.findall(r'Refusal\((?:"[^"]*"|rule), "(\w+)"', source))
    assert len(keys) == 17
    assert not [key for key in keys if f'"{key}"' not in here]
    cited = set(re.findall(r'"(D\d+\.\d+)"', source))
    assert cited <= set(rules(petteia.game("duel")))


def test_in_a_whole_game_an_action_is_legal_or_refused_never_both() -> None:
    state, rng = new_game(), petteia.Rng(15)
    keys = set()
    while not state.over:
        legal = set(state.legal())
        for action in range(petteia.game("duel").actions):
            found = state.why_not(action)
            assert (found is None) == (action in legal)
            if found is not None:
                keys.add(found.key)
        state.play(state.draw(rng) if state.actor == petteia.CHANCE else rng.choice(state.legal()))
    assert {"card_covered", "card_gone", "short_of_coins", "wait_for_chance", "not_on_offer"} <= keys

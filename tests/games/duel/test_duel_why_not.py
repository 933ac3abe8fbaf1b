"""Why an action of Duel is not legal: the rule that forbids it, and the numbers."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from duel_stories import do, new_game, refusal
from refusal_reasons import generic, reasons, uncited, unexplained, unsaid

import petteia
from petteia.core.contract.refusal import NotThere, Reason
from petteia.games import duel
from petteia.games.duel import DuelState
from petteia.games.duel.words import why_not
from petteia.locale import languages, words
from petteia.locale.sentences import refusal_sentence
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
    assert (found.rule, found.key, found.args) == ("", "no_such_action", {"action": action, "last": 426})
    assert found.text == f"There is no action {action}; they run from 0 to 426"


@rule("D12.1")
def test_game_over() -> None:
    state = do(duel.position(age=3, table="palace"), "discard palace")
    found = refused(state, 0)
    assert (found.rule, found.key, found.args) == ("D12.1", "game_over", {"reason": "points"})
    assert found.text == "The game is over: won on points"


@rule("D4.1")
def test_not_chance() -> None:
    found = refused_text(duel.position(age=2), "reveal walls")
    assert (found.rule, found.key, found.args) == ("D4.1", "not_chance", {"question": "turn"})
    assert found.text == "This is not up to chance: you are asked to take an available card"


@pytest.mark.parametrize(
    ("state", "action", "rule_id", "question"),
    [
        (duel.position(ask="draft", offer="sphinx pyramids colossus piraeus"), "begin 0", "D2.1", "draft"),
        (duel.position(age=2), "decline", "D4.1", "turn"),
        (duel.position(ask="keep_token", drawn="law economy masonry", decline="yes"), "decline", "D7.9", "keep_token"),
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
    assert (found.rule, found.key) == (rule_id, "other_question")
    assert found.args == {"needed": action.split()[0], "question": question}


@rule("D9.0")
def test_other_question_says_when_it_would_be_asked() -> None:
    found = refused_text(duel.position(age=2), "take law")
    assert found.text == (
        "You take a token from the board for a pair of science symbols. Now you are asked to take an available card"
    )


@rule("D3.3")
def test_wait_for_chance() -> None:
    state = do(duel.position(age=1, table={9: "?", 14: "baths", 19: "altar"}), "discard baths")
    found = refused_text(state, "discard altar")
    assert (found.rule, found.key, found.args) == ("D3.3", "wait_for_chance", {"question": "reveal"})
    assert found.text == "Wait for the draw: chance is asked to turn up a card"


@pytest.mark.parametrize(
    ("ask", "rule_id"),
    [
        ("first", "D1.6"),
        ("deal_token", "D1.2"),
        ("show_wonder", "D2.1"),
        ("guild_back", "D3.4"),
        ("draw_token", "D7.9"),
    ],
)
def test_what_chance_is_asked_first(ask: str, rule_id: str) -> None:
    found = refused(duel.position(ask=ask), 0)
    assert (found.rule, found.key, found.args) == (rule_id, "wait_for_chance", {"question": ask})


@pytest.mark.parametrize(
    ("action", "rule_id", "key", "args"),
    [
        ("reveal altar", "D13.6", "card_seen", {"card": "altar"}),
        ("reveal baths", "D13.6", "card_seen", {"card": "baths"}),
        ("reveal walls", "D3.1", "other_age", {"card": "walls", "age": 1}),
        ("deal law", "D3.3", "other_draw", {"question": "reveal"}),
    ],
)
def test_what_cannot_turn_up(action: str, rule_id: str, key: str, args: dict[str, int | str]) -> None:
    state = do(duel.position(age=1, table={9: "?", 14: "baths", 19: "altar"}), "discard baths")
    found = refused_text(state, action)
    assert (found.rule, found.key, found.args) == (rule_id, key, args)


@rule("D3.4")
def test_the_back_shows_whether_a_guild_turns_up() -> None:
    state = duel.position(ask="reveal", age=3, table={15: "+g", 17: "+"})
    found = refused_text(state, "reveal palace")
    assert (found.rule, found.key, found.args) == ("D3.4", "guild_back", {"card": "palace"})
    do(state, "reveal builders_guild")
    found = refused_text(state, "reveal merchants_guild")
    assert (found.rule, found.key, found.args) == ("D3.4", "no_guild_back", {"card": "merchants_guild"})


@pytest.mark.parametrize(
    ("state", "action", "rule_id", "key", "args"),
    [
        (do(duel.position(ask="guild_back"), "guild 4"), "guild 4", "D3.4", "guild_there", {"slot": 4}),
        (duel.position(ask="show_wonder", offer="sphinx"), "show sphinx", "D2.1", "wonder_seen", {"wonder": "sphinx"}),
        (duel.position(ask="deal_token", board="law"), "deal law", "D1.2", "token_not_in_box", {"token": "law"}),
        (duel.position(ask="draw_token", drawn="law"), "draw law", "D7.9", "token_not_in_box", {"token": "law"}),
    ],
)
def test_what_chance_cannot_draw_again(
    state: DuelState, action: str, rule_id: str, key: str, args: dict[str, int | str]
) -> None:
    found = refused_text(state, action)
    assert (found.rule, found.key, found.args) == (rule_id, key, args)


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
    assert found.text == "That card is still covered by baths and press"
    found = refused_text(state, "build altar")
    assert found.args == {"slot": 5, "by": "two_face_down"}
    assert found.text == "That card is still covered by two face-down cards"
    do(state, "discard baths")
    assert refusal(state, "discard slot_9").args == {"slot": 9, "by": "press"}


@rule("D7.1")
def test_no_such_wonder() -> None:
    state = duel.position(age=1, table="baths altar", wonders=("sphinx", ""))
    found = refused(state, state.parse("wonder sphinx with baths") + 1)
    assert (found.rule, found.key, found.args) == ("D7.1", "no_such_wonder", {"place": 2, "number": 1})
    assert found.text == "You have no wonder number 2: you have 1"


@rule("D7.1")
def test_wonder_built() -> None:
    state = duel.position(age=2, table="walls forum", wonders=("sphinx*baths", ""), coins=(40, 7))
    found = refused_text(state, "wonder sphinx with walls")
    assert (found.rule, found.key, found.args) == ("D7.1", "wonder_built", {"wonder": "sphinx", "card": "baths"})


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
    assert found.args == {
        "what": "aqueduct",
        "due": 12,
        "price": "3*stone*4",
        "coins": 10,
        "short": 2,
        "chain": "baths",
    }
    assert str(found) == (
        "2 coins short: aqueduct costs 3 stone at 4 each, you have 10; with baths in your city it would be free (D5.11)"
    )


@rule("D5.11")
def test_short_of_one_coin_for_a_card_without_a_chain() -> None:
    state = duel.position(age=2, table="caravansery walls", cards=("", "glassworks"), coins=(6, 7))
    found = refused_text(state, "build caravansery")
    price = "2 1*glass*3 1*papyrus*2"
    assert found.args == {"what": "caravansery", "due": 7, "price": price, "coins": 6, "short": 1}
    assert found.text == "1 coin short: caravansery costs 2 coins + 1 glass at 3 + 1 papyrus at 2, you have 6"


@rule("D5.11")
def test_short_of_coins_for_a_wonder() -> None:
    # the Aqueduct has a chain, the wonder that it would be used for has not
    state = duel.position(age=2, table="aqueduct walls", wonders=("pyramids", ""), coins=(7, 7))
    found = refused_text(state, "wonder pyramids with aqueduct")
    price = "3*stone*2 1*papyrus*2"
    assert found.args == {"what": "pyramids", "due": 8, "price": price, "coins": 7, "short": 1}


@rule("D2.1")
def test_not_on_offer() -> None:
    state = duel.position(ask="draft", offer="sphinx pyramids colossus piraeus")
    found = refused_text(state, "draft mausoleum")
    offer = "colossus piraeus pyramids sphinx"
    assert (found.rule, found.key, found.args) == ("D2.1", "not_on_offer", {"wonder": "mausoleum", "offer": offer})
    assert found.text == "mausoleum is not on offer; choose from colossus, piraeus, pyramids and sphinx"


@rule("D9.0")
def test_token_not_on_the_board() -> None:
    found = refused_text(duel.position(ask="take_token", age=2, board="law"), "take economy")
    args = {"token": "economy", "tokens": "law"}
    assert (found.rule, found.key, found.args) == ("D9.0", "token_not_on_board", args)
    assert found.text == "economy is not on the board; choose from law"


@rule("D9.0")
def test_token_due() -> None:
    found = refused_text(duel.position(ask="take_token", age=2, board="law theology"), "decline")
    assert (found.rule, found.key, found.args) == ("D9.0", "token_due", {"tokens": "law theology"})
    assert found.text == "At this table you must take a token: law and theology"


@rule("D7.9")
def test_token_not_drawn() -> None:
    found = refused_text(duel.position(ask="keep_token", age=2, drawn="law economy masonry"), "keep theology")
    args = {"token": "theology", "tokens": "economy law masonry"}
    assert (found.rule, found.key, found.args) == ("D7.9", "token_not_drawn", args)
    assert found.text == "theology was not drawn; choose from economy, law and masonry"


@rule("D7.10")
def test_not_discarded() -> None:
    found = refused_text(duel.position(ask="restore", age=2, discard="baths"), "restore altar")
    assert (found.rule, found.key, found.args) == ("D7.10", "not_discarded", {"card": "altar"})


@rule("D7.10")
@pytest.mark.parametrize(
    ("card", "key", "args"),
    [
        ("quarry", "not_discarded_but_built", {"card": "quarry", "whose": "own"}),
        ("press", "not_discarded_but_built", {"card": "press", "whose": "theirs"}),
        ("altar", "not_discarded_but_buried", {"card": "altar", "wonder": "sphinx"}),
    ],
)
def test_where_a_card_is_that_was_not_discarded(card: str, key: str, args: dict[str, int | str]) -> None:
    state = duel.position(
        ask="restore", age=2, discard="baths", cards=("quarry", "press"), wonders=("", "sphinx*altar")
    )
    found = refused_text(state, f"restore {card}")
    assert (found.rule, found.key, found.args) == ("D7.10", key, args)


@rule("D7.5")
def test_not_in_the_opponents_city() -> None:
    found = refused_text(duel.position(ask="destroy_brown", cards=("sawmill", "quarry")), "destroy sawmill")
    args = {"card": "sawmill", "colour": "brown", "cards": "quarry"}
    assert (found.rule, found.key, found.args) == ("D7.5", "not_in_city", args)
    assert found.text == "sawmill is not in your opponent's city; brown there: quarry"


@rule("D7.5")
@pytest.mark.parametrize(
    ("ask", "card", "wanted", "there"),
    [("destroy_brown", "press", "brown", "quarry"), ("destroy_grey", "quarry", "grey", "press")],
)
def test_wrong_colour(ask: str, card: str, wanted: str, there: str) -> None:
    found = refused_text(duel.position(ask=ask, cards=("", "press quarry")), f"destroy {card}")
    args = {"card": card, "colour": wanted, "cards": there}
    assert (found.rule, found.key, found.args) == ("D7.5", "wrong_colour", args)
    assert found.text == f"{card} is not {wanted}; {wanted} there: {there}"


def test_every_kind_of_refusal_is_tested_here_and_cites_a_rule_of_the_page() -> None:
    here = Path(__file__).read_text(encoding="utf-8")
    rows = [row for row in vars(why_not).values() if isinstance(row, Reason)]
    assert len({row.key for row in rows}) == 28
    assert not [row.key for row in rows if f'"{row.key}"' not in here]
    assert {row.rule for row in rows} - {""} <= set(rules(petteia.game("duel")))


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


# reasons that say only "not now": whoever adds one explains it here
GENERIC: dict[str, list[str]] = {}


@pytest.mark.parametrize("decline", ["no", "yes"])
def test_over_random_play_every_reason_is_specific_and_says_the_same_in_every_language(decline: str) -> None:
    found = list(reasons("duel", seats=2, games=3, seed=16, decline_token=decline))
    assert len({reason.refusal.key for reason in found}) >= 20
    assert generic(found) == GENERIC
    assert uncited("duel", found) == []
    assert unexplained(found) == []
    assert unsaid("duel", found) == []


@pytest.mark.parametrize(
    ("fields", "place"),
    [
        ({"cards": ("", "aqueduct")}, "is in the opponent's city"),
        ({"cards": ("aqueduct", "")}, "is in your city"),
        ({"discard": "aqueduct"}, "is in the discard pile"),
        ({}, "is not face up on the table"),
    ],
)
def test_a_card_that_is_not_on_the_table_is_refused_with_its_place(fields: dict[str, Any], place: str) -> None:
    state = duel.position(age=2, **fields)
    for text in ("build aqueduct", "discard Aqueduct"):
        with pytest.raises(NotThere, match=place) as caught:
            state.parse(text)
        refusal = caught.value.refusal
        assert (refusal.rule, refusal.args["card"]) == ("D0.2", "aqueduct")
        for language in languages():
            own = words(language, "duel")
            assert own.format("card-aqueduct") in refusal_sentence(own, refusal, ["Anna", "Boris"])


def test_a_card_under_a_wonder_is_refused_with_the_wonder() -> None:
    state = duel.position(age=2, wonders=("", "sphinx*aqueduct"))
    with pytest.raises(NotThere, match=r"aqueduct is under sphinx, not on the table \(D0.2\)"):
        state.parse("build aqueduct")

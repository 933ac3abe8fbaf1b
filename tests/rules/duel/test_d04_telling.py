"""D4.2 as it is told: what an action makes happen, each thing in its place."""

from __future__ import annotations

import pytest
from duel_stories import do, new_game, told

from petteia.games import duel
from petteia.games.duel import DuelState
from petteia.games.duel.words import events as happened
from petteia.rulebook import rule


def story(state: DuelState, *texts: str) -> list[str]:
    """What the actions make happen, one short line each, without the seat 0."""
    lines = []
    for event in told(state, *texts):
        values = [
            str(value) for name, value in event.plain().items() if name != "kind" and (name, value) != ("seat", 0)
        ]
        lines.append(" ".join([event.kind, *values]))
    return lines


@rule("D1.2", "D1.6", "D2.1")
def test_the_set_up_is_told() -> None:
    state = new_game()
    assert story(state, "first 1", "deal law") == ["first_player 1", "token_dealt law"]
    do(state, "deal economy", "deal masonry", "deal strategy", "deal theology")
    assert story(state, "show sphinx") == ["wonder_shown sphinx"]
    do(state, "show pyramids", "show colossus", "show piraeus")
    assert story(state, "draft sphinx") == ["wonder_drafted 1 sphinx"]


@rule("D3.1", "D3.3", "D3.4", "D11.2")
@pytest.mark.parametrize(
    ("about", "action", "lines"),
    [
        ({"ask": "guild_back"}, "guild 4", ["guild_placed 4"]),
        ({"ask": "reveal", "age": 2, "table": {15: "+"}}, "reveal walls", ["card_revealed 15 walls"]),
        ({"ask": "begin", "age": 2, "pawn": 1, "turn": 1}, "begin 0", ["age_begun 2"]),
        (
            {"age": 1, "table": "altar"},
            "discard altar",
            ["card_taken 14 altar", "card_discarded altar", "coins_moved 2 sale", "age_dealt 2"],
        ),
        (
            {"age": 3, "table": "palace"},
            "discard palace",
            ["card_taken 5 palace", "card_discarded palace", "coins_moved 2 sale", "game_ended points"],
        ),
    ],
)
def test_the_course_of_the_ages_is_told(about: dict[str, object], action: str, lines: list[str]) -> None:
    assert story(duel.position(**about), action) == lines  # type: ignore[arg-type]


@rule("D4.2", "D9.3")
def test_payment_comes_before_the_card() -> None:
    state = duel.position(
        age=2, table="caravansery walls", cards=("", "glassworks"), tokens=("", "economy"), coins=(9, 7)
    )
    assert story(state, "build caravansery") == [
        "card_taken 0 caravansery",
        "coins_moved -2 price",
        "coins_moved -5 purchase",
        "coins_moved 1 5 economy",
        "card_built caravansery paid",
    ]


@rule("D4.2", "D8.3", "D9.7")
def test_the_income_of_a_chain_comes_before_the_card_and_its_shields_after() -> None:
    state = duel.position(age=2, table="barracks walls", cards=("garrison", ""), tokens=("urbanism", ""), pawn=2)
    assert story(state, "build barracks") == [
        "card_taken 0 barracks",
        "coins_moved 4 urbanism",
        "card_built barracks chain",
        "pawn_moved 1 3",
        "coins_moved 1 -2 spoils",
    ]


@rule("D4.2", "D4.3", "D7.4")
def test_a_wonder_is_paid_for_built_and_takes_effect() -> None:
    state = duel.position(age=2, table="walls forum", wonders=("appian_way", ""), coins=(20, 2))
    assert story(state, "wonder appian_way with walls") == [
        "card_taken 0 walls",
        "coins_moved -10 purchase",
        "wonder_built appian_way walls",
        "coins_moved 3 wonder",
        "coins_moved 1 -2 wonder",
        "extra_turn",
    ]


@rule("D4.2", "D7.5")
def test_shields_come_before_the_card_that_is_destroyed() -> None:
    state = duel.position(
        age=2, table="walls forum", wonders=("statue_of_zeus", ""), cards=("", "quarry"), coins=(20, 2)
    )
    assert story(state, "wonder statue_of_zeus with walls", "destroy quarry")[-2:] == [
        "pawn_moved 1 1",
        "card_destroyed 1 quarry",
    ]


@rule("D4.2", "D7.3")
def test_the_wonder_left_over_goes_back_when_the_seventh_is_built() -> None:
    wonders = (
        "sphinx*theater piraeus*altar colossus*clay_pool pyramids",
        "appian_way*baths circus_maximus*press great_library*stable mausoleum",
    )
    state = duel.position(age=2, table="walls forum", wonders=wonders, turn=1, coins=(20, 20))
    assert story(state, "wonder mausoleum with walls")[-2:] == [
        "wonder_built 1 mausoleum walls",
        "wonder_returned pyramids",
    ]


@rule("D4.2", "D7.10", "D7.9", "D9.0")
@pytest.mark.parametrize(
    ("about", "actions", "lines"),
    [
        (
            {"wonders": ("mausoleum", ""), "discard": "tavern"},
            ("wonder mausoleum with walls", "restore tavern"),
            ["card_built tavern restored", "coins_moved 4 card"],
        ),
        (
            {"wonders": ("great_library", "")},
            ("wonder great_library with walls", "draw law", "draw agriculture", "draw theology", "keep agriculture"),
            ["token_drawn theology", "token_taken agriculture", "coins_moved 6 token"],
        ),
        (
            {"table": "library walls", "cards": ("scriptorium", ""), "board": "urbanism"},
            ("build library", "take urbanism"),
            ["card_built library chain", "pair_completed quill", "token_taken urbanism", "coins_moved 6 token"],
        ),
    ],
)
def test_choices_are_told_as_they_are_made(
    about: dict[str, object], actions: tuple[str, ...], lines: list[str]
) -> None:
    state = duel.position(**{"age": 2, "table": "walls forum", "coins": (20, 2), **about})  # type: ignore[arg-type]
    assert story(state, *actions)[-len(lines) :] == lines


@rule("D4.2")
def test_every_kind_of_event_has_its_number() -> None:
    assert len(happened.KINDS) == happened.TOKEN_DECLINED + 1

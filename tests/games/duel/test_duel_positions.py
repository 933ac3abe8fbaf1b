"""Positions in one line: what is wrong with one is said."""

from __future__ import annotations

from typing import Any

import pytest

import petteia
from fuzz_positions import fuzz
from petteia.games import duel
from petteia.games.duel.facts import CARDS
from petteia.games.duel.notation.checks import MOST_COINS

DUEL = petteia.game("duel")
LINE = duel.position(
    age=2,
    table={18: "walls", 19: "forum", 15: "?", 16: "?", 17: "?"},
    cards=("quarry", "press"),
    wonders=("sphinx*baths pyramids", "piraeus"),
    board="law economy",
).position()


def test_the_line_is_one_a_person_can_read() -> None:
    assert LINE == (
        "duel/1 ask=turn turn=0 first=0 again=0 neutral=begins age=2 "
        "table=.,.,.,.,.,.,.,.,.,.,.,.,.,.,.,?,?,?,walls,forum pawn=0 spoils= board=economy,law drawn= offer= draft=0 "
        "discard= coins=7/7 cards=quarry/press wonders=sphinx*baths,pyramids/piraeus tokens=/"
    )


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("duel/1", "chess/1", "begins with 'duel/1', not with 'chess/1'"),
        ("pawn=0", "pawn=10", "pawn: 10; expected a number from -9 to 9"),
        ("pawn=0", "pawn=x", "pawn: 'x'; expected a number from -9 to 9"),
        ("pawn=0", "pawn=1_0", "pawn: '1_0'; expected a number"),
        ("pawn=0", "pawn=99999999999999999999", "pawn: '99999999999999999999'; expected a number"),
        ("coins=7/7", "coins=99999999999999999999/7", "coins: '99999999999999999999'; expected a number"),
        ("turn=0", "turn=99999999999999999999", "turn: '99999999999999999999'; expected a number from 0 to 1"),
        ("age=2", "age=99999999999999999999", "age: '99999999999999999999'; expected a number from 0 to 3"),
        ("pawn=0", "", "lacks pawn"),
        ("pawn=0", "pawn=0 pawn=0", "pawn: the field appears twice"),
        ("pawn=0", "prawn=0", "'prawn' is not a field of a position; expected one of ask, turn"),
        ("pawn=0", "pawn", "'pawn'; expected key=value"),
        ("ask=turn", "ask=tern", "ask: 'tern' is not known; did you mean turn?"),
        ("neutral=begins", "neutral=maybe", "neutral: 'maybe' is not known; expected one of begins, chooses"),
        ("coins=7/7", "coins=7", "coins: 1 given; expected one for each of 2 seats"),
        ("coins=7/7", "coins=7/-1", "coins: -1; expected a number from 0 to"),
        ("cards=quarry", "cards=query", "cards: 'query' is not known; did you mean quarry?"),
        (
            "cards=quarry/press",
            "cards=quarry/quarry",
            "cards: quarry is in several places \\(cards, cards\\); expected it in one",
        ),
        ("cards=quarry", "cards=quarry,quarry", "cards: quarry appears twice; expected it once"),
        ("cards=quarry", "cards=walls", "table, 18: walls appears twice; expected it once"),
        ("walls,forum", "walls,walls", "table, 19: walls appears twice; expected it once"),
        ("discard=", "discard=quarry", "cards: quarry is in several places \\(discard, cards\\); expected it in one"),
        (
            "sphinx*baths",
            "sphinx*quarry",
            "wonders: quarry is in several places \\(cards, wonders\\); expected it in one",
        ),
        ("/piraeus", "/sphinx", "wonders: sphinx is in several places \\(wonders, wonders\\); expected it in one"),
        ("tokens=/", "tokens=law/", "tokens: law is in several places \\(board, tokens\\); expected it in one"),
        ("walls,forum", "walls,palace", "table, 19: age=3 with palace; expected age=2"),
        ("cards=quarry", "cards=palace", "age: 2 with palace; expected 3"),
        ("walls,forum", "walls", "table: 19 given; expected 20"),
        ("?,?,?,walls,forum", "?,?,?,.,forum", "table, 15: \\?; expected \\+ \\(D3.3\\)"),
        (
            "?,?,?,walls,forum",
            "?,?,?x,walls,forum",
            "table, 17: '\\?x'; expected . \\| \\? \\| \\?g \\| \\+ \\| \\+g \\| lumber_yard \\| …",
        ),
        ("?,?,?,walls,forum", "?,?,?g,walls,forum", "table: \\?g; expected it only with age=3 \\(D3.4\\)"),
        ("?,?,?,walls,forum", "+,?,?,walls,forum", "table, 15: \\+; expected \\? \\(D3.3\\)"),
        (
            "?,?,?,walls,forum",
            "temple,?,?,walls,forum",
            "table, 15: temple; expected \\? \\(D3.3\\)",
        ),
        ("?,?,?,walls,forum", "?,?,?,?,forum", "table, 18: \\?; expected \\+ \\| sawmill \\| … \\(D3.1\\)"),
        ("board=economy,law", "board=law,economy", "must be written as"),
        ("age=2", "age=0", "table: not empty with age=0; expected nothing, or 0"),
        ("offer=", "offer=mausoleum", "offer: 1 with ask=turn; expected none"),
        ("draft=0", "draft=1", "draft: 1 with ask=turn; expected 0"),
        ("again=0", "again=1", "again: 1 with ask=turn; expected 0"),
        ("spoils=", "spoils=2:5", "spoils: '2:5' is not known"),
        ("pawn=0 spoils=", "pawn=-6 spoils=1:2", "spoils: lacks 1:5 with pawn=-6 \\(D8.3\\)"),
        ("pawn=0 spoils=", "pawn=9 spoils=0:2,0:5", "ask, seat 0: turn, but the game is won; expected over \\(D8.5\\)"),
        ("ask=turn", "ask=over", "ask: over, but nobody has won yet; expected another question \\(D12.1\\)"),
        ("ask=turn", "ask=restore", "ask: restore has no answer here; expected something to choose in discard"),
        ("ask=turn", "ask=reveal", "ask: reveal has no answer here; expected something to choose in table"),
        ("ask=turn", "ask=keep_token", "drawn: 0 with ask=keep_token; expected 3"),
        ("drawn=", "drawn=masonry", "drawn: 1 with ask=turn; expected 0"),
        ("ask=turn", "ask=draft", "age: 2 with ask=draft; expected 0"),
        ("ask=turn", "ask=begin", "table: 5 with ask=begin; expected 20"),
        ("ask=turn", "ask=guild_back", "with ask=guild_back; expected \\+,"),
        ("coins=7/7", "coins=700/7", "coins: 707 in all; expected at most 284"),
    ],
)
def test_what_is_wrong_is_said(old: str, new: str, complaint: str) -> None:
    assert old in LINE
    with pytest.raises(petteia.NotationError, match=complaint):
        DUEL.read(LINE.replace(old, new, 1))


def test_white_space_does_not_matter() -> None:
    assert DUEL.read("  " + LINE.replace(" ", "   ") + "\n").position() == LINE


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("bild walls", "begins with none of build, discard, wonder, draft"),
        ("build wals", "did you mean walls"),
        ("build baths", "baths is under sphinx, not on the table"),
        ("wonder sphinx", "'wonder sphinx'; expected something like 'wonder sphinx with baths'"),
        ("wonder colossus with walls", "wonder: colossus; expected sphinx \\| pyramids"),
        ("", "begins with none of"),
        ("take lore", "take: 'lore' is not known"),
    ],
)
def test_a_text_that_names_no_action_is_refused(text: str, complaint: str) -> None:
    with pytest.raises(petteia.NotationError, match=complaint):
        DUEL.read(LINE).parse(text)


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("Build  Walls", "build walls"),
        ("wonder SPHINX with forum", "wonder sphinx with forum"),
        ("build slot-15", "build slot_15"),
        ("restore drying room", "restore drying_room"),
    ],
)
def test_people_may_write_as_they_like(text: str, meant: str) -> None:
    state = DUEL.read(LINE)
    assert state.text(state.parse(text)) == meant


def test_an_action_that_does_not_exist_has_no_text() -> None:
    with pytest.raises(petteia.NotationError, match="no action 427"):
        DUEL.read(LINE).text(427)


def test_every_action_of_the_table_has_a_text_that_parses_back() -> None:
    state = DUEL.read(LINE)
    for action in range(DUEL.actions):
        text = state.text(action)
        if "place_" not in text:
            assert state.parse(text) == action, text


AGE_ONE = " ".join(card.id for card in CARDS if card.age == 1)
FIVE_SYMBOLS = "workshop apothecary scriptorium pharmacist university"
GUILDS = "merchants_guild builders_guild scientists_guild"
EIGHT_WONDERS = (
    "sphinx*baths pyramids*altar piraeus*theater colossus*tavern",
    "mausoleum*stable great_library*garrison appian_way*palisade circus_maximus*press",
)


@pytest.mark.parametrize(
    ("named", "complaint"),
    [
        ({"pawn": 12}, "pawn: 12; expected a number from -9 to 9"),
        ({"pawn": 10**20}, "pawn: '1000.*; expected a number from -9 to 9"),
        ({"coins": (-3, 7)}, "coins: -3; expected a number from 0 to"),
        ({"coins": (3,)}, "coins: 1 given; expected one for each of 2 seats"),
        ({"coins": (3, 4, 5)}, "coins: 3 given; expected one for each of 2 seats"),
        ({"cards": ("quarry",)}, "cards: 1 given; expected one for each of 2 seats"),
        ({"turn": 2}, "turn: 2; expected a number from 0 to 1"),
        ({"first": -1}, "first: -1; expected a number from 0 to 1"),
        ({"again": 2}, "again: 2; expected a number from 0 to 1"),
        ({"draft": 2}, "draft: 2; expected a number from 0 to 1"),
        ({"age": 4}, "age: 4; expected a number from 0 to 3"),
        ({"age": 0}, "age: 0 with ask=turn; expected a number from 1 to 3"),
        ({"ask": "draft", "age": 1}, "age: 1 with ask=draft; expected 0"),
        ({"ask": "reveal"}, "reveal has no answer here"),
        ({"ask": "restore"}, "ask: restore has no answer here; expected something to choose in discard"),
        (
            {"ask": "restore", "discard": "baths", "wonders": ("mausoleum", "")},
            "wonders, seat 0: lacks mausoleum\\* with ask=restore",
        ),
        (
            {"ask": "destroy_brown"},
            "ask: destroy_brown has no answer here; expected something to choose in cards: brown",
        ),
        (
            {"ask": "destroy_grey", "cards": ("press", "")},
            "ask: destroy_grey has no answer here; expected something to choose in cards: grey",
        ),
        ({"ask": "take_token"}, "ask: take_token has no answer here; expected something to choose in board"),
        ({"ask": "keep_token", "drawn": "law economy"}, "drawn: 2 with ask=keep_token; expected 3"),
        ({"ask": "draw_token", "drawn": "law economy masonry"}, "drawn: 3 with ask=draw_token; expected at most 2"),
        ({"ask": "over", "age": 2}, "ask: over, but nobody has won yet; expected another question \\(D12.1\\)"),
        ({"pawn": -9}, "ask, seat 1: turn, but the game is won; expected over \\(D8.5\\)"),
        (
            {"cards": ("", FIVE_SYMBOLS), "tokens": ("", "law")},
            "ask, seat 1: turn, but the game is won; expected over \\(D10.2\\)",
        ),
        (
            {"ask": "over", "pawn": 9, "cards": ("", FIVE_SYMBOLS + " study")},
            "ask: over with D8.5 \\+ D10.2; expected D8.5 \\| D10.2",
        ),
        ({"age": 3, "wonders": EIGHT_WONDERS}, "wonders: 8 with \\*; expected at most 7 \\(D7.3\\)"),
        (
            {"wonders": ("sphinx pyramids piraeus colossus mausoleum", "")},
            "wonders, seat 0: 5; expected at most 4",
        ),
        (
            {
                "wonders": ("great_library", ""),
                "board": "law economy masonry theology",
                "tokens": ("strategy", "urbanism"),
            },
            "tokens, board: 6 in all; expected at most 5 \\(D7.9\\)",
        ),
        ({"board": "law economy masonry theology strategy urbanism"}, "board: 6; expected at most 5 \\(D1.2\\)"),
        ({"table": {20: "baths"}}, "table: 20; expected a number from 0 to 19"),
        ({"table": {-1: "baths"}}, "table: -1; expected a number from 0 to 19"),
        (
            {"table": "baths stable garrison altar theater quarry press"},
            "table: 7 with age=1; expected at most 6",
        ),
        ({"age": 1, "table": {9: "?g", 14: "baths"}}, "table: \\?g; expected it only with age=3 \\(D3.4\\)"),
        (
            {"age": 3, "cards": (GUILDS, ""), "table": {15: "?g", 18: "palace"}},
            "cards, \\*_guild: 4 in all; expected at most 3 \\(D1.5\\)",
        ),
        (
            {"age": 1, "cards": (AGE_ONE, ""), "table": {}, "ask": "take_token", "board": "law"},
            "cards, age=1: 23 in all; expected at most 20 \\(D1.4\\)",
        ),
        ({"ask": "begin", "age": 2}, "ask: begin with pawn=0; expected turn \\| neutral=chooses \\(D11.3\\)"),
        ({"ask": "begin", "age": 1, "pawn": 1, "turn": 1}, "ask: begin with age=1; expected turn \\(D1.6\\)"),
        ({"ask": "begin", "age": 2, "pawn": 1, "turn": 0}, "turn: 0 with pawn=1; expected 1 \\(D11.2\\)"),
        ({"ask": "draft", "offer": "sphinx"}, "offer: 1 with ask=draft; expected 4 \\(D2.1\\)"),
        (
            {"ask": "draft", "offer": "sphinx", "wonders": ("pyramids piraeus colossus", "")},
            "wonders, seat 0: 3 with ask=draft; expected 1 \\(D2.1\\)",
        ),
        (
            {"ask": "draft", "offer": "sphinx pyramids piraeus colossus", "turn": 1},
            "turn: 1 with ask=draft; expected 0",
        ),
        (
            {"ask": "show_wonder", "offer": "sphinx pyramids piraeus colossus"},
            "ask: show_wonder with offer=colossus,piraeus,pyramids,sphinx; expected draft",
        ),
        ({"ask": "deal_token", "board": "law economy masonry theology strategy"}, "expected at most 4"),
        ({"ask": "deal_token", "draft": 0}, "wonders: / with ask=deal_token; expected pyramids,great_lighthouse"),
        ({"ask": "first", "turn": 1}, "turn: 1 with ask=first; expected 0"),
    ],
)
def test_builder_refuses_what_cannot_be(named: dict[str, Any], complaint: str) -> None:
    with pytest.raises(petteia.NotationError, match=complaint):
        duel.position(**named)


def test_all_that_is_wrong_is_told_at_once() -> None:
    with pytest.raises(petteia.NotationError) as error:
        duel.position(pawn=12, coins=(-3, 7), cards=("query", "baths"), discard="baths", turn=2)
    assert str(error.value).splitlines() == [
        "5 things are wrong:",
        "- turn: 2; expected a number from 0 to 1",
        "- pawn: 12; expected a number from -9 to 9",
        f"- coins: -3; expected a number from 0 to {MOST_COINS}",
        "- cards: 'query' is not known; did you mean quarry?",
        "- cards: baths is in several places (discard, cards); expected it in one",
    ]
    assert [fault.field for fault in error.value.faults] == ["turn", "pawn", "coins", "cards", "cards"]


def test_what_is_not_said_follows() -> None:
    assert duel.position(cards=("palace", "quarry")).view(0).age == 3
    assert duel.position(pawn=-6).view(0).spoils_gone == ("1:2", "1:5")
    assert duel.position(ask="over").result is not None
    assert len(duel.position(ask="begin", age=3, pawn=1, turn=1).view(0).table) == 20
    assert len(duel.position(ask="guild_back").legal()) == 20


def test_the_most_coins_of_a_game_fit_their_byte() -> None:
    """Points for coins are packed into a byte, so no accepted position may have more."""
    assert MOST_COINS // 3 <= 255


def test_a_value_that_is_no_list_is_a_fault_like_others() -> None:
    with pytest.raises(petteia.NotationError, match="coins: -3; expected one for each of 2 seats"):
        duel.position(coins=-3)  # type: ignore[arg-type]


def test_a_changed_line_is_refused_or_plays_on_to_the_end() -> None:
    tally = fuzz("duel", seed=1, numbers=range(300), every=40, games=6)
    assert tally.failures == []
    assert tally.played > 30
    assert tally.refused > 150

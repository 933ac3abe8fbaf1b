"""Positions in one line: what is wrong with one is said."""

from __future__ import annotations

import pytest

import petteia
from petteia.games import duel

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
        ("duel/1", "chess/1", "begins with 'duel/1'"),
        ("pawn=0", "pawn=10", "from -9 to 9"),
        ("pawn=0", "pawn=x", "expected a number"),
        ("pawn=0", "", "lacks pawn"),
        ("pawn=0", "pawn=0 pawn=0", "stands twice"),
        ("pawn=0", "prawn=0", "no field of a position"),
        ("pawn=0", "pawn", "expected key=value"),
        ("ask=turn", "ask=tern", "expected one of draft, turn"),
        ("neutral=begins", "neutral=maybe", "begins or chooses"),
        ("coins=7/7", "coins=7", "one part for each seat"),
        ("coins=7/7", "coins=7/-1", "from 0 to 700"),
        ("cards=quarry", "cards=query", "did you mean quarry"),
        ("cards=quarry/press", "cards=quarry/quarry", "in two places: quarry"),
        ("cards=quarry", "cards=quarry,quarry", "quarry stands twice"),
        ("cards=quarry", "cards=walls", "slot 18: walls is elsewhere already"),
        ("sphinx*baths", "sphinx*quarry", "in two places: quarry"),
        ("/piraeus", "/sphinx", "a wonder is in two places"),
        ("tokens=/", "tokens=law/", "a progress token is in two places"),
        ("walls,forum", "walls,palace", "palace is not of this age"),
        ("walls,forum", "walls", "expected 20 slots, found 19"),
        ("?,?,?,walls,forum", "?,?,?,.,forum", "nothing covers lies face down"),
        ("?,?,?,walls,forum", "?,?,?x,walls,forum", "expected a card"),
        ("board=economy,law", "board=law,economy", "is written otherwise"),
        ("age=2", "age=0", "no cards are on the table before Age I"),
        ("offer=", "offer=mausoleum,colossus,appian_way,great_library,hanging_gardens", "at most 4"),
        ("spoils=", "spoils=2:5", "spoils: '2:5' is not known"),
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
        ("build baths", "baths does not lie face up"),
        ("wonder sphinx", "say with which card"),
        ("wonder colossus with walls", "not one of your wonders: sphinx, pyramids"),
        ("", "begins with none of"),
        ("take lore", "take what: 'lore' is not known"),
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


def test_builder_refuses_what_does_not_fit() -> None:
    with pytest.raises(petteia.NotationError, match="6 cards can lie beside each other"):
        duel.position(table="baths stable garrison altar theater quarry press")
    with pytest.raises(petteia.NotationError, match="at most 4"):
        duel.position(wonders=("sphinx pyramids piraeus colossus mausoleum", ""))
    with pytest.raises(petteia.NotationError, match="no slot 20"):
        duel.position(table={20: "baths"})
    with pytest.raises(petteia.NotationError, match="needs an age"):
        duel.position(age=0)
    with pytest.raises(petteia.NotationError, match="before Age I there is no table"):
        duel.position(ask="draft", age=1)
    with pytest.raises(petteia.NotationError, match="no card is to be turned up"):
        duel.position(ask="reveal")

"""Records: both notations read back, every fault is named with its line, and undo has its limit."""

from __future__ import annotations

import json

import pytest

import petteia

DUEL = petteia.game("duel")


def played(seed: int, actions: int = 10_000) -> petteia.Record:
    """A random game, or its beginning."""
    record = petteia.Record(DUEL, players=["Ada", 'Bob [of] "Rome"'], tags={"Event": "Games of Odysseus"})
    rng = petteia.Rng(seed)
    while not record.state.over and len(record.entries) < actions:
        state = record.state
        record.play(state.draw(rng) if state.actor == petteia.CHANCE else rng.choice(state.legal()))
    return record


@pytest.mark.parametrize("seed", range(8))
def test_both_notations_read_back(seed: int) -> None:
    record = played(seed)
    for text in (petteia.write_lines(record), petteia.write_text(record)):
        again = petteia.read(text)
        assert again.entries == record.entries
        assert again.players == record.players
        assert again.tags == record.tags
        assert again.options == record.options
        assert again.state.position() == record.state.position()
        assert again.state.result == record.state.result


def test_a_game_that_goes_on_reads_back() -> None:
    record = played(3, actions=60)
    for text in (petteia.write_lines(record), petteia.write_text(record)):
        assert petteia.read(text).state.position() == record.state.position()


def test_a_record_can_begin_with_a_position() -> None:
    position = played(3, actions=90).state.position()
    record = petteia.Record(DUEL, position=position)
    rng = petteia.Rng(1)
    while not record.state.over:
        state = record.state
        record.play(state.draw(rng) if state.actor == petteia.CHANCE else rng.choice(state.legal()))
    for text in (petteia.write_lines(record), petteia.write_text(record)):
        again = petteia.read(text)
        assert again.start_position == position
        assert again.entries == record.entries


def test_comments_stay_with_their_actions() -> None:
    record = petteia.Record(DUEL)
    record.play(record.state.parse("first 1"), "a coin was tossed")
    for text in (petteia.write_lines(record), petteia.write_text(record)):
        assert petteia.read(text).entries[0].comment == "a coin was tossed"


def test_a_comment_cannot_break_the_text_form() -> None:
    record = petteia.Record(DUEL)
    record.play(record.state.parse("first 1"), "odd} {signs; and\nlines")
    assert petteia.read(petteia.write_text(record)).entries[0].comment == "odd) (signs, and lines"


def test_names_may_hold_any_sign() -> None:
    record = petteia.Record(DUEL, players=["\u2028 \x85", '\\"\n\x0b'])
    for text in (petteia.write_lines(record), petteia.write_text(record)):
        assert petteia.read(text).players == record.players


def test_the_header_says_what_is_played() -> None:
    header = json.loads(petteia.write_lines(played(1, 5)).splitlines()[0])
    assert header["petteia"] == 1
    assert header["game"] == "duel"
    assert header["rules"] == DUEL.version
    assert header["options"] == {"wonders": "draft", "neutral_start": "begins"}


def changed(text: str, line: int, old: str, new: str) -> str:
    lines = text.splitlines()
    assert old in lines[line - 1]
    lines[line - 1] = lines[line - 1].replace(old, new, 1)
    return "\n".join(lines)


@pytest.mark.parametrize(
    ("line", "old", "new", "problem"),
    [
        (1, '"petteia": 1', '"petteia": 9', 'expected a header with "petteia": 1'),
        (1, '"duel"', '"chess"', "There is no game 'chess'"),
        (1, '"rules": "1"', '"rules": "0"', "written for rules 0"),
        (1, '"seats": 2', '"seats": 3', "duel is played by 2, not by 3"),
        (1, '"seats": 2', '"seats": true', 'expected "seats" to be int'),
        (1, '"Event": "Games of Odysseus"', '"Event": 7', "players, tags and position must be text"),
        (1, '"wonders": "draft"', '"wonders": "none"', "choose from draft, first_game"),
        (2, '"n": 1', '"n": 2', 'expected action 1 as "n"'),
        (2, '"chance"', "0", "expected an action by chance (first), found one by 0"),
        (2, "first", "fist", "begins with none of"),
        (3, "deal ", "deal un", "did you mean"),
        (4, "{", "", "not JSON"),
    ],
)
def test_a_fault_is_named_with_its_line(line: int, old: str, new: str, problem: str) -> None:
    text = changed(petteia.write_lines(played(1)), line, old, new)
    with pytest.raises(petteia.RecordError) as caught:
        petteia.read(text)
    assert caught.value.line == line
    assert problem in caught.value.problem


def test_an_illegal_action_is_named_with_the_rule() -> None:
    lines = petteia.write_lines(played(1)).splitlines()
    dealt = json.loads(lines[2])["do"]
    lines[3] = json.dumps(json.loads(lines[3]) | {"do": dealt})  # the same token twice
    with pytest.raises(petteia.RecordError, match=r"line 4: .*is not legal: That cannot turn up now \(D13.6\)"):
        petteia.read("\n".join(lines))


def test_a_record_that_is_cut_short_is_refused() -> None:
    text = petteia.write_lines(played(1))
    with pytest.raises(petteia.RecordError, match="cut short"):
        petteia.read("\n".join(text.splitlines()[:-1]))
    with pytest.raises(petteia.RecordError, match="line 1"):
        petteia.read("")


def test_a_wrong_result_or_hash_is_refused() -> None:
    text = petteia.write_lines(played(1))
    last = len(text.splitlines())
    for old, new, what in (('"winners": [', '"winners": [7, ', "result"), ('"hash": "', '"hash": "0', "hash")):
        with pytest.raises(petteia.RecordError, match=f"line {last}: expected {what}"):
            petteia.read(changed(text, last, old, new))


def test_nothing_can_follow_the_end() -> None:
    lines = petteia.write_lines(played(1)).splitlines()
    lines.insert(-1, json.dumps({"n": len(lines) - 1, "by": 0, "do": "discard baths"}))
    with pytest.raises(petteia.RecordError, match="the game is over"):
        petteia.read("\n".join(lines))


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ('[Game "duel"]', '[Game "go"]', "There is no game"),
        ('[Seats "2"]', '[Seats "two"]', "expected a number"),
        ('[Seats "2"]', '[Seats "²"]', "expected a number"),
        ('[Game "duel"]', '[Game "\\q"]', "not JSON"),
        ('[Rules "1"]', "", r"expected a tag \[Rules"),
        ('[Seats "2"]', '[Seats "2"]\n[Seats "2"]', "stands twice"),
        ("1. ", "first ", "expected a line like"),
        ("[Hash ", "[Hush ", r"expected a tag \[Hash"),
        ("* first", "* last", "begins with none of"),
    ],
)
def test_faults_of_the_text_form_are_named(old: str, new: str, problem: str) -> None:
    text = petteia.write_text(played(1))
    assert old in text
    with pytest.raises(petteia.RecordError, match=problem):
        petteia.read(text.replace(old, new, 1))


def test_a_wrong_result_of_the_text_form_is_refused() -> None:
    text = petteia.write_text(played(1))
    with pytest.raises(petteia.RecordError, match="expected result"):
        petteia.read(text.replace('[Result "', '[Result "7 ', 1))
    with pytest.raises(petteia.RecordError, match="expected scores"):
        petteia.read(text.replace("total=", "total=9", 1))


# ---- undo


def test_a_seat_takes_back_its_last_actions_up_to_a_chance_action() -> None:
    record = petteia.Record(DUEL, options={"wonders": "first_game"})
    rng = petteia.Rng(4)
    while record.state.actor == petteia.CHANCE:
        record.play(record.state.draw(rng))
    seat = record.state.actor
    before = record.state.position()
    assert record.may_take_back(seat) == 0
    record.play(next(a for a in record.state.legal() if record.state.text(a).startswith("discard")))
    assert record.state.actor == 1 - seat  # a card of the lowest row alone uncovers nothing
    assert record.may_take_back(seat) == 1
    assert record.may_take_back(1 - seat) == 0
    record.take_back(seat)
    assert record.state.position() == before
    with pytest.raises(ValueError, match="Nothing can be taken back"):
        record.take_back(seat)


def test_no_seat_takes_back_what_another_has_answered() -> None:
    record = petteia.Record(DUEL, options={"wonders": "first_game"})
    rng = petteia.Rng(4)
    while record.state.actor == petteia.CHANCE:
        record.play(record.state.draw(rng))
    seat = record.state.actor
    record.play(record.state.parse("discard " + record.state.text(record.state.legal()[-1]).split()[-1]))
    record.play(record.state.legal()[-1])
    assert record.may_take_back(seat) == 0


def test_no_seat_takes_back_what_turned_a_card_up() -> None:
    record = played(2, 10_000)
    for index, entry in enumerate(record.entries[:-1]):
        if record.entries[index + 1].actor == petteia.CHANCE and entry.actor != petteia.CHANCE:
            shorter = petteia.Record(DUEL)
            for earlier in record.entries[: index + 2]:
                shorter.play(earlier.action)
            assert shorter.may_take_back(entry.actor) == 0
            return
    pytest.fail("the game never turned a card up")


def test_two_actions_of_one_seat_in_a_row_can_both_be_taken_back() -> None:
    record = petteia.Record(DUEL)
    rng = petteia.Rng(1)
    while record.state.actor == petteia.CHANCE:
        record.play(record.state.draw(rng))
    for _ in range(3):
        record.play(record.state.legal()[0])
    second = 1 - record.entries[-3].actor
    assert record.may_take_back(second) == 2


def test_an_illegal_action_is_not_recorded() -> None:
    record = petteia.Record(DUEL)
    with pytest.raises(petteia.IllegalAction):
        record.play(0)
    assert record.entries == []


def test_a_record_shows_every_earlier_state() -> None:
    record = played(5)
    assert record.at(0).position() == DUEL.start().position()
    assert record.at(len(record.entries)).position() == record.state.position()

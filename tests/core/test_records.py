"""Records: both notations read back, every fault is named with its line, and undo has its limit."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from fair_games import played as fairly_played

import petteia
from petteia.games import duel

DUEL = petteia.game("duel")
OTHER_MAP = "f:e4b0c1a0f2/d2g0i1h0j0"


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
    assert header["options"] == {
        "wonders": "draft",
        "first_player": "chance",
        "neutral_start": "begins",
        "decline_token": "no",
    }


def test_a_record_from_before_an_option_existed_is_read_with_its_default() -> None:
    lines = petteia.write_lines(played(1)).splitlines()
    header = json.loads(lines[0])
    header["options"] = {"wonders": "draft", "neutral_start": "begins"}
    again = petteia.read("\n".join([json.dumps(header), *lines[1:]]))
    assert again.options["decline_token"] == "no"


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
        (1, '"rules": "1"', '"rules": "0"', "duel is played under version 1 of its rules here, not 0"),
        (1, '"seats": 2', '"seats": 3', "duel is played by 2, not by 3"),
        (1, '"seats": 2', '"seats": true', 'expected "seats" to be a number'),
        (1, '"Event": "Games of Odysseus"', '"Event": 7', "expected each tag to be text, found 7"),
        (1, '"seats": 2', '"seats": 99999999999999999999', "duel is played by 2, not by 99999999999999999999"),
        (1, '"petteia": 1', '"petteia": true', 'expected a header with "petteia": 1'),
        (1, '"petteia": 1', '"petteia": 1.0', 'expected a header with "petteia": 1'),
        (1, '"wonders": "draft"', '"wonders": 7', "expected each option to be text, found 7"),
        (1, '"wonders": "draft"', '"map": 7', "expected each option to be text, found 7"),
        (1, '"wonders": "draft"', '"map": "f"', "duel has no option 'map'"),
        (1, '"players": [', '"players": ["Cid", "Dan", ', "expected a name for each of 2 seats or none, found 4"),
        (1, '"players": [', '"players": [7, ', "expected each player to be text, found 7"),
        (1, '"tags": {', '"position": 7, "tags": {', 'expected "position" to be text, found 7'),
        (1, '"tags": {', '"position": "duel/1", "tags": {', "the position lacks ask"),
        (2, '"do"', '"note": 7, "do"', 'expected "note" to be text, found 7'),
        (2, '"by": "chance"', '"by": "0"', 'expected "by" to be a seat or "chance", found \'0\''),
        (2, '"by": "chance"', '"by": false', 'expected "by" to be a seat or "chance", found False'),
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
    with pytest.raises(petteia.RecordError, match=r"line 4: .*is not legal: \w+ is no longer in the box \(D1.2\)"):
        petteia.read("\n".join(lines))


def test_a_header_must_agree_with_its_position() -> None:
    position = duel.position(neutral="chooses").position()
    record = petteia.Record(DUEL, position=position)
    assert record.options["neutral_start"] == "chooses"  # those of the position, unless somebody says otherwise
    for text in (petteia.write_lines(record), petteia.write_text(record)):
        assert petteia.read(text).options == record.options
        with pytest.raises(petteia.RecordError) as caught:
            petteia.read(text.replace('"chooses"', '"begins"', 1))
        assert caught.value.problem == "the position is played with neutral_start=chooses, not begins"
        shown = text.splitlines()[caught.value.line - 1]
        assert position in shown
    with pytest.raises(petteia.OptionError, match="neutral_start=chooses, not begins"):
        petteia.Record(DUEL, options={"neutral_start": "begins"}, position=position)
    three = petteia.game("cyclades").start(3).position()
    with pytest.raises(petteia.OptionError, match="the position has 3 seats, not 2"):
        petteia.Record(petteia.game("cyclades"), 2, position=three)
    assert petteia.Record(petteia.game("cyclades"), position=three).seats == 3


@pytest.mark.parametrize(
    ("game", "options", "begun", "problem"),
    [
        ("duel", {"first_player": "0"}, {"first_player": "1"}, "first_player=1, not 0"),
        ("legendary", {"side": "back"}, {"side": "front"}, "side=front, not back"),
        ("legendary", {"side": "front"}, {"side": "back", "map": "quick"}, "side=back, not front"),
        ("legendary", {"map": "quick", "side": "front"}, {"map": "quick", "side": "back"}, "map=b:.*, not quick"),
        ("legendary", {"map": "prepared"}, {"map": "quick", "side": "back"}, "map=b:.*, not prepared"),
        ("legendary", {"map": "quick"}, {"map": "random"}, "map=random, not quick"),
        ("legendary", {"map": OTHER_MAP}, {"map": "quick"}, f"map=f:.*, not {OTHER_MAP}"),
        ("legendary", {"map": "b:nonsense"}, {"map": "quick"}, "nonsense"),
    ],
)
def test_a_header_must_agree_with_what_a_position_is_made_of(
    game: str, options: dict[str, str], begun: dict[str, str], problem: str
) -> None:
    played = petteia.game(game)
    state = played.start(played.seat_counts[-1], **begun)
    with pytest.raises(petteia.OptionError, match=problem):
        petteia.Record(played, options=options, position=state.position())
    for agreeing in ({}, begun):
        record = petteia.Record(played, options=agreeing, position=state.position())
        for text in (petteia.write_lines(record), petteia.write_text(record)):
            assert petteia.read(text).options == record.options
    by_chance = {"first_player": "chance"} if game == "duel" else {"map": "random", "side": record.options["side"]}
    if "first_player" in options or "map" in begun:
        petteia.Record(played, options=by_chance, position=state.position())  # chance might have come to the same


def test_every_seat_has_a_name_or_none_has() -> None:
    assert petteia.Record(DUEL, players=[]).players == []
    for names in (["Ada"], ["Ada", "Bob", "Cid", "Dan"]):
        with pytest.raises(petteia.OptionError, match=f"2 seats have 2 names or none, not {len(names)}"):
            petteia.Record(DUEL, players=names)


@pytest.mark.parametrize("write", [petteia.write_lines, petteia.write_text])
def test_a_byte_order_mark_does_not_matter(write: Callable[[petteia.Record], str]) -> None:
    record = played(1, 20)
    assert petteia.read("\ufeff" + write(record)).entries == record.entries
    pledged = fairly_played("duel")
    assert petteia.read("\ufeff" + write(pledged)).entries == pledged.entries


def test_a_record_with_nothing_but_a_seal_is_empty() -> None:
    with pytest.raises(petteia.RecordError, match="the record is empty"):
        petteia.read('\n{"seal": "' + 64 * "0" + '"}\n')


def test_whatever_is_changed_in_a_record_it_is_read_or_refused_with_its_line() -> None:
    rng = petteia.Rng(5)
    swaps = ["", "7", "-1", "99999999999999999999", "null", "true", '"', "[", "{}", "\\u0000", "\ud800", "é", "\n", "٣"]
    refused: list[tuple[int, int]] = []
    for write in (petteia.write_lines, petteia.write_text):
        text = write(played(2, 40))
        for _ in range(400):
            at = rng.below(len(text) if rng.below(2) else text.index("\n"))
            changed = text[:at] + rng.choice(swaps) + text[at + rng.below(4) :]
            try:
                petteia.read(changed)
            except petteia.RecordError as error:
                refused.append((error.line, changed.count("\n") + 1))
    assert len(refused) > 600
    assert all(1 <= line <= lines for line, lines in refused)


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
        ('[Seats "2"]', '[Seats "two"]', "line 4: expected a number"),
        ('[Seats "2"]', '[Seats "3"]', "line 4: duel is played by 2, not by 3"),
        ('[Rules "1"]', '[Rules "0"]', "line 3: duel is played under version 1"),
        ('[Option.wonders "draft"]', '[Option.wonders "all"]', "line 5: duel: wonders cannot be 'all'"),
        ('[Player1 "', '[Player2 "', "line 10: expected the tag Player1, found Player2"),
        ('[Player1 "', '[Second "', "line 9: expected a name for each of 2 seats or none, found 1"),
        ('[Result "', '[Position "duel/1 ask=x"]\n[Result "', "line 12: .*lacks turn"),
        ("2. ", "3. ", "expected decision 2, found 3"),
        ('[Seats "2"]', '[Seats "²"]', "expected a number"),
        ('[Game "duel"]', '[Game "\\q"]', "not JSON"),
        ('[Rules "1"]', "", r"expected a tag \[Rules"),
        ('[Seats "2"]', '[Seats "2"]\n[Seats "2"]', "appears twice"),
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

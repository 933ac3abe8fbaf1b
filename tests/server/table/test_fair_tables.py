"""Fair chance at a table: who adds what, what is shown to whom, lessons, and abandoned games."""

from __future__ import annotations

import hashlib
from typing import Any

import pytest

import petteia
from petteia.core.records.fair import commitment
from petteia.server.table import messages as m
from petteia.server.table.ending import Ending
from petteia.server.table.header import Chair, Header, describe, lesson_secret
from petteia.server.table.seating import Refuse
from server.table.stories import RANDOM, START, Sitting

HOUSE = commitment(bytes(32))
NONE = hashlib.sha256(b"").hexdigest()
DAY = 86_400


def bound(seed: str) -> str:
    """The hash of a seed that was made with the house's hash in sight."""
    return hashlib.sha256(f"petteia:seed:{HOUSE}:{seed}".encode()).hexdigest()


def fairness(sitting: Sitting, connection: int = 0) -> m.Fairness:
    return sitting.last(connection, m.TableMessage).info.fairness


# ---- seeds


def test_the_house_s_hash_is_there_before_any_seed_and_seeds_are_hashes_until_the_end() -> None:
    sitting = Sitting("ann bob", start=False)
    sitting.join("ann", 0)
    assert fairness(sitting) == m.Fairness(2, HOUSE, [NONE, NONE], "", [])
    sitting.say(0, m.Seed(RANDOM, "thalassa"))
    pledge = [bound(f"{RANDOM}thalassa"), NONE]
    assert fairness(sitting) == m.Fairness(2, HOUSE, pledge, "", [])
    sitting.take(sitting.table.begin("ann"))
    assert fairness(sitting) == m.Fairness(2, HOUSE, pledge, "", [])
    sitting.say(0, m.Resign())
    assert fairness(sitting) == m.Fairness(2, HOUSE, pledge, "00" * 32, [f"{RANDOM}thalassa", ""])


def test_all_chance_follows_from_what_was_given() -> None:
    drawn = []
    for seed in (None, m.Seed(RANDOM), m.Seed(RANDOM, "thalassa")):
        sitting = Sitting("ann *easy", start=False)
        sitting.table.chance_of = lambda header: petteia.Seeds(
            header.secret, tuple(chair.seed for chair in header.chairs), header.scheme
        )
        sitting.join("ann", 0)
        if seed is not None:
            sitting.say(0, seed)
        sitting.take(sitting.table.begin("ann"))
        drawn.append(tuple(row.action for row in sitting.rows()))
    assert len(set(drawn)) == 3


def test_a_new_seed_takes_the_place_of_the_old_and_goes_with_its_player() -> None:
    sitting = Sitting("ann - -", "cyclades", start=False)
    sitting.join("ann", 0)
    sitting.join("bob", 1)
    (refused,) = sitting.say(1, m.Seed(RANDOM))
    assert refused.code == "too_late"  # who only looks adds nothing
    sitting.say(1, m.TakeSeat(1))
    sitting.say(1, m.Seed(RANDOM))
    sitting.say(1, m.Seed(RANDOM, "more"))
    assert fairness(sitting).players == [NONE, bound(f"{RANDOM}more"), NONE]
    sitting.say(1, m.LeaveSeat(1))
    assert fairness(sitting).players == [NONE, NONE, NONE]


def test_whoever_holds_several_seats_gives_one_seed_for_all() -> None:
    sitting = Sitting("ann ann *easy", "cyclades", start=False)
    sitting.join("ann", 0)
    sitting.say(0, m.Seed(RANDOM))
    assert fairness(sitting).players == [bound(RANDOM), bound(RANDOM), NONE]


@pytest.mark.parametrize("words", ["ä" * 65, "x" * 129])
def test_words_have_one_limit_in_bytes(words: str) -> None:
    sitting = Sitting("ann bob", start=False)
    sitting.join("ann", 0)
    (refused,) = sitting.say(0, m.Seed(RANDOM, words))
    assert refused.code == "bad_seed"
    assert "at most 128 bytes" in refused.text
    sitting.say(0, m.Seed(RANDOM, "ä" * 64))
    assert fairness(sitting).players[0] == bound(RANDOM + "ä" * 64)


def test_another_game_has_another_secret_and_no_seeds_yet() -> None:
    sitting = Sitting("ann bob", start=False)
    sitting.join("ann", 0)
    sitting.join("bob", 1)
    sitting.say(0, m.Seed(RANDOM))
    sitting.take(sitting.table.begin("ann"))
    for message in (m.Resign(), m.Rematch()):
        sitting.say(0, message)
    sitting.say(1, m.Rematch())
    (again,) = [stored for stored in sitting.stored if isinstance(stored, Header) and stored.id == "t2"]
    assert (again.scheme, [chair.seed for chair in again.chairs]) == (2, ["", ""])


# ---- lessons


def lesson(**how: Any) -> Sitting:
    return Sitting("ann *novice", secret=lesson_secret("duel"), **how)


def test_a_lesson_pledges_nothing_and_takes_no_seed() -> None:
    sitting = lesson(start=False)
    sitting.join("ann", 0)
    assert sitting.last(0, m.TableMessage).info.lesson
    assert fairness(sitting) == m.Fairness(0, "", [], "", [])
    (refused,) = sitting.say(0, m.Seed(RANDOM))
    assert refused.code == "lesson"
    sitting.take(sitting.table.begin("ann"))
    sitting.say(0, m.Resign())
    assert fairness(sitting) == m.Fairness(0, "", [], "", [])


def test_nobody_else_sits_down_in_a_lesson() -> None:
    """Its chance can be known beforehand: somebody who knows it would win against a stranger."""
    sitting = lesson(start=False)
    sitting.join("ann", 0)
    sitting.join("bob", 1)
    for chair in (Chair("open"), Chair("person", "bob", "Bob"), Chair("bot", bot="expert")):
        with pytest.raises(Refuse) as refused:
            sitting.table.fill_seat("ann", 1, chair)
        assert refused.value.error.code == "lesson"
    sitting.say(0, m.LeaveSeat(0))
    (answer,) = sitting.say(1, m.TakeSeat(0))
    assert answer.code == "lesson"
    sitting.say(0, m.TakeSeat(0))
    sitting.take(sitting.table.begin("ann"))
    assert [chair.user for chair in sitting.table.header.chairs] == ["ann", ""]
    sitting.say(0, m.LeaveSeat(0))  # a bot plays on meanwhile
    (answer,) = sitting.say(1, m.TakeSeat(0))
    assert answer.code == "seat_taken"
    sitting.say(0, m.TakeSeat(0))
    assert sitting.table.header.chairs[0].bot == ""


# ---- spectators who are behind


def test_spectators_who_are_behind_do_not_learn_how_long_the_log_is() -> None:
    """Whatever they say, they get the same answers as at a table where less has happened."""
    near, far = (Sitting("ann bob", delay=60) for _ in range(2))
    for sitting, actions in ((near, 1), (far, 8)):
        for user, connection in (("ann", 0), ("bob", 1), ("eve", 2)):
            sitting.join(user, connection)
        sitting.wait(61)  # the deal is shown
        for _ in range(actions):
            sitting.act(sitting.asked())
    assert near.table.course.length < far.table.course.length
    lengths = range(far.table.course.length + 2)
    messages: list[m.ClientMessage] = [
        *(m.Act(n, far.table.course.rows[min(n, len(far.rows()) - 1)].action) for n in lengths),
        *(m.Undo(n) for n in lengths),
        *(m.Hello(m.PROTOCOL, n - 1) for n in lengths),
        *(
            m.Hello(m.PROTOCOL, explain=True),
            m.Look(),
            m.Resign(),
            m.UndoAnswer(True),
            m.Chat("well?"),
            m.LeaveSeat(0),
            m.TakeSeat(0),
        ),
    ]
    for message in messages:
        told = [[m.ENCODER.encode(answer) for answer in sitting.say(2, message)] for sitting in (near, far)]
        assert told[0] == told[1], message


def test_spectators_who_are_behind_do_not_learn_that_somebody_would_take_back() -> None:
    sitting = Sitting("ann bob", delay=60)
    for user, connection in (("ann", 0), ("bob", 1), ("eve", 2)):
        sitting.join(user, connection)
    actor = sitting.asked()
    sitting.act(actor)
    sitting.act(1 - actor)  # in the draft, which shows nothing
    sitting.say(actor, m.Undo(sitting.table.course.length))
    assert sitting.last(1 - actor, m.TableMessage).info.undo_asked_by == actor
    assert sitting.last(2, m.TableMessage).info.undo_asked_by is None


# ---- abandoned


@pytest.mark.parametrize(
    ("game", "seats"), [("duel", "ann bob"), ("cyclades", "ann bob *easy"), ("legendary", "ann -")]
)
def test_a_table_that_nobody_touches_is_closed_and_reveals_its_seeds(game: str, seats: str) -> None:
    sitting = Sitting(seats, game, start="-" not in seats)
    sitting.join("ann", 0)
    begun = sitting.table.playing
    length = sitting.table.course.length
    sitting.time += 40 * DAY * 1000
    assert sitting.take(sitting.table.expire(START - 1)).store == []
    step = sitting.take(sitting.table.expire(START))
    info = sitting.last(0, m.TableMessage).info
    assert (info.status, info.result) == ("over", m.Outcome([], "abandoned", []))
    assert info.fairness.secret == "00" * 32
    assert sitting.last(0, m.StateMessage).ask is None
    (ending,) = [stored for stored in step.store if isinstance(stored, Ending)]
    assert (ending.winners, ending.reason, ending.entries) == ([], "abandoned", length)
    assert (length > 0) == begun
    assert sitting.table.expire(sitting.time).store == []  # once and for all
    assert sitting.table.wakes_at() is None
    assert describe(sitting.reopened().header, []).status == "over"


def test_whoever_plays_keeps_the_game_open() -> None:
    sitting = Sitting("ann bob")
    sitting.join("ann", 0)
    sitting.join("bob", 1)
    sitting.time += 10 * DAY * 1000
    sitting.act(sitting.asked())
    assert sitting.table.touched() == sitting.time
    assert sitting.table.expire(sitting.time - 1).store == []
    assert sitting.table.playing


def test_spectators_who_are_behind_see_the_rest_when_a_game_is_abandoned() -> None:
    sitting = Sitting("ann bob", delay=600)
    sitting.join("eve", 2)
    assert sitting.last(2, m.StateMessage).n == 0
    sitting.take(sitting.table.expire(START))
    assert sitting.last(2, m.Played).n == sitting.table.course.length > 0

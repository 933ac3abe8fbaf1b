"""One table, without sockets and without a database: what is stored, and who is told what."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

import petteia
from petteia.core.contract.move import Move
from petteia.server.table import course
from petteia.server.table import messages as m
from petteia.server.table.audience import LOOKED_AT_TOGETHER, Onlooker
from petteia.server.table.course import Row, Snapshot
from petteia.server.table.header import Chair, Header
from petteia.server.table.seating import FILL_IN, Refuse
from petteia.server.table.step import Step
from server.table.stories import RANDOM, Sitting, plain


def pair(**how: Any) -> Sitting:
    """Ann on connection 0 and Bob on connection 1, in a game of Duel that has begun."""
    sitting = Sitting("ann bob", **how)
    sitting.join("ann", 0)
    sitting.join("bob", 1)
    return sitting


# ---- actions


def test_an_action_is_stored_acknowledged_and_shown_to_both() -> None:
    sitting = pair()
    n, actor = sitting.table.course.length, sitting.asked()
    answers = sitting.act(actor)
    assert answers[0] == m.Ok(n, sitting.rows()[n].action)
    assert sitting.rows()[n].actor == actor
    for connection in (0, 1):
        played = sitting.last(connection, m.Played)
        assert played.entries[0].n == n
        assert played.n == sitting.table.course.length == len(sitting.rows())


def test_the_same_action_again_counts_once() -> None:
    sitting = pair()
    n, actor, action = sitting.table.course.length, sitting.asked(), sitting.table.state.legal()[0]
    sitting.say(actor, m.Act(n, action))
    length = sitting.table.course.length
    assert sitting.say(actor, m.Act(n, action)) == [m.Ok(n, action)]
    assert sitting.table.course.length == length


def test_another_action_under_a_used_number_is_a_conflict_with_the_present_state() -> None:
    sitting = pair()
    n, actor, (first, second, *_) = sitting.table.course.length, sitting.asked(), sitting.table.state.legal()
    sitting.say(actor, m.Act(n, first))
    conflict, state = sitting.say(actor, m.Act(n, second))
    assert conflict == m.Conflict(n)
    assert state.n == sitting.table.course.length
    assert sitting.say(1 - actor, m.Act(n, first))[0] == m.Conflict(n)  # it was not the other's action
    assert sitting.say(actor, m.Act(n + 50, first))[0] == m.Conflict(n + 50)


def test_who_is_behind_is_told_what_came_since_and_who_watches_is_told_nothing() -> None:
    """The answer to a number that has passed costs as much as has passed, never the whole game."""
    sitting = pair()
    sitting.join("eve", 2)
    while sitting.table.course.length < 60:
        sitting.act(sitting.asked())
    n = sitting.table.course.length
    conflict, state = sitting.say(0, m.Act(n - 3, 299))
    assert plain(conflict) == {"t": "conflict", "n": n - 3}
    assert [entry["n"] for entry in plain(state.log)] == [n - 3, n - 2, n - 1]
    (answer,) = sitting.say(2, m.Act(0, 0))
    assert answer.code == "not_asked"
    (answer,) = sitting.say(2, m.Act(n + 5, 0))
    assert answer.code == "not_asked"


def test_who_asks_over_http_and_is_late_is_told_so_and_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = pair()
    sitting.act(sitting.asked())

    def speechless(*_: object) -> None:
        raise AssertionError("nobody asked for words")

    monkeypatch.setattr(course.Course, "log", speechless)
    step = sitting.table.act(Onlooker(99, "ann", "Ann", [0]), m.Act(0, 299))
    assert step.send == [([99], m.Conflict(0))]


def test_any_moment_is_there_without_a_word(monkeypatch: pytest.MonkeyPatch) -> None:
    """Words take far longer than actions; a moment of the past needs none."""
    sitting = pair()
    digests = [""] * sitting.table.course.length + [sitting.table.state.digest()]
    for turn in range(60):
        before = sitting.table.course.length
        seat = sitting.asked()
        sitting.act(seat)
        if turn % 4 == 0 and sitting.table.course.may_take_back(seat):
            sitting.say(seat, m.Undo(sitting.table.course.length))
            if sitting.table.undo_asked_by is not None:
                sitting.say(1 - seat, m.UndoAnswer(agree=True))
        digests += [""] * (sitting.table.course.length - before - 1) + [sitting.table.state.digest()]
    assert any(row.kind == "undo" for row in sitting.rows())

    def speechless(*_: object) -> None:
        raise AssertionError("nobody asked for words")

    monkeypatch.setattr(course, "carry_out", speechless)
    for n, digest in enumerate(digests):
        assert digest in ("", sitting.table.course.moment(n).digest())


def test_moments_and_spectators_begin_at_the_nearest_snapshot(monkeypatch: pytest.MonkeyPatch) -> None:
    """In a long game nothing is replayed from its beginning, whether somebody looks back or lags behind."""
    sitting = Sitting("ann *easy", "cyclades", delay=60)
    sitting.join("ann", 0)
    digests: dict[int, str] = {}
    while sitting.table.course.length < 330:
        sitting.time += 1_000
        sitting.bots_play()
        if sitting.table.asked_person() is not None:
            sitting.act(0)
            if sitting.table.course.may_take_back(0) and len(digests) % 5 == 0:
                sitting.say(0, m.Undo(sitting.table.course.length))
        digests[sitting.table.course.length] = sitting.table.state.digest()
    assert any(row.kind == "undo" for row in sitting.rows())
    reopened = sitting.reopened()
    assert [snapshot.n // 100 for snapshot in reopened.course.snapshots] == [1, 2, 3]
    assert reopened.trailing is not None
    assert reopened.trailing.untold == max(s.n for s in reopened.course.snapshots if s.n <= reopened.trailing.length)
    assert reopened.trailing.untold >= 100

    def from_the_beginning(*_: object) -> None:
        raise AssertionError("there is a snapshot")

    monkeypatch.setattr(course.Course, "after", from_the_beginning)
    for table in (reopened, sitting.table):
        for n, digest in digests.items():
            if n > table.course.snapshots[0].n:
                assert table.course.moment(n).digest() == digest


def test_who_is_not_asked_cannot_act() -> None:
    sitting = pair()
    n, other = sitting.table.course.length, 1 - sitting.asked()
    sitting.join("eve", 2)
    for connection in (other, 2):
        (answer,) = sitting.say(connection, m.Act(n, sitting.table.state.legal()[0]))
        assert answer.code == "not_asked"
    assert sitting.table.course.length == n


def test_an_illegal_action_is_refused_with_its_rule() -> None:
    sitting = pair()
    n, actor = sitting.table.course.length, sitting.asked()
    (answer,) = sitting.say(actor, m.Act(n, 999_999))
    assert (answer.n, answer.key) == (n, "no_such_action")
    (answer,) = sitting.say(actor, m.Act(n, 0))
    assert answer.rule == "D2.1"
    assert sitting.table.course.length == n


def test_a_game_goes_to_its_end_and_then_shows_its_seeds() -> None:
    sitting = pair()
    assert sitting.last(0, m.TableMessage).info.fairness.secret == ""
    while sitting.table.playing:
        sitting.act(sitting.asked())
    info = sitting.last(1, m.TableMessage).info
    assert info.status == "over"
    assert info.result == m.Outcome(**plain(sitting.table.state.result))
    assert info.fairness.secret == "00" * 32
    (answer,) = sitting.say(0, m.Act(sitting.table.course.length, 0))
    assert answer.code == "not_asked"


def test_a_question_brings_its_explanations_to_those_who_want_them() -> None:
    sitting = pair(options={"wonders": "first_game"})
    actor = sitting.asked()
    *_, state = [x for x in sitting.say(actor, m.Hello(m.PROTOCOL, explain=True)) if isinstance(x, m.StateMessage)]
    assert state.ask is not None
    assert [choice.action for choice in state.ask.actions] == sitting.table.state.legal()
    for choice in state.ask.actions:
        assert Move(choice.verb, choice.objects) == sitting.table.state.move(choice.action)
        assert (choice.payment is None) == (choice.verb == "discard")
        assert choice.prospect is not None
    assert any(one.refusal.rule == "D0.2" for one in state.ask.impossible)
    assert not {one.action for one in state.ask.impossible} & set(sitting.table.state.legal())
    while sitting.asked() == actor:
        sitting.act(actor)
    assert sitting.last(actor, m.Played).ask is None  # the other is asked, and wants no explanations
    other = sitting.last(1 - actor, m.Played).ask
    assert other is not None
    assert other.impossible == []
    assert all(choice.payment is None and choice.prospect is None for choice in other.actions)
    while sitting.asked() != actor:
        sitting.act(1 - actor)
    again = sitting.last(actor, m.Played).ask  # what follows is explained without asking again
    assert again is not None
    assert again.impossible
    assert {choice.action for choice in again.actions} == set(sitting.table.state.legal())


def test_a_question_is_explained_in_pieces_and_once_for_all_who_look() -> None:
    sitting = pair(game="legendary")
    actor = sitting.asked()
    step = sitting.table.receive(actor, m.Hello(m.PROTOCOL, explain=True))
    (state,) = [message for _, message in step.send if isinstance(message, m.StateMessage)]
    assert state.ask is not None
    assert state.ask.actions == []
    pieces = [len(state.ask.actions) + len(state.ask.impossible) for _ in step.explain()]
    assert len(pieces) > 10
    assert max(after - before for before, after in pairwise([0, *pieces])) <= LOOKED_AT_TOGETHER
    assert [choice.action for choice in state.ask.actions] == sitting.table.state.legal()
    again = sitting.table.receive(actor, m.Hello(m.PROTOCOL))
    assert again.explaining is step.explaining
    assert sum(1 for _ in again.explain()) == 0


def test_no_two_possible_actions_are_explained_together() -> None:
    """So that nobody else waits long."""
    sitting = pair(game="duel")
    step = sitting.table.receive(sitting.asked(), m.Hello(m.PROTOCOL, explain=True))
    assert step.explaining is not None
    explained = [len(step.explaining.possible) for _ in step.explain()]
    assert max(after - before for before, after in pairwise([0, *explained])) == 1


# ---- coming back


def test_a_client_gets_the_entries_that_it_lacks() -> None:
    sitting = pair()
    for _ in range(8):
        sitting.act(sitting.asked())
    length = sitting.table.course.length
    for have in (-1, 0, length - 3, length - 1, length + 5):
        _, state, *_ = sitting.say(0, m.Hello(m.PROTOCOL, have))
        assert [entry["n"] for entry in plain(state.log)] == list(range(min(have + 1, length), length))
        assert plain(state.view) == plain(sitting.table.state.view(0))


def test_old_entries_are_told_anew_as_they_were_told_first() -> None:
    sitting = pair()
    first = plain(sitting.last(0, m.StateMessage).log)
    while sitting.table.playing:
        sitting.act(sitting.asked())
        first += plain(sitting.last(0, m.Played).entries)
    assert plain(sitting.say(0, m.Hello(m.PROTOCOL))[1].log) == first


def test_a_table_from_the_store_is_the_same_table() -> None:
    sitting = pair()
    while sitting.table.playing:
        sitting.act(sitting.asked())
        if sitting.table.course.length % 7 == 0:
            assert sitting.reopened().state.digest() == sitting.table.state.digest()
    again = sitting.reopened()
    assert any(isinstance(stored, Snapshot) for stored in sitting.stored)
    assert again.header == sitting.table.header
    assert again.course.log(0, 0) == sitting.table.course.log(0, 0)


def test_another_protocol_is_refused() -> None:
    (answer,) = pair().say(0, m.Hello(m.PROTOCOL + 1))
    assert answer.code == "protocol"


# ---- taking back


def act_unseen(sitting: Sitting) -> int:
    """Play until a seat has acted and nothing was shown by it; returns that seat."""
    while True:
        seat = sitting.asked()
        sitting.act(seat)
        if sitting.table.course.may_take_back(seat):
            return seat


def test_an_own_action_that_showed_nothing_is_taken_back_at_once() -> None:
    """As long as nobody else is on move: the second player drafts two wonders in a row (D2.2)."""
    sitting = pair()
    seat = act_unseen(sitting)
    while sitting.asked() != seat:
        seat = act_unseen(sitting)
    assert sitting.last(seat, m.Played).undo == 1
    n, before = sitting.table.course.length, sitting.table.course.line[:-1]
    sitting.say(seat, m.Undo(n))
    (entry,) = sitting.last(1 - seat, m.Played).entries
    assert (entry.n, entry.kind, entry.actor, entry.action) == (n, "undo", seat, 1)
    assert sitting.table.course.line == before
    assert sitting.asked() == seat
    assert sitting.table.course.length == n + 1  # the log only grows
    assert sitting.reopened().state.digest() == sitting.table.state.digest()


def test_while_another_person_is_on_move_he_is_asked() -> None:
    sitting = pair()
    seat = act_unseen(sitting)
    while sitting.asked() == seat:
        seat = act_unseen(sitting)
    other, digest, n = 1 - seat, sitting.table.state.digest(), sitting.table.course.length
    told = sitting.last(seat, m.Played)
    assert (told.undo, told.may_ask) == (0, True)
    sitting.say(seat, m.Undo(n))
    assert sitting.table.state.digest() == digest
    assert sitting.last(other, m.TableMessage).info.undo_asked_by == seat
    sitting.say(other, m.UndoAnswer(agree=True))
    assert sitting.asked() == seat
    assert sitting.last(other, m.Played).entries[0].kind == "undo"


def test_two_at_one_screen_ask_nobody() -> None:
    sitting = Sitting("ann ann")
    sitting.join("ann", 0)
    seat = sitting.asked()
    sitting.say(0, m.Act(sitting.table.course.length, sitting.table.state.legal()[0]))
    assert sitting.asked() == 1 - seat
    sitting.say(0, m.Undo(sitting.table.course.length))
    assert sitting.asked() == seat


def test_at_one_screen_the_last_action_can_be_taken_back_also_after_the_hand_over() -> None:
    sitting = Sitting("ann ann ann", "cyclades")
    sitting.join("ann", 0)
    first = sitting.asked()
    sitting.say(0, m.Look(first))
    while sitting.asked() == first:
        sitting.act(0)
    told, following = sitting.last(0, m.Played), sitting.asked()
    assert (told.hand_over, told.undo > 0, told.may_ask) == (following, True, True)
    (state,) = sitting.say(0, m.Look(following))
    assert (state.undo, state.may_ask) == (0, True)  # nothing of his own, which a key alone would take back
    sitting.say(0, m.Undo(state.n))
    assert (sitting.asked(), sitting.last(0, m.Played).hand_over) == (first, first)


def test_what_another_did_since_is_taken_back_only_if_he_agrees() -> None:
    sitting = pair()
    seat = act_unseen(sitting)
    while sitting.table.course.back_to_own(seat) != 2:  # until the other has answered, and shown nothing either
        seat = 1 - act_unseen(sitting)
    other, digest, n = 1 - seat, sitting.table.state.digest(), sitting.table.course.length
    sitting.say(seat, m.Undo(n))
    assert sitting.table.state.digest() == digest
    assert sitting.last(other, m.TableMessage).info.undo_asked_by == seat
    sitting.say(other, m.UndoAnswer(agree=False))
    assert sitting.last(seat, m.TableMessage).info.undo_asked_by is None
    sitting.say(seat, m.Undo(n))
    sitting.say(other, m.UndoAnswer(agree=True))
    assert sitting.asked() == seat
    assert sitting.last(other, m.Played).entries[0].action == 2
    assert sitting.last(seat, m.TableMessage).info.undo_asked_by is None


def test_a_bot_agrees_to_everything() -> None:
    sitting = Sitting("ann *easy")
    sitting.join("ann", 0)
    while sitting.table.course.back_to_own(0) != 2:
        sitting.act(0)
        sitting.bots_play()
    sitting.say(0, m.Undo(sitting.table.course.length))
    assert sitting.asked() == 0


def test_nothing_is_taken_back_across_a_reveal() -> None:
    sitting = pair()
    while sitting.table.course.line[-1].actor != petteia.CHANCE or sitting.table.course.length < 40:
        seat = sitting.asked()
        sitting.act(seat)
    (answer,) = sitting.say(seat, m.Undo(sitting.table.course.length))
    assert answer.code == "nothing_to_undo"


def test_a_log_that_is_full_grows_by_actions_only(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = pair()
    seat = act_unseen(sitting)
    assert sitting.last(seat, m.Played).may_ask
    monkeypatch.setattr(course, "MOST_UNDONE", sitting.table.course.length + 1)
    asked = sitting.asked()
    sitting.act(asked)
    assert not sitting.last(asked, m.Played).may_ask
    (answer,) = sitting.say(asked, m.Undo(sitting.table.course.length))
    assert answer.code == "log_full"
    assert isinstance(sitting.act(sitting.asked())[0], m.Ok)


# ---- clocks


def test_a_turn_uses_its_time_and_then_the_bank() -> None:
    sitting = pair(pace=m.Pace(move=10, bank=60))
    seat = sitting.asked()
    sitting.wait(4)
    clock = clock_of(sitting, seat)
    assert (clock.move, clock.bank, clock.running) == (6, 60, True)
    sitting.wait(10)
    assert (clock_of(sitting, seat).move, clock_of(sitting, seat).bank) == (0, 56)
    while sitting.asked() == seat:
        sitting.act(seat)
    assert (clock_of(sitting, seat).move, clock_of(sitting, seat).bank) == (10, 56)
    assert clock_of(sitting, 1 - seat).running


def clock_of(sitting: Sitting, seat: int) -> m.Clock:
    sitting.say(0, m.Hello(m.PROTOCOL, 10_000))
    return sitting.last(0, m.StateMessage).clocks[seat]


def test_clocks_are_in_the_store_and_time_without_a_server_does_not_count() -> None:
    sitting = pair(pace=m.Pace(move=10, bank=60))
    seat = sitting.asked()
    sitting.wait(25)
    while sitting.asked() == seat:
        sitting.act(seat)
    sitting.time += 3_600_000
    clocks = sitting.reopened(missed=3_600_000).clocks
    assert clocks.bank[seat] == 45_000
    assert clocks.left(sitting.time) == 70_000
    sitting.time += 4_000
    assert sitting.reopened(missed=3_600_000).clocks.left(sitting.time) == 66_000, "it runs though nobody looks"


def test_who_takes_his_seat_back_has_a_moment_from_then_on() -> None:
    sitting = pair(pace=m.Pace(move=100, bank=0))
    seat = sitting.asked()
    sitting.wait(100)
    assert sitting.table.header.chairs[seat].bot
    sitting.time += 1_000_000
    sitting.say(seat, m.TakeSeat(seat))
    sitting.time += 10_000
    assert sitting.reopened().clocks.left(sitting.time) == 20_000


def test_standing_up_and_sitting_down_wins_no_time() -> None:
    sitting = pair(pace=m.Pace(move=60, bank=0))
    seat = sitting.asked()
    sitting.wait(50)
    for _ in range(5):
        sitting.say(seat, m.LeaveSeat(seat))
        sitting.say(seat, m.TakeSeat(seat))
        assert (clock_of(sitting, seat).move, clock_of(sitting, seat).running) == (30, True)
    sitting.wait(10)
    sitting.say(seat, m.LeaveSeat(seat))
    sitting.say(seat, m.TakeSeat(seat))
    assert clock_of(sitting, seat).move == 20, "the moment is given once in a turn"
    assert sitting.reopened().clocks.left(sitting.time) == 20_000
    sitting.wait(20)
    sitting.say(seat, m.TakeSeat(seat))
    sitting.wait(0)
    assert sitting.table.asked_person() is None


def test_a_bank_that_is_used_up_is_used_up() -> None:
    sitting = pair(pace=m.Pace(move=0, bank=60))
    seat = sitting.asked()
    sitting.wait(60)
    sitting.bots_play()
    while sitting.asked() != seat:
        sitting.act(1 - seat)
    sitting.say(seat, m.TakeSeat(seat))
    assert clock_of(sitting, seat).bank == 30
    reopened = sitting.reopened().clocks
    assert (reopened.left(sitting.time), reopened.bank) == (30_000, sitting.table.clocks.bank)
    sitting.wait(30)
    assert sitting.table.asked_person() is None
    sitting.say(seat, m.TakeSeat(seat))
    assert clock_of(sitting, seat).bank == 0


def test_who_sits_down_elsewhere_leaves_the_clock_of_the_active_seat_alone() -> None:
    sitting = Sitting("ann ann bob", "cyclades", pace=m.Pace(move=60, bank=0))
    for connection, user in enumerate(("ann", "ann", "bob")):
        sitting.join(user, connection)
    other = next(seat for seat in (0, 1) if seat != sitting.asked())
    asked = sitting.asked()
    sitting.wait(50)
    sitting.say(0, m.LeaveSeat(other))
    sitting.say(0, m.TakeSeat(other))
    assert clock_of(sitting, asked).move == 10
    assert sitting.reopened().clocks.left(sitting.time) == 10_000


def test_taking_back_wins_no_time() -> None:
    """Neither what was thought before the action nor what was thought after it."""
    sitting = Sitting("ann ann", pace=m.Pace(move=60, bank=20))
    sitting.join("ann", 0)
    seat = sitting.asked()
    sitting.wait(70)
    sitting.act(0)
    other = sitting.asked()
    assert other != seat
    sitting.wait(40)
    sitting.say(0, m.Undo(sitting.table.course.length))
    assert (clock_of(sitting, seat).move, clock_of(sitting, seat).bank) == (0, 10)
    reopened = sitting.reopened()
    assert reopened.clocks.left(sitting.time) == 10_000
    sitting.act(0)
    assert sitting.asked() == other
    assert clock_of(sitting, other).move == 20
    assert sitting.reopened().clocks.read(0) == sitting.table.clocks.read(0)


def test_a_bot_plays_on_for_who_has_no_time_left_and_gives_the_seat_back() -> None:
    sitting = pair(pace=m.Pace(move=10, bank=5))
    seat = sitting.asked()
    assert sitting.table.wakes_at() == sitting.time + 15_000
    sitting.wait(15)
    assert sitting.last(1 - seat, m.TableMessage).info.seats[seat].bot == FILL_IN
    (answer,) = sitting.act(seat)
    assert answer.code == "not_asked"
    sitting.bots_play()
    assert sitting.asked() == 1 - seat
    sitting.say(seat, m.TakeSeat(seat))
    assert sitting.last(1 - seat, m.TableMessage).info.seats[seat].bot == ""
    assert sitting.reopened().header.chairs[seat].bot == ""
    while sitting.asked() != seat:
        sitting.act(1 - seat)
    assert isinstance(sitting.act(seat)[0], m.Ok)


def test_who_returns_without_time_finds_a_moment() -> None:
    sitting = pair(pace=m.Pace(move=0, bank=5))
    seat = sitting.asked()
    sitting.wait(5)
    sitting.say(seat, m.TakeSeat(seat))
    sitting.wait(29)
    assert sitting.table.asked_person() == seat
    sitting.wait(1)
    assert sitting.table.asked_person() is None


def test_without_a_clock_a_seat_waits_for_two_weeks() -> None:
    sitting = pair()
    sitting.wait(14 * 86_400 - 1)
    assert sitting.table.asked_person() is not None
    sitting.wait(1)
    assert sitting.table.asked_person() is None


@pytest.mark.parametrize("game", ["duel", "cyclades", "legendary"])
def test_a_game_that_everybody_leaves_ends(game: str) -> None:
    sitting = Sitting("ann bob", game, pace=m.Pace(move=1, bank=1))
    while sitting.table.playing:
        sitting.wait(3)
        sitting.bots_play()
    assert sitting.table.header.result is not None


# ---- giving up, again


def test_of_two_the_other_wins_when_one_resigns() -> None:
    sitting = pair()
    sitting.say(0, m.Resign())
    info = sitting.last(1, m.TableMessage).info
    assert info.status == "over"
    assert info.result == m.Outcome([1], "resignation", [])
    assert sitting.last(1, m.Played).entries[-1].kind == "resign"
    assert sitting.reopened().header.status == "over"


def test_of_three_the_others_play_on() -> None:
    sitting = Sitting("ann bob cid", "cyclades")
    for connection, user in enumerate(("ann", "bob", "cid")):
        sitting.join(user, connection)
    sitting.say(2, m.Resign())
    info = sitting.last(0, m.TableMessage).info
    assert info.status == "playing"
    assert (info.seats[2].resigned, info.seats[2].bot) == (True, FILL_IN)
    (answer,) = sitting.say(2, m.TakeSeat(2))
    assert answer.code == "seat_taken"


def test_a_rematch_needs_everybody_and_moves_the_seats_on() -> None:
    sitting = pair()
    (answer,) = sitting.say(0, m.Rematch())
    assert answer.code == "no_rematch"
    sitting.say(0, m.Resign())
    sitting.say(0, m.Rematch())
    info = sitting.last(1, m.TableMessage).info
    assert (info.rematch_offers, info.rematch) == ([0], "")
    sitting.say(1, m.Rematch())
    assert sitting.last(0, m.TableMessage).info.rematch == "t2"
    (again,) = [stored for stored in sitting.stored if isinstance(stored, Header) and stored.id == "t2"]
    assert [chair.user for chair in again.chairs] == ["bob", "ann"]
    assert (again.status, again.result, any(chair.resigned for chair in again.chairs)) == ("waiting", None, False)


# ---- seats


def test_seats_are_taken_left_and_filled_before_the_game() -> None:
    sitting = Sitting("ann - -", "cyclades", start=False)
    sitting.join("ann", 0)
    sitting.join("bob", 1)
    sitting.say(1, m.TakeSeat(1))
    assert sitting.last(0, m.TableMessage).info.seats[1].name == "Bob"
    with pytest.raises(Refuse, match="still free"):
        sitting.table.begin("ann")
    with pytest.raises(Refuse, match="Only the host"):
        sitting.table.fill_seat("bob", 2, Chair("bot", bot="easy"))
    with pytest.raises(Refuse, match="Somebody is sitting there"):
        sitting.table.fill_seat("ann", 1, Chair("bot", bot="easy"))
    sitting.take(sitting.table.fill_seat("ann", 2, Chair("bot", bot="easy")))
    sitting.say(1, m.LeaveSeat(1))
    assert sitting.last(0, m.TableMessage).info.seats[1].kind == "open"
    sitting.say(1, m.TakeSeat(1))
    sitting.take(sitting.table.begin("ann"))
    assert sitting.last(1, m.TableMessage).info.status == "playing"
    assert sitting.last(1, m.Played).view.seat == 1
    (answer,) = sitting.say(1, m.Seed(RANDOM))
    assert answer.code == "too_late"


def test_who_leaves_a_running_game_is_replaced_and_can_come_back() -> None:
    sitting = pair()
    sitting.say(0, m.LeaveSeat(0))
    assert sitting.last(1, m.TableMessage).info.seats[0].bot == FILL_IN
    sitting.say(0, m.TakeSeat(0))
    assert sitting.last(1, m.TableMessage).info.seats[0].bot == ""


def test_presence_is_shown() -> None:
    sitting = pair()
    sitting.take(sitting.table.leave(1))
    assert [seat.present for seat in sitting.last(0, m.TableMessage).info.seats] == [True, False]


def test_watchers_come_and_go_without_disturbing_each_other() -> None:
    sitting = pair()
    sitting.join("eve", 2)
    heard = len(sitting.inbox[2])
    sitting.join("fay", 3)
    assert sitting.last(0, m.TableMessage).info.spectators == 2
    assert len(sitting.inbox[2]) == heard
    sitting.take(sitting.table.leave(3))
    assert sitting.last(0, m.TableMessage).info.spectators == 1


def test_what_comes_after_a_connection_is_gone_is_nothing() -> None:
    sitting = pair()
    sitting.take(sitting.table.leave(1))
    assert sitting.table.receive(1, m.Hello(m.PROTOCOL)) == Step()
    assert sitting.table.leave(1) == Step()


# ---- bots


def test_a_bot_answers_from_what_its_seat_may_know() -> None:
    sitting = Sitting("ann *easy")
    sitting.join("ann", 0)
    while sitting.asked() == 0:
        sitting.act(0)
    question = sitting.table.bot_question(3)
    assert (question.seat, question.bot, question.n) == (1, "easy", sitting.table.course.length)
    action = sitting.table.state.legal()[-1]
    sitting.take(sitting.table.bot_answered(question, action))
    assert sitting.rows()[question.n].action == action
    length = sitting.table.course.length
    assert sitting.table.bot_answered(question, action).store == []  # it comes a second time
    assert sitting.table.course.length == length


def test_a_bots_nonsense_costs_a_plain_move() -> None:
    sitting = Sitting("ann *easy")
    sitting.join("ann", 0)
    while sitting.asked() == 0:
        sitting.act(0)
    question = sitting.table.bot_question(3)
    sitting.take(sitting.table.bot_answered(question, 123_456))
    assert sitting.rows()[question.n].actor == 1


# ---- who sees what


def test_who_watches_sees_what_is_public() -> None:
    sitting = pair()
    sitting.join("eve", 2)
    sitting.act(sitting.asked())
    played = sitting.last(2, m.Played)
    assert (played.view.seat, played.ask) == (petteia.SPECTATOR, None)
    (answer,) = sitting.say(2, m.Chat("take the Library!"))
    assert answer.code == "only_players"
    (answer,) = sitting.say(2, m.Resign())
    assert answer.code == "cannot_resign"


def test_spectators_are_behind_and_see_the_end_at_once() -> None:
    sitting = pair(delay=60)
    sitting.join("eve", 2)
    assert sitting.last(2, m.StateMessage).n == 0
    n = sitting.table.course.length
    assert sitting.table.wakes_at() == sitting.time + 60_000
    sitting.wait(60)
    assert sitting.last(2, m.Played).n == n
    sitting.act(sitting.asked())
    assert sitting.last(2, m.Played).n == n
    sitting.wait(59)
    assert sitting.last(2, m.Played).n == n
    sitting.wait(1)
    assert sitting.last(2, m.Played).n == sitting.table.course.length
    while sitting.table.playing:
        sitting.act(sitting.asked())
    entries = [entry.n for message in sitting.inbox[2] if isinstance(message, m.Played) for entry in message.entries]
    assert entries == list(range(sitting.table.course.length))


def test_several_seats_at_one_screen_see_only_what_is_public_until_they_change_places() -> None:
    sitting = Sitting("ann ann *easy", "cyclades")
    sitting.join("ann", 0)
    sitting.bots_play()
    state = sitting.say(0, m.Hello(m.PROTOCOL))[1]
    seat = sitting.asked()
    assert (state.hand_over, state.ask, state.view.seat) == (seat, None, petteia.SPECTATOR)
    assert [row.gold for row in state.view.seats] == [-1, -1, -1]
    (state,) = sitting.say(0, m.Look(seat))
    assert (state.hand_over, state.ask.seat) == (None, seat)
    assert state.view.seats[seat].gold >= 0
    while sitting.asked() == seat:
        sitting.act(0)
    played = sitting.last(0, m.Played)
    assert played.view.seat == petteia.SPECTATOR
    assert played.ask is None
    (answer,) = sitting.say(0, m.Look(2))
    assert answer.code == "not_your_seat"


def test_at_one_screen_nobody_looks_away_while_nothing_is_secret() -> None:
    sitting = Sitting("ann ann", "duel")
    sitting.join("ann", 0)
    for _ in range(6):
        seat = sitting.asked()
        state = sitting.say(0, m.Hello(m.PROTOCOL))[1]
        assert (state.hand_over, state.ask.seat) == (None, seat)
        assert sitting.act(0)[0].n == state.n


# ---- chat


def test_chat_reaches_everybody_once_and_is_stored() -> None:
    sitting = pair()
    sitting.say(0, m.Chat(" <b>hello</b>\n there ", "k1"))
    sitting.say(0, m.Chat("<b>hello</b> there", "k1"))
    said = [message for message in sitting.inbox[1] if isinstance(message, m.Said)]
    assert [line.text for line in said] == ["<b>hello</b> there"]
    assert [stored for stored in sitting.stored if isinstance(stored, m.Said)] == said
    (answer,) = sitting.say(0, m.Chat(" \n "))
    assert answer.code == "nothing_said"


def test_rows_of_another_number_are_not_taken_over() -> None:
    sitting = pair()
    with pytest.raises(ValueError, match="cannot follow"):
        sitting.table.course.note(Row(999, "action", 0, 0, False, 0, 0))

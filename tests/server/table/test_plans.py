"""Answers planned in advance: played when they fit, without anybody's help, and visible to nobody."""

from __future__ import annotations

import pytest

import petteia
from petteia.server.table import messages as m
from petteia.server.table.display import BEFORE_AN_ANSWER, BETWEEN_ACTIONS
from petteia.server.table.plans import MOST_ANSWERS, Plan, PlanLine, PlannedDeed
from petteia.server.table.seating import Refuse
from petteia.server.table.step import KeptPlan, Step
from server.table.stories import Sitting

ATHENA_COMES = 5  # the seed of a game in whose first cycle she can be courted
DAYS = m.Pace(move=3 * 86_400)
FIRST, NEXT = BEFORE_AN_ANSWER[0] / 1000, BETWEEN_ACTIONS[0] / 1000  # the house's secret is zero here


class Days(Sitting):
    """A game of days, where somebody plans while the other thinks."""

    def __init__(self, game: str = "duel", seats: str = "ann bob", seed: int = 1) -> None:
        super().__init__(seats, game, seed, DAYS)
        self.people = seats.split()

    def take(self, step: Step) -> Step:
        taken = super().take(step)
        self.table.wakes_at()  # the house sets its alarm after every step
        return taken

    def until(self, question: str) -> Days:
        """Play on, with no bother about how, until that is asked."""
        while self.table.state.question != question:
            self.take(self.table.play(Step(), self.table.state.legal()[0]))
        return self

    @property
    def other(self) -> int:
        """A seat that is not asked."""
        return (self.asked() + 1) % len(self.people)

    def plan(self, seat: int, *lines: PlanLine) -> None:
        self.take(self.table.keep_plan(self.people[seat], self.table.course.length, lines))

    def play(self, text: str) -> None:
        """Whoever is asked does that."""
        action = next(one for one in self.table.state.legal() if self.table.state.text(one) == text)
        self.take(self.table.play(Step(), action))

    def answer(self) -> None:
        """What is planned becomes due: its owner appears to come in, and answers a moment later."""
        self.wait(FIRST)
        self.wait(NEXT)

    def played(self, count: int = 1) -> list[str]:
        """The last actions of seats, in words."""
        texts = [entry.text for entry in self.table.course.recent if entry.row.actor >= 0]
        return texts[-count:]


def numbered(game: str, seats: int, *texts: str) -> list[int]:
    """Actions by their texts."""
    start = petteia.game(game).start(seats)
    table = {start.text(action): action for action in range(petteia.game(game).decisions)}
    return [table[text] for text in texts]


def line(game: str, seats: int, *answers: str, when: tuple[int, str] | None = None, **more: int) -> PlanLine:
    """A line of a plan in words; a comma separates the actions of an answer."""
    deed = None if when is None else PlannedDeed(when[0], numbered(game, seats, when[1])[0])
    return PlanLine([numbered(game, seats, *answer.split(", ")) for answer in answers], deed, **more)  # type: ignore[arg-type]


def duel(*answers: str, when: tuple[int, str] | None = None, **more: int) -> PlanLine:
    return line("duel", 2, *answers, when=when, **more)


@pytest.fixture
def draft() -> Days:
    """Wonders are being drafted."""
    return Days().until("draft")


def options(sitting: Days) -> list[str]:
    return [sitting.table.state.text(action) for action in sitting.table.state.legal()]


def test_an_answer_comes_when_the_deed_has_happened(draft: Days) -> None:
    asked, other = draft.asked(), draft.other
    first, second, third, fourth = options(draft)
    draft.plan(other, duel(third, when=(asked, second)), duel(fourth, when=(asked, first)))
    draft.play(first)
    n = draft.table.course.length
    draft.wait(FIRST - 1)
    assert draft.table.course.length == n, "too soon: nobody answers at once who was not waiting"
    assert draft.table.present() == []
    draft.wait(1)
    assert (draft.table.present(), draft.table.course.length) == ([draft.people[other]], n), "who plays is there before"
    draft.wait(NEXT)
    assert draft.played() == [fourth]
    draft.wait(NEXT)
    assert draft.table.present() == []


def test_what_does_not_fit_waits_for_its_owner(draft: Days) -> None:
    asked, other = draft.asked(), draft.other
    first, second, third, _ = options(draft)
    draft.plan(other, duel(first, third, when=(asked, second)))
    draft.play(first)
    n = draft.table.course.length
    draft.wait(3600)
    assert draft.table.course.length == n
    draft.play(third)
    assert not draft.table.plans, "who plays otherwise has another plan"


def test_the_first_answer_that_is_possible_is_played(draft: Days) -> None:
    first, second, third, _ = options(draft)
    draft.plan(draft.other, duel(first, third, second))
    draft.play(first)
    draft.answer()
    assert draft.played() == [third]


def test_lines_follow_each_other(draft: Days) -> None:
    """The second of two wonders is drafted right after the first, by a line that comes after it."""
    first, second, third, _ = options(draft)
    draft.plan(draft.other, duel(second), duel(third, after=1))
    draft.play(first)
    draft.answer()
    draft.wait(NEXT)
    assert draft.played(2) == [second, third]
    assert not draft.table.plans


def test_a_plan_can_be_changed_until_it_is_played(draft: Days) -> None:
    first, second, third, _ = options(draft)
    other = draft.other
    draft.plan(other, duel(second))
    draft.play(first)
    draft.wait(FIRST - 1)
    draft.plan(other)
    n = draft.table.course.length
    draft.wait(3600)
    assert draft.table.course.length == n
    draft.plan(other, duel(third))
    draft.answer()
    assert draft.played() == [third]


def test_up_to_five_for_athena_else_apollo() -> None:
    """An answer may be several actions; a line that holds again answers each time that one is outbid."""
    days = Days("cyclades", "ann bob cat", ATHENA_COMES).until("which_god")
    words = [f"choose athena, offer {amount}" for amount in range(1, 6)] + ["choose apollo"]
    seats = [days.asked()]
    days.play("choose athena")
    days.play("offer 1")
    planner = days.asked()
    days.plan(planner, line("cyclades", 3, *words, again=True))
    days.answer()
    assert days.played() == ["choose athena"]
    days.wait(NEXT)
    assert days.played(2) == ["choose athena", "offer 2"]
    assert days.asked() == seats[0], "the one who was outbid"
    days.play(next(text for text in options(days) if text != "choose athena"))
    if days.table.state.question == "how_much":
        days.play("offer 1")
    days.play("choose athena")
    days.play("offer 5")
    assert days.asked() == planner
    days.answer()
    assert days.played() == ["choose apollo"]
    assert days.table.plans[planner].round == 1
    days.until("turn")
    while days.table.state.round == 1:
        days.take(days.table.play(Step(), days.table.state.legal()[0]))
    days.until("which_god")
    while days.asked() != planner:
        days.take(days.table.play(Step(), days.table.state.legal()[0]))
    assert days.table.planned_at() is None, "another cycle, other plans"


def story(planned: bool) -> dict[str, list[bytes]]:
    """Bob and a spectator look on while Ann, who was away, answers; and what they are sent."""
    days = Days().until("draft")
    if days.asked() == 0:
        days.take(days.table.play(Step(), days.table.state.legal()[0]))
        days.until("draft")
    assert days.asked() == 1
    bob, watcher = days.join("bob", 1), days.join("cat", 2)
    first, second, third, _ = options(days)
    if planned:
        days.plan(0, duel(second, third))
    days.act(bob, 0)
    for seconds in (FIRST, NEXT, NEXT, NEXT, NEXT):
        if planned:
            days.wait(seconds)
            continue
        days.wait(seconds)
        if seconds == FIRST:
            days.take(days.table.enter(7, "ann", "Ann"))
        elif days.played() == [first]:
            action = next(one for one in days.table.state.legal() if days.table.state.text(one) == second)
            days.say(7, m.Act(days.table.course.length, action))
        elif 7 in days.table.onlookers:
            days.take(days.table.leave(7))
    assert days.played() == [second]
    assert list(days.table.onlookers) == [bob, watcher]
    return {"bob": days.sent[bob], "watcher": days.sent[watcher]}


def test_nobody_can_tell_a_planned_answer_from_one_played_by_hand() -> None:
    assert story(planned=True) == story(planned=False)


def test_a_plan_that_waits_changes_not_a_byte_for_others(draft: Days) -> None:
    def seen(plans: bool) -> list[bytes]:
        days = Days().until("draft")
        other, connection = days.other, days.join(days.people[days.asked()], 1)
        if plans:
            days.plan(other, duel(options(days)[3], when=(days.asked(), options(days)[1])))
        days.act(connection, 0)
        days.say(connection, m.Hello(m.PROTOCOL))
        days.wait(FIRST)
        return days.sent[connection]

    assert seen(plans=True) == seen(plans=False)


def test_what_is_taken_back_has_not_happened(draft: Days) -> None:
    asked, other = draft.asked(), draft.other
    connections = {draft.people[seat]: draft.join(draft.people[seat], seat + 1) for seat in (0, 1)}
    first, second, third, _ = options(draft)
    draft.plan(other, duel(third, when=(asked, second)))
    draft.play(second)
    draft.say(connections[draft.people[asked]], m.Undo(draft.table.course.length))
    draft.say(connections[draft.people[other]], m.UndoAnswer(True))
    draft.play(first)
    n = draft.table.course.length
    draft.wait(FIRST)
    assert draft.table.course.length == n


def test_a_plan_survives_the_server(draft: Days) -> None:
    first, second, third, _ = options(draft)
    draft.plan(draft.other, duel(second), duel(third, after=1))
    draft.play(first)
    draft.answer()
    kept = [stored for stored in draft.stored if isinstance(stored, KeptPlan)][-1]
    assert kept.plan is not None
    table = draft.reopened()
    table.plans = {kept.seat: kept.plan}
    draft.table = table
    draft.wait(0)
    draft.wait(NEXT)
    draft.wait(NEXT)
    assert draft.played() == [third]
    assert [stored for stored in draft.stored if isinstance(stored, KeptPlan)][-1].plan is None


def test_who_may_plan_and_what(draft: Days) -> None:
    words = options(draft)[0]
    n = draft.table.course.length
    fast = Sitting()
    for table, user, code in ((fast.table, "ann", "no_plan"), (draft.table, "cat", "no_plan")):
        with pytest.raises(Refuse) as refused:
            table.keep_plan(user, table.course.length, [duel(words)])
        assert refused.value.error.code == code
    wrong = {
        "conflict": (n - 1, [duel(words)]),
        "impossible": (n, [PlanLine([[999_999]])]),
    }
    for code, (number, lines) in wrong.items():
        with pytest.raises(Refuse) as refused:
            draft.table.keep_plan("ann", number, lines)
        assert refused.value.error.code == code
    for lines in (
        [duel(words, after=1)],
        [duel(words, when=(2, words))],
        [PlanLine([[1]] * 40)] * (MOST_ANSWERS // 40 + 1),
    ):
        with pytest.raises(Refuse, match=r"Line|plan"):
            draft.table.keep_plan("ann", n, lines)


def test_plans_end_with_the_game(draft: Days) -> None:
    draft.plan(0, duel(options(draft)[0], when=(1, options(draft)[1])))
    connection = draft.join("bob", 1)
    draft.say(connection, m.Resign())
    assert draft.table.plans == {}
    assert KeptPlan(0, None) in draft.stored


def test_a_bot_that_takes_over_plays_by_no_plan(draft: Days) -> None:
    other = draft.other
    first, second, _, _ = options(draft)
    draft.plan(other, duel(second))
    draft.take(draft.table.leave_seat(draft.people[other], other))
    draft.play(first)
    assert draft.table.planned_at() is None
    assert isinstance(draft.table.plans[other], Plan)

"""The current state of a table, and how it is shown to everybody who watches."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Final

from ...core.contract.game import Game
from ...core.engine.state import SPECTATOR, State
from . import messages as m
from .audience import Explaining, Eyes, Onlooker, Showing, eyes_of
from .clocks import Clocks
from .course import Course, Row, Snapshot, Told
from .ending import CLOSED
from .header import Chair, Header, describe, seeds_of
from .plans import Plan
from .seating import Refuse
from .step import Chance, Step
from .talk import Talk

MOST_ONLOOKERS: Final = 500
DAY: Final = 86_400  # the least seconds for a turn in a game over days
NO_CLOCKS: Final = Clocks(m.Pace(), 0)
# milliseconds, from and to, until a planned answer is played: before anybody is notified elsewhere that it is their
# turn
BEFORE_AN_ANSWER: Final = (60_000, 480_000)
BETWEEN_ACTIONS: Final = (2_000, 7_000)
NO_PLANS: Final[Mapping[int, Plan]] = {}


class Display:
    """Who sits at a table, who watches, and what they get to see of the game.

    Times are in milliseconds, by the clock `now`; ids of new tables come from `new_id`.
    """

    def __init__(
        self,
        header: Header,
        game: Game,
        now: Callable[[], int],
        new_id: Callable[[], str],
        new_secret: Callable[[], bytes],
        chance: Callable[[Header], Chance] | None = None,
    ) -> None:
        self.header = header
        self.game = game
        self.now = now
        self.new_id = new_id
        self.new_secret = new_secret
        self.chance_of = chance or seeds_of
        self.chance = self.chance_of(header)
        self.onlookers: dict[int, Onlooker] = {}
        self.talk = Talk()
        self.undo_asked_by: int | None = None
        self.undo_agreed: set[str] = set()
        self.rematch_offers: set[str] = set()
        self.explaining: Explaining | None = None
        self.plans: dict[int, Plan] = {}  # by seat
        self.planned: tuple[int, Plan, int | None] | None = None  # after how many entries, by which plan, and when
        self.visits: dict[int, int] = {}  # connections of plan owners who appear to be there, and until when
        self.course = self.new_course()
        self.clocks = Clocks(header.pace, len(header.chairs))
        self.trailing = self.new_course() if header.delay else None  # what delayed spectators see

    def new_course(self) -> Course:
        header = self.header
        return Course(self.game, len(header.chairs), header.options, header.position, strict=header.attempt is not None)

    def load(
        self,
        rows: list[Row],
        snapshots: Sequence[Snapshot] = (),
        chat: Iterable[m.Said] = (),
        missed: Callable[[int], int] = lambda since: 0,
        plans: Mapping[int, Plan] = NO_PLANS,
    ) -> None:
        """Load what the store holds. Clocks have kept running since; `missed` says how long, since a given time, no
        table was served, which does not count."""
        self.course.load(rows, snapshots)
        reading = self.header.clocks
        if reading is not None:
            self.clocks.set(reading)
        for row in rows if reading is None else rows[reading.n :]:
            self.clocks.note(row)
        self.talk = Talk(chat)
        self.plans = dict(plans)
        if self.trailing is not None:
            self.trailing.load([row for row in rows if row.at <= self.seen_until()], snapshots)
        asked_at = max(self.header.started, self.header.resumed, rows[-1].at if rows else 0)
        self.ask_on(asked_at + missed(asked_at))

    # ---- the state of the game

    @property
    def state(self) -> State:
        return self.course.state

    @property
    def playing(self) -> bool:
        return self.header.status == "playing"

    @property
    def closed(self) -> bool:
        """Whether an admin has ended the game."""
        return self.header.result is not None and self.header.result.reason == CLOSED

    def asked_person(self) -> int | None:
        """The seat that is asked, if a person has to answer."""
        seat = int(self.state.actor)
        return seat if self.playing and seat >= 0 and not self.header.chairs[seat].played_by_bot else None

    def asked_bot(self) -> int | None:
        """The seat that is asked, if a bot has to answer."""
        seat = int(self.state.actor)
        return seat if self.playing and seat >= 0 and self.header.chairs[seat].played_by_bot else None

    def awaited(self) -> str:
        """The person whose move a game over days is waiting for; "" if it waits for nobody, or has a faster clock."""
        seat = self.asked_person()
        return self.header.chairs[seat].user if seat is not None and self.header.pace.move >= DAY else ""

    def wakes_at(self) -> int | None:
        """When the table needs attention although nobody says anything: a clock runs out, a plan is due, or spectators
        may see more."""
        times = [*self.visits.values()]
        if self.asked_person() is not None:
            times.append(self.clocks.deadline())
        planned = self.planned_at()
        if planned is not None:
            times.append(planned)
        if self.trailing is not None and self.trailing.length < self.course.length:
            times.append(self.course.rows[self.trailing.length].at + self.header.delay * 1000)
        return min(times, default=None)

    def planned_at(self) -> int | None:
        """When the active seat's planned answer is played; None if it has planned none that fits."""
        seat = self.asked_person()
        plan = None if seat is None else self.plans.get(seat)
        if seat is None or plan is None:
            return None
        known = self.planned
        if known is None or known[0] != self.course.length or known[1] is not plan:
            self.plan_answer(seat, plan)
        assert self.planned is not None
        return self.planned[2]

    def plan_answer(self, seat: int, plan: Plan) -> None:
        """Find out whether a plan answers the current question and, if so, when the answer is played."""
        at = None
        if plan.fitting(self.course, seat) is not None:
            acted = next((row.actor for row in reversed(self.course.line) if row.actor >= 0), None)
            wait = self.a_moment() if acted == seat else self.between(*BEFORE_AN_ANSWER)
            at = max(self.now(), min(self.now() + wait, self.clocks.deadline() - BETWEEN_ACTIONS[1]))
        self.planned = (self.course.length, plan, at)

    def planned_again(self) -> None:
        """Play the planned answer in a moment."""
        assert self.planned is not None
        self.planned = (*self.planned[:2], self.now() + self.a_moment())

    def a_moment(self) -> int:
        return self.between(*BETWEEN_ACTIONS)

    def between(self, least: int, most: int) -> int:
        """A number of milliseconds that nobody can foresee."""
        return least + int.from_bytes(self.new_secret()[:4]) % (most - least)

    def due(self) -> int | None:
        """When the table needs attention after a break: at once, if a person is waiting for a bot."""
        return 0 if self.asked_bot() is not None and self.header.awake() else self.wakes_at()

    def seen_until(self) -> int:
        """The time up to which spectators may see the game."""
        return self.now() - (0 if self.header.status == "over" else self.header.delay * 1000)

    def touched(self) -> int:
        """When something last happened in the game or, before its first entry, when the game or the table was
        opened."""
        return self.course.rows[-1].at if self.course.rows else self.header.started or self.header.created

    def knows(self, users: Collection[str]) -> bool:
        """Whether one of these accounts has a seat, is watching or has said something."""
        everybody: tuple[Iterable[Chair | Onlooker | m.Said], ...]
        everybody = (self.header.chairs, self.onlookers.values(), self.talk.lines)
        return any(one.user in users for some in everybody for one in some)

    def ask_on(self, at: int) -> None:
        """Start the active seat's clock at that time."""
        seat = self.asked_person()
        if seat is not None:
            self.clocks.begin(seat, at)

    # ---- arriving and leaving

    def enter(self, connection: int, user: str, name: str) -> Step:
        """A connection arrives; it says `hello` next. There is always room for players."""
        onlooker = Onlooker(connection, user, name, self.header.seats_of(user))
        if len(self.onlookers) >= MOST_ONLOOKERS and not onlooker.seats:
            raise Refuse("table_full", f"A table can have at most {MOST_ONLOOKERS} connections")
        self.onlookers[connection] = onlooker
        return self.show_presence(onlooker)

    def leave(self, connection: int) -> Step:
        """Drop a connection that is gone."""
        onlooker = self.onlookers.pop(connection, None)
        return Step() if onlooker is None else self.show_presence(onlooker)

    def show_presence(self, onlooker: Onlooker) -> Step:
        """Tell who is here: players who connect or leave are announced to everybody, others only to players."""
        everybody = self.onlookers.values()
        return self.show_table(Step(), everybody if onlooker.seats else [other for other in everybody if other.seats])

    # ---- showing

    def eyes(self, onlooker: Onlooker) -> Eyes:
        asked = self.asked_person()
        eyes = eyes_of(onlooker, self.state, asked, self.trailing is not None)
        return dataclasses.replace(eyes, explained=True) if onlooker.explain and eyes.seat == asked else eyes

    def explain(self, step: Step, several: Iterable[Eyes]) -> Explaining | None:
        """The explanations of the current question, shared by all, if any of these pairs of eyes gets them."""
        if not any(eyes.explained for eyes in several):
            return None
        if self.explaining is None or not self.explaining.fits(self.course):
            self.explaining = Explaining(self.game, self.state, self.course.length)
        step.explaining = self.explaining
        return self.explaining

    def showing(self, eyes: Eyes, explaining: Explaining | None = None) -> Showing:
        """What these eyes see: the game, or the game as it was a while ago."""
        if eyes.delayed and self.trailing is not None:
            return Showing(self.trailing, NO_CLOCKS, None, self.now(), False)
        return Showing(self.course, self.clocks, self.asked_person(), self.now(), self.playing, explaining)

    def greet(self, onlooker: Onlooker, message: m.Hello) -> Step:
        if message.protocol != m.PROTOCOL:
            raise Refuse(
                "protocol", f"This server speaks protocol {m.PROTOCOL}, not {message.protocol}: load the page again"
            )
        onlooker.explain = onlooker.explain or message.explain
        step = Step(send=[([onlooker.id], m.TableMessage(self.info(onlooker.seats)))])
        self.show_state(step, onlooker, message.have)
        step.send += [([onlooker.id], said) for said in self.talk.lines]
        return step

    def look(self, onlooker: Onlooker, seat: int | None) -> Step:
        if seat is not None and seat not in onlooker.seats:
            raise Refuse("not_your_seat", "That is not your seat")
        onlooker.looking = seat
        return self.show_state(Step(), onlooker, self.course.length)

    def show_state(self, step: Step, onlooker: Onlooker, have: int) -> Step:
        """Send one onlooker the position; before the game begins there is none."""
        if self.header.status != "waiting":
            eyes = self.eyes(onlooker)
            showing = self.showing(eyes, self.explain(step, [eyes]))
            step.send.append(([onlooker.id], showing.state(eyes, have)))
        return step

    def show_states(self, step: Step) -> Step:
        """Send everybody the position; they have all entries already."""
        for onlooker in self.onlookers.values():
            self.show_state(step, onlooker, self.course.length)
        return step

    def show_table(self, step: Step, whom: Iterable[Onlooker] | None = None) -> Step:
        """Send everybody, or some, everything about the table except the game itself."""
        groups: dict[tuple[int, ...], list[int]] = {}
        for onlooker in self.onlookers.values() if whom is None else whom:
            onlooker.seats = self.header.seats_of(onlooker.user)
            groups.setdefault(tuple(onlooker.seats), []).append(onlooker.id)
        step.send += [(connections, m.TableMessage(self.info(list(seats)))) for seats, connections in groups.items()]
        return step

    def show_played(self, step: Step, told: list[Told]) -> Step:
        """Send what happened to everybody who may see it already."""
        groups: dict[Eyes, list[int]] = {}
        for onlooker in self.onlookers.values():
            eyes = self.eyes(onlooker)
            if not eyes.delayed:
                groups.setdefault(eyes, []).append(onlooker.id)
        return self.show_entries(step, told, groups)

    def show_entries(self, step: Step, told: list[Told], groups: dict[Eyes, list[int]]) -> Step:
        """Send new entries to these groups of connections, by their eyes; all of them see the same game."""
        if groups:
            shown = self.showing(next(iter(groups)), self.explain(step, groups)).played(told, list(groups))
            step.send += zip(groups.values(), shown, strict=True)
        return step

    def catch_up(self, step: Step) -> Step:
        """Show delayed spectators what they may see by now."""
        if self.trailing is None:
            return step
        until = self.seen_until()
        rows = [row for row in self.course.rows[self.trailing.length :] if row.at <= until]
        told = [self.trailing.enter(row) for row in rows]
        behind = [onlooker.id for onlooker in self.onlookers.values() if not onlooker.seats]
        if told and behind:
            self.show_entries(step, told, {Eyes(SPECTATOR, delayed=True): behind})
        return step

    def present(self) -> list[str]:
        """The accounts of all connections, "" for a stranger."""
        return [onlooker.user for onlooker in self.onlookers.values()]

    def info(self, seats: list[int], header: Header | None = None) -> m.TableInfo:
        """The table as the holder of these seats sees it, by its current header or the stored one that is given."""
        present = self.present()
        behind = self.trailing is not None and not seats
        asked_by = None if behind else self.undo_asked_by
        return describe(header or self.header, seats, present, asked_by, self.rematch_offers)

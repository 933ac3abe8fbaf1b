"""One table: who sits there, what is played, who gets to see what.

It knows no sockets, no database and no time of its own. Each method takes what somebody said or what has come about and
returns a `Step`: what must be stored, and only then, what is to be sent to whom.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, assert_never

from msgspec.structs import replace

from ..bots import GreedyBot, Situation
from ..core.game import Game
from ..core.rng import Rng
from ..core.state import CHANCE, SPECTATOR, State
from . import messages as m
from . import seating
from .audience import Eyes, Onlooker, Showing, explain, eyes_of
from .clocks import Clocks
from .course import Course, Row, Snapshot, Told
from .header import Chair, Header, describe, seeds_of
from .history import Ending
from .seating import Refuse
from .step import Chance, Step
from .talk import Talk
from .thinking import BotQuestion

ENTRIES_A_SNAPSHOT: Final = 100
MOST_ONLOOKERS: Final = 500
RESIGNATION: Final = "resignation"
NO_CLOCKS: Final = Clocks(m.Pace(), 0)


class Table:
    """One table. Times are in milliseconds, by the clock `now`; ids of new tables come from `new_id`."""

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
        self.course = self.new_course()
        self.clocks = Clocks(header.pace, len(header.chairs))
        self.trailing = self.new_course() if header.delay else None  # what spectators see who are behind

    def new_course(self) -> Course:
        return Course(self.game, len(self.header.chairs), self.header.options)

    def load(self, rows: list[Row], snapshot: Snapshot | None = None, chat: Iterable[m.Said] = ()) -> None:
        """Take over what the store holds. Time in which nobody served the table has not passed for its clocks."""
        self.course.load(rows, snapshot)
        for row in rows:
            self.clocks.note(row)
        self.talk = Talk(chat)
        if self.trailing is not None:
            self.trailing.load(row for row in rows if row.at <= self.seen_until())
        self.ask_on()

    # ---- where it stands

    @property
    def state(self) -> State:
        return self.course.state

    @property
    def playing(self) -> bool:
        return self.header.status == "playing"

    def asked_person(self) -> int | None:
        """The seat that is asked, if a person has to answer."""
        seat = int(self.state.actor)
        return seat if self.playing and seat >= 0 and not self.header.chairs[seat].played_by_bot else None

    def asked_bot(self) -> int | None:
        """The seat that is asked, if a bot has to answer."""
        seat = int(self.state.actor)
        return seat if self.playing and seat >= 0 and self.header.chairs[seat].played_by_bot else None

    def wakes_at(self) -> int | None:
        """When the table must be looked at though nobody says anything: a clock runs out, or spectators may see on."""
        times = []
        if self.asked_person() is not None:
            times.append(self.clocks.deadline())
        if self.trailing is not None and self.trailing.length < self.course.length:
            times.append(self.course.rows[self.trailing.length].at + self.header.delay * 1000)
        return min(times, default=None)

    def seen_until(self) -> int:
        """Up to when spectators may see."""
        return self.now() - (0 if self.header.status == "over" else self.header.delay * 1000)

    # ---- people come and go

    def enter(self, connection: int, user: str, name: str) -> Step:
        """Somebody connects; he says `hello` next. For players there is always room."""
        onlooker = Onlooker(connection, user, name, self.header.seats_of(user))
        if len(self.onlookers) >= MOST_ONLOOKERS and not onlooker.seats:
            raise Refuse("table_full", f"At most {MOST_ONLOOKERS} connections look at a table")
        self.onlookers[connection] = onlooker
        return self.show_presence(onlooker)

    def leave(self, connection: int) -> Step:
        """A connection is gone."""
        onlooker = self.onlookers.pop(connection, None)
        return Step() if onlooker is None else self.show_presence(onlooker)

    def show_presence(self, onlooker: Onlooker) -> Step:
        """Who comes or goes concerns everybody if he plays, otherwise the players."""
        everybody = self.onlookers.values()
        return self.show_table(Step(), everybody if onlooker.seats else [other for other in everybody if other.seats])

    def receive(self, connection: int, message: m.ClientMessage) -> Step:
        """What follows from a message; nothing, if the connection is gone by now."""
        onlooker = self.onlookers.get(connection)
        if onlooker is None:
            return Step()
        try:
            return self.obey(onlooker, message)
        except Refuse as refusal:
            return Step(send=[([connection], refusal.error)])

    def obey(self, onlooker: Onlooker, message: m.ClientMessage) -> Step:
        if not onlooker.user and not isinstance(message, m.Hello | m.Ping):
            raise Refuse("sign_in", "Strangers only watch; play as a guest or sign in")
        match message:
            case m.Act():
                return self.act(onlooker, message)
            case m.Hello():
                return self.greet(onlooker, message)
            case m.Look():
                return self.look(onlooker, message.seat)
            case m.Explain():
                return self.explain(onlooker, message)
            case m.Undo():
                return self.ask_undo(onlooker, message.n)
            case m.UndoAnswer():
                return self.answer_undo(onlooker, message.agree)
            case m.Resign():
                return self.resign(onlooker, message.seat)
            case m.Chat():
                return self.say(onlooker, message)
            case m.Rematch():
                return self.offer_rematch(onlooker.user)
            case m.TakeSeat():
                return self.take_seat(onlooker.user, onlooker.name, message.seat)
            case m.LeaveSeat():
                return self.leave_seat(onlooker.user, message.seat)
            case m.Seed():
                return self.take_seed(onlooker.user, message.text)
            case m.Ping():
                return Step(send=[([onlooker.id], m.Pong())])
            case _:
                assert_never(message)

    # ---- showing

    def eyes(self, onlooker: Onlooker) -> Eyes:
        return eyes_of(onlooker, self.state, self.asked_person(), self.trailing is not None)

    def showing(self, eyes: Eyes) -> Showing:
        """What such eyes look at: the game, or the game as it was a while ago."""
        if eyes.delayed and self.trailing is not None:
            return Showing(self.trailing, NO_CLOCKS, None, self.now(), False)
        return Showing(self.course, self.clocks, self.asked_person(), self.now(), self.playing)

    def greet(self, onlooker: Onlooker, message: m.Hello) -> Step:
        if message.protocol != m.PROTOCOL:
            raise Refuse(
                "protocol", f"This server speaks protocol {m.PROTOCOL}, not {message.protocol}: load the page again"
            )
        step = Step(send=[([onlooker.id], m.TableMessage(self.info(onlooker.seats)))])
        self.show_state(step, onlooker, message.have)
        step.send += [([onlooker.id], said) for said in self.talk.lines]
        return step

    def show_state(self, step: Step, onlooker: Onlooker, have: int) -> Step:
        """The position for one onlooker; before the game begins there is none."""
        if self.header.status != "waiting":
            eyes = self.eyes(onlooker)
            step.send.append(([onlooker.id], self.showing(eyes).state(eyes, have)))
        return step

    def show_states(self, step: Step) -> Step:
        """The position for everybody, who has every entry already."""
        for onlooker in self.onlookers.values():
            self.show_state(step, onlooker, self.course.length)
        return step

    def show_table(self, step: Step, whom: Iterable[Onlooker] | None = None) -> Step:
        """Everything but the game itself, for everybody or for some."""
        groups: dict[tuple[int, ...], list[int]] = {}
        for onlooker in self.onlookers.values() if whom is None else whom:
            onlooker.seats = self.header.seats_of(onlooker.user)
            groups.setdefault(tuple(onlooker.seats), []).append(onlooker.id)
        step.send += [(connections, m.TableMessage(self.info(list(seats)))) for seats, connections in groups.items()]
        return step

    def show_played(self, step: Step, told: list[Told]) -> Step:
        """What happened, for everybody who may see it already."""
        groups: dict[Eyes, list[int]] = {}
        for onlooker in self.onlookers.values():
            eyes = self.eyes(onlooker)
            if not eyes.delayed:
                groups.setdefault(eyes, []).append(onlooker.id)
        return self.show_entries(step, told, groups)

    def show_entries(self, step: Step, told: list[Told], groups: dict[Eyes, list[int]]) -> Step:
        """Show new entries to those who look through these eyes, which all look at the same game."""
        if groups:
            shown = self.showing(next(iter(groups))).played(told, list(groups))
            step.send += zip(groups.values(), shown, strict=True)
        return step

    def look(self, onlooker: Onlooker, seat: int | None) -> Step:
        if seat is not None and seat not in onlooker.seats:
            raise Refuse("not_your_seat", "That is not your seat")
        onlooker.looking = seat
        return self.show_state(Step(), onlooker, self.course.length)

    def explain(self, onlooker: Onlooker, message: m.Explain) -> Step:
        if self.asked_person() is None or self.eyes(onlooker).seat != self.asked_person():
            raise Refuse("not_asked", "It is not your turn")
        answers = explain(self.course, message.actions)
        return Step(send=[([onlooker.id], m.Explained(message.ticket, self.course.length, answers))])

    def info(self, seats: list[int]) -> m.TableInfo:
        """The table as the holder of these seats sees it."""
        present = [onlooker.user for onlooker in self.onlookers.values()]
        return describe(self.header, seats, present, self.undo_asked_by, self.rematch_offers)

    # ---- playing

    def act(self, onlooker: Onlooker, message: m.Act) -> Step:
        """Take an action, if it is the next entry and legal. A repeated one is acknowledged again."""
        n, course = message.n, self.course
        if n < course.length:
            row = course.rows[n]
            if row.kind == "action" and row.action == message.action and row.actor in onlooker.seats:
                return Step(send=[([onlooker.id], m.Ok(n, message.action))])
        if n != course.length:
            return self.show_state(Step(send=[([onlooker.id], m.Conflict(n))]), onlooker, -1)
        seat = self.asked_person()
        if seat is None or seat not in onlooker.seats:
            raise Refuse("not_asked", "It is not your turn")
        if message.action not in self.state.legal():
            refusal = self.state.why_not(message.action)
            assert refusal is not None
            why = m.Refused(n, refusal.rule, refusal.key, dict(refusal.args), refusal.text)
            return Step(send=[([onlooker.id], why)])
        step = Step(send=[([onlooker.id], m.Ok(n, message.action))])
        return self.play(step, message.action)

    def play(self, step: Step, action: int) -> Step:
        """Take a legal action of the seat that is asked, and what chance does then."""
        at = self.now()
        spent = self.clocks.used(at) if self.asked_person() is not None else 0
        told = [self.course.play(action, at, spent)]
        told += self.let_chance_act(at)
        return self.publish(step, told)

    def let_chance_act(self, at: int) -> list[Told]:
        """Chance decides as long as it is asked."""
        told = []
        while self.state.actor == CHANCE:
            action = self.chance.draw(self.state, self.course.drawn + 1)
            told.append(self.course.play(action, at, 0))
        return told

    def publish(self, step: Step, told: list[Told]) -> Step:
        """Store new entries and show them."""
        before = told[0].row.n
        for entry in told:
            step.store.append(entry.row)
            self.clocks.note(entry.row)
        if before // ENTRIES_A_SNAPSHOT != self.course.length // ENTRIES_A_SNAPSHOT:
            step.store.append(Snapshot(self.course.length, self.state.position()))
        offered, self.undo_asked_by = self.undo_asked_by, None
        self.ask_on()
        result = self.state.result
        if result is not None and self.playing:
            self.finish(step, m.Outcome(list(result.winners), result.reason, [dict(score) for score in result.scores]))
        self.show_played(step, told)
        if offered is not None or any(isinstance(stored, Header) for stored in step.store):
            self.show_table(step)
        return step if self.playing else self.catch_up(step)

    def ask_on(self) -> None:
        """The clock of whoever is asked now begins to run."""
        seat = self.asked_person()
        if seat is not None:
            self.clocks.begin(seat, self.now())

    def finish(self, step: Step, outcome: m.Outcome) -> None:
        """The game is over: from now on nothing of it is secret."""
        at = self.now()
        self.change(step, replace(self.header, status="over", ended=at, result=outcome))
        end = (outcome.winners, outcome.reason, outcome.scores, self.state.digest(), self.course.length, at)
        step.store.append(Ending(self.header.id, *end))

    def change(self, step: Step, header: Header) -> None:
        """The table itself changes; the last word of a step is stored."""
        self.header = header
        step.store = [stored for stored in step.store if not isinstance(stored, Header) or stored.id != header.id]
        step.store.append(header)

    # ---- bots, clocks and delays

    def bot_question(self, seed: int) -> BotQuestion:
        """What the bot is asked whose turn it is. It is shown a position that its seat could be in."""
        seat = int(self.state.actor)
        position = self.state.imagine(seat, Rng(seed)).position()
        bot = self.header.chairs[seat].bot
        return BotQuestion(self.header.id, self.game.id, self.course.length, seat, bot, position, seed)

    def bot_answered(self, question: BotQuestion, action: int | None) -> Step:
        """A bot's answer; None or nonsense costs a plain move. One that comes too late counts no more."""
        if self.asked_bot() is None or self.course.length != question.n:
            return Step()
        if action is None or action not in self.state.legal():
            action = GreedyBot().choose(Situation(self.state), Rng(question.seed))
        return self.play(Step(), action)

    def tick(self) -> Step:
        """Time has passed: a bot plays on for whoever has none left, and spectators see on."""
        step = Step()
        seat = self.asked_person()
        if seat is not None and self.clocks.deadline() <= self.now():
            self.change(step, seating.seat_bot(self.header, seat))
            self.show_table(step)
            self.show_states(step)
        return self.catch_up(step)

    def catch_up(self, step: Step) -> Step:
        """Show spectators who are behind what they may see now."""
        if self.trailing is None:
            return step
        until = self.seen_until()
        rows = [row for row in self.course.rows[self.trailing.length :] if row.at <= until]
        told = [self.trailing.enter(row) for row in rows]
        behind = [onlooker.id for onlooker in self.onlookers.values() if not onlooker.seats]
        if told and behind:
            self.show_entries(step, told, {Eyes(SPECTATOR, delayed=True): behind})
        return step

    # ---- taking back, giving up, again

    def ask_undo(self, onlooker: Onlooker, n: int) -> Step:
        """Take the own last action back: at once within the limit, beyond it if everybody agrees."""
        if n != self.course.length:
            return self.show_state(Step(send=[([onlooker.id], m.Conflict(n))]), onlooker, -1)
        seat = self.last_of(onlooker)
        if not self.playing or seat is None or self.course.back_to_own(seat) == 0:
            raise Refuse("nothing_to_undo", "Nothing can be taken back: something new was shown since your last action")
        self.undo_asked_by = seat
        self.undo_agreed = {onlooker.user}
        if self.course.may_take_back(seat):
            return self.take_back(Step(), seat)
        return self.undo_if_agreed(Step())

    def last_of(self, onlooker: Onlooker) -> int | None:
        """The seat of somebody's last action."""
        return next((row.actor for row in reversed(self.course.line) if row.actor in onlooker.seats), None)

    def answer_undo(self, onlooker: Onlooker, agree: bool) -> Step:
        if self.undo_asked_by is None or not onlooker.seats:
            raise Refuse("nothing_asked", "Nobody asks to take an action back")
        if not agree:
            self.undo_asked_by = None
            return self.show_table(Step())
        self.undo_agreed.add(onlooker.user)
        return self.undo_if_agreed(Step())

    def undo_if_agreed(self, step: Step) -> Step:
        """Bots agree to everything, and so do seats that one plays."""
        awake = {c.user for c in self.header.chairs if c.kind == "person" and not c.played_by_bot}
        seat = self.undo_asked_by
        assert seat is not None
        return self.take_back(step, seat) if awake <= self.undo_agreed else self.show_table(step)

    def take_back(self, step: Step, seat: int) -> Step:
        return self.publish(step, [self.course.take_back(seat, self.course.back_to_own(seat), self.now())])

    def resign(self, onlooker: Onlooker, seat: int | None) -> Step:
        """With two seats the other one wins; with more, a bot plays the seat to the end."""
        header, place = seating.given_up(self.header, onlooker.user, seat)
        step = Step()
        self.change(step, header)
        told = self.course.resign(place, self.now())
        if len(header.chairs) == 2:
            self.finish(step, m.Outcome([1 - place], RESIGNATION, []))
        return self.publish(step, [told])

    def offer_rematch(self, user: str) -> Step:
        """When everybody who played wants another game, there is a table for it."""
        header = self.header
        if header.status != "over" or user not in header.people():
            raise Refuse("no_rematch", "Another game is for those who have played this one to its end")
        step = Step()
        self.rematch_offers.add(user)
        if not header.rematch and set(header.people()) <= self.rematch_offers:
            another = seating.again(header, self.new_id(), self.new_secret(), self.now())
            step.store.append(another)
            self.change(step, replace(header, rematch=another.id))
        return self.show_table(step)

    # ---- seats

    def take_seat(self, user: str, name: str, seat: int, rating: int | None = None) -> Step:
        """Sit down on an open seat, or take one's own back from the bot."""
        step = Step()
        self.change(step, seating.sit_down(self.header, user, name, seat, rating))
        if not self.playing:
            return self.show_table(step)
        self.clocks.grant(seat)
        self.ask_on()
        return self.show_states(self.show_table(step))

    def leave_seat(self, user: str, seat: int) -> Step:
        """Stand up; from a running game, a bot plays on."""
        step = Step()
        self.change(step, seating.stand_up(self.header, user, seat))
        self.show_table(step)
        return self.show_states(step) if self.playing else step

    def fill_seat(self, user: str, seat: int, chair: Chair) -> Step:
        """The host puts somebody on a seat, or clears it."""
        step = Step()
        self.change(step, seating.fill(self.header, user, seat, chair))
        return self.show_table(step)

    def take_seed(self, user: str, text: str) -> Step:
        """A player's part in all chance."""
        step = Step()
        self.change(step, seating.give_seed(self.header, user, text))
        return self.show_table(step)

    def begin(self, user: str) -> Step:
        """The host starts the game."""
        step = Step()
        self.change(step, seating.begun(self.header, user, self.now()))
        self.chance = self.chance_of(self.header)
        told = self.let_chance_act(self.now())
        if told:
            return self.publish(step, told)
        self.ask_on()
        return self.show_states(self.show_table(step))

    # ---- talking

    def say(self, onlooker: Onlooker, message: m.Chat) -> Step:
        """Tell everybody something. Who only watches is silent until the end."""
        if not onlooker.seats and self.header.status != "over":
            raise Refuse("only_players", "Only players talk while the game goes on")
        said, new = self.talk.say(onlooker, message, self.now())
        return Step([said], [(list(self.onlookers), said)]) if new else Step(send=[([onlooker.id], said)])

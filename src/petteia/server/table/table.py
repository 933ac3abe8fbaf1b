"""One table: what people say and do there, and what follows; `Display` shows it to them, `Foresight` keeps what they
plan.

It knows no sockets, no database and no time of its own. Each method takes what somebody said or what has come about and
returns a `Step`: what must be stored, and only then, what is to be sent to whom.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, assert_never

from msgspec.structs import replace

from ...bots.bot import Situation
from ...bots.simple import GreedyBot
from ...core.engine.rng import Rng
from ...core.engine.state import CHANCE
from . import messages as m
from . import seating
from .asking import BotQuestion
from .audience import Onlooker
from .challenges import judged_attempt
from .course import Snapshot, Told
from .ending import ABANDONED, CLOSED, NO_SHOW, RESIGNATION, Ending
from .foresight import Foresight
from .header import Chair, Header
from .seating import Refuse
from .step import Step

ENTRIES_A_SNAPSHOT: Final = 100


class Table(Foresight):
    """One table, and everything that can happen at it."""

    # ---- what people say

    def prepare(self, connection: int, message: m.ClientMessage) -> Iterator[None]:
        """Prepare the slow part of an answer, its wording, a few milliseconds at a time."""
        onlooker = self.onlookers.get(connection)
        if onlooker is None:
            return
        if self.header.status == "waiting":
            return
        if isinstance(message, m.Hello):
            course = self.showing(self.eyes(onlooker)).course
            while course.retell(message.have + 1):
                yield
        elif isinstance(message, m.Act | m.Undo) and onlooker.seats:  # what has happened since, if it is late
            while self.course.retell(message.n):
                yield

    def receive(self, connection: int, message: m.ClientMessage) -> Step:
        """The consequences of a message; none if the connection is gone by now."""
        onlooker = self.onlookers.get(connection)
        if onlooker is None:
            return Step()
        try:
            return self.obey(onlooker, message)
        except Refuse as refusal:
            return Step(send=[([connection], refusal.error)])

    def obey(self, onlooker: Onlooker, message: m.ClientMessage) -> Step:
        if not onlooker.user and not isinstance(message, m.Hello | m.Ping):
            raise Refuse("sign_in", "Without signing in you can only watch; play as a guest, or sign in")
        match message:
            case m.Act():
                return self.act(onlooker, message)
            case m.Hello():
                return self.greet(onlooker, message)
            case m.Look():
                return self.look(onlooker, message.seat)
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
                return self.take_seed(onlooker.user, message.random, message.words)
            case m.Ping():
                return Step(send=[([onlooker.id], m.Pong())])
            case _:
                assert_never(message)

    # ---- playing

    def act(self, onlooker: Onlooker, message: m.Act) -> Step:
        """Take an action, if it is the next entry and legal. A repeated one is acknowledged again."""
        if not onlooker.seats:  # before its number is looked at: spectators may be behind
            raise Refuse("not_asked", "It is not your turn")
        n, course = message.n, self.course
        if n < course.length:
            row = course.rows[n]
            if row.kind == "action" and row.action == message.action and row.actor in onlooker.seats:
                return Step(send=[([onlooker.id], m.Ok(n, message.action))])
        if n != course.length:
            return self.show_conflict(onlooker, n)
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

    def show_conflict(self, onlooker: Onlooker, n: int) -> Step:
        """A client took entry `n` to be the next, so it has all before it; tell it so and, unless it only asks over
        HTTP, what has happened since."""
        step = Step(send=[([onlooker.id], m.Conflict(n))])
        return self.show_state(step, onlooker, n - 1) if onlooker.id in self.onlookers else step

    def play(self, step: Step, action: int) -> Step:
        """Take a legal action of the seat that is asked, and what chance does then."""
        at = self.now()
        self.note_action(step, int(self.state.actor), action)
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
            snapshot = Snapshot(self.course.length, self.state.position())
            self.course.snapshots.append(snapshot)
            step.store.append(snapshot)
        offered, self.undo_asked_by = self.undo_asked_by, None
        self.ask_on(self.now())
        result = self.state.result
        if result is not None and self.playing:
            self.finish(step, m.Outcome(list(result.winners), result.reason, [dict(score) for score in result.scores]))
        self.show_played(step, told)
        if offered is not None or any(isinstance(stored, Header) for stored in step.store):
            self.show_table(step)
        return step if self.playing else self.catch_up(step)

    def stop_clock(self, seat: int) -> None:
        """If the person in the seat is asked, what he used of his time is spent: a bot takes over."""
        if self.asked_person() == seat:
            self.clocks.stop(self.now())

    def keep_clocks(self, step: Step) -> None:
        """Store how the clocks stand, since the log does not tell."""
        self.change(step, replace(self.header, clocks=self.clocks.read(self.course.length)))

    def finish(self, step: Step, outcome: m.Outcome) -> None:
        """The game is over: nothing about it is secret any more."""
        at = self.now()
        self.drop_plans(step)
        attempt = judged_attempt(self.header, self.course)
        self.change(step, replace(self.header, status="over", ended=at, result=outcome, attempt=attempt))
        end = (outcome.winners, outcome.reason, outcome.scores, self.state.digest(), self.course.length, at)
        step.store.append(Ending(self.header.id, *end))

    def expire(self, before: int) -> Step:
        """Close a table that nobody has touched since then: its game has no winner, and reveals its seeds."""
        step = Step()
        if self.header.status == "over" or self.touched() > before:
            return step
        self.finish(step, m.Outcome([], ABANDONED, []))
        return self.catch_up(self.show_states(self.show_table(step)))

    def change(self, step: Step, header: Header) -> None:
        """The table itself changes; the last word of a step is stored."""
        self.header = header
        step.store = [stored for stored in step.store if not isinstance(stored, Header) or stored.id != header.id]
        step.store.append(header)

    # ---- bots, clocks and delays

    def bot_question(self, seed: int) -> BotQuestion:
        """The question to the bot whose turn it is. It is shown a position that its seat could be in."""
        seat = int(self.state.actor)
        position = self.state.imagine(seat, Rng(seed)).position()
        bot = self.header.chairs[seat].bot
        return BotQuestion(self.header.id, self.game.id, self.course.length, seat, bot, position, seed)

    def bot_answered(self, question: BotQuestion, action: int | None) -> Step:
        """A bot's answer; None or nonsense costs a plain move. One that comes too late is ignored."""
        if self.asked_bot() is None or self.course.length != question.n:
            return Step()
        if action is None or action not in self.state.legal():
            action = GreedyBot().choose(Situation(self.state), Rng(question.seed))
        return self.play(Step(), action)

    def tick(self) -> Step:
        """Time has passed: a bot takes over for players who have run out, and spectators see more."""
        step = Step()
        seat = self.asked_person()
        if seat is not None and self.clocks.deadline() <= self.now():
            self.stop_clock(seat)
            self.change(step, seating.seat_bot(self.header, seat))
            self.keep_clocks(step)
            self.show_table(step)
            self.show_states(step)
        return self.catch_up(self.answer_planned(step))

    def taken_over(self) -> Step:
        """Nobody served the table for a moment, which counts for nobody: the clock goes on from here."""
        step = Step()
        seat = self.asked_person()
        if seat is not None:
            self.stop_clock(seat)
            self.change(step, replace(self.header, resumed=self.now()))
            self.keep_clocks(step)
        return step

    # ---- taking back, giving up, again

    def ask_undo(self, onlooker: Onlooker, n: int) -> Step:
        """Undo one's last action: at once within the limit and while no other person is on move, otherwise if everybody
        agrees."""
        if not onlooker.seats:
            raise Refuse("nothing_to_undo", "Only players can undo")
        if n != self.course.length:
            return self.show_conflict(onlooker, n)
        if self.course.full:
            raise Refuse("log_full", "This game has become too long to undo anything more")
        seat = self.course.last_of(onlooker.seats)
        if not self.playing or self.course.back_to_own(seat) == 0:
            raise Refuse("nothing_to_undo", "This cannot be undone: something new has been revealed since")
        self.undo_asked_by = seat
        self.undo_agreed = {onlooker.user}
        if self.course.may_take_back(seat) and not self.another_asked(onlooker):
            return self.take_back(Step(), seat)
        return self.undo_if_agreed(Step())

    def another_asked(self, onlooker: Onlooker) -> bool:
        """Whether another person is on move, who would lose what he is thinking about."""
        asked = self.asked_person()
        return asked is not None and asked not in onlooker.seats

    def answer_undo(self, onlooker: Onlooker, agree: bool) -> Step:
        if self.undo_asked_by is None or not onlooker.seats:
            raise Refuse("nothing_asked", "Nobody has asked for an undo")
        if not agree:
            self.undo_asked_by = None
            return self.show_table(Step())
        self.undo_agreed.add(onlooker.user)
        return self.undo_if_agreed(Step())

    def undo_if_agreed(self, step: Step) -> Step:
        """Bots agree to everything, and so do the asker's other seats."""
        seat = self.undo_asked_by
        assert seat is not None
        return self.take_back(step, seat) if self.header.awake() <= self.undo_agreed else self.show_table(step)

    def take_back(self, step: Step, seat: int) -> Step:
        asked = self.asked_person()
        if asked is not None:
            self.stop_clock(asked)
        told = self.course.take_back(seat, self.course.back_to_own(seat), self.now())
        self.clocks.take_back(seat)
        self.set_plan(step, seat, None)
        self.keep_clocks(step)
        return self.publish(step, [told])

    def resign(self, onlooker: Onlooker, seat: int | None) -> Step:
        """With two seats the other one wins; with more, a bot plays the seat to the end."""
        header, place = seating.given_up(self.header, onlooker.user, seat)
        step = Step()
        self.change(step, header)
        self.set_plan(step, place, None)
        told = self.course.resign(place, self.now())
        if len(header.chairs) == 2:
            self.finish(step, m.Outcome([1 - place], RESIGNATION, []))
        return self.publish(step, [told])

    def offer_rematch(self, user: str) -> Step:
        """Once everybody who played wants another game, open a table for it."""
        header = self.header
        if header.status != "over" or user not in header.people() or self.closed:
            raise Refuse("no_rematch", "Only those who played this game to the end can ask for a rematch")
        step = Step()
        self.rematch_offers.add(user)
        if not header.rematch and set(header.people()) <= self.rematch_offers:
            another = seating.again(header, self.new_id(), self.new_secret(), self.now())
            step.store.append(another)
            self.change(step, replace(header, rematch=another.id))
        return self.show_table(step)

    def lead_to(self, another: Header) -> Step:
        """The game is over, and whoever has watched it can watch another one."""
        step = Step(store=[another])
        self.change(step, replace(self.header, rematch=another.id))
        return self.show_table(step)

    # ---- seats

    def take_seat(
        self, user: str, name: str, seat: int, rating: int | None = None, seed: tuple[str, str] | None = None
    ) -> Step:
        """Sit down on a free seat, with a seed if there is one, accept an invitation, or take one's own seat back from
        the bot."""
        step = Step()
        header = seating.sit_down(self.header, user, name, seat, rating)
        self.change(step, header if seed is None else seating.give_seed(header, user, *seed))
        if not self.playing:
            return self.start(step) if self.header.eager and self.header.ready() else self.show_table(step)
        if self.asked_person() == seat:
            self.change(step, replace(self.header, resumed=self.now()))
            self.clocks.begin(seat, self.now())
        self.clocks.grant(seat)
        self.keep_clocks(step)
        return self.show_states(self.show_table(step))

    def leave_seat(self, user: str, seat: int) -> Step:
        """Stand up; during a game, a bot takes over."""
        step = Step()
        header = seating.stand_up(self.header, user, seat)
        self.stop_clock(seat)
        self.change(step, header)
        if self.playing:
            self.keep_clocks(step)
        self.show_table(step)
        return self.show_states(step) if self.playing else step

    def fill_seat(self, user: str, seat: int, chair: Chair) -> Step:
        """The host puts somebody on a seat, or clears it."""
        step = Step()
        self.change(step, seating.fill(self.header, user, seat, chair))
        return self.show_table(step)

    def take_seed(self, user: str, random: str, words: str) -> Step:
        """A player's share of the randomness."""
        step = Step()
        self.change(step, seating.give_seed(self.header, user, random, words))
        return self.show_table(step)

    def begin(self, user: str) -> Step:
        """The host starts the game, or lets it begin once everybody has agreed."""
        seating.not_of_tournament(self.header)
        header = seating.begun(self.header, user, self.now())
        step = Step()
        if header.status == "playing":
            return self.start(step)
        self.change(step, header)
        return self.show_table(step)

    def call_up(self) -> Step:
        """A tournament waits no longer for those who are not here: the game begins without them, or not at all."""
        if self.header.status != "waiting":
            return Step()
        header = seating.called_up(self.header)
        if header is None:
            return self.shut(NO_SHOW)
        step = Step()
        self.change(step, header)
        return self.start(step)

    def give_up_on(self) -> Step:
        """A tournament waits no longer for a game that only bots play on: it ends without a winner."""
        return self.shut(ABANDONED) if self.playing and not self.header.awake() else Step()

    def start(self, step: Step) -> Step:
        """The game begins."""
        self.change(step, seating.begun(self.header, self.header.host, self.now()))
        self.chance = self.chance_of(self.header)
        told = self.let_chance_act(self.now())
        if told:
            return self.publish(step, told)
        self.ask_on(self.now())
        return self.show_states(self.show_table(step))

    # ---- order in the house

    def rename(self, names: dict[str, str]) -> Step:
        """Accounts have new names; "" is a deleted one, and its chat messages and plans are gone."""
        header = seating.renamed(self.header, names)
        lines = self.talk.rename(names)
        for onlooker in self.onlookers.values():
            onlooker.name = names.get(onlooker.user, onlooker.name)
        step = self.give_up_plans([user for user, name in names.items() if not name])
        step.send += [(list(self.onlookers), line) for line in lines]
        if header == self.header:
            return step
        self.header = header  # names are stored with the accounts
        return self.show_table(step)

    def shut(self, reason: str = CLOSED) -> Step:
        """Close the table for everybody: nobody wins. A game that is over stays as it is."""
        step = Step()
        if self.header.status == "over":
            return step
        self.undo_asked_by = None
        self.finish(step, m.Outcome([], reason, []))
        return self.show_states(self.catch_up(self.show_table(step)))

    # ---- talking

    def say(self, onlooker: Onlooker, message: m.Chat) -> Step:
        """Tell everybody something. Spectators stay silent until the game is over."""
        if not onlooker.seats and self.header.status != "over":
            raise Refuse("only_players", "Only players can chat during the game")
        said, new = self.talk.say(onlooker, message, self.now())
        return Step([said], [(list(self.onlookers), said)]) if new else Step(send=[([onlooker.id], said)])

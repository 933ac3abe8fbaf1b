"""One table: what people say and do there, and what follows; `Display` shows it to them, `Foresight` keeps what they
plan.

It knows no sockets, no database and no time of its own. Each method takes what somebody said or what has happened and
returns a `Step`: what must be stored and, only once that is done, what to send to whom.
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
        elif isinstance(message, m.Act | m.Undo) and onlooker.seats:  # if it is late: what has happened since
            while self.course.retell(message.n):
                yield

    def receive(self, connection: int, message: m.ClientMessage) -> Step:
        """The consequences of a message; none if the connection is already gone."""
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
        """Carry out an action, if it is the next entry and legal. A repeated one is acknowledged again."""
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
        """A client took entry `n` to be the next, so it has all entries before it: report the conflict and, unless the
        client uses HTTP only, what has happened since."""
        step = Step(send=[([onlooker.id], m.Conflict(n))])
        return self.show_state(step, onlooker, n - 1) if onlooker.id in self.onlookers else step

    def play(self, step: Step, action: int) -> Step:
        """Carry out a legal action of the seat that is asked, and then whatever chance decides."""
        at = self.now()
        self.note_action(step, int(self.state.actor), action)
        spent = self.clocks.used(at) if self.asked_person() is not None else 0
        told = [self.course.play(action, at, spent)]
        told += self.let_chance_act(at)
        return self.publish(step, told)

    def let_chance_act(self, at: int) -> list[Told]:
        """Carry out the actions of chance for as long as it is asked."""
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
        """If the person in the seat is asked, charge the time used so far."""
        if self.asked_person() == seat:
            self.clocks.stop(self.now())

    def keep_clocks(self, step: Step) -> None:
        """Store what the clocks show, since the log does not tell."""
        self.change(step, replace(self.header, clocks=self.clocks.read(self.course.length)))

    def finish(self, step: Step, outcome: m.Outcome) -> None:
        """End the game: from now on, nothing about it is secret."""
        at = self.now()
        self.drop_plans(step)
        attempt = judged_attempt(self.header, self.course)
        self.change(step, replace(self.header, status="over", ended=at, result=outcome, attempt=attempt))
        end = (outcome.winners, outcome.reason, outcome.scores, self.state.digest(), self.course.length, at)
        step.store.append(Ending(self.header.id, *end))

    def expire(self, before: int) -> Step:
        """Close a table where nothing has happened since then: its game has no winner, and its seeds are revealed."""
        step = Step()
        if self.header.status == "over" or self.touched() > before:
            return step
        self.finish(step, m.Outcome([], ABANDONED, []))
        return self.catch_up(self.show_states(self.show_table(step)))

    def change(self, step: Step, header: Header) -> None:
        """Change the table itself; if a step changes it several times, only the last header is stored."""
        self.header = header
        step.store = [stored for stored in step.store if not isinstance(stored, Header) or stored.id != header.id]
        step.store.append(header)

    # ---- bots, clocks and delays

    def bot_question(self, seed: int) -> BotQuestion:
        """The question for the bot whose turn it is, with a position that its seat could be in."""
        seat = int(self.state.actor)
        position = self.state.imagine(seat, Rng(seed)).position()
        bot = self.header.chairs[seat].bot
        return BotQuestion(self.header.id, self.game.id, self.course.length, seat, bot, position, seed)

    def bot_answered(self, question: BotQuestion, action: int | None) -> Step:
        """Play a bot's answer; for None or an illegal action, a simple bot chooses instead. A late answer is
        ignored."""
        if self.asked_bot() is None or self.course.length != question.n:
            return Step()
        if action is None or action not in self.state.legal():
            action = GreedyBot().choose(Situation(self.state), Rng(question.seed))
        return self.play(Step(), action)

    def tick(self) -> Step:
        """Time has passed: a bot takes over for a player who has run out of it, a planned answer is played, and
        spectators see more."""
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
        """No server had the table for a moment, which counts against nobody: the clock continues from here."""
        step = Step()
        seat = self.asked_person()
        if seat is not None:
            self.stop_clock(seat)
            self.change(step, replace(self.header, resumed=self.now()))
            self.keep_clocks(step)
        return step

    # ---- undoing, resigning, rematches

    def ask_undo(self, onlooker: Onlooker, n: int) -> Step:
        """Undo a player's last action: at once within the limit and while it is nobody else's turn, otherwise if
        everybody agrees."""
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
        """Whether it is another person's turn, who would have to stop thinking about it."""
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
        """Undo if everybody agrees; bots and the asker's other seats always do."""
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
        """Resign a seat. With two seats the other one wins; with more, a bot plays the seat to the end."""
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
        """Point those who watched the game that is over to another one."""
        step = Step(store=[another])
        self.change(step, replace(self.header, rematch=another.id))
        return self.show_table(step)

    # ---- seats

    def take_seat(
        self, user: str, name: str, seat: int, rating: int | None = None, seed: tuple[str, str] | None = None
    ) -> Step:
        """Sit down in a free seat, with a seed if there is one, accept an invitation, or take your own seat back from
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
        """As the host, fill a seat or clear it."""
        step = Step()
        self.change(step, seating.fill(self.header, user, seat, chair))
        return self.show_table(step)

    def take_seed(self, user: str, random: str, words: str) -> Step:
        """Take a player's share of the randomness."""
        step = Step()
        self.change(step, seating.give_seed(self.header, user, random, words))
        return self.show_table(step)

    def begin(self, user: str) -> Step:
        """Start the game as its host, or let it begin once everybody has agreed."""
        seating.not_of_tournament(self.header)
        header = seating.begun(self.header, user, self.now())
        step = Step()
        if header.status == "playing":
            return self.start(step)
        self.change(step, header)
        return self.show_table(step)

    def call_up(self) -> Step:
        """A tournament stops waiting for missing players: the game begins without them, or not at all."""
        if self.header.status != "waiting":
            return Step()
        header = seating.called_up(self.header)
        if header is None:
            return self.shut(NO_SHOW)
        step = Step()
        self.change(step, header)
        return self.start(step)

    def give_up_on(self) -> Step:
        """A tournament stops waiting for a game that only bots are still playing: it ends without a winner."""
        return self.shut(ABANDONED) if self.playing and not self.header.awake() else Step()

    def start(self, step: Step) -> Step:
        """Begin the game."""
        self.change(step, seating.begun(self.header, self.header.host, self.now()))
        self.chance = self.chance_of(self.header)
        told = self.let_chance_act(self.now())
        if told:
            return self.publish(step, told)
        self.ask_on(self.now())
        return self.show_states(self.show_table(step))

    # ---- moderation

    def rename(self, names: dict[str, str]) -> Step:
        """Accounts have new names; "" means deleted, and the account's chat messages and plans go with it."""
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
        """End the game without a winner, unless it is already over."""
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

"""Tables for tests: a clock moved by hand, chance from a seed, and connections that keep what they were sent."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec

import petteia
from petteia.core.engine.state import State
from petteia.server.table import messages as m
from petteia.server.table.course import Row, Snapshot
from petteia.server.table.header import Chair, Header
from petteia.server.table.step import Chance, Step, Stored
from petteia.server.table.table import Table

T = TypeVar("T")
NO_CLOCK = m.Pace()
START = 1_000_000_000_000
RANDOM = "0123456789abcdef" * 4  # what a browser adds to chance


class SeededChance:
    """Chance that follows from a seed and the number of its action."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def draw(self, state: State, number: int) -> int:
        return int(state.draw(petteia.Rng(self.seed).spawn(number)))


def chair(who: str) -> Chair:
    """`ann` is a person, `*easy` a bot, and nothing an open seat."""
    if not who:
        return Chair("open")
    return Chair("bot", bot=who[1:]) if who.startswith("*") else Chair("person", who, who.title())


class Sitting:
    """A table and everybody who looks at it."""

    def __init__(
        self,
        seats: str = "ann bob",
        game: str = "duel",
        seed: int = 1,
        pace: m.Pace = NO_CLOCK,
        delay: int = 0,
        start: bool = True,
        options: dict[str, str] | None = None,
        secret: bytes = bytes(32),
    ) -> None:
        self.time = START
        self.stored: list[Stored] = []
        self.inbox: dict[int, list[Any]] = {}
        self.sent: dict[int, list[bytes]] = {}
        self.seed = seed
        rules = petteia.game(game)
        header = Header(
            id="t1",
            game=game,
            rules=rules.version,
            options=rules.check_options(options or {}),
            chairs=tuple(chair("" if who == "-" else who) for who in seats.split()),
            host=seats.split()[0],
            public=True,
            rated=False,
            pace=pace,
            delay=delay,
            created=START,
            secret=secret,
        )
        self.table = self.make(header)
        if start:
            self.take(self.table.begin(header.host))

    def make(self, header: Header) -> Table:
        def chance(header: Header) -> Chance:
            return SeededChance(self.seed)

        game = petteia.game(header.game)
        return Table(header, game, lambda: self.time, lambda: "t2", lambda: bytes(32), chance)

    def take(self, step: Step) -> Step:
        """Store and send what follows from something."""
        self.stored += step.store
        for _ in step.explain():
            pass
        for connections, message in step.send:
            frame = m.ENCODER.encode(message)
            for connection in connections:
                self.sent.setdefault(connection, []).append(frame)
                self.inbox.setdefault(connection, []).append(message)
        return step

    def join(self, user: str, connection: int) -> int:
        self.take(self.table.enter(connection, user, user.title()))
        self.say(connection, m.Hello(m.PROTOCOL))
        return connection

    def say(self, connection: int, message: m.ClientMessage) -> list[Any]:
        """Send a message; returns what the sender gets for it."""
        before = len(self.inbox.get(connection, []))
        self.take(self.table.receive(connection, message))
        return self.inbox.get(connection, [])[before:]

    def act(self, connection: int, which: int = 0) -> list[Any]:
        """Take one of the legal actions, and no bother about which."""
        action = self.table.state.legal()[which]
        return self.say(connection, m.Act(self.table.course.length, action))

    def last(self, connection: int, kind: type[T]) -> T:
        """The last message of a kind that a connection got."""
        return next(message for message in reversed(self.inbox[connection]) if isinstance(message, kind))

    def asked(self) -> int:
        return int(self.table.state.actor)

    def wait(self, seconds: float) -> None:
        """Time passes."""
        self.time += int(seconds * 1000)
        self.take(self.table.tick())

    def bots_play(self) -> None:
        """Every bot that is asked answers with a plain move."""
        while self.table.asked_bot() is not None:
            self.take(self.table.bot_answered(self.table.bot_question(7), None))

    def rows(self) -> list[Row]:
        return [stored for stored in self.stored if isinstance(stored, Row)]

    def reopened(self, missed: int = 0) -> Table:
        """The table as the store brings it back, after nobody served it for so many milliseconds."""
        header = next(s for s in reversed(self.stored) if isinstance(s, Header) and s.id == "t1")
        snapshots = [stored for stored in self.stored if isinstance(stored, Snapshot)]
        table = self.make(header)
        table.load(self.rows(), snapshots, missed=lambda since: missed)
        return table


def plain(message: object) -> Any:
    """A message as a client reads it."""
    return msgspec.json.decode(m.ENCODER.encode(message))

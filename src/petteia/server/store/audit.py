"""Checks every stored game: replays its log by the rules, and compares its result, snapshots and chance."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Protocol

import msgspec

from ...core.contract.game import Game
from ...core.contract.refusal import IllegalAction, OptionError
from ...core.contract.registry import game as find_game
from ...core.engine.state import CHANCE, State
from ...core.records.record import in_the_dark
from ..table.ending import CLOSED, RESIGNATION, RULES_GONE, UNFINISHED, WITHOUT_WINNER
from .archive import begun_from, opened_from
from .place import Place
from .records import OPTIONS
from .store import Connection
from .upgrade import check_current


class Chance(Protocol):
    """The chance that follows from a table's seeds."""

    def draw(self, state: State, number: int) -> int:
        """The action that chance takes, its `number`-th of the game, counted from 1."""


# from the house's seed, the players' seeds and the number of the scheme
ChanceOf = Callable[[bytes, tuple[str, ...], int], Chance]


class Wrong(Exception):
    """A stored game is not as it should be; the text says where, and what was expected."""


@dataclass(frozen=True)
class Verdict:
    """The audit's verdict on one table. It cannot judge a game whose rules are not installed."""

    table: str
    game: str
    rules: str
    status: str
    entries: int
    judged: bool
    problem: str = ""

    def plain(self) -> dict[str, object]:
        """The verdict as plain data."""
        return {name: getattr(self, name) for name in self.__dataclass_fields__}


@dataclass(frozen=True)
class Stored:
    """What the database holds of one table."""

    table: str
    game: str
    rules: str
    status: str
    options: str
    secret: bytes
    seeds: tuple[str, ...]
    scheme: int
    entries: Sequence[Any]
    snapshots: dict[int, str]
    result: Any
    opened_from: str | None
    begun_from: str


def count_games(place: Place) -> int:
    """How many games there are to audit."""
    return len(begun(place))


def begun(place: Place) -> list[str]:
    """The tables whose games have begun, oldest first."""
    check_current(place)
    with closing(place.reader()) as reader:
        return reader.look(
            lambda connection: [
                table
                for (table,) in connection.execute(
                    "SELECT id FROM tables WHERE status <> 'waiting' ORDER BY created, id"
                ).fetchall()
            ]
        )


def audit(place: Place, chance_of: ChanceOf | None = None) -> Iterator[Verdict]:
    """A verdict on every game that has begun, oldest first; the server may be running."""
    tables = begun(place)
    with closing(place.reader()) as reader:
        for table in tables:
            yield judge(reader.look(partial(load, table=table)), chance_of)


def load(connection: Connection, table: str) -> Stored:
    """Everything about a table that can be checked, at one moment."""
    game, rules, status, options, secret, scheme = connection.execute(
        "SELECT game, rules, status, options, secret, scheme FROM tables WHERE id = ?", (table,)
    ).fetchone()
    seeds = connection.execute("SELECT seed FROM seats WHERE table_id = ? ORDER BY seat", (table,)).fetchall()
    entries = connection.execute(
        "SELECT number, kind, actor, action, shows FROM entries WHERE table_id = ? ORDER BY number", (table,)
    ).fetchall()
    snapshots = connection.execute("SELECT number, position FROM snapshots WHERE table_id = ?", (table,)).fetchall()
    result = connection.execute(
        "SELECT winners, reason, scores, digest, entry_count FROM results WHERE table_id = ?", (table,)
    ).fetchone()
    given = tuple(seed for (seed,) in seeds)
    opened = opened_from(connection, table)
    begun, _ = begun_from(connection, table)
    return Stored(
        table, game, rules, status, options, secret, given, scheme, entries, dict(snapshots), result, opened, begun
    )


def judge(stored: Stored, chance_of: ChanceOf | None) -> Verdict:
    """Replay a game and compare everything."""
    verdict = Verdict(stored.table, stored.game, stored.rules, stored.status, len(stored.entries), judged=True)
    try:
        game = find_game(stored.game).edition(stored.rules)
    except OptionError:
        return replace(verdict, judged=False)
    try:
        check(Replay(game, stored, chance_of))
    except (Wrong, ValueError, msgspec.MsgspecError) as error:
        return replace(verdict, problem=str(error))
    return verdict


def check(replay: Replay) -> None:
    """Raise `Wrong`, or whatever the rules raise, at the first thing that is not as it should be."""
    entries = replay.stored.entries
    for expected, (number, kind, actor, action, shows) in enumerate(entries):
        if number != expected:
            raise Wrong(f"entry {expected} is missing")
        replay.check_snapshot(number)
        if kind == "action":
            replay.act(number, actor, action, bool(shows))
        elif kind == "undo":
            replay.take_back(number, action)
        else:
            replay.resigned.append(actor)
    replay.check_snapshot(len(entries))
    replay.check_end()


class Replay:
    """A game being replayed from its first entry to its last."""

    def __init__(self, game: Game, stored: Stored, chance_of: ChanceOf | None) -> None:
        self.game = game
        self.stored = stored
        self.chance = None
        if chance_of is not None and stored.opened_from is None:  # an opened record's chance is not ours
            self.chance = chance_of(stored.secret, stored.seeds, stored.scheme)
        self.options = game.check_options(OPTIONS.decode(stored.options))
        self.state = self.start()
        self.line: list[tuple[int, bool]] = []  # the actions not undone, and whether each revealed something
        self.drawn = 0
        self.resigned: list[int] = []

    def start(self) -> State:
        position = self.stored.opened_from or self.stored.begun_from
        if position:
            return self.game.read(position)
        return self.game.start(len(self.stored.seeds), **self.options)

    def act(self, number: int, actor: int, action: int, shows: bool) -> None:
        """Check and play an action: it must be by the right seat, legal and, if it is an action of chance, what the
        seeds require."""
        state = self.state
        if state.actor != actor:
            raise Wrong(f"entry {number}: expected an action by {state.actor}, found one by {actor}")
        if not 0 <= action < self.game.actions:
            raise Wrong(f"entry {number}: there is no action {action}")
        if actor == CHANCE:
            self.drawn += 1
            self.check_chance(number, action)
        reveals, dark = actor == CHANCE or state.reveals(action), in_the_dark(state)
        try:
            state.play(action)
        except IllegalAction as error:
            raise Wrong(f"entry {number} is not legal: {error}") from None
        if shows != (reveals or any(state.knows_all(seat) for seat in dark)):
            raise Wrong(f"entry {number}: the note on whether it reveals something new is wrong")
        self.line.append((action, shows))

    def check_chance(self, number: int, action: int) -> None:
        """Check that an action of chance is the one that the table's seeds give."""
        if self.chance is None:
            return
        derived = self.chance.draw(self.state, self.drawn)
        if derived != action:
            raise Wrong(
                f"entry {number}: chance did {self.state.text(action)!r}; the seeds give {self.state.text(derived)!r}"
            )

    def take_back(self, number: int, count: int) -> None:
        """Undo actions, after checking that none of them revealed anything."""
        taken = self.line[len(self.line) - count :]
        if not 0 < count <= len(self.line) or any(shows for _, shows in taken):
            raise Wrong(f"entry {number}: {count} actions cannot be undone here")
        del self.line[-count:]
        self.state = self.start()
        for action, _ in self.line:
            self.state.play(action)

    def check_snapshot(self, number: int) -> None:
        """Check that the snapshot here, if there is one, is exactly this position."""
        position = self.stored.snapshots.get(number)
        if position is not None and position != self.state.position():
            raise Wrong(f"the snapshot after {number} entries shows another position")

    def check_end(self) -> None:
        """Check that the game ended by the rules, or for a reason beyond them; an opened record may break off. A game
        in progress has no result."""
        if self.stored.status != "over":
            if self.stored.result is not None or self.state.over:
                raise Wrong("the game is over, but not marked as over")
            return
        if self.stored.result is None:
            raise Wrong("the game is marked as over, but there is no result")
        winners, reason, scores, digest, count = self.stored.result
        unopened = reason in (CLOSED, RULES_GONE) and not digest  # its position is unknown
        found = {"winners": msgspec.json.decode(winners), "reason": reason, "scores": msgspec.json.decode(scores)}
        same("result", found, self.outcome(reason))
        same("hash", digest, "" if unopened else self.state.digest())
        same("number of entries", count, len(self.stored.entries))

    def outcome(self, reason: str) -> dict[str, object]:
        """How the game ended: by the rules, by resignation, or without a winner, because an admin closed it, it was
        abandoned, nobody came, its rules were gone for a while, or an opened record breaks off."""
        result = self.state.result
        if result is not None:
            return result.plain()
        if reason in WITHOUT_WINNER or (reason == UNFINISHED and self.stored.opened_from is not None):
            return {"winners": [], "reason": reason, "scores": []}
        if not self.resigned or len(self.stored.seeds) != 2:
            raise Wrong("the game is marked as over, but the rules do not end it")
        return {"winners": [1 - self.resigned[-1]], "reason": RESIGNATION, "scores": []}


def same(what: str, found: object, expected: object) -> None:
    if found != expected:
        raise Wrong(f"expected {what} {expected!r}, found {found!r}")

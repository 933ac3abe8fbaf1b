"""Every stored game once more: its log replayed by the rules, and its result, snapshots and chance compared."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final, Protocol

import msgspec

from ..core.game import Game
from ..core.refusal import IllegalAction, OptionError
from ..core.registry import game as find_game
from ..core.state import CHANCE, State
from .database import connect
from .records import OPTIONS
from .store import Connection
from .upgrade import check_current

RESIGNATION: Final = "resignation"


class Chance(Protocol):
    """What follows from the seeds of a table."""

    def draw(self, state: State, number: int) -> int:
        """What chance does now, as its action of that number in the game, counted from 1."""


# from the house's seed and the players'
ChanceOf = Callable[[bytes, tuple[str, ...]], Chance]


class Wrong(Exception):
    """A stored game that is not as it should be; says where, and what was expected."""


@dataclass(frozen=True)
class Verdict:
    """What the audit says of one table. It cannot judge a game whose rules are not installed."""

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
    entries: Sequence[Any]
    snapshots: dict[int, str]
    result: Any


def count_games(path: Path) -> int:
    """How many games there are to audit."""
    check_current(path)
    with closing(connect(path)) as connection:
        (count,) = connection.execute("SELECT count(*) FROM tables WHERE status <> 'waiting'").fetchone()
        return int(count)


def audit(path: Path, chance_of: ChanceOf | None = None) -> Iterator[Verdict]:
    """A verdict on every game that was begun, the oldest first; the server may run meanwhile."""
    check_current(path)
    with closing(connect(path)) as connection:
        connection.execute("PRAGMA query_only = ON")
        tables = connection.execute("SELECT id FROM tables WHERE status <> 'waiting' ORDER BY created, id").fetchall()
        for (table,) in tables:
            connection.execute("BEGIN")
            stored = load(connection, table)
            connection.execute("ROLLBACK")
            yield judge(stored, chance_of)


def load(connection: Connection, table: str) -> Stored:
    """Everything about a table that can be checked, at one moment."""
    game, rules, status, options, secret = connection.execute(
        "SELECT game, rules, status, options, secret FROM tables WHERE id = ?", (table,)
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
    return Stored(table, game, rules, status, options, secret, given, entries, dict(snapshots), result)


def judge(stored: Stored, chance_of: ChanceOf | None) -> Verdict:
    """Replay a game and compare everything."""
    verdict = Verdict(stored.table, stored.game, stored.rules, stored.status, len(stored.entries), judged=True)
    try:
        game = find_game(stored.game)
    except OptionError:
        return replace(verdict, judged=False)
    if game.version != stored.rules:
        return replace(verdict, judged=False)
    try:
        check(Replay(game, stored, chance_of))
    except (Wrong, ValueError, msgspec.MsgspecError) as error:
        return replace(verdict, problem=str(error))
    return verdict


def check(replay: Replay) -> None:
    """Raise `Wrong`, or what the rules raise, at the first thing that is not as it should be."""
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
    """A game on its way from the first entry to the last."""

    def __init__(self, game: Game, stored: Stored, chance_of: ChanceOf | None) -> None:
        self.game = game
        self.stored = stored
        self.chance = None if chance_of is None else chance_of(stored.secret, stored.seeds)
        self.options = game.check_options(OPTIONS.decode(stored.options))
        self.state = self.start()
        self.line: list[tuple[int, bool]] = []  # the actions that stand, and whether each showed something
        self.drawn = 0
        self.resigned: list[int] = []

    def start(self) -> State:
        return self.game.start(len(self.stored.seeds), **self.options)

    def act(self, number: int, actor: int, action: int, shows: bool) -> None:
        """An action: by whom it must be, legal, and, if it is chance's, as the seeds say."""
        state = self.state
        if state.actor != actor:
            raise Wrong(f"entry {number}: expected an action by {state.actor}, found one by {actor}")
        if not 0 <= action < self.game.actions:
            raise Wrong(f"entry {number}: there is no action {action}")
        if shows != (actor == CHANCE or state.reveals(action)):
            raise Wrong(f"entry {number}: whether it shows something new is noted wrongly")
        if actor == CHANCE:
            self.drawn += 1
            self.check_chance(number, action)
        try:
            state.play(action)
        except IllegalAction as error:
            raise Wrong(f"entry {number} is not legal: {error}") from None
        self.line.append((action, shows))

    def check_chance(self, number: int, action: int) -> None:
        """What the seeds of the table lead to is what happened."""
        if self.chance is None:
            return
        derived = self.chance.draw(self.state, self.drawn)
        if derived != action:
            raise Wrong(
                f"entry {number}: chance did {self.state.text(action)!r};"
                f" from the seeds follows {self.state.text(derived)!r}"
            )

    def take_back(self, number: int, count: int) -> None:
        """Actions are taken back, none of which showed anything."""
        taken = self.line[len(self.line) - count :]
        if not 0 < count <= len(self.line) or any(shows for _, shows in taken):
            raise Wrong(f"entry {number}: {count} actions cannot be taken back here")
        del self.line[-count:]
        self.state = self.start()
        for action, _ in self.line:
            self.state.play(action)

    def check_snapshot(self, number: int) -> None:
        """A snapshot shows the very position."""
        position = self.stored.snapshots.get(number)
        if position is not None and position != self.state.position():
            raise Wrong(f"the snapshot after {number} entries shows another position")

    def check_end(self) -> None:
        """The game ended as the rules say, or because one of two gave it up; one that goes on has no result."""
        if self.stored.status != "over":
            if self.stored.result is not None or self.state.over:
                raise Wrong("the game is over, but not marked so")
            return
        if self.stored.result is None:
            raise Wrong("the game is marked as over, but there is no result")
        winners, reason, scores, digest, count = self.stored.result
        found = {"winners": msgspec.json.decode(winners), "reason": reason, "scores": msgspec.json.decode(scores)}
        same("result", found, self.outcome())
        same("hash", digest, self.state.digest())
        same("number of entries", count, len(self.stored.entries))

    def outcome(self) -> dict[str, object]:
        """How the game ended, by the rules or by resignation."""
        result = self.state.result
        if result is not None:
            return result.plain()
        if not self.resigned or len(self.stored.seeds) != 2:
            raise Wrong("the game is marked as over, but goes on by the rules")
        return {"winners": [1 - self.resigned[-1]], "reason": RESIGNATION, "scores": []}


def same(what: str, found: object, expected: object) -> None:
    if found != expected:
        raise Wrong(f"expected {what} {expected!r}, found {found!r}")

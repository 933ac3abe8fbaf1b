"""A record as thoughts: small questions that a seat answers until nothing is half done are one decision."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass

from ..core.engine.state import CHANCE, State
from ..core.records.record import Record


@dataclass(frozen=True)
class Thought:
    """The actions from moment `at` to `upto`, by a seat or by chance; chance acts one by one. `forced`: there was
    nothing to choose."""

    at: int
    upto: int
    actor: int
    forced: bool


def thoughts_of(record: Record) -> list[Thought]:
    """All of a game, in order."""
    state = record.start()
    found: list[Thought] = []
    begun, forced = 0, True
    for number, entry in enumerate(record.entries):
        forced = forced and len(state.legal()) == 1
        state.play(entry.action)
        if entry.actor == CHANCE or ends(state, entry.actor, record.game.manifest.completing):
            found.append(Thought(begun, number + 1, entry.actor, forced))
            begun, forced = number + 1, True
    if begun < len(record.entries):
        found.append(Thought(begun, len(record.entries), record.entries[begun].actor, forced))
    return found


def ends(state: State, seat: int, completing: Collection[str]) -> bool:
    """Whether the thought of a seat ends with this position; it goes on with questions that complete it."""
    return state.actor != seat or (state.settled and state.question not in completing)


def positions(record: Record, moments: list[int]) -> Iterator[State]:
    """The positions at some moments, in ascending order; each is the caller's own."""
    state, at = record.start(), 0
    for moment in moments:
        for entry in record.entries[at:moment]:
            state.play(entry.action)
        at = moment
        yield state.copy()

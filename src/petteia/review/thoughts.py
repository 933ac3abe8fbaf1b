"""A record as thoughts: the small questions that a seat answers until nothing is half done are one decision."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass

from ..core.engine.state import CHANCE, State
from ..core.records.record import Record


@dataclass(frozen=True)
class Thought:
    """The actions of a seat or of chance from moment `at` to `upto`; each action of chance is a thought by itself.
    `forced`: there was nothing to choose."""

    at: int
    upto: int
    actor: int
    forced: bool


def thoughts_of(record: Record) -> list[Thought]:
    """All thoughts of a game, in order."""
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
    """Whether a seat's thought ends with this position; questions that complete it still belong to it."""
    return state.actor != seat or (state.settled and state.question not in completing)


def positions(record: Record, moments: list[int]) -> Iterator[State]:
    """The positions at some moments, which must be in ascending order; each is a copy that the caller may change."""
    state, at = record.start(), 0
    for moment in moments:
        for entry in record.entries[at:moment]:
            state.play(entry.action)
        at = moment
        yield state.copy()

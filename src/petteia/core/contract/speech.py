"""How a game's data becomes sentences: what the arguments of its messages are (docs/languages.md)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Speech:
    """What needs to be known about the arguments of a game's events and refusals.

    `seats` are seats, and become the names of players. `changes` can be negative, which means a loss. `merged` are
    kinds of events that are told together when several occur in a row, each with the argument in which they differ.
    `prefixes` says how the message that names an argument begins, if not with the argument's own name: an `offer` is a
    `wonder`. `bold` are names that the log shows in bold.
    """

    seats: tuple[str, ...] = ("seat",)
    changes: tuple[str, ...] = ()
    merged: Mapping[str, str] = field(default_factory=dict)
    prefixes: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    bold: tuple[str, ...] = ()


PLAIN_SPEECH = Speech()


def joined(speeches: Iterable[Speech]) -> Speech:
    """The speeches of several games, merged into one."""
    seats: dict[str, None] = {}
    changes: dict[str, None] = {}
    bold: dict[str, None] = {}
    merged: dict[str, str] = {}
    prefixes: dict[str, dict[str, None]] = {}
    for speech in speeches:
        seats |= dict.fromkeys(speech.seats)
        changes |= dict.fromkeys(speech.changes)
        bold |= dict.fromkeys(speech.bold)
        merged |= speech.merged
        for name, found in speech.prefixes.items():
            prefixes.setdefault(name, {}).update(dict.fromkeys(found))
    return Speech(
        tuple(seats),
        tuple(changes),
        merged,
        {name: tuple(found) for name, found in prefixes.items()},
        tuple(bold),
    )

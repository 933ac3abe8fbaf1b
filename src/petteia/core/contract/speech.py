"""How a game's data becomes sentences: what the arguments of its messages are (docs/languages.md)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from itertools import chain
from typing import TypeVar

T = TypeVar("T")


@dataclass(frozen=True)
class Term:
    """A part of a sum: the message that tells it, and the arguments that its values stand for."""

    message: str
    args: tuple[str, ...]


@dataclass(frozen=True)
class Speech:
    """What needs to be known about the arguments of a game's events and refusals.

    `seats` are seats, and become the names of players. `changes` can be negative, which means a loss. `merged` are
    kinds of events that are told together when several occur in a row, each with the argument in which they differ.
    `prefixes` says how the message that names an argument begins, if not with the argument's own name: an `offer` is a
    `wonder`. `bold` are names that the log shows in bold.

    `undisclosed` are kinds of events with an amount that only some may know, each with its argument: a negative one
    stands for a private amount. `cases` are keys of refusals that have a message for each value of an argument;
    `additions` are arguments with which a refusal has another message, named after them. `sums` are arguments such as
    `2 3*stone*4`: each part is told by the term with as many values, and they are joined with a plus. `places` says how
    the messages begin that name the first part of a place: `Melos3` lies on a `tile`.
    """

    seats: tuple[str, ...] = ("seat",)
    changes: tuple[str, ...] = ()
    merged: Mapping[str, str] = field(default_factory=dict)
    prefixes: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    bold: tuple[str, ...] = ()
    undisclosed: Mapping[str, str] = field(default_factory=dict)
    cases: Mapping[str, str] = field(default_factory=dict)
    additions: tuple[str, ...] = ()
    sums: Mapping[str, tuple[Term, ...]] = field(default_factory=dict)
    places: tuple[str, ...] = ()


PLAIN_SPEECH = Speech()


def joined(speeches: Iterable[Speech]) -> Speech:
    """The speeches of several games, merged into one."""
    all = tuple(speeches)
    prefixes: dict[str, dict[str, None]] = {}
    for speech in all:
        for name, found in speech.prefixes.items():
            prefixes.setdefault(name, {}).update(dict.fromkeys(found))
    return Speech(
        seats=together(speech.seats for speech in all),
        changes=together(speech.changes for speech in all),
        merged=united(speech.merged for speech in all),
        prefixes={name: tuple(found) for name, found in prefixes.items()},
        bold=together(speech.bold for speech in all),
        undisclosed=united(speech.undisclosed for speech in all),
        cases=united(speech.cases for speech in all),
        additions=together(speech.additions for speech in all),
        sums=united(speech.sums for speech in all),
        places=together(speech.places for speech in all),
    )


def together(names: Iterable[tuple[str, ...]]) -> tuple[str, ...]:
    """All the names, each once, in the order in which they first occur."""
    return tuple(dict.fromkeys(chain.from_iterable(names)))


def united(mappings: Iterable[Mapping[str, T]]) -> dict[str, T]:
    """All the entries, a later one instead of an earlier one with the same name."""
    return {name: value for mapping in mappings for name, value in mapping.items()}

"""What the rules pages show besides a game's rules: an overview, and an entry for each thing in the box.

Everything in it is made from the game's facts. Text is given as messages (docs/languages.md), which the page and the
terminal show in the reader's language.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Sentence:
    """A message by its id, with its arguments: numbers, names of things, or several of either.

    The label is a message that says when it applies, if a thing does different things at different times.
    """

    message: str
    args: Mapping[str, int | str | tuple[int | str, ...]] = field(default_factory=dict)
    label: str = ""


@dataclass(frozen=True)
class Entry:
    """A thing in the box; the message `<family>-<id>` is its name.

    It can be filtered by its marks, which are messages `<mark>-<value>`. Related entries are written `<family>/<id>`,
    and `maps` are numbers of players and codes of maps that show it.
    """

    family: str
    id: str
    effects: tuple[Sentence, ...]
    price: tuple[Sentence, ...] = ()
    marks: Mapping[str, str] = field(default_factory=dict)
    related: tuple[str, ...] = ()
    maps: tuple[tuple[int, str], ...] = ()


@dataclass(frozen=True)
class SetUp:
    """A line of the set-up: the message that says what it is about, and how many for each number of players."""

    message: str
    numbers: tuple[int, ...]


@dataclass(frozen=True)
class Almanac:
    """How the game is won, a turn or cycle in a few lines, the set-up by number of players, and all entries."""

    ways: tuple[Sentence, ...]
    turn: tuple[Sentence, ...]
    setup: tuple[SetUp, ...]
    entries: tuple[Entry, ...]

"""Whether a position that somebody wrote is possible. All faults are collected and reported together.

A game reads every field of a position through `Faults`, calls `refuse` before it makes a state of them, checks whether
the state is possible, and calls `refuse` again. A position is possible if the rules can continue from it: every field
is in range, every piece is in one place, there are no more pieces than in the box, and the question has an answer.
Whether a game could have led there does not matter: somebody may set up a problem with few pieces.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, Final, TypeVar

from ..engine.state import State
from .flaws import (
    BEGINNING,
    BY_SEAT,
    EXACTLY,
    FIELD_TWICE,
    FIELDS_LACK,
    KEY_VALUE,
    NEAR,
    NO_ANSWER,
    NO_CHOICE,
    NO_FIELD,
    NO_VERB,
    NOTHING,
    NUMBER,
    PARTS_BY_SEAT,
    TWICE,
    TWO_PLACES,
    UNKNOWN,
)
from .refusal import TEXT, TEXT_AND_RIGHT, Fault, Flaw, NotationError

T = TypeVar("T")

LONGEST_SHOWN: Final = 40
NO_DEFAULTS: Final[Mapping[str, str]] = {}
ABOUT: Final = ("at", "seat", "faction", "rule")  # what may be said of any fault besides the arguments of its row
WHOLE: Final = re.compile("-?[0-9]{1,9}")  # nothing in a position is larger, and no engine overflows at this size


class Faults:
    """What has been found wrong with a position so far."""

    def __init__(self) -> None:
        self.found: list[Fault] = []

    def add(self, field: str, wrong: Flaw | str, right: str = "", /, **named: int | str) -> None:
        """Note that a field is wrong: a row with its arguments ("pawn", NUMBER, found=12, least=-9, most=9), and any of
        `at`, `seat`, `faction` and `rule`, as in `Fault`. A plug-in without messages says in English what is wrong and
        what would be right: "12", "a number up to 9"."""
        if not isinstance(wrong, Flaw):
            named |= {"wrong": wrong, "right": right} if right else {"wrong": wrong}
            wrong = TEXT_AND_RIGHT if right else TEXT
        about: dict[str, Any] = {name: named.pop(name) for name in ABOUT if name in named}
        fault = Fault(field, wrong, tuple(named.items()), **about)
        if fault not in self.found:
            self.found.append(fault)

    def expect(self, fits: bool, field: str, wrong: Flaw | str, right: str = "", /, **named: int | str) -> bool:
        """Note a fault, as `add` does, unless the condition is met; returns whether it is."""
        if not fits:
            self.add(field, wrong, right, **named)
        return fits

    @contextmanager
    def noting(self) -> Iterator[None]:
        """Note any `NotationError` raised inside, and go on."""
        try:
            yield
        except NotationError as error:
            self.note(error)

    def note(self, error: NotationError) -> None:
        self.found += [fault for fault in error.faults if fault not in self.found]

    def refuse(self) -> None:
        """Raise a `NotationError` with all faults, if there are any."""
        if self.found:
            raise NotationError(*self.found)

    # ---- fields. Each returns something valid even if what was written is not, so that reading can go on.

    def number(self, field: str, value: int | str, least: int, most: int, *, at: str = "", rule: str = "") -> int:
        """A number, given as such or in digits, within bounds."""
        written = str(value)
        if WHOLE.fullmatch(written) and least <= int(written) <= most:
            return int(written)
        if least < most:
            self.add(field, NUMBER, at=at, found=shortened(written), least=least, most=most, rule=rule)
        else:
            self.add(field, EXACTLY, at=at, found=shortened(written), expected=least, rule=rule)
        return least

    def name(self, field: str, value: str, names: Sequence[str]) -> int:
        """The index of a name in the list of known names."""
        return (self.names(field, [value], names) or [0])[0]

    def names(self, field: str, values: Iterable[str], names: Sequence[str]) -> list[int]:
        """The indices of names; none may appear twice."""
        found: list[int] = []
        for value in values:
            try:
                place = find(value, names, field)
            except NotationError as error:
                self.note(error)
                continue
            if place in found:
                self.add(field, TWICE, name=names[place])
            else:
                found.append(place)
        return found

    def by_seat(self, field: str, values: Sequence[T], seats: int, missing: T) -> list[T]:
        """The values, one for each seat; `missing` where one is lacking."""
        if not several(values):
            self.add(field, BY_SEAT, found=shortened(str(values)), seats=seats)
            return [missing] * seats
        parts = list(values)
        if len(parts) != seats:
            self.add(field, PARTS_BY_SEAT, count=len(parts), seats=seats)
        return [*parts, *[missing] * seats][:seats]

    def once(self, places: Sequence[tuple[str, str]]) -> None:
        """Note every piece that is in two places; each piece is given with the field where it is."""
        if len({piece for piece, _ in places}) == len(places):
            return
        where: dict[str, list[str]] = {}
        for piece, field in places:
            where.setdefault(piece, []).append(field)
        for piece, fields in where.items():
            if len(fields) > 1:
                self.add(fields[1], TWO_PLACES, name=piece, places=", ".join(fields))

    # ---- the whole

    def answerable(self, state: State, place: str = "") -> None:
        """Note it if the question of an unfinished game has no answer; the answer would be in the field `place`, if
        given. Call this only if nothing else is wrong."""
        if state.over or state.legal():
            return
        if place:
            self.add("ask", NO_CHOICE, asked=state.question, place=place)
        else:
            self.add("ask", NO_ANSWER, asked=state.question)


def several(values: object) -> bool:
    """Whether the value is a sequence, and not a text."""
    return isinstance(values, Sequence) and not isinstance(values, str)


def shortened(text: str) -> str:
    """What was written, cut short if it is long."""
    short = text if len(text) <= LONGEST_SHOWN else text[: LONGEST_SHOWN - 1] + "…"
    return text if WHOLE.fullmatch(text) else repr(short)


def words(text: str | Iterable[str]) -> list[str]:
    """Names separated by commas or spaces, or given one by one. Anything else becomes a word that no field knows, and
    is refused like any other."""
    if isinstance(text, str):
        return text.replace(",", " ").split()
    return [str(word) for word in text] if isinstance(text, Iterable) else [str(text)]


def find(name: str, names: Sequence[str], what: str) -> int:
    """The index of a name; an unknown one is an error that suggests the nearest. Ignores case, spaces and hyphens."""
    try:
        return names.index(name)
    except ValueError:
        pass  # written differently, or unknown
    name = str(name).strip()
    wanted = name.lower().replace(" ", "_").replace("-", "_")
    lowered = [known.lower() for known in names]
    if wanted in lowered:
        return lowered.index(wanted)
    near = difflib.get_close_matches(wanted[:80], lowered, 1)
    if near:
        meant = names[lowered.index(near[0])]
        raise wrong(what, NEAR, found=shortened(name), name=meant)
    raise wrong(what, UNKNOWN, found=shortened(name), names=", ".join(names))


def wrong(field: str, flaw: Flaw, /, *, rule: str = "", **named: int | str) -> NotationError:
    """The error for a single fault, where reading cannot go on."""
    return NotationError(Fault(field, flaw, tuple(named.items()), rule=rule))


def no_verb(text: str, verbs: Sequence[str]) -> NotationError:
    """The error for a text that begins with no verb of the game, and so names no action."""
    return wrong("", NO_VERB, found=repr(text), names=", ".join(verbs))


def read_fields(
    line: str, beginning: str, keys: Sequence[str], defaults: Mapping[str, str] = NO_DEFAULTS
) -> dict[str, str]:
    """The fields of a position line that begins with a game and its version, each given once.

    Those with a default may be left out. A new option is such a field, and is written only if it differs from the
    default, so that the lines of games that do not use it, and their hashes, stay the same.
    """
    parts = line.split()
    if not parts or parts[0] != beginning:
        found = shortened(parts[0]) if parts else NOTHING
        raise wrong("", BEGINNING, expected=repr(beginning), found=found)
    faults = Faults()
    fields: dict[str, str] = {}
    for word in parts[1:]:
        key, sign, value = word.partition("=")
        if not sign:
            faults.add("", KEY_VALUE, found=shortened(word))
        elif key not in keys and key not in defaults:
            faults.add("", NO_FIELD, found=shortened(key), names=", ".join(keys))
        elif key in fields:
            faults.add(key, FIELD_TWICE)
        else:
            fields[key] = value
    lacking = [key for key in keys if key not in fields]
    if lacking:
        faults.add("", FIELDS_LACK, names=", ".join(lacking))
    faults.refuse()
    return {**defaults, **fields}

"""What a position holds, field by field: this is how positions are compared, and how they travel to other processes.

The fields are found, not listed: those of a class that are numbers, or vectors of numbers. Anything else (a chart, a
listener, a part with fields of its own) is left to the caller.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import attrgetter
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

A_VECTOR: Final[object] = vec[i64]()
# by class: the names of its numbers and of its vectors, and what reads all its numbers at once
KNOWN: Final[dict[type, tuple[tuple[str, ...], tuple[str, ...]]]] = {}
READERS: Final[dict[type, Any]] = {}


def names_of(part: object) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The names of a part's numbers and of its vectors, in the same order in both builds."""
    kind = type(part)
    known = KNOWN.get(kind)
    if known is None:
        found: set[str] = set(getattr(part, "__dict__", ()))
        for base in kind.__mro__:
            found.update(getattr(base, "__mypyc_attrs__", ()))
            found.update(getattr(base, "__slots__", ()))
        numbers = [name for name in sorted(found) if isinstance(getattr(part, name, None), int)]
        vectors = [name for name in sorted(found) if type(getattr(part, name, None)) is type(A_VECTOR)]
        known = tuple(numbers), tuple(vectors)
        KNOWN[kind] = known
        # the class, which is no number, makes this return a tuple even for one number or none
        READERS[kind] = attrgetter("__class__", "__class__", *numbers)
    return known


def contents_of(parts: Sequence[object]) -> tuple[object, ...]:
    """Everything that the parts of a position hold, in a fixed order."""
    found: list[object] = []
    for part in parts:
        _, vectors = names_of(part)
        found.append(READERS[type(part)](part)[2:])
        for name in vectors:
            found.append(tuple(getattr(part, name)))
    return tuple(found)


def fill(parts: Sequence[object], contents: Sequence[Any]) -> None:
    """Give the parts of a position what `contents_of` found in others like them."""
    at = 0
    for part in parts:
        numbers, vectors = names_of(part)
        for name, value in zip(numbers, contents[at], strict=True):
            setattr(part, name, value)
        at += 1
        for name in vectors:
            setattr(part, name, vec[i64](contents[at]))
            at += 1

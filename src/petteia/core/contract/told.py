"""Typed things that a game tells, which the server passes on as plain data."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import is_dataclass
from types import ModuleType
from typing import Protocol


class Told(Protocol):
    """Something that a game tells: a view, a price, what an action would lead to, a map."""

    def plain(self) -> dict[str, object]:
        """The same as plain data."""


def rows_of(module: ModuleType) -> dict[str, object]:
    """The tables of a module such as a game's `facts.py`: every constant that is plain data or rows of it, by its name
    in small letters."""
    return {name.lower(): value for name, value in vars(module).items() if name.isupper() and is_fact(value)}


def is_fact(value: object) -> bool:
    """Whether a value is plain data, or rows of it."""
    if isinstance(value, tuple | list):
        return all(is_fact(item) for item in value)
    if isinstance(value, Mapping):
        return all(isinstance(key, str | int) and is_fact(item) for key, item in value.items())
    return is_dataclass(value) or isinstance(value, str | int | float)

"""Rows that several games use: questions, and things with a name in the code and a text in records."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Question:
    """A question: whom it is asked, under which rule, and what it asks to do; `settled` if nothing is half done when a
    seat is asked it."""

    name: str
    whom: str
    rule: str
    to: str
    settled: bool = False


@dataclass(frozen=True)
class Named:
    """Something with a name in the code and a text in records."""

    name: str
    text: str

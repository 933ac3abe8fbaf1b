"""Rows that several games write: what is asked, and what has a name in the code and a text in records."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Question:
    """A question: of whom it is asked, by which rule, and what it asks to do; `settled` if nothing is half done when a
    seat is asked."""

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

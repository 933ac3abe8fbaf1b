"""Squares in rows, which any table can draw."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Grid:
    """A field of a view that is drawn as squares, for a game that has no table of its own on the page or in a terminal.

    Each row is a text with a character for each square, the row farthest from seat 0 first: "." is free, a digit is a
    piece of that seat, and a letter is a bound piece of seat 0 ("a"), 1 ("b") and so on. The nearest row is 1, and its
    first square "a1". Players can point at the squares that the texts of actions name.
    """

    rows: tuple[str, ...]

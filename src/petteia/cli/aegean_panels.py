"""What lies around the map in both editions of Cyclades: offerings, creatures with prices, buildings as letters."""

from __future__ import annotations

from collections.abc import Mapping

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from .aegean_words import title
from .names import Names

GAP = 2  # letters between two things side by side


def beside(left: RenderableType, right: RenderableType, width: int) -> Table:
    """Two things side by side, the left one as wide as said."""
    table = Table.grid(padding=(0, GAP, 0, 0))
    table.add_column(width=width)
    table.add_column()
    table.add_row(left, right)
    return table


def offering(seat: int, offer: int, names: Names) -> Text:
    """Who has a god, for how much; with Apollo, for nothing."""
    if seat < 0:
        return Text("nobody", style="muted")
    return Text.assemble((f"{offer} ", "coin"), "by ", names.badge(seat)) if offer else names.badge(seat)


def draw_track(spaces: list[tuple[int, str]], powers: Mapping[str, str]) -> RenderableType:
    """The creatures and their prices."""
    table = Table.grid(padding=(0, 1))
    for price, creature in spaces:
        name = Text(title(creature) or "–", style="bold" if creature else "muted")
        table.add_row(Text(str(price), style="coin"), name, Text(powers.get(creature, ""), style="muted"))
    return Group(Text("Creatures, and what they cost", style="muted"), table)


def building_sign(letter: str, number: int) -> str:
    """A letter for a type that one has, with how many; a point for one that is lacking for a metropolis."""
    return f"{letter}{number if number > 1 else ''}" if number else "·"


def purse(gold: int) -> Text:
    """Gold, or that one may not know it."""
    return Text(str(gold), style="coin") if gold >= 0 else Text("?", style="muted")

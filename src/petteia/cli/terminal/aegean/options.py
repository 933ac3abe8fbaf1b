"""How options are laid out for both editions of Cyclades: numbered, in groups, few lines."""

from __future__ import annotations

from collections.abc import Container
from typing import Final

from rich.columns import Columns
from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ..voice import Voice

INDENT: Final = 2
NO_HEADING: Final = -1


def in_order(legal: list[int], verb_of: bytes, last: Container[int]) -> dict[int, int]:
    """The number to type for each action, from 1 in their order; what ends something comes last."""
    return dict(enumerate(sorted(legal, key=lambda action: (verb_of[action] in last, action)), 1))


def flowing(items: list[Text]) -> RenderableType:
    """Short options side by side."""
    return Padding(Columns(items, padding=(0, 2)), (0, 0, 0, INDENT))


def rows(options: list[tuple[int, str, str | Text]]) -> RenderableType:
    """A line an option: number, words, and what it costs and brings."""
    table = Table.grid(padding=(0, 2))
    table.add_column(justify="right", style="you", no_wrap=True)
    table.add_column(no_wrap=True)
    table.add_column(style="muted")
    for number, words, remark in options:
        table.add_row(str(number), words, remark)
    return table


def heading(words: str, price: str, free: bool) -> Text:
    """What a group of options is, and what each of them costs."""
    told = Text(words, style="bold")
    return told.append(f" ({price})", style="good" if free else "coin") if price else told


def not_now(reasons: list[str], voice: Voice) -> list[Text]:
    """What could be done at other times, and why not now."""
    if not reasons:
        return []
    return [Text(f"{voice('table-not-possible')}:", style="muted")] + [
        Text(f"  {reason}", style="refusal") for reason in reasons
    ]

"""What reports on games between bots have in common: headings, shares with intervals, how games ended."""

from __future__ import annotations

from rich.table import Table

from ..arena import STALLED, Interval
from ..arena.analysis import Band
from ..arena.simulation import UNFINISHED
from ..locale import Words

BROKEN_OFF = {UNFINISHED: "terminal-broken-off", STALLED: "terminal-stalled"}


def headed(own: Words, columns: str, most: int | None = None) -> Table:
    """A table headed by the first `most` headings of a message; all columns but the first are right-aligned."""
    headings = [heading.strip() for heading in own.format(columns).split("|")][:most]
    table = Table(*headings, box=None, padding=(0, 2), header_style="muted")
    for column in table.columns[1:]:
        column.justify = "right"
    return table


def percent(own: Words, share: float) -> str:
    return own.format("terminal-share", share=100 * share)


def interval(own: Words, share: Interval | Band) -> str:
    return own.format("terminal-interval", low=100 * share.low, high=100 * share.high)


def reason_words(own: Words, reason: str) -> str:
    """Why games ended, or that they did not, in words."""
    id = BROKEN_OFF.get(reason, f"reason-{reason}")
    return own.format(id) if own.has(id) else reason.replace("_", " ")

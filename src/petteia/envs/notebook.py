"""States and records that are drawn in notebooks.

Run `%load_ext petteia.envs.notebook` once in a Jupyter notebook; after that, a state or a record at the end of a cell
is drawn, for every game. Elsewhere, `picture` and `page` return the same as text.
"""

from __future__ import annotations

from html import escape
from typing import Any

from ..core.contract.registry import game as find_game
from ..core.engine.state import CHANCE, SPECTATOR, State
from ..core.records.record import Record
from .picture import as_svg

SVG, HTML = "image/svg+xml", "text/html"


def picture(state: State, seat: int = SPECTATOR) -> str:
    """A position as SVG, as a seat or a spectator sees it."""
    return as_svg(find_game(state.position().partition("/")[0]), state, seat)


def page(record: Record) -> str:
    """A record as HTML: the position it leads to, and all actions before that."""
    names = record.players or [f"seat {seat}" for seat in range(record.seats)]
    lines = "".join(
        f"<li>{escape('chance' if entry.actor == CHANCE else names[entry.actor])}: {escape(entry.text)}</li>"
        for entry in record.entries
    )
    told = f"<details><summary>{len(record.entries)} actions</summary><ol>{lines}</ol></details>"
    return f"<div>{picture(record.state)}{told}</div>"


def load_ipython_extension(shell: Any) -> None:
    """Called by IPython's `%load_ext`."""
    formatters = shell.display_formatter.formatters
    formatters[SVG].for_type(State, picture)
    formatters[HTML].for_type(Record, page)


def unload_ipython_extension(shell: Any) -> None:
    """Called by IPython's `%unload_ext`."""
    formatters = shell.display_formatter.formatters
    formatters[SVG].pop(State, None)
    formatters[HTML].pop(Record, None)

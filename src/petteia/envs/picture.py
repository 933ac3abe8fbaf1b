"""A position as a picture for researchers: the terminal's table, as text or SVG."""

from __future__ import annotations

import io

from rich.console import Console

from ..cli.output import THEME
from ..cli.terminal.names import Names
from ..cli.terminal.tables import table_for
from ..core.contract.game import Game
from ..core.engine.state import State
from ..locale import FALLBACK, title

WIDTH = 110


def drawn(game: Game, state: State, seat: int, width: int, styled: bool) -> Console:
    """A console with the position drawn on it, as a seat or a spectator sees it."""
    names = [f"seat_{number}" for number in range(state.seats)]
    table = table_for(game, Names(tuple(names)))
    console = Console(
        theme=THEME,
        highlight=False,
        emoji=False,
        width=width,
        record=True,
        file=io.StringIO(),
        force_terminal=styled,
        color_system="truecolor" if styled else None,
        legacy_windows=False,
    )
    console.print(table.heading(state))
    console.print(table.picture(state, seat, width))
    if state.result is not None:
        console.print(table.ending(state.result))
    return console


def as_text(game: Game, state: State, seat: int, width: int = WIDTH) -> str:
    """The position as plain text."""
    return drawn(game, state, seat, width, styled=False).export_text()


def as_svg(game: Game, state: State, seat: int, width: int = WIDTH) -> str:
    """The position as an SVG document, always the same for the same position."""
    return drawn(game, state, seat, width, styled=True).export_svg(
        title=title(FALLBACK, game.id), unique_id=f"petteia-{state.digest()}"
    )

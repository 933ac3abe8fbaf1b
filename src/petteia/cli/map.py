"""`petteia map`: a picture of a map."""

from __future__ import annotations

from pathlib import Path

import click

from ..core.game import Game
from ..core.rng import Rng
from ..core.state import CHANCE
from ..games.legendary import GAME as LEGENDARY
from ..games.legendary import LegendaryState
from .map_drawing import draw
from .output import console
from .parameters import GAME, usage


@click.command()
@GAME
@click.option("--seats", type=int, default=4, show_default=True, help="How many seats.")
@click.option("--code", default="quick", show_default=True, help="A map code, `quick`, or `random`.")
@click.option("--side", type=click.Choice(["front", "back"]), default="front", show_default=True, help="Of the tiles.")
@click.option("--seed", type=int, default=1, show_default=True, help="For a random map.")
@click.option("--svg", type=click.Path(dir_okay=False, path_type=Path), required=True, help="The file to write.")
def map(game: Game, seats: int, code: str, side: str, seed: int, svg: Path) -> None:
    """Draw a map of GAME as SVG. Only the Legendary Edition has maps that change."""
    if game.id != LEGENDARY.id:
        raise click.UsageError(f"{game.id} has no maps to draw; {LEGENDARY.id} has")
    with usage():
        state = game.start(seats, map=code, side=side)
    assert isinstance(state, LegendaryState)
    rng = Rng(seed)
    while state.map.islands == 0 and state.actor == CHANCE:
        state.play(state.draw(rng))
    svg.write_text(draw(state.map), encoding="utf-8")
    console().print(f"{state.map.code}  [muted]{svg}[/]")

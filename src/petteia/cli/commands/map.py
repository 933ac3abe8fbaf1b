"""`petteia map`: a picture of a map."""

from __future__ import annotations

from pathlib import Path

import click

from ...core.contract.game import Game
from ...core.contract.registry import all_games
from ...core.engine.rng import Rng
from ...core.engine.state import CHANCE
from ...locale import words
from ..output import console
from ..parameters import GAME, LANGUAGE, usage
from ..terminal.names import Names
from ..terminal.tables import table_for


@click.command()
@GAME
@click.option("--seats", type=int, default=4, show_default=True, help="Number of seats.")
@click.option("--code", default="quick", show_default=True, help="A map code, `quick`, or `random`.")
@click.option(
    "--side", type=click.Choice(["front", "back"]), default="front", show_default=True, help="Side of the tiles."
)
@click.option("--seed", type=int, default=1, show_default=True, help="For a random map.")
@click.option("--svg", type=click.Path(dir_okay=False, path_type=Path), required=True, help="The file to write.")
@LANGUAGE
def map(game: Game, seats: int, code: str, side: str, seed: int, svg: Path, language: str) -> None:
    """Draw a map of GAME as SVG. Only the Legendary Edition has variable maps."""
    if not has_maps(game):
        others = ", ".join(id for id, other in all_games().items() if has_maps(other))
        raise click.UsageError(words(language).format("command-no-maps", game=game.id, names=others))
    with usage():
        state = game.start(seats, **{game.manifest.map_option: code, "side": side})
    rng, table = Rng(seed), table_for(game, Names(()), language)
    while (drawn := table.map_drawing(state)) is None and state.actor == CHANCE:
        state.play(state.draw(rng))
    assert drawn is not None, "a map that is laid can be drawn"
    written, picture = drawn
    svg.write_text(picture, encoding="utf-8")
    console().print(f"{written}  [muted]{svg}[/]")


def has_maps(game: Game) -> bool:
    """Whether a game has maps to choose from."""
    return bool(game.manifest.map_option)

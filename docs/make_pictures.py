"""Draws the pictures of the documentation: `python docs/make_pictures.py`."""

from __future__ import annotations

import io
import re
from collections.abc import Callable
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme

import petteia
from petteia.arena.simulation import next_action
from petteia.bots import bot
from petteia.cli.output import THEME
from petteia.cli.terminal.names import Names, spoken_names
from petteia.cli.terminal.sitting import Sitting
from petteia.cli.terminal.tables import table_for
from petteia.games.cyclades.words.view import View as CycladesView
from petteia.games.duel.words.view import View as DuelView
from petteia.locale import FALLBACK, words

IMAGES = Path(__file__).parent / "images"
DUEL_SEED = 299
CARDS_LEFT = 12  # the middle of Age II
CYCLADES_SEED = 2
METROPOLISES = 2  # on the map
COLUMNS = 120
LETTER = 12.2  # the width of a letter in rich's pictures

NIGHT = TerminalTheme(
    (15, 30, 43),
    (233, 227, 213),
    [(15, 30, 43), (229, 129, 102), (169, 187, 102), (227, 180, 90), (58, 116, 184), (133, 89, 166), (109, 183, 204)],
    [(221, 213, 195)],
)


def middle_of_age_ii(state: petteia.State) -> bool:
    """A turn of yours at Duel in the middle of Age II."""
    view = state.view(0)
    assert isinstance(view, DuelView)
    return view.age == 2 and len(view.table) <= CARDS_LEFT and view.actor == 0


def favour_of_ares(state: petteia.State) -> bool:
    """A turn of yours at Cyclades with Ares, when metropolises stand."""
    view = state.view(0)
    assert isinstance(view, CycladesView)
    founded = sum(island.metropolis for island in view.islands)
    return view.actor == 0 and view.question == "turn" and view.god == "ares" and founded >= METROPOLISES


def in_the_middle(id: str, names: Names, seed: int, there: Callable[[petteia.State], bool], screen: Console) -> Sitting:
    """A game between greedy bots, the first in your place, played until it is there."""
    game = petteia.game(id)
    bots = [bot("greedy", id) for _ in names.players]
    record = petteia.Record(game, len(bots))
    seeds = petteia.Seeds(bytes(32), ("",) * len(bots))
    sitting = Sitting(record, [None, *bots[1:]], table_for(game, names), screen, seed, seeds, Path())
    sitting.listen()
    rng = petteia.Rng(seed)
    while not there(record.state):
        if record.state.actor == 0:
            sitting.told[0] = len(sitting.happened)
        sitting.play(next_action(record.state.actor, record, bots, rng))
    return sitting


def terminal(id: str, names: Names, seed: int, there: Callable[[petteia.State], bool]) -> str:
    """What `petteia play` shows there, as SVG."""
    screen = Console(
        record=True,
        width=COLUMNS,
        file=io.StringIO(),
        theme=THEME,
        highlight=False,
        force_terminal=True,
        color_system="truecolor",
    )
    in_the_middle(id, names, seed, there, screen).show(0)
    screen.print(f"[you]{names(0)} ›[/] ", end="")
    return self_contained(screen.export_svg(title=f"petteia play {id}", theme=NIGHT, unique_id=id))


def self_contained(svg: str) -> str:
    """Without fonts from elsewhere and without addresses; blanks at the head of a text become its place."""
    svg = re.sub(r"<!--.*?-->", "", svg, flags=re.DOTALL)
    svg = re.sub(r"@font-face \{.*?\}", "", svg, flags=re.DOTALL)
    svg = re.sub(r"font-family: [^;]*;", 'font-family: "DejaVu Sans Mono", Menlo, Consolas, monospace;', svg)
    svg = re.sub(r'x="([\d.]+)" y="([\d.]+)" textLength="([\d.]+)"([^>]*)>((?:&#160;)+)(?=[^<])', indented, svg)
    return "\n".join(line.rstrip() for line in svg.splitlines() if line.strip()) + "\n"


def indented(match: re.Match[str]) -> str:
    blanks = LETTER * match[5].count("&#160;")
    place, length = float(match[1]) + blanks, float(match[3]) - blanks
    return f'x="{place:.1f}" y="{match[2]}" textLength="{length:.1f}"{match[4]}>'


if __name__ == "__main__":
    IMAGES.mkdir(exist_ok=True)
    two, three = (spoken_names(["you", *["greedy"] * others], words(FALLBACK)) for others in (1, 2))
    pictures = {
        "duel": terminal("duel", two, DUEL_SEED, middle_of_age_ii),
        "cyclades": terminal("cyclades", three, CYCLADES_SEED, favour_of_ares),
    }
    for game, picture in pictures.items():
        (IMAGES / f"{game}-terminal.svg").write_text(picture, encoding="utf-8")

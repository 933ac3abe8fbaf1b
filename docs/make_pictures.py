"""Draws the pictures of the documentation: `python docs/make_pictures.py`."""

from __future__ import annotations

import io
import re
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme

import petteia
from petteia.arena.simulation import next_action
from petteia.bots import bot
from petteia.cli.names import Names
from petteia.cli.output import THEME
from petteia.cli.sitting import Sitting
from petteia.cli.tables import table_for
from petteia.games.duel.view import View

IMAGES = Path(__file__).parent / "images"
SEED = 299
CARDS_LEFT = 12  # the middle of Age II
COLUMNS = 120
LETTER = 12.2  # the width of a letter in rich's pictures

NIGHT = TerminalTheme(
    (15, 30, 43),
    (233, 227, 213),
    [(15, 30, 43), (229, 129, 102), (169, 187, 102), (227, 180, 90), (58, 116, 184), (133, 89, 166), (109, 183, 204)],
    [(221, 213, 195)],
)


def in_the_middle(screen: Console) -> Sitting:
    """A game between two greedy bots, played until the first, in your place, has a turn in the middle of Age II."""
    game = petteia.game("duel")
    sitting = Sitting(
        petteia.Record(game),
        [None, bot("greedy", "duel")],
        table_for(game, Names(("you", "greedy"))),
        screen,
        SEED,
        Path(),
    )
    sitting.listen()
    bots = [bot("greedy", "duel"), bot("greedy", "duel")]
    rng = petteia.Rng(SEED)
    while True:
        state = sitting.record.state
        view = state.view(0)
        assert isinstance(view, View)
        if view.age == 2 and len(view.table) <= CARDS_LEFT and view.actor == 0:
            return sitting
        if state.actor == 0:
            sitting.told[0] = len(sitting.happened)
        sitting.play(next_action(state.actor, sitting.record, bots, rng))


def terminal() -> str:
    """What `petteia play duel` shows there, as SVG."""
    screen = Console(
        record=True,
        width=COLUMNS,
        file=io.StringIO(),
        theme=THEME,
        highlight=False,
        force_terminal=True,
        color_system="truecolor",
    )
    in_the_middle(screen).show(0)
    screen.print("[you]You ›[/] ", end="")
    return self_contained(screen.export_svg(title="petteia play duel", theme=NIGHT, unique_id="duel"))


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
    (IMAGES / "duel-terminal.svg").write_text(terminal(), encoding="utf-8")

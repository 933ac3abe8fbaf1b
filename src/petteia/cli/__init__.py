"""The command line: `petteia games`, `play`, `sim`, `replay`, `rules`."""

from __future__ import annotations

import click

from .. import __version__
from .games import games
from .play import play
from .replay import replay
from .rules import rules
from .sim import sim


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="petteia")
def main() -> None:
    """Board games by the book, for people and for programs."""


for command in (games, play, sim, replay, rules):
    main.add_command(command)

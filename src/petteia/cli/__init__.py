"""The command line: `petteia games`, `play`, `sim`, `replay`, `rules`, `map`, `bench`."""

from __future__ import annotations

import click

from .. import __version__
from . import bench, games, map, play, replay, rules, sim


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="petteia")
def main() -> None:
    """Board games by the book, for people and for programs."""


for command in (games.games, play.play, sim.sim, replay.replay, rules.rules, map.map, bench.bench):
    main.add_command(command)

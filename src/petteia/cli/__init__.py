"""The command line: `petteia games`, `bots`, `play`, `sim`, `match`, `ladder`, `tune`, `replay`, `verify`, `rules`,
`map`, `bench`, `serve`, `audit`, `backup`."""

from __future__ import annotations

import click

from .. import __version__
from . import audit, backup, bench, bots, games, ladder, map, match, play, replay, rules, serve, sim, tune, verify


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="petteia")
def main() -> None:
    """Board games by the book, for people and for programs."""


COMMANDS = (
    games.games,
    bots.bots,
    play.play,
    sim.sim,
    match.match_command,
    ladder.ladder,
    tune.tune_command,
    replay.replay,
    verify.verify_command,
    serve.serve,
    rules.rules,
    map.map,
    bench.bench,
    audit.audit,
    backup.backup,
)
for command in COMMANDS:
    main.add_command(command)

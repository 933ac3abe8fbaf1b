"""The command line: `petteia games`, `bots`, `bot-check`, `connect`, `play`, `sim`, `match`, `ladder`, `analyse`,
`calibrate`, `train`, `replay`, `review`, `problems`, `verify`, `rules`, `map`, `bench`, `serve`, `worker`, `audit`,
`backup`, `migrate`, `doctor` and `admin`."""

from __future__ import annotations

import click

from .. import __version__
from .commands import (
    admin,
    analyse,
    audit,
    backup,
    bench,
    bot_check,
    bots,
    calibrate,
    connect,
    doctor,
    games,
    ladder,
    map,
    match,
    migrate,
    play,
    problems,
    replay,
    review,
    rules,
    serve,
    sim,
    train,
    verify,
    worker,
)


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="petteia")
def main() -> None:
    """Board games by the book, for people and for programs."""


COMMANDS = (
    games.games,
    bots.bots,
    bot_check.bot_check,
    play.play,
    sim.sim,
    match.match_command,
    ladder.ladder,
    analyse.analyse_command,
    calibrate.calibrate_command,
    train.train_command,
    replay.replay,
    review.review_command,
    problems.problems_command,
    verify.verify_command,
    serve.serve,
    worker.worker,
    connect.connect,
    rules.rules,
    map.map,
    bench.bench,
    audit.audit,
    backup.backup,
    migrate.migrate,
    doctor.doctor,
    admin.admin,
)
for command in COMMANDS:
    main.add_command(command)

"""`petteia play`: a game at the terminal, against bots or with friends at one screen."""

from __future__ import annotations

import secrets
from pathlib import Path

import click

from ..bots import bot, bot_names
from ..core.game import Game
from ..core.record import Record
from . import storage
from .names import YOU, name_seats
from .output import console
from .parameters import GAME, OPTION, read_words, usage
from .sitting import Sitting
from .tables import table_for

SEATS_TAG = "seats"  # the record remembers who were people, for --resume
FILE = click.Path(path_type=Path, dir_okay=False)


@click.command()
@GAME
@click.option(
    "--seats", callback=read_words, metavar="A,B", help="Who sits where: you, or a bot's name.  [default: you,greedy]"
)
@OPTION
@click.option("--seed", type=click.IntRange(min=0), help="Fixes what chance and the bots do.")
@click.option("--save", type=FILE, help="Where the record goes.  [default: a new file in petteia-records/]")
@click.option("--resume", type=click.Path(path_type=Path, dir_okay=False, exists=True), help="Go on with this record.")
@click.option("--position", metavar="LINE", help="Begin from this position.")
def play(
    game: Game,
    seats: list[str] | None,
    options: dict[str, str],
    seed: int | None,
    save: Path | None,
    resume: Path | None,
    position: str | None,
) -> None:
    """Play GAME at the terminal.

    Several seats called "you" share the screen.
    """
    if resume and (options or position):
        raise click.UsageError("--resume brings its own options and position; leave out --option and --position")
    if save and save.exists() and save != resume:
        raise click.UsageError(f"{save} exists already; choose another name, or go on with it: --resume {save}")
    if resume:
        record = resumed(game, resume, seats)
    else:
        record = begun(game, seats or [YOU] + ["greedy"] * (game.seat_counts[0] - 1), options, position or "")
    kinds = record.tags[SEATS_TAG].split(",")
    sitting = Sitting(
        record=record,
        bots=[None if kind == YOU else bot(kind, game.id) for kind in kinds],
        table=table_for(game, name_seats(kinds)),
        out=console(),
        seed=secrets.randbits(64) if seed is None else seed,
        path=save or resume or storage.new_path(game.id),
    )
    sitting.run()


def begun(game: Game, kinds: list[str], options: dict[str, str], position: str) -> Record:
    """A new game with these players."""
    with usage():
        check_kinds(game, kinds)
        players = list(name_seats(kinds).players)
        return Record(game, len(kinds), options, players, {SEATS_TAG: ",".join(kinds)}, position)


def resumed(game: Game, path: Path, seats: list[str] | None) -> Record:
    """The game of a record, with the players that it had unless others take their seats."""
    record = storage.load(path)
    if record.game.id != game.id:
        raise click.UsageError(f"{path} is a game of {record.game.id}: petteia play {record.game.id} --resume {path}")
    kept = record.tags.get(SEATS_TAG, "").split(",")
    if len(kept) != record.seats:
        kept = [name if name in bot_names(game.id) else YOU for name in record.players] or [YOU] * record.seats
    kinds = seats or kept
    with usage():
        check_kinds(game, kinds)
        if len(kinds) != record.seats:
            raise click.UsageError(f"{path} has {record.seats} seats, not {len(kinds)}")
    record.tags[SEATS_TAG] = ",".join(kinds)
    record.players = list(name_seats(kinds).players)
    return record


def check_kinds(game: Game, kinds: list[str]) -> None:
    """Every seat is a person's or a known bot's."""
    for kind in kinds:
        if kind != YOU and ":" not in kind and kind not in bot_names(game.id):
            known = ", ".join([YOU, *bot_names(game.id)])
            raise click.UsageError(f"--seats: {kind!r} is nobody; seats are taken by {known}")

"""`petteia play`: a game at the terminal, against bots or with friends at one screen."""

from __future__ import annotations

import hashlib
import secrets
from pathlib import Path

import click
from rich.console import Console
from rich.text import Text

from ..bots import bot, bot_names
from ..core.fair import Seeds, new_secret
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

    Several seats called "you" share the screen. What chance will do is pledged in the record before the first action,
    and `petteia verify` can check it after the last.
    """
    if resume and (options or position):
        raise click.UsageError("--resume brings its own options and position; leave out --option and --position")
    if save and save.exists() and save != resume:
        raise click.UsageError(f"{save} exists already; choose another name, or go on with it: --resume {save}")
    out = console()
    if resume:
        record = resumed(game, resume, seats)
        seeds = kept_seeds(record, resume, seed, out)
    else:
        record = begun(game, seats or [YOU] + ["greedy"] * (game.seat_counts[0] - 1), options, position or "")
        seeds = fresh_seeds(record.seats, seed)
        record.pledge = seeds.pledge()
    kinds = record.tags[SEATS_TAG].split(",")
    sitting = Sitting(
        record=record,
        bots=[None if kind == YOU else bot(kind, game.id) for kind in kinds],
        table=table_for(game, name_seats(kinds)),
        out=out,
        seed=secrets.randbits(64) if seed is None else seed,
        seeds=seeds,
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


def fresh_seeds(seats: int, seed: int | None) -> Seeds:
    """Seeds for the chance of a new game; nobody but the house gives one here."""
    secret = new_secret() if seed is None else hashlib.sha256(f"petteia play --seed {seed}".encode()).digest()
    return Seeds(secret, ("",) * seats)


def kept_seeds(record: Record, path: Path, seed: int | None, out: Console) -> Seeds:
    """The seeds that a record pledged. If they are lost it goes on with others, and pledges nothing any more."""
    if record.seeds is not None:
        return record.seeds
    fresh = fresh_seeds(record.seats, seed)
    secret = storage.secret_of(path)
    kept = fresh if secret is None else Seeds(secret, fresh.players)
    if record.pledge in (None, kept.pledge()):
        return kept
    record.pledge = None
    lost = (
        f"{storage.secret_path(path)} does not hold the seed that was pledged: this game cannot be verified any more."
    )
    out.print(Text(lost, style="refusal"), soft_wrap=True)
    return fresh


def check_kinds(game: Game, kinds: list[str]) -> None:
    """Every seat is a person's or a known bot's."""
    for kind in kinds:
        if kind != YOU and ":" not in kind and kind not in bot_names(game.id):
            known = ", ".join([YOU, *bot_names(game.id)])
            raise click.UsageError(f"--seats: {kind!r} is nobody; seats are taken by {known}")

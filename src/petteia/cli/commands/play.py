"""`petteia play`: a game in the terminal, against bots or with friends sharing the screen."""

from __future__ import annotations

import hashlib
import secrets
from pathlib import Path

import click
from rich.console import Console
from rich.text import Text

from ...bots import bot, bot_names
from ...core.contract.game import Game
from ...core.records.fair import Seeds, new_secret
from ...core.records.record import Record
from ...locale import Words, words
from .. import storage
from ..output import console
from ..parameters import GAME, LANGUAGE, OPTION, read_words, usage
from ..terminal.names import SEATS_TAG, YOU, name_seats, spoken_names
from ..terminal.sitting import Sitting
from ..terminal.tables import table_for
from ..wording import say

FILE = click.Path(path_type=Path, dir_okay=False)


@click.command()
@GAME
@click.option(
    "--seats", callback=read_words, metavar="A,B", help="Who sits where: you, or a bot's name.  [default: you,greedy]"
)
@OPTION
@click.option("--seed", type=click.IntRange(min=0), help="Makes chance and the bots repeatable.")
@click.option("--save", type=FILE, help="Where to save the record.  [default: a new file in petteia-records/]")
@click.option("--resume", type=click.Path(path_type=Path, dir_okay=False, exists=True), help="Resume this record.")
@click.option("--position", metavar="LINE", help="Begin from this position.")
@LANGUAGE
def play(
    game: Game,
    seats: list[str] | None,
    options: dict[str, str],
    seed: int | None,
    save: Path | None,
    resume: Path | None,
    position: str | None,
    language: str,
) -> None:
    """Play GAME in the terminal.

    Several seats called "you" share the screen. The record commits to all random draws before the first action, and
    `petteia verify` can check it after the last.
    """
    if resume and (options or position):
        raise click.UsageError(say("command-resume-alone"))
    if save and save.exists() and save != resume:
        raise click.UsageError(say("command-exists", file=str(save)))
    own, out = words(language, game.id), console()
    if resume:
        record = resumed(game, resume, seats)
        seeds = kept_seeds(record, resume, seed, own, out)
    else:
        record = begun(game, seats or [YOU] + ["greedy"] * (game.seat_counts[0] - 1), options, position or "")
        seeds = fresh_seeds(record.seats, seed)
        record.pledge = seeds.pledge()
    kinds = record.tags[SEATS_TAG].split(",")
    sitting = Sitting(
        record=record,
        bots=[None if kind == YOU else bot(kind, game.id) for kind in kinds],
        table=table_for(game, spoken_names(kinds, own), language),
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
    """The game in a record, with its own players unless `seats` names others."""
    record = storage.load(path)
    if record.game.id != game.id:
        command = f"petteia play {record.game.id} --resume {path}"
        raise click.UsageError(say("command-other-game", file=str(path), game=record.game.id, command=command))
    kept = record.tags.get(SEATS_TAG, "").split(",")
    if len(kept) != record.seats:
        kept = [name if name in bot_names(game.id) else YOU for name in record.players] or [YOU] * record.seats
    kinds = seats or kept
    with usage():
        check_kinds(game, kinds)
        if len(kinds) != record.seats:
            raise click.UsageError(say("command-other-seats", file=str(path), seats=record.seats, found=len(kinds)))
    record.tags[SEATS_TAG] = ",".join(kinds)
    record.players = list(name_seats(kinds).players)
    return record


def fresh_seeds(seats: int, seed: int | None) -> Seeds:
    """Seeds for the chance of a new game; here, only the house contributes one."""
    secret = new_secret() if seed is None else hashlib.sha256(f"petteia play --seed {seed}".encode()).digest()
    return Seeds(secret, ("",) * seats)


def kept_seeds(record: Record, path: Path, seed: int | None, own: Words, out: Console) -> Seeds:
    """The seeds that a record pledged. If they are lost, it continues with others and no longer pledges anything."""
    if record.seeds is not None:
        return record.seeds
    fresh = fresh_seeds(record.seats, seed)
    secret = storage.secret_of(path)
    scheme = fresh.scheme if record.pledge is None else record.pledge.scheme
    kept = fresh if secret is None else Seeds(secret, fresh.players, scheme)
    if record.pledge in (None, kept.pledge()):
        return kept
    record.pledge = None
    lost = own.format("terminal-lost-seed", file=str(storage.secret_path(path)))
    out.print(Text(lost, style="refusal"), soft_wrap=True)
    return fresh


def check_kinds(game: Game, kinds: list[str]) -> None:
    """Check that every seat is a person's or a known bot's."""
    for kind in kinds:
        if kind != YOU and ":" not in kind and kind not in bot_names(game.id):
            known = ", ".join([YOU, *bot_names(game.id)])
            raise click.UsageError(say("command-player", found=repr(kind), names=known))

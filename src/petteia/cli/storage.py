"""Records as files."""

from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path

import click

from ..core.fair import SECRET_BYTES, Seeds
from ..core.notation import RecordError, read, write_lines, write_text
from ..core.record import Record

FOLDER = Path("petteia-records")


def load(path: Path) -> Record:
    """The record in a file, every action checked; one that cannot be read is a failure that names the line."""
    try:
        return read(path.read_text(encoding="utf-8"))
    except UnicodeDecodeError:
        raise click.ClickException(f"{path}: not a text file, so not a record") from None
    except RecordError as error:
        raise click.ClickException(f"{path}, {error}") from None


def save(record: Record, path: Path, seeds: Seeds) -> None:
    """Write the record: the form for people to a .txt file, JSON lines to any other. An old file is replaced whole.

    As long as the record does not reveal its seeds, the secret one lies beside it, for whoever resumes the game.
    """
    written = write_text(record) if path.suffix == ".txt" else write_lines(record)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        if record.pledge is not None and record.seeds is None:
            replace(secret_path(path), seeds.house.hex())
        replace(path, written)
        if record.seeds is not None:
            secret_path(path).unlink(missing_ok=True)
    except OSError as error:
        raise click.ClickException(f"{path} cannot be written: {error.strerror}") from None


def replace(path: Path, content: str) -> None:
    """Put the file in place of an old one, whole."""
    draft = path.with_name(path.name + ".part")
    draft.write_text(content, encoding="utf-8")
    os.replace(draft, path)


def secret_path(path: Path) -> Path:
    """Where the secret seed of a game that goes on lies."""
    return path.with_name(path.name + ".secret")


def secret_of(path: Path) -> bytes | None:
    """The secret seed that lies beside a record, if there is one."""
    try:
        secret = bytes.fromhex(secret_path(path).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return None
    return secret if len(secret) == SECRET_BYTES else None


def new_path(game: str) -> Path:
    """A file of its own for a game that begins now."""
    stem = f"{game}-{datetime.now():%Y%m%d-%H%M%S}"
    path = FOLDER / f"{stem}.jsonl"
    number = 2
    while path.exists():
        path = FOLDER / f"{stem}-{number}.jsonl"
        number += 1
    return path

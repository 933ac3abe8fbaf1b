"""Records as files."""

from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path

import click

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


def save(record: Record, path: Path) -> None:
    """Write the record: the form for people to a .txt file, JSON lines to any other. An old file is replaced whole."""
    written = write_text(record) if path.suffix == ".txt" else write_lines(record)
    draft = path.with_name(path.name + ".part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        draft.write_text(written, encoding="utf-8")
        os.replace(draft, path)
    except OSError as error:
        raise click.ClickException(f"{path} cannot be written: {error.strerror}") from None


def new_path(game: str) -> Path:
    """A file of its own for a game that begins now."""
    stem = f"{game}-{datetime.now():%Y%m%d-%H%M%S}"
    path = FOLDER / f"{stem}.jsonl"
    number = 2
    while path.exists():
        path = FOLDER / f"{stem}-{number}.jsonl"
        number += 1
    return path

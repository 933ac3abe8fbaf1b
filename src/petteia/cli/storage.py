"""Records as files."""

from __future__ import annotations

import os
from collections.abc import Callable
from datetime import datetime
from pathlib import Path

import click

from ..core.records.fair import SECRET_BYTES, Seeds
from ..core.records.notation import RecordError, read_at, split, write_lines, write_text
from ..core.records.record import Record
from .wording import say, told

FOLDER = Path("petteia-records")


class NotWritten(click.ClickException):
    """The system does not let us write a file; says why."""

    def __init__(self, path: Path, reason: str) -> None:
        super().__init__(say("terminal-not-written", file=str(path), reason=reason))
        self.reason = reason


def load(path: Path) -> Record:
    """The only record in a file, with every action checked; if it cannot be read, the error names the line."""
    parts = load_parts(path)
    if len(parts) > 1:
        raise click.ClickException(say("command-several-records", file=str(path), count=len(parts)))
    return parts[0]()


def load_numbered(path: Path, number: int | None) -> tuple[Record, int]:
    """The N-th record in a file, or the first if no number is given; and how many there are."""
    parts = load_parts(path)
    if number is not None and number > len(parts):
        raise click.BadParameter(say("command-holds", file=str(path), count=len(parts)), param_hint="--game")
    return parts[(number or 1) - 1](), len(parts)


def load_parts(path: Path) -> list[Callable[[], Record]]:
    """The records in a file, each read and checked on demand."""
    try:
        parts = split(path.read_text(encoding="utf-8"))
    except UnicodeDecodeError:
        raise click.ClickException(f"{path}: {say('record-not-text')}") from None

    def reading(first: int, text: str) -> Callable[[], Record]:
        def record() -> Record:
            try:
                return read_at(first, text)
            except RecordError as error:
                raise click.ClickException(f"{path}, {told(error)}") from None

        return record

    return [reading(first, text) for first, text in parts]


def save(record: Record, path: Path, seeds: Seeds) -> None:
    """Write the record: readable text to a .txt file, JSON lines to any other. An old file is replaced atomically.

    Until the record reveals its seeds, the secret is kept in a file next to it, so that the game can be resumed.
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
        raise NotWritten(path, error.strerror or str(error)) from None


def replace(path: Path, content: str) -> None:
    """Replace a file atomically."""
    draft = path.with_name(path.name + ".part")
    draft.write_text(content, encoding="utf-8")
    os.replace(draft, path)


def secret_path(path: Path) -> Path:
    """Where the secret seed of an unfinished game is kept."""
    return path.with_name(path.name + ".secret")


def secret_of(path: Path) -> bytes | None:
    """The secret seed kept next to a record, if there is one."""
    try:
        secret = bytes.fromhex(secret_path(path).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return None
    return secret if len(secret) == SECRET_BYTES else None


def new_path(game: str) -> Path:
    """The path of a new file for a game that begins now."""
    stem = f"{game}-{datetime.now():%Y%m%d-%H%M%S}"
    path = FOLDER / f"{stem}.jsonl"
    number = 2
    while path.exists():
        path = FOLDER / f"{stem}-{number}.jsonl"
        number += 1
    return path

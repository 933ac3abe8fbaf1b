"""Records as text: JSON lines for programs, and a notation like chess's PGN for people.

Reading checks every action, the result and the hash of the last position. An error names the line and what was expected
there; nothing half-read is returned.

A record with a pledge contains more: the pledge; in JSON, all outcomes of each action of chance; the seeds once they
are revealed; and a last line with a seal, the SHA-256 of everything above it (docs/fair-chance.md).
"""

from __future__ import annotations

import re
from typing import Final

from .json_lines import read_lines
from .json_lines import write_lines as write_lines
from .reading import RecordError as RecordError
from .reading import check_equal
from .reading import seal_of as seal_of
from .record import Record
from .text import read_text
from .text import write_text as write_text

SEAL: Final = re.compile(r'\{"seal": "([0-9a-f]{64})"\}|\[Seal "([0-9a-f]{64})"\]')
BYTE_ORDER_MARK: Final = "\ufeff"
HEADER_BEGINS: Final = '{"petteia":'


def read_all(text: str) -> list[Record]:
    """The records in a text: one in either format, or several as JSON lines, one after the other."""
    return [read_at(first, part) for first, part in split(text)]


def read_at(first: int, text: str) -> Record:
    """The record in the part of a text that begins at line `first`."""
    try:
        return read(text)
    except RecordError as error:
        raise RecordError(first - 1 + error.line, error.wrong) from None


def split(text: str) -> list[tuple[int, str]]:
    """The parts of a text that are one record each, with the numbers of their first lines."""
    lines = text.removeprefix(BYTE_ORDER_MARK).split("\n")
    starts = [number for number, line in enumerate(lines) if line.startswith(HEADER_BEGINS)]
    if len(starts) < 2:
        return [(1, text)]
    starts[0] = 0
    return [
        (start + 1, "\n".join(lines[start:stop])) for start, stop in zip(starts, [*starts[1:], len(lines)], strict=True)
    ]


def read(text: str) -> Record:
    """The record in a text, in either format; a leading byte order mark is ignored."""
    text = text.removeprefix(BYTE_ORDER_MARK)
    if (number := len(split(text))) > 1:
        raise RecordError(1, f"expected one record, found {number}: `read_all` reads them")
    sealed, _, last = text.rstrip("\n").rpartition("\n")
    seal = SEAL.fullmatch(last)
    content = sealed + "\n" if seal else text
    record = read_lines(content) if text.lstrip()[:1] == "{" else read_text(content)
    if seal or record.pledge is not None:
        found = (seal[1] or seal[2]) if seal else None
        check_equal(text.rstrip("\n").count("\n") + 1, "seal", found, seal_of(content))
    return record

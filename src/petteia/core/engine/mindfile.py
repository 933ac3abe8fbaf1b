"""The file of a trained mind: the weights of its net, how they were made, and a checksum.

Three lines of text come first: what the file is, its header as JSON, and a hash of what follows. Then come the numbers
of the net, little-endian, eight bytes each: the packed words of the first layer and its bias, the second layer and its
bias, and the outputs.
"""

from __future__ import annotations

import hashlib
import json
import sys
from array import array
from pathlib import Path
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from .net import HIDDEN, UNITS, WORDS, Net

TITLE: Final = "petteia mind 1"


class MindError(Exception):
    """A mind file that cannot be used; says why."""


def numbers_of(features: int, outputs: int) -> tuple[int, int]:
    """How many integers and how many floats a net has."""
    return WORDS * (features + 1), UNITS * HIDDEN + HIDDEN + (HIDDEN + 1) * outputs


def write_mind(path: Path, header: dict[str, Any], words: array[int], others: array[float]) -> None:
    """Write a mind file. The header says what the mind sees and how it was made."""
    told = json.dumps(header, ensure_ascii=False)
    numbers = little(words) + little(others)
    path.write_bytes(f"{TITLE}\n{told}\n{seal(told, numbers)}\n".encode() + numbers)


def read_header(path: Path) -> dict[str, Any]:
    """The header of a mind file, once its checksum has been verified."""
    return opened(path)[0]


def read_mind(path: Path, sees: str, features: int, outputs: int) -> tuple[Net, dict[str, Any]]:
    """The net of a file and its header, if it fits what the game shows: the same number of features, described by the
    same hash, and the same number of outputs."""
    header, numbers = opened(path)
    if header.get("sees") != sees:
        raise MindError(f"{path} is a mind that sees other features than this version of the game shows; train it anew")
    whole, others = numbers_of(features, outputs)
    if len(numbers) != 8 * (whole + others):
        raise MindError(f"{path} holds {len(numbers)} bytes of numbers instead of {8 * (whole + others)}")
    words = array("q", numbers[: 8 * whole])
    rest = array("d", numbers[8 * whole :])
    if sys.byteorder == "big":
        words.byteswap()
        rest.byteswap()
    return Net(vec[i64](list(words)), vec[float](list(rest))), header


def opened(path: Path) -> tuple[dict[str, Any], bytes]:
    """The header of a file, and its numbers as bytes."""
    try:
        title, told, sealed, numbers = path.read_bytes().split(b"\n", 3)
        header = json.loads(told)
    except OSError as error:
        raise MindError(f"{path} cannot be read: {error.strerror}") from None
    except ValueError:
        raise MindError(f"{path} is not the file of a mind") from None
    if title.decode(errors="replace") != TITLE:
        raise MindError(f"{path} is not the file of a mind: it does not begin with {TITLE!r}")
    if sealed.decode(errors="replace") != seal(told.decode(), numbers):
        raise MindError(f"{path} was changed or cut off: its hash is not that of its contents")
    return header, numbers


def seal(told: str, numbers: bytes) -> str:
    return hashlib.sha256(told.encode() + b"\n" + numbers).hexdigest()


def little(numbers: array[Any]) -> bytes:
    """Numbers as little-endian bytes."""
    if sys.byteorder == "big":
        numbers = numbers[:]
        numbers.byteswap()
    return numbers.tobytes()

"""Reading a position from its line of text."""

from __future__ import annotations

from typing import Final

from ...core.refusal import NotationError
from .positions import OPTIONS, write_position
from .setup import position, whole
from .state import CycladesState

NUMBERS: Final = ("seats", "cycle", "open", "laid", "turn", "row", "recruited", "borrowed", "steps", "moved")
BY_SEAT: Final = ("fleets", "land")
NUMBERS_BY_SEAT: Final = ("gold", "priests", "philosophers")
WORDS: Final = [
    "ask",
    "phase",
    "out",
    "rows",
    "hidden",
    "order",
    "bidder",
    "lost",
    "chosen",
    "offers",
    "apollo",
    "back",
    "blessed",
    "buildings",
    "metropolises",
    "track",
    "discard",
    "figures",
    "kraken",
    "god",
    "power",
    "sailing",
    "fought",
    "marching",
    "pushing",
    "founding",
    "target",
    "battle",
    "ended",
    "winners",
]
KEYS: Final = (*NUMBERS, *BY_SEAT, *NUMBERS_BY_SEAT, *WORDS, *(key for key, _, _ in OPTIONS))


def read_fields(line: str) -> dict[str, str]:
    """The fields of a position line, each there once."""
    words = line.split()
    if not words or words[0] != "cyclades/1":
        found = words[0] if words else "nothing"
        raise NotationError(f"A position of Cyclades begins with 'cyclades/1', not with {found!r}")
    fields: dict[str, str] = {}
    for word in words[1:]:
        key, sign, value = word.partition("=")
        if not sign:
            raise NotationError(f"{word!r}: expected key=value")
        if key not in KEYS:
            raise NotationError(f"{key!r} is no field of a position; they are {', '.join(KEYS)}")
        if key in fields:
            raise NotationError(f"the field {key!r} stands twice")
        fields[key] = value
    lacking = [key for key in KEYS if key not in fields]
    if lacking:
        raise NotationError(f"the position lacks {', '.join(lacking)}")
    return fields


def read_position(line: str) -> CycladesState:
    """The state that a line of text describes."""
    fields = read_fields(line)
    arguments: dict[str, object] = {key: fields[key] for key in WORDS}
    for key in NUMBERS:
        arguments[key] = whole(fields[key], key)
    for key, _, _ in OPTIONS:
        arguments[key] = fields[key]
    for key in BY_SEAT:
        arguments[key] = parts(fields, key)
    for key in NUMBERS_BY_SEAT:
        arguments[key] = [whole(number, key) for number in parts(fields, key)]
    state = position(**arguments)  # type: ignore[arg-type]
    if write_position(state) != " ".join(line.split()):
        raise NotationError(f"The position is written otherwise: {write_position(state)}")
    return state


def parts(fields: dict[str, str], key: str) -> list[str]:
    """The parts of a field, one for each seat."""
    found = fields[key].split("/")
    if str(len(found)) != fields["seats"]:
        raise NotationError(f"{key}={fields[key]}: expected one part for each seat, with slashes between")
    return found

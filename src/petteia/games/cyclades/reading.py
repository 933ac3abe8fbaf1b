"""Reading a position from its line of text."""

from __future__ import annotations

from typing import Final

from ...core.refusal import NotationError
from ..aegean.words import read_fields, whole
from .positions import OPTIONS, write_position
from .setup import position
from .state import CycladesState

NUMBERS: Final = (
    *("seats", "cycle", "open", "laid", "turn", "row"),
    *("recruited", "borrowed", "steps", "moved", "saving"),
)
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


def read_position(line: str) -> CycladesState:
    """The state that a line of text describes."""
    fields = read_fields(line, "cyclades/1", KEYS)
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

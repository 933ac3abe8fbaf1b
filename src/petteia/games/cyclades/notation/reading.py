"""Reading a position from its line of text."""

from __future__ import annotations

from typing import Final

from ....core.contract.flaws import OTHERWISE
from ....core.contract.possible import read_fields, wrong
from ..rules.position import FIRST_VERSION, NEWEST_VERSION
from ..rules.state import CycladesState
from .positions import NEW_OPTIONS, OPTIONS, write_position
from .setup import position

BY_SEAT: Final = ("fleets", "land", "gold", "priests", "philosophers")
FIELDS: Final = (
    *("seats", "ask", "cycle", "phase", "out", "rows", "open", "hidden", "order", "laid", "bidder", "lost", "chosen"),
    *("offers", "apollo", "back", "blessed", "buildings", "metropolises", "track", "discard", "figures", "kraken"),
    *("turn", "god", "row", "recruited", "power", "borrowed", "sailing", "steps", "moved", "fought", "marching"),
    *("pushing", "founding", "target", "saving", "battle", "ended", "winners"),
)
KEYS: Final = (*FIELDS, *BY_SEAT, *(key for key, _, _ in OPTIONS if key not in NEW_OPTIONS))
DEFAULTS: Final = {key: values[0] for key, values, _ in OPTIONS if key in NEW_OPTIONS}


def read_position(line: str) -> CycladesState:
    """The state that a line of text describes, under the version of the rules that it names."""
    version = FIRST_VERSION if line.startswith(f"cyclades/{FIRST_VERSION} ") else NEWEST_VERSION
    fields = read_fields(line, f"cyclades/{version}", KEYS, {} if version == FIRST_VERSION else DEFAULTS)
    by_seat = {key: fields.pop(key).split("/") for key in BY_SEAT}
    state = position(version=version, **by_seat, **fields)  # type: ignore[arg-type]
    written = write_position(state)
    if written != " ".join(line.split()):
        raise wrong("", OTHERWISE, expected=written)
    return state

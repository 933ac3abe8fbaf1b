"""Reading a position from its line of text."""

from __future__ import annotations

from typing import Final

from ...core.refusal import NotationError
from ..aegean.words import read_fields, whole
from .positions import FACTIONS, NUMBERS, OPTIONS, write_position
from .setup import position
from .state import LegendaryState

WORDS: Final = (
    *(
        "teams",
        "ask",
        "phase",
        "side",
        "map",
        "tiles",
        "out",
        "caught",
        "rows",
        "order",
        "bidder",
        "lost",
        "chosen",
        "offers",
    ),
    *("back", "mercenaries", "horns", "buildings", "metropolises", "track", "discard", "drawn", "seen", "figures"),
    *("due", "heroes", "hero_track", "hero_deck", "god", "plan", "power", "way", "band", "pushing", "battle"),
    *("ended", "winners"),
)
# words whose arguments have other names
RENAMED: Final = {"from": "origin", "target_of": "target_of"}
LISTS: Final = ("fleets", "land")
NUMBER_LISTS: Final = (
    *("gold", "priestesses", "philosophers", "sheltered", "shelters_used", "tokens", "toll", "owed"),
)
KEYS: Final = (
    *("seats", "placed", "from", "target_of"),
    *WORDS,
    *LISTS,
    *NUMBER_LISTS,
    *NUMBERS,
    *FACTIONS,
    *(key for key, _, _ in OPTIONS),
)


def read_position(line: str) -> LegendaryState:
    """The state that a line of text describes."""
    fields = read_fields(line, "legendary/1", KEYS)
    arguments: dict[str, object] = {key: fields[key] for key in (*WORDS, *FACTIONS)}
    for key, _, _ in OPTIONS:
        arguments[key] = fields[key]
    for key in ("seats", "placed", *NUMBERS):
        arguments[key] = whole(fields[key], key)
    for key, name in RENAMED.items():
        arguments[name] = fields[key]
    for key in LISTS:
        arguments[key] = fields[key].split("/")
    for key in NUMBER_LISTS:
        arguments[key] = [whole(number, key) for number in fields[key].split("/")]
    state = position(**arguments)  # type: ignore[arg-type]
    if write_position(state) != " ".join(line.split()):
        raise NotationError(f"The position is written otherwise: {write_position(state)}")
    return state

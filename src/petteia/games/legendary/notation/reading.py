"""Reading a position from its line of text."""

from __future__ import annotations

from typing import Final

from ....core.contract.flaws import EXACTLY, NOTHING
from ....core.contract.possible import Faults, read_fields
from ..rules.position import FIRST_VERSION, NEWEST_VERSION
from ..rules.state import LegendaryState
from .positions import FACTIONS, NUMBERS, options_of, position_fields
from .setup import position

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
KEYS: Final = (*("seats", "placed", "from", "target_of"), *WORDS, *LISTS, *NUMBER_LISTS, *NUMBERS, *FACTIONS)


def read_position(line: str) -> LegendaryState:
    """The state that a line of text describes, under the version of the rules that it names."""
    version = FIRST_VERSION if line.split()[:1] == [f"legendary/{FIRST_VERSION}"] else NEWEST_VERSION
    options = [key for key, _, _ in options_of(version)]
    fields = read_fields(line, f"legendary/{version}", (*KEYS, *options))
    arguments: dict[str, object] = {"version": version} | {key: fields[key] for key in (*WORDS, *FACTIONS, *options)}
    arguments |= {key: fields[key] for key in ("seats", "placed", *NUMBERS)}
    arguments |= {name: fields[key] for key, name in RENAMED.items()}
    arguments |= {key: fields[key].split("/") for key in (*LISTS, *NUMBER_LISTS)}
    state = position(**arguments)  # type: ignore[arg-type]
    expect_written_so(fields, position_fields(state))
    return state


def expect_written_so(given: dict[str, str], written: dict[str, str]) -> None:
    """Refuse a line that says something differently from how positions are written, or that says something untrue."""
    faults = Faults()
    for key, value in written.items():
        faults.expect(given[key] == value, key, EXACTLY, found=given[key] or NOTHING, expected=value or NOTHING)
    faults.refuse()

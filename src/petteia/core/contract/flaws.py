"""What can be wrong with a position or a text in any game: rows, each with its message in every language.

Arguments are names, numbers and fields as positions write them (`ask=turn`, `i3.1:port`, `+`). `found` is what was
written, `given` what contradicts it; alternatives are separated by a bar (`either`).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from .refusal import Flaw

NOTHING: Final = "-"  # how an empty field is shown


def either(names: Iterable[str | int]) -> str:
    """Alternatives: "turn | draft"."""
    return " | ".join(str(name) for name in names)


# ---- a line, its fields and its words

BEGINNING: Final = Flaw("fault-beginning", "the position begins with {expected}, not with {found}")
KEY_VALUE: Final = Flaw("fault-key-value", "{found}; expected key=value")
NO_FIELD: Final = Flaw("fault-no-field", "{found} is not a field of a position; expected one of {names}")
FIELD_TWICE: Final = Flaw("fault-field-twice", "the field appears twice; expected it once")
FIELDS_LACK: Final = Flaw("fault-lacks", "the position lacks {names}")
OTHERWISE: Final = Flaw("fault-otherwise", "the position must be written as {expected}")
NO_NUMBER: Final = Flaw("fault-no-number", "{found} is not a number; expected one of at most nine digits")
NEAR: Final = Flaw("fault-near", "{found} is not known; did you mean {name}?")
UNKNOWN: Final = Flaw("fault-unknown", "{found} is not known; expected one of {names}")
NO_VERB: Final = Flaw("fault-no-verb", "{found} begins with none of {names}")
NO_ACTION: Final = Flaw("fault-no-action", "there is no action {found}; they run from 0 to {most}")
AS_IN: Final = Flaw("fault-as-in", "{found}; expected something like {example}")
REFUSED: Final = Flaw("fault-refused", "{found}: {problem}")
PARTS: Final = Flaw("fault-parts", "{count} given; expected {expected}")
PARTS_BY_SEAT: Final = Flaw("fault-parts-by-seat", "{count} given; expected one for each of {seats} seats")
BY_SEAT: Final = Flaw("fault-by-seat", "{found}; expected one for each of {seats} seats")

# ---- a value

EXACTLY: Final = Flaw("fault-exactly", "{found}; expected {expected}")
NUMBER: Final = Flaw("fault-number", "{found}; expected a number from {least} to {most}")
MOST: Final = Flaw("fault-most", "{found}; expected at most {most}")
LEAST: Final = Flaw("fault-least", "{found}; expected at least {least}")
IN_ALL: Final = Flaw("fault-in-all", "{found} in all; expected at most {most}")

# ---- a value compared with another

EXACTLY_WITH: Final = Flaw("fault-exactly-with", "{found} with {given}; expected {expected}")
NUMBER_WITH: Final = Flaw("fault-number-with", "{found} with {given}; expected a number from {least} to {most}")
MOST_WITH: Final = Flaw("fault-most-with", "{found} with {given}; expected at most {most}")
LEAST_WITH: Final = Flaw("fault-least-with", "{found} with {given}; expected at least {least}")
NONE_WITH: Final = Flaw("fault-none-with", "{found} with {given}; expected none")
ONLY_WITH: Final = Flaw("fault-only-with", "{found}; expected it only with {given}")
LACKING: Final = Flaw("fault-lacking", "lacks {names} with {given}")
EMPTY: Final = Flaw("fault-empty", "empty or 0 with {given}; expected something")
FILLED: Final = Flaw("fault-filled", "not empty with {given}; expected nothing, or 0")

# ---- a thing and its place

TWICE: Final = Flaw("fault-twice", "{name} appears twice; expected it once")
TWO_PLACES: Final = Flaw("fault-two-places", "{name} is in several places ({places}); expected it in one")
NOT_IN: Final = Flaw("fault-not-in", "{name} is not in {place}; expected it there")
ALSO_IN: Final = Flaw("fault-also-in", "{name} is in {place}, too; expected another")
UNOWNED: Final = Flaw("fault-unowned", "nobody owns {name}; expected an owner")
NOT_OWN: Final = Flaw("fault-not-own", "{name} is not its own; expected one that is")
ON_LAND: Final = Flaw("fault-on-land", "{name} is in {place}; expected it on land")
ON_WATER: Final = Flaw("fault-on-water", "{name} is in {place}; expected it at sea")
NO_UNITS: Final = Flaw("fault-no-units", "no units in {place}; expected some there")
NO_WAY: Final = Flaw("fault-no-way", "there is no way on from {place}; expected one")
CLOSED: Final = Flaw("fault-closed", "{place} is closed; expected nothing there")

# ---- the players, the question and the end

OUT: Final = Flaw("fault-out", "out of the game; expected somebody who is still playing")
LEFT_BEHIND: Final = Flaw("fault-left-behind", "out of the game, but has something left; expected nothing")
NO_LAND: Final = Flaw("fault-no-land", "no land; expected some, or to be out of the game")
NO_ANSWER: Final = Flaw("fault-no-answer", "{asked} has no answer here; expected another question")
NO_CHOICE: Final = Flaw("fault-no-choice", "{asked} has no answer here; expected something to choose in {place}")
WON: Final = Flaw("fault-won", "{asked}, but the game is won; expected over")
NOT_WON: Final = Flaw("fault-not-won", "over, but nobody has won yet; expected another question")

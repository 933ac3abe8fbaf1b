"""Numbers and sets as a position gives them, checked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ....core.contract.flaws import AS_IN, PARTS
from ....core.contract.possible import Faults, several, shortened
from ....core.engine.bits import set_of
from ...aegean.notation.names import Names, words
from ..rules.state import LegendaryState
from ..words.text import FACTION_NAMES

Numbers = Sequence[int] | Sequence[str]

PAIR: Final = 3  # the highest number of two bits
UNBOUNDED: Final = 999_999  # of what the rules do not limit: cycles, gold, cornucopias


def faction_names(state: LegendaryState) -> tuple[str, ...]:
    return FACTION_NAMES[: state.factions]


def set_up_set(faults: Faults, field: str, texts: Names, names: tuple[str, ...]) -> int:
    return set_of(faults.names(field, words(texts), names))


def numbers_of(faults: Faults, field: str, values: Numbers, count: int, most: int) -> list[int]:
    """That many numbers, none above the highest; if none are given, as many zeros."""
    if not several(values):
        faults.add(field, AS_IN, found=shortened(str(values)), example="/".join(["0"] * count))
        return [0] * count
    if not values:
        return [0] * count
    if len(values) != count:
        faults.add(field, PARTS, count=len(values), expected=count)
    return [faults.number(field, value, 0, most) for value in [*values, *[0] * count][:count]]


def packed_pairs(faults: Faults, field: str, values: Numbers, count: int) -> int:
    """Numbers of two bits each."""
    return sum(number << 2 * place for place, number in enumerate(numbers_of(faults, field, values, count, PAIR)))

"""Names and numbers as people write them in actions and positions: read and written."""

from __future__ import annotations

from collections.abc import Iterable

from ....core.contract.flaws import NO_NUMBER, NUMBER
from ....core.contract.possible import WHOLE, shortened, wrong
from ....core.contract.possible import find as find
from ....core.contract.possible import words as words
from ....core.engine.bits import members

Names = str | Iterable[str]

# ---- reading


def whole(text: str, what: str) -> int:
    """The number that a text gives, of at most nine digits."""
    if WHOLE.fullmatch(text) is None:
        raise wrong(what, NO_NUMBER, found=shortened(text))
    return int(text)


def within(text: str, what: str, least: int, most: int) -> int:
    """A number within bounds."""
    number = whole(text, what)
    if not least <= number <= most:
        raise wrong(what, NUMBER, found=text, least=least, most=most)
    return number


def split_count(word: str, what: str) -> tuple[str, int]:
    """A place and the number of units there, 1 if none is given: "C2*3"."""
    name, star, number = word.partition("*")
    return name, whole(number, what) if star else 1


def packed(seats: list[int]) -> int:
    """Seats as a packed list, three bits each, the first lowest."""
    return sum(seat << 3 * place for place, seat in enumerate(seats))


# ---- writing


def listed(values: list[int] | list[str]) -> str:
    return ",".join(str(value) for value in values)


def write_names(names: tuple[str, ...], mask: int) -> str:
    return ",".join(names[place] for place in members(mask))


def counted(name: str, number: int) -> str:
    """A place with the number of units there, left out if it is 1: "C2*3"."""
    return name if number == 1 else f"{name}*{number}"


def packed_seats(packed: int, count: int) -> str:
    return listed([packed >> 3 * place & 7 for place in range(count)])

"""Names and numbers as people write them in actions and positions, read and written."""

from __future__ import annotations

import difflib
from collections.abc import Iterable

from ...core.bits import bit, members
from ...core.refusal import NotationError

Names = str | Iterable[str]

# ---- reading


def find(name: str, names: tuple[str, ...], what: str) -> int:
    """The place of a name; an error that suggests the nearest one."""
    wanted = name.strip().lower().replace(" ", "_").replace("-", "_")
    lowered = [known.lower() for known in names]
    if wanted in lowered:
        return lowered.index(wanted)
    near = difflib.get_close_matches(wanted, lowered, 1)
    hint = f"; did you mean {names[lowered.index(near[0])]}?" if near else f"; one of {', '.join(names)}"
    raise NotationError(f"{what}: {name.strip()!r} is not known{hint}")


def words(text: Names) -> list[str]:
    """Names separated by commas or spaces, or given one by one."""
    return text.replace(",", " ").split() if isinstance(text, str) else list(text)


def whole(text: str, what: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise NotationError(f"{what}: {text!r} is not a number") from None


def split_count(word: str, what: str) -> tuple[str, int]:
    """A place and the number of units there, one if none is given: "C2*3"."""
    name, star, number = word.partition("*")
    return name, whole(number, what) if star else 1


def find_set(text: Names, names: tuple[str, ...], what: str) -> int:
    """Names as a set; none may stand twice."""
    mask = 0
    for word in words(text):
        one = bit(find(word, names, what))
        if mask & one:
            raise NotationError(f"{what}: {word} stands twice")
        mask |= one
    return mask


def packed(seats: list[int]) -> int:
    """Seats in a list of three bits each, the first lowest."""
    return sum(seat << 3 * place for place, seat in enumerate(seats))


def read_fields(line: str, beginning: str, keys: tuple[str, ...]) -> dict[str, str]:
    """The fields of a position line, each there once."""
    parts = line.split()
    if not parts or parts[0] != beginning:
        found = parts[0] if parts else "nothing"
        raise NotationError(f"The position begins with {beginning!r}, not with {found!r}")
    fields: dict[str, str] = {}
    for word in parts[1:]:
        key, sign, value = word.partition("=")
        if not sign:
            raise NotationError(f"{word!r}: expected key=value")
        if key not in keys:
            raise NotationError(f"{key!r} is no field of a position; they are {', '.join(keys)}")
        if key in fields:
            raise NotationError(f"the field {key!r} stands twice")
        fields[key] = value
    lacking = [key for key in keys if key not in fields]
    if lacking:
        raise NotationError(f"the position lacks {', '.join(lacking)}")
    return fields


# ---- writing


def listed(values: list[int] | list[str]) -> str:
    return ",".join(str(value) for value in values)


def write_names(names: tuple[str, ...], mask: int) -> str:
    return ",".join(names[place] for place in members(mask))


def counted(name: str, number: int) -> str:
    """A place with the number of units there, which is left out if it is one: "C2*3"."""
    return name if number == 1 else f"{name}*{number}"


def packed_seats(packed: int, count: int) -> str:
    return listed([packed >> 3 * place & 7 for place in range(count)])

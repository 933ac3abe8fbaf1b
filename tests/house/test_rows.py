"""Verbs, questions, events and the like are written once, as rows; their numbers follow."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from number_rows import BLOCK, GAMES, files_with_rows, numbered

CONSTANT = re.compile(r"^(\w+): Final = (\d+)\b")


def ids(path: Path) -> str:
    return path.relative_to(GAMES).as_posix()


@pytest.mark.parametrize("path", files_with_rows(), ids=ids)
def test_the_numbers_are_those_of_the_rows(path: Path) -> None:
    source = path.read_text(encoding="utf-8")
    assert numbered(source) == source, "run: python tools/number_rows.py"


def test_a_row_between_others_moves_the_numbers_after_it() -> None:
    rows = 'GODS: Final = (God("zeus", 1), God("athena", 3), God("hera", 2))\n'
    source = rows + "# numbers of GODS as OF_\nOF_ZEUS: Final = 0\nOF_HERA: Final = 1\n# end of numbers\n"
    assert "\nOF_ZEUS: Final = 0\nOF_ATHENA: Final = 1\nOF_HERA: Final = 2\n" in numbered(source)


@pytest.mark.parametrize("path", sorted(GAMES.rglob("*.py")), ids=ids)
def test_no_constants_are_numbered_by_hand(path: Path) -> None:
    """Three constants in a row, each one more than the one before, are numbers of something that should be rows."""
    lines = BLOCK.sub("", path.read_text(encoding="utf-8")).splitlines()
    found = [CONSTANT.match(line) for line in lines]
    numbers = [int(constant[2]) if constant else -9 * place for place, constant in enumerate(found)]
    runs = [
        place for place in range(2, len(lines)) if numbers[place] - 1 == numbers[place - 1] == numbers[place - 2] + 1
    ]
    assert [lines[place] for place in runs] == []

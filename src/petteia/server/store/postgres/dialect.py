"""One SQL for both databases: it is written as SQLite reads it, and translated for PostgreSQL here."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from itertools import count
from typing import Any, Final

MARK: Final = re.compile(r"('[^']*')|\?")  # but not inside a string
# in SQLite, a primary key of one INTEGER numbers its rows automatically
NUMBERED: Final = re.compile(r"\b(\w+) INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT")
LONE_KEY: Final = re.compile(r"\b(\w+) INTEGER NOT NULL(,.*PRIMARY KEY \(\1\))", re.DOTALL)
IGNORED: Final = re.compile(r"^(\s*)INSERT OR IGNORE (.*)$", re.DOTALL)
TYPES: Final = (
    (NUMBERED, r"\1 BIGSERIAL NOT NULL PRIMARY KEY"),
    (LONE_KEY, r"\1 BIGSERIAL NOT NULL\2"),
    (re.compile(r"\bINTEGER\b"), "BIGINT"),  # 64 bits, as in SQLite
    (re.compile(r"\bTEXT\b(?! COLLATE)"), 'TEXT COLLATE "C"'),  # sorted as SQLite sorts
    (re.compile(r"\bBLOB\b"), "BYTEA"),
    (re.compile(r"\s+WITHOUT ROWID\b"), ""),
)
NOTHING: Final = "\0"  # the one character that PostgreSQL cannot store in a text
UNKNOWN: Final = "\ufffd"


@lru_cache(maxsize=4096)
def numbered(sql: str) -> str:
    """A statement with numbered parameters: $1, $2, … for each `?`."""
    numbers = count(1)
    return MARK.sub(lambda mark: mark[1] or f"${next(numbers)}", sql)


def legible(parameters: Sequence[Any]) -> Sequence[Any]:
    """The parameters, with a replacement for the character that cannot be stored."""
    if any(type(value) is str and NOTHING in value for value in parameters):
        return [value.replace(NOTHING, UNKNOWN) if isinstance(value, str) else value for value in parameters]
    return parameters


def step(sql: str) -> str:
    """A statement of a migration, with the same tables and columns and PostgreSQL's types."""
    words = sql.split(maxsplit=2)
    if words[:2] in (["CREATE", "TABLE"], ["ALTER", "TABLE"]):
        for pattern, replacement in TYPES:
            sql = pattern.sub(replacement, sql)
        return sql
    return IGNORED.sub(r"\1INSERT \2 ON CONFLICT DO NOTHING", sql).replace("?", "%s")

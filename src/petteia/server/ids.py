"""Ids of things such as tables, studies, tournaments, accounts, clubs and tokens."""

from __future__ import annotations

import secrets
from typing import Final

BYTES: Final = 9


def new_id() -> str:
    """An id that cannot be guessed, so whoever has it was given the link. It begins with a letter or a digit: on a
    command line, a dash begins an option."""
    while True:
        id = secrets.token_urlsafe(BYTES)
        if id[0].isalnum():
            return id

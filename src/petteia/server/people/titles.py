"""The words of clubs and tournaments: anybody can report them, and admins can hide them."""

from __future__ import annotations

from typing import Final, Literal

from ..errors import Code, Problem
from ..store import tournaments
from ..store.store import Connection
from .moderation import check_may_report, note_deed

Titled = Literal["club", "tournament"]
# who is responsible for the words, and what they say
READ: Final[dict[Titled, str]] = {
    "club": "SELECT founder, name, about FROM clubs WHERE id = ?",
    "tournament": "SELECT owner, title, '' FROM tournaments WHERE id = ?",
}
HIDE: Final[dict[Titled, str]] = {
    "club": "UPDATE clubs SET name = '', about = '' WHERE id = ?",
    "tournament": "UPDATE tournaments SET title = '' WHERE id = ?",
}


def words_of(connection: Connection, what: Titled, id: str) -> tuple[str, str]:
    """Who is responsible for the words, and what they say."""
    found = connection.execute(READ[what], (id,)).fetchone()
    if found is None:
        raise Problem(Code.NOT_FOUND, f"There is no such {what}")
    owner, *words = found
    return owner, "\n".join(filter(None, words))


def report(connection: Connection, reporter: str, what: Titled, id: str, note: str, now: int) -> None:
    """Report the words of a club or tournament, which are kept with the report as they are now. A repeated report
    counts once."""
    owner, words = words_of(connection, what, id)
    check_may_report(connection, reporter, owner)
    known = connection.execute(
        f"SELECT 1 FROM reports WHERE reporter = ? AND {what}_id = ? AND settled IS NULL", (reporter, id)
    ).fetchone()
    if known is None:
        connection.execute(
            f"INSERT INTO reports (at, reporter, {what}_id, about, words, note) VALUES (?, ?, ?, ?, ?, ?)",
            (now, reporter, id, owner, words, note),
        )


def hide(connection: Connection, admin: str | None, what: Titled, id: str, now: int) -> int:
    """Hide the words. The log keeps them, and whoever is responsible for them may write others."""
    owner, words = words_of(connection, what, id)
    connection.execute(HIDE[what], (id,))
    if what == "tournament":
        tournaments.touch(connection, id)
    return note_deed(connection, admin, "hide", now, owner, note=f"{what} {id}: {' · '.join(words.splitlines())}")

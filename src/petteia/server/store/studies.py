"""Studies: trees of moves with comments, which one person keeps and anybody with the link can read."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from msgspec import Meta

from ..errors import Code, Problem
from .store import Connection

MOST_MOVES: Final = 3_000  # in a tree
MOST_STUDIES: Final = 200  # for each account
LONGEST_TITLE: Final = 80
LONGEST_COMMENT: Final = 1_000
LARGEST: Final = 300_000  # bytes of a tree as stored

Name = Annotated[str, Meta(max_length=40)]
Comment = Annotated[str, Meta(max_length=LONGEST_COMMENT)]
Title = Annotated[str, Meta(min_length=1, max_length=LONGEST_TITLE)]
BoardAction = Annotated[int, Meta(ge=0, lt=1_000_000)]


class Root(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where an analysis begins: a position as a line of text or, without one, the game's normal start, with that many
    seats (0: the usual number) and these options."""

    game: Annotated[str, Meta(max_length=200)]
    seats: Annotated[int, Meta(ge=0, le=16)] = 0
    options: Annotated[
        dict[Annotated[str, Meta(max_length=200)], Annotated[str, Meta(max_length=2000)]], Meta(max_length=50)
    ] = {}
    position: Annotated[str, Meta(max_length=10_000)] = ""


class StudyMove(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A move of a tree: the move it follows (counted from 1; 0 is the beginning), and a comment. The first of several
    that follow the same move is the main line."""

    after: Annotated[int, Meta(ge=0, le=MOST_MOVES)]
    action: BoardAction
    comment: Comment = ""


class StudyTree(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All lines that were examined from a position; `comment` is about the beginning. Every move is listed after the
    one that it follows."""

    root: Root
    players: Annotated[list[Name], Meta(max_length=16)] = []
    comment: Comment = ""
    moves: Annotated[list[StudyMove], Meta(max_length=MOST_MOVES)] = []


class StoredStudy(msgspec.Struct, frozen=True):
    """A study as stored; `version` counts its changes."""

    id: str
    owner: str
    name: str  # of its owner
    title: str
    version: int
    created: int
    changed: int
    tree: StudyTree


class StudyLine(msgspec.Struct, frozen=True):
    """A study in a list."""

    id: str
    title: str
    game: str
    changed: int


TREE: Final = msgspec.json.Decoder(StudyTree)


def written(tree: StudyTree) -> str:
    """The tree as stored, if it is not too large."""
    document = msgspec.json.encode(tree)
    if len(document) > LARGEST:
        raise Problem(Code.TOO_LARGE, f"A study has at most {LARGEST} bytes")
    return document.decode()


def save_study(connection: Connection, id: str, owner: str, title: str, tree: StudyTree, now: int) -> None:
    """Store a new study."""
    (count,) = connection.execute("SELECT COUNT(*) FROM studies WHERE owner = ?", (owner,)).fetchone()
    if count >= MOST_STUDIES:
        raise Problem(Code.TOO_MANY_STUDIES, f"An account has at most {MOST_STUDIES} studies; delete one first")
    connection.execute(
        "INSERT INTO studies (id, owner, title, game, document, version, created, changed) "
        "VALUES (?, ?, ?, ?, ?, 1, ?, ?)",
        (id, owner, title, tree.root.game, written(tree), now, now),
    )


def change_study(
    connection: Connection, id: str, owner: str, version: int, title: str, tree: StudyTree, now: int
) -> None:
    """Replace a study. Only its owner may do so, and only if it has not changed since that version."""
    check_owner(connection, id, owner)
    changed = connection.execute(
        "UPDATE studies SET title = ?, game = ?, document = ?, version = version + 1, changed = ? "
        "WHERE id = ? AND version = ?",
        (title, tree.root.game, written(tree), now, id, version),
    )
    if changed.rowcount == 0:
        raise Problem(Code.CONFLICT, "The study was changed elsewhere; load it again")


def delete_study(connection: Connection, id: str, owner: str) -> None:
    """Delete a study. Only its owner may do so."""
    check_owner(connection, id, owner)
    connection.execute("DELETE FROM studies WHERE id = ?", (id,))


def check_owner(connection: Connection, id: str, owner: str) -> None:
    """Refuse anybody but the owner: others may read a study and copy it, but not change it."""
    found = connection.execute("SELECT owner FROM studies WHERE id = ?", (id,)).fetchone()
    if found is None:
        raise Problem(Code.NOT_FOUND, "There is no such study")
    if found[0] != owner:
        raise Problem(Code.NOT_YOUR_STUDY, "Only its owner can change a study; others can copy it")


def stored_study(connection: Connection, id: str) -> StoredStudy:
    """The study with that id."""
    row = connection.execute(
        "SELECT studies.id, studies.owner, name, title, version, studies.created, changed, document "
        "FROM studies JOIN users ON users.id = studies.owner WHERE studies.id = ?",
        (id,),
    ).fetchone()
    if row is None:
        raise Problem(Code.NOT_FOUND, "There is no such study")
    id, owner, name, title, version, created, changed, document = row
    return StoredStudy(id, owner, name, title, version, created, changed, TREE.decode(document))


def studies_of(connection: Connection, owner: str) -> list[StudyLine]:
    """Somebody's studies, the most recently changed first."""
    rows = connection.execute(
        "SELECT id, title, game, changed FROM studies WHERE owner = ? ORDER BY changed DESC, id", (owner,)
    ).fetchall()
    return [StudyLine(*row) for row in rows]

"""Whom people follow and block, who is invited to which table, and clubs."""

from __future__ import annotations

import secrets
from typing import Final, Literal

import msgspec

from ..errors import Code, Problem
from ..ids import new_id
from ..table.header import Header
from . import ratings
from .store import Connection

MOST_FOLLOWED: Final = 500
MOST_BLOCKED: Final = 500
MOST_INVITED: Final = 30  # to one table
MOST_OWNED: Final = 5  # clubs
MOST_CLUBS: Final = 50  # for each member
MOST_MEMBERS: Final = 500
MOST_TABLES: Final = 50  # for each club, in a list
Tie = Literal["follow", "block"]


class Companion(msgspec.Struct, frozen=True):
    """Somebody in a list of people."""

    name: str
    portrait: str


class Invitation(msgspec.Struct, frozen=True):
    """A table that I am invited to, and by whom."""

    table: str
    game: str
    by: str


class ClubLine(msgspec.Struct, frozen=True):
    """A club in a list."""

    id: str
    name: str
    members: int
    yours: bool  # whether the reader founded it


class Companions(msgspec.Struct, frozen=True):
    """The people I know: those I follow or block, those who invite me, and my clubs."""

    following: list[Companion]
    blocked: list[Companion]
    invitations: list[Invitation]
    clubs: list[ClubLine]


class Standing(msgspec.Struct, frozen=True):
    """A member's rating at a game and pace."""

    name: str
    game: str
    pace: str
    rating: int
    deviation: int
    games: int


class Club(msgspec.Struct, frozen=True):
    """A club. Anybody with its link sees its name, what it is about and how many members it has; members see the rest.
    `code` lets somebody join; members can pass the link on."""

    id: str
    name: str
    about: str
    founder: str
    count: int
    member: bool
    yours: bool
    code: str
    members: list[Companion]
    standings: list[Standing]


# ---- following and blocking


def tie(connection: Connection, user: str, other: str, kind: Tie, now: int) -> None:
    """Follow or block somebody. After a block, neither of the two follows the other."""
    if user == other:
        raise Problem(Code.IMPOSSIBLE, "That is you")
    if kind == "follow" and is_blocked(connection, other, user):
        raise Problem(Code.BLOCKED, "This player does not allow that")
    most = MOST_FOLLOWED if kind == "follow" else MOST_BLOCKED
    (count,) = connection.execute("SELECT count(*) FROM ties WHERE user_id = ? AND kind = ?", (user, kind)).fetchone()
    if count >= most:
        raise Problem(Code.IMPOSSIBLE, f"A list has at most {most} people")
    if kind == "block":
        connection.execute("DELETE FROM ties WHERE user_id = ? AND other = ?", (other, user))
        connection.execute("DELETE FROM invitations WHERE user_id = ? AND invited_by = ?", (user, other))
    connection.execute(
        "INSERT INTO ties (user_id, other, kind, at) VALUES (?, ?, ?, ?) "
        "ON CONFLICT (user_id, other) DO UPDATE SET kind = excluded.kind, at = excluded.at",
        (user, other, kind, now),
    )


def untie(connection: Connection, user: str, other: str) -> None:
    """Stop following or blocking somebody."""
    connection.execute("DELETE FROM ties WHERE user_id = ? AND other = ?", (user, other))


def tie_to(connection: Connection, user: str, other: str) -> Tie | None:
    """Whether one account follows or blocks another; None for neither."""
    found = connection.execute("SELECT kind FROM ties WHERE user_id = ? AND other = ?", (user, other)).fetchone()
    return None if found is None else found[0]


def is_blocked(connection: Connection, by: str, user: str) -> bool:
    return tie_to(connection, by, user) == "block"


def check_welcome(connection: Connection, host: str, user: str) -> None:
    """Refuse somebody whom the host has blocked."""
    if is_blocked(connection, host, user):
        raise Problem(Code.BLOCKED, "This player does not allow that")


def check_may_sit(connection: Connection, header: Header, user: str) -> None:
    """Refuse a seat to somebody whom the host has blocked. Whoever has one already may always take it back."""
    if not header.seats_of(user):
        check_welcome(connection, header.host, user)


def tied(connection: Connection, user: str, kind: Tie) -> list[Companion]:
    """The people whom somebody follows, or blocks, by name."""
    rows = connection.execute(
        "SELECT name, coalesce(portrait, '') FROM ties JOIN users ON users.id = other "
        "LEFT JOIN profiles ON profiles.user_id = other WHERE ties.user_id = ? AND ties.kind = ? ORDER BY name",
        (user, kind),
    ).fetchall()
    return [Companion(*row) for row in rows]


def companions_of(connection: Connection, user: str) -> Companions:
    """The people around somebody."""
    invited = connection.execute(
        "SELECT table_id, game, name FROM invitations JOIN tables ON tables.id = table_id "
        "JOIN users ON users.id = invited_by WHERE user_id = ? AND status = 'waiting' ORDER BY at DESC",
        (user,),
    ).fetchall()
    clubs = connection.execute(
        "SELECT clubs.id, name, (SELECT count(*) FROM club_members AS all_of WHERE all_of.club_id = clubs.id), "
        "founder = ? FROM clubs JOIN club_members ON club_id = clubs.id WHERE user_id = ? ORDER BY name, clubs.id",
        (user, user),
    ).fetchall()
    return Companions(
        tied(connection, user, "follow"),
        tied(connection, user, "block"),
        [Invitation(*row) for row in invited],
        [ClubLine(id, name, count, bool(yours)) for id, name, count, yours in clubs],
    )


# ---- invitations


def invite(connection: Connection, table: str, user: str, other: str, now: int) -> None:
    """Invite somebody to a table waiting for players where you have a seat. They must follow you or share a club with
    you, so that nobody is bothered by strangers."""
    sits = connection.execute(
        "SELECT 1 FROM seats JOIN tables ON tables.id = table_id WHERE table_id = ? AND user_id = ? "
        "AND status = 'waiting'",
        (table, user),
    ).fetchone()
    if sits is None:
        raise Problem(Code.NOT_YOUR_SEAT, "Only those who sit at a table that waits for players can invite others")
    if tie_to(connection, other, user) != "follow" and not share_a_club(connection, user, other):
        raise Problem(Code.BLOCKED, "You can invite those who follow you, and members of your clubs")
    (count,) = connection.execute("SELECT count(*) FROM invitations WHERE table_id = ?", (table,)).fetchone()
    if count >= MOST_INVITED:
        raise Problem(Code.IMPOSSIBLE, f"At most {MOST_INVITED} people can be invited to a table")
    connection.execute(
        "INSERT INTO invitations (table_id, user_id, invited_by, at) VALUES (?, ?, ?, ?) "
        "ON CONFLICT (table_id, user_id) DO NOTHING",
        (table, other, user, now),
    )


def decline(connection: Connection, table: str, user: str) -> None:
    connection.execute("DELETE FROM invitations WHERE table_id = ? AND user_id = ?", (table, user))


def share_a_club(connection: Connection, user: str, other: str) -> bool:
    """Whether two people share a club, and the second does not block the first."""
    found = connection.execute(
        "SELECT 1 FROM club_members AS mine JOIN club_members AS theirs ON theirs.club_id = mine.club_id "
        "WHERE mine.user_id = ? AND theirs.user_id = ?",
        (user, other),
    ).fetchone()
    return found is not None and not is_blocked(connection, other, user)


# ---- clubs


def found_club(connection: Connection, user: str, name: str, about: str, now: int) -> str:
    """Found a club; returns its id."""
    (owned,) = connection.execute("SELECT count(*) FROM clubs WHERE founder = ?", (user,)).fetchone()
    if owned >= MOST_OWNED:
        raise Problem(Code.IMPOSSIBLE, f"A person can found at most {MOST_OWNED} clubs")
    id = new_id()
    connection.execute(
        "INSERT INTO clubs (id, name, about, founder, code, created) VALUES (?, ?, ?, ?, ?, ?)",
        (id, name, about, user, secrets.token_urlsafe(12), now),
    )
    add_member(connection, id, user, now)
    return id


def add_member(connection: Connection, id: str, user: str, now: int) -> None:
    (clubs,) = connection.execute("SELECT count(*) FROM club_members WHERE user_id = ?", (user,)).fetchone()
    (members,) = connection.execute("SELECT count(*) FROM club_members WHERE club_id = ?", (id,)).fetchone()
    if clubs >= MOST_CLUBS or members >= MOST_MEMBERS:
        raise Problem(Code.IMPOSSIBLE, f"A club has at most {MOST_MEMBERS} members, and a member {MOST_CLUBS} clubs")
    connection.execute(
        "INSERT INTO club_members (club_id, user_id, joined) VALUES (?, ?, ?) "
        "ON CONFLICT (club_id, user_id) DO NOTHING",
        (id, user, now),
    )


def club_row(connection: Connection, id: str) -> tuple[str, str, str, str]:
    """A club's name, text, founder and code."""
    found: tuple[str, str, str, str] | None = connection.execute(
        "SELECT name, about, founder, code FROM clubs WHERE id = ?", (id,)
    ).fetchone()
    if found is None:
        raise Problem(Code.NOT_FOUND, "There is no such club")
    return found


def join_club(connection: Connection, id: str, user: str, code: str, now: int) -> None:
    """Join a club with the code of a link that a member passed on."""
    _, _, founder, wanted = club_row(connection, id)
    if not secrets.compare_digest(wanted.encode(), code.encode(errors="replace")):
        raise Problem(Code.WRONG_CODE, "This link does not let anybody in any more")
    check_welcome(connection, founder, user)
    add_member(connection, id, user, now)


def is_member(connection: Connection, id: str, user: str) -> bool:
    found = connection.execute("SELECT 1 FROM club_members WHERE club_id = ? AND user_id = ?", (id, user)).fetchone()
    return found is not None


def check_member(connection: Connection, id: str, user: str) -> None:
    club_row(connection, id)
    if not is_member(connection, id, user):
        raise Problem(Code.MEMBERS_ONLY, "Only members of the club can do that")


def check_founder(connection: Connection, id: str, user: str, admin: bool) -> None:
    """Refuse anybody but the founder of a club, and admins."""
    if club_row(connection, id)[2] != user and not admin:
        raise Problem(Code.MEMBERS_ONLY, "Only the club's founder can do that")


def show_club(connection: Connection, id: str, user: str) -> Club:
    """A club as somebody may see it."""
    name, about, founder, code = club_row(connection, id)
    member = is_member(connection, id, user)
    (count,) = connection.execute("SELECT count(*) FROM club_members WHERE club_id = ?", (id,)).fetchone()
    (founded,) = connection.execute("SELECT name FROM users WHERE id = ?", (founder,)).fetchone()
    members, standings = (members_of(connection, id), standings_of(connection, id)) if member else ([], [])
    shown = code if member else ""
    return Club(id, name, about, founded, count, member, founder == user, shown, members, standings)


def members_of(connection: Connection, id: str) -> list[Companion]:
    rows = connection.execute(
        "SELECT name, coalesce(portrait, '') FROM club_members JOIN users ON users.id = club_members.user_id "
        "LEFT JOIN profiles ON profiles.user_id = club_members.user_id WHERE club_id = ? ORDER BY name",
        (id,),
    ).fetchall()
    return [Companion(*row) for row in rows]


def standings_of(connection: Connection, id: str) -> list[Standing]:
    """The ratings of those members of a club who show theirs, by game and pace, strongest first."""
    rows = connection.execute(
        "SELECT name, game, pace, mu, sigma, ratings.games FROM ratings "
        "JOIN club_members ON club_members.user_id = ratings.user_id JOIN users ON users.id = ratings.user_id "
        "LEFT JOIN profiles ON profiles.user_id = ratings.user_id "
        "WHERE club_id = ? AND coalesce(profiles.ratings, 1) = 1 ORDER BY game, pace, mu - 3 * sigma DESC, name",
        (id,),
    ).fetchall()
    return [Standing(name, game, pace, *ratings.shown(mu, sigma), games) for name, game, pace, mu, sigma, games in rows]


def change_club(connection: Connection, id: str, name: str, about: str, anew: bool) -> None:
    """Change a club's name and text; with `anew`, its old link stops working."""
    connection.execute("UPDATE clubs SET name = ?, about = ? WHERE id = ?", (name, about, id))
    if anew:
        connection.execute("UPDATE clubs SET code = ? WHERE id = ?", (secrets.token_urlsafe(12), id))


def hand_over(connection: Connection, id: str, to: str) -> None:
    """Hand the club over to another member."""
    if not is_member(connection, id, to):
        raise Problem(Code.NOT_FOUND, "This is no member of the club")
    (owned,) = connection.execute("SELECT count(*) FROM clubs WHERE founder = ?", (to,)).fetchone()
    if owned >= MOST_OWNED:
        raise Problem(Code.IMPOSSIBLE, f"A person can lead at most {MOST_OWNED} clubs")
    connection.execute("UPDATE clubs SET founder = ? WHERE id = ?", (to, id))


def leave_club(connection: Connection, id: str, user: str) -> None:
    """Leave a club. If its founder leaves, the longest-standing member takes over; when nobody is left, it closes."""
    _, _, founder, _ = club_row(connection, id)
    connection.execute("DELETE FROM club_members WHERE club_id = ? AND user_id = ?", (id, user))
    if founder != user:
        return
    heir = connection.execute(
        "SELECT user_id FROM club_members WHERE club_id = ? ORDER BY joined, user_id LIMIT 1", (id,)
    ).fetchone()
    if heir is None:
        close_club(connection, id)
    else:
        connection.execute("UPDATE clubs SET founder = ? WHERE id = ?", (heir[0], id))


def close_club(connection: Connection, id: str) -> None:
    """Close a club; its tables stay, without a club."""
    for table in ("club_tables", "club_members"):
        connection.execute(f"DELETE FROM {table} WHERE club_id = ?", (id,))
    connection.execute("DELETE FROM clubs WHERE id = ?", (id,))


def add_table(connection: Connection, id: str, table: str) -> None:
    connection.execute("INSERT INTO club_tables (table_id, club_id) VALUES (?, ?)", (table, id))


def tables_of_club(connection: Connection, id: str) -> list[str]:
    """The tables of a club whose games are not over, newest first."""
    rows = connection.execute(
        "SELECT id FROM tables JOIN club_tables ON table_id = id WHERE club_id = ? AND status <> 'over' "
        "ORDER BY created DESC, id LIMIT ?",
        (id, MOST_TABLES),
    ).fetchall()
    return [table for (table,) in rows]


def forget(connection: Connection, user: str) -> None:
    """Forget a deleted account: whom it follows, blocks or invites and who does so to it; its clubs go to others."""
    connection.execute("DELETE FROM ties WHERE user_id = ? OR other = ?", (user, user))
    connection.execute("DELETE FROM invitations WHERE user_id = ? OR invited_by = ?", (user, user))
    for (id,) in connection.execute("SELECT club_id FROM club_members WHERE user_id = ?", (user,)).fetchall():
        leave_club(connection, id, user)

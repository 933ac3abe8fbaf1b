"""`petteia admin`: moderation of the server, from its own machine."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, Final, TypeVar

import click
from rich.table import Table
from rich.text import Text

from ...locale import FALLBACK, Words, words
from ..extras import needs_server
from ..output import console, print_json
from ..parameters import JSON, LANGUAGE
from ..wording import told

if TYPE_CHECKING:
    from ...server.people.moderation import Report
    from ...server.store.place import Place
    from ...server.store.store import Connection

T = TypeVar("T")

LAST: Final = 2**53
SECONDS_TO_CLOSE: Final = 5.0
SECONDS_BETWEEN: Final = 0.1


@dataclass(frozen=True)
class House:
    """The database of a server that may be running, and the words for messages about it."""

    place: Place
    words: Words

    def say(self, message: str, **args: object) -> None:
        """Print a message."""
        click.echo(self.words.format(f"terminal-admin-{message}", **args))

    def do(self, work: Callable[[Connection, int], T]) -> T:
        """Do some work on the database; if it is refused, the command fails."""
        from ...server.errors import Problem
        from ...server.store.store import Unusable
        from ...server.store.upgrade import check_current

        try:
            with self.place.usable():
                check_current(self.place)
                return self.place.do(lambda connection: work(connection, time.time_ns() // 1_000_000))
        except Unusable as error:
            raise click.ClickException(told(error)) from None
        except Problem as problem:
            message = f"error-{problem.code}"
            english = self.words.language == FALLBACK or not self.words.has(message)
            raise click.ClickException(problem.detail if english else self.words.format(message)) from None


@click.group()
@click.option("--data", type=click.Path(file_okay=False), help="The server's data folder, as for `petteia serve`.")
@LANGUAGE
@click.pass_context
def admin(ctx: click.Context, data: str | None, language: str) -> None:
    """Moderate the server: admins, reports, mutes, bans, names and tables.

    Works on the server's data folder, whether or not the server is running; a running server follows within a second.
    WHO is a name, or the id of a guest. Everything is logged: `petteia admin log` shows it.
    """
    with needs_server():
        from ...server.settings import SettingError, read_settings
        from ...server.store.place import place_of
        from ...server.store.store import Unusable
    try:
        ctx.obj = House(place_of(read_settings(data=data)), words(language))
    except (SettingError, Unusable) as error:
        raise click.ClickException(told(error)) from None


WHO = click.argument("who")
HOURS = click.option("--hours", type=click.IntRange(1, 10 * 366 * 24), help="For how long; permanently if omitted.")
REASON = click.option("--reason", default="", help="The reason, for the log and the person concerned.")


# ---- who is an admin


@admin.command()
@WHO
@click.pass_obj
def grant(house: House, who: str) -> None:
    """Make a person an admin."""
    set_role(house, who, grant=True)
    house.say("granted", who=who)


@admin.command()
@WHO
@click.pass_obj
def revoke(house: House, who: str) -> None:
    """Take the admin role away from a person."""
    set_role(house, who, grant=False)
    house.say("revoked", who=who)


def set_role(house: House, who: str, grant: bool) -> None:
    from ...server.people import moderation

    house.do(lambda c, now: moderation.set_role(c, None, moderation.find_account(c, who), grant, now))


# ---- what admins do to accounts


@admin.command()
@WHO
@HOURS
@REASON
@click.pass_obj
def mute(house: House, who: str, hours: int | None, reason: str) -> None:
    """Stop somebody from writing in chats."""
    impose(house, who, "mute", hours, reason)
    house.say("muted", who=who, span=span(house.words, hours))


@admin.command()
@WHO
@HOURS
@REASON
@click.pass_obj
def ban(house: House, who: str, hours: int | None, reason: str) -> None:
    """Sign an account out everywhere, and keep it out."""
    impose(house, who, "ban", hours, reason)
    house.say("banned", who=who, span=span(house.words, hours))


@admin.command()
@WHO
@click.pass_obj
def unmute(house: House, who: str) -> None:
    """Allow somebody to write in chats again."""
    lift(house, who, "mute")
    house.say("unmuted", who=who)


@admin.command()
@WHO
@click.pass_obj
def unban(house: House, who: str) -> None:
    """Allow a banned account to sign in again."""
    lift(house, who, "ban")
    house.say("unbanned", who=who)


def impose(house: House, who: str, kind: Any, hours: int | None, reason: str) -> None:
    from ...server.people import moderation

    house.do(lambda c, now: moderation.impose(c, None, moderation.find_account(c, who), kind, hours, reason, now))


def lift(house: House, who: str, kind: Any) -> None:
    from ...server.people import moderation

    house.do(lambda c, now: moderation.lift(c, None, moderation.find_account(c, who), kind, now))


def span(words: Words, hours: int | None) -> str:
    """For how long, in words."""
    return (
        words.format("terminal-admin-for-good") if hours is None else words.format("terminal-admin-hours", hours=hours)
    )


@admin.command()
@WHO
@click.argument("name")
@click.pass_obj
def rename(house: House, who: str, name: str) -> None:
    """Change the name of an account to NAME."""
    from ...server.people import moderation

    house.do(lambda c, now: moderation.rename(c, None, moderation.find_account(c, who), name, now))
    house.say("renamed", who=who, name=name)


@admin.command()
@WHO
@JSON
@click.pass_obj
def reset(house: House, who: str, as_json: bool) -> None:
    """Create a code for somebody who forgot their password.

    Give it only to the owner of the account. It works once, within a day, on the server's page /reset.
    """
    from ...server.people import moderation

    code, expires = house.do(lambda c, now: moderation.reset_code(c, None, moderation.find_account(c, who), now))
    if as_json:
        print_json({"code": code, "expires": expires})
    else:
        click.echo(code)
        house.say("reset", when=moment(house.words, expires))


@admin.command()
@WHO
@JSON
@click.pass_obj
def show(house: House, who: str, as_json: bool) -> None:
    """Show an account."""
    import msgspec

    from ...server.people import moderation

    found = house.do(lambda c, now: moderation.account(c, moderation.find_account(c, who), now))
    if as_json:
        print_json(msgspec.to_builtins(found))
        return
    for name, value in msgspec.structs.asdict(found).items():
        shown = moment(house.words, value) if name in ("created", "seen", "muted", "banned") else value
        click.echo(f"{name.replace('_', ' '):14}{'' if shown is None else shown}")


# ---- tables


@admin.command()
@click.argument("table")
@REASON
@click.pass_obj
def close(house: House, table: str, reason: str) -> None:
    """Close a table for everybody. Nobody wins, and the game is not rated."""
    from ...server.people import moderation

    number = house.do(lambda c, now: moderation.close_table(c, None, table, reason, now))
    deadline = time.monotonic() + SECONDS_TO_CLOSE
    while time.monotonic() < deadline:
        [deed] = house.do(lambda c, now: moderation.deeds(c, number + 1, 1))
        if not deed.waits:
            house.say("closed", table=table)
            return
        time.sleep(SECONDS_BETWEEN)
    house.say("not-running", table=table)


@admin.command()
@click.argument("what", type=click.Choice(("club", "tournament")))
@click.argument("id")
@click.pass_obj
def hide(house: House, what: Any, id: str) -> None:
    """Take away what the club or tournament ID is called; the log keeps it."""
    from ...server.people import titles

    house.do(lambda c, now: titles.hide(c, None, what, id, now))
    house.say("hidden", what=what, id=id)


@admin.command()
@JSON
@click.pass_obj
def quarantine(house: House, as_json: bool) -> None:
    """List the tables that the server could not load, and why."""
    from ...server.store import archive

    found = house.do(lambda c, now: archive.quarantine(c))
    if as_json:
        print_json([{"table": table, "reason": reason} for table, reason in found.items()])
    else:
        list_rows(house.words, "quarantine", [list(row) for row in found.items()])


# ---- looking


@admin.command()
@click.option("--all", "everything", is_flag=True, help="Include settled reports.")
@JSON
@click.pass_obj
def reports(house: House, everything: bool, as_json: bool) -> None:
    """List the reports that people have sent, newest first."""
    import msgspec

    from ...server.people import moderation

    found = house.do(lambda c, now: moderation.reports(c, everything, LAST, LAST))
    if as_json:
        print_json(msgspec.to_builtins(found))
        return
    rows = [
        [str(r.number), moment(house.words, r.at), r.reporter_name, place, r.name, r.text, told_note(house.words, r)]
        for r in found
        for place in [r.table or (f"club {r.club}" if r.club else f"tournament {r.tournament}")]
    ]
    list_rows(house.words, "reports", rows)


@admin.command()
@click.argument("report", type=int)
@click.option("--note", default="", help="What was done about it.")
@click.pass_obj
def settle(house: House, report: int, note: str) -> None:
    """Mark a report as settled."""
    from ...server.people import moderation

    house.do(lambda c, now: moderation.settle(c, None, report, note, now))
    house.say("settled", number=str(report))


@admin.command()
@JSON
@click.pass_obj
def sanctions(house: House, as_json: bool) -> None:
    """List everybody who is muted or banned."""
    import msgspec

    from ...server.people import moderation

    found = house.do(moderation.sanctioned)
    if as_json:
        print_json(msgspec.to_builtins(found))
    else:
        permanently = house.words.format("terminal-admin-for-good")
        rows = [[s.name, s.kind, moment(house.words, s.until) if s.until else permanently, s.reason] for s in found]
        list_rows(house.words, "sanctions", rows)


@admin.command()
@JSON
@click.pass_obj
def log(house: House, as_json: bool) -> None:
    """List everything that admins have done, newest first."""
    import msgspec

    from ...server.people import moderation

    found = house.do(lambda c, now: moderation.deeds(c, LAST, LAST))
    if as_json:
        print_json(msgspec.to_builtins(found))
        return
    console_name = house.words.format("terminal-admin-console")
    rows = [
        [str(d.number), moment(house.words, d.at), d.admin or console_name, d.kind, d.name or d.table or "", d.note]
        for d in found
    ]
    list_rows(house.words, "deeds", rows)


def told_note(words: Words, report: Report) -> str:
    """What was noted about a report, and whether it is settled."""
    settled = words.format("terminal-admin-is-settled") if report.settled else ""
    return ", ".join(filter(None, (settled, report.note)))


def list_rows(words: Words, what: str, rows: list[list[str]]) -> None:
    """Print a table for people, or a sentence if it would be empty."""
    if not rows:
        click.echo(words.format(f"terminal-admin-no-{what}"))
        return
    titles = words.format(f"terminal-admin-of-{what}").split(" | ")
    listed = Table(*titles, box=None, padding=(0, 2, 0, 0), header_style="muted")
    for row in rows:
        listed.add_row(*(Text(cell) for cell in row))
    console().print(listed)


def moment(words: Words, at: int | None) -> str:
    """A time from the database, for people; empty if there is none."""
    if at is None:
        return ""
    try:
        return datetime.fromtimestamp(at / 1000, UTC).astimezone().strftime("%Y-%m-%d %H:%M")
    except (OverflowError, ValueError):
        return words.format("terminal-admin-for-good")

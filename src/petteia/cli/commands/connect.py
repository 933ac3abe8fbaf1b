"""`petteia connect`: a bot on this machine plays on a server."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

import click

from ...arena.seating import guarded, is_own
from ...bots import Bot, Limits, Situation, bot
from ...core.contract.registry import read_position
from ...core.engine.rng import Rng
from ...locale import Words, words
from ..parameters import LANGUAGE, usage, with_limits

SECONDS_OF_SILENCE = 60.0  # a stream that is silent for this long is broken
FIRST_PAUSE, LONGEST_PAUSE = 1.0, 60.0  # seconds before reconnecting
NO_TOKEN = (401, 403)
TOKEN = "PETTEIA_TOKEN"


class Line:
    """The connection to a server: what it tells and asks, and our answers."""

    def __init__(self, address: str, token: str) -> None:
        self.address = address.rstrip("/")
        self.headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}

    def call(self, path: str, body: dict[str, int] | None = None) -> Any:
        content = None if body is None else json.dumps(body).encode()
        return urlopen(Request(self.address + path, content, self.headers), timeout=SECONDS_OF_SILENCE)

    def lines(self) -> Iterator[dict[str, Any]]:
        """The messages of the server, until the connection breaks."""
        with self.call("/api/stream") as stream:
            for line in stream:
                if line.strip():
                    yield json.loads(line)

    def answer(self, table: str, n: int, action: int) -> bool:
        """Send an action; False if the game has moved on without it."""
        return self.post(f"/api/tables/{table}/act", {"n": n, "action": action})

    def join(self, table: str, seat: int) -> bool:
        """Accept an invitation, or take a seat back; False if it is too late."""
        return self.post(f"/api/tables/{table}/join", {"seat": seat})

    def decline(self, table: str, seat: int) -> bool:
        """Decline an invitation; False if it was withdrawn."""
        return self.post(f"/api/tables/{table}/leave", {"seat": seat})

    def post(self, path: str, body: dict[str, int]) -> bool:
        """Post a request; whether the server accepts it."""
        try:
            self.call(path, body).close()
        except HTTPError as error:
            if error.code in NO_TOKEN:
                raise
            error.close()
            return False
        return True


class Wishes:
    """Which invitations to accept: only to these games, if any are named, and for a number of tables at a time."""

    def __init__(self, games: str, tables: int) -> None:
        self.games = [game for game in games.split(",") if game]
        self.tables = tables

    def welcome(self, game: str, playing: int) -> bool:
        """Whether to accept another game of that kind, with `playing` games in progress."""
        return (not self.games or game in self.games) and playing < self.tables


class Household:
    """A bot for each table, so that they do not disturb each other."""

    def __init__(self, name: str, limits: Limits, seed: int) -> None:
        self.name = name
        self.limits = limits
        self.rng = Rng(seed)
        self.players: dict[str, Bot] = {}
        self.tables: set[str] = set()  # where a game is played, or will be

    def leave(self, table: str) -> None:
        """Forget a table whose game is over or never began."""
        self.tables.discard(table)
        self.players.pop(table, None)

    def choose(self, asked: dict[str, Any]) -> int:
        """The action of the table's bot."""
        table, game = asked["table"], asked["game"]
        if table not in self.players:
            own = is_own(self.name, game)
            self.players[table] = guarded(self.name, game, self.limits) if own else bot(self.name, game)
        state = read_position(asked["position"])
        return self.players[table].choose(Situation(state), self.rng)


@click.command()
@click.argument("address")
@click.option(
    "--token", envvar="PETTEIA_TOKEN", required=True, help="The token of the bot's account.  [env: PETTEIA_TOKEN]"
)
@click.option("--bot", "name", required=True, help="The bot that plays, as in `petteia match`.")
@click.option("--games", default="", help="Accept invitations to these games only, separated by commas.")
@click.option("--tables", type=click.IntRange(1), default=10, show_default=True, help="Games to play at a time.")
@click.option("--seed", type=int, default=1, show_default=True, help="Makes the bot repeatable.")
@with_limits
@LANGUAGE
def connect(
    address: str, token: str, name: str, games: str, tables: int, seed: int, limits: Limits, language: str
) -> None:
    """Let a bot play on the server at ADDRESS: it accepts invitations and answers every question it is asked, at any
    table, until Ctrl-C.

    Make a bot account and a token with the scopes `read` and `play` on the server, and invite the bot to a table.
    """
    own = words(language)
    line, household, pause = Line(address, token), Household(name, limits, seed), FIRST_PAUSE
    wishes = Wishes(games, tables)
    while True:
        try:
            for told in line.lines():
                pause = FIRST_PAUSE
                attend(line, household, wishes, told, own)
        except HTTPError as error:
            error.close()
            if error.code in NO_TOKEN:
                raise click.ClickException(own.format("command-token", address=address, problem=error.reason)) from None
            click.echo(f"{address}: {error}", err=True)
        except (URLError, OSError) as error:
            click.echo(f"{address}: {error}", err=True)
        time.sleep(pause)
        pause = min(2 * pause, LONGEST_PAUSE)


def attend(line: Line, household: Household, wishes: Wishes, told: dict[str, Any], own: Words) -> None:
    """Do what a message of the stream asks for, and say so. Other kinds of messages are ignored."""
    table, kind = told["table"], told["t"]
    if kind == "challenged":
        accepted = wishes.welcome(told["info"]["game"], len(household.tables - {table}))
        if accepted:
            household.tables.add(table)
        (line.join if accepted else line.decline)(table, told["seat"])
        answer = own.format("command-invitation-accepted" if accepted else "command-invitation-declined")
        click.echo(f"{table}  {answer}  {told['info']['game']}")
    elif kind == "started":
        household.tables.add(table)
    elif kind == "asked":
        with usage():
            action = household.choose(told)
        taken = line.answer(table, told["n"], action)
        late = f"  ({own.format('command-late')})"
        click.echo(f"{table}  {told['n']}  {text_of(told, action)}{'' if taken else late}")
    elif kind == "clock" and told["replaced"]:
        for seat in told["replaced"]:
            line.join(table, seat)
        click.echo(f"{table}  {told['n']}  ({own.format('command-seat-back')})")
    elif kind == "over":
        household.leave(table)
        winners = ", ".join(map(str, told["result"]["winners"]))
        click.echo(f"{table}  {own.format('command-over', reason=told['result']['reason'], winners=winners)}")
    elif kind == "closed":
        household.leave(table)
        click.echo(f"{table}  {told['text']}", err=True)


def text_of(asked: dict[str, Any], action: int) -> str:
    """The action as people write it."""
    return next((str(one["text"]) for one in asked["actions"] if one["action"] == action), str(action))

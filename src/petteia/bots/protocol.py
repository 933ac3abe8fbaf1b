"""The messages between Petteia and a bot in any language: one JSON document per line, on standard input and output.

Petteia sends `hello` once and `game` before each game, asks with `choose`, announces the end with `over`, and finishes
with `quit`. The bot answers `hello` with `hello`, and each `choose` with `choice`, or with `failure` if it gives up.
Lines of other types and unknown fields are skipped, so the protocol can grow. What a bot writes to its standard error
is kept and reported if it fails.
"""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct
from msgspec.json import schema

PROTOCOL: Final = 1


class Hello(Struct, frozen=True, tag_field="type", tag="hello"):
    """The first message of both sides. A bot gives its name, and which games it plays if not all."""

    protocol: int = PROTOCOL
    name: str = ""
    games: list[str] | None = None


class NewGame(Struct, frozen=True, tag_field="type", tag="game"):
    """A game begins: its rules, options and number of seats, and which seat is the bot's."""

    game: str
    rules: str
    seats: int
    seat: int
    options: dict[str, str]


class Legal(Struct, frozen=True):
    """A legal action: its number, and its text as people write it."""

    action: int
    text: str


class Clock(Struct, frozen=True):
    """Seconds for this answer, and those left on the seat's clock if it has one."""

    seconds: float
    left: float | None = None


class Choose(Struct, frozen=True, tag_field="type", tag="choose"):
    """The bot is asked. `view` is what its seat may know; `position` is a complete position that it could be in, one
    line that `petteia.Game.read` understands; `seed` is a number to seed any randomness with."""

    id: int
    seat: int
    question: str
    view: Any
    position: str
    legal: list[Legal]
    clock: Clock
    seed: int


class Thought(Struct, frozen=True):
    """What a bot thinks of an action: its value from 0 to 1, how often it was visited, and what could follow."""

    action: int
    value: float | None = None
    visits: int | None = None
    line: list[str] = []


class Choice(Struct, frozen=True, tag_field="type", tag="choice"):
    """The answer: the number of a legal action, or its text."""

    id: int
    action: int | None = None
    text: str | None = None
    analysis: list[Thought] = []


class Failure(Struct, frozen=True, tag_field="type", tag="failure"):
    """The bot cannot answer, and gives the reason."""

    id: int
    message: str


class Over(Struct, frozen=True, tag_field="type", tag="over"):
    """A game has ended: who won, and why."""

    winners: list[int]
    reason: str


class Quit(Struct, frozen=True, tag_field="type", tag="quit"):
    """The bot's process may end."""


ToBot = Hello | NewGame | Choose | Over | Quit
FromBot = Hello | Choice | Failure


def protocol_schema() -> dict[str, Any]:
    """All messages as a JSON schema."""
    both = schema(ToBot | FromBot)
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": "petteia bot protocol 1", **both}

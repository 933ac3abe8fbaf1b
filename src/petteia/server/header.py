"""What is known of a table apart from its log: who sits where, how it is played, how it ended."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct

from .messages import Outcome, Pace


class Chair(Struct, frozen=True):
    """A seat. A person's seat with a `bot` is played by that bot until he takes it back; one resigned stays so."""

    kind: Literal["person", "bot", "open"]
    user: str = ""
    name: str = ""
    bot: str = ""
    rating: int | None = None
    resigned: bool = False
    seed: str = ""

    @property
    def played_by_bot(self) -> bool:
        return self.bot != ""


class Header(Struct, frozen=True):
    """A table as it is stored; the log stands beside it. Times are in milliseconds of the clock on the wall."""

    id: str
    game: str
    rules: str
    options: dict[str, str]
    chairs: tuple[Chair, ...]
    host: str
    public: bool
    rated: bool
    pace: Pace
    delay: int  # seconds that spectators are behind
    created: int
    secret: bytes  # the house's seed, from which all chance follows; nobody learns it before the end
    status: Literal["waiting", "playing", "over"] = "waiting"
    started: int = 0
    ended: int = 0
    result: Outcome | None = None
    rematch: str = ""

    def seats_of(self, user: str) -> list[int]:
        """The seats that somebody holds, also those that a bot plays for him."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.kind == "person" and chair.user == user]

    def people(self) -> list[str]:
        """Everybody who holds a seat, once."""
        return list(dict.fromkeys(chair.user for chair in self.chairs if chair.kind == "person"))

    def with_chair(self, seat: int, chair: Chair) -> Header:
        chairs = tuple(chair if place == seat else other for place, other in enumerate(self.chairs))
        return msgspec.structs.replace(self, chairs=chairs)

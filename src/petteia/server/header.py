"""What is known of a table apart from its log: who sits where, how it is played, how it ended."""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Sequence
from typing import Literal

import msgspec
from msgspec import Struct

from ..core.fair import Seeds
from .messages import Fairness, Outcome, Pace, Seat, TableInfo


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

    @property
    def lesson(self) -> bool:
        """Whether it is a first game that teaches."""
        return self.secret == lesson_secret(self.game)

    def seats_of(self, user: str) -> list[int]:
        """The seats that somebody holds, also those that a bot plays for him."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.kind == "person" and chair.user == user]

    def people(self) -> list[str]:
        """Everybody who holds a seat, once."""
        return list(dict.fromkeys(chair.user for chair in self.chairs if chair.kind == "person"))

    def with_chair(self, seat: int, chair: Chair) -> Header:
        chairs = tuple(chair if place == seat else other for place, other in enumerate(self.chairs))
        return msgspec.structs.replace(self, chairs=chairs)


def describe(
    header: Header,
    seats: Sequence[int],
    present: Sequence[str] = (),
    undo_asked_by: int | None = None,
    rematch_offers: Collection[str] = (),
) -> TableInfo:
    """A table as the holder of these seats sees it; `present` are the users of all connections."""
    people = header.people()
    return TableInfo(
        id=header.id,
        game=header.game,
        rules=header.rules,
        options=header.options,
        seats=[
            Seat(c.kind, c.user, c.name, c.bot, c.rating, c.kind == "person" and c.user in present, c.resigned)
            for c in header.chairs
        ],
        status=header.status,
        host=header.host,
        public=header.public,
        rated=header.rated,
        lesson=header.lesson,
        pace=header.pace,
        delay=header.delay,
        spectators=sum(user not in people for user in present),
        your_seats=list(seats),
        undo_asked_by=undo_asked_by,
        rematch_offers=[seat for seat, chair in enumerate(header.chairs) if chair.user in rematch_offers],
        rematch=header.rematch,
        fairness=fairness(header),
        result=header.result,
    )


def lesson_secret(game: str) -> bytes:
    """The house's seed of a first game that teaches. It is no secret: the game is dealt alike to everybody."""
    return hashlib.sha256(f"first game of {game}".encode()).digest()


def seeds_of(header: Header) -> Seeds:
    """All chance of a table, from the house's seed and the players'."""
    return Seeds(header.secret, tuple(chair.seed for chair in header.chairs))


def fairness(header: Header) -> Fairness:
    """What may be known of the chance of a game: hashes before its end, the seeds themselves after it."""
    pledge = seeds_of(header).pledge()
    over = header.status == "over"
    return Fairness(
        house=pledge.house,
        players=[] if header.status == "waiting" else list(pledge.players),
        secret=header.secret.hex() if over else "",
        seeds=[chair.seed for chair in header.chairs] if over else [],
    )

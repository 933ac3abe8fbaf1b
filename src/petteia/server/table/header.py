"""A table apart from its log: who sits where, how it is played, how it ended."""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Sequence
from typing import Final, Literal

import msgspec
from msgspec import Struct

from ...core.records.fair import SCHEME, Seeds
from .clocks import Reading
from .messages import Attempt, Fairness, Outcome, Pace, Seat, TableInfo

HOUSE: Final = "house"  # hosts what the house shows: an account that belongs to nobody
NOTHING_PLEDGED: Final = Fairness(scheme=0, house="", players=[], secret="", seeds=[])


class Chair(Struct, frozen=True):
    """A seat. A person's seat with a `bot` is played by that bot until it is taken back; a resigned seat stays
    resigned. When several people share a screen, `called` tells them apart. An `invited` bot account has not said yet
    whether it will play."""

    kind: Literal["person", "bot", "open"]
    user: str = ""
    name: str = ""
    bot: str = ""
    rating: int | None = None
    resigned: bool = False
    seed: str = ""
    called: str = ""
    invited: bool = False

    @property
    def played_by_bot(self) -> bool:
        return self.bot != ""


class Header(Struct, frozen=True):
    """A table as it is stored, without its log. Times are wall-clock milliseconds."""

    id: str
    game: str
    rules: str
    options: dict[str, str]
    chairs: tuple[Chair, ...]
    host: str
    public: bool
    rated: bool
    pace: Pace
    delay: int  # seconds by which spectators are delayed
    created: int
    secret: bytes  # the house's seed, from which all chance follows; secret until the end
    status: Literal["waiting", "playing", "over"] = "waiting"
    started: int = 0
    ended: int = 0
    result: Outcome | None = None
    rematch: str = ""
    resumed: int = 0  # when a player last took their seat back on their own turn
    clocks: Reading | None = None  # as last changed by something that is not in the log
    scheme: int = SCHEME  # how chance follows from the seeds; a game keeps the one it began with
    opened: bool = False  # a record that somebody opened: the game was not played here
    position: str = ""  # where the game begins, if not at its normal start
    source: str = ""  # the table whose game it continues from one of its moments
    eager: bool = False  # it begins as soon as everybody invited has agreed
    tournament: str = ""  # the one it belongs to
    attempt: Attempt | None = None  # at a challenge
    chances: bool = False  # whether spectators are told them; whoever sits down agrees

    @property
    def lesson(self) -> bool:
        """Whether it is a lesson, a first game that teaches."""
        return self.secret == lesson_secret(self.game)

    @property
    def exhibition(self) -> bool:
        """Whether it is a game between bots that the house shows."""
        return self.host == HOUSE

    def seats_of(self, user: str) -> list[int]:
        """The seats that somebody holds, including those that a bot is playing for them."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.kind == "person" and chair.user == user]

    def people(self) -> list[str]:
        """Everybody who holds a seat, once."""
        return list(dict.fromkeys(chair.user for chair in self.chairs if chair.kind == "person"))

    def ready(self) -> bool:
        """Whether every seat is taken and everybody has agreed to play."""
        return not any(chair.kind == "open" or chair.invited for chair in self.chairs)

    def awake(self) -> set[str]:
        """Everybody who holds a seat and plays it, rather than a bot for them."""
        return {chair.user for chair in self.chairs if chair.kind == "person" and not chair.played_by_bot}

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
            Seat(
                c.kind,
                c.user,
                c.called or c.name,
                c.bot,
                c.rating,
                c.kind == "person" and c.user in present,
                c.resigned,
                c.invited,
            )
            for c in header.chairs
        ],
        status=header.status,
        host=header.host,
        public=header.public,
        rated=header.rated,
        lesson=header.lesson,
        opened=header.opened,
        source=header.source,
        tournament=header.tournament,
        attempt=header.attempt,
        pace=header.pace,
        delay=header.delay,
        chances=header.chances,
        spectators=sum(user not in people for user in present),
        your_seats=list(seats),
        undo_asked_by=undo_asked_by,
        rematch_offers=[seat for seat, chair in enumerate(header.chairs) if chair.user in rematch_offers],
        rematch=header.rematch,
        fairness=fairness(header),
        result=header.result,
    )


def lesson_secret(game: str) -> bytes:
    """The house's seed of a lesson. It is no secret: everybody is dealt the same game."""
    return hashlib.sha256(f"first game of {game}".encode()).digest()


def deal_secret(game: str, deal: str) -> bytes:
    """The house's seed of a challenge that deals everybody the same game."""
    return hashlib.sha256(f"deal {deal} of {game}".encode()).digest()


def seeds_of(header: Header) -> Seeds:
    """The seeds of a table's chance: the house's and the players'."""
    return Seeds(header.secret, tuple(chair.seed for chair in header.chairs), header.scheme)


def fairness(header: Header) -> Fairness:
    """What may be known about the chance of a game: hashes until it ends, then the seeds themselves."""
    if header.lesson or header.opened:
        return NOTHING_PLEDGED
    pledge = seeds_of(header).pledge()
    over = header.status == "over"
    return Fairness(
        scheme=pledge.scheme,
        house=pledge.house,
        players=list(pledge.players),
        secret=header.secret.hex() if over else "",
        seeds=[chair.seed for chair in header.chairs] if over else [],
    )

"""Who may sit where, and when: every change of a table apart from its game, as a new header or a refusal."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from ..core.fair import check_seed
from ..core.refusal import OptionError
from .header import Chair, Header
from .messages import Error

FILL_IN: Final = "easy"  # the bot that plays on for somebody who is gone


class Refuse(Exception):
    """Somebody asked for something that is not possible; the code names the message for translation."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(text)
        self.error = Error(code, text)


def chair_at(header: Header, seat: int) -> Chair:
    if not 0 <= seat < len(header.chairs):
        raise Refuse("no_such_seat", f"This table has seats 0 to {len(header.chairs) - 1}")
    return header.chairs[seat]


def sit_down(header: Header, user: str, name: str, seat: int, rating: int | None) -> Header:
    """Take an open seat before the game, or the own one back from the bot that plays on."""
    chair = chair_at(header, seat)
    if chair.kind == "person" and chair.user == user:
        if header.status != "playing" or not chair.bot or chair.resigned:
            raise Refuse("seat_taken", "You sit there already")
        return header.with_chair(seat, replace(chair, bot=""))
    if header.status != "waiting" or chair.kind != "open":
        raise Refuse("seat_taken", "That seat is taken")
    return header.with_chair(seat, Chair("person", user, name, rating=rating))


def stand_up(header: Header, user: str, seat: int) -> Header:
    """Leave the own seat: it is open again, or once the game has begun, a bot plays on."""
    chair = chair_at(header, seat)
    if chair.kind != "person" or chair.user != user or chair.bot or header.status == "over":
        raise Refuse("not_your_seat", "That is not your seat")
    return seat_bot(header, seat) if header.status == "playing" else header.with_chair(seat, Chair("open"))


def seat_bot(header: Header, seat: int) -> Header:
    """A bot plays on for the person of the seat, who can take it back."""
    return header.with_chair(seat, replace(header.chairs[seat], bot=FILL_IN))


def fill(header: Header, user: str, seat: int, chair: Chair) -> Header:
    """The host puts somebody on a seat, or clears it, before the game begins."""
    only_host(header, user)
    present = chair_at(header, seat)
    if present.kind == "person" and present.user != user:
        raise Refuse("seat_taken", "Somebody sits there")
    return header.with_chair(seat, chair)


def give_seed(header: Header, user: str, text: str) -> Header:
    """A player's part in all chance, until the game begins."""
    seats = header.seats_of(user)
    if header.status != "waiting" or not seats:
        raise Refuse("too_late", "A seed counts from those who sit here, before the game begins")
    try:
        seed = check_seed(text)
    except OptionError as error:
        raise Refuse("bad_seed", str(error)) from None
    for seat in seats:
        header = header.with_chair(seat, replace(header.chairs[seat], seed=seed))
    return header


def begun(header: Header, user: str, now: int) -> Header:
    """The host starts the game, when every seat is taken."""
    only_host(header, user)
    if any(chair.kind == "open" for chair in header.chairs):
        raise Refuse("open_seats", "A seat is still open: wait for somebody, or put a bot there")
    return replace(header, status="playing", started=now)


def only_host(header: Header, user: str) -> None:
    if header.status != "waiting":
        raise Refuse("begun", "The game has begun already")
    if user != header.host:
        raise Refuse("not_host", "Only who made the table may do that")


def given_up(header: Header, user: str, seat: int | None) -> tuple[Header, int]:
    """Somebody resigns a seat, his first if he names none; a bot plays it to the end, if there is one to come."""
    own = [place for place in header.seats_of(user) if not header.chairs[place].resigned]
    if header.status != "playing" or not own or (seat is not None and seat not in own):
        raise Refuse("cannot_resign", "There is nothing that you could give up")
    place = own[0] if seat is None else seat
    return header.with_chair(place, replace(header.chairs[place], resigned=True, bot=FILL_IN)), place


def again(header: Header, id: str, secret: bytes, now: int) -> Header:
    """A table for another game of the same, with everybody moved on by one seat."""
    chairs = tuple(fresh(chair) for chair in (*header.chairs[1:], header.chairs[0]))
    return replace(
        header,
        id=id,
        secret=secret,
        chairs=chairs,
        status="waiting",
        created=now,
        started=0,
        ended=0,
        result=None,
        rematch="",
    )


def fresh(chair: Chair) -> Chair:
    """A chair as it stands before a game."""
    return replace(chair, bot="" if chair.kind == "person" else chair.bot, resigned=False, seed="")

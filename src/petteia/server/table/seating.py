"""Who may sit where, and when: every change of a table apart from its game, as a new header or a refusal."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from ...core.contract.refusal import OptionError
from ...core.records.fair import SCHEME, check_seed
from .header import Chair, Header
from .messages import Error

FILL_IN: Final = "easy"  # the bot that takes over for an absent player


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
    """Take a free seat before the game, accept an invitation, or take your own seat back from the bot that is playing
    it."""
    chair = chair_at(header, seat)
    if chair.kind == "person" and chair.user == user:
        if chair.invited and header.status == "waiting":
            return header.with_chair(seat, replace(chair, invited=False))
        if header.status != "playing" or not chair.bot or chair.resigned:
            raise Refuse("seat_taken", "You are already sitting there")
        return header.with_chair(seat, replace(chair, bot=""))
    if header.status != "waiting" or chair.kind != "open":
        raise Refuse("seat_taken", "That seat is taken")
    if header.lesson and user != header.host:
        raise no_stranger()
    return header.with_chair(seat, Chair("person", user, name, rating=rating))


def stand_up(header: Header, user: str, seat: int) -> Header:
    """Leave your seat or decline an invitation: the seat is free again or, once the game has begun, a bot takes
    over."""
    chair = chair_at(header, seat)
    if chair.kind != "person" or chair.user != user or chair.bot or header.status == "over":
        raise Refuse("not_your_seat", "That is not your seat")
    if header.attempt is not None:
        raise Refuse("not_your_seat", "At a challenge nobody plays for you: play on, or resign")
    if header.status == "playing":
        return seat_bot(header, seat)
    not_of_tournament(header)
    return replace(header.with_chair(seat, Chair("open")), eager=False)


def seat_bot(header: Header, seat: int) -> Header:
    """Let a bot take over for the person in the seat, who can take it back."""
    return header.with_chair(seat, replace(header.chairs[seat], bot=FILL_IN))


def fill(header: Header, user: str, seat: int, chair: Chair) -> Header:
    """As the host, fill a seat, clear it or withdraw an invitation, before the game begins."""
    only_host(header, user)
    not_of_tournament(header)
    if header.lesson:
        raise no_stranger()
    present = chair_at(header, seat)
    if present.kind == "person" and present.user != user and not present.invited:
        raise Refuse("seat_taken", "Somebody is sitting there")
    return header.with_chair(seat, chair)


def not_of_tournament(header: Header) -> None:
    """Refuse a change at a table of a tournament: its players were drawn."""
    if header.tournament:
        raise Refuse("not_host", "Who sits here was drawn by the tournament")


def called_up(header: Header) -> Header | None:
    """The table once the players drawn by a tournament have had time to arrive: with more than two seats, bots replace
    those who are missing. None if there is no game: nobody is here, or one of two is missing."""
    here = [chair for chair in header.chairs if not chair.invited]
    if len(here) == len(header.chairs):
        return header
    if not here or len(header.chairs) == 2:
        return None
    return replace(
        header, chairs=tuple(Chair("bot", bot=FILL_IN) if chair.invited else chair for chair in header.chairs)
    )


def renamed(header: Header, names: dict[str, str]) -> Header:
    """The table with its players' new names. The names that a deleted account ("") gave to others go with it."""

    def called(chair: Chair) -> Chair:
        name = names.get(chair.user, chair.name)
        return replace(chair, name=name, called=chair.called if name else "")

    return replace(header, chairs=tuple(map(called, header.chairs)))


def no_stranger() -> Refuse:
    """The refusal of anybody else at a lesson: its draws can be known beforehand, and nobody should lose by that."""
    return Refuse("lesson", "A lesson is for one person against bots, since its draws are known beforehand")


def give_seed(header: Header, user: str, random: str, words: str) -> Header:
    """A player's share of the randomness, until the game begins."""
    seats = header.seats_of(user)
    if header.status != "waiting" or not seats:
        raise Refuse("too_late", "Only seated players can give a seed, and only before the game begins")
    if header.lesson:
        raise Refuse("lesson", "A lesson is dealt the same to everybody: there is nothing to add to it")
    try:
        seed = check_seed(random + words)
    except OptionError as error:
        raise Refuse("bad_seed", str(error)) from None
    for seat in seats:
        header = header.with_chair(seat, replace(header.chairs[seat], seed=seed))
    return header


def begun(header: Header, user: str, now: int) -> Header:
    """The table once its host starts the game, which needs every seat taken. If answers to invitations are still
    awaited, it begins after the last one."""
    only_host(header, user)
    if any(chair.kind == "open" for chair in header.chairs):
        raise Refuse("open_seats", "A seat is still free: wait for somebody, or add a bot")
    if not header.ready():
        return replace(header, eager=True)
    return replace(header, status="playing", started=now)


def only_host(header: Header, user: str) -> None:
    if header.status != "waiting":
        raise Refuse("begun", "The game has already begun")
    if user != header.host:
        raise Refuse("not_host", "Only the host can do that")


def given_up(header: Header, user: str, seat: int | None) -> tuple[Header, int]:
    """The table after somebody resigns a seat, by default their first; if the game continues, a bot plays the seat to
    the end."""
    own = [place for place in header.seats_of(user) if not header.chairs[place].resigned]
    if header.status != "playing" or not own or (seat is not None and seat not in own):
        raise Refuse("cannot_resign", "You have nothing to resign")
    place = own[0] if seat is None else seat
    return header.with_chair(place, replace(header.chairs[place], resigned=True, bot=FILL_IN)), place


def again(header: Header, id: str, secret: bytes, now: int) -> Header:
    """A table for a rematch, with everybody moved up one seat."""
    chairs = tuple(fresh(chair) for chair in (*header.chairs[1:], header.chairs[0]))
    return replace(
        header,
        id=id,
        secret=secret,
        scheme=SCHEME,
        chairs=chairs,
        status="waiting",
        created=now,
        started=0,
        ended=0,
        result=None,
        rematch="",
        resumed=0,
        clocks=None,
        position="",
        source="",
        eager=False,
        tournament="",
        attempt=None,
    )


def fresh(chair: Chair) -> Chair:
    """A chair as it is before a game begins."""
    return replace(chair, bot="" if chair.kind == "person" else chair.bot, resigned=False, seed="")

"""What a seat, or a spectator, may know of a position (D13)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import cast

from msgspec import Struct, to_builtins
from msgspec.structs import replace

from ....core.contract.result import Result
from ....core.engine.bits import members, size
from ....core.engine.state import CHANCE, NOBODY
from ..facts import DISCARD_COINS, RESOURCES, SYMBOLS, YELLOW
from ..notation.positions import MAY_DECLINE, NEUTRAL_START, SPOILS
from ..rules.actions import SLOTS
from ..rules.city import City
from ..rules.costs import by_chain, card_price, wonder_price
from ..rules.layout import THIRD_AGE, Layout
from ..rules.position import Position
from ..rules.questions import BEFORE_THE_CARDS, FIRST, NAMES, OF_CHANCE, OVER
from ..rules.tables import COVERED_BY, GUILD_POOL, card_list
from .results import result, score_sheet
from .text import CARD_NAMES, TOKEN_NAMES, WONDER_NAMES


class SlotView(Struct, frozen=True):
    """A slot of the layout. `card` is empty if it is face down; `covered_by` are the slots that cover it.

    `prices` is what the card would cost each seat now, `by_chain` for whom a chain makes it free; empty if face down.
    """

    slot: int
    card: str
    available: bool
    guild_back: bool
    covered_by: tuple[int, ...]
    prices: tuple[int, ...]
    by_chain: tuple[bool, ...]


class UnseenView(Struct, frozen=True):
    """Cards that nobody has seen and the face-down places where they may be: every card is as likely as any other.

    `lies_here` is the chance that a given card is on the table at all, `in_place` that it is in a given place (D13.6).
    """

    guilds: bool
    cards: tuple[str, ...]
    places: int
    lies_here: float
    in_place: float


class WonderView(Struct, frozen=True):
    """A wonder of a player. `under` is the card that it was built with; `lost` if it went back to the box (D7.3).

    `price` is what it would cost its player now.
    """

    wonder: str
    built: bool
    under: str
    lost: bool
    price: int


class CityView(Struct, frozen=True):
    """A player's city, with what a unit of each resource costs him now and the points that he would score.

    `sale` is what he gets for a card that he discards.
    """

    coins: int
    cards: tuple[str, ...]
    wonders: tuple[WonderView, ...]
    tokens: tuple[str, ...]
    symbols: tuple[str, ...]
    production: dict[str, int]
    prices: dict[str, int]
    sale: int
    score: dict[str, int]


class View(Struct, frozen=True):
    """Everything a seat may know, so that it needs no memory of what happened before.

    `box` are the tokens that are neither on the board nor won (D13.2). `drawn` are those of them that the Great Library
    has drawn, for its builder only (D13.4); how many there are, everybody sees. `options` are those by which the game
    goes on.
    """

    options: dict[str, str]
    seat: int
    actor: int
    question: str
    turn: int
    first: int
    extra_turn: bool
    age: int
    table: tuple[SlotView, ...]
    pawn: int
    spoils_gone: tuple[str, ...]
    board: tuple[str, ...]
    box: tuple[str, ...]
    drawn: tuple[str, ...]
    drawn_number: int
    offer: tuple[str, ...]
    discard: tuple[str, ...]
    unseen: tuple[UnseenView, ...]
    cities: tuple[CityView, CityView]
    result: Result | None

    def plain(self) -> dict[str, object]:
        """The view as plain data."""
        return cast("dict[str, object]", to_builtins(self))


def view(position: Position, seat: int) -> View:
    """The position as that seat sees it."""
    asked = position.asked
    return View(
        options=options_of(position),
        seat=int(seat),
        actor=CHANCE if OF_CHANCE[asked] else NOBODY if asked == OVER else int(position.turn),
        question=NAMES[asked],
        turn=int(position.turn),
        first=int(position.first),
        extra_turn=position.again != 0,
        age=position.layout.age + 1,
        table=slot_views(position),
        pawn=int(position.pawn),
        spoils_gone=names(SPOILS, position.spoils),
        board=names(TOKEN_NAMES, position.board),
        box=names(TOKEN_NAMES, position.box | position.drawn),
        drawn=drawn_tokens(position, seat),
        drawn_number=int(size(position.drawn)),
        offer=names(WONDER_NAMES, position.offer),
        discard=card_names(position.discard_low, position.discard_high),
        unseen=unseen_views(position.layout),
        cities=(city_view(position, 0), city_view(position, 1)),
        result=result(position),
    )


def views(position: Position, seats: Sequence[int]) -> list[View]:
    """The position as each of these seats sees it; the views hardly differ (D13)."""
    first = view(position, seats[0])
    return [first, *(replace(first, seat=seat, drawn=drawn_tokens(position, seat)) for seat in seats[1:])]


def drawn_tokens(position: Position, seat: int) -> tuple[str, ...]:
    return names(TOKEN_NAMES, position.drawn) if seat == position.turn else ()


def options_of(position: Position) -> dict[str, str]:
    """The options that a position shows; how the wonders and the first player are decided, only before that is done."""
    shown = {
        "neutral_start": NEUTRAL_START[position.neutral_chooses],
        "decline_token": MAY_DECLINE[position.may_decline],
    }
    if position.asked in BEFORE_THE_CARDS:
        shown["wonders"] = "draft" if position.unseen_wonders else "first_game"
    if position.asked == FIRST:
        shown["first_player"] = "chance"
    return shown


# most of what these return stays the same from action to action, and every action is shown to every seat
@lru_cache(maxsize=16_384)
def names(known: tuple[str, ...], mask: int) -> tuple[str, ...]:
    return tuple([known[place] for place in members(mask)])


@lru_cache(maxsize=16_384)
def card_names(low: int, high: int) -> tuple[str, ...]:
    return tuple([CARD_NAMES[card] for card in card_list(low, high)])


@lru_cache(maxsize=16_384)
def slots(mask: int) -> tuple[int, ...]:
    return tuple(members(mask))


@lru_cache(maxsize=16_384)
def production_of(packed: int) -> dict[str, int]:
    return {resource: packed >> 8 * kind & 0xFF for kind, resource in enumerate(RESOURCES)}


def slot_views(position: Position) -> tuple[SlotView, ...]:
    layout = position.layout
    hidden, available, guild_backs = layout.hidden, layout.open, layout.guild_backs
    present, first_place = layout.present, SLOTS * layout.age
    one, other = position.city(0), position.city(1)
    views = []
    for slot in slots(present):
        face_down = hidden >> slot & 1
        card = layout.card_at(slot)
        views.append(
            SlotView(
                slot=slot,
                card="" if face_down else CARD_NAMES[card],
                available=available >> slot & 1 == 1,
                guild_back=guild_backs >> slot & 1 == 1,
                covered_by=slots(COVERED_BY[first_place + slot] & present),
                prices=() if face_down else (card_price(one, card), card_price(other, card)),
                by_chain=() if face_down else (by_chain(one, card), by_chain(other, card)),
            )
        )
    return tuple(views)


def unseen_views(layout: Layout) -> tuple[UnseenView, ...]:
    """What the face-down cards can be: cards of the age and, in Age III, guilds, which have different backs (D3.4)."""
    hidden = layout.hidden & layout.present
    if not hidden:
        return ()
    guilds = layout.pool & GUILD_POOL if layout.age == THIRD_AGE else 0
    groups = (
        (False, layout.pool & ~guilds, size(hidden & ~layout.guild_backs)),
        (True, guilds, size(hidden & layout.guild_backs)),
    )
    return tuple(unseen_view(layout, of_guilds, pool, int(places)) for of_guilds, pool, places in groups if places)


def unseen_view(layout: Layout, guilds: bool, pool: int, places: int) -> UnseenView:
    cards = tuple(CARD_NAMES[layout.first_card() + index] for index in members(pool))
    return UnseenView(guilds, cards, places, places / len(cards), 1 / len(cards))


def city_view(position: Position, seat: int) -> CityView:
    city = position.city(seat)
    return CityView(
        coins=int(city.coins),
        cards=card_names(city.cards_low, city.cards_high),
        wonders=tuple(wonder_view(position, city, place) for place in range(city.hand_size)),
        tokens=names(TOKEN_NAMES, city.tokens),
        symbols=names(SYMBOLS, city.symbols),
        production=dict(production_of(city.production)),
        prices={resource: int(city.unit_price(kind)) for kind, resource in enumerate(RESOURCES)},
        sale=int(DISCARD_COINS + city.number_of(YELLOW)),
        score=score_sheet(position, seat),
    )


def wonder_view(position: Position, city: City, place: int) -> WonderView:
    built = city.built >> place & 1 == 1
    under = CARD_NAMES[(city.buried >> 7 * place & 127) - 1] if built else ""
    lost = position.layout.age >= 0 and not built and not city.buildable >> place & 1
    wonder = city.wonder_at(place)
    return WonderView(WONDER_NAMES[wonder], built, under, lost, int(wonder_price(city, wonder)))

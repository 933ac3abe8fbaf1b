"""What a seat, or a spectator, may know of a position (D13)."""

from __future__ import annotations

from dataclasses import asdict, dataclass

from ...core.bits import members
from ...core.result import Result
from ...core.state import CHANCE, NOBODY
from .city import City
from .facts import RESOURCES, SYMBOLS
from .layout import Layout
from .position import Position
from .positions import SPOILS
from .questions import FIRST_OF_CHANCE, NAMES, OVER
from .results import result, score_sheet
from .tables import card_list
from .text import CARD_NAMES, TOKEN_NAMES, WONDER_NAMES


@dataclass(frozen=True)
class SlotView:
    """A slot of the layout. `card` is empty for a card that lies face down."""

    slot: int
    card: str
    available: bool
    guild_back: bool


@dataclass(frozen=True)
class WonderView:
    """A wonder of a player. `under` is the card that it was built with; `lost` if it went back to the box (D7.3)."""

    wonder: str
    built: bool
    under: str
    lost: bool


@dataclass(frozen=True)
class CityView:
    """A player's city, with what a unit of each resource costs him now and the points that he would score."""

    coins: int
    cards: tuple[str, ...]
    wonders: tuple[WonderView, ...]
    tokens: tuple[str, ...]
    symbols: tuple[str, ...]
    production: dict[str, int]
    prices: dict[str, int]
    score: dict[str, int]


@dataclass(frozen=True)
class View:
    """Everything a seat may know. `drawn` are the Great Library's tokens, for its builder only (D13.4)."""

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
    drawn: tuple[str, ...]
    offer: tuple[str, ...]
    discard: tuple[str, ...]
    cities: tuple[CityView, CityView]
    result: Result | None

    def plain(self) -> dict[str, object]:
        """The view as plain data."""
        return asdict(self)


def view(position: Position, seat: int) -> View:
    """The position as that seat sees it."""
    asked = position.asked
    return View(
        seat=int(seat),
        actor=CHANCE if asked >= FIRST_OF_CHANCE else NOBODY if asked == OVER else int(position.turn),
        question=NAMES[asked],
        turn=int(position.turn),
        first=int(position.first),
        extra_turn=position.again != 0,
        age=position.layout.age + 1,
        table=slot_views(position.layout),
        pawn=int(position.pawn),
        spoils_gone=names(SPOILS, position.spoils),
        board=names(TOKEN_NAMES, position.board),
        drawn=names(TOKEN_NAMES, position.drawn) if seat == position.turn else (),
        offer=names(WONDER_NAMES, position.offer),
        discard=card_names(position.discard_low, position.discard_high),
        cities=(city_view(position, 0), city_view(position, 1)),
        result=result(position),
    )


def names(known: tuple[str, ...], mask: int) -> tuple[str, ...]:
    return tuple(known[place] for place in members(mask))


def card_names(low: int, high: int) -> tuple[str, ...]:
    return tuple(CARD_NAMES[card] for card in card_list(low, high))


def slot_views(layout: Layout) -> tuple[SlotView, ...]:
    hidden, available, guild_backs = layout.hidden, layout.open, layout.guild_backs
    return tuple(
        SlotView(
            slot,
            "" if hidden >> slot & 1 else CARD_NAMES[layout.card_at(slot)],
            available >> slot & 1 == 1,
            guild_backs >> slot & 1 == 1,
        )
        for slot in members(layout.present)
    )


def city_view(position: Position, seat: int) -> CityView:
    city = position.city(seat)
    return CityView(
        coins=int(city.coins),
        cards=card_names(city.cards_low, city.cards_high),
        wonders=tuple(wonder_view(position, city, place) for place in range(city.hand_size)),
        tokens=names(TOKEN_NAMES, city.tokens),
        symbols=names(SYMBOLS, city.symbols),
        production={resource: city.production >> 8 * kind & 0xFF for kind, resource in enumerate(RESOURCES)},
        prices={resource: int(city.unit_price(kind)) for kind, resource in enumerate(RESOURCES)},
        score=score_sheet(position, seat),
    )


def wonder_view(position: Position, city: City, place: int) -> WonderView:
    built = city.built >> place & 1 == 1
    under = CARD_NAMES[(city.buried >> 7 * place & 127) - 1] if built else ""
    lost = position.layout.age >= 0 and not built and not city.buildable >> place & 1
    return WonderView(WONDER_NAMES[city.wonder_at(place)], built, under, lost)

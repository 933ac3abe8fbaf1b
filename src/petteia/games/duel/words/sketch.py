"""A position of Duel as a picture: the layout between the two cities, and the conflict pawn below."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ....core.contract.sketch import HEIGHT, WIDTH, Shape, Sketch, block, number, round_shape
from ....core.engine.state import SPECTATOR
from ..facts import CARDS, COLOURS, LAYOUTS
from ..rules.position import Position
from .view import CityView, SlotView, view

TABLE, WALL, FACE, INK, GOLD, STONE = "#d9eaea", "#f3eee2", "#fffdf8", "#23303a", "#d9a441", "#dcd4c2"
BACKS: Final = ("#a9763f", "#5f8fa3", "#8a6a9d")  # by age
GUILD_BACK: Final = "#7b4f9d"
SEATS: Final = ("#17506b", "#c8553d")
INKS: Final = {
    "brown": "#8a5a3b",
    "grey": "#6f777c",
    "blue": "#2f6db5",
    "green": "#35794a",
    "yellow": "#e0a92e",
    "red": "#b93a32",
    "purple": "#7b4f9d",
}
COLOUR_OF: Final = {card.id: COLOURS[card.colour] for card in CARDS}
CITY: Final = 270.0  # its width
TRACK: Final = 9  # steps from the middle to a capital


def sketch(position: Position) -> Sketch:
    """The picture that spectators see."""
    seen = view(position, SPECTATOR)
    shapes = [block(TABLE, 0, 0, WIDTH, HEIGHT)]
    shapes += layout(seen.table, seen.age)
    for seat, city in enumerate(seen.cities):
        shapes += city_shapes(city, seat, seat * (WIDTH - CITY))
    return (*shapes, *track(seen.pawn))


def layout(table: tuple[SlotView, ...], age: int) -> Iterator[Shape]:
    """The cards on the table: in their colour if face up, as backs if face down."""
    rows = LAYOUTS[age - 1]
    places = [(row, column) for row, line in enumerate(rows) for column, sign in enumerate(line) if sign != " "]
    step = 440 / len(rows)
    for slot in table:
        row, column = places[slot.slot]
        left = WIDTH / 2 + (column - (len(rows[0]) - 1) / 2) * 50 - 45
        top = 30 + row * step
        yield block(STONE, left - 2, top - 2, 94, step + 34)
        if slot.card:
            yield block(FACE, left, top, 90, step + 30)
            yield block(INKS[COLOUR_OF[slot.card]], left, top, 90, 36)
        else:
            yield block(GUILD_BACK if slot.guild_back else BACKS[age - 1], left, top, 90, step + 30)


def city_shapes(city: CityView, seat: int, left: float) -> Iterator[Shape]:
    """Coins and wonders, and cards by colour."""
    yield block(WALL, left, 0, CITY, HEIGHT)
    yield block(SEATS[seat], left, 0, CITY, 12)
    yield round_shape(GOLD, (left + 60, 68), 36)
    yield from number(FACE, city.coins, (left + 60, 68), 34)
    for place, wonder in enumerate(city.wonders):
        yield block(GOLD if wonder.built else STONE, left + 116 + 36 * place, 40, 30, 56)
    for row, colour in enumerate(COLOURS):
        cards = [card for card in city.cards if COLOUR_OF[card] == colour]
        for place in range(len(cards)):
            yield block(FACE, left + 22 + 26 * place, 124 + 70 * row, 32, 52)
            yield block(INKS[colour], left + 24 + 26 * place, 126 + 70 * row, 28, 48)


def track(pawn: int) -> Iterator[Shape]:
    """The conflict pawn on its track between the capitals."""
    left, step = CITY + 40, (WIDTH - 2 * CITY - 80) / (2 * TRACK)
    yield block(STONE, left, 578, 2 * TRACK * step, 12)
    yield block(SEATS[0], left - 14, 562, 14, 44)
    yield block(SEATS[1], left + 2 * TRACK * step, 562, 14, 44)
    yield round_shape(INK, (left + (TRACK + pawn) * step, 584), 22)

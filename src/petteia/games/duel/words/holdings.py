"""What a seat has, as numbers for the goals of challenges."""

from __future__ import annotations

from ....core.engine.bits import size
from ..facts import COLOURS
from ..rules.position import Position


def holdings(position: Position, seat: int) -> dict[str, int]:
    """Coins, built wonders, progress tokens, different symbols, and cards by colour."""
    city = position.city(seat)
    return {
        "coins": int(city.coins),
        "wonders": int(city.wonder_count),
        "tokens": int(size(city.tokens)),
        "symbols": int(size(city.symbols)),
        **{colour: int(city.number_of(number)) for number, colour in enumerate(COLOURS)},
    }

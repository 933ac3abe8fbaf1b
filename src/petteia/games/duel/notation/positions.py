"""Positions as one line of text."""

from __future__ import annotations

from typing import Final

from ....core.engine.bits import members
from ..facts import ZONES
from ..rules.actions import SLOTS
from ..rules.city import City
from ..rules.layout import Layout
from ..rules.position import Position
from ..rules.questions import NAMES
from ..rules.tables import card_list
from ..words.text import CARD_NAMES, TOKEN_NAMES, WONDER_NAMES

GONE: Final = "."
FACE_DOWN: Final = "?"
TURNING: Final = "+"
GUILD: Final = "g"
NEUTRAL_START: Final = ("begins", "chooses")
MAY_DECLINE: Final = ("no", "yes")
SPOILS: Final = tuple(f"{seat}:{coins}" for seat in (0, 1) for _, _, coins in ZONES if coins)


def write_position(position: Position) -> str:
    """The position on one line: `duel/1`, then `key=value`, lists with commas, seats with slashes."""
    layout = position.layout
    cities = (position.city0, position.city1)
    fields = {
        "ask": NAMES[position.asked],
        "turn": position.turn,
        "first": position.first,
        "again": position.again,
        "neutral": NEUTRAL_START[position.neutral_chooses],
        "age": layout.age + 1,
        "table": write_table(layout),
        "pawn": position.pawn,
        "spoils": ",".join(SPOILS[token] for token in members(position.spoils)),
        "board": write_names(TOKEN_NAMES, position.board),
        "drawn": write_names(TOKEN_NAMES, position.drawn),
        "offer": write_names(WONDER_NAMES, position.offer),
        "draft": int(position.unseen_wonders != 0),
        "discard": write_cards(position.discard_low, position.discard_high),
        "coins": "/".join(str(city.coins) for city in cities),
        "cards": "/".join(write_cards(city.cards_low, city.cards_high) for city in cities),
        "wonders": "/".join(write_hand(city) for city in cities),
        "tokens": "/".join(write_names(TOKEN_NAMES, city.tokens) for city in cities),
    }
    if position.may_decline:  # written only if it is not the default, so that other lines stay as they were
        fields["decline"] = MAY_DECLINE[1]
    return "duel/1 " + " ".join(f"{key}={value}" for key, value in fields.items())


def write_names(names: tuple[str, ...], mask: int) -> str:
    return ",".join(names[place] for place in members(mask))


def write_cards(low: int, high: int) -> str:
    return ",".join(CARD_NAMES[card] for card in card_list(low, high))


def write_table(layout: Layout) -> str:
    """The slots of an age; empty before the first."""
    return ",".join(write_table_slot(layout, slot) for slot in range(SLOTS)) if layout.age >= 0 else ""


def write_table_slot(layout: Layout, slot: int) -> str:
    if not layout.present >> slot & 1:
        return GONE
    if not layout.hidden >> slot & 1:
        return CARD_NAMES[layout.card_at(slot)]
    sign = TURNING if layout.turning >> slot & 1 else FACE_DOWN
    return sign + GUILD if layout.guild_backs >> slot & 1 else sign


def write_hand(city: City) -> str:
    """The wonders in the order of the draft; a built one with the card under it: `sphinx*baths`."""
    words = []
    for place in range(city.hand_size):
        built = city.built >> place & 1
        under = "*" + CARD_NAMES[(city.buried >> 7 * place & 127) - 1] if built else ""
        words.append(WONDER_NAMES[city.wonder_at(place)] + under)
    return ",".join(words)

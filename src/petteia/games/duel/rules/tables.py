"""The facts, packed for the engine. Only this module knows how; nothing here is typed by hand.

Resources are packed a byte each, wood lowest; prices in the mirrored order, papyrus lowest, so that the middle byte of
resources times prices is the sum of what each resource costs. Counts of cards are packed four bits to a colour, points
a byte to a category. Sets of cards are two masks: `low` for Ages I and II, `high` for Age III and the guilds.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ....core.engine.bits import members
from ..facts import (
    BANK_PRICE,
    BLUE,
    CARDS,
    COLOURS,
    COUNTED,
    GREEN,
    LAYOUTS,
    PURPLE,
    RAW_MATERIALS,
    RESOURCES,
    SYMBOLS,
    TOKENS,
    WONDERS,
    YELLOW,
    ZONES,
    Card,
)
from .actions import SLOTS

KINDS: Final = 5  # the length of RESOURCES, as a number that the compiler knows
BYTE: Final = 0xFF
MIDDLE: Final[i64] = 8 * (KINDS - 1)  # where the product of resources and prices holds the sum


def split_cost(cost: str) -> tuple[int, list[str]]:
    """The coins and the resources of a cost."""
    words = cost.split()
    coins = int(words[0]) if words and words[0].isdigit() else 0
    return coins, [word for word in words if not word.isdigit()]


def pack(resources: list[str]) -> int:
    return sum(1 << 8 * RESOURCES.index(resource) for resource in resources)


def mirror(packed: int) -> int:
    """The bytes of the resources in the order of the prices, or the reverse."""
    return int.from_bytes(packed.to_bytes(KINDS, "little"), "big")


EVERY_BYTE: Final[i64] = sum(BYTE << 8 * kind for kind in range(KINDS))
TOP_BITS: Final[i64] = sum(0x80 << 8 * kind for kind in range(KINDS))
RAW_BYTES: Final[i64] = sum(BYTE << 8 * kind for kind in range(RAW_MATERIALS))
GOODS_BYTES: Final[i64] = EVERY_BYTE - RAW_BYTES
ONE_OF: Final = vec[i64]([1 << 8 * kind for kind in range(KINDS)])
PRICES_AT_START: Final[i64] = sum(BANK_PRICE << 8 * kind for kind in range(KINDS))

# ---- cards

AGE_SIZE: Final = 23  # cards of Ages I and II each; Age III has 20 plus the guilds
GUILDS: Final[i64] = sum(1 for card in CARDS if card.colour == PURPLE)
THIRD_AGE_SIZE: Final[i64] = sum(1 for card in CARDS if card.age == 3) - GUILDS
LOW_CARDS: Final[i64] = 2 * AGE_SIZE

CARD_COLOUR: Final = vec[i64]([card.colour for card in CARDS])
CARD_COINS_DUE: Final = vec[i64]([split_cost(card.cost)[0] for card in CARDS])
CARD_COST: Final = vec[i64]([pack(split_cost(card.cost)[1]) for card in CARDS])
CARD_PRODUCES: Final = vec[i64]([pack(card.produces.split()) for card in CARDS])
CARD_MAKES_DEARER: Final = vec[i64]([mirror(pack(card.produces.split())) for card in CARDS])
CARD_CHEAP: Final = vec[i64]([mirror(pack(card.cheap.split())) for card in CARDS])
CARD_ANY_RAW: Final = vec[i64]([card.any_raw for card in CARDS])
CARD_ANY_GOODS: Final = vec[i64]([card.any_goods for card in CARDS])
CARD_COINS: Final = vec[i64]([card.coins for card in CARDS])
UNCOUNTED: Final[i64] = len(COUNTED)
CARD_PER: Final = vec[i64]([COUNTED.index(card.per) if card.per else len(COUNTED) for card in CARDS])
CARD_SHIELDS: Final = vec[i64]([card.shields for card in CARDS])
CARD_SYMBOL: Final = vec[i64]([SYMBOLS.index(card.symbol) if card.symbol else 0 for card in CARDS])
GUILD_POINTS: Final = vec[i64]([card.points if card.colour == PURPLE else 0 for card in CARDS])

CHAINS: Final = tuple(card.shows for card in CARDS if card.shows)
CARD_SHOWS: Final = vec[i64]([1 << CHAINS.index(card.shows) if card.shows else 0 for card in CARDS])
CARD_FREE_WITH: Final = vec[i64]([1 << CHAINS.index(card.free_with) if card.free_with else 0 for card in CARDS])
CARD_COUNT: Final = vec[i64]([1 << 4 * card.colour for card in CARDS])

BROWN_LOW: Final[i64] = sum(1 << index for index, card in enumerate(CARDS) if COLOURS[card.colour] == "brown")
GREY_LOW: Final[i64] = sum(1 << index for index, card in enumerate(CARDS) if COLOURS[card.colour] == "grey")


def card_list(low: int, high: int) -> list[int]:
    """The cards of a set, in order."""
    return members(low) + [LOW_CARDS + card for card in members(high)]


FIRST_GUILD: Final[i64] = len(CARDS) - GUILDS

# ---- points, a byte a category

CATEGORIES: Final = ("blue", "green", "yellow", "guilds", "wonders", "tokens", "coins", "military")
# numbers of CATEGORIES as IN_
IN_BLUE: Final = 0
IN_GREEN: Final = 1
IN_YELLOW: Final = 2
IN_GUILDS: Final = 3
IN_WONDERS: Final = 4
IN_TOKENS: Final = 5
IN_COINS: Final = 6
IN_MILITARY: Final = 7
# end of numbers


def card_points(card: Card) -> int:
    """The points printed on a card, in the byte of its colour; those of a guild are counted at the end (D12.4)."""
    category = {BLUE: 0, GREEN: 1, YELLOW: 2}
    return card.points << 8 * category[card.colour] if card.colour in category else 0


CARD_POINTS: Final = vec[i64]([card_points(card) for card in CARDS])
WONDER_POINTS: Final = vec[i64]([wonder.points << 8 * IN_WONDERS for wonder in WONDERS])
TOKEN_POINTS: Final = vec[i64]([token.points << 8 * IN_TOKENS for token in TOKENS])

# ---- wonders and tokens

WONDER_COST: Final = vec[i64]([pack(split_cost(wonder.cost)[1]) for wonder in WONDERS])
WONDER_SHIELDS: Final = vec[i64]([wonder.shields for wonder in WONDERS])
WONDER_COINS: Final = vec[i64]([wonder.coins for wonder in WONDERS])
WONDER_OPPONENT_LOSES: Final = vec[i64]([wonder.opponent_loses for wonder in WONDERS])
WONDER_ANY_RAW: Final = vec[i64]([wonder.any_raw for wonder in WONDERS])
WONDER_ANY_GOODS: Final = vec[i64]([wonder.any_goods for wonder in WONDERS])
WONDER_AGAIN: Final = vec[i64]([wonder.again for wonder in WONDERS])
WONDER_ASKS: Final = vec[i64]([bool(wonder.destroys or wonder.library or wonder.restores) for wonder in WONDERS])
WONDER_LIBRARY: Final = vec[i64]([wonder.library for wonder in WONDERS])
DESTROYS: Final = {"": 0, "brown": BROWN_LOW, "grey": GREY_LOW}
WONDER_DESTROYS: Final = vec[i64]([DESTROYS[wonder.destroys] for wonder in WONDERS])
ALL_WONDERS: Final[i64] = (1 << len(WONDERS)) - 1


def token_bit(name: str) -> int:
    return 1 << [token.id for token in TOKENS].index(name)


TOKEN_COINS: Final = vec[i64]([token.coins for token in TOKENS])
ALL_TOKENS: Final[i64] = (1 << len(TOKENS)) - 1
ARCHITECTURE: Final[i64] = token_bit("architecture")
ECONOMY: Final[i64] = token_bit("economy")
LAW: Final[i64] = token_bit("law")
MASONRY: Final[i64] = token_bit("masonry")
MATHEMATICS: Final[i64] = token_bit("mathematics")
STRATEGY: Final[i64] = token_bit("strategy")
THEOLOGY: Final[i64] = token_bit("theology")
URBANISM: Final[i64] = token_bit("urbanism")
LAW_SYMBOL: Final[i64] = SYMBOLS.index("law")

# ---- the military track, by lead

LEADS: Final = range(10)
LEAD_POINTS: Final = vec[i64](
    [max([points for start, points, _ in ZONES if lead >= start], default=0) for lead in LEADS]
)
FIRST_SPOILS_AT: Final[i64] = ZONES[1][0]
FIRST_SPOILS: Final[i64] = ZONES[1][2]
SECOND_SPOILS_AT: Final[i64] = ZONES[2][0]
SECOND_SPOILS: Final[i64] = ZONES[2][2]

# ---- layouts: slots are numbered row by row from the farthest row, each from left to right


def places(age: int) -> list[tuple[int, int, bool]]:
    """Row, column and face (up or not) of each slot."""
    rows = LAYOUTS[age]
    return [(y, x, rows[y][x] == "U") for y in range(len(rows)) for x in range(len(rows[y])) if rows[y][x] != " "]


AGES: Final = 3
PLACES: Final = tuple(places(age) for age in range(AGES))


def covering(age: int, slot: int) -> list[int]:
    """The slots of the next row that half cover this one."""
    y, x, _ = PLACES[age][slot]
    return [other for other, (row, column, _) in enumerate(PLACES[age]) if row == y + 1 and abs(column - x) == 1]


ALL_SLOTS: Final[i64] = (1 << SLOTS) - 1
COVERED_BY: Final = vec[i64](
    [sum(1 << other for other in covering(age, slot)) for age in range(AGES) for slot in range(SLOTS)]
)


def under(age: int, slot: int, side: int) -> tuple[int, int]:
    """The slot half under this one on one side, and the other slot that covers it, each as a set; 0 for none."""
    covered = [other for other in range(SLOTS) if slot in covering(age, other)]
    if side >= len(covered):
        return 0, 0
    partners = [other for other in covering(age, covered[side]) if other != slot]
    return 1 << covered[side], sum(1 << other for other in partners)


EVERY_SLOT: Final = tuple((age, slot) for age in range(AGES) for slot in range(SLOTS))
UNDER_LEFT: Final = vec[i64]([under(age, slot, 0)[0] for age, slot in EVERY_SLOT])
LEFT_PARTNER: Final = vec[i64]([under(age, slot, 0)[1] for age, slot in EVERY_SLOT])
UNDER_RIGHT: Final = vec[i64]([under(age, slot, 1)[0] for age, slot in EVERY_SLOT])
RIGHT_PARTNER: Final = vec[i64]([under(age, slot, 1)[1] for age, slot in EVERY_SLOT])
FACE_UP: Final = vec[i64]([sum(1 << slot for slot, (_, _, up) in enumerate(PLACES[age]) if up) for age in range(AGES)])
OPEN_AT_START: Final = vec[i64](
    [sum(1 << slot for slot in range(SLOTS) if not covering(age, slot)) for age in range(AGES)]
)
AGE_POOL: Final[i64] = (1 << AGE_SIZE) - 1
THIRD_AGE_POOL: Final[i64] = (1 << THIRD_AGE_SIZE) - 1
GUILD_POOL: Final[i64] = ((1 << GUILDS) - 1) << THIRD_AGE_SIZE
POOL: Final = vec[i64]([AGE_POOL, AGE_POOL, THIRD_AGE_POOL | GUILD_POOL])

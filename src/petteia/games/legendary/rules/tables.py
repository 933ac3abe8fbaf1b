"""The facts, packed for the engine. Only this module knows how; nothing here is typed by hand."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ..facts import (
    BID_LADDER,
    BONUSES,
    BUILDINGS,
    CREATURES,
    GODS,
    HEROES,
    MOST_FACTIONS,
    TOKENS_A_BONUS,
    TRACK_PRICES,
    WITH_FIGURE,
    WITHOUT_FIGURE,
)
from .map.archipelago import TURNS
from .map.tiles import TILES

# ---- gods

GREAT_GODS: Final = len(GODS) - 1
ALL_GREAT_GODS: Final[i64] = (1 << GREAT_GODS) - 1
MOST_RECRUITS: Final = bytes(len(god.prices) for god in GODS)
RECRUIT_PRICE: Final = bytes((list(god.prices) + [0] * 4)[number] for god in GODS for number in range(4))
GOD_BUILDS: Final = bytes(BUILDINGS.index(god.builds) if god.builds else len(BUILDINGS) for god in GODS)
GOD_NAMES: Final = tuple(god.id for god in GODS)
SPACES_OF_GOD: Final = len(BID_LADDER)
BID: Final = bytes(BID_LADDER)

# ---- creatures

ALL_CREATURES: Final[i64] = (1 << len(CREATURES)) - 1
SPACES: Final = len(TRACK_PRICES)
SPACE_PRICE: Final = bytes(TRACK_PRICES)

CREATURE_NAMES: Final = tuple(creature.id for creature in CREATURES)
# creatures with figures are numbered from this one on
FIRST_FIGURE: Final[i64] = len(WITHOUT_FIGURE)
FIGURES: Final[i64] = len(WITH_FIGURE)
STANDS_ON_LAND: Final = bytes(figure.land for figure in WITH_FIGURE)
STANDS_AT_SEA: Final = bytes(figure.sea for figure in WITH_FIGURE)
STANDS_AT_HOME: Final = bytes(figure.home for figure in WITH_FIGURE)


# ---- heroes

HERO_NAMES: Final = HEROES
ALL_HEROES: Final[i64] = (1 << len(HEROES)) - 1
HERO_COUNT: Final[i64] = len(HEROES)

# ---- cards, five bits a faction: the bits of numbers from four on

FOUR_OR_MORE: Final[i64] = sum(28 << 5 * faction for faction in range(MOST_FACTIONS))

# ---- metropolis tokens: how many of each bonus are left, two bits each

ALL_TOKENS: Final[i64] = sum(TOKENS_A_BONUS << 2 * bonus for bonus in range(len(BONUSES)))

# ---- tiles

ALL_TILES: Final[i64] = (1 << TILES * TURNS) - 1
TURNS_OF_TILE: Final[i64] = (1 << TURNS) - 1

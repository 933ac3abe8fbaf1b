"""What the box of 7 Wonders Duel contains: one row per card, wonder and token, one picture per layout."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

RESOURCES: Final = ("wood", "clay", "stone", "glass", "papyrus")  # three raw materials, two goods (D0.4)
RAW_MATERIALS: Final = 3

# numbers of COLOURS
BROWN: Final = 0
GREY: Final = 1
BLUE: Final = 2
GREEN: Final = 3
YELLOW: Final = 4
RED: Final = 5
PURPLE: Final = 6
# end of numbers
COLOURS: Final = ("brown", "grey", "blue", "green", "yellow", "red", "purple")

# what a card can pay coins or points for: cards of some colours, built wonders, full sets of three coins
COUNTED: Final = ("brown", "grey", "blue", "green", "yellow", "red", "brown grey", "wonder", "three_coins")

SYMBOLS: Final = ("wheel", "mortar", "quill", "pendulum", "gyroscope", "sundial", "law")  # D10.1
DIFFERENT_SYMBOLS_TO_WIN: Final = 6  # D10.2

STARTING_COINS: Final = 7  # D1.3
TOKENS_ON_BOARD: Final = 5  # D1.2
TOKENS_DRAWN_BY_LIBRARY: Final = 3  # D7.9
GUILDS_IN_GAME: Final = 3  # D1.5
WONDERS_SHOWN: Final = 4  # D2.1, D2.2
DRAFT_ORDER: Final = (0, 1, 1, 0, 1, 0, 0, 1)  # 0 is the first player (D2.2)
MOST_WONDERS: Final = 7  # by both players together (D7.3)
BANK_PRICE: Final = 2  # and one more for each symbol that the opponent produces (D5.5)
DISCARD_COINS: Final = 2  # and one more for each yellow card (D6.1)
REDUCTION: Final = 2  # resources that Architecture and Masonry save (D9.2)
CHAIN_BONUS: Final = 4  # Urbanism (D9.7)
POINTS_PER_MATHEMATICS: Final = 3  # D9.1
COINS_PER_POINT: Final = 3  # D12.2

CAPITAL: Final = 9  # spaces from the centre (D8.5)
# from this lead on: points for the leader (D12.2), coins that the other loses when it is first reached (D8.3)
ZONES: Final = ((1, 2, 0), (3, 5, 2), (6, 10, 5))


@dataclass(frozen=True)
class Card:
    """A building. `cost` holds coins and resources; `per` says for what coins, and a guild's points, are counted."""

    id: str
    age: int
    colour: int
    cost: str
    produces: str = ""
    any_raw: int = 0
    any_goods: int = 0
    cheap: str = ""
    coins: int = 0
    points: int = 0
    per: str = ""
    shields: int = 0
    symbol: str = ""
    shows: str = ""
    free_with: str = ""


@dataclass(frozen=True)
class Wonder:
    """A wonder, with what its building gives or does."""

    id: str
    cost: str
    points: int = 0
    shields: int = 0
    coins: int = 0
    opponent_loses: int = 0
    any_raw: int = 0
    any_goods: int = 0
    destroys: str = ""
    library: bool = False
    restores: bool = False
    again: bool = False


@dataclass(frozen=True)
class Token:
    """A progress token. What coins, points and a symbol do not say is a rule of its own, named here."""

    id: str
    coins: int = 0
    points: int = 0
    symbol: str = ""


# fmt: off
CARDS: Final = (
    #    id                   age colour  cost                            what it gives
    # Age I
    Card("lumber_yard",          1, BROWN,  "",                             produces="wood"),
    Card("logging_camp",         1, BROWN,  "1",                            produces="wood"),
    Card("clay_pool",            1, BROWN,  "",                             produces="clay"),
    Card("clay_pit",             1, BROWN,  "1",                            produces="clay"),
    Card("quarry",               1, BROWN,  "",                             produces="stone"),
    Card("stone_pit",            1, BROWN,  "1",                            produces="stone"),
    Card("glassworks",           1, GREY,   "1",                            produces="glass"),
    Card("press",                1, GREY,   "1",                            produces="papyrus"),
    Card("theater",              1, BLUE,   "",                             points=3, shows="mask"),
    Card("altar",                1, BLUE,   "",                             points=3, shows="moon"),
    Card("baths",                1, BLUE,   "stone",                        points=3, shows="drop"),
    Card("workshop",             1, GREEN,  "papyrus",                      points=1, symbol="pendulum"),
    Card("apothecary",           1, GREEN,  "glass",                        points=1, symbol="wheel"),
    Card("scriptorium",          1, GREEN,  "2",                            symbol="quill", shows="book"),
    Card("pharmacist",           1, GREEN,  "2",                            symbol="mortar", shows="gear"),
    Card("stone_reserve",        1, YELLOW, "3",                            cheap="stone"),
    Card("clay_reserve",         1, YELLOW, "3",                            cheap="clay"),
    Card("wood_reserve",         1, YELLOW, "3",                            cheap="wood"),
    Card("tavern",               1, YELLOW, "",                             coins=4, shows="amphora"),
    Card("guard_tower",          1, RED,    "",                             shields=1),
    Card("stable",               1, RED,    "wood",                         shields=1, shows="horseshoe"),
    Card("garrison",             1, RED,    "clay",                         shields=1, shows="sword"),
    Card("palisade",             1, RED,    "2",                            shields=1, shows="tower"),
    # Age II
    Card("sawmill",              2, BROWN,  "2",                            produces="wood wood"),
    Card("brickyard",            2, BROWN,  "2",                            produces="clay clay"),
    Card("shelf_quarry",         2, BROWN,  "2",                            produces="stone stone"),
    Card("glass_blower",         2, GREY,   "",                             produces="glass"),
    Card("drying_room",          2, GREY,   "",                             produces="papyrus"),
    Card("tribunal",             2, BLUE,   "wood wood glass",              points=5),
    Card("statue",               2, BLUE,   "clay clay",                    points=4, shows="column", free_with="mask"),
    Card("temple",               2, BLUE,   "wood papyrus",                 points=4, shows="sun", free_with="moon"),
    Card("aqueduct",             2, BLUE,   "stone stone stone",            points=5, free_with="drop"),
    Card("rostrum",              2, BLUE,   "wood stone",                   points=4, shows="temple"),
    Card("library",              2, GREEN,  "wood stone glass",             points=2, symbol="quill", free_with="book"),
    Card("dispensary",           2, GREEN,  "clay clay stone",              points=2, symbol="mortar", free_with="gear"),
    Card("school",               2, GREEN,  "wood papyrus papyrus",         points=1, symbol="wheel", shows="lyre"),
    Card("laboratory",           2, GREEN,  "wood glass glass",             points=1, symbol="pendulum", shows="lamp"),
    Card("forum",                2, YELLOW, "3 clay",                       any_goods=1),
    Card("caravansery",          2, YELLOW, "2 glass papyrus",              any_raw=1),
    Card("customs_house",        2, YELLOW, "4",                            cheap="glass papyrus"),
    Card("brewery",              2, YELLOW, "",                             coins=6, shows="barrel"),
    Card("walls",                2, RED,    "stone stone",                  shields=2),
    Card("horse_breeders",       2, RED,    "wood clay",                    shields=1, free_with="horseshoe"),
    Card("barracks",             2, RED,    "3",                            shields=1, free_with="sword"),
    Card("archery_range",        2, RED,    "wood stone papyrus",           shields=2, shows="target"),
    Card("parade_ground",        2, RED,    "clay clay glass",              shields=2, shows="helmet"),
    # Age III
    Card("palace",               3, BLUE,   "wood clay stone glass glass",  points=7),
    Card("town_hall",            3, BLUE,   "wood wood stone stone stone",  points=7),
    Card("obelisk",              3, BLUE,   "stone stone glass",            points=5),
    Card("gardens",              3, BLUE,   "wood wood clay clay",          points=6, free_with="column"),
    Card("pantheon",             3, BLUE,   "wood clay papyrus papyrus",    points=6, free_with="sun"),
    Card("senate",               3, BLUE,   "clay clay stone papyrus",      points=5, free_with="temple"),
    Card("academy",              3, GREEN,  "wood stone glass glass",       points=3, symbol="sundial"),
    Card("study",                3, GREEN,  "wood wood glass papyrus",      points=3, symbol="sundial"),
    Card("university",           3, GREEN,  "clay glass papyrus",           points=2, symbol="gyroscope", free_with="lyre"),
    Card("observatory",          3, GREEN,  "stone papyrus papyrus",        points=2, symbol="gyroscope", free_with="lamp"),
    Card("chamber_of_commerce",  3, YELLOW, "papyrus papyrus",              points=3, coins=3, per="grey"),
    Card("port",                 3, YELLOW, "wood glass papyrus",           points=3, coins=2, per="brown"),
    Card("armory",               3, YELLOW, "stone stone glass",            points=3, coins=1, per="red"),
    Card("lighthouse",           3, YELLOW, "clay clay glass",              points=3, coins=1, per="yellow", free_with="amphora"),
    Card("arena",                3, YELLOW, "wood clay stone",              points=3, coins=2, per="wonder", free_with="barrel"),
    Card("arsenal",              3, RED,    "wood wood clay clay clay",     shields=3),
    Card("courthouse",           3, RED,    "8",                            shields=3),
    Card("fortifications",       3, RED,    "clay stone stone papyrus",     shields=2, free_with="tower"),
    Card("siege_workshop",       3, RED,    "wood wood wood glass",         shields=2, free_with="target"),
    Card("circus",               3, RED,    "clay clay stone stone",        shields=2, free_with="helmet"),
    # guilds: coins when built, points at the end, for the city with more of what they count (D12.4, D12.5)
    Card("merchants_guild",      3, PURPLE, "wood clay glass papyrus",      coins=1, points=1, per="yellow"),
    Card("shipowners_guild",     3, PURPLE, "clay stone glass papyrus",     coins=1, points=1, per="brown grey"),
    Card("builders_guild",       3, PURPLE, "wood clay stone stone glass",  points=2, per="wonder"),
    Card("magistrates_guild",    3, PURPLE, "wood wood clay papyrus",       coins=1, points=1, per="blue"),
    Card("scientists_guild",     3, PURPLE, "wood wood clay clay",          coins=1, points=1, per="green"),
    Card("moneylenders_guild",   3, PURPLE, "wood wood stone stone",        points=1, per="three_coins"),
    Card("tacticians_guild",     3, PURPLE, "clay stone stone papyrus",     coins=1, points=1, per="red"),
)

WONDERS: Final = (
    #      id                   cost                                  what it gives
    Wonder("appian_way",        "clay clay stone stone papyrus",      points=3, coins=3, opponent_loses=3, again=True),  # D7.4
    Wonder("circus_maximus",    "wood stone stone glass",             points=3, shields=1, destroys="grey"),      # D7.5
    Wonder("colossus",          "clay clay clay glass",               points=3, shields=2),                       # D7.7
    Wonder("great_library",     "wood wood wood glass papyrus",       points=4, library=True),                    # D7.9
    Wonder("great_lighthouse",  "wood stone papyrus papyrus",         points=4, any_raw=1),                       # D7.8
    Wonder("hanging_gardens",   "wood wood glass papyrus",            points=3, coins=6, again=True),             # D7.7
    Wonder("mausoleum",         "clay clay glass glass papyrus",      points=2, restores=True),                    # D7.10
    Wonder("piraeus",           "wood wood clay stone",               points=2, any_goods=1, again=True),         # D7.8
    Wonder("pyramids",          "stone stone stone papyrus",          points=9),                                  # D7.7
    Wonder("sphinx",            "clay stone glass glass",             points=6, again=True),                      # D7.7
    Wonder("statue_of_zeus",    "wood clay stone papyrus papyrus",    points=3, shields=1, destroys="brown"),     # D7.5
    Wonder("temple_of_artemis", "wood stone glass papyrus",           coins=12, again=True),                      # D7.7
)

TOKENS: Final = (
    Token("agriculture", coins=6, points=4),   # D9.1
    Token("architecture"),                     # wonders need two resources fewer (D9.2)
    Token("economy"),                          # receives what the opponent pays for resources (D9.3)
    Token("law", symbol="law"),                # D9.4
    Token("masonry"),                          # blue cards need two resources fewer (D9.2)
    Token("mathematics"),                      # points for each own token (D9.1)
    Token("philosophy", points=7),             # D9.1
    Token("strategy"),                         # one more shield on each new red card (D8.6)
    Token("theology"),                         # an extra turn after each later wonder (D9.6)
    Token("urbanism", coins=6),                # coins for each card built by chain (D9.7)
)
# fmt: on

# who gets which wonders without a draft: the first player, then the other (D2.5)
FIRST_GAME_WONDERS: Final = (
    ("pyramids", "great_lighthouse", "temple_of_artemis", "statue_of_zeus"),
    ("circus_maximus", "piraeus", "appian_way", "colossus"),
)

# The layouts of the three ages as they appear on the table, the row farthest from the players first (D3.1). A column is
# half a card wide, and each row overlaps the one above it. U: face up, d: face down.
LAYOUTS: Final = (
    (
        "    U U    ",
        "   d d d   ",
        "  U U U U  ",
        " d d d d d ",
        "U U U U U U",
    ),
    (
        "U U U U U U",
        " d d d d d ",
        "  U U U U  ",
        "   d d d   ",
        "    U U    ",
    ),
    (
        "  U U  ",
        " d d d ",
        "U U U U",
        " d   d ",
        "U U U U",
        " d d d ",
        "  U U  ",
    ),
)

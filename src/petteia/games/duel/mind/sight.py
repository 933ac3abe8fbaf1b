"""What a mind sees of a position: a list of the features that are present, from the view of the active player.

What both cities have comes in two blocks of the same form, that of the active player first. A feature is listed at
most once, and a position never has more than a net can add up.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ....core.engine.bits import bit, lowest, size, write_members
from ....core.engine.net import MOST_ACTIVE, Block, features_in
from ....core.engine.weights import at_most
from ..facts import CAPITAL, CARDS, DIFFERENT_SYMBOLS_TO_WIN, GREEN, RED, SYMBOLS, TOKENS, WONDERS
from ..rules.actions import SLOTS
from ..rules.city import City
from ..rules.costs import card_price, wonder_price
from ..rules.layout import Layout
from ..rules.position import Position
from ..rules.questions import NAMES
from ..rules.scoring import points, total
from ..rules.tables import (
    AGE_SIZE,
    AGES,
    BYTE,
    CARD_COLOUR,
    CARD_SHIELDS,
    CARD_SYMBOL,
    COVERED_BY,
    KINDS,
    LAW,
    LOW_CARDS,
    STRATEGY,
    THEOLOGY,
    WONDER_AGAIN,
    WONDER_SHIELDS,
)

PRICES: Final = 6  # steps of a wonder's price
# how an available card could be paid for; `beyond`: it could not
PAID: Final = ("free", "cheap", "fair", "dear", "beyond")
# numbers of PAID
FREE: Final = 0
CHEAP: Final = 1
FAIR: Final = 2
DEAR: Final = 3
BEYOND: Final = 4
# end of numbers
WAYS_TO_PAY: Final = BEYOND + 1
COINS: Final = 20  # steps for a city's coins
UNITS: Final = 4  # units produced of a kind: 0 to 3 or more
UNIT_PRICES: Final = 5
HOPES: Final = 8  # symbols that could still be gained
STEPS: Final = 21  # of the difference in points
PHASES: Final = 7
MOST_EXTRA: Final = 4
SPACES: Final = 2 * CAPITAL + 1
TOGETHER: Final = 8  # wonders built by both, 0 to 7
AT_HAND: Final = 5  # wonders drafted, 0 to 4
CARDS_LEFT: Final = SLOTS + 1
TURNING: Final = 4  # cards to be turned up, 0 to 3 or more
GUILD_BACKS: Final = 4

# fmt: off
CITY_BLOCKS: Final = (
    Block("card", len(CARDS)),                                  # built
    Block("wonder", len(WONDERS)),                              # to be built
    Block("built", len(WONDERS)),
    Block("wonder price", PRICES * len(WONDERS), PRICES),
    Block("ready", len(WONDERS)),                               # could be built now
    Block("token", len(TOKENS)),
    Block("coins", COINS, COINS),
    Block("symbol", len(SYMBOLS)),
    Block("hope", HOPES * HOPES),                               # symbols owned, and those that could still be gained
    Block("trade", KINDS * UNITS * UNIT_PRICES),                # units of a kind produced, and the price of one more
    Block("choice", 9),                                         # sources of raw materials and of goods, of choice
    Block("extra turns", 2 * (MOST_EXTRA + 1)),                 # within reach, by whether the cards left are even
    Block("at hand", AT_HAND, AT_HAND),
    Block("pays", WAYS_TO_PAY * len(CARDS)),                    # how the city could pay for an open card
    Block("wins by arms", 1),                                   # at once, with a card or wonder within reach
    Block("wins by science", 1),
    Block("pairs", 1),                                          # an open card makes a pair, and there is a token
    Block("new symbol", DIFFERENT_SYMBOLS_TO_WIN),              # an open card shows one, by how many the city has
)
TABLE_BLOCKS: Final = (
    Block("open", len(CARDS)),
    Block("next", len(CARDS)),                                  # face up, covered by one card
    Block("covered", len(CARDS)),                               # face up, covered by two cards
    Block("unseen", len(CARDS)),
    Block("discarded", len(CARDS)),                             # while the Mausoleum may be built
    Block("open slot", AGES * SLOTS),
    Block("offer", len(WONDERS)),
    Block("board", len(TOKENS)),
    Block("drawn", len(TOKENS)),
    Block("pawn", SPACES, SPACES),
    Block("spoils", 4),
    Block("points", PHASES * STEPS, STEPS),
    Block("left", (AGES + 1) * CARDS_LEFT),
    Block("asked", len(NAMES)),
    Block("again", 1),
    Block("turning", TURNING),
    Block("built together", TOGETHER),
    Block("guild backs", GUILD_BACKS),
)
# fmt: on
CITY_SIZE: Final[i64] = features_in(CITY_BLOCKS)


def first_of(name: str) -> int:
    """The first feature of a block; for a city's block, that of the active player."""
    at = 0
    for block in CITY_BLOCKS:
        if block.name == name:
            return at
        at += block.size
    at = 2 * CITY_SIZE
    for block in TABLE_BLOCKS:
        if block.name == name:
            return at
        at += block.size
    raise KeyError(name)


FEATURES: Final[i64] = 2 * CITY_SIZE + features_in(TABLE_BLOCKS)

CARD: Final[i64] = first_of("card")
WONDER: Final[i64] = first_of("wonder")
BUILT: Final[i64] = first_of("built")
WONDER_PRICE: Final[i64] = first_of("wonder price")
READY: Final[i64] = first_of("ready")
TOKEN: Final[i64] = first_of("token")
COIN: Final[i64] = first_of("coins")
SYMBOL: Final[i64] = first_of("symbol")
HOPE: Final[i64] = first_of("hope")
TRADE: Final[i64] = first_of("trade")
CHOICE: Final[i64] = first_of("choice")
EXTRA: Final[i64] = first_of("extra turns")
IN_HAND: Final[i64] = first_of("at hand")
PAYS: Final[i64] = first_of("pays")
WINS_BY_ARMS: Final[i64] = first_of("wins by arms")
WINS_BY_SCIENCE: Final[i64] = first_of("wins by science")
PAIRS: Final[i64] = first_of("pairs")
NEW_SYMBOL: Final[i64] = first_of("new symbol")
OPEN: Final[i64] = first_of("open")
NEXT: Final[i64] = first_of("next")
COVERED: Final[i64] = first_of("covered")
UNSEEN: Final[i64] = first_of("unseen")
DISCARDED: Final[i64] = first_of("discarded")
OPEN_SLOT: Final[i64] = first_of("open slot")
OFFER: Final[i64] = first_of("offer")
BOARD: Final[i64] = first_of("board")
DRAWN: Final[i64] = first_of("drawn")
PAWN: Final[i64] = first_of("pawn")
SPOILS: Final[i64] = first_of("spoils")
POINTS: Final[i64] = first_of("points")
LEFT: Final[i64] = first_of("left")
ASKED: Final[i64] = first_of("asked")
AGAIN: Final[i64] = first_of("again")
TURNED: Final[i64] = first_of("turning")
BUILT_TOGETHER: Final[i64] = first_of("built together")
BACKS: Final[i64] = first_of("guild backs")

MOST_CHEAP: Final = 2  # coins
MOST_FAIR: Final = 5
PRICE_STEP: Final = vec[i64]([0, 1, 1, 2, 2, 3, 3, 4, 4, 4] + [5] * 90)
COIN_STEP: Final = vec[i64]([*range(15), 14, 15, 15, 15, 16, 16, 16, 17, 17, 17, 17, 17] + [18] * 8 + [19] * 65)
RICHEST: Final = 99
HALF_STEP: Final = 2  # points to a step
LATE: Final = vec[i64]([6, 6, 6, 6, 6, 5, 5, 5, 5, 5, 4, 4, 4, 4, 4, 3, 3, 3, 3, 3, 3])  # by cards left in Age III
MAUSOLEUM: Final[i64] = next(number for number, wonder in enumerate(WONDERS) if wonder.restores)
# green cards as sets of cards; none is beyond bit 61
GREENS: Final = tuple((number, card) for number, card in enumerate(CARDS) if card.symbol)
ALL_GREEN: Final[i64] = sum(1 << number for number, _ in GREENS)
GREEN_OF: Final = vec[i64]([sum(1 << number for number, card in GREENS if card.symbol == symbol) for symbol in SYMBOLS])
GREEN_UP_TO: Final = vec[i64]([sum(1 << number for number, card in GREENS if card.age <= age) for age in (1, 2, 3)])
GREEN_IN_POOL: Final = vec[i64](
    [sum(1 << number - AGE_SIZE * age for number, card in GREENS if card.age == age + 1) for age in range(AGES)]
)
GREEN_SYMBOLS: Final = 6  # that are on cards
LAST_AGE: Final = 2
NOTHING: Final = vec[i64]([0] * MOST_ACTIVE)


def room_to_see() -> vec[i64]:
    """Room for the features of a position."""
    return NOTHING[:]


def write_sight(position: Position, out: vec[i64]) -> i64:
    """Write the features that are present; returns how many."""
    seat: i64 = position.turn
    mine = position.mine()
    theirs = position.theirs()
    pawn: i64 = -position.pawn if seat else position.pawn
    live: i64 = live_greens(position.layout)
    n: i64 = write_city(position, mine, pawn, live, out, 0, 0)
    n = write_city(position, theirs, -pawn, live, out, n, CITY_SIZE)
    n = write_layout(position.layout, out, n)
    if restores_later(mine) or restores_later(theirs):
        n = write_members(out, n, position.discard_low, DISCARDED)
        n = write_members(out, n, position.discard_high, DISCARDED + LOW_CARDS)
    n = write_members(out, n, position.offer, OFFER)
    n = write_members(out, n, position.board, BOARD)
    n = write_members(out, n, position.drawn, DRAWN)
    spoils: i64 = position.spoils
    if seat:
        spoils = (spoils >> 2) | ((spoils & 3) << 2)
    n = write_members(out, n, spoils, SPOILS)
    if position.again:
        out[n] = AGAIN
        n += 1
    left: i64 = size(position.layout.present)
    age: i64 = position.layout.age
    ahead: i64 = total(points(position, seat)) - total(points(position, 1 - seat))
    step: i64 = STEPS // 2 + (ahead // HALF_STEP if ahead >= 0 else -(-ahead // HALF_STEP))
    if step < 0:
        step = 0
    phase: i64 = LATE[left] if age == LAST_AGE else age + 1
    out[n] = POINTS + STEPS * phase + at_most(step, STEPS - 1)
    out[n + 1] = PAWN + CAPITAL + pawn
    out[n + 2] = LEFT + CARDS_LEFT * (age + 1) + left
    out[n + 3] = ASKED + position.asked
    out[n + 4] = TURNED + at_most(size(position.layout.turning), TURNING - 1)
    out[n + 5] = BUILT_TOGETHER + mine.wonder_count + theirs.wonder_count
    out[n + 6] = BACKS + size(position.layout.guild_backs)
    return n + 7


def restores_later(city: City) -> bool:
    """Whether the city may still build the Mausoleum."""
    places: i64 = city.buildable
    while places:
        if city.wonder_at(lowest(places)) == MAUSOLEUM:
            return True
        places &= places - 1
    return False


def live_greens(layout: Layout) -> i64:
    """The green cards that can still be built, as a set: on the table, unseen, or of a later age."""
    age: i64 = layout.age
    if age < 0:
        return ALL_GREEN
    live: i64 = ALL_GREEN & ~GREEN_UP_TO[age]
    live |= (layout.pool & GREEN_IN_POOL[age]) << (AGE_SIZE * age)
    up: i64 = layout.present & ~layout.hidden
    while up:
        card: i64 = layout.card_at(lowest(up))
        up &= up - 1
        if CARD_COLOUR[card] == GREEN:
            live |= bit(card)
    return live


def write_layout(layout: Layout, out: vec[i64], n: i64) -> i64:
    """Write what is on the table: each face-up card, the open slots, and what could still turn up."""
    if layout.age < 0:
        return n
    first_slot: i64 = SLOTS * layout.age
    up: i64 = layout.present & ~layout.hidden
    while up:
        slot: i64 = lowest(up)
        up &= up - 1
        card: i64 = layout.card_at(slot)
        upon: i64 = COVERED_BY[first_slot + slot] & layout.present
        if upon == 0:
            out[n] = OPEN + card
        elif upon & (upon - 1) == 0:
            out[n] = NEXT + card
        else:
            out[n] = COVERED + card
        n += 1
    n = write_members(out, n, layout.open, OPEN_SLOT + first_slot)
    return write_members(out, n, layout.pool, UNSEEN + AGE_SIZE * layout.age)


def write_city(position: Position, city: City, ahead: i64, live: i64, out: vec[i64], n: i64, side: i64) -> i64:
    """Write what a city has, from its feature 0 on: what it has built, what it can pay, and how it could win."""
    n = write_members(out, n, city.cards_low, side + CARD)
    n = write_members(out, n, city.cards_high, side + CARD + LOW_CARDS)
    n = write_members(out, n, city.tokens, side + TOKEN)
    n = write_members(out, n, city.symbols, side + SYMBOL)
    out[n] = side + COIN + COIN_STEP[at_most(city.coins, RICHEST)]
    out[n + 1] = side + CHOICE + 3 * at_most(city.any_raw, 2) + at_most(city.any_goods, 2)
    out[n + 2] = side + IN_HAND + city.hand_size
    out[n + 3] = side + HOPE + HOPES * size(city.symbols) + hope(position, city, live)
    n = write_trade(city, out, n + 4, side)
    return write_reach(position, city, ahead, out, n, side)


def hope(position: Position, city: City, live: i64) -> i64:
    """How many symbols the city lacks and can still get."""
    found: i64 = 0
    for symbol in range(i64(GREEN_SYMBOLS)):
        if city.symbols & bit(symbol) == 0 and live & GREEN_OF[symbol]:
            found += 1
    if (position.board | position.box | position.drawn) & LAW:
        found += 1
    return found


def write_trade(city: City, out: vec[i64], n: i64, side: i64) -> i64:
    production: i64 = city.production
    for kind in range(i64(KINDS)):
        units: i64 = at_most(production & BYTE, UNITS - 1)
        production >>= 8
        price: i64 = at_most(city.unit_price(kind), UNIT_PRICES) - 1
        out[n] = side + TRADE + UNIT_PRICES * (UNITS * kind + units) + price
        n += 1
    return n


def write_reach(position: Position, city: City, ahead: i64, out: vec[i64], n: i64, side: i64) -> i64:
    """Write what the city could do with its wonders and with the open cards."""
    extra: i64 = 0
    arms: i64 = 0
    drafting = city.buildable == 0 and city.built == 0
    for place in range(city.hand_size):
        wonder: i64 = city.wonder_at(place)
        if city.built & bit(place):
            out[n] = side + BUILT + wonder
            n += 1
        elif drafting or city.buildable & bit(place):
            price: i64 = wonder_price(city, wonder)
            out[n] = side + WONDER + wonder
            out[n + 1] = side + WONDER_PRICE + PRICES * wonder + PRICE_STEP[at_most(price, RICHEST)]
            n += 2
            if price <= city.coins and not drafting:
                out[n] = side + READY + wonder
                n += 1
                if WONDER_AGAIN[wonder] or city.has(THEOLOGY):
                    extra += 1
                if ahead + WONDER_SHIELDS[wonder] >= CAPITAL:
                    arms = 1
    out[n] = side + EXTRA + 2 * extra + (size(position.layout.present) & 1)
    return write_offers(position, city, ahead, arms, out, n + 1, side)


def write_offers(position: Position, city: City, ahead: i64, arms: i64, out: vec[i64], n: i64, side: i64) -> i64:
    """Write how the city could pay for each open card, and what the card would bring at once."""
    layout = position.layout
    available: i64 = layout.open & ~layout.hidden
    pair: i64 = 0
    new: i64 = 0
    more: i64 = 1 if city.has(STRATEGY) else 0
    while available:
        card: i64 = layout.card_at(lowest(available))
        available &= available - 1
        way: i64 = way_to_pay(card_price(city, card), city.coins)
        out[n] = side + PAYS + WAYS_TO_PAY * card + way
        n += 1
        if way == BEYOND:
            continue
        if CARD_COLOUR[card] == GREEN:
            if city.symbols & bit(CARD_SYMBOL[card]):
                pair = 1
            else:
                new = 1
        elif CARD_COLOUR[card] == RED and ahead + CARD_SHIELDS[card] + more >= CAPITAL:
            arms = 1
    if arms:
        out[n] = side + WINS_BY_ARMS
        n += 1
    if pair and position.board:
        out[n] = side + PAIRS
        n += 1
    if new:
        symbols: i64 = size(city.symbols)
        out[n] = side + NEW_SYMBOL + symbols
        n += 1
        if symbols >= DIFFERENT_SYMBOLS_TO_WIN - 1:
            out[n] = side + WINS_BY_SCIENCE
            n += 1
    return n


def way_to_pay(price: i64, coins: i64) -> i64:
    if price > coins:
        return BEYOND
    if price == 0:
        return FREE
    if price <= MOST_CHEAP:
        return CHEAP
    return FAIR if price <= MOST_FAIR else DEAR

"""What a seat may know of a position, as numbers (D13): the description, and the code that writes it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ....core.contract.observation import MOST, Field, Observation, flags, number, numbers
from ....core.engine.bits import bit, lowest, size
from ....core.engine.observing import eight, small
from ....core.engine.observing import flags as write_flags
from ..facts import CAPITAL, CARDS, DISCARD_COINS, RESOURCES, SYMBOLS, TOKENS, WONDERS, YELLOW
from .actions import HAND, SLOTS
from .layout import THIRD_AGE, Layout
from .position import Position
from .questions import BEFORE_THE_CARDS, ENDINGS, NAMES, OF_CHANCE, OVER
from .tables import AGE_SIZE, GUILD_POOL, LOW_CARDS

CARD_NAMES: Final = tuple(card.id for card in CARDS)
WONDER_NAMES: Final = tuple(wonder.id for wonder in WONDERS)
TOKEN_NAMES: Final = tuple(token.id for token in TOKENS)
SLOT_NAMES: Final = tuple(str(slot) for slot in range(SLOTS))
PLACES: Final = tuple(str(place) for place in range(HAND))
THRESHOLDS: Final = ("first", "second")


def card_rows(name: str, about: str) -> list[tuple[Field]]:
    """The rows for a set of cards, which comes in two halves."""
    return [
        (flags(f"{name}.ages_1_2", CARD_NAMES[:LOW_CARDS], f"{about}: cards of Ages I and II"),),
        (flags(f"{name}.age_3", CARD_NAMES[LOW_CARDS:], f"{about}: cards of Age III and guilds"),),
    ]


def city_rows(whose: str) -> list[tuple[Field, ...]]:
    """The rows for a city; `me` is the observing seat."""
    return [
        *card_rows(f"{whose}.cards", "built"),
        (
            flags(f"{whose}.tokens", TOKEN_NAMES, "progress tokens"),
            flags(f"{whose}.symbols", SYMBOLS, "scientific symbols"),
            flags(f"{whose}.to_build", WONDER_NAMES, "wonders that may still be built; none before Age I"),
            flags(f"{whose}.built", WONDER_NAMES, "wonders that are built"),
        ),
        (
            numbers(f"{whose}.production", RESOURCES, 15, "units that brown and grey cards produce"),
            number(f"{whose}.coins", MOST, "coins"),
            number(f"{whose}.sale", MOST, "coins for a discarded card"),
            number(f"{whose}.drafted", HAND, "wonders drafted"),
        ),
        (numbers(f"{whose}.prices", RESOURCES[::-1], 31, "coins for a unit from the bank"),),
        (
            numbers(f"{whose}.wonders", PLACES, len(WONDERS), "the wonder at each place of the hand and 1, or 0"),
            numbers(f"{whose}.under", PLACES, len(CARDS), "the card under the wonder at each place and 1, or 0"),
        ),
    ]


OBSERVATION: Final = Observation(
    (flags("question", NAMES, "what is asked"),),
    (
        flags("actor", ("me", "opponent", "chance"), "who is asked; nobody when the game is over"),
        flags("turn", ("mine",), "whose turn it is"),
        flags("first", ("me",), "who is the first player (D1.6)"),
        flags("extra_turn", ("",), "whether another turn of the same player follows (D4.3)"),
        flags("seat", ("1",), "the number of my seat: some actions name a seat"),
        flags("winners", ("me", "opponent"), "who has won"),
        flags("options", ("chooses", "decline", "draft"), "`neutral_start`, `decline_token`, wonders to be shown"),
    ),
    (
        number("age", 3, "0 before the first"),
        number("pawn", CAPITAL, "spaces from the centre, positive if I am ahead", low=-CAPITAL),
        number("drawn_number", 3, "tokens that the Great Library has drawn"),
        number("ending", len(ENDINGS) - 1, "how the game ended, by " + ", ".join(ending.name for ending in ENDINGS)),
    ),
    (
        flags("my_spoils_gone", THRESHOLDS, "military tokens that my advance has used up"),
        flags("their_spoils_gone", THRESHOLDS, "military tokens that the opponent's advance has used up"),
        flags("board", TOKEN_NAMES, "progress tokens on the board"),
        flags("box", TOKEN_NAMES, "progress tokens neither on the board nor won"),
        flags("drawn", TOKEN_NAMES, "what the Great Library has drawn, for its builder only (D13.4)", private=True),
        flags("offer", WONDER_NAMES, "wonders to choose from"),
    ),
    (flags("present", SLOT_NAMES, "slots with a card"), flags("available", SLOT_NAMES, "slots that no card covers")),
    (flags("face_up", SLOT_NAMES, "slots whose card is seen"), flags("guild_back", SLOT_NAMES, "backs of guilds")),
    (numbers("card", SLOT_NAMES, len(CARDS), "the card in each slot and 1, or 0 if it is not seen"),),
    *card_rows("open", "face up and available"),
    *card_rows("covered", "face up and covered"),
    *card_rows("unseen", "may be face down (D13.6)"),
    *card_rows("discard", "discarded"),
    *city_rows("me"),
    *city_rows("opponent"),
)  # fmt: skip

WORDS_SEEN: Final[i64] = OBSERVATION.words
QUESTION_WORDS: Final = 2
SLOT_WORDS: Final = 5
BOARD_WORDS: Final = 6
LOW_WORDS: Final = 6
HIGH_WORDS: Final = 4
THINGS_WORDS: Final = 6
TOKEN_COUNT: Final[i64] = len(TOKENS)
SYMBOL_COUNT: Final[i64] = len(SYMBOLS)
WONDER_COUNT: Final[i64] = len(WONDERS)
SHOWN_BEFORE: Final = bytes(question in BEFORE_THE_CARDS for question in range(len(NAMES)))


def observe(position: Position, looking: i64, out: vec[i64], at: i64) -> i64:
    """Write what a seat sees, a spectator as if from seat 0; returns the place after it."""
    seat: i64 = looking if looking > 0 else 0
    at = write_course(position, looking, seat, out, at)
    at = write_table(position.layout, out, at)
    at = write_flags(out, at, position.discard_low, LOW_WORDS)
    at = write_flags(out, at, position.discard_high, HIGH_WORDS)
    at = write_city(position, seat, out, at)
    return write_city(position, 1 - seat, out, at)


def write_course(position: Position, looking: i64, seat: i64, out: vec[i64], at: i64) -> i64:
    """Write who is asked what, the board, and what is on offer."""
    asked: i64 = position.asked
    mine: i64 = 1 if position.turn == seat else 0
    at = write_flags(out, at, bit(asked), QUESTION_WORDS)
    said: i64 = 0
    if i64(OF_CHANCE[asked]):
        said = 4
    elif asked != OVER:
        said = 2 - mine
    said |= mine << 3
    if position.first == seat:
        said |= 16
    if position.again:
        said |= 32
    said |= seat << 6
    if asked == OVER:
        if position.winner != 1 - seat:
            said |= 128
        if position.winner != seat:
            said |= 256
    said |= position.neutral_chooses << 9 | position.may_decline << 10
    if i64(SHOWN_BEFORE[asked]) and position.unseen_wonders:
        said |= 2048
    at = write_flags(out, at, said, 2)
    pawn: i64 = -position.pawn if seat else position.pawn
    out[at] = eight(position.layout.age + 1, pawn, size(position.drawn), position.ended, 0, 0, 0, 0)
    spoils: i64 = position.spoils
    if seat:
        spoils = (spoils >> 2) | (spoils & 3) << 2
    lies: i64 = spoils | position.board << 4 | (position.box | position.drawn) << (4 + TOKEN_COUNT)
    if looking == position.turn:
        lies |= position.drawn << (4 + 2 * TOKEN_COUNT)
    lies |= position.offer << (4 + 3 * TOKEN_COUNT)
    return write_flags(out, at + 1, lies, BOARD_WORDS)


def write_table(layout: Layout, out: vec[i64], at: i64) -> i64:
    """Write the slots with their cards, and what may be face down."""
    seen: i64 = layout.present & ~layout.hidden
    at = write_flags(out, at, layout.present | layout.open << SLOTS, SLOT_WORDS)
    at = write_flags(out, at, seen | layout.guild_backs << SLOTS, SLOT_WORDS)
    available: i64 = 0  # sets of cards, counted from the first of the age
    covered: i64 = 0
    words: i64 = at
    out[at] = 0
    out[at + 1] = 0
    out[at + 2] = 0
    first: i64 = layout.first_card()
    while seen:
        slot: i64 = lowest(seen)
        card: i64 = layout.card_at(slot)
        if layout.open & bit(slot):
            available |= bit(card - first)
        else:
            covered |= bit(card - first)
        out[words + (slot >> 3)] |= (card + 1) << ((slot & 7) << 3)
        seen &= seen - 1
    at = write_age(layout.age, available, out, at + 3)
    at = write_age(layout.age, covered, out, at)
    return write_age(layout.age, unseen(layout), out, at)


def unseen(layout: Layout) -> i64:
    """What the face-down cards can be, counted from the first card of the age."""
    hidden: i64 = layout.hidden & layout.present
    guilds: i64 = GUILD_POOL if layout.age == THIRD_AGE else 0
    found: i64 = 0
    if hidden & ~layout.guild_backs:
        found = layout.pool & ~guilds
    if hidden & layout.guild_backs:
        found |= layout.pool & guilds
    return found


def write_age(age: i64, cards: i64, out: vec[i64], at: i64) -> i64:
    """Write a set of cards of one age."""
    low: i64 = cards
    if age == 1:
        low = cards << AGE_SIZE
    elif age == THIRD_AGE:
        low = 0
    at = write_flags(out, at, low, LOW_WORDS)
    return write_flags(out, at, cards if age == THIRD_AGE else 0, HIGH_WORDS)


def write_city(position: Position, seat: i64, out: vec[i64], at: i64) -> i64:
    city = position.city(seat)
    buildable: i64 = city.buildable if position.layout.age >= 0 else 0
    at = write_flags(out, at, city.cards_low, LOW_WORDS)
    at = write_flags(out, at, city.cards_high, HIGH_WORDS)
    to_build: i64 = 0
    built: i64 = 0
    hand: i64 = 0
    for place in range(city.hand_size):
        wonder: i64 = city.wonder_at(place)
        if city.built & bit(place):
            built |= bit(wonder)
            hand |= ((city.buried >> (7 * place)) & 127) << (8 * place + 32)
        elif buildable & bit(place):
            to_build |= bit(wonder)
        hand |= (wonder + 1) << (8 * place)
    things: i64 = city.tokens | city.symbols << TOKEN_COUNT
    things |= (to_build | built << WONDER_COUNT) << (TOKEN_COUNT + SYMBOL_COUNT)
    at = write_flags(out, at, things, THINGS_WORDS)
    sale: i64 = DISCARD_COINS + city.number_of(YELLOW)
    out[at] = city.production | small(city.coins) << 40 | sale << 48 | city.hand_size << 56
    out[at + 1] = city.prices
    out[at + 2] = hand
    return at + 3

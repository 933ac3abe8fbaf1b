"""The cards of an age on the table: which are gone, covered or face down, and what could still turn up (D3)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from ....core.engine.bits import bit, lowest
from .actions import SLOTS
from .tables import (
    AGE_SIZE,
    ALL_SLOTS,
    FACE_UP,
    GUILD_POOL,
    LEFT_PARTNER,
    OPEN_AT_START,
    POOL,
    RIGHT_PARTNER,
    THIRD_AGE_POOL,
    UNDER_LEFT,
    UNDER_RIGHT,
)

THIRD_AGE: Final = 2
HALF: Final = 10  # slots whose cards fit in one integer


@final
@mypyc_attr(acyclic=True)
class Layout:
    """The structure of twenty slots. A face-down card has no identity: it is one of the pool."""

    __slots__ = ("age", "back_cards", "front_cards", "guild_backs", "hidden", "open", "pool", "present", "turning")

    age: i64  # 0 to 2; -1 before the first is laid out
    present: i64  # set of slots whose card has not been taken
    open: i64  # set of slots whose card no other covers (D0.2)
    hidden: i64  # set of slots whose card is face down
    turning: i64  # set of slots whose card is to be turned up now, the lowest first
    guild_backs: i64  # set of face-down slots that show the back of a guild (D3.4)
    pool: i64  # set of cards of this age that nobody has seen, counted from the first card of the age
    back_cards: i64  # the cards of slots 0 to 9, five bits each
    front_cards: i64  # the cards of slots 10 to 19

    def __init__(self, source: Layout | None) -> None:
        """An empty table, or a copy."""
        if source is None:
            self.age = -1
            self.present = 0
            self.open = 0
            self.hidden = 0
            self.turning = 0
            self.guild_backs = 0
            self.pool = 0
            self.back_cards = 0
            self.front_cards = 0
        else:
            self.age = source.age
            self.present = source.present
            self.open = source.open
            self.hidden = source.hidden
            self.turning = source.turning
            self.guild_backs = source.guild_backs
            self.pool = source.pool
            self.back_cards = source.back_cards
            self.front_cards = source.front_cards

    def deal(self, age: i64) -> None:
        """Lay out an age face down; the slots of its face-up rows are then turned up (D3.1)."""
        self.age = age
        self.present = ALL_SLOTS
        self.open = OPEN_AT_START[age]
        self.hidden = ALL_SLOTS
        self.turning = FACE_UP[age]
        self.guild_backs = 0
        self.pool = POOL[age]
        self.back_cards = 0
        self.front_cards = 0

    def untouched(self) -> bool:
        """Whether no card of the age has been taken yet."""
        return self.present == ALL_SLOTS

    def first_card(self) -> i64:
        """The first card of the age; places in the pool count from it."""
        return AGE_SIZE * self.age

    def card_at(self, slot: i64) -> i64:
        """The face-up card in a slot."""
        if slot < HALF:
            return self.first_card() + ((self.back_cards >> (5 * slot)) & 31)
        return self.first_card() + ((self.front_cards >> (5 * (slot - HALF))) & 31)

    def candidates(self) -> i64:
        """What the next card to be turned up can be, as a part of the pool (D13.6)."""
        if self.age < THIRD_AGE:
            return self.pool
        if self.guild_backs & self.turning & -self.turning:
            return self.pool & GUILD_POOL
        return self.pool & THIRD_AGE_POOL

    def turn_up(self, index: i64) -> i64:
        """Turn up the card of the next slot, given by its place in the pool; returns the slot."""
        slot: i64 = lowest(self.turning)
        bit: i64 = self.turning & -self.turning
        self.turning ^= bit
        self.hidden &= ~bit
        self.guild_backs &= ~bit
        self.put(slot, index)
        return slot

    def put(self, slot: i64, index: i64) -> None:
        """Put a card of the pool into a slot."""
        self.pool &= ~bit(index)
        if slot < HALF:
            self.back_cards |= index << (5 * slot)
        else:
            self.front_cards |= index << (5 * (slot - HALF))

    def take(self, slot: i64) -> None:
        """Remove a card. What only it covered becomes available and, if face down, is to be turned up (D3.3)."""
        present: i64 = self.present & ~bit(slot)
        self.present = present
        at: i64 = SLOTS * self.age + slot
        freed: i64 = 0
        if LEFT_PARTNER[at] & present == 0:
            freed = UNDER_LEFT[at]
        if RIGHT_PARTNER[at] & present == 0:
            freed |= UNDER_RIGHT[at]
        freed &= present
        self.open = (self.open & ~bit(slot)) | freed
        self.turning |= freed & self.hidden

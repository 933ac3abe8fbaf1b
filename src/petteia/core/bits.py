"""Sets of small numbers, kept as the bits of an integer.

`BIT[n]` instead of `1 << n`: the compiler takes a literal 1 for 32 bits, so the shift is silently wrong from n = 31.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

BIT: Final = vec[i64]([1 << n for n in range(62)])

BYTE_COUNT: Final = bytes(bin(byte).count("1") for byte in range(256))
# the place of the k-th set bit of a byte, at 8 * byte + k
BYTE_PLACE: Final = bytes(
    ([n for n in range(8) if byte >> n & 1] + [0] * 8)[k] for byte in range(256) for k in range(8)
)
# a de Bruijn sequence: a single bit times 0x077CB531 has its place in the top five of 32 bits
PLACE: Final = bytes(next(n for n in range(32) if (0x077CB531 << n & 0xFFFFFFFF) >> 27 == top) for top in range(32))

HALF: Final = 31
LOW_HALF: Final = 0x7FFFFFFF


def lowest(mask: i64) -> i64:
    """The smallest member of a set below 32 that is not empty."""
    return i64(PLACE[(((mask & -mask) * 0x077CB531) & 0xFFFFFFFF) >> 27])


def first_of(mask: i64) -> i64:
    """The smallest member of a set below 62 that is not empty."""
    if mask & LOW_HALF:
        return lowest(mask & LOW_HALF)
    return HALF + lowest(mask >> HALF)


def size(mask: i64) -> i64:
    """How many members a set below 64 has."""
    count: i64 = 0
    while mask:
        count += i64(BYTE_COUNT[mask & 255])
        mask >>= 8
    return count


def member(mask: i64, k: i64) -> i64:
    """The k-th smallest member, counted from 0, of a set that has more than k."""
    place: i64 = 0
    while True:
        byte: i64 = mask & 255
        count: i64 = i64(BYTE_COUNT[byte])
        if k < count:
            return place + i64(BYTE_PLACE[8 * byte + k])
        k -= count
        mask >>= 8
        place += 8


def members(mask: int) -> list[int]:
    """All members, in order; for the edges, not for hot code."""
    return [n for n in range(mask.bit_length()) if mask >> n & 1]

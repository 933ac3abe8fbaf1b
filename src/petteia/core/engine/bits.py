"""Sets of small numbers, kept as the bits of an integer."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# A de Bruijn sequence: a single bit times this number has its place in the top six bits, from the 58th on.
DE_BRUIJN: Final = 0x03F79D71B4CB0A89
PLACE: Final = vec[i64]([next(n for n in range(64) if (DE_BRUIJN << n) >> 58 & 63 == top) for top in range(64)])


def bit(n: i64) -> i64:
    """The set whose only member is n, below 62.

    Not `1 << n`: the compiler takes a literal 1 for 32 bits, and that shift is silently wrong from n = 31 on.
    """
    return (n ^ n ^ 1) << n


def lowest(mask: i64) -> i64:
    """The smallest member of a set below 62 that is not empty."""
    return PLACE[(((mask & -mask) * DE_BRUIJN) >> 58) & 63]


def size(mask: i64) -> i64:
    """How many members a set below 62 has: bits are counted in pairs, then in fours, then in bytes, all at once."""
    pairs: i64 = mask - ((mask >> 1) & 0x1555555555555555)
    fours: i64 = (pairs & 0x3333333333333333) + ((pairs >> 2) & 0x3333333333333333)
    in_bytes: i64 = (fours + (fours >> 4)) & 0x0F0F0F0F0F0F0F0F
    return ((in_bytes * 0x0101010101010101) >> 56) & 255


def member(mask: i64, k: i64) -> i64:
    """The k-th smallest member, counted from 0, of a set that has more than k."""
    while k > 0:
        mask &= mask - 1
        k -= 1
    return lowest(mask)


def write_members(out: vec[i64], count: i64, mask: i64, first: i64) -> i64:
    """Append the members of a set, each plus `first`, to the `count` numbers in `out`; returns the new count."""
    while mask:
        out[count] = first + lowest(mask)
        count += 1
        mask &= mask - 1
    return count


def write_small(out: vec[i64], count: i64, mask: i64, first: i64) -> i64:
    """Like `write_members`, but bit by bit, which is faster for sets with few possible members."""
    while mask:
        if mask & 1:
            out[count] = first
            count += 1
        mask >>= 1
        first += 1
    return count


def members(mask: int) -> list[int]:
    """All members, in order; for use outside hot code."""
    return [n for n in range(mask.bit_length()) if mask >> n & 1]


def set_of(numbers: list[int]) -> int:
    """The set of these numbers."""
    mask: i64 = 0
    for number in numbers:
        mask |= bit(number)
    return mask

"""Writing an observation: small numbers, a byte each, eight to a word, the first in the lowest byte.

So a little-endian machine, like all that we build for, has them in memory one after the other, and eight flags or
numbers cost one store.
"""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter, write_f32_le
from librt.vecs import vec
from mypy_extensions import i64

BYTE: Final = 255
MOST: Final = 127  # larger numbers are written as this one
SIGN: Final = 128
# a word for each set of eight flags: its bytes are 0 or 1
SPREAD: Final = vec[i64]([sum(1 << 8 * flag for flag in range(8) if mask >> flag & 1) for mask in range(256)])
NOTHING_SEEN: Final = vec[i64]([0] * 1024)
AS_FLOAT: Final = vec[float]([float(byte if byte < SIGN else byte - 256) for byte in range(256)])


def empty_words(words: i64) -> vec[i64]:
    """That many words of zeros."""
    return NOTHING_SEEN[:words] if words <= len(NOTHING_SEEN) else vec[i64]([0] * words)


def flags(out: vec[i64], at: i64, mask: i64, words: i64) -> i64:
    """Write a set as flags, eight to a word, in that many words; returns the place after them."""
    end: i64 = at + words
    while at < end:
        out[at] = SPREAD[mask & BYTE]
        mask >>= 8
        at += 1
    return at


def small(number: i64) -> i64:
    """A number that is not negative, as a byte: at most `MOST`."""
    return number if number < MOST else MOST


def eight(a: i64, b: i64, c: i64, d: i64, e: i64, f: i64, g: i64, h: i64) -> i64:
    """Eight numbers from -128 to 127 as a word."""
    low: i64 = (a & BYTE) | (b & BYTE) << 8 | (c & BYTE) << 16 | (d & BYTE) << 24
    return low | (e & BYTE) << 32 | (f & BYTE) << 40 | (g & BYTE) << 48 | (h & BYTE) << 56


def numbers(out: vec[i64], at: i64, source: vec[i64], first: i64, count: i64) -> i64:
    """Write the first `count` numbers of a vector from `first` on, all below 128; returns the place after them."""
    end: i64 = first + count
    while end - first >= 8:
        low: i64 = source[first] | source[first + 1] << 8 | source[first + 2] << 16 | source[first + 3] << 24
        high: i64 = source[first + 4] | source[first + 5] << 8 | source[first + 6] << 16 | source[first + 7] << 24
        out[at] = low | high << 32
        first += 8
        at += 1
    if first == end:
        return at
    word: i64 = 0
    while end > first:
        end -= 1
        word = word << 8 | source[end]
    out[at] = word
    return at + 1


def as_floats(words: vec[i64]) -> bytes:
    """The numbers of all words as 32-bit floats."""
    writer = BytesWriter()
    for at in range(i64(len(words))):
        word: i64 = words[at]
        for _ in range(i64(8)):
            write_f32_le(writer, AS_FLOAT[word & BYTE])
            word >>= 8
    return writer.getvalue()

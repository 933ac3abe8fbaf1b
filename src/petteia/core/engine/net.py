"""A small net over sparse features: how a trained mind judges a position.

The weights of the first layer are whole numbers, four to a word, and adding them up is exact in any order. The layers
after it are sums of products in a fixed order. So a net gives the same result on every machine and in both builds.

Sixteen numbers that belong together are the fields of an object: the compiler knows that they are there, and adds up
several at once.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

UNITS: Final = 64  # of the first layer
WORDS: Final = 16  # that hold the units of the first layer
LANES: Final = 4  # units to a word
LANE: Final = 16  # bits of a unit
LANE_MASK: Final = 0xFFFF
TOP_LANE: Final = 48
TOP_START: Final = 32768  # the top lane of a sum starts this far below zero, so that no sum ever leaves 64 bits
ZERO: Final = 128  # stands for a weight of 0, so that no lane borrows from the next
HIDDEN: Final = 32  # units of the second layer
HALF: Final = 16
SCALE: Final = 64.0  # a weight of 64 in the first layer means 1
MOST_ACTIVE: Final = 254  # most features that a sum has room for


@dataclass(frozen=True)
class Block:
    """Features of one kind. If they are steps of a scale, `scale` says how many: neighbours mean nearly the same."""

    name: str
    size: int
    scale: int = 0


def features_in(blocks: tuple[Block, ...]) -> int:
    """How many features some blocks have together."""
    return sum(block.size for block in blocks)


@final
@mypyc_attr(acyclic=True)
class Words:
    """Sixteen words of packed weights: what a feature adds to the first layer."""

    __slots__ = (
        "w0",
        "w1",
        "w2",
        "w3",
        "w4",
        "w5",
        "w6",
        "w7",
        "w8",
        "w9",
        "w10",
        "w11",
        "w12",
        "w13",
        "w14",
        "w15",
    )

    def __init__(self, source: vec[i64], at: i64) -> None:
        self.w0: i64 = source[at + 0]
        self.w1: i64 = source[at + 1]
        self.w2: i64 = source[at + 2]
        self.w3: i64 = source[at + 3]
        self.w4: i64 = source[at + 4]
        self.w5: i64 = source[at + 5]
        self.w6: i64 = source[at + 6]
        self.w7: i64 = source[at + 7]
        self.w8: i64 = source[at + 8]
        self.w9: i64 = source[at + 9]
        self.w10: i64 = source[at + 10]
        self.w11: i64 = source[at + 11]
        self.w12: i64 = source[at + 12]
        self.w13: i64 = source[at + 13]
        self.w14: i64 = source[at + 14]
        self.w15: i64 = source[at + 15]


@final
@mypyc_attr(acyclic=True)
class Sixteen:
    """Sixteen numbers: the weights to, or the values of, one half of the second layer."""

    __slots__ = (
        "x0",
        "x1",
        "x2",
        "x3",
        "x4",
        "x5",
        "x6",
        "x7",
        "x8",
        "x9",
        "x10",
        "x11",
        "x12",
        "x13",
        "x14",
        "x15",
    )

    def __init__(self, source: vec[float], at: i64) -> None:
        self.x0 = source[at + 0]
        self.x1 = source[at + 1]
        self.x2 = source[at + 2]
        self.x3 = source[at + 3]
        self.x4 = source[at + 4]
        self.x5 = source[at + 5]
        self.x6 = source[at + 6]
        self.x7 = source[at + 7]
        self.x8 = source[at + 8]
        self.x9 = source[at + 9]
        self.x10 = source[at + 10]
        self.x11 = source[at + 11]
        self.x12 = source[at + 12]
        self.x13 = source[at + 13]
        self.x14 = source[at + 14]
        self.x15 = source[at + 15]

    def times(self, other: Sixteen) -> float:
        """The sum of the products of both."""
        first = self.x0 * other.x0 + self.x1 * other.x1 + self.x2 * other.x2 + self.x3 * other.x3
        second = self.x4 * other.x4 + self.x5 * other.x5 + self.x6 * other.x6 + self.x7 * other.x7
        third = self.x8 * other.x8 + self.x9 * other.x9 + self.x10 * other.x10 + self.x11 * other.x11
        fourth = self.x12 * other.x12 + self.x13 * other.x13 + self.x14 * other.x14 + self.x15 * other.x15
        return (first + second) + (third + fourth)


@final
@mypyc_attr(acyclic=True)
class Net:
    """Two layers of rectified units, and as many outputs as are read.

    `words`: the packed weights of the first layer, sixteen words for each feature, and sixteen more for its bias.
    `others`: for each unit of the first layer its weights to the second, then the bias of the second, then for each
        output its weights and its bias.
    """

    __slots__ = (
        "bias",
        "features",
        "high",
        "lit",
        "low",
        "output_bias",
        "outputs",
        "second",
        "second_bias",
        "strength",
    )

    def __init__(self, words: vec[i64], others: vec[float]) -> None:
        rows = [Words(words, at) for at in range(0, len(words), WORDS)]
        self.bias = rows.pop()
        self.features = rows
        halves = [Sixteen(others, at) for at in range(0, UNITS * HIDDEN + HIDDEN, HALF)]
        self.second_bias = halves[2 * UNITS :]
        self.second = halves[: 2 * UNITS]
        first = UNITS * HIDDEN + HIDDEN
        starts = range(first, len(others), HIDDEN + 1)
        self.outputs = [Sixteen(others, at + half) for at in starts for half in (0, HALF)]
        self.output_bias = vec[float]([others[at + HIDDEN] for at in starts])
        silent = vec[float]([0.0] * HALF)
        self.low = Sixteen(silent, 0)  # the output of the second layer
        self.high = Sixteen(silent, 0)
        self.lit = vec[i64]([0] * UNITS)  # the active units of the first layer
        self.strength = vec[float]([0.0] * UNITS)

    def see(self, active: vec[i64], count: i64) -> None:
        """Compute the hidden units for a position, given by its active features."""
        lit: i64 = self.first_layer(active, count)
        self.second_layer(lit, 0, self.low)
        self.second_layer(lit, 1, self.high)

    def first_layer(self, active: vec[i64], count: i64) -> i64:
        """Add up the weights of the active features; returns how many units are active."""
        features = self.features
        bias = self.bias
        a0: i64 = bias.w0
        a1: i64 = bias.w1
        a2: i64 = bias.w2
        a3: i64 = bias.w3
        a4: i64 = bias.w4
        a5: i64 = bias.w5
        a6: i64 = bias.w6
        a7: i64 = bias.w7
        a8: i64 = bias.w8
        a9: i64 = bias.w9
        a10: i64 = bias.w10
        a11: i64 = bias.w11
        a12: i64 = bias.w12
        a13: i64 = bias.w13
        a14: i64 = bias.w14
        a15: i64 = bias.w15
        for at in range(count):
            row = features[active[at]]
            a0 += row.w0
            a1 += row.w1
            a2 += row.w2
            a3 += row.w3
            a4 += row.w4
            a5 += row.w5
            a6 += row.w6
            a7 += row.w7
            a8 += row.w8
            a9 += row.w9
            a10 += row.w10
            a11 += row.w11
            a12 += row.w12
            a13 += row.w13
            a14 += row.w14
            a15 += row.w15
        zero: i64 = ZERO * (count + 1)
        lit: i64 = self.light(a0, 0, zero, 0)
        lit = self.light(a1, 4, zero, lit)
        lit = self.light(a2, 8, zero, lit)
        lit = self.light(a3, 12, zero, lit)
        lit = self.light(a4, 16, zero, lit)
        lit = self.light(a5, 20, zero, lit)
        lit = self.light(a6, 24, zero, lit)
        lit = self.light(a7, 28, zero, lit)
        lit = self.light(a8, 32, zero, lit)
        lit = self.light(a9, 36, zero, lit)
        lit = self.light(a10, 40, zero, lit)
        lit = self.light(a11, 44, zero, lit)
        lit = self.light(a12, 48, zero, lit)
        lit = self.light(a13, 52, zero, lit)
        lit = self.light(a14, 56, zero, lit)
        return self.light(a15, 60, zero, lit)

    def light(self, word: i64, unit: i64, zero: i64, lit: i64) -> i64:
        """Note which of the four units in a word are active, and how strongly; returns how many are active so far."""
        lit = self.note((word & LANE_MASK) - zero, unit, lit)
        lit = self.note(((word >> LANE) & LANE_MASK) - zero, unit + 1, lit)
        lit = self.note(((word >> (2 * LANE)) & LANE_MASK) - zero, unit + 2, lit)
        return self.note((word >> TOP_LANE) + TOP_START - zero, unit + 3, lit)

    def note(self, value: i64, unit: i64, lit: i64) -> i64:
        if value <= 0:
            return lit
        self.strength[lit] = float(value) / SCALE
        self.lit[lit] = unit
        return lit + 1

    def second_layer(self, lit: i64, half: i64, out: Sixteen) -> None:
        """Compute one half of the second layer, as much as fits into the registers."""
        second = self.second
        bias = self.second_bias[half]
        s0 = bias.x0
        s1 = bias.x1
        s2 = bias.x2
        s3 = bias.x3
        s4 = bias.x4
        s5 = bias.x5
        s6 = bias.x6
        s7 = bias.x7
        s8 = bias.x8
        s9 = bias.x9
        s10 = bias.x10
        s11 = bias.x11
        s12 = bias.x12
        s13 = bias.x13
        s14 = bias.x14
        s15 = bias.x15
        for at in range(lit):
            x = self.strength[at]
            row = second[2 * self.lit[at] + half]
            s0 += x * row.x0
            s1 += x * row.x1
            s2 += x * row.x2
            s3 += x * row.x3
            s4 += x * row.x4
            s5 += x * row.x5
            s6 += x * row.x6
            s7 += x * row.x7
            s8 += x * row.x8
            s9 += x * row.x9
            s10 += x * row.x10
            s11 += x * row.x11
            s12 += x * row.x12
            s13 += x * row.x13
            s14 += x * row.x14
            s15 += x * row.x15
        out.x0 = s0 if s0 > 0.0 else 0.0
        out.x1 = s1 if s1 > 0.0 else 0.0
        out.x2 = s2 if s2 > 0.0 else 0.0
        out.x3 = s3 if s3 > 0.0 else 0.0
        out.x4 = s4 if s4 > 0.0 else 0.0
        out.x5 = s5 if s5 > 0.0 else 0.0
        out.x6 = s6 if s6 > 0.0 else 0.0
        out.x7 = s7 if s7 > 0.0 else 0.0
        out.x8 = s8 if s8 > 0.0 else 0.0
        out.x9 = s9 if s9 > 0.0 else 0.0
        out.x10 = s10 if s10 > 0.0 else 0.0
        out.x11 = s11 if s11 > 0.0 else 0.0
        out.x12 = s12 if s12 > 0.0 else 0.0
        out.x13 = s13 if s13 > 0.0 else 0.0
        out.x14 = s14 if s14 > 0.0 else 0.0
        out.x15 = s15 if s15 > 0.0 else 0.0

    def output(self, row: i64) -> float:
        """An output for the position last seen."""
        return self.output_bias[row] + (
            self.outputs[2 * row].times(self.low) + self.outputs[2 * row + 1].times(self.high)
        )

"""The random generator: the same numbers for the same seed on every machine and in both builds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeVar, final

from mypy_extensions import i64, mypyc_attr

T = TypeVar("T")

WORD: Final = 0xFFFFFFFF


def scramble(seed: int) -> int:
    """Spread any integer over 64 bits (the finaliser of splitmix64), so that neighbouring seeds share nothing."""
    mask = 0xFFFFFFFFFFFFFFFF
    mixed = 0
    rest = seed if seed >= 0 else -2 * seed + 1
    while True:
        mixed = (mixed ^ (rest & mask)) + 0x9E3779B97F4A7C15 & mask
        mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9 & mask
        mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB & mask
        mixed ^= mixed >> 31
        rest >>= 64
        if rest == 0:
            return mixed


@final
@mypyc_attr(acyclic=True)
class Rng:
    """A small, fast counting generator (sfc32): three 32-bit words and a counter."""

    __slots__ = ("a", "b", "c", "counter")

    a: i64
    b: i64
    c: i64
    counter: i64

    def __init__(self, seed: int) -> None:
        mixed = scramble(seed)
        self.a = mixed & WORD
        self.b = mixed >> 32
        self.c = scramble(mixed) & WORD
        self.counter = 1
        for _ in range(i64(12)):
            self.next()

    def next(self) -> i64:
        """The next 32 random bits."""
        b: i64 = self.b
        c: i64 = self.c
        counter: i64 = self.counter
        drawn: i64 = (self.a + b + counter) & WORD
        self.counter = (counter + 1) & WORD
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & WORD
        self.c = ((((c << 21) | (c >> 11)) & WORD) + drawn) & WORD
        return drawn

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each equally likely; n from 1 to 2**31."""
        product: i64 = self.next() * n
        if product & WORD < n or n <= 0:
            return self.evenly_below(product, n)
        return product >> 32

    def evenly_below(self, product: i64, n: i64) -> i64:
        """Redraw a number that would make some results likelier than others."""
        if n <= 0:
            raise ValueError(f"Rng.below needs a positive bound, not {n}")
        uneven: i64 = 0x100000000 % n
        while product & WORD < uneven:
            product = self.next() * n
        return product >> 32

    def choice(self, items: Sequence[T]) -> T:
        """One of the items, each equally likely."""
        return items[self.below(len(items))]

    def random(self) -> float:
        """A float from 0.0 to below 1.0."""
        return float((self.next() << 21) | (self.next() >> 11)) / 9007199254740992.0

    def spawn(self, index: int) -> Rng:
        """An independent generator for part `index` of a larger job, no matter who runs that part and when."""
        words: list[int] = [self.a, self.b, self.c, self.counter, index]
        seed = 0
        for word in words:
            seed = seed << 64 | word
        return Rng(seed)

    def copy(self) -> Rng:
        """A generator that will give the same numbers as this one."""
        return resumed(self.a, self.b, self.c, self.counter)

    def __reduce__(self) -> tuple[object, ...]:
        """A pickled generator resumes where it was."""
        return resumed, (self.a, self.b, self.c, self.counter)


def resumed(a: i64, b: i64, c: i64, counter: i64) -> Rng:
    """The generator in that state."""
    rng = Rng(0)
    rng.a = a
    rng.b = b
    rng.c = c
    rng.counter = counter
    return rng

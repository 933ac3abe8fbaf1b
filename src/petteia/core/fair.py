"""Chance that anyone can verify: pledged before the first action, revealed after the last (docs/fair-chance.md).

Whoever runs a game draws a secret seed and shows its SHA-256; only then does each player give a seed of his own. Every
action of chance follows from all these seeds and its number by HMAC-SHA256. So the house cannot fit its seed to the
players', no player can foresee anything, and when the seeds are shown, anybody can derive every draw and die again.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import count
from typing import Final

from .refusal import OptionError
from .state import State

SECRET_BYTES: Final = 32
LONGEST_SEED: Final = 128  # bytes of UTF-8
WORD_BYTES: Final = 6  # so that every number on the way is exact as a JavaScript number, too
SPACE: Final = 256**WORD_BYTES


def new_secret() -> bytes:
    """A secret seed for one game, and never for a second one."""
    return secrets.token_bytes(SECRET_BYTES)


def commitment(secret: bytes) -> str:
    """What may be shown of a secret seed at once: its SHA-256, in hexadecimal digits."""
    return hashlib.sha256(secret).hexdigest()


@lru_cache(maxsize=4096)
def hashes(seeds: tuple[str, ...]) -> tuple[str, ...]:
    """What may be shown of the players' seeds; every draw of their game needs it again."""
    return tuple(hashlib.sha256(seed.encode()).hexdigest() for seed in seeds)


@lru_cache(maxsize=4096)
def begun(house: bytes) -> hmac.HMAC:
    """An HMAC-SHA256 keyed with the house's seed, to be copied for each message."""
    return hmac.new(house, digestmod="sha256")


@dataclass(frozen=True)
class Pledge:
    """What a record shows before its first action: the hashes of the house's seed and of each player's."""

    house: str
    players: tuple[str, ...]


@dataclass(frozen=True)
class Seeds:
    """What a pledge holds the hashes of: the house's secret and a text from each seat, empty if it gave none."""

    house: bytes = field(repr=False)
    players: tuple[str, ...] = field(repr=False)

    def __post_init__(self) -> None:
        if len(self.house) != SECRET_BYTES:
            raise OptionError(f"the seed of the house has {SECRET_BYTES} bytes, not {len(self.house)}")
        for seed in self.players:
            check_seed(seed)

    def pledge(self) -> Pledge:
        """What is shown of the seeds while the game goes on."""
        return Pledge(commitment(self.house), hashes(self.players))

    def draw(self, state: State, number: int) -> int:
        """What chance does now, as its action of that number in the game, counted from 1."""
        weights = state.weights()
        return pick(weights, below(sum([weight for _, weight in weights]), self.words(number)))

    def words(self, number: int) -> Iterator[int]:
        """The random words for that action of chance, each below `SPACE`; more than one only if one is passed over."""
        players = hashes(self.players)
        for attempt in count():
            keyed = begun(self.house).copy()
            keyed.update(":".join(["petteia", str(number), str(attempt), *players]).encode())
            yield int.from_bytes(keyed.digest()[:WORD_BYTES])


def check_seed(seed: str) -> str:
    """A player's seed, if it can be one."""
    try:
        length = len(seed.encode())
    except UnicodeEncodeError:
        raise OptionError("a player's seed must be text that UTF-8 can write") from None
    if length > LONGEST_SEED:
        raise OptionError(f"a player's seed has at most {LONGEST_SEED} bytes, not {length}")
    return seed


def below(n: int, words: Iterable[int], space: int = SPACE) -> int:
    """A number from 0 to n - 1 by the first word that counts.

    Words from the largest multiple of n on are passed over, so that each number has equally many words that lead to it.
    """
    if not 0 < n <= space:
        raise ValueError(f"weights must sum to a number from 1 to {space}, not to {n}")
    end = space - space % n
    return next(word for word in words if word < end) % n


def pick(weights: list[tuple[int, int]], number: int) -> int:
    """The action whose part of the weights, laid end to end, holds the number."""
    for action, weight in weights:
        if number < weight:
            return action
        number -= weight
    raise ValueError("the number is not below the sum of the weights")

"""Chance that anyone can verify: pledged before the first action, revealed after the last (docs/fair-chance.md).

The house, which runs the game, draws a secret seed and shows its SHA-256; only then does each player give a seed of
their own. Every action of chance follows from all these seeds and its number by HMAC-SHA256. So the house cannot fit
its seed to the players', no player can foresee anything, and once the seeds are revealed, anyone can check every draw
and roll.

There are two schemes. In the second, a player's hash is made from the house's hash and the player's seed, so that the
record itself shows which came first. Games that began under the first scheme keep it.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import count
from typing import Final

from ..contract.refusal import OptionError
from ..engine.state import State

UNORDERED: Final = 1  # the scheme of older games: their records do not show which seed came first
SCHEME: Final = 2  # the scheme of new games
SCHEMES: Final = (UNORDERED, SCHEME)
SECRET_BYTES: Final = 32
RANDOM_DIGITS: Final = 64  # hexadecimal digits that a player's seed begins with: 32 random bytes
RANDOM: Final = re.compile(f"[0-9a-f]{{{RANDOM_DIGITS}}}")
LONGEST_WORDS: Final = 128  # bytes of UTF-8 that a player may add to those digits
NO_SEED: Final = ""
WORD_BYTES: Final = 6  # small enough that every intermediate number is exact in JavaScript, too
SPACE: Final = 256**WORD_BYTES


def new_secret() -> bytes:
    """A secret seed for one game."""
    return secrets.token_bytes(SECRET_BYTES)


def commitment(secret: bytes) -> str:
    """What may be shown of a secret seed right away: its SHA-256 in hexadecimal digits."""
    return hashlib.sha256(secret).hexdigest()


@lru_cache(maxsize=4096)
def hashes(scheme: int, house: bytes, seeds: tuple[str, ...]) -> tuple[str, ...]:
    """What may be shown of the players' seeds; every draw of their game uses it."""
    return tuple(player_hash(scheme, commitment(house), seed) for seed in seeds)


def player_hash(scheme: int, house: str, seed: str) -> str:
    """What may be shown of a player's seed. In the second scheme, only somebody who has seen the house's hash can make
    it. A seat without a seed has the hash of the empty text in both."""
    bound = scheme != UNORDERED and seed != NO_SEED
    return hashlib.sha256((f"petteia:seed:{house}:{seed}" if bound else seed).encode()).hexdigest()


@lru_cache(maxsize=4096)
def begun(house: bytes) -> hmac.HMAC:
    """An HMAC-SHA256 keyed with the house's seed, to be copied for each message."""
    return hmac.new(house, digestmod="sha256")


@dataclass(frozen=True)
class Pledge:
    """What a record shows before its first action: the hashes of the house's seed and of each player's."""

    house: str
    players: tuple[str, ...]
    scheme: int = SCHEME

    def __post_init__(self) -> None:
        check_scheme(self.scheme)

    @property
    def seeded(self) -> list[int]:
        """The seats that gave a seed."""
        none = player_hash(self.scheme, self.house, NO_SEED)
        return [seat for seat, shown in enumerate(self.players) if shown != none]


@dataclass(frozen=True)
class Seeds:
    """The seeds behind a pledge: the house's secret and a text from each seat, empty if it gave none."""

    house: bytes = field(repr=False)
    players: tuple[str, ...] = field(repr=False)
    scheme: int = SCHEME

    def __post_init__(self) -> None:
        check_scheme(self.scheme)
        if len(self.house) != SECRET_BYTES:
            raise OptionError(f"the seed of the house has {SECRET_BYTES} bytes, not {len(self.house)}")
        for seed in self.players:
            check_seed(seed, self.scheme)

    def pledge(self) -> Pledge:
        """What is shown of the seeds during the game."""
        return Pledge(commitment(self.house), hashes(self.scheme, self.house, self.players), self.scheme)

    def draw(self, state: State, number: int) -> int:
        """What chance does now, as action number `number` of chance in the game, counted from 1."""
        weights = state.weights()
        return pick(weights, below(sum([weight for _, weight in weights]), self.words(number)))

    def words(self, number: int) -> Iterator[int]:
        """The random words for that action of chance, each below `SPACE`; a second is used only if one is rejected."""
        players = hashes(self.scheme, self.house, self.players)
        for attempt in count():
            keyed = begun(self.house).copy()
            keyed.update(":".join(["petteia", str(number), str(attempt), *players]).encode())
            yield int.from_bytes(keyed.digest()[:WORD_BYTES])


def check_scheme(scheme: int) -> None:
    if scheme not in SCHEMES:
        known = ", ".join(map(str, SCHEMES))
        told = f"chance was pledged under scheme {scheme}, but only {known} are known; is Petteia up to date?"
        raise OptionError(told, "record-scheme", found=str(scheme), names=known)


def check_seed(seed: str, scheme: int = SCHEME) -> str:
    """A player's seed, if it is valid: random digits followed by words, or nothing; in the first scheme, only words."""
    words = seed
    if scheme != UNORDERED and seed != NO_SEED:
        if not RANDOM.match(seed):
            told = f"a player's seed begins with {RANDOM_DIGITS} hexadecimal digits: {SECRET_BYTES} random bytes"
            raise OptionError(told, "record-seed", digits=RANDOM_DIGITS, bytes=SECRET_BYTES)
        words = seed[RANDOM_DIGITS:]
    try:
        length = len(words.encode())
    except UnicodeEncodeError:
        told = "the words of a player's seed must be text that UTF-8 can write"
        raise OptionError(told, "record-seed-text") from None
    if length > LONGEST_WORDS:
        told = f"the words of a player's seed have at most {LONGEST_WORDS} bytes, not {length}"
        raise OptionError(told, "record-seed-words", most=LONGEST_WORDS, found=str(length))
    return seed


def below(n: int, words: Iterable[int], space: int = SPACE) -> int:
    """A number from 0 to n - 1, from the first word that is not rejected.

    Words from the largest multiple of n onwards are rejected, so that every number comes from equally many words.
    """
    if not 0 < n <= space:
        raise ValueError(f"weights must sum to a number from 1 to {space}, not to {n}")
    end = space - space % n
    return next(word for word in words if word < end) % n


def pick(weights: list[tuple[int, int]], number: int) -> int:
    """The action that the number falls on, with the weights laid end to end."""
    for action, weight in weights:
        if number < weight:
            return action
        number -= weight
    raise ValueError("the number is not below the sum of the weights")

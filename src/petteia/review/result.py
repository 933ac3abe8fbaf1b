"""A review as typed data. Chances are whole millionths, so that sums are exact.

A list of chances has a number for each seat. The chances at a moment add up to a million, and changes of them to zero.
"""

from __future__ import annotations

import msgspec

Chances = tuple[int, ...]


class Option(msgspec.Struct, frozen=True):
    """A complete plan: the answers that make up one thought, and each seat's chance after it."""

    actions: tuple[int, ...]
    texts: tuple[str, ...]
    chances: Chances


class Prospect(Option, frozen=True):
    """An option with a likely continuation: the actions of all seats and of chance that a search expects after it."""

    line: tuple[int, ...]


class Look(msgspec.Struct, frozen=True):
    """What searches found at a decision: the chances of all seats from two independent searches; plans that look better
    than the one that was played, if any, each also judged twice; and a likely continuation of the first of them."""

    at: int
    first: Chances
    second: Chances
    plans: tuple[tuple[int, ...], ...] = ()
    worths: tuple[tuple[Chances, Chances], ...] = ()
    line: tuple[int, ...] = ()


class Decision(msgspec.Struct, frozen=True):
    """One thought of a seat: the actions from moment `at` to moment `upto`.

    `skill` is how it changed the chances of all seats. `cost` is how much more the best plan would have given the seat
    than the one it played; 0 if the search found nothing better, or nothing that stands out from its noise. `options`
    begin with the best; the one that was played is among them. `line` is the best one with a likely continuation, from
    `at`.
    """

    at: int
    upto: int
    seat: int
    grade: str
    cost: int
    skill: Chances
    played: Option
    options: tuple[Option, ...]
    line: tuple[int, ...]

    @property
    def best(self) -> Option:
        """The best known plan."""
        return self.options[0]


class Draw(msgspec.Struct, frozen=True):
    """An action of chance: what it gave each seat, compared with the average of all possible outcomes."""

    at: int
    text: str
    luck: Chances


class Player(msgspec.Struct, frozen=True):
    """A seat's account: `luck` + `skill` = `final` - `initial`, exactly.

    `skill` is what decisions changed, including those of the others. `lost` is the sum of what the seat's own decisions
    cost. `adjusted` is the result with luck taken out. `accuracy` is in tenths of a percent.
    """

    seat: int
    initial: int
    final: int
    luck: int
    skill: int
    lost: int
    adjusted: int
    accuracy: int
    grades: dict[str, int]


class Review(msgspec.Struct, frozen=True):
    """A reviewed game. `moments` are the chances before each action and after the last; `rounds` says at which moments
    a new round began, as a word and a number: "age" 2, "cycle" 5. `noise` is how far two searches of the same position
    usually differ from their mean. `limits` are the hundredths of a win from which a decision has that grade.
    `turning_points` and `draws_of_note` are places in `decisions` and `draws`, in the order of the game."""

    game: str
    version: str
    level: str
    turns: int
    noise: int
    limits: dict[str, int]
    moments: tuple[Chances, ...]
    rounds: tuple[tuple[int, str, int], ...]
    decisions: tuple[Decision, ...]
    draws: tuple[Draw, ...]
    players: tuple[Player, ...]
    turning_points: tuple[int, ...]
    draws_of_note: tuple[int, ...]

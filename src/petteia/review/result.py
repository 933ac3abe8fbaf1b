"""A review as typed data. Chances are whole millionths, so that sums come out exactly.

A list of chances has a number for each seat. Those of a moment add up to a million, and changes of them to nothing.
"""

from __future__ import annotations

import msgspec

Chances = tuple[int, ...]


class Option(msgspec.Struct, frozen=True):
    """A whole plan: the answers that make one thought, and what each seat may hope for after it."""

    actions: tuple[int, ...]
    texts: tuple[str, ...]
    chances: Chances


class Look(msgspec.Struct, frozen=True):
    """What a search found at a decision: twice what the seats may hope for, by two searches that know nothing of each
    other; better plans than the one that was played, if it thinks of any, each judged twice as well; and how the first
    of them may go on."""

    at: int
    first: Chances
    second: Chances
    plans: tuple[tuple[int, ...], ...] = ()
    worths: tuple[tuple[Chances, Chances], ...] = ()
    line: tuple[int, ...] = ()


class Decision(msgspec.Struct, frozen=True):
    """One thought of a seat: the actions from moment `at` to moment `upto`.

    `skill` is how it changed the chances of all seats. `cost` is what the best plan would have given the seat beyond
    what it played; 0 where the search found nothing better, or nothing that stands out from its noise. `options` begin
    with the best; the one that was played is among them. `line` is how the best may go on, from `at`.
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
        """The best plan that is known."""
        return self.options[0]


class Draw(msgspec.Struct, frozen=True):
    """An action of chance: what it gave to each seat, compared with the average of all that could have happened."""

    at: int
    text: str
    luck: Chances


class Player(msgspec.Struct, frozen=True):
    """A seat's account: `luck` + `skill` = `final` - `initial`, exactly.

    `skill` is what decisions changed, those of the others included. `lost` is what the seat's own decisions cost, one
    by one. `adjusted` is the result with luck taken out. `accuracy` is in tenths of a percent.
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

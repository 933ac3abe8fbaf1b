"""The contract between a game and everybody who plays it: one position, and what can be done with it."""

from __future__ import annotations

import hashlib
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ..contract.event import Event
from ..contract.move import Move
from ..contract.refusal import NotationError, Refusal
from ..contract.result import Result
from .observing import as_floats, empty_words
from .rng import Rng

CHANCE: Final = -1
NOBODY: Final = -2
SPECTATOR: Final = -3

# no question of any game has more legal actions
MOST_ACTIONS: Final = 512
EMPTY_BUFFER: Final = vec[i64]([0] * MOST_ACTIONS)


def action_buffer() -> vec[i64]:
    """A buffer large enough for the legal actions of any question."""
    return EMPTY_BUFFER[:]


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class State:
    """One position of a game: mutable, cheap to copy, with no knowledge of files, networks or seeds.

    A game in plain Python overrides `seats`, `actor`, `question`, `legal`, `play`, `copy`, `result`, `text` and
    `position`, and `weights` if its chance is uneven. The rest follows from those; a fast game overrides more of it.
    """

    events: list[Event] | None

    def __init__(self) -> None:
        self.events = None  # set it to a list, and `play` appends what happens

    # ---- who is asked what

    @property
    def seats(self) -> i64:
        """How many seats there are."""
        raise NotImplementedError

    @property
    def actor(self) -> i64:
        """Who acts now: a seat, `CHANCE`, or `NOBODY` when the game is over."""
        raise NotImplementedError

    @property
    def question(self) -> str:
        """What the actor is asked."""
        raise NotImplementedError

    @property
    def round(self) -> i64:
        """The current round, cycle or age, counted from 1; 0 before the first, or in a game without any."""
        return 0

    @property
    def stretch(self) -> i64:
        """A number that changes when a part of the round is over, such as an auction or somebody's turn."""
        return self.round

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.actor == NOBODY

    @property
    def nearly_over(self) -> bool:
        """Whether so little of a game for two is left that all of it can be searched."""
        return False

    @property
    def settled(self) -> bool:
        """Whether no move is half done. In the middle of one, an estimate is worth less than once it is completed."""
        return True

    @property
    def result(self) -> Result | None:
        """How the game ended; None while it goes on."""
        raise NotImplementedError

    # ---- actions

    def legal(self) -> list[int]:
        """The legal actions in ascending order; for chance, everything that can happen."""
        buffer = action_buffer()
        count: i64 = self.legal_into(buffer)
        actions: list[int] = []
        for at in range(count):
            actions.append(buffer[at])
        return actions

    def legal_into(self, out: vec[i64]) -> i64:
        """Write the legal actions to `out`, as from `action_buffer`, in ascending order; returns how many."""
        at: i64 = 0
        for action in self.legal():
            out[at] = action
            at += 1
        return at

    def play(self, action: i64) -> None:
        """Carry the action out. An illegal one raises `IllegalAction` and changes nothing."""
        raise NotImplementedError

    def why_not(self, action: i64) -> Refusal | None:
        """Why the action is not legal now; None if it is."""
        if action in self.legal():
            return None
        return Refusal("", "not_legal", f"Action {action} is not among the legal ones")

    # ---- chance

    def weights(self) -> list[tuple[int, int]]:
        """What chance can do now in ascending order, each with its weight. All weigh 1 unless a game says otherwise."""
        return [(action, 1) for action in self.legal()]

    def outcomes(self) -> list[tuple[int, float]]:
        """What chance can do now, each with its probability: its share of the total weight."""
        weights = self.weights()
        total = 0
        for _, weight in weights:
            total += weight
        return [(action, weight / total) for action, weight in weights]

    def draw(self, rng: Rng) -> i64:
        """An outcome of chance, drawn with its probability."""
        left = rng.random()
        outcomes = self.outcomes()
        for action, probability in outcomes:
            left -= probability
            if left < 0.0:
                return action
        return outcomes[len(outcomes) - 1][0]

    # ---- looking ahead

    def copy(self) -> State:
        """An independent state in the same position. It does not listen for events."""
        raise NotImplementedError

    def imagine(self, seat: i64, rng: Rng) -> State:
        """A complete state drawn from what that seat knows; in a game without secrets, a copy."""
        return self.copy()

    def knows_all(self, seat: i64) -> bool:
        """Whether the seat knows everything decided so far, so that `imagine` is a copy."""
        return True

    def playout(self, rng: Rng) -> None:
        """Play uniformly random actions to the end."""
        buffer = action_buffer()
        while True:
            actor: i64 = self.actor
            if actor >= 0:
                self.play(buffer[rng.below(self.legal_into(buffer))])
            elif actor == CHANCE:
                self.play(self.draw(rng))
            else:
                return

    def reward(self, seat: i64) -> float:
        """What the ended game is worth to the seat, from 0 to 1."""
        result = self.result
        return 0.0 if result is None else result.reward(seat)

    def estimate(self, seat: i64) -> float:
        """An estimate of `reward` while the game goes on; by default, all seats are equal."""
        return 1.0 / float(self.seats) if self.result is None else self.reward(seat)

    def estimates_into(self, out: vec[float]) -> None:
        """Write the estimates of all seats to `out`."""
        for seat in range(self.seats):
            out[seat] = self.estimate(seat)

    # ---- minds: a game may have several ways to judge a position, by number; 0 is the one behind `estimate`

    def judge(self, mind: i64, owner: i64, seat: i64) -> float:
        """A seat's expected reward, from 0 to 1, as the mind of the seat `owner` judges it."""
        return self.estimate(seat)

    def judge_into(self, mind: i64, owner: i64, out: vec[float]) -> None:
        """Write the expected rewards of all seats."""
        if not self.over:
            self.estimates_into(out)
            return
        for seat in range(self.seats):
            out[seat] = self.reward(seat)

    def consider(
        self, mind: i64, owner: i64, actions: vec[i64], count: i64, priors: vec[float], out: vec[float]
    ) -> None:
        """Write how likely each action is at first sight to be the actor's best, and what every seat expects."""
        for at in range(count):
            priors[at] = 1.0 / float(count)
        self.judge_into(mind, owner, out)

    # ---- numbers for learning; the game's `observation` describes them

    def observation_words(self) -> i64:
        """How many words of eight numbers an observation takes; 0 if the game describes none."""
        return 0

    def write_observation(self, seat: i64, out: vec[i64], at: i64) -> i64:
        """Write what that seat, or a `SPECTATOR`, may know to `out` from `at` on; returns the place after it."""
        raise NotImplementedError

    def observe_into(self, seat: i64, buffer: Any) -> None:
        """Write what that seat, or a `SPECTATOR`, may know to a buffer of int8 or float32, such as a numpy array."""
        words = empty_words(self.observation_words())
        self.write_observation(seat, words, 0)
        target = memoryview(buffer)
        numbers = 8 * len(words)
        if target.nbytes == numbers:
            target.cast("B")[:] = memoryview(words).cast("B")
        elif target.nbytes == 4 * numbers and target.format == "f":
            target.cast("B")[:] = as_floats(words)
        else:
            raise ValueError(
                f"an observation needs a buffer of {numbers} int8 or float32, not of {target.nbytes} bytes"
            )

    def mask_into(self, buffer: Any) -> None:
        """Write a byte for every decision of the game: 1 for the legal ones if a seat is asked, else 0."""
        target = memoryview(buffer).cast("B")
        target[:] = bytes(target.nbytes)
        if self.actor >= 0:
            for action in self.legal():
                target[action] = 1

    # ---- words

    def view(self, seat: i64) -> object:
        """What that seat, or a `SPECTATOR`, may know: typed data, with a method `plain` for plain data."""
        raise NotImplementedError

    def views(self, seats: list[int]) -> list[object]:
        """The views of several seats. A game may compute what they share only once."""
        return [self.view(seat) for seat in seats]

    def text(self, action: i64) -> str:
        """The action as people write it; unique among the legal ones."""
        raise NotImplementedError

    def move(self, action: i64) -> Move:
        """The action in parts; by default, a verb without objects."""
        return Move(self.text(action), {})

    def parse(self, text: str) -> i64:
        """The action that the text names, legal or not. A text that names none raises `NotationError`."""
        wanted = " ".join(text.split()).lower()
        for action in self.legal():
            if self.text(action) == wanted:
                return action
        raise NotationError(f"{text!r} names no legal action")

    def position(self) -> str:
        """The whole position on one line, which begins with the game's id and a slash; `Game.read` reads it."""
        raise NotImplementedError

    def contents(self) -> tuple[object, ...]:
        """Everything that the position holds: equal only for equal positions. By default, the line of the position."""
        return (self.position(),)

    def __eq__(self, other: object) -> bool:
        """Whether both are the same position of the same game, no matter who listens."""
        return isinstance(other, State) and type(self) is type(other) and self.contents() == other.contents()

    def __hash__(self) -> int:
        """A hash of the current position: do not play on in a state that serves as a key."""
        return hash(self.contents())

    def __reduce__(self) -> tuple[object, ...]:
        """A state is pickled as the line of its position."""
        from ..contract.registry import read_position

        return read_position, (self.position(),)

    def digest(self) -> str:
        """A short hash of the position, the same everywhere."""
        return hashlib.sha256(self.position().encode()).hexdigest()[:16]

    def reveals(self, action: i64) -> bool:
        """Whether that action of a seat shows anyone something new, and so cannot be taken back."""
        return False

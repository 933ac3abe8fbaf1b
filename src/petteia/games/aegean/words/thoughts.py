"""What is a single thought to a player, though the game asks for it in parts: a bid, a voyage, a march.

The parts remain separate questions. A thought gives the words that answer them, so that a page can take a bid, or a
number of units and their goal, and answer for the reader without knowing any rules.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass

from ....core.contract.game import Game
from ....core.engine.state import State
from .payment import Payment


@dataclass(frozen=True)
class Contingent:
    """How many of a kind of units go along: answers name them as `{kind}`."""

    kind: str
    least: int
    most: int


@dataclass(frozen=True)
class Goal:
    """Where a thought can end: at an area, or at an offer.

    `answers` are the answers to what is asked on the way there, in their order, as actions are written; `{fleets}`
    stands for a number and `{heroes}` for each hero. One that is not asked for is left out. `way` are the areas
    between; `price` is all the gold that it costs, `steps_left` what fleets could still sail after it, -1 where that is
    not limited. `wins` are the chances in a fight to the end: by the heroes who go along, apart by blanks, and by the
    number of other units from 0 on; None where the chance cannot be told.
    """

    goal: str
    answers: tuple[str, ...]
    way: tuple[str, ...] = ()
    price: int = 0
    steps_left: int = -1
    fight: bool = False
    wins: dict[str, tuple[float | None, ...]] | None = None


@dataclass(frozen=True)
class Thought:
    """What the action that begins it can be meant for. The units stand at `origin`; at a bid nobody moves."""

    origin: str
    numbers: tuple[Contingent, ...]
    heroes: tuple[str, ...]
    goals: tuple[Goal, ...]

    def plain(self) -> dict[str, object]:
        """The thought as plain data."""
        return asdict(self)


def bid(game: Game, state: State, action: int) -> Thought:
    """The bid that going to a god begins, with every offer that can be made to him. To Apollo there are none."""
    after = state.copy()
    after.play(action)
    offers = after.legal() if after.question == "how_much" else []
    return Thought("", (), (), tuple(offer(game, after, other) for other in offers))


def offer(game: Game, state: State, action: int) -> Goal:
    """An offer, and what it will cost."""
    text, payment = state.text(action), game.payment(state, action)
    assert isinstance(payment, Payment)
    return Goal(text.rpartition(" ")[2], (text,), price=payment.total)

"""Who looks at a table, through whose eyes, and what those may see."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from ..core.game import Game
from ..core.refusal import Refusal
from ..core.state import SPECTATOR, State
from .clocks import Clocks
from .course import Course, Told
from .messages import Ask, Choice, Explanation, Played, RefusalText, StateMessage

# refusals of actions that nobody could have meant at the question
NOT_MEANT: Final = frozenset({"other_question", "not_chance", "no_such_action", "not_on_map", "card_gone"})


@dataclass
class Onlooker:
    """A connection to the table. At a screen of several seats, `looking` is the one who said that he sits there."""

    id: int
    user: str
    name: str
    seats: list[int]
    looking: int | None = None


@dataclass(frozen=True)
class Eyes:
    """What a message depends on: the seat whose view it shows, and one whose view waits for a hand-over."""

    seat: int
    hand_over: int | None = None
    delayed: bool = False


def eyes_of(onlooker: Onlooker, state: State, asked: int | None, delayed: bool) -> Eyes:
    """Through whose eyes somebody looks now; `asked` is the seat of a person that is asked.

    With several seats at one screen it is the seat that is asked, once its player sits there or if it may know no more
    than everybody; otherwise only what is public.
    """
    if not onlooker.seats:
        return Eyes(SPECTATOR, delayed=delayed)
    if len(onlooker.seats) == 1:
        return Eyes(onlooker.seats[0])
    if asked not in onlooker.seats:
        onlooker.looking = None
        return Eyes(SPECTATOR)
    if onlooker.looking == asked or not has_secrets(state, asked):
        return Eyes(asked)
    onlooker.looking = None
    return Eyes(SPECTATOR, hand_over=asked)


def has_secrets(state: State, seat: int) -> bool:
    """Whether the seat may know something that not everybody may."""
    views: list[Any] = state.views([seat, SPECTATOR])
    own, public = (view.plain() for view in views)
    return bool(own | {"seat": SPECTATOR} != public)


class Showing:
    """A course as it is shown at a moment: each pair of eyes is served once, however many look through it."""

    def __init__(self, course: Course, clocks: Clocks, asked: int | None, at: int, playing: bool) -> None:
        self.course = course
        self.clocks = clocks
        self.asked = asked
        self.at = at
        self.playing = playing

    def played(self, told: list[Told], several: Sequence[Eyes]) -> list[Played]:
        """What happened, and where it has led, for each pair of eyes."""
        clocks = self.clocks.show(self.at, self.asked is not None)
        return [
            Played(
                n=self.course.length,
                entries=[entry.seen_by(eyes.seat) for entry in told],
                view=view,
                ask=self.ask(eyes.seat),
                undo=self.undo(eyes.seat),
                may_ask=self.may_ask(eyes.seat),
                hand_over=eyes.hand_over,
                clocks=clocks,
            )
            for eyes, view in zip(several, self.course.state.views([eyes.seat for eyes in several]), strict=True)
        ]

    def state(self, eyes: Eyes, have: int) -> StateMessage:
        """The position, and the entries after number `have`."""
        seat = eyes.seat
        return StateMessage(
            n=self.course.length,
            view=self.course.state.view(seat),
            ask=self.ask(seat),
            undo=self.undo(seat),
            may_ask=self.may_ask(seat),
            hand_over=eyes.hand_over,
            clocks=self.clocks.show(self.at, self.asked is not None),
            log=[entry.seen_by(seat) for entry in self.course.told_from(have + 1)],
        )

    def ask(self, seat: int) -> Ask | None:
        """The question, if these eyes' seat is asked."""
        if seat != self.asked:
            return None
        state = self.course.state
        return Ask(seat, state.question, [Choice(action, state.text(action)) for action in state.legal()])

    def undo(self, seat: int) -> int:
        return self.course.may_take_back(seat) if seat >= 0 and self.playing else 0

    def may_ask(self, seat: int) -> bool:
        return seat >= 0 and self.playing and self.course.back_to_own(seat) > 0


# ---- explanations


def refusal_text(refusal: Refusal) -> RefusalText:
    return RefusalText(refusal.rule, refusal.key, dict(refusal.args), refusal.text)


def explain(course: Course, actions: list[int] | None) -> list[Explanation]:
    """Each action with its refusal and its price; without actions, all that could be meant at this question."""
    state = course.state
    decisions = range(course.game.decisions)
    wanted = decisions if actions is None else [action for action in actions if action in decisions]
    found = []
    for action in wanted:
        refusal = state.why_not(action)
        if actions is not None or refusal is None or refusal.key not in NOT_MEANT:
            found.append(explanation(course.game, state, action, refusal))
    return found


def explanation(game: Game, state: State, action: int, refusal: Refusal | None) -> Explanation:
    payment_of: Any = getattr(state, "payment", None)
    payment = payment_of(action) if payment_of is not None and may_be_priced(refusal) else None
    prospect_of: Any = getattr(game, "prospect", None)
    prospect = prospect_of(state, action) if prospect_of is not None and refusal is None else None
    return Explanation(
        action=action,
        text=state.text(action),
        legal=refusal is None,
        refusal=None if refusal is None else refusal_text(refusal),
        payment=None if payment is None else payment.plain(),
        prospect=None if prospect is None else prospect.plain(),
    )


def may_be_priced(refusal: Refusal | None) -> bool:
    """What does not answer the question has no price."""
    return refusal is None or refusal.key not in NOT_MEANT

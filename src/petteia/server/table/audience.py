"""Who is watching a table, through whose eyes, and what they may see."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, cast

from ...core.contract.game import Game
from ...core.contract.refusal import Refusal
from ...core.engine.state import SPECTATOR, State
from .clocks import Clocks
from .course import Course, Told
from .messages import Ask, Choice, Entry, Impossible, Played, RefusalText, StateMessage

LOOKED_AT_TOGETHER: Final = 16  # actions in one piece of an explanation, which takes 3 ms at most


@dataclass
class Onlooker:
    """A connection to the table. If several seats share its screen, `looking` is the seat whose player said they are in
    front of it. With `explain`, its questions come with explanations."""

    id: int
    user: str
    name: str
    seats: list[int]
    looking: int | None = None
    explain: bool = False


@dataclass(frozen=True)
class Eyes:
    """What a message depends on: the seat whose view it shows, a seat whose view waits for a hand-over, whether it is
    delayed, whether its question is explained, and all seats at the screen if several share it."""

    seat: int
    hand_over: int | None = None
    delayed: bool = False
    explained: bool = False
    shared: tuple[int, ...] = ()

    @property
    def log(self) -> int:
        """Whose log they read: if several seats share a screen, the one that says what everybody may know."""
        return SPECTATOR if self.shared else self.seat


def eyes_of(onlooker: Onlooker, state: State, asked: int | None, delayed: bool) -> Eyes:
    """The eyes through which an onlooker sees the table now; `asked` is the seat of the person who is asked.

    If several seats share a screen, these are the eyes of the seat that is asked, once its player is in front of the
    screen or if it knows no secrets; otherwise a spectator's.
    """
    if not onlooker.seats:
        return Eyes(SPECTATOR, delayed=delayed)
    if len(onlooker.seats) == 1:
        return Eyes(onlooker.seats[0])
    shared = tuple(onlooker.seats)
    if asked not in shared:
        onlooker.looking = None
        return Eyes(SPECTATOR, shared=shared)
    if onlooker.looking == asked or not has_secrets(state, asked):
        return Eyes(asked, shared=shared)
    onlooker.looking = None
    return Eyes(SPECTATOR, hand_over=asked, shared=shared)


def has_secrets(state: State, seat: int) -> bool:
    """Whether the seat may know something that is not public."""
    views: list[Any] = state.views([seat, SPECTATOR])
    own, public = (view.plain() | {"seat": SPECTATOR} for view in views)
    return bool(own != public)


class Showing:
    """A course as it is shown at one moment: a message is made once for each pair of eyes, however many look through
    it.

    `explaining` is the question with its explanations, which may still be incomplete.
    """

    def __init__(
        self,
        course: Course,
        clocks: Clocks,
        asked: int | None,
        at: int,
        playing: bool,
        explaining: Explaining | None = None,
    ) -> None:
        self.course = course
        self.clocks = clocks
        self.asked = asked
        self.at = at
        self.playing = playing
        self.explaining = explaining

    def played(self, told: list[Told], several: Sequence[Eyes]) -> list[Played]:
        """What happened and the position it led to, for each pair of eyes."""
        clocks = self.clocks.show(self.at, self.asked is not None)
        return [
            Played(
                n=self.course.length,
                entries=[entry.seen_by(eyes.log) for entry in told],
                view=view,
                ask=self.ask(eyes),
                undo=self.undo(eyes),
                may_ask=self.may_ask(eyes),
                hand_over=eyes.hand_over,
                clocks=clocks,
            )
            for eyes, view in zip(several, self.course.state.views([eyes.seat for eyes in several]), strict=True)
        ]

    def state(self, eyes: Eyes, have: int) -> StateMessage:
        """The position, and the entries after number `have`."""
        return StateMessage(
            n=self.course.length,
            view=self.course.state.view(eyes.seat),
            ask=self.ask(eyes),
            undo=self.undo(eyes),
            may_ask=self.may_ask(eyes),
            hand_over=eyes.hand_over,
            clocks=self.clocks.show(self.at, self.asked is not None),
            log=cast("list[Entry]", self.course.log(eyes.log, have + 1)),  # already encoded
        )

    def ask(self, eyes: Eyes) -> Ask | None:
        """The question, if the seat of these eyes is asked."""
        if eyes.seat != self.asked:
            return None
        state = self.course.state
        if eyes.explained and self.explaining is not None:
            return Ask(eyes.seat, state.question, self.explaining.possible, self.explaining.impossible)
        return Ask(eyes.seat, state.question, [choice(state, action) for action in state.legal()], [])

    def undo(self, eyes: Eyes) -> int:
        seat = self.last_of(eyes) if eyes.seat < 0 else eyes.seat  # players undo only their own actions
        on_move = self.asked in (None, seat, *eyes.shared)  # if it is another person's turn, they are asked first
        return self.course.may_take_back(seat) if seat >= 0 and self.playing and on_move else 0

    def may_ask(self, eyes: Eyes) -> bool:
        seat = self.last_of(eyes)
        return seat >= 0 and self.playing and self.course.back_to_own(seat) > 0

    def last_of(self, eyes: Eyes) -> int:
        """The seat whose last action these eyes can undo: at a shared screen, the one that acted last."""
        return self.course.last_of(eyes.shared) if eyes.shared else eyes.seat


# ---- explanations


def refusal_text(refusal: Refusal) -> RefusalText:
    return RefusalText(refusal.rule, refusal.key, dict(refusal.args), refusal.text)


class Explaining:
    """Everything that could be meant as an answer to a question, with prices, prospects and refusals. It is worked out
    in small pieces, since the whole takes long; then the player who is asked gets both lists."""

    def __init__(self, game: Game, state: State, n: int) -> None:
        self.game = game
        self.state = state
        self.n = n
        self.waiting = deque(range(game.decisions))
        self.possible: list[Choice] = []
        self.impossible: list[Impossible] = []

    def fits(self, course: Course) -> bool:
        """Whether it explains the current question."""
        return self.n == course.length and self.state is course.state

    def go_on(self) -> bool:
        """Look at the next actions, up to the first that is possible: working out where a fleet can sail with the
        Sylph's ten steps takes as long as everything else together. Returns whether more remain."""
        for _ in range(min(LOOKED_AT_TOGETHER, len(self.waiting))):
            action = self.waiting.popleft()
            refusal = self.state.why_not(action)
            if refusal is None:
                self.possible.append(explained(self.game, self.state, action))
                break
            if refusal.key not in self.game.not_meant:
                self.impossible.append(impossible(self.game, self.state, action, refusal))
        return bool(self.waiting)


def choice(state: State, action: int) -> Choice:
    move = state.move(action)
    return Choice(action, state.text(action), move.verb, move.objects)


def explained(game: Game, state: State, action: int) -> Choice:
    """A legal action with its price and where it leads."""
    move = state.move(action)
    prospect = game.prospect(state, action)
    return Choice(
        action=action,
        text=state.text(action),
        verb=move.verb,
        objects=move.objects,
        payment=payment(game, state, action),
        prospect=None if prospect is None else prospect.plain(),
    )


def impossible(game: Game, state: State, action: int, refusal: Refusal) -> Impossible:
    """An action that is not legal, with the reason and the price."""
    move = state.move(action)
    return Impossible(
        action=action,
        text=state.text(action),
        verb=move.verb,
        objects=move.objects,
        refusal=refusal_text(refusal),
        payment=payment(game, state, action),
    )


def payment(game: Game, state: State, action: int) -> dict[str, Any] | None:
    found = game.payment(state, action)
    return None if found is None else found.plain()

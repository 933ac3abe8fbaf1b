"""A position of Latrones, and what can be done in it."""

from __future__ import annotations

import math
from dataclasses import asdict, dataclass
from typing import Final

from petteia import NOBODY, Event, Grid, IllegalAction, Move, Refusal, Result, State

from .board import BOUND, EMPTY, FREE, OFF, SIZE, SQUARES, goal_of, is_held, is_leap, moved, owner
from .events import SoldierBound, SoldierFreed, SoldierMoved, SoldierPlaced, SoldierTaken

PLACE: Final = 0
MOVE: Final = PLACE + len(SQUARES)
TAKE: Final = MOVE + 4 * len(SQUARES)
STOP: Final = TAKE + len(SQUARES)
ACTIONS: Final = STOP + 1
NOBODY_LEAPS: Final = OFF
PATIENCE: Final = 60  # actions without a capture (S5.3)
LAST_MAN: Final = 1
SOLDIER_WORTH: Final = 0.5  # in natural logarithms of the odds; a bound one is worth half of it


@dataclass(frozen=True)
class View:
    """The whole position: nothing is hidden."""

    seat: int
    actor: int
    question: str
    board: Grid
    soldiers: tuple[int, ...]
    to_place: tuple[int, ...]
    patience: int

    def plain(self) -> dict[str, object]:
        return asdict(self)


class Latrones(State):
    """The board, soldiers in hand, whose turn it is, actions since the last capture, and who is leaping."""

    def __init__(
        self, board: list[str], hands: list[int], turn: int = 0, quiet: int = 0, leaper: int = NOBODY_LEAPS
    ) -> None:
        super().__init__()
        self.board = board
        self.hands = hands
        self.turn = turn
        self.quiet = quiet
        self.leaper = leaper
        self.known: list[int] | None = None  # the answers to the question, once they have been computed

    # ---- who is asked what

    @property
    def seats(self) -> int:
        return 2

    @property
    def actor(self) -> int:
        return NOBODY if self.ending() else self.turn

    @property
    def question(self) -> str:
        if self.ending():
            return "over"
        return "place" if any(self.hands) else "leap_on" if self.leaper != NOBODY_LEAPS else "turn"

    @property
    def result(self) -> Result | None:
        reason = self.ending()
        if not reason:
            return None
        left = [self.soldiers(seat) for seat in range(2)]
        scores = tuple({"soldiers": number, "total": number} for number in left)
        if reason == "stuck":
            return Result((1 - self.turn,), reason, scores)
        return Result(tuple(seat for seat in range(2) if left[seat] == max(left)), reason, scores)

    def ending(self) -> str:
        """Why the game is over, or "" (S5)."""
        if any(self.hands):
            return ""
        if min(self.soldiers(0), self.soldiers(1)) <= LAST_MAN:
            return "last_man"
        if self.quiet >= PATIENCE:
            return "patience"
        if self.known is None:
            self.known = self.answers()
        return "" if self.known else "stuck"

    def soldiers(self, seat: int) -> int:
        """The number of a seat's soldiers on the board, including bound ones."""
        return self.board.count(FREE[seat]) + self.board.count(BOUND[seat])

    # ---- actions

    def legal(self) -> list[int]:
        if self.known is None:
            self.known = self.answers()
        return [] if self.ending() else self.known[:]

    def answers(self) -> list[int]:
        """All actions that the rules allow, in order."""
        if any(self.hands):
            return [PLACE + square for square, sign in enumerate(self.board) if sign == EMPTY]
        if self.leaper != NOBODY_LEAPS:
            return [*self.moves(self.leaper, leaps_only=True), STOP]
        mine = [square for square, sign in enumerate(self.board) if sign == FREE[self.turn]]
        prisoners = [square for square, sign in enumerate(self.board) if sign == BOUND[1 - self.turn]]
        return [*(move for square in mine for move in self.moves(square)), *(TAKE + square for square in prisoners)]

    def moves(self, square: int, leaps_only: bool = False) -> list[int]:
        """The moves of a soldier that do not end between two enemies (S4.4)."""
        found = []
        for direction in range(4):
            goal = goal_of(self.board, square, direction)
            if goal == OFF or (leaps_only and not is_leap(square, direction, goal)):
                continue
            between = is_held(self.board, goal, self.turn)
            if not between or not is_held(moved(self.board, square, goal, self.turn), goal, self.turn):
                found.append(MOVE + 4 * square + direction)
        return found

    def play(self, action: int) -> None:
        refusal = self.why_not(action)
        if refusal is not None:
            raise IllegalAction(refusal)
        self.known = None
        if action < MOVE:
            self.place(action - PLACE)
        elif action < TAKE:
            self.march((action - MOVE) // 4, (action - MOVE) % 4)
        elif action < STOP:
            self.take(action - TAKE)
        else:
            self.pass_turn()

    def place(self, square: int) -> None:
        """Place a soldier; nobody is bound while the soldiers are placed (S2.2)."""
        self.board[square] = FREE[self.turn]
        self.hands[self.turn] -= 1
        self.tell(SoldierPlaced(self.turn, SQUARES[square]))
        self.turn = 1 - self.turn

    def march(self, square: int, direction: int) -> None:
        """Move a soldier; after a leap the same one may leap on (S3.3)."""
        goal = goal_of(self.board, square, direction)
        before, self.board = self.board, moved(self.board, square, goal, self.turn)
        self.tell(SoldierMoved(self.turn, SQUARES[square], SQUARES[goal]))
        self.quiet += 1
        for at, (was, now) in enumerate(zip(before, self.board, strict=True)):
            if was in FREE and now in BOUND:
                self.tell(SoldierBound(owner(now), SQUARES[at]))
            elif was in BOUND and now in FREE:
                self.tell(SoldierFreed(owner(now), SQUARES[at]))
        self.leaper = goal
        if not is_leap(square, direction, goal) or not self.moves(goal, leaps_only=True):
            self.pass_turn()

    def take(self, square: int) -> None:
        """Take a prisoner off the board instead of moving (S4.2)."""
        self.tell(SoldierTaken(owner(self.board[square]), SQUARES[square]))
        self.board[square] = EMPTY
        self.quiet = 0
        self.pass_turn()

    def pass_turn(self) -> None:
        self.leaper = NOBODY_LEAPS
        self.turn = 1 - self.turn

    def tell(self, event: Event) -> None:
        if self.events is not None:
            self.events.append(event)

    def why_not(self, action: int) -> Refusal | None:
        if action in self.legal():
            return None
        if not PLACE <= action < ACTIONS:
            return Refusal("", "no_such_action", f"There is no action {action}", {"action": int(action)})
        answered = {"place": range(PLACE, MOVE), "turn": range(MOVE, STOP), "leap_on": (*range(MOVE, TAKE), STOP)}
        if action not in answered.get(self.question, ()):
            return Refusal("", "other_question", f"Now the question is: {self.question}", {"question": self.question})
        if action < MOVE:
            return Refusal("S2.1", "occupied", "There is already a soldier there")
        if action >= TAKE:
            return Refusal("S4.2", "not_bound", "Only an enemy who is bound can be taken")
        square, direction = divmod(action - MOVE, 4)
        if self.board[square] == BOUND[self.turn]:
            return Refusal("S4.1", "is_bound", "A soldier who is bound cannot move")
        if self.board[square] != FREE[self.turn]:
            return Refusal("S3.1", "not_yours", "You have no soldier there")
        goal = goal_of(self.board, square, direction)
        if goal == OFF or self.leaper not in (NOBODY_LEAPS, square):
            return Refusal("S3.1", "blocked", "The soldier cannot go there")
        if self.leaper == square and not is_leap(square, direction, goal):
            return Refusal("S3.3", "only_leaps", "After a leap the soldier may only leap on")
        return Refusal("S4.4", "between", "A soldier may not move in between two enemies unless he binds one of them")

    # ---- looking ahead

    def copy(self) -> Latrones:
        return Latrones(self.board[:], self.hands[:], self.turn, self.quiet, self.leaper)

    def estimate(self, seat: int) -> float:
        if self.ending():
            return self.reward(seat)
        worth = [2 * self.board.count(FREE[side]) + self.board.count(BOUND[side]) for side in range(2)]
        return 1.0 / (1.0 + math.exp(SOLDIER_WORTH / 2 * (worth[1 - seat] - worth[seat])))

    # ---- words

    def view(self, seat: int) -> View:
        rows = ["".join(self.board[row * SIZE : (row + 1) * SIZE]) for row in range(SIZE)]
        left = tuple(self.soldiers(side) for side in range(2))
        grid = Grid(tuple(reversed(rows)))
        return View(int(seat), self.actor, self.question, grid, left, tuple(self.hands), PATIENCE - self.quiet)

    def text(self, action: int) -> str:
        if action < MOVE:
            return f"place {SQUARES[action - PLACE]}"
        if action < TAKE:
            square, direction = divmod(action - MOVE, 4)
            goal = goal_of(self.board, square, direction)
            return f"move {SQUARES[square]} {SQUARES[goal] if goal != OFF else 'nowhere'}"
        return f"take {SQUARES[action - TAKE]}" if action < STOP else "stop"

    def move(self, action: int) -> Move:
        verb, *squares = self.text(action).split()
        return Move(verb, dict(zip(("square", "goal"), squares, strict=False)))

    def position(self) -> str:
        leaper = SQUARES[self.leaper] if self.leaper != NOBODY_LEAPS else "-"
        return (
            f"latrones/1 board={''.join(self.board)} hands={self.hands[0]},{self.hands[1]} "
            f"turn={self.turn} quiet={self.quiet} leaper={leaper}"
        )

"""The board: squares in lines, what holds a soldier fast, and what a move would do."""

from __future__ import annotations

from typing import Final

SIZE: Final = 8
SQUARES: Final = tuple(f"{column}{row}" for row in range(1, SIZE + 1) for column in "abcdefgh")
DIRECTIONS: Final = ((0, 1), (1, 0), (0, -1), (-1, 0))  # up, right, down, left
AXES: Final = ((0, 2), (1, 3))
OFF: Final = -1
EMPTY: Final = "."
FREE: Final = "01"  # a soldier of each seat
BOUND: Final = "ab"  # the same, held between two enemies


def step(square: int, direction: int) -> int:
    """The next square in that direction, or `OFF`."""
    across, up = DIRECTIONS[direction]
    column, row = square % SIZE + across, square // SIZE + up
    return row * SIZE + column if 0 <= column < SIZE and 0 <= row < SIZE else OFF


NEXT: Final = tuple(tuple(step(square, direction) for direction in range(4)) for square in range(SIZE * SIZE))


def owner(sign: str) -> int:
    """Whose soldier it is."""
    return FREE.find(sign) if sign in FREE else BOUND.find(sign)


def is_held(board: list[str], square: int, seat: int) -> bool:
    """Whether a soldier of the seat stands there between two enemies in a line, both of them free (S4.1, S4.3)."""
    enemy = FREE[1 - seat]
    for first, second in AXES:
        one, other = NEXT[square][first], NEXT[square][second]
        if OFF not in (one, other) and board[one] == enemy == board[other]:
            return True
    return False


def goal_of(board: list[str], square: int, direction: int) -> int:
    """Where a soldier gets to: the next square, or the one behind a soldier that he leaps over; `OFF` if neither is
    free (S3.1, S3.2)."""
    goal = NEXT[square][direction]
    if goal != OFF and board[goal] != EMPTY:
        goal = NEXT[goal][direction]
    return goal if goal != OFF and board[goal] == EMPTY else OFF


def is_leap(square: int, direction: int, goal: int) -> bool:
    return goal != NEXT[square][direction]


def moved(board: list[str], square: int, goal: int, seat: int) -> list[str]:
    """The board after a soldier has come to a square: whom he encloses with another is bound, and whoever is no longer
    held by two free enemies goes free (S4.1, S4.3)."""
    after = board[:]
    after[goal], after[square] = after[square], EMPTY
    for direction in range(4):
        victim = NEXT[goal][direction]
        if victim != OFF and after[victim] == FREE[1 - seat]:
            partner = NEXT[victim][direction]
            if partner != OFF and after[partner] == FREE[seat]:
                after[victim] = BOUND[1 - seat]
    released = [at for at, sign in enumerate(after) if sign in BOUND and not is_held(after, at, owner(sign))]
    for at in released:
        after[at] = FREE[owner(after[at])]
    return after

"""The board: squares in lines, when a soldier is held, and what a move does."""

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
    """The seat that owns a soldier."""
    return FREE.find(sign) if sign in FREE else BOUND.find(sign)


def is_held(board: list[str], square: int, seat: int) -> bool:
    """Whether a soldier of the seat would be between two free enemies in a line there (S4.1, S4.3)."""
    enemy = FREE[1 - seat]
    for first, second in AXES:
        one, other = NEXT[square][first], NEXT[square][second]
        if OFF not in (one, other) and board[one] == enemy == board[other]:
            return True
    return False


def goal_of(board: list[str], square: int, direction: int) -> int:
    """Where a soldier's move ends: on the next square, or on the one behind a soldier that it leaps over; `OFF` if that
    is not free (S3.1, S3.2)."""
    goal = NEXT[square][direction]
    if goal != OFF and board[goal] != EMPTY:
        goal = NEXT[goal][direction]
    return goal if goal != OFF and board[goal] == EMPTY else OFF


def is_leap(square: int, direction: int, goal: int) -> bool:
    return goal != NEXT[square][direction]


def moved(board: list[str], square: int, goal: int, seat: int) -> list[str]:
    """The board after a soldier has moved: enemies that it encloses with another soldier are bound, and soldiers that
    are no longer held by two free enemies go free (S4.1, S4.3)."""
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

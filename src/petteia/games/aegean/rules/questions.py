"""Questions, phases and endings: what their rows say, and what both editions share."""

from __future__ import annotations

from typing import Final

from ....core.contract.rows import Named, Question

NOTHING: Final = -1  # what comes next is still to be determined

# who is asked something
WHOM: Final = (
    "turn",  # the active player
    "bidder",
    "defender",
    "retreating",  # the side of a battle that may retreat
    "rolling",  # the side of Croesus (L8.15)
    "losing",  # the side that loses a unit
    "founder",  # of a metropolis
    "gaining",  # owed a bonus
    "nobody",  # the game is over
    "chance",
)
# numbers of WHOM as OF_
OF_TURN: Final = 0
OF_BIDDER: Final = 1
OF_DEFENDER: Final = 2
OF_RETREATING: Final = 3
OF_ROLLING: Final = 4
OF_LOSING: Final = 5
OF_FOUNDER: Final = 6
OF_GAINING: Final = 7
OF_NOBODY: Final = 8
OF_CHANCE: Final = 9
# end of numbers


def settled(questions: tuple[Question, ...]) -> bytes:
    """For each question, whether nothing is half done when it is asked."""
    return bytes(question.settled or question.whom in ("nobody", "chance") for question in questions)


# the phase before the first cycle; each edition adds its own
FIRST_PHASES: Final = ("set_up",)
# numbers of FIRST_PHASES as IN_
IN_SET_UP: Final = 0
# end of numbers


# how a game ended, and the reason given in its result
ENDINGS: Final = (
    Named("not_ended", ""),
    Named("by_metropolises", "metropolises"),  # C15.1, C15.2, L11.2
    Named("by_gold", "gold"),  # C15.2, L11.2
    Named("shared", "shared"),  # C15.2, L11.2
)
# numbers of ENDINGS
NOT_ENDED: Final = 0
BY_METROPOLISES: Final = 1
BY_GOLD: Final = 2
SHARED: Final = 3
# end of numbers

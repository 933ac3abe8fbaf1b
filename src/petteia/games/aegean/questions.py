"""What both editions ask and how their games end, where it is the same."""

from __future__ import annotations

from typing import Final

NOTHING: Final = -1  # what comes next is still to be found
SET_UP: Final = 0  # the phase before the first cycle

# how a game ended
NOT_ENDED: Final = 0
BY_METROPOLISES: Final = 1  # C15.1, C15.2, L11.2
BY_GOLD: Final = 2  # C15.2, L11.2
SHARED: Final = 3  # C15.2, L11.2

"""`petteia`, but chance does what a test wishes, in the words of the game; the rest of it follows from a seed.

The wishes are in the environment, with commas between.
"""

from __future__ import annotations

import os

import petteia
from petteia.cli import main
from petteia.core.engine.state import State
from petteia.server.table import display
from petteia.server.table.header import Header

WISHES = "STEERED_CHANCE"


class SteeredChance:
    """Chance that grants the first wish that can come true."""

    def __init__(self, wishes: str) -> None:
        self.wishes = wishes.split(",")

    def draw(self, state: State, number: int) -> int:
        possible = {state.text(action): int(action) for action in state.legal()}
        granted = next((possible[wish] for wish in self.wishes if wish in possible), None)
        return int(state.draw(petteia.Rng(1).spawn(number))) if granted is None else granted


def steered(header: Header) -> SteeredChance:
    return SteeredChance(os.environ[WISHES])


if __name__ == "__main__":
    vars(display)["seeds_of"] = steered
    main()

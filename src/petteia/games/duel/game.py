"""7 Wonders Duel as a game that can be started, read and registered."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from ...core.game import Game, Option
from .actions import ACTIONS, DECISIONS, SEATS
from .prospects import Prospect, prospect
from .setup import read_position
from .state import DuelState

OPTIONS: Final = (
    Option("wonders", ("draft", "first_game"), "D2.5", "draft the wonders, or take the eight of a first game"),
    Option(
        "neutral_start",
        ("begins", "chooses"),
        "D11.3",
        "with the pawn on the centre, who took the last card begins the next age, or chooses who begins",
    ),
)


class Duel(Game):
    """7 Wonders Duel, the base game."""

    def __init__(self) -> None:
        super().__init__("duel", "7 Wonders Duel", "1", (SEATS,), OPTIONS, DECISIONS, ACTIONS)

    def begin(self, seats: int, options: dict[str, str]) -> DuelState:
        state = DuelState(None)
        state.neutral_chooses = 1 if options["neutral_start"] == "chooses" else 0
        if options["wonders"] == "first_game":
            state.unseen_wonders = 0
        return state

    def read(self, position: str) -> DuelState:
        return read_position(position)

    def prospect(self, state: DuelState, action: int) -> Prospect:
        """How the seat that is asked would stand after a legal action."""
        return prospect(state, action)

    def rules_page(self) -> str:
        return (Path(__file__).parent / "rules.md").read_text(encoding="utf-8")


GAME: Final = Duel()

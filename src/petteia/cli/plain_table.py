"""How a game looks in a terminal. This table knows no game and shows any of them plainly; others improve on it."""

from __future__ import annotations

from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ..core.event import Event
from ..core.game import Game
from ..core.refusal import Refusal
from ..core.result import Result
from ..core.state import SPECTATOR, State
from .names import Names


def facts_of(state: State, seat: int) -> dict[str, Any]:
    """What a seat may know, as plain data, without whose view it is."""
    view: Any = state.view(seat)
    plain: dict[str, Any] = view.plain()
    return {key: value for key, value in plain.items() if key != "seat"}


def numbered_list(rows: list[tuple[str, str]]) -> Table:
    """Numbered options, each in the words that can be typed, with a remark."""
    table = Table.grid(padding=(0, 2))
    table.add_column(justify="right", style="you", no_wrap=True)
    table.add_column(no_wrap=True)
    table.add_column(style="muted")
    for number, (words, remark) in enumerate(rows, 1):
        table.add_row(str(number), words, remark)
    return table


class PlainTable:
    """Everything of a game that is shown to people at a terminal."""

    def __init__(self, game: Game, names: Names) -> None:
        self.game = game
        self.names = names

    def heading(self, state: State) -> str:
        """Where the game stands, in a few words."""
        return self.game.title

    def secret(self, state: State, seat: int) -> bool:
        """Whether the seat may know something that not everybody may."""
        return facts_of(state, seat) != facts_of(state, SPECTATOR)

    def picture(self, state: State, seat: int, width: int) -> RenderableType:
        """The table as a seat or a spectator sees it."""
        table = Table.grid(padding=(0, 2))
        for key, value in facts_of(state, seat).items():
            table.add_row(Text(key, style="muted"), Text(str(value)))
        return table

    def question(self, state: State) -> str:
        """What the actor is asked, as a sentence."""
        return f"Choose: {state.question.replace('_', ' ')}."

    def numbered(self, state: State) -> dict[int, int]:
        """The legal actions by the numbers that can be typed for them: from 1 in their order."""
        return dict(enumerate(state.legal(), 1))

    def options(self, state: State) -> RenderableType:
        """The legal actions with their numbers."""
        return numbered_list([(self.words(state, action), "") for action in state.legal()])

    def words(self, state: State, action: int) -> str:
        """An action as it can be typed."""
        return state.text(action)

    def parse(self, state: State, line: str) -> int:
        """The action that a line means, legal or not; a `NotationError` if it means none."""
        return state.parse(line)

    def refusal(self, refusal: Refusal) -> str:
        """Why something is not possible, as a sentence."""
        return f"Not possible: {refusal}."

    def explanation(self, state: State, action: int) -> RenderableType:
        """Why an action is not possible, or what it costs and gives."""
        refusal = state.why_not(action)
        if refusal is not None:
            return Text(self.refusal(refusal), style="refusal")
        return Text(f"{self.words(state, action)} is possible now.")

    def story(self, events: list[Event]) -> list[str]:
        """What happened, in short lines; the events are as their reader may know them."""
        told = []
        for event in events:
            facts = [f"{key} {value}" for key, value in event.plain().items() if key != "kind"]
            told.append(f"{event.kind.replace('_', ' ')}: {', '.join(facts)}" if facts else event.kind)
        return told

    def ending(self, result: Result) -> RenderableType:
        """Who won and why, and what everybody scored."""
        winners = " and ".join(self.names.subject(seat) for seat in result.winners)
        sheet = Table(f"{winners} won: {result.reason.replace('_', ' ')}", box=None, padding=(0, 2))
        for seat in range(len(result.scores)):
            sheet.add_column(self.names.badge(seat), justify="right")
        for category in result.scores[0] if result.scores else ():
            sheet.add_row(category, *(str(score[category]) for score in result.scores))
        return sheet

    def help(self) -> str:
        """What a newcomer should know of the game, in Markdown."""
        return ""

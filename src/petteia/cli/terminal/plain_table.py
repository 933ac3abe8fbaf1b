"""How a game looks in a terminal. This table shows any game plainly; those of the games improve on it."""

from __future__ import annotations

from collections.abc import Sequence
from string import ascii_lowercase
from typing import Any, ClassVar

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ...core.contract.event import Event
from ...core.contract.refusal import Refusal
from ...core.contract.result import Result
from ...core.engine.state import SPECTATOR, State
from .names import Names
from .story import Story, Telling
from .voice import Voice


def facts_of(state: State, seat: int) -> dict[str, Any]:
    """What a seat may know, as plain data, without the number of the seat."""
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


def squares(rows: Sequence[str]) -> Text:
    """A grid from a view, with the names of its rows and columns."""
    lines = [f"{len(rows) - place:>2} {' '.join(row)}" for place, row in enumerate(rows)]
    return Text("\n".join([*lines, "   " + " ".join(ascii_lowercase[: len(rows[0])])]))


def squeezed(line: str) -> str:
    """A line in a form for comparing: in lower case, with single blanks between words."""
    return " ".join(line.casefold().split())


class PlainTable:
    """Everything that people see of a game at a terminal."""

    telling: ClassVar[Telling] = Telling()

    def __init__(self, voice: Voice) -> None:
        self.voice = voice

    @property
    def names(self) -> Names:
        """The names of the players."""
        return self.voice.names

    def heading(self, state: State) -> str:
        """The stage of the game, in a few words."""
        return self.voice.title

    def secret(self, state: State, seat: int) -> bool:
        """Whether the seat may know something that not everybody may."""
        return facts_of(state, seat) != facts_of(state, SPECTATOR)

    def picture(self, state: State, seat: int, width: int) -> RenderableType:
        """The table as a seat or a spectator sees it."""
        table = Table.grid(padding=(0, 2))
        for key, value in facts_of(state, seat).items():
            is_grid = isinstance(value, dict) and list(value) == ["rows"]
            table.add_row(Text(key, style="muted"), squares(value["rows"]) if is_grid else Text(str(value)))
        return table

    def map_drawing(self, state: State) -> tuple[str, str] | None:
        """The code of the map, and a drawing of it as SVG; None if there is no map yet, or none at all."""
        return None

    def question(self, state: State) -> str:
        """What the actor is asked."""
        if self.voice.words.has(f"question-{state.question}"):
            return self.voice(f"question-{state.question}")
        return self.voice("terminal-choose", question=state.question.replace("_", " "))

    def numbered(self, state: State) -> dict[int, int]:
        """The legal actions by the numbers that can be typed for them, counted from 1."""
        return dict(enumerate(state.legal(), 1))

    def options(self, state: State) -> RenderableType:
        """The legal actions with their numbers."""
        return numbered_list([(self.words(state, action), "") for action in state.legal()])

    def words(self, state: State, action: int) -> str:
        """An action as people read it; they can also type it like this."""
        return state.text(action)

    def parse(self, state: State, line: str) -> int:
        """The action that a line names, as it is shown or in the notation, legal or not; otherwise a
        `NotationError`."""
        for action in state.legal():
            if squeezed(self.words(state, action)) == squeezed(line):
                return action
        return state.parse(line)

    def explanation(self, state: State, action: int) -> RenderableType:
        """Why an action is not possible, or what it costs and gives."""
        refusal = state.why_not(action)
        if refusal is not None:
            return self.refused(refusal)
        return Text(f"{self.words(state, action)}: {self.voice('terminal-possible')}")

    def refused(self, refusal: Refusal) -> Text:
        """A refusal in words."""
        return Text(self.voice.refusal(refusal), style="refusal")

    def story(self, events: list[Event]) -> list[str]:
        """What happened, in a few lines; the events contain only what their reader may know."""
        return Story(self.voice, self.telling).tell(events)

    def ending(self, result: Result) -> RenderableType:
        """Who won and why, and what everybody scored."""
        return Group(Text(self.winners(result), style="bold"), Text(), self.score_sheet(result))

    def winners(self, result: Result) -> str:
        """Who won and why: "Winner: Easy (military supremacy, D8.5)"."""
        voice, id = self.voice, f"reason-{result.reason}"
        names = voice.listed(self.names(seat) for seat in result.winners)
        reason = [voice.name("reason", result.reason)]
        reason += [voice(f"{id}.rule")] if voice.words.has_attribute(f"{id}.rule") else []
        won = voice("table-winner" if len(result.winners) == 1 else "table-shared", names=names)
        return f"{won} ({', '.join(reason)})"

    def score_sheet(self, result: Result) -> Table:
        """A column for each player, a row for each category."""
        sheet = Table("", box=None, padding=(0, 2))
        for seat in range(len(result.scores)):
            sheet.add_column(self.names.badge(seat), justify="right")
        for category in result.scores[0] if result.scores else ():
            numbers = [str(score[category]) for score in result.scores]
            style = "bold" if category == "total" else ""
            sheet.add_row(self.voice.name("points", category), *numbers, style=style)
        return sheet

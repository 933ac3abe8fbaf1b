"""How options are laid out for both editions of Cyclades: numbered, in groups, few lines."""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Final, Generic, TypeVar

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ....core.engine.state import State
from ....games.aegean.rules.verbs import Verb
from ....games.aegean.words.payment import Payment
from ..voice import Voice
from .words import object_name, payment_lines

INDENT: Final = 2
NO_HEADING: Final = -1

S = TypeVar("S", bound=State)


@dataclass(frozen=True)
class Answers(Generic[S]):
    """What an edition says about its options: how verbs are laid out, and the words for an action."""

    verbs: Sequence[Verb]
    verb_of: bytes
    amounts: Container[int]  # for these, the number to type is the amount itself
    grouped: Container[int]  # these have many similar options, which are listed under a heading
    in_lines: Container[int]  # grouped ones whose options each need a line of their own; the others share lines
    heading_of: Callable[[S, int, Voice], Text]
    spoken: Callable[[S, int, Voice], str]
    remark: Callable[[S, int, Voice], str | Text]
    place_remark: Callable[[S, int, Voice], str]
    missing: Callable[[S, set[int], Voice], list[Text]]  # what is not possible in this turn now

    def draw(self, state: S, voice: Voice, numbers: dict[int, int]) -> RenderableType:
        """Group after group: similar options share lines, those that need a remark have a line of their own."""
        parts: list[RenderableType] = []
        for verb, found in groupby(numbers.items(), lambda option: self.group_of(option[1])):
            options = list(found)
            if verb in self.grouped:
                parts.append(self.heading_of(state, options[0][1], voice))
            if verb != NO_HEADING and verb not in self.in_lines:
                parts.append(flowing([self.option(state, number, action, voice) for number, action in options]))
            else:
                told = [
                    (number, self.spoken(state, one, voice), self.remark(state, one, voice)) for number, one in options
                ]
                parts.append(rows(told))
        if state.question == "turn":
            parts += self.missing(state, {self.verb_of[action] for action in numbers.values()}, voice)
        return Group(*parts)

    def group_of(self, action: int) -> int:
        """The verb of an action that has many similar ones; the others are listed together."""
        verb = self.verb_of[action]
        return verb if verb in self.grouped or verb in self.amounts else NO_HEADING

    def option(self, state: S, number: int, action: int, voice: Voice) -> Text:
        """The number to type, the place, and a remark."""
        verb = self.verb_of[action]
        named = verb not in self.amounts
        what = f" {object_name(self.verbs[verb].about, state.move(action).objects, voice)}" if named else ""
        return Text.assemble((f"{number:2}", "you"), what, (self.place_remark(state, action, voice), "muted"))

    def explain(self, state: S, action: int, due: Payment | None, voice: Voice) -> RenderableType:
        """What an action is, what it does, and what it costs."""
        told = self.remark(state, action, voice) or voice("terminal-possible")
        parts = [Text.assemble((self.spoken(state, action, voice), "bold"), ": ", told)]
        if due is not None:
            parts.append(Text(payment_lines(due, voice), style="coin"))
        return Group(*parts)


def choosable(state: State, verbs: Sequence[Verb], verb_of: bytes, places: Mapping[str, str]) -> set[str]:
    """The places of the actions that can be taken now; `places` maps what an action is about to its place on the
    map."""
    found = set()
    for action in state.legal():
        about = verbs[verb_of[action]].about
        if about in places:
            found.add(str(state.move(action).objects[places[about]]))
    return found


def in_order(legal: list[int], verb_of: bytes, last: Container[int]) -> dict[int, int]:
    """The number to type for each action, counted from 1; actions that end something come last."""
    return dict(enumerate(sorted(legal, key=lambda action: (verb_of[action] in last, action)), 1))


def flowing(items: list[Text]) -> RenderableType:
    """Short options side by side."""
    return Padding(Columns(items, padding=(0, 2)), (0, 0, 0, INDENT))


def rows(options: list[tuple[int, str, str | Text]]) -> RenderableType:
    """A line for each option: number, words, and what it costs and brings."""
    table = Table.grid(padding=(0, 2))
    table.add_column(justify="right", style="you", no_wrap=True)
    table.add_column(no_wrap=True)
    table.add_column(style="muted")
    for number, words, remark in options:
        table.add_row(str(number), words, remark)
    return table


def heading(words: str, price: str, free: bool) -> Text:
    """The heading of a group of options, with the price of each."""
    told = Text(words, style="bold")
    return told.append(f" ({price})", style="good" if free else "coin") if price else told


def not_now(reasons: list[str], voice: Voice) -> list[Text]:
    """What is possible at other times, and why not now."""
    if not reasons:
        return []
    return [Text(f"{voice('table-not-possible')}:", style="muted")] + [
        Text(f"  {reason}", style="refusal") for reason in reasons
    ]

"""Why something is not possible, in words for people: the rule that forbids it, and the numbers."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from string import Formatter
from typing import Final, NamedTuple

MOST_TOLD: Final = 12  # the most faults of a position that are listed


@dataclass(frozen=True)
class Refusal:
    """Why an action is not legal now.

    `key` names the message for translation, `args` holds its numbers and names, `text` is the English sentence.
    """

    rule: str
    key: str
    text: str
    args: dict[str, int | str] = field(default_factory=dict)

    def __str__(self) -> str:
        return f"{self.text} ({self.rule})" if self.rule else self.text


class Named(NamedTuple):
    """An argument whose name is not what English says: `two_face_down` is "two face-down cards"."""

    name: int | str
    english: str


class Reason:
    """A row of a game's refusals: the key of its message, its rule, and its sentence with the arguments in braces.

    `more` are arguments that the English sentence does not use. If several rules share a reason, each call names its
    rule. `case` distinguishes the rows of one key: each has a message `refusal-<key>-<case>`, or a variant of the
    message `refusal-<key>`.
    """

    def __init__(self, key: str, rule: str, english: str, *more: str, case: str = "") -> None:
        self.key = key
        self.rule = rule
        self.english = english
        self.case = case
        said = (name for _, name, _, _ in Formatter().parse(english) if name)
        self.arguments: Final = frozenset((*said, *more))

    def __call__(self, rule: str = "", /, **named: int | str | Named) -> Refusal:
        """The refusal for this reason, with its numbers and names."""
        assert named.keys() == self.arguments, f"{self.key} takes {sorted(self.arguments)}, not {sorted(named)}"
        english = {name: value.english if isinstance(value, Named) else value for name, value in named.items()}
        args = {name: value.name if isinstance(value, Named) else value for name, value in named.items()}
        return Refusal(self.rule or rule, self.key, self.english.format_map(english), args)


class IllegalAction(ValueError):
    """An action that is not legal now; the state is unchanged."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal


class Flaw:
    """A row of what can be wrong with a position or a text: the key of its message, and its sentence with the arguments
    in braces. Arguments are written as positions write them, so that no language needs to inflect them."""

    def __init__(self, key: str, english: str) -> None:
        self.key = key
        self.english = english
        self.arguments: Final = frozenset(name for _, name, _, _ in Formatter().parse(english) if name)


# what a plug-in says only in English
TEXT: Final = Flaw("", "{wrong}")
TEXT_AND_RIGHT: Final = Flaw("", "{wrong}; expected {right}")
# whose part of a field is wrong
OF_SEAT: Final = Flaw("fault-of-seat", "{place}, seat {number}")
OF_FACTION: Final = Flaw("fault-of-faction", "{place}, faction {number}")


@dataclass(frozen=True)
class Fault:
    """One thing that is wrong with a position: in which field, what is wrong there, and what would be right.

    It reads as a sentence: "pawn: 12; expected a number from -9 to 9". `at` says where in a long field, `seat` or
    `faction` whose part it is, and `rule` which rule forbids it. A refusal among the arguments is told in the words of
    its `game`.
    """

    field: str
    flaw: Flaw
    named: tuple[tuple[str, int | str | Refusal], ...] = ()
    at: str = ""
    seat: int | None = None
    faction: int | None = None
    rule: str = ""
    game: str = ""

    def __post_init__(self) -> None:
        given = {name for name, _ in self.named}
        assert given == self.flaw.arguments, f"{self.flaw.english!r} takes {sorted(self.flaw.arguments)}, not {given}"

    def __str__(self) -> str:
        return self.told(lambda flaw, named: flaw.english.format_map(named))

    def told(self, say: Callable[[Flaw, dict[str, str | Refusal]], str]) -> str:
        """The fault as a sentence; the function given puts each row into words."""
        place = ", ".join(filter(None, (self.field, self.at)))
        for whose, number in ((OF_SEAT, self.seat), (OF_FACTION, self.faction)):
            if number is not None:
                place = say(whose, {"place": place, "number": str(number)})
        args = {name: value if isinstance(value, Refusal) else str(value) for name, value in self.named}
        problem = say(self.flaw, args)
        cited = f"{problem} ({self.rule})" if self.rule else problem
        return f"{place}: {cited}" if place else cited


class Worded(ValueError):
    """A problem that people are told in their own language: `key` names the message, `named` holds its numbers and
    names.

    The text is the English sentence, for programs and logs. Without a key, that sentence is all there is.
    """

    def __init__(self, text: str, key: str = "", /, **named: int | str | Refusal | Worded) -> None:
        super().__init__(text)
        self.key = key
        self.named = named


class NotationError(Worded):
    """A text that names no action or no position; says what was expected.

    A position may be wrong in several ways: `faults` lists them all.
    """

    def __init__(self, *problems: str | Fault) -> None:
        self.faults = tuple(
            problem if isinstance(problem, Fault) else Fault("", TEXT, (("wrong", problem),)) for problem in problems
        )
        super().__init__(in_words(self.faults))


def in_words(faults: tuple[Fault, ...]) -> str:
    """One fault as a sentence, several as a list."""
    if len(faults) == 1:
        return str(faults[0])
    told = [f"- {fault}" for fault in faults[:MOST_TOLD]]
    more = [f"- and {len(faults) - MOST_TOLD} more"] if len(faults) > MOST_TOLD else []
    return "\n".join([f"{len(faults)} things are wrong:", *told, *more])


class NotThere(NotationError):
    """A text that names something that is not, or no longer, where an action could use it; `refusal` says where."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal


class OptionError(Worded):
    """A game, number of seats or option that does not exist; says which ones do."""

"""A rule set: its id and version, its seats and options, its table of actions."""

from __future__ import annotations

from dataclasses import dataclass

from mypy_extensions import mypyc_attr

from .refusal import OptionError
from .state import State


@dataclass(frozen=True)
class Option:
    """A named switch of the rules, with its choices; the first is the default."""

    name: str
    choices: tuple[str, ...]
    rule: str
    about: str

    @property
    def default(self) -> str:
        """What is played when nobody says otherwise."""
        return self.choices[0]


@mypyc_attr(allow_interpreted_subclasses=True, native_class=True)
class Game:
    """One rule set. A game of the package or a plug-in makes one object of a subclass and registers it.

    Action ids are fixed for a `version`: those below `decisions` are taken by seats, the others up to `actions`
    by chance.
    """

    id: str
    title: str
    version: str
    seat_counts: tuple[int, ...]
    options: tuple[Option, ...]
    decisions: int
    actions: int

    def __init__(
        self,
        id: str,
        title: str,
        version: str,
        seat_counts: tuple[int, ...],
        options: tuple[Option, ...],
        decisions: int,
        actions: int,
    ) -> None:
        self.id = id
        self.title = title
        self.version = version
        self.seat_counts = seat_counts
        self.options = options
        self.decisions = decisions
        self.actions = actions

    def begin(self, seats: int, options: dict[str, str]) -> State:
        """A state before the first action; the number of seats and every option are checked and filled in."""
        raise NotImplementedError

    def read(self, position: str) -> State:
        """The state that a line of `State.position` describes; `NotationError` says what is wrong with it."""
        raise NotImplementedError

    def rules_page(self) -> str:
        """The rules page in Markdown: every numbered rule in a paragraph that starts with its id in bold."""
        return ""

    def start(self, seats: int = 0, **options: str) -> State:
        """A new game. Without a number of seats, as few as the game takes; without options, the defaults."""
        seats = seats or self.seat_counts[0]
        return self.begin(self.check_seats(seats), self.check_options(options))

    def check_seats(self, seats: int) -> int:
        """The number of seats, if the game can be played by so many."""
        if seats not in self.seat_counts:
            counts = ", ".join(str(count) for count in self.seat_counts)
            raise OptionError(f"{self.id} is played by {counts}, not by {seats}")
        return seats

    def check_options(self, options: dict[str, str]) -> dict[str, str]:
        """All options with their values; an unknown one or an unknown value is an error that names the known ones."""
        known = {option.name: option for option in self.options}
        for name, value in options.items():
            if name not in known:
                names = ", ".join(known) or "none"
                raise OptionError(f"{self.id} has no option {name!r}; its options: {names}")
            if value not in known[name].choices:
                choices = ", ".join(known[name].choices)
                raise OptionError(f"{self.id}: {name} cannot be {value!r}; choose from {choices}")
        return {name: options.get(name, option.default) for name, option in known.items()}

"""A rule set: its id and version, its seats and options, its table of actions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from ..engine.state import State
from .almanac import Almanac
from .event import Event
from .manifest import PLAIN, Manifest
from .maps import LaidTile
from .observation import Observation
from .refusal import OptionError
from .sketch import Sketch
from .told import Told
from .wire import Wire

# refusals of what could never be an answer to the question
NO_ANSWER: Final = frozenset({"other_question", "not_chance", "no_such_action"})


@dataclass(frozen=True)
class Option:
    """A named rules option with its choices; the first is the default."""

    name: str
    choices: tuple[str, ...]
    rule: str
    about: str

    @property
    def default(self) -> str:
        """The choice that is played unless another is given."""
        return self.choices[0]


class Game:
    """One rule set. A game of the package or a plug-in makes one object of a subclass and registers it.

    Action ids are fixed for a `version`: those below `decisions` are taken by seats, the others up to `actions`
    by chance. A game overrides `begin` and `read`; all else that the house asks has an answer for a plain game.
    """

    manifest: Manifest = PLAIN
    # keys of refusals that say: nobody who is asked this could have meant that action
    not_meant: frozenset[str] = NO_ANSWER

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

    @property
    def usual_seats(self) -> int:
        """How many usually play."""
        return self.manifest.seats or self.seat_counts[0]

    def begin(self, seats: int, options: dict[str, str]) -> State:
        """A state before the first action; the number of seats and every option are checked and filled in."""
        raise NotImplementedError

    def read(self, position: str) -> State:
        """The state that a line of `State.position` describes; `NotationError` says what is wrong with it."""
        raise NotImplementedError

    def options_of(self, state: State) -> dict[str, str]:
        """The options that a position shows, so that a record which begins with it can be compared; by itself, none."""
        return {}

    def options_from(self, state: State, options: dict[str, str]) -> dict[str, str]:
        """The options of a game that continues from a position: those given and those that it shows. `OptionError` if
        they contradict each other."""
        shown = self.options_of(state)
        for name, value in options.items():
            if shown.get(name, value) != value:
                raise contradiction(name, shown[name], value)
        return options | shown

    def edition(self, version: str) -> Game:
        """The same game by that version of its rules; `OptionError` if this release does not have it."""
        if version != self.version:
            told = f"{self.id} is played under version {self.version} of its rules here, not {version}"
            raise OptionError(told, "wrong-version", game=self.id, expected=self.version, found=version)
        return self

    # ---- what is said of an action

    def payment(self, state: State, action: int) -> Told | None:
        """What an action that could be meant costs; None if it costs nothing by its nature."""
        return None

    def stage(self, state: State) -> tuple[str, int]:
        """How far a game is, as a word and a number, ("age", 2); nothing if the game does not tell."""
        return "", 0

    def sketch(self, state: State) -> Sketch:
        """A position as a picture of what everybody may see; nothing in a game that draws none."""
        return ()

    def merit(self, score: Mapping[str, int]) -> tuple[int, ...]:
        """How well a seat has done that has not won, by what it scored: the higher the better, compared from the left.
        Tournaments ask that; by itself, the sum counts or, without one, what the sheet lists, in its order."""
        return (score["total"],) if "total" in score else tuple(score.values())

    def holdings(self, state: State, seat: int) -> Mapping[str, int]:
        """What a seat has, in numbers that the goals of challenges ask for by name; by itself, nothing."""
        return {}

    def doer(self, state: State, event: Event) -> int | None:
        """The seat that did what an event tells; None if nobody in particular did."""
        seat = event.plain().get("seat")
        return seat if isinstance(seat, int) else None

    def prospect(self, state: State, action: int) -> Told | None:
        """Where a legal action would lead; None if there is nothing to say that the action does not."""
        return None

    def theme(self, seat: int, plan: Sequence[Event], line: Sequence[Event], lure: Sequence[Event]) -> str:
        """What a problem of the seat is about, by what happens: in the plan that solves it, as far as the line that it
        begins, and after the plan that tempts instead; nothing if the game does not tell."""
        return ""

    def observation(self, seats: int) -> Observation | None:
        """What `State.observe_into` writes at a table with that many seats, field by field; None if it is not
        described."""
        return None

    # ---- what is said of the game

    def facts(self) -> Mapping[str, object]:
        """What lies in the box, as rows: whatever the game's own table on the page needs to know."""
        return {}

    def plan(self, seats: int, code: str) -> Told | None:
        """The map for that many seats, as data to draw, by its code if it has one; None in a game without maps."""
        return None

    def draft(self, seats: int, side: str, tiles: Sequence[LaidTile], code: str) -> object | None:
        """A map that somebody lays, so far, as data to draw, with what it lacks: tiles with that side up, or a code
        instead; None in a game whose maps are not laid. `OptionError` says why nothing can be said of it."""
        return None

    def rules_page(self) -> str:
        """The rules page in Markdown: every numbered rule in a paragraph that starts with its id in bold."""
        page = None if self.manifest.home is None else self.manifest.home / "rules.md"
        return page.read_text(encoding="utf-8") if page is not None and page.exists() else ""

    def almanac(self) -> Almanac:
        """What the rules pages show besides the rules: an overview, and an entry for each thing in the box."""
        return Almanac((), (), (), ())

    def wire(self) -> Wire:
        """The types of what the game tells its page; by itself, none: then a page knows only what all games have."""
        return Wire()

    # ---- beginning

    def start(self, seats: int = 0, **options: str) -> State:
        """A new game. Without a number of seats, the fewest the game allows; without options, the defaults."""
        seats = seats or self.seat_counts[0]
        return self.begin(self.check_seats(seats), self.check_options(options))

    def check_seats(self, seats: int) -> int:
        """The number of seats, if the game can be played with it."""
        if seats not in self.seat_counts:
            counts = ", ".join(str(count) for count in self.seat_counts)
            told = f"{self.id} is played by {counts}, not by {seats}"
            raise OptionError(told, "wrong-seats", game=self.id, expected=counts, found=str(seats))
        return seats

    def check_options(self, options: dict[str, str]) -> dict[str, str]:
        """All options with their values; an unknown one or an unknown value is an error that names the known ones."""
        known = {option.name: option for option in self.options}
        for name, value in options.items():
            if name not in known:
                names = ", ".join(known)
                told = f"{self.id} has no option {name!r}; its options: {names or 'none'}"
                key = "wrong-option" if names else "wrong-without-options"
                raise OptionError(told, key, game=self.id, found=repr(name), names=names)
            if value not in known[name].choices:
                choices = ", ".join(known[name].choices)
                told = f"{self.id}: {name} cannot be {value!r}; choose from {choices}"
                raise OptionError(told, "wrong-choice", game=self.id, option=name, found=repr(value), names=choices)
        return {name: options.get(name, option.default) for name, option in known.items()}


def contradiction(name: str, played: str, given: str) -> OptionError:
    """What is wrong with an option that a position contradicts."""
    told = f"the position is played with {name}={played}, not {given}"
    return OptionError(told, "wrong-for-position", option=name, expected=played, found=given)

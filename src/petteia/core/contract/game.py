"""A set of rules: its id and version, its seats and options, its table of actions."""

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

# refusals of actions that could never answer the question
NO_ANSWER: Final = frozenset({"other_question", "not_chance", "no_such_action"})


@dataclass(frozen=True)
class Option:
    """A named rules option with its choices; the first is the default.

    What it decides is said by its message `option-<name>.about`, or by `about` in a game without one.
    """

    name: str
    choices: tuple[str, ...]
    rule: str
    about: str = ""

    @property
    def default(self) -> str:
        """The choice that is played unless another one is given."""
        return self.choices[0]


class Game:
    """A set of rules. A game, of the package or a plug-in, makes one object of a subclass and registers it.

    Action ids are fixed for a `version`: seats take those below `decisions`, chance the others up to `actions`. A game
    overrides `begin` and `read`; everything else has defaults that suit a plain game.
    """

    manifest: Manifest = PLAIN
    # keys of refusals that say: no one who is asked this could have meant that action
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
        """The usual number of players."""
        return self.manifest.seats or self.seat_counts[0]

    def begin(self, seats: int, options: dict[str, str]) -> State:
        """A state before the first action; the number of seats and all options have been checked and filled in."""
        raise NotImplementedError

    def read(self, position: str) -> State:
        """The state that a line of `State.position` describes; `NotationError` says what is wrong with it."""
        raise NotImplementedError

    def options_of(self, state: State) -> dict[str, str]:
        """The options that a position shows, so that a record that begins with it can be compared; none by default."""
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
        """The same game under that version of its rules; `OptionError` if this release does not have it."""
        if version != self.version:
            told = f"{self.id} is played under version {self.version} of its rules here, not {version}"
            raise OptionError(told, "wrong-version", game=self.id, expected=self.version, found=version)
        return self

    # ---- what is said about an action

    def payment(self, state: State, action: int) -> Told | None:
        """What an action that could be meant costs; None if it never costs anything."""
        return None

    def stage(self, state: State) -> tuple[str, int]:
        """The current stage of a game as a word and a number, ("age", 2); ("", 0) if the game has none."""
        return "", 0

    def sketch(self, state: State) -> Sketch:
        """A picture of what everybody may see of a position; empty if the game draws none."""
        return ()

    def merit(self, score: Mapping[str, int]) -> tuple[int, ...]:
        """How well a seat that has not won has done, by its scores: the higher the better, compared from the left. Used
        by tournaments. By default the total or, without one, the scores in the order of the score sheet."""
        return (score["total"],) if "total" in score else tuple(score.values())

    def holdings(self, state: State, seat: int) -> Mapping[str, int]:
        """What a seat has, as numbers by name, for the goals of challenges; nothing by default."""
        return {}

    def doer(self, state: State, event: Event) -> int | None:
        """The seat that did what an event reports; None if no one in particular did."""
        seat = event.plain().get("seat")
        return seat if isinstance(seat, int) else None

    def prospect(self, state: State, action: int) -> Told | None:
        """Where a legal action would lead; None if the action already says it all."""
        return None

    def theme(self, seat: int, plan: Sequence[Event], line: Sequence[Event], lure: Sequence[Event]) -> str:
        """What a problem for a seat is about, judged by what happens in the plan that solves it, in the line that this
        plan begins, and after the plan that tempts instead; empty if the game does not say."""
        return ""

    def observation(self, seats: int) -> Observation | None:
        """What `State.observe_into` writes with that many seats, field by field; None if it is not described."""
        return None

    # ---- what is said about the game

    def facts(self) -> Mapping[str, object]:
        """What is in the box, as rows: whatever the game's own table on the page needs to know."""
        return {}

    def plan(self, seats: int, code: str) -> Told | None:
        """The map for that many seats, or with that code, as data to draw. None in a game without maps."""
        return None

    def draft(self, seats: int, side: str, tiles: Sequence[LaidTile], code: str) -> object | None:
        """A map that somebody is laying, as data to draw, with what it still lacks: tiles with that side up, or a code
        instead. None in a game whose maps are not laid; `OptionError` if the map cannot be judged, and why."""
        return None

    def rules_page(self) -> str:
        """The rules page in Markdown: every numbered rule in a paragraph that starts with its id in bold."""
        page = None if self.manifest.home is None else self.manifest.home / "rules.md"
        return page.read_text(encoding="utf-8") if page is not None and page.exists() else ""

    def almanac(self) -> Almanac:
        """What the rules pages show besides the rules: an overview, and an entry for each thing in the box."""
        return Almanac((), (), (), ())

    def wire(self) -> Wire:
        """The types of what the game tells its page. By default none: then a page knows only what all games share."""
        return Wire()

    # ---- beginning

    def start(self, seats: int = 0, **options: str) -> State:
        """A new game. Without a number of seats, the fewest that the game allows; without options, the defaults."""
        seats = seats or self.seat_counts[0]
        return self.begin(self.check_seats(seats), self.check_options(options))

    def check_seats(self, seats: int) -> int:
        """The number of seats, if the game can be played with that many."""
        if seats not in self.seat_counts:
            counts = ", ".join(str(count) for count in self.seat_counts)
            told = f"{self.id} is played by {counts}, not by {seats}"
            raise OptionError(told, "wrong-seats", game=self.id, expected=counts, found=str(seats))
        return seats

    def check_options(self, options: dict[str, str]) -> dict[str, str]:
        """All options with their values. An unknown option or value is an error that names the known ones."""
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
    """The error for an option that contradicts a position."""
    told = f"the position is played with {name}={played}, not {given}"
    return OptionError(told, "wrong-for-position", option=name, expected=played, found=given)

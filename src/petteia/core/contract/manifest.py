"""What a game says about itself besides its rules: how it is shown and taught, how strong its bots are.

A game of the package keeps this in its own folder (`manifest.py`); everything that lists games reads it. Everything has
a default, so a plain game need not say anything.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, Literal

from .challenge import Challenge
from .speech import PLAIN_SPEECH, Speech

TRIAL: Final = "trial"  # its rules or its table may still change
FINISHED: Final = "finished"
STAGES: Final = (TRIAL, FINISHED)
PLAIN_ICON: Final = "u-cards"
LAST: Final = 100


@dataclass(frozen=True)
class Level:
    """How far a bot of this name thinks ahead: turns of its search, or 0 for a single look at the actions it notices.

    `settings` are fields of `petteia.search.Settings` that differ from the defaults.
    """

    name: str
    turns: int
    settings: Mapping[str, float] = field(default_factory=dict)
    notices: float = 1.0


def climbing(
    notices: float, settings: Mapping[str, float], medium: int, hard: int, expert: int, master: int
) -> tuple[Level, ...]:
    """Six levels: one overlooks things, one looks at every action once, and four search for the turns given."""
    return (
        Level("novice", 0, notices=notices),
        Level("easy", 0),
        Level("medium", medium, settings),
        Level("hard", hard, settings),
        Level("expert", expert, settings),
        Level("master", master, settings),
    )


# For a game that defines no levels, and perhaps has no estimate either: playing randomly to the end counts, too.
PLAIN_LEVELS: Final = climbing(0.7, {"exploration": 0.2, "trust": 0.5, "widening": 1.0}, 150, 1_000, 120_000, 500_000)


Temper = Literal["dreamy", "hasty", "curious", "steady", "patient", "keen"]


@dataclass(frozen=True)
class Character:
    """A bot with a name: its level, and how it differs from that, as `petteia.bots.bot` reads it."""

    id: str
    temper: Temper
    level: str
    settings: str = ""

    @property
    def bot(self) -> str:
        return f"{self.level}:{self.settings}" if self.settings else self.level


TRIES: Final = {"curious": "exploration=0.6"}  # tries what looks worse


def company(
    dreamy: str, hasty: str, curious: str, steady: str, patient: str, keen: str, tastes: Mapping[str, str] = TRIES
) -> tuple[Character, ...]:
    """One character of each temper: one overlooks things, one looks at each move once, and four think ahead for as long
    as their levels do. Tastes make some of them play differently."""
    return (
        Character(dreamy, "dreamy", "novice"),
        Character(hasty, "hasty", "easy"),
        Character(curious, "curious", "medium", tastes.get("curious", "")),
        Character(steady, "steady", "medium", tastes.get("steady", "")),
        Character(patient, "patient", "hard", tastes.get("patient", "")),
        Character(keen, "keen", "expert", tastes.get("keen", "")),
    )


@dataclass(frozen=True)
class FirstGame:
    """How a first game is played: with how many seats (0: the fewest the game allows) and with which options."""

    seats: int = 0
    options: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Hunt:
    """Where problems are looked for: in games between bots of this level, and over how many turns of search a decision
    must at first be clearly best. Ten times as many prove it."""

    level: str
    turns: int


@dataclass(frozen=True)
class Manifest:
    """A game as it is shown.

    `home` is the game's folder, which holds `rules.md`, its translations as `rules.<language>.md`, and the game's words
    as `locale/<language>/*.ftl`; `kin` are folders shared with other games, with words of their own. `order` is its
    place among all games, the lowest first. `seats` is the usual number of players (0: the fewest the game allows).
    `icon` is a drawing of the page's sprite. `table` names the class that shows the game in a terminal, as
    `module:Class`; without it, a plain table does. `speed` is what the compiled engine promises, in the figures of
    `petteia bench`. `characters` are its bots with a name, a face and a temper, the gentlest first; `opponents` are
    bots to measure others against, which no table offers; `challenges` are set games against characters, the easiest
    first. `review` is how many turns of search a position gets in a quick review and in a deep one; `completing` are
    questions that only complete what the actor's last answer began. `minutes` is how long a game takes, from and to,
    and `weight` how much there is to learn, from 1 to 3: both are shown on the box. `favourites` says what profiles
    count: by verb, the kind of thing that such actions choose. `speech` says how the game's data becomes sentences.
    `judge` is the level or opponent whose search judges positions in a review; without it, the last level that
    searches. `longest` is a number of decisions that no game reaches. `course` names how its mind is trained, as
    `module:object`; without it, there is nothing to train. `problems` says where to look for problems; without it, in
    games of the first level that thinks ahead, for as many turns as a quick review. `map_option` is the option that
    takes the code of a map, if maps can be chosen.
    """

    home: Path | None = None
    order: int = LAST
    stage: str = TRIAL
    icon: str = PLAIN_ICON
    kin: tuple[Path, ...] = ()
    seats: int = 0
    minutes: tuple[int, int] | None = None
    weight: int = 0
    longest: int = 1_000_000
    first_game: FirstGame = FirstGame()
    levels: tuple[Level, ...] = PLAIN_LEVELS
    judge: str = ""
    opponents: tuple[Level, ...] = ()
    characters: tuple[Character, ...] = ()
    challenges: tuple[Challenge, ...] = ()
    table: str = ""
    course: str = ""
    review: tuple[int, int] = (40, 400)
    problems: Hunt | None = None
    map_option: str = ""
    completing: tuple[str, ...] = ()
    favourites: Mapping[str, str] = field(default_factory=dict)
    speech: Speech = PLAIN_SPEECH
    speed: Mapping[str, float] = field(default_factory=dict)

    @property
    def folders(self) -> tuple[Path, ...]:
        """All folders of the game: those it shares with others, then its own."""
        return (*self.kin, self.home) if self.home else self.kin

    @property
    def judging(self) -> Level:
        """The level that judges positions. If none searches, the last one: a review searches in any case."""
        named = [level for level in (*self.levels, *self.opponents) if level.name == self.judge]
        searching = [level for level in self.levels if level.turns]
        return (named or searching or self.levels)[-1]

    @property
    def hunt(self) -> Hunt:
        """Where to look for problems."""
        thinking = [level.name for level in self.levels if level.turns]
        return self.problems or Hunt((*thinking, self.levels[-1].name)[0], self.review[0])

    def words(self, language: str) -> list[Path]:
        """The game's Fluent files in that language."""
        return [path for folder in self.folders for path in sorted((folder / "locale" / language).glob("*.ftl"))]

    def rules_page(self, language: str) -> Path | None:
        """The translation of its rules page into that language, if there is one."""
        pages = [] if self.home is None else self.home.glob("rules.*.md")
        return next((page for page in pages if page.name.split(".")[1] == language), None)


PLAIN: Final = Manifest()

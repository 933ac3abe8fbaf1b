"""What the house is told about a game besides its rules: how it is shown and taught, how strong its bots are.

A game of the package has it in its own folder (`manifest.py`); everything that lists games asks for it. All of it has
defaults, so that a plain game needs to say nothing.
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
    """How far a bot of that name thinks ahead: turns of its search, none for one look at the actions it notices.

    `settings` are fields of `petteia.search.Settings` that differ from the usual ones.
    """

    name: str
    turns: int
    settings: Mapping[str, float] = field(default_factory=dict)
    notices: float = 1.0


def climbing(
    notices: float, settings: Mapping[str, float], medium: int, hard: int, expert: int, master: int
) -> tuple[Level, ...]:
    """Six levels: one overlooks things, one looks at all of them once, and four search for the turns given."""
    return (
        Level("novice", 0, notices=notices),
        Level("easy", 0),
        Level("medium", medium, settings),
        Level("hard", hard, settings),
        Level("expert", expert, settings),
        Level("master", master, settings),
    )


# For a game that says nothing of its levels, and perhaps has no estimate either: random play to the end counts, too.
PLAIN_LEVELS: Final = climbing(0.7, {"exploration": 0.2, "trust": 0.5, "widening": 1.0}, 150, 1_000, 120_000, 500_000)


Temper = Literal["dreamy", "hasty", "curious", "steady", "patient", "keen"]


@dataclass(frozen=True)
class Character:
    """Who sits there: a level, and what it does otherwise, as `petteia.bots.bot` reads it."""

    id: str
    temper: Temper
    level: str
    settings: str = ""

    @property
    def bot(self) -> str:
        return f"{self.level}:{self.settings}" if self.settings else self.level


TRIES: Final = {"curious": "exploration=0.6"}  # what looks worse


def company(
    dreamy: str, hasty: str, curious: str, steady: str, patient: str, keen: str, tastes: Mapping[str, str] = TRIES
) -> tuple[Character, ...]:
    """One of each temper: who overlooks things, who looks at each move once, and four who think ahead for so long as
    their levels do. By their tastes some of them play otherwise."""
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
    """How a first game is played: with how many seats (0: as few as the game takes) and with which options."""

    seats: int = 0
    options: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Hunt:
    """Where problems are looked for: in games between bots of that level; and by how many turns of search a decision
    has to be clearly the best at first. Ten times as many prove it."""

    level: str
    turns: int


@dataclass(frozen=True)
class Manifest:
    """A game as the house shows it.

    `home` is the game's folder. There lie `rules.md`, its translations as `rules.<language>.md`, and the game's words
    as `locale/<language>/*.ftl`; `kin` are folders of what it shares with other games, with words of their own.
    `order` says where it stands among all games, the lowest first. `seats` is how many usually play (0: as few as it
    takes). `icon` is a drawing of the page's sprite. `table` names the class that shows the game in a terminal, as
    `module:Class`; without it, a plain table does. `speed` is what the compiled engine promises, by the figures of
    `petteia bench`. `characters` are its bots with a name, a face and a temper, the gentlest first; `opponents` are
    bots to measure others against, which no table offers; `challenges` are set games against them, the easiest first.
    `review` are the turns of search that a position is worth in
    a quick review and in a deep one; `completing` are questions that only complete what the actor's last answer began.
    `minutes` is how long a game takes, from and to, and `weight` how much there is to learn, from 1 to 3: both stand on
    the box. `favourites` says what profiles count: by verb, the kind of thing that such actions choose. `speech` says
    how what the game tells becomes sentences. `judge` is the level or opponent whose search says what a position is
    worth in a review; without it, the last level that searches. `longest` is a number of decisions that no game
    reaches. `course` names how its mind is trained, as `module:object`; without it, there is nothing to train.
    `problems` says where they are looked for; without it, in games of the first level that thinks ahead, as long as a
    quick review looks.
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
    completing: tuple[str, ...] = ()
    favourites: Mapping[str, str] = field(default_factory=dict)
    speech: Speech = PLAIN_SPEECH
    speed: Mapping[str, float] = field(default_factory=dict)

    @property
    def folders(self) -> tuple[Path, ...]:
        """Where all of the game lies: what it shares with others, then its own."""
        return (*self.kin, self.home) if self.home else self.kin

    @property
    def judging(self) -> Level:
        """The level that judges positions. Where none searches, the last one: a review searches in any case."""
        named = [level for level in (*self.levels, *self.opponents) if level.name == self.judge]
        searching = [level for level in self.levels if level.turns]
        return (named or searching or self.levels)[-1]

    @property
    def hunt(self) -> Hunt:
        """Where problems are looked for."""
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

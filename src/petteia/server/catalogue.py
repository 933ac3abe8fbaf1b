"""The games as the page needs them: what can be played, the facts of the box, the rules."""

from __future__ import annotations

from collections import OrderedDict
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec

from .. import games as games_of_package
from ..bots import bot_names
from ..core.contract.game import Game, Option
from ..core.contract.manifest import Character
from ..core.contract.refusal import NotationError, OptionError
from ..core.contract.registry import all_games
from ..core.engine.state import State
from ..locale import FALLBACK, NOT_OF_PAGE, OF_GAMES, about, about_option, bot_name, languages, stages, title, words
from ..rulebook import books_differ
from .errors import Code, Problem

LONGEST_SHOWN: Final = 40  # characters of a request's text in a refusal
GAMES: Final = Path(games_of_package.__file__).parent
MOST_MAPS: Final = 256  # kept at a time


class GameOption(msgspec.Struct, frozen=True):
    """A rules option; the first choice is the default."""

    name: str
    choices: list[str]
    rule: str
    about: str


class CharacterInfo(msgspec.Struct, frozen=True):
    """A bot with a name and a portrait. `names` has the name by language; `level` says how strong it is, `temper` how
    it plays."""

    id: str
    names: dict[str, str]
    temper: str
    level: str


class FirstTable(msgspec.Struct, frozen=True):
    """The setup for a first game."""

    seats: int
    options: dict[str, str]


class GameInfo(msgspec.Struct, frozen=True):
    """A game that can be played, as its manifest describes it. `levels` start with the gentlest bot; `bots` are all
    that can take a seat. `title` is English, `titles` have it by language, `abouts` a sentence about the game, and
    `stage_words` the messages, in Fluent, that tell how far it has got. `minutes` is how long a game takes, from and
    to, and `weight` how much there is to learn, from 1 to 3; a game may leave both out. `words` are the
    page's Fluent files that it uses, those of games as `folder/file`; `own_words` says whether it has others, which
    are at `/api/games/{id}/words`."""

    id: str
    title: str
    titles: dict[str, str]
    abouts: dict[str, str]
    stage_words: dict[str, str]
    stage: str
    icon: str
    rules: str
    seats: list[int]
    usual_seats: int
    minutes: tuple[int, int] | None
    weight: int
    first_game: FirstTable
    options: list[GameOption]
    levels: list[str]
    bots: list[str]
    characters: list[CharacterInfo]
    words: list[str]
    own_words: bool


def introduce(game: Game, one: Character) -> CharacterInfo:
    """A character of a game. One that the game's words do not name is called by its id."""
    names = {language: bot_name(language, game.id, one.id) or one.id.capitalize() for language in languages()}
    return CharacterInfo(one.id, names, one.temper, one.level)


def describe(game: Game) -> GameInfo:
    manifest, first = game.manifest, game.manifest.first_game
    return GameInfo(
        id=game.id,
        title=title(FALLBACK, game.id),
        titles={language: title(language, game.id) for language in languages()},
        abouts={language: about(language, game.id) for language in languages()},
        stage_words={language: stages(language, game.id) for language in languages()},
        stage=manifest.stage,
        icon=manifest.icon,
        rules=game.version,
        seats=list(game.seat_counts),
        usual_seats=game.usual_seats,
        minutes=manifest.minutes,
        weight=manifest.weight,
        first_game=FirstTable(first.seats or game.seat_counts[0], dict(first.options)),
        options=[told_option(game, option) for option in game.options],
        levels=[level.name for level in manifest.levels],
        bots=bot_names(game.id),
        characters=[introduce(game, one) for one in manifest.characters],
        words=[
            *(f"{path.parents[2].name}/{path.stem}" for path in manifest.words(FALLBACK) if in_page(path)),
            OF_GAMES,
        ],
        own_words=bool(carried_words(game, FALLBACK)),
    )


def told_option(game: Game, option: Option) -> GameOption:
    """An option, with an English sentence about it."""
    said = about_option(words(FALLBACK, game.id), option)
    return GameOption(option.name, list(option.choices), option.rule, said)


def in_page(path: Path) -> bool:
    """Whether the page is built with that file: it is with those of the package's games, except what it does not
    need."""
    return path.is_relative_to(GAMES) and not path.stem.endswith(NOT_OF_PAGE)


def carried_words(game: Game, language: str) -> list[Path]:
    """The Fluent files that the page must ask for."""
    return [path for path in game.manifest.words(language) if not path.is_relative_to(GAMES)]


@cache
def games() -> dict[str, Game]:
    """All games in the order of their manifests; finding them takes a while, and they do not change while the
    server runs."""
    return dict(sorted(all_games().items(), key=lambda entry: (entry[1].manifest.order, entry[0])))


@cache
def listed() -> list[GameInfo]:
    """All games that can be played."""
    return [describe(game) for game in games().values()]


def find_game(id: str) -> Game:
    """The game with that id."""
    game = games().get(id)
    if game is None:
        raise Problem(Code.NO_GAME, f"There is no game {id[:LONGEST_SHOWN]!r}")
    return game


class Atlas:
    """The maps requested last: drawing one takes long, showing it again does not."""

    def __init__(self) -> None:
        self.maps: OrderedDict[tuple[str, int, str], dict[str, Any]] = OrderedDict()

    def find(self, id: str, seats: int, code: str) -> dict[str, Any] | None:
        """The map, if it is kept."""
        found = self.maps.get((id, seats, code))
        if found is not None:
            self.maps.move_to_end((id, seats, code))
        return found

    def keep(self, id: str, seats: int, code: str, drawn: dict[str, Any]) -> None:
        """Keep a map; if there are too many, drop the one not requested for longest."""
        self.maps[id, seats, code] = drawn
        if len(self.maps) > MOST_MAPS:
            self.maps.popitem(last=False)


def map_of(id: str, seats: int, code: str) -> dict[str, Any]:
    """The map of a table as data to draw: every area with its hexagons."""
    game = find_game(id)
    try:
        plan = game.plan(game.check_seats(seats), code)
    except (NotationError, OptionError) as error:
        raise Problem(Code.IMPOSSIBLE, str(error)) from None
    if plan is None:
        raise Problem(Code.NOT_FOUND, f"{id} has no map")
    return plan.plain()


def stage_of(id: str, state: State) -> tuple[str, int]:
    """How far a game has got, as a word and a number: ("age", 2); empty if the game does not say."""
    return find_game(id).stage(state)


@cache
def facts_of(id: str) -> dict[str, Any]:
    """The facts of a game as plain data."""
    plain: dict[str, Any] = msgspec.to_builtins(facts_as_rows(id), str_keys=True)
    return plain


def facts_as_rows(id: str) -> dict[str, Any]:
    """What the box of a game contains, and what its rules pages show besides the rules."""
    game = find_game(id)
    return {**game.facts(), "almanac": game.almanac(), "books_differ": books_differ(game)}


def words_of(id: str, language: str) -> str:
    """The Fluent messages that a game adds to the page's, in that language."""
    files = carried_words(find_game(id), language) if language in languages() else []
    return "\n".join(path.read_text(encoding="utf-8") for path in files)

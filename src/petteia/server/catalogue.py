"""The games as the page needs them: what can be played, the facts of the box, the rules."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import is_dataclass
from functools import cache, lru_cache
from importlib import import_module
from types import ModuleType
from typing import Any, Final

import msgspec

from ..bots import bot_names, levels
from ..core.game import Game
from ..core.refusal import NotationError, OptionError
from ..core.registry import all_games
from .errors import Code, Problem

MOST_MAPS: Final = 256  # that are kept


class GameOption(msgspec.Struct, frozen=True):
    """A switch of the rules; the first choice is the default."""

    name: str
    choices: list[str]
    rule: str
    about: str


class GameInfo(msgspec.Struct, frozen=True):
    """A game that can be played. `levels` go from the gentlest bot on; `bots` are all that can take a seat."""

    id: str
    title: str
    rules: str
    seats: list[int]
    options: list[GameOption]
    levels: list[str]
    bots: list[str]


def describe(game: Game) -> GameInfo:
    return GameInfo(
        id=game.id,
        title=game.title,
        rules=game.version,
        seats=list(game.seat_counts),
        options=[GameOption(option.name, list(option.choices), option.rule, option.about) for option in game.options],
        levels=[level.name for level in levels(game.id)],
        bots=bot_names(game.id),
    )


@cache
def games() -> dict[str, Game]:
    """All games; to look for them takes a while, and they do not change while the server runs."""
    return all_games()


def find_game(id: str) -> Game:
    """The game of that id."""
    game = games().get(id)
    if game is None:
        raise Problem(Code.NO_GAME, f"There is no game {id!r}")
    return game


def part_of(id: str, name: str) -> ModuleType:
    """A module of a game."""
    return import_module(f"{type(find_game(id)).__module__.rpartition('.')[0]}.{name}")


@lru_cache(MOST_MAPS)
def map_of(id: str, seats: int, code: str) -> dict[str, Any]:
    """The map of a table as data to draw: every area with its hexagons."""
    try:
        find_game(id).check_seats(seats)
        plan: dict[str, Any] = part_of(id, "plan").plan_of(seats, code).plain()
    except ModuleNotFoundError:
        raise Problem(Code.NOT_FOUND, f"{id} has no map") from None
    except (NotationError, OptionError) as error:
        raise Problem(Code.BAD_REQUEST, str(error)) from None
    return plan


@cache
def facts_of(id: str) -> dict[str, Any]:
    """What the box of a game contains: every table of its `facts.py` by its name in small letters; with the verbs of
    its actions and the phases of its course, where it has such."""
    found = {name: value for name, value in vars(part_of(id, "facts")).items() if name.isupper()}
    for part, name in (("actions", "VERBS"), ("questions", "PHASES")):
        found[name] = getattr(part_of(id, part), name, ())
    found = {name.lower(): value for name, value in found.items() if is_fact(value)}
    plain: dict[str, Any] = msgspec.to_builtins(found, str_keys=True)
    return plain


def is_fact(value: object) -> bool:
    """Plain data, or rows of it."""
    if isinstance(value, tuple | list):
        return all(is_fact(item) for item in value)
    if isinstance(value, Mapping):
        return all(isinstance(key, str | int) and is_fact(item) for key, item in value.items())
    return is_dataclass(value) or isinstance(value, str | int | float)

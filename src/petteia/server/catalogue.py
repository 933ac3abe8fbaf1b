"""The games as the page needs them: what can be played, the facts of the box, the rules."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import is_dataclass
from functools import cache
from importlib import import_module
from typing import Any

import msgspec

from ..bots import bot_names, levels
from ..core.game import Game
from ..core.registry import all_games
from .errors import Code, Problem


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


def find_game(id: str) -> Game:
    """The game of that id."""
    game = all_games().get(id)
    if game is None:
        raise Problem(Code.NO_GAME, f"There is no game {id!r}")
    return game


@cache
def facts_of(id: str) -> dict[str, Any]:
    """What the box of a game contains: every table of its `facts.py` by its name in small letters."""
    module = import_module(f"{type(find_game(id)).__module__.rpartition('.')[0]}.facts")
    found = {name.lower(): value for name, value in vars(module).items() if name.isupper() and is_fact(value)}
    plain: dict[str, Any] = msgspec.to_builtins(found, str_keys=True)
    return plain


def is_fact(value: object) -> bool:
    """Plain data, or rows of it."""
    if isinstance(value, tuple | list):
        return all(is_fact(item) for item in value)
    if isinstance(value, Mapping):
        return all(isinstance(key, str | int) and is_fact(item) for key, item in value.items())
    return is_dataclass(value) or isinstance(value, str | int | float)

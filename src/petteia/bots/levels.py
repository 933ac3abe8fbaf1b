"""Bots by name: the simple ones, the levels of each game, and search with custom settings."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import fields, replace
from typing import Any

from ..core.contract.manifest import Level
from ..core.contract.refusal import OptionError
from ..core.contract.registry import game as find_game
from ..search import Settings
from .bot import Bot
from .characters import character, characters
from .own import made_here
from .simple import GreedyBot, RandomBot
from .thinking import ThinkingBot

SIMPLE: dict[str, type[Bot]] = {kind.name: kind for kind in (RandomBot, GreedyBot)}
USUAL = Settings()
KINDS: dict[str, Callable[[Any], Any]] = {field.name: type(getattr(USUAL, field.name)) for field in fields(Settings)}
CLOCKS: dict[str, Callable[[], float]] = {"wall": time.monotonic, "processor": time.process_time}
EXAMPLES = "search:2000, search:100000:exploration=0.5:seconds=2 or expert:turns=100000:seconds=2"


def levels(game: str) -> tuple[Level, ...]:
    """The levels of a game, the gentlest first."""
    return find_game(game).manifest.levels


def bot_names(game: str) -> list[str]:
    """All bots of a game that have a name."""
    return [*SIMPLE, *(level.name for level in levels(game)), *(one.id for one in characters(game))]


def bot(name: str, game: str) -> Bot:
    """The bot with that name for a game: a simple one, a level or a character. `search:TURNS` and `module:Class` (see
    `own`) are names, too. A level that searches, and `search:TURNS`, may be followed by other settings and by a limit
    in seconds."""
    if name in SIMPLE:
        return SIMPLE[name]()
    known = character(name, game)
    if known is not None:
        return bot(known.bot, game)
    first, *words = name.split(":")
    for level in (*levels(game), *find_game(game).manifest.opponents):
        if level.name == first and level.turns == 0 and not words:
            return GreedyBot(level.notices)
        if level.name == first:
            return searching(name, level, words)
    if first == "search":
        return searching(name, Level("search", 0), [f"turns={words[0]}", *words[1:]] if words else [])
    if words:
        return made_here(name)
    names = ", ".join(bot_names(game))
    raise OptionError(f"There is no bot {name!r}; choose from {names}", "wrong-bot", found=repr(name), names=names)


def searching(name: str, like: Level, words: list[str]) -> Bot:
    """A bot that searches like a level, except for what `words` set: its turns, seconds, clock or fields of
    Settings."""
    try:
        given = dict(word.split("=", 1) for word in words)
        turns = int(given.pop("turns", like.turns))
        seconds = float(given.pop("seconds", 0.0))
        clock = CLOCKS[given.pop("clock", "wall")]
        settings = replace(settings_of(like), **{word: KINDS[word](value) for word, value in given.items()})
    except (ValueError, KeyError) as error:
        told = f"{name!r} cannot be read ({error}); write it like {EXAMPLES}"
        raise OptionError(told, "wrong-settings", found=repr(name), problem=str(error), examples=EXAMPLES) from None
    if turns < 1:
        told = f"{name!r} does not search; write it like {EXAMPLES}"
        raise OptionError(told, "wrong-search", found=repr(name), examples=EXAMPLES)
    return ThinkingBot(name, turns, settings, seconds, clock)


def settings_of(level: Level) -> Settings:
    """The settings of a level's search: the usual ones, except for those that the level sets."""
    return replace(USUAL, **{name: KINDS[name](value) for name, value in level.settings.items()})

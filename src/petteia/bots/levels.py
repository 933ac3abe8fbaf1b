"""Bots by name: the simple ones, the levels of each game, and search with settings of one's own."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, fields, replace
from importlib import import_module
from typing import Any

from ..core.refusal import OptionError
from ..search import Settings
from .bot import Bot
from .simple import GreedyBot, RandomBot
from .thinking import ThinkingBot

SIMPLE: dict[str, type[Bot]] = {kind.name: kind for kind in (RandomBot, GreedyBot)}
USUAL = Settings()
KINDS: dict[str, Callable[[str], Any]] = {field.name: type(getattr(USUAL, field.name)) for field in fields(Settings)}
EXAMPLES = "search:2000, search:100000:exploration=0.5:seconds=2 or expert:turns=100000:seconds=2"


@dataclass(frozen=True)
class Level:
    """How far a bot of that name thinks ahead: turns of its search, none for one look at the actions it notices."""

    name: str
    turns: int
    settings: Settings = USUAL
    notices: float = 1.0


# Playouts go on to the end of the round by plans that look good, and what is seen then counts: a few such turns are
# worth more than many of random play, or than many estimates of what is half done. Estimates of good actions differ by
# little, so little is explored. In Duel what is seen at once counts as much, and cards that turn up are told apart as
# there is time to look at each: to see further is worth more than to see all of them.
DUEL = Settings(exploration=0.2, trust=0.5, heed=4, rounds=1, widening=1.0)
AEGEAN = Settings(exploration=0.1, heed=8, rounds=1)
# For a game that has no levels of its own, and perhaps no estimate either: random play to the end counts, too.
ELSEWHERE = Settings(exploration=0.2, trust=0.5, widening=1.0)


def climbing(notices: float, settings: Settings, medium: int, hard: int, expert: int) -> tuple[Level, ...]:
    """Five levels: one overlooks things, one looks at all of them once, and three search so many turns."""
    return (
        Level("novice", 0, notices=notices),
        Level("easy", 0),
        Level("medium", medium, settings),
        Level("hard", hard, settings),
        Level("expert", expert, settings),
    )


# How much stronger each is than the one before stands in docs/ladder.md.
LEVELS: dict[str, tuple[Level, ...]] = {
    "duel": climbing(0.7, DUEL, 6, 100, 20_000),
    "cyclades": climbing(0.55, AEGEAN, 8, 100, 1_000),
    "legendary": climbing(0.55, AEGEAN, 8, 100, 1_000),
}
LEVELS_ELSEWHERE = climbing(0.7, ELSEWHERE, 150, 1_000, 120_000)


def levels(game: str) -> tuple[Level, ...]:
    """The levels of a game, from the gentlest on."""
    return LEVELS.get(game, LEVELS_ELSEWHERE)


def bot_names(game: str) -> list[str]:
    """Every bot that has a name."""
    return [*SIMPLE, *(level.name for level in levels(game))]


def bot(name: str, game: str) -> Bot:
    """The bot of that name for a game. `search:TURNS` and `module:Class` are names, too; behind a level that searches,
    and behind `search:TURNS`, other settings may stand, and a limit in seconds."""
    if name in SIMPLE:
        return SIMPLE[name]()
    first, *words = name.split(":")
    for level in levels(game):
        if level.name == first and level.turns == 0 and not words:
            return GreedyBot(level.notices)
        if level.name == first:
            return searching(name, level, words)
    if first == "search":
        return searching(name, Level("search", 0), [f"turns={words[0]}", *words[1:]] if words else [])
    if words:
        return bot_of_module(name)
    raise OptionError(f"There is no bot {name!r}; there are {', '.join(bot_names(game))}")


def searching(name: str, like: Level, words: list[str]) -> Bot:
    """A bot that searches like a level but for what is given: its turns, its seconds, or fields of Settings."""
    try:
        given = dict(word.split("=", 1) for word in words)
        turns = int(given.pop("turns", like.turns))
        seconds = float(given.pop("seconds", 0.0))
        settings = replace(like.settings, **{word: KINDS[word](value) for word, value in given.items()})
    except (ValueError, KeyError) as error:
        raise OptionError(f"{name!r} is not like {EXAMPLES} ({error})") from None
    if turns < 1:
        raise OptionError(f"{name!r} does not search; write it like {EXAMPLES}")
    return ThinkingBot(name, turns, settings, seconds)


def bot_of_module(name: str) -> Bot:
    """A bot of one's own, written as `package.module:Class`."""
    module, _, kind = name.partition(":")
    try:
        made = getattr(import_module(module), kind)()
    except (ImportError, AttributeError, TypeError) as error:
        raise OptionError(f"{name!r} names no bot: {error}") from None
    if not isinstance(made, Bot):
        raise OptionError(f"{name!r} is no petteia.bots.Bot")
    return made

"""Bots by name: the simple ones, the levels of each game, and search with settings of one's own."""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module

from ..core.refusal import OptionError
from ..search import Settings
from .bot import Bot
from .simple import GreedyBot, RandomBot
from .thinking import ThinkingBot

SIMPLE: dict[str, type[Bot]] = {kind.name: kind for kind in (RandomBot, GreedyBot)}
USUAL = Settings()


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
    """The bot of that name for a game; `search:TURNS` with settings behind and `module:Class` are names, too."""
    if name in SIMPLE:
        return SIMPLE[name]()
    for level in levels(game):
        if name == level.name:
            return ThinkingBot(name, level.turns, level.settings) if level.turns else GreedyBot(level.notices)
    if name.startswith("search:"):
        try:
            return search_bot(name)
        except ValueError as error:
            example = "search:2000, or search:100000:seconds=2:exploration=0.5"
            raise OptionError(f"{name!r} is not like {example} ({error})") from None
    if ":" in name:
        return bot_of_module(name)
    raise OptionError(f"There is no bot {name!r}; there are {', '.join(bot_names(game))}")


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


def search_bot(name: str) -> Bot:
    """A bot written as `search:TURNS`, with settings behind: `search:2000:look=0:trust=0.5:seconds=1`."""
    turns, *words = name.split(":")[1:]
    given = dict(word.split("=", 1) for word in words)
    settings = Settings(
        exploration=float(given.pop("exploration", USUAL.exploration)),
        look=float(given.pop("look", USUAL.look)),
        trust=float(given.pop("trust", USUAL.trust)),
        heed=int(given.pop("heed", USUAL.heed)),
        rounds=int(given.pop("rounds", USUAL.rounds)),
        widening=float(given.pop("widening", USUAL.widening)),
    )
    seconds = float(given.pop("seconds", 0.0))
    if given:
        raise ValueError(f"no setting is called {', '.join(given)}")
    if int(turns) < 1:
        raise ValueError("at least one turn")
    return ThinkingBot(name, int(turns), settings, seconds)

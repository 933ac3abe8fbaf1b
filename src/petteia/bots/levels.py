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


# What is seen of a position counts, and so does what random play makes of it. Estimates of good actions differ by
# little, so little is explored. Cards that turn up are told apart as there is time to look at each: to see further is
# worth more than to see all of them.
MIXED = Settings(exploration=0.2, trust=0.5, widening=1.0)
# In both Cyclades games are long and most actions small: the round is played on by plans that look good, and what is
# seen after it counts. A few such turns are worth more than many estimates of what is half done.
PLANNING = Settings(exploration=0.1, heed=8, rounds=1)

# How much stronger each is than the one before stands in docs/ladder.md.
AEGEAN = (
    Level("novice", 0, notices=0.55),
    Level("easy", 0),
    Level("medium", 8, PLANNING),
    Level("hard", 100, PLANNING),
    Level("expert", 1_000, PLANNING),
)
LEVELS: dict[str, tuple[Level, ...]] = {
    "duel": (
        Level("novice", 0, notices=0.7),
        Level("easy", 0),
        Level("medium", 150, MIXED),
        Level("hard", 1_000, MIXED),
        Level("expert", 120_000, MIXED),
    ),
    "cyclades": AEGEAN,
    "legendary": AEGEAN,
}
# for a game that has no levels of its own
LEVELS_ELSEWHERE = LEVELS["duel"]


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

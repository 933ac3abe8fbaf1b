"""Bots take their seats: the house's bots in this process, your own in processes of their own.

A process is kept from game to game; the bot in it is created anew for each.
"""

from __future__ import annotations

import atexit
import json
from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Final

from ..bots import USUAL_LIMITS, Bot, GuardedBot, KeptBot, Limits, Status, bot, bot_names
from ..bots.command import command_bot
from ..bots.own import check_file, command_of, not_made, own_bot
from ..core.contract.registry import game as find_game

SEATED: Final[dict[tuple[str, str, int, Limits], GuardedBot]] = {}
INCIDENTS: Final = "Incidents"  # the tag of a record that says what went wrong
FORFEIT: Final = "forfeit"  # the reason of a game that was lost by an invalid answer


@dataclass(frozen=True)
class Incident:
    """An answer that could not be played: the bot, the game, after how many actions, what was wrong, and the
    position."""

    bot: str
    game: int
    actions: int
    status: Status
    problem: str
    position: str

    def __str__(self) -> str:
        last = self.problem.strip().rpartition("\n")[2]
        return f"{self.bot}, game {self.game + 1}, after {self.actions} actions: {self.status}, {last}"


def written(incidents: list[Incident]) -> str:
    """Incidents as the text of a record's tag."""
    return json.dumps([asdict(one) for one in incidents], ensure_ascii=False)


def read_incidents(text: str) -> tuple[Incident, ...]:
    """Incidents read from a record's tag."""
    return tuple(Incident(**{**one, "status": Status(one["status"])}) for one in json.loads(text or "[]"))


def statuses_of(incidents: Sequence[Incident]) -> dict[str, dict[str, int]]:
    """For each bot, how often its answers had each bad status."""
    found: dict[str, Counter[str]] = {}
    for one in incidents:
        found.setdefault(one.bot, Counter())[str(one.status)] += 1
    return {name: dict(counted.most_common()) for name, counted in found.items()}


def is_own(name: str, game: str) -> bool:
    """Whether a name stands for a user's own bot, which is not trusted."""
    if command_of(name) is not None:
        return True
    first, colon, _ = name.partition(":")
    opponents = [level.name for level in find_game(game).manifest.opponents]
    return bool(colon) and first not in (*bot_names(game), *opponents, "search") and own_bot(name) is not None


def sit_down(name: str, game: str, seat: int, limits: Limits) -> Bot:
    """A bot for a game that is about to begin."""
    if not is_own(name, game):
        return bot(name, game)
    key = (name, game, seat, limits)
    if key not in SEATED:
        SEATED[key] = guarded(name, game, limits)
    SEATED[key].begin()
    return SEATED[key]


def guarded(name: str, game: str, limits: Limits) -> GuardedBot:
    """A user's own bot, in a process of its own."""
    command = command_of(name)
    return KeptBot(name, game, limits) if command is None else command_bot(name, command, game, limits)


def check_name(name: str, game: str) -> None:
    """Fail if there is no such bot; a user's own bot is tried out in a separate process."""
    if not is_own(name, game):
        bot(name, game)
        return
    check_file(name)
    tried = sit_down(name, game, 0, USUAL_LIMITS)
    assert isinstance(tried, GuardedBot)
    problem = tried.trouble()
    if problem:
        raise not_made(name, problem.strip().rpartition("\n")[2])


@atexit.register
def everybody_leaves() -> None:
    """End all processes."""
    for one in SEATED.values():
        one.close()
    SEATED.clear()

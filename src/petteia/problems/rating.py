"""How hard a problem is: how often the levels of its game solve it."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from ..bots import Bot, Situation, bot
from ..core.contract.game import Game
from ..core.engine.rng import Rng
from ..core.engine.state import State
from ..review.thoughts import ends
from .problem import Plan

TRIES: Final = 3  # of each level
EASIEST: Final = 800  # every level always solves it
HARDEST: Final = 2400  # no level ever solves it


def rating(game: Game, state: State, solutions: Collection[Plan]) -> int:
    """The rating, from the easiest to the hardest, by the share of tries that failed."""
    levels = [level.name for level in game.manifest.levels]
    tries = [answer(game, state, bot(name, game.id), Rng(seed)) for name in levels for seed in range(TRIES)]
    failed = sum(plan not in solutions for plan in tries)
    return EASIEST + (HARDEST - EASIEST) * failed // len(tries)


def answer(game: Game, state: State, player: Bot, rng: Rng) -> Plan:
    """The complete plan that a bot chooses."""
    seat, reached = int(state.actor), state.copy()
    plan: list[int] = []
    while not plan or not ends(reached, seat, game.manifest.completing):
        action = int(player.choose(Situation(reached), rng))
        reached.play(action)
        plan.append(action)
    return tuple(plan)

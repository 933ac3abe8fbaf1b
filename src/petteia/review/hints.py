"""Hints for a seat: the plans that look best, or a given one, with its chances afterwards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ..core.contract.game import Game
from ..core.engine.state import State
from .chances import halfway
from .grades import grade_of
from .looking import SEEDS, Lens, after, best_plans, lens, outlook, searched, texts_of
from .result import Chances, Decision, Prospect
from .reviewing import stands_out

MOST: Final = 3
MOST_LISTED: Final = 12


def hints(game: Game, state: State, most: int = MOST) -> tuple[Prospect, ...]:
    """The best plans of the seat that is asked, the best first, and how each may go on. The position is one that the
    seat could be in, given what it knows."""
    seat = int(state.actor)
    through = lens(game, game.manifest.review[-1], most)
    plans = best_plans(through, [searched(through, state, seed) for seed in SEEDS], state)[:most]
    prospects = [prospect_of(through, state, plan) for plan in plans]
    return tuple(sorted(prospects, key=lambda prospect: -prospect.chances[seat]))


def prospect_of(through: Lens, state: State, plan: tuple[int, ...]) -> Prospect:
    """What two searches think of a plan, and what the first of them expects after it."""
    first, second = (outlook(through, after(state, plan), seed) for seed in SEEDS)
    return Prospect(plan, texts_of(state, plan), halfway(first.chances, second.chances), first.line)


def worth_of_plan(game: Game, state: State, plan: Sequence[int], turns: int) -> Chances:
    """The chances of all seats after a plan, by the same two searches that judge every other plan."""
    through = lens(game, turns, 0)
    first, second = (outlook(through, after(state, plan), seed).chances for seed in SEEDS)
    return halfway(first, second)


def judged(decision: Decision, chances: Chances, noise: int) -> tuple[int, str]:
    """What a plan costs compared with the best known plan of a decision, and the grade it would have had."""
    cost = max(0, decision.best.chances[decision.seat] - chances[decision.seat])
    cost = cost if stands_out(cost, noise) else 0
    return cost, grade_of(cost)

"""Whether one plan of a decision is clearly the best: what each of them is worth, by several searches or exactly."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from ..core.engine.state import State
from ..review.chances import CERTAIN
from ..review.grades import FROM, HUNDREDTH
from ..review.looking import Lens, after, outlook
from ..review.thoughts import ends
from ..search.endings import Ending
from .problem import Plan

GAP: Final = 12 * HUNDREDTH  # by which a solution is better than anything else
AS_GOOD: Final = FROM["doubtful"] * HUNDREDTH  # whatever costs less than that against the best is as good
MOST_PLANS: Final = 120  # beyond that, a decision is too much to look at
MOST_POSITIONS: Final = 3_000_000  # of an ending

Worths = tuple[int, ...]  # what each search says, in millionths
Judge = Callable[[Plan], Worths]


@dataclass(frozen=True)
class Clear:
    """The plans that are clearly best, the best of all first; the rest, the most promising first; what lies between."""

    solutions: Sequence[Plan]
    others: Sequence[Plan]
    gap: int = 0


def all_plans(state: State, completing: Collection[str]) -> list[Plan]:
    """Every whole thought of the seat that is asked; none if there are too many."""
    seat = int(state.actor)
    plans: list[Plan] = []
    waiting: list[tuple[State, Plan]] = [(state, ())]
    while waiting:
        position, plan = waiting.pop()
        for action in position.legal():
            reached, longer = after(position, (action,)), (*plan, action)
            if ends(reached, seat, completing):
                plans.append(longer)
            else:
                waiting.append((reached, longer))
        if len(plans) + len(waiting) > MOST_PLANS:
            return []
    return sorted(plans)


def mean(worths: Worths) -> int:
    """What several searches say together."""
    return sum(worths) // len(worths)


def clearly_best(state: State, judged: Mapping[Plan, Worths]) -> Clear | None:
    """Which plans are clearly best, if any are. Every single search has to agree that they are better than the rest."""
    order = sorted(judged, key=lambda plan: (-mean(judged[plan]), plan))
    best = order[0]
    solutions = [
        plan for plan in order if mean(judged[best]) - mean(judged[plan]) < AS_GOOD and alike(state, best, plan)
    ]
    others = [plan for plan in order if plan not in solutions]
    if not others:
        return None
    gap = mean(judged[solutions[-1]]) - mean(judged[others[0]])
    searches = range(len(judged[best]))
    agreed = all(
        min(judged[plan][one] for plan in solutions) > max(judged[plan][one] for plan in others) for one in searches
    )
    return Clear(solutions, others, gap) if gap >= GAP and agreed else None


def alike(state: State, one: Plan, other: Plan) -> bool:
    """Whether two plans are the same decision: they begin alike, or lead to the same position."""
    return one[0] == other[0] or after(state, one) == after(state, other)


def proved(state: State, likely: Clear, judge: Judge) -> tuple[Clear, dict[Plan, Worths]] | None:
    """What a judge finds clearly best, if that is what seemed so; with what he says of every plan. He need not look at
    all of them to see that it is not."""
    best = likely.solutions[0]
    judged: dict[Plan, Worths] = {}
    for plan in (*likely.solutions, *likely.others):
        judged[plan] = judge(plan)
        if mean(judged[plan]) > mean(judged[best]) - GAP and not alike(state, best, plan):
            return None
    clear = clearly_best(state, judged)
    return None if clear is None or clear.solutions[0][0] != best[0] else (clear, judged)


# ---- judges


def by_search(lens: Lens, state: State, seeds: Collection[int]) -> Judge:
    """Judges by searches after a plan."""
    seat = int(state.actor)

    def worth(plan: Plan, seed: int) -> int:
        chance = outlook(lens, after(state, plan), seed).chances[seat]
        return min(max(chance, 0), CERTAIN)  # less the luck on the way, it may lie beyond

    return lambda plan: tuple(worth(plan, seed) for seed in seeds)


def by_all_that_follows(state: State) -> Judge | None:
    """Judges exactly, where so little is left that all of it can be looked at."""
    if not state.nearly_over:
        return None
    seat = int(state.actor)
    probe = Ending(MOST_POSITIONS)
    probe.value(state.copy(), 0.0, 1.0)
    if probe.failed:
        return None

    def judge(plan: Plan) -> Worths:
        first = Ending(MOST_POSITIONS).value(after(state, plan), 0.0, 1.0)
        return (round(CERTAIN * (first if seat == 0 else 1.0 - first)),)

    return judge

"""Proves that one plan of a decision is clearly the best: plans are judged by several searches or exactly."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from ..core.engine.state import State
from ..review.chances import CERTAIN
from ..review.grades import FROM, HUNDREDTH
from ..review.looking import Lens, after, outlook
from ..review.thoughts import ends
from ..search.endings import Ending
from .problem import Plan

GAP: Final = 12 * HUNDREDTH  # how much better a solution is than anything else, at least
AS_GOOD: Final = FROM["doubtful"] * HUNDREDTH  # a plan that is worse than the best by less than this is as good
MOST_PLANS: Final = 120  # decisions with more are skipped
MOST_POSITIONS: Final = 3_000_000  # in an ending

Worths = tuple[int, ...]  # the judgement of each search, in millionths
Judge = Callable[[Plan], Iterator[int]]  # computes them one by one, and only those that are asked for


@dataclass(frozen=True)
class Clear:
    """The plans that are clearly best, and all others, each with the best first; and the gap between the two."""

    solutions: Sequence[Plan]
    others: Sequence[Plan]
    gap: int = 0


def all_plans(state: State, completing: Collection[str]) -> list[Plan]:
    """All complete plans of the seat that is asked; none if there are too many."""
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
    """The mean over several searches."""
    return sum(worths) // len(worths)


def clearly_best(state: State, judged: Mapping[Plan, Worths]) -> Clear | None:
    """The plans that are clearly best, if any are."""
    solutions, others = parted(state, judged)
    if not others or not lie_apart(judged, solutions, others):
        return None
    return Clear(solutions, others, mean(judged[solutions[-1]]) - mean(judged[others[0]]))


def parted(state: State, judged: Mapping[Plan, Worths]) -> tuple[list[Plan], list[Plan]]:
    """First the best plan and those that are the same decision and as good; then the rest; each with the best first."""
    order = sorted(judged, key=lambda plan: (-mean(judged[plan]), plan))
    best = order[0]
    solutions = [
        plan for plan in order if mean(judged[best]) - mean(judged[plan]) < AS_GOOD and alike(state, best, plan)
    ]
    return solutions, [plan for plan in order if plan not in solutions]


def lie_apart(judged: Mapping[Plan, Worths], solutions: Sequence[Plan], others: Sequence[Plan]) -> bool:
    """Whether all solutions are better than all others by `GAP`, and every single search agrees that they are
    better."""
    return all(
        mean(judged[one]) - mean(judged[other]) >= GAP
        and all(better > worse for better, worse in zip(judged[one], judged[other], strict=True))
        for one in solutions
        for other in others
    )


def alike(state: State, one: Plan, other: Plan) -> bool:
    """Whether two plans are the same decision: they begin alike, or lead to the same position."""
    return one[0] == other[0] or after(state, one) == after(state, other)


def proved(state: State, likely: Clear, judge: Judge) -> tuple[Clear, dict[Plan, Worths]] | None:
    """What a judge finds clearly best, if it agrees with what seemed so, together with its judgement of every plan. To
    disagree, the judge need not look at all plans: those that begin alike may already be too close, and a single other
    plan that is too close is enough."""
    best = likely.solutions[0]
    plans = (*likely.solutions, *likely.others)
    judged = {plan: tuple(judge(plan)) for plan in plans if plan[0] == best[0]}
    if not lie_apart(judged, *parted(state, judged)):
        return None
    for plan in plans:
        if plan[0] != best[0]:
            worths = clearly_worse(judged[best], judge(plan))
            if worths is None and after(state, plan) != after(state, best):
                return None
            judged[plan] = worths or tuple(judge(plan))
    clear = clearly_best(state, judged)
    return None if clear is None or clear.solutions[0][0] != best[0] else (clear, judged)


def clearly_worse(best: Worths, said: Iterator[int]) -> Worths | None:
    """The judgements of a plan; None as soon as one search finds it as good as the best, or if it is too close."""
    worths: list[int] = []
    for to_reach in best:
        worths.append(next(said))
        if worths[-1] >= to_reach:
            return None
    return tuple(worths) if mean(tuple(worths)) <= mean(best) - GAP else None


# ---- judges


def by_search(lens: Lens, state: State, seeds: Collection[int]) -> Judge:
    """A judge that searches the position after a plan."""
    seat = int(state.actor)

    @cache
    def worth(plan: Plan, seed: int) -> int:
        chance = outlook(lens, after(state, plan), seed).chances[seat]
        return min(max(chance, 0), CERTAIN)  # without the luck on the way, it may be out of range

    return lambda plan: (worth(plan, seed) for seed in seeds)


def by_all_that_follows(state: State) -> Judge | None:
    """An exact judge, if so little of the game is left that everything can be searched; otherwise None."""
    if not state.nearly_over:
        return None
    seat = int(state.actor)
    probe = Ending(MOST_POSITIONS)
    probe.value(state.copy(), 0.0, 1.0)
    if probe.failed:
        return None

    def judge(plan: Plan) -> Iterator[int]:
        first = Ending(MOST_POSITIONS).value(after(state, plan), 0.0, 1.0)
        yield round(CERTAIN * (first if seat == 0 else 1.0 - first))

    return judge

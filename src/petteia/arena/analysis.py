"""The evaluation of a position by several searches; where they differ, nobody should be sure."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass

from ..core.engine.rng import Rng
from ..core.engine.state import State
from ..review.looking import truest
from ..search import Search
from ..search.report import Analysis, analyse, line_from
from ..search.reuse import children

SEARCHES = 4  # each with its own seed and its share of the time
LINES = 3
NO_LIMIT = 1 << 40  # turns; the time is the limit


@dataclass(frozen=True)
class Band:
    """A chance: the mean of the searches, with the lowest and the highest."""

    chance: float
    low: float
    high: float


@dataclass(frozen=True)
class Option:
    """An action: what it is worth to the seat that takes it, its share of all turns, and a likely continuation."""

    text: str
    worth: Band
    share: float
    line: tuple[str, ...]


@dataclass(frozen=True)
class Verdict:
    """The chances of all seats, and the options of the one that is asked, the most visited first."""

    actor: int
    turns: int
    chances: tuple[Band, ...]
    options: tuple[Option, ...]

    def plain(self) -> dict[str, object]:
        """The verdict as plain data."""
        return asdict(self)


def judge_position(state: State, seconds: float, clock: Callable[[], float], turns: int = NO_LIMIT) -> Verdict:
    """Search the position within a total time, or for a number of turns in each search."""
    return next(verdicts(state, seconds, clock, 1, turns))


def verdicts(
    state: State, seconds: float, clock: Callable[[], float], looks: int, turns: int = NO_LIMIT
) -> Iterator[Verdict]:
    """Verdicts that get better: the searches pause `looks` times, after equal shares of the time, and report."""
    settings = truest(state.position().partition("/")[0])
    seat = int(state.actor)
    searches = [Search(settings, seed) for seed in range(1, SEARCHES + 1)]
    roots = [state.imagine(seat, Rng(seed)) for seed in range(1, SEARCHES + 1)]
    for _ in range(looks):
        for search, root in zip(searches, roots, strict=True):
            search.run(root, seat, turns, seconds / looks / SEARCHES, clock)
        found = [analyse(search, state) for search in searches]
        yield Verdict(seat, sum(one.turns for one in found), chances(found), options(state, searches, found))


def chances(found: list[Analysis]) -> tuple[Band, ...]:
    """Each seat's chance after the best action."""
    seats = range(len(found[0].considered[0].values))
    return tuple(band([one.considered[0].values[seat] for one in found]) for seat in seats)


def options(state: State, searches: list[Search], found: list[Analysis]) -> tuple[Option, ...]:
    """All actions that were tried, the most visited first."""
    seat = int(state.actor)
    turns = sum(considered.visits for one in found for considered in one.considered)
    by_action: dict[int, list[tuple[int, float]]] = {}
    for one in found:
        for considered in one.considered:
            if considered.visits:
                by_action.setdefault(considered.action, []).append((considered.visits, considered.values[seat]))
    visits = {action: sum(tried for tried, _ in seen) for action, seen in by_action.items()}
    ordered = sorted(by_action, key=lambda action: (-visits[action], action))
    return tuple(
        Option(
            state.text(action),
            band([value for _, value in by_action[action]]),
            visits[action] / turns,
            line_of(state, searches, action) if place < LINES else (),
        )
        for place, action in enumerate(ordered)
    )


def line_of(state: State, searches: list[Search], action: int) -> tuple[str, ...]:
    """The likely continuation after an action, from the search that visited it most."""
    best, looked = searches[0], 0
    node = 0
    for search in searches:
        for child in children(search, 0):
            if search.tree.action[child] == action and search.tree.visits[child] > looked:
                best, looked, node = search, int(search.tree.visits[child]), child
    after = state.copy()
    after.play(action)
    return line_from(best, after, node)


def band(values: list[float]) -> Band:
    return Band(sum(values) / len(values), min(values), max(values))

"""What to think of a position: several searches look at it, and where they differ nobody should be sure."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass

from ..core.engine.rng import Rng
from ..core.engine.state import State
from ..review.looking import truest
from ..search import Search
from ..search.report import Analysis, analyse, line_from
from ..search.reuse import children

SEARCHES = 4  # each with its own seed and its part of the time
LINES = 3
NO_LIMIT = 1 << 40  # turns; the time is the limit


@dataclass(frozen=True)
class Band:
    """A chance, and between which bounds the searches put it."""

    chance: float
    low: float
    high: float


@dataclass(frozen=True)
class Option:
    """An action: what it is worth to who takes it, the part of all turns that went to it, and how it may go on."""

    text: str
    worth: Band
    share: float
    line: tuple[str, ...]


@dataclass(frozen=True)
class Verdict:
    """The chances of all seats, and the options of the one that is asked, the best first."""

    actor: int
    turns: int
    chances: tuple[Band, ...]
    options: tuple[Option, ...]

    def plain(self) -> dict[str, object]:
        """The verdict as plain data."""
        return asdict(self)


def judge_position(state: State, seconds: float, clock: Callable[[], float], turns: int = NO_LIMIT) -> Verdict:
    """Search the position of a seat's question, within a total time or for a number of turns in each search."""
    return next(verdicts(state, seconds, clock, 1, turns))


def verdicts(
    state: State, seconds: float, clock: Callable[[], float], looks: int, turns: int = NO_LIMIT
) -> Iterator[Verdict]:
    """The same, told several times as it goes on: the searches stop for a look after equal parts of the time."""
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
    """What each seat may hope for after the best action."""
    seats = range(len(found[0].considered[0].values))
    return tuple(band([one.considered[0].values[seat] for one in found]) for seat in seats)


def options(state: State, searches: list[Search], found: list[Analysis]) -> tuple[Option, ...]:
    """All actions, those that the searches went to most often first."""
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
    """How the search that looked at an action most thinks that it goes on."""
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

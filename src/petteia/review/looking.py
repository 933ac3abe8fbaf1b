"""What searches think of a position, its plans, and what follows them.

Everything follows from the position and the number of turns, so the same question has the same answer everywhere.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from ..bots.levels import settings_of
from ..core.contract.game import Game
from ..core.contract.registry import game as find_game
from ..core.engine.rng import Rng
from ..core.engine.state import CHANCE, State
from ..search import Search, Settings
from ..search.mcts import MOST_SEATS
from ..search.reuse import children
from ..search.tree import DEALT
from .chances import difference, estimated, in_millionths, luck_of
from .result import Chances, Look
from .thoughts import ends

SEEDS: Final = (1, 2)  # of the two searches for every position
LONGEST_LINE: Final = 12


@dataclass(frozen=True)
class Lens:
    """How to look: the search's settings, its turns, the number of plans besides the one that was played, and which
    questions only complete a thought."""

    settings: Settings
    turns: int
    plans: int
    completing: tuple[str, ...]


def truest(game: str) -> Settings:
    """The settings of the level that judges positions."""
    return settings_of(find_game(game).manifest.judging)


def lens(game: Game, turns: int, plans: int) -> Lens:
    """The lens for a game."""
    return Lens(settings_of(game.manifest.judging), turns, plans, game.manifest.completing)


def look_at(lens: Lens, state: State, at: int, played: Sequence[int]) -> Look:
    """Look at the decision at moment `at`, for which the plan `played` was chosen."""
    searches = [searched(lens, state, seed) for seed in SEEDS]
    first, second = (worth_of(search, int(state.seats)) for search in searches)
    plans = best_plans(lens, searches, state)
    if not plans or plans[0] == tuple(played):
        return Look(at, first, second)
    better = tuple(plan for plan in plans[: lens.plans] if plan != tuple(played))
    judged = [[outlook(lens, after(state, plan), seed) for seed in SEEDS] for plan in better]
    worths = tuple((one.chances, other.chances) for one, other in judged)
    return Look(at, first, second, better, worths, (*better[0], *judged[0][0].line))


def searched(lens: Lens, state: State, seed: int) -> Search:
    """A search for the seat that is asked, given what it knows."""
    search = Search(lens.settings, seed)
    seat = int(state.actor)
    search.run(state.imagine(seat, Rng(seed)), seat, max(1, lens.turns // len(SEEDS)), 0.0, time.monotonic)
    return search


def worth_of(search: Search, seats: int) -> Chances:
    """The chances of all seats over all turns of a search."""
    slots = range(len(children(search, 0)))
    return in_millionths([sum(search.root_totals[MOST_SEATS * slot + seat] for slot in slots) for seat in range(seats)])


@dataclass(frozen=True)
class Outlook:
    """The chances of all seats, and a likely continuation."""

    chances: Chances
    line: tuple[int, ...]


def outlook(lens: Lens, state: State, seed: int) -> Outlook:
    """The outlook of any position. A seat's question is searched; chance is drawn first, and the luck in the draw is
    subtracted."""
    rng, luck = Rng(seed), (0,) * int(state.seats)
    line: list[int] = []
    while not state.over:
        if state.actor == CHANCE:
            action = int(state.draw(rng))
            luck = tuple(had + more for had, more in zip(luck, luck_of(state, action), strict=True))
        else:
            legal = state.legal()
            if len(legal) > 1:
                search = searched(lens, state, seed)
                on = main_line(search, state, LONGEST_LINE - len(line))
                return Outlook(difference(worth_of(search, int(state.seats)), luck), (*line, *on))
            action = legal[0]
        line.append(action)
        state.play(action)
    return Outlook(difference(estimated(state), luck), tuple(line))


def after(state: State, plan: Sequence[int]) -> State:
    """The position that a plan leads to."""
    reached = state.copy()
    for action in plan:
        reached.play(action)
    return reached


def texts_of(state: State, plan: Sequence[int]) -> tuple[str, ...]:
    """The actions of a plan as people write them."""
    position, texts = state.copy(), []
    for action in plan:
        texts.append(position.text(action))
        position.play(action)
    return tuple(texts)


# ---- plans in the trees of searches


def best_plans(lens: Lens, searches: Sequence[Search], state: State) -> list[tuple[int, ...]]:
    """The plans that the searches visited, the most visited first."""
    found: dict[tuple[int, ...], tuple[int, float]] = {}
    for search in searches:
        for plan, visits, total in visited_plans(lens, search, state):
            had, sum_of = found.get(plan, (0, 0.0))
            found[plan] = had + visits, sum_of + total
    return sorted(found, key=lambda plan: (-found[plan][0], -found[plan][1], plan))


def visited_plans(lens: Lens, search: Search, state: State) -> list[tuple[tuple[int, ...], int, float]]:
    """Every complete plan in a tree, with its visits and the total they gave the seat. If the seat does not know
    everything, plans that are not possible here are left out."""
    tree, seat = search.tree, int(state.actor)
    plans: list[tuple[tuple[int, ...], int, float]] = []
    waiting: list[tuple[int, State, tuple[int, ...]]] = [(0, state, ())]
    while waiting:
        node, position, plan = waiting.pop()
        for child in children(search, node):
            action = int(tree.action[child])
            if not tree.visits[child] or (not search.certain and position.why_not(action) is not None):
                continue
            reached = after(position, (action,))
            longer = (*plan, action)
            if ends(reached, seat, lens.completing):
                plans.append((longer, int(tree.visits[child]), float(tree.total[child])))
            else:
                waiting.append((child, reached, longer))
    return plans


def main_line(search: Search, state: State, most: int) -> tuple[int, ...]:
    """The most likely continuation from the root, as far as the tree knows it, up to `most` actions."""
    tree, node, position = search.tree, 0, state.copy()
    line: list[int] = []
    while len(line) < most and not position.over and tree.first[node]:
        node = int(search.tree.most_visited(node))
        action = int(tree.action[node])
        if tree.visits[node] == 0 or tree.mover[node] == DEALT or position.why_not(action) is not None:
            break
        line.append(action)
        position.play(action)
    return tuple(line)

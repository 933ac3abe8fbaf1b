"""What a search found, for people: each action with its visits and values, and the main line."""

from __future__ import annotations

from dataclasses import asdict, dataclass

from ..core.engine.state import State
from .mcts import MOST_SEATS, Search
from .reuse import children
from .tree import DEALT


@dataclass(frozen=True)
class Considered:
    """An action of the root: how often it was tried, and what each seat got on average."""

    action: int
    text: str
    visits: int
    values: tuple[float, ...]


@dataclass(frozen=True)
class Analysis:
    """All actions, the most visited first, and the line of most visited actions, with chance's likeliest answers."""

    turns: int
    considered: tuple[Considered, ...]
    line: tuple[str, ...]

    def plain(self) -> dict[str, object]:
        """The analysis as plain data."""
        return asdict(self)


def analyse(search: Search, root: State) -> Analysis:
    """What a search from this position has found."""
    tree = search.tree
    seats = int(root.seats)
    found = []
    for child in children(search, 0):
        slot = int(search.root_slot(child))
        seen = int(search.root_visits[slot])
        totals = [search.root_totals[MOST_SEATS * slot + seat] for seat in range(seats)]
        values = tuple(total / seen if seen else 0.0 for total in totals)
        action = int(tree.action[child])
        found.append(Considered(action, root.text(action), int(tree.visits[child]), values))
    found.sort(key=lambda considered: (-considered.visits, considered.action))
    return Analysis(int(search.turns), tuple(found), main_line(search, root.copy()))


def main_line(search: Search, state: State) -> tuple[str, ...]:
    """The moves most likely to be played, as far as the tree knows them."""
    return line_from(search, state, 0)


def line_from(search: Search, state: State, node: int) -> tuple[str, ...]:
    """The most likely moves from a node on; `state` is the node's position, and is played forward."""
    tree = search.tree
    line: list[str] = []
    while not state.over and tree.first[node]:
        child = int(search.tree.most_visited(node))
        if tree.visits[child] == 0 or tree.mover[child] == DEALT or state.why_not(tree.action[child]) is not None:
            break
        line.append(state.text(tree.action[child]))
        state.play(tree.action[child])
        node = child
    return tuple(line)

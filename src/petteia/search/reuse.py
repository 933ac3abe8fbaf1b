"""Finding a position in the tree of a search that began before it."""

from __future__ import annotations

from collections import deque

from ..core.engine.state import State
from .mcts import Search
from .tree import DEALT

MOST_STEPS = 3000  # most nodes that are looked at
MOST_COMPARED = 200


def node_of(search: Search, root: State, wanted: State) -> int:
    """The node of a position that may have been reached from the root, trying the most visited paths first; 0 if it is
    not found."""
    tree = search.tree
    line, question, actor = wanted.position(), wanted.question, wanted.actor
    waiting: deque[tuple[int, State]] = deque([(int(search.tree.most_visited(0)), root.copy())])
    steps = compared = 0
    while waiting and steps < MOST_STEPS and compared < MOST_COMPARED:
        node, state = waiting.popleft()
        state.play(tree.action[node])
        steps += 1
        if state.actor == actor and state.question == question:
            compared += 1
            if state.position() == line:
                return node
        for child in children(search, node):
            if tree.visits[child] and tree.mover[child] != DEALT:
                waiting.append((child, state.copy()))
    return 0


def children(search: Search, node: int) -> list[int]:
    """The children of a node."""
    tree = search.tree
    if tree.count[node]:
        return list(range(tree.first[node], tree.first[node] + tree.count[node]))
    found = []
    child = int(tree.first[node])
    while child:
        found.append(child)
        child = int(tree.sibling[child])
    return found

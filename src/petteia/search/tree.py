"""The tree that a search grows, in flat arrays: a node is a number, the root is 0, and 0 stands for "none" as well."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, extend, vec
from mypy_extensions import i64, mypyc_attr

GROWTH: Final = 16384
DEALT: Final = -2  # the mover of a node that stands for all that chance does; its action is a seed
MOST_VISITS: Final = 1_000_000_000_000_000_000  # more than any node has
SEEDLING: Final = 1024  # nodes that a new tree has room for
NO_NUMBERS: Final = vec[i64]([0] * GROWTH)
NO_VALUES: Final = vec[float]([0.0] * GROWTH)


@final
@mypyc_attr(acyclic=True)
class Tree:
    """Nodes with what is known of them.

    The children of a decision lie side by side, `count` of them from `first` on. Those of a chance node are linked:
    `first` is the newest, and `sibling` leads on. A node belongs to the seat that chose it, its `mover`.
    """

    __slots__ = ("action", "count", "first", "known", "looked", "mover", "sibling", "size", "total", "visits", "worth")

    action: vec[i64]
    mover: vec[i64]
    first: vec[i64]
    count: vec[i64]
    sibling: vec[i64]
    visits: vec[i64]
    known: vec[i64]  # 1 more than the seat that is sure to win from here; 0 if nobody is known to be
    total: vec[float]  # of the mover's rewards
    looked: vec[float]  # what the mover expects at first sight, or how likely the action seemed to be the best
    worth: vec[float]  # what the actor hoped for when the node was given its children
    size: i64

    def __init__(self) -> None:
        self.action = NO_NUMBERS[:SEEDLING]
        self.mover = NO_NUMBERS[:SEEDLING]
        self.first = NO_NUMBERS[:SEEDLING]
        self.count = NO_NUMBERS[:SEEDLING]
        self.sibling = NO_NUMBERS[:SEEDLING]
        self.visits = NO_NUMBERS[:SEEDLING]
        self.known = NO_NUMBERS[:SEEDLING]
        self.total = NO_VALUES[:SEEDLING]
        self.looked = NO_VALUES[:SEEDLING]
        self.worth = NO_VALUES[:SEEDLING]
        self.size = 1

    def reserve(self, nodes: i64) -> None:
        """Make room for that many more nodes."""
        while self.size + nodes > len(self.action):
            self.action = extend(self.action, NO_NUMBERS)
            self.mover = extend(self.mover, NO_NUMBERS)
            self.first = extend(self.first, NO_NUMBERS)
            self.count = extend(self.count, NO_NUMBERS)
            self.sibling = extend(self.sibling, NO_NUMBERS)
            self.visits = extend(self.visits, NO_NUMBERS)
            self.known = extend(self.known, NO_NUMBERS)
            self.total = extend(self.total, NO_VALUES)
            self.looked = extend(self.looked, NO_VALUES)
            self.worth = extend(self.worth, NO_VALUES)

    def add_children(self, node: i64, count: i64) -> i64:
        """Room for the children of a decision; returns the first."""
        self.reserve(count)
        start: i64 = self.size
        self.first[node] = start
        self.count[node] = count
        self.size += count
        return start

    def add_outcome(self, node: i64, action: i64) -> i64:
        """A new child of a chance node."""
        self.reserve(1)
        child: i64 = self.size
        self.size += 1
        self.action[child] = action
        self.mover[child] = -1
        self.sibling[child] = self.first[node]
        self.first[node] = child
        return child

    def outcome(self, node: i64, action: i64) -> i64:
        """The child of a chance node for that outcome, new if need be."""
        child: i64 = self.first[node]
        while child and self.action[child] != action:
            child = self.sibling[child]
        return child if child else self.add_outcome(node, action)

    def winner_at(self, node: i64, known: i64) -> i64:
        """Who is sure to win from a decision of which one way leads to what `known` wins; 0 if that is open."""
        start: i64 = self.first[node]
        if self.mover[start] == known - 1:
            return known
        for child in range(start, start + self.count[node]):
            if self.known[child] != known:
                return 0
        return known

    def knows_all_ways(self, node: i64) -> bool:
        """Whether it is known of each way from a decision who wins."""
        for child in range(self.first[node], self.first[node] + self.count[node]):
            if self.known[child] == 0:
                return False
        return self.count[node] > 0

    def most_visited(self, node: i64) -> i64:
        """The child that a search went to most often; of equals, the one that did better. What is known to win or to
        lose counts more than any number of visits. 0 if there is none."""
        child: i64 = self.first[node]
        best: i64 = child
        stop: i64 = child + self.count[node] if self.count[node] else i64(0)  # 0 ends the linked children
        while child != stop:
            more: i64 = self.standing(child) - self.standing(best)
            if more > 0 or (more == 0 and self.total[child] > self.total[best]):
                best = child
            child = child + 1 if stop else self.sibling[child]
        return best

    def standing(self, child: i64) -> i64:
        """By how much a child is to be preferred: its visits, and before that, what is known of it."""
        if self.known[child] == 0:
            return self.visits[child]
        if self.is_lost(child):
            return self.visits[child] - MOST_VISITS
        return self.visits[child] + MOST_VISITS

    def is_lost(self, child: i64) -> bool:
        """Whether it is known that who goes to this node does not win."""
        return self.known[child] > 0 and self.known[child] != self.mover[child] + 1

    def subtree(self, node: i64) -> Tree:
        """A tree of its own that has this node as its root, with all that is known below it."""
        grown = Tree()
        taken = vec[i64]([node])  # by node of the new tree: the old one
        at: i64 = 0
        while at < grown.size:  # which grows on the way
            old: i64 = taken[at]
            grown.adopt(at, self, old)
            child: i64 = self.first[old]
            if self.count[old]:
                start: i64 = grown.add_children(at, self.count[old])
                for _ in range(start, grown.size):
                    taken = append(taken, child)
                    child += 1
            else:
                last: i64 = 0
                while child:
                    last = grown.add_linked(at, last)
                    taken = append(taken, child)
                    child = self.sibling[child]
            at += 1
        return grown

    def adopt(self, node: i64, source: Tree, old: i64) -> None:
        """Know of a node what another tree knows of its own."""
        self.action[node] = source.action[old]
        self.mover[node] = source.mover[old]
        self.visits[node] = source.visits[old]
        self.known[node] = source.known[old]
        self.total[node] = source.total[old]
        self.looked[node] = source.looked[old]
        self.worth[node] = source.worth[old]

    def add_linked(self, node: i64, last: i64) -> i64:
        """A new linked child, behind the last one."""
        self.reserve(1)
        child: i64 = self.size
        self.size += 1
        if last:
            self.sibling[last] = child
        else:
            self.first[node] = child
        return child

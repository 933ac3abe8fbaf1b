"""The tree that a search grows, in flat arrays: a node is a number, the root is 0, and 0 also stands for "none"."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, extend, vec
from mypy_extensions import i64, mypyc_attr

GROWTH: Final = 16384
DEALT: Final = -2  # the mover of a node that stands for everything that chance does at once; its action is a seed
MOST_VISITS: Final = 1_000_000_000_000_000_000  # more than any node has
SEEDLING: Final = 1024  # nodes that a new tree has room for
NO_NUMBERS: Final = vec[i64]([0] * GROWTH)
NO_VALUES: Final = vec[float]([0.0] * GROWTH)


@final
@mypyc_attr(acyclic=True)
class Tree:
    """Nodes and what is known about them.

    The children of a decision are next to each other, `count` of them from `first` on. Those of a chance node are
    linked: `first` is the newest, and `sibling` leads to the next. A node belongs to the seat that chose it, its
    `mover`.
    """

    __slots__ = ("action", "count", "first", "known", "looked", "mover", "sibling", "size", "total", "visits", "worth")

    action: vec[i64]
    mover: vec[i64]
    first: vec[i64]
    count: vec[i64]
    sibling: vec[i64]
    visits: vec[i64]
    known: vec[i64]  # the seat that is sure to win from here, plus 1; 0 if that is not known
    total: vec[float]  # of the mover's rewards
    looked: vec[float]  # what the mover expects at first sight, or how likely the action seemed to be the best
    worth: vec[float]  # what the actor expected when the node was given its children
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
        """Make room for the children of a decision; returns the first."""
        self.reserve(count)
        start: i64 = self.size
        self.first[node] = start
        self.count[node] = count
        self.size += count
        return start

    def add_outcome(self, node: i64, action: i64) -> i64:
        """Add a child to a chance node; returns it."""
        self.reserve(1)
        child: i64 = self.size
        self.size += 1
        self.action[child] = action
        self.mover[child] = -1
        self.sibling[child] = self.first[node]
        self.first[node] = child
        return child

    def outcome(self, node: i64, action: i64) -> i64:
        """The child of a chance node for an outcome, added if it is new."""
        child: i64 = self.first[node]
        while child and self.action[child] != action:
            child = self.sibling[child]
        return child if child else self.add_outcome(node, action)

    def winner_at(self, node: i64, known: i64) -> i64:
        """Who is sure to win at a decision that has a child where `known` wins; 0 if that is open. Winners are seats
        plus 1."""
        start: i64 = self.first[node]
        if self.mover[start] == known - 1:
            return known
        for child in range(start, start + self.count[node]):
            if self.known[child] != known:
                return 0
        return known

    def knows_all_ways(self, node: i64) -> bool:
        """Whether the winner is known for every child of a decision."""
        for child in range(self.first[node], self.first[node] + self.count[node]):
            if self.known[child] == 0:
                return False
        return self.count[node] > 0

    def most_visited(self, node: i64) -> i64:
        """The child that the search visited most often; in a tie, the one that did better. A known win counts for more
        than any number of visits, and a known loss for less. 0 if there is none."""
        child: i64 = self.first[node]
        best: i64 = child
        stop: i64 = child + self.count[node] if self.count[node] else i64(0)  # linked children end with 0
        while child != stop:
            more: i64 = self.standing(child) - self.standing(best)
            if more > 0 or (more == 0 and self.total[child] > self.total[best]):
                best = child
            child = child + 1 if stop else self.sibling[child]
        return best

    def standing(self, child: i64) -> i64:
        """How much a child is preferred: by its visits, but above all by what is known about it."""
        if self.known[child] == 0:
            return self.visits[child]
        if self.is_lost(child):
            return self.visits[child] - MOST_VISITS
        return self.visits[child] + MOST_VISITS

    def is_lost(self, child: i64) -> bool:
        """Whether the seat that chose this node is known not to win."""
        return self.known[child] > 0 and self.known[child] != self.mover[child] + 1

    def subtree(self, node: i64) -> Tree:
        """A separate tree with this node as its root and everything known below it."""
        grown = Tree()
        taken = vec[i64]([node])  # for each node of the new tree, the old one
        at: i64 = 0
        while at < grown.size:  # which grows meanwhile
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
        """Copy to a node what another tree knows about its node `old`."""
        self.action[node] = source.action[old]
        self.mover[node] = source.mover[old]
        self.visits[node] = source.visits[old]
        self.known[node] = source.known[old]
        self.total[node] = source.total[old]
        self.looked[node] = source.looked[old]
        self.worth[node] = source.worth[old]

    def add_linked(self, node: i64, last: i64) -> i64:
        """Add a linked child after the last one; returns it."""
        self.reserve(1)
        child: i64 = self.size
        self.size += 1
        if last:
            self.sibling[last] = child
        else:
            self.first[node] = child
        return child

"""Pairs with the least objections: a minimum-weight matching.

Pairing a tournament as a matching: S. Ólafsson, Weighted Matching in Chess Tournaments, Journal of the Operational
Research Society 41 (1990). The matching itself is networkx's (Galil, Efficient Algorithms for Finding Maximum Matching
in Graphs, ACM Computing Surveys 18, 1986).
"""

from __future__ import annotations

from collections.abc import Iterable


def least_objectionable(pairs: Iterable[tuple[int, int, int]]) -> list[tuple[int, int]]:
    """As many pairs as possible and, among all such choices, one with the least total objection. `pairs` are those
    possible, each with its objection. Ordered by the first of each pair."""
    from networkx import Graph, max_weight_matching  # takes a quarter of a second, so only when pairing

    graph = Graph()
    for one, other, against in sorted(pairs):
        graph.add_edge(one, other, weight=-against)
    return sorted((min(pair), max(pair)) for pair in max_weight_matching(graph, maxcardinality=True))

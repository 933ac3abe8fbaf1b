"""Everybody against everybody, in rounds: J. Schurig's circle method, known in chess as Berger tables."""

from __future__ import annotations

from collections.abc import Sequence

from .score import Entrant


def all_rounds(players: Sequence[Entrant]) -> list[list[tuple[str, ...]]]:
    """All rounds, each pair with its first player first. One player stays, the others rotate; with an odd number,
    whoever would meet nobody has a bye."""
    users: list[str | None] = [one.user for one in sorted(players, key=lambda one: one.lot)]
    if len(users) % 2:
        users.append(None)
    turning = len(users) - 1
    rounds = []
    for turn in range(turning):
        pairs = [(users[turn], users[turning]) if turn % 2 else (users[turning], users[turn])]
        for step in range(1, len(users) // 2):
            ahead, behind = users[(turn + step) % turning], users[(turn - step) % turning]
            pairs.append((ahead, behind) if step % 2 else (behind, ahead))
        rounds.append([tuple(user for user in pair if user is not None) for pair in pairs])
    return rounds

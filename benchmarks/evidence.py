"""What clients decided and what they were told, and whether the log of the server agrees with it.

The server promises two things: an acknowledged action is in the log under its number, and an action that was decided
on once is there only once.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

Said = tuple[str, int, int, int]  # table, number, seat, action
Logged = tuple[int, str, int, int]  # number, kind, actor, action
CHANCE = -1


@dataclass
class Evidence:
    """What was said: every action that a client decided on, and every acknowledgement that a client received."""

    decided: set[Said] = field(default_factory=set)
    acknowledged: set[Said] = field(default_factory=set)

    def __len__(self) -> int:
        return len(self.acknowledged)


@dataclass
class Findings:
    """What is wrong, in words."""

    lost: list[str] = field(default_factory=list)
    doubled: list[str] = field(default_factory=list)
    gaps: list[str] = field(default_factory=list)

    @property
    def clean(self) -> bool:
        return not (self.lost or self.doubled or self.gaps)


def examine(
    evidence: Evidence, logs: Mapping[str, Iterable[Logged]], by_bots: Iterable[tuple[str, int]] = ()
) -> Findings:
    """Compare what was said with the logs of all tables. At the seats `by_bots`, bots act without a client's
    decision."""
    found = Findings()
    others = set(by_bots)
    stored: dict[tuple[str, int], tuple[int, int]] = {}
    for table, log in logs.items():
        for expected, (n, kind, seat, action) in enumerate(log):
            if n != expected:
                found.gaps.append(f"{table}: entry {n} stands where entry {expected} should")
            if kind != "action":
                continue
            stored[table, n] = (seat, action)
            if seat != CHANCE and (table, seat) not in others and (table, n, seat, action) not in evidence.decided:
                found.doubled.append(f"{table}: entry {n} is action {action} of seat {seat}, who did not decide on it")
    promised: dict[tuple[str, int], tuple[int, int]] = {}
    for table, n, seat, action in sorted(evidence.acknowledged):
        if stored.get((table, n)) != (seat, action):
            found.lost.append(f"{table}: action {action} of seat {seat} was acknowledged as entry {n}")
        if promised.setdefault((table, n), (seat, action)) != (seat, action):
            found.doubled.append(f"{table}: entry {n} was acknowledged for two actions")
    return found

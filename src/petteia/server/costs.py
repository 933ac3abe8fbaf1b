"""What each thing a client can ask for costs, and how much everybody may spend.

A cost is in milliseconds of the server's processor time, rounded up from what `benchmarks/costs.py` measures; the
most expensive of a kind counts, since an attacker asks for that. Budgets are by socket, by account and by address:
those who have spent theirs wait, and nobody else does.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

# over HTTP; a route says which it is by opt={"cost": …}
REQUEST: Final = "request"
COSTS: Final = {
    REQUEST: 1.5,
    "list": 6.0,  # tables, players, games of somebody: many rows
    "table": 8.0,  # made, with the game that begins
    "moment": 3.0,
    "chance": 6.0,
    "record": 12.0,  # a clerk does most of it
    "open": 80.0,  # a clerk reads it, but one at a time
    "review": 8.0,  # a process of its own does most of it
    "line": 6.0,
    "trial": 6.0,  # a clerk explains the question
    "worth": 40.0,  # a process of its own does it, but only one thing at a time
    "options": 200.0,  # likewise, and it takes longest
    "board": 8.0,  # a clerk replays the line and explains the question
    "profile": 30.0,  # a clerk adds up all games of somebody
    "plan": 12.0,  # a clerk looks ahead
    "study": 40.0,  # a clerk replays the whole tree
    "tournament": 4.0,  # a clerk works out the standings, once for all who look
    "play_on": 12.0,  # a table made, from a position that a clerk finds
    "hint": 60.0,  # a process of its own does it, but only one thing at a time
    "export": 20.0,
    "picture": 100.0,  # a clerk draws it, but one at a time
    "map": 25.0,
    "password": 5.0,  # hashed in a thread of its own, one at a time
    # over a socket
    "connect": 4.0,
    "hello": 3.0,
    "look": 1.0,
    "act": 2.0,
    "explained": 8.0,  # beside what led to it: a question with explanations, for those who want them
    "undo": 2.0,
    "undo_answer": 2.0,
    "resign": 2.0,
    "chat": 1.0,
    "rematch": 2.0,
    "take_seat": 2.0,
    "leave_seat": 2.0,
    "seed": 2.0,
    "ping": 0.1,
    "bad": 0.5,  # no message at all
}


@dataclass(frozen=True)
class Budget:
    """Milliseconds available at once, and milliseconds regained per second."""

    at_once: float
    a_second: float


BUDGETS: Final = {
    "socket": Budget(600.0, 40.0),
    "account": Budget(1_500.0, 80.0),
    "address": Budget(4_000.0, 150.0),  # many people may share one
}

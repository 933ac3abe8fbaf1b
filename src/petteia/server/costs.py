"""The cost of everything a client can ask for, and how much everybody may spend.

Costs are in milliseconds of the server's processor time, rounded up from what `benchmarks/costs.py` measures; the most
expensive request of a kind counts, since an attacker would use it. Budgets are by socket, by account and by address:
those who have spent theirs wait, and nobody else does.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

# over HTTP; a route names its cost by opt={"cost": …}
REQUEST: Final = "request"
COSTS: Final = {
    REQUEST: 1.5,
    "list": 6.0,  # tables, players, somebody's games: many rows
    "table": 8.0,  # a new table, with its game's beginning
    "moment": 3.0,
    "chance": 6.0,
    "record": 12.0,  # a clerk does most of it
    "open": 80.0,  # read by a clerk, but one at a time
    "review": 8.0,  # most of it done by a separate process
    "line": 6.0,
    "trial": 6.0,  # a clerk explains the question
    "worth": 40.0,  # done by a separate process, but only one thing at a time
    "options": 200.0,  # likewise, and it takes longest
    "board": 8.0,  # a clerk replays the line and explains the question
    "profile": 30.0,  # a clerk adds up all of somebody's games
    "plan": 12.0,  # a clerk looks ahead
    "study": 40.0,  # a clerk replays the whole tree
    "tournament": 4.0,  # a clerk works out the standings, once for everybody
    "play_on": 12.0,  # a new table, from a position that a clerk finds
    "hint": 60.0,  # done by a separate process, but only one thing at a time
    "export": 20.0,
    "picture": 100.0,  # drawn by a clerk, but one at a time
    "map": 25.0,
    "password": 5.0,  # hashed in a separate thread, one at a time
    # over a socket
    "connect": 4.0,
    "hello": 3.0,
    "look": 1.0,
    "act": 2.0,
    "explained": 8.0,  # in addition to what led to it: a question with explanations, for those who want them
    "undo": 2.0,
    "undo_answer": 2.0,
    "resign": 2.0,
    "chat": 1.0,
    "rematch": 2.0,
    "take_seat": 2.0,
    "leave_seat": 2.0,
    "seed": 2.0,
    "ping": 0.1,
    "bad": 0.5,  # an invalid message
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

"""Writes docs/observations.md: what a seat sees, field by field, for every game that describes it.

python tools/describe_observations.py
"""

from __future__ import annotations

from pathlib import Path

import petteia

PAGE = Path(__file__).parents[1] / "docs" / "observations.md"
HEAD = """\
# Observations

What a seat sees, as numbers: this page is written by `tools/describe_observations.py` from the descriptions that the
engine itself uses (`games/*/rules/observation.py`). `state.observe_into(seat, buffer)` writes them, a byte each, or
as 32-bit floats; `game.observation(seats).decode(buffer)` returns them by name.

An observation contains what the seat's view contains, and nothing else; what can be worked out from it (prices of
cards, chances of battle, who can reach what) is left out. Numbers above 127 are shown as 127. A field starts where the
table says, and numbers between two fields are always 0. Seats are listed from the observer's point
of view: `me`, then `next1` and so on in turn order. Fields marked with ◐ hide different things from different seats.
"""


def page() -> str:
    """The page in Markdown."""
    parts = [HEAD]
    for game in petteia.all_games().values():
        description = game.observation(game.usual_seats)
        if description is None:
            continue
        sizes = {seats: game.observation(seats) for seats in game.seat_counts}
        told = ", ".join(f"{seats}: {one.size}" for seats, one in sizes.items() if one is not None)
        parts.append(
            f"\n## {game.title}\n\nNumbers in an observation, by seats: {told}. At {game.usual_seats} seats:\n"
        )
        parts.append(f"\n{description.table()}")
    return "".join(parts)


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")

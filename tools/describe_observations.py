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
engine itself goes by (`games/*/rules/observation.py`). `state.observe_into(seat, buffer)` writes them, a byte each, or
as floats of 32 bits; `game.observation(seats).decode(buffer)` says them by name.

An observation holds what the seat's view holds, and nothing else; what follows from it (prices of cards, chances of
battle, who can reach what) is left out. Numbers above 127 are shown as 127. A field starts where the table says, and
numbers between two fields are always 0. Seats come as the one that looks sees them: `me`, then `next1` and so on in
turn order. Fields marked with ◐ differ from seat to seat in what they hide.
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

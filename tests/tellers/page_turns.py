"""Turns of Cyclades for measuring how few presses the page needs: a position, and what is done from there.

Plain facts, so that `tools/count_presses.py` can also play them on the page of an older version.
"""

from __future__ import annotations

from typing import Any

TURNS: list[tuple[dict[str, Any], list[str]]] = [
    # a bid
    ({"ask": "which_god", "rows": "ares zeus", "order": "0 1 2", "gold": (9, 5, 5)}, ["choose ares", "offer 3"]),
    # two fleets, a port, and a voyage of three spaces
    (
        {"god": "poseidon", "fleets": ["C2*3", "F1", "K2"], "gold": (20, 5, 5)},
        [
            *("recruit fleet C2", "recruit fleet C2", "build i7.1"),
            *("sail from C2", "fleets 3", "sail to C1", "fleets 3", "sail to D1", "fleets 3", "sail to E1"),
        ],
    ),
    # two troops, a fortress, and an attack over the sea
    (
        {
            "god": "ares",
            "gold": (20, 5, 5),
            "land": ["i1 i7", "i2*0 i5", "i3 i8"],
            "fleets": ["C2", "F1", "K2"],
        },
        ["recruit troop i1", "recruit troop i1", "build i7.1", "march from i1", "troops 3", "march to i2"],
    ),
]

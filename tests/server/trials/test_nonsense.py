"""A real server answers nonsense sensibly; `python benchmarks/fuzz.py` sends much more of it."""

from __future__ import annotations

import asyncio
from pathlib import Path

from fuzz import fuzz

PATIENCE = 300.0  # seconds: a run that stands still fails


def test_no_bytes_make_the_server_fail(tmp_path: Path) -> None:
    tally = asyncio.run(asyncio.wait_for(fuzz(tmp_path, socket_bytes=200_000, requests=300, seed=3), PATIENCE))
    assert tally.faults == []
    assert tally.statuses["200"] > 20, "hardly any request was understood"
    assert tally.closed["1000"] > 0, "no connection came to its end"

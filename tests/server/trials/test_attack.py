"""The attack run works and says what each attack costs; what honest people notice is measured by `make prove`."""

from __future__ import annotations

import asyncio
from pathlib import Path

import attack
import pytest

PATIENCE = 200.0  # seconds: a run that stands still fails


def test_the_attack_run_tells_costs_and_what_the_honest_felt(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(attack, "ENTRIES", 60)
    monkeypatch.setattr(attack, "OWN_ENTRIES", 20)
    siege = attack.siege(tmp_path, ["moments"], attack.Force(sockets=4, seconds=3.0, together=0.0))
    found = asyncio.run(asyncio.wait_for(siege, PATIENCE))
    assert list(found) == [attack.CALM, "moments"]
    report = found["moments"]
    assert report["hostile"]["answered"] > 0
    assert report["cpu_a_second"] > 0
    assert report["actions"] > 0
    assert attack.verdict(found)["kept"].keys() == {"moments"}

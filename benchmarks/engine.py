"""Measures the engines against their speed contract.

    python benchmarks/engine.py [GAME …]      every figure beside its bound; one JSON line last
    python benchmarks/engine.py --renew       store the instruction counts that the tests guard

Times are processor time on this machine and vary with it; instructions are counted by valgrind and do not.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import petteia
from petteia.arena.measure import Speed, instructions_per_game, measure

BASELINE = Path(__file__).parent / "baseline.json"
SEATS = {"duel": 2, "cyclades": 4, "legendary": 4}
PLAIN = "import json, petteia; from petteia.arena.measure import measure; \
print(json.dumps(measure(petteia.game({!r}), {}, instructions=False).plain()))"


@dataclass(frozen=True)
class Bound:
    """A promise of the contract: a figure that must not be above, or not below, a number."""

    figure: str
    about: str
    most: float | None = None
    least: float | None = None

    def kept(self, value: float) -> bool:
        return (self.most is None or value <= self.most) and (self.least is None or value >= self.least)


CONTRACT = {
    "duel": (
        Bound("instructions_per_game", "instructions a game, by playout", most=80_000),
        Bound("stepped_instructions_per_game", "instructions a game, stepped with full legal lists", most=130_000),
        Bound("games_per_second", "games a second, by playout", least=45_000),
        Bound("decisions_per_second", "decisions a second, stepped inside compiled code", least=2_500_000),
        Bound("python_decisions_per_second", "decisions a second, from a plain Python loop", least=700_000),
        Bound("copies_per_second", "copies a second", least=8_000_000),
        Bound("search_turns_per_second", "turns of search a second, with plain playouts", least=45_000),
        Bound("bytes_per_state", "bytes a state", most=1_000),
        Bound("times_plain", "times as fast as the plain engine", least=25),
    ),
    "cyclades": (
        Bound("decisions_per_second", "decisions a second, stepped inside compiled code", least=1_500_000),
        Bound("copies_per_second", "copies a second", least=2_500_000),
        Bound("bytes_per_state", "bytes a state", most=4_000),
        Bound("times_plain", "times as fast as the plain engine", least=40),
    ),
}
CONTRACT["legendary"] = CONTRACT["cyclades"]


def plain_speed(game: str) -> Speed:
    """The same figures of the uncompiled engine, from a process of its own."""
    environment = os.environ | {"PETTEIA": "pure"}
    code = PLAIN.format(game, SEATS[game])
    printed = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True, timeout=600
    )
    return Speed(**json.loads(printed.stdout))


def benchmark(name: str) -> dict[str, object]:
    """Measure a game, print its figures beside the bounds, and return them."""
    speed = measure(petteia.game(name), SEATS[name])
    figures = speed.plain()
    figures["times_plain"] = round(speed.games_per_second / plain_speed(name).games_per_second, 1)
    print(f"\n{petteia.game(name).title}, {'compiled' if speed.compiled else 'plain'}")
    broken = []
    for bound in CONTRACT[name]:
        value = figures[bound.figure]
        assert isinstance(value, int | float)
        limit = f"≤ {bound.most:,}" if bound.most is not None else f"≥ {bound.least:,}"
        kept = bound.kept(value)
        broken += [] if kept else [bound.figure]
        print(f"  {'kept  ' if kept else 'BROKEN'} {value:>14,.0f}  {limit:>12}  {bound.about}")
    return figures | {"broken": broken}


def renew() -> None:
    """Store the instruction counts of today."""
    counts = {name: instructions_per_game(petteia.game(name), SEATS[name]) for name in SEATS}
    BASELINE.write_text(json.dumps(counts, indent=2) + "\n")
    print(BASELINE.read_text())


def main(arguments: list[str]) -> int:
    if arguments == ["--renew"]:
        renew()
        return 0
    results = {name: benchmark(name) for name in arguments or CONTRACT}
    print(json.dumps(results))
    return 1 if any(result["broken"] for result in results.values()) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

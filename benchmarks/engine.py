"""Measures the engines against their speed contract.

    python benchmarks/engine.py [GAME …]      every figure next to its bound; the last line is JSON
    python benchmarks/engine.py --renew       store the instruction counts that the tests guard

Times are processor time on this machine and vary with it; instructions are counted by valgrind and do not.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import petteia
from petteia import Game
from petteia.arena.measure import Speed, instructions_per_game, measure

BASELINE = Path(__file__).parent / "baseline.json"
PLAIN = "import json, petteia; from petteia.arena.measure import measure; \
print(json.dumps(measure(petteia.game({!r}), {}, instructions=False).plain()))"


MOST = frozenset({"instructions_per_game", "stepped_instructions_per_game", "bytes_per_state"})  # the rest: at least
FIGURES = {
    "instructions_per_game": "instructions per game, by playout",
    "stepped_instructions_per_game": "instructions per game, stepped with full legal lists",
    "games_per_second": "games per second, by playout",
    "decisions_per_second": "decisions per second, stepped inside compiled code",
    "python_decisions_per_second": "decisions per second, from a plain Python loop",
    "copies_per_second": "copies per second",
    "search_turns_per_second": "turns of search per second, with plain playouts",
    "bytes_per_state": "bytes per state",
    "times_plain": "times as fast as the plain engine",
}


def promising() -> dict[str, Game]:
    """The games whose manifests promise a speed."""
    return {id: game for id, game in petteia.all_games().items() if game.manifest.speed}


def plain_speed(game: str) -> Speed:
    """The same figures of the uncompiled engine, from a process of its own."""
    environment = os.environ | {"PETTEIA": "pure"}
    code = PLAIN.format(game, petteia.game(game).usual_seats)
    printed = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True, timeout=600
    )
    return Speed(**json.loads(printed.stdout))


def benchmark(game: Game) -> dict[str, object]:
    """Measure a game, print its figures next to its promises, and return them."""
    speed = measure(game, game.usual_seats)
    figures = speed.plain()
    figures["times_plain"] = round(speed.games_per_second / plain_speed(game.id).games_per_second, 1)
    print(f"\n{game.title}, {'compiled' if speed.compiled else 'plain'}")
    broken = []
    for figure, bound in game.manifest.speed.items():
        value = figures[figure]
        assert isinstance(value, int | float)
        kept = value <= bound if figure in MOST else value >= bound
        broken += [] if kept else [figure]
        limit = f"{'≤' if figure in MOST else '≥'} {bound:,}"
        print(f"  {'kept  ' if kept else 'BROKEN'} {value:>14,.0f}  {limit:>12}  {FIGURES[figure]}")
    return figures | {"broken": broken}


def renew() -> None:
    """Store the current instruction counts."""
    counts = {id: instructions_per_game(game, game.usual_seats) for id, game in promising().items()}
    BASELINE.write_text(json.dumps(counts, indent=2) + "\n")
    print(BASELINE.read_text())


def main(arguments: list[str]) -> int:
    if arguments == ["--renew"]:
        renew()
        return 0
    results = {id: benchmark(petteia.game(id)) for id in arguments or promising()}
    print(json.dumps(results))
    return 1 if any(result["broken"] for result in results.values()) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

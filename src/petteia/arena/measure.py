"""How fast a game's engine is: seconds, instructions and bytes."""

from __future__ import annotations

import gc
import os
import shutil
import subprocess
import sys
import time
import tracemalloc
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from .. import COMPILED
from ..core.contract.game import Game
from ..core.engine import drive
from ..core.engine.rng import Rng
from ..core.engine.state import CHANCE, NOBODY
from ..search import Search, Settings

LOOPS = ("playouts", "stepped")  # the loops of `core.engine.drive` whose instructions are counted
COMPILED_LOOP = "CPyDef_drive___"  # prefix of a loop's name once mypyc has compiled it
FEW, MANY = 10, 110  # games in the two runs whose difference is counted


@dataclass(frozen=True)
class Speed:
    """The measurements. Actions of chance are not decisions. Instructions are None if valgrind or the compiled modules
    are missing."""

    game: str
    seats: int
    compiled: bool
    games_per_second: float
    stepped_games_per_second: float
    decisions_per_second: float
    copies_per_second: float
    python_decisions_per_second: float
    search_turns_per_second: float
    decisions_per_game: float
    chance_per_game: float
    bytes_per_state: int
    instructions_per_game: int | None
    stepped_instructions_per_game: int | None

    def plain(self) -> dict[str, object]:
        """The figures as plain data."""
        return asdict(self)


def seconds(work: Callable[[int], object], rounds: int) -> float:
    """The processor time that a number of rounds of work takes."""
    gc.collect()
    start = time.process_time()
    work(rounds)
    return time.process_time() - start


def rate(work: Callable[[int], object], least_seconds: float) -> float:
    """Rounds per second, the best of three runs with enough rounds to last `least_seconds`."""
    rounds = 10
    while (spent := seconds(work, rounds)) < least_seconds:
        rounds = int(rounds * min(10.0, 1.5 * least_seconds / max(spent, 1e-6))) + 1
    return rounds / min(spent, seconds(work, rounds), seconds(work, rounds))


def search(game: Game, seats: int, turns: int, seed: int) -> None:
    """Run a search with plain playouts for `turns` turns, from the first decision of a game."""
    rng = Rng(seed)
    state = game.start(seats)
    while state.actor == CHANCE:
        state.play(state.draw(rng))
    Search(Settings(look=0.0), seed).run(state, state.actor, turns, 0.0, time.monotonic)


def python_loop(game: Game, seats: int, games: int, seed: int) -> int:
    """Play random games in a plain Python loop; returns the number of decisions."""
    rng = Rng(seed)
    decisions = 0
    for _ in range(games):
        state = game.start(seats)
        while (actor := state.actor) != NOBODY:
            if actor == CHANCE:
                state.play(state.draw(rng))
            else:
                state.play(rng.choice(state.legal()))
                decisions += 1
    return decisions


def bytes_per_state(game: Game, seats: int) -> int:
    """How much memory a copy of a state takes."""
    state = game.start(seats)
    count = 2000
    gc.collect()
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    copies = [state.copy() for _ in range(count)]
    taken = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    return (taken - sys.getsizeof(copies)) // count


def count_instructions(code: str) -> list[int]:
    """The instructions of each call of the loops in `code`, in order, counted by valgrind.

    Nothing else is counted: importing petteia takes more instructions than many games.
    """
    one_by_one = [f"--dump-after={COMPILED_LOOP}{loop}" for loop in LOOPS]
    options = ["--collect-atstart=no", f"--toggle-collect={COMPILED_LOOP}*", *one_by_one]
    with TemporaryDirectory() as folder:
        counts = Path(folder) / "counts"
        valgrind = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={counts}", *options]
        environment = os.environ | {"PYTHONHASHSEED": "0"}
        finished = subprocess.run(
            [*valgrind, sys.executable, "-c", code],
            capture_output=True,
            text=True,
            env=environment,
            timeout=600,
            check=False,
        )
        if finished.returncode:
            raise RuntimeError(f"valgrind failed:\n{finished.stderr[-2000:]}")
        dumps = sorted(counts.parent.glob("counts.*"), key=lambda dump: int(dump.suffix[1:]))
        return [int(dump.read_text().rpartition("totals: ")[2]) for dump in dumps]


def instructions_per_game(game: Game, seats: int) -> dict[str, int] | None:
    """Instructions of one random game in each of the loops: the difference between a run of many games and one of few,
    after a first game that warms everything up."""
    if shutil.which("valgrind") is None or not COMPILED:
        return None
    runs = (1, FEW, MANY)
    code = (
        "import petteia; from petteia.core.engine import drive\n"
        f"for loop in {LOOPS}:\n"
        f"    for games in {runs}: getattr(drive, loop)(petteia.game({game.id!r}), {seats}, games, 1)"
    )
    counted = count_instructions(code)
    return {
        loop: (many - few) // (MANY - FEW)
        for loop, few, many in zip(LOOPS, counted[1 :: len(runs)], counted[2 :: len(runs)], strict=True)
    }


def measure(game: Game, seats: int, instructions: bool = True, least_seconds: float = 0.5) -> Speed:
    """Measure a game's engine: all figures."""
    sample = 200 if COMPILED else 20
    decisions, drawn = drive.stepped(game, seats, sample, 1)
    per_game = decisions / sample
    stepped_rate = rate(lambda rounds: drive.stepped(game, seats, rounds, 1), least_seconds)
    counted = instructions_per_game(game, seats) if instructions else None
    return Speed(
        game=game.id,
        seats=seats,
        compiled=COMPILED,
        games_per_second=rate(lambda rounds: drive.playouts(game, seats, rounds, 1), least_seconds),
        stepped_games_per_second=stepped_rate,
        decisions_per_second=stepped_rate * per_game,
        copies_per_second=rate(lambda rounds: drive.copies(game, seats, rounds, 1), least_seconds),
        python_decisions_per_second=per_game * rate(lambda rounds: python_loop(game, seats, rounds, 1), least_seconds),
        search_turns_per_second=rate(lambda turns: search(game, seats, turns, 1), least_seconds),
        decisions_per_game=per_game,
        chance_per_game=drawn / sample,
        bytes_per_state=bytes_per_state(game, seats),
        instructions_per_game=counted["playouts"] if counted else None,
        stepped_instructions_per_game=counted["stepped"] if counted else None,
    )

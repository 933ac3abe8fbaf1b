"""How fast a game's engine is: seconds, instructions and bytes."""

from __future__ import annotations

import gc
import os
import re
import shutil
import subprocess
import sys
import time
import tracemalloc
from collections.abc import Callable
from dataclasses import asdict, dataclass

from .. import COMPILED
from ..core import drive
from ..core.game import Game
from ..core.rng import Rng
from ..core.state import CHANCE, NOBODY
from ..search import Search, Settings

FEW, MANY = 10, 110  # games of the two runs whose difference is counted


@dataclass(frozen=True)
class Speed:
    """What was measured. Actions of chance are not decisions. Instructions are None where valgrind is missing."""

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
    """How long so many rounds of work take, in processor time."""
    gc.collect()
    start = time.process_time()
    work(rounds)
    return time.process_time() - start


def rate(work: Callable[[int], object], least_seconds: float) -> float:
    """Rounds a second: so many rounds that they take some time, the best of three."""
    rounds = 10
    while (spent := seconds(work, rounds)) < least_seconds:
        rounds = int(rounds * min(10.0, 1.5 * least_seconds / max(spent, 1e-6))) + 1
    return rounds / min(spent, seconds(work, rounds), seconds(work, rounds))


def search(game: Game, seats: int, turns: int, seed: int) -> None:
    """So many turns of a search with plain playouts, from the first decision of a game."""
    rng = Rng(seed)
    state = game.start(seats)
    while state.actor == CHANCE:
        state.play(state.draw(rng))
    Search(Settings(look=0.0), seed).run(state, state.actor, turns, 0.0, time.monotonic)


def python_loop(game: Game, seats: int, games: int, seed: int) -> int:
    """Random games as a plain Python loop plays them; returns the number of decisions."""
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
    """What a copy of a state takes in memory."""
    state = game.start(seats)
    count = 2000
    gc.collect()
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    copies = [state.copy() for _ in range(count)]
    taken = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    return (taken - sys.getsizeof(copies)) // count


def count_instructions(code: str) -> int:
    """The instructions that a Python process spends on some code, counted by valgrind."""
    command = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", sys.executable, "-c", code]
    environment = os.environ | {"PYTHONHASHSEED": "0"}
    finished = subprocess.run(command, capture_output=True, text=True, env=environment, timeout=600, check=False)
    counted = re.search(r"Collected : (\d+)", finished.stderr)
    if finished.returncode or counted is None:
        raise RuntimeError(f"valgrind failed:\n{finished.stderr[-2000:]}")
    return int(counted[1])


def instructions_per_game(game: Game, seats: int, loop: str) -> int | None:
    """Instructions of one random game in a loop of `core.drive`: the difference between many games and few."""
    if shutil.which("valgrind") is None:
        return None
    code = "import petteia; from petteia.core import drive; drive.{}(petteia.game({!r}), {}, {}, 1)"
    few, many = (count_instructions(code.format(loop, game.id, seats, games)) for games in (FEW, MANY))
    return (many - few) // (MANY - FEW)


def measure(game: Game, seats: int, instructions: bool = True, least_seconds: float = 0.5) -> Speed:
    """All figures of a game's engine."""
    sample = 200 if COMPILED else 20
    decisions, drawn = drive.stepped(game, seats, sample, 1)
    per_game = decisions / sample
    stepped_rate = rate(lambda rounds: drive.stepped(game, seats, rounds, 1), least_seconds)
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
        instructions_per_game=instructions_per_game(game, seats, "playouts") if instructions else None,
        stepped_instructions_per_game=instructions_per_game(game, seats, "stepped") if instructions else None,
    )

"""Golden playthroughs: every public value at every step of a game, compared with a stored file (see it with zcat).

python tests/tellers/golden.py --write      write the files anew, on purpose, after a change of the rules
"""

from __future__ import annotations

import gzip
import sys
from collections.abc import Iterator
from pathlib import Path

import petteia

FOLDER = Path(__file__).parents[1] / "golden"
# file, game, seats, options, seed
PLAYTHROUGHS: tuple[tuple[str, str, int, dict[str, str], int], ...] = (
    ("duel-draft", "duel", 2, {}, 11),
    *((f"cyclades-{seats}", "cyclades", seats, {}, 2009) for seats in (2, 3, 4, 5)),
    ("duel-first-game", "duel", 2, {"wonders": "first_game", "neutral_start": "chooses"}, 12),
    ("legendary-two", "legendary", 2, {}, 26),
    ("legendary-three-quick", "legendary", 3, {"map": "quick"}, 2),
    ("legendary-four", "legendary", 4, {}, 33),
    ("legendary-four-teams", "legendary", 4, {"teams": "yes", "target": "4"}, 32),
    ("legendary-five-back", "legendary", 5, {"side": "back", "open_gold": "yes"}, 47),
    ("legendary-six", "legendary", 6, {"apollo_scope": "own"}, 46),
)


def playthrough(name: str, seats: int, options: dict[str, str], seed: int) -> Iterator[str]:
    """A random game as lines of text."""
    game = petteia.game(name)
    state = game.start(seats, **options)
    rng = petteia.Rng(seed)
    yield f"{game.id} rules {game.version}, {game.decisions} decisions, {game.actions} actions, seed {seed}"
    number = 0
    while not state.over:
        legal = state.legal()
        yield f"\n== {number}: {state.question}, asked of {state.actor}"
        yield state.position()
        yield "legal: " + "; ".join(f"{action} {state.text(action)}" for action in legal)
        if state.actor == petteia.CHANCE:
            yield "probabilities: " + " ".join(sorted({f"{chance:.6f}" for _, chance in state.outcomes()}))
            action = state.draw(rng)
        else:
            action = rng.choice(legal)
        state.events = []
        text = state.text(action)
        state.play(action)
        yield f"played: {text}"
        yield from (f"  {event.plain()}" for event in state.events)
        number += 1
    yield f"\n== over: {state.result}"
    yield state.position()
    yield f"hash: {state.digest()}"


def write() -> None:
    FOLDER.mkdir(exist_ok=True)
    for file, name, seats, options, seed in PLAYTHROUGHS:
        lines = playthrough(name, seats, options, seed)
        (FOLDER / f"{file}.txt.gz").write_bytes(gzip.compress("\n".join(lines).encode(), mtime=0))


def stored(file: str) -> list[str]:
    """The lines of a stored playthrough."""
    return gzip.decompress((FOLDER / f"{file}.txt.gz").read_bytes()).decode().splitlines()


if __name__ == "__main__":
    if sys.argv[1:] != ["--write"]:
        sys.exit(__doc__)
    write()

"""Fuzzes position lines: each is refused with a reason, or the game can be played from it to its end.

`python tools/fuzz_positions.py duel --lines 100000 --seed 1 --jobs 2`

Lines are positions of random games, under every version of the rules, with one field or a few changed: a number that
is slightly off or absurd, a name that is missing, doubled, exchanged or moved to another field, a field of another
position. A line must either raise `NotationError`, or describe a state that random play brings to an end without an
exception; and on the way the state's own line must read back as the same state, and the seats in turn must be able to
look at it. That is checked at every step, or with `--every 16` at every sixteenth step, beginning with a different one
for each line, which takes a fraction of the time. Everything follows from the seed: every line has a number, and
`--only NUMBER` tries one again.
"""

from __future__ import annotations

import argparse
import contextlib
import re
import sys
import traceback
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field

import petteia

SOURCES = (
    40  # random games to take positions from, for each version of the rules and number of seats; and positions of each
)
# after this many steps a game counts as endless; the longest of 1,500 random games took 1,805
MOST_STEPS = 20_000
SHARD = 250
NUMBERS = (-1, 0, 1, 2, 3, 5, 9, 10, 15, 40, 99, 255, 10**9, 10**20, -(10**20))
NUMBER = re.compile(r"-?\d+")
SEPARATORS = "/,*:"


class NotAsPromised(Exception):
    """A line was accepted, but then led to an error."""


@dataclass
class Tally:
    """How many lines were refused, how many were played to the end, and what went wrong."""

    refused: int = 0
    played: int = 0
    steps: int = 0
    failures: list[tuple[int, str, str]] = field(default_factory=list)

    def add(self, other: Tally) -> None:
        self.refused += other.refused
        self.played += other.played
        self.steps += other.steps
        self.failures += other.failures


# ---- lines


class Sources:
    """Real positions of a game, and the words that occur in each of their fields."""

    def __init__(self, game: petteia.Game, seed: int, games: int = SOURCES) -> None:
        rng = petteia.Rng(seed)
        self.lines = [
            line
            for played in editions(game)
            for seats in played.seat_counts
            for line in self.of_games(played, seats, rng.spawn(seats), games)
        ]
        self.words: dict[str, list[str]] = {}
        for line in self.lines:
            for key, value in split_fields(line):
                known = self.words.setdefault(key, [])
                known += [word for word in re.split(f"[{SEPARATORS}]", value) if word not in known]

    @staticmethod
    def of_games(game: petteia.Game, seats: int, rng: petteia.Rng, games: int) -> Iterator[str]:
        """Positions from all stages of random games, each game with random options."""
        for _ in range(games):
            options = {option.name: rng.choice(option.choices) for option in game.options}
            state = game.start(seats, **options)
            states = [state.copy()]
            while not state.over and len(states) < 1500:
                step(state, rng)
                states.append(state.copy())
            for _ in range(games):
                yield rng.choice(states).position()

    def changed(self, rng: petteia.Rng) -> str:
        """A real line with one field or a few changed."""
        line = rng.choice(self.lines)
        beginning, _, _ = line.partition(" ")
        fields = split_fields(line)
        for _ in range(rng.choice((1, 1, 1, 2, 3))):
            at = rng.below(len(fields))
            key, value = fields[at]
            fields[at] = (key, self.change(key, value, rng))
            if rng.below(8) == 0:
                other = rng.below(len(fields))
                fields[other] = (fields[other][0], moved(value, fields[other][1], rng))
        return " ".join([beginning, *(f"{key}={value}" for key, value in fields)])

    def change(self, key: str, value: str, rng: petteia.Rng) -> str:
        """Another value for a field."""
        parts = re.split(f"([{SEPARATORS}])", value)
        words = range(0, len(parts), 2)
        at = rng.choice(words)
        way = rng.below(8)
        if way == 0:  # the value of another position
            return dict(split_fields(rng.choice(self.lines))).get(key, "")
        if way == 1:  # a word is missing
            return "".join(parts[:at] + parts[at + 2 :])
        if way == 2:  # a word is doubled
            return "".join([*parts[: at + 1], ",", parts[at], *parts[at + 1 :]])
        if way == 3:  # two words change places
            other = rng.choice(words)
            parts[at], parts[other] = parts[other], parts[at]
        elif way == 4:  # one more word
            return "".join([*parts[: at + 1], rng.choice(SEPARATORS), rng.choice(self.words[key]), *parts[at + 1 :]])
        elif NUMBER.fullmatch(parts[at]) and way < 7:
            near = int(parts[at]) + rng.below(5) - 2
            parts[at] = str(near if rng.below(3) else rng.choice(NUMBERS))
        else:  # a word that this field has elsewhere
            parts[at] = rng.choice(self.words[key])
        return "".join(parts)


def editions(game: petteia.Game) -> Iterator[petteia.Game]:
    """The game under every version of its rules that is still played."""
    for version in range(1, int(game.version) + 1):
        with contextlib.suppress(petteia.OptionError):
            yield game.edition(str(version))


def split_fields(line: str) -> list[tuple[str, str]]:
    """The fields of a position line."""
    return [(key, value) for key, _, value in (word.partition("=") for word in line.split()[1:])]


def moved(origin: str, target: str, rng: petteia.Rng) -> str:
    """A field with a word of another one added to it."""
    word = rng.choice(re.split("[/,]", origin))
    return target + ("," if target and target[-1] != "/" else "") + word


# ---- playing on


def step(state: petteia.State, rng: petteia.Rng) -> None:
    state.play(state.draw(rng) if state.actor == petteia.CHANCE else rng.choice(state.legal()))


def try_line(game: petteia.Game, line: str, rng: petteia.Rng, every: int, first: int = 0) -> int:
    """Play from a line to the end, with a check every `every` steps; `first` shifts them. Returns the number of steps,
    or -1 if the line is refused."""
    try:
        state = game.read(line)
    except petteia.NotationError as error:
        if not str(error).strip():
            raise NotAsPromised("refused without a reason") from None
        return -1
    steps = 0
    check_line(game, state, steps)
    while not state.over:
        if steps >= MOST_STEPS:
            raise NotAsPromised(f"no end after {steps} steps")
        step(state, rng)
        steps += 1
        if state.over or (steps + first) % every == 0:
            check_line(game, state, steps)
    if state.result is None:
        raise NotAsPromised("over without a result")
    return steps


def check_line(game: petteia.Game, state: petteia.State, steps: int) -> None:
    """Check that the state's own line reads back, that a seat (a different one each time) can look at it, and that
    there is an answer to the question."""
    line = state.position()
    try:
        twin = game.read(line)
    except petteia.NotationError as error:
        raise NotAsPromised(f"its own line is refused: {error}\n  {line}") from None
    if twin.position() != line or twin.legal() != state.legal():
        raise NotAsPromised(f"its own line reads back as another state\n  {line}\n  {twin.position()}")
    if not state.over and not state.legal():
        raise NotAsPromised(f"nothing can be answered\n  {line}")
    state.view((petteia.SPECTATOR, *range(state.seats))[steps % (state.seats + 1)])


# ---- many of them


def numbered(sources: Sources, seed: int, number: int) -> tuple[str, petteia.Rng]:
    """The line with that number, and the chance for playing it to the end."""
    rng = petteia.Rng(seed).spawn(number)
    return sources.changed(rng), rng


def fuzz(game_id: str, seed: int, numbers: range, every: int = 1, games: int = SOURCES) -> Tally:
    """Try the lines with those numbers, made from `games` games; while they are played, check every `every` steps."""
    game = petteia.game(game_id)
    sources = kept_sources(game, seed, games)
    tally = Tally()
    for number in numbers:
        line, rng = numbered(sources, seed, number)
        try:
            steps = try_line(game, line, rng, every, number)
        except Exception as error:
            where = "" if isinstance(error, NotAsPromised) else traceback.format_exc(limit=-2)
            tally.failures.append((number, line, f"{type(error).__name__}: {error}\n{where}"))
            continue
        if steps < 0:
            tally.refused += 1
        else:
            tally.played += 1
            tally.steps += steps
    return tally


KEPT: dict[tuple[str, int, int], Sources] = {}


def kept_sources(game: petteia.Game, seed: int, games: int = SOURCES) -> Sources:
    """The sources of a game, made once per process."""
    key = (game.id, seed, games)
    if key not in KEPT:
        KEPT[key] = Sources(game, seed, games)
    return KEPT[key]


def shards(lines: int) -> list[range]:
    return [range(first, min(first + SHARD, lines)) for first in range(0, lines, SHARD)]


def fuzz_all(game_id: str, seed: int, lines: int, jobs: int, every: int) -> Tally:
    """Try `lines` lines in `jobs` processes; while they are played, check every `every` steps."""
    tally = Tally()
    with ProcessPoolExecutor(jobs) as pool:
        tried = [pool.submit(fuzz, game_id, seed, shard, every) for shard in shards(lines)]
        for count, future in enumerate(tried, 1):
            tally.add(future.result())
            done = min(count * SHARD, lines)
            print(f"\r{done} lines, {len(tally.failures)} failures", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return tally


def report(tally: Tally) -> None:
    print(f"{tally.refused} lines refused, {tally.played} played on in {tally.steps} steps")
    for number, line, problem in tally.failures[:10]:
        print(f"\nline {number}: {problem}\n  {line}")
    kinds = Counter(problem.splitlines()[0][:100] for _, _, problem in tally.failures)
    for problem, count in kinds.most_common(20):
        print(f"{count:6} × {problem}")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", choices=list(petteia.all_games()))
    parser.add_argument("--lines", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--every", type=int, default=1, help="steps from one check to the next")
    parser.add_argument("--only", type=int, help="try the line of that number, and say what becomes of it")
    asked = parser.parse_args()
    if asked.only is not None:
        line, _ = numbered(kept_sources(petteia.game(asked.game), asked.seed), asked.seed, asked.only)
        print(line)
        tally = fuzz(asked.game, asked.seed, range(asked.only, asked.only + 1))
    else:
        tally = fuzz_all(asked.game, asked.seed, asked.lines, asked.jobs, asked.every)
    report(tally)
    return 1 if tally.failures else 0


if __name__ == "__main__":
    sys.exit(main())

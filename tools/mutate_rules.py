"""Checks whether the tests of the rules notice when a rule is broken.

`python tools/mutate_rules.py --places 60 --jobs 2`

One place after another in the modules of rules is changed in a copy of the sources: a comparison flipped, a number
changed, a statement dropped, "and" made "or", "+" made "-". Then `tests/rules/<game>` runs against that copy,
uncompiled. A change that no test notices survives and is listed: it is a rule that is not proved, or a change that
changes nothing. For the latter, `tools/mutations_that_change_nothing.toml` gives the reason; a survivor without one
fails the run.

Which places are changed depends only on the seed and the sources. Outcomes are kept in a journal (`--journal`), so a
run that was stopped can be resumed; `--again` tries the survivors once more, for those who have written a test.
"""

from __future__ import annotations

import argparse
import ast
import copy
import hashlib
import json
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import tomllib
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from queue import SimpleQueue
from typing import NamedTuple

import petteia

ROOT = Path(__file__).resolve().parent.parent
GAMES = ROOT / "src" / "petteia" / "games"
EXCUSES = Path(__file__).with_name("mutations_that_change_nothing.toml")

# modules in the folders of rules that are skipped: contents, packing, imagination, observations
NO_RULES = (
    "__init__",
    "actions",
    "archipelago",
    "imagination",
    "observation",
    "questions",
    "tables",
    "tiles",
    "verbs",
)
# functions in other modules that carry out no rule: they check, draw, look ahead, or put things into words
NO_RULE = (
    "__init__",
    "attackers_chance",
    "by_lot",
    "chance_index",
    "chances_into",
    "check",
    "check_holder",
    "consider",
    "contents",
    "copy",
    "draw",
    "estimate",
    "estimates_into",
    "foresee",
    "foresee_answers",
    "foresee_battle",
    "fought_seas",
    "imagine",
    "judge",
    "judge_into",
    "knows_all",
    "nearly_over",
    "observation_words",
    "parse",
    "parts",
    "playout",
    "position",
    "random_answer",
    "random_step",
    "random_turn",
    "register",
    "register_figure",
    "report",
    "restored",
    "result",
    "reward",
    "round",
    "settle_offer",
    "settled",
    "tell",
    "tell_coins",
    "text",
    "view",
    "views",
    "win_chance",
    "write_observation",
    "yield_attack",
    "yield_place",
)
# by game, the folders that hold its rules: its own, and what it shares with others
FOLDERS = {
    id: tuple(folder.name for folder in reversed(game.manifest.folders))
    for id, game in sorted(petteia.all_games().items())
    if game.manifest.home is not None and game.manifest.home.parent == GAMES
}


@dataclass(frozen=True)
class Mutation:
    """A change of one place, tried for one game: the file, the function, and the line before and after.

    The id depends on the game, too: rules that both Cyclades share must be proved by the tests of each.
    """

    game: str
    file: str
    function: str
    line: int
    kind: str
    before: str
    after: str
    id: str


@dataclass(frozen=True)
class Outcome:
    """The outcome of a mutation: whether it was noticed, and by which test."""

    id: str
    caught: bool
    by: str
    seconds: float


# ---- places and changes

FLIPPED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
SWAPPED: dict[type[ast.operator], type[ast.operator]] = {ast.Add: ast.Sub, ast.Sub: ast.Add}


def flip_comparison(node: ast.AST) -> bool:
    if not isinstance(node, ast.Compare):
        return False
    node.ops = [FLIPPED[type(node.ops[0])](), *node.ops[1:]]
    return True


def change_number(node: ast.AST) -> bool:
    if not isinstance(node, ast.Constant) or type(node.value) not in (int, bool):
        return False
    node.value = not node.value if isinstance(node.value, bool) else int(str(node.value)) + 1
    return True


def swap_operator(node: ast.AST) -> bool:
    if isinstance(node, ast.BoolOp):
        node.op = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        return True
    if isinstance(node, ast.BinOp | ast.AugAssign) and type(node.op) in SWAPPED:
        node.op = SWAPPED[type(node.op)]()
        return True
    return False


def drop_statement(node: ast.AST) -> bool:
    """Whether the node is a statement that can be dropped; `dropped` drops it."""
    return isinstance(node, ast.Expr | ast.AugAssign) or (
        isinstance(node, ast.Assign) and all(isinstance(target, ast.Attribute) for target in node.targets)
    )


CHANGES: dict[str, Callable[[ast.AST], bool]] = {
    "comparison flipped": flip_comparison,
    "number changed": change_number,
    "operator swapped": swap_operator,
    "statement dropped": drop_statement,
}


def rule_modules(game: str) -> list[Path]:
    """The files that hold the rules of a game."""
    return [
        path
        for folder in FOLDERS[game]
        for path in sorted((GAMES / folder / "rules").rglob("*.py"))
        if path.stem not in NO_RULES
    ]


def is_telling(node: ast.AST) -> bool:
    """Whether the node tells listeners something: some kinds of events leave numbers unused."""
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr.startswith("tell")


def functions(tree: ast.Module) -> Iterator[ast.FunctionDef]:
    """The functions and methods that carry out rules."""
    for node in tree.body:
        inside = node.body if isinstance(node, ast.ClassDef) else [node]
        for function in inside:
            if isinstance(function, ast.FunctionDef) and function.name not in NO_RULE and not refuses(function):
                yield function


def refuses(function: ast.FunctionDef) -> bool:
    """Whether a function only says why something is not possible."""
    return function.returns is not None and "Refusal" in ast.unparse(function.returns)


def changeable(function: ast.FunctionDef) -> list[ast.AST]:
    """The nodes of a function in order, without its docstring and its types."""
    body = function.body[1:] if ast.get_docstring(function) is not None else function.body
    found: list[ast.AST] = []

    def walk(node: ast.AST) -> None:
        found.append(node)
        if is_telling(node):
            return
        for name, value in ast.iter_fields(node):
            if name != "annotation":
                for child in value if isinstance(value, list) else [value]:
                    if isinstance(child, ast.AST):
                        walk(child)

    for statement in body:
        walk(statement)
    return found


@dataclass(frozen=True)
class Place:
    """A place that can be changed, given by the numbers of its function and its node."""

    game: str
    path: Path
    function: int
    node: int
    kind: str


def places_of(game: str, path: Path) -> Iterator[Place]:
    """Every change that can be made in a file."""
    for number, function in enumerate(functions(parsed(path))):
        for at, node in enumerate(changeable(function)):
            for kind, change in CHANGES.items():
                if change(copy.copy(node)):
                    yield Place(game, path, number, at, kind)


@cache
def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def mutated(place: Place) -> tuple[Mutation, str]:
    """The change, and the text of the file after it."""
    tree = copy.deepcopy(parsed(place.path))
    before = ast.unparse(tree)
    function = list(functions(tree))[place.function]
    node = changeable(function)[place.node]
    if place.kind == "statement dropped":
        dropped(function, node)
    else:
        CHANGES[place.kind](node)
    after = ast.unparse(ast.fix_missing_locations(tree))
    lines = difference(before.splitlines(), after.splitlines())
    file = place.path.relative_to(GAMES).as_posix()
    id = hashlib.sha256(f"{place.game}\0{file}\0{after}".encode()).hexdigest()[:12]
    line = getattr(node, "lineno", function.lineno)
    return Mutation(place.game, file, function.name, line, place.kind, *lines, id), after


def dropped(function: ast.FunctionDef, statement: ast.AST) -> None:
    """Put `pass` in the place of a statement."""

    class Drop(ast.NodeTransformer):
        def visit(self, node: ast.AST) -> ast.AST:
            return ast.Pass() if node is statement else self.generic_visit(node)

    Drop().visit(function)


def difference(before: list[str], after: list[str]) -> tuple[str, str]:
    """The first line that differs."""
    for one, other in zip(before, after, strict=False):
        if one != other:
            return one.strip(), other.strip()
    return "", ""


def chosen_mutations(game: str, places: int, seed: int) -> list[tuple[Mutation, str]]:
    """`places` changes of a game's rules, spread over its functions: the first of each before the second of any."""
    rng = random.Random(f"{seed} {game}")
    by_function: dict[tuple[Path, int], list[Place]] = {}
    for path in rule_modules(game):
        for place in places_of(game, path):
            by_function.setdefault((path, place.function), []).append(place)
    groups = list(by_function.values())
    rng.shuffle(groups)
    for group in groups:
        rng.shuffle(group)
    found: list[Place] = []
    while len(found) < places and any(groups):
        found += [group.pop() for group in groups if group]
    return [mutated(place) for place in found[:places]]


# ---- trying them


class Workshop:
    """A copy of the sources and their tests in which one module at a time is changed."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="petteia-mutations-"))
        unwanted = shutil.ignore_patterns("*.so", "static", "__pycache__", "_built_from.txt")
        for part in ("src", "tests"):
            shutil.copytree(ROOT / part, self.folder / part, ignore=unwanted)
        shutil.copy(ROOT / "pyproject.toml", self.folder)

    def close(self) -> None:
        shutil.rmtree(self.folder, ignore_errors=True)

    def test(self, game: str, patience: float) -> tuple[bool, str, float]:
        """Run the tests of a game's rules: whether they pass, the first that fails, and the seconds it took."""
        environment = os.environ | {"PETTEIA": "pure", "PYTHONPATH": str(self.folder / "src"), "PYTHONHASHSEED": "0"}
        environment["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"  # those for the server and the page load slowly
        plugins = ["-p", "pytest_timeout", "-p", "no:cacheprovider"]
        command = [sys.executable, "-m", "pytest", f"tests/rules/{game}", "-x", "-q", *plugins]
        began = time.monotonic()
        try:
            done = subprocess.run(
                command, cwd=self.folder, env=environment, capture_output=True, text=True, timeout=patience, check=False
            )
        except subprocess.TimeoutExpired:
            return False, "no end in time", time.monotonic() - began
        failed = [line for line in done.stdout.splitlines() if line.startswith(("FAILED", "ERROR"))]
        return done.returncode == 0, failed[0][:160] if failed else "", time.monotonic() - began

    def try_out(self, mutation: Mutation, text: str, patience: float) -> Outcome:
        """Make the change, run the tests, and undo the change."""
        path = self.folder / "src" / "petteia" / "games" / mutation.file
        sources = path.read_text(encoding="utf-8")
        self.write(path, text)
        try:
            passed, by, seconds = self.test(mutation.game, patience)
        finally:
            self.write(path, sources)
        return Outcome(mutation.id, not passed, by, round(seconds, 1))

    @staticmethod
    def write(path: Path, text: str) -> None:
        path.write_text(text, encoding="utf-8")
        for compiled in (path.parent / "__pycache__").glob(f"{path.stem}.*"):
            compiled.unlink()  # two changes of the same length within a second look alike to the interpreter


class Journal:
    """The outcomes of mutations, one per line."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.known: dict[str, Outcome] = {}
        if path.exists():
            for line in path.read_text(encoding="utf-8").splitlines():
                outcome = Outcome(**json.loads(line))
                self.known[outcome.id] = outcome

    def add(self, outcome: Outcome) -> None:
        self.known[outcome.id] = outcome
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(asdict(outcome)) + "\n")


def try_all(mutations: list[tuple[Mutation, str]], journal: Journal, jobs: int) -> None:
    """Try all mutations, `jobs` at a time, and write their outcomes to the journal."""
    workshops: SimpleQueue[Workshop] = SimpleQueue()
    every = [Workshop() for _ in range(jobs)]
    try:
        patience: dict[str, float] = {}
        for game in sorted({mutation.game for mutation, _ in mutations}):
            passed, by, seconds = every[0].test(game, 3600)
            if not passed:
                raise SystemExit(f"the tests of {game} fail before anything is changed: {by}")
            patience[game] = 30 + 5 * seconds
        for workshop in every:
            workshops.put(workshop)

        def one(mutation: Mutation, text: str) -> tuple[Mutation, Outcome]:
            workshop = workshops.get()
            try:
                return mutation, workshop.try_out(mutation, text, patience[mutation.game])
            finally:
                workshops.put(workshop)

        pool = ThreadPoolExecutor(jobs)
        try:
            for future in [pool.submit(one, mutation, text) for mutation, text in mutations]:
                mutation, outcome = future.result()
                journal.add(outcome)
                sign = "caught  " if outcome.caught else "SURVIVED"
                print(f"{sign} {mutation.file}:{mutation.line} {mutation.kind}: {mutation.after}", file=sys.stderr)
        finally:
            pool.shutdown(cancel_futures=True)  # a run that is stopped does not wait for those that have not begun
    finally:
        for workshop in every:
            workshop.close()


# ---- the result


class Excuse(NamedTuple):
    """A change that changes nothing in that game. For shared rules, each game needs its own."""

    game: str
    file: str
    function: str
    before: str
    after: str


def excuses() -> dict[Excuse, str]:
    """The changes that change nothing, each with the reason."""
    found: dict[Excuse, str] = {}
    for row in tomllib.loads(EXCUSES.read_text(encoding="utf-8"))["mutation"]:
        excuse = Excuse(*(row[name] for name in Excuse._fields))
        if excuse in found:
            raise ValueError(f"{EXCUSES.name} excuses this twice: {excuse}")
        found[excuse] = row["reason"]
    return found


@dataclass(frozen=True)
class Survivor:
    """A change that no test noticed, and the reason why that is right, or ""."""

    mutation: Mutation
    reason: str


@dataclass(frozen=True)
class Summary:
    """How many changes were tried and how many noticed, and those that were not."""

    places: int
    caught: int
    survivors: list[Survivor]

    @property
    def unexplained(self) -> list[Survivor]:
        return [survivor for survivor in self.survivors if not survivor.reason]

    @property
    def change_nothing(self) -> int:
        return len(self.survivors) - len(self.unexplained)

    @property
    def share(self) -> float:
        """The share of the changes that matter that were noticed."""
        matter = self.places - self.change_nothing
        return self.caught / matter if matter else 1.0

    def as_json(self) -> dict[str, object]:
        return {
            "places": self.places,
            "caught": self.caught,
            "change_nothing": self.change_nothing,
            "share": self.share,
            "survivors": [asdict(survivor.mutation) | {"reason": survivor.reason} for survivor in self.survivors],
        }


def summary(mutations: list[Mutation], journal: Journal) -> Summary:
    """What the journal says about these changes."""
    excused = excuses()
    survivors = [
        Survivor(mutation, excused.get(Excuse(*(getattr(mutation, name) for name in Excuse._fields)), ""))
        for mutation in mutations
        if not journal.known[mutation.id].caught
    ]
    return Summary(len(mutations), len(mutations) - len(survivors), survivors)


def tell(found: Summary) -> None:
    """Print the summary for people; survivors without a reason come last, where they are seen."""
    for survivor in sorted(found.survivors, key=lambda survivor: not survivor.reason):
        mutation = survivor.mutation
        print(f"{mutation.game}, {mutation.file}:{mutation.line} {mutation.function}, {mutation.kind}")
        print(f"  - {mutation.before}\n  + {mutation.after}")
        print(f"  {survivor.reason or 'NOT NOTICED, and no reason why it should not be'}\n")
    print(
        f"{found.caught} of {found.places} changes were noticed, {found.change_nothing} change nothing:"
        f" {found.share:.1%} of those that matter. Not noticed without a reason: {len(found.unexplained)}"
    )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"of {', '.join(FOLDERS)}; all if none is named")
    parser.add_argument("--places", type=int, default=60, help="to change in each game")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--journal", type=Path, default=ROOT / ".mutations.jsonl")
    parser.add_argument("--again", action="store_true", help="try those that survived once more")
    parser.add_argument("--json", action="store_true", help="print the summary as JSON")
    asked = parser.parse_args()
    if unknown := [game for game in asked.games if game not in FOLDERS]:
        parser.error(f"there are no rules of {', '.join(unknown)}; there are {', '.join(FOLDERS)}")
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # so that the copies are removed
    journal = Journal(asked.journal)
    chosen = [one for game in asked.games or FOLDERS for one in chosen_mutations(game, asked.places, asked.seed)]
    survived = {id for id, outcome in journal.known.items() if asked.again and not outcome.caught}
    open_ones = [
        (mutation, text) for mutation, text in chosen if mutation.id not in journal.known or mutation.id in survived
    ]
    if open_ones:
        try_all(open_ones, journal, asked.jobs)
    found = summary([mutation for mutation, _ in chosen], journal)
    if asked.json:
        print(json.dumps(found.as_json(), indent=2))
    else:
        tell(found)
    return 1 if found.unexplained else 0


if __name__ == "__main__":
    sys.exit(main())

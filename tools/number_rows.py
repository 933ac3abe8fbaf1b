"""Writes numbers for the engine from the rows that name them.

A file with rows has a block that this tool writes. It begins after a line such as

    # numbers of GODS
    # numbers of VERBS of cyclades/rows.py
    # numbers of WHY as FOR_
    # numbers of OWN_ENDINGS after aegean/rules/questions.py ENDINGS
    # numbers of events of duel/words/events.py
    # numbers of weights of duel/mind/weights-0.1.txt

and ends before `# end of numbers`: a constant for each row, in order, which the compiler treats as a literal. A row is
a text, or a call whose first argument is its name; for events, it is a class; for weights, it is a line, and the first
of several numbered lines (`symbols_1`, `symbols_2`) gives the name (`SYMBOLS`). `python tools/number_rows.py` writes
all blocks; a test checks that they are up to date.
"""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Final

GAMES: Final = Path(__file__).parents[1] / "src" / "petteia" / "games"
BLOCK: Final = re.compile(
    r"(?P<head>^# numbers of (?P<table>\w+)(?: of (?P<there>\S+))?(?: as (?P<prefix>\w+))?"
    r"(?: after (?P<path>\S+) (?P<before>\w+))?$\n)"
    r"(?P<numbers>.*?)(?=^# end of numbers$)",
    re.MULTILINE | re.DOTALL,
)


def row_names(source: str, table: str) -> list[str]:
    """The names of a table's rows, in order."""
    for node in ast.parse(source).body:
        target = node.target if isinstance(node, ast.AnnAssign) else None
        if isinstance(target, ast.Name) and target.id == table and isinstance(node, ast.AnnAssign):
            assert isinstance(node.value, ast.Tuple), f"{table} is not a tuple of rows"
            return [name_of(row) for row in node.value.elts]
    raise ValueError(f"there is no table {table}")


def class_names(source: str) -> list[str]:
    """The names of the classes in a source, in the form of row names; if a class has a second name, that one."""
    tree = ast.parse(source).body
    second = {ast.unparse(node.value): ast.unparse(node.targets[0]) for node in tree if isinstance(node, ast.Assign)}
    names = [second.get(node.name, node.name) for node in tree if isinstance(node, ast.ClassDef)]
    return [re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower() for name in names]


def weight_names(lines: str) -> list[str]:
    """The names in a weights file; of several numbered ones, the first has the bare name and the others have none."""
    names = [line.split()[0] for line in lines.splitlines() if line and not line.startswith("#")]
    return ["" if re.search(r"_(?!1$)\d+$", name) else name.removesuffix("_1") for name in names]


def read(path: str) -> str:
    return (GAMES / path).read_text(encoding="utf-8")


def name_of(row: ast.expr) -> str:
    first = row.args[0] if isinstance(row, ast.Call) else row
    assert isinstance(first, ast.Constant), ast.unparse(row)
    assert isinstance(first.value, str), ast.unparse(row)
    return first.value


def numbered(source: str) -> str:
    """The source with all its blocks of numbers renewed."""

    def block(found: re.Match[str]) -> str:
        before = row_names(read(found["path"]), found["before"]) if found["path"] else []
        there = read(found["there"]) if found["there"] else source
        if found["table"] == "events":
            rows = [name for name in class_names(there) if name not in before]
        elif found["table"] == "weights":
            rows = weight_names(there)
        else:
            rows = row_names(there, found["table"])
        names = [(found["prefix"] or "") + name.upper() for name in rows]
        numbers = [(name, number) for number, name in enumerate(names, len(before)) if name]
        return found["head"] + "".join(f"{name}: Final = {number}\n" for name, number in numbers)

    return BLOCK.sub(block, source)


def files_with_rows() -> list[Path]:
    return [path for path in sorted(GAMES.rglob("*.py")) if BLOCK.search(path.read_text(encoding="utf-8"))]


def main() -> None:
    for path in files_with_rows():
        source = path.read_text(encoding="utf-8")
        fresh = numbered(source)
        if fresh != source:
            path.write_text(fresh, encoding="utf-8")
            print(f"wrote {path.relative_to(GAMES.parents[2])}")


if __name__ == "__main__":
    main()

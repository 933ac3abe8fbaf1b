"""docs/architecture.md is true: every file and function that it names exists."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src/petteia"
PAGE = (ROOT / "docs/architecture.md").read_text(encoding="utf-8")
NAMED = re.compile(r"`([^`\n]+)`")
FILE = re.compile(r"[\w./-]+\.(?:py|ts|svelte|md|txt|toml)")
NAME = re.compile(r"\w+(?:\.\w+)?")
ROWS = (line.strip("| ").rpartition(" | ") for line in PAGE.splitlines() if line.startswith("| "))
STEPS = [(step, where) for step, _, where in ROWS if FILE.search(where)]
WITHOUT_TABLES = "\n".join(line for line in PAGE.splitlines() if not line.startswith("|"))
PROSE = re.sub(r"^```$.*?^```$", "", WITHOUT_TABLES, flags=re.DOTALL | re.MULTILINE)
# in prose, names belong to the file just before them
BESIDE = [
    (file, name)
    for file, names in re.findall(rf"`({FILE.pattern})`((?:,?\s+`\w+`)+)", PROSE)
    for name in NAMED.findall(names)
]


def found(name: str) -> Path | None:
    """Where a file or folder is that the page names."""
    for base in (ROOT, PACKAGE, ROOT / "docs"):
        if (base / name).exists():
            return base / name
    return None


def defines(source: str, name: str) -> bool:
    """Whether something of that name is defined in a source, in Python or TypeScript."""
    defined = rf"(?:def|class|interface|function|async|get|const)\s+{name}\b|^\s*(?:async )?{name}\(|\b{name}(?::| ?=)"
    return re.search(defined, source, re.MULTILINE) is not None


@cache
def sources() -> dict[str, str]:
    """All modules of the package, by path."""
    return {str(path): path.read_text(encoding="utf-8") for path in PACKAGE.rglob("*.py")}


def is_somewhere(name: str) -> bool:
    """Whether a module defines the name; for `Class.method` or `module.NAME`, the one that has the first part."""
    owner, _, own = name.rpartition(".")
    return any(
        defines(source, own) and (not owner or Path(path).stem == owner or defines(source, owner))
        for path, source in sources().items()
    )


def test_every_file_exists() -> None:
    files = {name for name in NAMED.findall(PAGE) if FILE.fullmatch(name) and "/" in name}
    assert len(files) > 40
    assert sorted(name for name in files if found(name) is None) == []


@pytest.mark.parametrize(("step", "where"), STEPS)
def test_every_function_is_in_the_file_named_before_it(step: str, where: str) -> None:
    assert step
    source = ""
    for name in NAMED.findall(where):
        if FILE.fullmatch(name):
            path = found(name)
            assert path is not None, name
            source = path.read_text(encoding="utf-8")
        else:
            assert defines(source, name), f"{name} in {where}"


@pytest.mark.parametrize(("file", "name"), BESIDE)
def test_every_function_in_prose_is_in_the_file_beside_it(file: str, name: str) -> None:
    path = found(file)
    assert path is not None, file
    assert defines(path.read_text(encoding="utf-8"), name)


def test_every_other_name_in_prose_is_defined_somewhere() -> None:
    assert len(BESIDE) > 15
    names = {name for name in NAMED.findall(PROSE) if NAME.fullmatch(name)} - {name for _, name in BESIDE}
    others = {name for name in names if found(name) is None and not FILE.fullmatch(name) and name != "duel.mind"}
    assert len(others) > 15
    assert sorted(name for name in others if not is_somewhere(name)) == []


def test_a_wrong_name_is_noticed() -> None:
    assert defines("def build(self) -> None:", "build")
    assert not defines("def build(self) -> None:", "built")
    assert not is_somewhere("Record.may_take_forward")


def test_rooms_are_folders() -> None:
    block = PAGE.partition("## Rooms")[2].partition("```\n")[2].partition("```")[0]
    rooms = re.findall(r"^(\w+)/", block, re.MULTILINE)
    assert len(rooms) == 12
    for room in rooms:
        assert (found(room) or Path()).is_dir(), room

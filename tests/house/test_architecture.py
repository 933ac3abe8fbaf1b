"""docs/architecture.md is true: every file and function that it names exists."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/architecture.md").read_text(encoding="utf-8")
NAMED = re.compile(r"`([^`\n]+)`")
FILE = re.compile(r"[\w./-]+\.(?:py|ts|svelte|md|txt|toml)")
ROWS = (line.strip("| ").rpartition(" | ") for line in PAGE.splitlines() if line.startswith("| "))
STEPS = [(step, where) for step, _, where in ROWS if FILE.search(where)]


def found(name: str) -> Path | None:
    """Where a file or folder is that the page names."""
    for base in (ROOT, ROOT / "src/petteia", ROOT / "docs"):
        if (base / name).exists():
            return base / name
    return None


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
            defined = rf"(?:def|class|function|async|get)\s+{name}\b|^\s*(?:async )?{name}\(|{name}[:=]|const {name}\b"
            assert re.search(defined, source, re.MULTILINE), f"{name} in {where}"


def test_rooms_are_folders() -> None:
    block = PAGE.partition("## Rooms")[2].partition("```\n")[2].partition("```")[0]
    rooms = re.findall(r"^(\w+)/", block, re.MULTILINE)
    assert len(rooms) == 12
    for room in rooms:
        assert (found(room) or Path()).is_dir(), room

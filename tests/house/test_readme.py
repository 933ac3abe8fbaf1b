"""Everything that the README shows works."""

from __future__ import annotations

import json
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from petteia.cli import main

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def block(language: str) -> str:
    found = re.search(rf"```{language}\n(.*?)```", README, re.DOTALL)
    assert found is not None
    return found[1]


def test_the_example_in_python_runs_and_says_what_the_readme_says() -> None:
    command = [sys.executable, "-c", block("python")]
    printed = subprocess.run(command, capture_output=True, text=True, check=True, timeout=60).stdout.splitlines()
    assert re.fullmatch(r"(points|military|science|blue_points|shared) for seat [01]( 1)?", printed[0])
    assert printed[1].startswith("duel/1 ask=over")
    assert printed[2] == block("text").strip()


TOUR = [line[2:] for line in block("console").splitlines()]


@pytest.mark.parametrize("line", TOUR)
def test_the_tour_of_the_command_line_works(line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    words = shlex.split(line)
    assert words[0] == "petteia"
    monkeypatch.chdir(ROOT if "--coverage" in words else tmp_path)
    done = CliRunner().invoke(main, words[1:])
    assert done.exit_code == 0, done.output
    if "--json" in words:
        assert json.loads(done.stdout)["game"] == "duel"
    else:
        assert len(done.stdout) > 50


def test_the_picture_and_the_pages_are_there() -> None:
    for target in re.findall(r"\]\(((?!http)[^)]+)\)", README):
        assert (ROOT / target).exists(), target


def test_the_two_commands_are_in_the_makefile() -> None:
    makefile = (ROOT / "Makefile").read_text()
    for command in re.findall(r"^make (\w+)", block("sh"), re.MULTILINE):
        assert re.search(rf"^{command}:", makefile, re.MULTILINE), command

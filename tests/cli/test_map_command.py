"""`petteia map` draws a map of the Legendary Edition."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest
from click.testing import CliRunner

from petteia.cli import main

SVG = "{http://www.w3.org/2000/svg}"


@pytest.mark.parametrize(
    "arguments",
    [["--seats", "3"], ["--seats", "6", "--side", "back"], ["--seats", "5", "--code", "random", "--seed", "4"]],
)
def test_a_map_is_drawn(arguments: list[str], tmp_path: Path) -> None:
    file = tmp_path / "map.svg"
    result = CliRunner().invoke(main, ["map", "legendary", *arguments, "--svg", str(file)])
    assert result.exit_code == 0, result.output
    texts = [node.text or "" for node in ElementTree.parse(file).getroot().iter(f"{SVG}text")]
    code = texts[-1]
    assert code in result.output
    tiles = sum(sign.isalpha() for sign in code[2:])
    assert len(texts) == 1 + tiles * (6 if code[0] == "f" else 7)


def test_a_map_by_its_code(tmp_path: Path) -> None:
    file = tmp_path / "map.svg"
    code = "b:e4b0c1/f2d2/i1"
    assert (
        CliRunner().invoke(main, ["map", "legendary", "--seats", "3", "--code", code, "--svg", str(file)]).exit_code
        == 0
    )
    assert code in file.read_text(encoding="utf-8")


def test_what_cannot_be_drawn_is_refused(tmp_path: Path) -> None:
    file = str(tmp_path / "map.svg")
    result = CliRunner().invoke(main, ["map", "legendary", "--seats", "3", "--code", "f:a0", "--svg", file])
    assert result.exit_code == 2
    assert "expected 6 tiles, found 1" in result.output
    assert "has no maps to draw" in CliRunner().invoke(main, ["map", "duel", "--svg", file]).output

"""States and records are drawn in notebooks, and the tour runs from its first cell to its last."""

from __future__ import annotations

import ast
import importlib
import json
import xml.etree.ElementTree as ET
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import petteia
from petteia.envs import notebook

TOUR = Path(__file__).parents[2] / "examples" / "tour.ipynb"
LOAD = "%load_ext "


class Formatter(dict[type, Callable[[Any], str]]):
    """What IPython has for a kind of output: by class, how an object is shown."""

    def for_type(self, kind: type, show: Callable[[Any], str]) -> None:
        self[kind] = show

    def __call__(self, shown: object) -> str | None:
        return next((self[kind](shown) for kind in type(shown).__mro__ if kind in self), None)


class Shell:
    """A stand-in for IPython: runs cells one after the other, and shows the value of each."""

    def __init__(self) -> None:
        self.display_formatter = SimpleNamespace(formatters={notebook.SVG: Formatter(), notebook.HTML: Formatter()})
        self.names: dict[str, Any] = {}

    def run(self, cell: str) -> Any:
        """Run a cell; returns the value of the expression that it ends with."""
        if cell.startswith(LOAD):
            importlib.import_module(cell.removeprefix(LOAD).strip()).load_ipython_extension(self)
            return None
        *statements, last = ast.parse(cell).body
        exec(compile(ast.Module(statements, []), "tour.ipynb", "exec"), self.names)
        assert isinstance(last, ast.Expr), "a cell ends with what it shows"
        return eval(compile(ast.Expression(last.value), "tour.ipynb", "eval"), self.names)

    def show(self, value: object) -> dict[str, str]:
        found = {kind: formatter(value) for kind, formatter in self.display_formatter.formatters.items()}
        return {kind: shown for kind, shown in found.items() if shown is not None}


def cells() -> list[str]:
    document = json.loads(TOUR.read_text(encoding="utf-8"))
    assert (document["nbformat"], document["nbformat_minor"]) == (4, 5)
    assert len({cell["id"] for cell in document["cells"]}) == len(document["cells"])
    return ["".join(cell["source"]) for cell in document["cells"] if cell["cell_type"] == "code"]


def test_the_tour_runs_and_shows_what_it_speaks_of() -> None:
    shell = Shell()
    values = [shell.run(cell) for cell in cells()]
    shown = [set(shell.show(value)) for value in values]
    assert shown.count({notebook.SVG}) == 3, "a position of every game"
    assert shown.count({notebook.HTML}) == 1, "a record"
    first, refusal = values[2], values[3]
    assert all(text.startswith("draft ") for text in first)
    assert refusal[0].startswith("D")
    assert shell.names["ended"] > 256
    assert json.loads(TOUR.read_text(encoding="utf-8"))["cells"][1]["outputs"] == [], "outputs are not kept"


@pytest.mark.parametrize("game", ["duel", "cyclades", "legendary"])
def test_a_state_of_every_game_is_drawn(game: str) -> None:
    state, rng = petteia.game(game).start(0), petteia.Rng(1)
    for _ in range(60):
        state.play(state.draw(rng) if state.actor == petteia.CHANCE else rng.choice(state.legal()))
    drawing = notebook.picture(state)
    assert ET.fromstring(drawing).tag == "{http://www.w3.org/2000/svg}svg"
    assert drawing == notebook.picture(state.copy())


def test_a_record_tells_its_actions_with_the_names_of_its_players() -> None:
    record, rng = petteia.Record(petteia.game("duel"), 2, players=["<Ann>", "Bob"]), petteia.Rng(1)
    for _ in range(14):
        now = record.state
        record.play(now.draw(rng) if now.actor == petteia.CHANCE else now.legal()[0])
    told = notebook.page(record)
    assert "<summary>14 actions</summary>" in told
    assert "<li>&lt;Ann&gt;: draft " in told
    assert "<li>chance: " in told


def test_the_extension_can_be_unloaded() -> None:
    shell = Shell()
    notebook.load_ipython_extension(shell)
    notebook.unload_ipython_extension(shell)
    assert shell.show(petteia.game("duel").start(2)) == {}

"""The shell completes games, bots and options; `petteia games` can be read in a narrow window."""

from __future__ import annotations

import pytest
from click.shell_completion import ShellComplete
from click.testing import CliRunner

import petteia
from petteia.cli import main


def offered(*words: str) -> list[str]:
    """What the shell offers for the last word of a line."""
    complete = ShellComplete(main, {}, "petteia", "_PETTEIA_COMPLETE")
    return [item.value for item in complete.get_completions(list(words[:-1]), words[-1])]


def test_games() -> None:
    assert {"cyclades", "duel", "legendary"} <= set(offered("match", ""))
    assert offered("match", "cy") == ["cyclades"]


def test_bots_one_after_the_other() -> None:
    assert "greedy" in offered("match", "duel", "--bots", "")
    assert offered("match", "duel", "--bots", "greedy,ran") == ["greedy,random"]
    assert offered("match", "nothing", "--bots", "") == []


def test_options_of_the_game() -> None:
    assert offered("sim", "duel", "--option", "wonders=") == ["wonders=draft", "wonders=first_game"]
    assert "side=back" in offered("ladder", "legendary", "--option", "side")


@pytest.mark.parametrize("columns", ["60", "80", "140"])
def test_options_are_whole_words_in_a_window_of_any_width(columns: str) -> None:
    told = CliRunner(env={"COLUMNS": columns}).invoke(main, ["games", "--language", "en"]).output
    assert max(len(line) for line in told.splitlines()) <= int(columns)
    for option in petteia.game("legendary").options:
        assert f"  {option.name}  " in told

"""The page of a ladder has axes, an interval for every pair, bad answers, and says how it was made."""

from __future__ import annotations

from pathlib import Path

from click.testing import CliRunner

import petteia
from petteia.arena.ladder import LadderPlan, Meeting, ratings
from petteia.arena.seating import Incident
from petteia.bots import Status
from petteia.cli import main
from petteia.cli.ladder_report import ticks, write_report
from petteia.locale import words

PLAN = LadderPlan("duel", 2, ("greedy", "mine.py:<b>", "random"), 40, 1, {})
INCIDENT = Incident("mine.py:<b>", 3, 17, Status.ERROR, "Traceback …\nValueError: <no idea>", "duel/1 ask=turn")


def page(folder: Path, language: str = "en") -> str:
    games = [Meeting("greedy", "random", index, float(index % 4 > 0)) for index in range(40)]
    games += [Meeting("greedy", "mine.py:<b>", index, 1.0, (INCIDENT,) if index == 3 else ()) for index in range(40)]
    path = folder / "ladder.html"
    command = "petteia ladder duel --bots greedy,random"
    write_report(path, petteia.game("duel"), PLAN, ratings(PLAN.bots, games), games, command, "2026-11-17", language)
    return path.read_text(encoding="utf-8")


def test_it_says_how_and_when_it_was_made(tmp_path: Path) -> None:
    text = page(tmp_path)
    assert "<code>petteia ladder duel --bots greedy,random</code>" in text
    assert "2026-11-17" in text


def test_every_pair_has_an_interval_and_who_never_met_has_none(tmp_path: Path) -> None:
    text = page(tmp_path)
    assert "75%<br><small>" in text
    assert "25%<br><small>" in text
    assert text.count("<td>–</td>") == 5  # three times itself, and two that have not met


def test_bad_answers_are_told_and_nothing_is_taken_for_markup(tmp_path: Path) -> None:
    text = page(tmp_path)
    assert "mine.py:&lt;b&gt;: 1 ERROR" in text
    assert "ValueError: &lt;no idea&gt;" in text
    assert "game 4, after 17 actions" in text
    assert "<b>" not in text


def test_it_speaks_the_language_of_whoever_asked_for_it(tmp_path: Path) -> None:
    text = page(tmp_path, "cs")
    assert '<html lang="cs">' in text
    for id in ("command-ladder-pairs", "command-ladder-shares", "command-ladder-troubles", "command-ladder-plot"):
        assert words("cs").format(id) in text
    assert "Who beats whom" not in text


def test_the_axis_has_round_numbers_around_all_that_is_drawn(tmp_path: Path) -> None:
    assert ticks(-130, 210) == [-150, -100, -50, 0, 50, 100, 150, 200, 250]
    assert ticks(-3, 3) == [-10, 0, 10]
    assert all(f">{tick:+d}</text>" in page(tmp_path) for tick in (0,))
    assert ">Elo</text>" in page(tmp_path)


def test_a_page_that_could_not_be_written_stops_the_ladder_before_it_begins(tmp_path: Path) -> None:
    arguments = [
        "ladder",
        "duel",
        "--bots",
        "greedy,random",
        "--games",
        "100000",
        "--html",
        str(tmp_path / "no" / "x.html"),
    ]
    done = CliRunner().invoke(main, arguments)
    assert done.exit_code == 1
    assert "x.html cannot be written" in " ".join(done.output.split())

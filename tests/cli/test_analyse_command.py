"""`petteia analyse` says who is winning, how sure that is, and what each option is worth."""

from __future__ import annotations

import json
from io import StringIO
from itertools import count
from pathlib import Path

import pytest
from click.testing import CliRunner
from rich.console import Console

from petteia.arena.analysis import judge_position, verdicts
from petteia.cli import main
from petteia.cli.commands.analyse import watch
from petteia.cli.output import THEME
from petteia.games import cyclades, duel
from petteia.locale import words


def test_a_win_at_once_is_seen() -> None:
    state = duel.position(age=3, table="arsenal palace obelisk", coins=(40, 40), pawn=6)
    verdict = judge_position(state, 0.0, lambda: 0.0, turns=150)
    assert 0 < verdict.turns <= 4 * 150
    assert {option.text for option in verdict.options} == {state.text(action) for action in state.legal()}
    best = verdict.options[0]
    assert best.text == "build arsenal"
    assert (best.worth.low, best.worth.high) == (1.0, 1.0)
    assert [chance.chance for chance in verdict.chances] == [1.0, 0.0]


def test_chances_add_up_and_lie_within_their_bands() -> None:
    state = duel.position(age=2, coins=(12, 12), wonders=("sphinx piraeus", "colossus mausoleum"))
    verdict = judge_position(state, 0.0, lambda: 0.0, turns=100)
    assert sum(chance.chance for chance in verdict.chances) == pytest.approx(1.0)
    assert all(chance.low <= chance.chance <= chance.high for chance in verdict.chances)
    assert any(chance.low < chance.high for chance in verdict.chances)
    assert sum(option.share for option in verdict.options) == pytest.approx(1.0)
    shares = [option.share for option in verdict.options]
    assert shares == sorted(shares, reverse=True)
    assert verdict.options[0].line


def test_the_time_is_shared_by_the_searches() -> None:
    ticks = count()
    state = duel.position(age=2, coins=(12, 12))
    verdict = judge_position(state, 40.0, lambda: float(next(ticks)))
    assert verdict.turns == 4 * 10


def test_what_is_thought_can_be_watched_as_it_goes_on() -> None:
    """The searches pause several times to report; each verdict replaces the previous one."""
    ticks = count()
    state = duel.position(age=2, coins=(12, 12))
    found = list(verdicts(state, 120.0, lambda: float(next(ticks)), looks=3))
    assert [verdict.turns for verdict in found] == [40, 80, 120]
    shown = StringIO()
    watch(
        found, Console(file=shown, force_terminal=True, theme=THEME, highlight=False, width=100, height=60), words("en")
    )
    assert ["40 turns" in shown.getvalue(), "80 turns" in shown.getvalue()] == [True, True]
    assert shown.getvalue().rstrip().endswith("120 turns of search")
    printed = StringIO()
    watch(found, Console(file=printed, theme=THEME, width=100), words("en"))
    assert printed.getvalue().count("turns of search") == 1


def test_every_seat_of_a_larger_table_has_its_chance() -> None:
    state = cyclades.position(seats=3)
    verdict = judge_position(state, 0.0, lambda: 0.0, turns=8)
    assert len(verdict.chances) == 3
    assert sum(chance.chance for chance in verdict.chances) == pytest.approx(1.0)


def test_a_position_and_a_record_can_be_given(tmp_path: Path) -> None:
    line = duel.position(age=3, table="arsenal palace obelisk", coins=(40, 40), pawn=6).position()
    done = CliRunner().invoke(main, ["analyse", line, "--seconds", "0.01", "--json"])
    assert done.exit_code == 0, done.output
    assert json.loads(done.stdout)["options"][0]["text"] == "build arsenal"
    file = tmp_path / "games.jsonl"
    CliRunner().invoke(main, ["sim", "duel", "--games", "1", "--bots", "random,random", "--out", str(file)])
    table = CliRunner().invoke(main, ["analyse", str(file), "--seconds", "0.01"])
    assert table.exit_code == 0, table.output
    assert "turns of search" in table.stdout
    beyond = CliRunner().invoke(main, ["analyse", str(file), "--to", "9999", "--seconds", "0.01"])
    assert beyond.exit_code == 2
    assert "the record has" in beyond.output
    dealt = CliRunner().invoke(main, ["analyse", str(file), "--to", "0", "--seconds", "0.01"])
    assert dealt.exit_code == 1
    assert "nobody has to decide anything" in dealt.output


@pytest.mark.parametrize(("words", "code"), [(["nonsense"], 2), (["duel/nonsense"], 2)])
def test_what_is_no_position_is_told(words: list[str], code: int) -> None:
    done = CliRunner().invoke(main, ["analyse", *words])
    assert done.exit_code == code
    assert "Error" in done.output

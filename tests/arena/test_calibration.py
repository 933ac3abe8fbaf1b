"""How reliable chances are: scores by phase, bins of the plot, and one command for both."""

from __future__ import annotations

import json
from math import log
from pathlib import Path
from xml.etree import ElementTree

import pytest
from click.testing import CliRunner

from petteia.arena.calibration import Bin, Foretold, bins, drawing, score, scores
from petteia.cli import main

TOLD = [
    Foretold(1, (0.5, 0.5), (1.0, 0.0)),
    Foretold(2, (0.8, 0.2), (1.0, 0.0)),
    Foretold(2, (0.8, 0.2), (0.0, 1.0)),
    Foretold(12, (1.0, 0.0), (0.5, 0.5)),
]


def test_who_knows_nothing_scores_as_a_constant() -> None:
    first = scores(TOLD)[0]
    assert (first.phase, first.positions) == ("round 1", 1)
    assert first.brier == first.constant_brier == 0.25
    assert first.log_loss == first.constant_log_loss == pytest.approx(log(2))


def test_a_bold_mistake_costs_more_than_a_bold_hit_gains() -> None:
    second = scores(TOLD)[1]
    assert second.brier == pytest.approx((0.2**2 + 0.8**2) / 2)
    assert second.log_loss == pytest.approx(-(log(0.8) + log(0.2)) / 2)
    assert second.log_loss > second.constant_log_loss


def test_late_rounds_count_together_and_all_rounds_at_the_end() -> None:
    found = scores(TOLD)
    assert [one.phase for one in found] == ["round 1", "round 2", "round 9 or later", "all"]
    assert found[-1].positions == 4


def test_rounds_can_be_told_together() -> None:
    found = scores([*TOLD, Foretold(0, (0.5, 0.5), (1.0, 0.0))], together=2)
    assert [one.phase for one in found] == ["before round 1", "rounds 1 to 2", "round 9 or later", "all"]
    assert [one.positions for one in found] == [1, 3, 1, 5]


def test_sharpness_says_how_much_chances_mean() -> None:
    """Saying 80 % where 60 % come true is too bold; saying 70 % where 80 % do is too cautious."""
    bold = [Foretold(1, (0.8, 0.2), result) for result in [(1.0, 0.0)] * 3 + [(0.0, 1.0)] * 2]
    cautious = [Foretold(1, (0.7, 0.3), result) for result in [(1.0, 0.0)] * 4 + [(0.0, 1.0)]]
    for told, truth in ((bold, 0.6), (cautious, 0.8)):
        sharp = scores(told)[0].sharpness
        assert told[0].sharpened(sharp).chances[0] == pytest.approx(truth, abs=0.01)
        assert score("", [one.sharpened(sharp) for one in told]).sharpness == pytest.approx(1.0, abs=0.01)
    assert Foretold(1, (0.9, 0.1, 0.0), (1.0, 0.0, 0.0)).sharpened(0.0).chances == (0.5, 0.5, 0.0)
    assert Foretold(1, (1.0, -3e-17), (1.0, 0.0)).sharpened(0.5).chances == (1.0, 0.0)  # a sure battle, and roundings


def test_a_shared_victory_counts_half_for_each() -> None:
    shared = scores([Foretold(1, (0.5, 0.5), (0.5, 0.5))])[0]
    assert shared.brier == 0.0
    assert shared.log_loss == pytest.approx(log(2))


def test_seats_are_gathered_by_what_they_were_given() -> None:
    found = bins(TOLD)
    assert Bin(2, 0.8, 0.5) in found
    assert Bin(2, 0.2, 0.5) in found
    assert sum(step.seats for step in found) == 8
    assert found[-1].chance == 1.0


def test_the_drawing_has_a_dot_for_every_step() -> None:
    svg = ElementTree.fromstring(drawing("duel", bins(TOLD)))
    assert len(svg.findall("{http://www.w3.org/2000/svg}circle")) == len(bins(TOLD))


@pytest.mark.parametrize(("game", "seats", "turns"), [("duel", 2, 0), ("duel", 2, 3), ("cyclades", 3, 0)])
def test_the_command_plays_and_tells(game: str, seats: int, turns: int, tmp_path: Path) -> None:
    plot = tmp_path / "plot.svg"
    words = ["calibrate", game, "--seats", str(seats), "--bot", "random", "--games", "2", "--turns", str(turns)]
    done = CliRunner().invoke(main, [*words, "--every", "9", "--plot", str(plot), "--json"])
    assert done.exit_code == 0, done.output
    told = json.loads(done.stdout)
    everything = told["scores"][-1]
    assert everything["phase"] == "all"
    assert sum(step["seats"] for step in told["bins"]) == seats * everything["positions"] > 0
    assert ElementTree.parse(plot).getroot().tag.endswith("svg")
    again = CliRunner().invoke(main, [*words, "--every", "9", "--json"])
    assert json.loads(again.stdout) == told
    assert "came true" in CliRunner().invoke(main, [*words, "--every", "9"]).output

"""A match with the luck taken out: the same on average, and reported next to the plain result."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from petteia.arena.match import Outcome, Pairing, recorded_match, tally
from petteia.arena.statistics import mean_of_deals
from petteia.arena.venue import HERE
from petteia.cli import main

PAIRING = Pairing("duel", ("easy", "random"), {"wonders": "draft"}, 1)


def test_luck_is_taken_out_of_each_result() -> None:
    outcomes = [outcome for outcome, _ in recorded_match(PAIRING, 6, HERE, 0, keep=False, reckon_luck=True)]
    assert all(sum(outcome.luck) == pytest.approx(0.0) for outcome in outcomes)
    assert any(abs(outcome.luck[0]) > 0.01 for outcome in outcomes)
    result = tally(PAIRING, outcomes)
    expected = sum(outcome.rewards[0] - outcome.luck[0] for outcome in outcomes) / 6
    assert result.adjusted["easy"].share == pytest.approx(expected)
    assert result.adjusted["easy"].share + result.adjusted["random"].share == pytest.approx(1.0)


def test_games_that_share_a_deal_count_as_one() -> None:
    outcomes = [
        Outcome(0, (1.0, 0.0), "points", 1, (), (0.2, -0.2)),
        Outcome(1, (0.0, 1.0), "points", 1, (), (-0.2, 0.2)),
        Outcome(2, (1.0, 0.0), "points", 1, (), (0.4, -0.4)),
        Outcome(3, (1.0, 0.0), "points", 1, (), (0.0, 0.0)),
    ]
    assert tally(PAIRING, outcomes).adjusted["easy"] == mean_of_deals([(0.8 + 0.2) / 2, (0.6 + 1.0) / 2])


def test_without_luck_nothing_is_adjusted() -> None:
    result = tally(PAIRING, [outcome for outcome, _ in recorded_match(PAIRING, 2, HERE, 0, keep=False)])
    assert result.adjusted == {}
    assert "adjusted" not in result.plain()


def test_records_keep_the_luck_so_that_a_match_can_go_on(tmp_path: Path) -> None:
    command = ["match", "duel", "--bots", "easy,random", "--luck-adjusted", "--json", "--out", str(tmp_path / "games")]
    CliRunner().invoke(main, [*command, "--games", "2"], catch_exceptions=False)
    resumed = json.loads(CliRunner().invoke(main, [*command, "--games", "4"]).output)
    at_once = ["match", "duel", "--bots", "easy,random", "--luck-adjusted", "--json", "--games", "4"]
    assert json.loads(CliRunner().invoke(main, at_once).output)["adjusted"] == resumed["adjusted"]


def test_a_file_without_luck_is_refused(tmp_path: Path) -> None:
    command = ["match", "duel", "--bots", "easy,random", "--games", "2", "--out", str(tmp_path / "games")]
    CliRunner().invoke(main, command, catch_exceptions=False)
    refused = CliRunner().invoke(main, [*command, "--luck-adjusted"])
    assert refused.exit_code == 1
    assert "whose luck was not computed" in refused.output

"""Weights are learnt from games, written for people, and read back as they were."""

from __future__ import annotations

import json
from importlib import import_module
from pathlib import Path

import pytest
from click.testing import CliRunner
from librt.vecs import vec

import petteia
from petteia.arena import tuning
from petteia.arena.tuning import (
    TuningPlan,
    Weight,
    lessons,
    play_lesson,
    read_weights,
    tune,
    weights_file,
    write_weights,
)
from petteia.arena.venue import Processes
from petteia.cli import main
from petteia.core.engine.weights import exponential, to_chances
from petteia.core.engine.weights import read_weights as read_values
from petteia.games import duel
from petteia.games.duel.facts import WONDERS
from petteia.games.duel.mind.minds import HERE
from petteia.search.fitting import Fit

GAMES = ("cyclades", "legendary")
WEIGHTS_0_1 = HERE / "weights-0.1.txt"  # of the estimate that Duel had before it had a mind


@pytest.mark.parametrize("game", [*GAMES, "duel"])
def test_every_feature_has_its_weight_in_its_place(game: str) -> None:
    """The constants of features.py are the line numbers of the weights with their names."""
    names = [weight.name.upper() for weight in read_weights(WEIGHTS_0_1 if game == "duel" else weights_file(game))]
    features = import_module(f"petteia.games.{game}.mind.features")
    assert len(names) == features.FEATURES
    for place, name in enumerate(names):
        if hasattr(features, name) and name != "HERO":
            assert getattr(features, name) == place, name
    named = sum(hasattr(features, name) for name in names)
    for family in ("SYMBOLS", "TO_BUILD", "BUILT") if game == "duel" else ():
        members = [place for place, name in enumerate(names) if name.startswith(f"{family}_")]
        first = getattr(features, family)
        assert members == list(range(first, first + len(members))), family
        named += len(members)
    assert named >= 15


def test_each_wonder_has_its_weights_in_its_place() -> None:
    names = [weight.name for weight in read_weights(WEIGHTS_0_1)]
    features = import_module("petteia.games.duel.mind.features")
    assert names[features.TO_BUILD : features.BUILT] == [f"to_build_{wonder.id}" for wonder in WONDERS]
    assert names[features.BUILT : features.TO_MOVE] == [f"built_{wonder.id}" for wonder in WONDERS]


def test_a_lead_is_what_one_seat_has_more_than_the_other() -> None:
    features = import_module("petteia.games.duel.mind.features")
    state = duel.position(
        age=2,
        coins=(9, 4),
        pawn=5,
        cards=("quarry press scriptorium", "stable"),
        wonders=("sphinx*baths pyramids", "piraeus"),
        tokens=("law", ""),
    )
    both = list(features.features_of(state))
    halves = both[: features.FEATURES], both[features.FEATURES :]
    for seat in (0, 1):
        expected = [own - other for own, other in zip(halves[seat], halves[1 - seat], strict=True)]
        assert list(features.lead_of(state, seat)) == pytest.approx(expected)
        assert any(expected)


def test_a_wonder_counts_as_one_to_build_until_it_is_built() -> None:
    features = import_module("petteia.games.duel.mind.features")
    pyramids = [wonder.id for wonder in WONDERS].index("pyramids")
    for built in (False, True):
        marks = features.features_of(duel.position(age=2, wonders=("pyramids*baths" if built else "pyramids", "")))
        assert (marks[features.TO_BUILD + pyramids] > 0.0) is not built
        assert (marks[features.BUILT + pyramids] > 0.0) is built


@pytest.mark.parametrize("game", GAMES)
def test_the_weights_say_how_they_were_made(game: str) -> None:
    assert f"# Made by: petteia tune {game} --bot " in weights_file(game).read_text(encoding="utf-8")


def test_a_file_of_weights_comes_back_as_it_was(tmp_path: Path) -> None:
    file = tmp_path / "weights.txt"
    weights = [Weight("gold", 0.25, "each gold"), Weight("risk", -1.5, "a metropolis at risk")]
    write_weights(file, weights, "petteia tune toy")
    assert read_weights(file) == weights
    assert list(read_values(file, 2)) == [0.25, -1.5]
    with pytest.raises(ValueError, match=r"weights\.txt holds 2 weights instead of 3"):
        read_values(file, 3)


def test_chances_add_up_and_follow_the_standings() -> None:
    standings = vec[float]([1.0, 3.0, -1000.0, 1.0])
    to_chances(standings, 4)
    chances = list(standings)
    assert sum(chances) == pytest.approx(1.0)
    assert chances[2] == 0.0
    assert chances[0] == chances[3] < chances[1]
    assert exponential(0.0) == 1.0
    assert exponential(1.0) == pytest.approx(2.718, abs=0.002)


def test_a_fit_learns_what_decides() -> None:
    """Only the first of two features decides: whoever has it wins three games out of four."""
    fit = Fit(vec[float]([0.0, 0.0]))
    rng = petteia.Rng(1)
    for _ in range(4000):
        winner = 0 if rng.random() < 0.75 else 1
        features = [1.0, float(rng.below(2)), 0.0, float(rng.below(2))]
        fit.add(vec[float](features), 2, [1.0 - winner, float(winner)])
    before = fit.surprise()
    fit.run(6, 64, 0.02, 0.0, petteia.Rng(2))
    decides, idles = fit.weights
    assert decides == pytest.approx(1.1, abs=0.15)  # the logarithm of three to one
    assert idles == pytest.approx(0.0, abs=0.1)
    assert fit.surprise() < before


def test_lessons_are_the_same_in_any_number_of_processes() -> None:
    plan = TuningPlan("cyclades", "greedy", (2,), 4, 0.1, 3)
    assert list(lessons(plan)) == list(lessons(plan, Processes(2)))
    assert play_lesson(plan, 0) != play_lesson(plan, 1)


def test_tuning_makes_chances_truer() -> None:
    plan = TuningPlan("cyclades", "random", (2,), 60, 0.0, 1)
    tuned = tune(plan, lessons(plan))
    assert tuned.positions > 1000
    assert tuned.after < tuned.before


def test_a_weight_that_is_set_by_hand_is_not_learnt(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "weights.txt"
    known = read_weights(weights_file("cyclades"))
    fixed = [Weight(known[0].name, 0.5, "(by hand) " + known[0].about), *known[1:]]
    write_weights(file, fixed, "a test")
    monkeypatch.setattr(tuning, "weights_file", lambda game: file)
    plan = TuningPlan("cyclades", "random", (2,), 40, 0.0, 1)
    tuned = tune(plan, lessons(plan))
    assert tuned.weights[0] == fixed[0]
    assert tuned.weights[1].value != fixed[1].value


def test_the_command_writes_a_file_and_tells(tmp_path: Path) -> None:
    file = tmp_path / "weights.txt"
    words = ["tune", "cyclades", "--seats", "2", "--games", "4", "--seed", "5", "--out", str(file)]
    done = CliRunner().invoke(main, [*words, "--json"])
    assert done.exit_code == 0, done.output
    told = json.loads(done.stdout)
    assert told["positions"] > 50
    assert [weight["name"] for weight in told["weights"]] == [weight.name for weight in read_weights(file)]
    assert "petteia tune cyclades --bot greedy --seats 2 --games 4 --wander 0.08 --seed 5" in file.read_text()
    table = CliRunner().invoke(main, words)
    assert "each metropolis" in table.stdout
    refused = CliRunner().invoke(main, ["tune", "cyclades", "--seats", "9"])
    assert refused.exit_code == 2
    assert "not by 9" in refused.output


def test_tuning_plays_on_a_cluster_that_is_there(tmp_path: Path) -> None:
    pytest.importorskip("ray")
    words = [
        "tune",
        "cyclades",
        "--games",
        "1",
        "--ray",
        "127.0.0.1:1",
        "--out",
        str(tmp_path / "weights"),
        "--language",
        "en",
    ]
    result = CliRunner().invoke(main, words)
    assert result.exit_code == 1
    assert "there is no Ray cluster at '127.0.0.1:1'" in result.output


def test_a_game_with_a_mind_has_nothing_to_tune() -> None:
    refused = CliRunner().invoke(main, ["tune", "duel", "--seats", "2"])
    assert refused.exit_code == 2
    assert "petteia train duel" in refused.output

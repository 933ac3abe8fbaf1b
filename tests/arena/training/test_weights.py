"""Weights are learnt from lessons, written for people, and read back as they were."""

from __future__ import annotations

import json
from importlib import import_module
from pathlib import Path

import pytest

np = pytest.importorskip("numpy")

from click.testing import CliRunner  # noqa: E402
from librt.vecs import vec  # noqa: E402

import petteia  # noqa: E402
from petteia.arena.training.aegean.seats import Standings  # noqa: E402
from petteia.arena.training.aegean.weights import Weight, WeightsLearner, read_weights, write_weights  # noqa: E402
from petteia.arena.training.course import Course, course_of  # noqa: E402
from petteia.arena.training.learner import Pace  # noqa: E402
from petteia.arena.training.lessons import Player, play_lesson, read_lesson  # noqa: E402
from petteia.cli import main  # noqa: E402
from petteia.core.engine.weights import exponential, to_chances  # noqa: E402
from petteia.core.engine.weights import read_weights as read_values  # noqa: E402
from petteia.games import duel  # noqa: E402
from petteia.games.duel.facts import WONDERS  # noqa: E402
from petteia.games.duel.mind.minds import HERE  # noqa: E402

GAMES = ("cyclades", "legendary")
WEIGHTS_0_1 = HERE / "weights-0.1.txt"  # of the estimate that Duel had before it had a mind


def course(game: str) -> Course:
    found = course_of(game, weights=True)
    assert found is not None
    return found


def shipped(game: str) -> Path:
    return course(game).shipped


@pytest.mark.parametrize("game", [*GAMES, "duel"])
def test_every_feature_has_its_weight_in_its_place(game: str) -> None:
    """The constants of features.py are the places of the lines of the weights that bear their names."""
    names = [weight.name.upper() for weight in read_weights(WEIGHTS_0_1 if game == "duel" else shipped(game))]
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
    assert f"# Made by: petteia train {game} --lessons " in shipped(game).read_text(encoding="utf-8")


def test_a_file_of_weights_comes_back_as_it_was(tmp_path: Path) -> None:
    file = tmp_path / "weights.txt"
    weights = [Weight("gold", 0.25, "each gold"), Weight("risk", -1.5, "a metropolis at risk")]
    write_weights(file, weights, "petteia train toy")
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


def test_weights_learn_what_decides() -> None:
    """Of two features only the first decides: whoever has it wins three games of four."""
    rng = np.random.default_rng(1)
    count = 4000
    winners = (rng.random(count) >= 0.75).astype(int)
    features = np.zeros((count, 2, 2), np.float32)
    features[:, 0, 0] = 1.0
    features[:, :, 1] = rng.integers(0, 2, (count, 2))
    won = np.eye(2, dtype=np.float32)[winners].reshape(-1)
    places = np.arange(2 * count + 1)
    nothing = np.zeros(count, np.int8)
    sights = Standings(
        places[::2], features.reshape(-1), 2 * places, np.zeros_like(won), won, won, nothing, nothing, places[:count]
    )
    learner = WeightsLearner([Weight("decides", 0.0, "it"), Weight("idles", 0.0, "nothing")], Pace(40, 0.05, 0.0, 2))
    learner.run(sights, np.arange(count), lambda step, total, loss: None)
    decides, idles = learner.weights[0]
    assert decides == pytest.approx(1.1, abs=0.15)  # the logarithm of three to one
    assert idles == pytest.approx(0.0, abs=0.1)


@pytest.mark.parametrize("game", GAMES)
def test_what_was_learnt_foresees_its_lessons_better(game: str, tmp_path: Path) -> None:
    """Weights begin with nothing or with what is known, and come out of the file as they went in."""
    teaches = course(game)
    pairings = teaches.population(None, None, 1)
    lessons = [read_lesson(play_lesson(game, pairings[:2], 3, index)) for index in range(3)]
    sights = teaches.collect(lessons)
    everything = np.ones(len(sights), bool)
    ignorant = teaches.learner(Pace(1.0, 0.01, 0.0, 1))
    for now, _ in teaches.losses(sights, ignorant, everything).values():
        assert now >= np.log(2.0) * 0.99  # it knows no more than that somebody wins
    learner = teaches.learner(Pace(300.0, 0.01, 0.0, 1))
    learner.recall(teaches.shipped)
    for now, before in teaches.losses(sights, learner, everything).values():
        assert now == pytest.approx(before, abs=2e-4)
    learner.run(sights, np.arange(len(sights)), lambda step, total, loss: None)
    losses = teaches.losses(sights, learner, everything).values()
    assert sum(now for now, _ in losses) < sum(before for _, before in losses)
    learner.write(tmp_path / "weights.txt", {"made_by": "a test"})
    assert [weight.about for weight in read_weights(tmp_path / "weights.txt")] == [
        weight.about for weight in read_weights(teaches.shipped)
    ]


@pytest.mark.parametrize("game", GAMES)
def test_a_player_judges_by_the_weights_of_its_file(game: str, tmp_path: Path) -> None:
    teaches = course(game)
    same, other = tmp_path / "same.txt", tmp_path / "other.txt"
    known = read_weights(teaches.shipped)
    write_weights(same, known, "a test")
    write_weights(other, [Weight(one.name, -one.value, one.about) for one in known], "a test")
    state = petteia.game(game).start(3)
    rng = petteia.Rng(3)
    while state.round < 4:
        state.play(state.draw(rng) if state.actor < 0 else rng.choice(state.legal()))

    def judged(player: Player) -> list[float]:
        search = player.search(game, petteia.Rng(1))
        assert search.mind == search.planner
        return [state.judge(search.mind, 0, seat) for seat in range(3)]

    own = judged(teaches.player_without_net(4))
    assert judged(teaches.player(same, 4)) == own
    assert judged(teaches.player(other, 4)) != own


def test_the_command_writes_a_file_and_tells(tmp_path: Path) -> None:
    words = ["train", "cyclades", "--weights", "--folder", str(tmp_path), "--lessons", "20", "--turns", "2"]
    file = tmp_path / "learnt.txt"
    done = CliRunner().invoke(main, [*words, "--trial", "2", "--seed", "5", "--refine", "--out", str(file), "--json"])
    assert done.exit_code == 0, done.output
    told = json.loads(done.stdout)
    assert told["positions"] > 50
    assert {"cycles 1 and 2", "cycles 3 and 4"} <= set(told["log_loss"])
    learnt = read_weights(tmp_path / "weights-1.txt")
    assert [weight.name for weight in learnt] == [weight.name for weight in read_weights(shipped("cyclades"))]
    assert "petteia train cyclades --lessons 20 --turns 2" in (tmp_path / "weights-1.txt").read_text()
    assert "--refine --weights" in (tmp_path / "weights-1.txt").read_text()
    assert read_weights(file) == (learnt if told["accepted"] else read_weights(shipped("cyclades")))


def test_a_game_that_judges_by_a_net_has_no_weights_to_learn(tmp_path: Path) -> None:
    refused = CliRunner().invoke(main, ["train", "duel", "--weights", "--folder", str(tmp_path), "--language", "en"])
    assert refused.exit_code == 1
    assert "duel has no weights to learn" in refused.output

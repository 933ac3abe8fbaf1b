"""Minds learn: lessons follow from their seed, gradients are right, and a campaign resumes where it stopped."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

np = pytest.importorskip("numpy")

from click.testing import CliRunner  # noqa: E402

import petteia  # noqa: E402
from petteia.arena.training.aegean.course import SeatsLearner  # noqa: E402
from petteia.arena.training.campaign import Campaign, CampaignPlan  # noqa: E402
from petteia.arena.training.course import course_of  # noqa: E402
from petteia.arena.training.duel.course import COURSE, DuelLearner  # noqa: E402
from petteia.arena.training.duel.sights import Sights, collect, last_slip, lesson_returns  # noqa: E402
from petteia.arena.training.learner import Pace, log_loss  # noqa: E402
from petteia.arena.training.lessons import play_lesson, read_lesson, read_lessons  # noqa: E402
from petteia.arena.venue import HERE  # noqa: E402
from petteia.cli import main  # noqa: E402
from petteia.core.engine.mindfile import read_header  # noqa: E402
from petteia.games.duel.mind.minds import HERE as SHIPPED  # noqa: E402
from petteia.games.duel.mind.minds import SEES, add_minds, mind_of  # noqa: E402

NET = SHIPPED / "duel.mind"
PACE = Pace(1.0, 0.002, 0.0, 1)


@pytest.fixture(scope="module")
def lines() -> list[str]:
    return [play_lesson("duel", COURSE.population(NET, NET, 6), 5, index) for index in range(20)]


@pytest.fixture(scope="module")
def sights(lines: list[str]) -> Sights:
    return collect(read_lesson(line) for line in lines)


def test_a_lesson_follows_from_its_seed_and_number(lines: list[str]) -> None:
    assert play_lesson("duel", COURSE.population(NET, NET, 6), 5, 3) == lines[3]
    assert len(set(lines)) == len(lines)
    assert len({read_lesson(line).players for line in lines}) > 3


def test_a_lesson_is_a_game_that_can_be_played_again(lines: list[str]) -> None:
    for line in lines:
        lesson = read_lesson(line)
        state = petteia.game("duel").start(2)
        for at, action in enumerate(lesson.actions):
            for thought in lesson.thoughts:
                if thought.at == at:
                    assert thought.seat == state.actor
                    assert {action for action, _, _ in thought.tried} <= set(state.legal())
            state.play(action)
        assert state.over
        assert (state.reward(0), state.reward(1)) == lesson.rewards


def test_what_to_expect_lies_between_the_result_and_what_was_thought(lines: list[str]) -> None:
    """Values of players with a taste are not chances: in a lesson of two such players only the result counts."""
    for line in lines:
        lesson = read_lesson(line)
        returns = lesson_returns(lesson)
        if not any(thought.plain for thought in lesson.thoughts):
            assert set(returns.values()) == {lesson.rewards[0]}
        values = [thought.values[0] for thought in lesson.thoughts if thought.plain] + [lesson.rewards[0]]
        assert all(min(values) - 1e-9 <= hope <= max(values) + 1e-9 for hope in returns.values())


def test_what_came_of_a_slip_says_nothing_of_what_was_before(lines: list[str]) -> None:
    """Before a slip, the expectation is what the search saw; the result counts only after it."""
    slipped = [lesson for lesson in map(read_lesson, lines) if last_slip(lesson) >= 0]
    assert slipped
    for lesson in slipped:
        at = last_slip(lesson)
        thought = next(thought for thought in lesson.thoughts if thought.at == at)
        assert lesson_returns(lesson)[at] == thought.values[0]
        told = {action: value for action, _, value in thought.tried}
        assert (told.get(lesson.actions[at]) or 0.0) < thought.value
        sights = collect([lesson])
        outcomes = sights.outcomes[sights.outcomes > -2]
        assert outcomes[0] == -1
        assert outcomes[-1] >= 0 or lesson.rewards[0] == 0.5 or at == lesson.thoughts[-1].at


def test_slopes_are_those_of_the_loss(sights: Sights) -> None:
    """The gradient of an output is the change of the loss when that output changes a little."""
    learner = DuelLearner(PACE)
    chosen = np.flatnonzero(sights.outcomes >= 0)[:40]
    rng = np.random.default_rng(3)
    told = rng.normal(0.0, 1.0, (len(chosen), learner.weights[5].size))
    slope, _ = learner.slopes(sights, chosen, told)
    for row, column in ((0, 0), (7, 2), (11, 4), (20, 5)):
        losses = []
        for step in (1e-4, -1e-4):
            changed = told.copy()
            changed[row, column] += step
            losses.append(whole_loss(sights, chosen, changed))
        assert slope[row, column] == pytest.approx((losses[0] - losses[1]) / 2e-4, abs=1e-4)


def whole_loss(sights: Sights, chosen: Any, told: Any) -> float:
    """What is made small, as far as it concerns the outcomes."""
    weights = np.exp(told[:, :6])
    chances = weights / weights.sum(1, keepdims=True)
    hoped = chances[:, :3].sum(1)
    target = sights.hopes[chosen]
    hopes = -(target * np.log(hoped) + (1 - target) * np.log(1 - hoped))
    ended = -np.log(chances[np.arange(len(hoped)), sights.outcomes[chosen]])
    return float((hopes + 0.5 * ended).mean())


def test_what_is_learnt_is_foreseen(sights: Sights) -> None:
    learner = DuelLearner(Pace(30.0, 0.004, 0.0, 1))
    chosen = np.flatnonzero(sights.outcomes >= 0)
    before = log_loss(learner.hopes(sights, chosen), sights.results[chosen])
    learner.run(sights, np.arange(len(sights)), lambda step, total, loss: None)
    assert log_loss(learner.hopes(sights, chosen), sights.results[chosen]) < 0.8 * before


def test_the_engine_says_what_the_learner_says(sights: Sights, lines: list[str], tmp_path: Path) -> None:
    learner = DuelLearner(PACE)
    learner.run(sights, np.arange(len(sights)), lambda step, total, loss: None)
    learner.write(tmp_path / "new.mind", {"sees": SEES})
    mind = mind_of(add_minds(tmp_path / "new.mind"))
    hopes = learner.hopes(sights, np.arange(len(sights)))
    lesson = read_lesson(lines[0])
    state = petteia.game("duel").start(2)
    first = lesson.thoughts[0].at
    for action in lesson.actions[:first]:
        state.play(action)
    assert mind.judge(state, state.actor) == pytest.approx(float(hopes[0]), abs=2e-3)  # type: ignore[arg-type]


@pytest.mark.parametrize("game", ["duel", "cyclades"])
def test_a_learner_can_begin_with_what_a_net_knows(game: str, tmp_path: Path) -> None:
    course = course_of(game)
    assert course is not None
    known, other = course.learner(PACE), course.learner(Pace(1.0, 0.002, 0.0, 2))
    files = [tmp_path / f"{name}.mind" for name in ("known", "ignorant", "taught")]
    known.write(files[0], {"game": game})
    other.write(files[1], {"game": game})
    other.recall(files[0])
    other.write(files[2], {"game": game})
    assert files[1].read_bytes() != files[0].read_bytes() == files[2].read_bytes()


def test_a_campaign_goes_on_where_it_stopped(tmp_path: Path) -> None:
    """Interrupted in its lessons and resumed, it plays the same lessons; nothing is done twice."""
    whole = CampaignPlan(tmp_path / "whole", 20, 3, 2, 1, PACE)
    list(Campaign(COURSE, whole, HERE, lambda what, done, total: None).run(1))
    lines = whole.lessons_of(1).read_text().splitlines(keepends=True)
    cut = CampaignPlan(tmp_path / "cut", 20, 3, 2, 1, PACE)
    campaign = Campaign(COURSE, cut, HERE, lambda what, done, total: None)
    cut.lessons_of(1).write_text("".join(lines[:7]) + lines[7][:40])
    done = list(campaign.run(1))
    assert cut.lessons_of(1).read_text() == "".join(lines)
    assert [entry["generation"] for entry in done] == [1]
    assert list(campaign.run(1)) == []
    assert len(list(read_lessons(cut.lessons_of(1)))) == 20
    assert campaign.entries() == json.loads("[" + ",".join(cut.log.read_text().splitlines()) + "]")
    assert read_header(cut.net_of(1))["lessons"] == 20


def test_an_exploiter_meets_the_best_alone(tmp_path: Path) -> None:
    """Generation after generation goes on with its own net, against the one that the game came with."""
    plan = CampaignPlan(tmp_path, 20, 3, 2, 1, PACE, exploit=True)
    campaign = Campaign(COURSE, plan, HERE, lambda what, done, total: None)
    entries = list(campaign.run(2))
    assert [entry["against"] for entry in entries] == [0, 0]
    for generation in (1, 2):
        lessons = list(read_lessons(plan.lessons_of(generation)))
        assert all(lesson.players.count("best") == 1 for lesson in lessons)
        assert len({name for lesson in lessons for name in lesson.players}) > 2  # it tries several ways of winning
    assert plan.net_of(0).read_bytes() == NET.read_bytes()
    nets = [{player.net for player in pairing.players} for pairing in campaign.pairings(1)]
    assert nets == [{str(plan.net_of(0)), str(plan.net_of(1))}] * len(nets)
    assert "--exploit" in read_header(plan.net_of(2))["made_by"]
    assert entries[campaign.best() - 1]["won"] == max(entry["won"] for entry in entries)


def test_what_the_best_thinks_is_not_believed_by_its_exploiter(tmp_path: Path) -> None:
    for index in range(6):
        lesson = read_lesson(play_lesson("duel", COURSE.hunt(NET, NET, 6), 7, index))
        prey = lesson.players.index("best")
        assert not any(thought.plain for thought in lesson.thoughts if thought.seat == prey)
        last = max(lesson.thoughts, key=lambda thought: thought.at)
        if last.seat == prey:
            assert lesson_returns(lesson)[last.at] == lesson.rewards[0]


@pytest.mark.parametrize("game", ["duel", "cyclades"])
def test_exploiters_play_in_the_lessons_of_others(game: str) -> None:
    course = course_of(game)
    assert course is not None
    own = course.shipped
    plain, hunted = course.population(own, own, 6), course.population(own, own, 6, (own, own))
    assert hunted[: len(plain)] == plain
    assert len(hunted) > len(plain)
    for pairing in hunted[len(plain) :]:
        assert [player.plain for player in pairing.players if player.name == "exploiter"] == [False]


@pytest.mark.prove  # an exploiter of 20 lessons would prove nothing
def test_the_best_is_not_exploited(tmp_path: Path) -> None:
    """An exploiter that learns only to beat the best wins less than 45 % against it."""
    plan = CampaignPlan(tmp_path, 800, 100, 100, 21, Pace(3.0, 0.002, 0.2, 21), exploit=True)
    (entry,) = Campaign(COURSE, plan, HERE, lambda what, done, total: None).run(1)
    assert entry["won"] <= 0.45 * plan.trial


def test_the_command_tells_each_generation(tmp_path: Path) -> None:
    words = ["train", "duel", "--folder", str(tmp_path / "f"), "--lessons", "20", "--turns", "2", "--trial", "2"]
    out = tmp_path / "best.mind"
    done = CliRunner().invoke(main, [*words, "--rounds", "1", "--out", str(out), "--json"])
    assert done.exit_code == 0, done.output
    entry = json.loads(done.stdout)
    assert entry["generation"] == 1
    assert set(entry["log_loss"]) == {"draft", "age 1", "age 2", "age 3"}
    assert read_header(out)["game"] == "duel"


def test_the_command_tells_how_an_exploiter_did(tmp_path: Path) -> None:
    words = ["train", "duel", "--folder", str(tmp_path), "--lessons", "20", "--turns", "2", "--trial", "2"]
    done = CliRunner().invoke(main, [*words, "--rounds", "1", "--exploit", "--language", "en"])
    assert done.exit_code == 0, done.output
    assert "of 2 against the game's own net" in done.output


def test_both_cyclades_learn_how_their_seats_stand(tmp_path: Path) -> None:
    """A net that has learnt nothing adds nothing; a trained one predicts its lessons better than the weights."""
    course = course_of("cyclades")
    assert course is not None
    pairings = course.population(None, None, 1)
    lessons = [read_lesson(play_lesson("cyclades", pairings[:2], 3, index)) for index in range(3)]
    sights = course.collect(lessons)
    everything = np.ones(len(sights), bool)
    new = course.learner(Pace(600.0, 0.004, 0.0, 1))
    for now, before in course.losses(sights, new, everything).values():
        assert now == pytest.approx(before, rel=1e-5)
    new.run(sights, np.arange(len(sights)), lambda step, total, loss: None)
    losses = course.losses(sights, new, everything).values()
    assert sum(now for now, _ in losses) < 0.95 * sum(before for _, before in losses)
    new.write(tmp_path / "new.mind", {"sees": course.sees})
    mind = course.read(tmp_path / "new.mind")
    state = lessons[0].start()
    chances: list[float] = []
    for action in lessons[0].actions:
        if state.question == "which_god":
            seats = range(len(lessons[0].players))
            chances = [state.judge(mind, 0, seat) for seat in seats]
            break
        state.play(action)
    assert isinstance(new, SeatsLearner)
    first = new.chances(sights, np.array([0]))
    assert chances == pytest.approx(list(map(float, first)), abs=0.02)


def test_a_game_without_a_net_says_so(tmp_path: Path) -> None:
    refused = CliRunner().invoke(main, ["train", "nothing", "--folder", str(tmp_path / "g")])
    assert refused.exit_code == 2

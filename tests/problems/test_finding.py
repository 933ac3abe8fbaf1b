"""Problems are found where one decision is clearly the best without looking like it, and nowhere else."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner

import petteia
from petteia.cli import main
from petteia.core.contract.manifest import Hunt
from petteia.core.contract.registry import REGISTERED, register
from petteia.problems import Problem, finding, keeping, problems_of_game
from petteia.problems import problem as known
from petteia.problems.finding import problem_in, seats_of, too_close
from petteia.problems.keeping import FileError, find_problems
from petteia.problems.proving import (
    AS_GOOD,
    GAP,
    Clear,
    Worths,
    all_plans,
    by_all_that_follows,
    clearly_best,
    proved,
)
from petteia.problems.rating import EASIEST, HARDEST, TRIES, rating
from petteia.review.chances import CERTAIN
from petteia.review.grades import HUNDREDTH
from problems.bait import BAIT, BRIEFLY, IDLE, LONG, WAIT, Bait, BaitState, LastBaitState

GAME = Bait()
TO_WAIT = [(WAIT, BRIEFLY), (WAIT, LONG)]


@pytest.fixture(autouse=True, scope="module")
def bait() -> Iterator[None]:
    register(GAME)
    yield
    del REGISTERED[GAME.id]


def found(problem: Problem | None) -> Problem:
    assert problem is not None
    return problem


def found_clear(
    proof: tuple[Clear, dict[tuple[int, ...], Worths]] | None,
) -> tuple[Clear, dict[tuple[int, ...], Worths]]:
    assert proof is not None
    return proof


def test_the_planted_problem_is_found_and_nothing_else_in_the_game() -> None:
    (problem,) = problems_of_game("bait", seed=1, number=0)
    assert (problem.question, problem.seat, problem.seats) == ("first", 0, 2)
    assert {solution.texts for solution in problem.solutions} == {("wait", "briefly"), ("wait", "long")}
    assert {other.texts for other in problem.others} == {("bait",), ("idle",)}
    assert problem.gap >= GAP
    assert problem.line[0] == "wait"
    assert GAME.read(problem.position).digest().startswith(problem.id)


def test_the_same_seed_gives_the_same_problems() -> None:
    assert problems_of_game("bait", 1, 3) == problems_of_game("bait", 1, 3)


def test_what_looks_best_and_is_poses_no_problem() -> None:
    assert problem_in(GAME, BaitState(promise=0.3)) is None
    assert problem_in(GAME, BaitState(promise=0.9)) is not None


def test_where_all_that_follows_can_be_looked_at_chances_are_exact() -> None:
    problem = found(problem_in(GAME, LastBaitState()))
    assert problem.exact
    assert [solution.chance for solution in problem.solutions] == [CERTAIN, CERTAIN]
    assert [other.chance for other in problem.others] == [0, 0]
    assert by_all_that_follows(BaitState()) is None


def test_what_no_level_solves_is_left_out_unless_it_is_exact(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the judge stands alone against all levels, it is not clear who is right."""
    monkeypatch.setattr(finding, "rating", lambda *asked: HARDEST)
    assert problem_in(GAME, BaitState()) is None
    assert found(problem_in(GAME, LastBaitState())).rating == HARDEST


def test_every_whole_decision_is_compared() -> None:
    assert all_plans(BaitState(), ()) == [(BAIT,), *TO_WAIT, (IDLE,)]


def test_a_second_way_to_win_is_no_problem() -> None:
    best, second = 80 * HUNDREDTH, 80 * HUNDREDTH - GAP + 1
    judged = {(WAIT, LONG): (best, best), (BAIT,): (second, second), (IDLE,): (0, 0)}
    assert clearly_best(BaitState(), judged) is None
    clear = clearly_best(BaitState(), judged | {(BAIT,): (second - 1, second - 1)})
    assert clear is not None
    assert clear.gap == GAP


def test_a_decision_that_begins_alike_is_as_good_or_clearly_worse() -> None:
    best = 80 * HUNDREDTH
    judged = {TO_WAIT[0]: (best,), TO_WAIT[1]: (best - AS_GOOD + 1,), (BAIT,): (0,)}
    clear = clearly_best(BaitState(), judged)
    assert clear is not None
    assert clear.solutions == TO_WAIT
    assert clearly_best(BaitState(), judged | {TO_WAIT[1]: (best - AS_GOOD,)}) is None


def test_one_search_that_disagrees_is_enough() -> None:
    judged = {(WAIT, LONG): (90 * HUNDREDTH, 50 * HUNDREDTH), (BAIT,): (0, 51 * HUNDREDTH)}
    assert clearly_best(BaitState(), judged) is None


def test_one_plan_that_lies_too_close_ends_the_proof() -> None:
    asked = list[int]()

    def judge(plan: tuple[int, ...]) -> Iterator[int]:
        for worth in {WAIT: (80, 90), BAIT: (81, 0), IDLE: (0, 0)}[plan[0]]:
            asked.append(plan[0])
            yield worth * HUNDREDTH

    likely = Clear([(WAIT, LONG)], [(BAIT,), (IDLE,)])
    assert proved(BaitState(), likely, judge) is None
    assert asked == [WAIT, WAIT, BAIT]  # the first search prefers the bait: nothing more has to be known
    clear, judged = found_clear(proved(BaitState(), Clear([(WAIT, LONG)], [(IDLE,)]), judge))
    assert (clear.gap, judged[(IDLE,)]) == (85 * HUNDREDTH, (0, 0))


def test_a_rival_within_half_the_gap_of_the_first_search_ends_the_matter() -> None:
    def judge_with(rival: int) -> Callable[[tuple[int, ...]], Iterator[int]]:
        return lambda plan: iter([50 * HUNDREDTH if plan == (WAIT, LONG) else rival])

    half = 50 * HUNDREDTH - GAP // 2
    assert too_close(judge_with(half + 1), (WAIT, LONG), [(BAIT,)])
    assert not too_close(judge_with(half), (WAIT, LONG), [(BAIT,)])


def test_what_begins_alike_is_looked_at_before_the_rest() -> None:
    asked = list[tuple[int, ...]]()

    def judge(plan: tuple[int, ...]) -> Iterator[int]:
        asked.append(plan)
        yield (80 if plan == TO_WAIT[0] else 72 if plan == TO_WAIT[1] else 0) * HUNDREDTH

    assert proved(BaitState(), Clear(TO_WAIT[:1], [(BAIT,), TO_WAIT[1], (IDLE,)]), judge) is None
    assert asked == TO_WAIT  # one is neither as good nor clearly worse


def test_games_of_a_run_take_turns_with_the_numbers_of_players() -> None:
    assert [seats_of(petteia.game("cyclades"), number) for number in range(5)] == [2, 3, 4, 2, 3]
    assert [seats_of(petteia.game("duel"), number) for number in range(3)] == [2, 2, 2]


def test_a_game_may_say_where_its_problems_are_looked_for() -> None:
    assert petteia.game("cyclades").manifest.hunt == Hunt("easy", 200)
    assert GAME.manifest.hunt == Hunt("medium", 40)  # the first level that thinks ahead, as long as a quick review


def test_the_rating_tells_how_many_tries_of_the_levels_fail() -> None:
    assert rating(GAME, BaitState(), TO_WAIT) == (EASIEST + HARDEST) // 2  # the greedy level never solves it
    assert rating(GAME, BaitState(), all_plans(BaitState(), ())) == EASIEST
    assert rating(GAME, BaitState(), []) == HARDEST
    assert TRIES > 1


def test_a_run_that_was_cut_off_goes_on_and_comes_to_the_same(tmp_path: Path) -> None:
    file = tmp_path / "bait.jsonl"
    whole = list(find_problems("bait", 4, 1, file))
    assert whole == [problems_of_game("bait", 1, number) for number in range(4)]
    text = file.read_text()
    file.write_text(text[: len(text) * 2 // 3])
    assert list(find_problems("bait", 4, 1, file)) == whole
    assert file.read_text() == text


def test_games_without_problems_are_not_looked_at_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    looked_at = list[int]()

    def nothing(game: str, seed: int, number: int) -> list[Problem]:
        looked_at.append(number)
        return []

    monkeypatch.setattr(keeping, "problems_of_game", nothing)
    list(find_problems("bait", 3, 1, tmp_path / "bait.jsonl"))
    assert list(find_problems("bait", 5, 1, tmp_path / "bait.jsonl")) == [[]] * 5
    assert looked_at == [0, 1, 2, 3, 4]
    with pytest.raises(FileError, match="something else"):
        list(find_problems("bait", 5, 2, tmp_path / "bait.jsonl"))


def test_a_file_of_another_run_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "bait.jsonl"
    list(find_problems("bait", 1, 1, file))
    text = file.read_text()
    with pytest.raises(FileError, match="something else"):
        list(find_problems("bait", 1, 2, file))
    file.write_text("no problem\n" + text)
    with pytest.raises(FileError, match="no problem"):
        list(find_problems("bait", 1, 1, file))


def test_the_command_tells_what_it_found_to_people_and_programs(tmp_path: Path) -> None:
    run = ["problems", "bait", "--games", "2", "--language", "en"]
    told = CliRunner().invoke(main, [*run, "--json", "--out", str(tmp_path / "bait.jsonl")])
    assert told.exit_code == 0, told.output
    document = json.loads(told.stdout)
    assert (document["game"], document["games"], len(document["problems"])) == ("bait", 2, 2)
    assert known.read((tmp_path / "bait.jsonl").read_text())[0].id == document["problems"][0]["id"]
    shown = CliRunner().invoke(main, run)
    assert "wait, briefly" in shown.stdout or "wait, long" in shown.stdout
    refused = CliRunner().invoke(main, [*run, "--seed", "2", "--out", str(tmp_path / "bait.jsonl")])
    assert refused.exit_code == 1

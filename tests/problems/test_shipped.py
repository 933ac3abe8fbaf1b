"""The problems that come with the games: possible positions, legal solutions, and one of the day for everybody."""

from __future__ import annotations

from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path

import msgspec
import pytest

import petteia
from petteia.bots.simple import GreedyBot
from petteia.core.contract.registry import all_games
from petteia.core.engine.rng import Rng
from petteia.games.aegean.words.themes import OTHER, SUBJECTS
from petteia.games.aegean.words.themes import theme as theme_of_cyclades
from petteia.games.cyclades.words import events as cyclades
from petteia.games.duel.game import Duel
from petteia.games.duel.words import events as duel
from petteia.games.duel.words.themes import THEMES
from petteia.games.duel.words.themes import theme as theme_of_duel
from petteia.locale import languages, words
from petteia.problems import Problem, daily, problems, solves
from petteia.problems.problem import actions_of, written
from petteia.problems.proving import GAP
from petteia.problems.rating import EASIEST, HARDEST, answer

OF_CYCLADES = {*SUBJECTS.values(), OTHER}
OF_GAME = {"duel": set(THEMES), "cyclades": OF_CYCLADES, "legendary": OF_CYCLADES}
SHIPPED = [problem for game in all_games().values() for problem in problems(game)]


def test_problems_come_with_the_package() -> None:
    assert {problem.game for problem in SHIPPED} <= set(OF_GAME)
    assert "duel" in {problem.game for problem in SHIPPED}
    assert len({problem.id for problem in SHIPPED}) == len(SHIPPED)


@pytest.mark.parametrize("problem", SHIPPED, ids=lambda problem: f"{problem.game}-{problem.id}")
def test_a_problem_is_possible_and_its_solution_legal(problem: Problem) -> None:
    game = petteia.game(problem.game)
    state = game.read(problem.position)  # which refuses what is not possible
    assert state.position() == problem.position
    assert state.digest().startswith(problem.id)
    assert (int(state.actor), state.question, int(state.seats)) == (problem.seat, problem.question, problem.seats)
    for candidate in (*problem.solutions, *problem.others):
        actions_of(state, candidate.texts)
    line = actions_of(state, problem.line)
    assert solves(problem, problem.line[: len(problem.solutions[0].texts)])
    assert line
    assert problem.theme in OF_GAME[problem.game]
    assert EASIEST <= problem.rating <= HARDEST


@pytest.mark.parametrize("problem", SHIPPED, ids=lambda problem: f"{problem.game}-{problem.id}")
def test_a_problem_is_clear_and_not_obvious(problem: Problem) -> None:
    worst = min(solution.chance for solution in problem.solutions)
    assert worst - max(other.chance for other in problem.others) >= problem.gap >= GAP
    game = petteia.game(problem.game)
    state = game.read(problem.position)
    tempting = answer(game, state, GreedyBot(), Rng(problem.seed))
    assert tempting not in [actions_of(state, solution.texts) for solution in problem.solutions]


@pytest.mark.parametrize("language", languages())
def test_every_theme_has_a_name(language: str) -> None:
    for game, themes in OF_GAME.items():
        assert [theme for theme in themes if not words(language, game).has(f"theme-{theme}")] == []


# ---- the problem of the day


@pytest.fixture
def game(tmp_path: Path) -> petteia.Game:
    """Duel with three problems of its own."""
    like = next(problem for problem in SHIPPED if problem.game == "duel")
    some = [msgspec.structs.replace(like, id=id) for id in ("cc", "aa", "bb")]
    (tmp_path / "problems.jsonl").write_text("".join(map(written, some)))
    own = Duel()
    own.manifest = replace(own.manifest, home=tmp_path)
    return own


def of_day(game: petteia.Game, day: date) -> str:
    problem = daily(game, day)
    assert problem is not None
    return problem.id


def test_every_day_has_its_problem_and_the_next_day_the_next(game: petteia.Game) -> None:
    day = date(2027, 2, 27)
    week = [of_day(game, day + timedelta(days)) for days in range(6)]
    assert sorted(week[:3]) == ["aa", "bb", "cc"]
    assert week[3:] == week[:3]
    assert of_day(game, day) == week[0]


def test_a_game_without_problems_has_none_for_any_day(game: petteia.Game, tmp_path: Path) -> None:
    game.manifest = replace(game.manifest, home=tmp_path / "elsewhere")
    assert daily(game, date(2027, 1, 1)) is None
    game.manifest = replace(game.manifest, home=None)
    assert problems(game) == ()


def test_problems_of_other_rules_are_left_out(game: petteia.Game) -> None:
    game.version = "2"
    assert problems(game) == ()


# ---- themes


def test_a_card_that_is_only_taken_away_from_the_opponent_is_a_block() -> None:
    sold = [duel.CardTaken(0, 3, "academy"), duel.CardDiscarded(0, "academy")]
    theirs = [
        duel.CardTaken(0, 4, "gardens"),
        duel.CardBuilt(0, "gardens", "paid"),
        duel.CardBuilt(1, "academy", "paid"),
    ]
    assert theme_of_duel(0, sold, sold, theirs) == "block"
    assert theme_of_duel(0, sold, sold, theirs[:2]) == "economy"


def test_a_supremacy_is_what_a_problem_of_duel_is_about() -> None:
    won = [duel.CardTaken(0, 3, "arsenal"), duel.CardBuilt(0, "arsenal", "paid"), duel.GameEnded("military")]
    assert theme_of_duel(0, won, won, []) == "military"
    assert theme_of_duel(0, won[:2], won[:2], []) == "military"
    lost = [duel.CardTaken(1, 3, "academy"), duel.CardBuilt(1, "academy", "paid"), duel.GameEnded("science")]
    built = [duel.CardTaken(0, 5, "gardens"), duel.CardBuilt(0, "gardens", "paid")]
    assert theme_of_duel(0, built, built, lost) == "block"
    assert theme_of_duel(0, built, built, []) == "points"


def test_another_turn_is_tempo_and_a_wonder_without_one_is_a_wonder() -> None:
    wonder = [duel.WonderBuilt(0, "sphinx", "academy")]
    assert theme_of_duel(0, [*wonder, duel.ExtraTurn(0)], [], []) == "tempo"
    assert theme_of_duel(0, wonder, [], []) == "wonder"


def test_cyclades_tells_what_weighs_most() -> None:
    building = [cyclades.BuildingRaised(0, "port", "delos")]
    assert theme_of_cyclades(0, building, [], []) == "building"
    assert theme_of_cyclades(0, [*building, cyclades.MetropolisFounded(0, "delos")], [], []) == "metropolis"
    assert theme_of_cyclades(0, [cyclades.OfferMade(0, "ares", 3)], [], []) == "auction"
    assert theme_of_cyclades(0, [], [], []) == "choice"

"""Challenges: rows that fit their games, and goals that a game meets or does not."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import petteia
from petteia.bots import characters
from petteia.core.contract.challenge import Avoid, Challenge, Forgo, Hold, Lead, Win
from petteia.core.contract.event import small_letters
from petteia.core.contract.result import Result
from petteia.core.records.judging import Watch, judged
from petteia.locale import languages, words
from petteia.server.http.learning.api_challenges import stages_of

GAMES = ("duel", "cyclades", "legendary")
ALL = [(game, challenge.id) for game in GAMES for challenge in petteia.game(game).manifest.challenges]
# of each challenge a game that meets it, and one that does not, though its seat won wherever something else is asked
FIXTURES = Path(__file__).parents[1] / "fixtures/challenges.json"


@cache
def fixtures() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(FIXTURES.read_text(encoding="utf-8"))
    return found


def challenge(game: str, id: str) -> Challenge:
    return next(one for one in petteia.game(game).manifest.challenges if one.id == id)


def marks(game: str, id: str, which: str) -> list[bool]:
    """Which goals a stored game meets."""
    known = fixtures()[game]
    played = known["challenges"][id][which]
    stored = known["games"][played["game"]]
    rules = petteia.game(game)
    begun = rules.start(stored["seats"], **stored["options"])
    return judged(rules, begun, stored["actions"], played["seat"], challenge(game, id).goals)


@pytest.mark.parametrize(("game", "id"), ALL)
def test_a_game_that_meets_every_goal(game: str, id: str) -> None:
    assert all(marks(game, id, "met"))


@pytest.mark.parametrize(("game", "id"), ALL)
def test_a_game_that_does_not(game: str, id: str) -> None:
    found = marks(game, id, "missed")
    assert not found[-1]
    assert found[0] or len(found) == 1


@pytest.mark.parametrize(("game", "id"), ALL)
def test_who_has_lost_has_not_won(game: str, id: str) -> None:
    known = fixtures()[game]
    played = known["challenges"][id]["met"]
    stored = known["games"][played["game"]]
    other = (played["seat"] + 1) % stored["seats"]
    begun = petteia.game(game).start(stored["seats"], **stored["options"])
    assert not judged(petteia.game(game), begun, stored["actions"], other, challenge(game, id).goals)[0]


@pytest.mark.parametrize("game", GAMES)
def test_a_game_that_breaks_off_meets_nothing(game: str) -> None:
    stored = fixtures()[game]["games"][0]
    rules = petteia.game(game)
    begun = rules.start(stored["seats"], **stored["options"])
    goals = (Win(), Avoid("no_such_event"), Forgo("coins" if game == "duel" else "gold", 1000))
    assert judged(rules, begun, stored["actions"][:-1], 0, goals) == [False] * 3


@pytest.mark.parametrize("game", GAMES)
def test_rows_fit_their_game(game: str) -> None:
    rules = petteia.game(game)
    known = [one.id for one in characters(game)]
    rows = rules.manifest.challenges
    assert len({one.id for one in rows}) == len(rows) in (10, 11, 12)
    for one in rows:
        assert set(one.others) <= set(known)
        assert len(set(one.others)) == len(one.others)
        assert isinstance(one.goals[0], Win)
        begun = rules.start(len(one.others) + 1, **one.options)
        for goal in one.goals:
            if isinstance(goal, Hold | Forgo):
                assert goal.what in rules.holdings(begun, one.seat)
            if isinstance(goal, Avoid):
                assert goal.event in {small_letters(event.__name__) for event in rules.wire().events}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("game", "id"), ALL)
def test_goals_are_told_in_every_language(language: str, game: str, id: str) -> None:
    own, house = words(language, game), words(language, "challenge")
    for goal in challenge(game, id).goals:
        key, args = goal.words(stages_of(petteia.game(game)))
        told = (own if own.has(key) else house).format(key, **args)
        assert "{" not in told
        assert all(str(number) in told for name, number in args.items() if (name, game) != ("until", "duel"))


# ---- goals, one by one


def watch(goal: Win | Lead, stage: int = 1) -> Watch:
    made = Watch(petteia.game("duel"), 1, goal)
    made.stage = stage
    return made


def test_a_shared_victory_is_no_victory() -> None:
    assert watch(Win()).met(Result((1,), "points"))
    assert not watch(Win()).met(Result((0, 1), "shared"))
    assert not watch(Win()).met(Result((0,), "points"))


def test_the_way_and_the_time_count() -> None:
    won = Result((1,), "military")
    assert watch(Win("military", until=2), stage=2).met(won)
    assert not watch(Win("military", until=2), stage=3).met(won)
    assert not watch(Win("science")).met(won)


def test_a_lead_is_that_over_the_best_of_the_others() -> None:
    scores = ({"total": 50}, {"total": 60}, {"total": 52})
    assert watch(Lead(8)).met(Result((1,), "points", scores))
    assert not watch(Lead(9)).met(Result((1,), "points", scores))

"""Reviews: sums are exact, luck is zero on average, and decisions are judged as whole thoughts."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import pairwise

import msgspec
import pytest

import petteia
from petteia import CHANCE
from petteia.bots import Situation
from petteia.bots.levels import bot
from petteia.review import DEEP, QUICK, Review, reviewing
from petteia.review.chances import CERTAIN, estimated, luck_of
from petteia.review.grades import accuracy, grade_of
from petteia.review.looking import Lens
from petteia.review.reviewing import looked, put_together, to_look_at
from petteia.review.thoughts import thoughts_of

GAMES = (("duel", 2), ("cyclades", 2), ("cyclades", 4), ("legendary", 4))


@cache
def played(game: str, seats: int, seed: int, bots: tuple[str, ...] = ("easy",)) -> petteia.Record:
    """A game between bots that take turns at the seats."""
    record, rng = petteia.Record(petteia.game(game), seats), petteia.Rng(seed)
    players = [bot(name, game) for name in bots]
    while not record.state.over:
        state = record.state
        if state.actor == CHANCE:
            record.play(int(state.draw(rng)))
        else:
            record.play(players[state.actor % len(players)].choose(Situation(state.copy()), rng))
    return record


@cache
def reviewed(game: str, seats: int, seed: int, bots: tuple[str, ...] = ("easy",)) -> Review:
    return petteia.review(played(game, seats, seed, bots))


@pytest.fixture(autouse=True, scope="module")
def short_looks() -> Iterator[None]:
    """In long games, a few turns of search are enough to check the sums."""
    with pytest.MonkeyPatch.context() as patch:
        usual = reviewing.lens_of

        def shorter(record: petteia.Record, level: str) -> Lens:
            through = usual(record, level)
            return through if record.game.id == "duel" else replace(through, turns=6)

        patch.setattr(reviewing, "lens_of", shorter)
        yield


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_luck_and_skill_are_the_whole_difference_between_beginning_and_end(game: str, seats: int) -> None:
    record, review = played(game, seats, 1), reviewed(game, seats, 1)
    result = record.state.result
    assert result is not None
    for player in review.players:
        assert player.luck + player.skill == player.final - player.initial
        assert abs(player.final - CERTAIN * result.reward(player.seat)) <= seats
        assert player.adjusted == player.final - player.luck == player.initial + player.skill
    assert sum(player.luck for player in review.players) == 0
    assert sum(player.skill for player in review.players) == 0
    assert all(sum(moment) == CERTAIN for moment in review.moments)


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_every_change_belongs_to_the_draw_or_the_decision_that_made_it(game: str, seats: int) -> None:
    record, review = played(game, seats, 1), reviewed(game, seats, 1)
    assert len(review.moments) == len(record.entries) + 1
    for draw in review.draws:
        before, after = review.moments[draw.at], review.moments[draw.at + 1]
        assert tuple(now - then for now, then in zip(after, before, strict=True)) == draw.luck
    for decision in review.decisions:
        before, after = review.moments[decision.at], review.moments[decision.upto]
        assert tuple(now - then for now, then in zip(after, before, strict=True)) == decision.skill
        assert {record.entries[moment].actor for moment in range(decision.at, decision.upto)} == {decision.seat}
        assert len(set(review.moments[decision.at : decision.upto])) == 1
    told = sorted([(draw.at, draw.at + 1) for draw in review.draws] + [(one.at, one.upto) for one in review.decisions])
    assert told[0][0] == 0
    assert told[-1][1] == len(record.entries)
    assert all(one[1] == other[0] for one, other in pairwise(told))


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_the_luck_of_a_draw_is_nothing_on_average(game: str, seats: int) -> None:
    record = played(game, seats, 1)
    state = record.start()
    for entry in record.entries[:120]:
        if entry.actor == CHANCE:
            mean = [0.0] * seats
            for outcome, probability in state.outcomes():
                for seat, luck in enumerate(luck_of(state, outcome)):
                    mean[seat] += probability * luck
            assert mean == pytest.approx([0.0] * seats, abs=seats)  # millionths
        state.play(entry.action)


def test_luck_compares_what_came_with_all_that_could_have_come() -> None:
    state = petteia.game("duel").start()
    rng = petteia.Rng(1)
    while state.actor != CHANCE or state.round < 2:
        state.play(int(state.draw(rng)) if state.actor == CHANCE else rng.choice(state.legal()))
    worths = {}
    for outcome, _ in state.outcomes():
        after = state.copy()
        after.play(outcome)
        worths[outcome] = estimated(after)[0]
    luckiest = max(worths, key=lambda outcome: worths[outcome])
    mean = sum(worths.values()) / len(worths)
    assert luck_of(state, luckiest)[0] == pytest.approx(worths[luckiest] - mean, abs=2)


def test_a_bid_is_one_decision_and_so_is_a_march() -> None:
    record = played("cyclades", 4, 1)
    plans = [
        tuple(entry.text.split()[0] for entry in record.entries[thought.at : thought.upto])
        for thought in thoughts_of(record)
        if thought.actor != CHANCE
    ]
    bids = [plan for plan in plans if "offer" in plan]
    assert bids
    assert all(plan == ("choose", "offer") for plan in bids)
    marches = {plan for plan in plans if "march" in plan}
    assert ("march", "troops", "march") in marches
    assert all(plan[0] == "march" and plan.count("march") == 2 for plan in marches if "fly" not in plan)


def test_the_same_game_has_the_same_review_in_pieces_too() -> None:
    record = played("duel", 2, 3)
    whole = petteia.review(record)
    wanted = to_look_at(record)
    third = len(wanted) // 3
    pieces = [*looked(record, wanted[third:], QUICK), *looked(record, wanted[:third], QUICK)]
    assert put_together(record, QUICK, pieces) == whole
    assert msgspec.json.decode(msgspec.json.encode(whole), type=Review) == whole


def test_progress_is_told_for_each_decision() -> None:
    record = played("duel", 2, 3)
    told: list[tuple[int, int]] = []
    petteia.review(record, progress=lambda done, count: told.append((done, count)))
    count = len(to_look_at(record))
    assert told == [(done, count) for done in range(1, count + 1)]


def test_a_game_that_goes_on_ends_with_what_its_last_position_promises() -> None:
    whole = played("duel", 2, 3)
    begun = petteia.Record(whole.game, 2)
    for entry in whole.entries[:60]:
        begun.play(entry.action)
    review = petteia.review(begun)
    assert 0 < review.players[0].final < CERTAIN
    for player in review.players:
        assert player.luck + player.skill == player.final - player.initial


def test_who_plays_at_random_loses_more_than_who_thinks() -> None:
    lost = [0, 0]
    for seed in (1, 2, 3):
        review = reviewed("duel", 2, seed, ("random", "hard"))
        for player in review.players:
            lost[player.seat] += player.lost
        assert review.players[0].accuracy < review.players[1].accuracy
    assert lost[0] > 3 * lost[1]


def test_a_planted_mistake_is_named() -> None:
    """Playing the worst action in a good position is reported as a mistake, with what was better."""
    record = played("duel", 2, 2, ("hard",))
    review = petteia.review(record)
    last = max(decision.at for decision in review.decisions if review.moments[decision.at][decision.seat] > 600_000)
    decision = next(one for one in review.decisions if one.at == last)
    state = record.at(last)
    worst = min(
        (action for action in state.legal()),
        key=lambda action: worth_after(record, last, action, decision.seat),
    )
    spoilt = petteia.Record(record.game, 2)
    for entry in record.entries[:last]:
        spoilt.play(entry.action)
    spoilt.play(worst)
    rng, player = petteia.Rng(5), bot("hard", "duel")
    while not spoilt.state.over:
        now = spoilt.state
        spoilt.play(int(now.draw(rng)) if now.actor == CHANCE else player.choose(Situation(now.copy()), rng))
    found = next(one for one in petteia.review(spoilt, DEEP).decisions if one.at == last)
    assert worth_after(record, last, worst, decision.seat) < 0.8 * review.moments[last][decision.seat] / CERTAIN
    assert found.grade in ("doubtful", "mistake", "blunder")
    assert found.best.actions != (worst,)
    assert found.line[: len(found.best.actions)] == found.best.actions


def worth_after(record: petteia.Record, at: int, action: int, seat: int) -> float:
    state = record.at(at)
    state.play(action)
    return state.estimate(seat)


def test_grades_follow_from_what_a_decision_cost() -> None:
    assert [grade_of(cost) for cost in (0, 1, 49_999, 50_000, 99_999, 100_000, 199_999, 200_000)] == [
        *("best", "fine", "fine", "doubtful", "doubtful", "mistake", "mistake", "blunder")
    ]


def test_accuracy_is_full_for_nothing_lost_and_one_disaster_counts() -> None:
    assert accuracy([0, 0, 0]) == 1000
    assert accuracy([]) == 1000
    assert accuracy([100_000] * 4) > accuracy([0, 0, 0, 400_000])


def test_nothing_inside_the_noise_is_called_a_mistake(monkeypatch: pytest.MonkeyPatch) -> None:
    record = played("cyclades", 4, 1)
    looks = list(looked(record, to_look_at(record), QUICK))
    review = put_together(record, QUICK, looks)
    assert any(decision.cost for decision in review.decisions)
    limit = reviewing.STANDS_OUT * 2**0.5 * review.noise
    assert all(decision.cost == 0 or decision.cost >= limit for decision in review.decisions)
    monkeypatch.setattr(reviewing, "noise_of", lambda looks: CERTAIN)
    assert not any(decision.cost for decision in put_together(record, QUICK, looks).decisions)

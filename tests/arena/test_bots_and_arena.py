"""Simple bots, and many games between them."""

from __future__ import annotations

from itertools import count

import pytest

import petteia
from petteia.arena import Plan, play_game, simulate, simulation, summarise
from petteia.arena.statistics import wilson
from petteia.arena.venue import Processes
from petteia.bots import Situation, ThinkingBot, bot
from petteia.games import duel
from petteia.search import Settings


def test_greedy_beats_random_nearly_always() -> None:
    summary = summarise(simulate(Plan("duel", ("greedy", "random"), {}, 1, False), 100), 2)
    assert summary.wins[0] >= 95


@pytest.mark.parametrize("name", ["random", "greedy", "novice", "easy", "medium", "search:50:look=0"])
def test_a_bot_plays_legal_actions_to_the_end(name: str) -> None:
    record = petteia.Record(petteia.game("duel"))
    play_game(record, [bot(name, "duel"), bot(name, "duel")], petteia.Rng(1))
    assert record.state.over


def test_greedy_takes_a_win_at_once() -> None:
    state = duel.position(age=2, table="walls forum", coins=(20, 20), pawn=7)
    assert state.text(bot("greedy", "duel").choose(Situation(state), petteia.Rng(1))) == "build walls"


def test_a_novice_overlooks_a_win_now_and_then() -> None:
    state = duel.position(age=2, table="walls forum", coins=(20, 20), pawn=7)
    chosen = [state.text(bot("novice", "duel").choose(Situation(state), petteia.Rng(seed))) for seed in range(40)]
    assert 20 <= chosen.count("build walls") < 40


@pytest.mark.parametrize(("left", "share"), [(4.0, 0.1), (400.0, 10.0)])
def test_a_bot_takes_a_small_part_of_what_is_left_on_its_clock(left: float, share: float) -> None:
    """A tenth of a second passes between two looks at the clock."""
    state = duel.position(age=2, coins=(12, 12))
    looks = count()
    thinker = ThinkingBot("clocked", 10**6, Settings(), clock=lambda: 0.1 * next(looks))
    thinker.choose(Situation(state, seconds_left=left), petteia.Rng(1))
    assert 0.1 * next(looks) == pytest.approx(share, abs=0.35)  # three looks before the search begins


def test_a_thinking_bot_goes_on_from_what_it_found_before() -> None:
    """Its second question is in the tree of the first, so it has more visits than turns."""
    state = duel.position(age=3, table="arsenal palace obelisk", coins=(40, 40))
    thinker = ThinkingBot("thinker", 400, Settings(), 0.0)
    first = thinker.choose(Situation(state), petteia.Rng(1))
    state.play(first)
    state.play(state.legal()[0])
    thinker.choose(Situation(state), petteia.Rng(2))
    assert thinker.search is not None
    assert thinker.search.tree.visits[0] > 400


def test_a_bot_is_shown_its_own_view_alone() -> None:
    state = duel.position(ask="keep_token", turn=1, drawn="law economy strategy", table="quarry press")
    situation = Situation(state)
    assert situation.seat == 1
    assert situation.view() == state.view(1)
    assert [situation.text(action) for action in situation.legal] == ["keep economy", "keep law", "keep strategy"]


def test_an_unknown_bot_is_refused_with_those_there_are() -> None:
    with pytest.raises(petteia.OptionError, match="no bot 'deep'; choose from random, greedy"):
        bot("deep", "duel")


def test_the_same_seed_gives_the_same_games_in_any_number_of_processes() -> None:
    plan = Plan("duel", ("random", "greedy"), {"wonders": "first_game"}, 9, True)
    alone = list(simulate(plan, 60))
    assert alone == list(simulate(plan, 60, Processes(2)))
    assert [game.index for game in alone] == list(range(60))
    assert petteia.read(alone[0].record).entries[0].text in ("first 0", "first 1")


def test_a_game_is_broken_off_after_the_rounds_of_the_plan() -> None:
    games = list(simulate(Plan("cyclades", ("random",) * 3, {}, 1, False, most_rounds=4), 12))
    summary = summarise(games, 3)
    assert summary.reasons["unfinished"] >= 10
    assert summary.most_rounds == 4
    assert sum(summary.wins) == 12 - summary.reasons["unfinished"]
    whole = summarise(simulate(Plan("cyclades", ("random",) * 3, {}, 1, False), 12), 3)
    assert set(whole.reasons) <= {"metropolises", "gold", "shared", "last_city"}
    assert 4 < whole.mean_rounds < whole.most_rounds < 200


def test_a_round_without_end_is_a_stall(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulation, "STALLED_AFTER", 20)
    summary = summarise(simulate(Plan("duel", ("random", "random"), {}, 1, False), 3), 2)
    assert summary.reasons == {"stalled": 3}
    assert summary.longest_round == 21


def test_keeping_the_records_changes_nothing() -> None:
    kept = list(simulate(Plan("duel", ("greedy", "random"), {}, 4, True), 10))
    unkept = list(simulate(Plan("duel", ("greedy", "random"), {}, 4, False), 10))
    assert [(game.result, game.decisions, game.drawn) for game in kept] == [
        (game.result, game.decisions, game.drawn) for game in unkept
    ]
    record = petteia.read(kept[0].record)
    assert len(record.entries) == kept[0].decisions + kept[0].drawn
    assert record.state.result == kept[0].result


def test_shares_have_wilsons_interval() -> None:
    half = wilson(50, 100)
    assert (half.share, round(half.low, 3), round(half.high, 3)) == (0.5, 0.404, 0.596)
    assert wilson(0, 10).low == 0.0
    assert round(wilson(0, 10).high, 3) == 0.278
    assert (wilson(0, 0).low, wilson(0, 0).high) == (0.0, 1.0)


def test_a_summary_counts_what_was_played() -> None:
    games = list(simulate(Plan("duel", ("random", "random"), {}, 2, False), 30))
    summary = summarise(games, 2)
    assert sum(summary.wins) == pytest.approx(30)
    assert sum(summary.reasons.values()) == 30
    assert summary.shortest <= summary.mean_decisions <= summary.longest
    assert summary.mean_points[0] == sum(game.result.scores[0]["total"] for game in games) / 30

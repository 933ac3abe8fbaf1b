"""Matches rotate seats under the same deals; ladders say who is stronger, and resume where they stopped."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from pathlib import Path

import pytest
from click.testing import CliRunner
from pig import PIG

import petteia
from petteia.arena.fate import Fate
from petteia.arena.journal import JournalError, kept, read_records
from petteia.arena.ladder import LadderPlan, Meeting, climb, ratings, recorded_climb, strengths
from petteia.arena.match import Outcome, Pairing, match, tally
from petteia.arena.venue import HERE, Processes
from petteia.bots import bot, bot_names, levels
from petteia.bots.thinking import ThinkingBot
from petteia.cli import main
from petteia.search import Settings

petteia.register(PIG)
DUEL = Pairing("duel", ("greedy", "random"), {}, 1)


def test_games_with_the_same_fate_have_the_same_deal() -> None:
    layouts = []
    for answers in (0, -1):
        fate, state = Fate(5), petteia.game("duel").start()
        while state.question != "turn":
            state.play(fate.draw(state) if state.actor == petteia.CHANCE else state.legal()[answers])
        layouts.append(state.position().split()[7])
    assert layouts[0] == layouts[1]
    assert layouts[0].startswith("table=")


def test_two_games_share_a_deal_and_the_bots_change_seats() -> None:
    first, second = list(match(Pairing("duel", ("greedy", "greedy"), {}, 3), 2))
    assert first.rewards == second.rewards[::-1]  # the same play under the same deal, from the other side
    assert first.decisions == second.decisions


def test_a_match_is_the_same_in_any_number_of_processes() -> None:
    assert list(match(DUEL, 6)) == list(match(DUEL, 6, Processes(2)))


def test_a_match_can_go_on_from_a_game() -> None:
    assert list(match(DUEL, 6))[4:] == list(match(DUEL, 6, first=4))


def test_wins_are_counted_by_bot() -> None:
    outcomes = [Outcome(0, (1.0, 0.0), "points", 60), Outcome(1, (0.5, 0.5), "shared", 70)]
    result = tally(DUEL, outcomes)
    assert result.wins == {"greedy": 1.5, "random": 0.5}
    assert result.games == 2
    assert result.reasons == {"points": 1, "shared": 1}
    assert result.mean_decisions == 65


def test_a_bot_in_several_seats_has_all_their_wins() -> None:
    result = tally(Pairing("pig", ("a", "b", "b"), {}, 1), [Outcome(0, (0.0, 1.0, 0.0), "points", 9)])
    assert result.wins == {"a": 0.0, "b": 1.0}


# ---- strength


def games(first: str, second: str, won: int, lost: int) -> list[Meeting]:
    return [Meeting(first, second, index, float(index < won)) for index in range(won + lost)]


def test_three_wins_of_four_are_about_190_elo() -> None:
    elo = strengths(("a", "b"), games("a", "b", 3000, 1000))
    assert elo["a"] - elo["b"] == pytest.approx(190.8, abs=1)
    assert elo["a"] + elo["b"] == pytest.approx(0)


def test_strength_adds_up_over_a_third_bot() -> None:
    elo = strengths(("a", "b", "c"), games("a", "b", 3000, 1000) + games("b", "c", 3000, 1000))
    assert elo["a"] - elo["c"] == pytest.approx(381.7, abs=3)


def test_ratings_come_from_the_strongest_down_with_intervals() -> None:
    rated = ratings(("a", "b"), games("b", "a", 70, 30))
    assert [rating.bot for rating in rated] == ["b", "a"]
    assert rated[0].low < rated[0].elo < rated[0].high
    assert rated[0].low > 0
    assert rated[0].games == 100
    assert rated[0].share == pytest.approx(0.7)


def test_a_ladder_goes_on_where_it_stopped(tmp_path: Path) -> None:
    plan = LadderPlan("duel", 2, ("random", "greedy"), 6, 1, {})
    whole = list(climb(plan, []))
    file = tmp_path / "ladder.jsonl"
    four = list(
        kept(file, plan.run(), plan.remember, lambda done: islice(recorded_climb(plan, done, HERE, keep=True), 4))
    )
    assert four == whole[:4]
    with file.open("a") as out:
        out.write(file.read_text()[:3000])  # killed while writing
    remembered: list[Meeting] = []

    def play(done: list[Meeting]) -> Iterator[tuple[Meeting, str]]:
        remembered.extend(done)
        return recorded_climb(plan, done, HERE, keep=True)

    again = list(kept(file, plan.run(), plan.remember, play))
    assert remembered == whole[:4]
    assert again == whole
    assert [record.players for record in petteia.read_all(file.read_text())] == 3 * [
        ["random", "greedy"],
        ["greedy", "random"],
    ]


def test_a_file_of_another_ladder_is_refused(tmp_path: Path) -> None:
    plan = LadderPlan("duel", 2, ("random", "greedy"), 1, 1, {})
    file = tmp_path / "ladder.jsonl"
    list(kept(file, plan.run(), plan.remember, lambda done: recorded_climb(plan, done, HERE, keep=True)))
    assert len(read_records(file, plan.run())) == 1
    for other in (replace(plan, seed=2), replace(plan, options={"wonders": "first_game"}), replace(plan, game="pig")):
        with pytest.raises(JournalError, match="holds another run"):
            read_records(file, other.run())
    assert read_records(tmp_path / "none.jsonl", plan.run()) == []
    file.write_text("a letter\n")
    with pytest.raises(JournalError, match="holds another run: a letter"):
        list(kept(file, plan.run(), plan.remember, lambda done: recorded_climb(plan, done, HERE, keep=True)))
    assert file.read_text() == "a letter\n"


def test_at_a_larger_table_the_two_sit_alternately() -> None:
    plan = LadderPlan("pig", 4, ("random", "greedy"), 4, 1, {})
    assert plan.pairings()[0].bots == ("random", "greedy", "random", "greedy")
    assert len(list(climb(plan, []))) == 4


# ---- levels


def test_every_game_has_six_levels_and_more_thought_from_each_to_the_next() -> None:
    for game in ("duel", "cyclades", "legendary", petteia.register(PIG).id):
        names = [level.name for level in levels(game)]
        assert names == ["novice", "easy", "medium", "hard", "expert", "master"]
        thought = [(level.turns, level.notices) for level in levels(game)]
        assert thought == sorted(set(thought))
        assert set(names) < set(bot_names(game))


def test_a_search_can_be_written_as_a_bot() -> None:
    made = bot("search:50:look=0:rounds=1:heed=4:trust=0.5:exploration=0.3:seconds=2", "duel")
    assert isinstance(made, ThinkingBot)
    assert (made.turns, made.seconds) == (50, 2.0)
    assert made.settings == Settings(look=0.0, rounds=1, heed=4, trust=0.5, exploration=0.3)


def test_a_level_can_be_given_other_limits_and_settings() -> None:
    plain, changed = bot("expert", "duel"), bot("expert:turns=90000:seconds=1.5:heed=3", "duel")
    assert isinstance(plain, ThinkingBot)
    assert isinstance(changed, ThinkingBot)
    assert (changed.turns, changed.seconds) == (90_000, 1.5)
    assert changed.settings == replace(plain.settings, heed=3)
    assert changed.name == "expert:turns=90000:seconds=1.5:heed=3"


@pytest.mark.parametrize(
    "wrong", ["search:", "search:x", "search:0", "search:50:luck=1", "search:50:look", "hard:heed=x", "easy:seconds=1"]
)
def test_a_bot_that_is_written_wrongly_is_told_the_right_way(wrong: str) -> None:
    with pytest.raises(petteia.OptionError, match="like search:2000"):
        bot(wrong, "duel")


@pytest.mark.parametrize(
    ("game", "seats", "games"),
    [("duel", 2, 20), ("cyclades", 4, 16), pytest.param("legendary", 4, 12, marks=pytest.mark.prove)],
)
def test_levels_are_in_their_order(game: str, seats: int, games: int) -> None:
    """A small ladder at fixed turns: it fails if two levels change places."""
    plan = LadderPlan(game, seats, ("novice", "easy", "medium"), games, 1, {})
    rated = ratings(plan.bots, list(climb(plan, [])))
    assert [rating.bot for rating in rated] == ["medium", "easy", "novice"]
    assert rated[0].low > rated[2].high


@pytest.mark.parametrize(("best", "games"), [("hard", 16), pytest.param("expert", 34, marks=pytest.mark.prove)])
def test_no_way_of_winning_has_vanished(best: str, games: int) -> None:
    """Against players that prefer one way of winning, science and military decide 8 % of the games each, and the best
    player wins in both ways."""
    played = [
        outcome
        for specialist in ("scientist", "general", "builder")
        for outcome in match(Pairing("duel", (best, specialist), {}, 1), games)
    ]
    for way in ("science", "military"):
        decided = [outcome for outcome in played if outcome.reason == way]
        assert len(decided) >= 0.08 * len(played)
        assert any(outcome.rewards[0] == 1.0 for outcome in decided)


# ---- commands


def test_match_tells_games_and_wins() -> None:
    words = ["match", "duel", "--bots", "greedy,random", "--games", "10", "--seed", "2"]
    done = CliRunner().invoke(main, [*words, "--json"])
    assert done.exit_code == 0, done.output
    report = json.loads(done.stdout)
    assert report["games"] == 10
    assert set(report["wins"]) == {"greedy", "random"}
    assert sum(report["wins"].values()) == 10
    table = CliRunner().invoke(main, words)
    assert "95% interval" in table.stdout
    assert f"{report['wins']['greedy']:g}" in table.stdout


def test_a_match_goes_on_where_it_stopped(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    words = ["match", "duel", "--bots", "greedy,random", "--seed", "2", "--json"]
    whole = CliRunner().invoke(main, [*words, "--games", "8"])
    for count in (3, 8, 8):
        part = CliRunner().invoke(main, [*words, "--games", str(count), "--out", str(file)])
        assert part.exit_code == 0, part.output
        assert len(petteia.read_all(file.read_text())) == count
    assert part.stdout == whole.stdout
    fewer = CliRunner().invoke(main, [*words, "--games", "3", "--out", str(file)])
    assert json.loads(fewer.stdout)["games"] == 3
    other = CliRunner().invoke(main, ["match", "duel", "--bots", "random,greedy", "--out", str(file)])
    assert other.exit_code == 1
    assert "holds another run" in other.output


def test_ladder_tells_strengths_and_writes_a_page(tmp_path: Path) -> None:
    page, file = tmp_path / "ladder.html", tmp_path / "games.jsonl"
    words = ["ladder", "duel", "--bots", "greedy,random", "--games", "6", "--html", str(page), "--out", str(file)]
    done = CliRunner().invoke(main, [*words, "--json"])
    assert done.exit_code == 0, done.output
    assert [rating["bot"] for rating in json.loads(done.stdout)["ratings"]] == ["greedy", "random"]
    assert len(petteia.read_all(file.read_text())) == 6
    html = page.read_text(encoding="utf-8")
    assert "<svg" in html
    assert "http" not in html.replace("http://www.w3.org", "")
    again = CliRunner().invoke(main, words)  # nothing is left to play
    assert again.exit_code == 0, again.output
    assert len(petteia.read_all(file.read_text())) == 6


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["match", "duel", "--bots", "greedy"], "duel is played by 2, not by 1"),
        (["match", "duel", "--bots", "greedy,deep"], "There is no bot 'deep'"),
        (["ladder", "duel", "--bots", "greedy"], "at least two bots"),
        (["ladder", "duel", "--bots", "greedy,greedy"], "each named once"),
        (["ladder", "duel", "--bots", "greedy,random", "--seats", "3"], "duel is played by 2, not by 3"),
    ],
)
def test_what_cannot_be_played_is_refused(words: list[str], complaint: str) -> None:
    done = CliRunner().invoke(main, words)
    assert done.exit_code == 2
    assert complaint in done.output

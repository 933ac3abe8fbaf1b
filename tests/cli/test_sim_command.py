from __future__ import annotations

import json
from pathlib import Path

import petteia
from cli.running import Run


def test_a_seed_gives_the_same_result_in_one_process_and_in_two(run: Run) -> None:
    games = "sim duel --games 60 --bots random,random --seed 4 --json"
    alone = run(f"{games} --jobs 1 --out one.jsonl")
    together = run(f"{games} --jobs 2 --out two.jsonl")
    assert alone.stdout == together.stdout
    assert Path("one.jsonl").read_text() == Path("two.jsonl").read_text()


def test_the_json_summary_counts_every_game_once(run: Run) -> None:
    summary = json.loads(run("sim duel --games 20 --bots random,random --seed 1 --json").stdout)
    assert summary["games"] == 20
    assert sum(summary["wins"]) == 20
    assert sum(summary["reasons"].values()) == 20
    assert summary["win_shares"][0]["low"] < summary["win_shares"][0]["share"] < summary["win_shares"][0]["high"]


def test_another_seed_gives_other_games(run: Run) -> None:
    first, second = (run(f"sim duel --games 5 --bots random,random --seed {seed} --json").stdout for seed in (1, 2))
    assert json.loads(first)["mean_points"] != json.loads(second)["mean_points"]


def test_out_has_a_line_a_game_whose_actions_replay(run: Run) -> None:
    run("sim duel --games 3 --bots greedy,greedy --option wonders=first_game --out games.jsonl")
    games = [json.loads(line) for line in Path("games.jsonl").read_text().splitlines()]
    assert [game["index"] for game in games] == [0, 1, 2]
    for game in games:
        state = petteia.game("duel").start(wonders="first_game")
        for action in game["actions"]:
            state.play(state.parse(action))
        assert state.result is not None
        assert list(state.result.winners) == game["result"]["winners"]


def test_the_report_for_people_has_shares_with_intervals(run: Run) -> None:
    shown = run("sim duel --games 10 --bots greedy,random --seed 2").stdout
    assert "● greedy" in shown
    assert "95 % interval" in shown
    assert "decisions a game" in shown


def test_rounds_are_counted_and_a_limit_leaves_games_unfinished(run: Run) -> None:
    bots = "random,random,random"
    whole = run(f"sim cyclades --games 5 --bots {bots}").stdout
    assert "rounds a game, at most" in whole
    assert "unfinished" not in whole
    summary = json.loads(run(f"sim cyclades --games 5 --bots {bots} --rounds 2 --json").stdout)
    assert (summary["reasons"], summary["most_rounds"]) == ({"unfinished": 5}, 2)


def test_wrong_arguments_say_what_would_be_right(run: Run) -> None:
    for arguments, right in (
        ("--bots greedy,deepest", "there are random, greedy"),
        ("--bots greedy", "played by 2, not by 1"),
        ("--bots greedy,", "names with commas"),
        ("--games 0", "0 is not in the range"),
        ("--option wonders=all", "choose from draft, first_game"),
        ("--option wonders", "name=choice"),
    ):
        result = run(f"sim duel {arguments}")
        assert result.exit_code == 2, arguments
        assert right in " ".join(result.stderr.split()), arguments

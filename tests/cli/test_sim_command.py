from __future__ import annotations

import json
from pathlib import Path

import pytest

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


def test_out_has_the_record_of_every_game(run: Run) -> None:
    summary = json.loads(
        run("sim duel --games 3 --bots greedy,random --option wonders=first_game --out games.jsonl --json").stdout
    )
    games = petteia.read_all(Path("games.jsonl").read_text())
    assert [game.tags["Number"] for game in games] == ["1", "2", "3"]
    assert all(game.players == ["greedy", "random"] for game in games)
    assert all(game.options["wonders"] == "first_game" for game in games)
    won = [result.winners for game in games if (result := game.state.result)]
    assert summary["wins"] == [sum(winners == (seat,) for winners in won) for seat in (0, 1)]


def test_a_game_that_was_broken_off_has_a_record_without_a_result(run: Run) -> None:
    run("sim cyclades --games 1 --bots random,random --rounds 2 --out games.jsonl")
    assert petteia.read(Path("games.jsonl").read_text()).state.result is None


@pytest.mark.parametrize(
    "command",
    [
        "sim duel --games 3 --bots greedy,random --out games.jsonl",
        "match duel --games 3 --bots greedy,random --out games.jsonl",
        "ladder duel --games 1 --bots greedy,random,novice --out games.jsonl",
    ],
)
def test_replay_and_verify_open_what_out_wrote(run: Run, command: str) -> None:
    run(command)
    shown = run("replay games.jsonl")
    assert "Record 1 of 3; choose another with --game N" in shown.stdout
    last = run("replay games.jsonl --game 3 --to 1 --json")
    assert json.loads(last.stdout)["verified"]
    missing = run("replay games.jsonl --game 4")
    assert (missing.exit_code, "holds 3 records" in missing.stderr) == (2, True)
    checked = run("verify games.jsonl")
    assert checked.exit_code == 3
    assert "nothing was pledged" in checked.stderr
    assert "all actions and results of 3 records are right" in checked.stderr
    text = Path("games.jsonl").read_text()
    Path("games.jsonl").write_text(text[:-100] + text[-100:].replace('"hash": "', '"hash": "0'))
    spoilt = run("verify games.jsonl")
    assert spoilt.exit_code == 1
    assert f"line {text.count(chr(10))}: expected hash" in spoilt.stderr


def test_the_report_for_people_has_shares_with_intervals(run: Run) -> None:
    shown = run("sim duel --games 10 --bots greedy,random --seed 2").stdout
    assert "● greedy" in shown
    assert "95% interval" in shown
    assert "decisions per game" in shown


def test_rounds_are_counted_and_a_limit_leaves_games_unfinished(run: Run) -> None:
    bots = "random,random,random"
    whole = run(f"sim cyclades --games 5 --bots {bots}").stdout
    assert "rounds per game, at most" in whole
    assert "unfinished" not in whole
    summary = json.loads(run(f"sim cyclades --games 5 --bots {bots} --rounds 2 --json").stdout)
    assert (summary["reasons"], summary["most_rounds"]) == ({"unfinished": 5}, 2)


def test_wrong_arguments_say_what_would_be_right(run: Run) -> None:
    for arguments, right in (
        ("--bots greedy,deepest", "choose from random, greedy"),
        ("--bots greedy", "played by 2, not by 1"),
        ("--bots greedy,", "names separated by commas"),
        ("--games 0", "0 is not in the range"),
        ("--option wonders=all", "choose from draft, first_game"),
        ("--option wonders", "name=choice"),
    ):
        result = run(f"sim duel {arguments}")
        assert result.exit_code == 2, arguments
        assert right in " ".join(result.stderr.split()), arguments

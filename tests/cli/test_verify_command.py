from __future__ import annotations

import json
from pathlib import Path

import pytest
from fair_games import SEEDS, played

import petteia
from cli.running import Run

ALWAYS_THE_FIRST = "1\n" * 80  # more answers than a game has questions


@pytest.mark.parametrize("name", ["game.jsonl", "game.txt"])
def test_a_game_at_the_terminal_can_be_verified(run: Run, name: str) -> None:
    shown = run(f"play duel --save {name}", typed=ALWAYS_THE_FIRST).stdout
    assert f"Check the draws with: petteia verify {name}" in shown
    result = run(f"verify {name}")
    assert result.exit_code == 0
    assert f"✓ Verified: {name}, 7 Wonders Duel, Winner: " in result.stdout
    record = petteia.read(Path(name).read_text(encoding="utf-8"))
    assert f"all {record.drawn} actions of chance follow from them" in result.stdout
    assert "no player gave a seed" in result.stdout
    assert [path.name for path in Path().iterdir()] == [name]  # the secret is in the record, and no longer beside it


@pytest.mark.parametrize(("game", "seats"), [("cyclades", 2), ("legendary", 3)])
def test_json_says_what_was_verified(run: Run, game: str, seats: int) -> None:
    record = played(game, seats)
    assert record.state.result is not None
    Path("game.jsonl").write_text(petteia.write_lines(record), encoding="utf-8")
    assert json.loads(run("verify game.jsonl --json").stdout) == {
        "verified": True,
        "game": game,
        "actions": len(record.entries),
        "chance": record.drawn,
        "commitment": SEEDS[seats].pledge().house,
        "scheme": 2,
        "seeded": [seat for seat in range(seats) if seat != 1],
        "result": record.state.result.plain(),
        "hash": record.state.digest(),
    }


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        (b"\xff\xfe", "not a text file"),
        (b"{}", 'line 1: expected a header with "petteia": 1'),
        (petteia.write_lines(played("duel")).replace("Nausica", "nausica").encode(), "expected seal"),
        (petteia.write_text(played("duel")).replace("* first", "* last").encode(), "begins with none of"),
    ],
)
def test_the_first_thing_that_is_wrong_is_named(run: Run, content: bytes, problem: str) -> None:
    Path("game").write_bytes(content)
    result = run("verify game")
    assert result.exit_code == 1
    assert result.stderr.startswith("Not verified: game, ")
    assert problem in result.stderr
    result = run("verify game --json")
    assert result.exit_code == 1
    told = json.loads(result.stdout)
    assert told["verified"] is False
    assert problem in told["problem"]


def test_without_a_pledge_there_is_nothing_to_verify(run: Run) -> None:
    Path("game.jsonl").write_text(petteia.write_lines(petteia.Record(petteia.game("duel"))), encoding="utf-8")
    result = run("verify game.jsonl")
    assert result.exit_code == 3
    assert "the record has no commitment" in result.stderr
    assert json.loads(run("verify game.jsonl --json").stdout)["verified"] is None


def test_a_game_that_was_left_is_pledged_resumed_and_verified(run: Run) -> None:
    run("play duel --save game.jsonl", typed="1\n1\ns copy.jsonl\nq\n")
    result = run("verify game.jsonl")
    assert result.exit_code == 3
    assert "the seeds are not revealed yet" in result.stderr
    pledge = petteia.read(Path("game.jsonl").read_text(encoding="utf-8")).pledge
    for name in ("game", "copy"):
        run(f"play duel --resume {name}.jsonl", typed=ALWAYS_THE_FIRST)
        assert run(f"verify {name}.jsonl").exit_code == 0
        assert petteia.read(Path(f"{name}.jsonl").read_text(encoding="utf-8")).pledge == pledge


@pytest.mark.parametrize("secret", [None, "", "00" * 32, "0" * 3])
def test_a_game_whose_secret_is_lost_goes_on_without_a_pledge(run: Run, secret: str | None) -> None:
    run("play duel --save game.jsonl", typed="q\n")
    beside = Path("game.jsonl.secret")
    beside.unlink()
    if secret is not None:
        beside.write_text(secret)
    shown = run("play duel --resume game.jsonl", typed=ALWAYS_THE_FIRST).stdout
    assert "game.jsonl.secret does not hold the seed that was pledged, so this game can no longer be verified" in shown
    assert "petteia verify" not in shown
    assert run("verify game.jsonl").exit_code == 3

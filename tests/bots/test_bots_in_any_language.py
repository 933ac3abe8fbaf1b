"""Programs play over standard input and output; the examples in three languages keep the protocol."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner

import petteia
from petteia.arena.match import Pairing, match
from petteia.arena.seating import everybody_leaves
from petteia.bots import Limits, Situation, Status
from petteia.bots.command import CommandBot
from petteia.bots.protocol import FromBot, ToBot, protocol_schema
from petteia.cli import main
from petteia.games import duel

EXAMPLES = Path(__file__).parents[2] / "examples" / "bots"
SCHEMA = Path(__file__).parents[2] / "docs" / "bots.schema.json"
PYTHON = f"{sys.executable} {EXAMPLES / 'engine_bot.py'}"
# programs that do one thing wrong; {…} is what they do when they are asked
BAD = """
import json, sys, time
for line in sys.stdin:
    heard = json.loads(line)
    if heard["type"] == "hello":
        {greeting}
    if heard["type"] == "choose":
        {answer}
"""
HELLO = 'print(json.dumps({"type": "hello", "protocol": 1}), flush=True)'


def check(command: str, *words: str) -> tuple[int, str]:
    done = CliRunner().invoke(main, ["bot-check", command, "--games", "1", "--language", "en", *words])
    return done.exit_code, " ".join(done.output.split())


def program(folder: Path, answer: str, greeting: str = HELLO) -> str:
    path = folder / "bad.py"
    path.write_text(BAD.format(answer=answer, greeting=greeting))
    return f"{sys.executable} {path}"


def test_the_example_in_python_plays_all_games() -> None:
    for game in ("duel", "cyclades"):
        code, told = check(PYTHON, "--game", game)
        assert code == 0, told
        assert "Greeting: engine bot" in told
        assert "It quits when told to" in told


@pytest.mark.skipif(shutil.which("node") is None, reason="JavaScript runs by node")
def test_the_example_in_javascript() -> None:
    code, told = check(f"node {EXAMPLES / 'random_bot.js'}")
    assert code == 0, told


@pytest.mark.skipif(shutil.which("cc") is None, reason="C needs a compiler")
def test_the_example_in_c(tmp_path: Path) -> None:
    subprocess.run(["cc", "-O2", "-Wall", "-Werror", "-o", tmp_path / "bot", EXAMPLES / "first_bot.c"], check=True)
    code, told = check(str(tmp_path / "bot"))
    assert code == 0, told


@pytest.mark.parametrize(
    ("answer", "problem"),
    [
        ("print('nonsense', flush=True)", "not JSON"),
        ("sys.exit(3)", "its process is gone (exit code 3)"),
        ("raise RuntimeError('no idea')", "RuntimeError: no idea"),
        ("print(json.dumps({'type': 'choice', 'id': heard['id'], 'action': 426}), flush=True)", "INVALID"),
        ("print(json.dumps({'type': 'choice', 'id': heard['id'], 'text': 'sleep'}), flush=True)", "no legal action"),
        ("print(json.dumps({'type': 'failure', 'id': heard['id'], 'message': 'too hard'}), flush=True)", "too hard"),
        ("print(json.dumps({'type': 'choice', 'id': 'one'}), flush=True)", "Expected `int`"),
    ],
)
def test_a_bad_answer_is_explained(tmp_path: Path, answer: str, problem: str) -> None:
    code, told = check(program(tmp_path, answer))
    assert code == 1
    assert problem in told
    assert "the answer to question 1 cannot be played" in told
    assert "duel/1 ask=draft" in told


def test_who_does_not_answer_has_run_out_of_time(tmp_path: Path) -> None:
    code, told = check(program(tmp_path, "pass"), "--seconds", "0.3")
    assert code == 1
    assert "TIMEOUT: no answer within 0.3 s" in told


@pytest.mark.parametrize(
    ("greeting", "problem"),
    [
        ("print(json.dumps({'type': 'hello', 'protocol': 9}), flush=True)", "it speaks protocol 9, not 1"),
        ("print(json.dumps({'type': 'hello', 'games': ['go']}), flush=True)", "it does not play duel, only go"),
        ("sys.exit(1)", "its process is gone"),
    ],
)
def test_a_bad_greeting_is_explained(tmp_path: Path, greeting: str, problem: str) -> None:
    code, told = check(program(tmp_path, "pass", greeting))
    assert code == 1
    assert problem in told


@pytest.mark.parametrize("command", ["./nobody-is-here", "nobody-is-here --fast", "'without an end", ""])
def test_what_is_not_there_cannot_play_and_it_is_said_what_to_do(command: str) -> None:
    code, told = check(command)
    assert code == 2
    assert f"{command!r} does not start a program: check its path, make it executable, or say what runs it" in told


def test_a_file_that_may_not_be_run_is_no_program(tmp_path: Path) -> None:
    path = tmp_path / "mybot.py"
    path.write_text("print('hello')")
    code, told = check(str(path))
    assert code == 2
    assert "as in python3 mybot.py" in told


def test_a_match_says_the_same_of_a_program_that_is_not_there() -> None:
    words = ["match", "duel", "--bots", "cmd:./nobody-is-here,random", "--games", "2", "--language", "cs"]
    done = CliRunner().invoke(main, words)
    assert done.exit_code == 2
    assert "'./nobody-is-here' nespustí žádný program" in " ".join(done.output.split())


def test_lines_and_fields_that_are_not_known_are_skipped(tmp_path: Path) -> None:
    answer = (
        "print(json.dumps({'type': 'thinking', 'depth': 3}));"
        "print(json.dumps({'type': 'choice', 'id': 0, 'action': 0}));"
        "first = heard['legal'][0]['action'];"
        "print(json.dumps({'type': 'choice', 'id': heard['id'], 'mood': 'good', 'action': first}), flush=True)"
    )
    bot = CommandBot("mine", program(tmp_path, answer), petteia.game("duel"), Limits())
    situation = Situation(duel.position(age=2))
    said = bot.answer(situation, petteia.Rng(1))
    bot.close()
    assert (said.status, said.action) == (Status.OK, situation.legal[0])


def test_a_program_plays_a_match() -> None:
    outcomes = list(match(Pairing("duel", (f"cmd:{PYTHON}", "random"), {}, 1), 4))
    everybody_leaves()
    assert sum(outcome.rewards[0] for outcome in outcomes) >= 3
    assert not any(outcome.incidents for outcome in outcomes)


def test_a_program_learns_nothing_that_its_seat_may_not_know(tmp_path: Path) -> None:
    """It writes down everything it is told; a different secret of the other player makes no difference (D13.4)."""
    told = []
    for drawn in ("masonry strategy theology", "mathematics philosophy urbanism"):
        kept = tmp_path / "heard"
        answer = f"open({str(kept)!r}, 'w').write(line); sys.exit(0)"
        bot = CommandBot("mine", program(tmp_path, answer), petteia.game("duel"), Limits())
        state = duel.position(ask="keep_token", turn=0, drawn=drawn, table="quarry press", board="law economy")
        bot.answer(Situation(state.imagine(1, petteia.Rng(1))), petteia.Rng(1))
        bot.close()
        told.append(kept.read_text())
    assert told[0] == told[1]
    assert "choose" in told[0]


def test_the_schema_is_current() -> None:
    assert json.loads(SCHEMA.read_text()) == json.loads(json.dumps(protocol_schema()))


def test_messages_go_both_ways() -> None:
    for kind in (ToBot, FromBot):
        assert msgspec.json.Decoder(kind).decode(b'{"type":"hello","protocol":1,"later":true}')

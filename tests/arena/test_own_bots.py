"""Your own bots in the arena: named by file, module or command, guarded, and reported when they fail."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from click.testing import CliRunner
from naughty_bots import states_within

import petteia
from petteia.arena.journal import kept
from petteia.arena.match import Pairing, match, recorded_match, tally
from petteia.arena.seating import FORFEIT, everybody_leaves, is_own
from petteia.arena.venue import HERE
from petteia.bots import KeptBot, Limits, Situation, Status
from petteia.bots.own import arguments_of, own_bot
from petteia.cli import main
from petteia.core.contract.refusal import OptionError
from petteia.games import duel

QUICK = Limits(20.0, 1024)
MINE = """
from beside import NUMBER
from petteia.bots import Bot

class Mine(Bot):
    def __init__(self, depth=0):
        self.depth = depth
    def choose(self, situation, rng):
        assert self.depth == NUMBER
        return situation.legal[0]
"""


@pytest.fixture(autouse=True)
def leave() -> Iterator[None]:
    yield
    everybody_leaves()


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A user's working folder, with a bot in it."""
    (tmp_path / "mine.py").write_text(MINE)
    (tmp_path / "beside.py").write_text("NUMBER = 3\n")
    monkeypatch.chdir(tmp_path)
    return tmp_path


# ---- names


def test_a_name_says_where_the_bot_is_and_what_it_is_called_with() -> None:
    found = own_bot("bots/mine.py:Mine(depth=3, style='bold')")
    assert found is not None
    assert (found.where, found.kind, found.arguments) == ("bots/mine.py", "Mine", {"depth": 3, "style": "bold"})
    plain = own_bot("package.module:Class")
    assert plain is not None
    assert plain.arguments == {}
    assert own_bot("search:2000") is None


@pytest.mark.parametrize("written", ["3", "depth=open('x')", "depth="])
def test_arguments_that_cannot_be_read_are_refused(written: str) -> None:
    with pytest.raises(OptionError, match="cannot be read"):
        arguments_of("mine.py:Mine", written)


def test_bots_of_the_house_are_not_ones_own() -> None:
    for name in ("greedy", "search:200", "expert:turns=100", "easy"):
        assert not is_own(name, "duel")
    for name in ("mine.py:Mine", "a.b:C", "cmd:./mine --fast", "mine.py:Mine(depth=3)"):
        assert is_own(name, "duel")


@pytest.mark.parametrize("name", ["mine.py:Mine(depth=3)", "mine:Mine(depth=3)"])
def test_a_bot_in_the_current_folder_plays(folder: Path, name: str) -> None:
    done = CliRunner().invoke(main, ["match", "duel", "--bots", f"{name},random", "--games", "2", "--json"])
    assert done.exit_code == 0, done.output
    told = json.loads(done.output)
    assert told["bots"] == [name, "random"]
    assert told["statuses"] == {}


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("mine.py:Nobody", "'mine.py:Nobody' names no bot: mine.py has no class Nobody"),
        ("none.py:Mine", "'none.py:Mine' names no bot: there is no file none.py"),
        ("mine.py:Mine(width=1)", "unexpected keyword argument 'width'"),
        ("nowhere:Mine", "No module named 'nowhere'"),
    ],
)
def test_a_bot_that_cannot_be_made_is_refused_before_any_game(folder: Path, name: str, problem: str) -> None:
    done = CliRunner().invoke(main, ["match", "duel", "--bots", f"{name},random"])
    assert done.exit_code == 2
    assert problem in " ".join(done.output.split())
    assert done.output.count(name) == 1


# ---- bad answers


@pytest.mark.parametrize(
    ("kind", "status", "problem"),
    [
        ("Raising", Status.ERROR, 'raise RuntimeError("no idea")'),
        ("Cheating", Status.INVALID, "the illegal action 426"),
        ("Dying", Status.ERROR, "its process is gone"),
        ("Greedy", Status.ERROR, "more than 1024 megabytes are not allowed"),
    ],
)
def test_a_bad_answer_is_replaced_and_told(kind: str, status: Status, problem: str) -> None:
    name = f"naughty_bots:{kind}"
    with closing(KeptBot(name, "duel", QUICK)) as bot:
        said = bot.answer(Situation(duel.position(age=2)), petteia.Rng(1))
    assert said.status == status
    assert problem in said.problem


def test_a_match_goes_on_and_reports_what_went_wrong() -> None:
    pairing = Pairing("duel", ("naughty_bots:Choosy(every=10)", "random"), {}, 1, QUICK)
    outcomes = list(match(pairing, 2))
    result = tally(pairing, outcomes)
    assert result.games == 2
    assert result.statuses == {
        "naughty_bots:Choosy(every=10)": {"ERROR": len(outcomes[0].incidents) + len(outcomes[1].incidents)}
    }
    first = result.incidents[0]
    assert "tired after 10 questions" in first.problem
    assert "Traceback" in first.problem
    assert petteia.game("duel").read(first.position).actor == 0
    assert first.game == 0


def test_a_bot_is_made_anew_for_every_game() -> None:
    """Choosy counts its questions: it tires after the same number in each game."""
    pairing = Pairing("duel", ("naughty_bots:Choosy(every=10)", "random"), {}, 1, QUICK)
    for outcome in match(pairing, 2):
        assert "tired after 10 questions" in outcome.incidents[0].problem


def test_strictly_a_bad_answer_forfeits() -> None:
    pairing = Pairing("cyclades", ("naughty_bots:Choosy(every=3)", "random", "random"), {}, 1, QUICK, strict=True)
    outcome = next(match(pairing, 1))
    assert outcome.reason == FORFEIT
    assert outcome.rewards == (0.0, 0.5, 0.5)
    assert len(outcome.incidents) == 1


def test_records_remember_what_went_wrong(tmp_path: Path) -> None:
    pairing = Pairing("duel", ("naughty_bots:Choosy(every=10)", "random"), {}, 1, QUICK, strict=True)
    file = tmp_path / "match.jsonl"

    def play(games: int) -> list[object]:
        def rest(done: list[object]) -> Iterator[tuple[object, str]]:
            return recorded_match(pairing, games, HERE, len(done), keep=True)

        return list(kept(file, pairing.run(), pairing.remember, rest))

    first = play(2)
    assert play(2) == first
    assert [record.state.over for record in petteia.read_all(file.read_text())] == [False, False]


def test_who_interrupts_gets_what_has_been_played(monkeypatch: pytest.MonkeyPatch) -> None:
    from petteia.cli.commands import match as command

    def three(*_: object) -> Iterator[object]:
        games = recorded_match(Pairing("duel", ("greedy", "random"), {}, 1), 3, HERE, 0, keep=False)
        yield from games
        raise KeyboardInterrupt

    monkeypatch.setattr(command, "recorded_match", three)
    done = CliRunner().invoke(main, ["match", "duel", "--bots", "greedy,random", "--games", "50"])
    assert done.exit_code == 0
    assert "interrupted after 3 of 50 games" in done.output
    assert "3 games, seed 1" in done.output


# ---- what a bot can reach


def two_secrets() -> list[petteia.State]:
    """Positions that differ only in what the Great Library has drawn for seat 0."""
    drawings = ("masonry strategy theology", "mathematics philosophy urbanism")
    return [
        duel.position(ask="keep_token", turn=0, drawn=drawn, table="quarry press", board="law economy")
        for drawn in drawings
    ]


def test_a_bot_that_pries_finds_only_what_its_seat_knows() -> None:
    """It is asked for seat 1, from which the tokens drawn by seat 0 are hidden."""
    found = []
    for state in two_secrets():
        with closing(KeptBot("naughty_bots:Prying", "duel", QUICK)) as bot:
            said = bot.answer(Situation(state.imagine(1, petteia.Rng(1))), petteia.Rng(2))
        found.append(said.problem.strip().rpartition("RuntimeError: ")[2])
    assert "drawn=" in found[0]
    assert found[0] == found[1]


def test_a_situation_holds_no_secret() -> None:
    """What can be reached from a situation is imagined: another secret makes no difference."""

    class SeatOne(Situation):
        def __init__(self, state: petteia.State) -> None:
            super().__init__(state.imagine(1, petteia.Rng(0)))

    reached = [states_within(SeatOne(state)) for state in two_secrets()]
    assert reached[0] == reached[1] != set()
    for state in two_secrets():
        situation = Situation(state)
        found = states_within(situation)
        assert found == {state.imagine(0, petteia.Rng(0)).position()}
        assert not any(thing is state for thing in vars(situation).values())

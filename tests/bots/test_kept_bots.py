"""A bot in a process of its own cannot ruin a game, and learns nothing that its seat may not know."""

from __future__ import annotations

import logging
import os
import signal
from collections.abc import Iterator

import pytest

import petteia
from petteia.arena import play_game
from petteia.bots import Answer, KeptBot, Limits, Situation, Status, bot
from petteia.bots.kept import Asked
from petteia.games import duel


@pytest.fixture
def kept(request: pytest.FixtureRequest) -> Iterator[KeptBot]:
    seconds = 0.2 if request.param == "Hanging" else 20.0
    made = KeptBot(f"naughty_bots:{request.param}", "duel", Limits(seconds))
    yield made
    made.close()


@pytest.mark.parametrize(
    ("kept", "problem"),
    [
        ("Raising", "RuntimeError: no idea"),
        ("Hanging", "no answer within 0.2 s"),
        ("Cheating", "the illegal action 426"),
        ("Dying", "its process is gone"),
    ],
    indirect=["kept"],
)
def test_a_bot_that_fails_costs_a_plain_move_and_a_warning(
    kept: KeptBot, problem: str, caplog: pytest.LogCaptureFixture
) -> None:
    state = duel.position(age=3, table="arsenal palace obelisk", coins=(40, 40), pawn=6)
    with caplog.at_level(logging.WARNING):
        for failures in (1, 2):  # it goes on after a failure
            assert state.text(kept.choose(Situation(state), petteia.Rng(1))) == "build arsenal"
            assert kept.failures == failures
    assert problem in caplog.text


@pytest.mark.parametrize("kept", ["Tame"], indirect=True)
def test_a_bot_that_behaves_plays_a_whole_game(kept: KeptBot) -> None:
    record = petteia.Record(petteia.game("duel"))
    play_game(record, [kept, bot("greedy", "duel")], petteia.Rng(1))
    assert record.state.over
    assert kept.failures == 0


@pytest.mark.parametrize("kept", ["Tame"], indirect=True)
def test_ctrl_c_is_left_to_whoever_asks(kept: KeptBot) -> None:
    """A terminal sends Ctrl-C to every process. The bot goes on until the asking process ends it."""
    situation = Situation(duel.position(age=3, table="arsenal palace obelisk"))
    kept.choose(situation, petteia.Rng(1))
    assert kept.process.process is not None
    assert kept.process.process.pid is not None
    os.kill(kept.process.process.pid, signal.SIGINT)
    kept.choose(situation, petteia.Rng(2))
    assert kept.failures == 0


@pytest.mark.parametrize("kept", ["Telling"], indirect=True)
def test_what_crosses_to_the_process_depends_only_on_what_the_seat_knows(kept: KeptBot) -> None:
    """The other player's library draw differs; what the bot of seat 0 is shown does not (D13.4)."""
    shown = []
    for drawn in ("masonry strategy theology", "mathematics philosophy urbanism"):
        state = duel.position(ask="keep_token", turn=1, drawn=drawn, table="quarry press", board="law economy")
        shown.append(kept.ask(Asked(state.imagine(0, petteia.Rng(1)), 1)))
    assert "drawn=" in str(shown[0])
    assert shown[0] == shown[1]


@pytest.mark.parametrize(("game", "seats"), [("duel", 2), ("cyclades", 3), ("legendary", 3)])
def test_the_search_of_a_seat_does_not_depend_on_what_is_hidden_from_it(game: str, seats: int) -> None:
    """In random games, two positions that a seat cannot tell apart get the same answer from the process."""
    kept = KeptBot("search:20:trust=1", game, Limits(60.0))
    rng, asked, hiding = petteia.Rng(8), 0, 0
    try:
        while asked < 12 or (game == "legendary" and hiding == 0):
            state = petteia.game(game).start(seats)
            while not state.over:
                actor = state.actor
                if actor == petteia.CHANCE:
                    state.play(state.draw(rng))
                    continue
                other = state.imagine(actor, rng)
                secret = other.position() != state.position()
                if secret or rng.below(40) == 0:
                    seed = int(rng.next())
                    answers = {kept.choose(Situation(twin), petteia.Rng(seed)) for twin in (state, other)}
                    assert len(answers) == 1
                    asked += 1
                    hiding += secret
                state.play(rng.choice(state.legal()))
        assert kept.failures == 0
    finally:
        kept.close()


def test_the_clock_crosses_to_the_process(monkeypatch: pytest.MonkeyPatch) -> None:
    kept = KeptBot("greedy", "duel", Limits(20.0))
    crossed: list[Asked] = []

    def ask(asked: Asked) -> Answer:
        crossed.append(asked)
        return Answer(Status.ERROR, -1, "nothing")

    monkeypatch.setattr(kept, "ask", ask)
    kept.choose(Situation(duel.position(age=2), seconds_left=12.5), petteia.Rng(1))
    assert crossed[0].seconds_left == 12.5


@pytest.mark.parametrize("name", ["nowhere:Bot", "naughty_bots:Nobody", "naughty_bots:NOT_A_BOT"])
def test_what_is_no_bot_is_refused(name: str) -> None:
    with pytest.raises(petteia.OptionError, match=name):
        bot(name, "duel")


def test_a_level_thinks_the_same_in_a_process_of_its_own() -> None:
    state = duel.position(age=2, coins=(12, 12))
    kept = KeptBot("easy", "duel", Limits(60.0))
    try:
        rng = petteia.Rng(4)
        chosen = kept.choose(Situation(state), rng)
        again = petteia.Rng(4)
        assert chosen == bot("easy", "duel").choose(Situation(state), petteia.Rng(again.next()))
    finally:
        kept.close()

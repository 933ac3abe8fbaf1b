"""`petteia connect` lets a bot on this machine play on a server."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing

import pytest
from click.testing import CliRunner

import petteia
from petteia.cli import main
from server.living import Guest, LivingServer, Program


@pytest.fixture
def ann(server: LivingServer) -> Iterator[Guest]:
    with closing(server.guest()) as ann:
        yield ann


def token_of(ann: Guest, owner: str, bot: str) -> str:
    ann.post("/api/account", name=owner, password="correct horse battery")
    ann.post("/api/account/bots", name=bot)
    return str(ann.post("/api/account/tokens", label="x", scopes=["read", "play"], bot=bot)["secret"])


def test_a_bot_of_this_machine_plays_a_game_there(server: LivingServer, ann: Guest) -> None:
    token = token_of(ann, "Ann Connects", "Mentor")
    words = ["connect", server.address, "--token", token, "--bot", "greedy"]
    bot = subprocess.Popen([sys.executable, "-m", "petteia", *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    try:
        table = ann.table_with_program(["me", "@Mentor"])["id"]
        with closing(ann.sit(table)) as seat:
            seat.play_on()
            assert {entry["actor"] for entry in seat.log} == {-1, 0, 1}
    finally:
        bot.kill()
        said, trouble = bot.communicate()
    assert f"{table}  accepted  duel".encode() in said
    assert b"draft " in said
    assert trouble == b""


def test_a_game_that_is_not_wanted_is_declined(server: LivingServer, ann: Guest) -> None:
    token = token_of(ann, "Ann Asks", "Phemius")
    words = ["connect", server.address, "--token", token, "--bot", "greedy", "--games", "cyclades,legendary"]
    bot = subprocess.Popen([sys.executable, "-m", "petteia", *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    try:
        table = ann.table_with_program(["me", "@Phemius"])["id"]
        assert bot.stdout is not None
        with closing(ann.sit(table)) as seat:
            while seat.info["seats"][1]["kind"] != "open":
                seat.hear()
            assert seat.info["status"] == "waiting"
        assert bot.stdout.readline() == f"{table}  declined  duel\n".encode()
    finally:
        bot.kill()
        bot.communicate()


def test_a_question_brings_a_position_to_look_ahead_from(server: LivingServer, ann: Guest) -> None:
    token = token_of(ann, "Ann Looks", "Nestor")
    with Program(server, token) as nestor:
        ann.table(["@Nestor", "me"], options={"first_player": "0"})
        nestor.answer(nestor.line())
        asked = nestor.until("asked")
    state = petteia.game("duel").read(asked["position"])
    assert state.actor == asked["seat"]
    assert state.legal() == [one["action"] for one in asked["actions"]]


def test_a_token_that_is_not_accepted_is_said_at_once(server: LivingServer) -> None:
    done = CliRunner().invoke(main, ["connect", server.address, "--token", "nonsense", "--bot", "greedy"])
    assert done.exit_code == 1
    assert "does not accept the token" in done.output

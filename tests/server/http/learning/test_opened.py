"""Records that people open: the server checks and stores them as finished games, to be replayed and reviewed."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

import petteia
from petteia.cli import main
from petteia.core.engine.rng import Rng
from petteia.core.records.record import Record
from petteia.games import duel
from petteia.review import QUICK
from petteia.server.store.opened import LONGEST, MOST_ENTRIES
from server import databases
from server.http.learning.test_reviews import reviewed
from server.living import Guest, LivingServer


@pytest.fixture(scope="module")
def ann(server: LivingServer) -> Iterator[Guest]:
    with closing(server.guest()) as ann:
        yield ann


def played(record: Record, most: int = 10_000) -> Record:
    """The record with random actions up to that many, or to the end of the game."""
    rng = Rng(5)
    while not record.state.over and len(record.entries) < most:
        actions = [action for action, _ in record.state.weights()] if record.state.actor < 0 else record.state.legal()
        record.play(actions[rng.below(len(actions))])
    return record


def refused(guest: Guest, text: str, **more: str) -> Any:
    answer = guest.http.post("/api/records", json={"text": text} | more)
    assert answer.is_client_error
    return answer.json()


@pytest.mark.parametrize("game", ["duel", "cyclades", "legendary"])
def test_a_game_of_sim_is_opened_and_replayed(ann: Guest, tmp_path: Path, game: str) -> None:
    file = tmp_path / "games.jsonl"
    done = CliRunner().invoke(main, ["sim", game, "--games", "1", "--seed", "7", "--out", str(file)])
    assert done.exit_code == 0, done.output
    text = file.read_text(encoding="utf-8")
    record = petteia.read(text)
    info = ann.post("/api/records", text=text)
    assert (info["status"], info["public"], info["rated"], info["opened"]) == ("over", False, False, True)
    assert [seat["bot"] for seat in info["seats"]] == record.players
    assert record.state.result is not None
    assert info["result"] == record.state.result.plain()
    with closing(ann.sit(info["id"])) as seat:
        assert len(seat.log) == len(record.entries)
        assert all(told["text"] in ("", entry.text) for told, entry in zip(seat.log, record.entries, strict=True))
    for n in (0, len(record.entries) // 2, len(record.entries)):
        told = ann.get(f"/api/tables/{info['id']}/moments/{n}?seat=0")["view"]
        assert told["seat"] == 0
    assert ann.http.get(f"/api/tables/{info['id']}/record").text == text


def test_an_opened_game_is_reviewed(ann: Guest) -> None:
    record = played(Record(petteia.game("duel"), options={"wonders": "first_game"}))
    info = ann.post("/api/records", text=petteia.write_text(record))
    answer = reviewed(ann, info["id"], QUICK)
    assert len(answer["places"]) == len(record.entries) + 1


def test_names_of_a_record_are_nobodys_here(server: LivingServer, ann: Guest) -> None:
    record = played(Record(petteia.game("duel"), players=["Ann\u200b", "greedy"]))
    info = ann.post("/api/records", text=petteia.write_lines(record))
    assert [(seat["kind"], seat["user"], seat["name"], seat["bot"]) for seat in info["seats"]] == [
        ("open", "", "Ann", ""),
        ("bot", "", "", "greedy"),
    ]
    with closing(server.guest()) as bob:  # whoever has the link
        assert bob.get(f"/api/tables/{info['id']}")["your_seats"] == []
        assert bob.get(f"/api/tables/{info['id']}/moments/3")["n"] == 3
        assert bob.http.post(f"/api/tables/{info['id']}/join", json={}).json()["code"] == "seat_taken"
        assert bob.http.post(f"/api/tables/{info['id']}/rematch").json()["code"] == "no_rematch"
    assert info["id"] not in [game["table"] for game in ann.get("/api/me/history")]
    assert info["fairness"]["scheme"] == 0


def test_a_record_may_begin_anywhere_and_break_off(ann: Guest) -> None:
    position = duel.position(age=2, coins=(9, 4)).position()
    record = played(Record(petteia.game("duel"), position=position), most=6)
    info = ann.post("/api/records", text=petteia.write_lines(record))
    assert info["result"] == {"winners": [], "reason": "unfinished", "scores": []}
    assert ann.get(f"/api/tables/{info['id']}/moments/0")["view"]["age"] == 2
    with closing(ann.sit(info["id"])) as seat:
        assert (seat.n, seat.ask) == (6, None)


def test_a_refusal_names_the_line(ann: Guest) -> None:
    lines = petteia.write_lines(played(Record(petteia.game("duel")))).split("\n")
    lines[11] = lines[11].replace('"do": "', '"do": "sell ')
    found = refused(ann, "\n".join(lines))
    assert found | {"text": "", "told": ""} == {"code": "bad_record", "text": "", "line": 12, "told": ""}
    assert found["text"].startswith("line 12: ")
    assert " begins with none of build, discard, wonder" in found["told"]
    assert refused(ann, "no record")["line"] == 1
    assert "found 2" in refused(ann, petteia.write_lines(Record(petteia.game("duel"))) * 2)["text"]


def test_a_refusal_says_what_is_wrong_in_the_reader_s_language(ann: Guest) -> None:
    lines = petteia.write_lines(played(Record(petteia.game("duel")))).split("\n")
    lines[11] = lines[11].replace('"do": "', '"do": "sell ')
    found = refused(ann, "\n".join(lines), language="ru")
    assert " не начинается ни с одного из этих слов: build, discard, wonder" in found["told"].replace("\u00a0", " ")
    assert found["text"].startswith("line 12: ")


def test_there_are_limits(ann: Guest) -> None:
    assert refused(ann, "x" * (LONGEST + 1))["code"] == "too_large"
    assert refused(ann, "x" * (5 * LONGEST))["code"] == "too_large"
    assert MOST_ENTRIES < LONGEST


def test_the_audit_judges_opened_records(server: LivingServer, ann: Guest) -> None:
    ann.post("/api/records", text=petteia.write_lines(played(Record(petteia.game("duel")), most=30)))
    position = duel.position(age=2, coins=(9, 4)).position()
    ann.post("/api/records", text=petteia.write_lines(played(Record(petteia.game("duel"), position=position))))
    done = CliRunner(env=databases.environment(server.data)).invoke(main, ["audit"])
    assert done.exit_code == 0, done.output

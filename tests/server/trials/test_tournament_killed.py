"""A tournament goes on whenever its server is killed (`kill -9`): before all have come, in the middle of games, and
just after they ended."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from server.living import Guest, LivingServer

PLAYERS = ("Ann", "Bob", "Cid", "Dan")
ROUNDS = 2


class Player(Guest):
    """Somebody with an account, who comes back to whichever server there is."""

    def __init__(self, server: LivingServer, name: str) -> None:
        super().__init__(server)
        self.name = name
        self.post("/api/account", name=name, password=f"{name} of Delos, 776")

    def come_back(self, server: LivingServer) -> None:
        self.server = server
        self.http.base_url = server.address
        self.http.headers["Origin"] = server.address


class Games:
    """A tournament, and the server that holds it for now."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.kills = 0
        self.server = LivingServer(folder)
        self.players = [Player(self.server, name) for name in PLAYERS]
        clock = {"move": 60, "bank": 600}
        soon = round(time.time() * 1000) + 3_600_000
        cup = {"title": "Cup", "game": "duel", "kind": "swiss", "starts": soon, "pace": clock}
        self.id = self.players[0].post("/api/tournaments", **cup, rounds=ROUNDS, pause=0)["about"]["id"]
        for player in self.players:
            player.post(f"/api/tournaments/{self.id}/enter")

    def kill(self) -> None:
        self.server.end()
        self.kills += 1
        self.server = LivingServer(self.folder)
        for player in self.players:
            player.come_back(self.server)

    def shown(self, player: Player, round: int) -> Any:
        return player.get(f"/api/tournaments/{self.id}?round={round}")

    def awaited(self, what: Callable[[], Any]) -> Any:
        """What there is once the server has looked after the tournament, which it does every few seconds."""
        until = time.monotonic() + 60
        while not (found := what()):
            assert time.monotonic() < until, "the tournament stands still"
            time.sleep(0.1)
        return found

    def table_of(self, player: Player, round: int) -> str:
        """Where somebody plays in that round, once it is drawn."""

        def drawn() -> str | None:
            told = self.shown(player, round)
            return told["you"]["table"] if told["about"]["round"] == round else None

        return str(self.awaited(drawn))

    def play_round(self, round: int) -> None:
        """All come, play a little, and the second of each table gives up; the server is killed between all of it."""
        at = {player: self.table_of(player, round) for player in self.players}
        first, *others = self.players
        first.post(f"/api/tables/{at[first]}/join")
        self.kill()
        for player in others:
            player.post(f"/api/tables/{at[player]}/join")
        played = {table: self.play_once(table, at) for table in sorted(set(at.values()))}
        self.kill()
        for table, entries in played.items():
            last = [player for player in self.players if at[player] == table][1].sit(table)
            assert last.n == entries, "what was acknowledged is there"
            last.say(t="resign")
            while last.info["status"] != "over":
                last.hear()
            last.close()
        self.kill()

    def play_once(self, table: str, at: dict[Player, str]) -> int:
        """Whoever begins takes an action; returns how long the log is then."""
        seats = [player.sit(table) for player in self.players if at[player] == table]
        mover = next(seat for seat in seats if seat.ask is not None)
        assert mover.act()["t"] == "ok"
        entries = int(mover.until("played")["n"])
        for seat in seats:
            seat.close()
        return entries


@pytest.mark.usefixtures("on_postgresql")
def test_a_tournament_survives_every_kill(tmp_path: Path) -> None:
    games = Games(tmp_path)
    try:
        games.players[0].post(f"/api/tournaments/{games.id}/start")
        games.kill()
        for round in range(1, ROUNDS + 1):
            games.play_round(round)
        ann = games.players[0]
        told = games.awaited(lambda: (found := games.shown(ann, 1))["about"]["status"] == "over" and found)
        meetings = [one for round in range(1, ROUNDS + 1) for one in games.shown(ann, round)["meetings"]]
        assert len({one["table"] for one in meetings}) == len(meetings) == ROUNDS * 2
        assert len({frozenset(one["players"]) for one in meetings}) == ROUNDS * 2  # nobody meets again
        points: Counter[str] = Counter()
        for one in meetings:
            assert sorted(one["points"]) == [0, 2]
            points.update(dict(zip(one["players"], one["points"], strict=True)))
        assert {row["name"]: row["points"] for row in told["standings"]} == {name: points[name] for name in PLAYERS}
        assert games.kills == 1 + ROUNDS * 3
    finally:
        games.server.end()
        for player in games.players:
            player.close()

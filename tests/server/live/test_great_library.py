"""The Great Library on a real server: two games that differ only in the tokens seen by its builder.

Whatever reaches the opponent (a program, by socket, stream and requests) and a spectator is the same in both games,
byte by byte: frames, views, refusals, the log, moments of the past, lists.
"""

from __future__ import annotations

import json
import re
from contextlib import ExitStack, closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect

import petteia
from server.live.steered import WISHES
from server.living import SECONDS, SHORT_LINES, LivingServer, Program, Seated

DEALT = "first 0,show great_library,deal law,deal economy,deal masonry,deal mathematics,deal urbanism"
KEPT = "agriculture"
# in each pair: tokens that the builder draws and, of all that there are, only he knows but for the one he keeps
PAIRS = [
    (("agriculture", "architecture", "philosophy"), ("agriculture", "strategy", "theology")),
    (("architecture", "philosophy", "agriculture"), ("strategy", "theology", "agriculture")),
]
TOKENS = ("agriculture", "architecture", "economy", "law", "masonry", "mathematics", "philosophy", "strategy")
ACTIONS_AFTER = 12  # that are watched after the choice
HASH = re.compile(rb"[0-9a-f]{64}")
REQUEST = re.compile(rb'"request":"[0-9a-f]{16}')  # drawn for each connection


class SteeredServer(LivingServer):
    """A server whose Great Library draws these tokens."""

    program = (str(Path(__file__).with_name("steered.py")),)

    def __init__(self, data: Path, tokens: tuple[str, ...]) -> None:
        super().__init__(data, **{WISHES: ",".join([DEALT, *(f"draw {token}" for token in tokens)])})


@dataclass
class Onlooker:
    """A client that must not know: everything that reaches it is recorded."""

    server: LivingServer
    headers: dict[str, str]
    table: str
    heard: list[tuple[str, bytes]] = field(default_factory=list)

    def __enter__(self) -> Onlooker:
        address = self.server.address.replace("http", "ws") + f"/ws/table/{self.table}"
        self.opened = connect(address, additional_headers=self.headers, max_size=None, compression=None)
        self.socket = self.opened.__enter__()
        self.http = httpx.Client(
            base_url=self.server.address, headers=self.headers, timeout=SECONDS, limits=SHORT_LINES
        )
        return self

    def __exit__(self, *_: object) -> None:
        self.opened.__exit__(None, None, None)
        self.http.close()

    def say(self, **message: Any) -> None:
        """Say something, and hear all that has been sent until the answer to it, or to a ping after it, is there."""
        for said in (message, {"t": "ping"}):
            self.socket.send(json.dumps(said))
        self.listen(json.dumps(message))

    def listen(self, why: str) -> None:
        while (frame := str(self.socket.recv(timeout=SECONDS))) != '{"t":"pong"}':
            self.heard.append((why, frame.encode()))

    def catch_up(self) -> None:
        self.socket.send('{"t":"ping"}')
        self.listen("told")

    def ask(self, method: str, path: str, body: Any = None) -> None:
        answer = self.http.request(method, path, json=body)
        self.heard.append((f"{method} {path} {body}", f"{answer.status_code} ".encode() + answer.content))

    def pry(self, n: int, keep: list[int]) -> None:
        """Ask in every possible way for what only the builder may know."""
        table = f"/api/tables/{self.table}"
        self.say(t="hello", protocol=2, have=-1)
        for have in (n // 2, n - 1, n):
            self.say(t="hello", protocol=2, have=have, explain=True)
        for action in keep:
            self.say(t="act", n=n, action=action)
            self.say(t="act", n=n - 1, action=action)
            self.ask("POST", f"{table}/act", {"n": n, "action": action})
        self.say(t="look", seat=0)
        self.say(t="undo_answer", agree=True)
        for moment in range(n + 2):
            self.ask("GET", f"{table}/moments/{moment}")
        for path in (f"moments/{n}?seat=0", f"moments/{n}?seat=-1", "chance", "record", "record?format=text", ""):
            self.ask("GET", f"{table}/{path}".rstrip("/"))
        self.ask("GET", "/api/tables")
        self.ask("GET", "/api/me/tables")


class Game:
    """Ann builds the Great Library; Echo, a program, plays against her, and Eve watches."""

    def __init__(self, server: LivingServer, stack: ExitStack) -> None:
        self.ann = stack.enter_context(closing(server.guest()))
        self.ann.post("/api/account", name="Ann Builds", password="correct horse battery")
        self.ann.post("/api/account/bots", name="Echo")
        scopes = ["read", "play", "tables", "chat"]
        token = self.ann.post("/api/account/tokens", label="x", scopes=scopes, bot="Echo")
        self.program = stack.enter_context(Program(server, token["secret"]))
        made = self.ann.table(["me", "@Echo"])
        self.table = made["id"]
        self.ids = [self.table, *(seat["user"] for seat in made["seats"])]
        bearer = self.program.headers
        self.program.answer(self.program.line())
        self.seat: Seated = stack.enter_context(closing(self.ann.sit(self.table)))
        self.echo = stack.enter_context(Onlooker(server, bearer, self.table))
        self.eve = stack.enter_context(Onlooker(server, {"Origin": server.address}, self.table))

    def question(self) -> dict[str, Any]:
        """The next question of Echo's stream; all lines before it are written down."""
        while True:
            line = next(line for line in self.program.lines if line)
            self.echo.heard.append(("stream", line.encode()))
            told: dict[str, Any] = json.loads(line)
            if told["t"] == "asked":
                return told

    def step(self) -> None:
        """One action of whoever is asked; the builder builds the Great Library as soon as she can."""
        if self.seat.ask is not None:
            choices = self.seat.ask["actions"]
            n = self.seat.n
            self.seat.say(t="act", n=n, action=chosen(choices, "wonder great_library", "draft great_library"))
            assert self.seat.until("ok", "refused", "error", "conflict")["t"] == "ok"
        else:
            asked = self.question()
            n = asked["n"]
            self.echo.ask("POST", f"/api/tables/{self.table}/act", {"n": n, "action": chosen(asked["actions"])})
        while self.seat.n == n:
            self.seat.hear()
        self.echo.catch_up()
        self.eve.catch_up()

    def heard(self) -> list[tuple[str, bytes]]:
        """All that reached those who must not know, but for the ids, which are other ones at every table."""
        return [(self.plain(why.encode()).decode(), self.plain(said)) for why, said in self.echo.heard + self.eve.heard]

    def plain(self, said: bytes) -> bytes:
        for number, id in enumerate(self.ids):
            said = said.replace(id.encode(), b"id%d" % number)
        return REQUEST.sub(b'"request":"id', HASH.sub(b"hash", said))


def chosen(choices: list[dict[str, Any]], *wanted: str) -> int:
    """An action that begins with the words that are wanted, otherwise one that earns coins."""
    for words in (*wanted, "discard", ""):
        for choice in choices:
            if choice["text"].startswith(words):
                return int(choice["action"])
    raise AssertionError("nobody is asked without an action")


def keeping() -> list[int]:
    """The actions that keep a token, drawn or not."""
    state = petteia.game("duel").start(2)
    return [int(state.parse(f"keep {token}")) for token in TOKENS]


def play(folder: Path, tokens: tuple[str, ...]) -> tuple[list[tuple[str, bytes]], Any]:
    """A game in which the builder sees these tokens: what reached the others, and her own view of the choice."""
    keep = keeping()
    with ExitStack() as stack:
        server = stack.enter_context(SteeredServer(folder, tokens))
        game = Game(server, stack)
        while game.seat.ask is None or game.seat.ask["question"] != "keep_token":
            game.step()
        view, offered = game.seat.view, {choice["text"] for choice in game.seat.ask["actions"]}
        assert offered == {f"keep {token}" for token in tokens}, "the Great Library shows other tokens"
        for onlooker in (game.echo, game.eve):
            onlooker.pry(game.seat.n, keep)
        game.seat.say(t="act", n=game.seat.n, action=chosen(game.seat.ask["actions"], f"keep {KEPT}"))
        assert game.seat.until("ok", "refused", "error", "conflict")["t"] == "ok"
        game.seat.until("played")
        for _ in range(ACTIONS_AFTER):
            game.step()
        assert game.seat.info["status"] == "playing"
        for onlooker in (game.echo, game.eve):
            onlooker.pry(game.seat.n, keep)
        assert "failed" not in server.log.read_text()
        return game.heard(), view


@pytest.mark.parametrize("pair", PAIRS)
def test_nobody_else_can_tell_what_the_great_library_showed(
    tmp_path_factory: pytest.TempPathFactory, pair: tuple[tuple[str, ...], tuple[str, ...]]
) -> None:
    (one, her_view), (other, her_other_view) = (play(tmp_path_factory.mktemp("library"), tokens) for tokens in pair)
    assert her_view != her_other_view
    assert set(her_view["drawn"]) == set(pair[0])
    assert len(one) > 300
    assert [why for why, _ in one] == [why for why, _ in other]
    for (why, said), (_, said_there) in zip(one, other, strict=True):
        assert said == said_there, why
    everything = b"".join(said for _, said in one)
    assert b"token_drawn" in everything, "that tokens were drawn is no secret"
    streamed = b"".join(said for why, said in one if why == "stream")
    assert b"token_drawn" in streamed, "the stream tells of it, too"

"""Real servers in separate processes, and clients with real sockets."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from contextlib import ExitStack
from functools import cached_property
from pathlib import Path
from typing import Any

import httpx
from servers.process import Server
from websockets.sync.client import ClientConnection, connect

from server import databases
from server.described import check_refusal

SECONDS = 60.0
SHORT_LINES = httpx.Limits(keepalive_expiry=1.0)  # not that of the server: both would hang up at the same moment


class LivingServer(Server):
    """A server on a free port of this machine, with a folder of its own and somebody to visit it."""

    def __init__(self, data: Path, **environment: str) -> None:
        super().__init__(data, **{"PETTEIA_WORKERS": "1", **databases.environment(data), **environment})

    @cached_property
    def described(self) -> Any:
        """The server's description of its API."""
        return httpx.get(f"{self.address}/api/schema/openapi.json", timeout=SECONDS).json()

    def guest(self) -> Guest:
        return Guest(self)

    def __enter__(self) -> LivingServer:
        return self


class Guest:
    """A visitor with something like a browser."""

    def __init__(self, server: LivingServer) -> None:
        self.server = server
        checks = {"response": [lambda answer: check_refusal(server.described if answer.is_error else None, answer)]}
        self.http = httpx.Client(
            base_url=server.address,
            headers={"Origin": server.address},
            timeout=SECONDS,
            event_hooks=checks,
            limits=SHORT_LINES,
        )
        self.me = self.post("/api/guest")

    def post(self, path: str, **body: Any) -> Any:
        answer = self.http.post(path, json=body)
        assert answer.is_success, f"{path}: {answer.status_code} {answer.text}"
        return answer.json()

    def get(self, path: str) -> Any:
        answer = self.http.get(path)
        assert answer.is_success, f"{path}: {answer.status_code} {answer.text}"
        return answer.json()

    def table(self, seats: list[str], game: str = "duel", **how: Any) -> Any:
        """Make a table and start its game."""
        return self.post("/api/tables", game=game, seats=seats, **{"start": True, **how})

    def table_with_program(self, seats: list[str], **how: Any) -> Any:
        """The same with a bot account, once its program has connected."""
        deadline = time.monotonic() + SECONDS
        while time.monotonic() < deadline:
            answer = self.http.post("/api/tables", json={"game": "duel", "seats": seats, "start": True, **how})
            if answer.status_code != 409:
                break
            assert answer.json()["code"] == "bot_offline"
            time.sleep(0.05)
        assert answer.is_success, answer.text
        return answer.json()

    def sit(self, table: str) -> Seated:
        return Seated(self, table)

    def close(self) -> None:
        self.http.close()

    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())


class Program:
    """A program that plays for a bot account: the lines that it is sent, and its requests."""

    def __init__(self, server: LivingServer, token: str) -> None:
        self.server = server
        self.headers = {"Authorization": f"Bearer {token}"}
        self.http = httpx.Client(base_url=server.address, headers=self.headers, timeout=SECONDS, limits=SHORT_LINES)
        self.stack = ExitStack()

    def __enter__(self) -> Program:
        stream = self.stack.enter_context(
            httpx.stream("GET", f"{self.server.address}/api/stream", headers=self.headers, timeout=SECONDS)
        )
        assert stream.status_code == 200
        self.lines: Iterator[str] = stream.iter_lines()
        assert next(self.lines) == "", "an empty line says that it is connected"
        return self

    def __exit__(self, *_: object) -> None:
        self.stack.close()
        self.http.close()

    def line(self) -> Any:
        """The next line that says something."""
        return json.loads(next(line for line in self.lines if line))

    def until(self, kind: str) -> Any:
        """The next line of that kind."""
        while (line := self.line())["t"] != kind:
            pass
        return line

    def answer(self, challenged: Any, how: str = "join") -> Any:
        """Accept an invitation, or decline it by `leave`."""
        path = f"/api/tables/{challenged['table']}/{how}"
        return self.http.post(path, json={"seat": challenged["seat"]}).raise_for_status().json()

    def act(self, asked: Any, which: int = 0) -> None:
        """Take one of the legal actions."""
        body = {"n": asked["n"], "action": asked["actions"][which]["action"]}
        self.http.post(f"/api/tables/{asked['table']}/act", json=body).raise_for_status()


class Seated:
    """A socket at a table, with what it has learned."""

    def __init__(self, guest: Guest, table: str, hello: bool = True) -> None:
        self.guest = guest
        address = guest.server.address.replace("http", "ws") + f"/ws/table/{table}"
        headers = {"Cookie": guest.cookie(), "Origin": guest.server.address}
        self.opened = connect(address, additional_headers=headers, max_size=None, compression=None)
        self.socket: ClientConnection = self.opened.__enter__()
        self.n = 0
        self.view: Any = None
        self.ask: Any = None
        self.info: Any = {}
        self.log: list[Any] = []
        if hello:
            self.say(t="hello", protocol=2)
            while not self.info or (self.view is None and self.info["status"] != "waiting"):
                self.hear()

    def say(self, **message: Any) -> None:
        self.say_anything(json.dumps(message))

    def say_anything(self, frame: str | bytes) -> None:
        self.socket.send(frame)

    def hear(self) -> Any:
        """The next message; what it tells is kept."""
        message = json.loads(self.socket.recv(timeout=SECONDS))
        if message["t"] in ("state", "played"):
            self.n, self.view, self.ask = message["n"], message["view"], message["ask"]
            new = message.get("entries", message.get("log", []))
            self.log = self.log[: new[0]["n"]] + new if new else self.log
        elif message["t"] == "table":
            self.info = message["info"]
        return message

    def until(self, *kinds: str) -> Any:
        """Listen until a message of one of these kinds comes."""
        while True:
            message = self.hear()
            if message["t"] in kinds:
                return message

    def act(self, which: int = 0) -> Any:
        """Take one of the legal actions; returns the server's answer."""
        self.say(t="act", n=self.n, action=self.ask["actions"][which]["action"])
        return self.until("ok", "refused", "conflict", "error")

    def play_on(self) -> None:
        """Take first actions until the game is over."""
        while self.info["status"] != "over":
            if self.ask is not None:
                n = self.n
                assert self.act()["t"] == "ok"
                while self.n == n:
                    self.hear()
            else:
                self.hear()

    def close(self) -> None:
        self.opened.__exit__(None, None, None)


def children(pid: int) -> list[int]:
    """The processes that a process has begun, by whichever of its threads."""
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()] + [
        int(child) for task in Path(f"/proc/{pid}/task").iterdir() for child in (task / "children").read_text().split()
    ]

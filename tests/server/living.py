"""Real servers in processes of their own, and clients with real sockets."""

from __future__ import annotations

import json
import signal
from pathlib import Path
from typing import Any

import httpx
from serving_process import Server
from websockets.sync.client import ClientConnection, connect

SECONDS = 60.0


class LivingServer(Server):
    """A server on a free port of this machine, with a folder of its own and somebody to visit it."""

    def __init__(self, data: Path, **environment: str) -> None:
        super().__init__(data, **{"PETTEIA_WORKERS": "1", **environment})

    def stop(self) -> str:
        """End it as Ctrl-C does; returns what it says."""
        self.process.send_signal(signal.SIGINT)
        said, _ = self.process.communicate(timeout=SECONDS)
        return said

    def guest(self) -> Guest:
        return Guest(self)

    def __enter__(self) -> LivingServer:
        return self


class Guest:
    """Somebody with a browser, or nearly."""

    def __init__(self, server: LivingServer) -> None:
        self.server = server
        self.http = httpx.Client(base_url=server.address, headers={"Origin": server.address}, timeout=SECONDS)
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

    def sit(self, table: str) -> Seated:
        return Seated(self, table)

    def close(self) -> None:
        self.http.close()

    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())


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
            self.say(t="hello", protocol=1)
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

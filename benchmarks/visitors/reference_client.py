"""A client as docs/protocol.md describes it: the minimum that is needed to stay in step with a table."""

from __future__ import annotations

import json
from typing import Any


class ReferenceClient:
    """What a client knows about a table from the frames that reach it; `outgoing` are the frames that it sends."""

    def __init__(self) -> None:
        self.n = 0
        self.view: Any = None
        self.ask: Any = None
        self.undo = 0
        self.info: Any = {}
        self.log: list[Any] = []
        self.pending: dict[str, Any] | None = None
        self.acknowledged: list[tuple[int, int]] = []
        self.outgoing: list[str] = []
        self.hello()

    def send(self, **message: Any) -> None:
        self.outgoing.append(json.dumps(message))

    def hello(self) -> None:
        self.send(t="hello", protocol=2, have=len(self.log) - 1)

    def act(self, which: int) -> None:
        """Choose an action; it is sent until there is an answer."""
        if self.ask is not None and self.pending is None:
            actions = self.ask["actions"]
            self.pending = {"t": "act", "n": self.n, "action": actions[which % len(actions)]["action"]}
            self.send(**self.pending)

    def remind(self) -> None:
        """After a silence: repeat what has not been answered, and ask what was missed."""
        if self.pending is not None:
            self.send(**self.pending)
        self.hello()

    def hear(self, frame: str) -> None:
        message = json.loads(frame)
        kind = message["t"]
        if kind == "state" and message["n"] >= self.n:
            self.take(message, message["log"])
        elif kind == "played" and message["n"] > self.n:
            if message["entries"][0]["n"] > len(self.log):
                self.hello()  # something is missing
            else:
                self.take(message, message["entries"])
        elif kind == "table":
            self.info = message["info"]
        elif kind == "ok":
            if self.pending == {**message, "t": "act"}:
                self.acknowledged.append((message["n"], message["action"]))
                self.pending = None
        elif (
            kind in ("conflict", "refused") and self.pending is not None and self.pending["n"] == message["n"]
        ) or kind == "error":
            self.pending = None

    def take(self, message: Any, entries: list[Any]) -> None:
        """The newest state, with the entries that were missing."""
        if entries and entries[0]["n"] > len(self.log):
            self.hello()
            return
        for entry in entries:
            if entry["n"] == len(self.log):
                self.log.append(entry)
        if len(self.log) < message["n"]:
            self.hello()
            return
        self.n, self.view, self.ask = message["n"], message["view"], message["ask"]
        self.undo = message["undo"]
        if message["hand_over"] is not None:
            self.send(t="look", seat=message["hand_over"])

"""Frames waiting to be sent to a client. A slow client costs no more memory than this, and never makes a table wait."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from typing import Final

from ..metrics import OUTBOXES

MOST_FRAMES: Final = 64
MOST_CHARACTERS: Final = 1_000_000


class Outbox:
    """Frames in order. If too many are waiting, all are dropped, and the client is `behind`: it needs a fresh view.

    `send_now` sends frames at once and says whether it could; without it, every frame waits to be taken.
    """

    def __init__(self, send_now: Callable[[Sequence[str]], bool] | None = None) -> None:
        self.send_now = send_now
        self.at_rest = False  # all frames taken have been sent, and the taker is waiting
        self.frames: deque[str] = deque()
        self.size = 0
        self.behind = False
        self.closed = False
        self.news = asyncio.Event()

    def put(self, *frames: str) -> None:
        """Add frames, unless the client is behind."""
        if self.closed or self.behind:
            return
        if self.at_rest and not self.frames and self.send_now is not None and self.send_now(frames):
            return
        self.frames += frames
        self.size += sum(map(len, frames))
        if len(self.frames) > 1 and (len(self.frames) > MOST_FRAMES or self.size > MOST_CHARACTERS):
            self.frames.clear()
            self.size = 0
            self.behind = True
            OUTBOXES.inc()
        self.news.set()

    async def take(self) -> str | None:
        """Wait for the next frame; None if the client has to catch up, or there will be no more."""
        while not self.frames:
            if self.behind or self.closed:
                return None
            self.news.clear()
            self.at_rest = True
            await self.news.wait()
        self.at_rest = False
        frame = self.frames.popleft()
        self.size -= len(frame)
        return frame

    def catch_up(self) -> bool:
        """Whether the client was behind; from now on it gets frames again."""
        was, self.behind = self.behind, False
        return was

    def close(self) -> None:
        """Close the outbox; waiting frames may still be sent."""
        self.closed = True
        self.news.set()

"""The chat of a table."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from msgspec.structs import replace

from .audience import Onlooker
from .messages import Chat, Said
from .seating import Refuse

LINES_KEPT: Final = 50


class Talk:
    """The last lines of a table's chat, numbered from its first."""

    def __init__(self, lines: Iterable[Said] = ()) -> None:
        self.lines = list(lines)[-LINES_KEPT:]
        self.count = self.lines[-1].id + 1 if self.lines else 0

    def rename(self, names: dict[str, str]) -> list[Said]:
        """Show accounts under their new names; of deleted ones (""), neither name nor text is left."""
        changed = {
            said.id: replace(said, name=names[said.user], text=said.text if names[said.user] else "")
            for said in self.lines
            if said.user in names
        }
        self.lines = [changed.get(said.id, said) for said in self.lines]
        return list(changed.values())

    def say(self, onlooker: Onlooker, message: Chat, now: int) -> tuple[Said, bool]:
        """The line, and whether it is new: a message repeated with the same ticket is said only once."""
        text = " ".join(message.text.split())
        if not text:
            raise Refuse("nothing_said", "The message is empty")
        for said in self.lines:
            if message.ticket and (said.user, said.ticket) == (onlooker.user, message.ticket):
                return said, False
        seat = onlooker.seats[0] if onlooker.seats else None
        said = Said(self.count, onlooker.user, onlooker.name, seat, text, now, message.ticket)
        self.count += 1
        self.lines = [*self.lines, said][-LINES_KEPT:]
        return said, True

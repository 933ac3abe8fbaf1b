"""Connections that act for an account, for as long as it is signed in."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager


class Presence:
    """Who is connected, by account. Signing out ends everything that was open.

    Sessions are not distinguished: clients on other devices authenticate again and are back at once.
    """

    def __init__(self) -> None:
        self.connected: dict[str, set[Callable[[], None]]] = {}
        self.told: Callable[[list[str]], None] = lambda users: None  # other servers end theirs

    @contextmanager
    def of(self, user: str, end: Callable[[], None]) -> Iterator[None]:
        """A connection of an account, or of a stranger (""), and how it is ended."""
        self.connected.setdefault(user, set()).add(end)
        try:
            yield
        finally:
            self.connected[user].remove(end)
            if not self.connected[user]:
                del self.connected[user]

    def end(self, *users: str) -> None:
        """These accounts have signed out or been deleted."""
        self.end_here(users)
        if users:
            self.told(list(users))

    def end_here(self, users: Iterable[str]) -> None:
        """The same, at this server only."""
        for user in users:
            for end in list(self.connected.get(user, ())):
                end()

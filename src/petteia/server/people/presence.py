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
        self.told: Callable[[list[str]], None] = lambda users: None  # tells other servers to end theirs

    @contextmanager
    def of(self, user: str, end: Callable[[], None]) -> Iterator[None]:
        """Registers a connection of an account, or of a stranger (""), and how to end it."""
        self.connected.setdefault(user, set()).add(end)
        try:
            yield
        finally:
            self.connected[user].remove(end)
            if not self.connected[user]:
                del self.connected[user]

    def end(self, *users: str) -> None:
        """End all connections of accounts that have signed out or been deleted."""
        self.end_here(users)
        if users:
            self.told(list(users))

    def end_here(self, users: Iterable[str]) -> None:
        """End their connections to this server only."""
        for user in users:
            for end in list(self.connected.get(user, ())):
                end()

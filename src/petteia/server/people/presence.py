"""Connections that act for an account, for as long as it is signed in, and what ends them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

from msgspec import Struct

from ..store.store import Connection

T = TypeVar("T")


class Effects(Struct, frozen=True):
    """What a change in the store means for everybody who is live, at any server: whose connections end, who has which
    new name ("" if deleted), and whether to learn anew who is muted."""

    ended: list[str] = []
    renamed: dict[str, str] = {}
    muted: bool = False


Change = Callable[[Connection], tuple[T, Effects]]


def tell_nobody(change: Change[Any]) -> Change[Any]:
    """A change as it is: there are no other servers."""
    return change


class Presence:
    """Who is connected, by account. Signing out ends everything that was open.

    Sessions are not distinguished: clients on other devices authenticate again and are back at once.
    """

    def __init__(self) -> None:
        self.connected: dict[str, set[Callable[[], None]]] = {}

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

    def end_here(self, users: Iterable[str]) -> None:
        """End all connections of these accounts to this server."""
        for user in users:
            for end in list(self.connected.get(user, ())):
                end()

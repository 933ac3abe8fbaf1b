"""Workers find the same problems as a single process, and say why if they cannot."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pytest
from click.testing import CliRunner

from petteia.arena import venue
from petteia.arena.venue import VenueError
from petteia.cli import main
from petteia.core.contract.registry import REGISTERED, register
from petteia.problems import problems_of_game
from petteia.problems.keeping import find_problems
from petteia.server.errands import workplace
from petteia.server.errands.tasks import NotDone, call, packed, unpacked
from petteia.server.errands.workplace import AFTER_ALL_ELSE, Workplace
from problems.bait import Bait

asked: list[tuple[str, int]] = []  # of workers, with which priority


@pytest.fixture(autouse=True)
def bait() -> Iterator[None]:
    asked.clear()
    register(game := Bait())
    yield
    del REGISTERED[game.id]


class Diligent:
    """Errands that are done at once, as they travel."""

    def __init__(self, database: str, patient: bool) -> None:
        self.database = database
        assert patient, "a long search outlasts a restart of its workers"

    async def run(self) -> None:
        """There is nothing to listen for."""

    async def count_workers(self) -> None:
        """There is one."""

    async def ask(self, task: Callable[..., Any], arguments: Sequence[Any], priority: int, seconds: float) -> Any:
        asked.append((task.__name__, priority))
        return unpacked(task, call(*packed(task, arguments)))

    async def close(self) -> None:
        """There is nothing to close."""


class Absent(Diligent):
    """There is nobody."""

    async def ask(self, *_: Any) -> Any:
        raise NotDone("there is no worker")


def test_workers_find_what_one_finds_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workplace, "Errands", Diligent)
    alone = [problems_of_game("bait", 1, number) for number in range(6)]
    assert any(alone)
    assert list(find_problems("bait", 6, 1, venue=Workplace("postgresql://somewhere"))) == alone
    assert {name for name, _ in asked} == {"decisions_in_game", "problem_posed"}
    assert {priority for _, priority in asked} == {AFTER_ALL_ELSE}


def test_without_a_worker_nothing_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workplace, "Errands", Absent)
    with pytest.raises(VenueError, match="there is no worker"):
        list(find_problems("bait", 2, 1, venue=Workplace("postgresql://somewhere")))


def test_a_worker_with_another_engine_refuses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workplace, "Errands", Diligent)
    monkeypatch.setattr(venue, "engine", lambda: "another")  # there
    with pytest.raises(VenueError, match="a different Petteia"):
        list(find_problems("bait", 1, 1, venue=Workplace("postgresql://somewhere")))


def test_the_command_says_what_it_lacks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("PETTEIA_DATABASE", raising=False)
    result = CliRunner().invoke(main, ["problems", "duel", "--workers", "--language", "en"])
    assert result.exit_code == 1
    assert result.output == "Error: --workers: set PETTEIA_DATABASE to the database that the workers serve\n"

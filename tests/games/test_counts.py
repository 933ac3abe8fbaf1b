"""Counts that are written as numbers, so that the compiler knows them, are those of the lists."""

from petteia.games.cyclades import facts as cyclades
from petteia.games.duel import facts as duel
from petteia.games.duel.rules import tables
from petteia.games.legendary import facts as legendary


def test_resources_of_duel() -> None:
    assert len(duel.RESOURCES) == tables.KINDS
    assert duel.RESOURCES.index("glass") == duel.RAW_MATERIALS


def test_types_of_buildings() -> None:
    assert len(cyclades.BUILDINGS) == cyclades.BUILDING_TYPES
    assert len(legendary.BUILDINGS) == legendary.BUILDING_TYPES

"""Characters with a taste play differently: in the same games, they do different things."""

from __future__ import annotations

from collections import Counter

import pytest

import petteia
from petteia.arena import play_game
from petteia.bots import bot
from petteia.games.aegean.manifest import BUILDER, RAIDER

# how many games, and how much more a taste must show in them: few of them show little for certain
SAMPLES = [(12, 1.2), pytest.param(40, 1.5, marks=pytest.mark.prove)]


def deeds(game: str, taste: str, games: int = 12) -> Counter[str]:
    """What a character with that taste does in some games against two that look at each move once."""
    found: Counter[str] = Counter()
    for seed in range(games):
        record = petteia.Record(petteia.game(game), seats=3)
        record.state.events = []
        play_game(record, [bot(f"medium:{taste}", game), *[bot("easy", game)] * 2], petteia.Rng(seed))
        for event in record.state.events:
            if 0 in (getattr(event, who, -1) for who in ("seat", "faction", "attacker")):
                found[event.kind] += 1
    return found


@pytest.mark.parametrize(("games", "times"), SAMPLES)
def test_a_raider_of_cyclades_fights_more_and_a_builder_builds_more(games: int, times: float) -> None:
    raider, builder = deeds("cyclades", RAIDER, games), deeds("cyclades", BUILDER, games)
    assert raider["land_battle"] > times * builder["land_battle"]
    buildings = [one["building_raised"] / one["land_battle"] for one in (builder, raider)]  # for each battle
    assert buildings[0] > times * buildings[1]


def test_a_raider_of_the_legendary_edition_takes_more_land_than_a_builder() -> None:
    raider, builder = deeds("legendary", RAIDER), deeds("legendary", BUILDER)
    assert raider["land_taken"] > 1.2 * builder["land_taken"]
    assert raider["land_taken"] / raider["building_raised"] > builder["land_taken"] / builder["building_raised"]

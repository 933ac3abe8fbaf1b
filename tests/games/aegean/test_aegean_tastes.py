"""Characters with a taste play differently: in the same games, they do different things."""

from __future__ import annotations

from collections import Counter

import petteia
from petteia.arena import play_game
from petteia.bots import bot
from petteia.games.aegean.manifest import BUILDER, RAIDER

GAMES = 12


def deeds(game: str, taste: str) -> Counter[str]:
    """What a character with that taste does in some games against two that look at each move once."""
    found: Counter[str] = Counter()
    for seed in range(GAMES):
        record = petteia.Record(petteia.game(game), seats=3)
        record.state.events = []
        play_game(record, [bot(f"medium:{taste}", game), *[bot("easy", game)] * 2], petteia.Rng(seed))
        for event in record.state.events:
            if 0 in (getattr(event, who, -1) for who in ("seat", "faction", "attacker")):
                found[event.kind] += 1
    return found


def test_a_raider_of_cyclades_fights_more_and_a_builder_builds_more() -> None:
    raider, builder = deeds("cyclades", RAIDER), deeds("cyclades", BUILDER)
    assert raider["land_battle"] > 1.5 * builder["land_battle"]
    assert builder["building_raised"] / builder["land_battle"] > 1.5 * raider["building_raised"] / raider["land_battle"]


def test_a_raider_of_the_legendary_edition_takes_more_land_than_a_builder() -> None:
    raider, builder = deeds("legendary", RAIDER), deeds("legendary", BUILDER)
    assert raider["land_taken"] > 1.2 * builder["land_taken"]
    assert raider["land_taken"] / raider["building_raised"] > builder["land_taken"] / builder["building_raised"]

"""The events of the engines of both editions, by number; each edition knows the kinds of its own events."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from types import ModuleType
from typing import Final

from ....core.contract.event import Event

EVENTS: Final = (
    "marker_placed",
    "cycle_begun",
    "creature_shown",
    "creature_discarded",
    "deck_renewed",
    "god_shown",
    "gold_moved",
    "offer_made",
    "displaced",
    "turn_begun",
    "turn_ended",
    "fleet_recruited",
    "troop_recruited",
    "philosopher_gained",
    "building_raised",
    "building_removed",
    "metropolis_missed",
    "creature_summoned",
    "figure_placed",
    "figure_left",
    "fleets_sailed",
    "fleets_lost",
    "land_battle",
    "sea_battle",
    "rolled",
    "retreated",
    "withdrew",
    "game_ended",
)
# numbers of EVENTS
MARKER_PLACED: Final = 0
CYCLE_BEGUN: Final = 1
CREATURE_SHOWN: Final = 2
CREATURE_DISCARDED: Final = 3
DECK_RENEWED: Final = 4
GOD_SHOWN: Final = 5
GOLD_MOVED: Final = 6
OFFER_MADE: Final = 7
DISPLACED: Final = 8
TURN_BEGUN: Final = 9
TURN_ENDED: Final = 10
FLEET_RECRUITED: Final = 11
TROOP_RECRUITED: Final = 12
PHILOSOPHER_GAINED: Final = 13
BUILDING_RAISED: Final = 14
BUILDING_REMOVED: Final = 15
METROPOLIS_MISSED: Final = 16
CREATURE_SUMMONED: Final = 17
FIGURE_PLACED: Final = 18
FIGURE_LEFT: Final = 19
FLEETS_SAILED: Final = 20
FLEETS_LOST: Final = 21
LAND_BATTLE: Final = 22
SEA_BATTLE: Final = 23
ROLLED: Final = 24
RETREATED: Final = 25
WITHDREW: Final = 26
GAME_ENDED: Final = 27
# end of numbers

# why gold changed
WHY: Final = ("income", "offering", "recruit", "summon", "move", "apollo")
# numbers of WHY as FOR_
FOR_INCOME: Final = 0
FOR_OFFERING: Final = 1
FOR_RECRUIT: Final = 2
FOR_SUMMON: Final = 3
FOR_MOVE: Final = 4
FOR_APOLLO: Final = 5
# end of numbers

Naming = dict[str, Callable[[int], object]]  # by field: what a number means there


def kinds_of_events(events: ModuleType) -> tuple[type[Event], ...]:
    """The kinds of an edition's events by number: those that both editions share, then its own in their order."""
    both = tuple(getattr(events, "".join(word.title() for word in name.split("_"))) for name in EVENTS)
    own = [kind for kind in vars(events).values() if isinstance(kind, type) and kind.__module__ == events.__name__]
    return both + tuple(kind for kind in own if kind not in both)


def make_event(kind: type[Event], values: tuple[int, ...], naming: Naming) -> Event:
    """An event of a kind; its values become names in fields that hold names."""
    named = {
        field.name: naming[field.name](value) if field.name in naming else value
        for field, value in zip(fields(kind), values, strict=False)
    }
    return kind(**named)

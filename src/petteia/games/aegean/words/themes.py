"""What a problem of either edition of Cyclades is about, judged by what happens in it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ....core.contract.event import Event

# what a decision is about: the first of these kinds, of both editions, that happens in it
SUBJECTS: Final = {
    "offer_made": "auction",
    "metropolis_founded": "metropolis",
    "metropolis_built": "metropolis",
    "metropolis_sheltered": "metropolis",
    "land_battle": "battle",
    "sea_battle": "battle",
    "retreated": "battle",
    "withdrew": "battle",
    "escaped": "battle",
    "creature_summoned": "creature",
    "creature_played": "creature",
    "creature_copied": "creature",
    "hero_sacrificed": "hero",
    "hero_recruited": "hero",
    "fleets_sailed": "movement",
    "troops_marched": "movement",
    "units_marched": "movement",
    "building_raised": "building",
    "fleet_recruited": "recruiting",
    "troop_recruited": "recruiting",
    "mercenary_recruited": "recruiting",
    "priest_gained": "recruiting",
    "priestess_gained": "recruiting",
    "philosopher_gained": "recruiting",
    "turn_ended": "patience",
}
OTHER: Final = "choice"  # where to put something, whom to rob, what to lose


def theme(seat: int, plan: Sequence[Event], line: Sequence[Event], lure: Sequence[Event]) -> str:
    """The most telling thing that happens in the plan."""
    happened = {event.kind for event in plan}
    return next((subject for kind, subject in SUBJECTS.items() if kind in happened), OTHER)

"""What the sacrifice of a hero defines for itself, and what several of them share (L8.22)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from .....core.contract.refusal import Reason, Refusal
from .....core.engine.bits import bit, size
from ....aegean.rules.track import cards_on
from ...facts import BONUSES, BUILDINGS, HEROES, TOKENS_A_BONUS
from ..position import Position
from ..tables import HERO_NAMES
from ..turn.metropolises import found, shelters

NO_TOKEN: Final = Reason("no_token", "L1.10", "All {number} metropolises have been built")
NO_ROOM: Final = Reason(
    "no_room", "L9.1", "You have no room for a metropolis: each of your {sites} sites has one", "hero"
)


class Sacrifice:
    """The sacrifice of a hero: when it can be made, what it does, and what it lacks. If Pandora makes it, she is
    `victim`."""

    def holds(self, position: Position, victim: i64) -> bool:
        """Whether its condition is met and its price can be paid."""
        raise NotImplementedError

    def take_effect(self, position: Position) -> None:
        """Do what it does once the hero is gone."""
        found(position, position.turn)

    def why_not(self, position: Position, victim: int) -> Refusal:
        """Why it cannot be made."""
        raise NotImplementedError


SACRIFICES: Final[list[Sacrifice]] = [Sacrifice() for _ in HEROES]


def room_without(position: Position, victim: i64) -> bool:
    """Whether there is room for a metropolis once that hero is gone."""
    faction: i64 = position.turn
    if position.tokens == 0:
        return False
    sites: i64 = position.own_sites(faction) & ~position.metropolises()
    return sites != 0 or shelters(position, faction) & ~bit(victim) != 0


def held(position: Position, building: int) -> int:
    """How many buildings of a type the active faction has."""
    return int(size(position.sites_with(building) & position.own_sites(position.turn)))


def condition(hero: int, rule: str, english: str) -> Reason:
    """The reason against a hero's sacrifice, whose message may use anything that conditions are about."""
    told = ("hero", "lands", "fleets", "gold", "priestesses", "pairs", "most", "heroes")
    return Reason("no_sacrifice", rule, english, *told, case=HERO_NAMES[hero])


def no_sacrifice(position: Position, hero: int, lacking: Reason) -> Refusal:
    """The refusal if the condition of that hero's sacrifice is not met."""
    faction = position.turn
    number = [held(position, building) for building in range(len(BUILDINGS))]
    return lacking(
        hero=HERO_NAMES[hero],
        lands=int(size(position.lands_of(faction))),
        fleets=int(position.board.fleets_of(faction)),
        gold=int(position.gold_of(faction)),
        priestesses=int(position.priestesses_of(faction)),
        pairs=sum(one >= 2 for one in number),
        most=max(number),
        heroes=int(size(cards_on(position.hero_track))),
    )


def why_no_room(position: Position, victim: int) -> Refusal:
    """Why there is no place for a metropolis once that hero is gone (L9.1)."""
    if position.tokens == 0:
        number = TOKENS_A_BONUS * len(BONUSES)
        return NO_TOKEN(number=number)
    sites = int(size(position.own_sites(position.turn)))
    return NO_ROOM(sites=sites, hero=HERO_NAMES[victim])

"""What the sacrifice of a hero says for itself, and what several of them share (L8.22)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from .....core.contract.refusal import Refusal
from .....core.engine.bits import bit, size
from ....aegean.rules.track import cards_on
from ...facts import BONUSES, BUILDINGS, HEROES, TOKENS_A_BONUS
from ..metropolises import found, shelters
from ..position import Position
from ..tables import HERO_NAMES


class Sacrifice:
    """The sacrifice of a hero: when it can be made, what it does, and what it lacks. If Pandora makes it, `victim` is
    she."""

    def holds(self, position: Position, victim: i64) -> bool:
        """Whether it has its condition and its price."""
        raise NotImplementedError

    def take_effect(self, position: Position) -> None:
        """What it does when the hero is gone."""
        found(position, position.turn)

    def why_not(self, position: Position, victim: int) -> Refusal:
        """What it lacks."""
        raise NotImplementedError


SACRIFICES: Final[list[Sacrifice]] = [Sacrifice() for _ in HEROES]


def room_without(position: Position, victim: i64) -> bool:
    """Whether there is room for a metropolis when that hero is gone."""
    faction: i64 = position.turn
    if position.tokens == 0:
        return False
    sites: i64 = position.own_sites(faction) & ~position.metropolises()
    return sites != 0 or shelters(position, faction) & ~bit(victim) != 0


def held(position: Position, building: int) -> int:
    """How many buildings of a type the faction on turn has."""
    return int(size(position.sites_with(building) & position.own_sites(position.turn)))


def no_sacrifice(position: Position, hero: int, text: str) -> Refusal:
    """The condition of that hero's sacrifice does not hold."""
    faction = position.turn
    number = [held(position, building) for building in range(len(BUILDINGS))]
    args: dict[str, int | str] = {"hero": HERO_NAMES[hero], "lands": int(size(position.lands_of(faction)))}
    args |= {"fleets": int(position.board.fleets_of(faction)), "gold": int(position.gold_of(faction))}
    args |= {"priestesses": int(position.priestesses_of(faction)), "pairs": sum(one >= 2 for one in number)}
    args |= {"most": max(number), "heroes": int(size(cards_on(position.hero_track)))}
    return Refusal(f"L10.{20 + hero}", "no_sacrifice", text, args)


def why_no_room(position: Position, victim: int) -> Refusal:
    """Why a metropolis has no place when that hero is gone (L9.1)."""
    if position.tokens == 0:
        number = TOKENS_A_BONUS * len(BONUSES)
        return Refusal("L1.10", "no_token", f"All {number} metropolises are built", {"number": number})
    sites = int(size(position.own_sites(position.turn)))
    text = f"You have no place for a metropolis: each of your {sites} sites has one"
    return Refusal("L9.1", "no_room", text, {"sites": sites, "hero": HERO_NAMES[victim]})

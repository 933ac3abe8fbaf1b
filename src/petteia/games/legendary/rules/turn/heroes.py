"""Recruiting and sacrificing heroes (L7.6, L8.22); what their sacrifices do is in `powers`."""

from __future__ import annotations

from mypy_extensions import i64

from .....core.engine.bits import bit, lowest
from ....aegean.rules.table import NO_PLACE
from ....aegean.rules.track import cards_on, space_with, take_card
from ...facts import (
    HERA,
    HERO_PRICE,
)
from ...words.telling import FOR_HERO, HERO_RECRUITED, HERO_SACRIFICED
from ..position import Position
from ..powers.sacrifice import SACRIFICES
from ..questions import HERO_WHERE

# ---- recruiting


def heroes_to_recruit(position: Position) -> i64:
    """The heroes that can be recruited: with Hera, one from the track for four gold (L7.6)."""
    if position.god != HERA or position.engaged or position.gold_of(position.turn) < HERO_PRICE:
        return 0
    return cards_on(position.hero_track)


def recruit_hero(position: Position, hero: i64) -> None:
    position.pay(position.turn, HERO_PRICE, FOR_HERO)
    position.engaged = 1
    position.hero_track = take_card(position.hero_track, space_with(position.hero_track, hero))
    position.chosen = hero
    position.asked = HERO_WHERE


def post_hero(position: Position, land: i64) -> None:
    """Put the recruited hero in one of the faction's lands; he cannot be sacrificed in this cycle (L8.22)."""
    hero: i64 = position.chosen
    position.chosen = NO_PLACE
    position.put_hero(hero, position.turn, land)
    position.fresh |= bit(hero)
    position.tell(HERO_RECRUITED, position.turn, hero, land, 0)


# ---- sacrifices


def heroes_to_sacrifice(position: Position) -> i64:
    """The faction's heroes whose condition is met, except those who came in this cycle (L8.22)."""
    left: i64 = position.heroes_of(position.turn) & ~position.fresh
    found_heroes: i64 = 0
    while left:
        hero: i64 = lowest(left)
        left &= left - 1
        if SACRIFICES[hero].holds(position, hero):
            found_heroes |= bit(hero)
    return found_heroes


def sacrifice(position: Position, hero: i64) -> None:
    """Sacrifice a hero: card and figure leave the game, and the effect follows."""
    position.tell(HERO_SACRIFICED, position.turn, hero, 0, 0)
    position.remove_hero(hero)
    SACRIFICES[hero].take_effect(position)

"""Recruiting heroes and sacrificing them (L7.6, L8.22, L10.20 to L10.28)."""

from __future__ import annotations

from mypy_extensions import i64

from ...core.bits import bit, lowest, size
from ..aegean.table import NO_PLACE
from ..aegean.track import cards_on, space_with, take_card
from .facts import (
    AJAX,
    AJAX_LANDS,
    CROESUS,
    CROESUS_PAYS,
    HECTOR,
    HELEN,
    HERA,
    HERO_PRICE,
    JASON,
    ODYSSEUS,
    PANDORA,
    PENTHESILEA,
    UNITS,
)
from .metropolises import found, shelters, types_held
from .position import BY_AIR, Position
from .questions import EXCHANGE, FLY_FROM, HERO_WHERE, IMITATE
from .telling import FOR_HERO, FOR_SACRIFICE, HERO_RECRUITED, HERO_SACRIFICED
from .troops import garrisons

# ---- recruiting


def heroes_to_recruit(position: Position) -> i64:
    """With Hera one hero of the track, for four gold (L7.6)."""
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
    """The figure stands in an own land; it cannot be sacrificed in this cycle (L8.22)."""
    hero: i64 = position.chosen
    position.chosen = NO_PLACE
    position.put_hero(hero, position.turn, land)
    position.fresh |= bit(hero)
    position.tell(HERO_RECRUITED, position.turn, hero, land, 0)


# ---- sacrifices


def heroes_to_sacrifice(position: Position) -> i64:
    """The own heroes whose condition holds, but not those who came in this cycle (L8.22)."""
    left: i64 = position.heroes_of(position.turn) & ~position.fresh
    found_heroes: i64 = 0
    while left:
        hero: i64 = lowest(left)
        left &= left - 1
        if can_be_sacrificed(position, hero):
            found_heroes |= bit(hero)
    return found_heroes


def can_be_sacrificed(position: Position, hero: i64) -> bool:
    if hero == PANDORA:
        return heroes_to_imitate(position) != 0
    return condition_holds(position, hero, hero)


def heroes_to_imitate(position: Position) -> i64:
    """The heroes of the track whose sacrifice Pandora could make (L10.26). Penthesilea's comes when a metropolis is
    built."""
    left: i64 = cards_on(position.hero_track)
    found_heroes: i64 = 0
    while left:
        hero: i64 = lowest(left)
        left &= left - 1
        if condition_holds(position, hero, PANDORA):
            found_heroes |= bit(hero)
    return found_heroes


def condition_holds(position: Position, hero: i64, victim: i64) -> bool:
    """Whether the sacrifice of a hero has its condition and its price, if `victim` is the one who goes."""
    faction: i64 = position.turn
    own: i64 = position.own_sites(faction)
    if hero == HECTOR:
        return position.priestesses_of(faction) >= 2 and position.philosophers_left() > 0
    if hero == HELEN:
        return size(types_held(position, own, 2)) >= 2 and position.tokens != 0
    if hero == ODYSSEUS:
        return types_held(position, own, 3) != 0 and position.tokens != 0
    if hero == AJAX:
        return size(position.lands_of(faction)) >= AJAX_LANDS and room_without(position, victim)
    if hero == JASON:
        return position.board.fleets_of(faction) == UNITS and room_without(position, victim)
    if hero == CROESUS:
        return position.gold_of(faction) >= CROESUS_PAYS and room_without(position, victim)
    if hero == PANDORA or hero == PENTHESILEA:
        return False
    return lands_to_fly_from(position, victim) != 0


def room_without(position: Position, victim: i64) -> bool:
    """Whether there is room for a metropolis when that hero is gone."""
    faction: i64 = position.turn
    if position.tokens == 0:
        return False
    sites: i64 = position.own_sites(faction) & ~position.metropolises()
    return sites != 0 or shelters(position, faction) & ~bit(victim) != 0


def lands_to_fly_from(position: Position, victim: i64) -> i64:
    """The lands from which units can fly when that hero is gone (L10.9, L10.28)."""
    lands: i64 = garrisons(position, BY_AIR)
    home: i64 = position.hero_land(victim)
    if position.hero_holder(victim) >= 0 and position.units_on(home) == 1:
        lands &= ~bit(home)
    return lands


def sacrifice(position: Position, hero: i64) -> None:
    """Card and figure leave the game, and the effect follows."""
    position.tell(HERO_SACRIFICED, position.turn, hero, 0, 0)
    if hero == PANDORA:
        others: i64 = heroes_to_imitate(position)
        position.remove_hero(hero)
        if size(others) == 1:
            take_effect(position, lowest(others))
        else:
            position.asked = IMITATE
        return
    position.remove_hero(hero)
    take_effect(position, hero)


def imitate(position: Position, hero: i64) -> None:
    take_effect(position, hero)


def take_effect(position: Position, hero: i64) -> None:
    """What the sacrifice of a hero does."""
    if hero == HECTOR:
        position.asked = EXCHANGE
    elif hero == HELEN:
        position.picks = 2
        position.each = 2
        found(position, position.turn)
    elif hero == ODYSSEUS:
        position.picks = 1
        position.each = 3
        found(position, position.turn)
    elif hero == AJAX or hero == JASON:
        found(position, position.turn)
    elif hero == CROESUS:
        position.pay(position.turn, CROESUS_PAYS, FOR_SACRIFICE)
        found(position, position.turn)
    else:
        position.asked = FLY_FROM


def pairs_to_exchange(position: Position) -> i64:
    """How many philosophers Hector can bring: one for two priestesses, while the stack lasts (L10.21)."""
    pairs: i64 = position.priestesses_of(position.turn) >> 1
    left: i64 = position.philosophers_left()
    return pairs if pairs < left else left


def exchange(position: Position, philosophers: i64) -> None:
    position.gain_priestesses(position.turn, -2 * philosophers)
    position.gain_philosophers(position.turn, philosophers)

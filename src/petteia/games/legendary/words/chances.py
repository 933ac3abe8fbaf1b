"""The exact chances of a battle with heroes and the Minotaur, fought to the end (L8.15, L8.16)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from ....core.engine.bits import bit, members, size
from ...aegean.rules.battle import ATTACKER_LOSES, BOTH_LOSE, DEFENDER_LOSES, DIE, losers
from ..facts import AJAX, AJAX_STRENGTH, CROESUS, HELEN, HELEN_ROLLS, MINOTAUR_STRENGTH, ODYSSEUS, PENTHESILEA

KNOWN: Final = 1 << 16  # battle positions that are remembered

Odds = tuple[float, float, float]  # that a round costs the attacker, the defender, or both a unit


class Side(NamedTuple):
    """One side of a battle: ordinary units, the set of its heroes, and whether the Minotaur is with it."""

    units: int
    heroes: int = 0
    minotaur: bool = False

    @property
    def number(self) -> int:
        return self.units + size(self.heroes) + self.minotaur

    @property
    def strength(self) -> int:
        """One for each unit, but two for Ajax and the Minotaur (L8.15)."""
        ajax = AJAX_STRENGTH - 1 if self.has(AJAX) else 0
        return self.number + ajax + (MINOTAUR_STRENGTH - 1 if self.minotaur else 0)

    @property
    def dice(self) -> tuple[int, ...]:
        """The faces that can come up; Helen's is always the same (L10.22)."""
        return (HELEN_ROLLS,) if self.has(HELEN) else DIE

    def has(self, hero: int) -> bool:
        return self.heroes & bit(hero) != 0

    def after_loss(self) -> Iterator[Side]:
        """The side after losing a unit, for each unit that can be chosen (L8.16)."""
        if self.units:
            yield self._replace(units=self.units - 1)
        for hero in members(self.heroes):
            yield self._replace(heroes=self.heroes & ~bit(hero))
        if self.minotaur:
            yield self._replace(minotaur=False)


def countable(attackers: Side, defenders: Side) -> bool:
    """Whether only dice and losses decide: Croesus rerolls as long as there is gold."""
    return not attackers.has(CROESUS) and not defenders.has(CROESUS)


@lru_cache(KNOWN)
def roll_odds(attackers: Side, defenders: Side, bonus: int) -> Odds:
    """The chances of one round. The bonus is what buildings add for the defender, minus what they add for the attacker;
    Odysseus ignores fortresses (L8.15), and Penthesilea wins ties (L10.27)."""
    if attackers.has(ODYSSEUS):
        bonus = min(bonus, 0)
    lead = attackers.strength - defenders.strength - bonus
    chances = {ATTACKER_LOSES: 0, DEFENDER_LOSES: 0, BOTH_LOSE: 0}
    for attack in attackers.dice:
        for defence in defenders.dice:
            chances[int(losers(attack + lead, defence))] += 1
    if attackers.has(PENTHESILEA):
        chances[DEFENDER_LOSES] += chances.pop(BOTH_LOSE)
    elif defenders.has(PENTHESILEA):
        chances[ATTACKER_LOSES] += chances.pop(BOTH_LOSE)
    rolls = len(attackers.dice) * len(defenders.dice)
    return chances[ATTACKER_LOSES] / rolls, chances[DEFENDER_LOSES] / rolls, chances.get(BOTH_LOSE, 0) / rolls


@lru_cache(KNOWN)
def win(attackers: Side, defenders: Side, bonus: int) -> float:
    """The attacker's chance, if nobody retreats and both sides choose their losses as well as possible."""
    if attackers.number == 0 or defenders.number == 0:
        return float(attackers.number > 0)
    return sum(
        chance * win_after(attackers, defenders, bonus, lost)
        for chance, lost in zip(
            roll_odds(attackers, defenders, bonus), (ATTACKER_LOSES, DEFENDER_LOSES, BOTH_LOSE), strict=True
        )
        if chance
    )


def win_after(attackers: Side, defenders: Side, bonus: int, lost: int) -> float:
    """The attacker's chance while losses are still to be chosen: the attacker chooses first (L8.16)."""
    ours = list(attackers.after_loss()) if lost & ATTACKER_LOSES else [attackers]
    theirs = list(defenders.after_loss()) if lost & DEFENDER_LOSES else [defenders]
    return max(min(win(mine, other, bonus) for other in theirs) for mine in ours)

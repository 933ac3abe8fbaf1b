"""Pandora makes the sacrifice of a hero on the track (L10.26)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from .....core.contract.refusal import Refusal
from .....core.engine.bits import bit, lowest, size
from ....aegean.rules.track import cards_on, space_with
from ...facts import PANDORA
from ..position import Position
from ..questions import IMITATE
from ..refusals import hero_not_on_track
from .power import Power, register
from .sacrifice import SACRIFICES, Sacrifice, condition, no_sacrifice

CONDITION: Final = condition(
    PANDORA, "L10.26", "Pandora makes the sacrifice of a hero on the track, and no condition of those there holds"
)


class Pandora(Sacrifice):
    def holds(self, position: Position, victim: i64) -> bool:
        """Whether she can imitate a sacrifice; not her own. Penthesilea's is made when a metropolis is built."""
        return space_with(position.hero_track, PANDORA) < 0 and heroes_to_imitate(position) != 0

    def take_effect(self, position: Position) -> None:
        others: i64 = heroes_to_imitate(position)
        if size(others) == 1:
            SACRIFICES[lowest(others)].take_effect(position)
        else:
            position.asked = IMITATE

    def why_not(self, position: Position, victim: int) -> Refusal:
        return no_sacrifice(position, PANDORA, CONDITION)


class Imitation(Power):
    """Whose sacrifice Pandora makes."""

    def choices(self, position: Position, verb: i64) -> i64:
        return heroes_to_imitate(position)

    def answer(self, position: Position, question: i64, verb: i64, index: i64) -> None:
        SACRIFICES[index].take_effect(position)

    def why_not(self, position: Position, verb: i64, index: i64) -> Refusal:
        if space_with(position.hero_track, index) < 0:
            return hero_not_on_track(position, index, "L10.26")
        return SACRIFICES[index].why_not(position, PANDORA)


def heroes_to_imitate(position: Position) -> i64:
    """The heroes of the track whose sacrifice Pandora could make."""
    left: i64 = cards_on(position.hero_track)
    found_heroes: i64 = 0
    while left:
        hero: i64 = lowest(left)
        left &= left - 1
        if SACRIFICES[hero].holds(position, PANDORA):
            found_heroes |= bit(hero)
    return found_heroes


SACRIFICES[PANDORA] = Pandora()
register(Imitation([], [IMITATE], free=True))

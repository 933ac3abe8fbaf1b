"""Charon swaps one of your heroes for one on the track (L10.1)."""

from __future__ import annotations

from mypy_extensions import i64

from .....core.contract.flaws import NOT_OWN
from .....core.contract.possible import Faults
from .....core.contract.refusal import Refusal
from .....core.engine.bits import bit
from ....aegean.rules.table import NO_PLACE
from ....aegean.rules.track import cards_on, put_card, space_with, take_card
from ...facts import CHARON
from ...words.telling import HEROES_TRADED
from .. import actions as act
from ..position import Position
from ..questions import CHARON_FOR, CHARON_OWN
from ..refusals import hero_not_on_track, not_your_hero
from ..tables import HERO_NAMES
from .power import Power, register


class Charon(Power):
    def usable(self, position: Position, creature: i64) -> bool:
        return own_heroes(position) != 0

    def choices(self, position: Position, verb: i64) -> i64:
        return own_heroes(position) if verb == act.TRADE else cards_on(position.hero_track)

    def answer(self, position: Position, question: i64, verb: i64, index: i64) -> None:
        if verb == act.TRADE:
            position.chosen = index
            position.asked = CHARON_FOR
        else:
            trade_for(position, index)

    def why_not(self, position: Position, verb: i64, index: i64) -> Refusal:
        if verb == act.TRADE:
            return not_your_hero(position, index, "L10.1")
        return hero_not_on_track(position, index, "L10.1")

    def check(self, position: Position, faults: Faults) -> None:
        if position.asked == CHARON_FOR:
            own = position.heroes_of(position.turn) & bit(position.chosen) != 0
            faults.expect(own, "target_of", NOT_OWN, name=HERO_NAMES[position.chosen], faction=int(position.turn))


def own_heroes(position: Position) -> i64:
    return position.heroes_of(position.turn) if position.hero_track else i64(0)


def trade_for(position: Position, hero: i64) -> None:
    """Swap the faction's hero with one on the track, who takes his place on the map and is new in this cycle."""
    old: i64 = position.chosen
    position.chosen = NO_PLACE
    land: i64 = position.hero_land(old)
    space: i64 = space_with(position.hero_track, hero)
    position.hero_track = put_card(take_card(position.hero_track, space), space, old)
    position.remove_hero(old)
    position.put_hero(hero, position.turn, land)
    position.fresh |= bit(hero)
    position.tell(HEROES_TRADED, position.turn, old, hero, 0)


register(Charon([CHARON], [CHARON_OWN, CHARON_FOR]))

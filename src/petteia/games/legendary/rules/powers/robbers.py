"""Dryad, Griffin and Satyr take something from another faction (L10.3, L10.5, L10.10)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from .....core.contract.refusal import Reason, Refusal
from .....core.engine.bits import bit
from ...facts import DRYAD, GRIFFIN, SATYR
from ...words.telling import GRIFFIN_TOOK
from ..position import FIRST_VERSION, Position
from ..questions import ROB_WHOM
from ..realm import PURSE
from .power import Power, register

NO_SUCH_FACTION: Final = Reason("no_such_faction", "", "There are only {number} factions in this game")
FALLEN: Final = Reason("fallen", "", "Faction {faction} is out of the game")
YOURSELF: Final = Reason("yourself", "", "You cannot rob yourself")
SAME_PURSE: Final = Reason("same_purse", "", "Faction {faction} shares your purse")
NAME_THE_FIRST: Final = Reason(
    "name_the_first", "", "Faction {faction} shares a purse with faction {victim}: name that one"
)
OWN_FACTION: Final = Reason("own_faction", "L14.40", "Faction {faction} is yours too: you cannot rob yourself")
PARTNER_SPARED: Final = Reason(
    "partner_spared", "L14.40", "Faction {faction} is your partner's, and this table spares partners"
)
NOTHING_TO_ROB: Final = Reason("nothing_to_rob", "", "Faction {faction} has nothing to rob: {what}")


class Robbery(Power):
    """A priestess, half of a team's gold, or a philosopher."""

    def usable(self, position: Position, creature: i64) -> bool:
        return victims(position, creature) != 0

    def choices(self, position: Position, verb: i64) -> i64:
        return victims(position, position.power)

    def answer(self, position: Position, question: i64, verb: i64, index: i64) -> None:
        rob(position, index)

    def why_not(self, position: Position, verb: i64, index: i64) -> Refusal:
        return why_not_victim(position, int(index))


def victims(position: Position, creature: i64) -> i64:
    """The other factions that have what the creature takes (L10.3, L10.10), not always including the partner; for the
    Griffin, one faction of each other team (L10.5)."""
    found: i64 = 0
    partner: i64 = position.partner_of(position.turn)
    for faction in range(position.factions):
        if faction != position.turn and position.plays(faction):
            if creature == GRIFFIN:
                if faction != partner and not is_second_of_team(position, faction):
                    found |= bit(faction)
            elif faction != partner or may_rob_partner(position):
                if creature == SATYR:
                    cards: i64 = position.philosophers_of(faction)
                else:
                    cards = position.priestesses_of(faction)
                if cards:
                    found |= bit(faction)
    return found


def may_rob_partner(position: Position) -> bool:
    """Whether Dryad and Satyr can take from the partner, which is an option. With two players, the partner is the same
    person, and players do not rob themselves, except under the first version of the rules (L14.40)."""
    if position.players == 2 and position.version > FIRST_VERSION:
        return False
    return position.partner_is_spared == 0


def is_second_of_team(position: Position, faction: i64) -> bool:
    """Whether the partner, who is still in the game, represents the team."""
    return faction >= position.teams and position.plays(faction - position.teams)


def rob(position: Position, victim: i64) -> None:
    """Take a priestess, a philosopher, or half of a team's gold, rounded down."""
    thief: i64 = position.turn
    if position.power == SATYR:
        position.gain_philosophers(victim, -1)
        position.gain_philosophers(thief, 1)
    elif position.power == DRYAD:
        position.gain_priestesses(victim, -1)
        position.gain_priestesses(thief, 1)
    else:
        half: i64 = position.gold_of(victim) >> 1
        position.stock[PURSE + position.team_of(victim)] -= half
        position.stock[PURSE + position.team_of(thief)] += half
        position.tell(GRIFFIN_TOOK, thief, victim, half, seats_of_teams(position, thief, victim))


def seats_of_teams(position: Position, one: i64, other: i64) -> i64:
    """The set of seats that play for the team of either faction."""
    found: i64 = 0
    for faction in range(position.factions):
        team: i64 = position.team_of(faction)
        if team == position.team_of(one) or team == position.team_of(other):
            found |= bit(position.seat_of(faction))
    return found


def why_not_victim(position: Position, faction: int) -> Refusal:
    rule = "L10.10" if position.power == SATYR else "L10.5" if position.power == GRIFFIN else "L10.3"
    if faction >= position.factions:
        number = int(position.factions)
        return NO_SUCH_FACTION(rule, number=number)
    if not position.plays(faction):
        return FALLEN(rule, faction=faction)
    if faction == position.turn:
        return YOURSELF(rule)
    partner = faction == position.partner_of(position.turn)
    if position.power == GRIFFIN:
        if partner:
            return SAME_PURSE(rule, faction=faction)
        assert is_second_of_team(position, faction)
        first = faction - int(position.teams)
        return NAME_THE_FIRST(rule, faction=faction, victim=first)
    if partner and not may_rob_partner(position):
        if position.players == 2:
            return OWN_FACTION(faction=faction)
        return PARTNER_SPARED(faction=faction)
    what = "philosopher" if position.power == SATYR else "priestess"
    return NOTHING_TO_ROB(rule, faction=faction, what=what)


register(Robbery([DRYAD, GRIFFIN, SATYR], [ROB_WHOM], founds=True))

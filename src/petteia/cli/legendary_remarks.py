"""What a player of the Legendary Edition should know of a place before he chooses it: whose it is, and the odds."""

from __future__ import annotations

from ..core.bits import bit, members
from ..games.aegean.battle import odds
from ..games.legendary import actions as act
from ..games.legendary.asking import asked_faction
from ..games.legendary.creatures import is_usable
from ..games.legendary.facts import AJAX, BUILDINGS, HEROES, ODYSSEUS
from ..games.legendary.metropolises import type_at
from ..games.legendary.sides import fortresses_in, ports_at
from ..games.legendary.state import LegendaryState
from ..games.legendary.tables import CREATURE_NAMES, MINOTAUR
from ..games.legendary.troops import group_size
from .aegean_words import counted, title
from .legendary_words import METROPOLIS, place_of
from .names import Names


def whose(state: LegendaryState, owner: int, names: Names) -> str:
    """Whose something is, in the eyes of the faction that is asked."""
    if owner < 0:
        return "nobody's"
    return "yours" if owner == asked_faction(state) else names.possessive(owner)


def sea_remark(state: LegendaryState, verb: int, sea: int, names: Names) -> str:
    """Who is there, and how a battle would go."""
    board = state.board
    admiral, fleets = int(board.admiral(sea)), int(board.fleets_at(sea))
    if fleets == 0:
        return ""
    there = f"{whose(state, admiral, names)}, {counted(fleets, 'fleet')}"
    if verb != act.SAIL_TO or admiral == state.turn:
        return there
    if admiral == state.partner_of(state.turn):
        return f"{there}: you only pass through"
    bonus = int(ports_at(state, sea, admiral)) - int(ports_at(state, sea, state.turn))
    chance = odds(int(state.moving), fleets, bonus)[0]
    return f"{there}: battle, you win {chance:.0%} of the time"


def land_remark(state: LegendaryState, verb: int, land: int, names: Names) -> str:
    """Whose it is and who stands there; where units go, how a battle would go."""
    owner = int(state.board.owner(land))
    there = f"{whose(state, owner, names)}{garrison(state, land)}"
    if verb != act.MARCH_TO:
        return there
    if owner == state.turn:
        return f"{there}: they join"
    if owner >= 0 and owner == state.partner_of(state.turn):
        return f"{there}: you only pass through"
    minotaur = state.figure_area(MINOTAUR) == land
    defenders = int(state.units_on(land)) + minotaur
    if defenders == 0:
        return f"{there}: taken without a fight"
    bonus = int(minotaur) + (0 if state.band & bit(ODYSSEUS) else int(fortresses_in(state, land)))
    bonus += int(state.heroes_at(land) & bit(AJAX) != 0) - int(state.band & bit(AJAX) != 0)
    chance = odds(int(group_size(state)), defenders, bonus)[0]
    return f"{there}{f', {bonus:+}' if bonus else ''}: battle, you win {chance:.0%} of the time"


def garrison(state: LegendaryState, land: int) -> str:
    """The units of a land: ", 2 troops, 1 mercenary, Ajax"."""
    heroes = [title(HEROES[hero]) for hero in members(state.heroes_at(land))]
    troops, mercenaries = int(state.board.troops_on(land)), int(state.mercenaries_on(land))
    parts = [
        counted(troops, "troop") if troops else "",
        counted(mercenaries, "mercenary") if mercenaries else "",
        *heroes,
        "the Minotaur" if state.figure_area(MINOTAUR) == land else "",
    ]
    return "".join(f", {part}" for part in parts if part)


def site_remark(state: LegendaryState, site: int) -> str:
    """What stands on a site."""
    if state.metropolises() >> site & 1:
        return METROPOLIS
    return BUILDINGS[type_at(state, site)] if state.basic() >> site & 1 else ""


def loot(state: LegendaryState, faction: int) -> str:
    """What a creature could take from a faction, as far as everybody sees it."""
    creature = CREATURE_NAMES[state.power]
    if creature == "satyr":
        return f"has {counted(int(state.philosophers_of(faction)), 'philosopher')}"
    return f"has {counted(int(state.priestesses_of(faction)), 'priestess')}" if creature == "dryad" else ""


def has_no_target(state: LegendaryState, action: int) -> bool:
    """Whether the creature would come for nothing (L10.0)."""
    return not is_usable(state, place_of(action))

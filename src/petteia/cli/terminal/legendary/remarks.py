"""What a player of the Legendary Edition should know about a place before choosing it: whose it is, and the odds."""

from __future__ import annotations

from ....core.engine.bits import bit, members
from ....games.aegean.rules.battle import odds
from ....games.legendary.facts import AJAX, BUILDINGS, HEROES, MINOTAUR, ODYSSEUS
from ....games.legendary.rules import actions as act
from ....games.legendary.rules.state import LegendaryState
from ....games.legendary.rules.tables import CREATURE_NAMES
from ....games.legendary.rules.turn.creatures import is_usable
from ....games.legendary.rules.turn.metropolises import type_at
from ....games.legendary.rules.turn.sides import fortresses_in, ports_at
from ....games.legendary.rules.turn.troops import group_size
from ..aegean.words import chance_to_win, units
from ..voice import Voice
from .places import place_of


def sea_remark(state: LegendaryState, verb: int, sea: int, voice: Voice) -> str:
    """Who is there, and how a battle would go."""
    board = state.board
    admiral, fleets = int(board.admiral(sea)), int(board.fleets_at(sea))
    if fleets == 0:
        return ""
    there = units(admiral, fleets, voice)
    if verb != act.SAIL_TO or admiral == state.turn:
        return there
    if admiral == state.partner_of(state.turn):
        return f"{there}: {voice('terminal-pass-through')}"
    bonus = int(ports_at(state, sea, admiral)) - int(ports_at(state, sea, state.turn))
    return f"{there}: {chance_to_win(odds(int(state.moving), fleets, bonus)[0], voice)}"


def land_remark(state: LegendaryState, verb: int, land: int, voice: Voice) -> str:
    """The owner of a land and its units; for units that march there, the odds of a battle."""
    owner = int(state.board.owner(land))
    there = f"{units(owner, int(state.board.troops_on(land)), voice)}{garrison(state, land, voice)}"
    if verb != act.MARCH_TO or owner == state.turn:
        return there
    if owner >= 0 and owner == state.partner_of(state.turn):
        return f"{there}: {voice('terminal-pass-through')}"
    minotaur = state.figure_area(MINOTAUR) == land
    defenders = int(state.units_on(land)) + minotaur
    if defenders == 0:
        return f"{there}: {voice('terminal-no-fight')}"
    bonus = int(minotaur) + (0 if state.band & bit(ODYSSEUS) else int(fortresses_in(state, land)))
    bonus += int(state.heroes_at(land) & bit(AJAX) != 0) - int(state.band & bit(AJAX) != 0)
    chance = odds(int(group_size(state)), defenders, bonus)[0]
    return f"{there}{f', {bonus:+}' if bonus else ''}: {chance_to_win(chance, voice)}"


def garrison(state: LegendaryState, land: int, voice: Voice) -> str:
    """The units of a land besides its troops: ", 1 mercenary, Ajax"."""
    mercenaries = int(state.mercenaries_on(land))
    parts = [
        voice("action-mercenaries", count=mercenaries) if mercenaries else "",
        *(voice.name("hero", HEROES[hero]) for hero in members(state.heroes_at(land))),
        voice("creature-minotaur") if state.figure_area(MINOTAUR) == land else "",
    ]
    return "".join(f", {part}" for part in parts if part)


def site_remark(state: LegendaryState, site: int, voice: Voice) -> str:
    """What is built on a site."""
    if state.metropolises() >> site & 1:
        return voice("building-metropolis")
    return voice.name("building", BUILDINGS[type_at(state, site)]) if state.basic() >> site & 1 else ""


def loot(state: LegendaryState, faction: int, voice: Voice) -> str:
    """What a creature could take from a faction, as far as it is public."""
    creature = CREATURE_NAMES[state.power]
    if creature == "satyr":
        return f"{voice('terminal-philosophers')}: {state.philosophers_of(faction)}"
    return f"{voice('legendary-priestesses')}: {state.priestesses_of(faction)}" if creature == "dryad" else ""


def has_no_target(state: LegendaryState, action: int) -> bool:
    """Whether the creature would have no effect (L10.0)."""
    return not is_usable(state, place_of(action))

"""The options of a table, and their effect on a position."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from ....core.contract.game import Option
from ..rules.position import FIRST_VERSION, Position
from .positions import FIRST_GOAL, NEW_OPTIONS, OPTIONS

FACTIONS_FOR_TWO: Final = 4  # L12.7
TEAMS_OF_TWO: Final = 2
ALWAYS_IN_TEAMS: Final = (2, 6)  # numbers of players (L12.1, L12.7)
MAY_PLAY_IN_TEAMS: Final = 4
RANDOM: Final = "random"
QUICK: Final = "quick"
PREPARED: Final = "prepared"

TABLE_OPTIONS: Final = (
    Option("teams", ("no", "yes"), "L12.1"),
    Option("target", ("3", "4"), "L11.1"),
    Option("side", ("front", "back"), "L2.4"),
    Option("map", (RANDOM, QUICK, PREPARED), "L2.4"),
    Option("apollo_scope", ("any", "own"), "L7.7"),
    Option("open_gold", ("no", "yes"), "L13.3"),
    Option("metropolis_without_site", ("postponed", "lost"), "L9.1"),
    Option("hydra_horn", ("after_kill", "always"), "L10.13"),
    Option("mobilisation_heroes", ("one", "many"), "L8.20"),
    Option("steal_from_partner", ("yes", "no"), "L10.3"),
    Option("trust", ("no", "yes"), "L4.8"),
    Option("chains_on_own_island", ("no", "yes"), "L8.8"),
    Option("extra_fleets", ("beside_lands", "own_seas"), "L15.1"),
    Option("minotaur_retreat", ("nobody", "others"), "L15.2"),
    Option("giant_target", ("opponents", "anybody"), "L15.3"),
    Option("partners_token", ("stays", "falls"), "L15.4"),
    Option("last_land", ("to_reach_target", "for_any_gain"), "L15.5"),
)


def table_options(version: int) -> tuple[Option, ...]:
    """The options that a version of the rules has."""
    if version > FIRST_VERSION:
        return TABLE_OPTIONS
    first = [option for option in TABLE_OPTIONS if option.name not in NEW_OPTIONS]
    return tuple(replace(option, choices=(RANDOM, QUICK)) if option.name == "map" else option for option in first)


def set_up_table(position: Position, teams: str) -> None:
    """Set how many factions play, and in how many teams (L12)."""
    players = position.players
    position.factions = FACTIONS_FOR_TWO if players == 2 else players
    together = players in ALWAYS_IN_TEAMS or (players == MAY_PLAY_IN_TEAMS and teams == "yes")
    position.teams = position.factions // TEAMS_OF_TWO if together else position.factions


def set_options(position: Position, options: Mapping[str, str]) -> None:
    """Set the fields of the options that are given."""
    for key, values, field in OPTIONS:
        if key in options:
            number = values.index(options[key])
            setattr(position, field, number + FIRST_GOAL if field == "goal" else number)

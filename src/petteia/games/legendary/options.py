"""The options of a table, and what they make of a position."""

from __future__ import annotations

from typing import Final

from ...core.game import Option
from ..aegean.words import find
from .position import Position
from .positions import FIRST_GOAL, OPTIONS

FACTIONS_FOR_TWO: Final = 4  # L12.7
TEAMS_OF_TWO: Final = 2
ALWAYS_IN_TEAMS: Final = (2, 6)  # numbers of players (L12.1, L12.7)
MAY_PLAY_IN_TEAMS: Final = 4
RANDOM: Final = "random"
QUICK: Final = "quick"

TABLE_OPTIONS: Final = (
    Option("teams", ("no", "yes"), "L12.1", "four play alone or in two teams; six always in three"),
    Option("target", ("3", "4"), "L11.1", "metropolises that end the game; four make the long team game"),
    Option("side", ("front", "back"), "L2.4", "which side of the tiles makes the map"),
    Option("map", (RANDOM, QUICK), "L2.4", "tiles laid by chance, the quick set-up, or any map by its code"),
    Option("apollo_scope", ("any", "own"), "L7.7", "Apollo blesses any land and sea, or only areas that one controls"),
    Option("open_gold", ("no", "yes"), "L13.3", "gold is kept behind the screens, or open"),
    Option(
        "metropolis_without_site",
        ("postponed", "lost"),
        "L9.1",
        "four philosophers without room for a metropolis wait, or are lost",
    ),
    Option("hydra_horn", ("after_kill", "always"), "L10.13", "the Hydra adds a cornucopia if she kills, or always"),
    Option("mobilisation_heroes", ("one", "many"), "L8.20", "one hero moves in a mobilisation, or several together"),
    Option("steal_from_partner", ("yes", "no"), "L10.3", "Dryad and Satyr may take from the partner, or not"),
    Option("trust", ("no", "yes"), "L4.8", "offers must be payable, or who cannot pay is fined and all offer again"),
    Option("chains_on_own_island", ("no", "yes"), "L8.8", "fleets lead to other islands only, or also along the own"),
)


def set_up_table(position: Position, teams: str) -> None:
    """How many factions play, and in how many teams (L12)."""
    players = position.players
    position.factions = FACTIONS_FOR_TWO if players == 2 else players
    together = players in ALWAYS_IN_TEAMS or (players == MAY_PLAY_IN_TEAMS and teams == "yes")
    position.teams = position.factions // TEAMS_OF_TWO if together else position.factions


def set_option(position: Position, name: str, value: str) -> None:
    """Set the field of an option."""
    for key, values, field in OPTIONS:
        if key == name:
            number = find(value, values, key)
            setattr(position, field, number + FIRST_GOAL if field == "goal" else number)

"""What players and chance are asked, in the order of a cycle."""

from __future__ import annotations

from typing import Final

# asked of a seat
WHICH_GOD: Final = 0  # to which god the marker goes (C7.1)
HOW_MUCH: Final = 1  # what is offered to him (C7.2)
TURN: Final = 2  # an action of the god, a creature, or the end of the turn (C8.2)
HOW_MANY_FLEETS: Final = 3  # how many sail on from here (C9.10)
SAIL_WHERE: Final = 4  # C9.10
HOW_MANY_TROOPS: Final = 5  # how many march or fly (C9.15)
MARCH_WHERE: Final = 6  # C9.15
RETREAT: Final = 7  # whether and where to (C13.3)
LOSE_WHAT: Final = 8  # a troop or, by option, the Minotaur (C10.20)
GIVE_UP_WHAT: Final = 9  # which building of a type goes for a metropolis (C11.1)
FOUND_WHERE: Final = 10  # where the metropolis comes (C11.4)
MARKER_WHERE: Final = 11  # where Apollo's prosperity marker is laid (C14.2)
WHICH_TEMPLE: Final = 12  # whose discount lowers the price of a creature (C10.2)
ROB_WHOM: Final = 13  # Satyr, Dryad and Griffon (C10.6, C10.7, C10.16)
LURE_WHERE: Final = 14  # the Mermaid's victim (C10.8)
REPLACE_FROM: Final = 15  # where the fleet comes from that takes its place (C10.8)
FLY_FROM: Final = 16  # Pegasus (C10.9)
CRUSH_WHAT: Final = 17  # the Giant's building (C10.10)
COPY_WHAT: Final = 18  # the Chimera's model (C10.11)
REBUILD_WHAT: Final = 19  # the building that the Cyclops turns (C10.12)
REBUILD_AS: Final = 20  # … into what (C10.12)
SELL_WHAT: Final = 21  # to the Sphinx (C10.13)
BREEZE: Final = 22  # which fleets the Sylph moves next (C10.14)
SNATCH_WHERE: Final = 23  # the Harpy's victim (C10.15)
KRAKEN_WHERE: Final = 24  # C10.17
KRAKEN_WALK: Final = 25  # C10.17
FIGURE_WHERE: Final = 26  # an island for a creature that stays (C10.18)
PUSH_WHERE: Final = 27  # where Polyphemus drives a group of fleets (C10.23)
OVER: Final = 28
# asked of chance
TURN_ORDER: Final = 29  # whose marker lies on the next place (C1.6)
CREATURE: Final = 30  # the card on the next space of the track (C4.5)
GOD: Final = 31  # the god on the next row (C5)
ATTACK_ROLL: Final = 32  # the attacker's die (C13.1)
DEFENCE_ROLL: Final = 33  # the defender's die (C13.1)

FIRST_OF_CHANCE: Final = TURN_ORDER

NAMES: Final = (
    "which_god",
    "how_much",
    "turn",
    "how_many_fleets",
    "sail_where",
    "how_many_troops",
    "march_where",
    "retreat",
    "lose_what",
    "give_up_what",
    "found_where",
    "marker_where",
    "which_temple",
    "rob_whom",
    "lure_where",
    "replace_from",
    "fly_from",
    "crush_what",
    "copy_what",
    "rebuild_what",
    "rebuild_as",
    "sell_what",
    "breeze",
    "snatch_where",
    "kraken_where",
    "kraken_walk",
    "figure_where",
    "push_where",
    "over",
    "turn_order",
    "creature",
    "god",
    "attack_roll",
    "defence_roll",
)

# the phases of a cycle (C3.1), after `SET_UP`
CREATURES_COME: Final = 1
GODS_COME: Final = 2
OFFERINGS: Final = 3
ACTIONS: Final = 4

PHASES: Final = ("set_up", "creatures", "gods", "offerings", "actions")

# how a game ended, beside the ways of both editions
LAST_CITY: Final = 4  # C9.23

REASONS: Final = ("", "metropolises", "gold", "shared", "last_city")

"""What factions and chance are asked, in the order of a cycle."""

from __future__ import annotations

from typing import Final

# asked of a faction
WHICH_GOD: Final = 0  # to which god the marker goes (L4.1)
HOW_MUCH: Final = 1  # which space of his ladder (L4.2)
CLAIM: Final = 2  # a land area of one's own, at deployment (L2.7, L2.8)
MOOR: Final = 3  # the first fleet beside it (L2.7)
STATION: Final = 4  # where the first troops stand (L2.8)
UPKEEP: Final = 5  # which figures are kept and which are let go (L5.1)
FIGURE_WALK: Final = 6  # whether and where a kept figure moves (L5.2)
TURN: Final = 7  # an action of the god, a creature, a hero, or the end of the turn (L6.2)
BUILD_WHERE: Final = 8  # the site of Hera's building (L7.6)
HERO_WHERE: Final = 9  # where a new hero stands (L7.6)
ZEUS_CARD: Final = 10  # whether the creature that Zeus has seen is played (L7.2)
HOW_MANY_FLEETS: Final = 11  # how many sail (L8.1)
SAIL_WHERE: Final = 12  # L8.1
HOW_MANY_TROOPS: Final = 13  # how many troops go (L8.7)
HOW_MANY_MERCENARIES: Final = 14  # how many mercenaries go with them (L8.7)
WHICH_HEROES: Final = 15  # which heroes go with them (L8.7)
MARCH_WHERE: Final = 16  # L8.8
SLAY_WHAT: Final = 17  # Hector's victim before the battle (L8.14)
REROLL: Final = 18  # whether Croesus pays for another roll (L8.15)
LOSE_WHAT: Final = 19  # which unit is lost (L8.16)
ESCAPE: Final = 20  # whether a lost troop retreats beside Perseus (L8.17)
RETREAT: Final = 21  # whether and where to (L8.5, L8.18)
SPEND_WHAT: Final = 22  # which type of buildings goes for a metropolis (L10.22, L10.25)
GIVE_UP_WHAT: Final = 23  # which building of a type goes for it (L9.3)
FOUND_WHERE: Final = 24  # where the metropolis comes (L9.1)
BONUS_TROOP: Final = 25  # where a troop of the bonus comes (L9.2)
BONUS_HORN: Final = 26  # where the cornucopia of the bonus comes (L9.2)
BONUS_FLEET: Final = 27  # where a fleet of the bonus comes (L9.2)
BLESS_LAND: Final = 28  # Apollo's cornucopia on land (L7.7)
BLESS_SEA: Final = 29  # Apollo's cornucopia at sea (L7.7)
ROB_WHOM: Final = 30  # Dryad, Griffin and Satyr (L10.3, L10.5, L10.10)
SNATCH_WHERE: Final = 31  # the Harpy's victim (L10.6)
REBUILD_WHAT: Final = 32  # the building that the Cyclops turns (L10.7)
REBUILD_AS: Final = 33  # … into what (L10.7)
LURE_WHERE: Final = 34  # whose mercenaries follow the Giant (L10.8)
SETTLE_WHERE: Final = 35  # where one of them goes (L10.8)
FLY_FROM: Final = 36  # Pegasus and Perseus (L10.9, L10.28)
SPHINX_WHICH: Final = 37  # which of the Sphinx' cards is played (L10.11)
COPY_WHAT: Final = 38  # which discarded card the Chimera plays (L10.2)
SWAP_FIRST: Final = 39  # the first sea of the Sylph (L10.12)
SWAP_SECOND: Final = 40  # the second (L10.12)
CHARON_OWN: Final = 41  # the hero that Charon takes (L10.1)
CHARON_FOR: Final = 42  # the hero that he brings (L10.1)
FIGURE_WHERE: Final = 43  # an area for a creature that stays (L10.13 to L10.18)
HUNT: Final = 44  # the Hydra's victim (L10.13)
PUSH_FROM: Final = 45  # from which sea Polyphemus drives a fleet next (L10.18)
PUSH_WHERE: Final = 46  # where he drives it (L10.18)
EXCHANGE: Final = 47  # how many philosophers Hector brings (L10.21)
IMITATE: Final = 48  # whose sacrifice Pandora copies (L10.26)
OVER: Final = 49
# asked of chance
TILE: Final = 50  # the next tile of the map (L2.4)
GOD: Final = 51  # the next row of the gods (L2.1)
CREATURE: Final = 52  # the card on the next space of the track (L2.3, L3.3)
HERO: Final = 53  # the hero on the next space of his track (L2.3, L3.2)
TURN_ORDER: Final = 54  # whose marker lies on the next place (L2.6)
GLIMPSE: Final = 55  # the creature that Zeus sees, and only he (L7.2)
SPHINX_DRAW: Final = 56  # a creature that only the Sphinx' player sees (L10.11)
BONUS: Final = 57  # the back of a metropolis token (L9.1)
ATTACK_ROLL: Final = 58  # the attacker's die (L8.4, L8.15)
DEFENCE_ROLL: Final = 59  # the defender's die (L8.4, L8.15)

FIRST_OF_CHANCE: Final = TILE

NAMES: Final = (
    "which_god",
    "how_much",
    "claim",
    "moor",
    "station",
    "upkeep",
    "figure_walk",
    "turn",
    "build_where",
    "hero_where",
    "zeus_card",
    "how_many_fleets",
    "sail_where",
    "how_many_troops",
    "how_many_mercenaries",
    "which_heroes",
    "march_where",
    "slay_what",
    "reroll",
    "lose_what",
    "escape",
    "retreat",
    "spend_what",
    "give_up_what",
    "found_where",
    "bonus_troop",
    "bonus_horn",
    "bonus_fleet",
    "bless_land",
    "bless_sea",
    "rob_whom",
    "snatch_where",
    "rebuild_what",
    "rebuild_as",
    "lure_where",
    "settle_where",
    "fly_from",
    "sphinx_which",
    "copy_what",
    "swap_first",
    "swap_second",
    "charon_own",
    "charon_for",
    "figure_where",
    "hunt",
    "push_from",
    "push_where",
    "exchange",
    "imitate",
    "over",
    "tile",
    "god",
    "creature",
    "hero",
    "turn_order",
    "glimpse",
    "sphinx_draw",
    "bonus",
    "attack_roll",
    "defence_roll",
)

# the phases of a cycle (L3.1), after `SET_UP`
DEPLOYMENT: Final = 1
START: Final = 2
OFFERINGS: Final = 3
UPKEEP_PHASE: Final = 4
ACTIONS: Final = 5

PHASES: Final = ("set_up", "deployment", "start", "offerings", "upkeep", "actions")

# how a game ended, by the numbers of `aegean.questions`
REASONS: Final = ("", "metropolises", "gold", "shared")

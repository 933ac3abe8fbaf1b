"""What the box of the Legendary Edition contains: gods, creatures, heroes, buildings, prices and the bid ladder."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

SEAT_COUNTS: Final = (2, 3, 4, 5, 6)  # L12
MOST_FACTIONS: Final = 6
METROPOLISES_TO_WIN: Final = 3  # L11.1
TILES_A_FACTION: Final = 2  # L2.4

STARTING_GOLD: Final = 5  # for each faction; a team begins with twice as much (L2.5)
UNITS: Final = 8  # troops of a faction, and as many fleets (L1.3, L1.4)
# L1.10
SUPPLY_OF_MERCENARIES: Final = 16
SUPPLY_OF_BUILDINGS: Final = 10  # of each type
SUPPLY_OF_PRIESTESSES: Final = 20
SUPPLY_OF_PHILOSOPHERS: Final = 20
TOKENS_A_BONUS: Final = 3  # metropolis tokens (L9.2)

TROOPS_TO_DEPLOY: Final = 3  # L2.8
LANDS_TO_DEPLOY: Final = 3  # two in the first round, one in the second (L2.7, L2.8)
LANDS_IN_FIRST_ROUND: Final = 2

# The spaces of a god (L4.2). It is known that 1, 3, 5 and 7 exist and that nothing exceeds 25; the rest is our
# reconstruction. Change this row, and everything else follows.
BID_LADDER: Final = (1, 3, 5, 7, 10, 13, 16, 20, 25)

TRACK_PRICES: Final = (2, 3, 4, 5)  # of creatures, starting from the space where they are discarded (L2.3)
HERO_SPACES: Final = 2  # L2.3
HERO_PRICE: Final = 4  # L7.6
LOOK_PRICE: Final = 1  # for the creature that Zeus has seen (L7.2)
MOVE_PRICE: Final = 1  # of fleets, and of troops with Ares (L7.3, L7.5)
REROLL_PRICE: Final = 1  # L8.15
SPHINX_CARDS: Final = 3  # L10.11
PHILOSOPHERS_NEEDED: Final = 4  # L9.4
APOLLO_GOLD: Final = 2  # L7.7
MINOTAUR_STRENGTH: Final = 2  # L10.17
AJAX_STRENGTH: Final = 2  # L10.20
AJAX_LANDS: Final = 7  # L10.20
CROESUS_PAYS: Final = 15  # L10.24
HELEN_ROLLS: Final = 2  # L10.22

BUILDINGS: Final = ("port", "fortress", "temple", "academy")
BUILDING_TYPES: Final = 4  # the length of BUILDINGS, as a number that the compiler knows
# numbers of BUILDINGS
PORT: Final = 0
FORTRESS: Final = 1
TEMPLE: Final = 2
ACADEMY: Final = 3
# end of numbers

# what a metropolis gives to its builder, and to whoever loses it (L9.2, L9.7)
BONUSES: Final = ("two_troops", "cornucopia", "priestess", "three_gold", "two_fleets")
# numbers of BONUSES
TWO_TROOPS: Final = 0
CORNUCOPIA: Final = 1
PRIESTESS: Final = 2
THREE_GOLD: Final = 3
TWO_FLEETS: Final = 4
# end of numbers
BONUS_GOLD: Final = 3
BONUS_UNITS: Final = 2


@dataclass(frozen=True)
class God:
    """A god: the building and the recruits he gives; the first is free and a duty, the others have their prices."""

    id: str
    builds: str
    recruits: str
    prices: tuple[int, ...]


@dataclass(frozen=True)
class Creature:
    """A mythical creature."""

    id: str


@dataclass(frozen=True)
class Figure(Creature):
    """A creature whose figure stays on the map: on land, at sea, or only in lands of its holder."""

    land: bool = True
    sea: bool = False
    home: bool = False


# fmt: off
GODS: Final = (
    #   id          builds      recruits       prices
    God("athena",   "academy",  "philosopher", (0, 4)),        # L7.1
    God("zeus",     "temple",   "priestess",   (0, 4)),        # L7.2
    God("poseidon", "port",     "fleet",       (0, 1, 2, 3)),  # L7.3
    God("ares",     "fortress", "troop",       (0, 2, 3, 4)),  # L7.5
    God("hera",     "",         "mercenary",   (0, 1, 3, 5)),  # L7.6, any building that the faction lacks
    God("apollo",   "",         "",            ()),            # L7.7
)
# numbers of GODS
ATHENA: Final = 0
ZEUS: Final = 1
POSEIDON: Final = 2
ARES: Final = 3
HERA: Final = 4
APOLLO: Final = 5
# end of numbers

# creatures that are only cards
WITHOUT_FIGURE: Final = (
    Creature("charon"),  # L10.1
    Creature("chimera"),  # L10.2
    Creature("dryad"),  # L10.3
    Creature("graeae"),  # L10.4
    Creature("griffin"),  # L10.5
    Creature("harpy"),  # L10.6
    Creature("cyclops"),  # L10.7
    Creature("giant"),  # L10.8
    Creature("pegasus"),  # L10.9
    Creature("satyr"),  # L10.10
    Creature("sphinx"),  # L10.11
    Creature("sylph"),  # L10.12
)
# numbers of WITHOUT_FIGURE
CHARON: Final = 0
CHIMERA: Final = 1
DRYAD: Final = 2
GRAEAE: Final = 3
GRIFFIN: Final = 4
HARPY: Final = 5
CYCLOPS: Final = 6
GIANT: Final = 7
PEGASUS: Final = 8
SATYR: Final = 9
SPHINX: Final = 10
SYLPH: Final = 11
# end of numbers

# creatures whose figures stay on the map; they have their own numbering
WITH_FIGURE: Final = (
    Figure("hydra", sea=True),  # L10.13
    Figure("cerberus"),  # L10.14
    Figure("kraken", land=False, sea=True),  # L10.15
    Figure("medusa"),  # L10.16
    Figure("minotaur", home=True),  # L10.17
    Figure("polyphemus"),  # L10.18
)
# numbers of WITH_FIGURE
HYDRA: Final = 0
CERBERUS: Final = 1
KRAKEN: Final = 2
MEDUSA: Final = 3
MINOTAUR: Final = 4
POLYPHEMUS: Final = 5
# end of numbers

CREATURES: Final = (*WITHOUT_FIGURE, *WITH_FIGURE)

HEROES: Final = (
    "ajax",         # L10.20: strength 2 / seven lands
    "hector",       # L10.21: kills before the battle / priestesses become philosophers
    "helen",        # L10.22: her die is 2 / two pairs of buildings
    "jason",        # L10.23: sails on enemy fleets / all eight fleets
    "croesus",      # L10.24: rolls again for gold / 15 gold
    "odysseus",     # L10.25: fortresses do not count / three buildings of a type
    "pandora",      # L10.26: takes mercenaries / the sacrifice of a hero on the track
    "penthesilea",  # L10.27: wins ties / shelters a metropolis
    "perseus",      # L10.28: lost troops retreat / flies like Pegasus
)
# fmt: on
# numbers of HEROES
AJAX: Final = 0
HECTOR: Final = 1
HELEN: Final = 2
JASON: Final = 3
CROESUS: Final = 4
ODYSSEUS: Final = 5
PANDORA: Final = 6
PENTHESILEA: Final = 7
PERSEUS: Final = 8
# end of numbers

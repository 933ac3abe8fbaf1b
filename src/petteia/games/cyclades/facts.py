"""What the box of Cyclades contains: gods, creatures, buildings, prices, and the maps with their islands."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

SEAT_COUNTS: Final = (2, 3, 4, 5)  # C1.1
MOST_SEATS: Final = 5
METROPOLISES_TO_WIN: Final = 2  # C1.1
METROPOLISES_TO_WIN_FOR_TWO: Final = 3  # offering markers for each player in a game for two (C12.1)
MARKERS_FOR_TWO: Final = 2  # offering markers of each player in a game of two (C12.1)

STARTING_GOLD: Final = 5  # C1.2
UNITS: Final = 8  # troops of a player, and as many fleets (C1.2)
# C1.7, C1.8
SUPPLY_OF_MARKERS: Final = 16
SUPPLY_OF_BUILDINGS: Final = 10  # of each type
SUPPLY_OF_METROPOLISES: Final = 10
SUPPLY_OF_PRIESTS: Final = 16
SUPPLY_OF_PHILOSOPHERS: Final = 16

TRACK_PRICES: Final = (4, 3, 2)  # C4.1
LEAST_PRICE: Final = 1  # of a creature (C10.2)
LEAST_PAYMENT: Final = 1  # for an offering (C7.10)
MOST_OFFERED: Final = 160  # more than the gold in the box; the table of actions stops there (C7.6)
BUILDING_PRICE: Final = 2  # C9.6
MOVE_PRICE: Final = 1  # of fleets or troops (C9.10, C9.15)
EXCHANGE_PRICE: Final = 1  # C9.9
FLEET_STEPS: Final = 3  # C9.10
SYLPH_STEPS: Final = 10  # C10.14
KRAKEN_STEP_PRICE: Final = 1  # C10.17
SPHINX_PAYS: Final = 2  # C10.13
MINOTAUR_STRENGTH: Final = 2  # C10.20
PHILOSOPHERS_NEEDED: Final = 4  # C11.3
APOLLO_GOLD: Final = 1  # C14.1
APOLLO_GOLD_ONE_ISLAND: Final = 4  # C14.1

BUILDINGS: Final = ("port", "fortress", "temple", "university")
BUILDING_TYPES: Final = 4  # the length of BUILDINGS, as a number that the compiler knows
# numbers of BUILDINGS
PORT: Final = 0
FORTRESS: Final = 1
TEMPLE: Final = 2
UNIVERSITY: Final = 3
# end of numbers
SLOTS: Final = 4  # for buildings, on the largest islands (C2.6)


@dataclass(frozen=True)
class God:
    """A god: what he lets a player recruit and build, the prices of the first, second … recruit, and the special action."""

    id: str
    recruits: str
    prices: tuple[int, ...]
    builds: str
    special: str


@dataclass(frozen=True)
class Creature:
    """A mythical creature."""

    id: str


@dataclass(frozen=True)
class Island:
    """An island: printed prosperity, building slots, and those of them that its metropolis covers, counted from 1."""

    id: str
    label: str
    prosperity: int
    slots: int
    covered: tuple[int, ...]


@dataclass(frozen=True)
class Start:
    """Where a seat begins: one troop on each island, one fleet on each sea space (C1.4)."""

    colour: str
    islands: tuple[str, str]
    fleets: tuple[str, str]


# fmt: off
GODS: Final = (
    #   id          recruits       prices        builds        special action
    God("poseidon", "fleet",       (0, 1, 2, 3), "port",       "sail"),      # C9.1, C9.10
    God("ares",     "troop",       (0, 2, 3, 4), "fortress",   "march"),     # C9.2, C9.15
    God("zeus",     "priest",      (0, 4),       "temple",     "exchange"),  # C9.4, C9.9
    God("athena",   "philosopher", (0, 4),       "university", ""),          # C9.4
    God("apollo",   "",            (),           "",           ""),          # C14
)
# numbers of GODS
POSEIDON: Final = 0
ARES: Final = 1
ZEUS: Final = 2
ATHENA: Final = 3
APOLLO: Final = 4
# end of numbers

# creatures that do not stay; the Kraken does, but at sea
WITHOUT_FIGURE: Final = (
    Creature("fates"),  # C10.5
    Creature("satyr"),  # C10.6
    Creature("dryad"),  # C10.7
    Creature("mermaid"),  # C10.8
    Creature("pegasus"),  # C10.9
    Creature("giant"),  # C10.10
    Creature("chimera"),  # C10.11
    Creature("cyclops"),  # C10.12
    Creature("sphinx"),  # C10.13
    Creature("sylph"),  # C10.14
    Creature("harpy"),  # C10.15
    Creature("griffon"),  # C10.16
    Creature("kraken"),  # C10.17
)
# numbers of WITHOUT_FIGURE
FATES: Final = 0
SATYR: Final = 1
DRYAD: Final = 2
MERMAID: Final = 3
PEGASUS: Final = 4
GIANT: Final = 5
CHIMERA: Final = 6
CYCLOPS: Final = 7
SPHINX: Final = 8
SYLPH: Final = 9
HARPY: Final = 10
GRIFFON: Final = 11
KRAKEN: Final = 12
# end of numbers

# creatures whose figures stay on islands; they have their own numbering
WITH_FIGURE: Final = (
    Creature("minotaur"),  # C10.20
    Creature("chiron"),  # C10.22
    Creature("medusa"),  # C10.21
    Creature("polyphemus"),  # C10.23
)
# fmt: on
# numbers of WITH_FIGURE
MINOTAUR: Final = 0
CHIRON: Final = 1
MEDUSA: Final = 2
POLYPHEMUS: Final = 3
# end of numbers

CREATURES: Final = (*WITHOUT_FIGURE, *WITH_FIGURE)

# The maps (C1.3), with a letter for each cell of an island, a dot for a sea space and $ for one with sea trade. A
# space is named by the letter of its row, A to K from the top, and its number in the row. Island a is i1, b is i2 …
MAP_FOR_2_AND_3: Final = (
    "     . $     ",
    "    a . .    ",
    "   . . b b   ",
    "  . c . . .  ",
    " . . c . d . ",
    "$ e . . . . $",
    " e e . f . g ",
    "  . . . . g  ",
    "   h . . g   ",
    "    h . g    ",
    "     h $     ",
)
MAP_FOR_4: Final = (
    "     $ . . $     ",
    "    a a . . .    ",
    "   a a . . b b   ",
    "  . . . c . . .  ",
    " . d . . c . e . ",
    "$ . . f . . . . $",
    " g . . f . h . i ",
    "  g g . . . . i  ",
    "   . . j . . i   ",
    "    . j j . i    ",
    "     $ . . $     ",
)
MAP_FOR_5: Final = (
    "     $ . . a . $     ",
    "    b b . . a . .    ",
    "   b b . . . . . .   ",
    "  . . . c . d d . e  ",
    " . f . . c . . . e . ",
    "$ . . g . . h . . . $",
    " i . . g . . . . . j ",
    "  i i . . . . k . j  ",
    "   . . l . m . . j   ",
    "    . l l . m . j    ",
    "     $ . . . m $     ",
)

ISLANDS_FOR_2_AND_3: Final = (
    Island("i1", "north-west islet", 2, 1, (1,)),
    Island("i2", "north-east", 1, 2, (1, 2)),
    Island("i3", "centre", 1, 2, (1, 2)),
    Island("i4", "east islet", 2, 1, (1,)),
    Island("i5", "triangle", 0, 3, (2, 3)),
    Island("i6", "south-centre islet", 2, 1, (1,)),
    Island("i7", "long island", 0, 4, (1, 2)),
    Island("i8", "needle", 0, 3, (1, 2)),
)
ISLANDS_FOR_4: Final = (
    Island("i1", "great square", 0, 4, (1, 2)),
    Island("i2", "north-east", 1, 2, (1, 2)),
    Island("i3", "centre-north", 1, 2, (1, 2)),
    Island("i4", "west islet", 2, 1, (1,)),
    Island("i5", "east islet", 2, 1, (1,)),
    Island("i6", "centre-south", 1, 2, (1, 2)),
    Island("i7", "hook", 0, 3, (1, 2)),
    Island("i8", "south-centre islet", 2, 1, (1,)),
    Island("i9", "long island", 0, 4, (1, 2)),
    Island("i10", "triangle", 0, 3, (2, 3)),
)
ISLANDS_FOR_5: Final = (
    Island("i1", "north", 1, 2, (1, 2)),
    Island("i2", "great square", 0, 4, (1, 2)),
    Island("i3", "centre-north", 1, 2, (1, 2)),
    Island("i4", "north-east", 1, 2, (1, 2)),
    Island("i5", "east", 1, 2, (1, 2)),
    Island("i6", "west islet", 2, 1, (1,)),
    Island("i7", "centre-south", 1, 2, (1, 2)),
    Island("i8", "central islet", 2, 1, (1,)),
    Island("i9", "hook", 0, 3, (1, 2)),
    Island("i10", "long island", 0, 4, (1, 2)),
    Island("i11", "south-east islet", 2, 1, (1,)),
    Island("i12", "triangle", 0, 3, (2, 3)),
    Island("i13", "needle", 0, 3, (2, 3)),
)

# by number of players, from two on (C1.4)
MAPS: Final = (MAP_FOR_2_AND_3, MAP_FOR_2_AND_3, MAP_FOR_4, MAP_FOR_5)
ISLANDS: Final = (ISLANDS_FOR_2_AND_3, ISLANDS_FOR_2_AND_3, ISLANDS_FOR_4, ISLANDS_FOR_5)
STARTS: Final = (
    (
        Start("green", ("i1", "i7"), ("B2", "G5")),
        Start("red", ("i2", "i8"), ("D4", "K2")),
    ),
    (
        Start("green", ("i1", "i7"), ("C2", "G5")),
        Start("red", ("i2", "i5"), ("D4", "F1")),
        Start("black", ("i3", "i8"), ("F4", "K2")),
    ),
    (
        Start("green", ("i1", "i8"), ("B3", "F7")),
        Start("red", ("i2", "i7"), ("D6", "F1")),
        Start("black", ("i3", "i10"), ("F5", "K1")),
        Start("blue", ("i4", "i9"), ("F3", "I5")),
    ),
    (
        Start("green", ("i1", "i12"), ("C6", "K1")),
        Start("red", ("i2", "i8"), ("B3", "E7")),
        Start("black", ("i3", "i13"), ("F5", "K6")),
        Start("blue", ("i5", "i9"), ("D8", "F1")),
        Start("yellow", ("i6", "i10"), ("F3", "G9")),
    ),
)

"""Who has what where: fleets at sea, troops and markers on islands, and who owns what."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ....core.engine.bits import bit
from .chart import Chart

SEATS: Final = 6  # at most, in any edition
NEUTRAL: Final = -1

# the parts of `counts`
LAND: Final = 64  # fleets on sea spaces come first, troops on islands from here on
LAID: Final = 96  # prosperity markers laid on islands
COUNTS: Final = 112
NOTHING_COUNTED: Final = vec[i64]([0] * COUNTS)

# the parts of `held`, each by seat
SEAS: Final = 0  # set of sea spaces with the seat's fleets
ISLANDS: Final = 6  # set of the seat's islands
FLEETS: Final = 12  # how many are on the board
TROOPS: Final = 18
NOTHING_HELD: Final = vec[i64]([0] * 24)


@final
@mypyc_attr(acyclic=True)
class Board:
    """The pieces on a chart. A sea space holds fleets of only one seat (C2.2, L1.7), an island one owner at most."""

    __slots__ = ("chart", "counts", "held")

    chart: Chart
    counts: vec[i64]
    held: vec[i64]

    def __init__(self, chart: Chart, source: Board | None) -> None:
        """An empty board, or a copy."""
        self.chart = chart
        if source is None:
            self.counts = NOTHING_COUNTED[:]
            self.held = NOTHING_HELD[:]
        else:
            self.counts = source.counts[:]
            self.held = source.held[:]

    # ---- reading

    def fleets_at(self, sea: i64) -> i64:
        return self.counts[sea]

    def troops_on(self, island: i64) -> i64:
        return self.counts[LAND + island]

    def laid_on(self, island: i64) -> i64:
        """Prosperity markers laid on an island, in addition to the printed ones."""
        return self.counts[LAID + island]

    def seas_of(self, seat: i64) -> i64:
        """The sea spaces that hold fleets of a seat (C2.4)."""
        return self.held[SEAS + seat]

    def islands_of(self, seat: i64) -> i64:
        return self.held[ISLANDS + seat]

    def fleets_of(self, seat: i64) -> i64:
        """How many fleets of a seat are on the board."""
        return self.held[FLEETS + seat]

    def troops_of(self, seat: i64) -> i64:
        """How many troops of a seat are on the board."""
        return self.held[TROOPS + seat]

    def occupied(self) -> i64:
        """The sea spaces that hold fleets."""
        held = self.held
        return held[0] | held[1] | held[2] | held[3] | held[4] | held[5]

    def owned(self) -> i64:
        """The islands that are not neutral (C2.3)."""
        held = self.held
        return (
            held[ISLANDS]
            | held[ISLANDS + 1]
            | held[ISLANDS + 2]
            | held[ISLANDS + 3]
            | held[ISLANDS + 4]
            | held[ISLANDS + 5]
        )

    def owner(self, island: i64) -> i64:
        """The seat that owns an island, or `NEUTRAL`."""
        for seat in range(i64(SEATS)):
            if self.held[ISLANDS + seat] & bit(island):
                return seat
        return NEUTRAL

    def admiral(self, sea: i64) -> i64:
        """The seat whose fleets are on a sea space, or `NEUTRAL`."""
        for seat in range(i64(SEATS)):
            if self.held[SEAS + seat] & bit(sea):
                return seat
        return NEUTRAL

    def guarded(self, seat: i64) -> i64:
        """The islands of a seat with troops on them."""
        found: i64 = 0
        islands: i64 = self.held[ISLANDS + seat]
        island: i64 = 0
        while islands:
            if islands & 1 and self.counts[LAND + island]:
                found |= bit(island)
            islands >>= 1
            island += 1
        return found

    # ---- changing

    def add_fleets(self, seat: i64, sea: i64, number: i64) -> None:
        self.counts[sea] += number
        self.held[FLEETS + seat] += number
        self.held[SEAS + seat] |= bit(sea)

    def remove_fleets(self, seat: i64, sea: i64, number: i64) -> None:
        self.counts[sea] -= number
        self.held[FLEETS + seat] -= number
        if self.counts[sea] == 0:
            self.held[SEAS + seat] &= ~bit(sea)

    def add_troops(self, seat: i64, island: i64, number: i64) -> None:
        self.counts[LAND + island] += number
        self.held[TROOPS + seat] += number

    def remove_troops(self, seat: i64, island: i64, number: i64) -> None:
        """Remove troops; an emptied island stays owned, by a territory marker (C2.3)."""
        self.counts[LAND + island] -= number
        self.held[TROOPS + seat] -= number

    def lay_marker(self, island: i64) -> None:
        self.counts[LAID + island] += 1

    def change_owner(self, island: i64, seat: i64) -> None:
        """Give an island without troops to a seat."""
        before: i64 = self.owner(island)
        if before >= 0:
            self.held[ISLANDS + before] &= ~bit(island)
        self.held[ISLANDS + seat] |= bit(island)

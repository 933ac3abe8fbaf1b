"""The auction of the gods' favour: markers in order, offers that outbid each other, and the order of the next one."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from ....core.engine.bits import bit

GODS: Final = 7  # at most, in any edition
NO_GOD: Final = -1
NO_SEAT: Final = -1


@final
@mypyc_attr(acyclic=True)
class Auction:
    """Who offers what to which god. Lists of seats are packed, three bits each, the first lowest."""

    __slots__ = (
        "arrivals",
        "arrived",
        "bidder",
        "chosen",
        "holders",
        "laid",
        "lost",
        "markers",
        "offers",
        "open",
        "order",
        "returned",
        "returning",
    )

    order: i64  # the markers in turn order
    markers: i64  # how many
    laid: i64  # how many of them have had their turn
    bidder: i64  # the seat that places a marker now
    lost: i64  # the god at whom that marker has just been outbid, or `NO_GOD`
    chosen: i64  # the god it goes to, while the offer is being named
    open: i64  # set of gods that take offers
    holders: i64  # by god, four bits: the seat plus 1, or 0
    offers: i64  # by god, eight bits
    arrivals: i64  # the markers at the god who takes everyone (C7.8)
    arrived: i64
    returning: i64  # the order of the next auction, filled from the back
    returned: i64

    def __init__(self, source: Auction | None) -> None:
        """No markers, or a copy."""
        if source is None:
            self.order = 0
            self.markers = 0
            self.laid = 0
            self.bidder = NO_SEAT
            self.lost = NO_GOD
            self.chosen = NO_GOD
            self.open = 0
            self.holders = 0
            self.offers = 0
            self.arrivals = 0
            self.arrived = 0
            self.returning = 0
            self.returned = 0
        else:
            self.order = source.order
            self.markers = source.markers
            self.laid = source.laid
            self.bidder = source.bidder
            self.lost = source.lost
            self.chosen = source.chosen
            self.open = source.open
            self.holders = source.holders
            self.offers = source.offers
            self.arrivals = source.arrivals
            self.arrived = source.arrived
            self.returning = source.returning
            self.returned = source.returned

    # ---- reading

    def holder(self, god: i64) -> i64:
        """The seat whose marker is at a god, or `NO_SEAT`."""
        return ((self.holders >> (4 * god)) & 15) - 1

    def offer(self, god: i64) -> i64:
        """The standing offer to a god; 0 if there is none."""
        return (self.offers >> (8 * god)) & 255

    def arrival(self, place: i64) -> i64:
        """The seat that was number `place`, counted from 0, to come to the god who takes everyone."""
        return (self.arrivals >> (3 * place)) & 7

    def marker(self, place: i64) -> i64:
        """The seat of a marker by its place in the turn order, counted from 0."""
        return (self.order >> (3 * place)) & 7

    def offered_by(self, seat: i64, apart_from: i64) -> i64:
        """The sum of a seat's standing offers, except to the god `apart_from`."""
        total: i64 = 0
        god: i64 = 0
        rest: i64 = self.holders
        while rest:
            if rest & 15 == seat + 1 and god != apart_from:
                total += self.offer(god)
            rest >>= 4
            god += 1
        return total

    def offerings_of(self, seat: i64, apart_from: i64) -> i64:
        """To how many gods, apart from one, a seat has a standing offer."""
        count: i64 = 0
        god: i64 = 0
        rest: i64 = self.holders
        while rest:
            if rest & 15 == seat + 1 and god != apart_from:
                count += 1
            rest >>= 4
            god += 1
        return count

    # ---- placing

    def begin(self, open: i64) -> None:
        """Begin a new auction: the gods in the set take offers, and the first marker is to be placed."""
        self.open = open
        self.laid = 0
        self.holders = 0
        self.offers = 0
        self.arrivals = 0
        self.arrived = 0
        self.next_marker()

    def next_marker(self) -> None:
        """Have the next marker in turn order placed, if there is one."""
        self.lost = NO_GOD
        self.chosen = NO_GOD
        if self.laid < self.markers:
            self.bidder = self.marker(self.laid)
            self.laid += 1
        else:
            self.bidder = NO_SEAT

    def place(self, god: i64, offer: i64) -> i64:
        """Make an offer to a god. Returns the seat that is outbid, if any: it must go elsewhere at once (C7.3)."""
        displaced: i64 = self.holder(god)
        self.holders = (self.holders & ~(bit(4 * god) * 15)) | ((self.bidder + 1) << (4 * god))
        self.offers = (self.offers & ~(bit(8 * god) * 255)) | (offer << (8 * god))
        if displaced >= 0:
            self.bidder = displaced
            self.lost = god
            self.chosen = NO_GOD
        else:
            self.next_marker()
        return displaced

    def arrive(self) -> None:
        """Join the markers at the god who takes everyone (C7.8)."""
        self.arrivals |= self.bidder << (3 * self.arrived)
        self.arrived += 1
        self.next_marker()

    # ---- returning

    def give_back(self, seat: i64) -> None:
        """Return a marker to the last free place of the turn order (C8.4)."""
        self.returning = self.returning << 3 | seat
        self.returned += 1

    def renew_order(self) -> None:
        """Use the order of the returned markers for the next auction; all are back."""
        self.order = self.returning
        self.markers = self.returned
        self.returning = 0
        self.returned = 0
        self.laid = 0
        self.open = 0
        self.holders = 0
        self.offers = 0
        self.arrivals = 0
        self.arrived = 0

    def append_marker(self, seat: i64) -> None:
        """Put a marker on the next place of the turn order."""
        self.order |= seat << (3 * self.markers)
        self.markers += 1

    def remove(self, seat: i64) -> None:
        """Remove the markers of a seat that is out of the game, wherever they are (C9.23)."""
        for god in range(i64(GODS)):
            if self.holder(god) == seat:
                self.holders &= ~(bit(4 * god) * 15)
                self.offers &= ~(bit(8 * god) * 255)
        lost: i64 = times(self.arrivals, self.arrived, seat)
        self.arrivals = without(self.arrivals, self.arrived, seat)
        self.arrived -= lost
        lost = times(self.returning, self.returned, seat)
        self.returning = without(self.returning, self.returned, seat)
        self.returned -= lost


def times(seats: i64, count: i64, seat: i64) -> i64:
    """How often a seat appears in a list."""
    found: i64 = 0
    for place in range(count):
        if (seats >> (3 * place)) & 7 == seat:
            found += 1
    return found


def without(seats: i64, count: i64, seat: i64) -> i64:
    """The list without that seat."""
    kept: i64 = 0
    end: i64 = 0
    for place in range(count):
        other: i64 = (seats >> (3 * place)) & 7
        if other != seat:
            kept |= other << (3 * end)
            end += 1
    return kept

"""Parts of a position line that both editions write and read in the same way."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from ....core.contract.flaws import AS_IN, NUMBER, PARTS, TWICE
from ....core.contract.possible import wrong
from ....core.engine.bits import bit, members
from ..rules.auction import NO_GOD, NO_SEAT, Auction
from ..rules.battle import DIE_VALUES, UNITS
from ..rules.board import SEATS
from ..rules.pantheon import god_in_row
from ..rules.table import Table
from ..rules.track import card_at, put_card
from .names import Names, counted, find, listed, split_count, within, words

EMPTY: Final = "-"
TO_BE_FILLED: Final = "+"
LAND_AND_SEA: Final = ("sea", "land")
MOST_PACKED: Final = 255  # gold of an offer
LAST_STAGE: Final = 9  # of a round of battle, in any edition


# ---- the auction


def write_rows(table: Table, gods: tuple[str, ...]) -> str:
    """The known gods, from the first row down."""
    return listed([gods[god_in_row(table, row)] for row in range(table.rows_shown)])


def bidding_fields(auction: Auction, gods: tuple[str, ...]) -> dict[str, str]:
    """Who places a marker, and the standing offers."""
    offers = [
        f"{name}:{auction.holder(god)}:{auction.offer(god)}"
        for god, name in enumerate(gods)
        if auction.holder(god) >= 0
    ]
    return {
        "bidder": str(auction.bidder) if auction.bidder >= 0 else "",
        "lost": gods[auction.lost] if auction.lost >= 0 else "",
        "chosen": gods[auction.chosen] if auction.chosen >= 0 else "",
        "offers": listed(offers),
    }


def read_offers(auction: Auction, offers: Names, gods: tuple[str, ...], seats: tuple[str, ...]) -> None:
    """Read the standing offers, as "ares:0:3": the god, the seat and the gold."""
    for word in words(offers):
        god, seat, offer = ([*word.split(":"), "", ""])[:3]
        place = find(god, gods, "offers")
        if auction.holder(place) >= 0:
            raise wrong("offers", TWICE, name=god)
        auction.holders |= find(seat, seats, "offers") + 1 << 4 * place
        auction.offers |= within(offer, "offers", 0, MOST_PACKED) << 8 * place


def read_bidder(
    auction: Auction, ask: str, fields: tuple[str, str, str], gods: tuple[str, ...], seats: tuple[str, ...]
) -> None:
    """Read who places a marker, from which god it was just displaced, and which god is chosen; if nobody is given, the
    next seat in turn order."""
    bidder, lost, chosen = fields
    auction.lost = find(lost, gods, "lost") if lost else NO_GOD
    auction.chosen = find(chosen, gods, "chosen") if chosen else NO_GOD
    auction.bidder = NO_SEAT
    if bidder:
        auction.bidder = find(bidder, seats, "bidder")
    elif ask in ("which_god", "how_much"):
        auction.bidder = auction.marker(auction.laid)
        auction.laid += 1


# ---- units


def unit_fields(table: Table, seats: int) -> dict[str, str]:
    """Fleets, and islands with their troops, by seat."""
    board, chart = table.board, table.board.chart
    fleets = [
        listed([counted(chart.sea_names[sea], board.fleets_at(sea)) for sea in members(board.seas_of(seat))])
        for seat in range(seats)
    ]
    land = [
        listed(
            [counted(chart.island_names[place], board.troops_on(place)) for place in members(board.islands_of(seat))]
        )
        for seat in range(seats)
    ]
    return {"fleets": "/".join(fleets), "land": "/".join(land)}


def read_units(texts: Sequence[str], names: tuple[str, ...], what: str) -> Iterator[tuple[int, int, int]]:
    """Seat, place and number of all units; a place has only one owner."""
    taken: set[int] = set()
    for seat, text in enumerate(texts):
        for word in words(text):
            name, number = split_count(word, what)
            place = find(name, names, what)
            if place in taken:
                raise wrong(what, TWICE, name=name)
            if not 0 <= number <= UNITS:
                raise wrong(what, NUMBER, found=word, least=0, most=UNITS)
            taken.add(place)
            yield seat, place, number


# ---- tracks of cards


def write_track(track: int, spaces: int, filling: int, names: tuple[str, ...]) -> str:
    """The cards of a track, space by space."""
    cards = [card_at(track, space) for space in range(spaces)]
    return listed(
        [
            names[card] if card >= 0 else TO_BE_FILLED if filling >> space & 1 else EMPTY
            for space, card in enumerate(cards)
        ]
    )


def read_track(text: Names, spaces: int, names: tuple[str, ...], what: str) -> tuple[int, int]:
    """The cards of a track, and the set of spaces to fill."""
    track = filling = 0
    found = words(text)
    if len(found) != spaces:
        raise wrong(what, PARTS, count=len(found), expected=spaces)
    for space, word in enumerate(found):
        if word == TO_BE_FILLED:
            filling |= bit(space)
        elif word != EMPTY:
            track = put_card(track, space, find(word, names, what))
    return track, filling


# ---- a battle


def write_battle(table: Table) -> str:
    """The place, who attacks whom with how many, the attacker's die and the stage of the round: "land:i3:0:1:2:0:2"."""
    battle, chart = table.battle, table.board.chart
    if battle.place < 0:
        return ""
    place = chart.island_names[battle.place] if battle.on_land else chart.sea_names[battle.place]
    numbers = (battle.attacker, battle.defender, battle.attackers, battle.die, battle.stage)
    return ":".join([LAND_AND_SEA[battle.on_land], place, *(str(number) for number in numbers)])


def read_battle(table: Table, text: str) -> None:
    """Read what `write_battle` writes."""
    if not text:
        return
    parts = str(text).split(":")
    chart = table.board.chart
    if len(parts) != 7:
        where = chart.island_names[0] if chart.islands else "…"  # there may not be a map yet
        example = f"land:{where}:0:1:2:0:2"
        raise wrong("battle", AS_IN, found=repr(text), example=example)
    on_land = find(parts[0], LAND_AND_SEA, "battle")
    place = find(parts[1], chart.island_names if on_land else chart.sea_names, "battle")
    attacker, defender = (within(seat, "battle", 0, SEATS - 1) for seat in parts[2:4])
    attackers, die, stage = (
        within(part, "battle", 0, most)
        for part, most in zip(parts[4:], (UNITS, DIE_VALUES - 1, LAST_STAGE), strict=True)
    )
    table.battle.begin(on_land, place, attacker, defender, attackers)
    table.battle.die = die
    table.battle.stage = stage

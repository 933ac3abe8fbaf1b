"""What both editions of Cyclades share, by itself: charts, the board, the auction, battle."""

from __future__ import annotations

from types import ModuleType

import pytest

from petteia.core.engine.bits import lowest
from petteia.games import cyclades, legendary
from petteia.games.aegean.rules.auction import NO_GOD, NO_SEAT, Auction, times, without
from petteia.games.aegean.rules.battle import MOST_BONUS, UNITS, losers, odds, round_odds, win_chance
from petteia.games.aegean.rules.board import NEUTRAL, Board
from petteia.games.aegean.rules.chart import DrawnChart
from petteia.games.cyclades import rows as cyclades_rows
from petteia.games.cyclades.facts import MAPS
from petteia.games.cyclades.words import occasions as cyclades_words
from petteia.games.legendary import rows as legendary_rows
from petteia.games.legendary.words import occasions as legendary_words

SMALL = (
    " . $ ",
    ". a .",
    " b . ",
)


def test_a_chart_is_read_from_its_picture() -> None:
    chart = DrawnChart(SMALL)
    assert chart.sea_names == ("A1", "A2", "B1", "B3", "C2")
    assert chart.island_names == ("i1", "i2")
    assert chart.trade == 0b00010
    assert [(space.name, space.q, space.r, space.x) for space in chart.spaces] == [
        ("A1", 0, -1, -0.5),
        ("A2", 1, -1, 0.5),
        ("B1", -1, 0, -1.0),
        ("B2", 0, 0, 0.0),
        ("B3", 1, 0, 1.0),
        ("C1", -1, 1, -0.5),
        ("C2", 0, 1, 0.5),
    ]
    assert (chart.around[0], chart.around[1]) == (0b11111, 0b10100)
    assert list(chart.next_to) == [0b00110, 0b01001, 0b00001, 0b10010, 0b01000]
    assert list(chart.shores) == [1, 1, 3, 1, 3]
    assert chart.joined(0b00100, 0) == 0b10
    assert chart.joined(0b00001, 0) == 0
    assert chart.beside(0b00011) == 0b01111
    assert chart.coast(0b11) == 0b11111


@pytest.mark.parametrize("picture", MAPS)
def test_the_maps_lie_around_their_middle_and_every_neighbour_is_mutual(picture: tuple[str, ...]) -> None:
    chart = DrawnChart(picture)
    for row in "ABCDEFGHIJK":
        line = [space for space in chart.spaces if space.name[0] == row]
        assert line[0].x == -line[-1].x
        assert [space.x - line[0].x for space in line] == list(range(len(line)))
    assert chart.spaces[0].q == 0
    assert chart.spaces[0].y == pytest.approx(-4.3301, abs=1e-4)
    for sea in range(chart.seas):
        for other in range(chart.seas):
            assert chart.next_to[sea] >> other & 1 == chart.next_to[other] >> sea & 1


def test_sets_of_sea_spaces_reach_beyond_half_a_word() -> None:
    assert [lowest(1 << place) for place in range(62)] == list(range(62))
    assert [lowest(1 << place | 1 << 61) for place in range(62)] == list(range(62))


def test_a_board_counts_its_pieces() -> None:
    board = Board(DrawnChart(SMALL), None)
    board.add_fleets(2, 3, 2)
    board.change_owner(1, 2)
    board.add_troops(2, 1, 3)
    board.lay_marker(1)
    twin = Board(board.chart, board)
    board.remove_fleets(2, 3, 2)
    board.remove_troops(2, 1, 3)
    board.change_owner(1, 4)
    assert (board.fleets_at(3), board.seas_of(2), board.fleets_of(2), board.admiral(3)) == (0, 0, 0, NEUTRAL)
    assert (board.owner(1), board.owner(0), board.islands_of(2), board.guarded(4)) == (4, NEUTRAL, 0, 0)
    assert (twin.fleets_at(3), twin.admiral(3), twin.owner(1), twin.guarded(2)) == (2, 2, 2, 0b10)
    assert (twin.troops_on(1), twin.laid_on(1), twin.occupied(), twin.owned()) == (3, 1, 0b1000, 0b10)


def bidding(*order: int) -> Auction:
    auction = Auction(None)
    for seat in order:
        auction.append_marker(seat)
    auction.begin(0b11111)
    return auction


def test_an_auction_displaces_and_goes_on() -> None:
    auction = bidding(2, 0, 1)
    assert auction.place(3, 4) == NO_SEAT
    assert (auction.bidder, auction.lost) == (0, NO_GOD)
    assert auction.place(3, 9) == 2
    assert (auction.bidder, auction.lost, auction.offer(3), auction.holder(3)) == (2, 3, 9, 0)
    auction.arrive()
    assert (auction.bidder, auction.lost) == (1, NO_GOD)
    auction.arrive()
    assert auction.bidder == NO_SEAT
    assert (auction.arrival(0), auction.arrival(1)) == (2, 1)
    assert (auction.offered_by(0, NO_GOD), auction.offered_by(0, 3), auction.offerings_of(0, NO_GOD)) == (9, 0, 1)


def test_the_first_to_return_is_the_last_in_the_new_order() -> None:
    auction = bidding(0, 1, 2)
    for seat in (1, 2, 0):
        auction.give_back(seat)
    auction.renew_order()
    assert [auction.marker(place) for place in range(auction.markers)] == [0, 2, 1]


def test_the_markers_of_a_seat_that_is_out_are_removed_everywhere() -> None:
    auction = bidding(0, 1, 2, 3)
    auction.place(1, 5)
    auction.arrive()
    auction.arrive()
    auction.arrive()
    auction.give_back(0)
    auction.remove(2)
    assert [auction.arrival(place) for place in range(auction.arrived)] == [1, 3]
    auction.remove(0)
    assert (auction.holder(1), auction.offer(1), auction.returned) == (NO_SEAT, 0, 0)
    assert without(3 << 9 | 3 << 6 | 1 << 3 | 3, 4, 3) == 1
    assert times(3 << 9 | 3 << 6 | 1 << 3 | 3, 4, 3) == 3


@pytest.mark.parametrize(("attack", "defence", "who"), [(2, 3, 1), (3, 2, 2), (3, 3, 3)])
def test_the_lower_total_loses(attack: int, defence: int, who: int) -> None:
    assert losers(attack, defence) == who


def test_odds_are_those_of_all_rolls() -> None:
    assert round_odds(0) == pytest.approx((13 / 36, 13 / 36, 10 / 36))
    assert round_odds(3) == pytest.approx((0, 35 / 36, 1 / 36))
    for attackers in range(1, UNITS + 1):
        for defenders in range(1, UNITS + 1):
            assert sum(odds(attackers, defenders, 2)) == pytest.approx(1)
            won, held, none = odds(attackers, defenders, 0)
            assert odds(defenders, attackers, 0) == pytest.approx((held, won, none))
    assert win_chance(8, 1, MOST_BONUS + 5) == win_chance(8, 1, MOST_BONUS)
    assert (win_chance(3, 0, 0), win_chance(0, 3, 0)) == (1.0, 0.0)


@pytest.mark.parametrize(
    ("game", "rows", "said"),
    [(cyclades, cyclades_rows, cyclades_words), (legendary, legendary_rows, legendary_words)],
)
def test_every_action_says_when_it_is_an_answer(game: ModuleType, rows: ModuleType, said: ModuleType) -> None:
    decisions = {verb.name for verb in rows.VERBS if verb.chapter != "chance"}
    assert set(said.OCCASION_OF) == decisions
    assert {occasion for occasion, _ in said.OCCASION_OF.values()} == set(said.OCCASIONS)
    state = game.position()
    for text, when in (
        ("stand", "You decide whether to retreat after a round of battle"),
        ("found", "You choose a place for a"),
    ):
        action = next(action for action in range(game.GAME.decisions) if state.text(action).startswith(text))
        refusal = state.why_not(action)
        assert refusal is not None
        assert refusal.text.startswith(when)
        assert "Now you are asked to take an action of your god" in refusal.text

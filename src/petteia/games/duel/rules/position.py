"""One position of Duel: the two cities, the layout, the board, and what is being asked."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from ....core.engine.bits import bit
from ....core.engine.state import State
from ..words.events import COINS_MOVED, GAME_ENDED, event
from .city import City
from .layout import Layout
from .questions import FIRST, NOT_ENDED, OVER
from .tables import ALL_TOKENS, ALL_WONDERS, LOW_CARDS


@mypyc_attr(acyclic=True)
class Position(State):
    """Everything that is on the table. The rules, in the other modules of this folder, change it."""

    city0: City
    city1: City
    layout: Layout
    asked: i64  # one of `questions`
    turn: i64  # the seat whose turn it is
    first: i64  # the first player (D1.6)
    again: i64  # 1 if the same player has another turn after this one (D4.3)
    pawn: i64  # spaces from the centre, positive when seat 0 is ahead (D0.3)
    spoils: i64  # set of military tokens gone: bits 0, 1 by seat 0's advance, bits 2, 3 by seat 1's (D8.3)
    board: i64  # set of progress tokens on the board
    box: i64  # set of progress tokens in the box
    drawn: i64  # set of tokens that the Great Library has drawn
    discard_low: i64
    discard_high: i64
    offer: i64  # set of wonders to choose from
    unseen_wonders: i64  # set of wonders that could still be shown
    ended: i64  # how the game ended, by `questions`
    winner: i64  # a seat, or -1 for a shared victory
    neutral_chooses: i64  # 1 if the last player chooses who begins when the pawn is on the centre (D11.3)
    may_decline: i64  # 1 if the token for a pair of symbols may be declined (D9.0)

    def __init__(self, source: Position | None) -> None:
        """A game before its first action, or a copy."""
        super().__init__()
        if source is None:
            self.city0 = City(None)
            self.city1 = City(None)
            self.layout = Layout(None)
            self.asked = FIRST
            self.turn = 0
            self.first = 0
            self.again = 0
            self.pawn = 0
            self.spoils = 0
            self.board = 0
            self.box = ALL_TOKENS
            self.drawn = 0
            self.discard_low = 0
            self.discard_high = 0
            self.offer = 0
            self.unseen_wonders = ALL_WONDERS
            self.ended = NOT_ENDED
            self.winner = -1
            self.neutral_chooses = 0
            self.may_decline = 0
        else:
            self.city0 = City(source.city0)
            self.city1 = City(source.city1)
            self.layout = Layout(source.layout)
            self.asked = source.asked
            self.turn = source.turn
            self.first = source.first
            self.again = source.again
            self.pawn = source.pawn
            self.spoils = source.spoils
            self.board = source.board
            self.box = source.box
            self.drawn = source.drawn
            self.discard_low = source.discard_low
            self.discard_high = source.discard_high
            self.offer = source.offer
            self.unseen_wonders = source.unseen_wonders
            self.ended = source.ended
            self.winner = source.winner
            self.neutral_chooses = source.neutral_chooses
            self.may_decline = source.may_decline

    def mine(self) -> City:
        """The city of the player whose turn it is."""
        return self.city1 if self.turn else self.city0

    def theirs(self) -> City:
        """The city of the other player."""
        return self.city0 if self.turn else self.city1

    def city(self, seat: i64) -> City:
        return self.city1 if seat else self.city0

    def lead(self, seat: i64) -> i64:
        """How many spaces the pawn is on the opponent's half; 0 on the centre or on one's own half (D0.3)."""
        ahead: i64 = -self.pawn if seat else self.pawn
        if ahead < 0:
            return 0
        return ahead

    def add_to_discard(self, card: i64) -> None:
        if card < LOW_CARDS:
            self.discard_low |= bit(card)
        else:
            self.discard_high |= bit(card - LOW_CARDS)

    def remove_from_discard(self, card: i64) -> None:
        if card < LOW_CARDS:
            self.discard_low &= ~bit(card)
        else:
            self.discard_high &= ~bit(card - LOW_CARDS)

    def end(self, how: i64, winner: i64) -> None:
        """End the game; whatever the turn would still have asked is void (D8.5, D10.3)."""
        self.ended = how
        self.winner = winner
        self.asked = OVER
        self.again = 0
        self.tell(GAME_ENDED, how, 0, 0)

    # ---- for listeners

    def tell(self, number: i64, a: i64, b: i64, c: i64) -> None:
        """Tell any listener that something happened."""
        if self.events is not None:
            self.report(number, a, b, c)

    def tell_coins(self, seat: i64, coins: i64, why: i64) -> None:
        """Tell that a seat's coins changed, if they did."""
        if self.events is not None and coins:
            self.report(COINS_MOVED, seat, coins, why)

    def report(self, number: i64, a: i64, b: i64, c: i64) -> None:
        assert self.events is not None
        self.events.append(event(number, a, b, c))

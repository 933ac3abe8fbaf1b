"""The course of a game: the set-up, the draft of wonders, turns and ages (D1 to D4, D11)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ....core.engine.bits import bit, size
from ..facts import (
    DRAFT_ORDER,
    FIRST_GAME_WONDERS,
    GUILDS_IN_GAME,
    TOKENS_DRAWN_BY_LIBRARY,
    TOKENS_ON_BOARD,
    WONDERS,
    WONDERS_SHOWN,
)
from ..words.events import (
    AGE_BEGUN,
    AGE_DEALT,
    EXTRA_TURN,
    FIRST_PLAYER,
    GUILD_PLACED,
    TOKEN_DEALT,
    TOKEN_DRAWN,
    WONDER_DRAFTED,
    WONDER_SHOWN,
)
from .actions import HAND
from .position import Position
from .questions import BEGIN, DEAL_TOKEN, DRAFT, GUILD_BACK, KEEP_TOKEN, REVEAL, SHOW_WONDER, TURN
from .scoring import finish
from .tables import AGES

DRAFTED_BY: Final = vec[i64](DRAFT_ORDER)
WONDERS_DRAFTED: Final = len(DRAFT_ORDER)
EVERY_PLACE: Final = 15


def pack_hand(names: tuple[str, ...]) -> int:
    ids = [wonder.id for wonder in WONDERS]
    return sum(ids.index(name) << 4 * place for place, name in enumerate(names))


FIRST_PLAYERS_HAND: Final[i64] = pack_hand(FIRST_GAME_WONDERS[0])
SECOND_PLAYERS_HAND: Final[i64] = pack_hand(FIRST_GAME_WONDERS[1])
LAST_AGE: Final = AGES - 1


# ---- set-up and draft


def name_first_player(position: Position, seat: i64) -> None:
    """Name who drafts first and begins Age I, as drawn by chance (D1.6)."""
    position.first = seat
    position.turn = seat
    position.asked = DEAL_TOKEN
    position.tell(FIRST_PLAYER, seat, 0, 0)
    if position.unseen_wonders == 0:  # the first game has no draft (D2.5)
        position.city(seat).hand = FIRST_PLAYERS_HAND
        position.city(1 - seat).hand = SECOND_PLAYERS_HAND
        position.city0.hand_size = HAND
        position.city1.hand_size = HAND
        open_hands(position)


def open_hands(position: Position) -> None:
    """Let each player build the four wonders in his hand (D2.4)."""
    position.city0.buildable = EVERY_PLACE
    position.city1.buildable = EVERY_PLACE


def deal_token(position: Position, token: i64) -> None:
    """Put a progress token on the board; after five, the others stay in the box (D1.2)."""
    position.box &= ~bit(token)
    position.board |= bit(token)
    position.tell(TOKEN_DEALT, token, 0, 0)
    if size(position.board) == TOKENS_ON_BOARD:
        if position.unseen_wonders:
            position.asked = SHOW_WONDER
        else:
            deal_age(position, 0)


def show_wonder(position: Position, wonder: i64) -> None:
    """Show a wonder; when four are shown, they are drafted (D2.1, D2.2)."""
    position.unseen_wonders &= ~bit(wonder)
    position.offer |= bit(wonder)
    position.tell(WONDER_SHOWN, wonder, 0, 0)
    if size(position.offer) == WONDERS_SHOWN:
        position.asked = DRAFT


def draft_wonder(position: Position, wonder: i64) -> None:
    """Take a wonder from the offer; the order of picks is 0, 1, 1, 0, then 1, 0, 0, 1 (D2.2)."""
    city = position.mine()
    position.offer &= ~bit(wonder)
    city.hand |= wonder << (4 * city.hand_size)
    city.hand_size += 1
    position.tell(WONDER_DRAFTED, position.turn, wonder, 0)
    drafted: i64 = city.hand_size + position.theirs().hand_size
    if drafted == WONDERS_DRAFTED:
        position.unseen_wonders = 0  # the last four are never shown (D2.4)
        open_hands(position)
        position.turn = position.first
        deal_age(position, 0)
        return
    position.turn = position.first ^ DRAFTED_BY[drafted]
    if position.offer == 0:
        position.asked = SHOW_WONDER


# ---- ages


def deal_age(position: Position, age: i64) -> None:
    """Lay out the cards of an age (D3.1). In Age III, the backs of the guilds are seen first (D3.4)."""
    position.layout.deal(age)
    position.tell(AGE_DEALT, age + 1, 0, 0)
    position.asked = GUILD_BACK if age == LAST_AGE else REVEAL


def place_guild(position: Position, slot: i64) -> None:
    """Place one of the three guilds in this slot (D1.5, D3.4)."""
    layout = position.layout
    layout.guild_backs |= bit(slot)
    position.tell(GUILD_PLACED, slot, 0, 0)
    if size(layout.guild_backs) == GUILDS_IN_GAME:
        position.asked = REVEAL


def after_reveal(position: Position) -> None:
    """Once everything is turned up, go on with the turn; in a new age, first ask who begins (D11.1, D11.2, D11.3)."""
    layout = position.layout
    if not layout.untouched():
        position.asked = TURN
    elif layout.age > 0 and (position.pawn != 0 or position.neutral_chooses):
        position.asked = BEGIN
    else:
        begin_age(position, position.turn)


def begin_age(position: Position, seat: i64) -> None:
    """Let that player take the first turn of the age."""
    position.turn = seat
    position.asked = TURN
    position.tell(AGE_BEGUN, position.layout.age + 1, seat, 0)


def end_turn(position: Position) -> None:
    """Turn up what was uncovered (D3.3), then go on with an extra turn or the other player (D4.1, D4.3). When the
    layout is empty, the age ends and an extra turn is lost (D3.5, D4.5)."""
    if position.layout.present == 0:
        position.again = 0
        if position.layout.age == LAST_AGE:
            finish(position)
        else:
            if position.pawn > 0:
                position.turn = 1  # the weaker player chooses who begins (D11.2)
            elif position.pawn < 0:
                position.turn = 0
            deal_age(position, position.layout.age + 1)
        return
    if position.again:
        position.again = 0
        position.tell(EXTRA_TURN, position.turn, 0, 0)
    else:
        position.turn ^= 1
    position.asked = REVEAL if position.layout.turning else TURN


# ---- the Great Library


def draw_token(position: Position, token: i64) -> None:
    """Draw a token from the box for the Great Library, which draws three (D7.9)."""
    position.box &= ~bit(token)
    position.drawn |= bit(token)
    position.tell(TOKEN_DRAWN, position.turn, token, 0)
    if size(position.drawn) == TOKENS_DRAWN_BY_LIBRARY:
        position.asked = KEEP_TOKEN

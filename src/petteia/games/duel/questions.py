"""What players and chance are asked, in the order of a game."""

from __future__ import annotations

from typing import Final

# asked of a seat
DRAFT: Final = 0  # take one of the wonders on offer (D2.1)
TURN: Final = 1  # take an available card, and do what with it (D4.1)
TAKE_TOKEN: Final = 2  # a progress token from the board, for a pair of symbols (D9.0)
KEEP_TOKEN: Final = 3  # one of the tokens that the Great Library drew (D7.9)
RESTORE: Final = 4  # a card of the discard pile, for the Mausoleum (D7.10)
DESTROY_BROWN: Final = 5  # a brown card of the opponent's, for the Statue of Zeus (D7.5)
DESTROY_GREY: Final = 6  # a grey card of the opponent's, for Circus Maximus (D7.5)
BEGIN: Final = 7  # who begins the next age (D11.2)
OVER: Final = 8
# asked of chance
FIRST: Final = 9  # who is the first player (D1.6)
DEAL_TOKEN: Final = 10  # the next progress token for the board (D1.2)
SHOW_WONDER: Final = 11  # the next wonder on offer (D2.1)
GUILD_BACK: Final = 12  # where the next guild lies (D3.4)
REVEAL: Final = 13  # the card in the next slot to be turned up (D3.1, D3.3)
DRAW_TOKEN: Final = 14  # the next token that the Great Library draws (D7.9)

FIRST_OF_CHANCE: Final = FIRST

NAMES: Final = (
    "draft",
    "turn",
    "take_token",
    "keep_token",
    "restore",
    "destroy_brown",
    "destroy_grey",
    "begin",
    "over",
    "first",
    "deal_token",
    "show_wonder",
    "guild_back",
    "reveal",
    "draw_token",
)

# how a game ended
NOT_ENDED: Final = 0
BY_MILITARY: Final = 1  # D8.5
BY_SCIENCE: Final = 2  # D10.2
BY_POINTS: Final = 3  # D12.3
BY_BLUE_POINTS: Final = 4  # D12.3
SHARED: Final = 5  # D12.3

REASONS: Final = ("", "military", "science", "points", "blue_points", "shared")

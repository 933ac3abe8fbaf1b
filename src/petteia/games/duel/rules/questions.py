"""What players and chance are asked, in the order of a game."""

from __future__ import annotations

from typing import Final

from ....core.contract.rows import Named, Question

# fmt: off
QUESTIONS: Final = (
    #        name            asked of  rule     what to do
    Question("draft",         "seat",   "D2.1",  "take one of the wonders on offer"),
    Question("turn",          "seat",   "D4.1",  "take an available card"),
    Question("take_token",    "seat",   "D9.0",  "take a progress token from the board"),
    Question("keep_token",    "seat",   "D7.9",  "keep one of the tokens that the Great Library drew"),
    Question("restore",       "seat",   "D7.10", "build a card of the discard pile"),
    Question("destroy_brown", "seat",   "D7.5",  "choose a brown card of the opponent's"),
    Question("destroy_grey",  "seat",   "D7.5",  "choose a grey card of the opponent's"),
    Question("begin",         "seat",   "D11.2", "say who begins the age"),
    Question("over",          "nobody", "D12.1", "the game is over"),
    # asked of chance
    Question("first",         "chance", "D1.6",  "say who is the first player"),
    Question("deal_token",    "chance", "D1.2",  "deal a progress token to the board"),
    Question("show_wonder",   "chance", "D2.1",  "show a wonder"),
    Question("guild_back",    "chance", "D3.4",  "show where a guild is"),
    Question("reveal",        "chance", "D3.3",  "turn up a card"),
    Question("draw_token",    "chance", "D7.9",  "draw a token for the Great Library"),
)
# fmt: on
# numbers of QUESTIONS
DRAFT: Final = 0
TURN: Final = 1
TAKE_TOKEN: Final = 2
KEEP_TOKEN: Final = 3
RESTORE: Final = 4
DESTROY_BROWN: Final = 5
DESTROY_GREY: Final = 6
BEGIN: Final = 7
OVER: Final = 8
FIRST: Final = 9
DEAL_TOKEN: Final = 10
SHOW_WONDER: Final = 11
GUILD_BACK: Final = 12
REVEAL: Final = 13
DRAW_TOKEN: Final = 14
# end of numbers

NAMES: Final = tuple(question.name for question in QUESTIONS)
OF_CHANCE: Final = bytes(question.whom == "chance" for question in QUESTIONS)

BEFORE_THE_CARDS: Final = (FIRST, DEAL_TOKEN, SHOW_WONDER, DRAFT)
WITHIN_A_TURN: Final = (TAKE_TOKEN, KEEP_TOKEN, RESTORE, DESTROY_BROWN, DESTROY_GREY, DRAW_TOKEN)

# how a game ended, and the reason given in its result
ENDINGS: Final = (
    Named("not_ended", ""),
    Named("by_military", "military"),  # D8.5
    Named("by_science", "science"),  # D10.2
    Named("by_points", "points"),  # D12.3
    Named("by_blue_points", "blue_points"),  # D12.3
    Named("shared", "shared"),  # D12.3
)
# numbers of ENDINGS
NOT_ENDED: Final = 0
BY_MILITARY: Final = 1
BY_SCIENCE: Final = 2
BY_POINTS: Final = 3
BY_BLUE_POINTS: Final = 4
SHARED: Final = 5
# end of numbers

REASONS: Final = tuple(ending.text for ending in ENDINGS)

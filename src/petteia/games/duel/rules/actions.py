"""The table of actions: each number means one thing, as an answer to one question."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ..facts import CARDS, TOKENS, WONDERS

SLOTS: Final = 20
SEATS: Final = 2
HAND: Final = 4  # wonders of a player
WAYS: Final = 2 + HAND  # to use a card: build it, discard it, or build one of the wonders with it (D4.1)
USES: Final = ("build", "discard", "wonder")
# numbers of USES
BUILD: Final = 0
DISCARD: Final = 1
WONDER: Final = 2
# end of numbers

# a turn: WAYS * slot + BUILD, + DISCARD, or + WONDER + place of the wonder in the player's hand
TURN_ACTIONS: Final[i64] = WAYS * SLOTS
DRAFT_ACTION: Final[i64] = TURN_ACTIONS  # + wonder
TAKE_ACTION: Final[i64] = DRAFT_ACTION + len(WONDERS)  # + token
KEEP_ACTION: Final[i64] = TAKE_ACTION + len(TOKENS)  # + token
RESTORE_ACTION: Final[i64] = KEEP_ACTION + len(TOKENS)  # + card
DESTROY_ACTION: Final[i64] = RESTORE_ACTION + len(CARDS)  # + card, except the last
# Guilds are never destroyed (D7.5), so the number of the last one was free to mean that a token is declined (D9.0). All
# other numbers stay what they were before declining was possible: games are stored by them.
DECLINE_ACTION: Final[i64] = DESTROY_ACTION + len(CARDS) - 1
BEGIN_ACTION: Final[i64] = DESTROY_ACTION + len(CARDS)  # + seat
DECISIONS: Final[i64] = BEGIN_ACTION + SEATS
# actions of chance
FIRST_ACTION: Final[i64] = DECISIONS  # + seat
DEAL_ACTION: Final[i64] = FIRST_ACTION + SEATS  # + token
SHOW_ACTION: Final[i64] = DEAL_ACTION + len(TOKENS)  # + wonder
GUILD_ACTION: Final[i64] = SHOW_ACTION + len(WONDERS)  # + slot
REVEAL_ACTION: Final[i64] = GUILD_ACTION + SLOTS  # + card
DRAW_ACTION: Final[i64] = REVEAL_ACTION + len(CARDS)  # + token
ACTIONS: Final[i64] = DRAW_ACTION + len(TOKENS)

SLOT_OF: Final = vec[i64]([action // WAYS for action in range(TURN_ACTIONS)])
WAY_OF: Final = vec[i64]([action % WAYS for action in range(TURN_ACTIONS)])

"""What can happen in a game of Duel, as typed data with names."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ....core.contract.event import Event
from ....core.contract.rows import Named
from ..facts import CARDS, SYMBOLS, TOKENS, WONDERS
from ..rules.questions import REASONS


@dataclass(frozen=True)
class FirstPlayer(Event):
    seat: int


@dataclass(frozen=True)
class TokenDealt(Event):
    token: str


@dataclass(frozen=True)
class WonderShown(Event):
    wonder: str


@dataclass(frozen=True)
class WonderDrafted(Event):
    seat: int
    wonder: str


@dataclass(frozen=True)
class AgeDealt(Event):
    age: int


@dataclass(frozen=True)
class GuildPlaced(Event):
    slot: int


@dataclass(frozen=True)
class CardRevealed(Event):
    slot: int
    card: str


@dataclass(frozen=True)
class CardTaken(Event):
    seat: int
    slot: int
    card: str


@dataclass(frozen=True)
class CardBuilt(Event):
    seat: int
    card: str
    how: str


@dataclass(frozen=True)
class CardDiscarded(Event):
    seat: int
    card: str


@dataclass(frozen=True)
class CardDestroyed(Event):
    seat: int
    card: str


@dataclass(frozen=True)
class WonderBuilt(Event):
    seat: int
    wonder: str
    card: str


@dataclass(frozen=True)
class WonderReturned(Event):
    seat: int
    wonder: str


@dataclass(frozen=True)
class CoinsMoved(Event):
    """A seat's coins grew or, if negative, shrank."""

    seat: int
    coins: int
    why: str


@dataclass(frozen=True)
class PawnMoved(Event):
    """The seat moved the conflict pawn; `pawn` is where it stands, positive when seat 0 is ahead."""

    seat: int
    spaces: int
    pawn: int


@dataclass(frozen=True)
class PairCompleted(Event):
    seat: int
    symbol: str


@dataclass(frozen=True)
class TokenTaken(Event):
    seat: int
    token: str


@dataclass(frozen=True)
class TokenDrawn(Event):
    """The Great Library drew a token; only its builder sees which (D13.4)."""

    seat: int
    token: str

    def seen_by(self, seat: int) -> Event:
        return self if seat == self.seat else TokenDrawn(self.seat, "")


@dataclass(frozen=True)
class ExtraTurn(Event):
    seat: int


@dataclass(frozen=True)
class AgeBegun(Event):
    age: int
    seat: int


@dataclass(frozen=True)
class GameEnded(Event):
    reason: str


@dataclass(frozen=True)
class TokenDeclined(Event):
    seat: int


# the engine refers to events by these numbers
# numbers of events of duel/words/events.py
FIRST_PLAYER: Final = 0
TOKEN_DEALT: Final = 1
WONDER_SHOWN: Final = 2
WONDER_DRAFTED: Final = 3
AGE_DEALT: Final = 4
GUILD_PLACED: Final = 5
CARD_REVEALED: Final = 6
CARD_TAKEN: Final = 7
CARD_BUILT: Final = 8
CARD_DISCARDED: Final = 9
CARD_DESTROYED: Final = 10
WONDER_BUILT: Final = 11
WONDER_RETURNED: Final = 12
COINS_MOVED: Final = 13
PAWN_MOVED: Final = 14
PAIR_COMPLETED: Final = 15
TOKEN_TAKEN: Final = 16
TOKEN_DRAWN: Final = 17
EXTRA_TURN: Final = 18
AGE_BEGUN: Final = 19
GAME_ENDED: Final = 20
TOKEN_DECLINED: Final = 21
# end of numbers

KINDS: Final[tuple[type[Event], ...]] = tuple(
    kind for kind in list(vars().values()) if isinstance(kind, type) and kind.__module__ == __name__
)

# how a card was built
HOW: Final = (Named("paid", "paid"), Named("chained", "chain"), Named("restored", "restored"))
# numbers of HOW
PAID: Final = 0
CHAINED: Final = 1
RESTORED: Final = 2
# end of numbers

# why coins moved
WHY: Final = (
    Named("price", "price"),
    Named("purchase", "purchase"),
    Named("trade_income", "economy"),
    Named("sale", "sale"),
    Named("card_effect", "card"),
    Named("chain_income", "urbanism"),
    Named("wonder_effect", "wonder"),
    Named("token_effect", "token"),
    Named("spoils", "spoils"),
)
# numbers of WHY
PRICE: Final = 0
PURCHASE: Final = 1
TRADE_INCOME: Final = 2
SALE: Final = 3
CARD_EFFECT: Final = 4
CHAIN_INCOME: Final = 5
WONDER_EFFECT: Final = 6
TOKEN_EFFECT: Final = 7
SPOILS: Final = 8
# end of numbers

NAMES: Final[dict[str, tuple[str, ...]]] = {
    "card": tuple(card.id for card in CARDS),
    "wonder": tuple(wonder.id for wonder in WONDERS),
    "token": tuple(token.id for token in TOKENS),
    "symbol": SYMBOLS,
    "reason": REASONS,
    "how": tuple(how.text for how in HOW),
    "why": tuple(why.text for why in WHY),
}


def event(number: int, *values: int) -> Event:
    """The event with that number; its values become names in fields that hold names."""
    kind = KINDS[number]
    named = {
        name: NAMES[name][value] if name in NAMES else value
        for name, value in zip(kind.__dataclass_fields__, values, strict=False)
    }
    return kind(**named)

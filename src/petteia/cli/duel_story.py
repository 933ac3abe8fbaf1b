"""What happened in a game of Duel, told in short lines."""

from __future__ import annotations

from ..core.event import Event
from ..games.duel import events as happened
from .duel_words import NUMERALS, counted, plain, title
from .names import Names

PAYMENTS = ("price", "purchase")
SOURCES = {
    "economy": " thanks to Economy",
    "urbanism": " thanks to Urbanism",
    "spoils": " to plunderers",
}
AT_THE_DEAL = 8  # cards turned up at once are the rows of a new age: the picture shows them


class Story:
    """Tells event after event; what belongs to the same deed joins its line."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self.lines: list[str] = []
        self.paid = 0
        self.shown: list[str] = []
        self.showing = ""

    def tell(self, events: list[Event]) -> list[str]:
        """The lines for these events."""
        for event in events:
            what = self.what_turned_up(event)
            if what != self.showing:
                self.end_showing()
            if what:
                self.showing = what
                self.shown.append(title(self.thing_shown(event)))
            else:
                self.tell_deed(event)
        self.end_showing()
        return self.lines

    # ---- what turns up is gathered into one line

    def what_turned_up(self, event: Event) -> str:
        kinds = {happened.CardRevealed: "Turned up", happened.TokenDealt: "Tokens on the board"}
        return (kinds | {happened.WonderShown: "Wonders on offer"}).get(type(event), "")

    def thing_shown(self, event: Event) -> str:
        return str(next(value for key, value in event.plain().items() if key in ("card", "token", "wonder")))

    def end_showing(self) -> None:
        if self.shown and len(self.shown) < AT_THE_DEAL:
            self.lines.append(f"{self.showing}: {', '.join(self.shown)}")
        self.shown, self.showing = [], ""

    # ---- deeds

    def tell_deed(self, event: Event) -> None:
        who = self.names.subject
        match event:
            case happened.FirstPlayer(seat):
                self.lines.append(f"{who(seat)} got the first turn by lot")
            case happened.WonderDrafted(seat, wonder):
                self.lines.append(f"{who(seat)} took {title(wonder)}")
            case happened.AgeDealt(age):
                self.lines.append(f"Age {NUMERALS[age]} was laid out")
            case happened.AgeBegun(age, seat):
                self.lines.append(f"{who(seat)} had the first turn of Age {NUMERALS[age]}")
            case happened.CardBuilt(seat, card, how):
                price = {"chain": "free by chain", "restored": "from the discard pile"}.get(how, self.price())
                self.lines.append(f"{who(seat)} built {title(card)}, {price}")
            case happened.CardDiscarded(seat, card):
                self.lines.append(f"{who(seat)} discarded {title(card)}")
            case happened.CardDestroyed(seat, card):
                self.add(f"{self.names.possessive(seat)} {plain(card)} was destroyed")
            case happened.WonderBuilt(seat, wonder, card):
                self.lines.append(f"{who(seat)} built {title(wonder)} with {plain(card)}, {self.price()}")
            case happened.WonderReturned(seat, wonder):
                self.add(f"{self.names.possessive(seat)} {plain(wonder)} went back to the box")
            case happened.CoinsMoved(seat, coins, why):
                self.tell_coins(seat, coins, why)
            case happened.PawnMoved(seat, spaces, _):
                self.add(f"pawn {counted(spaces, 'space')} towards {self.names.possessive(1 - seat)} capital")
            case happened.PairCompleted(_, symbol):
                self.add(f"a pair of {symbol}s")
            case happened.TokenTaken(seat, token):
                self.lines.append(f"{who(seat)} took the token {title(token)}")
            case happened.TokenDrawn(seat, token):
                self.lines.append(f"{who(seat)} drew {title(token) if token else 'a token in secret'}")
            case happened.ExtraTurn(_):
                self.add("another turn")

    def tell_coins(self, seat: int, coins: int, why: str) -> None:
        if why in PAYMENTS:
            self.paid -= coins
            return
        change = f"{'gained' if coins > 0 else 'lost'} {counted(abs(coins), 'coin')}{SOURCES.get(why, '')}"
        self.add(f"{self.names(seat)} {change}")

    def price(self) -> str:
        """What was paid for what was built."""
        paid, self.paid = self.paid, 0
        return counted(paid, "coin") if paid else "free"

    def add(self, clause: str) -> None:
        """What followed from the deed that was told last."""
        if self.lines:
            self.lines[-1] += f"; {clause}"
        else:
            self.lines.append(clause[:1].upper() + clause[1:])

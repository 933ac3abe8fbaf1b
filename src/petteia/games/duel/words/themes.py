"""What a problem of Duel is about, by what happens in it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ....core.contract.event import Event
from ..facts import BLUE, BROWN, CARDS, GREEN, GREY, PURPLE, RED, YELLOW
from .events import (
    CardBuilt,
    CardDestroyed,
    CardDiscarded,
    CardTaken,
    ExtraTurn,
    GameEnded,
    TokenTaken,
    WonderBuilt,
    WonderDrafted,
)

COLOURS: Final = {card.id: card.colour for card in CARDS}
# what building a card is good for
SUBJECTS: Final = {
    RED: "military",
    GREEN: "science",
    BROWN: "economy",
    GREY: "economy",
    YELLOW: "economy",
    BLUE: "points",
    PURPLE: "points",
}
SUPREMACIES: Final = ("military", "science")
THEMES: Final = ("military", "science", "tempo", "block", "wonder", "economy", "points", "draft")


def theme(seat: int, plan: Sequence[Event], line: Sequence[Event], lure: Sequence[Event]) -> str:
    """The theme of a problem: an early victory, what the opponent must not have, an extra turn, or what is built."""
    won = supremacy(plan)
    if won:
        return won
    if blocks(seat, plan, lure):
        return "block"
    for event in plan:
        match event:
            case WonderDrafted():
                return "draft"
            case ExtraTurn():
                return "tempo"
            case TokenTaken():
                return "science"
            case CardDestroyed():
                return "block"
    for event in plan:
        match event:
            case WonderBuilt():
                return "wonder"
            case CardBuilt(card=card):
                return SUBJECTS[COLOURS[card]]
    return supremacy(line) or ("economy" if any(isinstance(event, CardDiscarded) for event in plan) else "tempo")


def supremacy(events: Sequence[Event]) -> str:
    """The supremacy that ends the game, if one does."""
    reasons = (event.reason for event in events if isinstance(event, GameEnded))
    return next((reason for reason in reasons if reason in SUPREMACIES), "")


def blocks(seat: int, plan: Sequence[Event], lure: Sequence[Event]) -> bool:
    """Whether all the plan does is to take a card that the opponent would build, or to prevent his supremacy."""
    taken = {event.card for event in plan if isinstance(event, CardTaken)}
    built = {event.card for event in plan if isinstance(event, CardBuilt)}
    wanted = {event.card for event in lure if isinstance(event, CardBuilt) and event.seat != seat}
    lost = bool(supremacy(lure)) and last_to_act(lure) != seat
    return bool((taken - built) & wanted) or lost


def last_to_act(events: Sequence[Event]) -> int:
    """The seat that took the last card."""
    return next((event.seat for event in reversed(events) if isinstance(event, CardTaken)), -1)

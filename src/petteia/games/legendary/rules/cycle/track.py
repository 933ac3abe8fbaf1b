"""The tracks of creatures and heroes, and the deck of creatures (L2.3, L3.2, L3.3)."""

from __future__ import annotations

from mypy_extensions import i64

from .....core.engine.bits import bit, lowest, size
from ....aegean.rules.course import show_creature
from ....aegean.rules.table import NO_CREATURE
from ....aegean.rules.track import card_at, put_card, take_card
from ....aegean.words.telling import CREATURE_DISCARDED, DECK_RENEWED
from ...facts import CHIMERA, HERO_SPACES
from ...words.telling import HERO_SHOWN
from ..position import Position
from ..questions import CREATURE, HERO
from ..realm import NO_FACTION
from ..tables import SPACES


def open_tracks(position: Position) -> None:
    """Have every space of both tracks filled at the start of the game (L2.3)."""
    position.filling = bit(SPACES) - 1
    position.presenting = bit(HERO_SPACES) - 1


def discard_creature(position: Position, creature: i64) -> None:
    """Put a card on the discard pile; the Chimera takes the whole pile with her into the deck (L10.2)."""
    position.discard |= bit(creature)
    position.tell(CREATURE_DISCARDED, creature, 0, 0, 0)
    if creature == CHIMERA:
        renew_deck(position)


def renew_deck(position: Position) -> None:
    """Shuffle the discard pile into the deck; what Zeus has seen there is lost."""
    position.deck |= position.discard
    position.discard = 0
    forget_top(position)
    position.tell(DECK_RENEWED, 0, 0, 0, 0)


def forget_top(position: Position) -> None:
    position.seen = NO_CREATURE
    position.seen_by = NO_FACTION


def may_draw(position: Position) -> bool:
    """Whether there is a card to draw; an empty deck is renewed first (L3.3)."""
    if position.deck == 0 and position.discard:
        renew_deck(position)
    return position.deck != 0


def top_cards(position: Position) -> i64:
    """What the top card of the deck can be: any in it, unless somebody has seen it."""
    return bit(position.seen) if position.seen >= 0 else position.deck


def take_top(position: Position, creature: i64) -> None:
    """Take the top card from the deck."""
    position.deck &= ~bit(creature)
    forget_top(position)


# ---- creatures


def refresh_track(position: Position) -> None:
    """Discard the card on the cheapest space, slide the others there, and have the rest filled (L3.3, L3.4)."""
    last: i64 = card_at(position.track, 0)
    position.track = take_card(position.track, 0)
    if last >= 0:
        discard_creature(position, last)
    end: i64 = 0
    for space in range(i64(SPACES)):
        creature: i64 = card_at(position.track, space)
        if creature >= 0:
            if space != end:
                position.track = put_card(take_card(position.track, space), end, creature)
            end += 1
    position.filling = (bit(SPACES) - 1) & ~(bit(end) - 1)


def fill_track(position: Position) -> None:
    """Ask for the card of the cheapest space to fill; without any cards it stays empty."""
    if not may_draw(position):
        position.filling = 0
        return
    possible: i64 = top_cards(position)
    if size(possible) == 1:
        show_top(position, lowest(possible))
    else:
        position.asked = CREATURE


def show_top(position: Position, creature: i64) -> None:
    forget_top(position)
    show_creature(position, creature)


# ---- heroes


def refresh_heroes(position: Position) -> None:
    """Have empty hero spaces filled; without a deck they stay empty (L3.2)."""
    for space in range(i64(HERO_SPACES)):
        if card_at(position.hero_track, space) < 0:
            position.presenting |= bit(space)


def fill_heroes(position: Position) -> None:
    if position.hero_deck == 0:
        position.presenting = 0
    elif size(position.hero_deck) == 1:
        show_hero(position, lowest(position.hero_deck))
    else:
        position.asked = HERO


def show_hero(position: Position, hero: i64) -> None:
    space: i64 = lowest(position.presenting)
    position.presenting &= position.presenting - 1
    position.hero_deck &= ~bit(hero)
    position.hero_track = put_card(position.hero_track, space, hero)
    position.tell(HERO_SHOWN, hero, space, 0, 0)

"""Actions as people write them: "build baths", "wonder sphinx with baths", "reveal walls"."""

from __future__ import annotations

import difflib
from typing import Final

from ...core.bits import bit
from ...core.refusal import NotationError
from .actions import (
    ACTIONS,
    BEGIN_ACTION,
    BUILD,
    DEAL_ACTION,
    DESTROY_ACTION,
    DISCARD,
    DRAFT_ACTION,
    DRAW_ACTION,
    FIRST_ACTION,
    GUILD_ACTION,
    KEEP_ACTION,
    RESTORE_ACTION,
    REVEAL_ACTION,
    SHOW_ACTION,
    SLOT_OF,
    SLOTS,
    TAKE_ACTION,
    TURN_ACTIONS,
    WAY_OF,
    WAYS,
    WONDER,
)
from .facts import CARDS, TOKENS, WONDERS
from .position import Position

CARD_NAMES: Final = tuple(card.id for card in CARDS)
WONDER_NAMES: Final = tuple(wonder.id for wonder in WONDERS)
TOKEN_NAMES: Final = tuple(token.id for token in TOKENS)
SEAT_NAMES: Final = ("0", "1")
SLOT_NAMES: Final = tuple(str(slot) for slot in range(SLOTS))

# verb, the action of its first object, and its objects: all actions but those of a turn
VERBS: Final[tuple[tuple[str, int, tuple[str, ...]], ...]] = (
    ("draft", DRAFT_ACTION, WONDER_NAMES),
    ("take", TAKE_ACTION, TOKEN_NAMES),
    ("keep", KEEP_ACTION, TOKEN_NAMES),
    ("restore", RESTORE_ACTION, CARD_NAMES),
    ("destroy", DESTROY_ACTION, CARD_NAMES),
    ("begin", BEGIN_ACTION, SEAT_NAMES),
    ("first", FIRST_ACTION, SEAT_NAMES),
    ("deal", DEAL_ACTION, TOKEN_NAMES),
    ("show", SHOW_ACTION, WONDER_NAMES),
    ("guild", GUILD_ACTION, SLOT_NAMES),
    ("reveal", REVEAL_ACTION, CARD_NAMES),
    ("draw", DRAW_ACTION, TOKEN_NAMES),
)
TURN_VERBS: Final = ("build", "discard", "wonder")


def write_action(position: Position, action: int) -> str:
    """The action in words. A slot without a face-up card, or an empty place in the hand, is given by its number."""
    if not 0 <= action < ACTIONS:
        raise NotationError(f"Duel has no action {action}; they go from 0 to {ACTIONS - 1}")
    if action < TURN_ACTIONS:
        card = write_slot(position, SLOT_OF[action])
        way = WAY_OF[action]
        if way < WONDER:
            return f"{TURN_VERBS[way]} {card}"
        return f"wonder {write_place(position, way - WONDER)} with {card}"
    verb, first, names = [entry for entry in VERBS if entry[1] <= action][-1]
    return f"{verb} {names[action - first]}"


def write_slot(position: Position, slot: int) -> str:
    layout = position.layout
    return CARD_NAMES[layout.card_at(slot)] if layout.present & ~layout.hidden & bit(slot) else f"slot_{slot}"


def write_place(position: Position, place: int) -> str:
    city = position.mine()
    return WONDER_NAMES[city.wonder_at(place)] if place < city.hand_size else f"place_{place}"


def parse_action(position: Position, text: str) -> int:
    """The action that a text names. Case does not matter; names may be written with spaces or hyphens."""
    verb, _, rest = " ".join(text.lower().split()).partition(" ")
    if verb in ("build", "discard"):
        return WAYS * parse_slot(position, rest) + (BUILD if verb == "build" else DISCARD)
    if verb == "wonder":
        wonder, found, card = rest.partition(" with ")
        if not found:
            raise NotationError(f"{text!r}: say with which card, as in 'wonder sphinx with baths'")
        return WAYS * parse_slot(position, card) + WONDER + parse_place(position, wonder)
    for known, first, names in VERBS:
        if verb == known:
            return first + find(rest, names, f"{verb} what")
    verbs = ", ".join([*TURN_VERBS, *(known for known, _, _ in VERBS)])
    raise NotationError(f"{text!r} begins with none of {verbs}")


def find(name: str, names: tuple[str, ...], what: str) -> int:
    """The place of a name; an error that suggests the nearest one."""
    wanted = name.strip().replace(" ", "_").replace("-", "_")
    if wanted in names:
        return names.index(wanted)
    near = difflib.get_close_matches(wanted, names, 1)
    hint = f"; did you mean {near[0]}?" if near else f"; one of {', '.join(names)}"
    raise NotationError(f"{what}: {name!r} is not known{hint}")


def parse_slot(position: Position, name: str) -> int:
    """The slot whose face-up card has that name, or the slot given by number."""
    written = [write_slot(position, slot) for slot in range(SLOTS)]
    wanted = name.strip().replace(" ", "_").replace("-", "_")
    if wanted in written:
        return written.index(wanted)
    if wanted.startswith("slot_") and wanted[5:] in SLOT_NAMES:
        return int(wanted[5:])
    card = CARD_NAMES[find(name, CARD_NAMES, "card")]
    raise NotationError(f"{card} does not lie face up on the table")


def parse_place(position: Position, name: str) -> int:
    """The place of a wonder in the hand of the player on turn."""
    city = position.mine()
    hand = [WONDER_NAMES[city.wonder_at(place)] for place in range(city.hand_size)]
    wonder = WONDER_NAMES[find(name, WONDER_NAMES, "wonder")]
    if wonder not in hand:
        raise NotationError(f"{wonder} is not one of your wonders: {', '.join(hand)}")
    return hand.index(wonder)

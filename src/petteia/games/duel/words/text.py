"""Actions as people write them: "build baths", "wonder sphinx with baths", "reveal walls"."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ....core.contract.flaws import AS_IN, EXACTLY, NO_ACTION, NOTHING, either
from ....core.contract.move import Move
from ....core.contract.possible import find, no_verb, wrong
from ....core.contract.refusal import NotThere
from ....core.engine.bits import bit
from ..facts import BROWN, CARDS, COLOURS, GREY, TOKENS, WONDERS
from ..rules.actions import (
    ACTIONS,
    BEGIN_ACTION,
    BUILD,
    DEAL_ACTION,
    DECLINE_ACTION,
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
from ..rules.position import Position
from .whereabouts import not_on_table

CARD_NAMES: Final = tuple(card.id for card in CARDS)
WONDER_NAMES: Final = tuple(wonder.id for wonder in WONDERS)
TOKEN_NAMES: Final = tuple(token.id for token in TOKENS)
SEAT_NAMES: Final = ("0", "1")
SLOT_NAMES: Final = tuple(str(slot) for slot in range(SLOTS))
DESTROYED_NAMES: Final = CARD_NAMES[:-1]  # the last number means something else (`actions.DECLINE_ACTION`)
NO_OBJECT: Final = ("",)

# verb, the action of its first object, and the kind and names of its objects: for all actions except those of a turn
VERBS: Final[tuple[tuple[str, int, str, tuple[str, ...]], ...]] = (
    ("draft", DRAFT_ACTION, "wonder", WONDER_NAMES),
    ("take", TAKE_ACTION, "token", TOKEN_NAMES),
    ("keep", KEEP_ACTION, "token", TOKEN_NAMES),
    ("restore", RESTORE_ACTION, "card", CARD_NAMES),
    ("destroy", DESTROY_ACTION, "card", DESTROYED_NAMES),
    ("decline", DECLINE_ACTION, "", NO_OBJECT),
    ("begin", BEGIN_ACTION, "seat", SEAT_NAMES),
    ("first", FIRST_ACTION, "seat", SEAT_NAMES),
    ("deal", DEAL_ACTION, "token", TOKEN_NAMES),
    ("show", SHOW_ACTION, "wonder", WONDER_NAMES),
    ("guild", GUILD_ACTION, "slot", SLOT_NAMES),
    ("reveal", REVEAL_ACTION, "card", CARD_NAMES),
    ("draw", DRAW_ACTION, "token", TOKEN_NAMES),
)
TURN_VERBS: Final = ("build", "discard", "wonder")
NUMBERS: Final = ("seat", "slot")  # objects that are given by their number


def move(position: Position, action: int) -> Move:
    """The action in parts. A face-down card, and a wonder that is not in the hand, has no name."""
    return named_move(action, *named_in(position, action))


def write_action(position: Position, action: int) -> str:
    """The action in words. A slot without a face-up card, or an empty place in the hand, is given by number."""
    return written_move(action, *named_in(position, action))


def named_in(position: Position, action: int) -> tuple[str, str]:
    """The names, in that position, of the card and the wonder that an action of a turn is about."""
    if not 0 <= action < ACTIONS:
        raise wrong("", NO_ACTION, found=action, most=ACTIONS - 1)
    if action >= TURN_ACTIONS:
        return "", ""
    way = WAY_OF[action]
    return card_in(position, SLOT_OF[action]), wonder_in(position, way - WONDER) if way >= WONDER else ""


# every action is told after every other one, and in the same words as long as the same cards are there
@lru_cache(maxsize=16_384)
def named_move(action: int, card: str, wonder: str) -> Move:
    if action < TURN_ACTIONS:
        way = WAY_OF[action]
        objects: dict[str, int | str] = {"card": card, "slot": SLOT_OF[action]}
        if way < WONDER:
            return Move(TURN_VERBS[way], objects)
        return Move("wonder", {"wonder": wonder, "place": way - WONDER, **objects})
    verb, first, kind, names = [entry for entry in VERBS if entry[1] <= action][-1]
    name = names[action - first]
    return Move(verb, {kind: int(name) if kind in NUMBERS else name} if kind else {})


@lru_cache(maxsize=16_384)
def written_move(action: int, in_slot: str, in_place: str) -> str:
    parts = named_move(action, in_slot, in_place)
    if parts.verb not in TURN_VERBS:
        return " ".join([parts.verb, *map(str, parts.objects.values())])
    card = parts.objects["card"] or f"slot_{parts.objects['slot']}"
    if parts.verb != "wonder":
        return f"{parts.verb} {card}"
    wonder = parts.objects["wonder"] or f"place_{parts.objects['place']}"
    return f"wonder {wonder} with {card}"


def card_in(position: Position, slot: int) -> str:
    """The face-up card in a slot, if there is one."""
    layout = position.layout
    return CARD_NAMES[layout.card_at(slot)] if layout.present & ~layout.hidden & bit(slot) else ""


def wonder_in(position: Position, place: int) -> str:
    """The wonder at a place in the hand of the active player, if there is one."""
    city = position.mine()
    return WONDER_NAMES[city.wonder_at(place)] if place < city.hand_size else ""


def parse_action(position: Position, text: str) -> int:
    """The action that a text names. Case is ignored; names may be written with spaces or hyphens."""
    verb, _, rest = " ".join(text.lower().split()).partition(" ")
    if verb in ("build", "discard"):
        return WAYS * parse_slot(position, rest) + (BUILD if verb == "build" else DISCARD)
    if verb == "wonder":
        wonder, found, card = rest.partition(" with ")
        if not found:
            raise wrong("", AS_IN, found=repr(text), example="'wonder sphinx with baths'")
        return WAYS * parse_slot(position, card) + WONDER + parse_place(position, wonder)
    if verb == "destroy" and find(rest, CARD_NAMES, verb) == len(DESTROYED_NAMES):
        raise wrong(verb, EXACTLY, found=rest, expected=either((COLOURS[BROWN], COLOURS[GREY])), rule="D7.5")
    for known, first, _, names in VERBS:
        if verb == known:
            return first + find(rest, names, verb)
    raise no_verb(text, [*TURN_VERBS, *(known for known, *_ in VERBS)])


def parse_slot(position: Position, name: str) -> int:
    """The slot of the face-up card with that name, or the slot given by number."""
    written = [card_in(position, slot) for slot in range(SLOTS)]
    wanted = name.strip().replace(" ", "_").replace("-", "_")
    if wanted and wanted in written:
        return written.index(wanted)
    if wanted.startswith("slot_") and wanted[5:] in SLOT_NAMES:
        return int(wanted[5:])
    raise NotThere(not_on_table(position, find(name, CARD_NAMES, "card")))


def parse_place(position: Position, name: str) -> int:
    """The place of a wonder in the hand of the active player."""
    city = position.mine()
    hand = [WONDER_NAMES[city.wonder_at(place)] for place in range(city.hand_size)]
    wonder = WONDER_NAMES[find(name, WONDER_NAMES, "wonder")]
    if wonder not in hand:
        raise wrong("wonder", EXACTLY, found=wonder, expected=either(hand) or NOTHING)
    return hand.index(wonder)

"""Events and refusals as sentences: how their data become the id and the arguments of a message.

The page does the same; docs/languages.md says how.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from ..core.event import Event
from ..core.refusal import Refusal
from . import Words

# arguments that are seats, and become the names of players
SEATS: Final = ("seat", "faction", "attacker", "defender", "victim")
# arguments that can be negative: then something is lost
CHANGES: Final = ("coins", "gold", "priests", "philosophers", "number")
# where the name of an argument is found, if not under its own name
PREFIXES: Final[dict[str, tuple[str, ...]]] = {
    "what": ("card", "wonder", "unit", "building", "creature", "hero", "god", "deed"),
    "chain": ("card",),
    "recruit": ("unit",),
    "wanted": ("building",),
    "hero_for": ("hero",),
}


def event_id(event: Mapping[str, object]) -> str:
    """The message of an event given as plain data."""
    id = f"event-{event['kind']}"
    for variety in ("why", "how"):
        if variety in event:
            id += f"-{event[variety]}"
    if is_hidden(event):
        return f"{id}-hidden"
    return f"{id}-loss" if any(below_zero(event.get(name)) for name in CHANGES) else id


def is_hidden(event: Mapping[str, object]) -> bool:
    """Whether part of the event is private: a name that is empty, or robbed gold that is not told."""
    return "" in event.values() or ("victim" in event and below_zero(event.get("gold")))


def below_zero(value: object) -> bool:
    return isinstance(value, int) and value < 0


def refusal_id(refusal: Refusal) -> str:
    """The message of a refusal: its key, and the case if there are several."""
    id = f"refusal-{refusal.key}"
    if "chain" in refusal.args:
        return f"{id}-chain"
    return f"{id}-{refusal.args['hero']}" if refusal.key == "no_sacrifice" else id


def named(words: Words, args: Mapping[str, object], players: Sequence[str]) -> dict[str, object]:
    """The arguments as a message takes them: players and things by name, numbers without a sign."""
    return {name: named_value(words, name, value, players) for name, value in args.items()}


def named_value(words: Words, name: str, value: object, players: Sequence[str]) -> object:
    if name in SEATS and isinstance(value, int):
        return players[value] if 0 <= value < len(players) else str(value)
    for prefix in PREFIXES.get(name, (name,)):
        if words.has(f"{prefix}-{value}"):
            return words.format(f"{prefix}-{value}")
    if isinstance(value, int):
        return abs(value)
    return str(value)


def event_sentence(words: Words, event: Event, players: Sequence[str]) -> str:
    """What happened, as a line of the log."""
    plain = event.plain()
    return words.format(event_id(plain), **named(words, plain, players))


def refusal_sentence(words: Words, refusal: Refusal, players: Sequence[str]) -> str:
    """Why something is not possible."""
    return words.format(refusal_id(refusal), **named(words, refusal.args, players))

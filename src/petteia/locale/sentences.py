"""Events, refusals and entries as sentences: how their data are turned into the id and the arguments of a message.

The page does the same; docs/languages.md explains how.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from babel.lists import format_list

from ..core.contract.almanac import Sentence
from ..core.contract.event import Event
from ..core.contract.refusal import Refusal
from ..core.contract.registry import all_games
from ..core.contract.speech import Term
from ..core.contract.speech import joined as joined_speech
from . import Words
from .typography import NO_BREAK

# what all games say about the arguments of their messages
SPEECH: Final = joined_speech(game.manifest.speech for game in all_games().values())
# the argument that lists alternatives: "4, 3 or 2"
EITHER: Final = "either"


def event_id(event: Mapping[str, object]) -> str:
    """The message of an event given as plain data."""
    id = f"event-{event['kind']}"
    for variety in ("why", "how"):
        if variety in event:
            id += f"-{event[variety]}"
    if is_hidden(event):
        return f"{id}-hidden"
    return f"{id}-loss" if any(below_zero(event.get(name)) for name in SPEECH.changes) else id


def is_hidden(event: Mapping[str, object]) -> bool:
    """Whether part of the event is private: an empty name, or an undisclosed amount."""
    amount = SPEECH.undisclosed.get(str(event["kind"]), "")
    return "" in event.values() or below_zero(event.get(amount))


def below_zero(value: object) -> bool:
    return isinstance(value, int) and value < 0


def refusal_id(refusal: Refusal) -> str:
    """The message of a refusal: its key, and the case if there are several."""
    id = f"refusal-{refusal.key}"
    for addition in SPEECH.additions:
        if addition in refusal.args:
            return f"{id}-{addition}"
    case = SPEECH.cases.get(refusal.key)
    return f"{id}-{refusal.args[case]}" if case else id


def named(words: Words, args: Mapping[str, object], players: Sequence[str]) -> dict[str, object]:
    """The arguments as a message takes them: players and things by name, numbers without a sign. The other forms of a
    name are added: next to `god` there is `god-dat`."""
    found: dict[str, object] = {}
    for name, value in args.items():
        found[name] = named_value(words, name, value, players)
        found |= forms(words, name, value)
    return found


def forms(words: Words, name: str, value: object) -> dict[str, str]:
    """The other forms of a thing's name, by argument; for several things, those that all of them have."""
    things = value if isinstance(value, tuple) else (value,)
    found = [words.forms(message_of_name(words, name, one)) for one in things]
    shared = [form for form in found[0] if all(form in one for one in found)] if found else []
    return {f"{name}-{form}": joined(words, name, [one[form] for one in found]) for form in shared}


def message_of_name(words: Words, name: str, value: object) -> str:
    """The message that names a thing, or "" if there is none."""
    if name in SPEECH.seats:
        return ""
    ids = (f"{prefix}-{value}" for prefix in SPEECH.prefixes.get(name, (name,)))
    return next((id for id in ids if words.has(id)), "")


def joined(words: Words, name: str, names: Sequence[str]) -> str:
    """Names joined as the language does."""
    return str(format_list(names, "or" if name == EITHER else "standard", words.language))


def named_value(words: Words, name: str, value: object, players: Sequence[str]) -> object:
    if isinstance(value, tuple):
        return joined(words, name, [str(named_value(words, name, one, players)) for one in value])
    if name in SPEECH.seats and isinstance(value, int):
        return players[value] if 0 <= value < len(players) else str(value)
    if message := message_of_name(words, name, value):
        return words.format(message)
    if isinstance(value, int):
        return abs(value)
    if name in SPEECH.sums:
        return sum_told(words, name, str(value))
    if " " in str(value):
        return ", ".join(str(named_value(words, name, part, players)) for part in str(value).split())
    return place_name(words, str(value))


def sum_told(words: Words, name: str, parts: str) -> str:
    """A sum such as the price of a card, part by part."""
    return " + ".join(term(words, SPEECH.sums[name], part) for part in parts.split())


def term(words: Words, terms: Sequence[Term], part: str) -> str:
    """A part of a sum, told by the term with as many values: "3*stone*4" is three values."""
    values = [int(value) if value.isdigit() else value for value in part.split("*")]
    told = next(one for one in terms if len(one.args) == len(values))
    return words.format(told.message, **named(words, dict(zip(told.args, values, strict=True)), ()))


def place_name(words: Words, place: str) -> str:
    """A place as people read it: it may begin with the name of a thing, such as a tile."""
    found = re.fullmatch(r"([A-Z][a-z]+)([0-9A-Z].*)", place)
    if found is None:
        return place
    ids = (f"{prefix}-{found[1].lower()}" for prefix in SPEECH.places)
    known = next((id for id in ids if words.has(id)), "")
    return f"{words.format(known)}{NO_BREAK}{found[2]}" if known else place


def merged(events: Iterable[Mapping[str, object]]) -> list[Mapping[str, object]]:
    """Consecutive events of one kind that differ only in one name, merged into one event with all the names."""
    found: list[Mapping[str, object]] = []
    for event in events:
        name = SPEECH.merged.get(str(event["kind"]))
        if name is not None and found and found[-1]["kind"] == event["kind"]:
            names = found[-1][name]
            found[-1] = {**found[-1], name: (*(names if isinstance(names, tuple) else (names,)), event[name])}
        else:
            found.append(event)
    return found


def event_sentence(words: Words, event: Event, players: Sequence[str]) -> str:
    """What happened, as a line of the log."""
    return plain_sentence(words, event.plain(), players)


def plain_sentence(words: Words, event: Mapping[str, object], players: Sequence[str]) -> str:
    """The same for an event given as plain data, or for several merged ones."""
    return words.format(event_id(event), **named(words, event, players))


def refusal_sentence(words: Words, refusal: Refusal, players: Sequence[str]) -> str:
    """A refusal as a sentence."""
    return words.format(refusal_id(refusal), **named(words, refusal.args, players))


def refusal_cited(words: Words, refusal: Refusal, players: Sequence[str]) -> str:
    """The same with the id of its rule; in English if the game has no message for it."""
    if not words.has(refusal_id(refusal)):
        return str(refusal)
    sentence = refusal_sentence(words, refusal, players)
    return f"{sentence} ({refusal.rule})" if refusal.rule else sentence


def said(words: Words, sentence: Sentence) -> str:
    """A sentence of the rules pages."""
    return words.format(sentence.message, **named(words, sentence.args, ()))


def rule_of(words: Words, sentence: Sentence) -> str:
    """The rule behind a sentence, or "" if it names none."""
    id = f"{sentence.message.partition('.')[0]}.rule"
    return words.format(id) if words.has_attribute(id) else ""

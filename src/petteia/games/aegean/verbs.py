"""Kinds of actions: a verb with its object, and how their table is laid out."""

from __future__ import annotations

from dataclasses import dataclass

from ...core.refusal import NotationError
from .words import find


@dataclass(frozen=True)
class Verb:
    """A kind of action: how people write it, what it is about, and the questions that it answers."""

    words: str
    about: str
    answers: tuple[int, ...]


def first_actions(verbs: tuple[Verb, ...], objects: dict[str, int]) -> list[int]:
    """The action of each verb's first object; the last entry is the number of all actions."""
    return [sum(objects[verb.about] for verb in verbs[:number]) for number in range(len(verbs) + 1)]


def parse_verb(text: str, verbs: tuple[Verb, ...]) -> tuple[int, str]:
    """The verb that a text begins with, and the rest, in small letters."""
    wanted = " ".join(text.lower().split())
    fitting = [
        number
        for number, verb in enumerate(verbs)
        if wanted == verb.words or (verb.about and wanted.startswith(verb.words + " "))
    ]
    if not fitting:
        raise NotationError(f"{text!r} begins with none of {', '.join(verb.words for verb in verbs)}")
    number = max(fitting, key=lambda number: len(verbs[number].words))
    return number, wanted[len(verbs[number].words) :]


def parse_object(rest: str, verb: Verb, names: tuple[str, ...]) -> int:
    """The number of the verb's object that the rest of a text names."""
    return find(rest, names, f"{verb.words} what") if verb.about else 0

"""Actions as people write them: a verb and the name of its object."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from librt.vecs import vec
from mypy_extensions import i64

from ....core.contract.flaws import NO_ACTION
from ....core.contract.move import Move
from ....core.contract.possible import find, no_verb, wrong
from ..rules.verbs import Verb

Objects = tuple["Thing", ...]  # all of one kind
ObjectsOf = Callable[[str], Objects]


@dataclass(frozen=True)
class Thing:
    """What a verb can be about: its parts by kind, and its name, which is made from them."""

    name: str
    parts: dict[str, int | str]


NOTHING = (Thing("", {}),)


def named(kind: str, names: tuple[str, ...]) -> Objects:
    """Things with a name and no parts."""
    return tuple(Thing(name, {kind: name}) for name in names)


def numbered(kind: str, numbers: range | tuple[int, ...]) -> Objects:
    return tuple(Thing(str(number), {kind: number}) for number in numbers)


def site(area_kind: str, area: str, kind: str, number: int) -> Thing:
    """A building site, counted from 1: "i3.1" is the first of island i3. One that the map does not have is given by its
    number alone."""
    return Thing(f"{area}.{number}" if area else f"{kind}_{number}", {area_kind: area, kind: number})


def places(kind: str, names: tuple[str, ...], count: int) -> Objects:
    """The areas of a kind; areas that the map does not have are given by number."""
    return named(kind, names + tuple(f"{kind}_{number + 1}" for number in range(len(names), count)))


@dataclass(frozen=True)
class Language:
    """The table of a game's actions in words."""

    verbs: tuple[Verb, ...]
    verb_of: bytes  # by action
    first_action: vec[i64]  # by verb

    def phrase(self, action: int, objects_of: ObjectsOf) -> tuple[Verb, Thing]:
        """The verb of an action, and what it is about."""
        if not 0 <= action < len(self.verb_of):
            raise wrong("", NO_ACTION, found=action, most=len(self.verb_of) - 1)
        number = self.verb_of[action]
        verb = self.verbs[number]
        return verb, objects_of(verb.about)[action - self.first_action[number]]

    def move(self, action: int, objects_of: ObjectsOf) -> Move:
        """The action in parts."""
        verb, thing = self.phrase(action, objects_of)
        return Move(verb.words, thing.parts)

    def write(self, action: int, objects_of: ObjectsOf) -> str:
        """The action in words."""
        verb, thing = self.phrase(action, objects_of)
        return f"{verb.words} {thing.name}" if verb.about else verb.words

    def parse(self, text: str, objects_of: ObjectsOf) -> int:
        """The action that a text names. Case is ignored."""
        number, rest = parse_verb(text, self.verbs)
        verb = self.verbs[number]
        names = tuple(thing.name for thing in objects_of(verb.about)) if verb.about else ()
        return int(self.first_action[number]) + parse_object(rest, verb, names)


def parse_verb(text: str, verbs: tuple[Verb, ...]) -> tuple[int, str]:
    """The verb that a text begins with, and the rest in small letters."""
    wanted = " ".join(text.lower().split())
    fitting = [
        number
        for number, verb in enumerate(verbs)
        if wanted == verb.words or (verb.about and wanted.startswith(verb.words + " "))
    ]
    if not fitting:
        raise no_verb(text, [verb.words for verb in verbs])
    number = max(fitting, key=lambda number: len(verbs[number].words))
    return number, wanted[len(verbs[number].words) :]


def parse_object(rest: str, verb: Verb, names: tuple[str, ...]) -> int:
    """The number of the verb's object that the rest of a text names."""
    return find(rest, names, verb.words) if verb.about else 0

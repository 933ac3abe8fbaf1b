"""Actions as people write them: a verb and the name of its object."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from librt.vecs import vec
from mypy_extensions import i64

from ...core.refusal import NotationError
from .verbs import Verb, parse_object, parse_verb

NamesOf = Callable[[str], tuple[str, ...]]  # the names of all objects of a kind


@dataclass(frozen=True)
class Language:
    """The table of a game's actions in words."""

    game: str
    verbs: tuple[Verb, ...]
    verb_of: bytes  # by action
    first_action: vec[i64]  # by verb

    def write(self, action: int, names_of: NamesOf) -> str:
        """The action in words."""
        if not 0 <= action < len(self.verb_of):
            raise NotationError(f"{self.game} has no action {action}; they go from 0 to {len(self.verb_of) - 1}")
        number = self.verb_of[action]
        verb = self.verbs[number]
        if not verb.about:
            return verb.words
        return f"{verb.words} {names_of(verb.about)[action - self.first_action[number]]}"

    def parse(self, text: str, names_of: NamesOf) -> int:
        """The action that a text names. Case does not matter."""
        number, rest = parse_verb(text, self.verbs)
        verb = self.verbs[number]
        names = names_of(verb.about) if verb.about else ()
        return int(self.first_action[number]) + parse_object(rest, verb, names)

"""What the terminal says: the words of a game in the reader's language, with the players' names."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from babel.lists import format_list
from babel.numbers import format_percent

from ...core.contract.game import Game
from ...core.contract.refusal import Refusal
from ...locale import FALLBACK, Words, title, words
from ...locale.sentences import event_id, forms, place_name, plain_sentence, refusal_cited, rule_of, said
from .names import Names


class Voice:
    """Speaks one language about one game."""

    def __init__(self, game: Game, names: Names, language: str = FALLBACK) -> None:
        self.game = game
        self.names = names
        self.words: Words = words(language, game.id)
        self.title = title(language, game.id)
        self.entries = {(entry.family, entry.id): entry for entry in game.almanac().entries}

    @property
    def language(self) -> str:
        """The language it speaks."""
        return self.words.language

    @property
    def players(self) -> list[str]:
        """The names, by the seat or faction numbers in events and refusals."""
        return [self.names(seat) for seat in range(len(self.names.players))]

    def __call__(self, id: str, **args: object) -> str:
        """A message."""
        return self.words.format(id, **args)

    def name(self, family: str, id: str) -> str:
        """The name of a thing; an unknown one is called by its id."""
        return self(f"{family}-{id}") if self.words.has(f"{family}-{id}") else id.replace("_", " ")

    def forms(self, family: str, id: str) -> dict[str, str]:
        """The other forms of a thing's name, as arguments of a message."""
        return forms(self.words, family, id)

    def listed(self, names: Iterable[str]) -> str:
        """Names joined as the language does: "Walls and Baths"."""
        return str(format_list(list(names), locale=self.language))

    def percent(self, share: float) -> str:
        """A share as the language writes it."""
        return str(format_percent(round(share, 2), locale=self.language))

    def place(self, place: str) -> str:
        """A place on the map as people read it."""
        return place_name(self.words, place)

    # ---- sentences

    def event(self, event: Mapping[str, object]) -> str:
        """What happened, as a sentence; if the event has no message, its data."""
        if self.words.has(event_id(event)):
            return plain_sentence(self.words, event, self.players)
        facts = [f"{key} {value}" for key, value in event.items() if key != "kind"]
        kind = str(event["kind"]).replace("_", " ")
        return f"{kind}: {', '.join(facts)}." if facts else f"{kind}."

    def refusal(self, refusal: Refusal) -> str:
        """A refusal as a sentence, with its rule."""
        return refusal_cited(self.words, refusal, self.players)

    def effects(self, family: str, id: str) -> str:
        """What a thing from the box does, one sentence for each effect."""
        told = []
        for line in self.entries[family, id].effects:
            label = f"{self(line.label)}: " if line.label else ""
            told.append(f"{label}{said(self.words, line)}")
        return " ".join(told)

    def price(self, family: str, id: str) -> str:
        """The printed price of a thing from the box."""
        return ", ".join(said(self.words, line) for line in self.entries[family, id].price)

    def overview(self) -> str:
        """How the game is won, and a turn or cycle in a few lines, in Markdown; empty if the game does not say."""
        almanac = self.game.almanac()
        if not almanac.ways:
            return ""
        ways = [f"- **{self(f'{way.message}.title')}**: {said(self.words, way)}" for way in almanac.ways]
        turn = [
            f"{number}. {said(self.words, line)} ({rule_of(self.words, line)})"
            for number, line in enumerate(almanac.turn, 1)
        ]
        return "\n".join([f"## {self('overview-ways')}", "", *ways, "", f"## {self('overview-turn')}", "", *turn])

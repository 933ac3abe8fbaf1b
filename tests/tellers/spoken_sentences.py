"""Log lines and refusals of real games, with the sentence of each in every language: what Python and the page must word
alike. `python tests/tellers/spoken_sentences.py` writes the examples anew; run it when words have changed."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import petteia
from petteia.core.contract.event import Event
from petteia.core.contract.refusal import Refusal
from petteia.locale import Words, languages, words
from petteia.locale.sentences import event_id, merged, plain_sentence, refusal_id, refusal_sentence

FILE = Path(__file__).parents[1] / "fixtures/sentences.json"
PLAYERS = ["Anna", "Boris", "Csilla", "Dana", "Ewa", "Filip"]
GAMES = {"duel": (2, 12), "cyclades": (4, 6), "legendary": (4, 6)}  # seats, and how many games
TRIES = 12  # illegal actions at each step

Example = dict[str, Any]  # an event or a refusal as plain data, and what is said of it by language


def refusal_of(example: Example) -> Refusal:
    return Refusal("", example["refusal"]["key"], "", example["refusal"]["args"])


def message_of(example: Example) -> str:
    """The id of an example's message."""
    return refusal_id(refusal_of(example)) if "refusal" in example else event_id(example["event"])


def sentence(own: Words, example: Example) -> str:
    """What Python says of an example. Lists of names come from JSON, and are lists there."""
    if "refusal" in example:
        return refusal_sentence(own, refusal_of(example), PLAYERS)
    event = {name: tuple(value) if isinstance(value, list) else value for name, value in example["event"].items()}
    return plain_sentence(own, event, PLAYERS)


def told(game: str, seats: int, games: int) -> Iterator[tuple[str, Example]]:
    """What random games tell everybody, and why some actions were not possible; each with its message. What follows
    from a decision until the next one is told together."""
    rules = petteia.game(game)
    for seed in range(games):
        state, rng = rules.start(seats), petteia.Rng(seed)
        happened: list[Event] = []
        while not state.over:
            for _ in range(TRIES):
                refusal = state.why_not(rng.below(rules.decisions))
                if refusal is not None:
                    yield refusal_id(refusal), {"refusal": {"key": refusal.key, "args": dict(refusal.args)}}
            if state.actor != petteia.CHANCE:
                yield from log_lines(happened)
                happened = []
            state.events = []
            state.play(state.draw(rng) if state.actor == petteia.CHANCE else rng.choice(state.legal()))
            happened += state.events
        yield from log_lines(happened)


def log_lines(events: list[Event]) -> Iterator[tuple[str, Example]]:
    """Events as everybody who may know them is told, and as spectators are."""
    seen = [event.seen_by(petteia.SPECTATOR) for event in events]
    for event in (*merged(event.plain() for event in events), *merged(event.plain() for event in seen)):
        yield event_id(event), {"event": dict(event)}


def examples(game: str) -> list[Example]:
    """Two examples of each message: the first there is, and a longer one."""
    first: dict[str, Example] = {}
    longest: dict[str, Example] = {}
    for id, example in told(game, *GAMES[game]):
        first.setdefault(id, example)
        longest[id] = max(longest.get(id, example), example, key=lambda one: len(str(one)))
    found = [first[id] for id in sorted(first)]
    found += [longest[id] for id in sorted(longest) if longest[id] != first[id]]
    plain: list[Example] = json.loads(json.dumps(found))
    return [one | {"says": says(game, one)} for one in plain]


def says(game: str, example: Example) -> dict[str, str]:
    """The sentence of an example in every language."""
    return {language: sentence(words(language, game), example) for language in languages()}


if __name__ == "__main__":
    document = {"players": PLAYERS, "games": {game: examples(game) for game in GAMES}}
    FILE.write_text(json.dumps(document, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")

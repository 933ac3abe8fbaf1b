"""A reading list: sentences of random games in every language, for a speaker to read line by line.

`python tests/tellers/reading_list.py [LANGUAGE …]` plays the games, checks every log line and refusal, and prints 400
sentences for each language: as many different messages as there are, and then more of those that have much to say.
"""

from __future__ import annotations

import json
import re
import sys
from collections import defaultdict
from collections.abc import Iterator, Mapping
from itertools import chain, zip_longest

from spoken_sentences import Example, sentence, told

from petteia.locale import languages, words

GAMES = {"duel": (2, 100), "cyclades": (4, 50), "legendary": (4, 50)}  # seats, and how many games
LENGTH = 400
EACH = 12  # examples of a message that are kept to choose from
# what no reader should see: an unresolved argument, the name that a program uses
UNREADABLE = re.compile(r"[{}_$]|\b(?:card|wonder|token|god|creature|hero|building|unit)-[a-z]")


def everything(game: str, seats: int, games: int) -> Iterator[tuple[str, Example]]:
    """What the games tell, each thing once, with its message."""
    known: set[str] = set()
    for id, example in told(game, seats, games):
        written = json.dumps(example, sort_keys=True, default=str)
        if written not in known:
            known.add(written)
            yield id, example


def faults(game: str, examples: list[Example], language: str) -> list[str]:
    """What cannot be said, or not be read."""
    own, found = words(language, game), []
    for example in examples:
        try:
            said = sentence(own, example)
        except (KeyError, ValueError) as problem:
            found.append(f"{example}: {problem!r}")
        else:
            if not said.strip() or UNREADABLE.search(said):
                found.append(said)
    return found


def reading(language: str, examples: Mapping[str, Mapping[str, list[Example]]]) -> list[str]:
    """The list in a language: one sentence of each message in turn, then a second, and so on, each wording once."""
    rows = [
        [sentence(words(language, game), example) for example in chosen]
        for game, messages in examples.items()
        for chosen in messages.values()
    ]
    in_turn = chain.from_iterable(zip_longest(*rows))
    return list(dict.fromkeys(said for said in in_turn if said))[:LENGTH]


def main(wanted: list[str]) -> None:
    examples: dict[str, dict[str, list[Example]]] = {}
    for game, (seats, games) in GAMES.items():
        happened = list(everything(game, seats, games))
        for language in languages():
            for fault in faults(game, [example for _, example in happened], language):
                sys.exit(f"{game} in {language}: {fault}")
        examples[game] = defaultdict(list)
        for id, example in happened:
            if len(examples[game][id]) < EACH:
                examples[game][id].append(example)
    for language in wanted or languages():
        print(f"# {language}", *reading(language, examples), "", sep="\n")


if __name__ == "__main__":
    main(sys.argv[1:])

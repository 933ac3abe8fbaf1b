"""Python and the page word a log line and a refusal by the same examples (web/tests/sentences.test.ts)."""

from __future__ import annotations

import json

import pytest
from locale_needs import needs
from spoken_sentences import FILE, GAMES, PLAYERS, message_of, sentence

from petteia.locale import languages, words

EXAMPLES = json.loads(FILE.read_text(encoding="utf-8"))


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
def test_python_says_what_the_examples_say(game: str, language: str) -> None:
    own = words(language, game)
    for example in EXAMPLES["games"][game]:
        said = sentence(own, example)
        assert said == example["says"][language], "run python tests/tellers/spoken_sentences.py if words have changed"


def test_the_examples_hold_most_of_what_games_say() -> None:
    assert EXAMPLES["players"] == PLAYERS
    for game, least in (("duel", 40), ("cyclades", 70), ("legendary", 100)):
        ids = {message_of(example) for example in EXAMPLES["games"][game]}
        assert len(ids) >= least, game
        assert ids <= needs(game)

"""The rules in every language: the same chapters and paragraphs in the same order."""

from __future__ import annotations

import re

import pytest

import petteia
from petteia.locale import FALLBACK, FILES, languages
from petteia.rulebook import HEADING, rules, rules_page

GAMES = tuple(FILES)
TRANSLATED = tuple(language for language in languages() if language != FALLBACK)
CITED = re.compile(r"\b[A-Z]\d+(?:\.\d+)+\b")
EMPHASIS = re.compile(r"\*\*|`")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", TRANSLATED)
class TestEachPage:
    def test_it_has_the_paragraphs_of_the_english_one(self, game: str, language: str) -> None:
        page, spoken = rules_page(petteia.game(game), language)
        assert spoken == language
        assert list(rules(petteia.game(game), language)) == list(rules(petteia.game(game)))
        chapters = [match["id"] for match in HEADING.finditer(page)]
        assert chapters == [match["id"] for match in HEADING.finditer(petteia.game(game).rules_page())]

    def test_its_paragraphs_cite_the_same_rules(self, game: str, language: str) -> None:
        own, english = rules(petteia.game(game), language), rules(petteia.game(game))
        assert {id: sorted(CITED.findall(own[id].text)) for id in own} == {
            id: sorted(CITED.findall(english[id].text)) for id in english
        }

    def test_nothing_is_left_in_english(self, game: str, language: str) -> None:
        own, english = rules(petteia.game(game), language), rules(petteia.game(game))
        assert [id for id in own if own[id].text == english[id].text] == []
        assert [id for id in own if len(EMPHASIS.findall(own[id].text)) % 2] == []


def test_a_language_without_a_page_gets_the_english_one() -> None:
    game = petteia.game("duel")
    assert rules_page(game, "xx") == (game.rules_page(), FALLBACK)
    assert rules_page(game, "../duel/rules") == (game.rules_page(), FALLBACK)

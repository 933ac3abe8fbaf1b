"""The rules in every language: the same chapters and paragraphs in the same order."""

from __future__ import annotations

import re

import pytest

import petteia
from petteia.locale import FALLBACK, languages
from petteia.rulebook import HEADING, rules, rules_page

# those of the package; tests register others
GAMES = tuple(id for id, game in petteia.all_games().items() if type(game).__module__.startswith("petteia.games."))
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


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", languages())
def test_a_page_is_for_players(game: str, language: str) -> None:
    assert re.findall(r"\w+\.(?:py|txt|md|toml)\b", rules_page(petteia.game(game), language)[0]) == []


@pytest.mark.parametrize("language", languages())
def test_a_reading_of_ours_says_why(language: str) -> None:
    why = {"en": "Why:", "cs": "Proč:", "pl": "Powód:", "hu": "Miért:", "ru": "Почему:"}[language]
    legendary = rules(petteia.game("legendary"), language)
    readings = {id: rule.text for id, rule in legendary.items() if id.startswith("L14.")}
    told_otherwise = {"L14.36", "L14.40"}  # the reason is in the middle of them
    assert {id for id, text in readings.items() if why not in text} == told_otherwise
    assert "`apollo_scope`" in readings["L14.13"]
    assert "`mobilisation_heroes`" in readings["L14.20"]
    ours = {"en": "our reading", "cs": "náš výklad", "pl": "nasz", "hu": "mi olvasatunk", "ru": "наше толкование"}
    cyclades = rules(petteia.game("cyclades"), language)
    for id in ("C4.5", "C5.5", "C9.5", "C10.3", "C10.5", "C12.7", "C13.9"):
        assert ours[language] in cyclades[id].text.lower(), id

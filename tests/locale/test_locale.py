"""Every language has all messages, with the same arguments, in its own words and with its own plurals."""

from __future__ import annotations

from collections import Counter
from dataclasses import fields

import pytest
from fluent.syntax import ast
from fluent_messages import FORM, files, messages, reading, variables
from locale_needs import OWN, action_arguments, event_forms, interface_needs, needs
from reading_list import everything, faults

import petteia
from petteia.games.legendary.words.events import LandTaken
from petteia.locale import APART, FALLBACK, UnknownMessage, languages, resource, words
from petteia.locale.sentences import SPEECH, event_sentence, place_name
from petteia.rulebook import rules

GAMES = tuple(OWN)
OTHERS = tuple(language for language in languages() if language != FALLBACK)
PAGE_TABLE = "aegean_table"  # what only the page asks for
NAMED = {
    "building",
    "card",
    "creature",
    "deed",
    "god",
    "hero",
    "resource",
    "token",
    "unit",
    "wonder",
}  # that have forms
NUMBER_PHRASE = "n-"  # numbers with their nouns, which each language has as many of as it needs
DERIVED = {id.partition("-")[0] for game in GAMES for id in needs(game)} - {"game"}
# what whole numbers need
PLURALS = {
    "en": {"one", "other"},
    "cs": {"one", "few", "other"},
    "pl": {"one", "few", "many"},
    "hu": {"one", "other"},
    "ru": {"one", "few", "many"},
}
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}
# names and words that a language shares with English
SAME = {
    "cs": """
        bot-artemisia bot-eupalinos bot-kadmos bot-kassandra bot-lykos bot-melitta bot-themis
        card-obelisk card-pantheon chat-title city-obsidian city-vermilion creature-hydra creature-kraken creature-satyr
        doctor-about-disk god-zeus hero-ajax hero-odysseus hero-penthesilea hero-perseus
        island-amorgos island-andros island-ios island-kea island-kythnos island-mykonos
        island-naxos island-syros keys-chat page-bot resource-papyrus tile-andros tile-ios
        theme-tempo tile-kea tile-mykonos tile-naxos tile-paros tile-syros wonder-circus_maximus wonder-piraeus""",
    "hu": "bot-melitta bot-phaidra creature-kraken page-bot wonder-circus_maximus",
    "pl": """
        bot-archimedes bot-eupalinos bot-kadmos bot-leonidas bot-lykos bot-orion
        building-port card-arena card-forum card-obelisk card-port city-obsidian city-vermilion creature-charon
        creature-chimera creature-hydra creature-kraken creature-minotaur creature-satyr
        god-apollo god-ares god-hera god-zeus hero-pandora
        island-amorgos island-andros island-delos island-ios island-kea island-melos island-mykonos
        island-thera page-bot theme-tempo tile-andros tile-delos tile-ios tile-kea tile-melos tile-mykonos tile-paros
        tile-thera wonder-circus_maximus tournament-arena""",
    "ru": "",
}
SAME_EVERYWHERE = ("language-", "app-title")


def is_name(id: str) -> bool:
    return id.partition("-")[0] in NAMED


def asked_for(language: str, game: str) -> set[str]:
    return {id for id in messages(language, game) if not id.startswith(NUMBER_PHRASE)}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", languages())
def test_no_file_takes_the_place_of_another_s_message(language: str, game: str) -> None:
    """At a table the page has the words of house and game in one place, and whatever else has been opened."""
    paths = {path for where in ("", *APART, game) for path in files(language, where)}
    ids = Counter(entry.id.name for path in paths for entry in resource(path).body if isinstance(entry, ast.Message))
    assert [id for id, times in ids.items() if times > 1] == []


@pytest.mark.parametrize("game", ["", *APART, *GAMES])
@pytest.mark.parametrize("language", languages())
class TestEachFile:
    def test_it_is_read_without_a_rest(self, language: str, game: str) -> None:
        for path in files(language, game):
            junk = [entry.content for entry in resource(path).body if isinstance(entry, ast.Junk)]
            assert junk == [], path

    def test_it_has_the_messages_of_english_and_no_others(self, language: str, game: str) -> None:
        assert asked_for(language, game) == asked_for(FALLBACK, game)

    def test_its_messages_have_the_arguments_and_attributes_of_english(self, language: str, game: str) -> None:
        for id, message in messages(FALLBACK, game).items():
            if id.startswith(NUMBER_PHRASE):
                continue
            assert variables(language, game, id) == variables(FALLBACK, game, id), id
            other = messages(language, game)[id]
            if is_name(id):
                continue  # its attributes are its forms, of which a language has those it needs
            attributes = [attribute.id.name for attribute in message.attributes]
            assert [attribute.id.name for attribute in other.attributes] == attributes, id

    def test_names_have_every_form_that_a_message_asks_for(self, language: str, game: str) -> None:
        for id, message in messages(language, game).items():
            for argument, form in reading(message).forms:
                families = tuple(f"{family}-" for family in SPEECH.prefixes.get(argument, (argument,)))
                names = [name for name in messages(language, game).items() if name[0].startswith(families)]
                assert names, f"{id}: nothing is called {argument}"
                lacking = [name for name, found in names if form not in {one.id.name for one in found.attributes}]
                assert lacking == [], f"{id} asks for {argument}{FORM}{form}"

    def test_every_form_of_a_name_is_asked_for(self, language: str, game: str) -> None:
        asked = set().union(*(reading(message).forms for message in messages(language, game).values()))
        for id, message in messages(language, game).items():
            if is_name(id):
                arguments = {id.partition("-")[0], *(name for name, of in SPEECH.prefixes.items() if id.startswith(of))}
                forms = {attribute.id.name for attribute in message.attributes}
                assert [form for form in forms if not asked & {(name, form) for name in arguments}] == [], id

    def test_every_number_phrase_is_used(self, language: str, game: str) -> None:
        used = set().union(*(reading(message).references for message in messages(language, game).values()))
        assert {id for id in messages(language, game) if id.startswith(NUMBER_PHRASE)} <= used

    def test_its_plurals_are_complete(self, language: str, game: str) -> None:
        for id, message in messages(language, game).items():
            for cases in reading(message).selectors:
                if cases & (CATEGORIES - {"other"}):
                    assert cases == PLURALS[language], id

    def test_rules_are_cited_alike(self, language: str, game: str) -> None:
        for id, message in messages(language, game).items():
            for attribute in message.attributes:
                if attribute.id.name == "rule":
                    own, english = (words(one, game).format(f"{id}.rule") for one in (language, FALLBACK))
                    assert own == english, id


def has_letters(text: str) -> bool:
    return any(letter.isalpha() for letter in text)


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", ["", *APART, *GAMES])
def test_nothing_is_left_in_english(language: str, game: str) -> None:
    left = {
        id
        for id, message in messages(language, game).items()
        if not id.startswith((*SAME_EVERYWHERE, NUMBER_PHRASE))
        and message.value is not None
        and message.value.equals(messages(FALLBACK, game)[id].value or message)
        and any(isinstance(part, ast.TextElement) and has_letters(part.value) for part in message.value.elements)
    }
    assert left == set(SAME[language].split()) & set(messages(language, game))


@pytest.mark.parametrize("game", GAMES)
def test_all_that_a_game_needs_is_there_and_nothing_else(game: str) -> None:
    there = asked_for(FALLBACK, game)
    assert needs(game) - there == set(), "missing"
    page = {
        entry.id.name
        for path in files(FALLBACK, game)
        if path.stem == PAGE_TABLE
        for entry in resource(path).body
        if isinstance(entry, ast.Message)
    }
    derived = {id for id in there - page if id.partition("-")[0] in DERIVED}
    assert derived - needs(game) == set(), "unused"


def test_every_bot_error_and_option_explains_itself() -> None:
    for id in interface_needs():
        assert words(FALLBACK).format(f"{id}.about" if id.startswith("bot-") else id)
    house = {id for id in asked_for(FALLBACK, "") if id.startswith(("bot-", "error-"))}
    assert house - interface_needs() == {"bot-thinking"}
    for game in GAMES:
        for option in petteia.game(game).options:
            assert words(FALLBACK, game).format(f"option-{option.name}.about")
        for character in petteia.game(game).manifest.characters:
            assert words(FALLBACK, game).format(f"bot-{character.id}.about")


@pytest.mark.parametrize("game", GAMES)
def test_events_bring_the_arguments_of_their_messages(game: str) -> None:
    for id, event in event_forms(game).items():
        assert variables(FALLBACK, game, id) <= {one.name for one in fields(event)}, id


@pytest.mark.parametrize("game", GAMES)
def test_actions_are_named_with_their_objects(game: str) -> None:
    for id, given in action_arguments(game).items():
        assert variables(FALLBACK, game, id) == given, id


@pytest.mark.parametrize("game", GAMES)
def test_help_cites_rules_that_exist(game: str) -> None:
    known = rules(petteia.game(game))
    for id, message in messages(FALLBACK, game).items():
        if any(attribute.id.name == "rule" for attribute in message.attributes):
            assert words(FALLBACK, game).format(f"{id}.rule") in known, id


@pytest.mark.parametrize("game", GAMES)
def test_whole_games_are_told_in_every_language(game: str) -> None:
    """Two games here; `make sentences` does it with two hundred."""
    happened = [example for _, example in everything(game, petteia.game(game).seat_counts[0], 2)]
    assert len(happened) > 100
    for language in languages():
        assert faults(game, happened, language) == []


@pytest.mark.parametrize("language", OTHERS)
def test_a_letter_says_everything_once(language: str) -> None:
    for id in messages(FALLBACK, "mail"):
        own, english = (mentions(one, id) for one in (language, FALLBACK))
        assert own == english, id


def mentions(language: str, id: str) -> list[str]:
    """The arguments of a letter, as often as it names them."""
    pattern = messages(language, "mail")[id].value
    assert pattern is not None
    placed = [part.expression for part in pattern.elements if isinstance(part, ast.Placeable)]
    return sorted(one.id.name for one in placed if isinstance(one, ast.VariableReference))


def test_some_sentences_are_as_people_say_them() -> None:
    def built(language: str, coins: int) -> str:
        own = words(language, "duel")
        return own.format("action-build", card=own.format("card-aqueduct"), coins=coins)

    assert built("en", 1) == "Build Aqueduct for 1 coin"
    assert [built("cs", coins) for coins in (0, 1, 3, 5)] == [
        "Postavit budovu Akvadukt zdarma",
        "Postavit budovu Akvadukt za 1\u00a0minci",
        "Postavit budovu Akvadukt za 3\u00a0mince",
        "Postavit budovu Akvadukt za 5\u00a0mincí",
    ]
    assert built("pl", 22) == "Wybuduj budowlę Akwedukt za 22\u00a0monety"
    assert built("hu", 5) == "Megépítés 5\u00a0érméért: Vízvezeték"
    assert [built("ru", coins)[-8:] for coins in (11, 21, 22)] == ["11\u00a0монет", "1\u00a0монету", "2\u00a0монеты"]


def test_places_of_the_legendary_edition_have_the_names_of_their_tiles() -> None:
    own = words("ru", "legendary")
    taken = LandTaken(0, "Melos3")
    assert event_sentence(own, taken, ["Анна"]) == "Анна захватывает область Мелос\u00a03."
    assert place_name(words("cs", "cyclades"), "C2") == "C2"


def test_an_unknown_language_is_english_and_an_unknown_message_an_error() -> None:
    assert words("xx").format("word-cancel") == "Cancel"
    assert words("pl-PL").format("word-cancel") == "Anuluj"
    with pytest.raises(UnknownMessage):
        words("cs").format("no-such-message")
    with pytest.raises(ValueError, match="table-waiting-for in cs"):
        words("cs").format("table-waiting-for")

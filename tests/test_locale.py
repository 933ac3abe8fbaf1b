"""Every language says everything, with the same arguments, in its own words and with its own plurals."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, fields
from functools import cache

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

import petteia
from locale_needs import FACTS, action_arguments, event_forms, interface_needs, needs, refusals
from petteia.core.event import Event
from petteia.core.refusal import Refusal
from petteia.games.legendary.events import LandTaken
from petteia.locale import FALLBACK, FILES, HOUSE, UnknownMessage, languages, resource, words
from petteia.locale.sentences import event_sentence, place_name, refusal_sentence
from petteia.rulebook import rules

GAMES = tuple(FACTS)
OTHERS = tuple(language for language in languages() if language != FALLBACK)
PAGE_TABLE = "aegean_table"  # what only the page asks for
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
        card-obelisk card-pantheon city-obsidian city-vermilion creature-hydra creature-kraken creature-satyr god-zeus
        hero-ajax hero-odysseus hero-penthesilea hero-perseus
        island-amorgos island-andros island-ios island-kea island-kythnos island-mykonos
        island-naxos island-paros island-syros legendary-partner page-bot resource-papyrus tile-andros tile-ios
        tile-kea tile-mykonos tile-naxos tile-paros tile-syros wonder-circus_maximus wonder-piraeus""",
    "hu": "creature-kraken page-bot wonder-circus_maximus",
    "pl": """
        building-port card-arena card-forum card-obelisk card-port city-obsidian city-vermilion creature-charon
        creature-chimera creature-hydra creature-kraken creature-minotaur creature-satyr
        god-apollo god-ares god-hera god-zeus hero-pandora
        island-amorgos island-andros island-delos island-ios island-kea island-melos island-mykonos island-paros
        island-thera page-bot tile-andros tile-delos tile-ios tile-kea tile-melos tile-mykonos tile-paros
        tile-thera wonder-circus_maximus""",
    "ru": "",
}
SAME_EVERYWHERE = ("language-", "app-title")


@dataclass
class Reading(Visitor):
    """What a pattern holds: its variables, the messages it refers to, and the cases of its selectors."""

    variables: set[str] = field(default_factory=set)
    references: set[str] = field(default_factory=set)
    selectors: list[set[str]] = field(default_factory=list)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.references.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
        self.selectors.append(keys)
        self.generic_visit(node)


def files(game: str) -> tuple[str, ...]:
    return FILES[game] if game else HOUSE


@cache
def messages(language: str, game: str = "") -> dict[str, ast.Message]:
    """The messages of a game, or of the interface, by id."""
    found: dict[str, ast.Message] = {}
    for name in files(game):
        for entry in resource(language, name).body:
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{language}: {entry.id.name} stands twice"
                found[entry.id.name] = entry
    return found


def reading(node: ast.BaseNode) -> Reading:
    found = Reading()
    found.visit(node)
    return found


@cache
def variables(language: str, game: str, id: str) -> set[str]:
    """The arguments of a message and of those that it refers to."""
    found = reading(messages(language, game)[id])
    return found.variables.union(*(variables(language, game, other) for other in found.references))


def asked_for(language: str, game: str) -> set[str]:
    return {id for id in messages(language, game) if not id.startswith(NUMBER_PHRASE)}


@pytest.mark.parametrize("game", ["", *GAMES])
@pytest.mark.parametrize("language", languages())
class TestEachFile:
    def test_it_is_read_without_a_rest(self, language: str, game: str) -> None:
        for name in files(game):
            junk = [entry.content for entry in resource(language, name).body if isinstance(entry, ast.Junk)]
            assert junk == [], name

    def test_it_has_the_messages_of_english_and_no_others(self, language: str, game: str) -> None:
        assert asked_for(language, game) == asked_for(FALLBACK, game)

    def test_its_messages_have_the_arguments_and_attributes_of_english(self, language: str, game: str) -> None:
        for id, message in messages(FALLBACK, game).items():
            if id.startswith(NUMBER_PHRASE):
                continue
            assert variables(language, game, id) == variables(FALLBACK, game, id), id
            other = messages(language, game)[id]
            attributes = [attribute.id.name for attribute in message.attributes]
            assert [attribute.id.name for attribute in other.attributes] == attributes, id

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
@pytest.mark.parametrize("game", ["", *GAMES])
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
    page = {entry.id.name for entry in resource(FALLBACK, PAGE_TABLE).body if isinstance(entry, ast.Message)}
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


@pytest.mark.parametrize("game", GAMES)
def test_events_and_refusals_bring_the_arguments_of_their_messages(game: str) -> None:
    for id, event in event_forms(game).items():
        assert variables(FALLBACK, game, id) <= {one.name for one in fields(event)}, id
    for key, given in refusals(game):
        for id in messages(FALLBACK, game):
            if id == f"refusal-{key}" or (id.startswith(f"refusal-{key}-") and id in needs(game)):
                assert variables(FALLBACK, game, id) <= given, id


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


def random_game(game: str, seats: int) -> Iterator[Event | Refusal]:
    """What a random game tells, to everybody, and the refusals of actions picked at random."""
    table = petteia.game(game)
    state, rng = table.start(seats), petteia.Rng(seats)
    while not state.over:
        for _ in range(5):
            refusal = state.why_not(rng.below(table.decisions))
            if refusal is not None:
                yield refusal
        state.events = []
        state.play(state.draw(rng) if state.actor == petteia.CHANCE else rng.choice(state.legal()))
        for event in state.events:
            yield event
            yield event.seen_by(petteia.SPECTATOR)


@pytest.mark.parametrize("game", GAMES)
def test_whole_games_are_told_in_every_language(game: str) -> None:
    players = ["Anna", "Boris", "Csilla", "Dana", "Ewa", "Filip"]
    told = {repr(happened): happened for happened in random_game(game, petteia.game(game).seat_counts[0])}
    assert len(told) > 100
    for language in languages():
        own = words(language, game)
        for happened in told.values():
            if isinstance(happened, Refusal):
                sentence = refusal_sentence(own, happened, players)
            else:
                sentence = event_sentence(own, happened, players)
            assert sentence.strip(), happened
            assert "_" not in sentence, sentence


def test_some_sentences_are_as_people_say_them() -> None:
    def built(language: str, coins: int) -> str:
        own = words(language, "duel")
        return own.format("action-build", card=own.format("card-aqueduct"), coins=coins)

    assert built("en", 1) == "Build Aqueduct for 1 coin"
    assert [built("cs", coins) for coins in (0, 1, 3, 5)] == [
        "Postavit kartu Akvadukt zdarma",
        "Postavit kartu Akvadukt za 1 minci",
        "Postavit kartu Akvadukt za 3 mince",
        "Postavit kartu Akvadukt za 5 mincí",
    ]
    assert built("pl", 22) == "Zbuduj kartę Akwedukt za 22 monety"
    assert built("hu", 5) == "Megépítem 5 érméért: Vízvezeték"
    assert [built("ru", coins)[-8:] for coins in (11, 21, 22)] == ["11 монет", "1 монету", "2 монеты"]


def test_places_of_the_legendary_edition_have_the_names_of_their_tiles() -> None:
    own = words("ru", "legendary")
    taken = LandTaken(0, "Melos3")
    assert event_sentence(own, taken, ["Анна"]) == "Анна захватывает Мелос 3."
    assert place_name(words("cs", "cyclades"), "C2") == "C2"


def test_an_unknown_language_is_english_and_an_unknown_message_an_error() -> None:
    assert words("xx").format("word-cancel") == "Cancel"
    assert words("pl-PL").format("word-cancel") == "Anuluj"
    with pytest.raises(UnknownMessage):
        words("cs").format("no-such-message")
    with pytest.raises(ValueError, match="table-waiting-for in cs"):
        words("cs").format("table-waiting-for")

"""What the rules pages show besides the rules: an entry for every fact, in every language, with rules that exist."""

from __future__ import annotations

from collections import Counter

import pytest

import petteia
from petteia.core.contract.almanac import Entry, Sentence
from petteia.games.cyclades import facts as cyclades
from petteia.games.duel import facts as duel
from petteia.games.legendary import facts as legendary
from petteia.games.legendary.rules.map.tiles import TILE_NAMES
from petteia.locale import languages, words
from petteia.locale.sentences import rule_of, said
from petteia.rulebook import HEADING, books_differ, rules, rules_page

GAMES = ("duel", "cyclades", "legendary")
FAMILIES = {
    "duel": {
        "card": len(duel.CARDS),
        "wonder": len(duel.WONDERS),
        "token": len(duel.TOKENS),
        "chain": sum(bool(card.shows) for card in duel.CARDS),
    },
    "cyclades": {
        "god": len(cyclades.GODS),
        "creature": len(cyclades.CREATURES),
        "building": len(cyclades.BUILDINGS) + 1,
        "unit": 4,
        "map": len(set(cyclades.MAPS)),
    },
    "legendary": {
        "god": len(legendary.GODS),
        "creature": len(legendary.CREATURES),
        "hero": len(legendary.HEROES),
        "building": len(legendary.BUILDINGS) + 1,
        "unit": 5,
        "bonus": len(legendary.BONUSES),
        "tile": len(TILE_NAMES),
    },
}


def entry(game: str, path: str) -> Entry:
    return next(one for one in petteia.game(game).almanac().entries if f"{one.family}/{one.id}" == path)


def told(game: str, path: str, language: str = "en") -> list[str]:
    return [said(words(language, game), line) for line in entry(game, path).effects]


@pytest.mark.parametrize("game", GAMES)
def test_every_thing_of_the_box_has_one_entry(game: str) -> None:
    entries = petteia.game(game).almanac().entries
    assert Counter(one.family for one in entries) == FAMILIES[game]
    paths = [f"{one.family}/{one.id}" for one in entries]
    assert len(set(paths)) == len(paths)
    for one in entries:
        assert set(one.related) <= set(paths), one


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", languages())
def test_every_entry_is_told_in_every_language(game: str, language: str) -> None:
    own, known = words(language, game), rules(petteia.game(game))
    almanac = petteia.game(game).almanac()
    for one in almanac.entries:
        assert own.format(f"{one.family}-{one.id}")
        assert one.effects, one
        for line in (*one.effects, *one.price):
            assert said(own, line).strip()
            assert "_" not in said(own, line)
            assert not line.label or own.format(line.label)
        assert all(rule_of(own, line) in known for line in one.effects), one
    for line in (*almanac.ways, *almanac.turn, *(Sentence(row.message) for row in almanac.setup)):
        assert said(own, line)
        assert rule_of(own, line) in known


@pytest.mark.parametrize("game", GAMES)
def test_the_overview_has_six_lines_a_turn_and_a_number_for_each_number_of_players(game: str) -> None:
    almanac = petteia.game(game).almanac()
    assert len(almanac.turn) == 6
    for row in almanac.setup:
        assert len(row.numbers) == len(petteia.game(game).seat_counts), row


def test_numbers_are_those_of_the_facts() -> None:
    assert told("duel", "token/mathematics") == [
        "3 points at the end for each of your progress tokens, this one included."
    ]
    assert told("duel", "card/aqueduct", "cs") == [
        "Na konci hry 5\u00a0bodů.",
        "Zdarma, stojí-li ve vašem městě Lázně.",
    ]
    assert "1, 2\u00a0i\u00a03\u00a0sztuki" in told("cyclades", "god/poseidon", "pl")[0]
    assert told("legendary", "hero/croesus", "ru")[1] == "Заплатите 15\u00a0ЗМ\u00a0— и\u00a0получите метрополию."
    track = entry("cyclades", "creature/kraken").price[0]
    assert said(words("en", "cyclades"), track) == "4, 3, or 2 gold, depending on its space on the track"


def test_set_up_follows_the_number_of_players() -> None:
    rows = {row.message: row.numbers for row in petteia.game("cyclades").almanac().setup}
    assert rows["setup-metropolises"] == (3, 2, 2, 2)
    assert rows["setup-gods"] == (3, 2, 3, 4)
    assert rows["setup-map-islands"] == (8, 8, 10, 13)
    rows = {row.message: row.numbers for row in petteia.game("legendary").almanac().setup}
    assert rows["setup-factions"] == (4, 3, 4, 5, 6)
    assert rows["setup-tiles"] == (8, 6, 8, 10, 10)


def test_the_chapter_on_the_books_is_the_one_where_they_differ() -> None:
    assert {id: books_differ(petteia.game(id)) for id in GAMES} == {"duel": "", "cyclades": "C17", "legendary": "L15"}


@pytest.mark.parametrize("language", languages())
def test_both_games_call_that_chapter_the_same(language: str) -> None:
    titles = set()
    for id in ("cyclades", "legendary"):
        page, _ = rules_page(petteia.game(id), language)
        titles |= {match["title"] for match in HEADING.finditer(page) if match["id"] == books_differ(petteia.game(id))}
    assert len(titles) == 1

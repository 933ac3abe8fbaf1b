from __future__ import annotations

import pytest
from rich.cells import cell_len
from rich.console import Console

from petteia import CHANCE, Event, Rng, game
from petteia.cli.output import THEME
from petteia.cli.terminal.duel.city import draw_city, draw_track
from petteia.cli.terminal.duel.layout import draw_layout
from petteia.cli.terminal.duel.signs import CARD, WONDER, Signs
from petteia.cli.terminal.duel.table import DuelTable
from petteia.cli.terminal.names import Names
from petteia.cli.terminal.voice import Voice
from petteia.games.duel.notation.setup import position
from petteia.games.duel.rules.state import DuelState
from petteia.games.duel.words import events
from petteia.locale import languages

NAMES = Names(("Anna", "Greedy"))
VOICE = Voice(game("duel"), NAMES)
SIGNS = Signs(VOICE)


def dealt(age: int, seed: int) -> DuelState:
    """The first turn of an age in a random game that came so far."""
    while True:
        rng = Rng(seed)
        state = game("duel").start()
        assert isinstance(state, DuelState)
        while not state.over:
            view = state.view(0)
            if view.age == age and state.question == "turn":
                return state
            state.play(state.draw(rng) if state.actor == CHANCE else rng.choice(state.legal()))
        seed += 1


@pytest.mark.parametrize("age", [1, 2, 3])
@pytest.mark.parametrize("width", [72, 80, 110])
@pytest.mark.parametrize("seed", [1, 2, 3, 4, 5])
def test_the_layout_shows_every_card_once_and_fits(age: int, width: int, seed: int) -> None:
    view = dealt(age, seed).view(0)
    drawn = draw_layout(view, 0, width, SIGNS).plain
    assert max(cell_len(line) for line in drawn.splitlines()) <= width
    assert len(drawn.splitlines()) == 3 * (7 if age == 3 else 5)
    words = set(drawn.replace("▸", " ").replace("-", "- ").split())
    for slot in view.table:
        if slot.card:
            assert set(VOICE(f"card-{slot.card}").replace("-", "- ").split()) <= words
    backs = [slot for slot in view.table if not slot.card]
    assert drawn.count("guild") == sum(slot.guild_back for slot in backs)
    assert drawn.count("▸") == sum(slot.available for slot in view.table)


def test_a_card_shows_kind_gift_name_and_cost() -> None:
    view = position(age=2, table="laboratory aqueduct walls forum").view(0)
    top, name, cost = draw_layout(view, 0, 72, SIGNS).plain.splitlines()
    assert top.split() == ["Gn", "pendulum", "Bl", "5★", "Rd", "2▼", "Ye", "G/P"]
    assert name.split() == ["▸Laboratory", "▸Aqueduct", "▸Walls", "▸Forum"]
    assert cost.split() == ["WGG", "1★", "◇", "SSS", "or", "◇", "SS", "3◉", "C"]


def test_a_card_that_a_chain_makes_free_says_so_to_its_owner_only() -> None:
    view = position(age=2, table="aqueduct", cards=("baths", "")).view(0)
    assert "free ◇" in draw_layout(view, 0, 72, SIGNS).plain
    assert "SSS or ◇" in draw_layout(view, 1, 72, SIGNS).plain


def test_a_row_keeps_its_place_when_its_neighbours_go() -> None:
    both = draw_layout(position(age=1, table={14: "altar", 16: "baths", 19: "tavern"}).view(0), 0, 80, SIGNS).plain
    one = draw_layout(position(age=1, table={16: "baths"}).view(0), 0, 80, SIGNS).plain
    assert both.splitlines()[1].index("Baths") == one.splitlines()[1].index("Baths")


@pytest.mark.parametrize(
    ("pawn", "place", "words"),
    [
        (0, 28, "The pawn is in the middle."),
        (2, 34, "Anna leads by 2 spaces. (7 spaces to the capital)"),
        (-9, 1, "Greedy leads by 9 spaces."),
    ],
)
def test_the_track_shows_the_pawn(pawn: int, place: int, words: str) -> None:
    ask = "over" if abs(pawn) == 9 else "turn"
    heading, spaces, _, told = draw_track(position(ask=ask, pawn=pawn).view(0), VOICE).plain.splitlines()
    assert heading.split() == ["●", "Anna", "◆", "Greedy"]
    assert told.strip() == words
    assert spaces.index("▲") == place


def test_the_track_shows_the_spoils_that_are_left() -> None:
    every = draw_track(position().view(0), VOICE).plain.splitlines()[2]
    assert every.split() == ["10★", "−5◉", "5★", "−2◉", "2★", "2★", "5★", "−2◉", "10★", "−5◉"]
    some = draw_track(position(spoils="0:2 1:5").view(0), VOICE).plain.splitlines()[2]
    assert some.split() == ["10★", "5★", "−2◉", "2★", "2★", "5★", "10★", "−5◉"]


def test_costs_and_gifts_are_put_in_signs() -> None:
    assert SIGNS.cost("2 glass papyrus") == "2◉ GP"
    assert SIGNS.cost("") == "free"
    assert SIGNS.gift(CARD["sawmill"]) == "2 wood"
    assert SIGNS.gift(CARD["customs_house"]) == "G P=1◉"
    assert SIGNS.gift(CARD["port"]) == "3★ 2◉/Br"
    assert SIGNS.gift(CARD["shipowners_guild"]) == "1★ 1◉/Br+Gy"
    assert SIGNS.wonder(WONDER["appian_way"]) == "3★, +3◉, opponent −3◉, play again"
    assert SIGNS.wonder(WONDER["great_library"]) == "4★, 1 token of 3"


@pytest.mark.parametrize("language", languages())
def test_letters_and_codes_tell_things_apart_in_every_language(language: str) -> None:
    signs = Signs(Voice(game("duel"), NAMES, language))
    assert len(set(signs.letters.values())) == 5
    assert len(set(signs.codes)) == 7
    assert {len(code) for code in signs.codes} == {2}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("age", [1, 2, 3])
def test_the_layout_fits_in_every_language(age: int, language: str) -> None:
    signs = Signs(Voice(game("duel"), NAMES, language))
    drawn = draw_layout(dealt(age, 1).view(0), 0, 72, signs).plain
    assert {cell_len(line) for line in drawn.splitlines()} == {72}


@pytest.mark.parametrize("language", languages())
def test_no_word_of_a_city_is_cut_off_in_any_language(language: str) -> None:
    signs = Signs(Voice(game("duel"), NAMES, language))
    console = Console(width=40, theme=THEME)
    with console.capture() as drawn:
        console.print(draw_city(dealt(2, 1).view(0), 0, signs))
    assert signs.voice("duel-production") in drawn.get()
    assert "…" not in drawn.get()


@pytest.mark.parametrize(
    ("happened", "told"),
    [
        (
            [events.CoinsMoved(1, -4, "purchase"), events.CardBuilt(1, "walls", "paid"), events.PawnMoved(1, 2, -3)],
            ["Greedy pays 4 coins for resources. Greedy builds Walls. Greedy moves the conflict pawn by 2 spaces."],
        ),
        (
            [events.CardBuilt(0, "temple", "chain"), events.CoinsMoved(0, 4, "urbanism")],
            ["Anna builds Temple for free through a chain. Anna receives 4 coins thanks to Urbanism."],
        ),
        (
            [events.WonderBuilt(1, "appian_way", "baths"), events.CoinsMoved(0, -3, "wonder"), events.ExtraTurn(1)],
            [
                "Greedy builds the wonder Appian Way with Baths.",
                "Anna loses 3 coins to the wonder.",
                "Greedy takes another turn.",
            ],
        ),
        ([events.CardRevealed(3, "altar"), events.CardRevealed(4, "press")], ["Revealed: Altar and Press."]),
        (
            [events.AgeDealt(2), *(events.CardRevealed(slot, "altar") for slot in range(12))],
            ["The cards of Age II are laid out."],
        ),
        ([events.TokenDrawn(1, "law").seen_by(0)], ["Greedy secretly draws a token from the box."]),
        ([events.TokenDrawn(0, "law").seen_by(0)], ["Anna draws Law from the box."]),
        ([events.CardDestroyed(0, "press")], ["Anna’s Press goes to the discard pile."]),
    ],
)
def test_what_happened_is_told_in_few_lines(happened: list[Event], told: list[str]) -> None:
    assert DuelTable(VOICE).story(happened) == told

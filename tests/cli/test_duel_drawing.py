from __future__ import annotations

import pytest
from rich.cells import cell_len

from petteia import CHANCE, Event, Rng, game
from petteia.cli.duel_city import draw_track
from petteia.cli.duel_layout import draw_layout
from petteia.cli.duel_story import Story
from petteia.cli.duel_words import CARD, WONDER, long_cost, long_gift, long_wonder, short_cost, title
from petteia.cli.names import Names
from petteia.games.duel import events
from petteia.games.duel.setup import position
from petteia.games.duel.state import DuelState

NAMES = Names(("you", "greedy"))


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
    drawn = draw_layout(view, 0, width).plain
    assert max(cell_len(line) for line in drawn.splitlines()) <= width
    assert len(drawn.splitlines()) == 3 * (7 if age == 3 else 5)
    words = set(drawn.replace("▸", " ").split())
    for slot in view.table:
        if slot.card:
            assert set(title(slot.card).split()) <= words
    backs = [slot for slot in view.table if not slot.card]
    assert drawn.count("guild") == sum(slot.guild_back for slot in backs)
    assert drawn.count("▸") == sum(slot.available for slot in view.table)


def test_a_card_shows_kind_gift_name_and_cost() -> None:
    view = position(age=2, table="laboratory aqueduct walls forum").view(0)
    top, name, cost = draw_layout(view, 0, 72).plain.splitlines()
    assert top.split() == ["Gn", "pendulum", "Bl", "5★", "Rd", "2▼", "Ye", "G/P"]
    assert name.split() == ["▸Laboratory", "▸Aqueduct", "▸Walls", "▸Forum"]
    assert cost.split() == ["WGG", "1★", "◇", "SSS", "or", "◇", "SS", "3◉", "C"]


def test_a_card_that_a_chain_makes_free_says_so_to_its_owner_only() -> None:
    view = position(age=2, table="aqueduct", cards=("baths", "")).view(0)
    assert "free ◇" in draw_layout(view, 0, 72).plain
    assert "SSS or ◇" in draw_layout(view, 1, 72).plain


def test_a_row_keeps_its_place_when_its_neighbours_go() -> None:
    both = draw_layout(position(age=1, table={14: "altar", 16: "baths", 19: "tavern"}).view(0), 0, 80).plain
    one = draw_layout(position(age=1, table={16: "baths"}).view(0), 0, 80).plain
    assert both.splitlines()[1].index("Baths") == one.splitlines()[1].index("Baths")


@pytest.mark.parametrize(
    ("pawn", "place", "words"),
    [
        (0, 28, "conflict pawn on the centre"),
        (2, 34, "pawn 2 towards greedy, 7 more win"),
        (-9, 1, "pawn 9 towards you"),
    ],
)
def test_the_track_shows_the_pawn(pawn: int, place: int, words: str) -> None:
    ask = "over" if abs(pawn) == 9 else "turn"
    heading, spaces, _ = draw_track(position(ask=ask, pawn=pawn).view(0), NAMES).plain.splitlines()
    assert words in heading
    assert spaces.index("▲") == place


def test_the_track_shows_the_spoils_that_are_left() -> None:
    every = draw_track(position().view(0), NAMES).plain.splitlines()[2]
    assert every.split() == ["10★", "−5◉", "5★", "−2◉", "2★", "2★", "5★", "−2◉", "10★", "−5◉"]
    some = draw_track(position(spoils="0:2 1:5").view(0), NAMES).plain.splitlines()[2]
    assert some.split() == ["10★", "5★", "−2◉", "2★", "2★", "5★", "10★", "−5◉"]


def test_costs_and_gifts_are_put_in_words() -> None:
    assert short_cost("2 glass papyrus") == "2◉ GP"
    assert short_cost("") == "free"
    assert long_cost("3 clay clay") == "3 coins, 2 clay"
    assert long_gift(CARD["baths"]) == "3 points, aqueduct free later"
    assert long_gift(CARD["customs_house"]) == "glass and papyrus cost you 1 coin each"
    assert long_gift(CARD["port"]) == "3 points, 2 coins for each brown card of yours"
    assert (
        long_gift(CARD["shipowners_guild"])
        == "1 coin now and 1 point at the end for each brown and grey card in the city with more"
    )
    assert long_wonder(WONDER["appian_way"]) == "3 points, 3 coins, the opponent loses 3 coins, another turn"


@pytest.mark.parametrize(
    ("happened", "told"),
    [
        (
            [events.CoinsMoved(1, -4, "purchase"), events.CardBuilt(1, "walls", "paid"), events.PawnMoved(1, 2, -3)],
            ["greedy built Walls, 4 coins; pawn 2 spaces towards your capital"],
        ),
        (
            [events.CardBuilt(0, "temple", "chain"), events.CoinsMoved(0, 4, "urbanism")],
            ["You built Temple, free by chain; you gained 4 coins thanks to Urbanism"],
        ),
        (
            [events.WonderBuilt(1, "appian_way", "baths"), events.CoinsMoved(0, -3, "wonder"), events.ExtraTurn(1)],
            ["greedy built Appian Way with baths, free; you lost 3 coins; another turn"],
        ),
        ([events.CardRevealed(3, "altar"), events.CardRevealed(4, "press")], ["Turned up: Altar, Press"]),
        ([events.CardRevealed(slot, "altar") for slot in range(12)], []),
        ([events.TokenDrawn(1, "law").seen_by(0)], ["greedy drew a token in secret"]),
        ([events.TokenDrawn(0, "law").seen_by(0)], ["You drew Law"]),
        ([events.CardDestroyed(0, "press")], ["Your press was destroyed"]),
    ],
)
def test_what_happened_is_told_in_short_lines(happened: list[Event], told: list[str]) -> None:
    assert Story(NAMES).tell(happened) == told

"""D13: what is known."""

from __future__ import annotations

import pytest
from duel_stories import dealt, do, let_chance, new_game, outcomes, quietly, table, told
from msgspec.structs import replace

import petteia
from petteia.games import duel
from petteia.games.duel import DuelState
from petteia.games.duel.facts import CARDS, PURPLE, TOKENS, WONDERS
from petteia.games.duel.words.view import View
from petteia.rulebook import rule

SEATS = (0, 1, petteia.SPECTATOR)


def anonymous(view: View) -> View:
    """A view without the word whose it is."""
    return replace(view, seat=0)


def library(turn: int = 0, drawn: str = "economy law philosophy") -> DuelState:
    """The Great Library has drawn, and its builder is asked which token he keeps."""
    return duel.position(
        ask="keep_token",
        turn=turn,
        age=2,
        table="walls forum",
        board="agriculture masonry strategy theology urbanism",
        drawn=drawn,
        wonders=("great_library*baths", "") if turn == 0 else ("", "great_library*baths"),
    )


@rule("D13.1")
@pytest.mark.parametrize("seat", SEATS)
def test_what_lies_open_is_in_every_view(seat: int) -> None:
    state = duel.position(
        age=3,
        table={15: "?g", 16: "?", 18: "palace", 19: "senate"},
        turn=1,
        pawn=-3,
        spoils="1:2",
        board="law economy",
        discard="baths walls",
        coins=(5, 11),
        cards=("quarry", "press"),
        wonders=("sphinx*altar pyramids", "colossus"),
        tokens=("theology", ""),
    )
    view = state.view(seat)
    assert [(slot.slot, slot.card, slot.available, slot.guild_back) for slot in view.table] == [
        (15, "", False, True),
        (16, "", False, False),
        (18, "palace", True, False),
        (19, "senate", True, False),
    ]
    assert (view.turn, view.actor, view.question, view.age) == (1, 1, "turn", 3)
    assert (view.pawn, view.spoils_gone) == (-3, ("1:2",))
    assert (view.board, view.discard) == (("economy", "law"), ("baths", "walls"))
    assert [city.coins for city in view.cities] == [5, 11]
    assert [city.cards for city in view.cities] == [("quarry",), ("press",)]
    assert [city.tokens for city in view.cities] == [("theology",), ()]
    assert [(wonder.wonder, wonder.built, wonder.under) for wonder in view.cities[0].wonders] == [
        ("sphinx", True, "altar"),
        ("pyramids", False, ""),
    ]
    assert [wonder.wonder for wonder in view.cities[1].wonders] == ["colossus"]


@rule("D13.2")
def test_the_tokens_in_the_box_follow_from_those_that_are_seen() -> None:
    state = duel.position(
        age=2,
        table="walls forum",
        wonders=("great_library", ""),
        coins=(20, 7),
        board="law economy masonry",
        tokens=("theology", "urbanism"),
    )
    view = state.view(1)
    seen = {*view.board, *view.cities[0].tokens, *view.cities[1].tokens}
    in_box = {token.id for token in TOKENS} - seen
    assert len(in_box) == 5
    do(state, "wonder great_library with walls")
    assert set(outcomes(state)) == {f"draw {token}" for token in in_box}


@rule("D13.2")
def test_what_a_hidden_card_may_be_follows_from_those_that_are_seen() -> None:
    state, rng = dealt(age=1, seed=4), petteia.Rng(5)
    seen = {slot.card for slot in table(state).values()} - {""}
    reveals = 0
    while state.view(0).age == 1:
        if state.question == "reveal":
            assert set(outcomes(state)) == {f"reveal {card.id}" for card in CARDS if card.age == 1} - {
                f"reveal {card}" for card in seen
            }
            reveals += 1
        verb, _, what = quietly(state, rng).partition(" ")
        if verb == "reveal":
            seen.add(what)
    assert reveals == 8


@rule("D13.3")
@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("age", [1, 2, 3])
def test_nobody_sees_a_hidden_card(age: int, seat: int) -> None:
    state = dealt(age)
    hidden = [slot for slot in state.view(seat).table if slot.card == ""]
    assert len(hidden) == 8
    field = next(field for field in state.position().split() if field.startswith("table="))
    assert field.count("?") == 8  # the whole state knows no more


@rule("D13.3")
def test_a_hidden_card_is_not_settled_before_it_is_turned_up() -> None:
    state = do(duel.position(age=1, table={9: "?", 14: "baths", 19: "altar"}), "discard baths")
    for text in outcomes(state):
        twin = do(state.copy(), text)
        assert table(twin)[9].card == text.removeprefix("reveal ")


@rule("D13.3")
def test_wonders_are_unknown_until_they_are_shown() -> None:
    state, rng = new_game(), petteia.Rng(6)
    while state.question != "draft":
        quietly(state, rng)
    offer = set(state.view(0).offer)
    assert len(offer) == 4
    unseen = {wonder.id for wonder in WONDERS} - offer
    assert not [wonder for wonder in unseen if wonder in state.position() or wonder in str(state.view(0).plain())]
    while state.question == "draft":
        quietly(state, rng)
    assert set(outcomes(state)) == {f"show {wonder}" for wonder in unseen}


@rule("D13.3")
def test_later_ages_are_unknown() -> None:
    state = dealt(age=1)
    later = [card.id for card in CARDS if card.age > 1]
    words = set(state.position().replace("=", " ").replace(",", " ").split())
    assert not words & set(later)
    while state.view(0).age == 1:
        quietly(state, petteia.Rng(7))
    assert outcomes(state) == {f"reveal {card.id}": pytest.approx(1 / 23) for card in CARDS if card.age == 2}


@rule("D13.3")
def test_what_the_great_library_will_draw_is_unknown() -> None:
    state = duel.position(age=2, table="walls forum", wonders=("great_library", ""), coins=(20, 7), board="law economy")
    do(state, "wonder great_library with walls")
    assert len(outcomes(state)) == 8
    assert state.view(0).drawn == ()


@rule("D13.4")
@pytest.mark.parametrize("turn", [0, 1])
def test_only_the_builder_sees_what_the_great_library_has_drawn(turn: int) -> None:
    state = library(turn)
    assert state.view(turn).drawn == ("economy", "law", "philosophy")
    assert state.view(1 - turn).drawn == ()
    assert state.view(petteia.SPECTATOR).drawn == ()


@rule("D13.4")
def test_whatever_was_drawn_the_opponent_sees_the_same() -> None:
    first, second = library(drawn="economy law philosophy"), library(drawn="architecture law mathematics")
    for seat in (1, petteia.SPECTATOR):
        assert first.view(seat) == second.view(seat)
    assert first.view(0) != second.view(0)


@rule("D13.4")
def test_the_draws_are_told_to_the_builder_only_and_the_kept_token_to_all() -> None:
    state = duel.position(age=2, table="walls forum", wonders=("great_library", ""), coins=(20, 7))
    happened = told(
        state, "wonder great_library with walls", "draw law", "draw economy", "draw masonry", "keep economy"
    )
    for seat, tokens in ((0, ["law", "economy", "masonry"]), (1, ["", "", ""]), (petteia.SPECTATOR, ["", "", ""])):
        seen = [event.seen_by(seat).plain() for event in happened]
        assert [event["token"] for event in seen if event["kind"] == "token_drawn"] == tokens
        assert {"kind": "token_taken", "seat": 0, "token": "economy"} in seen
    assert state.view(1).cities[0].tokens == ("economy",)
    assert "masonry" not in str([event.seen_by(1) for event in happened])


@rule("D13.4")
def test_the_opponent_can_only_imagine_what_was_drawn() -> None:
    state = library()
    rng = petteia.Rng(8)
    imagined = [state.imagine(1, rng).view(0).drawn for _ in range(200)]
    assert all(len(drawn) == 3 for drawn in imagined)
    possible = {"architecture", "economy", "law", "mathematics", "philosophy"}
    assert {token for drawn in imagined for token in drawn} == possible
    assert len(set(imagined)) == 10  # three of five
    assert {state.imagine(0, rng).view(0).drawn for _ in range(20)} == {("economy", "law", "philosophy")}
    assert state.view(0).drawn == ("economy", "law", "philosophy")  # and nothing has changed


@rule("D13.5")
def test_both_players_know_the_same_but_for_the_great_library() -> None:
    differing = set()
    for seed in range(5):
        state, rng = new_game(), petteia.Rng(seed)
        while not state.over:
            mine, theirs = state.view(0), state.view(1)
            if anonymous(mine) != anonymous(theirs):
                differing.add(state.question)
                assert anonymous(replace(mine, drawn=())) == anonymous(replace(theirs, drawn=()))
            elif state.question not in ("draw_token", "keep_token"):
                assert state.imagine(0, rng).position() == state.imagine(1, rng).position() == state.position()
            state.play(state.draw(rng) if state.actor == petteia.CHANCE else rng.choice(state.legal()))
    assert differing == {"draw_token", "keep_token"}


@rule("D13.6")
@pytest.mark.parametrize("age", [1, 2])
def test_a_hidden_card_is_any_card_of_its_age_not_seen_yet(age: int) -> None:
    taken = {1: "baths", 2: "statue"}[age]
    first = {1: 14, 2: 18}[age]
    beneath = {1: 9, 2: 15}[age]
    elsewhere = {1: ("quarry", "press"), 2: ("sawmill", "walls")}[age]
    state = duel.position(age=age, table={beneath: "?", first: taken}, cards=elsewhere, discard="tavern")
    do(state, f"discard {taken}")
    seen = {*elsewhere, taken, "tavern"}
    unseen = [card.id for card in CARDS if card.age == age and card.id not in seen]
    assert outcomes(state) == {f"reveal {card}": pytest.approx(1 / len(unseen)) for card in unseen}
    assert sum(outcomes(state).values()) == pytest.approx(1)


@rule("D13.6", "D3.4")
def test_in_the_third_age_the_back_tells_a_guild_from_another_card() -> None:
    state = duel.position(
        age=3,
        table={15: "?g", 17: "?", 18: "palace", 19: "senate"},
        cards=("builders_guild", "merchants_guild"),
        discard="port",
    )
    guilds = [card.id for card in CARDS if card.colour == PURPLE]
    others = [card.id for card in CARDS if card.age == 3 and card.colour != PURPLE]
    do(state, "discard palace")
    unseen = set(guilds) - {"builders_guild", "merchants_guild"}
    assert outcomes(state) == {f"reveal {guild}": pytest.approx(1 / 5) for guild in unseen}
    do(state, "reveal tacticians_guild", "discard senate")
    unseen = set(others) - {"palace", "senate", "port"}
    assert outcomes(state) == {f"reveal {card}": pytest.approx(1 / 17) for card in unseen}


@rule("D13.6")
def test_chance_draws_by_these_probabilities() -> None:
    state = do(duel.position(age=3, table={15: "?g", 18: "palace", 19: "senate"}), "discard palace")
    rng = petteia.Rng(9)
    drawn = [state.text(state.draw(rng)) for _ in range(700)]
    assert {text: drawn.count(text) > 60 for text in outcomes(state)} == dict.fromkeys(outcomes(state), True)
    assert let_chance(state, rng).question == "turn"

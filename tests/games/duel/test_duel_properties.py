"""What holds in every position of every game of Duel, whoever plays."""

from __future__ import annotations

import json
import pickle
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import petteia
from petteia.core.engine.bits import members, size
from petteia.games.duel import DuelState
from petteia.games.duel.facts import CARDS, TOKENS, WONDERS
from petteia.games.duel.words.events import CoinsMoved

DUEL = petteia.game("duel")
SEEDS = st.integers(0, 2**32)


def states(seed: int, **options: str) -> Iterator[DuelState]:
    """Every position of a random game."""
    state = DUEL.start(2, **options)
    assert isinstance(state, DuelState)
    rng = petteia.Rng(seed)
    yield state
    while not state.over:
        state.play(state.draw(rng) if state.actor == petteia.CHANCE else rng.choice(state.legal()))
        yield state


@settings(max_examples=40)
@given(SEEDS)
def test_coins_change_only_by_what_is_told(seed: int) -> None:
    coins = [7, 7]
    for state in states(seed):
        for event in state.events or []:
            if isinstance(event, CoinsMoved):
                coins[event.seat] += event.coins
        state.events = []
        assert coins == [state.city0.coins, state.city1.coins]
        assert min(coins) >= 0


@settings(max_examples=40)
@given(SEEDS)
def test_every_card_wonder_and_token_is_in_one_place(seed: int) -> None:
    for state in states(seed):
        view = state.view(petteia.SPECTATOR)
        cards = [*view.discard, *(slot.card for slot in view.table if slot.card)]
        for city in view.cities:
            cards += [*city.cards, *(wonder.under for wonder in city.wonders if wonder.built)]
        assert len(cards) == len(set(cards)) <= len(CARDS)
        wonders = [*view.offer, *(wonder.wonder for city in view.cities for wonder in city.wonders)]
        assert len(wonders) == len(set(wonders)) <= len(WONDERS)
        tokens = [state.board, state.box, state.drawn, state.city0.tokens, state.city1.tokens]
        assert sum(size(place) for place in tokens) == len(TOKENS)
        assert state.board | state.box | state.drawn | state.city0.tokens | state.city1.tokens == 2 ** len(TOKENS) - 1


@settings(max_examples=25)
@given(SEEDS)
def test_what_is_kept_ready_is_what_the_city_holds(seed: int) -> None:
    for state in states(seed):
        view = state.view(petteia.SPECTATOR)
        for seat, city in enumerate((state.city0, state.city1)):
            rows = [card for card in CARDS if card.id in view.cities[seat].cards]
            for colour in range(7):
                assert city.number_of(colour) == sum(row.colour == colour for row in rows)
            assert view.cities[seat].production == {
                resource: sum(row.produces.split().count(resource) for row in rows)
                for resource in view.cities[seat].production
            }
            built = [
                wonder for wonder in WONDERS for w in view.cities[seat].wonders if w.wonder == wonder.id and w.built
            ]
            assert city.wonder_count == len(built)
            assert city.any_raw == sum(row.any_raw for row in rows) + sum(wonder.any_raw for wonder in built)
            assert city.any_goods == sum(row.any_goods for row in rows) + sum(wonder.any_goods for wonder in built)
            symbols = {row.symbol for row in rows if row.symbol} | {"law"} & set(view.cities[seat].tokens)
            assert set(view.cities[seat].symbols) == symbols


@settings(max_examples=25)
@given(SEEDS)
def test_a_face_down_card_has_no_identity_and_the_pool_is_what_nobody_saw(seed: int) -> None:
    for state in states(seed):
        layout = state.layout
        if layout.age < 0:
            continue
        view = state.view(petteia.SPECTATOR)
        first, count = layout.first_card(), (23, 23, 27)[layout.age]
        seen = {*view.discard, *(slot.card for slot in view.table)}
        for city in view.cities:
            seen |= {*city.cards, *(wonder.under for wonder in city.wonders)}
        unseen = {index for index in range(count) if CARDS[first + index].id not in seen}
        assert set(members(layout.pool)) == unseen


@settings(max_examples=15)
@given(SEEDS)
def test_chance_draws_guilds_for_guild_backs_and_others_for_the_rest(seed: int) -> None:
    for state in states(seed):
        if state.question == "reveal" and state.layout.age == 2:
            slot = min(members(state.layout.turning))
            guild_back = state.layout.guild_backs >> slot & 1 == 1
            texts = [state.text(action) for action, _ in state.outcomes()]
            assert all(text.endswith("_guild") == guild_back for text in texts)
            assert len({chance for _, chance in state.outcomes()}) == 1


@settings(max_examples=30)
@given(SEEDS, st.integers(-5, 500))
def test_an_illegal_action_is_refused_and_changes_nothing(seed: int, action: int) -> None:
    for state in states(seed):
        legal = action in state.legal()
        assert (state.why_not(action) is None) == legal
        if not legal:
            before = state.position()
            with pytest.raises(petteia.IllegalAction) as refused:
                state.play(action)
            assert refused.value.refusal == state.why_not(action)
            assert state.position() == before


@settings(max_examples=10)
@given(SEEDS)
def test_past_copies_never_change(seed: int) -> None:
    past = [(state.copy(), state.position()) for state in states(seed)]
    assert all(copy.position() == position for copy, position in past)


@settings(max_examples=10)
@given(SEEDS)
def test_no_field_of_a_copy_is_shared(seed: int) -> None:
    state = list(states(seed))[60 + seed % 60] if seed % 2 else next(states(seed))
    twin = state.copy()
    assert twin.city0 is not state.city0
    assert twin.city1 is not state.city1
    assert twin.layout is not state.layout


@settings(max_examples=10)
@given(SEEDS)
def test_every_position_reads_back_from_its_line(seed: int) -> None:
    for state in states(
        seed, wonders=("draft", "first_game")[seed % 2], neutral_start=("begins", "chooses")[seed % 3 == 0]
    ):
        twin = DUEL.read(state.position())
        assert twin.position() == state.position()
        assert twin.legal() == state.legal()
        assert twin.view(0) == state.view(0)


def test_a_state_can_be_pickled() -> None:
    state = list(states(5))[70]
    assert pickle.loads(pickle.dumps(state)).position() == state.position()


@settings(max_examples=60)
@given(SEEDS)
def test_every_game_ends_with_a_winner_by_its_reason(seed: int) -> None:
    *_, state = states(seed)
    result = state.result
    assert result is not None
    totals = [score["total"] for score in result.scores]
    if result.reason == "military":
        assert state.pawn in (-9, 9)
        assert result.winners == ((0,) if state.pawn > 0 else (1,))
    elif result.reason == "science":
        assert len(state.view(0).cities[result.winners[0]].symbols) >= 6
    elif result.reason == "points":
        assert totals[result.winners[0]] > totals[1 - result.winners[0]]
    else:
        assert totals[0] == totals[1]
    assert -9 <= state.pawn <= 9
    for score in result.scores:
        assert score["total"] == sum(points for category, points in score.items() if category != "total")


@settings(max_examples=10)
@given(SEEDS)
def test_views_are_plain_data(seed: int) -> None:
    for state in states(seed):
        for seat in (0, 1, petteia.SPECTATOR):
            json.dumps(state.view(seat).plain())
    assert state.over


# ---- nobody learns what he may not know (D13.4)


def library_positions() -> list[DuelState]:
    """Positions in which the Great Library has drawn one, two or three tokens, and different ones."""
    found = []
    for seed in range(400):
        for state in states(seed):
            if state.drawn:
                found.append(state.copy())
    return found


def test_the_other_player_and_spectators_see_the_same_whatever_was_drawn() -> None:
    positions = library_positions()
    assert len(positions) > 20
    rng = petteia.Rng(1)
    changed = 0
    for state in positions:
        builder, other = state.turn, 1 - state.turn
        for _ in range(4):
            twin = state.imagine(other, rng)
            changed += twin.drawn != state.drawn
            for viewer in (other, petteia.SPECTATOR):
                assert twin.view(viewer) == state.view(viewer)
            assert state.imagine(builder, rng).drawn == state.drawn
            if state.question == "keep_token":
                played = [(at, keep(at, action)) for at in (state, twin) for action in at.legal()]
                seen = [[event.seen_by(other).plain() for event in events[:-1]] for _, events in played]
                assert all("drawn" not in json.dumps(events) for events in seen)
    assert changed > 20


def keep(state: DuelState, action: int) -> list[petteia.Event]:
    after = state.copy()
    after.events = []
    after.play(action)
    return after.events


def test_only_the_builder_is_told_which_token_was_drawn() -> None:
    told = 0
    for seed in range(200):
        rng = petteia.Rng(seed)
        state = DUEL.start()
        while not state.over:
            drawing = state.question == "draw_token"
            state.events = []
            action = state.draw(rng) if state.actor == petteia.CHANCE else rng.choice(state.legal())
            text = state.text(action).split()[-1]
            state.play(action)
            if drawing:
                told += 1
                (event,) = state.events
                seat = event.plain()["seat"]
                assert isinstance(seat, int)
                assert event.seen_by(seat).plain()["token"] == text
                for viewer in (1 - seat, petteia.SPECTATOR):
                    assert event.seen_by(viewer).plain()["token"] == ""
    assert told > 20

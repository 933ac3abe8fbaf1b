"""What holds in every position of every game of Cyclades, whoever plays."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from cyclades_stories import start
from hypothesis import given, settings
from hypothesis import strategies as st

import petteia
from petteia.core.engine.bits import members, size
from petteia.games.cyclades import GAME, CycladesState
from petteia.games.cyclades.facts import CREATURES
from petteia.games.cyclades.rules.cycle.track import creature_at
from petteia.games.cyclades.rules.tables import (
    ALL_CREATURES,
    FIGURES,
    FIRST_FIGURE,
    ISLANDS_A_MAP,
    MAP_SLOTS,
    SITE_SLOTS,
)
from petteia.games.cyclades.words.events import CityFallen, GoldMoved, GriffonTook

SEATS = st.integers(2, 5)
SEEDS = st.integers(0, 2**32)
MOST_CYCLES = 200


def states(seats: int, seed: int, **options: str) -> Iterator[CycladesState]:
    """Every position of a random game."""
    state = start(seats, **options)
    state.events = []
    rng = petteia.Rng(seed)
    yield state
    while not state.over and state.cycle <= MOST_CYCLES:
        state.play(state.draw(rng) if state.actor == petteia.CHANCE else rng.choice(state.legal()))
        yield state


@settings(max_examples=15)
@given(SEATS, SEEDS)
def test_gold_changes_only_by_what_is_told(seats: int, seed: int) -> None:
    purses = [5] * seats
    for state in states(seats, seed):
        for event in state.events or []:
            if isinstance(event, GoldMoved):
                purses[event.seat] += event.gold
            elif isinstance(event, GriffonTook):
                purses[event.seat] += event.gold
                purses[event.victim] -= event.gold
            elif isinstance(event, CityFallen):
                purses[event.seat] = 0
        state.events = []
        assert purses == [state.gold[seat] for seat in range(seats)]
        assert min(purses) >= 0


@settings(max_examples=15)
@given(SEATS, SEEDS)
def test_every_piece_is_in_one_place(seats: int, seed: int) -> None:
    owned = 0
    for state in states(seats, seed):
        board, battle = state.board, state.battle
        chart = board.chart
        for seat in range(seats):
            at_sea = [sea for sea in range(chart.seas) if board.seas_of(seat) >> sea & 1]
            on_land = [island for island in range(chart.islands) if board.islands_of(seat) >> island & 1]
            assert all(board.fleets_at(sea) > 0 for sea in at_sea)
            fighting = battle.attackers if battle.place >= 0 and battle.attacker == seat else 0
            assert sum(board.fleets_at(sea) for sea in at_sea) == board.fleets_of(seat)
            assert board.fleets_of(seat) + (0 if battle.on_land else fighting) <= 8
            assert board.troops_of(seat) + (fighting if battle.on_land else 0) <= 8
            assert sum(board.troops_on(island) for island in on_land) == board.troops_of(seat)
            assert state.plays(seat) == bool(on_land)
        # no sea space has two colours, no island two owners
        assert sum(size(board.seas_of(seat)) for seat in range(seats)) == size(board.occupied())
        assert sum(size(board.islands_of(seat)) for seat in range(seats)) == size(board.owned())
        assert state.kraken < 0 or board.fleets_at(state.kraken) == 0
        # what is owned stays owned
        assert board.owned() & owned == owned
        owned = board.owned()


@settings(max_examples=15)
@given(SEATS, SEEDS)
def test_every_card_marker_and_building_is_in_one_place(seats: int, seed: int) -> None:
    for state in states(seats, seed):
        cards = [creature_at(state, space) for space in range(3) if creature_at(state, space) >= 0]
        cards += [FIRST_FIGURE + figure for figure in range(FIGURES) if state.figure_island(figure) >= 0]
        cards += members(state.deck) + members(state.discard)
        assert sorted(cards) == list(range(len(CREATURES)))
        assert state.deck & ~ALL_CREATURES == 0
        laid = sum(state.board.laid_on(island) for island in range(state.board.chart.islands))
        assert laid + state.markers == 16
        types = [state.built(building) for building in range(4)]
        assert sum(size(slots) for slots in types) == size(state.all_built())
        assert all(size(slots) <= 10 for slots in types)
        assert state.all_built() & ~MAP_SLOTS[state.map] == 0
        covered = sum(SITE_SLOTS[ISLANDS_A_MAP * state.map + island] for island in members(state.metropolises))
        assert state.all_built() & covered == 0
        assert state.metropolises & ~state.board.owned() == 0
        assert state.used_temples & ~state.temples == 0
        assert sum(state.priests_of(seat) for seat in range(seats)) <= 16
        assert sum(state.philosophers_of(seat) for seat in range(seats)) <= 16
        islands = [state.figure_island(figure) for figure in range(FIGURES) if state.figure_island(figure) >= 0]
        assert len(islands) == len(set(islands))  # two figures destroy each other


@settings(max_examples=8)
@given(SEATS, SEEDS)
def test_there_is_always_something_to_do_in_words_and_few_choices(seats: int, seed: int) -> None:
    for state in states(seats, seed):
        if state.over:
            assert state.legal() == []
            continue
        actions = state.legal()
        assert actions
        assert actions == sorted(set(actions))
        assert len(actions) < 200
        chance = state.actor == petteia.CHANCE
        assert all((action >= GAME.decisions) == chance for action in actions)
        texts = [state.text(action) for action in actions]
        assert len(set(texts)) == len(texts)
        assert [state.parse(text) for text in texts] == actions
        assert [state.parse(text.upper()) for text in texts] == actions
        if chance:
            assert [action for action, _ in state.outcomes()] == actions
            assert abs(sum(probability for _, probability in state.outcomes()) - 1) < 1e-12
            assert len(actions) > 1


@settings(max_examples=4)
@given(SEATS, SEEDS)
def test_only_what_is_legal_can_be_played_and_every_refusal_names_a_reason(seats: int, seed: int) -> None:
    rng = petteia.Rng(seed)
    for number, state in enumerate(states(seats, seed)):
        if number % 7:
            continue
        legal = state.legal()
        before = state.position()
        for action in range(-1, GAME.actions + 1):
            refusal = state.why_not(action)
            assert (refusal is None) == (action in legal), state.text(action)
            if refusal is not None and rng.below(40) == 0:
                assert refusal.text
                with pytest.raises(petteia.IllegalAction):
                    state.play(action)
        assert state.position() == before


@settings(max_examples=6)
@given(SEATS, SEEDS)
def test_a_position_reads_back_exactly(seats: int, seed: int) -> None:
    for number, state in enumerate(states(seats, seed)):
        if number % 3 == 0:
            line = state.position()
            twin = GAME.read(line)
            assert twin.position() == line
            assert twin.legal() == state.legal()
            assert twin.actor == state.actor
            assert twin.digest() == state.digest()


@settings(max_examples=6)
@given(SEATS, SEEDS)
def test_a_copy_goes_its_own_way(seats: int, seed: int) -> None:
    rng = petteia.Rng(seed)
    for number, state in enumerate(states(seats, seed)):
        if number % 10 == 0 and not state.over:
            before = state.position()
            twin = state.copy()
            assert twin.events is None
            for _ in range(20):
                if not twin.over:
                    twin.play(twin.draw(rng) if twin.actor == petteia.CHANCE else rng.choice(twin.legal()))
            assert state.position() == before


@settings(max_examples=6)
@given(SEATS, SEEDS)
def test_others_gold_never_shows(seats: int, seed: int) -> None:
    for number, state in enumerate(states(seats, seed)):
        if number % 5 or state.over:
            continue
        for seat in (*range(seats), petteia.SPECTATOR):
            twin = state.copy()
            for other in range(seats):
                if other != seat:
                    twin.gold[other] += 3
            assert json.dumps(twin.view(seat).plain()) == json.dumps(state.view(seat).plain())
            if state.actor == seat:
                assert twin.legal() == state.legal()


@settings(max_examples=10)
@given(SEATS, SEEDS)
def test_at_a_turn_nothing_is_left_of_moves_and_powers(seats: int, seed: int) -> None:
    for state in states(seats, seed):
        if state.question in ("turn", "which_god"):
            assert (state.group_at, state.march_from, state.chosen, state.power, state.battle.place) == (-1,) * 5
            left = (state.group, state.steps, state.moved, state.fought, state.marching, state.pushing, state.founding)
            assert left == (0,) * 7
            assert (state.filling, state.borrowed) == (0, 0)
        if state.question == "which_god":
            assert (state.used_temples, state.used_metropolises, state.fresh, state.row) == (0, 0, 0, 0)


@settings(max_examples=10)
@given(SEATS, SEEDS)
def test_an_auction_ends_with_every_marker_laid(seats: int, seed: int) -> None:
    placed = 0
    for state in states(seats, seed):
        if state.question in ("which_god", "how_much"):
            placed += 1
            assert placed < 2000
        elif state.question == "turn" and placed:
            auction = state.auction
            great = sum(auction.holder(god) >= 0 for god in range(4))
            assert great + auction.arrived == auction.markers == (4 if seats == 2 else state.remaining())
            order = [auction.marker(place) for place in range(auction.markers)]
            assert sorted(order) == sorted(
                [seat for seat in range(seats) if state.plays(seat)] * (2 if seats == 2 else 1)
            )
            placed = 0


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_random_games_come_to_an_end(seats: int) -> None:
    games = 300 if petteia.COMPILED else 12
    first = start(seats)
    for seed in range(games):
        state = first.copy()
        state.playout(petteia.Rng(seed))
        assert state.over
        assert state.cycle <= MOST_CYCLES
        assert state.result is not None
        assert state.result.winners
        assert abs(sum(state.reward(seat) for seat in range(seats)) - 1) < 1e-12


@settings(max_examples=3)
@given(SEATS, SEEDS)
def test_an_estimate_is_a_chance(seats: int, seed: int) -> None:
    for number, state in enumerate(states(seats, seed)):
        if number % 25 == 0:
            for seat in range(seats):
                assert 0.0 <= state.estimate(seat) <= 1.0


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_players_who_look_one_action_ahead_end_the_game_soon(seats: int) -> None:
    state = start(seats)
    rng = petteia.Rng(seats)
    while not state.over:
        if state.actor == petteia.CHANCE:
            state.play(state.draw(rng))
            continue
        values = []
        for action in state.legal():
            twin = state.copy()
            twin.play(action)
            values.append((twin.estimate(state.actor), -action))
        state.play(-max(values)[1])
        assert state.cycle <= 20

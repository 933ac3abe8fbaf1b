"""Whatever is played at random in the Legendary Edition: nothing is lost or made, nothing stalls, every game ends."""

from __future__ import annotations

import pytest
from legendary_stories import start

import petteia
from petteia.bots.bot import Situation
from petteia.bots.simple import GreedyBot
from petteia.games.legendary import LegendaryState
from petteia.games.legendary.facts import (
    BONUSES,
    CHIMERA,
    SUPPLY_OF_BUILDINGS,
    SUPPLY_OF_PHILOSOPHERS,
    SUPPLY_OF_PRIESTESSES,
)
from petteia.games.legendary.rules.realm import METROPOLIS
from petteia.games.legendary.rules.tables import ALL_CREATURES, FIGURES, FIRST_FIGURE
from petteia.games.legendary.rules.turn.metropolises import tokens_of

MODES: list[tuple[int, dict[str, str]]] = [
    (2, {}),
    (3, {}),
    (4, {}),
    (4, {"teams": "yes"}),
    (5, {}),
    (6, {}),
    (6, {"target": "4"}),
    (5, {"trust": "yes", "chains_on_own_island": "yes", "mobilisation_heroes": "many"}),
    (4, {"teams": "yes", "trust": "yes", "apollo_scope": "own", "hydra_horn": "always"}),
]
LONGEST = 200  # cycles


def check_conservation(state: LegendaryState) -> None:
    """Every piece and card is somewhere, once."""
    factions = range(state.factions)
    assert sum(state.priestesses_of(one) for one in factions) <= SUPPLY_OF_PRIESTESSES
    assert sum(state.philosophers_of(one) for one in factions) <= SUPPLY_OF_PHILOSOPHERS
    assert all(state.gold_of(one) >= 0 for one in factions)
    assert state.mercenaries_left() >= 0
    sites = 0
    for kind in range(METROPOLIS + len(BONUSES)):
        assert sites & state.sites_with(kind) == 0
        sites |= state.sites_with(kind)
        assert kind >= METROPOLIS or bin(state.sites_with(kind)).count("1") <= SUPPLY_OF_BUILDINGS
    tokens = sum(tokens_of(state, bonus) for bonus in range(len(BONUSES)))
    built = bin(state.metropolises()).count("1") + sum(state.sheltered_by(one) for one in factions)
    assert tokens + built == 15
    for one in factions:
        assert state.own_sites(one) == state.map.sites_of(state.lands_of(one))
        view = state.view(petteia.SPECTATOR).factions[one]
        assert 0 <= view.troops_in_reserve <= 8
        assert 0 <= view.fleets_in_reserve <= 8
    check_cards(state)


def check_cards(state: LegendaryState) -> None:
    """The creatures are in the deck, on the track, discarded, drawn, on the map or being played."""
    shown = sum(1 << (state.track >> 5 * space & 31) - 1 for space in range(4) if state.track >> 5 * space & 31)
    standing = sum(1 << FIRST_FIGURE + one for one in range(FIGURES) if state.figure_area(one) >= 0)
    playing = 1 << CHIMERA if state.borrowed else 0
    if state.power >= FIRST_FIGURE:
        playing |= 1 << state.power & ~standing
    parts = [state.deck, shown, state.discard, state.drawn, standing, playing]
    assert sum(parts) == ALL_CREATURES
    assert state.closed_seas() & state.board.occupied() & ~state.pushing == 0


@pytest.mark.parametrize("mode", range(len(MODES)))
@pytest.mark.parametrize("seed", range(3))
def test_random_games_lose_nothing_and_end(mode: int, seed: int) -> None:
    seats, options = MODES[mode]
    state = start(seats, **options, side=("front", "back")[seed % 2])
    rng = petteia.Rng(100 * mode + seed)
    steps = 0
    while not state.over:
        legal = state.legal()
        assert 0 < len(legal) < 200
        if state.map.islands and steps % 5 == 0:
            check_conservation(state)
        state.play(state.draw(rng) if state.actor == petteia.CHANCE else rng.choice(legal))
        steps += 1
        assert state.cycle <= LONGEST
    assert state.result is not None
    assert state.result.winners


@pytest.mark.parametrize("mode", range(len(MODES)))
def test_playouts_end(mode: int) -> None:
    seats, options = MODES[mode]
    for seed in range(40):
        state = start(seats, **options)
        state.playout(petteia.Rng(seed))
        assert state.over


@pytest.mark.parametrize("mode", range(len(MODES)))
def test_greedy_games_end(mode: int) -> None:
    seats, options = MODES[mode]
    greedy = GreedyBot()
    state, rng = start(seats, **options, side=("front", "back")[mode % 2]), petteia.Rng(mode)
    while not state.over:
        state.play(state.draw(rng) if state.actor == petteia.CHANCE else greedy.choose(Situation(state), rng))
        assert state.cycle <= LONGEST
    assert state.result is not None
    assert state.result.winners


def test_the_contract_is_kept() -> None:
    report = petteia.check(petteia.game("legendary"), games=1, seed=5)
    assert report.games == 5
    assert report.most_legal < 200


def test_a_greedy_bot_beats_a_random_one() -> None:
    greedy, won = GreedyBot(), 0.0
    for seed in range(4):
        state, rng = start(3, map="quick"), petteia.Rng(seed)
        while not state.over:
            if state.actor == petteia.CHANCE:
                state.play(state.draw(rng))
            elif state.actor == seed % 3:
                state.play(greedy.choose(Situation(state), rng))
            else:
                state.play(rng.choice(state.legal()))
        won += state.reward(seed % 3)
    assert won >= 3

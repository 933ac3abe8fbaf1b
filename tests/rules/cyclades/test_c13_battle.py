"""C13: battle."""

from __future__ import annotations

from typing import Any

import pytest
from cyclades_stories import battle, do, fleets, island, legal, refusal, seat, told

import petteia
from petteia.games import cyclades
from petteia.games.aegean.rules.battle import DIE, odds, win_chance
from petteia.games.cyclades.words.events import Rolled
from petteia.rulebook import rule


@rule("C13.1")
def test_each_side_rolls_one_die_of_its_own_faces() -> None:
    assert DIE == (0, 1, 1, 2, 2, 3)
    state = battle(2, 2)
    assert legal(state) == ["attack 0", "attack 1", "attack 2", "attack 3"]
    assert [round(6 * chance) for _, chance in state.outcomes()] == [1, 2, 2, 1]
    do(state, "attack 2")
    assert legal(state) == ["defence 0", "defence 1", "defence 2", "defence 3"]
    assert [round(6 * chance) for _, chance in state.outcomes()] == [1, 2, 2, 1]


@rule("C13.1")
def test_units_and_the_defenders_bonuses_are_added() -> None:
    events = told(battle(3, 2, buildings="i2.1:fortress i2.2:fortress"), "attack 1", "defence 2")
    assert [event for event in events if isinstance(event, Rolled)] == [Rolled(0, 1, 4), Rolled(1, 2, 6)]


@rule("C13.1")
def test_at_sea_ports_and_metropolises_of_every_own_island_that_touches_count() -> None:
    state = cyclades.position(
        ask="attack_roll",
        land=["i1 i7", "i2 i4 i5", "i3 i8"],
        fleets=["E4 G5", "D4*2 F1", "K2"],
        buildings="i2.1:port i2.2:port i5.1:port",  # i5 is far away
        metropolises="i4",
        battle="sea:D4:0:1:2:0:0",
    )
    view = state.view(0).battle
    assert view is not None
    assert view.bonus == 3
    # the attacker's own ports there would not count
    foreign = battle(2, 2, on_land=False, land=["i2 i7", "i1 i5", "i3 i8"], buildings="i2.1:port").view(0).battle
    assert foreign is not None
    assert foreign.bonus == 0


@rule("C13.2")
@pytest.mark.parametrize(
    ("attack", "defence", "left"), [(0, 3, (2, 3)), (3, 0, (3, 2)), (2, 2, (2, 2)), (1, 2, (2, 3))]
)
def test_the_lower_total_loses_one_and_a_tie_costs_both(attack: int, defence: int, left: tuple[int, int]) -> None:
    state = do(battle(3, 3), f"attack {attack}", f"defence {defence}")
    view = state.view(0).battle
    assert view is not None
    assert (view.attackers, view.defenders) == left
    assert seat(state, 0).troops_in_reserve == 8 - 2 - left[0]


@rule("C13.3")
def test_the_defender_is_asked_first_then_the_attacker_then_the_next_round_comes() -> None:
    state = battle(3, 3, fleets=["C2", "D4 D5", "K2"], land=["i1 i7", "i2*3 i4", "i3 i8"])
    do(state, "attack 1", "defence 1")
    assert (state.question, state.actor, legal(state)) == ("retreat", 1, ["stand", "retreat to i4"])
    do(state, "stand")
    assert (state.question, state.actor, legal(state)) == ("retreat", 0, ["stand", "retreat to i1"])
    do(state, "stand")
    assert state.question == "attack_roll"


@rule("C13.3")
def test_who_cannot_retreat_is_not_asked() -> None:
    state = do(battle(3, 3, fleets=["C2", "F1", "K2"]), "attack 1", "defence 1")
    assert state.actor == 0  # the defender has no fleets beside the island
    state = do(battle(3, 3, fleets=["G5", "F1", "K2"]), "attack 1", "defence 1")
    assert state.question == "attack_roll"


@rule("C13.4")
def test_the_winner_takes_the_island_with_all_on_it() -> None:
    state = do(battle(3, 1, buildings="i2.1:port", blessed="i2"), "attack 3", "defence 0")
    view = island(state, "i2")
    assert (view.owner, view.troops, view.buildings, view.prosperity) == (0, 3, ("port", ""), 2)
    assert (state.question, state.actor) == ("turn", 0)
    lost = do(battle(1, 3), "attack 0", "defence 3")
    assert (island(lost, "i2").owner, island(lost, "i2").troops) == (1, 3)


@rule("C13.5")
def test_if_both_are_destroyed_the_defender_keeps_the_island_and_the_sea_is_empty() -> None:
    land = do(battle(1, 1, blessed="i2"), "attack 2", "defence 2")
    assert (island(land, "i2").owner, island(land, "i2").troops) == (1, 0)
    assert seat(land, 1).income == 2 + 1  # the island still pays, the laid mark too
    sea = do(battle(1, 1, on_land=False), "attack 2", "defence 2")
    assert "D4" not in fleets(sea)
    assert sea.question == "turn"


@rule("C13.4", "C13.5")
def test_of_a_battle_that_is_over_nothing_is_left_but_its_outcome() -> None:
    won = do(battle(3, 1), "attack 3", "defence 0")
    assert won == cyclades.position(god="ares", land=["i1 i2*3 i7", "i5", "i3 i8"])
    tie = do(battle(1, 1, on_land=False), "attack 2", "defence 2")
    assert tie == cyclades.position(god="poseidon", fleets=["C2 G5", "F1", "F4 K2"])
    turn: dict[str, Any] = {"turn": 2, "god": "ares", "offers": "ares:2:1", "apollo": "0 1"}
    lost = do(battle(1, 3, battle="land:i2:2:1:1:0:0", **turn), "attack 0", "defence 3")
    assert lost == cyclades.position(land=["i1 i7", "i2*3 i5", "i3 i8"], **turn)


@rule("C13.6")
def test_on_land_all_retreat_to_one_own_island_joined_by_own_fleets() -> None:
    state = battle(3, 3, fleets=["C2", "D4 E4 F5 F1", "K2"], land=["i1 i7", "i2*3 i4 i6 i5", "i3 i8"])
    do(state, "attack 3", "defence 1")
    assert legal(state) == ["stand", "retreat to i4", "retreat to i6"]
    assert refusal(state, "retreat to i5").rule == "C13.6"
    do(state, "retreat to i6")
    assert (island(state, "i6").troops, island(state, "i2").owner, island(state, "i2").troops) == (3, 0, 3)


@rule("C13.7")
def test_at_sea_all_retreat_to_a_neighbouring_space_empty_or_own() -> None:
    state = battle(2, 3, on_land=False, fleets=["C2 G5", "D4*3 D5", "E4 K2"])
    do(state, "attack 1", "defence 1")
    assert (state.actor, legal(state)) == (1, ["stand", "withdraw to D3", "withdraw to D5"])
    assert refusal(state, "withdraw to E4").rule == "C13.7"
    do(state, "withdraw to D5")
    assert fleets(state)["D5"] == (1, 4)
    assert fleets(state)["D4"] == (0, 1)


@rule("C13.7")
def test_the_attacker_may_withdraw_anywhere_beside_the_battle() -> None:
    state = battle(3, 3, on_land=False, fleets=["C2 G5", "D4*3 F1", "E4 K2"])
    do(state, "attack 1", "defence 1", "stand")
    assert (state.actor, legal(state)) == (0, ["stand", "withdraw to D3", "withdraw to D5"])
    do(state, "withdraw to D5")
    assert (fleets(state)["D5"], fleets(state)["D4"]) == ((0, 2), (1, 2))
    assert state.question == "turn"


@rule("C13.8")
def test_who_retreats_gives_the_place_up() -> None:
    state = battle(3, 3, fleets=["C2", "D4 D5", "K2"], land=["i1 i7", "i2*3 i4", "i3 i8"])
    twin = state.copy()
    do(state, "attack 1", "defence 1", "retreat to i4")
    assert (island(state, "i2").owner, island(state, "i2").troops, island(state, "i4").troops) == (0, 2, 3)
    do(twin, "attack 1", "defence 1", "stand", "retreat to i1")
    assert (island(twin, "i2").owner, island(twin, "i2").troops, island(twin, "i1").troops) == (1, 2, 3)


@rule("C13.9")
def test_nobody_is_asked_before_the_first_round_and_numbers_are_public() -> None:
    state = cyclades.position(
        god="ares", fleets=["C2", "D4 D5", "K2"], land=["i1*3 i7", "i2*3 i4", "i3 i8"], gold=(5, 5, 5)
    )
    do(state, "march from i1", "troops 3", "march to i2")
    assert state.question == "attack_roll"
    views = [state.view(number).battle for number in (0, 1, 2, petteia.SPECTATOR)]
    assert views[0] is not None
    assert (views[0].attackers, views[0].defenders) == (3, 3)
    assert all(view == views[0] for view in views)


@rule("C13.10")
@pytest.mark.parametrize(
    ("attackers", "defenders", "bonus", "chances"),
    [
        (1, 1, 0, (0.36111, 0.36111, 0.27778)),
        (2, 1, 0, (0.91127, 0.05015, 0.03858)),
        (2, 2, 0, (0.44749, 0.44749, 0.10502)),
        (3, 2, 0, (0.90197, 0.07419, 0.02384)),
        (2, 1, 1, (0.68904, 0.23071, 0.08025)),
        (8, 8, 0, (0.49942, 0.49942, 0.00116)),
        (1, 2, 1, (0.00386, 0.98997, 0.00617)),
    ],
)
def test_the_exact_odds(attackers: int, defenders: int, bonus: int, chances: tuple[float, float, float]) -> None:
    assert odds(attackers, defenders, bonus) == pytest.approx(chances, abs=1e-5)
    assert win_chance(attackers, defenders, bonus) == pytest.approx(chances[0], abs=1e-5)


@rule("C13.10")
@pytest.mark.parametrize(("attackers", "defenders", "walls"), [(2, 2, 0), (3, 2, 1), (4, 3, 2)])
def test_battles_played_by_the_engine_agree_with_the_odds(attackers: int, defenders: int, walls: int) -> None:
    buildings = [f"i2.{place + 1}:fortress" for place in range(walls)]
    first = battle(attackers, defenders, buildings=buildings, fleets=["G5", "F1", "K2"])
    rng = petteia.Rng(attackers)
    games, won, held = 34_000 if petteia.COMPILED else 500, 0, 0
    for _ in range(games):
        state = first.copy()
        while state.actor == petteia.CHANCE:
            state.play(state.draw(rng))
        won += state.board.owner(1) == 0
        held += state.board.owner(1) == 1 and state.board.troops_on(1) > 0
    chance, holds, _ = odds(attackers, defenders, walls)
    assert won / games == pytest.approx(chance, abs=4 * (chance * (1 - chance) / games) ** 0.5)
    assert held / games == pytest.approx(holds, abs=4 * (holds * (1 - holds) / games) ** 0.5)

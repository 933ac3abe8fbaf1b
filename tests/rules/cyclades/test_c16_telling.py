"""Whatever happens in public is told, in the order in which it happens (C16.2)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from cyclades_stories import battle, do, start, told

from petteia.games import cyclades
from petteia.games.cyclades import CycladesState
from petteia.rulebook import rule

RICH: dict[str, Any] = {"gold": (20, 20, 20)}
FERRY = ["C2", "D4", "K2"]


def happens(state: CycladesState, *texts: str) -> list[str]:
    """What is told of these actions, each kind with its facts."""
    return [" ".join(str(value) for value in event.plain().values()) for event in told(state, *texts)]


def turn(god: str = "athena", **more: Any) -> CycladesState:
    """A turn of seat 0, who has gold for everything and owes Athena nothing."""
    given: dict[str, Any] = {"god": god, "recruited": 1 if god == "athena" else 0, **RICH}
    return cyclades.position(**given | more)


def summoned(creature: str, **more: Any) -> CycladesState:
    """Seat 0 has just summoned that creature."""
    return do(turn(track=f"{creature} - -", **more), f"summon {creature}")


@rule("C16.2", "C3.1")
def test_how_a_cycle_begins_is_told() -> None:
    assert happens(start(3), "marker 2", "marker 0", "show kraken", "reveal zeus", "reveal ares") == [
        "marker_placed 2 0",
        "marker_placed 0 1",
        "marker_placed 1 2",
        "cycle_begun 1",
        "creature_shown kraken 0",
        "god_revealed zeus 0",
        "god_revealed ares 1",
        "gold_moved 0 2 income",
        "gold_moved 1 2 income",
        "gold_moved 2 2 income",
    ]


@rule("C16.2", "C7.3", "C7.8", "C7.9")
def test_how_offerings_go_is_told() -> None:
    state = cyclades.position(ask="which_god", rows="ares poseidon", **RICH)
    assert happens(state, "choose poseidon", "offer 1", "choose poseidon", "offer 3", "choose apollo") == [
        "offer_made 0 poseidon 1",
        "offer_made 1 poseidon 3",
        "displaced 0 poseidon",
        "offer_made 0 apollo 0",
    ]
    assert happens(state, "choose ares", "offer 2") == [
        "offer_made 2 ares 2",
        "gold_moved 1 -3 offering",
        "gold_moved 2 -2 offering",
        "turn_begun 2 ares",
    ]


@rule("C16.2", "C8.4", "C8.5", "C14.2")
def test_how_turns_and_the_cycle_end_is_told() -> None:
    state = turn(
        rows="athena ares",
        offers="athena:0:1 ares:1:1",
        apollo="2",
        figures="chiron:i3:1",
        track="fates satyr giant",
    )
    assert happens(state, "done", "done", "bless i3") == [
        "turn_ended 0",
        "turn_begun 1 ares",
        "figure_left chiron",
        "creature_discarded chiron",
        "turn_ended 1",
        "turn_begun 2 apollo",
        "gold_moved 2 1 apollo",
        "marker_laid 2 i3",
        "turn_ended 2",
        "cycle_begun 4",
        "creature_discarded giant",
    ]


@rule("C16.2", "C15.1")
def test_the_end_of_the_game_is_told() -> None:
    state = turn(metropolises="i1 i7", blessed="i3*16")
    assert happens(state, "done")[-2:] == ["turn_ended 2", "game_ended metropolises"]


@rule("C16.2")
@pytest.mark.parametrize(
    ("position", "actions", "events"),
    [
        (
            lambda: turn("poseidon"),
            ("recruit fleet C1", "recruit fleet C1", "build i1.1", "sail from G5", "sail to F5"),
            [
                "fleet_recruited 0 C1",
                "gold_moved 0 -1 recruit",
                "fleet_recruited 0 C1",
                "gold_moved 0 -2 building",
                "building_raised 0 port i1.1",
                "gold_moved 0 -1 move",
                "fleets_sailed 0 G5 F5 1",
            ],
        ),
        (
            lambda: turn("ares"),
            ("recruit troop i1", "recruit troop i1"),
            ["troop_recruited 0 i1", "gold_moved 0 -2 recruit", "troop_recruited 0 i1"],
        ),
        (
            lambda: turn("zeus", track="fates satyr giant"),
            ("recruit priest", "recruit priest", "exchange fates", "show harpy"),
            [
                "priest_gained 0 1",
                "gold_moved 0 -4 recruit",
                "priest_gained 0 1",
                "gold_moved 0 -1 exchange",
                "creature_discarded fates",
                "creature_shown harpy 0",
            ],
        ),
        (
            lambda: turn(philosophers=(3, 0, 0)),
            ("recruit philosopher", "found on i7"),
            ["gold_moved 0 -4 recruit", "philosopher_gained 0 1", "philosopher_gained 0 -4", "metropolis_founded 0 i7"],
        ),
        (
            lambda: turn(buildings="i7.1:port i7.2:fortress i7.3:temple"),
            ("build i7.4", "found on i1"),
            [
                "gold_moved 0 -2 building",
                "building_raised 0 university i7.4",
                "building_removed port i7.1",
                "building_removed fortress i7.2",
                "building_removed temple i7.3",
                "building_removed university i7.4",
                "metropolis_founded 0 i1",
            ],
        ),
    ],
)
def test_what_a_favour_gives_and_costs_is_told(
    position: Callable[[], CycladesState], actions: tuple[str, ...], events: list[str]
) -> None:
    assert happens(position(), *actions) == events


@rule("C16.2")
@pytest.mark.parametrize(
    ("position", "actions", "events"),
    [
        (
            lambda: turn("ares", fleets=FERRY, land=["i1*3 i7", "i2*0 i5", "i3 i8"]),
            ("march from i1", "troops 2", "march to i2"),
            ["gold_moved 0 -1 move", "troops_marched 0 i1 i2 2", "island_taken 0 i2"],
        ),
        (
            lambda: turn("ares", fleets=FERRY, land=["i1*3 i5 i7", "i2", "i3 i8"], metropolises="i1 i7"),
            ("march from i1", "troops 3", "march to i2", "attack 3", "defence 0"),
            [
                "gold_moved 0 -1 move",
                "troops_marched 0 i1 i2 3",
                "land_battle 0 1 i2",
                "rolled 0 3 6",
                "rolled 1 0 1",
                "troops_lost 1 i2 1",
                "island_taken 0 i2",
                "city_fallen 1",
                "fleets_lost 1 D4 1",
            ],
        ),
        (
            lambda: battle(3, 3, fleets=["C2", "D4 D5", "K2"], land=["i1 i7", "i2*3 i4", "i3 i8"]),
            ("attack 1", "defence 1", "retreat to i4"),
            [
                "rolled 0 1 4",
                "rolled 1 1 4",
                "troops_lost 0 i2 1",
                "troops_lost 1 i2 1",
                "retreated 1 i4",
                "island_taken 0 i2",
            ],
        ),
        (
            lambda: turn("poseidon", fleets=["C2", "D3", "K2"]),
            ("sail from C2", "sail to D3", "attack 3", "defence 0"),
            [
                "gold_moved 0 -1 move",
                "fleets_sailed 0 C2 D3 1",
                "sea_battle 0 1 D3",
                "rolled 0 3 4",
                "rolled 1 0 1",
                "fleets_lost 1 D3 1",
            ],
        ),
        (
            lambda: battle(2, 3, on_land=False, fleets=["C2 G5", "D4*3 D5", "E4 K2"]),
            ("attack 1", "defence 1", "withdraw to D5"),
            ["rolled 0 1 3", "rolled 1 1 4", "fleets_lost 0 D4 1", "withdrew 1 D5"],
        ),
    ],
)
def test_how_moves_and_battles_go_is_told(
    position: Callable[[], CycladesState], actions: tuple[str, ...], events: list[str]
) -> None:
    assert happens(position(), *actions) == events


@rule("C16.2", "C10.1")
def test_a_summoned_creature_is_told_with_its_price_and_its_card() -> None:
    assert happens(turn(track="fates - -"), "summon fates") == [
        "gold_moved 0 -4 summon",
        "creature_summoned 0 fates",
        "creature_discarded fates",
        "gold_moved 0 2 fates",
    ]


@rule("C16.2")
@pytest.mark.parametrize(
    ("position", "actions", "events"),
    [
        (lambda: summoned("harpy"), ("snatch from i2",), ["troops_lost 1 i2 1"]),
        (lambda: summoned("giant", buildings="i2.1:port"), ("crush i2.1",), ["building_removed port i2.1"]),
        (
            lambda: summoned("cyclops", buildings="i7.1:port"),
            ("rebuild i7.1", "rebuild as temple"),
            ["building_removed port i7.1", "building_raised 0 temple i7.1"],
        ),
        (
            lambda: summoned("satyr", philosophers=(0, 1, 1)),
            ("rob 1",),
            ["philosopher_gained 1 -1", "philosopher_gained 0 1"],
        ),
        (lambda: summoned("dryad", priests=(0, 1, 1)), ("rob 1",), ["priest_gained 1 -1", "priest_gained 0 1"]),
        (
            lambda: summoned("chimera", discard="fates"),
            ("copy fates",),
            ["creature_copied 0 fates", "gold_moved 0 2 fates", "deck_renewed"],
        ),
        (
            lambda: summoned("sphinx", priests=(1, 0, 0), philosophers=(1, 0, 0)),
            ("sell fleet C2", "sell troop i1", "sell priest", "sell philosopher"),
            [
                "fleets_lost 0 C2 1",
                "gold_moved 0 2 sphinx",
                "troops_lost 0 i1 1",
                "gold_moved 0 2 sphinx",
                "priest_gained 0 -1",
                "gold_moved 0 2 sphinx",
                "philosopher_gained 0 -1",
                "gold_moved 0 2 sphinx",
            ],
        ),
        (
            lambda: summoned("kraken"),
            ("emerge at D4", "swim to D5"),
            ["kraken_moved D4", "fleets_lost 1 D4 1", "gold_moved 0 -1 kraken", "kraken_moved D5"],
        ),
        (
            lambda: summoned("medusa", figures="chiron:i2:1"),
            ("settle on i2",),
            ["figure_placed medusa i2", "figure_left chiron", "creature_discarded chiron", "figure_left medusa"],
        ),
        (
            lambda: summoned("polyphemus", fleets=["G5", "D4 F1", "K2"]),
            ("settle on i2",),
            ["figure_placed polyphemus i2", "fleets_sailed 1 D4 E4 1"],
        ),
    ],
)
def test_what_a_creature_does_is_told(
    position: Callable[[], CycladesState], actions: tuple[str, ...], events: list[str]
) -> None:
    assert happens(position(), *actions) == events

"""What only a net sees about a seat agrees with what is on the table."""

from __future__ import annotations

from librt.vecs import vec

from petteia.games import cyclades
from petteia.games.cyclades import CycladesState
from petteia.games.cyclades.facts import CREATURES, MOST_SEATS
from petteia.games.cyclades.mind.sights import NAMES, WIDTH, write_sights


def sights(state: CycladesState, seat: int) -> dict[str, float]:
    """What is seen about a seat, by name, without zeros."""
    out = vec[float]([9.0] * (MOST_SEATS * WIDTH))
    write_sights(state, out)
    return {name: value for name, value in zip(NAMES, list(out)[WIDTH * seat :], strict=False) if value}


def test_every_creature_can_be_seen_on_the_track() -> None:
    assert len(set(NAMES)) == WIDTH
    assert {f"pays_{one.id}" for one in CREATURES} < set(NAMES)


def test_gold_counts_beside_that_of_the_others() -> None:
    """Seat 0 can offer 7, with its priests; seat 1 can offer 4, seat 2 can offer 9."""
    state = cyclades.position(ask="which_god", gold=(5, 4, 9), priests=(2, 0, 0), order="2 0 1")
    first, second, third = (sights(state, seat) for seat in range(3))
    assert (first["purse"], first["richer"], first["lag"]) == (5, 1, 2)
    assert (second["richer"], second["lag"]) == (2, 5)
    assert third["lead"] == 2
    assert "richer" not in third
    assert [one["bids"] for one in (first, second, third)] == [2, 3, 1]


def test_a_seat_is_seen_to_need_a_god_and_so_are_those_who_need_him_too() -> None:
    state = cyclades.position(
        land=["i1 i7", "i2 i5 i8", "i3"],
        buildings="i7.1:port i7.2:fortress i7.3:temple i2.1:port i2.2:fortress i5.1:temple",
        philosophers=(0, 0, 3),
        metropolises="i3",
    )
    first, second, third = (sights(state, seat) for seat in range(3))
    assert (first["needs_university"], first["same_need"], first["late_rivals"]) == (1, 1, 1)
    assert (second["needs_university"], second["sites"]) == (1, 3)
    assert third["needs_thinkers"] == 1
    assert {"needs_university", "late_rivals", "sites"}.isdisjoint(third)
    assert (first["port"], first["fortress"], first["temple"], first["discount"]) == (1, 1, 1, 1)


def test_troops_see_what_they_reach_and_what_one_fleet_more_would_bring() -> None:
    """Seat 0's fleet joins i1 with i2, where seat 1 has a metropolis; without it, that is one fleet away."""
    joined, apart = (
        cyclades.position(
            ask="which_god",
            fleets=[fleets, "F1", "K2"],
            land=["i1*3 i7*0", "i2*1 i5", "i3 i8"],
            metropolises="i2",
        )
        for fleets in ("B2", "G5")
    )
    assert sights(joined, 0)["takes"] >= 1
    assert sights(joined, 1)["loses"] == 1
    assert "takes" not in sights(apart, 0)
    assert sights(apart, 0)["near_great"] == sights(apart, 1)["near_risk"] > 0.5
    assert (sights(apart, 0)["strongest"], sights(apart, 0)["bare"]) == (3, 1)
    assert sights(apart, 1)["weakest"] == 3  # one troop, the metropolis, and 1


def test_creatures_are_seen_by_who_can_pay_them() -> None:
    """The first space costs four, the last two; seat 1 has a temple."""
    state = cyclades.position(
        ask="which_god", track="fates - pegasus", gold=(2, 3, 1), buildings="i2.1:temple", figures="medusa:i8:2"
    )
    first, second, third = (sights(state, seat) for seat in range(3))
    assert "pays_pegasus" in first
    assert "pays_fates" not in first
    assert {"pays_fates", "pays_pegasus"} <= second.keys()
    assert "pays_pegasus" not in third
    assert third["medusa"] == 1

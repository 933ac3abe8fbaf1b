"""The odds and bonuses in the view of a battle, compared with the engine itself, played to every end."""

from __future__ import annotations

from typing import Any

import legendary_stories
import pytest

import petteia
from petteia.core.engine.state import State
from petteia.games import cyclades
from petteia.games.aegean.rules.battle import odds
from petteia.games.aegean.words.view import ReachView
from petteia.games.legendary import LegendaryState


def won(state: State, place: str, known: dict[str, float] | None = None) -> float:
    """The attacker's chance, by playing every roll: seat 0 chooses losses to win, seat 1 to hold, nobody retreats."""
    known = {} if known is None else known
    position = state.position()
    if position not in known:
        known[position] = expected(state, place, known)
    return known[position]


def expected(state: State, place: str, known: dict[str, float]) -> float:
    if " battle= " in state.position():
        return float(owner(state, place) == 0)
    if state.actor == petteia.CHANCE:
        return sum(chance * won(after(state, action), place, known) for action, chance in state.outcomes())
    if state.question == "retreat":
        return won(after(state, state.parse("stand")), place, known)
    chances = [won(after(state, action), place, known) for action in state.legal()]
    return max(chances) if state.actor == 0 else min(chances)


def owner(state: State, place: str) -> int:
    view: Any = state.view(0)
    if isinstance(state, cyclades.CycladesState):
        return next(int(island.owner) for island in view.islands if island.island == place)
    return next(int(land.faction) for land in view.lands if land.land == place)


def fight(state: State) -> Any:
    """The battle in progress, as seat 0 sees it."""
    view: Any = state.view(0)
    assert view.battle is not None
    return view.battle


def after(state: State, action: int) -> State:
    twin = state.copy()
    twin.play(action)
    return twin


def battle_of_cyclades(attackers: int, defenders: int, **fields: object) -> cyclades.CycladesState:
    """Seat 0 attacks i4 from i1."""
    state = cyclades.position(
        god="ares",
        fleets=["C2 D3 E4", "F1", "K2"],
        land=[f"i1*{attackers} i7", f"i4*{defenders} i5", "i3*0 i8"],
        gold=(9, 5, 5),
        **fields,  # type: ignore[arg-type]
    )
    for text in ("march from i1", *([f"troops {attackers}"] if attackers > 1 else []), "march to i4"):
        state.play(state.parse(text))
    return state


@pytest.mark.parametrize(("attackers", "defenders"), [(2, 1), (3, 2), (4, 2)])
def test_where_the_minotaur_can_fall_the_chance_counts_it(attackers: int, defenders: int) -> None:
    """By option he is lost in place of a troop, when that is better for the defender (C10.20)."""
    state = battle_of_cyclades(attackers, defenders, figures="minotaur:i4:1", minotaur="casualty")
    view = fight(state)
    assert view.win == pytest.approx(won(state, "i4"))
    assert view.win < odds(attackers, defenders, 2)[0]


def test_the_chance_holds_while_the_loss_is_chosen() -> None:
    state = battle_of_cyclades(4, 2, figures="minotaur:i4:1", minotaur="casualty")
    for text in ("attack 3", "defence 0"):
        state.play(state.parse(text))
    assert state.question == "lose_what"
    assert fight(state).win == pytest.approx(won(state, "i4"))


def test_bonuses_are_told_with_their_sources() -> None:
    state = battle_of_cyclades(3, 1, figures="minotaur:i4:1", buildings="i4.1:fortress")
    battle = fight(state)
    assert [(bonus.source, bonus.strength, bonus.rule) for bonus in battle.bonuses] == [
        ("fortress", 1, "C13.1"),
        ("minotaur", 2, "C10.20"),
    ]
    assert sum(bonus.strength for bonus in battle.bonuses) == battle.bonus


def battle_of_legends(
    heroes: str, attackers: str = "Melos1*2", defenders: str = "Melos3*1", **fields: object
) -> LegendaryState:
    """Faction 0 attacks Melos3 from Melos1 with all it has there."""
    state = legendary_stories.at(
        god="ares", gold=[9, 0, 0], land=[attackers, f"{defenders} Delos1", "Ios1"], heroes=heroes, **fields
    )
    legendary_stories.do(state, "march from Melos1")
    while state.question != "march_where":
        options = legendary_stories.legal(state)
        legendary_stories.do(state, options[-1] if state.question != "which_heroes" else options[0])
    return legendary_stories.do(state, "march to Melos3")


@pytest.mark.parametrize(
    "heroes",
    [
        "",
        "ajax:Melos3:1",
        "ajax:Melos1:0",
        "helen:Melos1:0",
        "helen:Melos3:1",
        "penthesilea:Melos1:0 ajax:Melos3:1",
        "penthesilea:Melos3:1",
        "odysseus:Melos1:0",
    ],
)
def test_heroes_count_in_the_chances_of_a_battle(heroes: str) -> None:
    """Strength two, a die that is always two, won ties, fortresses that do not count (L10.20 to L10.27)."""
    state = battle_of_legends(heroes, buildings="Melos3.1:fortress")
    battle = fight(state)
    assert battle.win == pytest.approx(won(state, "Melos3"))
    assert sum(bonus.strength for bonus in battle.attack_bonuses) == battle.attack - battle.attackers
    assert sum(bonus.strength for bonus in battle.defence_bonuses) == battle.defence - battle.defenders


def test_the_minotaur_counts_as_a_unit_that_can_be_lost() -> None:
    state = battle_of_legends("", "Melos1*3", "Melos3*1", figures="minotaur:Melos3:1")
    assert fight(state).win == pytest.approx(won(state, "Melos3"))


def test_croesus_makes_it_a_matter_of_gold() -> None:
    assert fight(battle_of_legends("croesus:Melos3:1")).win is None


# ---- reach


def by_means(reach: tuple[ReachView, ...]) -> dict[str, set[str]]:
    return {one.means: set(one.areas) for one in reach}


def test_reach_in_cyclades_is_by_god_and_by_the_creatures_on_the_track() -> None:
    """From i1 a chain over C2, D3 and E4 joins i3, i4 and what else it touches; fleets sail three spaces."""
    state = cyclades.position(
        god="zeus",
        track="pegasus satyr fates",
        fleets=["C2 D3 E4", "F1", "F4"],
        land=["i1*3 i7*0", "i2 i4*2 i5", "i3 i8"],
    )
    mine = by_means(state.view(1).reach[0])
    walked = cyclades.position(god="ares", fleets=["C2 D3 E4", "F1", "F4"], land=["i1*3 i7*0", "i2 i4*2 i5", "i3 i8"])
    for text in ("march from i1", "troops 3"):
        walked.play(walked.parse(text))
    goals = {walked.text(action).removeprefix("march to ") for action in walked.legal()}
    assert mine["ares"] == goals
    assert {"i3", "i4"} <= mine["ares"]
    assert mine["pegasus"] == {"i2", "i3", "i4", "i5", "i6", "i8"}
    assert mine["poseidon"] == {"F4"}
    assert "sylph" not in mine


def test_nobody_reaches_a_last_island_or_out_of_medusas() -> None:
    state = cyclades.position(
        god="zeus", fleets=["C2 D3 E4", "F1", "K2"], land=["i1*3 i7", "i4", "i3 i8"], figures="medusa:i7:0!"
    )
    assert "i4" not in by_means(state.view(0).reach[0])["ares"]
    held = cyclades.position(
        god="zeus", fleets=["C2 D3 E4", "F1", "K2"], land=["i1*3 i7", "i4 i5", "i3 i8"], figures="medusa:i1:0!"
    )
    assert "ares" not in by_means(held.view(0).reach[0])


def test_heroes_reach_as_they_lead() -> None:
    """Melos3 borders Melos1. Perseus, once he may be sacrificed, lets units fly (L10.28)."""
    state = legendary_stories.at(
        god="zeus", land=["Melos1*2", "Melos3*1 Delos1", "Ios1 Ios3"], heroes="perseus:Melos1:0 ajax:Melos1:0"
    )
    mine = by_means(state.view(1).reach[0])
    assert "Melos3" in mine["ares"] & mine["ajax"]
    assert {"Melos3", "Delos1", "Ios1"} <= mine["perseus"]
    assert "Delos1" not in mine["ares"]

"""What a half-made move could lead to: ways over the map and chances in battle."""

from __future__ import annotations

import cyclades_stories
import legendary_stories
import pytest

from petteia.games import cyclades
from petteia.games.aegean.rules.battle import odds
from petteia.games.aegean.words.prospects import ProspectView


def by_goal(prospects: tuple[ProspectView, ...], number: int) -> dict[str, ProspectView]:
    return {prospect.goal: prospect for prospect in prospects if prospect.number == number}


def test_each_number_of_troops_has_its_chance() -> None:
    """From i1 over C2, D3 and E4 to i4, with two troops and a fortress."""
    state = cyclades.position(
        god="ares",
        fleets=["C2 D3 E4", "F1", "K2"],
        land=["i1*3 i7", "i4*2 i5", "i3*0 i8"],
        buildings="i4.1:fortress",
        gold=(9, 5, 5),
    )
    assert state.view(0).prospects == ()
    cyclades_stories.do(state, "march from i1")
    view = state.view(0)
    assert view.group is not None
    assert view.group.origin == "i1"
    chances = [by_goal(view.prospects, number)["i4"].win for number in (1, 2, 3)]
    assert chances == [pytest.approx(odds(number, 2, 1)[0]) for number in (1, 2, 3)]
    cyclades_stories.do(state, "troops 2")
    attack = by_goal(state.view(0).prospects, 2)["i4"]
    assert attack.way == ("C2", "D3", "E4")
    assert attack.fight
    cyclades_stories.do(state, "march to i4")
    assert state.view(0).prospects == ()


def test_where_nobody_resists_there_is_no_chance_to_tell() -> None:
    state = cyclades.position(fleets=["C2*2 G5", "D3 F1", "F4 K2"], gold=(9, 5, 5))
    cyclades_stories.do(state, "sail from C2", "fleets 2")
    prospects = by_goal(state.view(0).prospects, 2)
    assert set(prospects) == set(cyclades_stories.legal(state, "sail to"))
    assert [goal for goal, prospect in prospects.items() if prospect.fight] == ["D3"]
    assert prospects["D3"].win == pytest.approx(odds(2, 1, 0)[0])
    assert {prospect.win for prospect in prospects.values() if not prospect.fight} == {None}


def test_with_heroes_a_battle_has_its_chance_too_unless_gold_decides() -> None:
    """Two troops of Melos1 against one on Melos3, with Ajax there, or with Croesus, who rolls again (L8.15)."""
    lands = ["Melos1*2", "Melos3*1 Delos1", "Ios1"]
    plain = legendary_stories.at(god="ares", land=lands, gold=(9, 5, 5))
    legendary_stories.do(plain, "march from Melos1")
    assert by_goal(plain.view(0).prospects, 2)["Melos3"].win == pytest.approx(odds(2, 1, 0)[0])
    for hero, told in (("ajax", True), ("croesus", False)):
        guarded = legendary_stories.at(god="ares", land=lands, heroes=f"{hero}:Melos3:1", gold=(9, 5, 5))
        legendary_stories.do(guarded, "march from Melos1", "troops 2")
        prospect = by_goal(guarded.view(0).prospects, 2)["Melos3"]
        assert (prospect.fight, prospect.way, prospect.win is not None) == (True, (), told)


def test_the_most_that_can_be_offered_is_told_to_those_who_know_the_gold() -> None:
    """Five gold and two priests: up to seven to a god (C7.10); the others see no number."""
    fields = {"ask": "which_god", "phase": "offerings", "rows": "poseidon ares", "offers": "", "apollo": ""}
    hidden = cyclades.position(**fields, gold=(5, 9, 9), priests=(2, 0, 0))  # type: ignore[arg-type]
    assert [row.most for row in hidden.view(0).rows] == [7, 7]
    assert {row.most for seat in (1, 2, -1) for row in hidden.view(seat).rows} == {-1}
    shown = cyclades.position(**fields, gold=(5, 9, 9), priests=(2, 0, 0), open_gold="yes")  # type: ignore[arg-type]
    assert [row.most for row in shown.view(-1).rows] == [7, 7]

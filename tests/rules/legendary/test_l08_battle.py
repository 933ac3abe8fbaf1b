"""Land battles: before them, rounds, losses, retreats (L8.14 to L8.21)."""

from __future__ import annotations

from typing import Any

import pytest
from legendary_stories import at, do, faction, gold, land, legal, refusal

from petteia.games.legendary import LegendaryState
from petteia.rulebook import rule


def attack(
    attackers: str = "Melos1*3", defenders: str = "Melos3*2", heroes: str = "", **fields: object
) -> LegendaryState:
    """Faction 0 attacks Melos3 from Melos1 with all it has there."""
    state = at(
        **{
            "god": "ares",
            "gold": [9, 9, 9],
            "land": [attackers, f"{defenders} Delos1", "Ios1"],
            "heroes": heroes,
            **fields,
        }
    )
    do(state, "march from Melos1")
    while state.question != "march_where":
        do(state, legal(state)[-1] if state.question != "which_heroes" else legal(state)[0])
    return do(state, "march to Melos3")


@rule("L8.14", "L10.26", "L14.17")
def test_pandora_takes_the_mercenaries_of_the_battle_and_hector_kills_one_who_came() -> None:
    state = attack("Melos1*2", "Melos3*0", "pandora:Melos1:0 hector:Melos3:1", mercenaries="Melos3*2 Melos1")
    assert (state.question, state.actor) == ("slay_what", 1)
    do(state, "slay mercenary")
    battle = state.view(0).battle
    assert battle is not None
    assert (battle.attackers, battle.defenders) == (2 + 2 + 1, 1)
    # only mercenaries defended: there is no battle
    state = attack("Melos1", "Melos3*0", "pandora:Melos1:0", mercenaries="Melos3*2")
    assert (land(state, "Melos3").faction, land(state, "Melos3").mercenaries) == (0, 2)
    # turned ones are no prey
    state = attack("Melos1*0", "Melos3*0", "pandora:Melos1:0 hector:Melos3:1", mercenaries="Melos3*2")
    assert state.view(0).battle.attackers == 3  # type: ignore[union-attr]
    # in defence
    state = attack("Melos1", "Melos3*0", "pandora:Melos3:1", mercenaries="Melos1*2")
    assert state.view(0).battle.defenders == 3  # type: ignore[union-attr]


@rule("L8.14", "L10.21")
def test_hector_kills_before_the_battle() -> None:
    state = attack("Melos1", "Melos3*0", "hector:Melos3:1")
    assert state.question == "turn"
    assert land(state, "Melos3").faction == 1
    state = attack("Melos1*0", "Melos3*0", "hector:Melos3:1 ajax:Melos1:0")
    assert state.question == "attack_roll"  # never a hero


@rule("L8.15", "L10.20", "L10.25")
def test_strength_on_land() -> None:
    state = attack("Melos1*2", "Melos3", "ajax:Melos1:0", buildings="Melos3.1:fortress", figures="minotaur:Melos3:1")
    battle = state.view(0).battle
    assert battle is not None
    assert (battle.attack, battle.defence) == (2 + 2, 1 + 2 + 1)
    assert attack("Melos1*2", "Melos3", "ajax:Melos3:1").view(0).battle.defence == 3  # type: ignore[union-attr]
    state = attack("Melos1*2", "Melos3", "odysseus:Melos1:0", buildings="Melos3.1:fortress")
    assert state.view(0).battle.defence == 1  # type: ignore[union-attr]
    state = attack("Melos1*2", "Melos3", "odysseus:Melos3:1", buildings="Melos3.1:fortress")
    assert state.view(0).battle.defence == 3  # type: ignore[union-attr]


@rule("L10.22")
def test_helens_die_is_two() -> None:
    state = attack("Melos1*2", "Melos3*2", "helen:Melos1:0")
    assert state.question == "defence_roll"
    do(state, "defence 3")  # 3 + 2 to 2 + 3
    assert state.question == "lose_what"


@rule("L8.15", "L10.24", "L14.18")
def test_croesus_rolls_again_for_gold() -> None:
    state = attack("Melos1*2", "Melos3*2", "croesus:Melos1:0")
    do(state, "attack 0", "defence 3")
    assert (state.question, state.actor) == ("reroll", 0)
    do(state, "roll again", "attack 1")
    assert gold(state) == 9 - 1 - 1
    do(state, "roll again", "attack 3", "keep roll")  # 6 to 5
    assert land(state, "Melos3").troops == 1
    defending = do(attack("Melos1*2", "Melos3*2", "croesus:Melos3:1"), "attack 0", "defence 0")
    assert defending.actor == 1
    steady = do(attack("Melos1*2", "Melos3*2", "croesus:Melos1:0 helen:Melos1:0"), "defence 0")
    assert steady.question != "reroll"  # Helen's die is not rolled
    poor = attack("Melos1*2", "Melos3*2", "croesus:Melos1:0", gold=[1, 0, 0])
    assert do(poor, "attack 0", "defence 0").question != "reroll"


@rule("L8.16", "L10.27", "L15.12")
def test_losses_are_the_owners_choice_and_penthesilea_wins_ties() -> None:
    state = attack("Melos1*2", "Melos3*2", "ajax:Melos1:0", mercenaries="Melos1")
    do(state, "attack 0", "defence 3")  # 5 to 5
    assert state.actor == 0
    assert legal(state) == ["lose troop", "lose mercenary", "lose hero ajax"]
    do(state, "lose hero ajax")
    assert state.view(0).battle.attackers == 3  # type: ignore[union-attr]
    assert land(state, "Melos3").troops == 1
    state = do(attack("Melos1*2", "Melos3*2", mercenaries="Melos1 Melos3"), "attack 1", "defence 1")
    assert (state.question, state.actor) == ("lose_what", 0)  # at a tie the attacker chooses first
    assert do(state, "lose mercenary").actor == 1
    state = do(attack("Melos1*2", "Melos3*2", "penthesilea:Melos3:1"), "attack 2", "defence 1")
    assert (land(state, "Melos3").heroes, land(state, "Melos3").troops) == (("penthesilea",), 2)
    assert state.view(0).battle.attackers == 1  # type: ignore[union-attr]
    assert (state.question, state.actor) == ("retreat", 0)  # she lost nothing, and has nothing to choose
    state = do(attack("Melos1", "Melos3*2", "penthesilea:Melos1:0"), "attack 1", "defence 1")
    assert (land(state, "Melos3").troops, state.view(0).battle.attackers) == (1, 2)  # type: ignore[union-attr]


@rule("L8.17", "L10.28", "L14.19", "L14.41")
def test_troops_beside_perseus_retreat_instead() -> None:
    state = attack(
        "Melos1*3", "Melos3*2", "perseus:Melos3:1", fleets=["", "MelosB DelosA", ""], figures="minotaur:Melos3:1"
    )
    do(state, "attack 3", "defence 0")  # 6 to 5
    do(state, "lose troop")
    assert state.question == "escape"
    assert legal(state) == ["perish", "escape to Melos2", "escape to Delos1", "escape to Delos3"]
    do(state, "escape to Melos2")
    assert (land(state, "Melos2").faction, land(state, "Melos2").troops, faction(state, 1).priestesses) == (1, 1, 1)
    state = do(attack("Melos1*3", "Melos3*2", "perseus:Melos3:1"), "attack 3", "defence 0", "lose troop")
    assert state.question != "escape"  # no land to go to
    state = do(attack("Melos1*2", "Melos3*3", "perseus:Melos1:0"), "attack 0", "defence 3", "lose troop")
    do(state, "escape to Melos1")
    assert (land(state, "Melos1").troops, state.view(0).battle.attackers) == (1, 2)  # type: ignore[union-attr]


@rule("L8.17", "L10.28")
@pytest.mark.parametrize(("unit", "left"), [("troop", (1, 2)), ("mercenary", (2, 1))])
def test_one_unit_beside_perseus_perishes_or_retreats(unit: str, left: tuple[int, int]) -> None:
    state = attack("Melos1*4", "Melos3*2", "perseus:Melos3:1", fleets=["", "MelosB", ""], mercenaries="Melos3*2")
    do(state, "attack 3", "defence 0", f"lose {unit}")
    fled = do(state.copy(), "escape to Melos2")
    do(state, "perish")
    for after in (state, fled):
        assert (land(after, "Melos3").troops, land(after, "Melos3").mercenaries) == left
    assert (land(state, "Melos2").troops, land(state, "Melos2").mercenaries) == (0, 0)
    assert (land(fled, "Melos2").troops, land(fled, "Melos2").mercenaries) == (2 - left[0], 2 - left[1])


@rule("L8.18", "L14.38", "L8.19")
def test_retreats() -> None:
    fleets: dict[str, Any] = {"fleets": ["", "MelosB", ""]}
    state = do(attack("Melos1*3", "Melos3*2", **fleets), "attack 1", "defence 1")
    assert (state.question, state.actor) == ("retreat", 1)
    assert legal(state) == ["stand", "retreat to Melos2"]
    do(state, "retreat to Melos2")
    assert (land(state, "Melos2").troops, faction(state, 1).priestesses, land(state, "Melos3").faction) == (1, 1, 0)
    state = do(attack("Melos1*3", "Melos3*2", **fleets, figures="minotaur:Melos3:1"), "attack 3", "defence 0")
    assert state.question in ("lose_what", "retreat")
    do(state, "lose troop")
    assert state.actor == 0  # beside the Minotaur the defender stands
    state = do(attack("Melos1*3", "Melos3*2", **fleets, figures="medusa:Melos2:2"), "attack 1", "defence 1")
    assert state.actor == 0
    # both gone: the defender keeps the land
    state = do(attack("Melos1", "Melos3"), "attack 1", "defence 1")
    assert (land(state, "Melos3").faction, land(state, "Melos3").troops) == (1, 0)


@rule("L8.18", "L8.8")
def test_nobody_retreats_by_the_fleets_of_others() -> None:
    state = do(attack("Melos1*3", "Melos3*2", fleets=["", "", "MelosB"]), "attack 1", "defence 1")
    assert (state.question, state.actor, legal(state)) == ("retreat", 0, ["stand", "retreat to Melos1"])
    assert refusal(state, "retreat to Melos2").rule == "L8.8"


@rule("L8.21")
def test_a_hero_counts_only_where_he_is() -> None:
    state = attack("Melos1*2", "Melos3*2", "helen:Ios1:2 penthesilea:Delos1:1")
    assert state.question == "attack_roll"
    do(state, "attack 1", "defence 1")
    assert state.view(0).battle.attackers == 1  # type: ignore[union-attr]


@rule("L10.17", "L14.8")
def test_the_minotaur_alone_defends() -> None:
    state = attack("Melos1*3", "Melos3*0", figures="minotaur:Melos3:1")
    assert state.view(0).battle.defence == 2  # type: ignore[union-attr]
    do(state, "attack 0", "defence 0")
    assert land(state, "Melos3").faction == 0
    assert "minotaur" in state.view(0).discard
    state = at(track="minotaur - - -", gold=[9, 0, 0])
    do(state, "summon minotaur")
    assert legal(state) == ["place on land Melos1"]
    assert refusal(state, "place on land Delos1").rule == "L10.17"

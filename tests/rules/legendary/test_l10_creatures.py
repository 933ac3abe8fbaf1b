"""Creatures (L10.0 to L10.18)."""

from __future__ import annotations

import pytest
from legendary_stories import at, do, faction, gold, land, legal, refusal, sea, told

import petteia
from petteia.games.legendary import LegendaryState
from petteia.rulebook import rule


def summoned(creature: str, **fields: object) -> LegendaryState:
    """Faction 0 has called a creature for two gold."""
    return do(at(**{"gold": [9, 9, 9], **fields}, track=f"{creature} - - -"), f"summon {creature}")


@rule("L10.0", "L14.35")
def test_any_number_can_be_called_also_for_nothing() -> None:
    state = at(gold=[9, 0, 0], track="charon sylph - -")
    do(state, "summon charon", "summon sylph")
    assert gold(state) == 9 - 2 - 3
    assert state.view(0).discard == ("charon", "sylph")
    assert refusal(state, "summon kraken").rule == "L10.0"


@rule("L10.1")
def test_charon() -> None:
    state = summoned("charon", heroes="ajax:Melos1:0", hero_track="helen jason")
    do(state, "trade ajax", "for jason")
    assert land(state, "Melos1").heroes == ("jason",)
    assert state.view(0).heroes == ("helen", "ajax")
    assert "jason:Melos1:0!" in state.position()


@rule("L10.2", "L14.24", "L14.33")
def test_the_chimera_plays_a_discarded_card_and_takes_the_pile_with_her() -> None:
    state = summoned("chimera", discard="graeae sylph cerberus")
    assert legal(state) == ["play graeae", "play sylph", "play cerberus"]
    instant = do(state.copy(), "play graeae")
    assert gold(instant) == 9 - 2 + 1
    assert instant.view(0).discard == ()
    do(state, "play cerberus", "place on land Delos1")
    assert land(state, "Delos1").figure == "cerberus"
    assert state.view(0).deck == 17  # all cards but his
    assert state.view(0).discard == ()
    alone = at(gold=[9, 0, 0], track="chimera - - -")
    assert "deck_renewed" in told(alone, "summon chimera")
    seen = at(god="zeus", gold=[9, 0, 0], track="chimera - - -", seen="kraken:0", looked=1)
    assert do(seen, "summon chimera").view(0).cards == ()


@rule("L10.3", "L14.40")
def test_dryad() -> None:
    state = summoned("dryad", priestesses=[0, 2, 0])
    assert legal(state) == ["rob 1"]
    assert refusal(state, "rob 2").rule == "L10.3"
    do(state, "rob 1")
    assert [faction(state, one).priestesses for one in range(3)] == [1, 1, 0]
    team = {"seats": 4, "teams": "yes", "gold": [9, 9], "priestesses": [0, 1, 1, 0]}
    assert legal(summoned("dryad", **team)) == ["rob 1", "rob 2"]
    assert legal(summoned("dryad", **team, steal_from_partner="no")) == ["rob 1"]


@rule("L10.4", "L14.6")
def test_graeae() -> None:
    fields = {"land": ["Melos1", "Delos1", "Ios1"], "fleets": ["MelosC", "", ""]}
    assert gold(summoned("graeae", **fields)) == 7 + 2
    assert gold(summoned("graeae", **fields, figures="cerberus:Melos1:1")) == 7 + 1
    assert gold(summoned("graeae", **fields, figures="cerberus:Delos1:0 hydra:MelosC:1")) == 7 + 1 + 2 + 1


@rule("L10.5", "L14.25")
def test_griffin() -> None:
    state = do(summoned("griffin", gold=[2, 7, 4]), "rob 1")
    assert [gold(state, one) for one in range(3)] == [3, 4, 4]
    state = at(gold=[2, 7, 4], track="griffin - - -")
    state.events = []
    do(state, "summon griffin", "rob 1")
    took = next(event for event in state.events if event.kind == "griffin_took")
    assert (took.plain()["gold"], took.seen_by(2).plain()["gold"], took.seen_by(1).plain()["gold"]) == (3, -1, 3)
    state = summoned("griffin", seats=4, teams="yes", gold=[2, 9])
    assert legal(state) == ["rob 1"]
    assert gold(do(state, "rob 1")) == 4
    assert legal(summoned("griffin", seats=4, teams="yes", gold=[2, 9], turn=2)) == ["rob 1"]
    assert legal(summoned("griffin", seats=4, teams="yes", gold=[2, 9], turn=1)) == ["rob 0"]
    lands = ["Paros1", "", "Melos1", "Kea1"]
    assert legal(summoned("griffin", seats=4, teams="yes", gold=[2, 9], out="1", land=lands)) == ["rob 3"]


@rule("L10.6")
def test_harpy() -> None:
    state = summoned("harpy", mercenaries="Delos1", heroes="ajax:Ios1:2", land=["Melos1*0", "Delos1", "Ios1*0"])
    assert legal(state) == ["kill troop Delos1", "kill mercenary Delos1"]
    do(state, "kill troop Delos1")
    assert (land(state, "Delos1").troops, land(state, "Delos1").faction) == (0, 1)
    beside = do(summoned("harpy", figures="hydra:Kea1:1"), "kill troop Delos1")
    assert land(beside, "Kea1").horns == 1  # that was not the Hydra's prey


@rule("L10.7")
def test_cyclops() -> None:
    lands = ["Melos1 Melos3", "Delos1", "Ios1"]
    state = summoned("cyclops", land=lands, buildings="Melos1.1:port Melos1.2:temple Melos3.1:academy Melos3.2:port")
    do(state, "rebuild Melos3.2")
    assert legal(state) == ["rebuild as fortress", "rebuild as temple", "rebuild as academy"]
    do(state, "rebuild as fortress")
    assert state.question == "found_where"


@rule("L10.7")
@pytest.mark.parametrize("gone", ["port", "fortress", "temple", "academy"])
def test_the_cyclops_takes_the_new_building_from_the_supply(gone: str) -> None:
    types = ["port", "fortress", "temple", "academy"]
    own = next(kind for kind in types if kind != gone)
    lands = ["Melos1", "Delos1 Delos2 Delos3", "Ios1 Ios2 Ios3"]
    sites = ["Delos1.1", "Delos1.2", "Delos2.1", "Delos3.1", "Delos3.2", "Ios1.1", "Ios1.2", "Ios2.1", "Ios3.1"]
    built = [f"Melos1.1:{own}", *[f"{site}:{gone}" for site in (*sites, "Ios3.2")]]
    state = do(summoned("cyclops", land=lands, buildings=" ".join(built)), "rebuild Melos1.1")
    assert legal(state, "rebuild as") == [kind for kind in types if kind not in (own, gone)]


@rule("L10.8", "L14.26", "L10.16")
def test_giant() -> None:
    fields = {"land": ["Melos1 Melos3", "Delos1*0 Kea1", "Ios1"], "mercenaries": "Delos1*2 Melos1 Ios1"}
    state = summoned("giant", **fields, figures="medusa:Ios1:1")
    do(state, "lure from Delos1", "settle at Melos1", "settle at Melos3")
    assert (land(state, "Melos1").mercenaries, land(state, "Melos3").mercenaries) == (2, 1)
    assert land(state, "Delos1").faction == 1
    state = at(**fields, gold=[9, 0, 0], track="giant - - -", figures="medusa:Melos1:1")
    do(state, "summon giant")
    assert legal(state) == ["lure from Delos1", "lure from Ios1"]
    do(state, "lure from Delos1")
    assert land(state, "Melos3").mercenaries == 2
    team = at(seats=4, teams="yes", gold=[9, 0], mercenaries="Melos1", track="giant - - -")
    assert do(team, "summon giant").question == "turn"  # they are the partner's


@rule("L10.9", "L10.16", "L15.13")
def test_pegasus() -> None:
    state = summoned("pegasus", land=["Melos1*2", "Delos1 Delos3", "Ios1"], figures="medusa:Kea1:1")
    do(state, "fly from Melos1", "troops 1")
    goals = legal(state, "march to")
    assert "Syros2" in goals
    assert "Kea1" not in goals
    assert "Ios1" not in goals
    assert refusal(state, "march to Kea1").rule == "L10.16"
    assert refusal(state, "march to Ios1").rule == "L8.12"
    do(state, "march to Delos1")
    assert state.question == "attack_roll"
    held = at(gold=[9, 0, 0], track="pegasus - - -", figures="medusa:Melos1:1")
    assert do(held, "summon pegasus").question == "turn"


@rule("L10.11", "L14.27", "L13.1")
def test_the_sphinx() -> None:
    state = at(gold=[9, 0, 0], track="sphinx - - -")
    assert state.reveals(state.parse("summon sphinx"))
    do(state, "summon sphinx", "draw graeae", "draw charon", "draw kraken")
    assert state.view(0).cards == ("charon", "graeae", "kraken")
    assert state.view(1).cards == ()
    assert legal(state) == ["play charon", "play graeae", "play kraken"]
    rng = petteia.Rng(1)
    dreams = {state.imagine(1, rng).view(0).cards for _ in range(20)}
    assert len(dreams) > 5
    assert {state.imagine(0, rng).view(0).cards for _ in range(20)} == {("charon", "graeae", "kraken")}
    do(state, "play charon")  # no hero: no effect
    assert state.question == "turn"
    assert state.view(1).discard == ("charon", "graeae", "sphinx", "kraken")


@rule("L10.12", "L14.28")
def test_sylph() -> None:
    state = summoned("sylph", fleets=["MelosA*2", "DelosB", "IosC*3"])
    do(state, "swap DelosB")
    assert legal(state) == ["swap MelosA", "swap IosC"]
    do(state, "swap IosC")
    assert (sea(state, "DelosB").faction, sea(state, "DelosB").fleets, sea(state, "IosC").faction) == (2, 3, 1)


@rule("L10.13", "L15.6")
def test_hydra() -> None:
    fields = {"land": ["Melos1*0 Melos3", "Delos1", "Ios1"], "fleets": ["", "MelosB", ""], "mercenaries": "Melos1"}
    state = summoned("hydra", **fields)
    assert {"place on land Melos1", "place at sea MelosB"} <= set(legal(state))
    do(state, "place on land Melos1")
    assert legal(state) == ["kill troop Melos3", "kill mercenary Melos1", "sink fleet MelosB"]
    do(state, "sink fleet MelosB")
    assert (sea(state, "MelosB").fleets, land(state, "Melos1").horns) == (0, 2)
    state = do(summoned("hydra", fleets=["", "MelosA MelosB", ""]), "place on land Kea3")
    assert (state.question, land(state, "Kea3").horns) == ("turn", 0)  # nobody to kill
    state = do(summoned("hydra", hydra_horn="always"), "place on land Kea3")
    assert land(state, "Kea3").horns == 1
    upkeep = at(ask="upkeep", figures="hydra:Melos3:0", due="hydra", priestesses=[1, 0, 0])
    do(upkeep, "keep hydra", "stay", "kill troop Melos1")
    assert land(upkeep, "Melos3").horns == 1


@rule("L10.15")
def test_kraken() -> None:
    state = summoned("kraken", fleets=["MelosA", "MelosB*2", ""])
    do(state, "place at sea MelosB")
    assert faction(state, 1).fleets_in_reserve == 8
    assert sea(state, "MelosB").closed
    assert refusal(state, "recruit fleet MelosB").rule == "L10.15"
    assert legal(do(state, "sail from MelosA"), "sail to") == ["MykonosB"]


@rule("L10.16", "L14.29")
def test_medusa() -> None:
    fields = {"god": "ares", "gold": [9, 0, 0], "land": ["Melos1*2", "Melos3*0 Delos1", "Ios1"]}
    assert "march from Melos1" not in legal(at(**fields, figures="medusa:Melos1:0"))
    assert refusal(at(**fields, figures="medusa:Melos1:0"), "march from Melos1").rule == "L10.16"
    assert "march from Melos1" not in legal(at(**fields, figures="medusa:Melos3:0"))
    assert "recruit troop Melos1" in legal(at(**fields, figures="medusa:Melos1:0"))
    hero = at(god="zeus", gold=[9, 0, 0], heroes="ajax:Melos1:0", figures="medusa:Melos1:1")
    assert refusal(hero, "mobilise ajax").rule == "L10.16"
    state = summoned("harpy", figures="medusa:Delos1:0")
    assert "kill troop Delos1" in legal(state)


@rule("L10.18")
def test_polyphemus() -> None:
    state = summoned("polyphemus", fleets=["DelosA", "MelosA*2 MelosB", ""])
    do(state, "place on land Melos1")
    assert legal(state) == ["push from MelosA", "push from MelosB"]
    do(state, "push from MelosA")  # to MykonosB, the only open sea
    assert sea(state, "MykonosB").fleets == 1
    do(state, "push from MelosB")
    assert legal(state) == ["push to MelosC", "push to MykonosB"]
    do(state, "push to MelosC")
    assert (sea(state, "MykonosB").fleets, sea(state, "MelosC").fleets) == (2, 1)
    assert state.question == "turn"


@rule("L10.0")
def test_never_two_figures_in_one_area() -> None:
    state = summoned("cerberus", figures="medusa:Delos1:1")
    assert refusal(state, "place on land Delos1").key == "figure_there"


@rule("L10.2", "L10.11", "L14.24")
def test_the_chimera_that_the_sphinx_discards_takes_the_other_card_along() -> None:
    """Both cards are discarded together, so the shuffle finds both in the pile."""
    state = summoned("sphinx", discard="satyr")
    do(state, "draw chimera", "draw harpy", "draw graeae", "play graeae")
    assert state.view(0).discard == ("graeae",)  # played after the others were discarded
    assert state.view(0).deck == 18 - 1


@rule("L10.0")
def test_the_card_of_a_figure_on_its_way_is_not_in_the_deck() -> None:
    state = do(at(track="kraken - - -", gold=[9, 0, 0]), "summon kraken")
    assert state.view(0).deck == 17
    assert petteia.game("legendary").read(state.position()).view(0) == state.view(0)

"""Heroes: their sacrifices, and what they can on the march (L10.20 to L10.28)."""

from __future__ import annotations

from legendary_stories import at, do, faction, gold, land, legal, refusal

from petteia.rulebook import rule

SEVEN = ["Melos1 Melos2 Melos3 Kea1 Kea2 Kea3 Syros1", "Delos1", "Ios1"]


@rule("L10.20")
def test_ajax() -> None:
    state = at(land=SEVEN, heroes="ajax:Melos1:0")
    assert do(state, "sacrifice ajax").question == "found_where"
    found = refusal(at(heroes="ajax:Melos1:0"), "sacrifice ajax")
    assert (found.rule, found.args["lands"]) == ("L10.20", 1)


@rule("L10.21")
def test_hector() -> None:
    state = at(heroes="hector:Melos1:0", priestesses=[5, 0, 0], philosophers=[2, 0, 0])
    do(state, "sacrifice hector")
    assert legal(state) == ["exchange 1", "exchange 2"]
    do(state, "exchange 2")
    assert (faction(state).priestesses, state.question) == (1, "found_where")
    assert refusal(at(heroes="hector:Melos1:0"), "sacrifice hector").rule == "L10.21"
    full = {"land": ["Melos1", "Delos2", "Ios2"], "metropolises": "Delos2.1:priestess Ios2.1:three_gold"}  # no room
    scarce = at(heroes="hector:Melos1:0", priestesses=[6, 0, 0], philosophers=[0, 10, 9], **full)
    assert legal(do(scarce, "sacrifice hector")) == ["exchange 1"]  # of twenty only one is left (L1.10)


@rule("L10.22")
def test_helen() -> None:
    lands = ["Melos1 Melos3 Kea1", "Delos1", "Ios1"]
    pairs = "Melos1.1:port Melos1.2:port Melos3.1:temple Melos3.2:temple"
    state = do(at(land=lands, heroes="helen:Melos1:0", buildings=pairs), "sacrifice helen")
    assert state.question == "found_where"
    assert land(state, "Melos1").sites == ("", "")
    state = at(land=lands, heroes="helen:Melos1:0", buildings=pairs + " Kea1.1:academy Kea1.2:academy")
    do(state, "sacrifice helen")
    assert legal(state) == ["spend port", "spend temple", "spend academy"]
    do(state, "spend temple")
    assert legal(state) == ["spend port", "spend academy"]
    assert refusal(at(heroes="helen:Melos1:0"), "sacrifice helen").rule == "L10.22"


@rule("L10.23")
def test_jason() -> None:
    fields = {"heroes": "jason:Melos1:0", "gold": [9, 0, 0]}
    state = at(**fields, fleets=["", "MelosB", ""])
    do(state, "mobilise jason", "troops 1")
    assert legal(state) == ["march to Melos2", "march to Melos3"]
    ares = at(**fields, god="ares", fleets=["", "MelosB", ""])
    do(ares, "march from Melos1", "troops 1", "take jason")
    assert legal(ares) == ["march to Melos3"]
    assert do(at(**fields, fleets=["MelosA*8", "", ""]), "sacrifice jason").question == "found_where"
    assert refusal(at(**fields, fleets=["MelosA*7", "", ""]), "sacrifice jason").rule == "L10.23"


@rule("L10.24")
def test_croesus() -> None:
    assert gold(do(at(heroes="croesus:Melos1:0", gold=[16, 0, 0]), "sacrifice croesus")) == 1
    assert refusal(at(heroes="croesus:Melos1:0", gold=[14, 0, 0]), "sacrifice croesus").rule == "L10.24"


@rule("L10.25")
def test_odysseus() -> None:
    lands = ["Melos1 Melos3", "Delos1", "Ios1"]
    state = at(land=lands, heroes="odysseus:Melos1:0", buildings="Melos1.1:port Melos1.2:port Melos3.1:port")
    assert do(state, "sacrifice odysseus").question == "found_where"
    state = at(land=lands, heroes="odysseus:Melos1:0", buildings="Melos1.1:port Melos1.2:port")
    assert refusal(state, "sacrifice odysseus").rule == "L10.25"


@rule("L10.26", "L14.30", "L15.14")
def test_pandora() -> None:
    fields = {"heroes": "pandora:Melos1:0", "gold": [15, 0, 0], "priestesses": [2, 0, 0]}
    assert refusal(at(**fields), "sacrifice pandora").rule == "L10.26"
    full = at(**fields, hero_track="croesus penthesilea", metropolises="Melos1.1:two_troops Melos1.2:three_gold")
    assert "sacrifice pandora" not in legal(full)  # her own card cannot hold the metropolis that she pays for
    state = do(at(**fields, hero_track="croesus ajax"), "sacrifice pandora")
    assert (state.question, gold(state)) == ("found_where", 0)
    assert state.view(0).heroes == ("croesus", "ajax")
    state = do(at(**fields, hero_track="croesus hector"), "sacrifice pandora")
    assert legal(state) == ["imitate hector", "imitate croesus"]
    state = at(
        god="athena", recruited=0, philosophers=[3, 0, 0], heroes="pandora:Melos1:0", hero_track="penthesilea ajax"
    )
    do(state, "recruit philosopher", "shelter with pandora", "turn up three_gold")
    assert (faction(state).sheltered, gold(state)) == (1, 3)
    assert state.view(0).heroes == ("penthesilea", "ajax")


@rule("L10.27", "L14.31")
def test_penthesilea() -> None:
    fields = {"god": "athena", "recruited": 0, "philosophers": [3, 0, 0], "gold": [9, 0, 0]}
    state = at(**fields, heroes="penthesilea:Melos1:0", track="- - - kraken")
    do(state, "recruit philosopher", "shelter with penthesilea", "turn up priestess")
    view = faction(state)
    assert (view.metropolises, view.sheltered, view.priestesses) == (1, 1, 1)
    assert land(state, "Melos1").heroes == ()
    assert state.payment(state.parse("summon kraken")).total == 4  # type: ignore[union-attr]
    do(state, "summon kraken", "place at sea DelosA")
    assert "shelters_used=1/0/0" in state.position()
    fresh = do(at(**fields, heroes="penthesilea:Melos1:0!"), "recruit philosopher")
    assert refusal(fresh, "shelter with penthesilea").rule == "L8.22"
    full = at(**fields, heroes="penthesilea:Melos1:0", metropolises="Melos1.1:two_troops Melos1.2:three_gold")
    assert legal(do(full, "recruit philosopher")) == ["shelter with penthesilea"]
    assert refusal(at(heroes="penthesilea:Melos1:0"), "sacrifice penthesilea").rule == "L10.27"
    waiting = at(
        god="ares",
        gold=[5, 0, 0],
        philosophers=[0, 4, 0],
        heroes="penthesilea:Delos1:1",
        metropolises="Delos1.1:two_troops Delos1.2:three_gold",
    )
    do(waiting, "recruit troop Melos1")
    assert waiting.actor == 0  # she helps only in the turn of her faction


@rule("L10.28")
def test_perseus() -> None:
    state = at(heroes="perseus:Melos1:0", land=["Melos1*2", "Delos1", "Ios1"])
    do(state, "sacrifice perseus", "fly from Melos1", "troops 2", "march to Syros2")
    assert (land(state, "Syros2").troops, faction(state).priestesses) == (2, 1)
    assert (
        refusal(at(heroes="perseus:Melos1:0", land=["Melos1*0", "Delos1", "Ios1"]), "sacrifice perseus").rule
        == "L10.28"
    )

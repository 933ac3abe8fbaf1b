"""The gods and their buildings (L7)."""

from __future__ import annotations

from legendary_stories import at, do, faction, gold, land, legal, refusal, sea

from petteia import SPECTATOR
from petteia.games.legendary.facts import BONUSES
from petteia.rulebook import rule

NEW = {"built": 0, "recruited": 0}


@rule("L7.1")
def test_athena() -> None:
    state = at(god="athena", **NEW, gold=[9, 0, 0])
    do(state, "build Melos1.1", "recruit philosopher", "recruit philosopher")
    assert land(state, "Melos1").sites == ("academy", "")
    assert (faction(state).philosophers, gold(state)) == (2, 5)
    assert refusal(state, "recruit philosopher").key == "recruit_limit"


@rule("L7.2", "L13.1")
def test_zeus_shows_the_top_card_to_one_seat() -> None:
    state = at(god="zeus", **NEW, gold=[9, 0, 0], track="sylph - - -")
    do(state, "build Melos1.1", "recruit priestess", "recruit priestess")
    assert (faction(state).priestesses, gold(state)) == (2, 5)
    assert state.reveals(state.parse("look"))
    state.events = []
    do(state, "look", "glimpse graeae")
    assert state.view(0).cards == ("graeae",)
    assert state.view(1).cards == () == state.view(SPECTATOR).cards
    assert [event.seen_by(1).plain()["creature"] for event in state.events if event.kind == "creature_seen"] == [""]
    back = do(state.copy(), "put back")
    assert "look" not in legal(back)
    assert back.view(0).cards == ("graeae",)
    do(state, "play graeae")
    assert gold(state) == 5 - 1 + 1
    assert state.view(1).discard == ("graeae",)


@rule("L7.2", "L10.0")
def test_a_card_without_effect_goes_back() -> None:
    state = do(at(god="zeus", gold=[9, 0, 0]), "look", "glimpse charon")
    assert legal(state) == ["put back"]
    assert refusal(state, "play charon").key == "no_effect"
    poor = do(at(god="zeus", gold=[0, 0, 0]), "look", "glimpse graeae")
    assert legal(poor) == ["put back"]
    assert refusal(poor, "play graeae").key == "short_of_gold"


@rule("L7.3")
def test_poseidon() -> None:
    state = at(god="poseidon", **NEW, gold=[9, 0, 0])
    do(state, "build Melos1.1", *["recruit fleet MelosA"] * 4)
    assert gold(state) == 9 - 1 - 2 - 3
    assert refusal(state, "recruit fleet MelosA").key == "recruit_limit"
    do(state, "sail from MelosA", "fleets 3", "sail to MelosB", "sail from MelosB", "fleets 1", "sail to MelosC")
    assert (gold(state), sea(state, "MelosC").fleets) == (1, 1)


@rule("L7.4")
def test_a_new_fleet_comes_beside_an_own_land() -> None:
    state = at(god="poseidon", built=1, recruited=0, fleets=["", "MelosB", ""])
    assert legal(state, "recruit fleet") == ["MelosA"]
    assert refusal(state, "recruit fleet MelosC").key == "far_from_home"
    assert refusal(state, "recruit fleet MelosB").key == "enemy_fleets"


@rule("L7.5", "L7.8")
def test_ares() -> None:
    state = at(god="ares", **NEW, gold=[20, 0, 0], heroes="ajax:Melos1:0", track="sylph - - -")
    do(state, "build Melos1.1", *["recruit troop Melos1"] * 4)
    assert gold(state) == 20 - 2 - 3 - 4
    assert refusal(state, "mobilise ajax").key == "ares_marches"
    do(state, "march from Melos1", "troops 0", "take ajax", "march to Melos3")
    assert land(state, "Melos3").heroes == ("ajax",)
    assert "summon sylph" in legal(state)


@rule("L7.6", "L14.12")
def test_hera() -> None:
    state = at(god="hera", **NEW, gold=[20, 0, 0], buildings="Melos1.1:port", hero_track="ajax helen")
    assert legal(state, "plan") == ["fortress", "temple", "academy"]
    assert refusal(state, "plan port").rule == "L7.6"
    do(state, "plan temple", "build Melos1.2", *["recruit mercenary Melos1"] * 4)
    assert (land(state, "Melos1").mercenaries, gold(state)) == (4, 20 - 1 - 3 - 5)
    do(state, "recruit hero helen", "post hero at Melos1")
    assert gold(state) == 7
    assert refusal(state, "recruit hero ajax").key == "one_hero"
    assert "helen:Melos1:0!" in state.position()  # new in this cycle (L8.22)
    everything = "Melos1.1:port Melos1.2:temple Melos3.1:fortress Melos3.2:academy"
    rich = ["Melos1 Melos3", "Delos1 Delos3 Kea1 Kea3", "Ios1 Ios3 Syros1 Syros3"]
    sites = [f"{name}.{site}" for name in " ".join(rich[1:]).split() for site in (1, 2)]
    tokens = " ".join(f"{site}:{bonus}" for site, bonus in zip(sites, BONUSES * 3, strict=False))  # all fifteen
    state = at(god="hera", built=0, land=rich, buildings=everything, metropolises=tokens)
    assert "done" in legal(state)  # no token is left for the set, and no type is lacking


@rule("L7.7", "L14.13")
def test_apollo() -> None:
    state = at(ask="bless_land", god="apollo", row=2, gold=[1, 0, 0])
    assert len(legal(state)) == 18
    do(state, "bless land Delos1")
    assert len(legal(state)) == 18
    own = at(ask="bless_land", god="apollo", row=2, apollo_scope="own", fleets=["MelosA", "", ""])
    assert legal(own) == ["bless land Melos1"]
    assert legal(do(own, "bless land Melos1")) == ["bless sea MelosA"]
    state = at(rows="zeus ares hera athena poseidon", god="ares", row=1, offers="ares:1:1 zeus:2:1 apollo:0:0", turn=1)
    assert gold(do(state, "done")) == 2
    assert state.question == "bless_land"


@rule("L7.8")
def test_all_gods_but_apollo_call_creatures_and_all_but_ares_mobilise() -> None:
    for god in ("athena", "zeus", "poseidon", "hera"):
        state = at(god=god, gold=[9, 0, 0], heroes="ajax:Melos1:0", track="sylph - - -")
        assert {"summon sylph", "mobilise ajax"} <= set(legal(state))


@rule("L7.9", "L14.39", "L10.0")
def test_the_printed_example_of_a_price() -> None:
    """The Kraken on 5 costs 3 with a temple and a metropolis."""
    fields = {"land": ["Melos1", "Delos1", "Ios1"], "metropolises": "Melos1.2:two_troops", "gold": [9, 0, 0]}
    state = at(**fields, buildings="Melos1.1:temple", track="sylph satyr - kraken")
    due = state.payment(state.parse("summon kraken"))
    assert due is not None
    assert (due.price, due.saved, due.total) == (5, 2, 3)
    do(state, "summon kraken", "place at sea DelosA")
    assert gold(state) == 6
    assert state.payment(state.parse("summon sylph")).total == 2  # type: ignore[union-attr]
    state = at(**fields, buildings="Melos1.1:temple", track="graeae - - -")
    do(state, "summon graeae")
    assert gold(state) == 9 + 1
    assert "Melos1.1:temple!" in state.position()


@rule("L7.9")
def test_temples_are_used_before_metropolises() -> None:
    state = at(
        land=["Melos1 Melos3", "Delos1", "Ios1"],
        metropolises="Melos1.1:two_troops",
        buildings="Melos3.1:temple Melos3.2:temple",
        track="graeae - - -",
    )
    do(state, "summon graeae")
    assert "Melos1.1:two_troops " in state.position().replace("/", " ").replace(",", " ")


@rule("L7.10", "L14.14", "L8.4")
def test_the_printed_example_of_a_battle_at_sea() -> None:
    """Two fleets and a port against one and a port; both roll 2: 5 to 4, and the defender's fleet is lost."""
    fields = {"land": ["Melos1", "Melos2 Delos1", "Ios1"], "fleets": ["MelosA*2", "MelosB", ""]}
    state = at(**fields, buildings="Melos1.1:port Melos2.1:port", gold=[5, 0, 0])
    do(state, "sail from MelosA", "fleets 2", "sail to MelosB")
    battle = state.view(0).battle
    assert battle is not None
    assert (battle.attack, battle.defence) == (3, 2)
    do(state, "attack 2", "defence 2")
    assert (sea(state, "MelosB").faction, sea(state, "MelosB").fleets) == (0, 2)
    state = at(**fields, metropolises="Melos2.1:priestess", gold=[5, 0, 0])
    do(state, "sail from MelosA", "fleets 2", "sail to MelosB")
    assert state.view(0).battle.defence == 2  # type: ignore[union-attr]


@rule("L7.11", "L7.12")
def test_fortresses_and_metropolises_help_the_defender() -> None:
    fields = {"god": "ares", "land": ["Melos1*2", "Melos3 Delos1", "Ios1"], "gold": [5, 0, 0]}
    state = at(**fields, buildings="Melos3.1:fortress", metropolises="Melos3.2:cornucopia")
    do(state, "march from Melos1", "troops 2", "march to Melos3")
    assert state.view(0).battle.defence == 3  # type: ignore[union-attr]
    state = at(god="hera", built=0, metropolises="Melos1.1:cornucopia")
    assert legal(state, "plan") == ["port", "fortress", "temple", "academy"]


@rule("L7.9")
def test_a_new_temple_and_a_new_cycle_bring_new_discounts() -> None:
    state = at(god="zeus", built=0, land=["Delos2", "Delos1", "Ios1"], buildings="Delos2.1:temple!")
    assert "Delos2.1:temple!" in state.position()
    assert "Delos2.1:temple!" not in do(state, "build Delos2.1").position()
    last = {"ask": "bless_sea", "god": "apollo", "row": 2, "built": 1, "back": "1 2", "hero_track": "ajax helen"}
    state = at(
        **last,
        buildings="Melos1.1:temple!",
        metropolises="Melos1.2:priestess!",
        sheltered=[1, 0, 0],
        shelters_used=[1, 0, 0],
    )
    do(state, "bless sea MelosA")
    assert "!" not in state.position()
    assert "shelters_used=0/0/0" in state.position()


@rule("L7.9", "L14.39")
def test_a_discount_that_is_used_stays_used_in_other_hands() -> None:
    state = at(
        god="ares",
        gold=[9, 0, 0],
        land=["Melos1", "Melos3*0 Delos1", "Ios1"],
        buildings="Melos3.1:temple! Melos3.2:temple",
        track="sylph - - -",
    )
    do(state, "march from Melos1", "march to Melos3")
    due = state.payment(state.parse("summon sylph"))
    assert due is not None
    assert due.saved == 1

"""Every refusal of the Legendary Edition says what is missing, by the right rule, in all languages alike."""

from __future__ import annotations

import pytest
from legendary_stories import at, do, refusal
from refusal_reasons import generic, reasons, uncited, unexplained, unsaid

import petteia
from petteia.locale import languages, words
from petteia.locale.sentences import refusal_sentence

GENERIC: dict[str, list[str]] = {}  # reasons that would fit anything, with the questions where they are given
MODES: list[tuple[int, dict[str, str]]] = [
    (2, {}),
    (3, {"map": "prepared", "side": "back"}),
    (4, {"teams": "yes", "apollo_scope": "own"}),
    (6, {"partners_token": "falls", "giant_target": "anybody"}),
]


@pytest.mark.parametrize("mode", range(len(MODES)))
def test_over_random_play_every_reason_is_specific_cited_and_said_in_all_languages(mode: int) -> None:
    seats, options = MODES[mode]
    found = list(reasons("legendary", seats, games=1, seed=mode, tries=120, **options))
    assert len(found) > 200
    assert generic(found) == GENERIC
    assert uncited("legendary", found) == []
    assert unexplained(found) == []
    assert unsaid("legendary", found) == []


TEAM = {"seats": 4, "teams": "yes", "gold": [9, 9]}
LANDS = ["Melos1*2 Melos3", "Delos1 Delos3*0", "Ios1"]
FIGHT = {
    "god": "ares",
    "gold": [9, 0, 0],
    "land": ["Melos1*3", "Melos3*2 Delos1", "Ios1"],
    "fleets": ["", "MelosB", ""],
}
MARCH = ("march from Melos1", "troops 3", "march to Melos3")
SET = "Melos1.1:port Melos1.2:temple Melos3.1:academy"


@pytest.mark.parametrize(
    ("fields", "moves", "tried", "key", "rule", "args"),
    [
        # deployment and upkeep
        (
            {"ask": "moor", "claimed": 1, "target_of": "Melos1", "land": ["Melos1*0", "", ""]},
            (),
            "moor at IosA",
            "not_adjacent",
            "L2.7",
            {"place": "IosA", "origin": "Melos1"},
        ),
        (
            {
                "ask": "moor",
                "claimed": 1,
                "target_of": "Melos1",
                "land": ["Melos1*0", "", ""],
                "fleets": ["", "MelosB", ""],
            },
            (),
            "moor at MelosB",
            "sea_taken",
            "L2.7",
            {"place": "MelosB", "faction": 1},
        ),
        (
            {"ask": "upkeep", "figures": "hydra:Kea1:0 medusa:Ios1:1", "due": "hydra medusa", "priestesses": [1, 0, 0]},
            (),
            "keep medusa",
            "not_your_creature",
            "L5.1",
            {"creature": "medusa", "faction": 1},
        ),
        (
            {"ask": "upkeep", "figures": "hydra:Kea1:0", "due": "hydra", "priestesses": [1, 0, 0]},
            (),
            "release kraken",
            "not_standing",
            "L5.1",
            {"creature": "kraken"},
        ),
        (
            {"ask": "upkeep", "figures": "hydra:Kea1:0 medusa:Ios1:0", "due": "hydra", "priestesses": [1, 0, 0]},
            (),
            "keep medusa",
            "upkeep_settled",
            "L5.1",
            {"creature": "medusa"},
        ),
        (
            {"ask": "upkeep", "figures": "medusa:Melos1:0", "due": "medusa", "priestesses": [1, 0, 0]},
            ("keep medusa",),
            "walk to Kea1",
            "not_adjacent",
            "L5.2",
            {"place": "Kea1", "origin": "Melos1"},
        ),
        (
            {"ask": "upkeep", "figures": "medusa:Melos1:0", "due": "medusa", "priestesses": [1, 0, 0]},
            ("keep medusa",),
            "walk to Melos1",
            "already_there",
            "L5.2",
            {"place": "Melos1"},
        ),
        # a turn
        ({"god": "zeus", "looked": 1}, (), "look", "looked", "L7.2", {}),
        (
            {"god": "hera", "built": 0, "buildings": "Melos1.1:port"},
            (),
            "plan port",
            "has_building",
            "L7.6",
            {"building": "port"},
        ),
        (
            {"gold": [1, 0, 0], "track": "- - - kraken", "buildings": "Melos1.1:temple"},
            (),
            "summon kraken",
            "short_of_gold",
            "L6.2",
            {"short": 3, "price": 5, "saved": 1, "due": 4, "gold": 1},
        ),
        (
            {"fleets": ["MelosA*8", "", ""]},
            (),
            "recruit fleet MelosB",
            "no_reserve",
            "L6.6",
            {"what": "fleet", "units": 8},
        ),
        (
            {**TEAM, "god": "ares", "gold": [1, 0], "land": ["Kea1*2", "Naxos1", "Kea3*2", "Thera1"]},
            (),
            "march from Kea1",
            "no_way_on",
            "L12.6",
            {"place": "Kea1", "gold": 1},
        ),
        ({"heroes": "hector:Melos1:0"}, (), "sacrifice hector", "no_sacrifice", "L10.21", {"priestesses": 0}),
        (
            {"heroes": "helen:Melos1:0", "buildings": "Melos1.1:port Melos1.2:port"},
            (),
            "sacrifice helen",
            "no_sacrifice",
            "L10.22",
            {"pairs": 1},
        ),
        (
            {"heroes": "odysseus:Melos1:0", "buildings": "Melos1.1:port Melos1.2:port"},
            (),
            "sacrifice odysseus",
            "no_sacrifice",
            "L10.25",
            {"most": 2},
        ),
        (
            {
                "heroes": "croesus:Melos1:0",
                "gold": [15, 0, 0],
                "metropolises": "Melos1.1:priestess Melos1.2:three_gold",
            },
            (),
            "sacrifice croesus",
            "no_room",
            "L9.1",
            {"sites": 2},
        ),
        ({"heroes": "ajax:Delos1:1"}, (), "sacrifice ajax", "not_your_hero", "L8.22", {"hero": "ajax", "faction": 1}),
        (
            {"hero_track": "ajax -"},
            (),
            "sacrifice ajax",
            "hero_not_on_map",
            "L8.22",
            {"hero": "ajax", "where": "track"},
        ),
        ({}, (), "recruit fleet KeaA", "far_from_home", "L7.4", {"place": "KeaA"}),
        # units on the move
        (
            {**FIGHT},
            ("march from Melos1",),
            "troops 4",
            "too_many",
            "L8.7",
            {"units": 3, "place": "Melos1", "what": "troop"},
        ),
        ({**FIGHT}, ("march from Melos1",), "troops 0", "nobody_goes", "L8.7", {}),
        (
            {"fleets": ["MelosA*2", "", ""], "gold": [9, 0, 0]},
            ("sail from MelosA",),
            "fleets 3",
            "too_many",
            "L8.1",
            {"units": 2, "place": "MelosA", "what": "fleet"},
        ),
        (
            {"fleets": ["MelosA*2", "", ""], "gold": [9, 0, 0]},
            ("sail from MelosA", "fleets 2"),
            "sail to MelosA",
            "already_there",
            "L8.1",
            {"place": "MelosA"},
        ),
        ({**FIGHT}, ("march from Melos1", "troops 1"), "march to Melos1", "already_there", "L8.7", {"place": "Melos1"}),
        (
            {**FIGHT, "land": ["Melos1*3 Kea1", "Melos3 Delos1", "Ios1"], "heroes": "ajax:Kea1:0 helen:Melos1:0"},
            ("march from Melos1", "troops 1"),
            "take ajax",
            "hero_elsewhere",
            "L8.7",
            {"place": "Kea1", "origin": "Melos1"},
        ),
        (
            {
                **TEAM,
                "god": "ares",
                "gold": [1, 0],
                "land": ["Kea1*2", "Naxos1", "Kea3*2", "Thera1"],
                "fleets": ["KeaB", "", "", ""],
            },
            ("march from Kea1", "troops 1"),
            "march to Kea3",
            "partner_way",
            "L12.6",
            {"place": "Kea3", "gold": 0},
        ),
        # battle
        (
            {**FIGHT, "mercenaries": "Melos3", "heroes": "ajax:Melos3:1"},
            (*MARCH, "attack 3", "defence 0"),
            "lose minotaur",
            "none_fighting",
            "L8.16",
            {"what": "minotaur", "place": "Melos3"},
        ),
        (
            {**FIGHT, "mercenaries": "Melos3", "heroes": "ajax:Melos3:1"},
            (*MARCH, "attack 3", "defence 0"),
            "lose hero helen",
            "not_fighting",
            "L8.16",
            {"hero": "helen", "place": "Melos3"},
        ),
        ({**FIGHT}, (*MARCH, "attack 3", "defence 0"), "retreat to Ios1", "held_by_another", "L8.18", {"faction": 2}),
        ({**FIGHT}, (*MARCH, "attack 3", "defence 0"), "retreat to Kea1", "not_accessible", "L8.8", {"place": "Kea1"}),
        (
            {**FIGHT},
            (*MARCH, "attack 3", "defence 0"),
            "withdraw to MelosB",
            "battle_on_land",
            "L8.18",
            {"place": "Melos3"},
        ),
        (
            {"fleets": ["MelosA*2", "MelosB*2 MelosC", "MykonosB"], "gold": [9, 0, 0]},
            ("sail from MelosA", "fleets 2", "sail to MelosB", "attack 1", "defence 1"),
            "withdraw to MykonosB",
            "fleets_of_another",
            "L8.5",
            {"place": "MykonosB", "faction": 2},
        ),
        (
            {"fleets": ["MelosA*2", "MelosB*2 MelosC", "MykonosB"], "gold": [9, 0, 0]},
            ("sail from MelosA", "fleets 2", "sail to MelosB", "attack 1", "defence 1"),
            "withdraw to MelosB",
            "already_there",
            "L8.5",
            {"place": "MelosB"},
        ),
        (
            {"fleets": ["MelosA*2", "MelosB*2 MelosC", ""], "gold": [9, 0, 0]},
            ("sail from MelosA", "fleets 2", "sail to MelosB", "attack 1", "defence 1"),
            "retreat to Delos1",
            "battle_at_sea",
            "L8.5",
            {"place": "MelosB"},
        ),
        # metropolises
        (
            {
                "god": "ares",
                "built": 0,
                "land": ["Melos1 Melos3 Kea1", "Delos1", "Ios1"],
                "buildings": SET + " Kea1.1:port",
            },
            ("build Melos3.2",),
            "give up Melos1.2",
            "other_type",
            "L9.3",
            {"building": "temple", "wanted": "port"},
        ),
        (
            {
                "god": "ares",
                "built": 0,
                "land": ["Melos1 Melos3 Kea1", "Delos1", "Ios1"],
                "buildings": SET + " Kea1.1:port",
            },
            ("build Melos3.2",),
            "give up Kea1.2",
            "no_building_there",
            "L9.3",
            {"place": "Kea1.2"},
        ),
        (
            {"god": "athena", "recruited": 0, "philosophers": [3, 0, 0]},
            ("recruit philosopher",),
            "found at Delos1.1",
            "not_your_land",
            "L9.1",
            {"place": "Delos1", "faction": 1},
        ),
        (
            {"god": "athena", "recruited": 0, "philosophers": [3, 0, 0]},
            ("recruit philosopher",),
            "found at Kea1.1",
            "free_land",
            "L9.1",
            {"place": "Kea1", "lands": "Melos1"},
        ),
        (
            {"god": "athena", "recruited": 0, "philosophers": [3, 0, 0], "heroes": "ajax:Melos1:0"},
            ("recruit philosopher",),
            "shelter with ajax",
            "cannot_shelter",
            "L10.27",
            {"hero": "ajax"},
        ),
        (
            {"god": "athena", "recruited": 0, "philosophers": [3, 0, 0], "heroes": "pandora:Melos1:0"},
            ("recruit philosopher",),
            "shelter with pandora",
            "not_in_her_place",
            "L14.30",
            {"hero": "pandora"},
        ),
        (
            {
                "ask": "bonus_fleet",
                "owed_to": 0,
                "owed": [0, 0, 0, 0, 1],
                "units_owed": 2,
                "fleets": ["MelosA", "", ""],
            },
            (),
            "launch at IosA",
            "no_own_fleets",
            "L9.2",
            {"place": "IosA"},
        ),
        (
            {"ask": "bonus_horn", "owed_to": 0, "owed": [0, 1, 0, 0, 0], "fleets": ["MelosA MelosB", "", ""]},
            (),
            "bless sea IosA",
            "sea_not_held",
            "L9.2",
            {"place": "IosA", "seas": "MelosA MelosB"},
        ),
        (
            {
                "ask": "spend_what",
                "founder": 0,
                "placing": 1,
                "picks": 2,
                "each": 2,
                "land": ["Melos1 Melos3 Kea1", "Delos1", "Ios1"],
                "buildings": "Melos1.1:port Melos1.2:port Melos3.1:temple Melos3.2:temple Kea1.1:academy",
            },
            (),
            "spend academy",
            "too_few_buildings",
            "L10.22",
            {"needed": 2, "there": 1, "building": "academy"},
        ),
        # creatures
        (
            {"track": "griffin - - -", "gold": [9, 9, 9]},
            ("summon griffin",),
            "rob 5",
            "no_such_faction",
            "L10.5",
            {"number": 3},
        ),
        ({**TEAM, "track": "griffin - - -"}, ("summon griffin",), "rob 2", "same_purse", "L10.5", {"faction": 2}),
        (
            {**TEAM, "track": "griffin - - -"},
            ("summon griffin",),
            "rob 3",
            "name_the_first",
            "L10.5",
            {"faction": 3, "victim": 1},
        ),
        (
            {"track": "satyr - - -", "gold": [9, 0, 0], "philosophers": [0, 0, 1]},
            ("summon satyr",),
            "rob 1",
            "nothing_to_rob",
            "L10.10",
            {"faction": 1, "what": "philosopher"},
        ),
        (
            {"track": "harpy - - -", "gold": [9, 0, 0]},
            ("summon harpy",),
            "kill mercenary Delos1",
            "none_there",
            "L10.6",
            {"place": "Delos1", "what": "mercenary"},
        ),
        (
            {"track": "hydra - - -", "gold": [9, 0, 0]},
            ("summon hydra", "place on land Melos1"),
            "kill troop Delos1",
            "not_adjacent",
            "L10.13",
            {"place": "Delos1", "origin": "Melos1"},
        ),
        (
            {"track": "hydra - - -", "gold": [9, 0, 0]},
            ("summon hydra", "place on land Melos1"),
            "sink fleet MelosA",
            "no_fleets",
            "L10.13",
            {"place": "MelosA"},
        ),
        (
            {"track": "cyclops - - -", "gold": [9, 0, 0], "buildings": "Melos1.1:port"},
            ("summon cyclops",),
            "rebuild Melos1.2",
            "no_building_there",
            "L10.7",
            {"place": "Melos1.2"},
        ),
        (
            {"track": "cyclops - - -", "gold": [9, 0, 0], "buildings": "Melos1.1:port"},
            ("summon cyclops", "rebuild Melos1.1"),
            "rebuild as port",
            "same_type",
            "L10.7",
            {"building": "port"},
        ),
        (
            {"track": "giant - - -", "gold": [9, 0, 0], "land": LANDS, "mercenaries": "Delos1 Melos1"},
            ("summon giant",),
            "lure from Melos1",
            "own_mercenaries",
            "L10.8",
            {"place": "Melos1"},
        ),
        (
            {"track": "giant - - -", "gold": [9, 0, 0], "land": LANDS, "mercenaries": "Delos1"},
            ("summon giant",),
            "lure from Ios1",
            "none_there",
            "L10.8",
            {"place": "Ios1", "what": "mercenary"},
        ),
        (
            {
                "track": "giant - - -",
                "gold": [9, 0, 0],
                "land": ["Melos1 Melos3 Kea1", "Delos1", "Ios1"],
                "mercenaries": "Delos1*2",
                "figures": "medusa:Kea1:1",
            },
            ("summon giant", "lure from Delos1"),
            "settle at Kea1",
            "medusa_bars",
            "L10.16",
            {"place": "Kea1", "faction": 1},
        ),
        (
            {"track": "sylph - - -", "gold": [9, 0, 0], "fleets": ["MelosA", "IosA", ""]},
            ("summon sylph",),
            "swap KeaA",
            "nothing_to_swap",
            "L10.12",
            {"place": "KeaA"},
        ),
        (
            {"track": "sylph - - -", "gold": [9, 0, 0], "fleets": ["MelosA", "IosA", ""]},
            ("summon sylph", "swap MelosA"),
            "swap MelosA",
            "same_sea",
            "L10.12",
            {"place": "MelosA"},
        ),
        (
            {"track": "charon - - -", "gold": [9, 0, 0], "heroes": "ajax:Melos1:0", "hero_track": "helen -"},
            ("summon charon", "trade ajax"),
            "for jason",
            "not_on_track",
            "L10.1",
            {"what": "jason"},
        ),
        (
            {"track": "chimera - - -", "gold": [9, 0, 0], "discard": "satyr"},
            ("summon chimera",),
            "play kraken",
            "not_discarded",
            "L10.2",
            {"creature": "kraken"},
        ),
        (
            {"track": "kraken - - -", "gold": [9, 0, 0]},
            ("summon kraken",),
            "place on land Melos1",
            "needs_sea",
            "L10.15",
            {"creature": "kraken", "place": "Melos1"},
        ),
        (
            {"track": "medusa - - -", "gold": [9, 0, 0]},
            ("summon medusa",),
            "place at sea MelosA",
            "needs_land",
            "L10.16",
            {"creature": "medusa", "place": "MelosA"},
        ),
        (
            {"track": "medusa - - -", "gold": [9, 0, 0], "figures": "hydra:Kea1:1"},
            ("summon medusa",),
            "place on land Kea1",
            "figure_there",
            "L10.0",
            {"creature": "hydra", "place": "Kea1"},
        ),
        (
            {"track": "minotaur - - -", "gold": [9, 0, 0]},
            ("summon minotaur",),
            "place on land Delos1",
            "not_your_land",
            "L10.17",
            {"place": "Delos1", "faction": 1},
        ),
        (
            {"track": "polyphemus - - -", "gold": [9, 0, 0], "fleets": ["DelosA", "MelosA*2 MelosB", ""]},
            ("summon polyphemus", "place on land Melos1"),
            "push from DelosA",
            "not_adjacent",
            "L10.18",
            {"place": "DelosA", "origin": "Melos1"},
        ),
        (
            {"track": "polyphemus - - -", "gold": [9, 0, 0], "fleets": ["DelosA", "MelosA*2 MelosB", ""]},
            ("summon polyphemus", "place on land Melos1", "push from MelosA", "push from MelosB"),
            "push to MelosB",
            "already_there",
            "L10.18",
            {"place": "MelosB"},
        ),
        # sacrifices
        (
            {"heroes": "hector:Melos1:0", "priestesses": [3, 0, 0]},
            ("sacrifice hector",),
            "exchange 2",
            "too_few_priestesses",
            "L10.21",
            {"philosophers": 2, "due": 4, "priestesses": 3},
        ),
        (
            {
                "heroes": "pandora:Melos1:0",
                "gold": [15, 0, 0],
                "priestesses": [2, 0, 0],
                "hero_track": "croesus hector",
            },
            ("sacrifice pandora",),
            "imitate ajax",
            "not_on_track",
            "L10.26",
            {"what": "ajax"},
        ),
    ],
)
def test_why_not(
    fields: dict[str, object], moves: tuple[str, ...], tried: str, key: str, rule: str, args: dict[str, object]
) -> None:
    found = refusal(do(at(**fields), *moves), tried)
    assert (found.key, found.rule) == (key, rule)
    assert {name: found.args[name] for name in args} == args
    for language in languages():
        assert refusal_sentence(words(language, "legendary"), found, ["Anna", "Boris", "Csilla", "Dana"])


def test_outcomes_of_chance_cite_the_rule_that_draws_them() -> None:
    state = at(ask="hero", hero_track="+ -", hero_deck="ajax helen", phase="start")
    found = refusal(state, "present jason")
    assert (found.key, found.rule, found.args["question"]) == ("impossible_outcome", "L3.2", "hero")
    assert refusal(state, "done").rule == "L3.2"
    assert refusal(at(), "attack 1").args["question"] == "turn"


def test_a_hidden_card_is_not_told_by_a_refusal() -> None:
    """Whoever asks why the Sphinx cannot play a card learns only that she has not drawn that one."""
    state = do(at(gold=[9, 0, 0], track="sphinx - - -"), "summon sphinx", "draw harpy", "draw satyr", "draw graeae")
    assert refusal(state, "play kraken").args == {"creature": "kraken"}
    assert state.view(petteia.SPECTATOR).cards == ()

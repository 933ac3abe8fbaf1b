"""Whatever happens is told, in the order in which it happens (L13.2)."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from legendary_stories import at, do, randomly, start

from petteia.games.legendary import LegendaryState
from petteia.locale import languages, words
from petteia.locale.sentences import event_sentence
from petteia.rulebook import rule

RICH = {"gold": [20, 20, 20]}
FIGHT = {"god": "ares", "gold": [9, 9, 9], "land": ["Melos1*3", "Melos3*2 Delos1", "Ios1"]}
MARCH = ("march from Melos1", "troops 3", "march to Melos3")
AT_SEA = {"gold": [9, 0, 0], "fleets": ["MelosA*2", "MelosB*2 MelosC", ""]}
FOURTH = {"god": "athena", "recruited": 0, "philosophers": [3, 0, 0], **RICH}


def happens(state: LegendaryState, *texts: str) -> list[str]:
    """What is told of these actions, each kind with its facts."""
    state.events = []
    do(state, *texts)
    told = [event.plain() for event in state.events]
    return [" ".join(str(value) for value in event.values()) for event in told]


@rule("L13.2", "L2.3", "L2.6")
def test_what_chance_brings_is_told() -> None:
    state = randomly(start(3, map="quick"), 1, "creature")
    assert happens(state, "show kraken", "show satyr") == ["creature_shown kraken 0", "creature_shown satyr 1"]
    assert happens(state, "show dryad", "show giant", "present ajax") == [
        "creature_shown dryad 2",
        "creature_shown giant 3",
        "hero_shown ajax 0",
    ]
    do(state, "present helen")
    assert happens(state, "marker 2", "marker 0") == ["marker_placed 2 0", "marker_placed 0 1", "marker_placed 1 2"]


@rule("L13.2")
@pytest.mark.parametrize(
    ("position", "actions", "told"),
    [
        (lambda: start(3), ("tile andros:0",), ["tile_laid andros 0 0"]),
        (lambda: start(3, map="quick"), ("row zeus",), ["god_shown zeus 0"]),
        (
            lambda: at(ask="claim"),
            ("claim Melos2", "moor at MelosB"),
            ["land_claimed 0 Melos2", "priestess_gained 0 1", "fleet_recruited 0 MelosB"],
        ),
        (
            lambda: at(ask="station", deploying=3, claimed=1, turn=2, land=["", "", "Melos1*0"]),
            ("station at Melos1",),
            ["troop_recruited 2 Melos1"],
        ),
        (
            lambda: at(ask="which_god", gold=[9, 9, 9]),
            ("choose poseidon", "offer 1", "choose poseidon", "offer 3"),
            ["offer_made 0 poseidon 1", "offer_made 1 poseidon 3", "displaced 0 poseidon"],
        ),
        (
            lambda: at(
                ask="upkeep",
                figures="kraken:MelosA:0 medusa:Ios1:0",
                due="kraken medusa",
                priestesses=[2, 0, 0],
                fleets=["", "MelosB*2", ""],
            ),
            ("release medusa", "keep kraken", "swim to MelosB"),
            [
                "figure_left medusa",
                "creature_discarded medusa",
                "priestess_gained 0 -1",
                "figure_kept 0 kraken",
                "figure_placed kraken MelosB",
                "fleets_lost 1 MelosB 2",
                "turn_begun 0 poseidon",
            ],
        ),
        (
            lambda: at(god="zeus", built=0, recruited=0, **RICH),
            ("build Melos1.1", "recruit priestess", "recruit priestess", "done"),
            [
                "building_raised 0 temple Melos1.1",
                "priestess_gained 0 1",
                "gold_moved 0 -4 recruit",
                "priestess_gained 0 1",
                "turn_ended 0",
                "turn_begun 1 athena",
            ],
        ),
        (
            lambda: at(god="athena", recruited=1, **RICH),
            ("recruit philosopher",),
            ["gold_moved 0 -4 recruit", "philosopher_gained 0 1"],
        ),
        (
            lambda: at(
                god="zeus", built=0, recruited=0, metropolises="Melos1.1:priestess", buildings="Melos1.2:port", **RICH
            ),
            ("forgo building",),
            ["building_forgone 0"],
        ),
        (
            lambda: at(
                god="zeus", built=0, recruited=0, metropolises="Melos1.1:priestess", buildings="Melos1.2:port", **RICH
            ),
            ("build Melos1.2",),
            ["building_removed port Melos1.2", "building_raised 0 temple Melos1.2"],
        ),
        (
            lambda: at(**RICH, fleets=["MelosA", "", ""]),
            ("recruit fleet MelosB", "sail from MelosA", "sail to MykonosB"),
            [
                "gold_moved 0 -1 recruit",
                "fleet_recruited 0 MelosB",
                "gold_moved 0 -1 move",
                "fleets_sailed 0 MelosA MykonosB 1",
            ],
        ),
        (
            lambda: at(god="ares", **RICH, land=["Melos1", "Melos3*0 Kea1", "Ios1"]),
            ("recruit troop Melos1", "march from Melos1", "troops 1", "march to Melos3"),
            [
                "gold_moved 0 -2 recruit",
                "troop_recruited 0 Melos1",
                "gold_moved 0 -1 move",
                "units_marched 0 Melos1 Melos3 1",
                "land_taken 0 Melos3",
            ],
        ),
        (
            lambda: at(god="hera", **RICH, hero_track="ajax -"),
            ("recruit mercenary Melos1", "recruit hero ajax", "post hero at Melos1"),
            [
                "gold_moved 0 -1 recruit",
                "mercenary_recruited 0 Melos1",
                "gold_moved 0 -4 hero",
                "hero_recruited 0 ajax Melos1",
            ],
        ),
        (
            lambda: at(god="zeus", **RICH),
            ("look", "glimpse graeae", "play graeae"),
            [
                "creature_seen 0 graeae (0,)",
                "gold_moved 0 -1 look",
                "creature_played 0 graeae",
                "creature_discarded graeae",
                "gold_moved 0 1 graeae",
            ],
        ),
        (
            lambda: at(god="zeus", **RICH, heroes="ajax:Melos1:0"),
            ("mobilise ajax", "troops 0", "march to Melos3"),
            ["gold_moved 0 -1 mobilisation", "units_marched 0 Melos1 Melos3 1", "land_taken 0 Melos3"],
        ),
        (
            lambda: at(**AT_SEA),
            ("sail from MelosA", "fleets 2", "sail to MelosB", "attack 1", "defence 1", "withdraw to MelosC"),
            [
                "gold_moved 0 -1 move",
                "fleets_sailed 0 MelosA MelosB 2",
                "sea_battle 0 1 MelosB",
                "rolled 0 1 3",
                "rolled 1 1 3",
                "fleets_lost 0 MelosB 1",
                "fleets_lost 1 MelosB 1",
                "withdrew 1 MelosC",
            ],
        ),
        (
            lambda: at(**FIGHT, mercenaries="Melos3"),
            (*MARCH, "attack 3", "defence 0", "lose mercenary"),
            [
                "gold_moved 0 -1 move",
                "units_marched 0 Melos1 Melos3 3",
                "land_battle 0 1 Melos3",
                "rolled 0 3 6",
                "rolled 1 0 3",
                "mercenaries_lost 1 Melos3 1",
            ],
        ),
        (
            lambda: at(**FIGHT, heroes="ajax:Melos3:1"),
            (*MARCH, "attack 3", "defence 0", "lose hero ajax"),
            [
                "gold_moved 0 -1 move",
                "units_marched 0 Melos1 Melos3 3",
                "land_battle 0 1 Melos3",
                "rolled 0 3 6",
                "rolled 1 0 4",
                "hero_lost 1 ajax",
            ],
        ),
        (
            lambda: at(**FIGHT, heroes="hector:Melos3:1"),
            MARCH,
            [
                "gold_moved 0 -1 move",
                "units_marched 0 Melos1 Melos3 3",
                "land_battle 0 1 Melos3",
                "troop_lost 0 Melos3",
            ],
        ),
        (
            lambda: at(**FIGHT, heroes="hector:Melos3:1", mercenaries="Melos1"),
            ("march from Melos1", "troops 3", "mercenaries 1", "march to Melos3", "slay mercenary"),
            [
                "gold_moved 0 -1 move",
                "units_marched 0 Melos1 Melos3 4",
                "land_battle 0 1 Melos3",
                "mercenaries_lost 0 Melos3 1",
            ],
        ),
        (
            lambda: at(**FIGHT, heroes="pandora:Melos3:1", mercenaries="Melos1*2"),
            ("march from Melos1", "troops 3", "mercenaries 2", "march to Melos3"),
            [
                "gold_moved 0 -1 move",
                "units_marched 0 Melos1 Melos3 5",
                "land_battle 0 1 Melos3",
                "mercenaries_turned 1 Melos3 2",
            ],
        ),
        (
            lambda: at(**FIGHT, heroes="croesus:Melos3:1"),
            (*MARCH, "attack 1", "defence 0", "roll again"),
            [
                "gold_moved 0 -1 move",
                "units_marched 0 Melos1 Melos3 3",
                "land_battle 0 1 Melos3",
                "rolled 0 1 4",
                "rolled 1 0 3",
                "gold_moved 1 -1 reroll",
            ],
        ),
        (
            lambda: at(**FIGHT, heroes="perseus:Melos3:1", fleets=["", "MelosB", ""]),
            (*MARCH, "attack 3", "defence 0", "lose troop", "escape to Melos2"),
            [
                "gold_moved 0 -1 move",
                "units_marched 0 Melos1 Melos3 3",
                "land_battle 0 1 Melos3",
                "rolled 0 3 6",
                "rolled 1 0 3",
                "land_taken 1 Melos2",
                "priestess_gained 1 1",
                "escaped 1 Melos2",
            ],
        ),
        (
            lambda: at(**FIGHT, heroes="perseus:Melos3:1", fleets=["", "MelosB", ""], mercenaries="Melos3"),
            (*MARCH, "attack 3", "defence 0", "lose mercenary", "perish"),
            [
                "gold_moved 0 -1 move",
                "units_marched 0 Melos1 Melos3 3",
                "land_battle 0 1 Melos3",
                "rolled 0 3 6",
                "rolled 1 0 4",
                "mercenaries_lost 1 Melos3 1",
            ],
        ),
        (
            lambda: at(**FIGHT | {"land": ["Melos1*3", "Melos3*3 Delos1", "Ios1"]}, fleets=["", "MelosB", ""]),
            (*MARCH, "attack 1", "defence 0", "retreat to Melos2"),
            [
                "gold_moved 0 -1 move",
                "units_marched 0 Melos1 Melos3 3",
                "land_battle 0 1 Melos3",
                "rolled 0 1 4",
                "rolled 1 0 3",
                "troop_lost 1 Melos3",
                "land_taken 1 Melos2",
                "priestess_gained 1 1",
                "retreated 1 Melos2",
                "land_taken 0 Melos3",
            ],
        ),
        (
            lambda: at(**FIGHT | {"land": ["Melos1*3", "Melos3 Delos1", "Ios1"]}, figures="minotaur:Melos3:1"),
            (*MARCH, "attack 3", "defence 0", "lose minotaur"),
            [
                "gold_moved 0 -1 move",
                "units_marched 0 Melos1 Melos3 3",
                "land_battle 0 1 Melos3",
                "rolled 0 3 6",
                "rolled 1 0 3",
                "figure_left minotaur",
                "creature_discarded minotaur",
            ],
        ),
        (
            lambda: at(
                god="ares",
                built=0,
                land=["Melos1 Melos3", "Delos1", "Ios1"],
                buildings="Melos1.1:port Melos1.2:temple Melos3.1:academy",
            ),
            ("build Melos3.2", "found at Melos1.1", "turn up three_gold"),
            [
                "building_raised 0 fortress Melos3.2",
                "building_removed port Melos1.1",
                "building_removed fortress Melos3.2",
                "building_removed temple Melos1.2",
                "building_removed academy Melos3.1",
                "metropolis_built 0 Melos1.1 three_gold",
                "bonus_gained 0 three_gold",
                "gold_moved 0 3 bonus",
            ],
        ),
        (
            lambda: at(
                **FOURTH,
            ),
            ("recruit philosopher", "found at Melos1.1", "turn up two_troops", "station at Melos1"),
            [
                "philosopher_gained 0 1",
                "philosopher_gained 0 -4",
                "metropolis_built 0 Melos1.1 two_troops",
                "bonus_gained 0 two_troops",
                "troop_recruited 0 Melos1",
            ],
        ),
        (
            lambda: at(
                **FOURTH,
                fleets=["MelosA", "", ""],
            ),
            ("recruit philosopher", "found at Melos1.1", "turn up two_fleets", "launch at MelosA"),
            [
                "philosopher_gained 0 1",
                "philosopher_gained 0 -4",
                "metropolis_built 0 Melos1.1 two_fleets",
                "bonus_gained 0 two_fleets",
                "fleet_recruited 0 MelosA",
            ],
        ),
        (
            lambda: at(
                **FOURTH,
            ),
            ("recruit philosopher", "found at Melos1.1", "turn up cornucopia", "bless land Melos1"),
            [
                "philosopher_gained 0 1",
                "philosopher_gained 0 -4",
                "metropolis_built 0 Melos1.1 cornucopia",
                "bonus_gained 0 cornucopia",
                "cornucopia_added Melos1",
            ],
        ),
        (
            lambda: at(
                **FOURTH,
                heroes="penthesilea:Melos1:0",
            ),
            ("recruit philosopher", "shelter with penthesilea", "turn up priestess"),
            [
                "philosopher_gained 0 1",
                "philosopher_gained 0 -4",
                "hero_sacrificed 0 penthesilea",
                "metropolis_sheltered 0 penthesilea priestess",
                "bonus_gained 0 priestess",
                "priestess_gained 0 1",
            ],
        ),
        (
            lambda: at(
                **FOURTH,
                metropolises="Melos1.1:priestess Melos1.2:three_gold",
                metropolis_without_site="lost",
            ),
            ("recruit philosopher",),
            ["philosopher_gained 0 1", "philosopher_gained 0 -4", "metropolis_missed 0"],
        ),
        (
            lambda: at(heroes="croesus:Melos1:0", **RICH),
            ("sacrifice croesus",),
            ["hero_sacrificed 0 croesus", "gold_moved 0 -15 sacrifice"],
        ),
        (
            lambda: at(heroes="hector:Melos1:0", priestesses=[2, 0, 0]),
            ("sacrifice hector", "exchange 1"),
            ["hero_sacrificed 0 hector", "priestess_gained 0 -2", "philosopher_gained 0 1"],
        ),
        (
            lambda: at(track="charon - - -", heroes="ajax:Melos1:0", hero_track="helen -", **RICH),
            ("summon charon", "trade ajax", "for helen"),
            [
                "gold_moved 0 -2 summon",
                "creature_summoned 0 charon",
                "creature_discarded charon",
                "heroes_traded 0 ajax helen",
            ],
        ),
        (
            lambda: at(track="griffin - - -", **RICH),
            ("summon griffin", "rob 1"),
            [
                "gold_moved 0 -2 summon",
                "creature_summoned 0 griffin",
                "creature_discarded griffin",
                "griffin_took 0 1 10 (0, 1)",
            ],
        ),
        (
            lambda: at(track="giant - - -", land=["Melos1 Melos3", "Delos1", "Ios1"], mercenaries="Delos1*2", **RICH),
            ("summon giant", "lure from Delos1", "settle at Melos1"),
            [
                "gold_moved 0 -2 summon",
                "creature_summoned 0 giant",
                "creature_discarded giant",
                "mercenaries_turned 0 Delos1 2",
                "mercenary_recruited 0 Melos1",
            ],
        ),
        (
            lambda: at(track="sphinx - - -", **RICH),
            ("summon sphinx", "draw harpy", "draw satyr", "draw graeae", "play graeae"),
            [
                "gold_moved 0 -2 summon",
                "creature_summoned 0 sphinx",
                "creature_discarded sphinx",
                "card_drawn 0 harpy (0,)",
                "card_drawn 0 satyr (0,)",
                "card_drawn 0 graeae (0,)",
                "creature_discarded harpy",
                "creature_discarded satyr",
                "creature_played 0 graeae",
                "creature_discarded graeae",
                "gold_moved 0 1 graeae",
            ],
        ),
        (
            lambda: at(track="sylph - - -", fleets=["MelosA", "IosA", ""], **RICH),
            ("summon sylph", "swap MelosA", "swap IosA"),
            [
                "gold_moved 0 -2 summon",
                "creature_summoned 0 sylph",
                "creature_discarded sylph",
                "fleets_swapped MelosA IosA",
            ],
        ),
        (
            lambda: at(track="harpy - - -", mercenaries="Delos1", **RICH),
            ("summon harpy", "kill mercenary Delos1"),
            [
                "gold_moved 0 -2 summon",
                "creature_summoned 0 harpy",
                "creature_discarded harpy",
                "mercenaries_lost 1 Delos1 1",
            ],
        ),
        (
            lambda: at(track="hydra - - -", **RICH),
            ("summon hydra", "place on land Melos3", "kill troop Melos1"),
            [
                "gold_moved 0 -2 summon",
                "creature_summoned 0 hydra",
                "figure_placed hydra Melos3",
                "troop_lost 0 Melos1",
                "cornucopia_added Melos3",
            ],
        ),
        (
            lambda: at(track="polyphemus - - -", fleets=["", "MelosA", ""], **RICH),
            ("summon polyphemus", "place on land Melos1"),
            [
                "gold_moved 0 -2 summon",
                "creature_summoned 0 polyphemus",
                "figure_placed polyphemus Melos1",
                "fleets_sailed 1 MelosA MykonosB 1",
            ],
        ),
        (
            lambda: at(track="cyclops - - -", buildings="Melos1.1:port", **RICH),
            ("summon cyclops", "rebuild Melos1.1", "rebuild as temple"),
            [
                "gold_moved 0 -2 summon",
                "creature_summoned 0 cyclops",
                "creature_discarded cyclops",
                "building_removed port Melos1.1",
                "building_raised 0 temple Melos1.1",
            ],
        ),
        (
            lambda: at(track="satyr - - -", philosophers=[0, 1, 0], **RICH),
            ("summon satyr", "rob 1"),
            [
                "gold_moved 0 -2 summon",
                "creature_summoned 0 satyr",
                "creature_discarded satyr",
                "philosopher_gained 1 -1",
                "philosopher_gained 0 1",
            ],
        ),
        (
            lambda: at(track="chimera - - -", discard="graeae", **RICH),
            ("summon chimera", "play graeae"),
            [
                "gold_moved 0 -2 summon",
                "creature_summoned 0 chimera",
                "creature_played 0 graeae",
                "creature_discarded graeae",
                "gold_moved 0 1 graeae",
                "creature_discarded chimera",
                "deck_renewed",
            ],
        ),
        (
            lambda: at(
                ask="bless_sea",
                god="apollo",
                built=1,
                hero_track="ajax helen",
                track="dryad satyr giant -",
                gold=[1, 1, 1],
            ),
            ("bless sea MelosA",),
            ["cornucopia_added MelosA", "turn_ended 0", "cycle_begun 4", "creature_discarded dryad"],
        ),
        (
            lambda: at(
                ask="bless_sea",
                god="apollo",
                built=1,
                land=["Melos1 Melos3", "Delos1", "Ios1"],
                metropolises="Melos1.1:priestess Melos1.2:three_gold Melos3.1:cornucopia",
            ),
            ("bless sea MelosA",),
            ["cornucopia_added MelosA", "turn_ended 0", "game_ended metropolises"],
        ),
        (
            lambda: at(god="athena", rows="athena zeus poseidon ares hera", offers="athena:0:1 zeus:1:1 apollo:2:0"),
            ("done",),
            ["turn_ended 0", "turn_begun 1 zeus"],
        ),
        (
            lambda: at(
                god="ares",
                gold=[9, 9, 9],
                land=["Melos1*2 Kea1", "Melos3*0", "Ios1"],
                metropolises="Melos1.1:priestess Melos1.2:three_gold Melos3.1:cornucopia",
                fleets=["", "KeaA", ""],
                figures="hydra:Kea3:1",
                priestesses=[0, 1, 0],
                philosophers=[0, 1, 0],
            ),
            ("march from Melos1", "troops 1", "march to Melos3"),
            [
                "gold_moved 0 -1 move",
                "units_marched 0 Melos1 Melos3 1",
                "land_taken 0 Melos3",
                "faction_fallen 1",
                "fleets_lost 1 KeaA 1",
                "figure_left hydra",
                "creature_discarded hydra",
                "priestess_gained 1 -1",
                "philosopher_gained 1 -1",
            ],
        ),
    ],
)
def test_what_happens_is_told(
    position: Callable[[], LegendaryState], actions: tuple[str, ...], told: list[str]
) -> None:
    assert happens(position(), *actions) == told


@rule("L2.7", "L2.8")
@pytest.mark.parametrize("language", languages())
def test_what_is_deployed_is_placed_not_recruited(language: str) -> None:
    recruiting = {"en": "recruit", "cs": "najímá|verbuje", "pl": "rekrutuje", "hu": "toboroz", "ru": "нанимает"}
    moored = do(at(ask="claim"), "claim Melos2")
    stationed = at(ask="station", deploying=3, claimed=1, turn=2, land=["", "", "Melos1*0"])
    for state, text in ((moored, "moor at MelosB"), (stationed, "station at Melos1")):
        state.events = []
        do(state, text)
        said = event_sentence(words(language, "legendary"), state.events[0], ["Anna", "Boris", "Csilla"])
        assert not re.search(recruiting[language], said), said

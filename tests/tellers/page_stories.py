"""Small stories of both Cyclades for the page: a position, what seat 0 presses, and what the page then shows.

Together they press every verb, and so everything that a god, a creature or a hero can do (`test_page_powers.py`).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import cyclades_stories as old
import legendary_stories as new

from petteia import State
from petteia.games import cyclades


@dataclass(frozen=True)
class Story:
    """What is shown: an area ("i7" has "port"), a seat's good ("0 Gold" is "7"), or what the log says first."""

    about: str
    begin: State
    presses: tuple[str, ...]
    shows: dict[str, str]


def aged(about: str, presses: str, shows: dict[str, str], **fields: object) -> Story:
    """A story of the edition of 2009. Presses are apart by commas."""
    given = {"gold": (20, 5, 5)} | fields
    return Story(about, cyclades.position(**given), listed(presses), shows)  # type: ignore[arg-type]


def called(creature: str, presses: str, shows: dict[str, str], **fields: object) -> Story:
    """The same, where seat 0 calls a creature for four gold first."""
    return aged(creature, f"summon {creature}, {presses}", shows, **{"track": f"{creature} - -"} | fields)


def legend(about: str, presses: str, shows: dict[str, str], **fields: object) -> Story:
    """A story of the Legendary Edition."""
    return Story(about, new.at(**{"gold": (20, 9, 9)} | fields), listed(presses), shows)


def summoned(creature: str, presses: str, shows: dict[str, str], **fields: object) -> Story:
    """The same, where faction 0 calls a creature for two gold first."""
    return legend(creature, f"summon {creature}, {presses}", shows, **{"track": f"{creature} - - -"} | fields)


def fought(about: str, heroes: str, rolls: str, presses: str, shows: dict[str, str], **fields: object) -> Story:
    """Faction 0 has attacked Melos3 from Melos1 with all it has there, or was attacked; what follows is its choice."""
    given: dict[str, object] = {
        "god": "ares",
        "gold": (20, 9, 9),
        "land": ["Melos1*2", "Melos3*2 Delos1", "Ios1"],
        "heroes": heroes,
    }
    state = new.do(new.at(**given | fields), "march from Melos1")
    while state.question != "march_where":
        new.do(state, new.legal(state)[0 if state.question == "which_heroes" else -1])
    return Story(about, new.do(state, "march to Melos3", *listed(rolls)), listed(presses), shows)


def deployed() -> State:
    """The first claim is faction 0's."""
    state = new.start(3, map="quick")
    while state.question != "claim":
        fitting = [text for text in new.legal(state) if text in ("marker 0", "marker 1", "marker 2")]
        new.do(state, (fitting or new.legal(state))[0])
    return state


def founded(bonus: str) -> State:
    """A metropolis in Melos1 with that bonus, which is still to be laid out."""
    state = new.at(god="athena", recruited=0, philosophers=(3, 0, 0), gold=(20, 9, 9), fleets=["MelosA MelosB", "", ""])
    return new.do(state, "recruit philosopher", "found at Melos1.1", f"turn up {bonus}")


def shown_by_zeus() -> State:
    return new.do(new.at(god="zeus", gold=(20, 9, 9)), "look", "glimpse graeae")


def drawn_by_the_sphinx() -> State:
    state = new.do(new.at(gold=(20, 9, 9), track="sphinx - - -"), "summon sphinx")
    return new.do(state, "draw graeae", "draw charon", "draw kraken")


def listed(texts: str) -> tuple[str, ...]:
    return tuple(text.strip() for text in texts.split(",") if text.strip())


LONE_FLEETS = ["C2", "D4*2 F1", "K2"]
CHAIN: dict[str, Any] = {"fleets": ["C2", "F1", "K2"]}
TIE = ("attack 0", "defence 0")
LOST = ("attack 3", "defence 0")
# seat 0 is attacked
AT_SEA: dict[str, Any] = {"ask": "attack_roll", "turn": 1, "battle": "sea:D4:1:0:3:0:0", "fleets": ["D4*3", "F1", "K2"]}
BESIEGED: dict[str, Any] = {
    "ask": "attack_roll",
    "turn": 1,
    "god": "ares",
    "battle": "land:i1:1:0:4:0:0",
    "land": ["i1*2 i7", "i2 i5", "i3 i8"],
    "figures": "minotaur:i1:0",
    "minotaur": "casualty",
}

CYCLADES = (
    # gods
    aged(
        "auction",
        "choose ares, offer 3",
        {"log": "offers 3 to Ares."},
        ask="which_god",
        rows="ares zeus",
        order="0 1 2",
    ),
    aged(
        "poseidon",
        "recruit fleet C2, build i7.1, sail from C2, fleets 1, sail to C1, anchor",
        {"C1": "1 fleet", "i7": "port", "0 Gold": "17"},
        god="poseidon",
    ),
    aged(
        "ares",
        "recruit troop i1, recruit troop i1, build i7.1, march from i1, troops 2, march to i2",
        {"i2": "2 troops", "i7": "fortress", "0 Gold": "15"},
        god="ares",
        land=["i1 i7", "i2*0 i5", "i3 i8"],
        **CHAIN,
    ),
    aged(
        "zeus",
        "recruit priest, recruit priest, build i7.1, exchange harpy",
        {"0 Priests": "2", "i7": "temple", "0 Gold": "13"},
        god="zeus",
        track="harpy - -",
    ),
    aged(
        "athena",
        "recruit philosopher, build i7.1",
        {"0 Philosophers": "1", "i7": "university"},
        god="athena",
    ),
    aged("apollo", "bless i7", {"i7": "Prosperity: 1"}, ask="marker_where", god="apollo", apollo="0 1 2"),
    aged(
        "four philosophers",
        "recruit philosopher, found on i7",
        {"i7": "metropolis"},
        god="athena",
        philosophers=(3, 0, 0),
    ),
    aged(
        "four buildings",
        "build i7.3, give up i7.2",
        {"i1": "metropolis", "i7": "port"},
        god="athena",
        buildings="i7.1:port i7.2:port i7.4:fortress i1.1:temple",
    ),
    aged("done", "done", {"log": "ends the turn."}, god="athena", recruited=1),
    # creatures, in the order of the box
    called("fates", "", {"0 Gold": "18"}),
    called("satyr", "rob 2", {"0 Philosophers": "1", "2 Philosophers": "1"}, philosophers=(0, 1, 2)),
    called("dryad", "rob 1", {"0 Priests": "1", "1 Priests": "1"}, priests=(0, 2, 1)),
    called("mermaid", "lure F1", {"F1": "1 fleet"}, fleets=LONE_FLEETS),
    called(
        "mermaid",
        "lure K2, replace from G5",
        {"K2": "1 fleet", "0 Fleets in reserve": "0"},
        fleets=["C2*7 G5", "F1", "K2"],
    ),
    called("pegasus", "fly from i1, troops 2, march to i6", {"i6": "2 troops"}, land=["i1*3 i7", "i2 i5", "i3 i8"]),
    called("giant", "crush i2.1", {"i2": "port"}, buildings="i2.1:temple i2.2:port i5.1:temple"),
    called("chimera", "copy griffon, rob 1", {"0 Gold": "18"}, discard="griffon fates", gold=(20, 4, 5)),
    called("cyclops", "rebuild i7.1, rebuild as temple", {"i7": "temple"}, buildings="i7.1:port i7.2:port"),
    called(
        "sphinx",
        "sell troop i1, sell fleet C2, sell priest, sell philosopher, enough",
        {"0 Gold": "24", "0 Priests": "0", "0 Troops in reserve": "7"},
        priests=(1, 0, 0),
        philosophers=(1, 0, 0),
    ),
    called("sylph", "sail from C2, sail to C1, anchor, enough", {"C1": "1 fleet"}, god="athena"),
    called("harpy", "snatch from i2", {"1 Troops in reserve": "7"}),
    called("griffon", "rob 1", {"0 Gold": "18"}, gold=(20, 4, 5)),
    called("kraken", "emerge at E4, swim to D4, enough", {"D4": "Kraken", "0 Gold": "15", "1 Fleets in reserve": "7"}),
    called("minotaur", "settle on i7", {"i7": "Minotaur"}),
    called("chiron", "settle on i1", {"i1": "Chiron"}),
    called("medusa", "settle on i2", {"i2": "Medusa"}),
    called(
        "polyphemus",
        "settle on i4, push to F4",
        {"i4": "Polyphemus", "F4": "2 fleets"},
        fleets=["C2 G5", "E4*2 D4", "K2"],
    ),
    called(
        "polyphemus",
        "settle on i1, sail from B2, push to A2",
        {"A2": "1 fleet", "1 Fleets in reserve": "7"},
        fleets=["G5", "A1*2 F1", "B2 K2"],
    ),
    aged(
        "temples",
        "summon giant, use temple on i4, crush i7.1",
        {"0 Gold": "19"},
        track="fates giant harpy",
        land=["i1 i7 i4", "i2 i5", "i3 i8"],
        buildings="i7.1:port i7.3:temple i7.4:temple",
        metropolises="i4",
    ),
    # battle
    Story("stand", old.do(old.battle(3, 3, **CHAIN), *TIE), ("stand",), {"log": ", for a total of "}),
    Story("retreat", old.do(old.battle(3, 3, **CHAIN), *TIE), ("retreat to i1",), {"i1": "3 troops"}),
    Story("withdraw", old.do(cyclades.position(**AT_SEA), *TIE), ("withdraw to E4",), {"E4": "2 fleets"}),
    Story("lose a troop", old.do(cyclades.position(**BESIEGED), *LOST), ("lose troop",), {"0 Troops in reserve": "6"}),
    Story(
        "lose the Minotaur",
        old.do(cyclades.position(**BESIEGED), *LOST),
        ("lose minotaur",),
        {"log": "Minotaur leaves the map."},
    ),
)

SEVEN = ["Melos1 Melos2 Melos3 Kea1 Kea2 Kea3 Syros1", "Delos1", "Ios1"]
TWO = ["Melos1 Melos3", "Delos1", "Ios1"]
THREE = ["Melos1 Melos3 Kea1", "Delos1", "Ios1"]
NEW = {"built": 0, "recruited": 0}
UPKEEP = {"ask": "upkeep", "priestesses": (1, 0, 0)}
FOURTH = {"god": "athena", "recruited": 0, "philosophers": (3, 0, 0)}
# Melos3 is faction 0's, and faction 1 comes from Melos1
SEA_FIGHT = {"fleets": ["MelosB*3", "MelosA*3", ""], "turn": 1, "gold": (20, 9, 9)}
ATTACKED = {"turn": 1, "land": ["Melos3*2 Delos1", "Melos1*3", "Ios1"]}

LEGENDARY = (
    # the beginning
    Story("deployment", deployed(), ("claim Melos1", "moor at MelosA"), {"MelosA": "1 fleet"}),
    # gods
    legend("athena", "build Melos1.1, recruit philosopher, done", {"Melos1": "academy"}, god="athena", **NEW),
    legend("zeus", "build Melos1.1, recruit priestess, look, put back", {"Melos1": "temple"}, god="zeus", **NEW),
    legend(
        "poseidon",
        "build Melos1.1, recruit fleet MelosA, recruit fleet MelosA, sail from MelosA, fleets 1, sail to MelosB",
        {"Melos1": "port", "MelosB": "1 fleet", "0 Gold": "18"},
        god="poseidon",
        **NEW,
    ),
    legend(
        "ares",
        "build Melos1.1, recruit troop Melos1, march from Melos1, troops 2, mercenaries 1, march to Melos3",
        {"Melos1": "fortress", "Melos3": "2 troops"},
        god="ares",
        mercenaries="Melos1",
        **NEW,
    ),
    legend(
        "hera",
        "plan temple, build Melos1.1, recruit mercenary Melos1, recruit hero helen, post hero at Melos1",
        {"Melos1": "Helen", "0 Gold": "16"},
        god="hera",
        hero_track="ajax helen",
        **NEW,
    ),
    legend(
        "apollo",
        "bless land Delos1, bless sea MelosA",
        {"Delos1": "Cornucopias", "MelosA": "Cornucopias"},
        ask="bless_land",
        god="apollo",
        row=2,
    ),
    legend(
        "no site",
        "forgo building, recruit philosopher",
        {"0 Philosophers": "1"},
        god="athena",
        buildings="Melos1.1:port Melos1.2:temple",
        **NEW,
    ),
    legend(
        "auction",
        "choose ares, offer 3",
        {"log": "offers 3 to Ares."},
        ask="which_god",
        rows="ares zeus hera athena poseidon",
    ),
    # upkeep
    legend(
        "keep",
        "keep cerberus, walk to Melos3",
        {"Melos3": "Cerberus"},
        figures="cerberus:Melos1:0",
        due="cerberus",
        **UPKEEP,
    ),
    legend(
        "swim", "keep kraken, swim to MelosB", {"MelosB": "Kraken"}, figures="kraken:MelosA:0", due="kraken", **UPKEEP
    ),
    legend(
        "stay", "keep cerberus, stay", {"Melos1": "Cerberus"}, figures="cerberus:Melos1:0", due="cerberus", **UPKEEP
    ),
    legend(
        "release", "release cerberus", {"0 Priestesses": "1"}, figures="cerberus:Melos1:0", due="cerberus", **UPKEEP
    ),
    # creatures, in the order of the box
    summoned("charon", "trade ajax, for jason", {"Melos1": "Jason"}, heroes="ajax:Melos1:0", hero_track="helen jason"),
    summoned("chimera", "play cerberus, place on land Delos1", {"Delos1": "Cerberus"}, discard="graeae sylph cerberus"),
    summoned("dryad", "rob 1", {"0 Priestesses": "1", "1 Priestesses": "1"}, priestesses=(0, 2, 1)),
    summoned("graeae", "", {"0 Gold": "19"}),
    summoned("griffin", "rob 1", {"0 Gold": "22"}),
    summoned("harpy", "kill troop Delos1", {"1 Troops in reserve": "8"}),
    summoned("harpy", "kill mercenary Delos1", {"Delos1": "1 troop"}, mercenaries="Delos1"),
    summoned(
        "cyclops", "rebuild Melos1.1, rebuild as temple", {"Melos1": "temple"}, buildings="Melos1.1:port Melos1.2:port"
    ),
    summoned(
        "giant",
        "lure from Delos1, settle at Melos1, settle at Melos3",
        {"Melos3": "1 mercenary"},
        land=TWO,
        mercenaries="Delos1*2 Ios1",
    ),
    summoned(
        "pegasus",
        "fly from Melos1, troops 1, march to Syros2",
        {"Syros2": "1 troop"},
        land=["Melos1*2", "Delos1", "Ios1"],
    ),
    summoned("satyr", "rob 2", {"0 Philosophers": "1", "2 Philosophers": "1"}, philosophers=(0, 1, 2)),
    summoned("sylph", "swap DelosB, swap IosC", {"DelosB": "3 fleets"}, fleets=["MelosA*2", "DelosB", "IosC*3"]),
    summoned(
        "hydra",
        "place on land Melos1, sink fleet MelosB",
        {"Melos1": "Cornucopias: 2", "1 Fleets in reserve": "8"},
        land=["Melos1*0 Melos3", "Delos1", "Ios1"],
        fleets=["", "MelosB", ""],
    ),
    summoned("cerberus", "place on land Delos1", {"Delos1": "Cerberus"}),
    summoned("kraken", "place at sea MelosB", {"MelosB": "Kraken"}, fleets=["MelosA", "MelosB*2", ""]),
    summoned("medusa", "place on land Delos1", {"Delos1": "Medusa"}),
    summoned("minotaur", "place on land Melos3", {"Melos3": "Minotaur"}, land=TWO),
    summoned(
        "polyphemus",
        "place on land Melos1, push from MelosA, push from MelosB, push to MelosC",
        {"MelosC": "1 fleet", "MykonosB": "2 fleets"},
        fleets=["DelosA", "MelosA*2 MelosB", ""],
    ),
    Story("sphinx", drawn_by_the_sphinx(), ("play kraken", "place at sea MelosB"), {"MelosB": "Kraken"}),
    Story("zeus plays", shown_by_zeus(), ("play graeae",), {"0 Gold": "20"}),
    # heroes: what they can on the march and in battle
    fought("ajax", "ajax:Melos1:0", "attack 0, defence 2", "lose hero ajax", {"log": "loses Ajax."}),
    fought(
        "hector",
        "hector:Melos3:0",
        "",
        "slay troop",
        {"log": "loses a troop in Melos 3."},
        mercenaries="Melos1",
        **ATTACKED,
    ),
    fought(
        "hector",
        "hector:Melos3:0",
        "",
        "slay mercenary",
        {"log": "loses 1 mercenary in Melos 3."},
        mercenaries="Melos1",
        **ATTACKED,
    ),
    fought("helen", "helen:Melos1:0", "defence 3", "lose troop", {"0 Troops in reserve": "7"}),
    legend(
        "jason",
        "mobilise jason, troops 1, march to Melos2",
        {"Melos2": "Jason"},
        heroes="jason:Melos1:0",
        fleets=["", "MelosB", ""],
    ),
    fought("croesus", "croesus:Melos1:0", "attack 0, defence 3", "roll again, keep roll", {"0 Gold": "18"}),
    fought(
        "odysseus",
        "odysseus:Melos1:0",
        "attack 1, defence 2",
        "lose troop",
        {"0 Troops in reserve": "7"},
        buildings="Melos3.1:fortress",
    ),
    legend(
        "pandora",
        "march from Melos1, troops 1, take pandora, no more, march to Melos3",
        {"Melos3": "2 mercenaries"},
        god="ares",
        heroes="pandora:Melos1:0 ajax:Melos1:0",
        land=["Melos1", "Melos3*0 Delos1", "Ios1"],
        mercenaries="Melos3*2",
    ),
    fought(
        "penthesilea",
        "penthesilea:Melos1:0",
        "attack 0, defence 3",
        "lose hero penthesilea",
        {"log": "loses Penthesilea."},
    ),
    fought("perseus", "perseus:Melos1:0", "attack 0, defence 3, lose troop", "escape to Melos1", {"Melos1": "1 troop"}),
    fought("perseus", "perseus:Melos1:0", "attack 0, defence 3, lose troop", "perish", {"0 Troops in reserve": "7"}),
    # heroes: their sacrifices
    legend("ajax", "sacrifice ajax, found at Melos1.1", {"Melos1": "metropolis"}, land=SEVEN, heroes="ajax:Melos1:0"),
    legend(
        "hector",
        "sacrifice hector, exchange 2, found at Melos1.1",
        {"0 Philosophers": "0", "Melos1": "metropolis"},  # the metropolis may bring a priestess by chance
        heroes="hector:Melos1:0",
        priestesses=(5, 0, 0),
        philosophers=(2, 0, 0),
    ),
    legend(
        "helen",
        "sacrifice helen, spend port, spend temple, found at Melos1.1",
        {"Melos1": "metropolis"},
        land=THREE,
        heroes="helen:Melos1:0",
        buildings="Melos1.1:port Melos1.2:port Melos3.1:temple Melos3.2:temple Kea1.1:academy Kea1.2:academy",
    ),
    legend(
        "jason",
        "sacrifice jason, found at Melos1.1",
        {"Melos1": "metropolis"},
        heroes="jason:Melos1:0",
        fleets=["MelosA*8", "", ""],
    ),
    legend("croesus", "sacrifice croesus, found at Melos1.2", {"Melos1": "metropolis"}, heroes="croesus:Melos1:0"),
    legend(
        "odysseus",
        "sacrifice odysseus, found at Melos1.1",
        {"Melos1": "metropolis"},
        land=TWO,
        heroes="odysseus:Melos1:0",
        buildings="Melos1.1:port Melos1.2:port Melos3.1:port",
    ),
    legend(
        "pandora",
        "sacrifice pandora, imitate croesus, found at Melos1.1",
        {"Melos1": "metropolis"},
        heroes="pandora:Melos1:0",
        hero_track="croesus hector",
        priestesses=(2, 0, 0),
    ),
    legend(
        "penthesilea",
        "recruit philosopher, shelter with penthesilea",
        {"0 Philosophers": "0"},
        heroes="penthesilea:Melos1:0",
        **FOURTH,
    ),
    legend(
        "perseus",
        "sacrifice perseus, fly from Melos1, troops 2, march to Syros2",
        {"Syros2": "2 troops"},
        heroes="perseus:Melos1:0",
        land=["Melos1*2", "Delos1", "Ios1"],
    ),
    # battles
    fought("stand", "", "attack 0, defence 0", "stand", {"log": ", for a total of "}),
    fought("retreat", "", "attack 0, defence 0", "retreat to Melos1", {"Melos1": "1 troop"}),
    fought(
        "lose a mercenary",
        "",
        "attack 0, defence 3",
        "lose mercenary",
        {"log": "loses 1 mercenary in Melos 3."},
        mercenaries="Melos1",
    ),
    fought(
        "lose the Minotaur",
        "",
        "attack 3, defence 0",
        "lose minotaur",
        {"log": "Minotaur leaves the map."},
        figures="minotaur:Melos3:0",
        **ATTACKED,
    ),
    Story(
        "withdraw",
        new.do(new.at(**SEA_FIGHT), "sail from MelosA", "fleets 3", "sail to MelosB", *TIE),
        ("withdraw to MelosC",),
        {"MelosC": "2 fleets"},
    ),
    # metropolises
    legend(
        "four buildings",
        "build Melos3.2, give up Melos2.1, found at Melos1.2",
        {"Melos1": "metropolis"},
        god="ares",
        built=0,
        land=["Melos1 Melos3 Melos2", "Delos1", "Ios1"],
        buildings="Melos1.1:port Melos1.2:temple Melos3.1:academy Melos2.1:port",
    ),
    Story("two troops", founded("two_troops"), ("station at Melos1", "station at Melos1"), {"Melos1": "3 troops"}),
    Story("two fleets", founded("two_fleets"), ("launch at MelosA", "launch at MelosB"), {"MelosB": "2 fleets"}),
    Story("a cornucopia", founded("cornucopia"), ("bless sea MelosB",), {"MelosB": "Cornucopias: 1"}),
)

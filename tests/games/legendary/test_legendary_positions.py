"""A position of the Legendary Edition is possible, or refused: which field is wrong, and what would be right."""

from __future__ import annotations

import pytest
from legendary_stories import DUTIES, at, randomly, start

import petteia
from fuzz_positions import fuzz
from petteia.games import legendary
from petteia.locale import FALLBACK, languages, words
from petteia.locale.problems import told

GAME = petteia.game("legendary")
TEAM = {"seats": 4, "teams": "yes"}
BATTLE = {
    "ask": "attack_roll",
    "god": "ares",
    "way": "land",
    "origin": "Melos1",
    "turned": 1,
    "land": ["Melos1*2", "Melos3*2 Kea1", "Ios1"],
    "battle": "land:Melos3:0:1:2:0:0",
}
LANDS = ["Melos1 Melos3", "Delos1", "Ios1"]


def refused(**fields: object) -> list[str]:
    """What is wrong with a position, one sentence each."""
    with pytest.raises(petteia.NotationError) as raised:
        legendary.position(**fields)  # type: ignore[arg-type]
    return [str(fault) for fault in raised.value.faults]


# ---- fields in their range


@pytest.mark.parametrize(
    ("field", "value", "right"),
    [
        ("hunting", -1, "a number from 0 to 1"),
        ("row", 9, "a number from 0 to 5"),
        ("recruited", 9, "a number from 0 to 4"),
        ("mobilised", -5, "a number from 0 to 999999"),
        ("turn", 7, "a number from 0 to 2"),
        ("cycle", 10**20, "a number from 0 to 999999"),
        ("cycle", -(10**20), "a number from 0 to 999999"),
        ("settling", 17, "a number from 0 to 16"),
        ("defence", 5, "a number from 0 to 4"),
        ("placed", 9, "a number from 0 to 3"),
        ("founder", "3", "one of 0, 1, 2"),
        ("version", 3, "a number from 1 to 2"),
        ("gold", [10**20, 0, 0], "a number from 0 to 999999"),
        ("gold", [-1, 0, 0], "a number from 0 to 999999"),
        ("gold", [1, 2], "3"),
        ("priestesses", [40, 0, 0], "a number from 0 to 20"),
        ("tokens", [4, 0, 0, 0, 0], "a number from 0 to 3"),
        ("toll", [1, 1], "4"),
        ("seats", 7, "a number from 2 to 6"),
        ("giant_target", "somebody", "one of opponents, anybody"),
        ("phase", "night", "one of set_up"),
        ("power", "dragon", "one of charon"),
        ("ask", "nonsense", "one of which_god"),
        ("order", "0 1 5", "one of 0, 1, 2"),
        ("order", "0 1 1", "it once"),
        ("rows", "zeus zeus", "it once"),
        ("fleets", ["MelosA*0", "", ""], "expected at least 1"),
        ("fleets", ["MelosA*9", "", ""], "expected a number from 0 to 8"),
        ("fleets", ["MelosA*-1", "", ""], "expected a number from 0 to 8"),
        ("fleets", ["MelosA", ""], "one for each of 3 seats"),
        ("fleets", ["MelosA", "MelosA", ""], "it once"),
        ("mercenaries", "MelosA", "expected it on land"),
        ("mercenaries", "Melos1*17", "a number from 1 to 16"),
        ("mercenaries", "Melos1 Melos1", "it once"),
        ("horns", "Melos1*99999999999999999999", "at most nine digits"),
        ("buildings", "Melos1.1:port Melos1.1:temple", "it once"),
        ("buildings", "Melos1.9:port", ""),
        ("buildings", "Melos1.1:castle", ""),
        ("track", "kraken -", "expected 4"),
        ("offers", "poseidon:0:99 athena:1:1 apollo:2:0", "expected 1 | 3 | 5 | 7 | 10 | 13 | 16 | 20 | 25 (L4.2)"),
        ("battle", "land:Melos1:0:1", "expected something like land:Melos1:0:1:2:0:2"),
        ("map", "f:e4b0c1", "expected 6 tiles, found 3"),
        ("nonsense", 1, "expected one of cycle, laid"),
    ],
)
def test_a_field_out_of_its_range_is_named_with_what_would_be_right(field: str, value: object, right: str) -> None:
    (fault,) = refused(**{field: value})
    assert field in fault
    assert right in fault


def test_several_faults_are_told_at_once() -> None:
    found = refused(turn=9, gold=[-3, 0, 0], track="kraken kraken - -", heroes="ajax:Melos9:0", rows="zeus zoos")
    assert len(found) == 5
    assert [one.partition(":")[0] for one in found] == ["turn", "gold", "rows", "track", "heroes"]
    with pytest.raises(
        petteia.NotationError, match="2 things are wrong:\n- recruited: 9; expected a number from 0 to 4"
    ):
        legendary.position(recruited=9, looked=2)


# ---- every piece and card once


@pytest.mark.parametrize(
    ("fields", "wrong"),
    [
        (
            {"track": "kraken - - -", "discard": "kraken"},
            "discard: kraken is in several places (track, discard); expected it in one",
        ),
        (
            {"track": "kraken - - -", "figures": "kraken:MelosA:0"},
            "figures: kraken is in several places (track, figures); expected it in one",
        ),
        (
            {"figures": "kraken:MelosA:0 kraken:MelosB:0"},
            "figures: kraken is in several places (figures, figures); expected it in one",
        ),
        (
            {"heroes": "ajax:Melos1:0", "hero_track": "ajax -"},
            "heroes: ajax is in several places (hero_track, heroes); expected it in one",
        ),
        (
            {"heroes": "ajax:Melos1:0 ajax:Delos1:1"},
            "heroes: ajax is in several places (heroes, heroes); expected it in one",
        ),
        (
            {"hero_track": "ajax -", "hero_deck": "ajax"},
            "hero_deck: ajax is in several places (hero_track, hero_deck); expected it in one",
        ),
        ({"seen": "kraken:0", "discard": "kraken"}, "seen: kraken; expected charon | chimera"),
        ({"heroes": "ajax:Delos1:0"}, "heroes, ajax, faction 0: Delos1 is not its own; expected one that is (L1.5)"),
        ({"fleets": ["MelosA*5 MelosB*4", "", ""]}, "fleets, faction 0: 9 in all; expected at most 8 (L2.5)"),
        ({"land": ["Melos1*8 Melos3", "Delos1", "Ios1"]}, "land, faction 0: 9 in all; expected at most 8 (L2.5)"),
        ({"land": LANDS, "mercenaries": "Melos1*9 Melos3*8"}, "mercenaries: 17 in all; expected at most 16 (L1.10)"),
        ({"mercenaries": "Kea1"}, "mercenaries: nobody owns Kea1; expected an owner (L1.5)"),
        ({"priestesses": [11, 10, 0]}, "priestesses: 21 in all; expected at most 20 (L1.10)"),
        ({"buildings": "Kea1.1:port"}, "buildings: nobody owns Kea1.1; expected an owner (L1.5)"),
        ({"buildings": "Melos1.1:port!"}, "buildings, Melos1.1: !; expected it only with temple"),
        ({"land": ["Melos1", "", "Ios1"]}, "land, faction 1: no land; expected some, or to be out of the game (L8.13)"),
        ({"out": "1"}, "out, faction 1: out of the game, but has something left; expected nothing (L14.34)"),
        ({"tokens": [3, 3, 3, 3, 2]}, "tokens, metropolises, sheltered: 14; expected 15 (L9.2)"),
        (
            {"metropolises": "Melos1.1:priestess", "tokens": [3, 3, 3, 3, 3]},
            "tokens, priestess: 4 in all; expected at most 3 (L9.2)",
        ),
        (
            {"sheltered": [1, 0, 0], "hero_deck": "penthesilea pandora"},
            "sheltered: 1 with penthesilea,pandora; expected at most 0 (L10.27)",
        ),
        ({"shelters_used": [1, 0, 0]}, "shelters_used, faction 0: 1 with sheltered=0; expected at most 0"),
        ({"figures": "hydra:MelosA:0 kraken:MelosA:1"}, "figures, MelosA: hydra,kraken; expected at most 1 (L5.2)"),
        ({"figures": "kraken:Melos1:0"}, "figures: kraken is in Melos1; expected it at sea (L10.15)"),
        ({"figures": "medusa:MelosA:0"}, "figures: medusa is in MelosA; expected it on land (L10.16)"),
        (
            {"figures": "minotaur:Delos1:0"},
            "figures, minotaur, faction 0: Delos1 is not its own; expected one that is (L10.17)",
        ),
        (
            {"figures": "kraken:MelosA:0", "fleets": ["", "MelosA", ""]},
            "fleets: MelosA is closed; expected nothing there",
        ),
        (
            {"figures": "polyphemus:Melos1:0", "fleets": ["", "MelosB", ""]},
            "fleets: MelosB is closed; expected nothing there",
        ),
        ({"due": "hydra"}, "due: hydra is not in figures; expected it there"),
    ],
)
def test_pieces_and_cards_are_once_and_in_places_that_fit(fields: dict[str, object], wrong: str) -> None:
    assert any(one.startswith(wrong) for one in refused(**DUTIES, **fields)), refused(**DUTIES, **fields)


# ---- what is going on fits the question


@pytest.mark.parametrize(
    ("fields", "wrong"),
    [
        ({"phase": "offerings"}, "phase: offerings with ask=turn; expected actions"),
        ({"ask": "claim", "phase": "actions"}, "phase: actions with ask=claim; expected deployment"),
        ({"ask": "god", "phase": "start"}, "phase: start with ask=god; expected set_up"),
        ({"ask": "creature", "phase": "actions"}, "phase: actions with ask=creature; expected set_up | start"),
        ({"settling": 2}, "settling: not empty with ask=turn; expected nothing, or 0"),
        ({"passing": 1}, "passing: not empty with ask=turn; expected nothing, or 0"),
        ({"ask": "settle_where", "power": "giant"}, "settling: empty or 0 with ask=settle_where; expected something"),
        ({"ask": "attack_roll"}, "battle: empty or 0 with ask=attack_roll; expected something"),
        ({"battle": "land:Delos1:0:1:2:0:0"}, "battle: not empty with ask=turn; expected nothing, or 0"),
        ({"ask": "tile", "map": "f:e4b0c1/f2d2/i1"}, "map: not empty with ask=tile; expected nothing, or 0"),
        ({"map": ""}, "map: empty or 0 with ask=turn; expected something"),
        ({"cycle": 0}, "cycle: 0 with phase=actions; expected at least 1"),
        ({"ask": "claim", "cycle": 2}, "cycle: 2 with phase=deployment; expected 0"),
        (
            {"ask": "which_god", "out": "1", "land": ["Melos1", "", "Ios1"]},
            "out: 1; expected it only with phase=actions (L8.13)",
        ),
        ({"caught": "1"}, "caught: 1; expected it only with trust=yes (L4.8)"),
        ({**TEAM, "caught": "1", "trust": "yes"}, "caught: 1; expected 1,3 (L4.8)"),
        ({"ask": "which_god", "built": 1}, "built: 1 with ask=which_god; expected 0"),
        ({"ask": "which_god", "turn": 1}, "turn: 1 with ask=which_god; expected 0"),
        ({"winners": "0"}, "winners: not empty with ask=turn; expected nothing, or 0"),
        ({"ask": "over"}, "ended: empty or 0 with ask=over; expected something"),
        (
            {"ask": "over", "ended": "gold", "winners": "0"},
            "ask: over, but nobody has won yet; expected another question (L11.1)",
        ),
        (
            {
                "ask": "which_god",
                "land": LANDS,
                "metropolises": "Melos1.1:priestess Melos1.2:cornucopia Melos3.1:three_gold",
            },
            "ask: which_god, but the game is won; expected over (L11.1)",
        ),
        ({"ask": "claim", "deploying": 6, "land": LANDS}, "deploying: 6; expected a number from 0 to 5"),
        ({"ask": "claim", "turn": 1}, "turn: 1 with deploying=0; expected 0 (L2.7)"),
        ({"ask": "claim", "claimed": 2}, "claimed: 2; expected a number from 0 to 1"),
        ({"ask": "station"}, "claimed: 0; expected 1"),
        ({"ask": "station", "claimed": 1}, "deploying: 0 with ask=station; expected at least 3 (L2.8)"),
        ({"ask": "claim", "stationed": 1}, "stationed: 1 with ask=claim; expected 0"),
        ({"ask": "claim", "land": ["Melos1*6", "", ""]}, "land, faction 0: 9 in all; expected at most 8 (L2.5)"),
        ({"rows": "zeus ares"}, "rows: 2 with ask=turn; expected 5"),
        ({"order": "0 1"}, "order: 2 with ask=turn; expected 3"),
        ({"track": "+ - - -"}, "track: + with ask=turn; expected none"),
        ({"hero_track": "+ -"}, "hero_track: + with ask=turn; expected none"),
        ({"ask": "creature"}, "track: lacks + with ask=creature"),
        ({"ask": "hero"}, "hero_track: lacks + with ask=hero"),
        (
            {"offers": "athena:0:1 poseidon:1:2 apollo:2:0"},
            "offers, poseidon: 2; expected 1 | 3 | 5 | 7 | 10 | 13 | 16 | 20 | 25 (L4.2)",
        ),
        ({"offers": "hera:0:1 poseidon:1:1 apollo:2:0"}, "offers: hera; expected athena | poseidon | apollo (L4.1)"),
        ({"offers": "athena:0:1 poseidon:0:1 apollo:2:0"}, "offers, faction 0: 2; expected at most 1 (L4.7)"),
        ({"offers": "poseidon:0:1 apollo:2:0"}, "offers: 2 with phase=actions; expected 3"),
        ({"bidder": "1"}, "bidder: not empty with phase=actions; expected nothing, or 0"),
        ({"ask": "which_god", "bidder": "2", "placed": 1}, "bidder: 2 with placed=1; expected 0 (L4.1)"),
        ({"ask": "which_god", "offers": "ares:1:1"}, "offers: "),
        ({"ask": "which_god", "lost": "apollo"}, "lost: apollo is not in offers; expected it there (L4.3)"),
        ({"ask": "how_much"}, "chosen: -; expected athena | poseidon (L4.3)"),
        ({"ask": "which_god", "chosen": "poseidon"}, "chosen: not empty with ask=which_god; expected nothing, or 0"),
        ({"row": 1}, "god: poseidon with row=1; expected athena (L6.1)"),
        ({"row": 4}, "row: 4; expected a number from 0 to 2"),
        ({"turn": 1, "offers": "poseidon:0:1 athena:1:1 apollo:2:0"}, "turn: 1 with row=0; expected 0 (L6.1)"),
        ({"back": "1"}, "back: 1 with row=0; expected - (L6.3)"),
        ({"god": "apollo"}, "god: apollo with ask=turn; expected athena | zeus | poseidon | ares | hera"),
        ({"god": "athena", "recruited": 3}, "recruited: 3 with god=athena; expected at most 2"),
        ({"looked": 1}, "looked: 1; expected it only with god=zeus"),
        ({"engaged": 1}, "engaged: 1; expected it only with god=hera"),
        ({"god": "ares", "mobilised": 1}, "mobilised: 1 with god=ares; expected 0 (L7.8)"),
        ({"power": "satyr"}, "power: satyr with ask=turn; expected -"),
        (
            {"ask": "rob_whom", "power": "giant"},
            "power: giant with ask=rob_whom; expected dryad | griffin | satyr",
        ),
        ({"borrowed": 1}, "borrowed: 1 with power=; expected 0"),
        ({"ask": "copy_what", "power": "chimera"}, "borrowed: 0 with power=chimera; expected 1 (L10.2)"),
        (
            {"ask": "rob_whom", "power": "satyr", "track": "satyr - - -"},
            "power: satyr is in track, too; expected another (L10.0)",
        ),
        ({"philosophers": [4, 0, 0]}, "philosophers, faction 0: 4; expected at most 3 (L9.4)"),
        (
            {"land": LANDS, "buildings": "Melos1.1:port Melos1.2:fortress Melos3.1:temple Melos3.2:academy"},
            "buildings, faction 0: port,fortress,temple,academy; expected at most 3 (L9.3)",
        ),
        (
            {"ask": "rob_whom", "power": "satyr"},
            "ask: rob_whom has no answer here; expected another question",
        ),
    ],
)
def test_what_is_going_on_fits_the_question(fields: dict[str, object], wrong: str) -> None:
    duties = DUTIES if fields.get("ask", "turn") == "turn" else {}
    found = refused(**{**duties, **fields})
    assert any(one.startswith(wrong) for one in found), found


@pytest.mark.parametrize(
    ("fields", "wrong"),
    [
        (
            {"ask": "moor", "claimed": 1, "target_of": "Melos1"},
            "target_of, faction 0: Melos1 is not its own; expected one that is (L2.7)",
        ),
        (
            {"ask": "upkeep", "figures": "hydra:Melos1:1", "due": "hydra"},
            "due, faction 0: empty or 0 with ask=upkeep; expected something (L5.1)",
        ),
        (
            {"ask": "upkeep", "figures": "hydra:Melos1:0", "due": "hydra"},
            "priestesses, faction 0: 0 with ask=upkeep; expected at least 1 (L5.1)",
        ),
        (
            {"ask": "figure_walk", "target_of": "hydra"},
            "target_of, faction 0: hydra is not in figures; expected it there (L5.2)",
        ),
        ({"ask": "hunt", "hunting": 1, "power": "hydra"}, "figures, faction 0: lacks hydra with ask=hunt"),
        (
            {"ask": "hunt", "hunting": 1, "power": "hydra", "figures": "hydra:Melos1:0", "due": "hydra"},
            "due: not empty with phase=actions; expected nothing, or 0 (L5.1)",
        ),
        (
            {"ask": "push_from", "pushing": "MelosA MelosB", "power": "polyphemus"},
            "figures, faction 0: lacks polyphemus with ask=push_from",
        ),
        (
            {"ask": "sail_where", "way": "sea", "origin": "MelosA", "moving": 1},
            "from, faction 0: no units in MelosA; expected some there",
        ),
        (
            {"ask": "sail_where", "way": "sea", "origin": "MelosA", "moving": 2, "fleets": ["MelosA", "", ""]},
            "moving, MelosA: 2; expected 1",
        ),
        (
            {"ask": "march_where", "god": "ares", "way": "land", "origin": "Delos1", "moving": 1},
            "from, faction 0: Delos1 is not its own; expected one that is",
        ),
        (
            {"ask": "march_where", "god": "ares", "way": "land", "origin": "Melos1", "moving": 2},
            "moving, Melos1: 2; expected at most 1",
        ),
        (
            {"ask": "march_where", "god": "zeus", "way": "land", "origin": "Melos1", "moving": 1},
            "way: land; expected it only with god=ares (L7.5)",
        ),
        (
            {"ask": "march_where", "god": "zeus", "way": "hero", "origin": "Melos1", "moving": 1, "mobilised": 1},
            "band: empty or 0 with way=hero; expected something (L8.20)",
        ),
        (
            {"ask": "march_where", "god": "ares", "way": "land", "origin": "Melos1"},
            "moving: lacks moving | hired | band with ask=march_where",
        ),
        (
            {"ask": "how_many_mercenaries", "god": "ares", "way": "land", "origin": "Melos1"},
            "from, Melos1: how_many_mercenaries has no answer here; expected something to choose in mercenaries",
        ),
        ({**BATTLE, "battle": "land:Melos3:1:0:2:0:0"}, "battle, 3: 1 with turn=0; expected 0"),
        ({**BATTLE, "battle": "land:Melos3:0:2:2:0:0"}, "battle, 4: 2 with Melos3; expected 1"),
        ({**BATTLE, "battle": "land:Melos3:0:1:2:0:2"}, "battle, 7: 2 with ask=attack_roll; expected 0"),
        ({**BATTLE, "battle": "land:Melos3:0:1:0:0:0"}, "battle, faction 0: no units in Melos3; expected some there"),
        ({**BATTLE, "battle": "land:Melos3:0:1:2:3:0"}, "battle, 6: 3 with ask=attack_roll; expected 0"),
        ({**BATTLE, "turned": 0}, "turned: 0 with ask=attack_roll; expected at least 1 (L8.14)"),
        ({**BATTLE, "figures": "medusa:Melos3:1"}, "battle: Melos3 with medusa:Melos3; expected none (L10.16)"),
        (
            {**BATTLE, "ask": "reroll", "battle": "land:Melos3:0:1:2:1:4", "defence": 1},
            "heroes: lacks croesus, gold with ask=reroll (L10.24)",
        ),
        (
            {**BATTLE, "ask": "escape", "battle": "land:Melos3:0:1:2:0:5", "losing": 2, "escaping": 1},
            "heroes: lacks perseus with ask=escape (L8.17)",
        ),
        ({**BATTLE, "ask": "slay_what"}, "heroes: lacks hector with ask=slay_what (L10.21)"),
        (
            {"ask": "attack_roll", "battle": "sea:MelosA:0:1:1:0:0", "fleets": ["", "MelosA", ""], "god": "ares"},
            "god: ares with battle=sea; expected poseidon",
        ),
        (
            {
                **TEAM,
                **BATTLE,
                "land": ["Paros1*2", "Kea1", "Paros3", "Thera1"],
                "origin": "Paros1",
                "battle": "land:Paros3:0:2:2:0:0",
            },
            "battle, 4: 2; expected 1 | 3 (L12.5)",
        ),
        ({"ask": "found_where", "founder": 0, "placing": 2}, "placing: 2 with ask=found_where; expected 1"),
        (
            {"ask": "give_up_what", "founder": 0, "placing": 1, "toll": [1, 0, 0, 0]},
            "toll, port: 1; expected at most 0",
        ),
        ({"ask": "spend_what", "founder": 0, "placing": 1, "picks": 2}, "picks: 2 with each=0; expected 1"),
        (
            {
                "ask": "found_where",
                "founder": 0,
                "placing": 1,
                "metropolises": "Melos1.1:priestess Melos1.2:three_gold",
            },
            "founder, faction 0: found_where has no answer here; expected something to choose in land (L9.1)",
        ),
        (
            {"ask": "bonus", "founder": 0, "placing": 2, "target_of": "Delos1.1"},
            "target_of, faction 0: Delos1.1; expected Melos1.1 | Melos1.2 (L9.1)",
        ),
        (
            {"ask": "bonus", "founder": 0, "placing": 3, "target_of": "ajax"},
            "target_of: ajax; expected penthesilea | pandora (L10.27)",
        ),
        (
            {"ask": "bonus_troop", "owed_to": 0, "owed": [0, 1, 0, 0, 0], "units_owed": 1},
            "owed: cornucopia with ask=bonus_troop; expected two_troops (L9.2)",
        ),
        (
            {"ask": "build_where", "god": "hera", "plan": "port", "buildings": "Melos1.1:port"},
            "plan, faction 0: port; expected fortress | temple | academy (L14.12)",
        ),
        ({"ask": "zeus_card", "god": "zeus"}, "seen, faction 0: empty or 0 with ask=zeus_card; expected something"),
        (
            {"ask": "sphinx_draw", "power": "sphinx", "drawing": 3, "drawn": "kraken"},
            "drawing, drawn: 4 in all; expected at most 3",
        ),
        (
            {"ask": "rebuild_as", "power": "cyclops", "target_of": "Melos1.1"},
            "target_of, faction 0: Melos1.1 is not in buildings; expected it there",
        ),
        (
            {"ask": "swap_second", "power": "sylph", "target_of": "MelosA"},
            "target_of: no units in MelosA; expected some there",
        ),
        (
            {"ask": "charon_for", "power": "charon", "target_of": "ajax", "hero_track": "helen -"},
            "target_of, faction 0: ajax is not its own; expected one that is",
        ),
        (
            {"ask": "hero_where", "god": "hera", "target_of": "ajax", "hero_track": "ajax -"},
            "target_of: ajax is in hero_track",
        ),
        (
            {"ask": "figure_where", "power": "kraken", "figures": "kraken:MelosA:0"},
            "power: kraken is in figures, too; expected another",
        ),
        ({"ask": "bless_land", "god": "apollo", "built": 1}, "built: 1 with ask=bless_land; expected 0"),
    ],
)
def test_a_question_has_what_it_needs(fields: dict[str, object], wrong: str) -> None:
    found = refused(**fields)
    assert any(one.startswith(wrong) for one in found), found


# ---- over


def test_a_game_is_over_with_the_winners_that_the_table_shows() -> None:
    three = "Melos1.1:priestess Melos1.2:cornucopia Melos3.1:three_gold"
    fields = {"ask": "over", "land": LANDS, "metropolises": three, "gold": [1, 9, 9]}
    state = legendary.position(**fields, ended="metropolises", winners="0")  # type: ignore[arg-type]
    assert state.over
    assert state.result is not None
    assert refused(**fields, ended="gold", winners="0") == ["ended: gold; expected metropolises (L11.2)"]
    assert refused(**fields, ended="metropolises", winners="1") == ["winners: 1; expected 0 (L11.2)"]


# ---- lines


def test_a_line_that_says_something_otherwise_is_refused_by_its_field() -> None:
    line = at(god="ares", gold=[9, 0, 0]).position()
    assert GAME.read(line).position() == line
    for change, wrong in (
        (("god=ares", "god=Ares"), "god: Ares; expected ares"),
        (("teams=no", "teams=yes"), "teams: yes; expected no"),
        (("laid=0", "laid=1"), "laid: 1; expected 0"),
        (("gold=9/0/0", "gold=9/0"), "gold: 2 given; expected 3"),
        (("gold=9/0/0", "gold=09/0/0"), "gold: 09/0/0; expected 9/0/0"),
        (("gold=9/0/0", f"gold={10**20}/0/0"), "gold: '1000"),
        ((" gold=9/0/0", ""), "the position lacks gold"),
    ):
        with pytest.raises(petteia.NotationError) as raised:
            GAME.read(line.replace(*change))
        assert wrong in str(raised.value)


def test_a_battle_before_there_is_a_map_is_a_fault_like_others() -> None:
    assert refused(ask="tile", battle="sea") == ["battle: 'sea'; expected something like land:…:0:1:2:0:2"]


def test_a_map_that_cannot_be_is_told_with_its_rule_in_the_reader_s_language() -> None:
    with pytest.raises(petteia.NotationError) as raised:
        legendary.position(map="f:e4b0c1")
    assert str(raised.value) == "map: 'f:e4b0c1': expected 6 tiles, found 3 (L2.4)"
    for language in languages():
        own = words(language, "legendary").format("refusal-map_other_number", wanted=6, found=3)
        if language != FALLBACK:
            assert told(raised.value, language) == f"map: 'f:e4b0c1': {own} (L2.4)"


def test_positions_of_real_games_are_possible() -> None:
    for seats in GAME.seat_counts:
        state = start(seats, teams="yes", map="prepared" if seats == 3 else "random")
        rng = petteia.Rng(seats)
        while not state.over:
            assert GAME.read(state.position()).position() == state.position()
            for _ in range(1 + rng.below(4)):
                if not state.over:
                    state.play(state.draw(rng) if state.actor == petteia.CHANCE else rng.choice(state.legal()))


def test_a_record_of_a_position_that_cannot_be_is_refused_with_its_line() -> None:
    line = randomly(start(3, map="quick"), 1, "turn").position()
    record = petteia.Record(GAME, 3, position=line)
    text = petteia.write_lines(record)
    assert petteia.read(text).state.position() == line
    with pytest.raises(petteia.RecordError, match=r"line 1: .*recruited"):
        petteia.read(text.replace(" recruited=0", " recruited=77"))


def test_a_record_takes_its_options_from_its_position_or_agrees_with_it() -> None:
    line = at(seats=4, teams="yes", target="4", giant_target="anybody").position()
    record = petteia.Record(GAME, position=line)
    assert (record.seats, record.options["teams"], record.options["target"]) == (4, "yes", "4")
    assert record.options["giant_target"] == "anybody"
    for wrong in ({"teams": "no"}, {"target": "3"}, {"giant_target": "opponents"}):
        with pytest.raises(petteia.OptionError, match=f"the position is played with {next(iter(wrong))}"):
            petteia.Record(GAME, options=wrong, position=line)
    with pytest.raises(petteia.OptionError, match="under version 2 of the rules, not 1"):
        petteia.Record(GAME.edition("1"), position=line)


def test_a_value_that_is_no_list_is_a_fault_like_others() -> None:
    with pytest.raises(petteia.NotationError, match="gold: 5; expected something like 0/0/0"):
        legendary.position(gold=5)  # type: ignore[arg-type]
    with pytest.raises(petteia.NotationError, match="map: '7': expected f: or b: and rows of tiles"):
        legendary.position(map=7)  # type: ignore[arg-type]


def test_the_side_is_that_of_the_map() -> None:
    back = "b:e4b0c1/f2d2/i1"
    assert " side=back " in legendary.position(map=back).position()
    with pytest.raises(petteia.NotationError, match="side: front with map=b:e4b0c1/f2d2/i1; expected back"):
        legendary.position(map=back, side="front")


def test_changed_lines_are_refused_or_play_on() -> None:
    tally = fuzz("legendary", seed=1, numbers=range(300), every=40, games=6)
    assert tally.failures == []
    assert min(tally.refused, tally.played) > 0

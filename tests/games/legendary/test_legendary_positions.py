"""A position of the Legendary Edition is possible, or refused: which field is wrong, and what would be right."""

from __future__ import annotations

import pytest
from legendary_stories import DUTIES, at, randomly, start

import petteia
from fuzz_positions import fuzz
from petteia.games import legendary

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
        ("fleets", ["MelosA*0", "", ""], "at least one where fleets are"),
        ("fleets", ["MelosA*9", "", ""], "8 units at most"),
        ("fleets", ["MelosA*-1", "", ""], "8 units at most"),
        ("fleets", ["MelosA", ""], "one for each of 3 seats"),
        ("fleets", ["MelosA", "MelosA", ""], "it once"),
        ("mercenaries", "MelosA", "lands"),
        ("mercenaries", "Melos1*17", "a number from 1 to 16"),
        ("mercenaries", "Melos1 Melos1", "it once"),
        ("horns", "Melos1*99999999999999999999", "at most nine digits"),
        ("buildings", "Melos1.1:port Melos1.1:temple", "it once"),
        ("buildings", "Melos1.9:port", ""),
        ("buildings", "Melos1.1:castle", ""),
        ("track", "kraken -", "expected 4 spaces"),
        ("offers", "poseidon:0:99 athena:1:1 apollo:2:0", "a space of the ladder: 1 or 3 or 5 or 7"),
        ("battle", "land:Melos1:0:1", "expected seven parts"),
        ("map", "f:e4b0c1", "expected 6 tiles, found 3"),
        ("nonsense", 1, "those of `position`"),
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
        ({"track": "kraken - - -", "discard": "kraken"}, "discard: kraken is in track and in discard"),
        ({"track": "kraken - - -", "figures": "kraken:MelosA:0"}, "figures: kraken is in track and in figures"),
        ({"figures": "kraken:MelosA:0 kraken:MelosB:0"}, "figures: kraken is there twice; expected it in one place"),
        ({"heroes": "ajax:Melos1:0", "hero_track": "ajax -"}, "heroes: ajax is in hero_track and in heroes"),
        ({"heroes": "ajax:Melos1:0 ajax:Delos1:1"}, "heroes: ajax is there twice; expected it in one place"),
        ({"hero_track": "ajax -", "hero_deck": "ajax"}, "hero_deck: ajax is in hero_track and in hero_deck"),
        ({"seen": "kraken:0", "discard": "kraken"}, "seen: kraken is not in the deck"),
        ({"heroes": "ajax:Delos1:0"}, "heroes: ajax in Delos1; expected a land of faction 0"),
        ({"fleets": ["MelosA*5 MelosB*4", "", ""]}, "fleets: faction 0 has 9; expected 8 at most"),
        ({"land": ["Melos1*8 Melos3", "Delos1", "Ios1"]}, "land: faction 0 has 9 troops"),
        ({"land": LANDS, "mercenaries": "Melos1*9 Melos3*8"}, "mercenaries: 17 of them; expected 16 at most"),
        ({"mercenaries": "Kea1"}, "mercenaries: nobody controls Kea1"),
        ({"priestesses": [11, 10, 0]}, "priestesses: 21 of them; expected 20 at most"),
        ({"buildings": "Kea1.1:port"}, "buildings: nobody controls the land of Kea1.1"),
        ({"buildings": "Melos1.1:port!"}, "buildings: Melos1.1 is marked as used"),
        ({"land": ["Melos1", "", "Ios1"]}, "land: faction 1 has none; expected at least one, or it in out"),
        ({"out": "1"}, "out: 1 still has pieces or cards"),
        ({"tokens": [3, 3, 3, 3, 2]}, "tokens: 1 are neither left nor on the map, and 0 on cards of heroes"),
        (
            {"metropolises": "Melos1.1:priestess", "tokens": [3, 3, 3, 3, 3]},
            "tokens: 4 of priestess with the metropolises; expected 3 at most",
        ),
        (
            {"sheltered": [1, 0, 0], "hero_deck": "penthesilea pandora"},
            "sheltered: 1 on cards of heroes; expected at most",
        ),
        ({"shelters_used": [1, 0, 0]}, "shelters_used: 1 of faction 0; expected those in sheltered"),
        ({"figures": "hydra:MelosA:0 kraken:MelosA:1"}, "figures: kraken and hydra in MelosA; expected one in an area"),
        ({"figures": "kraken:Melos1:0"}, "figures: kraken in Melos1; expected a sea"),
        ({"figures": "medusa:MelosA:0"}, "figures: medusa in MelosA; expected a land"),
        ({"figures": "minotaur:Delos1:0"}, "figures: minotaur in Delos1; expected a land of his holder"),
        ({"figures": "kraken:MelosA:0", "fleets": ["", "MelosA", ""]}, "fleets: MelosA is closed by a creature"),
        ({"figures": "polyphemus:Melos1:0", "fleets": ["", "MelosB", ""]}, "fleets: MelosB is closed by a creature"),
        ({"due": "hydra"}, "due: hydra is not on the map"),
    ],
)
def test_pieces_and_cards_are_once_and_in_places_that_fit(fields: dict[str, object], wrong: str) -> None:
    assert any(one.startswith(wrong) for one in refused(**DUTIES, **fields)), refused(**DUTIES, **fields)


# ---- what is going on fits the question


@pytest.mark.parametrize(
    ("fields", "wrong"),
    [
        ({"phase": "offerings"}, "phase: offerings, and turn is asked; expected actions"),
        ({"ask": "claim", "phase": "actions"}, "phase: actions, and claim is asked; expected deployment"),
        ({"ask": "god", "phase": "start"}, "phase: start, and god is asked; expected set_up"),
        ({"ask": "creature", "phase": "actions"}, "phase: actions, and creature is asked; expected set_up or start"),
        ({"settling": 2}, "settling: something is left of another question, while turn is asked"),
        ({"passing": 1}, "passing: something is left"),
        ({"ask": "settle_where", "power": "giant"}, "settling: nothing, while settle_where is asked"),
        ({"ask": "attack_roll"}, "battle: none, while attack_roll is asked; expected one"),
        ({"battle": "land:Delos1:0:1:2:0:0"}, "battle: a battle, while turn is asked; expected none"),
        ({"ask": "tile", "map": "f:e4b0c1/f2d2/i1"}, "map: one lies; expected none while its tiles are drawn"),
        ({"map": ""}, "map: none; expected the code of a map"),
        ({"cycle": 0}, "cycle: 0, in the phase actions; expected 1 or more"),
        ({"ask": "claim", "cycle": 2}, "cycle: 2, in the phase deployment; expected 0 before the first"),
        ({"ask": "which_god", "out": "1", "land": ["Melos1", "", "Ios1"]}, "out: [1] in the phase offerings"),
        ({"caught": "1"}, "caught: [1]; expected nobody, unless offers are made on trust"),
        ({**TEAM, "caught": "1", "trust": "yes"}, "caught: one of two partners; expected both or none"),
        ({"ask": "which_god", "built": 1}, "built: 1, while nobody acts; expected 0"),
        ({"ask": "which_god", "turn": 1}, "turn: 1, while nobody acts; expected 0"),
        ({"winners": "0"}, "winners: the game goes on; expected none"),
        ({"ask": "over"}, "ended: the game is over; expected a reason and winners"),
        (
            {"ask": "over", "ended": "gold", "winners": "0"},
            "ask: over, and nobody has 3 metropolises or has fallen; expected a question of a game that goes on",
        ),
        (
            {
                "ask": "which_god",
                "land": LANDS,
                "metropolises": "Melos1.1:priestess Melos1.2:cornucopia Melos3.1:three_gold",
            },
            "metropolises: 3 of team 0 in the phase offerings; expected fewer than 3",
        ),
        ({"ask": "claim", "deploying": 6, "land": LANDS}, "deploying: 6; expected a number from 0 to 5"),
        ({"ask": "claim", "turn": 1}, "turn: 1; expected 0, whose turn of deployment it is"),
        ({"ask": "claim", "claimed": 2}, "claimed: 2; expected 0 or 1"),
        ({"ask": "station"}, "claimed: 0; expected 1"),
        ({"ask": "station", "claimed": 1}, "deploying: troops come in the second round"),
        ({"ask": "claim", "stationed": 1}, "stationed: 1; expected 0: troops come after the lands"),
        ({"ask": "claim", "land": ["Melos1*6", "", ""]}, "land: faction 0 has 9 troops; expected 8 at most"),
        ({"rows": "zeus ares"}, "rows: 2 gods; expected 5"),
        ({"order": "0 1"}, "order: 2 factions; expected each of 3 once"),
        ({"track": "+ - - -"}, "track: a space to fill, while turn is asked; expected no +"),
        ({"hero_track": "+ -"}, "hero_track: a space to fill, while turn is asked; expected no +"),
        ({"ask": "creature"}, "track: no space to fill; expected a + for each"),
        ({"ask": "hero"}, "hero_track: no space to fill; expected a + for each"),
        ({"offers": "athena:0:1 poseidon:1:2 apollo:2:0"}, "offers: 2 for poseidon; expected a space of the ladder"),
        ({"offers": "hera:0:1 poseidon:1:1 apollo:2:0"}, "offers: hera takes none now; expected gods that lie open"),
        ({"offers": "athena:0:1 poseidon:0:1 apollo:2:0"}, "offers: faction 0 stands with two gods"),
        ({"offers": "poseidon:0:1 apollo:2:0"}, "offers: 2 factions stand with a god; expected 3"),
        ({"bidder": "1"}, "bidder: somebody bids; expected nobody in this phase"),
        ({"ask": "which_god", "bidder": "2", "placed": 1}, "bidder: 2; expected one of those who had their turn: [0]"),
        ({"ask": "which_god", "offers": "ares:1:1"}, "offers: "),
        ({"ask": "which_god", "lost": "apollo"}, "lost: apollo; expected a god with another's offer"),
        ({"ask": "how_much"}, "chosen: none; expected an open god, neither Apollo nor the one just lost"),
        ({"ask": "which_god", "chosen": "poseidon"}, "chosen: a god; expected none before one is chosen"),
        ({"row": 1}, "god: poseidon; expected athena, who is in row 1 of the open ones"),
        ({"row": 4}, "row: 4; expected a number from 0 to 2"),
        ({"turn": 1, "offers": "poseidon:0:1 athena:1:1 apollo:2:0"}, "turn: 1; expected 0, who stands with poseidon"),
        ({"back": "1"}, "back: [1]; expected those whose turn is over: nobody"),
        ({"god": "apollo"}, "god: apollo, while turn is asked; expected athena or zeus or poseidon or ares or hera"),
        ({"god": "athena", "recruited": 3}, "recruited: 3; expected 2 at most with this god"),
        ({"looked": 1}, "looked: 1; expected 0: only Zeus looks"),
        ({"engaged": 1}, "engaged: 1; expected 0: only Hera recruits heroes"),
        ({"god": "ares", "mobilised": 1}, "mobilised: 1; expected 0 with this god"),
        ({"power": "satyr"}, "power: satyr, while turn is asked; expected nothing"),
        (
            {"ask": "rob_whom", "power": "giant"},
            "power: giant, while rob_whom is asked; expected dryad or griffin or satyr",
        ),
        ({"borrowed": 1}, "borrowed: 1, and no creature is played; expected 0"),
        ({"ask": "copy_what", "power": "chimera"}, "borrowed: 0, while the Chimera is played; expected 1"),
        ({"ask": "rob_whom", "power": "satyr", "track": "satyr - - -"}, "power: satyr lies on the track"),
        ({"philosophers": [4, 0, 0]}, "philosophers: faction 0 has 4; expected fewer than four"),
        (
            {"land": LANDS, "buildings": "Melos1.1:port Melos1.2:fortress Melos3.1:temple Melos3.2:academy"},
            "buildings: faction 0 has all four",
        ),
        (
            {"ask": "rob_whom", "power": "satyr"},
            "ask: rob_whom has no answer here; expected a position in which one can",
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
        ({"ask": "moor", "claimed": 1, "target_of": "Melos1"}, "target_of: Melos1; expected the land just claimed"),
        ({"ask": "upkeep", "figures": "hydra:Melos1:1", "due": "hydra"}, "due: nothing of faction 0"),
        ({"ask": "upkeep", "figures": "hydra:Melos1:0", "due": "hydra"}, "priestesses: 0 of faction 0"),
        ({"ask": "figure_walk", "target_of": "hydra"}, "target_of: hydra; expected a creature of the faction on turn"),
        ({"ask": "hunt", "hunting": 1, "power": "hydra"}, "figures: no hydra of faction 0"),
        (
            {"ask": "hunt", "hunting": 1, "power": "hydra", "figures": "hydra:Melos1:0", "due": "hydra"},
            "due: something in the phase actions; expected nothing outside the upkeep (L5.1)",
        ),
        (
            {"ask": "push_from", "pushing": "MelosA MelosB", "power": "polyphemus"},
            "figures: no polyphemus of faction 0",
        ),
        (
            {"ask": "sail_where", "way": "sea", "origin": "MelosA", "moving": 1},
            "from: MelosA; expected a sea with own fleets",
        ),
        (
            {"ask": "sail_where", "way": "sea", "origin": "MelosA", "moving": 2, "fleets": ["MelosA", "", ""]},
            "moving: 2; expected a number from 1 to 1",
        ),
        (
            {"ask": "march_where", "god": "ares", "way": "land", "origin": "Delos1", "moving": 1},
            "from: Delos1; expected an own land",
        ),
        (
            {"ask": "march_where", "god": "ares", "way": "land", "origin": "Melos1", "moving": 2},
            "moving: 2; expected 1 at most",
        ),
        (
            {"ask": "march_where", "god": "zeus", "way": "land", "origin": "Melos1", "moving": 1},
            "way: land, with zeus; expected ares for a land move",
        ),
        (
            {"ask": "march_where", "god": "zeus", "way": "hero", "origin": "Melos1", "moving": 1, "mobilised": 1},
            "band: nobody, in a mobilisation; expected the hero who leads",
        ),
        ({"ask": "march_where", "god": "ares", "way": "land", "origin": "Melos1"}, "moving: nobody goes"),
        (
            {"ask": "how_many_mercenaries", "god": "ares", "way": "land", "origin": "Melos1"},
            "from: no mercenaries in Melos1",
        ),
        ({**BATTLE, "battle": "land:Melos3:1:0:2:0:0"}, "battle: faction 1 attacks; expected 0, on turn"),
        ({**BATTLE, "battle": "land:Melos3:0:2:2:0:0"}, "battle: faction 2 defends Melos3; expected 1"),
        ({**BATTLE, "battle": "land:Melos3:0:1:2:0:2"}, "battle: stage 2, while attack_roll is asked; expected 0"),
        ({**BATTLE, "battle": "land:Melos3:0:1:0:0:0"}, "battle: the attacker has no units left"),
        ({**BATTLE, "battle": "land:Melos3:0:1:2:3:0"}, "battle: a die of 3 before it is rolled; expected 0"),
        ({**BATTLE, "turned": 0}, "turned: 0, and what comes before the battle is over"),
        ({**BATTLE, "figures": "medusa:Melos3:1"}, "battle: in Melos3, Medusa's land"),
        (
            {**BATTLE, "ask": "reroll", "battle": "land:Melos3:0:1:2:1:4", "defence": 1},
            "heroes: no Croesus with gold fights",
        ),
        (
            {**BATTLE, "ask": "escape", "battle": "land:Melos3:0:1:2:0:5", "losing": 2, "escaping": 1},
            "heroes: no Perseus",
        ),
        ({**BATTLE, "ask": "slay_what"}, "heroes: no Hector defends; expected him there"),
        (
            {"ask": "attack_roll", "battle": "sea:MelosA:0:1:1:0:0", "fleets": ["", "MelosA", ""], "god": "ares"},
            "god: ares, in a battle at sea; expected poseidon",
        ),
        (
            {
                **TEAM,
                **BATTLE,
                "land": ["Paros1*2", "Kea1", "Paros3", "Thera1"],
                "origin": "Paros1",
                "battle": "land:Paros3:0:2:2:0:0",
            },
            "battle: partners fight; expected an attack on another team",
        ),
        ({"ask": "found_where", "founder": 0, "placing": 2}, "placing: 2, while found_where is asked; expected 1"),
        ({"ask": "give_up_what", "founder": 0, "placing": 1, "toll": [1, 0, 0, 0]}, "toll: 1 where 0 stand"),
        ({"ask": "spend_what", "founder": 0, "placing": 1, "picks": 2}, "picks: 2; expected 1"),
        (
            {
                "ask": "found_where",
                "founder": 0,
                "placing": 1,
                "metropolises": "Melos1.1:priestess Melos1.2:three_gold",
            },
            "founder: 0 has no room",
        ),
        (
            {"ask": "bonus", "founder": 0, "placing": 2, "target_of": "Delos1.1"},
            "target_of: Delos1.1; expected an empty site",
        ),
        (
            {"ask": "bonus", "founder": 0, "placing": 3, "target_of": "ajax"},
            "target_of: ajax; expected penthesilea or pandora",
        ),
        ({"ask": "bonus_troop", "owed_to": 0, "owed": [0, 1, 0, 0, 0], "units_owed": 1}, "owed: another comes before"),
        ({"ask": "build_where", "god": "hera", "plan": "port", "buildings": "Melos1.1:port"}, "plan: a type that"),
        ({"ask": "zeus_card", "god": "zeus"}, "seen: nothing that the faction on turn has seen"),
        ({"ask": "sphinx_draw", "power": "sphinx", "drawing": 3, "drawn": "kraken"}, "drawing: 4 with those"),
        (
            {"ask": "rebuild_as", "power": "cyclops", "target_of": "Melos1.1"},
            "target_of: Melos1.1; expected a site with",
        ),
        (
            {"ask": "swap_second", "power": "sylph", "target_of": "MelosA"},
            "target_of: MelosA; expected a sea with fleets",
        ),
        (
            {"ask": "charon_for", "power": "charon", "target_of": "ajax", "hero_track": "helen -"},
            "target_of: ajax; expected a",
        ),
        (
            {"ask": "hero_where", "god": "hera", "target_of": "ajax", "hero_track": "ajax -"},
            "target_of: ajax is in hero_track",
        ),
        ({"ask": "figure_where", "power": "kraken", "figures": "kraken:MelosA:0"}, "power: kraken is on the map"),
        ({"ask": "bless_land", "god": "apollo", "built": 1}, "built: 1, and that cornucopia is placed"),
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
    assert refused(**fields, ended="gold", winners="0") == ["ended: gold; expected metropolises"]
    assert refused(**fields, ended="metropolises", winners="1") == ["winners: [1]; expected 0"]


# ---- lines


def test_a_line_that_says_something_otherwise_is_refused_by_its_field() -> None:
    line = at(god="ares", gold=[9, 0, 0]).position()
    assert GAME.read(line).position() == line
    for change, wrong in (
        (("god=ares", "god=Ares"), "god: Ares; expected ares"),
        (("teams=no", "teams=yes"), "teams: yes; expected no"),
        (("laid=0", "laid=1"), "laid: 1; expected 0"),
        (("gold=9/0/0", "gold=9/0"), "gold: 2 numbers; expected 3"),
        (("gold=9/0/0", "gold=09/0/0"), "gold: 09/0/0; expected 9/0/0"),
        (("gold=9/0/0", f"gold={10**20}/0/0"), "gold: '1000"),
        ((" gold=9/0/0", ""), "the position lacks gold"),
    ):
        with pytest.raises(petteia.NotationError) as raised:
            GAME.read(line.replace(*change))
        assert wrong in str(raised.value)


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
    with pytest.raises(petteia.OptionError, match="by version 2 of the rules, not by 1"):
        petteia.Record(GAME.edition("1"), position=line)


def test_a_value_that_is_no_list_is_a_fault_like_others() -> None:
    with pytest.raises(petteia.NotationError, match="gold: 5; expected 3 numbers"):
        legendary.position(gold=5)  # type: ignore[arg-type]
    with pytest.raises(petteia.NotationError, match="map '7': expected f: or b: and rows of tiles"):
        legendary.position(map=7)  # type: ignore[arg-type]


def test_the_side_is_that_of_the_map() -> None:
    back = "b:e4b0c1/f2d2/i1"
    assert " side=back " in legendary.position(map=back).position()
    with pytest.raises(petteia.NotationError, match="side: front; expected back, as the map"):
        legendary.position(map=back, side="front")


def test_changed_lines_are_refused_or_play_on() -> None:
    tally = fuzz("legendary", seed=1, numbers=range(300), every=40, games=6)
    assert tally.failures == []
    assert min(tally.refused, tally.played) > 0

"""A position of Cyclades is possible or refused; the error names the field, what is wrong, and what would be right."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import pytest
from cyclades_stories import do, start

import petteia
from fuzz_positions import fuzz
from petteia.core.records.notation import RecordError
from petteia.core.records.notation import read as read_record
from petteia.games import cyclades
from petteia.games.cyclades import GAME

AUCTION: dict[str, object] = {"ask": "which_god", "rows": "ares zeus", "order": "0 1 2"}
TWENTY_DIGITS = "9" * 20


def refused(**given: object) -> str:
    """What is said of a position that somebody sets up."""
    with pytest.raises(petteia.NotationError) as error:
        cyclades.position(**given)  # type: ignore[arg-type]
    return str(error.value)


def test_the_builder_refuses_what_it_cannot_read() -> None:
    assert refused(seats=6) == "seats: 6; expected a number from 2 to 5"
    assert "ask: 'dance' is not known; expected one of which_god" in refused(ask="dance")
    assert refused(turn=3) == "turn: 3; expected a number from 0 to 2"
    assert refused(track="kraken") == "track: expected 3 spaces, found 1"
    assert refused(battle="land:i2", ask="attack_roll").startswith("battle: 'land:i2': expected seven parts")
    assert "'colour' is no field of a position; expected one of tie_break" in refused(colour="red")
    assert refused(minotaur="bonsu") == "minotaur: 'bonsu' is not known; did you mean bonus?"


FAULTS: tuple[tuple[dict[str, object], str], ...] = (
    # the board
    ({"fleets": ["C2*9", "F1", "K2"]}, "fleets: C2*9; expected 8 units at most"),
    ({"fleets": ["C2*-1", "F1", "K2"]}, "fleets: C2*-1; expected 8 units at most"),
    ({"fleets": ["C2*0", "F1", "K2"]}, "fleets: none on C2; expected one at least, or no entry"),
    ({"fleets": ["C2*8 G5", "F1", "K2"]}, "fleets: seat 0 has 9; expected 8 at most (C1.2)"),
    ({"fleets": ["C2", "C2", "K2"]}, "fleets: C2 is there twice; expected it once"),
    ({"fleets": ["C2", "F1"]}, "fleets: 2 parts; expected one for each of 3 seats"),
    ({"land": ["i1*-2 i7", "i2", "i3"]}, "land: i1*-2; expected 8 units at most"),
    ({"land": ["i1", "i1", "i3"]}, "land: i1 is there twice; expected it once"),
    ({"land": ["i1", "", "i3"]}, "land: seat 1 has no island; expected one at least, or out=1 (C9.23)"),
    ({"out": "1"}, "out: seat 1 has pieces or gold; expected nothing of his in the game (C9.23)"),
    ({"kraken": "C2"}, "kraken: fleets are on C2; expected a space without fleets (C10.17)"),
    ({"figures": "polyphemus:i1:1"}, "fleets: C2 beside Polyphemus; expected none there (C10.23)"),
    ({"figures": "medusa:i2:1 chiron:i2:1"}, "figures: two are on i2; expected one on an island (C10.19)"),
    ({"figures": "giant:i1:0"}, "figures: giant does not stay; expected one that does (C10.18)"),
    ({"figures": "minotaur:i4:1"}, "figures: no troops are with the Minotaur on i4; expected a troop there (C10.20)"),
    (
        {"figures": "medusa:i2:0"},
        "figures: medusa is of the seat on turn; expected none, or medusa:i2:0! if it came in this cycle (C8.5)",
    ),
    # buildings and supplies
    ({"buildings": "i1.2:port"}, "buildings: no slot i1.2; expected a slot (C2.6)"),
    (
        {"buildings": "i1.1:port", "metropolises": "i1"},
        "buildings: i1.1 under a metropolis; expected none there (C9.7)",
    ),
    ({"buildings": "i7.1:port i7.1:temple"}, "buildings: i7.1 is there twice; expected it once"),
    ({"buildings": "i4.1:port"}, "buildings: i4.1 is on a neutral island; expected an island with an owner (C2.3)"),
    ({"buildings": "i7.1:port!"}, "buildings: i7.1 used up; expected only temples with ! (C10.2)"),
    (
        {"buildings": "i7.1:port i7.2:fortress i7.3:temple i1.1:university"},
        "buildings: seat 0 has all four types; expected three at most: four become a metropolis (C11.1)",
    ),
    ({"metropolises": "i4"}, "metropolises: i4 is neutral; expected an island with an owner (C2.3)"),
    ({"gold": (1, 2)}, "gold: 2 parts; expected one for each of 3 seats"),
    ({"gold": (1, 2, -1)}, "gold: -1; expected a number from 0 to 1000000"),
    ({"gold": (TWENTY_DIGITS, 2, 1)}, f"gold: '{TWENTY_DIGITS}'; expected a number from 0 to 1000000"),
    ({"priests": (9, 9, 9)}, "priests: 27 in all; expected 16 at most (C1.7)"),
    ({"philosophers": (40, 0, 0)}, "philosophers: 40; expected a number from 0 to 16"),
    (
        {"philosophers": (4, 0, 0)},
        "philosophers: seat 0 has 4; expected 3 at most: four become a metropolis (C11.3)",
    ),
    ({"blessed": "i1*9 i2*9"}, "blessed: 18 markers; expected 16 at most (C1.7)"),
    ({"blessed": "i1*-3"}, "blessed: -3; expected a number from 1 to 16"),
    # creatures
    ({"track": "kraken kraken -"}, "track: kraken is there twice; expected it in one place"),
    ({"track": "kraken - -", "discard": "kraken"}, "discard: kraken is in track and in discard; expected it in one"),
    ({"cycle": 1, "track": "- giant -"}, "track: space 2 in cycle 1; expected spaces further right empty in the first"),
    ({"ask": "creature", "track": "giant harpy fates"}, "track: no space is to be filled; expected + on one"),
    ({"track": "+ - -"}, "track: a space is to be filled; expected + only with ask=creature"),
    # gods
    ({"rows": "ares ares"}, "rows: ares is there twice; expected it once"),
    ({"ask": "god", "open": 2, "rows": "ares zeus"}, "rows: 2 gods of 2; expected a row that is still empty"),
    ({"open": 4, "rows": "poseidon ares zeus athena"}, "open: 4; expected 2, by the number of players (C5)"),
    ({"seats": 4, "rows": "ares"}, "rows: 1 gods; expected 3, one a row that is open (C5)"),
    ({"hidden": "poseidon"}, "hidden: poseidon in a row too; expected gods without offerings"),
    # markers and offers
    ({"ask": "turn_order", "cycle": 0, "order": "0 0"}, "order: 2 markers of seat 0; expected 1 at most (C1.6)"),
    ({"order": "0 1"}, "order: 0 markers of seat 2; expected 1 (C1.6)"),
    (AUCTION | {"offers": "ares:0:9"}, "offers: seat 0 cannot pay 9; expected 5 gold at most (C7.7)"),
    (AUCTION | {"offers": "ares:0:999"}, "offers: 999; expected a number from 0 to 255"),
    (AUCTION | {"offers": "ares:0:0"}, "offers: 0 to ares; expected 1 to 160 (C7.2)"),
    (AUCTION | {"offers": "poseidon:0:1"}, "offers: poseidon is not open; expected gods in the rows (C7.1)"),
    (AUCTION | {"apollo": "1"}, "offers: 1 markers of seat 1 with the gods; expected 0 of them"),
    (AUCTION | {"bidder": "1"}, "bidder: 1; expected 0, whose marker is the next (C7.1)"),
    (AUCTION | {"ask": "how_much", "chosen": "athena"}, "chosen: athena; expected a god in the rows (C7.1)"),
    ({"offers": "", "apollo": "0 1 2"}, "turn: 0; expected who holds poseidon: -1 (C8.1)"),
    # the turn
    ({"row": 1}, "god: poseidon; expected ares, who is in row=1 (C8.1)"),
    ({"back": "1"}, "back: 1; expected none, who acted before (C8.4)"),
    ({"recruited": 5}, "recruited: 5; expected a number from 0 to 4"),
    ({"god": "zeus", "recruited": 3}, "recruited: 3; expected 2 at most (C9.1 to C9.4)"),
    (AUCTION | {"turn": 1}, "turn: somebody is on turn; expected 0 before the actions"),
    # the question
    ({"ask": "god", "phase": "actions"}, "phase: actions with ask=god; expected gods"),
    ({"ask": "retreat"}, "battle: nothing with ask=retreat; expected what the question is about"),
    ({"sailing": "C2*1"}, "sailing: something with ask=turn; expected nothing"),
    ({"ask": "sail_where", "sailing": "A1*1", "steps": 3}, "sailing: no own fleets on A1; expected some"),
    ({"ask": "sail_where", "sailing": "C2*2", "steps": 3}, "sailing: 2 from C2; expected 1 to 1"),
    ({"ask": "sail_where", "sailing": "C2*1"}, "steps: 0; expected 1 to 3"),
    ({"ask": "march_where", "god": "ares", "marching": "i4*1"}, "marching: no own troops on i4; expected some"),
    ({"ask": "march_where", "marching": "i1*1"}, "marching: neither Ares nor Pegasus; expected one of them"),
    (
        {"ask": "march_where", "god": "ares", "marching": "i1*1", "power": "kraken", "discard": "kraken"},
        "marching: neither Ares nor Pegasus; expected one of them",
    ),
    (
        {"ask": "sail_where", "sailing": "C2*1", "steps": 3, "power": "kraken", "discard": "kraken"},
        "sailing: neither Poseidon nor the Sylph; expected one of them",
    ),
    (
        {"ask": "figure_where", "power": "giant", "discard": "giant"},
        "power: giant with ask=figure_where; expected mino",
    ),
    ({"ask": "crush_what", "power": "giant"}, "discard: giant is not there; expected its card (C10.1)"),
    (
        {"ask": "crush_what", "power": "giant", "discard": "giant"},
        "ask: crush_what has no answer here; expected something to choose from with ask=crush_what",
    ),
    ({"god": "apollo"}, "ask: turn with Apollo; expected marker_where (C14.3)"),
    (
        {"ask": "marker_where", "god": "apollo", "blessed": "i1*16"},
        "blessed: no marker is left; expected one for Apollo's guest (C14.2)",
    ),
    (
        {"ask": "kraken_walk", "power": "kraken", "discard": "kraken", "kraken": "D5", "gold": (0, 5, 5)},
        "gold: 0 for a step of the Kraken; expected 1",
    ),
    # the end
    ({"ask": "over"}, "ask: over, but nobody has 2 metropolises; expected a question that is still open (C15.1)"),
    ({"ask": "over", "metropolises": "i1 i7"}, "ended: nothing; expected metropolises (C15.2)"),
    (
        {"ask": "over", "metropolises": "i1 i7", "ended": "metropolises", "winners": "1"},
        "winners: 1; expected 0 (C15.2)",
    ),
    ({"winners": "0"}, "winners: 0; expected nobody unless ask=over"),
    (AUCTION | {"metropolises": "i1 i7"}, "metropolises: seat 0 has 2; expected fewer than 2: else the game were over"),
    (
        {"out": "1 2", "land": ["i1 i7", "", ""], "fleets": ["C2", "", ""], "gold": (5, 0, 0)},
        "out: one player is left; expected ask=over (C9.23)",
    ),
    # numbers
    ({"cycle": TWENTY_DIGITS}, f"cycle: '{TWENTY_DIGITS}'; expected a number from 1 to 100000"),
    ({"saving": -1}, "saving: -1; expected a number from 0 to 4"),
    ({"steps": 11}, "steps: 11; expected a number from 0 to 10"),
)


@pytest.mark.parametrize(("given", "message"), FAULTS, ids=[message for _, message in FAULTS])
def test_a_position_that_cannot_be_is_refused(given: dict[str, object], message: str) -> None:
    assert message in refused(**given)


def test_several_faults_are_told_at_once() -> None:
    with pytest.raises(petteia.NotationError) as error:
        cyclades.position(turn=7, gold=(1, -1, 1), buildings="i9.1:port", recruited=9)
    assert [fault.field for fault in error.value.faults] == ["buildings", "gold", "turn", "recruited"]
    assert str(error.value).startswith("4 things are wrong:\n- buildings: 'i9.1' is not known")


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda line: line.replace("cyclades/2", "duel/1"), "begins with 'cyclades/2'"),
        (lambda line: line.replace("cycle=3", "cycle=x"), "cycle: 'x'; expected a number from 1 to 100000"),
        (lambda line: line.replace("cycle=3", f"cycle={TWENTY_DIGITS}"), "expected a number from 1 to 100000"),
        (lambda line: line.replace("C2,G5/", f"C2*{TWENTY_DIGITS}/"), "is not a number; expected one of at most nine"),
        (lambda line: line.replace(" cycle=3", ""), "lacks cycle"),
        (lambda line: line + " cycle=3", "cycle: the field is there twice"),
        (lambda line: line + " colour=red", "'colour' is no field of a position"),
        (lambda line: line + " colour", "expected key=value"),
        (lambda line: line.replace("gold=5/5/5", "gold=5/5"), "gold: 2 parts; expected one for each of 3 seats"),
        (lambda line: line.replace("fleets=C2", "fleets=C2*1"), "is written otherwise"),
        (
            lambda line: line.replace("cyclades/2", "cyclades/1") + " apollo_for_two=both",
            "'apollo_for_two' is no field",
        ),
    ],
)
def test_a_line_with_a_mistake_is_answered_with_what_is_wrong(change: Callable[[str], str], message: str) -> None:
    line = cyclades.position().position()
    with pytest.raises(petteia.NotationError, match=re.escape(message)):
        GAME.read(change(line))


def test_a_header_with_an_impossible_position_is_no_record() -> None:
    """Nothing but a `RecordError` comes out of it, however absurd the numbers."""
    record = petteia.Record(GAME, 3, position=cyclades.position().position())
    header, *rest = petteia.write_lines(record).splitlines()
    for wrong in (TWENTY_DIGITS, "-1", "999999"):
        fields = json.loads(header)
        fields["position"] = fields["position"].replace("row=0", f"row={wrong}")
        with pytest.raises(RecordError, match="line 1: row"):
            read_record("\n".join([json.dumps(fields), *rest]))


def test_a_record_takes_its_options_from_its_position_and_refuses_others() -> None:
    line = cyclades.position(seats=2, gold=(5, 5), giant_scope="enemy", apollo_for_two="last_resort").position()
    record = petteia.Record(GAME, position=line)
    assert (record.seats, record.options["giant_scope"]) == (2, "enemy")
    assert record.options["apollo_for_two"] == "last_resort"
    with pytest.raises(petteia.OptionError, match="giant_scope"):
        petteia.Record(GAME, 2, {"giant_scope": "any"}, position=line)


def test_markers_that_were_placed_come_first_unless_an_order_is_given() -> None:
    state = cyclades.position(ask="how_much", rows="zeus ares", chosen="ares", offers="ares:1:4", gold=(9, 9, 9))
    assert (state.view(0).order, state.actor) == ((1, 0, 2), 0)
    two = cyclades.position(seats=2, ask="which_god", rows="ares zeus athena", offers="zeus:1:2", apollo="1")
    assert (two.view(0).order, two.actor) == ((1, 1, 0, 0), 0)


def test_a_turn_in_a_later_row_finds_the_markers_of_those_before() -> None:
    state = cyclades.position(god="ares", turn=2, rows="zeus ares", offers="zeus:1:2 ares:2:1", apollo="0")
    assert "row=1 " in state.position()
    assert "back=1 " in state.position()
    do(state, "done", "bless i1")
    assert state.view(0).order == (0, 2, 1)


def test_every_position_of_random_games_is_possible() -> None:
    rng = petteia.Rng(3)
    for seats in GAME.seat_counts:
        options = {option.name: rng.choice(option.choices) for option in GAME.options}
        state = start(seats, **options)
        while not state.over:
            assert GAME.read(state.position()).position() == state.position()
            state.play(state.draw(rng) if state.actor == petteia.CHANCE else rng.choice(state.legal()))
        assert GAME.read(state.position()).over


def test_a_value_that_is_no_list_is_a_fault_like_others() -> None:
    with pytest.raises(petteia.NotationError, match="gold: 5; expected one for each of 3 seats"):
        cyclades.position(gold=5)  # type: ignore[arg-type]


def test_changed_positions_are_refused_or_played_on() -> None:
    tally = fuzz("cyclades", seed=1, numbers=range(300), every=40, games=6)
    assert tally.failures == []
    assert tally.refused > 20
    assert tally.played > 5

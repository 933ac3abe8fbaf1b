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
    assert refused(track="kraken") == "track: 1 given; expected 3"
    assert refused(battle="land:i2", ask="attack_roll").startswith(
        "battle: 'land:i2'; expected something like land:i1:"
    )
    assert "'colour' is not a field of a position; expected one of tie_break" in refused(colour="red")
    assert refused(minotaur="bonsu") == "minotaur: 'bonsu' is not known; did you mean bonus?"


FAULTS: tuple[tuple[dict[str, object], str], ...] = (
    # the board
    ({"fleets": ["C2*9", "F1", "K2"]}, "fleets: C2*9; expected a number from 0 to 8"),
    ({"fleets": ["C2*-1", "F1", "K2"]}, "fleets: C2*-1; expected a number from 0 to 8"),
    ({"fleets": ["C2*0", "F1", "K2"]}, "fleets, C2: 0; expected at least 1"),
    ({"fleets": ["C2*8 G5", "F1", "K2"]}, "fleets, seat 0: 9; expected at most 8 (C1.2)"),
    ({"fleets": ["C2", "C2", "K2"]}, "fleets: C2 appears twice; expected it once"),
    ({"fleets": ["C2", "F1"]}, "fleets: 2 given; expected one for each of 3 seats"),
    ({"land": ["i1*-2 i7", "i2", "i3"]}, "land: i1*-2; expected a number from 0 to 8"),
    ({"land": ["i1", "i1", "i3"]}, "land: i1 appears twice; expected it once"),
    ({"land": ["i1", "", "i3"]}, "land, seat 1: no land; expected some, or to be out of the game (C9.23)"),
    ({"out": "1"}, "out, seat 1: out of the game, but has something left; expected nothing (C9.23)"),
    ({"kraken": "C2"}, "fleets: C2 with kraken=C2; expected none (C10.17)"),
    ({"figures": "polyphemus:i1:1"}, "fleets: C2 with polyphemus:i1; expected none (C10.23)"),
    ({"figures": "medusa:i2:1 chiron:i2:1"}, "figures, i2: 2; expected at most 1 (C10.19)"),
    ({"figures": "giant:i1:0"}, "figures: giant; expected minotaur | chiron | medusa | polyphemus (C10.18)"),
    ({"figures": "minotaur:i4:1"}, "figures, minotaur: no units in i4; expected some there (C10.20)"),
    (
        {"figures": "medusa:i2:0"},
        "figures: medusa:i2:0 with turn=0; expected medusa:i2:0! | - (C8.5)",
    ),
    # buildings and supplies
    ({"buildings": "i1.2:port"}, "buildings: i1.2 with seats=3; expected none (C2.6)"),
    (
        {"buildings": "i1.1:port", "metropolises": "i1"},
        "buildings: i1.1 with metropolises=i1; expected none (C9.7)",
    ),
    ({"buildings": "i7.1:port i7.1:temple"}, "buildings: i7.1 appears twice; expected it once"),
    ({"buildings": "i4.1:port"}, "buildings: nobody owns i4.1; expected an owner (C2.3)"),
    ({"buildings": "i7.1:port!"}, "buildings, i7.1: !; expected it only with temple (C10.2)"),
    (
        {"buildings": "i7.1:port i7.2:fortress i7.3:temple i1.1:university"},
        "buildings, seat 0: port,fortress,temple,university; expected at most 3 (C11.1)",
    ),
    ({"metropolises": "i4"}, "metropolises: nobody owns i4; expected an owner (C2.3)"),
    ({"gold": (1, 2)}, "gold: 2 given; expected one for each of 3 seats"),
    ({"gold": (1, 2, -1)}, "gold: -1; expected a number from 0 to 1000000"),
    ({"gold": (TWENTY_DIGITS, 2, 1)}, f"gold: '{TWENTY_DIGITS}'; expected a number from 0 to 1000000"),
    ({"priests": (9, 9, 9)}, "priests: 27 in all; expected at most 16 (C1.7)"),
    ({"philosophers": (40, 0, 0)}, "philosophers: 40; expected a number from 0 to 16"),
    (
        {"philosophers": (4, 0, 0)},
        "philosophers, seat 0: 4; expected at most 3 (C11.3)",
    ),
    ({"blessed": "i1*9 i2*9"}, "blessed: 18 in all; expected at most 16 (C1.7)"),
    ({"blessed": "i1*-3"}, "blessed: -3; expected a number from 1 to 16"),
    # creatures
    ({"track": "kraken kraken -"}, "track: kraken is in several places (track, track); expected it in one"),
    (
        {"track": "kraken - -", "discard": "kraken"},
        "discard: kraken is in several places (track, discard); expected it in one",
    ),
    ({"cycle": 1, "track": "- giant -"}, "track, 2: not empty with cycle=1; expected nothing, or 0 (C4.3)"),
    ({"ask": "creature", "track": "giant harpy fates"}, "track: lacks + with ask=creature"),
    ({"track": "+ - -"}, "track: +; expected it only with ask=creature"),
    # gods
    ({"rows": "ares ares"}, "rows: ares appears twice; expected it once"),
    ({"ask": "god", "open": 2, "rows": "ares zeus"}, "rows: 2 with phase=gods; expected at most 1"),
    ({"open": 4, "rows": "poseidon ares zeus athena"}, "open: 4 with seats=3; expected 2"),
    ({"seats": 4, "rows": "ares"}, "rows: 1 with open=3; expected 3"),
    ({"hidden": "poseidon"}, "hidden: poseidon is in rows, too; expected another"),
    # markers and offers
    ({"ask": "turn_order", "cycle": 0, "order": "0 0"}, "order, seat 0: 2; expected at most 1 (C1.6)"),
    ({"order": "0 1"}, "order, seat 2: 0; expected 1 (C1.6)"),
    (AUCTION | {"offers": "ares:0:9"}, "offers, seat 0: 9 with gold=5; expected at most 5 (C7.7)"),
    (AUCTION | {"offers": "ares:0:999"}, "offers: 999; expected a number from 0 to 255"),
    (AUCTION | {"offers": "ares:0:0"}, "offers, ares: 0; expected a number from 1 to 160 (C7.2)"),
    (AUCTION | {"offers": "poseidon:0:1"}, "offers: poseidon is not in rows; expected it there (C7.1)"),
    (AUCTION | {"apollo": "1"}, "offers, apollo, seat 1: 1; expected 0"),
    (AUCTION | {"bidder": "1"}, "bidder: 1 with laid=1; expected 0 (C7.1)"),
    (AUCTION | {"ask": "how_much", "chosen": "athena"}, "chosen: athena is not in rows; expected it there (C7.1)"),
    ({"offers": "", "apollo": "0 1 2"}, "turn: 0 with row=0; expected - (C8.1)"),
    # the turn
    ({"row": 1}, "god: poseidon with row=1; expected ares (C8.1)"),
    ({"back": "1"}, "back: 1 with row=0; expected - (C8.4)"),
    ({"recruited": 5}, "recruited: 5; expected a number from 0 to 4"),
    ({"god": "zeus", "recruited": 3}, "recruited: 3 with god=zeus; expected at most 2"),
    (AUCTION | {"turn": 1}, "turn: 1 with phase=offerings; expected 0"),
    # the question
    ({"ask": "god", "phase": "actions"}, "phase: actions with ask=god; expected gods"),
    ({"ask": "retreat"}, "battle: empty or 0 with ask=retreat; expected something"),
    ({"sailing": "C2*1"}, "sailing: not empty with ask=turn; expected nothing, or 0"),
    ({"ask": "sail_where", "sailing": "A1*1", "steps": 3}, "sailing, seat 0: no units in A1; expected some there"),
    ({"ask": "sail_where", "sailing": "C2*2", "steps": 3}, "sailing, C2: 2; expected 1"),
    ({"ask": "sail_where", "sailing": "C2*1"}, "steps: 0; expected a number from 1 to 3"),
    (
        {"ask": "march_where", "god": "ares", "marching": "i4*1"},
        "marching, seat 0: no units in i4; expected some there",
    ),
    ({"ask": "march_where", "marching": "i1*1"}, "marching: i1; expected it only with god=ares | power=pegasus"),
    (
        {"ask": "march_where", "god": "ares", "marching": "i1*1", "power": "kraken", "discard": "kraken"},
        "marching: i1; expected it only with god=ares | power=pegasus",
    ),
    (
        {"ask": "sail_where", "sailing": "C2*1", "steps": 3, "power": "kraken", "discard": "kraken"},
        "sailing: C2; expected it only with god=poseidon | power=sylph",
    ),
    (
        {"ask": "figure_where", "power": "giant", "discard": "giant"},
        "power: giant with ask=figure_where; expected mino",
    ),
    ({"ask": "crush_what", "power": "giant"}, "power: giant is not in discard; expected it there (C10.1)"),
    (
        {"ask": "crush_what", "power": "giant", "discard": "giant"},
        "ask: crush_what has no answer here; expected another question",
    ),
    ({"god": "apollo"}, "ask: turn with god=apollo; expected marker_where (C14.3)"),
    (
        {"ask": "marker_where", "god": "apollo", "blessed": "i1*16"},
        "blessed: 16 with ask=marker_where; expected at most 15 (C14.2)",
    ),
    (
        {"ask": "kraken_walk", "power": "kraken", "discard": "kraken", "kraken": "D5", "gold": (0, 5, 5)},
        "gold: 0 with ask=kraken_walk; expected at least 1 (C10.17)",
    ),
    # the end
    ({"ask": "over"}, "ask: over, but nobody has won yet; expected another question (C15.1)"),
    ({"ask": "over", "metropolises": "i1 i7"}, "ended: -; expected metropolises (C15.2)"),
    (
        {"ask": "over", "metropolises": "i1 i7", "ended": "metropolises", "winners": "1"},
        "winners: 1; expected 0 (C15.2)",
    ),
    ({"winners": "0"}, "winners: 0; expected it only with ask=over"),
    (AUCTION | {"metropolises": "i1 i7"}, "ask, seat 0: which_god, but the game is won; expected over (C15.1)"),
    (
        {"out": "1 2", "land": ["i1 i7", "", ""], "fleets": ["C2", "", ""], "gold": (5, 0, 0)},
        "ask: turn, but the game is won; expected over (C9.23)",
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
        (lambda line: line + " cycle=3", "cycle: the field appears twice"),
        (lambda line: line + " colour=red", "'colour' is not a field of a position"),
        (lambda line: line + " colour", "expected key=value"),
        (lambda line: line.replace("gold=5/5/5", "gold=5/5"), "gold: 2 given; expected one for each of 3 seats"),
        (lambda line: line.replace("fleets=C2", "fleets=C2*1"), "must be written as"),
        (
            lambda line: line.replace("cyclades/2", "cyclades/1") + " apollo_for_two=both",
            "'apollo_for_two' is not a field",
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

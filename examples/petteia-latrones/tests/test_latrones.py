"""Latrones: the rules in small positions, the contract, the words in five languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import petteia
from petteia import IllegalAction
from petteia.locale import languages, words
from petteia.rulebook import citations, rule, rules
from petteia_latrones import GAME, Latrones
from petteia_latrones.state import PATIENCE, STOP

petteia.register(GAME)
HOME = Path(GAME.manifest.home or "")
SIZE = 8


def position(*rows: str, turn: int = 0, quiet: int = 0) -> Latrones:
    """A position given by its nearest rows, the farthest of them first. The other rows are empty, except for two
    soldiers of each side far away, so that nobody has lost."""
    board = [*("." * SIZE,) * (SIZE - len(rows)), *rows]
    board[0] = "0.0..1.1"
    flat = "".join(row.ljust(SIZE, ".") for row in reversed(board))
    return GAME.read(f"latrones/1 board={flat} hands=0,0 turn={turn} quiet={quiet} leaper=-")


def play(state: Latrones, *texts: str) -> Latrones:
    for text in texts:
        state.play(state.parse(text))
    return state


def sign(state: Latrones, square: str) -> str:
    return state.board["abcdefgh".index(square[0]) + SIZE * (int(square[1]) - 1)]


def can(state: Latrones, text: str) -> bool:
    return text in [state.text(action) for action in state.legal()]


def refusal(state: Latrones, square: str, direction: int) -> str:
    """Why a soldier cannot go up (0), right (1), down (2) or left (3)."""
    action = 64 + 4 * ("abcdefgh".index(square[0]) + SIZE * (int(square[1]) - 1)) + direction
    found = state.why_not(action)
    assert found is not None
    with pytest.raises(IllegalAction):
        state.play(action)
    return found.key


def test_it_keeps_the_contract() -> None:
    report = petteia.check(GAME, games=2)
    assert report.games == 2
    assert report.chance_actions == 0


@rule("S1.1", "S1.2", "S2.1", "S2.2")
def test_all_soldiers_are_placed_by_turns_and_nobody_is_bound() -> None:
    state = GAME.start(soldiers="8")
    assert isinstance(state, Latrones)
    assert (state.seats, len(state.legal())) == (2, 64)
    play(state, "place b1", "place a1", "place d1", "place c1")  # c1 is between b1 and d1
    assert sign(state, "c1") == "1"
    assert (state.question, state.turn, state.hands) == ("place", 0, [6, 6])
    assert not can(state, "place b1")
    while state.question == "place":
        state.play(state.legal()[0])
    assert state.soldiers(0) == state.soldiers(1) == 8


@rule("S3.1")
def test_a_soldier_moves_to_the_next_square_in_a_line() -> None:
    state = position("....", ".0..")
    assert {"move b1 a1", "move b1 c1", "move b1 b2"} <= {state.text(action) for action in state.legal()}
    assert not can(state, "move b1 c2")
    assert refusal(state, "b1", 2) == "blocked"  # off the board
    assert refusal(state, "c1", 0) == "not_yours"


@rule("S3.2", "S3.3")
def test_a_soldier_leaps_over_any_one_and_may_leap_on() -> None:
    state = play(position("..1.", "....", "..0.", "01.."), "move a1 c1")
    assert (state.question, state.turn) == ("leap_on", 0)
    assert refusal(state, "c1", 1) == "only_leaps"
    play(state, "move c1 c3")
    assert (state.question, state.turn) == ("leap_on", 0)
    play(state, "stop")
    assert (state.question, state.turn) == ("turn", 1)
    assert refusal(position("0011"), "a1", 1) == "blocked"  # nobody leaps over two


@rule("S4.1", "S4.2")
def test_an_enemy_between_two_is_bound_and_can_be_taken_next_turn() -> None:
    state = play(position("..0.", "01.."), "move c2 c1")
    assert sign(state, "b1") == "b"
    assert refusal(state, "b1", 0) == "is_bound"
    play(state, "move h8 h7")
    taken = state.parse("take b1")
    play(state, "take b1")
    assert sign(state, "b1") == "."
    assert state.why_not(taken) is not None


@rule("S4.2")
def test_only_a_bound_enemy_can_be_taken() -> None:
    state = position("01..")
    refused = state.why_not(STOP - 64 + 1)
    assert refused is not None
    assert refused.key == "not_bound"


@rule("S4.3")
@pytest.mark.parametrize("move", ["move c1 d1", "move a1 a2"])
def test_who_is_no_longer_held_goes_free(move: str) -> None:
    state = position("....", "0b0.")
    play(state, move)
    assert sign(state, "b1") == "1"


@rule("S4.3")
def test_binding_one_who_holds_frees_whom_he_held() -> None:
    state = play(position("...0", "1a1.", "..0."), "move d3 c3")
    assert (sign(state, "c2"), sign(state, "b2")) == ("b", "0")


@rule("S4.4")
def test_nobody_moves_in_between_two_enemies_unless_he_binds_one() -> None:
    assert refusal(position(".0..", "1.1."), "b2", 2) == "between"
    state = position(".0..", "1.10")  # c1 would be between b1 and d1
    play(state, "move b2 b1")
    assert (sign(state, "b1"), sign(state, "c1")) == ("0", "b")


@rule("S5.1")
def test_the_last_man_has_lost() -> None:
    board = "0b0" + "." * 61
    state = GAME.read(f"latrones/1 board={board[:-1]}1 hands=0,0 turn=0 quiet=3 leaper=-")
    play(state, "take b1")
    assert state.result == petteia.Result((0,), "last_man", ({"soldiers": 2, "total": 2}, {"soldiers": 1, "total": 1}))


@rule("S5.2")
def test_who_can_do_nothing_has_lost() -> None:
    board = "0b0" + "." * 58 + "0b0"
    state = GAME.read(f"latrones/1 board={board} hands=0,0 turn=1 quiet=0 leaper=-")
    assert state.result is not None
    assert (state.result.winners, state.result.reason) == ((0,), "stuck")


@rule("S5.3")
@pytest.mark.parametrize(("rows", "winners"), [(("0.1",), (0, 1)), (("0.1.1",), (1,))])
def test_patience_ends(rows: tuple[str, ...], winners: tuple[int, ...]) -> None:
    state = position(*rows, quiet=PATIENCE - 1)
    assert not state.over
    play(state, "move a1 a2")
    result = state.result
    assert result is not None
    assert (result.winners, result.reason) == (winners, "patience")


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        ({"board=": "board=x"}, "board: 65 given; expected 64"),
        ({"hands=0,0": "hands=3,0"}, "hands, seat 1: 0; expected a number from 2 to 4"),
        ({"leaper=-": "leaper=a1"}, "leaper"),
        ({"board=.": "board=a"}, "board, a1: a; expected 0"),
    ],
)
def test_an_impossible_position_is_refused(changes: dict[str, str], complaint: str) -> None:
    line = position("....").position()
    for old, new in changes.items():
        line = line.replace(old, new)
    with pytest.raises(petteia.NotationError, match=complaint):
        GAME.read(line)


@pytest.mark.parametrize("language", languages())
def test_it_speaks_every_language(language: str) -> None:
    def ids(of: str) -> set[str]:
        return set(re.findall(r"^([a-z_0-9-]+) =", (HOME / "locale" / of / "latrones.ftl").read_text(), re.MULTILINE))

    assert ids(language) == ids("en")
    own = words(language, "latrones")
    assert own.format("game-title") in ("Latrones", "Латрункули")
    assert own.format("action-move", square="a1", goal="a2").count("a") >= 2
    assert list(rules(GAME, language)) == list(rules(GAME))


def test_every_rule_has_a_test() -> None:
    assert set(citations(Path(__file__).parent)) == set(rules(GAME))

"""Latrones as a game that can be started, read and registered."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from petteia import Faults, Game, Manifest, Option
from petteia.core.contract.manifest import climbing
from petteia.core.contract.possible import read_fields

from .board import BOUND, EMPTY, FREE, SQUARES, is_held, owner
from .state import ACTIONS, NOBODY_LEAPS, PATIENCE, Latrones

KEYS: Final = ("board", "hands", "turn", "quiet", "leaper")
PIECES: Final = ("16", "8", "24")
MOST: Final = int(max(PIECES, key=int))
OPTIONS: Final = (Option("soldiers", PIECES, "S1.2", "how many soldiers each player has"),)


class LatronesGame(Game):
    """Ulrich Schädler's reconstruction, on 64 squares."""

    manifest = Manifest(
        home=Path(__file__).parent,
        levels=climbing(0.7, {"exploration": 0.2, "trust": 1.0, "rounds": 1}, 60, 200, 800, 3_200),
    )

    def __init__(self) -> None:
        super().__init__("latrones", "Latrones", "1", (2,), OPTIONS, decisions=ACTIONS, actions=ACTIONS)

    def begin(self, seats: int, options: dict[str, str]) -> Latrones:
        return Latrones([EMPTY] * len(SQUARES), [int(options["soldiers"])] * seats)

    def read(self, position: str) -> Latrones:
        fields, faults = read_fields(position, "latrones/1", KEYS), Faults()
        board = list(fields["board"])
        signs = EMPTY + FREE + BOUND
        if not faults.expect(len(board) == len(SQUARES) and set(board) <= set(signs), "board", "not 64 squares", signs):
            board = [EMPTY] * len(SQUARES)
        hands = faults.by_seat("hands", fields["hands"].split(","), 2, "0")
        leaper = NOBODY_LEAPS if fields["leaper"] == "-" else faults.name("leaper", fields["leaper"], SQUARES)
        state = Latrones(
            board,
            [faults.number("hands", number, 0, MOST) for number in hands],
            faults.number("turn", fields["turn"], 0, 1),
            faults.number("quiet", fields["quiet"], 0, PATIENCE),
            leaper,
        )
        for square, sign in enumerate(board):
            held = sign not in BOUND or is_held(board, square, owner(sign))
            faults.expect(held, "board", f"nobody holds {SQUARES[square]}", "a free soldier there")
        for seat, sign in enumerate(FREE):
            faults.expect(state.soldiers(seat) + state.hands[seat] <= MOST, "board", f"too many of {sign}", str(MOST))
        if leaper != NOBODY_LEAPS:
            faults.expect(board[leaper] == FREE[state.turn], "leaper", "no free soldier of who is to act", "one, or -")
            faults.expect(bool(state.moves(leaper, leaps_only=True)), "leaper", "nowhere to leap on", "-")
        faults.expect(-1 <= state.hands[0] - state.hands[1] <= 1, "hands", "far apart", "numbers that differ by 1")
        faults.refuse()
        return state


GAME: Final = LatronesGame()

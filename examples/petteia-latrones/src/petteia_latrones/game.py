"""Latrones as a game that can be started, read and registered."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from petteia import Faults, Game, Manifest, Option
from petteia.core.contract.flaws import EXACTLY, IN_ALL, NO_WAY, NOT_OWN, NUMBER, PARTS, either
from petteia.core.contract.manifest import climbing
from petteia.core.contract.possible import read_fields

from .board import BOUND, EMPTY, FREE, SQUARES, is_held, owner
from .state import ACTIONS, NOBODY_LEAPS, PATIENCE, Latrones

KEYS: Final = ("board", "hands", "turn", "quiet", "leaper")
SIGNS: Final = EMPTY + FREE + BOUND
PIECES: Final = ("16", "8", "24")
MOST: Final = int(max(PIECES, key=int))
OPTIONS: Final = (Option("soldiers", PIECES, "S1.2"),)


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
        unknown = "".join(sorted(set(board) - set(SIGNS)))
        faults.expect(len(board) == len(SQUARES), "board", PARTS, count=len(board), expected=len(SQUARES))
        faults.expect(not unknown, "board", EXACTLY, found=unknown, expected=either(SIGNS))
        if faults.found:
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
            if sign in BOUND and not is_held(board, square, owner(sign)):
                faults.add("board", EXACTLY, at=SQUARES[square], found=sign, expected=FREE[owner(sign)], rule="S4.3")
        for seat in range(len(FREE)):
            soldiers = state.soldiers(seat) + state.hands[seat]
            faults.expect(soldiers <= MOST, "board", IN_ALL, found=soldiers, most=MOST, seat=seat)
        if leaper != NOBODY_LEAPS:
            where = SQUARES[leaper]
            faults.expect(board[leaper] == FREE[state.turn], "leaper", NOT_OWN, name=where, seat=state.turn)
            faults.expect(bool(state.moves(leaper, leaps_only=True)), "leaper", NO_WAY, place=where)
        first, second = state.hands
        faults.expect(abs(first - second) <= 1, "hands", NUMBER, found=second, least=first - 1, most=first + 1, seat=1)
        faults.refuse()
        return state


GAME: Final = LatronesGame()

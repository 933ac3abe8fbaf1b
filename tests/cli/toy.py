"""A game that fits on a page, for commands that must work with any game."""

from __future__ import annotations

from dataclasses import asdict, dataclass

from petteia import CHANCE, NOBODY, Game, NotationError, Option, Result, State

RULES = """\
# Pebbles

## T1 Turns

**T1.1** On your turn take one or two pebbles.

**T1.2** You may not take more than there are,
however much you would like to.

## T2 The end

**T2.1** Who takes the last pebble wins.
"""
NOBODY_YET = -1


@dataclass(frozen=True)
class PebblesView:
    """What everybody sees."""

    seat: int
    actor: int
    question: str
    pebbles: int

    def plain(self) -> dict[str, object]:
        return asdict(self)


class PebblesState(State):
    """Chance says how many pebbles there are; then the players take one or two by turns."""

    def __init__(self, pebbles: int, turn: int) -> None:
        super().__init__()
        self.pebbles = pebbles
        self.turn = turn

    @property
    def seats(self) -> int:
        return 2

    @property
    def actor(self) -> int:
        return CHANCE if self.pebbles == NOBODY_YET else NOBODY if self.pebbles == 0 else self.turn

    @property
    def question(self) -> str:
        return "heap" if self.pebbles == NOBODY_YET else "take"

    @property
    def result(self) -> Result | None:
        return Result((1 - self.turn,), "last_pebble") if self.pebbles == 0 else None

    def legal(self) -> list[int]:
        if self.pebbles == NOBODY_YET:
            return [2, 3]
        return [0, 1][: self.pebbles]

    def play(self, action: int) -> None:
        assert action in self.legal()
        if self.pebbles == NOBODY_YET:
            self.pebbles = action + 1
        else:
            self.pebbles -= action + 1
            self.turn = 1 - self.turn

    def copy(self) -> PebblesState:
        return PebblesState(self.pebbles, self.turn)

    def view(self, seat: int) -> PebblesView:
        return PebblesView(int(seat), self.actor, self.question, self.pebbles)

    def text(self, action: int) -> str:
        return ("take one", "take two", "heap three", "heap four")[action]

    def position(self) -> str:
        return f"pebbles {self.pebbles} {self.turn}"


class Pebbles(Game):
    """The game."""

    def __init__(self) -> None:
        options = (Option("order", ("first", "second"), "T1.1", "who begins"),)
        super().__init__("pebbles", "Pebbles", "1", (2,), options, 2, 4)

    def begin(self, seats: int, options: dict[str, str]) -> PebblesState:
        return PebblesState(NOBODY_YET, 0 if options["order"] == "first" else 1)

    def read(self, position: str) -> PebblesState:
        words = position.split()
        if len(words) != 3 or words[0] != "pebbles":
            raise NotationError("expected 'pebbles', how many, and whose turn")
        return PebblesState(int(words[1]), int(words[2]))

    def rules_page(self) -> str:
        return RULES

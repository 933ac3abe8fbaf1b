"""A game of your own in plain Python: Pig, with one die. Roll to add to the pot, or hold to keep it; a 1 loses it.

    python examples/pig.py

To make the game available everywhere in `petteia`, a package names it in its pyproject.toml:

    [project.entry-points."petteia.games"]
    pig = "your_package:PIG"
"""

from __future__ import annotations

from dataclasses import asdict, dataclass

import petteia

HOLD, ROLL = 0, 1
FACE = 1  # the action of the face 1 is 1 + FACE
GOAL = 30
HIGHEST = 10_000  # no pot will ever be larger


@dataclass(frozen=True)
class PigView:
    """Whose view it is, who acts and what is asked, and then everything that is public."""

    seat: int
    actor: int
    question: str
    scores: tuple[int, ...]
    pot: int
    turn: int

    def plain(self) -> dict[str, object]:
        return asdict(self)


class Pig(petteia.State):
    """Scores, the pot, whose turn it is, and whether the die is rolling."""

    def __init__(self, scores: tuple[int, ...], turn: int = 0, pot: int = 0, rolling: bool = False) -> None:
        super().__init__()
        self.scores = scores
        self.turn = turn
        self.pot = pot
        self.rolling = rolling

    @property
    def seats(self) -> int:
        return len(self.scores)

    @property
    def actor(self) -> int:
        if max(self.scores) >= GOAL:
            return petteia.NOBODY
        return petteia.CHANCE if self.rolling else self.turn

    @property
    def question(self) -> str:
        return {petteia.NOBODY: "over", petteia.CHANCE: "die"}.get(self.actor, "turn")

    @property
    def result(self) -> petteia.Result | None:
        if not self.over:
            return None
        return petteia.Result((self.scores.index(max(self.scores)),), "points")

    def legal(self) -> list[int]:
        if self.over:
            return []
        return [face + FACE for face in range(1, 7)] if self.rolling else [HOLD, ROLL]

    def play(self, action: int) -> None:
        refusal = self.why_not(action)
        if refusal is not None:
            raise petteia.IllegalAction(refusal)
        if self.rolling:
            self.rolling = False
            self.pot = 0 if action - FACE == 1 else self.pot + action - FACE
            self.pass_turn(action - FACE == 1)
        elif action == ROLL:
            self.rolling = True
        else:
            kept = [score + self.pot * (seat == self.turn) for seat, score in enumerate(self.scores)]
            self.scores = tuple(kept)
            self.pot = 0
            self.pass_turn(True)

    def pass_turn(self, passes: bool) -> None:
        self.turn = (self.turn + passes) % len(self.scores)

    def copy(self) -> Pig:
        return Pig(self.scores, self.turn, self.pot, self.rolling)

    def view(self, seat: int) -> PigView:
        return PigView(seat, self.actor, self.question, self.scores, self.pot, self.turn)

    def text(self, action: int) -> str:
        return ("hold", "roll")[action] if action <= ROLL else f"face {action - FACE}"

    def position(self) -> str:
        return f"pig/1 {','.join(map(str, self.scores))} {self.turn} {self.pot} {int(self.rolling)}"


class PigGame(petteia.Game):
    """The rule set: who can play, with which options, and how a game begins."""

    def __init__(self) -> None:
        super().__init__("pig", "Pig", "1", (2, 3, 4), (), decisions=2, actions=8)

    def begin(self, seats: int, options: dict[str, str]) -> Pig:
        return Pig((0,) * seats)

    def read(self, position: str) -> Pig:
        faults = petteia.Faults()  # collects everything that is wrong, then refuses the position
        name, scores, turn, pot, rolling = ([*position.split(), "", "", "", "", ""])[:5]
        faults.expect(name == "pig/1", "", f"the position begins with {name!r}", "pig/1")
        kept = tuple(faults.number("scores", score, 0, HIGHEST) for score in scores.split(","))
        faults.expect(len(kept) in self.seat_counts, "scores", f"{len(kept)} of them", "2, 3 or 4")
        state = Pig(
            kept,
            faults.number("turn", turn, 0, len(kept) - 1),
            faults.number("pot", pot, 0, HIGHEST),
            faults.number("rolling", rolling, 0, 1) == 1,
        )
        faults.refuse()
        return state


PIG = PigGame()

if __name__ == "__main__":
    petteia.register(PIG)
    print(petteia.check(PIG))

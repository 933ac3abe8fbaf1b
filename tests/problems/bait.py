"""A game of three decisions in which the best-looking one loses: the kind of position that makes a problem."""

from __future__ import annotations

from petteia import NOBODY, Game, NotationError, Result, State
from petteia.core.contract.manifest import Level, Manifest

TEXTS = ("bait", "wait", "idle", "briefly", "long", "punish", "shrug")
BAIT, WAIT, IDLE, BRIEFLY, LONG, PUNISH, SHRUG = range(7)
LEGAL = {"first": [BAIT, WAIT, IDLE], "how": [BRIEFLY, LONG], "reply": [PUNISH, SHRUG], "over": []}
# whoever waits wins, briefly or long; whoever idles loses; the bait is as good as the other seat is careless
FATE = {WAIT: (0, 0), IDLE: (1, 1), BAIT: (1, 0)}  # who wins if the reply is to punish, or to shrug


class BaitState(State):
    """The first seat takes the bait, waits (briefly or long) or idles; the second replies."""

    def __init__(self, asked: str = "first", first: int = BAIT, winner: int = 0, promise: float = 0.9) -> None:
        super().__init__()
        self.asked = asked
        self.first = first
        self.winner = winner
        self.promise = promise  # what the bait seems to be worth

    @property
    def seats(self) -> int:
        return 2

    @property
    def actor(self) -> int:
        return {"first": 0, "how": 0, "reply": 1}.get(self.asked, NOBODY)

    @property
    def question(self) -> str:
        return self.asked

    @property
    def settled(self) -> bool:
        return self.asked != "how"

    @property
    def result(self) -> Result | None:
        return Result((self.winner,), "fate") if self.asked == "over" else None

    def legal(self) -> list[int]:
        return LEGAL[self.asked]

    def play(self, action: int) -> None:
        assert action in self.legal()
        if self.asked == "first":
            self.first = action
            self.asked = "how" if action == WAIT else "reply"
        elif self.asked == "how":
            self.asked = "reply"
        else:
            self.winner = FATE[self.first][action - PUNISH]
            self.asked = "over"

    def estimate(self, seat: int) -> float:
        if self.asked == "over":
            return self.reward(seat)
        hope = 0.5 if self.asked == "first" else {BAIT: self.promise, WAIT: 0.4, IDLE: 0.1}[self.first]
        return hope if seat == 0 else 1.0 - hope

    def copy(self) -> BaitState:
        return BaitState(self.asked, self.first, self.winner, self.promise)

    def text(self, action: int) -> str:
        return TEXTS[action]

    def position(self) -> str:
        return f"bait/1 {self.asked} {self.first} {self.winner} {self.promise}"


class LastBaitState(BaitState):
    """The same, so near the end that all that can follow may be looked at."""

    @property
    def nearly_over(self) -> bool:
        return True

    def copy(self) -> LastBaitState:
        return LastBaitState(self.asked, self.first, self.winner, self.promise)


class Bait(Game):
    """The game, with a greedy level and one that thinks ahead."""

    manifest = Manifest(levels=(Level("easy", 0), Level("medium", 40)))

    def __init__(self) -> None:
        super().__init__("bait", "Bait", "1", (2,), (), len(TEXTS), len(TEXTS))

    def begin(self, seats: int, options: dict[str, str]) -> BaitState:
        return BaitState()

    def read(self, position: str) -> BaitState:
        words = position.split()
        if len(words) != 5 or words[0] != "bait/1":
            raise NotationError("expected 'bait/1' and four fields")
        return BaitState(words[1], int(words[2]), int(words[3]), float(words[4]))

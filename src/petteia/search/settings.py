"""How a search weighs things."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Settings:
    """How a search weighs things.

    `exploration`: how much it tries what looks worse.
    `look`: for how many visits the estimate of an action counts when it is first considered; 0 leaves it out.
    `trust`: how much of a leaf's value is its estimate rather than its playout.
    `heed`: how many plans a playout compares by their estimates, to take the best; 0 plays at random.
    `rounds`: after how many rounds a playout is cut and estimated; 0 plays it to the end.
    `stretches`: after how many parts of a round (an auction, a turn) a playout is cut and estimated; 0 leaves it to
        `rounds`.
    `widening`: how many outcomes of chance are told apart, times the square root of the visits; 0 tells all apart.
    `prior`: how much it tries what seems best at first sight; 0 leaves such priors out. With them the search does not
        look further than `ahead`.
    `ahead`: beyond how many ends of rounds it looks, where there are priors: at some deals of the next one.
    `caution`: how much less than its siblings an untried action promises, where there are priors.
    `endings`: how many positions it looks at to know an ending exactly, before it searches; 0 does without.
    `mind`: which of the game's minds judges, by number.
    `planner`: which of them compares the plans of a playout, and says what an action is worth at first sight.
    """

    exploration: float = 0.5
    look: float = 2.0
    trust: float = 0.0
    heed: int = 0
    rounds: int = 0
    stretches: int = 0
    widening: float = 0.0
    prior: float = 0.0
    caution: float = 0.1
    endings: int = 0
    ahead: int = 0
    mind: int = 0
    planner: int = 0

    def __reduce__(self) -> tuple[object, ...]:
        """Pickled as its fields and rebuilt from them: those of a compiled object cannot be set later."""
        return Settings, tuple(getattr(self, name) for name in self.__dataclass_fields__)

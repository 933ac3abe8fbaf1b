"""How a game ended."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Result:
    """Who won, why, and what each seat scored by category (with the sum under "total", where the game has points)."""

    winners: tuple[int, ...]
    reason: str
    scores: tuple[dict[str, int], ...] = ()

    def __reduce__(self) -> tuple[object, ...]:
        """Pickled as its fields and rebuilt from them: those of a compiled object cannot be set later."""
        return Result, (self.winners, self.reason, self.scores)

    def reward(self, seat: int) -> float:
        """1 for a sole winner, an equal share of it for joint winners, 0 for the others."""
        return 1.0 / len(self.winners) if seat in self.winners else 0.0

    def plain(self) -> dict[str, object]:
        """The result as plain data."""
        return {"winners": list(self.winners), "reason": self.reason, "scores": [dict(score) for score in self.scores]}

"""A price explained: what is printed, what cards or temples save, and what is due."""

from __future__ import annotations

from dataclasses import asdict, dataclass


@dataclass(frozen=True)
class Payment:
    """What an action costs: its price, less what priests or temples save; `later` if it is not due yet."""

    what: str
    price: int
    saved: int = 0
    saved_by: str = ""
    later: bool = False

    @property
    def total(self) -> int:
        """The gold that is due."""
        return self.price - self.saved

    def plain(self) -> dict[str, object]:
        """The payment as plain data."""
        return asdict(self) | {"total": self.total}

    def sentence(self) -> str:
        """The payment in a few words: "4 gold - 1 by temples"."""
        saving = f" - {self.saved} by {self.saved_by}" if self.saved else ""
        return f"{self.price} gold{saving}"

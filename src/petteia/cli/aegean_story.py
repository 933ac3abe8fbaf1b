"""How a game of Cyclades is told: a line a turn, a line a battle, a line for the offerings."""

from __future__ import annotations

from ..core.event import Event
from .names import Names


class Teller:
    """Tells event after event; what belongs together joins one line. An edition says what its events mean."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self.lines: list[str] = []
        self.about = ""  # what the last line is about; a clause on the same joins it
        self.paid = 0
        self.summoned = ""
        self.battle_line = -1

    @property
    def last_battle(self) -> str:
        """The last battle as it was told, if there was one."""
        return self.lines[self.battle_line] if self.battle_line >= 0 else ""

    def tell(self, events: list[Event]) -> list[str]:
        """The lines for these events."""
        for event in events:
            self.tell_one(event)
        return [line for line in self.lines if not line.endswith(": ")]

    def tell_one(self, event: Event) -> None:
        """Add what one event says."""
        raise NotImplementedError

    # ---- lines

    def add(self, about: str, heading: str, clause: str, between: str = "; ") -> None:
        """A clause, on the line about the same thing or on a new one."""
        if self.about == about and self.lines:
            self.lines[-1] += clause if self.lines[-1].endswith(": ") else f"{between}{clause}"
        else:
            self.lines.append(f"{heading}{clause}")
        self.about = about

    def deed(self, seat: int, clause: str) -> None:
        """Something that a player did in his turn, with what it cost."""
        paid, self.paid = self.paid, 0
        cost = f" for {paid} gold" if paid else ""
        self.add(f"turn {seat}", f"{self.names.subject(seat)}: ", f"{clause}{cost}")

    def does(self, seat: int, verb: str) -> str:
        """Who does what: "you offer", "greedy offers"."""
        third = {"lose": "loses", "go": "goes"}.get(verb, f"{verb}s")
        return f"{self.names(seat)} {verb if self.names.is_you(seat) else third}"

    def line(self, words: str) -> None:
        self.lines.append(words)
        self.about = ""

    def follow(self, clause: str) -> None:
        """What followed from the last deed, whoever's it was."""
        if self.about:
            self.add(self.about, "", clause)
        else:
            self.line(f"{clause[:1].upper()}{clause[1:]}" if clause.startswith("the ") else clause)
            self.about = "more"

    # ---- war

    def sail(self, seat: int, clause: str) -> None:
        """Fleets sail in their owner's turn; in another's, Polyphemus drives them."""
        if self.about.startswith("turn ") and self.about != f"turn {seat}":
            self.follow(f"{self.names.possessive(seat)} {clause}")
        else:
            self.deed(seat, clause)

    def join_battle(self, attacker: int, defender: int, place: str) -> None:
        self.line(f"Battle at {place}, {self.names(attacker)} against {self.names(defender)}: ")
        self.about = "battle"
        self.battle_line = len(self.lines) - 1

    def fight(self, clause: str) -> None:
        self.add("battle", "The battle went on: ", clause)
        self.battle_line = len(self.lines) - 1

    def lose(self, seat: int, what: str, place: str) -> None:
        if self.about == "battle":
            self.fight(f"{self.does(seat, 'lose')} {what}")
        else:
            self.follow(f"{self.does(seat, 'lose')} {what} at {place}")

"""Why something is not possible, for people: the rule that forbids it and the numbers."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Refusal:
    """Why an action is not legal now.

    `key` names the message for translation, `args` holds its numbers and names, `text` is the English sentence.
    """

    rule: str
    key: str
    text: str
    args: dict[str, int | str] = field(default_factory=dict)

    def __str__(self) -> str:
        return f"{self.text} ({self.rule})" if self.rule else self.text


class IllegalAction(ValueError):
    """An action that is not legal now; the state is as it was."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal


class NotationError(ValueError):
    """A text that names no action or no position; says what was expected."""


class OptionError(ValueError):
    """A game, number of seats or option that does not exist; says which do."""

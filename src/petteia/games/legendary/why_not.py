"""Why an action is not legal: the rule that forbids it and the numbers."""

from __future__ import annotations

from ...core.refusal import Refusal
from . import actions as act
from .choices import choices
from .position import Position


def why_not(position: Position, action: int) -> Refusal | None:
    """The refusal of an action that is not legal; None for a legal one."""
    if not 0 <= action < act.TABLE_SIZE:
        return Refusal("", "no_such_action", f"There is no action {action}", {"action": int(action)})
    verb = act.VERB_OF[action]
    index = action - act.FIRST_ACTION[verb]
    if act.answers(position.asked, verb) and choices(position, verb) >> index & 1 == 1:
        return None
    return Refusal("L6.2", "other_question", "no")

"""Does the chance of a record follow from the seeds that were pledged before its first action?"""

from __future__ import annotations

from .record import Record
from .state import CHANCE


class NothingToVerify(Exception):
    """A record whose chance cannot be checked: nothing was pledged, or the seeds are not revealed yet."""


class Unfair(Exception):
    """A record whose chance is not what was pledged; says where, and what it should have been."""


def verify(record: Record) -> int:
    """Derive every action of chance again from the seeds of a record that was read, and so is right in all else.

    Returns how many there were. Raises `Unfair` at the first that is different.
    """
    if record.pledge is None:
        raise NothingToVerify("the record has no commitment: nothing was pledged of its chance")
    if record.seeds is None:
        raise NothingToVerify("the seeds are not revealed yet: that happens when the game has ended")
    pledged, revealed = record.pledge, record.seeds.pledge()
    if revealed.house != pledged.house:
        raise Unfair(f"the seed of the house has the SHA-256 {revealed.house}, but {pledged.house} was pledged")
    for seat, (found, expected) in enumerate(zip(revealed.players, pledged.players, strict=True)):
        if found != expected:
            raise Unfair(f"the seed of seat {seat} has the SHA-256 {found}, but {expected} was pledged")
    state = record.start()
    drawn = 0
    for number, entry in enumerate(record.entries, 1):
        if entry.actor == CHANCE:
            drawn += 1
            derived = record.seeds.draw(state, drawn)
            if derived != entry.action:
                raise Unfair(
                    f"action {number}, number {drawn} of chance, is {entry.text!r};"
                    f" from the seeds follows {state.text(derived)!r}"
                )
        state.play(entry.action)
    return drawn

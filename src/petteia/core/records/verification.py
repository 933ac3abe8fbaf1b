"""Does the chance of a record follow from the seeds pledged before its first action?"""

from __future__ import annotations

from ..contract.refusal import Worded
from ..engine.state import CHANCE
from .fair import UNORDERED
from .record import Record


class NothingToVerify(Worded):
    """A record whose chance cannot be checked: nothing was pledged, or the seeds are not revealed yet."""


class Unfair(Worded):
    """A record whose chance is not what was pledged; says where, and what it should have been."""


def verify(record: Record) -> int:
    """Recompute every action of chance from the seeds of a record, which has been read and so is otherwise correct.

    Returns how many there were. Raises `Unfair` at the first that differs.
    """
    if record.pledge is None:
        raise NothingToVerify(
            "the record has no commitment: nothing was pledged about its chance", "terminal-not-pledged"
        )
    if record.seeds is None:
        raise NothingToVerify(
            "the seeds are not revealed yet: that happens when the game has ended", "terminal-not-revealed"
        )
    pledged, revealed = record.pledge, record.seeds.pledge()
    if revealed.house != pledged.house:
        told = f"the seed of the house has the SHA-256 {revealed.house}, but {pledged.house} was pledged"
        raise Unfair(told, "unfair-house", found=revealed.house, expected=pledged.house)
    for seat, (found, expected) in enumerate(zip(revealed.players, pledged.players, strict=True)):
        if found != expected:
            told = f"the seed of seat {seat} has the hash {found}, but {expected} was pledged"
            raise Unfair(told, "unfair-player", seat=seat, found=found, expected=expected)
    state = record.start()
    drawn = 0
    for number, entry in enumerate(record.entries, 1):
        if entry.actor == CHANCE:
            drawn += 1
            derived = record.seeds.draw(state, drawn)
            if derived != entry.action:
                found, expected = repr(entry.text), repr(state.text(derived))
                told = f"action {number}, number {drawn} of chance, is {found}; the seeds give {expected}"
                named = {"action": str(number), "drawn": str(drawn)}
                raise Unfair(told, "unfair-chance", found=found, expected=expected, **named)
        state.play(entry.action)
    return drawn


def order_shown(record: Record) -> str:
    """What the hashes of a pledge show about the order of the seeds: `ordered` if the house's was fixed before the
    players gave theirs, `alone` if no player gave one, so that the house may have tried several secrets before it
    pledged this one, `unordered` in a record of scheme 1, which does not show it."""
    pledge = record.pledge
    assert pledge is not None
    if pledge.scheme == UNORDERED:
        return "unordered"
    return "ordered" if pledge.seeded else "alone"

"""How a review is made: searches look at every decision, luck is computed exactly, and the sums follow."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from math import sqrt
from typing import Final

from ..core.engine.state import CHANCE, State
from ..core.records.record import Record
from .chances import difference, estimated, halfway, luck_of, summed
from .grades import FROM, GRADES, HUNDREDTH, accuracy, grade_of
from .looking import Lens, lens, look_at, outlook, texts_of
from .result import Chances, Decision, Draw, Look, Option, Player, Review
from .thoughts import Thought, positions, thoughts_of

QUICK: Final = "quick"
DEEP: Final = "deep"
LEVELS: Final = (QUICK, DEEP)
PLANS: Final = {QUICK: 1, DEEP: 3}  # how many are compared with the one that was played
STANDS_OUT: Final = 2.0  # times the noise: a smaller difference cannot be told apart from it
MOST_TURNING_POINTS: Final = 6
MOST_DRAWS: Final = 4


def review(record: Record, level: str = QUICK, progress: Callable[[int, int], None] | None = None) -> Review:
    """Review a game. If it is not finished, the outlook of its last position counts as the result.

    `progress` is told how many decisions have been looked at, and how many there are.
    """
    wanted = to_look_at(record)
    looks = []
    for look in looked(record, wanted, level):
        looks.append(look)
        if progress is not None:
            progress(len(looks), len(wanted))
    return put_together(record, level, looks)


def lens_of(record: Record, level: str) -> Lens:
    """The lens of a level."""
    return lens(record.game, record.game.manifest.review[LEVELS.index(level)], PLANS[level])


def to_look_at(record: Record) -> list[Thought]:
    """The decisions in which there was something to choose."""
    return [thought for thought in thoughts_of(record) if thought.actor != CHANCE and not thought.forced]


def looked(record: Record, wanted: Sequence[Thought], level: str) -> Iterator[Look]:
    """Look at some decisions of a game, in order. Looks are independent, so the rest may be done elsewhere."""
    through = lens_of(record, level)
    places = positions(record, [thought.at for thought in wanted])
    for thought, position in zip(wanted, places, strict=True):
        played = [entry.action for entry in record.entries[thought.at : thought.upto]]
        yield look_at(through, position, thought.at, played)


def put_together(record: Record, level: str, looks: Sequence[Look]) -> Review:
    """The review that follows from the looks."""
    thoughts = thoughts_of(record)
    by_moment = {look.at: look for look in looks}
    draws = drawn(record)
    moments = curve(record, thoughts, by_moment, draws, lens_of(record, level))
    noise = noise_of(looks)
    decisions = tuple(
        decided(record, thought, state, by_moment.get(thought.at), moments, noise)
        for thought, state in zip(
            *with_positions(record, [thought for thought in thoughts if thought.actor != CHANCE]), strict=True
        )
    )
    return Review(
        game=record.game.id,
        version=record.game.version,
        level=level,
        turns=lens_of(record, level).turns,
        noise=noise,
        limits=dict(FROM),
        moments=moments,
        rounds=rounds_of(record),
        decisions=decisions,
        draws=tuple(draws.values()),
        players=tuple(
            player(seat, moments, decisions, tuple(draws.values()), by_moment) for seat in range(record.seats)
        ),
        turning_points=turning_points(decisions),
        draws_of_note=draws_of_note(tuple(draws.values())),
    )


def with_positions(record: Record, thoughts: list[Thought]) -> tuple[list[Thought], Iterator[State]]:
    return thoughts, positions(record, [thought.at for thought in thoughts])


# ---- luck


def drawn(record: Record) -> dict[int, Draw]:
    """All actions of chance, by the moment before them."""
    found: dict[int, Draw] = {}
    state = record.start()
    for number, entry in enumerate(record.entries):
        if entry.actor == CHANCE:
            found[number] = Draw(number, entry.text, luck_of(state, entry.action))
        state.play(entry.action)
    return found


def draws_of_note(draws: Sequence[Draw]) -> tuple[int, ...]:
    """The places of the draws that gave a seat the most, or took the most from it."""
    most = [max(map(abs, draw.luck)) for draw in draws]
    told = [place for place, luck in enumerate(most) if luck >= FROM["doubtful"] * HUNDREDTH]
    return tuple(sorted(sorted(told, key=lambda place: (-most[place], place))[:MOST_DRAWS]))


# ---- chances over time


def curve(
    record: Record, thoughts: Sequence[Thought], looks: dict[int, Look], draws: dict[int, Draw], through: Lens
) -> tuple[Chances, ...]:
    """The chances at every moment, from the end back: at a decision, what the searches say; before chance, the chances
    after it, minus the luck; where there was nothing to choose, the chances afterwards. They do not change in the
    middle of a thought."""
    moments: list[Chances] = [()] * (len(record.entries) + 1)
    moments[-1] = last_chances(record, through)
    for thought in reversed(thoughts):
        then = moments[thought.upto]
        if thought.actor == CHANCE:
            now = difference(then, draws[thought.at].luck)
        elif thought.at in looks:
            look = looks[thought.at]
            now = halfway(look.first, look.second)
        else:
            now = then
        for moment in range(thought.at, thought.upto):
            moments[moment] = now
    return tuple(moments)


def last_chances(record: Record, through: Lens) -> Chances:
    """How the game ended; if it has not, the outlook of the last position."""
    state = record.state
    return estimated(state) if state.over else outlook(through, state.copy(), 1).chances


def noise_of(looks: Sequence[Look]) -> int:
    """How far the mean of two searches usually is from the mean of many."""
    apart = [
        (one - other) ** 2
        for look in looks
        for first, second in ((look.first, look.second), *look.worths)
        for one, other in zip(first, second, strict=True)
    ]
    return round(sqrt(sum(apart) / len(apart)) / 2) if apart else 0


def rounds_of(record: Record) -> tuple[tuple[int, str, int], ...]:
    """The moments at which a round begins, each with the game's word for it and its number; none if the game does not
    say."""
    state = record.start()
    stages = [record.game.stage(state)]
    for entry in record.entries:
        state.play(entry.action)
        stages.append(record.game.stage(state))
    begun = [0, *(moment + 1 for moment, (before, now) in enumerate(pairwise(stages)) if now > before)]
    return tuple((moment, *stages[moment]) for moment in begun if stages[moment][0])


# ---- decisions


def decided(
    record: Record, thought: Thought, state: State, look: Look | None, moments: Sequence[Chances], noise: int
) -> Decision:
    """A decision compared with the best known plan."""
    seat = thought.actor
    plan = tuple(entry.action for entry in record.entries[thought.at : thought.upto])
    then = moments[thought.upto]
    played = Option(plan, texts_of(state, plan), then)
    others = (
        [
            Option(plan, texts_of(state, plan), halfway(first, second))
            for plan, (first, second) in zip(look.plans, look.worths, strict=True)
        ]
        if look is not None
        else []
    )
    options = sorted([played, *others], key=lambda option: -option.chances[seat])
    cost = options[0].chances[seat] - then[seat]
    if not stands_out(cost, noise):
        cost, options = 0, [played, *(option for option in options if option is not played)]
    better = cost > 0 and look is not None and options[0].actions == look.plans[0]
    line = (look.line if better and look is not None else options[0].actions) if cost else ()
    return Decision(
        at=thought.at,
        upto=thought.upto,
        seat=seat,
        grade=grade_of(cost),
        cost=cost,
        skill=difference(then, moments[thought.at]),
        played=played,
        options=tuple(options),
        line=line,
    )


def stands_out(cost: int, noise: int) -> bool:
    """Whether a difference between two plans stands out from the noise of the searches that judged them."""
    return cost >= STANDS_OUT * sqrt(2.0) * noise


def turning_points(decisions: Sequence[Decision]) -> tuple[int, ...]:
    """The places of the decisions that cost the most, in the order of the game."""
    told = [place for place, decision in enumerate(decisions) if decision.grade in FROM]
    return tuple(sorted(sorted(told, key=lambda place: (-decisions[place].cost, place))[:MOST_TURNING_POINTS]))


# ---- accounts


def player(
    seat: int,
    moments: Sequence[Chances],
    decisions: Sequence[Decision],
    draws: Sequence[Draw],
    looks: dict[int, Look],
) -> Player:
    """A seat's account."""
    seats = len(moments[0])
    luck = summed((draw.luck for draw in draws), seats)[seat]
    skill = summed((decision.skill for decision in decisions), seats)[seat]
    own = [decision for decision in decisions if decision.seat == seat and decision.at in looks]
    costs = [decision.cost for decision in own]
    initial, final = moments[0][seat], moments[-1][seat]
    return Player(
        seat=seat,
        initial=initial,
        final=final,
        luck=luck,
        skill=skill,
        lost=sum(costs),
        adjusted=final - luck,
        accuracy=accuracy(costs),
        grades={grade: sum(decision.grade == grade for decision in own) for grade in GRADES},
    )

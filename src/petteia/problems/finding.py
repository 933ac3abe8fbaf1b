"""Finds problems: bots play a game, and each of its decisions is examined, first briefly, then ten times as long.

Nearly all decisions pose no problem, so the cheapest checks come first, and anything unclear is dropped at once.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from ..arena.simulation import play_game
from ..bots import bot
from ..bots.simple import GreedyBot
from ..core.contract.event import Event
from ..core.contract.game import Game
from ..core.contract.registry import game as find_game
from ..core.engine.rng import Rng
from ..core.engine.state import CHANCE, State
from ..core.records.record import Record
from ..review.chances import CERTAIN
from ..review.looking import Lens, after, best_plans, lens, outlook, searched, texts_of, visited_plans
from ..review.thoughts import positions, thoughts_of
from .problem import Candidate, Plan, Problem
from .proving import GAP, Clear, Judge, Worths, all_plans, by_all_that_follows, by_search, mean, proved
from .rating import HARDEST, answer, rating

AT_FIRST: Final = (1, 2)  # the seeds of the first, short searches
TO_PROVE: Final = (3, 4)  # other seeds for the long ones, so that they are independent of the first
LONGER: Final = 10  # times as long as the first searches
MOST_OTHERS: Final = 3


def problems_of_game(id: str, seed: int, number: int) -> list[Problem]:
    """The problems in a game between bots, which follows from the seed of the run and the number of the game."""
    found = [problem_at(id, position, seed, number) for position in positions_of_game(id, seed, number)]
    return [problem for problem in found if problem is not None]


def positions_of_game(id: str, seed: int, number: int) -> list[str]:
    """The positions of that game in which there may be a problem, as text."""
    return [state.position() for state in decisions(find_game(id), Rng(seed).spawn(number), number)]


def problem_at(id: str, position: str, seed: int, number: int) -> Problem | None:
    """The problem that one of these positions poses, if any."""
    game = find_game(id)
    return problem_in(game, game.read(position), seed, number)


def decisions(game: Game, rng: Rng, number: int) -> Iterator[State]:
    """The positions of a game in which a seat that knows everything had something to decide. Its bots are weak enough
    to leave problems to find."""
    names = [game.manifest.hunt.level] * seats_of(game, number)
    record = Record(game, len(names), game.check_options({}), names, {})
    play_game(record, [bot(name, game.id) for name in names], rng)
    wanted = [thought.at for thought in thoughts_of(record) if thought.actor != CHANCE and not thought.forced]
    for state in positions(record, wanted):
        if state.knows_all(state.actor):
            yield state


def seats_of(game: Game, number: int) -> int:
    """The number of seats in a game of a run: it cycles through all allowed numbers up to the usual one."""
    counts = [seats for seats in game.seat_counts if seats <= game.usual_seats]
    return counts[number % len(counts)]


def problem_in(game: Game, state: State, seed: int = 0, number: int = 0) -> Problem | None:
    """The problem that a position poses, if one decision is clearly the best and a greedy player does not see it."""
    tempting = answer(game, state, GreedyBot(), Rng(seed))
    likely = seems_best(game, state, tempting)
    if likely is None:
        return None
    deep = lens(game, LONGER * game.manifest.hunt.turns, 0)
    exactly = by_all_that_follows(state)
    proof = proved(state, likely, exactly or by_search(deep, state, TO_PROVE))
    if proof is None or tempting in proof[0].solutions:
        return None
    clear, judged = proof
    hard = rating(game, state, clear.solutions)
    if hard == HARDEST and exactly is None:
        return None  # the judge stands alone, so it is not clear who is right
    line = (*clear.solutions[0], *outlook(deep, after(state, clear.solutions[0]), TO_PROVE[0]).line)
    lured = (*tempting, *outlook(deep, after(state, tempting), TO_PROVE[0]).line)
    return Problem(
        id=state.digest()[:10],
        game=game.id,
        version=game.version,
        position=state.position(),
        seat=int(state.actor),
        seats=int(state.seats),
        question=state.question,
        theme=game.theme(
            int(state.actor),
            happening(state, clear.solutions[0]),
            happening(state, line),
            happening(state, lured),
        ),
        rating=hard,
        gap=clear.gap,
        solutions=candidates(state, clear.solutions, judged),
        others=candidates(state, worth_telling(clear, tempting), judged),
        line=texts_of(state, line),
        seed=seed,
        number=number,
        exact=exactly is not None,
    )


def seems_best(game: Game, state: State, tempting: Plan) -> Clear | None:
    """The plan that is clearly best at first sight; None if there is none, or if it is the tempting one."""
    glance, quick = lens(game, game.manifest.review[0], 0), lens(game, game.manifest.hunt.turns, 0)
    if glance.turns < quick.turns and not much_at_stake(glance, state):
        return None
    liked = best_plans(quick, [searched(quick, state, AT_FIRST[0])], state)
    if not liked or liked[0] == tempting:
        return None
    judge = by_search(quick, state, AT_FIRST)
    rivals = [tempting, *[plan for plan in liked if plan[0] != liked[0][0]][:1]]
    if too_close(judge, liked[0], rivals) or proved(state, Clear(liked[:1], rivals), judge) is None:
        return None  # no need to look at all plans
    plans = all_plans(state, game.manifest.completing)
    others = [plan for plan in dict.fromkeys((*liked, *plans)) if plan != liked[0]]
    found = proved(state, Clear(liked[:1], others), judge) if liked[0] in plans else None
    return None if found is None or tempting in found[0].solutions else found[0]


def much_at_stake(glance: Lens, state: State) -> bool:
    """Whether the plans that a short search tries differ by as much as a solution has to."""
    tried = visited_plans(glance, searched(glance, state, AT_FIRST[0]), state)
    worths = [CERTAIN * total / visits for _, visits, total in tried]
    return bool(worths) and max(worths) - min(worths) >= GAP


def too_close(judge: Judge, best: Plan, rivals: Sequence[Plan]) -> bool:
    """Whether the first search already finds a rival within half of the gap that a solution needs. Searches seldom
    differ by more than the other half."""
    most = next(judge(best)) - GAP // 2
    return any(next(judge(rival)) > most for rival in rivals)


def worth_telling(clear: Clear, tempting: Plan) -> list[Plan]:
    """The most promising plans that are no solutions, the tempting one among them."""
    return list(dict.fromkeys((*clear.others[: MOST_OTHERS - 1], tempting, *clear.others)))[:MOST_OTHERS]


def candidates(state: State, plans: Sequence[Plan], judged: dict[Plan, Worths]) -> tuple[Candidate, ...]:
    """Plans as candidates, the best first."""
    order = sorted(plans, key=lambda plan: -mean(judged[plan]))
    return tuple(Candidate(texts_of(state, plan), mean(judged[plan])) for plan in order)


def happening(state: State, actions: Sequence[int]) -> list[Event]:
    """The events of some actions."""
    reached, events = state.copy(), list[Event]()
    reached.events = events
    for action in actions:
        reached.play(action)
    return events

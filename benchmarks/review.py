"""Whether reviews can be trusted: luck averages to zero, costs put the levels in order, chances come true, and planted
mistakes are found; and how long the first graph takes. The last line is JSON; a broken promise is told, and fails.

    .venv/bin/python benchmarks/review.py luck duel --games 2000
    .venv/bin/python benchmarks/review.py levels duel --games 40
    .venv/bin/python benchmarks/review.py calibration cyclades --games 100
    .venv/bin/python benchmarks/review.py planted duel --games 50
    .venv/bin/python benchmarks/review.py time legendary --games 5
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable, Sequence
from itertools import cycle, islice, permutations
from typing import Any

import petteia
from petteia import CHANCE, Record, Rng, State
from petteia.arena.statistics import mean_of_deals
from petteia.bots import Situation
from petteia.bots.levels import bot
from petteia.review.chances import CERTAIN, luck_of
from petteia.review.grades import FROM, HUNDREDTH
from petteia.review.looking import Lens, after, best_plans, lens, outlook, searched
from petteia.review.reviewing import DEEP, QUICK, looked, put_together, to_look_at
from petteia.review.thoughts import thoughts_of

LEVELS = ("novice", "easy", "medium", "hard")
BINS = 10
STRONG = "hard"
LONGER = 3  # times as long as a deep review: the searches that judge a planted mistake
OWN_SEEDS = (8, 9)  # of those searches
NAMED = 0.9  # of the planted mistakes, at least
FIRST_GRAPH = {"duel": 3.0}  # seconds at most
LATE_GRAPH = 10.0  # of other games
NEAR = 4  # how many decisions are looked at, beginning with the planted one


def played(game: str, bots: Sequence[str], rng: Rng, record: Record | None = None) -> Record:
    """Play a game between bots to its end, from its beginning or from where a record stops."""
    record = record or Record(petteia.game(game), len(bots))
    players = [bot(name, game) for name in bots]
    while not record.state.over:
        state = record.state
        if state.actor == CHANCE:
            record.play(int(state.draw(rng)))
        else:
            record.play(players[state.actor].choose(Situation(state.copy()), rng))
    return record


def seated(game: str, names: Sequence[str], index: int) -> list[str]:
    """The bots of a game, which change seats from game to game."""
    seats = petteia.game(game).usual_seats
    return list(islice(cycle(names), index % len(names), index % len(names) + seats))


def luck(game: str, games: int) -> dict[str, Any]:
    """The mean of the first seat's luck; it should be zero, within its interval."""
    totals = []
    for index in range(games):
        record = played(game, seated(game, ["easy"], index), Rng(index + 1))
        state, total = record.start(), 0
        for entry in record.entries:
            if entry.actor == CHANCE:
                total += luck_of(state, entry.action)[0]
            state.play(entry.action)
        totals.append(total / CERTAIN)
    found = mean_of_deals(totals)
    return {"mean": found.share, "low": found.low, "high": found.high, "nothing": found.low <= 0.0 <= found.high}


def levels(game: str, games: int) -> dict[str, Any]:
    """What the decisions of each level cost on average, in hundredths of a win. All levels meet the same others, in all
    seats."""
    lost: dict[str, list[float]] = {name: [] for name in LEVELS}
    for index, bots in enumerate(islice(cycle(permutations(LEVELS, petteia.game(game).usual_seats)), games)):
        review = petteia.review(played(game, bots, Rng(index + 1)))
        for player in review.players:
            decisions = sum(player.grades.values())
            lost[bots[player.seat]].append(100 * player.lost / CERTAIN / max(1, decisions))
    means = {name: sum(costs) / len(costs) for name, costs in lost.items() if costs}
    ordered = list(means.values())
    return {"cost of a decision": means, "ordered": ordered == sorted(ordered, reverse=True)}


def calibration(game: str, games: int) -> dict[str, Any]:
    """How often a chance came true, by tenths, and the Brier score by thirds of the game."""
    bins: list[list[float]] = [[] for _ in range(BINS)]
    brier: list[list[float]] = [[], [], []]
    for index in range(games):
        record = played(game, seated(game, [STRONG], index), Rng(index + 1))
        review = petteia.review(record)
        for decision in review.decisions:
            third = min(2, 3 * decision.at // len(record.entries))
            for seat, chance in enumerate(review.moments[decision.at]):
                said = min(max(chance / CERTAIN, 0.0), 1.0)
                came = record.state.reward(seat)
                bins[min(BINS - 1, int(BINS * said))].append(came)
                brier[third].append((said - came) ** 2)
    return {
        "came true": {
            f"{100 * place // BINS}-{100 * (place + 1) // BINS} %": [round(sum(one) / len(one), 3), len(one)]
            for place, one in enumerate(bins)
            if one
        },
        "brier by third": [round(sum(one) / len(one), 4) for one in brier if one],
    }


def planted(game: str, games: int) -> dict[str, Any]:
    """Games of strong bots in which one decision is replaced by the worst of the better half: does the review name it?
    It counts only if separate searches, longer than those of a deep review, find it a mistake. Of the review, only the
    planted decision and those after it are looked at."""
    plants, costly, named, costs = 0, 0, 0, []
    for index in range(games):
        rng = Rng(index + 1)
        bots = seated(game, [STRONG], index)
        whole = played(game, bots, rng)
        decisions = [one for one in thoughts_of(whole) if one.actor != CHANCE and not one.forced]
        thought = decisions[rng.below(len(decisions))]
        begun = Record(whole.game, whole.seats)
        for entry in whole.entries[: thought.at]:
            begun.play(entry.action)
        through = lens(begun.game, LONGER * begun.game.manifest.review[-1], 0)
        plans = best_plans(through, [searched(through, begun.state, OWN_SEEDS[0])], begun.state)
        if len(plans) < 4:
            continue
        plants += 1
        plant = plans[len(plans) // 2 - 1]
        cost = worth(through, begun.state, plans[0]) - worth(through, begun.state, plant)
        if cost < FROM["mistake"] * HUNDREDTH:
            continue
        costly += 1
        costs.append(round(cost / HUNDREDTH))
        for action in plant:
            begun.play(action)
        record = played(game, bots, rng, begun)
        near = [one for one in to_look_at(record) if one.at >= thought.at][:NEAR]
        review = put_together(record, DEEP, list(looked(record, near, DEEP)))
        named += next(one for one in review.decisions if one.at == thought.at).grade in FROM
    return {"planted": plants, "mistakes": costly, "named": named, "share": named / max(1, costly), "costs": costs}


def worth(through: Lens, state: State, plan: Sequence[int]) -> float:
    """What a plan is worth to the seat that is asked, according to searches that no review makes."""
    seat = int(state.actor)
    return sum(outlook(through, after(state, plan), seed).chances[seat] for seed in OWN_SEEDS) / len(OWN_SEEDS)


def duration(game: str, games: int) -> dict[str, Any]:
    """Seconds of processor time for the first graph."""
    took = []
    for index in range(games):
        record = played(game, seated(game, ["easy"], index), Rng(index + 1))
        begun = time.process_time()
        petteia.review(record, QUICK)
        took.append(time.process_time() - begun)
    return {"longest": max(took), "mean": sum(took) / len(took)}


WORKS: dict[str, Callable[[str, int], dict[str, Any]]] = {
    "luck": luck,
    "levels": levels,
    "calibration": calibration,
    "planted": planted,
    "time": duration,
}


def kept(what: str, game: str, found: dict[str, Any]) -> bool:
    """Whether what was found is what reviews promise."""
    if what == "luck":
        return bool(found["nothing"])
    if what == "planted":
        return bool(found["share"] >= NAMED)
    return what != "time" or bool(found["longest"] <= FIRST_GRAPH.get(game, LATE_GRAPH))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("what", choices=WORKS)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=20, help="how many games")
    given = parser.parse_args()
    found = WORKS[given.what](given.game, given.games)
    promise = kept(given.what, given.game, found)
    told = {"benchmark": f"review {given.what}", "game": given.game, "games": given.games, "kept": promise}
    print(json.dumps(told | found))
    return 0 if promise else 1


if __name__ == "__main__":
    sys.exit(main())

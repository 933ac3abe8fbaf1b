"""How hard the challenges of a game are: how often a bot that does not know the goals meets all of them, and how often
it wins, against the characters that they name. The last line is JSON.

    .venv/bin/python benchmarks/challenges.py cyclades --by hard --games 20

The deal that a challenge gives to everybody does not matter here: chance deals anew in every game.
"""

from __future__ import annotations

import argparse
import json
from typing import Any

from petteia.arena.simulation import Plan, simulate
from petteia.core.contract.challenge import Challenge
from petteia.core.contract.registry import game as find_game
from petteia.core.records.judging import judged
from petteia.core.records.notation import read


def measured(game: str, challenge: Challenge, by: str, games: int) -> dict[str, Any]:
    """The results of `games` games of one challenge."""
    rules = find_game(game)
    bots = list(challenge.others)
    bots.insert(challenge.seat, by)
    plan = Plan(game, tuple(bots), dict(challenge.options), seed=1, keep_records=True)
    met = won = 0
    for played in simulate(plan, games):
        record = read(played.record)
        actions = [entry.action for entry in record.entries]
        met += all(judged(rules, record.start(), actions, challenge.seat, challenge.goals))
        won += challenge.seat in played.result.winners
    return {"id": challenge.id, "met": met, "won": won, "games": games}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--by", default="hard", help="the bot that takes them up")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--only", default="", help="one of them, by its id")
    given = parser.parse_args()
    found = []
    for challenge in find_game(given.game).manifest.challenges:
        if given.only in ("", challenge.id):
            found.append(measured(given.game, challenge, given.by, given.games))
            print(f"{challenge.id:12} met {found[-1]['met']:3} won {found[-1]['won']:3} of {given.games}", flush=True)
    print(json.dumps({"game": given.game, "by": given.by, "challenges": found}))


if __name__ == "__main__":
    main()

"""A bot in Python that implements the protocol itself, and thinks with Petteia's engine.

petteia bot-check "python examples/bots/engine_bot.py"
petteia match duel --bots "cmd:python examples/bots/engine_bot.py,greedy" --games 20
"""

from __future__ import annotations

import json
import sys

import petteia
from petteia.bots import GreedyBot, Situation


def answer(asked: dict[str, object]) -> dict[str, object]:
    """The choice for a question: `position` is one that the seat could be in, so the engine can look ahead from it."""
    line = str(asked["position"])
    state = petteia.game(line.partition("/")[0]).read(line)
    action = GreedyBot().choose(Situation(state), petteia.Rng(int(str(asked["seed"]))))
    state.play(action)
    value = state.estimate(int(str(asked["seat"])))
    return {"type": "choice", "id": asked["id"], "action": action, "analysis": [{"action": action, "value": value}]}


def say(message: dict[str, object]) -> None:
    print(json.dumps(message), flush=True)


def main() -> None:
    for line in sys.stdin:
        heard = json.loads(line)
        if heard["type"] == "hello":
            say({"type": "hello", "protocol": 1, "name": "engine bot"})
        elif heard["type"] == "choose":
            say(answer(heard))
        elif heard["type"] == "quit":
            return


if __name__ == "__main__":
    main()

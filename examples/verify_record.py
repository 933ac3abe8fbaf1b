"""Derives all chance of a game again: python verify_record.py GAME.jsonl, a record as Petteia exports it.

This needs nothing but Python and shares no code with Petteia; docs/fair-chance.md describes what it does. It takes the
lists of what chance could have done from the record. Whether those are right, only somebody who knows the rules can
say: `petteia verify GAME.jsonl`.
"""

import hashlib
import hmac
import json
import sys
from itertools import accumulate

SPACE = 2**48


def sha256(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


def require(kept: bool, problem: str) -> None:
    if not kept:
        raise ValueError(problem)


def derive(house: bytes, players: list[str], number: int, total: int) -> int:
    attempt = 0
    while True:
        message = ":".join(["petteia", str(number), str(attempt), *players])
        word = int.from_bytes(hmac.digest(house, message.encode(), "sha256")[:6], "big")
        if word < SPACE - SPACE % total:
            return word % total
        attempt += 1


def verify(text: str) -> int:
    above, _, last = text.rstrip("\n").rpartition("\n")
    header, *actions, footer = map(json.loads, above.split("\n"))
    pledged, seeds = header["fair"], footer["seeds"]
    house = bytes.fromhex(seeds["house"])
    require(json.loads(last)["seal"] == sha256(f"{above}\n".encode()), "the seal is broken")
    require(sha256(house) == pledged["house"], "the seed of the house is not the one that was pledged")
    require([sha256(seed.encode()) for seed in seeds["players"]] == pledged["players"], "a player's seed was changed")
    require([action["n"] for action in actions] == list(range(1, len(actions) + 1)), "an action is missing")
    drawn = [action for action in actions if action["by"] == "chance"]
    for number, action in enumerate(drawn, 1):
        weights = action.get("weights", [1] * len(action["of"]))
        share = derive(house, pledged["players"], number, sum(weights))
        derived = next(text for text, end in zip(action["of"], accumulate(weights), strict=True) if share < end)
        require(derived == action["do"], f"action {action['n']} is {action['do']!r}, but {derived!r} follows")
    return len(drawn)


if __name__ == "__main__":
    try:
        with open(sys.argv[1], encoding="utf-8") as file:
            print(f"Verified: all {verify(file.read())} actions of chance follow from the seeds that were pledged.")
    except (OSError, KeyError, TypeError, ValueError) as error:
        sys.exit(f"Not verified: {error}")

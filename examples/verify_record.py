"""Recomputes all chance of a game: python verify_record.py GAME.jsonl, with a record as Petteia exports it.

This needs nothing but Python and shares no code with Petteia; docs/fair-chance.md describes what it does. It takes from
the record what chance could have done at each point. Checking those lists takes knowledge of the rules:
`petteia verify GAME.jsonl` does that.
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


def player_hash(scheme: int, house: str, seed: str) -> str:
    if scheme == 1 or seed == "":
        return sha256(seed.encode())
    require(len(seed) >= 64 and set(seed[:64]) <= set("0123456789abcdef"), "a seed begins with 64 digits")
    return sha256(f"petteia:seed:{house}:{seed}".encode())


def derive(house: bytes, players: list[str], number: int, total: int) -> int:
    attempt = 0
    while True:
        message = ":".join(["petteia", str(number), str(attempt), *players])
        word = int.from_bytes(hmac.digest(house, message.encode(), "sha256")[:6], "big")
        if word < SPACE - SPACE % total:
            return word % total
        attempt += 1


def verify(text: str) -> tuple[int, list[int]]:
    above, _, last = text.rstrip("\n").rpartition("\n")
    header, *actions, footer = map(json.loads, above.split("\n"))
    pledged, seeds = header["fair"], footer["seeds"]
    scheme, house = pledged.get("scheme", 1), bytes.fromhex(seeds["house"])
    hashes = [player_hash(scheme, pledged["house"], seed) for seed in seeds["players"]]
    require(json.loads(last)["seal"] == sha256(f"{above}\n".encode()), "the seal is broken")
    require(scheme in (1, 2), f"this program does not know scheme {scheme}")
    require(sha256(house) == pledged["house"], "the seed of the house is not the one that was pledged")
    require(hashes == pledged["players"] and len(hashes) == header["seats"], "a player's seed was changed")
    require([action["n"] for action in actions] == list(range(1, len(actions) + 1)), "an action is missing")
    drawn = [action for action in actions if action["by"] == "chance"]
    for number, action in enumerate(drawn, 1):
        weights = action.get("weights", [1] * len(action["of"]))
        share = derive(house, hashes, number, sum(weights))
        derived = next(text for text, end in zip(action["of"], accumulate(weights), strict=True) if share < end)
        require(derived == action["do"], f"action {action['n']} is {action['do']!r}, but {derived!r} follows")
    return len(drawn), [seat for seat, seed in enumerate(seeds["players"]) if seed and scheme == 2]


if __name__ == "__main__":
    try:
        with open(sys.argv[1], encoding="utf-8", newline="") as file:
            count, after = verify(file.read())
    except (OSError, KeyError, TypeError, ValueError) as error:
        sys.exit(f"Not verified: {error}")
    print(f"Verified: all {count} actions of chance follow from the seeds that were pledged.")
    print(
        f"The house's was fixed before those of seats {after}."
        if after
        else "Nothing shows that the house's came first."
    )

"""A verifier written from docs/fair-chance.md alone, step by step in its order. It shares no code with Petteia."""

from __future__ import annotations

import hashlib
import hmac
import json

HEXADECIMAL = set("0123456789abcdef")
EMPTY = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"


class NotVerified(Exception):
    """The number of the step of "How to verify a record" that failed, and what is wrong."""


def sha256(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


def demand(step: int, holds: bool, problem: str) -> None:
    if not holds:
        raise NotVerified(f"{step}: {problem}")


def judge(record: bytes) -> tuple[str, int]:
    """What is proven by the table at the end of that section, and how many actions of chance there were."""
    # The record: text in UTF-8; every line is a JSON object and ends with a line feed; nothing else ends a line
    lines = record.split(b"\n")
    demand(1, lines.pop() == b"", "the last line does not end")
    # 1. the seal is the hash of everything above it, line feeds included
    seal = json.loads(lines[-1])
    above = b"".join(line + b"\n" for line in lines[:-1])
    demand(1, "seal" in seal and seal["seal"] == sha256(above), "the seal is not the hash of what is above it")
    header, *actions, last = (json.loads(line.decode("utf-8")) for line in lines[:-1])
    demand(1, header["petteia"] == 1, "another format")
    # 2. there is a pledge of scheme 1 or 2, and the seeds are revealed
    demand(2, "fair" in header and "seeds" in last, "there is nothing to verify")
    fair, seeds = header["fair"], last["seeds"]
    scheme = fair.get("scheme", 1)
    demand(2, scheme in (1, 2), "a later version of the page")
    # 3. the house's hash is of the 32 bytes of the secret
    demand(3, len(seeds["house"]) == 64 and set(seeds["house"]) <= HEXADECIMAL, "no secret")
    secret = bytes.fromhex(seeds["house"])
    demand(3, fair["house"] == sha256(secret), "another secret")
    # 4. an item for each seat, and each player's hash is the one of his seed
    demand(4, len(fair["players"]) == len(seeds["players"]) == header["seats"], "not one for each seat")
    for shown, seed in zip(fair["players"], seeds["players"], strict=True):
        if scheme == 2 and seed != "":
            demand(4, len(seed) >= 64 and set(seed[:64]) <= HEXADECIMAL, "a seed without random bytes")
            demand(4, shown == sha256(f"petteia:seed:{fair['house']}:{seed}".encode()), "another seed")
        else:
            demand(4, shown == sha256(seed.encode()), "another seed")
    # 5. the actions are numbered from 1 without gaps
    demand(5, [action["n"] for action in actions] == [n + 1 for n in range(len(actions))], "an action is missing")
    # 6. every action by chance follows
    number = 0
    for action in actions:
        if action["by"] == "chance":
            number += 1
            weights = action.get("weights") or [1 for _ in action["of"]]
            demand(6, len(weights) == len(action["of"]), "not a weight for each outcome")
            follows = action["of"][outcome(secret, fair["players"], number, weights)]
            demand(6, action["do"] == follows, f"{action['n']}: {follows} follows, not {action['do']}")
    if scheme == 1:
        return "Every outcome follows from the seeds.", number
    if all(shown == EMPTY for shown in fair["players"]):
        return "The house's secret was fixed before the first action.", number
    return "The house's secret was fixed before these seats' hashes were made", number


def outcome(secret: bytes, hashes: list[str], number: int, weights: list[int]) -> int:
    """Which outcome, by "How an action of chance is derived"."""
    total = sum(weights)
    attempt = 0
    while True:
        message = f"petteia:{number}:{attempt}"
        for shown in hashes:
            message += ":" + shown
        word = int.from_bytes(hmac.new(secret, message.encode("ascii"), hashlib.sha256).digest()[:6], "big")
        if word >= 2**48 - (2**48 % total):
            attempt += 1
            continue
        share = word % total
        so_far = 0
        for index, weight in enumerate(weights):
            so_far += weight
            if so_far > share:
                return index

"""A bot that plays on a Petteia server over plain HTTP: a line of JSON for each event, a request for each answer.

    python examples/stream_bot.py http://127.0.0.1:8642 TOKEN

Make a bot account and a token with the scopes `read` and `play` (docs/server.md), then invite the bot to a table as
`@name`. This one accepts every invitation and plays at random, but builds whenever it can; yours will know better.
"""

import json
import random
import sys
from urllib.request import Request, urlopen


def open_url(path: str, body: dict[str, int] | None = None):  # type: ignore[no-untyped-def]
    headers = {"Authorization": f"Bearer {sys.argv[2]}", "Content-Type": "application/json"}
    return urlopen(Request(sys.argv[1] + path, json.dumps(body).encode() if body else None, headers))


def choose(asked: dict) -> int:  # type: ignore[type-arg]
    """One of the legal actions. What the seat may know is in asked["view"]."""
    building = [action for action in asked["actions"] if action["text"].startswith("build")]
    return int(random.choice(building or asked["actions"])["action"])


for line in open_url("/api/stream"):
    if not line.strip():  # the server is still there
        continue
    told = json.loads(line)
    if told["t"] == "challenged":  # …/leave would decline
        open_url(f"/api/tables/{told['table']}/join", {"seat": told["seat"]}).close()
    elif told["t"] == "asked":
        open_url(f"/api/tables/{told['table']}/act", {"n": told["n"], "action": choose(told)}).close()

"""What an action costs, part by part, and what that means for a community: docs/scale.md has the results.

    python benchmarks/scale.py [--actions 4000] [--measured FILE]

The parts are measured in this process, in processor time, so that other programs matter little. Then evenings are
simulated with these costs: people come, play and leave, on servers with one core each and one PostgreSQL. `--measured`
takes the costs from the last line of an earlier run. The last line is JSON.
"""

from __future__ import annotations

import argparse
import heapq
import json
import math
import random
import time
from collections import deque
from dataclasses import asdict, dataclass, replace
from pathlib import Path

from serving import header_of

from petteia import game as find_game
from petteia.core.engine.rng import Rng
from petteia.server.crowd import Room
from petteia.server.http.connections.wire import framed
from petteia.server.live.live_table import frame_of
from petteia.server.store.archive import save_held_entries
from petteia.server.store.works import REST
from petteia.server.table import messages as m
from petteia.server.table.course import Row
from petteia.server.table.step import Step
from petteia.server.table.table import Table


@dataclass(frozen=True)
class Costs:
    """Milliseconds of processor time for an action of Duel with two onlookers: of the server by parts, of the other
    server if it is forwarded, and of PostgreSQL."""

    rules: float  # the action, and what chance does after it
    view: float  # what each seat may see, and its question
    encode: float  # as JSON, in frames
    store: float  # the statement for PostgreSQL
    rest: float = 0.30  # sockets, limits, tasks, metrics: what a whole server takes beyond these
    forwarding: float = 0.12
    postgres: float = 0.15
    entries: float = 1.6  # rows per action

    @property
    def server(self) -> float:
        """The total in the server that has the table."""
        return self.rules + self.view + self.encode + self.store + self.rest


def measure(actions: int) -> Costs:
    """Play games of Duel at tables with two onlookers, and time each part."""
    rules = view = encode = store = 0.0
    count = entries = 0
    rng = Rng(1)
    while count < actions:
        table = table_of(rng.below(2**31))
        while table.playing and count < actions:
            course, action = table.course, rng.choice(table.state.legal())
            begun = time.process_time()
            told = [course.play(action, 0, 0), *table.let_chance_act(0)]
            played = time.process_time()
            step = table.publish(Step(), told)
            seen = time.process_time()
            for _, message in step.send:
                framed(frame_of(message))
            encoded = time.process_time()
            rows = [stored for stored in step.store if isinstance(stored, Row)]
            save_held_entries(table.header.id, rows, 1)
            done = time.process_time()
            rules, view = rules + played - begun, view + seen - played
            encode, store = encode + encoded - seen, store + done - encoded
            count += 1
            entries += len(rows)
    each = 1000 / count
    return Costs(rules * each, view * each, encode * each, store * each, entries=entries / count)


def table_of(seed: int) -> Table:
    """A game that has begun, with both players connected."""
    header = header_of("duel", 2)
    made = Table(header, find_game("duel"), lambda: 0, lambda: "next", lambda: seed.to_bytes(32))
    made.begin("user0")
    for seat in range(2):
        made.enter(seat, f"user{seat}", "")
        made.receive(seat, m.Hello(m.PROTOCOL))
    return made


# ---- the model

HALF_FULL = 0.5
COMMIT = 0.002  # seconds for a durable commit on a good disk


@dataclass(frozen=True)
class Community:
    """How people play: how many are online at a time, how long a decision takes, and how long a game is."""

    online: int
    seconds_a_decision: float = 9.0
    decisions: int = 75  # of both players, per game
    share_playing: float = 0.6  # the others read, watch and look around
    peak: float = 3.0  # activity in the busiest hour, relative to the average

    @property
    def actions_a_second(self) -> float:
        """At each table, one player is always deciding."""
        return self.online * self.share_playing / 2 / self.seconds_a_decision

    @property
    def games_a_day(self) -> float:
        return self.actions_a_second / self.decisions * 86_400 / self.peak


def needed(community: Community, costs: Costs, servers: int | None = None) -> dict[str, float]:
    """What a community needs: servers that are at most half busy and have sockets to spare, and PostgreSQL."""
    rate = community.actions_a_second
    count = servers or 1
    while servers is None and (
        rate / count * load_of(costs, count) > 500.0 or community.online > count * Room.house * HALF_FULL
    ):
        count += 1
    return {
        "online": community.online,
        "actions_a_second": round(rate),
        "games_a_day": round(community.games_a_day),
        "servers": count,
        "server_share": round(rate / count * load_of(costs, count) / 1000, 2),
        "postgres_cores": round(rate * costs.postgres / 1000, 2),
        "rows_a_day": round(community.games_a_day * community.decisions * costs.entries),
        "sockets_a_server": round(community.online / count),
    }


def load_of(costs: Costs, servers: int) -> float:
    """Milliseconds per action on all servers together: the more servers there are, the more often a socket is
    connected to the wrong one."""
    return costs.server + costs.forwarding * (1 - 1 / servers)


def simulate(community: Community, costs: Costs, servers: int, seconds: float, seed: int = 1) -> dict[str, float]:
    """Simulate an evening: actions come at random, wait for their server, and then for a commit that they share. Each
    server pauses between commits, and only one transaction on all servers writes at a time. Returns how long actions
    take."""
    rng = random.Random(seed)
    rate = community.actions_a_second
    free = [0.0] * servers  # when each has finished its work
    ready: list[deque[tuple[float, float]]] = [deque() for _ in range(servers)]  # earliest time of storing, and arrival
    at = 0.0
    while at < seconds:
        at += rng.expovariate(rate)
        server = rng.randrange(servers)
        free[server] = max(free[server], at) + load_of(costs, servers) / 1000
        ready[server].append((free[server], at))
    took: list[float] = []
    lock = busy = 0.0  # until when the lock is held, and how long it has been held in total
    next_commits = [(waiting[0][0], server) for server, waiting in enumerate(ready) if waiting]
    heapq.heapify(next_commits)
    while next_commits:
        wanted, server = heapq.heappop(next_commits)
        begin = max(lock, wanted)
        together = []
        while ready[server] and ready[server][0][0] <= begin:
            together.append(ready[server].popleft()[1])
        lock = begin + COMMIT + len(together) * costs.postgres / 1000
        busy += lock - begin
        took += [lock - came for came in together]
        if ready[server]:
            heapq.heappush(next_commits, (max(lock + REST, ready[server][0][0]), server))
    took.sort()
    return {
        "online": community.online,
        "servers": servers,
        "server_busy": round(rate * load_of(costs, servers) / 1000 / servers, 2),
        "writer_busy": round(busy / max(lock, seconds), 2),
        "p50_ms": round(1000 * took[len(took) // 2], 1),
        "p99_ms": round(1000 * took[math.floor(len(took) * 0.99)], 1),
    }


def breaking_point(costs: Costs, servers: int) -> int:
    """The largest community for that many servers: there are enough sockets, and actions take at most a tenth of a
    second."""
    low, high = 100, 1_000_000
    while high - low > low // 50:
        middle = (low + high) // 2
        community = Community(middle)
        if middle > servers * Room.house or simulate(community, costs, servers, 3.0)["p99_ms"] > 100:
            high = middle
        else:
            low = middle
    return low


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--actions", type=int, default=4_000)
    parser.add_argument("--measured", type=Path, help="the output of an earlier run")
    wanted = parser.parse_args()
    if wanted.measured is not None:
        costs = Costs(**json.loads(wanted.measured.read_text().splitlines()[-1])["costs"])
    else:
        costs = measure(wanted.actions)
    rounded = replace(costs, **{name: round(value, 4) for name, value in asdict(costs).items()})
    sizes = [needed(Community(online), rounded) for online in (100, 1_000, 10_000, 100_000)]
    evenings = [
        simulate(Community(online), rounded, count, 20.0) for online, count in ((1_000, 1), (10_000, 2), (100_000, 20))
    ]
    limits = {count: breaking_point(rounded, count) for count in (1, 2, 4, 8, 16, 32)}
    for size in sizes:
        print(size)
    for evening in evenings:
        print(evening)
    print("people at the limit:", limits)
    print(json.dumps({"costs": asdict(rounded), "sizes": sizes, "evenings": evenings, "limits": limits}))


if __name__ == "__main__":
    main()

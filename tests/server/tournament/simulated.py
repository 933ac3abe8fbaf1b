"""Tournaments without games: random results that favour stronger players; some come late, pause or do not show up."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random

from msgspec.structs import replace

from petteia.server.tournament.drawing import Course, draw_free, draw_round, fewest, rounds_of
from petteia.server.tournament.score import Entrant, Kind, Meeting, points_of, worth_of_bye

MINUTE = 60_000


@dataclass
class Simulation:
    """A tournament, round by round."""

    kind: Kind
    players: int
    rounds: int
    seed: int
    seats: int = 2
    possible: tuple[int, ...] = (2,)
    restless: bool = True  # some come late, some pause
    meetings: list[Meeting] = field(default_factory=list)
    drawn: int = 0

    def __post_init__(self) -> None:
        self.rng = Random(self.seed)
        self.entrants = [self.newcomer(number, 0) for number in range(self.players)]

    def newcomer(self, number: int, after: int) -> Entrant:
        return Entrant(f"p{number}", self.rng.randrange(1200, 1900), self.rng.getrandbits(30), after)

    @property
    def course(self) -> Course:
        return Course(self.kind, self.seats, self.possible, self.rounds, self.seed)

    def play(self) -> Simulation:
        """All rounds."""
        while self.drawn < rounds_of(self.course, len(self.entrants)):
            if self.restless and self.kind != "round_robin":
                self.come_and_go()
            self.drawn += 1
            found = draw_round(self.course, self.entrants, self.meetings, self.drawn)
            self.meetings += [self.played(seats) for seats in found]
        return self

    def come_and_go(self) -> None:
        if self.rng.random() < 0.3:
            self.entrants.append(self.newcomer(len(self.entrants), self.drawn))
        there = [one for one in self.entrants if not one.paused]
        for number, one in enumerate(self.entrants):
            if self.rng.random() < 0.05 and (one.paused or len(there) > fewest(self.kind) + 1):
                self.entrants[number] = replace(one, paused=not one.paused)
                there = [other for other in self.entrants if not other.paused]

    def played(self, seats: tuple[str, ...]) -> Meeting:
        if len(seats) == 1:
            return Meeting(self.drawn, seats, (worth_of_bye(self.kind),))
        absent = [self.rng.random() < 0.02 for _ in seats]
        strength = {one.user: one.rating for one in self.entrants}
        order = sorted(seats, key=lambda user: -strength[user] - self.rng.gauss(0, 200))
        places = [9 if away else order.index(user) for user, away in zip(seats, absent, strict=True)]
        if len(seats) == 2 and self.rng.random() < 0.05:
            places = [0, 0]
        return Meeting(self.drawn, seats, points_of(places), not any(absent) or len(seats) > 2)

    def play_arena(self, minutes: int) -> Simulation:
        """An hour of games that each take a while; whoever is free is paired every few seconds."""
        ends: dict[int, int] = {}
        free_since = {one.user: 0 for one in self.entrants}
        now = 0
        while now < minutes * MINUTE or ends:
            for number in [number for number, end in ends.items() if end <= now]:
                del ends[number]
                self.meetings[number] = self.played(self.meetings[number].seats)
                free_since |= dict.fromkeys(self.meetings[number].seats, now)
            busy = {user for number in ends for user in self.meetings[number].seats}
            if now < minutes * MINUTE:
                waiting = {user: now - since for user, since in free_since.items()}
                for seats in draw_free(self.entrants, self.meetings, waiting, busy):
                    ends[len(self.meetings)] = now + self.rng.randrange(4 * MINUTE, 15 * MINUTE)
                    self.meetings.append(Meeting(0, seats))
            now += 10_000
        return self
